"""A made-up title for the tests of chains: monks with traps up their sleeves, in rooms that crumble."""

from __future__ import annotations

from typing import ClassVar, Final

from conclave.kernel.content import read_text
from conclave.kernel.decision import Amounts, Ask, Choose, ChooseSome, Decision, Option, Prompt
from conclave.kernel.dice import Dice
from conclave.kernel.events import Occurrence, Step
from conclave.kernel.game import State
from conclave.kit import flow
from conclave.kit.effects import NOBODY, SELF, Number, Op, Scope, Selector
from conclave.kit.language import Fields, Language, Word, verb
from conclave.kit.stops import Declared, FullStops, Picked, Response

ANSWER: Final = Prompt("answer", "AB-1")
WHICH: Final = Prompt("answer-first", "AB-2")
IGNORE: Final = Prompt("ignore", "AB-3")
TARGET: Final = 2
TRIGGER: Final = 3
DEALER: Final = 4
HEALTH: Final = 10
CELLAR: Final = -1
SPELLS: Final = """
- {id: worm, when: enters_room, about: other, sentences: [
    [{op: aim, who: trigger}], [{op: damage, n: 2, who: target}, {op: hex, who: target}],
    [{op: crumble, who: target, n: {per: hexes}}]]}
- {id: haunting, when: suffers_damage, sentences: [[{op: ignore, n: 3}, {op: damage, who: dealer, n: {per: ignored}}]]}
- {id: curse, when: suffers_damage, sentences: [
    [{op: aim, who: dealer}], [{op: damage, n: 2, who: target}], [{op: hex, who: target}]]}
- {id: mirror, when: suffers_damage, sentences: [[{op: damage, who: dealer}], [{op: damage, who: dealer}]]}
- {id: shrine, when: suffers_damage, must: true, sentences: [[{op: hex, n: -1}]]}
- {id: bell, when: put_in_cellar, about: other, must: true, sentences: [[{op: hex, who: trigger}]]}
- {id: litany, sentences: [[{op: each, who: all, do: [{op: penance, n: 2}]}], [{op: penance}]]}
- {id: storm, sentences: [[{op: damage, n: 2, who: others}, {op: hex, who: others}], [{op: crumble}]]}
- {id: torment, sentences: [[{op: damage, n: 9, who: others}], [{op: hex, who: others}]]}
"""


class Abbey(State):
    """Damage by victim and dealer, hexes, rooms and what crumbles in them, traps, and what has happened."""

    __slots__ = ("crumbled", "damage", "due", "hexes", "log", "room", "traps")

    def __init__(self, traps: list[list[str]]) -> None:
        self.seats = len(traps)
        self.agenda = []
        self.dice = Dice(1, 0)
        self.told = None
        self.traps = [[number_of(name) for name in held] for held in traps]
        self.damage = [[0] * (self.seats + 1) for _ in traps]  # the last dealer is the abbey
        self.hexes = [0] * self.seats
        self.room = [0] * self.seats
        self.crumbled = [0] * 3
        self.due: list[Occurrence] = []
        self.log: list[str] = []


class Spell:
    """A spell; one with `when` is a trap, and answers if it can or, with `must`, whenever it can."""

    def __init__(self, fields: Fields[Abbey]) -> None:
        self.name = fields.text("id")
        self.when = fields.one_of("when", ["", *fields.language.events], "")
        self.about = fields.one_of("about", ("self", "other"), "self")
        self.must = fields.flag("must")
        self.sentences = fields.sentences("sentences")
        fields.close()


def damage(state: Abbey, scope: Scope, who: int, n: int) -> None:
    """Deal damage in the name of the one who acts."""
    suffer(state, who, scope.roles[SELF], n)


def penance(state: Abbey, scope: Scope, who: int, n: int) -> None:
    """The abbey deals damage."""
    suffer(state, who, state.seats, n)


def suffer(state: Abbey, who: int, dealer: int, n: int) -> None:
    if n > 0 and state.room[who] != CELLAR:
        state.damage[who][dealer] += n
        state.log.append(f"{who} suffers {n} from {dealer}")
        state.due.append(Occurrence("suffers_damage", who, dealer, n))


def give_hex(state: Abbey, scope: Scope, who: int, n: int) -> None:
    """Give a hex."""
    state.hexes[who] = max(0, state.hexes[who] + n)
    state.log.append(f"{who} has {state.hexes[who]} hexes")


def crumble(state: Abbey, scope: Scope, who: int, n: int) -> None:
    """The room of somebody crumbles."""
    if state.room[who] != CELLAR:
        state.crumbled[state.room[who]] += n
        state.log.append(f"room {state.room[who]} crumbles by {n}")


def aim(state: Abbey, scope: Scope, who: int, n: int) -> None:
    """Make somebody the target of this and the following sentences."""
    scope.roles[TARGET] = who


class Ignore(Op[Abbey]):
    """Take back up to `n` of the damage that the finished sentence dealt."""

    def __init__(self, fields: Fields[Abbey]) -> None:
        self.n = fields.number("n")
        self.asks = True

    def ask(self, state: Abbey, scope: Scope) -> Step:
        dealt = scope.matter
        assert isinstance(dealt, Occurrence)
        most = min(self.n.value(state, scope), dealt.amount)
        answer = yield Amounts(scope.roles[SELF], IGNORE, [Option("damage")], (0,), (most,), 0, most)
        assert isinstance(answer, tuple)
        ignored = answer[0]
        assert isinstance(ignored, int)
        state.damage[dealt.who][dealt.by] -= ignored
        dealt.amount -= ignored
        scope.bind("ignored", [ignored])
        state.log.append(f"{dealt.who} ignores {ignored}")


class Hexes(Number[Abbey]):
    """The hexes of the target, or what was ignored."""

    def __init__(self, fields: Fields[Abbey]) -> None:
        self.what = fields.one_of("per", ("hexes", "ignored"))

    def value(self, state: Abbey, scope: Scope) -> int:
        return state.hexes[scope.roles[TARGET]] if self.what == "hexes" else sum(scope.recall("ignored"))


class Everybody(Selector[Abbey]):
    """All monks, or all but the one who acts, in turn order."""

    def __init__(self, others: bool) -> None:
        self.others = others

    def find(self, state: Abbey, scope: Scope) -> list[int]:
        return [who for who in range(state.seats) if not self.others or who != scope.roles[SELF]]


class EachMonk(flow.Each[Abbey]):
    """One monk after another, with a full stop after each; inside, `self` is the monk in question."""

    role: ClassVar[int] = SELF

    def between(self, state: Abbey) -> Step:
        yield from TRAPS.settle(state)


class Traps(FullStops[Abbey]):
    """Traps answer in turn order; then whoever has suffered too much is put into the cellar."""

    def due(self, state: Abbey) -> list[Occurrence]:
        return state.due

    def order(self, state: Abbey) -> list[int]:
        return list(range(state.seats))

    def responses(self, state: Abbey, happened: list[Occurrence], owner: int) -> list[Response[Abbey]]:
        out: list[Response[Abbey]] = []
        for card in state.traps[owner]:
            spell = BOX[card]
            for occurrence in happened:
                if occurrence.event == spell.when and (occurrence.who == owner) == (spell.about == "self"):
                    scope = ABBEY.scope(owner, card, occurrence)
                    scope.roles[TRIGGER] = occurrence.who
                    scope.roles[DEALER] = occurrence.by
                    out.append(Response(owner, spell.name, scope, spell.sentences, not spell.must))
                    break
        return out

    def wanted(self, state: Abbey, happened: list[Occurrence], owner: int,
               offers: list[Response[Abbey]]) -> Declared[Abbey]:
        options = [Option(offer.name) for offer in offers]
        answer = yield ChooseSome(owner, ANSWER, options, 0, len(options))
        assert isinstance(answer, tuple)
        return [offer for offer, option in zip(offers, options, strict=True) if option in answer]

    def next_of(self, state: Abbey, owner: int, group: list[Response[Abbey]]) -> Picked[Abbey]:
        options = [Option(response.name) for response in group]
        answer = yield Choose(owner, WHICH, options)
        assert isinstance(answer, Option)
        return group[options.index(answer)]

    def declared(self, state: Abbey, response: Response[Abbey]) -> None:
        state.log.append(f"{response.owner} reveals {response.name}")
        if response.optional:
            state.traps[response.owner].remove(response.scope.card)

    def aftermath(self, state: Abbey, happened: list[Occurrence]) -> Step:
        for monk in sorted({one.who for one in happened if one.event == "suffers_damage"}):
            if sum(state.damage[monk]) >= HEALTH:
                state.room[monk] = CELLAR
                state.damage[monk] = [0] * (state.seats + 1)
                state.log.append(f"{monk} is put in the cellar")
                yield from self.tell(state, Occurrence("put_in_cellar", monk))


EVENTS: Final = ("enters_room", "suffers_damage", "put_in_cellar")
ABBEY: Final[Language[Abbey]] = Language(("target", "trigger", "dealer"), EVENTS, [
    verb("damage", damage), verb("penance", penance), verb("hex", give_hex), verb("crumble", crumble), verb("aim", aim),
    Word("op", "ignore", Ignore), Word("op", "each", EachMonk), Word("number", "per", Hexes),
    Word("who", "all", lambda fields: Everybody(False)), Word("who", "others", lambda fields: Everybody(True))])
BOX: Final = [Spell(ABBEY.read(record)) for record in read_text(SPELLS, "abbey.yaml")]
TRAPS: Final = Traps()


def number_of(name: str) -> int:
    """A spell by its name."""
    return [spell.name for spell in BOX].index(name)


def cast(state: Abbey, who: int, name: str, target: int = NOBODY) -> Step:
    """Carry out a spell, sentence by sentence."""
    scope = ABBEY.scope(who, number_of(name))
    scope.roles[TARGET] = target
    yield from TRAPS.resolve(state, scope, BOX[number_of(name)].sentences)


def play(step: Step, *lines: str) -> list[str]:
    """Answer questions with lines of text, in order; what was asked, as `seat prompt: options`."""
    left, asked = list(lines), []
    try:
        question = next(step)
        while True:
            decision = decision_of(question)
            asked.append(f"{decision.seat} {decision.prompt.key}")
            assert left, f"nobody expected the question {asked[-1]}"
            question = step.send(decision.read(left.pop(0)))
    except StopIteration:
        assert not left, f"never asked for {left}"
        return asked


def decision_of(question: Ask) -> Decision:
    """A question to one seat."""
    assert isinstance(question, Decision)
    return question
