"""Operations on cards: picking, discarding, destroying and passing them on."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from conclave.games.krutagidon import piles, zones
from conclave.games.krutagidon.asking import (
    AskedPieces,
    choose_fitting,
    choose_pieces,
    choose_seat,
    choose_up_to,
    could_hold,
    distinct,
)
from conclave.games.krutagidon.deed import Deed
from conclave.games.krutagidon.model import ALL_KNOW, OWNER_KNOWS, Op, Table
from conclave.games.krutagidon.reading import Selection, Who, decode_number
from conclave.games.krutagidon.zones import put_words, zone_field, zone_words
from conclave.kernel.content import Record
from conclave.kernel.decision import Prompt
from conclave.kernel.events import Args, Step
from conclave.kernel.words import Words

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
class CardsOp(Op):
    """What operations that choose cards share: `cards`, `n`, `by` whom, at `random`, or only if the wizard wants (`may`).

    With `any_order`, what was seen and stays goes back in any order.
    """

    must_prompt: Prompt = PICK_CARD
    may_prompt: Prompt = MAY_PUT

    def read(self, record: Record) -> None:
        """Read the shared fields."""
        self.cards = Selection(record.record("cards"))
        self.n = decode_number(record, "n", 999 if self.cards.bound else 1)
        self.by = Who(record, "by", "self") if record.has("by") else self.cards.of
        self.random = record.flag("random")
        self.bound = record.text("bind") if record.has("bind") else ""
        self.may = record.flag("may")
        self.any_order = record.flag("any_order")

    def choose(self, table: Table, deed: Deed) -> AskedPieces:
        """The cards that the operation will touch."""
        cards = self.cards
        seat = cards.whose(table, deed)
        chooser = self.by.seat(table, deed)
        if cards.bound:
            chooser = chooser if chooser >= 0 else deed.target
        elif seat < 0 or chooser < 0:
            return []
        found = cards.pieces(table, deed)
        if cards.bound:  # a card that was picked may have gone since, with its wizard's death for one
            found = [piece for piece in found if piles.search(table, piece)[0] >= 0]
        hand = table.hand[seat] if cards.mixed else None
        count = self.n.value(table, deed)
        if self.random:
            return at_random(table, found, count)
        if self.may:
            possible = cards.in_hand and could_hold(table, seat, cards.filter)
            if not found and not possible:
                return []
            chosen = yield from choose_up_to(table, chooser, self.may_prompt, found, min(count, max(1, len(found))),
                                             possible, deed.card, hand)
            return chosen
        if cards.filter.beyond_one_per_type:
            kept = yield from self._keep_one_of_each(table, deed, seat, chooser, found)
            return kept
        room = len(found) if cards.bound else 0
        if cards.in_hand:
            demand = cards.filter
            if demand.anything:
                room = len(found)
            elif demand.top_cost or count > 1:
                piles.show_hand(table, seat)  # KR-Q-45
            elif could_hold(table, seat, demand):
                one = yield from choose_fitting(table, chooser, self.must_prompt, found, deed.card, hand)
                if not one:
                    piles.show_hand(table, seat)
                return one
        chosen = yield from choose_pieces(table, chooser, self.must_prompt, found, count, room, deed.card, hand)
        return chosen

    def _keep_one_of_each(self, table: Table, deed: Deed, seat: int, chooser: int, found: list[int]) -> AskedPieces:
        """All but one card of choice of every type (KR-Q-19); typed cards are shown for that (KR-Q-45)."""
        piles.show_hand(table, seat)
        types: list[int] = []
        for piece in found:
            if table.box.card_of[piece].type not in types:
                types.append(table.box.card_of[piece].type)
        gone: list[int] = []
        for type_ in types:
            same = [piece for piece in found if table.box.card_of[piece].type == type_]
            kept = yield from choose_pieces(table, chooser, KEEP_ONE, same, 1, 0, deed.card)
            gone += [piece for piece in same if piece not in kept]
        return gone

    def card_words(self, key: str) -> Words:
        """The sentence of an operation on cards."""
        how = "random" if self.random else "may" if self.may else "must"
        return Words(f"op-{key}", (*self.which_words(), ("by", self.by.words()), ("how", how),
                                   ("rest", "back" if self.any_order else "stays")))

    def which_words(self) -> Args:
        """How many cards of which kind, and from where."""
        return (("cards", self.cards.words_from()), ("n", self.n.words()),
                ("kind", self.cards.kind_words(1 if self.n.fixed == 1 else 2)))


def at_random(table: Table, pieces: list[int], count: int) -> list[int]:
    """So many pieces at random; in a step that is imagined once more, those that came to light before."""
    left = pieces[:]
    chosen: list[int] = []
    while left and len(chosen) < count:
        piece = left[table.dice.below(len(left))]
        if table.expected:
            before = piles.expected_of(table, left)
            piece = before[0] if before else piece
        left.remove(piece)
        chosen.append(piece)
    return chosen


class PickCards(CardsOp):
    """Choose cards and show them, without moving them."""

    name: ClassVar[str] = "pick"

    def __init__(self, record: Record) -> None:
        self.must_prompt = PICK_CARD
        self.read(record)

    def words(self) -> Words:
        """Pick."""
        return self.card_words("pick")

    def ask(self, table: Table, deed: Deed) -> Step:
        """Pick; what is picked is turned up at once."""
        chosen = yield from self.choose(table, deed)
        if chosen:
            piles.reveal(table, self.by.seat(table, deed), chosen, "KR-EFFECT-1")
        deed.bind(self.bound, chosen)
        if deed.reader >= 0 and self.cards.bound:
            read = deed.recall_read(self.cards.bound)
            counted = yield from choose_pieces(table, self.by.seat(table, deed), self.must_prompt, read,
                                               self.n.value(table, deed), 0, deed.card)
            deed.bind_read(self.bound, counted)


class Discard(CardsOp):
    """Cards go to their owner's discard pile."""

    name: ClassVar[str] = "discard"

    def __init__(self, record: Record) -> None:
        self.must_prompt = DISCARD
        self.may_prompt = MAY_DISCARD
        self.read(record)

    def words(self) -> Words:
        """Discard."""
        return self.card_words("discard")

    def ask(self, table: Table, deed: Deed) -> Step:
        """Discard them."""
        chosen = yield from self.choose(table, deed)
        for piece in chosen:
            piles.discard(table, piece)
        deed.bind(self.bound, chosen)
        if self.any_order:
            yield from put_back(table, deed, self.cards, ORDER)


def put_back(table: Table, deed: Deed, cards: Selection, prompt: Prompt) -> Step:
    """What was seen of a deck and is still there goes back on top, in any order (KR-Q-29, KR-CARD-DOUBLE-1)."""
    seen = deed.recall(cards.bound)
    if not seen:
        return
    seat = deed.me if prompt.secret else deed.target
    deck = table.deck[seat]
    left = [piece for piece in seen if piece in deck]
    if len(left) < 2 or (not prompt.secret and len(distinct(table, left)) < 2):
        return
    order: list[int] = []
    while len(left) > 1:
        chosen = yield from choose_pieces(table, seat, prompt, left, 1, len(left) if prompt.secret else 0, deed.card)
        left.remove(chosen[0])
        order.append(chosen[0])
    order += left
    for piece in order:
        deck.remove(piece)
        if prompt.secret and table.known[piece] == ALL_KNOW:
            table.known[piece] = OWNER_KNOWS
    deck += order[::-1]


class Destroy(CardsOp):
    """Cards leave the game; limp wands, wild magic and mayhem go back to their piles."""

    name: ClassVar[str] = "destroy"

    def __init__(self, record: Record) -> None:
        self.must_prompt = DESTROY
        self.may_prompt = MAY_DESTROY
        self.read(record)

    def words(self) -> Words:
        """Destroy."""
        return self.card_words("destroy")

    def ask(self, table: Table, deed: Deed) -> Step:
        """Destroy them; what was looked at besides goes back in any order (KR-Q-29)."""
        chosen = yield from self.choose(table, deed)
        for piece in chosen:
            piles.destroy(table, piece)
        deed.bind(self.bound, chosen)
        if self.any_order:
            yield from put_back(table, deed, self.cards, SECRET_ORDER)


class Put(CardsOp):
    """Cards go to a zone, neither gained nor discarded; with `own` the receiver becomes their owner."""

    name: ClassVar[str] = "put"

    def __init__(self, record: Record) -> None:
        self.must_prompt = PUT
        self.may_prompt = MAY_PUT
        self.read(record)
        self.to = zone_field(record, "to")
        if self.to not in (zones.HAND, zones.DISCARD, zones.DECK_TOP, zones.DECK_BOTTOM):
            raise record.wrong("cards are put into a hand, a discard pile, or on top or bottom of a deck")
        self.to_of = Who(record, "to_of", "self") if record.has("to_of") else self.cards.of
        self.to_pick = record.text("to_pick") if record.has("to_pick") else ""
        self.own = record.flag("own")

    def words(self) -> Words:
        """Put."""
        how = "may" if self.may else "must"
        whom = Words("who-picked") if self.to_pick else self.to_of.words()
        return Words("op-put", (*self.which_words(), ("by", self.by.words()), ("how", how),
                                ("zone", zone_words(self.to, "to")), ("whom", whom)))

    def ask(self, table: Table, deed: Deed) -> Step:
        """Move them."""
        seat = self.to_of.seat(table, deed)
        if seat < 0 and not self.to_pick:
            return  # there is nobody to put them before
        chosen = yield from self.choose(table, deed)
        if self.to_pick and chosen:
            seat = yield from choose_seat(table, self.by.seat(table, deed), TO_WHOM, deed.recall(self.to_pick), deed.card)
            if seat < 0:
                return
        for piece in chosen:
            move_to(table, piece, self.to, seat)
        deed.bind(self.bound, chosen)


def move_to(table: Table, piece: int, zone: int, seat: int) -> None:
    """Put a piece into a zone of a wizard; all see which, except what its owner takes from the own deck unseen."""
    origin, owner = piles.locate(table, piece)
    openly = not (origin == zones.DECK and owner == seat and zone == zones.HAND and table.known[piece] != ALL_KNOW)
    piles.lift(table, piece, openly)
    if zone == zones.HAND:
        piles.put_into_hand(table, seat, piece, openly)
    elif zone == zones.DISCARD:
        table.discard[seat].append(piece)
    elif zone == zones.DECK_TOP:
        piles.put_on_deck(table, seat, piece)
    else:
        table.known[piece] = ALL_KNOW
        table.deck[seat].insert(0, piece)
    if table.told is not None:
        where = (("seat", seat), ("zone", put_words(zone)))
        if openly:
            table.tell("put", (*where, ("card", table.card(piece).words)), table.card(piece).thing, "KR-OWN-4", True)
        else:
            table.tell("put-unseen", where, f"seat:{seat}", "KR-INFO-2", True, (("card", table.card(piece).words),),
                       (seat,))
