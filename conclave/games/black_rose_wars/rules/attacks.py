"""Physical attacks of mages and evocations (BR-ACTION-10, BR-ACTION-21, BR-EVOC-11)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.rules import values
from conclave.games.black_rose_wars.rules.cubes import deal_damage
from conclave.games.black_rose_wars.rules.naming import figure_thing, figure_told, figure_words, targets_told
from conclave.games.black_rose_wars.rules.places import in_range
from conclave.games.black_rose_wars.rules.questions import figure_move, source, thing_of
from conclave.games.black_rose_wars.rules.reaching import controller_of, harmable
from conclave.games.black_rose_wars.state.fields import FIGURES
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.decision import Prompt
from conclave.kernel.events import Step
from conclave.kit.asking import one_of
from conclave.kit.effects import NOBODY, Scope

ATTACK: Final = Prompt("ask-attack", "BR-ACTION-10")
PHYSICAL_ATTACK: Final = "physical"


def attackable(table: Table, figure: int, reach: int = 0) -> list[int]:
    """Whom a figure can attack now: those within reach that are not immune to it (BR-ACTION-21)."""
    dealer = controller_of(table, figure)
    rooms = in_range(table.place[figure], reach + values.attack_range(table, figure))
    if not rooms:
        return []
    return [other for other in range(FIGURES)
            if table.place[other] in rooms and other != figure and harmable(table, other, dealer)]


def attack(table: Table, scope: Scope, figure: int, bonus: int = 0, reach: int = 0, to: int = NOBODY) -> Step:
    """One physical attack, which has to be carried out if there is anybody to attack; on `to` or nobody if it is named."""
    found = attackable(table, figure, reach)
    if to >= 0:
        found = [to] if to in found else []
    if not found:
        return
    dealer = controller_of(table, figure)
    victim = yield from one_of(table.decider(dealer), ATTACK, found, [figure_move(table, other) for other in found],
                               figure_thing(figure), (("figure", figure_words(table, figure)), *source(table, scope.card)))
    if table.told is not None:
        table.tell("attacks", (*figure_told(table, figure), ("victim", figure_words(table, victim)),
                               ("targets", targets_told(table, victim))),
                   thing_of(table, scope.card) or figure_thing(figure), "BR-ACTION-10")
    n = values.strength(table, figure, scope) + bonus
    yield from deal_damage(table, scope, dealer, [(victim, n)], PHYSICAL_ATTACK, figure)
