"""Physical attacks of mages and evocations (BR-ACTION-10, BR-ACTION-21, BR-EVOC-11)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.rules import values
from conclave.games.black_rose_wars.rules.cubes import deal_damage
from conclave.games.black_rose_wars.rules.naming import (
    card_thing,
    figure_note,
    figure_thing,
    figure_words,
    of_card,
)
from conclave.games.black_rose_wars.rules.places import in_range
from conclave.games.black_rose_wars.rules.reaching import controller_of, harmable
from conclave.games.black_rose_wars.state.components import Move
from conclave.games.black_rose_wars.state.fields import FIGURES
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.decision import Prompt
from conclave.kernel.events import Step
from conclave.kernel.words import Words
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
                               figure_thing(figure), (("figure", figure_words(table, figure)), *of_card(table, scope.card)))
    if table.told is not None:
        table.tell("attacks", (("figure", figure_words(table, figure)), ("victim", figure_words(table, victim))),
                   card_thing(table, scope.card) or figure_thing(figure), "BR-ACTION-10")
    n = values.strength(table, figure, scope) + bonus
    yield from deal_damage(table, scope, dealer, [(victim, n)], PHYSICAL_ATTACK, figure)


def figure_move(table: Table, figure: int) -> Move:
    """A figure as something to choose."""
    return Move("figure", figure, figure_note(table, figure),
                Words("pick-figure", (("figure", figure_words(table, figure)),)), (figure_thing(figure),))
