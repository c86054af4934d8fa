"""The vocabulary of effects: what the part of a power after its arrow can do (sections 10 to 19 of the rules).

Effects with a target let the player choose none: any power may be used for its cost alone (RA-POWER-8, RA-Q-11). What
depends on a hidden hand is asked even when nothing fits, so that not being asked tells nobody anything.
"""

from __future__ import annotations

from typing import ClassVar, Final

from conclave.games.res_arcana import insight
from conclave.games.res_arcana.cards_in_hand import discard, draw, enter_play, place, refill_deck
from conclave.games.res_arcana.costs import (
    COSTS,
    bag_of,
    except_words,
    excepted_of,
    one,
    picked,
)
from conclave.games.res_arcana.life import WayOut, lose_life
from conclave.games.res_arcana.model import (
    CARDS,
    ESSENCE_MOVES,
    ESSENCES,
    NO_MOVE,
    PICK,
    SEAT_MOVES,
    Act,
    Board,
    Cost,
    Effect,
    Move,
)
from conclave.games.res_arcana.paying import (
    GAIN_ANY,
    Reduction,
    affordable,
    ask_any,
    bag_words,
    gain,
    reduction_for,
    store,
)
from conclave.games.res_arcana.victory import check_victory
from conclave.kernel.content import Record
from conclave.kernel.decision import Arrange, Choose, ChooseSome, Option, Prompt
from conclave.kernel.events import Step
from conclave.kernel.words import Words

SAME_GAIN: Final = Prompt("ask-gain-same", "RA-CONV-1")
STORE_WHERE: Final = Prompt("ask-store-where", "RA-CARD-8")
STRAIGHTEN_WHICH: Final = Prompt("ask-straighten-which", "RA-STRAIGHT-1")
LOOK_WHERE: Final = Prompt("ask-look-where", "RA-LOOK-1")
LOOK_ORDER: Final = Prompt("ask-look-order", "RA-LOOK-1")
DISCARD_AS_MANY: Final = Prompt("ask-discard-as-many", "RA-LOOK-2")
COPY_WHOM: Final = Prompt("ask-copy-whom", "RA-COPY-1")
PLACE_WHICH: Final = Prompt("ask-place-which", "RA-Q-11")

OWN_DECK: Final = Move(PICK, 0, 0, "own deck", Words("pick-own-deck"), ("deck:own",))
MONUMENT_DECK: Final = Move(PICK, 1, 0, "monument deck", Words("pick-monument-deck"), ("deck:monuments",))
DECKS: Final = ("own_artifact_deck", "monument_deck")


class Gain(Effect):
    """Take these essences from the supply into your pool."""

    name: ClassVar[str] = "gain"

    def __init__(self, record: Record) -> None:
        self.bag = bag_of(record, "essences")

    def words(self) -> Words:
        """Gain them."""
        return Words("effect-gain", (("essences", bag_words(self.bag)),))

    def apply(self, board: Board, act: Act) -> None:
        """Gain them."""
        gain(board, act.seat, self.bag, CARDS[act.card].thing)


class GainAny(Effect):
    """Take `count` essences in any mix into your pool, none of a type in `except`."""

    name: ClassVar[str] = "gain_any"

    def __init__(self, record: Record) -> None:
        self.count = record.whole("count", 1)
        self.excepted = excepted_of(record)
        self.asks = True

    def words(self) -> Words:
        """Gain any."""
        return Words("effect-gain-any", (("count", self.count), ("except", except_words(self.excepted))))

    def ask(self, board: Board, act: Act) -> Step:
        """Ask which."""
        yield from gain_any(board, act, self.count, self.excepted)


def gain_any(board: Board, act: Act, count: int, excepted: tuple[int, ...]) -> Step:
    """Take `count` essences of types that are not excepted."""
    if count:
        thing = CARDS[act.card].thing
        bag = yield from ask_any(board, act.seat, GAIN_ANY, count, excepted, thing)
        gain(board, act.seat, bag, thing)


class GainX(Effect):
    """Take X of `essence` into your pool."""

    name: ClassVar[str] = "gain_x"

    def __init__(self, record: Record) -> None:
        self.essence = ESSENCES.index(record.one_of("essence", ESSENCES))

    def words(self) -> Words:
        """Gain X."""
        return Words("effect-gain-x", (("essence", ESSENCES[self.essence]),))

    def apply(self, board: Board, act: Act) -> None:
        """Gain X."""
        if act.x:
            gain(board, act.seat, _times(self.essence, act.x), CARDS[act.card].thing)


class GainSame(Effect):
    """Take X essences of one single type, not in `except`, into your pool."""

    name: ClassVar[str] = "gain_same"

    def __init__(self, record: Record) -> None:
        self.excepted = excepted_of(record)
        self.asks = True

    def words(self) -> Words:
        """Gain X of one type."""
        return Words("effect-gain-same", (("except", except_words(self.excepted)),))

    def ask(self, board: Board, act: Act) -> Step:
        """Ask which type (RA-Q-9)."""
        if act.x:
            options = [ESSENCE_MOVES[essence] for essence in range(5) if essence not in self.excepted]
            answer = yield Choose(act.seat, SAME_GAIN, options, CARDS[act.card].thing, (("count", act.x),))
            gain(board, act.seat, _times(picked(answer).card, act.x), CARDS[act.card].thing)


class GainAnyByCost(Effect):
    """Take as many essences as the destroyed or discarded card cost plus `bonus`, any mix, none of a type in `except`."""

    name: ClassVar[str] = "gain_any_by_cost"

    def __init__(self, record: Record) -> None:
        self.of = record.one_of("of", ("destroyed", "discarded"))
        self.bonus = record.whole("bonus") if record.has("bonus") else 0
        self.excepted = excepted_of(record)
        self.asks = True

    def words(self) -> Words:
        """Gain by cost."""
        return Words("effect-gain-any-by-cost",
                     (("of", self.of), ("bonus", self.bonus), ("except", except_words(self.excepted))))

    def ask(self, board: Board, act: Act) -> Step:
        """Ask which (RA-VALUE-1 to RA-VALUE-3)."""
        yield from gain_any(board, act, _cost_of(act.chosen) + self.bonus, self.excepted)


class GainByCost(Effect):
    """Take as many essences as the destroyed card cost plus `bonus`, all of type `essence`."""

    name: ClassVar[str] = "gain_by_cost"

    def __init__(self, record: Record) -> None:
        self.of = record.one_of("of", ("destroyed", "discarded"))
        self.bonus = record.whole("bonus") if record.has("bonus") else 0
        self.essence = ESSENCES.index(record.one_of("essence", ESSENCES))

    def words(self) -> Words:
        """Gain by cost."""
        return Words("effect-gain-by-cost",
                     (("of", self.of), ("bonus", self.bonus), ("essence", ESSENCES[self.essence])))

    def apply(self, board: Board, act: Act) -> None:
        """Gain them."""
        gain(board, act.seat, _times(self.essence, _cost_of(act.chosen) + self.bonus), CARDS[act.card].thing)


class StoreHere(Effect):
    """Take these essences from the supply and put them on this component."""

    name: ClassVar[str] = "store_here"

    def __init__(self, record: Record) -> None:
        self.bag = bag_of(record, "essences")

    def words(self) -> Words:
        """Store them."""
        return Words("effect-store-here", (("essences", bag_words(self.bag)),))

    def apply(self, board: Board, act: Act) -> None:
        """Store them."""
        store(board, act.seat, act.card, self.bag)


class StoreAnyHere(Effect):
    """Take `count` essences in any mix (none in `except`) and put them on this component."""

    name: ClassVar[str] = "store_any_here"

    def __init__(self, record: Record) -> None:
        self.count = record.whole("count", 1)
        self.excepted = excepted_of(record)
        self.asks = True

    def words(self) -> Words:
        """Store any."""
        return Words("effect-store-any-here", (("count", self.count), ("except", except_words(self.excepted))))

    def ask(self, board: Board, act: Act) -> Step:
        """Ask which."""
        bag = yield from ask_any(board, act.seat, GAIN_ANY, self.count, self.excepted, CARDS[act.card].thing)
        store(board, act.seat, act.card, bag)


class StorePaid(Effect):
    """Put the essence just paid on a component: `here`, or `any_own_component` (this one included)."""

    name: ClassVar[str] = "store_paid"

    def __init__(self, record: Record) -> None:
        self.anywhere = record.one_of("target", ("here", "any_own_component")) == "any_own_component"
        self.asks = self.anywhere

    def words(self) -> Words:
        """Store it."""
        return Words("effect-store-paid", (("target", "any" if self.anywhere else "here"),))

    def apply(self, board: Board, act: Act) -> None:
        """Store it here."""
        store(board, act.seat, act.card, one(act.paid))

    def ask(self, board: Board, act: Act) -> Step:
        """Ask where (RA-CARD-8, RA-Q-31)."""
        options = [CARDS[card].pick_move for card in board.play[act.seat]]
        answer = yield Choose(act.seat, STORE_WHERE, options, CARDS[act.card].thing, (("essence", ESSENCES[act.paid]),))
        store(board, act.seat, picked(answer).card, one(act.paid))


class RivalsGain(Effect):
    """Every rival, passed ones included, takes these essences into their pool."""

    name: ClassVar[str] = "rivals_gain"

    def __init__(self, record: Record) -> None:
        self.bag = bag_of(record, "essences")

    def words(self) -> Words:
        """Rivals gain."""
        return Words("effect-rivals-gain", (("essences", bag_words(self.bag)),))

    def apply(self, board: Board, act: Act) -> None:
        """Give them (RA-RIVAL-1)."""
        for rival in board.rivals(act.seat):
            gain(board, rival, self.bag, CARDS[act.card].thing)


class LifeLoss(Effect):
    """Every rival who has not passed loses `count` Life, unless they pay one of `ignorable_by` or react."""

    name: ClassVar[str] = "life_loss"

    def __init__(self, record: Record) -> None:
        self.count = record.whole("count", 1)
        self.way_out = WayOut([decode_cost(part) for part in record.records("ignorable_by")])
        self.asks = True

    def words(self) -> Words:
        """Lose life, unless."""
        return Words("effect-life-loss", (("count", self.count), ("unless", self.way_out.offers)))

    def ask(self, board: Board, act: Act) -> Step:
        """Rivals lose life, one after another (RA-Q-3)."""
        yield from lose_life(board, act, self.count, self.way_out)


class Ignore(Effect):
    """The reacting player ignores the effect that triggered the reaction, entirely."""

    name: ClassVar[str] = "ignore"

    def __init__(self, record: Record) -> None:
        self.ignores = True

    def words(self) -> Words:
        """Ignore it."""
        return Words("effect-ignore")

    def apply(self, board: Board, act: Act) -> None:
        """The window that asked does the ignoring (RA-REACT-7); here it is only told."""
        if board.told is not None:
            board.tell("ignored", (("seat", act.seat), ("card", CARDS[act.card].words)), CARDS[act.card].thing,
                       "RA-REACT-7")


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
        options: list[Option] = [CARDS[card].pick_move for card in board.play[act.seat]
                                 if board.turned[card] and card != act.card and (CARDS[card].creature or not creatures)]
        if options:
            options.append(NO_MOVE)
            answer = yield Choose(act.seat, STRAIGHTEN_WHICH, options, CARDS[act.card].thing)
            if answer is not NO_MOVE:
                straighten(board, act.seat, picked(answer).card)


def straighten(board: Board, seat: int, card: int) -> None:
    """Make a component ready again; essences on it stay (RA-STRAIGHT-3)."""
    board.turned[card] = 0
    if board.told is not None:
        board.tell("straightened", (("seat", seat), ("card", CARDS[card].words)), CARDS[card].thing, "RA-STRAIGHT-1")


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
        draw(board, act.seat, self.count, CARDS[act.card].thing)


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
        drawn = draw(board, act.seat, self.count, CARDS[act.card].thing)
        if drawn:
            options = [CARDS[card].pick_move for card in board.hand[act.seat]]
            answer = yield ChooseSome(act.seat, DISCARD_AS_MANY, options, drawn, drawn, CARDS[act.card].thing,
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
        answer = yield Choose(act.seat, LOOK_WHERE, options, CARDS[act.card].thing)
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
        board.tell(event, (("seat", act.seat), ("count", len(seen))), CARDS[act.card].thing, "RA-LOOK-1", True,
                   (("cards", tuple([CARDS[card].words for card in seen])),), (act.seat,))
    return Arrange(act.seat, LOOK_ORDER, [CARDS[card].pick_move for card in seen], CARDS[act.card].thing)


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


class CopyFromRival(Effect):
    """Choose one rival, passed or not; take as many `gain_essence` as that rival has `count_essence` in their pool."""

    name: ClassVar[str] = "copy_from_rival"

    def __init__(self, record: Record) -> None:
        self.counted = ESSENCES.index(record.one_of("count_essence", ESSENCES))
        self.gained = ESSENCES.index(record.one_of("gain_essence", ESSENCES))
        self.asks = True

    def words(self) -> Words:
        """Copy."""
        counted, gained = except_words((self.counted, self.gained))
        return Words("effect-copy-from-rival", (("counted", counted), ("gained", gained)))

    def ask(self, board: Board, act: Act) -> Step:
        """Ask whom (RA-COPY-1)."""
        rivals = board.rivals(act.seat)
        rival = rivals[0]
        if len(rivals) > 1:
            answer = yield Choose(act.seat, COPY_WHOM, [SEAT_MOVES[seat] for seat in rivals], CARDS[act.card].thing)
            rival = picked(answer).card
        count = board.pool[rival][self.counted]
        if count:
            gain(board, act.seat, _times(self.gained, count), CARDS[act.card].thing)


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
    """Ask which artifact out of these piles to place, or none, and place it (RA-DISC-3, RA-Q-11)."""
    seat = act.seat
    options: list[Option] = []
    for pile in piles:
        for index in pile:
            card = CARDS[index]
            if dragons and not card.dragon:
                continue
            assert card.price is not None
            if free or affordable(board.pool[seat], card.price,
                                  reduction_for(board, seat, card, cut.spare_gold, cut.free)):
                options.append(card.pick_move)
    options.append(NO_MOVE)
    answer = yield Choose(seat, PLACE_WHICH, options, CARDS[act.card].thing)
    if answer is NO_MOVE:
        return
    card = CARDS[picked(answer).card]
    for pile in piles:
        if card.index in pile:
            if free:
                pile.remove(card.index)
                board.tell("placed", (("seat", seat), ("card", card.words)), card.thing, "RA-DISC-11", True)
                enter_play(board, seat, card.index)
            else:
                yield from place(board, seat, card.index, pile,
                                 reduction_for(board, seat, card, cut.spare_gold, cut.free))
            return


class CheckVictory(Effect):
    """Make a victory check now."""

    name: ClassVar[str] = "check_victory"

    def __init__(self, record: Record) -> None:
        self.asks = True

    def words(self) -> Words:
        """Check."""
        return Words("effect-check-victory")

    def ask(self, board: Board, act: Act) -> Step:
        """Check, in the middle of the round (RA-VICTORY-8)."""
        yield from check_victory(board, act.seat, "mid-round-check")


class TempVp(Effect):
    """Add `count` points for this one victory check."""

    name: ClassVar[str] = "temp_vp"

    def __init__(self, record: Record) -> None:
        self.count = record.whole("count", 1)
        self.temporary = self.count

    def words(self) -> Words:
        """Temporary points."""
        return Words("effect-temp-vp", (("count", self.count),))

    def apply(self, board: Board, act: Act) -> None:
        """Add them (RA-TEMP-1)."""
        board.temporary[act.seat] += self.count
        if board.told is not None:
            board.tell("temporary-points", (("seat", act.seat), ("count", self.count)), CARDS[act.card].thing, "RA-TEMP-1")


def _times(essence: int, count: int) -> tuple[int, ...]:
    return tuple([count if at == essence else 0 for at in range(5)])


def _cost_of(card: int) -> int:
    price = CARDS[card].price
    assert price is not None
    return price.total


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


EFFECTS: Final[list[type[Effect]]] = [
    Gain, GainAny, GainX, GainSame, GainAnyByCost, GainByCost, StoreHere, StoreAnyHere, StorePaid, RivalsGain, LifeLoss,
    Ignore, Straighten, Draw, DrawThenDiscard, Look, CopyFromRival, PlaceFromHand, PlaceFromDiscard, CheckVictory, TempVp,
]
_COSTS: Final = {op.name: op for op in COSTS}
_EFFECTS: Final = {op.name: op for op in EFFECTS}


def decode_cost(record: Record) -> Cost:
    """The cost that a record describes."""
    cost = _COSTS[record.one_of("op", sorted(_COSTS))](record)
    record.close()
    return cost


def decode_effect(record: Record) -> Effect:
    """The effect that a record describes."""
    effect = _EFFECTS[record.one_of("op", sorted(_EFFECTS))](record)
    record.close()
    return effect
