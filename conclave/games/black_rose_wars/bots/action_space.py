"""The fixed list of single picks, for agents that number their actions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from conclave.games.black_rose_wars.rules.activating import ATTACK, STOP
from conclave.games.black_rose_wars.rules.activation import ACTIVATE, ENDS, EXPLORES, FIGHTS
from conclave.games.black_rose_wars.rules.movement import STAY
from conclave.games.black_rose_wars.rules.questions import DONE, HIDDEN, NO, NOBODY_AT_ALL, NONE, YES
from conclave.games.black_rose_wars.rules.spell_choices import IN_GRIMOIRE, IN_MEMORIES
from conclave.games.black_rose_wars.state.components import (
    SLOT_NAMES,
    Hex,
    MageCard,
    Order,
    Quest,
    Room,
    RoseBox,
    School,
    Spell,
)
from conclave.kernel.picks import ENOUGH

PLAIN: Final = (YES, NO, NONE, NOBODY_AT_ALL, DONE, HIDDEN, EXPLORES, FIGHTS, ENDS, ACTIVATE, ATTACK, STOP, STAY,
                IN_GRIMOIRE, IN_MEMORIES)
SLOT_VERBS: Final = ("cast", "wait", "keep", "answer", "discard", "return", "reload")
OPTIONS: Final = 4       # of a card that lets one choose
SLOTS: Final = 3         # for evocations
UMBRAS: Final = 3        # on a mage
SAME: Final = 4          # equal things at one full stop, with their numbers


def figure_notes(box: RoseBox) -> list[str]:
    """What every figure can be called: mages, evocations by slot and owner, Umbras by bearer."""
    mages = [card.name for card in box.mages] + ([box.avatar.name] if box.avatar is not None else [])
    notes = mages[:]
    for card in box.evocations:
        if card.assigned:
            notes += [f"{card.name} {number} on {mage}" for mage in mages for number in range(1, UMBRAS + 1)]
        else:
            notes += [f"{card.name} {slot} of {mage}" for mage in mages for slot in range(1, SLOTS + 1)]
    return notes


def all_notes(box: RoseBox) -> list[str]:
    """Every note that a pick of this game can have, each once."""
    notes = [ENOUGH, *[move.note for move in PLAIN], *SLOT_NAMES]
    notes += [f"{verb} {slot}" for verb in SLOT_VERBS for slot in SLOT_NAMES]
    notes += [f"option {number}" for number in range(1, OPTIONS + 1)]
    for card in box.cards:
        if isinstance(card, Room):
            notes += [card.name, f"go {card.name}"]
        elif isinstance(card, Spell):
            notes += [*copies(card.name, card.copies), f"{card.name}/reverse"]
        elif isinstance(card, Quest):
            notes += [card.name, f"use {card.name}"]
        elif isinstance(card, Hex):
            notes += [card.name, f"lift {card.name}"]
        elif isinstance(card, School):
            notes += [card.name, f"+{card.name}"]
        elif not isinstance(card, MageCard | Order):
            notes.append(card.name)
        if isinstance(card, Room):
            notes.append(f"+{card.name}")
        if not isinstance(card, Spell):
            notes += list(copies(card.name, SAME))
    figures = figure_notes(box)
    notes += ["rose", "+damage", *[f"{figure}#{number}" for figure in figures for number in range(2, SAME + 1)]]
    participants = [*[card.name for card in box.mages], "rose"]
    for figure in figures:
        word = figure.replace(" ", "-")
        notes += [f"+{word}", *[f"+{word}:{owner}" for owner in participants]]
    notes += [f"+{owner}" for owner in participants]
    notes += [*figures, *[f"order {figure}" for figure in figures], *[f"activate {figure}" for figure in figures]]
    return list(dict.fromkeys(notes))


def copies(name: str, count: int) -> Iterator[str]:
    """The notes of equal cards beside each other: `torment`, `torment#2`."""
    yield name
    for number in range(2, count + 1):
        yield f"{name}#{number}"
