"""Cards on the move: drawing, shuffling, discarding, destroying, and what everybody learns from it (sections 7 and 8).

What this shows is noted in `table.secrets`, so that whoever imagines the step deals the same cards to the same places
(kit/secrets.py).
"""

from __future__ import annotations

from conclave.games.krutagidon.effects.matters import Happened
from conclave.games.krutagidon.state.model import (
    ANSWER_READ,
    CARD_DESTROYED,
    MAYHEM,
    Card,
    Table,
)
from conclave.games.krutagidon.state.zones import DECK, DISCARD, HAND, IN_PLAY, LIMBO, MAIN_TOP, MARKET, MAYHEM_PILE
from conclave.kernel.errors import RulesBug
from conclave.kernel.words import Words


def card_list(table: Table, pieces: list[int]) -> tuple[Words, ...]:
    """Pieces by their names, for events."""
    return tuple([table.box.card_of[piece].words for piece in pieces])


def all_know(table: Table, piece: int) -> bool:
    """Whether everybody knows where this piece lies."""
    return table.secrets.knows(table.seats, piece)


def reshuffle(table: Table, seat: int) -> None:
    """The discard pile becomes the deck, below what is left of it (KR-DECK-1, KR-CARD-DOUBLE-1)."""
    deck = table.deck[seat]
    if not deck or len(table.secrets.known(table.seats, deck)) == len(deck):
        table.secrets.place(table.hand[seat])  # what is neither in the new deck nor open must be in the hand
    fresh = table.discard[seat]
    table.discard[seat] = []
    table.secrets.shuffle(fresh, table.dice)
    table.deck[seat] = fresh + deck
    if table.told is not None:
        table.tell("reshuffled", (("seat", seat), ("count", len(fresh))), f"seat:{seat}", "KR-DECK-1", True)


def draw(table: Table, seat: int, count: int) -> list[int]:
    """Draw cards, as many as there are (KR-DECK-1, KR-DECK-2)."""
    drawn: list[int] = []
    hand = table.hand[seat]
    for _ in range(count):
        if not table.deck[seat]:
            if not table.discard[seat]:
                break
            reshuffle(table, seat)
        piece = table.deck[seat].pop()
        hand.append(piece)
        drawn.append(piece)
    table.secrets.look(seat, drawn)
    if drawn and table.told is not None:
        table.tell("drew", (("seat", seat), ("count", len(drawn))), f"seat:{seat}", "KR-DECK-1", True,
                   (("cards", card_list(table, drawn)),), (seat,))
    return drawn


def top(table: Table, seat: int, count: int) -> list[int]:
    """The top cards of a deck, the topmost first; the discard pile is shuffled under it when they are too few."""
    if len(table.deck[seat]) < count and table.discard[seat]:
        reshuffle(table, seat)
    deck = table.deck[seat]
    return deck[:-count - 1:-1]


def look(table: Table, seat: int, pieces: list[int]) -> None:
    """The owner looks at cards of the own deck."""
    table.secrets.look(seat, pieces)
    if pieces and table.told is not None:
        table.tell("looked", (("seat", seat), ("count", len(pieces))), f"seat:{seat}", "KR-INFO-2", True,
                   (("cards", card_list(table, pieces)),), (seat,))


def reveal(table: Table, seat: int, pieces: list[int], rule: str) -> None:
    """Everybody sees cards that stay where they are."""
    table.secrets.show(pieces)
    tell_revealed(table, seat, pieces, rule)


def tell_revealed(table: Table, seat: int, pieces: list[int], rule: str) -> None:
    """Tell everybody which cards were seen."""
    if pieces and table.told is not None:
        table.tell("revealed", (("seat", seat), ("cards", card_list(table, pieces))), f"seat:{seat}", rule, True)


def show_hand(table: Table, seat: int, once: list[int] | None = None) -> None:
    """An effect that reads a hand, or finds nothing in it, makes its owner show it (KR-Q-45).

    If it is read as it stood `once`, cards drawn since are not shown.
    """
    cards = [piece for piece in table.hand[seat] if once is None or piece in once]
    if len(table.secrets.known(table.seats, cards)) < len(cards):
        table.secrets.show(cards)
        if table.told is not None:
            table.tell("showed-hand", (("seat", seat), ("cards", card_list(table, cards))), f"seat:{seat}", "KR-Q-45", True)


def copy_of(table: Table, pieces: list[int], card: Card) -> int:
    """A copy of a card among these pieces, -1 if there is none."""
    card_of = table.box.card_of
    found = -1
    for piece in pieces:
        if card_of[piece] is card:
            if found >= 0:
                copies = [piece for piece in pieces if card_of[piece] is card]
                return table.secrets.copy_among(copies, hidden_cards(table))
            found = piece
    return found


def hidden_cards(table: Table) -> list[list[int]]:
    """The piles in which equal cards cannot be told apart, in a step that is imagined once more; else none."""
    return [*table.hand, *table.deck] if table.secrets.expected else []


def take_from_hand(table: Table, seat: int, piece: int) -> None:
    """Take a card out of a hand in the open. If everybody knew of a copy, it might have been that one."""
    hand, secrets = table.hand[seat], table.secrets
    if not secrets.knows(table.seats, piece):
        card_of = table.box.card_of
        card = card_of[piece]
        for other in hand:
            if card_of[other] is card and other != piece and secrets.knows(table.seats, other):
                secrets.swap(piece, other)
                break
    hand.remove(piece)
    secrets.turn_up(piece)


def locate(table: Table, piece: int) -> tuple[int, int]:
    """The zone and the seat of a piece that effects can touch."""
    zone, seat = search(table, piece)
    if zone < 0:
        raise RulesBug(f"{table.box.card_of[piece].name} is not where effects can find it")
    return zone, seat


def search(table: Table, piece: int) -> tuple[int, int]:
    """The same, or (-1, -1) for a piece that has gone: destroyed, or back in its pile."""
    for seat in range(table.seats):
        if piece in table.hand[seat]:
            return HAND, seat
        if piece in table.discard[seat]:
            return DISCARD, seat
        if piece in table.play[seat]:
            return IN_PLAY, seat
        if piece in table.deck[seat]:
            return DECK, seat
    if piece in table.market:
        return MARKET, -1
    if piece in table.main:
        return MAIN_TOP, -1
    if piece in table.limbo:
        return LIMBO, -1
    if piece in table.mayhem:
        return MAYHEM_PILE, -1
    return -1, -1


def lift(table: Table, piece: int, openly: bool = True) -> tuple[int, int]:
    """Take a piece away from wherever it lies, as a rule for all to see: its zone and its seat."""
    zone, seat = locate(table, piece)
    if zone == HAND:
        take_from_hand(table, seat, piece)
    elif zone == DISCARD:
        table.discard[seat].remove(piece)
    elif zone == IN_PLAY:
        table.play[seat].remove(piece)
    elif zone == DECK:
        table.deck[seat].remove(piece)
        if openly:
            table.secrets.turn_up(piece)
        else:
            table.secrets.look(seat, [piece])
    elif zone == MARKET:
        table.market.remove(piece)
    elif zone == MAIN_TOP:
        table.main.remove(piece)
        table.secrets.turn_up(piece)
    elif zone == MAYHEM_PILE:
        table.mayhem.remove(piece)
    else:
        table.limbo.remove(piece)
    return zone, seat


def discard(table: Table, piece: int) -> int:
    """Discard a card from wherever it lies; returns its owner (KR-DISCARD-1, KR-DISCARD-2)."""
    _, seat = lift(table, piece)
    table.discard[seat].append(piece)
    if table.told is not None:
        card = table.box.card_of[piece]
        table.tell("discarded", (("seat", seat), ("card", card.words)), card.thing, "KR-DISCARD-1", True)
    return seat


def destroy(table: Table, piece: int) -> None:
    """Destroy a card (KR-DESTROY-1 to KR-DESTROY-4); tokens of its owner may answer later (KR-CARD-CTHULHU-1)."""
    _, seat = lift(table, piece)
    card = table.box.card_of[piece]
    if card is table.box.wild:
        table.wild.append(piece)
    elif card is table.box.limp:
        table.limp.append(piece)
    elif card.kind == MAYHEM:
        table.mayhem.append(piece)
    else:
        table.destroyed.append(piece)
    if table.told is not None:
        if seat >= 0:
            table.tell("destroyed", (("seat", seat), ("card", card.words)), card.thing, "KR-DESTROY-1", True)
        else:
            table.tell("destroyed-unowned", (("card", card.words),), card.thing, "KR-DESTROY-1", True)
    if seat >= 0:
        for token in controlled(table, seat):
            if table.answering or token.reading != ANSWER_READ:
                table.due.append(Happened(CARD_DESTROYED, seat, piece, token.index))


def controlled(table: Table, seat: int) -> list[Card]:
    """The tokens that a wizard controls by owning a card, wherever that is (KR-CARD-CTHULHU-2)."""
    return [token for card, token in table.box.controlling if any(owns(table, seat, piece) for piece in card.pieces)]


def owns(table: Table, seat: int, piece: int) -> bool:
    """Whether a card is one of a wizard's own: before the wizard, in hand, deck or discard pile (KR-OWN-3)."""
    return (piece in table.play[seat] or piece in table.discard[seat] or piece in table.hand[seat]
            or piece in table.deck[seat] or (seat == table.lender and piece in table.limbo))


def shuffle_together(table: Table, seat: int, hand: bool, discard_pile: bool) -> None:
    """Shuffle a deck anew, with the hand and the discard pile."""
    pieces = table.deck[seat][:]
    if hand:
        pieces += table.hand[seat]
        table.hand[seat] = []
    if discard_pile:
        pieces += table.discard[seat]
        table.discard[seat] = []
    pieces.sort()
    table.secrets.shuffle(pieces, table.dice)
    table.deck[seat] = pieces
    if table.told is not None:
        table.tell("shuffled-together", (("seat", seat), ("count", len(pieces))), f"seat:{seat}", "KR-DECK-1", True)


def ongoing_of(table: Table, seat: int, cards_only: bool) -> list[int]:
    """Everything with the ongoing property that a wizard controls, tokens included (KR-ONGOING-6, KR-ONGOING-7)."""
    out = [piece for piece in table.play[seat] if table.box.card_of[piece].ongoing]
    if not cards_only:
        out += [piece for piece in table.tokens[seat] if table.box.card_of[piece].pink]
        if table.prize == seat:
            out.append(table.box.prize.pieces[0])
        out += [token.pieces[0] for token in controlled(table, seat)]
    return out


def dead_count(table: Table, seat: int) -> int:
    """Dead-wizard tokens, a Big Bone in play counting as one (KR-CARD-BONE-1)."""
    count = len(table.tokens[seat])
    for piece in table.play[seat]:
        count += table.box.card_of[piece].counts_as_dead
    return count
