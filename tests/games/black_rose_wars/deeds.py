"""Effects on a table of their own: sentences in the language of the cards, carried out by somebody who answers in text.

    table = laid("at=arena | at=throne bar=11")
    perform(table, 0, "[[{op: damage, n: 2}]]", target=1)

Rooms lie in the order of the content files, with the Black Rose Room in the middle.
"""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.cards.box import open_box
from conclave.games.black_rose_wars.cards.language import LANGUAGE
from conclave.games.black_rose_wars.effects.matters import SPELL, Working
from conclave.games.black_rose_wars.effects.scope import effect_of
from conclave.games.black_rose_wars.rules.stops import STOPS
from conclave.games.black_rose_wars.state.components import COMBAT, FIRST_EVOCATION, ON_SELF, Sentences, Side, Target
from conclave.games.black_rose_wars.state.fields import FIGURES
from conclave.games.black_rose_wars.state.model import Table
from conclave.games.black_rose_wars.state.positions import read_position
from conclave.kernel.content import read_text
from conclave.kernel.decision import Decision
from conclave.kernel.events import Step
from conclave.kit.effects import NOBODY
from tests.games.scenes import position

BOX: Final = open_box()


def laid(text: str) -> Table:
    """A table out of a position."""
    return read_position(BOX, position(text))


def sentences_of(text: str) -> Sentences:
    """Sentences as they stand in a content file."""
    record = read_text(f"- {{id: specimen, sentences: {text}}}", "specimen.yaml")[0]
    return LANGUAGE.read(record).sentences("sentences")


def room(table: Table, name: str) -> int:
    """Where a room lies."""
    return table.position_of(name)


def figure(table: Table, name: str, nth: int = 1) -> int:
    """An evocation on the map."""
    found = [at for at in range(FIRST_EVOCATION, FIGURES) if table.place[at] >= 0 and table.evocation(at).name == name]
    return found[nth - 1]


def working(who: int, of: str = SPELL, card: str = "torment") -> Working:
    """An effect of a mage; of a combat spell, as far as it is one of a spell."""
    made = Working(of, who, BOX.by_name[card].index)
    made.type = COMBAT if of == SPELL else NOBODY
    made.side = Side(made.type, NOBODY, Target(ON_SELF, 0, "", "", 0, ""), [])
    return made


def carry_out(table: Table, effect: Working, text: str, *answers: str) -> list[str]:
    """Carry sentences out with their full stops; what was asked, `seat prompt`. All answers have to be needed."""
    return answered(STOPS.resolve(table, effect_of(effect), sentences_of(text)), *answers)


def perform(table: Table, who: int, text: str, *answers: str, target: int = NOBODY, area: str = "",
            of: str = SPELL) -> list[str]:
    """Carry sentences out for a mage, aimed at a figure or at a room."""
    effect = working(who, of)
    aim(table, effect, target, area)
    return carry_out(table, effect, text, *answers)


def aim(table: Table, effect: Working, target: int = NOBODY, area: str = "") -> None:
    """Name the target of an effect."""
    assert effect.side is not None
    if target >= 0 or area:
        effect.side.target.kind = 1
    effect.target = target
    effect.target_room = table.place[target] if target >= 0 else room(table, area) if area else NOBODY


def answered(step: Step, *answers: str) -> list[str]:
    """Run a step with these answers."""
    asked: list[str] = []
    left = list(answers)
    try:
        ask = next(step)
        while True:
            assert isinstance(ask, Decision)
            asked.append(f"{ask.seat} {ask.prompt.key}")
            assert left, f"{asked[-1]} is not answered: {[ask.write(answer) for answer in ask.answers()][:12]}"
            ask = step.send(ask.read(left.pop(0)))
    except StopIteration:
        assert not left, f"nobody was asked for {left}"
    return asked


def offered(step: Step) -> list[str]:
    """What the first question of a step offers."""
    ask = next(step)
    assert isinstance(ask, Decision)
    return [ask.write(answer) for answer in ask.answers()]


def offers(table: Table, who: int, text: str, target: int = NOBODY, area: str = "", of: str = SPELL) -> list[str]:
    """What the first question of some sentences offers."""
    effect = working(who, of)
    aim(table, effect, target, area)
    return offered(STOPS.resolve(table, effect_of(effect), sentences_of(text)))


def bar(table: Table, at: int) -> str:
    """Whose cubes lie on a figure."""
    return "".join([str(owner) for owner in table.bar[at]])


def cubes(table: Table, name: str) -> str:
    """Whose cubes lie in a room."""
    return "".join([str(owner) for owner in table.instability[room(table, name)]])


def where(table: Table, at: int) -> str:
    """The room of a figure, or `cell`."""
    return table.room(table.place[at]).name if table.in_lodge(at) else "cell"
