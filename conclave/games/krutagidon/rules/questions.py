"""How questions are put: one wizard, one card after another, yes or no.

Whether something is asked must not tell anybody what a hand holds. A choice out of a hand is put whenever the number of
cards, which everybody sees, leaves one; a choice that may be declined is put whenever, for all the table knows, there might
be something to choose.
"""

from __future__ import annotations

from conclave.games.krutagidon.rules.piles import copy_of
from conclave.games.krutagidon.state.model import (
    NO_MOVE,
    SEAT_MOVES,
    YES_MOVE,
    Card,
    Move,
    Table,
)
from conclave.kernel.decision import Choose, Option, Prompt, Reply
from conclave.kernel.events import Args
from conclave.kit import asking
from conclave.kit.asking import AskedNumber, AskedNumbers, AskedYes, one_of


def thing_of(table: Table, card: int) -> str:
    """The thing on the table behind an effect."""
    return table.box.cards[card].thing if card >= 0 else ""


def source(table: Table, card: int) -> Args:
    """The card behind an effect, as an argument of what is asked."""
    return (("card", table.box.cards[card].words),) if card >= 0 else ()


def choose_seat(table: Table, chooser: int, prompt: Prompt, seats: list[int], card: int, args: Args = ()) -> AskedNumber:
    """One of these wizards, picked by another; -1 if there are none, the only one without a question."""
    if len(seats) < 2:
        return seats[0] if seats else -1
    options = [SEAT_MOVES[seat] for seat in seats]
    return (yield from one_of(chooser, prompt, seats, options, thing_of(table, card), source(table, card) + args))


def yes_or_no(table: Table, chooser: int, prompt: Prompt, card: int, args: Args = ()) -> AskedYes:
    """Whether a wizard wants something."""
    return (yield from asking.yes_or_no(chooser, prompt, YES_MOVE, NO_MOVE, thing_of(table, card),
                                        source(table, card) + args))


def move_of(table: Table, piece: int, hand: list[int] | None) -> Move:
    """The option of picking a piece; with a hand, that it comes from there, or else from the discard pile."""
    card = table.box.card_of[piece]
    if hand is None:
        return card.pick_move
    return card.from_hand_move if piece in hand else card.from_discard_move


def distinct(table: Table, pieces: list[int], hand: list[int] | None = None) -> list[Option]:
    """One option for each definition among these pieces."""
    options: list[Option] = []
    for piece in pieces:
        move = move_of(table, piece, hand)
        if move not in options:
            options.append(move)
    return options


def picked(table: Table, pieces: list[int], answer: Reply, hand: list[int] | None) -> int:
    """The piece that an answer picks."""
    assert isinstance(answer, Move)
    if hand is not None:
        pieces = [piece for piece in pieces if move_of(table, piece, hand) is answer]
    return copy_of(table, pieces, table.box.cards[answer.at])


def choose_pieces(table: Table, chooser: int, prompt: Prompt, pieces: list[int], count: int, room: int,
                  card: int, hand: list[int] | None = None) -> AskedNumbers:
    """So many of these pieces, one after another. `room` is how many there are as far as the table can tell (0 for open
    piles, where everybody sees what there is). `hand` is given where some lie in a hand and others in a discard pile.
    """
    left = pieces[:]
    chosen: list[int] = []
    while left and len(chosen) < count:
        missing = count - len(chosen)
        options = distinct(table, left, hand)
        if room - len(chosen) > missing or (room == 0 and len(options) > 1 and len(left) > missing):
            answer = yield Choose(chooser, prompt, options, thing_of(table, card),
                                  (("count", missing), *source(table, card)))
            piece = picked(table, left, answer, hand)
            if room and count > 1 and not prompt.secret:  # each of several cards out of a hand is laid open at once
                table.secrets.turn_up(piece)
        else:
            piece = left[0]
        left.remove(piece)
        chosen.append(piece)
    return chosen


def choose_fitting(table: Table, chooser: int, prompt: Prompt, pieces: list[int], card: int,
                   hand: list[int] | None) -> AskedNumbers:
    """A card that an effect demands of a hand, where the table cannot tell whether there is one: the wizard is asked in
    any case, and has to admit it if there is none.
    """
    options = distinct(table, pieces, hand) if pieces else [NO_MOVE]
    question = Choose(chooser, prompt, options, thing_of(table, card), (("count", 1), *source(table, card)))
    if not pieces:
        question.as_window(NO_MOVE, matters=False)
    answer = yield question
    return [] if answer is NO_MOVE else [picked(table, pieces, answer, hand)]


def choose_up_to(table: Table, chooser: int, prompt: Prompt, pieces: list[int], count: int, possible: bool,
                 card: int, hand: list[int] | None = None) -> AskedNumbers:
    """At most so many of these pieces, one after another; `possible` is whether, for all the table knows, there are any."""
    left = pieces[:]
    chosen: list[int] = []
    while (left or possible) and len(chosen) < count:
        options = distinct(table, left, hand)
        options.append(NO_MOVE)
        question = Choose(chooser, prompt, options, thing_of(table, card),
                          (("count", count - len(chosen)), *source(table, card)))
        question.as_window(NO_MOVE, matters=bool(left))
        answer = yield question
        if answer is NO_MOVE:
            break
        piece = picked(table, left, answer, hand)
        left.remove(piece)
        chosen.append(piece)
    return chosen


class Fits:
    """A demand on a card, as `could_hold` asks it."""

    def fits(self, card: Card) -> bool:
        """Whether the card meets it."""
        raise NotImplementedError


def could_hold(table: Table, seat: int, demand: Fits) -> bool:
    """Whether a hand might hold a fitting card, for all that everybody knows."""
    hand, deck = table.hand[seat], table.deck[seat]
    for piece in hand:
        if demand.fits(table.box.card_of[piece]):
            return True
    if len(table.secrets.known(table.seats, hand)) < len(hand):
        known = table.secrets.known(table.seats, deck)
        for piece in deck:
            if demand.fits(table.box.card_of[piece]) and piece not in known:
                return True
    return False
