"""A table as one seat may imagine it: everything that the seat cannot know is dealt anew.

Who knows what about a face-down artifact follows from its *lot*, the shuffle that it came from:

- lot -1: nobody knows where it is (undealt cards, the decks of a first game);
- lots 0 to 3: the 8 cards that this seat was dealt or drafted; that seat knows them as a set;
- lots from 8 up: cards that were face up before they were shuffled (a reshuffled discard pile, the open draft of a
  match, the presets of a first game); everybody knows them as a set.

In a draft, a seat also knows which cards went round after it had passed them on. Cards that the seat can see by now, in
the middle of a step, stay where they were when the step began.
"""

from __future__ import annotations

from conclave.games.res_arcana.rules.setup import FIRST_OPEN_LOT, PACK, UNKNOWN_LOT
from conclave.games.res_arcana.state import insight
from conclave.games.res_arcana.state.model import Board
from conclave.kernel.dice import Dice

Slot = tuple[list[int], int]


def redeal(board: Board, now: Board, seat: int | None, dice: Dice) -> None:
    """Make the board one that this seat may be in, given what it sees `now`."""
    seen = visible(now, seat)
    homes = _hidden_slots(board, seen)
    _deal_unknown(board, homes, seat, dice)
    _fill_homes(board, homes, dice)
    if seat is not None:
        _settle_blocks(board.deck[seat], board.insight[insight.own_deck(seat)], seen, dice)
    _shuffle_monuments(board, seat, seen, dice)
    _redeal_mages(board, seat, dice)


def visible(board: Board, seat: int | None) -> set[int]:
    """The cards whose place this seat sees or knows exactly."""
    seen: set[int] = set()
    for pile in (*board.play, *board.discard):
        seen.update(pile)
    seen.update(board.monuments)
    if board.variant == "match":
        for pile in (*board.pack, *board.kept):
            seen.update(pile)
    if seat is not None:
        seen.update(board.hand[seat])
        if board.variant == "draft" and board.pack:
            seen.update(board.pack[seat])
        if board.kept:
            seen.update(board.kept[seat])
        for at in (insight.own_deck(seat), insight.monument_deck(seat)):
            for size, cards in board.insight[at]:
                if size == 1:
                    seen.update(cards)
    return seen


def _hidden_slots(board: Board, seen: set[int]) -> dict[int, list[Slot]]:
    """Every place of an artifact that the seat cannot see into, by its home: a lot, or a pile of no lot (below 0)."""
    piles = [board.aside, *board.hand, *board.deck]
    if board.variant == "draft":
        piles += [*board.pack, *board.kept]
    homes: dict[int, list[Slot]] = {}
    for number, pile in enumerate(piles):
        for at, card in enumerate(pile):
            if card not in seen:
                lot = board.lot[card]
                homes.setdefault(lot if lot != UNKNOWN_LOT else -1 - number, []).append((pile, at))
    return homes


def _deal_unknown(board: Board, homes: dict[int, list[Slot]], seat: int | None, dice: Dice) -> None:
    """Exchange cards between homes that the seat cannot tell apart; lots and draft marks stay with the homes."""
    groups: dict[int, list[tuple[int, int, int]]] = {}
    for home in sorted(homes):
        for at, (pile, place) in enumerate(homes[home]):
            group = _group(board, pile[place], seat)
            if group is not None:
                groups.setdefault(group, []).append((home, board.drafted[pile[place]], at))
    drafted = list(board.drafted)
    for group in sorted(groups):
        places = sorted(groups[group], key=_home_and_mark)
        cards = sorted([homes[home][at][0][homes[home][at][1]] for home, _, at in places])
        dice.shuffle(cards)
        for (home, mark, at), card in zip(places, cards, strict=True):
            pile, place = homes[home][at]
            pile[place] = card
            board.lot[card] = max(home, UNKNOWN_LOT)
            drafted[card] = mark
    board.drafted = tuple(drafted)


def _home_and_mark(place: tuple[int, int, int]) -> tuple[int, int]:
    return place[0], place[1]


def _fill_homes(board: Board, homes: dict[int, list[Slot]], dice: Dice) -> None:
    """Within a home, every order is possible."""
    for home in sorted(homes):
        cards = sorted([pile[at] for pile, at in homes[home]])
        dice.shuffle(cards)
        for (pile, at), card in zip(homes[home], cards, strict=True):
            pile[at] = card


def _group(board: Board, card: int, seat: int | None) -> int | None:
    """Which cards this one may be exchanged with; None if the seat knows its lot."""
    lot = board.lot[card]
    if lot >= FIRST_OPEN_LOT or (lot == seat and lot >= 0):
        return None
    mark = board.drafted[card]
    if mark >= 0 and seat is not None:
        return _draft_group(board, mark, seat)
    return UNKNOWN_LOT


def _draft_group(board: Board, mark: int, seat: int) -> int:
    """Cards of one pack that left it between two moments at which the seat held it (RA-DRAFT-2)."""
    origin, pick = divmod(mark, 8)
    half, owner = divmod(origin, 4)
    step = 1 if half == 0 else -1
    now = PACK  # the first half is over once the second is dealt
    if board.pack and board.drafted[board.pack[0][0]] // 32 == half:
        now = PACK - len(board.pack[0])
    held = [at for at in range(PACK) if (owner + step * at) % board.seats == seat]
    before = [at for at in held if at < pick and at <= now]
    if not before:
        return UNKNOWN_LOT
    return origin * 8 + max(before)


def _settle_blocks(deck: list[int], blocks: insight.Blocks, seen: set[int], dice: Dice) -> None:
    """Put the cards of larger blocks back into their blocks, in any order; what is seen by now never moved."""
    top = len(deck)
    for size, cards in blocks:
        if size > 1:
            inside = [place for place in range(top - size, top) if deck[place] not in seen]
            for card in cards:
                at = deck.index(card)
                if card not in seen and at not in inside:
                    free = next(place for place in inside if deck[place] not in cards)
                    deck[at], deck[free] = deck[free], deck[at]
            order = [deck[place] for place in inside]
            dice.shuffle(order)
            for place, card in zip(inside, order, strict=True):
                deck[place] = card
        top -= size


def _shuffle_monuments(board: Board, seat: int | None, seen: set[int], dice: Dice) -> None:
    deck = board.monument_deck
    places = [at for at, card in enumerate(deck) if card not in seen]
    cards = sorted([deck[at] for at in places])
    dice.shuffle(cards)
    for at, card in zip(places, cards, strict=True):
        deck[at] = card
    if seat is not None:
        _settle_blocks(deck, board.insight[insight.monument_deck(seat)], seen, dice)


def _redeal_mages(board: Board, seat: int | None, dice: Dice) -> None:
    """Rivals' dealt mages and those in the box are unknown until the reveal, and the rejected ones for good."""
    piles = [board.aside_mages] + [dealt for other, dealt in enumerate(board.dealt_mages) if other != seat]
    cards = sorted([mage for pile in piles for mage in pile])
    dice.shuffle(cards)
    for pile in piles:
        for at in range(len(pile)):
            pile[at] = cards.pop()
