"""Operations on cards: picking, discarding, destroying and passing them on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from conclave.games.krutagidon.effects.fields import Fields, zone_of
from conclave.games.krutagidon.effects.matters import bearer_of, bind_read, recall_read
from conclave.games.krutagidon.effects.scope import READER, SELF, TARGET
from conclave.games.krutagidon.effects.selections import Selection, picked_name, selection
from conclave.games.krutagidon.rules import piles
from conclave.games.krutagidon.rules.questions import (
    choose_fitting,
    choose_pieces,
    choose_seat,
    choose_up_to,
    could_hold,
    distinct,
)
from conclave.games.krutagidon.state import zones
from conclave.games.krutagidon.state.model import Table
from conclave.games.krutagidon.state.zones import put_words, zone_words
from conclave.kernel.decision import Prompt
from conclave.kernel.events import Args, Step
from conclave.kernel.words import Words
from conclave.kit.asking import AskedNumbers
from conclave.kit.effects import Op, Scope

WHERE_BOUND: Final = (zones.HAND, zones.DECK, zones.MAIN_TOP)  # where cards lie that an effect picks, looks at or reveals
PICK_CARD: Final = Prompt("ask-pick-card", "KR-EFFECT-5")
DISCARD: Final = Prompt("ask-discard", "KR-DISCARD-1")
MAY_DISCARD: Final = Prompt("ask-may-discard", "KR-DISCARD-1", "offer")
DESTROY: Final = Prompt("ask-destroy", "KR-DESTROY-1")
MAY_DESTROY: Final = Prompt("ask-may-destroy", "KR-DESTROY-1", "offer")
PUT: Final = Prompt("ask-put", "KR-EFFECT-5")
MAY_PUT: Final = Prompt("ask-may-put", "KR-EFFECT-5", "offer")
KEEP_ONE: Final = Prompt("ask-keep-one", "KR-Q-19")
TO_WHOM: Final = Prompt("ask-to-whom", "KR-CARD-MAYHEM-C-1")
ORDER: Final = Prompt("ask-order-top", "KR-Q-29")
SECRET_ORDER: Final = Prompt("ask-order-top", "KR-Q-29", secret=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardsOp(Op[Table]):
    """What operations that choose cards share: `cards`, `n`, `by` whom, at `random`, or only if the wizard wants (`may`).

    With `any_order`, what was seen and stays goes back in any order.
    """

    asks: bool = True

    def __init__(self, fields: Fields, must_prompt: Prompt, may_prompt: Prompt) -> None:
        self.must_prompt = must_prompt
        self.may_prompt = may_prompt
        self.cards = selection(fields, "cards", needed=True)
        self.n = fields.number("n", 999 if self.cards.bound else 1)
        by = fields.who("by", "self")
        self.by = by if fields.has("by") else self.cards.of
        self.random = fields.flag("random")
        self.bound = fields.bind()
        self.may = fields.flag("may")
        self.any_order = fields.flag("any_order")

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether there is a card to do it to."""
        return bool(self.cards.pieces(table, scope))

    def choose(self, table: Table, scope: Scope) -> AskedNumbers:
        """The cards that the operation will touch."""
        cards = self.cards
        seat = cards.whose(table, scope)
        chooser = self.by.one(table, scope)
        if cards.bound:
            chooser = chooser if chooser >= 0 else scope.roles[TARGET]
        elif seat < 0 or chooser < 0:
            return []
        found = cards.pieces(table, scope)
        if cards.bound:
            found = self._still_there(table, scope, found)
        hand = table.hand[seat] if cards.mixed else None
        count = self.n.value(table, scope)
        if self.random:
            return at_random(table, found, count)
        if self.may:
            possible = cards.in_hand and could_hold(table, seat, cards.filter)
            if not found and not possible:
                return []
            chosen = yield from choose_up_to(table, chooser, self.may_prompt, found, min(count, max(1, len(found))),
                                             possible, scope.card, hand)
            return chosen
        if cards.filter.beyond_one_per_type:
            kept = yield from self._keep_one_of_each(table, scope, seat, chooser, found)
            return kept
        room = len(found) if cards.bound else 0
        if cards.in_hand:
            demand = cards.filter
            if demand.anything:
                room = len(found)
            elif demand.top_cost or count > 1:
                piles.show_hand(table, seat)  # KR-Q-45
            elif could_hold(table, seat, demand):
                one = yield from choose_fitting(table, chooser, self.must_prompt, found, scope.card, hand)
                if not one:
                    piles.show_hand(table, seat)
                return one
        chosen = yield from choose_pieces(table, chooser, self.must_prompt, found, count, room, scope.card, hand)
        return chosen

    def _still_there(self, table: Table, scope: Scope, found: list[int]) -> list[int]:
        """Of bound cards those that nobody has laid off since; the others are bound no more (KR-Q-46)."""
        there = [piece for piece in found if piles.search(table, piece)[0] in WHERE_BOUND]
        if len(there) < len(found):
            scope.bind(self.cards.bound, there)
        return there

    def _keep_one_of_each(self, table: Table, scope: Scope, seat: int, chooser: int, found: list[int]) -> AskedNumbers:
        """All but one card of choice of every type (KR-Q-19); typed cards are shown for that (KR-Q-45)."""
        piles.show_hand(table, seat)
        types: list[int] = []
        for piece in found:
            if table.box.card_of[piece].type not in types:
                types.append(table.box.card_of[piece].type)
        gone: list[int] = []
        for type_ in types:
            same = [piece for piece in found if table.box.card_of[piece].type == type_]
            kept = yield from choose_pieces(table, chooser, KEEP_ONE, same, 1, 0, scope.card)
            gone += [piece for piece in same if piece not in kept]
        return gone

    def words(self) -> Words:
        """The sentence of an operation on cards."""
        how = "random" if self.random else "may" if self.may else "must"
        return Words(self.word, (*self.which_words(), ("by", self.by.words()), ("how", how),
                                   ("rest", "back" if self.any_order else "stays")))

    def which_words(self) -> Args:
        """How many cards of which kind, and from where."""
        return (("cards", self.cards.words_from()), ("n", self.n.words()),
                ("kind", self.cards.kind_words(1 if self.n.fixed == 1 else 2)))


def at_random(table: Table, pieces: list[int], count: int, hidden: bool = True) -> list[int]:
    """So many pieces at random; in a step that is imagined once more, those that came to light before, if they lie `hidden`
    or not.
    """
    left = pieces[:]
    chosen: list[int] = []
    while left and len(chosen) < count:
        piece = left[table.dice.below(len(left))]
        before = table.secrets.expected_among(left, piles.hidden_cards(table) if hidden else [left])
        piece = before[0] if before else piece
        left.remove(piece)
        chosen.append(piece)
    return chosen


class PickCards(CardsOp):
    """Choose cards and show them, without moving them."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields, PICK_CARD, MAY_PUT)
        fields.names.append(picked_name(self.bound))

    def ask(self, table: Table, scope: Scope) -> Step:
        """Pick; what is picked is turned up at once."""
        chosen = yield from self.choose(table, scope)
        if chosen:
            piles.reveal(table, self.by.one(table, scope), chosen, "KR-EFFECT-1")
        scope.bind(self.bound, chosen)
        if scope.roles[READER] >= 0 and self.cards.bound:
            read = recall_read(scope, self.cards.bound)
            counted = yield from choose_pieces(table, self.by.one(table, scope), self.must_prompt, read,
                                               self.n.value(table, scope), 0, scope.card)
            bind_read(scope, self.bound, counted)


class Discard(CardsOp):
    """Cards go to their owner's discard pile."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields, DISCARD, MAY_DISCARD)

    def ask(self, table: Table, scope: Scope) -> Step:
        """Discard them."""
        chosen = yield from self.choose(table, scope)
        for piece in chosen:
            piles.discard(table, piece)
        scope.bind(self.bound, chosen)
        if self.any_order:
            yield from put_back(table, scope, self.cards, ORDER)


def put_back(table: Table, scope: Scope, cards: Selection, prompt: Prompt) -> Step:
    """What was seen of a deck and is still there goes back on top, in any order (KR-Q-29, KR-CARD-DOUBLE-1)."""
    seen = scope.recall(cards.bound)
    if not seen:
        return
    seat = scope.roles[SELF] if prompt.secret else scope.roles[TARGET]
    deck = table.deck[seat]
    left = [piece for piece in seen if piece in deck]
    if len(left) < 2 or (not prompt.secret and len(distinct(table, left)) < 2):
        return
    order: list[int] = []
    while len(left) > 1:
        chosen = yield from choose_pieces(table, seat, prompt, left, 1, len(left) if prompt.secret else 0, scope.card)
        left.remove(chosen[0])
        order.append(chosen[0])
    order += left
    if prompt.secret:
        table.secrets.arrange(seat, order)
    for piece in order:
        deck.remove(piece)
    deck += order[::-1]


class Destroy(CardsOp):
    """Cards leave the game; limp wands, wild magic and mayhem go back to their piles."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields, DESTROY, MAY_DESTROY)

    def ask(self, table: Table, scope: Scope) -> Step:
        """Destroy them; what was looked at besides goes back in any order (KR-Q-29)."""
        chosen = yield from self.choose(table, scope)
        for piece in chosen:
            piles.destroy(table, piece)
        scope.bind(self.bound, chosen)
        if self.any_order:
            yield from put_back(table, scope, self.cards, SECRET_ORDER)


class Put(CardsOp):
    """Cards go to a zone, neither gained nor discarded; with `own` the receiver becomes their owner."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields, PUT, MAY_PUT)
        self.to = zone_of(fields, "to")
        if self.to not in (zones.HAND, zones.DISCARD, zones.DECK_TOP, zones.DECK_BOTTOM):
            raise fields.wrong("cards are put into a hand, a discard pile, or on top or bottom of a deck")
        to_of = fields.who("to_of", "self")
        self.to_of = to_of if fields.has("to_of") else self.cards.of
        self.to_pick = fields.bound("to_pick")
        self.own = fields.flag("own")

    def words(self) -> Words:
        """Put."""
        how = "may" if self.may else "must"
        whom = Words("who-picked") if self.to_pick else self.to_of.words()
        return Words(self.word, (*self.which_words(), ("by", self.by.words()), ("how", how),
                                ("zone", zone_words(self.to, "to")), ("whom", whom)))

    def ask(self, table: Table, scope: Scope) -> Step:
        """Move them."""
        seat = self.to_of.one(table, scope)
        if seat < 0 and not self.to_pick:
            return  # there is nobody to put them before
        chosen = yield from self.choose(table, scope)
        if self.to_pick and chosen:
            seats = [bearer_of(scope, seat) for seat in scope.recall(self.to_pick)]
            seat = yield from choose_seat(table, self.by.one(table, scope), TO_WHOM, list(dict.fromkeys(seats)), scope.card)
            if seat < 0:
                return
        for piece in chosen:
            move_to(table, piece, self.to, seat)
        scope.bind(self.bound, chosen)


def move_to(table: Table, piece: int, zone: int, seat: int) -> None:
    """Put a piece into a zone of a wizard; all see which, except what its owner takes from the own deck unseen."""
    origin, owner = piles.locate(table, piece)
    openly = not (origin == zones.DECK and owner == seat and zone == zones.HAND and not piles.all_know(table, piece))
    piles.lift(table, piece, openly)
    if zone == zones.HAND:
        table.hand[seat].append(piece)
    elif zone == zones.DISCARD:
        table.discard[seat].append(piece)
    elif zone == zones.DECK_TOP:
        table.deck[seat].append(piece)
    else:
        table.deck[seat].insert(0, piece)
    if table.told is not None:
        where = (("seat", seat), ("zone", put_words(zone)))
        if openly:
            table.tell("put", (*where, ("card", table.card(piece).words)), table.card(piece).thing, "KR-OWN-4", True)
        else:
            table.tell("put-unseen", where, f"seat:{seat}", "KR-INFO-2", True, (("card", table.card(piece).words),),
                       (seat,))
