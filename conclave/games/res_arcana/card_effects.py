"""Effects that handle cards: straightening, drawing, looking and placing (sections 9, 15 and 16).

Effects with a target let the player choose none: any power may be used for its cost alone (RA-POWER-8, RA-Q-11). What
depends on a hidden hand is asked even when nothing fits, so that not being asked tells nobody anything.
"""

from __future__ import annotations

from typing import ClassVar, Final

from conclave.games.res_arcana import insight
from conclave.games.res_arcana.cards_in_hand import discard, draw, place, refill_deck, show_placed
from conclave.games.res_arcana.costs import picked
from conclave.games.res_arcana.model import (
    NO_MOVE,
    PICK,
    Act,
    Board,
    Effect,
    Move,
)
from conclave.games.res_arcana.paying import (
    Reduction,
    affordable,
    reduction_for,
)
from conclave.kernel.content import Record
from conclave.kernel.decision import Arrange, Choose, ChooseSome, Option, Prompt
from conclave.kernel.events import Step
from conclave.kernel.words import Words

STRAIGHTEN_WHICH: Final = Prompt("ask-straighten-which", "RA-STRAIGHT-1")
STRAIGHTEN_CREATURE: Final = Prompt("ask-straighten-which", "RA-STRAIGHT-2")
LOOK_WHERE: Final = Prompt("ask-look-where", "RA-LOOK-1")
LOOK_ORDER: Final = Prompt("ask-look-order", "RA-LOOK-1")
DISCARD_AS_MANY: Final = Prompt("ask-discard-as-many", "RA-LOOK-2")
PLACE_WHICH: Final = Prompt("ask-place-which", "RA-Q-11")
OWN_DECK: Final = Move(PICK, 0, 0, "own deck", Words("pick-own-deck"), ("deck:own",))
MONUMENT_DECK: Final = Move(PICK, 1, 0, "monument deck", Words("pick-monument-deck"), ("deck:monuments",))
DECKS: Final = ("own_artifact_deck", "monument_deck")


class Straighten(Effect):
    """Straighten one turned component: any_own_except_source, own_creature, or self."""

    name: ClassVar[str] = "straighten"

    def __init__(self, record: Record) -> None:
        self.target = record.one_of("target", ("any_own_except_source", "own_creature", "self"))
        self.asks = self.target != "self"

    def words(self) -> Words:
        """Straighten."""
        return Words("effect-straighten", (("target", self.target.replace("_", "-")),))

    def apply(self, board: Board, act: Act) -> None:
        """Straighten this one."""
        straighten(board, act.seat, act.card)

    def ask(self, board: Board, act: Act) -> Step:
        """Ask which. The source itself is never among them (RA-Q-7)."""
        creatures = self.target == "own_creature"
        options: list[Option] = [board.box.cards[card].pick_move for card in board.play[act.seat]
                                 if board.turned[card] and card != act.card
                                 and (board.box.cards[card].creature or not creatures)]
        if options:
            options.append(NO_MOVE)
            answer = yield Choose(act.seat, STRAIGHTEN_CREATURE if creatures else STRAIGHTEN_WHICH, options,
                                  board.box.cards[act.card].thing)
            if answer is not NO_MOVE:
                straighten(board, act.seat, picked(answer).card)


def straighten(board: Board, seat: int, card: int) -> None:
    """Make a component ready again; essences on it stay (RA-STRAIGHT-3)."""
    board.turned[card] = 0
    if board.told is not None:
        board.tell("straightened", (("seat", seat), ("card", board.card(card).words)), board.card(card).thing,
                   "RA-STRAIGHT-1")


class Draw(Effect):
    """Draw `count` cards from your artifact deck."""

    name: ClassVar[str] = "draw"

    def __init__(self, record: Record) -> None:
        self.count = record.whole("count", 1)

    def words(self) -> Words:
        """Draw."""
        return Words("effect-draw", (("count", self.count),))

    def apply(self, board: Board, act: Act) -> None:
        """Draw."""
        draw(board, act.seat, self.count, board.box.cards[act.card].thing)


class DrawThenDiscard(Effect):
    """Draw up to `draw` cards into your hand, then discard from the hand as many as were really drawn."""

    name: ClassVar[str] = "draw_then_discard"

    def __init__(self, record: Record) -> None:
        self.count = record.whole("draw", 1)
        self.asks = True

    def words(self) -> Words:
        """Draw and discard."""
        return Words("effect-draw-then-discard", (("count", self.count),))

    def ask(self, board: Board, act: Act) -> Step:
        """Draw, then ask what to discard (RA-LOOK-2, RA-DRAW-4)."""
        drawn = draw(board, act.seat, self.count, board.box.cards[act.card].thing)
        hand = board.hand[act.seat]
        if drawn == len(hand):  # no choice, and everybody knows the size of the hand
            for card in hand[:]:
                discard(board, act.seat, card)
        elif drawn:
            options = [board.box.cards[card].pick_move for card in hand]
            answer = yield ChooseSome(act.seat, DISCARD_AS_MANY, options, drawn, drawn, board.box.cards[act.card].thing,
                                      (("count", drawn),))
            assert isinstance(answer, tuple)
            for move in answer:
                discard(board, act.seat, picked(move).card)


class Look(Effect):
    """Choose one of `decks`, look at its top `count` cards (all if fewer), put them back on top in any order."""

    name: ClassVar[str] = "look"

    def __init__(self, record: Record) -> None:
        self.count = record.whole("count", 1)
        self.decks = record.words("decks", DECKS)
        self.asks = True

    def words(self) -> Words:
        """Look."""
        decks = tuple([Words(f"deck-{deck.replace('_', '-')}") for deck in self.decks])
        return Words("effect-look", (("count", self.count), ("options", decks)))

    def ask(self, board: Board, act: Act) -> Step:
        """Ask where, then for the order."""
        options = [OWN_DECK if deck == "own_artifact_deck" else MONUMENT_DECK for deck in self.decks]
        answer = yield Choose(act.seat, LOOK_WHERE, options, board.box.cards[act.card].thing)
        if answer is OWN_DECK:
            yield from self._own_deck(board, act)
        else:
            yield from self._monument_deck(board, act)

    def _own_deck(self, board: Board, act: Act) -> Step:
        if len(board.deck[act.seat]) < self.count:
            refill_deck(board, act.seat)  # RA-DRAW-4
        question = from_top(board, board.deck[act.seat], self.count, act, "looked-own")
        if not question.options:
            return  # RA-Q-20
        insight.looked_and_arranged(board, insight.own_deck(act.seat), shown(question))
        order = yield question
        insight.looked_and_arranged(board, insight.own_deck(act.seat), put_back(board.deck[act.seat], order))

    def _monument_deck(self, board: Board, act: Act) -> Step:
        question = from_top(board, board.monument_deck, self.count, act, "looked-monuments")
        if not question.options:
            return  # RA-Q-20
        insight.looked_and_arranged(board, insight.monument_deck(act.seat), shown(question))
        order = yield question
        seen = put_back(board.monument_deck, order)
        for seat in range(board.seats):
            if seat == act.seat:
                insight.looked_and_arranged(board, insight.monument_deck(seat), seen)
            else:
                insight.others_arranged(board, insight.monument_deck(seat), len(seen))


def from_top(board: Board, deck: list[int], count: int, act: Act, event: str) -> Arrange:
    """The question for the order of a deck's top cards, the top one first."""
    seen = deck[-1:-count - 1:-1]
    if board.told is not None:
        board.tell(event, (("seat", act.seat), ("count", len(seen))), board.card(act.card).thing, "RA-LOOK-1", bool(seen),
                   (("cards", tuple([board.box.cards[card].words for card in seen])),), (act.seat,))
    return Arrange(act.seat, LOOK_ORDER, [board.card(card).pick_move for card in seen], board.card(act.card).thing)


def shown(question: Arrange) -> list[int]:
    """The cards that are being looked at, the top one first."""
    return [picked(move).card for move in question.options]


def put_back(deck: list[int], order: object) -> list[int]:
    """Put the top cards back in this order; returns them, the top one first."""
    assert isinstance(order, tuple)
    cards = [picked(move).card for move in order]
    if cards:
        deck[-len(cards):] = cards[::-1]
    return cards


class PlaceFromHand(Effect):
    """Place one artifact from your hand matching `filter`, paying its cost less `discount`, or nothing if `free`."""

    name: ClassVar[str] = "place_from_hand"

    def __init__(self, record: Record) -> None:
        self.dragons = record.one_of("filter", ("any", "dragon")) == "dragon"
        self.free = record.flag("free")
        self.cut = _discount_of(record)
        self.asks = True

    def words(self) -> Words:
        """Place from hand."""
        return Words("effect-place-from-hand", _placing_words(self.dragons, self.free, self.cut))

    def ask(self, board: Board, act: Act) -> Step:
        """Ask which."""
        hand = board.hand[act.seat]
        yield from place_one_of(board, act, [hand], self.dragons, self.free, self.cut)


class PlaceFromDiscard(Effect):
    """Place one artifact matching `filter` from the discard pile of `whose` (own, any_player); it becomes yours."""

    name: ClassVar[str] = "place_from_discard"

    def __init__(self, record: Record) -> None:
        self.anybody = record.one_of("whose", ("own", "any_player")) == "any_player"
        self.dragons = record.one_of("filter", ("any", "dragon")) == "dragon"
        self.free = record.flag("free")
        self.cut = _discount_of(record)
        self.asks = True

    def words(self) -> Words:
        """Place from a discard pile."""
        whose = "any" if self.anybody else "own"
        return Words("effect-place-from-discard", (("whose", whose), *_placing_words(self.dragons, self.free, self.cut)))

    def ask(self, board: Board, act: Act) -> Step:
        """Ask which."""
        piles = board.discard if self.anybody else [board.discard[act.seat]]
        yield from place_one_of(board, act, piles, self.dragons, self.free, self.cut)


def place_one_of(board: Board, act: Act, piles: list[list[int]], dragons: bool, free: bool, cut: Reduction) -> Step:
    """Ask which artifact out of these piles to place, or none, and place it (RA-DISC-3, RA-Q-11).

    Where nothing can be placed, a hand is asked all the same, since nobody else knows; an open pile is not.
    """
    seat = act.seat
    options: list[Option] = []
    for pile in piles:
        for index in pile:
            card = board.box.cards[index]
            if dragons and not card.dragon:
                continue
            assert card.price is not None
            if free or affordable(board.pool[seat], card.price,
                                  reduction_for(board, seat, card, cut.spare_gold, cut.free)):
                options.append(card.pick_move)
    if not options and piles[0] is not board.hand[seat]:
        return
    options.append(NO_MOVE)
    answer = yield Choose(seat, PLACE_WHICH, options, board.box.cards[act.card].thing)
    if answer is NO_MOVE:
        return
    card = board.box.cards[picked(answer).card]
    for pile in piles:
        if card.index in pile:
            if free:
                show_placed(board, seat, card.index, pile, "RA-DISC-11")
            else:
                yield from place(board, seat, card.index, pile,
                                 reduction_for(board, seat, card, cut.spare_gold, cut.free))
            return


def _discount_of(record: Record) -> Reduction:
    """The discount of a placing power; sparing gold where it says `except: [gold]`."""
    if not record.has("discount"):
        return Reduction(0, 0)
    part = record.record("discount")
    count = part.whole("count", 1)
    spares_gold = "gold" in part.words("except", ("gold",))
    part.close()
    return Reduction(count, 0) if spares_gold else Reduction(0, count)


def _placing_words(dragons: bool, free: bool, cut: Reduction) -> tuple[tuple[str, int | str], ...]:
    return (("filter", "dragon" if dragons else "any"), ("free", "yes" if free else "no"),
            ("discount", cut.spare_gold + cut.free), ("gold", "spared" if cut.spare_gold else "not"))
