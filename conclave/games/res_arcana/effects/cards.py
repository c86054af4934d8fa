"""Effects that handle cards: straightening, drawing, looking and placing (sections 9, 15 and 16).

Effects with a target let the player choose none: any power may be used for its cost alone (RA-POWER-8, RA-Q-11). What
depends on a hidden hand is asked even when nothing fits, so that not being asked tells nobody anything.
"""

from __future__ import annotations

from typing import Final

from conclave.games.res_arcana.effects.fields import Fields, discount_of
from conclave.games.res_arcana.rules.cards_in_hand import discard, draw, place, refill_deck, show_placed
from conclave.games.res_arcana.rules.paying import affordable, reduction_for
from conclave.games.res_arcana.state.model import NO_MOVE, PICK, Board, Move, Op, picked
from conclave.kernel.decision import Arrange, Choose, Prompt
from conclave.kernel.events import Step
from conclave.kernel.words import Words
from conclave.kit.asking import one_or_none, some_of
from conclave.kit.effects import SELF, Scope

STRAIGHTEN_WHICH: Final = Prompt("ask-straighten-which", "RA-STRAIGHT-1")
STRAIGHTEN_CREATURE: Final = Prompt("ask-straighten-which", "RA-STRAIGHT-2")
LOOK_WHERE: Final = Prompt("ask-look-where", "RA-LOOK-1")
LOOK_ORDER: Final = Prompt("ask-look-order", "RA-LOOK-1")
DISCARD_AS_MANY: Final = Prompt("ask-discard-as-many", "RA-LOOK-2")
PLACE_WHICH: Final = Prompt("ask-place-which", "RA-Q-11")
OWN_DECK: Final = Move(PICK, 0, 0, "own deck", Words("pick-own-deck"), ("deck:own",))
MONUMENT_DECK: Final = Move(PICK, 1, 0, "monument deck", Words("pick-monument-deck"), ("deck:monuments",))
DECKS: Final = ("own_artifact_deck", "monument_deck")


class Straighten(Op):
    """Straighten one turned component: any_own_except_source, own_creature, or self."""

    def __init__(self, fields: Fields) -> None:
        self.target = fields.one_of("target", ("any_own_except_source", "own_creature", "self"))
        self.asks = self.target != "self"
        fields.say("target", self.target.replace("_", "-"))

    def apply(self, board: Board, scope: Scope) -> None:
        """Straighten this one."""
        straighten(board, scope.roles[SELF], scope.card)

    def ask(self, board: Board, scope: Scope) -> Step:
        """Ask which. The source itself is never among them (RA-Q-7)."""
        seat = scope.roles[SELF]
        creatures = self.target == "own_creature"
        turned = [card for card in board.play[seat] if board.turned[card] and card != scope.card
                  and (board.box.cards[card].creature or not creatures)]
        if turned:
            card = yield from one_or_none(seat, STRAIGHTEN_CREATURE if creatures else STRAIGHTEN_WHICH, turned,
                                          board.box.picks(turned), NO_MOVE, board.box.cards[scope.card].thing)
            if card >= 0:
                straighten(board, seat, card)


def straighten(board: Board, seat: int, card: int) -> None:
    """Make a component ready again; essences on it stay (RA-STRAIGHT-3)."""
    board.turned[card] = 0
    if board.told is not None:
        board.tell("straightened", (("seat", seat), ("card", board.card(card).words)), board.card(card).thing,
                   "RA-STRAIGHT-1")


class Draw(Op):
    """Draw `count` cards from your artifact deck."""

    def __init__(self, fields: Fields) -> None:
        self.count = fields.whole("count", 1)
        fields.say("count", self.count)

    def apply(self, board: Board, scope: Scope) -> None:
        """Draw."""
        draw(board, scope.roles[SELF], self.count, board.box.cards[scope.card].thing)


class DrawThenDiscard(Op):
    """Draw up to `draw` cards into your hand, then discard from the hand as many as were really drawn."""

    def __init__(self, fields: Fields) -> None:
        self.count = fields.whole("draw", 1)
        self.asks = True
        fields.say("count", self.count)

    def ask(self, board: Board, scope: Scope) -> Step:
        """Draw, then ask what to discard (RA-LOOK-2, RA-DRAW-4)."""
        seat, thing = scope.roles[SELF], board.box.cards[scope.card].thing
        drawn = draw(board, seat, self.count, thing)
        hand = board.hand[seat]  # where all of it goes, nothing is asked: everybody knows its size
        chosen = yield from some_of(seat, DISCARD_AS_MANY, hand, board.box.picks(hand), drawn, drawn, thing,
                                    (("count", drawn),))
        for card in chosen:
            discard(board, seat, card)


class Look(Op):
    """Choose one of `decks`, look at its top `count` cards (all if fewer), put them back on top in any order."""

    def __init__(self, fields: Fields) -> None:
        self.count = fields.whole("count", 1)
        self.decks = fields.words("decks", DECKS)
        self.asks = True
        fields.say("count", self.count)
        fields.say("options", tuple([Words(f"deck-{deck.replace('_', '-')}") for deck in self.decks]))

    def ask(self, board: Board, scope: Scope) -> Step:
        """Ask where, then for the order."""
        seat = scope.roles[SELF]
        options = [OWN_DECK if deck == "own_artifact_deck" else MONUMENT_DECK for deck in self.decks]
        answer = yield Choose(seat, LOOK_WHERE, options, board.box.cards[scope.card].thing)
        if answer is OWN_DECK:
            yield from self._own_deck(board, seat, scope.card)
        else:
            yield from self._monument_deck(board, seat, scope.card)

    def _own_deck(self, board: Board, seat: int, source: int) -> Step:
        if len(board.deck[seat]) < self.count:
            refill_deck(board, seat)  # RA-DRAW-4
        question = from_top(board, seat, source, board.deck[seat], self.count, "looked-own")
        if not question.options:
            return  # RA-Q-20
        order = yield question
        put_back(board, seat, board.deck[seat], order)

    def _monument_deck(self, board: Board, seat: int, source: int) -> Step:
        question = from_top(board, seat, source, board.monument_deck, self.count, "looked-monuments")
        if not question.options:
            return  # RA-Q-20
        order = yield question
        put_back(board, seat, board.monument_deck, order)


def from_top(board: Board, seat: int, source: int, deck: list[int], count: int, event: str) -> Arrange:
    """The question for the order of a deck's top cards, the top one first."""
    seen = deck[-1:-count - 1:-1]
    board.secrets.look(seat, seen)
    if board.told is not None:
        board.tell(event, (("seat", seat), ("count", len(seen))), board.card(source).thing, "RA-LOOK-1", bool(seen),
                   (("cards", tuple([board.box.cards[card].words for card in seen])),), (seat,))
    return Arrange(seat, LOOK_ORDER, [board.card(card).pick_move for card in seen], board.card(source).thing)


def put_back(board: Board, seat: int, deck: list[int], order: object) -> None:
    """Put the top cards back in this order, the top one first; others do not see it."""
    assert isinstance(order, tuple)
    cards = [picked(move).card for move in order]
    board.secrets.arrange(seat, cards)
    deck[-len(cards):] = cards[::-1]


class Placing:
    """What may be placed, and at which price."""

    def __init__(self, fields: Fields) -> None:
        self.dragons = fields.one_of("filter", ("any", "dragon")) == "dragon"
        self.free = fields.flag("free")
        self.cut = discount_of(fields)
        fields.say("filter", "dragon" if self.dragons else "any")
        fields.say("free", "yes" if self.free else "no")
        fields.say("discount", self.cut.spare_gold + self.cut.free)
        fields.say("gold", "spared" if self.cut.spare_gold else "not")


class PlaceFromHand(Op):
    """Place one artifact from your hand matching `filter`, paying its cost less `discount`, or nothing if `free`."""

    def __init__(self, fields: Fields) -> None:
        self.placing = Placing(fields)
        self.asks = True

    def ask(self, board: Board, scope: Scope) -> Step:
        """Ask which."""
        yield from place_one_of(board, scope, [board.hand[scope.roles[SELF]]], self.placing)


class PlaceFromDiscard(Op):
    """Place one artifact matching `filter` from the discard pile of `whose` (own, any_player); it becomes yours."""

    def __init__(self, fields: Fields) -> None:
        self.anybody = fields.one_of("whose", ("own", "any_player")) == "any_player"
        fields.say("whose", "any" if self.anybody else "own")
        self.placing = Placing(fields)
        self.asks = True

    def ask(self, board: Board, scope: Scope) -> Step:
        """Ask which."""
        piles = board.discard if self.anybody else [board.discard[scope.roles[SELF]]]
        yield from place_one_of(board, scope, piles, self.placing)


def place_one_of(board: Board, scope: Scope, piles: list[list[int]], placing: Placing) -> Step:
    """Ask which artifact out of these piles to place, or none, and place it (RA-DISC-3, RA-Q-11).

    Where nothing can be placed, a hand is asked all the same, since nobody else knows; an open pile is not.
    """
    seat, free, cut = scope.roles[SELF], placing.free, placing.cut
    fitting: list[int] = []
    for pile in piles:
        for index in pile:
            card = board.box.cards[index]
            if placing.dragons and not card.dragon:
                continue
            assert card.price is not None
            if free or affordable(board.pool[seat], card.price,
                                  reduction_for(board, seat, card, cut.spare_gold, cut.free)):
                fitting.append(index)
    if not fitting and piles[0] is not board.hand[seat]:
        return
    chosen = yield from one_or_none(seat, PLACE_WHICH, fitting, board.box.picks(fitting), NO_MOVE,
                                    board.box.cards[scope.card].thing)
    for pile in piles:
        if chosen in pile:
            if free:
                show_placed(board, seat, chosen, pile, "RA-DISC-11")
            else:
                yield from place(board, seat, chosen, pile,
                                 reduction_for(board, seat, board.box.cards[chosen], cut.spare_gold, cut.free))
            return
