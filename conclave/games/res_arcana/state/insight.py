"""What a seat has learnt about the order of a deck by looking at it (RA-LOOK-1, RA-INFO-4).

The board keeps two insights for each seat: into its own artifact deck (`2 * seat`) and into the monument deck
(`2 * seat + 1`). An insight is a row of blocks from the top of the deck down: a block of size n with some cards says
that these cards are among its n cards, in an order that the seat does not know. A block of size 1 with its card is exact
knowledge. Below the blocks nothing is known.
"""

from __future__ import annotations

from typing import Final

from conclave.games.res_arcana.state.model import Board

Blocks = tuple[tuple[int, tuple[int, ...]], ...]
NOTHING_KNOWN: Final[Blocks] = ()


def own_deck(seat: int) -> int:
    """Where the insight into the own deck stands."""
    return 2 * seat


def monument_deck(seat: int) -> int:
    """Where the insight into the monument deck stands."""
    return 2 * seat + 1


def top_taken(board: Board, at: int, card: int) -> None:
    """The top card of a deck was taken away, and everybody sees or knows which."""
    blocks = board.insight[at]
    if not blocks:
        return
    size, cards = blocks[0]
    if size == 1:
        board.insight[at] = blocks[1:]
    else:
        board.insight[at] = ((size - 1, tuple([other for other in cards if other != card])), *blocks[1:])


def looked_and_arranged(board: Board, at: int, top_down: list[int]) -> None:
    """The seat itself looked at the top cards and put them back in this order."""
    exact = tuple([(1, (card,)) for card in top_down])
    board.insight[at] = exact + _below(board.insight[at], len(top_down))


def others_arranged(board: Board, at: int, count: int) -> None:
    """Somebody else put the top cards into an order that this seat did not see."""
    blocks = board.insight[at]
    if not blocks:
        return
    inside: list[int] = []
    left = count
    for size, cards in blocks:
        if left <= 0:
            break
        if size <= left:
            inside += cards
        left -= size
    board.insight[at] = ((count, tuple(sorted(inside))), *_below(blocks, count))


def _below(blocks: Blocks, count: int) -> Blocks:
    """The blocks that lie wholly or partly below the top `count` cards."""
    out: list[tuple[int, tuple[int, ...]]] = []
    for size, cards in blocks:
        if count >= size:
            count -= size
        elif count > 0:
            out.append((size - count, ()))  # a block cut in two: nothing certain is left of its lower part
            count = 0
        else:
            out.append((size, cards))
    return tuple(out)
