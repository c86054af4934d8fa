"""Spells on the move: drawing, shuffling, discarding, and what everybody learns from it (BR-STUDY, BR-SPELL, BR-DECK).

What is seen is noted in `table.secrets` (kit/secrets.py): places mixed unseen, cards looked at, cards turned up
(BR-STATE-3, BR-STATE-5). What asks somebody stands in spell_choices.py.
"""

from __future__ import annotations

from collections.abc import Sequence

from conclave.games.black_rose_wars.rules.values import end_lasting
from conclave.games.black_rose_wars.state.components import (
    EMPTY,
    FORGOTTEN,
    PERSONAL,
    REVEALED,
    ROSE,
    SCHOOLS,
    Card,
)
from conclave.games.black_rose_wars.state.fields import SLOTS
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.words import Words
from conclave.kit.effects import NOBODY


def card_list(table: Table, pieces: Sequence[int]) -> tuple[Words, ...]:
    """Pieces by their names, for events."""
    return tuple([table.box.card_of[piece].words for piece in pieces])


def hidden_spells(table: Table) -> list[list[int]]:
    """The piles in which equal spells cannot be told apart, in a step that is imagined once more; else none."""
    if not table.secrets.expected:
        return []
    return [*table.hand, *table.grimoire, *table.sheet, *table.library, *table.aside, table.forgotten]


def copy_of(table: Table, pieces: Sequence[int], card: Card) -> int:
    """A copy of a card among these pieces, -1 if there is none: one that everybody knows of, if there is one."""
    copies = [piece for piece in pieces if table.box.card_of[piece] is card]
    if len(copies) < 2:
        return copies[0] if copies else NOBODY
    return table.secrets.copy_among(copies, hidden_spells(table))


def copies_of(table: Table, pieces: Sequence[int], named: Sequence[int]) -> list[int]:
    """As many copies of the same cards as are named, those first of which everybody knows."""
    left, found = list(pieces), list[int]()
    for piece in named:
        found.append(copy_of(table, left, table.box.card_of[piece]))
        left.remove(found[-1])
    return found


def look(table: Table, seat: int, pieces: list[int], key: str, rule: str) -> None:
    """A mage takes or sees cards that nobody else sees."""
    table.secrets.look(seat, pieces)
    if pieces and table.told is not None:
        table.tell(key, (("seat", seat), ("count", len(pieces))), f"seat:{seat}", rule, True,
                   (("cards", card_list(table, pieces)),), (seat,))


def refill_grimoire(table: Table, seat: int) -> None:
    """The memories become the grimoire (BR-STUDY-2)."""
    fresh = table.memories[seat]
    table.memories[seat] = []
    table.secrets.shuffle(fresh, table.dice)
    table.grimoire[seat] = fresh
    if table.told is not None:
        table.tell("reshuffled", (("seat", seat), ("count", len(fresh))), f"seat:{seat}", "BR-STUDY-2", True)


def shuffle_memories(table: Table, seat: int) -> None:
    """Shuffle the memories into the grimoire; both are one lot afterwards."""
    if seat == ROSE:
        return  # its order deck is shuffled only by BR-AVATAR-40
    pieces = table.grimoire[seat] + table.memories[seat]
    count = len(table.memories[seat])
    table.memories[seat] = []
    pieces.sort()
    table.secrets.shuffle(pieces, table.dice)
    table.grimoire[seat] = pieces
    if table.told is not None:
        table.tell("shuffled-memories", (("seat", seat), ("count", count)), f"seat:{seat}", "BR-STUDY-2", True)


def shuffle_grimoire(table: Table, seat: int) -> None:
    """A searched grimoire is shuffled."""
    table.grimoire[seat].sort()
    table.secrets.shuffle(table.grimoire[seat], table.dice)


def draw_spells(table: Table, mage: int, n: int) -> list[int]:
    """Draw from the grimoire into the hand, as many as there are (BR-STUDY-2). No order can be taken (BR-AVATAR-13)."""
    drawn: list[int] = []
    if mage == ROSE:
        return drawn
    for _ in range(n):
        if not table.grimoire[mage]:
            if not table.memories[mage]:
                break
            refill_grimoire(table, mage)
        drawn.append(table.grimoire[mage].pop())
    table.hand[mage] += drawn
    look(table, mage, drawn, "drew", "BR-STUDY-3")
    return drawn


def draw_forgotten(table: Table, mage: int, n: int) -> list[int]:
    """Draw from the forgotten deck into the hand, as many as there are (BR-SPELL-6, BR-DECK-3)."""
    if mage == ROSE:
        return []
    drawn = [table.forgotten.pop() for _ in range(min(n, len(table.forgotten)))]
    table.hand[mage] += drawn
    look(table, mage, drawn, "drew-forgotten", "BR-SPELL-6")
    return drawn


def random_memory(table: Table, mage: int, n: int) -> list[int]:
    """Cards that chance takes out of the memories into the hand; all see which (BR-STATE-3)."""
    if mage == ROSE:
        return []
    taken: list[int] = []
    for _ in range(min(n, len(table.memories[mage]))):
        taken.append(table.memories[mage].pop(table.dice.below(len(table.memories[mage]))))
    table.hand[mage] += taken
    if taken and table.told is not None:
        table.tell("recalled", (("seat", mage), ("cards", card_list(table, taken))), f"seat:{mage}", "BR-STATE-3", True)
    return taken


def library_size(table: Table, school: int) -> int:
    """How many cards can be named of a school (BR-STUDY-11)."""
    return len(table.library[school]) + len(table.library_discard[school])


def from_school(table: Table, seat: int, school: int, n: int) -> list[int]:
    """Take cards from a school, whose empty deck is refilled from its discard pile (BR-DECK-1). Only `seat` looks."""
    drawn: list[int] = []
    for _ in range(n):
        if not table.library[school]:
            if not table.library_discard[school]:
                break
            fresh = table.library_discard[school]
            table.library_discard[school] = []
            table.secrets.shuffle(fresh, table.dice)
            table.library[school] = fresh
            if table.told is not None:
                table.tell("school-reshuffled", (("school", Words(f"card-{SCHOOLS[school]}")), ("count", len(fresh))),
                           f"card:{SCHOOLS[school]}", "BR-DECK-1", True)
        drawn.append(table.library[school].pop())
    table.secrets.look(seat, drawn)
    return drawn


def to_school(table: Table, piece: int) -> None:
    """A card goes face up to the discard pile of its school."""
    table.secrets.turn_up(piece)
    table.library_discard[table.box.spell(piece).school].append(piece)


def retirable(table: Table, piece: int) -> bool:
    """Whether a spell has a school pile to go to (BR-STUDY-6)."""
    return table.box.spell(piece).school < PERSONAL


def out_of_hand(table: Table, seat: int, piece: int) -> None:
    """Take a card out of a hand in the open. If everybody knew of an equal one there, it might have been that one."""
    hand, secrets = table.hand[seat], table.secrets
    if not secrets.knows(table.seats, piece):
        card = table.box.card_of[piece]
        for other in hand:
            if table.box.card_of[other] is card and other != piece and secrets.knows(table.seats, other):
                secrets.swap(piece, other)
                break
    hand.remove(piece)
    secrets.turn_up(piece)


def to_memories(table: Table, seat: int, piece: int) -> None:
    """A card out of the hand goes face up to the memories of its owner (BR-STUDY-1)."""
    out_of_hand(table, seat, piece)
    table.memories[seat].append(piece)
    if table.told is not None:
        card = table.box.card_of[piece]
        table.tell("discarded", (("seat", seat), ("card", card.words)), card.thing, "BR-STUDY-1", True)


def reveal_in(table: Table, at: int) -> None:
    """The spell in a slot is turned face up."""
    piece = table.sheet[at][0]
    table.stage[at] = REVEALED
    table.secrets.turn_up(piece)


def leaves_sheet(table: Table, at: int) -> int:
    """The spell in a slot leaves the sheet: what it changed is over, and its token goes back (BR-STABLE-3)."""
    piece = table.sheet[at].pop()
    table.stage[at] = EMPTY
    table.side[at] = 0
    table.marked[at] = NOBODY
    end_lasting(table, slot=at)
    return piece


def discard_from_sheet(table: Table, at: int) -> None:
    """A spell goes from the sheet to the memories; a revealed forgotten one leaves the game (BR-CLEAN-2, BR-SPELL-9)."""
    seat, revealed = at // SLOTS, table.stage[at] == REVEALED
    piece = leaves_sheet(table, at)
    card = table.box.spell(piece)
    table.secrets.turn_up(piece)
    gone = revealed and card.school == FORGOTTEN
    (table.lost if gone else table.memories[seat]).append(piece)
    if table.told is not None:
        table.tell("left-the-game" if gone else "discarded", (("seat", seat), ("card", card.words)), card.thing,
                   "BR-CLEAN-2" if gone else "BR-STUDY-1", not revealed)


def back_to_hand(table: Table, at: int) -> int:
    """A spell goes from the sheet back to the hand of its owner; whoever knew it, knows it still."""
    seat = at // SLOTS
    piece = leaves_sheet(table, at)
    table.hand[seat].append(piece)
    return piece


def mix_hand(table: Table, seat: int) -> None:
    """A mage lays spells of the own hand face down, or keeps them: nobody else can tell any more which is which.

    Spells that others know of come into a lot of their own before. Nobody then loses a spell in the lot of the hand,
    through which others go that were lost before, so that these lots need never be made one (kit/secrets.py).
    """
    secrets, hand = table.secrets, table.hand[seat]
    others = (2 << table.seats) - 1 - (1 << seat)
    known: dict[int, list[int]] = {}
    for piece in hand:
        if secrets.unseen_by(piece) & others != others:
            known.setdefault(secrets.rows[piece], []).append(piece)
    if sum([len(pieces) for pieces in known.values()]) < len(hand):
        for pieces in known.values():
            secrets.mix(pieces, seat)
    secrets.arrange(seat, hand)


def into_slot(table: Table, seat: int, slot: int, piece: int, side: int, stage: int) -> None:
    """A spell out of the hand is laid into a slot, face down. The caller has mixed the hand, as others see no faces."""
    at = table.slot(seat, slot)
    table.hand[seat].remove(piece)
    table.sheet[at] = [piece]
    table.side[at] = side
    table.stage[at] = stage
    table.marked[at] = NOBODY
