"""What the part of a power before its arrow can ask for (section 10 of the rules)."""

from __future__ import annotations

from typing import Final

from conclave.games.res_arcana.effects.fields import Fields, bag_of, excepted_of, types_of
from conclave.games.res_arcana.rules.cards_in_hand import destroy, discard
from conclave.games.res_arcana.rules.paying import (
    ANY,
    ask_pay_any,
    bag_changes,
    bag_words,
    essence_words,
    except_words,
    of_type,
    one,
    pay,
)
from conclave.games.res_arcana.rules.use import CHOSEN, PAID, X
from conclave.games.res_arcana.state.model import (
    ARTIFACT,
    EMPTY,
    ESSENCE_MOVES,
    ESSENCES,
    NO_MOVE,
    Board,
    Cost,
)
from conclave.kernel.decision import Amounts, Option, Prompt
from conclave.kernel.events import Step
from conclave.kernel.outlook import Change, Part
from conclave.kit.asking import numbers, one_of
from conclave.kit.effects import NOBODY, SELF, Scope

TURN_WHICH: Final = Prompt("ask-turn-which", "RA-POWER-11")
PAY_WHICH: Final = Prompt("ask-pay-which", "RA-CARD-8")
SAME_WHICH: Final = Prompt("ask-same-which", "RA-CONV-1")
SAME_HOW_MANY: Final = Prompt("ask-same-how-many", "RA-CONV-1")
DESTROY_WHICH: Final = Prompt("ask-destroy-which", "RA-DESTROY-1")
DISCARD_WHICH: Final = Prompt("ask-discard-which", "RA-DESTROY-5")
TAGS: Final = ("dragon", "creature")


def turn(board: Board, seat: int, card: int) -> None:
    """Turn a component (RA-DEF-7)."""
    board.turned[card] = 1
    if board.told is not None:
        board.tell("turned", (("seat", seat), ("card", board.card(card).words)), board.card(card).thing, "RA-POWER-3")


class Turn(Cost):
    """Turn this component; impossible if it is turned already."""

    def __init__(self, fields: Fields) -> None:
        self.turns = True

    def possible(self, board: Board, scope: Scope) -> bool:
        """Whether it is straight."""
        return not board.turned[scope.card]

    def apply(self, board: Board, scope: Scope) -> None:
        """Turn it."""
        turn(board, scope.roles[SELF], scope.card)


class TurnOther(Cost):
    """Also turn one straight artifact of yours with this tag; its own powers are not used."""

    def __init__(self, fields: Fields) -> None:
        tag = fields.one_of("tag", TAGS)
        self.dragon = tag == "dragon"
        self.asks = True
        self.special = True
        fields.say("tag", tag)

    def _candidates(self, board: Board, scope: Scope) -> list[int]:
        return [card for card in board.play[scope.roles[SELF]] if not board.turned[card] and card != scope.card
                and (board.box.cards[card].dragon if self.dragon else board.box.cards[card].creature)]

    def possible(self, board: Board, scope: Scope) -> bool:
        """Whether there is one."""
        return bool(self._candidates(board, scope))

    def ask(self, board: Board, scope: Scope) -> Step:
        """Ask which."""
        seat = scope.roles[SELF]
        cards = self._candidates(board, scope)
        card = yield from one_of(seat, TURN_WHICH, cards, board.box.picks(cards), board.card(scope.card).thing)
        turn(board, seat, card)


class Pay(Cost):
    """Return exactly these essences from your pool to the supply."""

    def __init__(self, fields: Fields) -> None:
        self.needs = bag_of(fields)
        fields.say("essences", bag_words(self.needs))

    def outlook(self, board: Board, scope: Scope) -> tuple[Part, ...]:
        """What leaves the pool."""
        return bag_changes(board, scope.roles[SELF], self.needs, -1)

    def possible(self, board: Board, scope: Scope) -> bool:
        """Whether the pool holds them."""
        pool = board.pool[scope.roles[SELF]]
        return all(pool[essence] >= self.needs[essence] for essence in range(5))

    def apply(self, board: Board, scope: Scope) -> None:
        """Pay them."""
        pay(board, scope.roles[SELF], self.needs, board.box.cards[scope.card].thing)


class PayAny(Cost):
    """Return `count` essences from your pool, any mix of types, gold allowed; a single one is remembered."""

    def __init__(self, fields: Fields) -> None:
        self.count = fields.whole("count", 1)
        self.needs_any = self.count
        self.asks = True
        fields.say("count", self.count)

    def outlook(self, board: Board, scope: Scope) -> tuple[Part, ...]:
        """How many leave the pool."""
        return (Change(ANY, -self.count, sum(board.pool[scope.roles[SELF]]) - self.count),)

    def possible(self, board: Board, scope: Scope) -> bool:
        """Whether the pool holds so many."""
        return sum(board.pool[scope.roles[SELF]]) >= self.count

    def ask(self, board: Board, scope: Scope) -> Step:
        """Ask which."""
        seat, thing = scope.roles[SELF], board.box.cards[scope.card].thing
        bag = yield from ask_pay_any(board, seat, self.count, thing)
        if self.count == 1:
            scope.bind(PAID, [bag.index(1)])
        pay(board, seat, bag, thing)


class PayOneOf(Cost):
    """Return 1 essence from your pool, of one of the listed types; it is remembered."""

    def __init__(self, fields: Fields) -> None:
        self.choices = types_of(fields, "options")
        self.asks = True
        self.special = True
        fields.say("options", essence_words(self.choices))

    def possible(self, board: Board, scope: Scope) -> bool:
        """Whether the pool holds one of them."""
        pool = board.pool[scope.roles[SELF]]
        return any(pool[essence] for essence in self.choices)

    def ask(self, board: Board, scope: Scope) -> Step:
        """Ask which."""
        seat, thing = scope.roles[SELF], board.box.cards[scope.card].thing
        there = [essence for essence in self.choices if board.pool[seat][essence]]
        paid = yield from one_of(seat, PAY_WHICH, there, [ESSENCE_MOVES[essence] for essence in there], thing)
        scope.bind(PAID, [paid])
        pay(board, seat, one(paid), thing)


class PaySame(Cost):
    """Return X essences of one single type from your pool; you choose X (at least `min`) and the type."""

    def __init__(self, fields: Fields) -> None:
        self.least = fields.whole("min")
        self.excepted = excepted_of(fields)
        self.asks = True
        self.special = self.least > 0
        fields.say("min", self.least)
        fields.say("except", except_words(self.excepted))

    def possible(self, board: Board, scope: Scope) -> bool:
        """Whether enough of one type is there."""
        pool = board.pool[scope.roles[SELF]]
        return any(pool[essence] >= self.least for essence in range(5) if essence not in self.excepted)

    def ask(self, board: Board, scope: Scope) -> Step:
        """Ask for the type, then for X. Paying nothing is one option, whatever the type (RA-Q-8)."""
        seat = scope.roles[SELF]
        pool = board.pool[seat]
        least = max(1, self.least)
        types = [essence for essence in range(5) if essence not in self.excepted and pool[essence] >= least]
        options: list[Option] = [ESSENCE_MOVES[essence] for essence in types]
        if self.least == 0:
            types.append(NOBODY)
            options.append(NO_MOVE)
        thing = board.box.cards[scope.card].thing
        essence = yield from one_of(seat, SAME_WHICH, types, options, thing)
        if essence < 0:
            return
        x = most = pool[essence]
        if most > least:
            low, high = of_type(essence, least), of_type(essence, most)
            answer = yield Amounts(seat, SAME_HOW_MANY, ESSENCE_MOVES, low, high, least, most, thing,
                                   (("essence", ESSENCES[essence]),))
            x = numbers(answer)[essence]
        scope.bind(X, [x])
        scope.bind(PAID, [essence])
        pay(board, seat, of_type(essence, x), thing)


class PayFromHere(Cost):
    """Return these essences from this component (not from your pool)."""

    def __init__(self, fields: Fields) -> None:
        self.bag = bag_of(fields)
        self.special = True
        fields.say("essences", bag_words(self.bag))

    def possible(self, board: Board, scope: Scope) -> bool:
        """Whether they lie here."""
        here = board.stored.get(scope.card, EMPTY)
        return all(here[essence] >= self.bag[essence] for essence in range(5))

    def apply(self, board: Board, scope: Scope) -> None:
        """Take them off."""
        here, off = board.stored[scope.card], self.bag
        rest = (here[0] - off[0], here[1] - off[1], here[2] - off[2], here[3] - off[3], here[4] - off[4])
        if any(rest):
            board.stored[scope.card] = rest
        else:
            del board.stored[scope.card]
        if board.told is not None:
            board.tell("removed", (("seat", scope.roles[SELF]), ("essences", bag_words(off)),
                                   ("card", board.card(scope.card).words)), board.box.cards[scope.card].thing, "RA-CARD-3")


class DestroySelf(Cost):
    """Destroy this artifact."""

    def __init__(self, fields: Fields) -> None:
        pass

    def apply(self, board: Board, scope: Scope) -> None:
        """Destroy it."""
        scope.bind(CHOSEN, [scope.card])
        destroy(board, scope.roles[SELF], scope.card)


class DestroyArtifact(Cost):
    """Destroy one artifact of yours in play: any_own, another_own (not this one) or own_dragon_or_creature."""

    def __init__(self, fields: Fields) -> None:
        self.filter = fields.one_of("filter", ("any_own", "another_own", "own_dragon_or_creature"))
        self.asks = True
        self.special = True
        fields.say("filter", self.filter.replace("_", "-"))

    def _candidates(self, board: Board, scope: Scope) -> list[int]:
        own = [card for card in board.play[scope.roles[SELF]] if board.box.cards[card].kind == ARTIFACT]
        if self.filter == "another_own":
            return [card for card in own if card != scope.card]
        if self.filter == "own_dragon_or_creature":
            return [card for card in own if board.box.cards[card].dragon or board.box.cards[card].creature]
        return own

    def possible(self, board: Board, scope: Scope) -> bool:
        """Whether there is one."""
        return bool(self._candidates(board, scope))

    def ask(self, board: Board, scope: Scope) -> Step:
        """Ask which."""
        seat = scope.roles[SELF]
        cards = self._candidates(board, scope)
        chosen = yield from one_of(seat, DESTROY_WHICH, cards, board.box.picks(cards), board.box.cards[scope.card].thing)
        scope.bind(CHOSEN, [chosen])
        destroy(board, seat, chosen)


class DiscardCard(Cost):
    """Put `count` cards from your hand on your discard pile, gaining nothing for it."""

    def __init__(self, fields: Fields) -> None:
        self.count = fields.whole("count", 1)
        self.asks = True
        self.special = True
        fields.say("count", self.count)

    def possible(self, board: Board, scope: Scope) -> bool:
        """Whether the hand is large enough."""
        return len(board.hand[scope.roles[SELF]]) >= self.count

    def ask(self, board: Board, scope: Scope) -> Step:
        """Ask which; not asked where the whole hand has to go, and everybody knows its size."""
        seat = scope.roles[SELF]
        hand = board.hand[seat]
        for left in range(self.count, 0, -1):
            chosen = hand[0]
            if len(hand) > left:
                chosen = yield from one_of(seat, DISCARD_WHICH, hand, board.box.picks(hand),
                                           board.box.cards[scope.card].thing)
            scope.bind(CHOSEN, [chosen])
            discard(board, seat, chosen)
