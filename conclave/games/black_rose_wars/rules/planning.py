"""The planning phase: all at the same time and in secret lay spells face down on their sheets (section 15 of the rules)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.rules.phases import begin_phase
from conclave.games.black_rose_wars.rules.piles import copy_of, into_slot, mix_hand
from conclave.games.black_rose_wars.rules.questions import SLOT_MOVES
from conclave.games.black_rose_wars.state.components import READY, SLOT_NAMES, Move, Spell
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.decision import Decision, Option, Place, Prompt, Together
from conclave.kernel.events import Step
from conclave.kernel.words import Words
from conclave.kit.asking import placed

PLAN: Final = Prompt("ask-plan", "BR-PLAN-1")
LEAST: Final = 2
MOST: Final = 4
NUMBERED: Final = len(SLOT_NAMES) - 1  # they are filled from I on without a gap (BR-PLAN-3)


def side_move(spell: Spell, side: int) -> Move:
    """The option of planning a spell with one of its sides; an undivided one has only the main side (BR-SPELL-4)."""
    key = f"plan/{side}"
    found = spell.moves.get(key)
    if found is None:
        note = f"{spell.name}/reverse" if side else spell.name
        words = Words("move-plan", (("card", spell.words), ("side", "reverse" if side else "main")))
        found = Move("plan", spell.index, note, words, (spell.thing,), side)
        spell.moves[key] = found
    return found


def question(table: Table, seat: int) -> Place:
    """What a mage can plan: each spell of the hand with one of its sides (BR-PLAN-1 to BR-PLAN-4, BR-PLAN-6)."""
    spells: list[Spell] = []
    supply: list[int] = []
    for piece in table.hand[seat]:
        spell = table.box.spell(piece)
        if spell in spells:
            supply[spells.index(spell)] += 1
        else:
            spells.append(spell)
            supply.append(1)
    options: list[Option] = []
    groups: list[int] = []
    for group, spell in enumerate(spells):
        for side in range(1 if spell.undivided else 2):
            options.append(side_move(spell, side))
            groups.append(group)
    return Place(seat, PLAN, options, SLOT_MOVES, LEAST, MOST, NUMBERED, groups=tuple(groups), supply=tuple(supply))


def plan(table: Table) -> Step:
    """Everybody plans; then all see which slots are filled (BR-PLAN-1, BR-PLAN-5)."""
    begin_phase(table, "planning")
    asks = [question(table, seat) for seat in table.persons() if table.hand[seat]]
    if asks:
        sealed: list[Decision] = [*asks]
        answers = yield Together(tuple(sealed))
        assert isinstance(answers, tuple)
        for ask, answer in zip(asks, answers, strict=True):
            assert isinstance(answer, tuple)
            _lay(table, ask.seat, [(slot, ask.options[option]) for slot, option in placed(ask, answer)])
    table.agenda.append(("action-phase", 0))


def _lay(table: Table, seat: int, plan_of: list[tuple[int, Option]]) -> None:
    """Lay the planned spells into their slots; nobody else can tell them from those that stay in the hand."""
    mix_hand(table, seat)
    for slot, move in plan_of:
        assert isinstance(move, Move)
        piece = copy_of(table, table.hand[seat], table.box.cards[move.at])
        into_slot(table, seat, slot, piece, move.more, READY)
    if table.told is not None:
        slots = tuple([SLOT_MOVES[slot].words for slot, _ in plan_of])
        cards = tuple([move.words for _, move in plan_of])
        table.tell("planned", (("seat", seat), ("count", len(plan_of)), ("slots", slots)), f"seat:{seat}", "BR-PLAN-5",
                   True, (("plans", cards),), (seat,))
