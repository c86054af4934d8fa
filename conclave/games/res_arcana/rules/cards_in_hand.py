"""Drawing, discarding, destroying and placing: sections 7.1, 13 and 15 of the rules."""

from __future__ import annotations

from conclave.games.res_arcana.rules.paying import Reduction, ask_price, bag_words, pay
from conclave.games.res_arcana.state.model import Board
from conclave.kernel.events import Step


def refill_deck(board: Board, seat: int) -> None:
    """Shuffle the discard pile into a new deck, under whatever is left of the old one (RA-DRAW-2, RA-Q-19)."""
    pile = board.discard[seat]
    if not pile:
        return
    board.discard[seat] = []
    for card in pile:
        board.turned[card] = 0
    board.secrets.shuffle(pile, board.dice)
    board.deck[seat] = pile + board.deck[seat]
    board.tell("reshuffled", (("seat", seat),), f"deck:{seat}", "RA-DRAW-2", reveals=True)


def draw(board: Board, seat: int, count: int, cause: str) -> int:
    """Draw cards one by one; returns how many there were (RA-DRAW-1 to RA-DRAW-3)."""
    drawn: list[int] = []
    for _ in range(count):
        if not board.deck[seat]:
            refill_deck(board, seat)
        if not board.deck[seat]:
            break
        card = board.deck[seat].pop()
        board.hand[seat].append(card)
        drawn.append(card)
    board.secrets.look(seat, drawn)
    if board.told is not None and drawn:
        names = tuple([board.box.cards[card].words for card in drawn])
        board.tell("drew", (("seat", seat), ("count", len(drawn))), cause, "RA-DRAW-1", True,
                   (("cards", names),), (seat,))
    return len(drawn)


def discard(board: Board, seat: int, card: int) -> None:
    """Put a card from the hand face up on the discard pile (RA-DISCARD-2)."""
    board.hand[seat].remove(card)
    board.secrets.turn_up(card)
    board.discard[seat].append(card)
    if board.told is not None:
        board.tell("discarded", (("seat", seat), ("card", board.card(card).words)), board.card(card).thing,
                   "RA-DISCARD-2", True)


def destroy(board: Board, seat: int, card: int) -> None:
    """Put an own artifact from play on the discard pile; essences on it are lost (RA-DESTROY-2, RA-DESTROY-3)."""
    board.play[seat].remove(card)
    board.turned[card] = 0
    board.discard[seat].append(card)
    if board.told is not None:
        board.tell("destroyed", (("seat", seat), ("card", board.card(card).words)), board.card(card).thing, "RA-DESTROY-2")
    clear(board, seat, card, "RA-DESTROY-3")


def clear(board: Board, seat: int, card: int, rule: str) -> None:
    """Essences on a component that leaves play go back to the supply."""
    bag = board.stored.pop(card, None)
    if bag is not None and board.told is not None:
        board.tell("returned", (("seat", seat), ("essences", bag_words(bag)), ("card", board.box.cards[card].words)),
                   board.box.cards[card].thing, rule)


def enter_play(board: Board, seat: int, card: int) -> None:
    """A component arrives, straight and empty (RA-PLACE-2, RA-CLAIM-5)."""
    board.turned[card] = 0
    board.play[seat].append(card)


def place(board: Board, seat: int, card: int, pile: list[int], reduction: Reduction) -> Step:
    """Put an artifact in play, from whatever pile it lies in, and pay for it (RA-PLACE-1).

    It is shown first: everybody may know what is being paid for.
    """
    show_placed(board, seat, card, pile, "RA-PLACE-1")
    bag = yield from ask_price(board, seat, board.box.cards[card], reduction)
    pay(board, seat, bag, board.box.cards[card].thing)


def show_placed(board: Board, seat: int, card: int, pile: list[int], rule: str) -> None:
    """Move an artifact from a pile into play; one from the hand was hidden until now."""
    hidden = pile is board.hand[seat]
    pile.remove(card)
    if hidden:
        board.secrets.turn_up(card)
    enter_play(board, seat, card)
    if board.told is not None:
        board.tell("placed", (("seat", seat), ("card", board.card(card).words)), board.card(card).thing, rule, hidden)
