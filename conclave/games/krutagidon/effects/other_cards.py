"""Operations that gain or play other cards."""

from __future__ import annotations

from typing import Final

from conclave.games.krutagidon.cards.phrasing import recast
from conclave.games.krutagidon.effects.attacks import Attack
from conclave.games.krutagidon.effects.fields import Fields, zone_of
from conclave.games.krutagidon.effects.matters import Mayhem, calamity_of
from conclave.games.krutagidon.effects.scope import ATTACKER, CREDIT, FORCED, LEFT_OUT, NOBODY, SELF, effect_of
from conclave.games.krutagidon.effects.selections import selection
from conclave.games.krutagidon.rules import piles
from conclave.games.krutagidon.rules.acquiring import acquire, gain_limp, gain_wild
from conclave.games.krutagidon.rules.mayhem import bound_to_mayhem, fill_slot, group_attack, resolve_mayhem
from conclave.games.krutagidon.rules.playing import perform_within
from conclave.games.krutagidon.rules.questions import choose_pieces, choose_seat, choose_up_to, thing_of
from conclave.games.krutagidon.state.model import MAYHEM, NO_MOVE, YES_MOVE, Table
from conclave.games.krutagidon.state.zones import zone_words
from conclave.kernel.decision import Choose, Prompt
from conclave.kernel.events import Step
from conclave.kernel.words import Words
from conclave.kit.effects import Op, Scope

WHOSE_DECK: Final = Prompt("ask-whose-deck", "KR-WILD-2")
WHICH_MAYHEM: Final = Prompt("ask-which-mayhem", "KR-MAYHEM-9")
STAY_OUT: Final = Prompt("ask-stay-out", "KR-MAYHEM-10", "stay-out")
NEXT_ATTACK: Final = Prompt("ask-next-attack", "KR-CARD-MAYHEM-O-1")
REPLACE: Final = Prompt("ask-replace-market", "KR-Q-38", "offer")
LIMP_PILE: Final = "limp_pile"
SOURCES: Final = ("main_top", "wild_pile", LIMP_PILE, "market")


class Gain(Op[Table]):
    """Gain `n` cards from a pile: into the discard pile, or where `to` says."""

    asks: bool = True  # those whom a promise makes answer it

    def __init__(self, fields: Fields) -> None:
        self.source = fields.one_of("from", SOURCES)
        self.n = fields.number("n")
        self.who = fields.who("who", "self")
        self.to = zone_of(fields, "to", "discard")
        self.bound = fields.bind()

    def words(self) -> Words:
        """Gain."""
        return Words(f"op-gain-{self.source.replace('_', '-')}", (
            ("who", self.who.words()), ("n", self.n.words()),
            ("zone", zone_words(self.to, "gained"))))

    def apply(self, table: Table, scope: Scope) -> None:
        """Gain them one by one; mayhem is destroyed and not replaced (KR-GAIN-4, KR-MAYHEM-11)."""
        seat = self.who.one(table, scope)
        if seat < 0:
            return
        gained: list[int] = []
        for _ in range(self.n.value(table, scope)):
            if self.source == LIMP_PILE:
                gain_limp(table, seat, self.to)
            elif self.source == "wild_pile":
                gain_wild(table, seat, self.to)
            elif self.source == "main_top" and table.main:
                piece = table.main.pop()
                table.secrets.turn_up(piece)
                if table.told is not None:
                    table.tell("main-top", (("card", table.card(piece).words),), table.card(piece).thing, "KR-MAYHEM-11",
                               True)
                if table.box.card_of[piece].kind == MAYHEM:
                    table.mayhem.append(piece)
                else:
                    gained.append(piece)
                    acquire(table, seat, piece, self.to, False)
        scope.bind(self.bound, gained)


class ReplaceMarket(Op[Table]):
    """Destroy a market card of choice and fill its slot."""

    asks: bool = True

    def __init__(self, fields: Fields) -> None:
        self.may = fields.flag("may")

    def ask(self, table: Table, scope: Scope) -> Step:
        """Replace one (KR-Q-38)."""
        chosen = yield from choose_up_to(table, scope.roles[SELF], REPLACE, table.market[:], 1, False, scope.card)
        for piece in chosen:
            piles.destroy(table, piece)
            yield from fill_slot(table)


class PlayFoeTop(Op[Table]):
    """Play the top card of a foe's deck as if from the own hand."""

    asks: bool = True

    def __init__(self, fields: Fields) -> None:
        pass

    def foes(self, table: Table, scope: Scope) -> list[int]:
        """Foes who have cards to play from (KR-Q-33)."""
        return [seat for seat in table.foes(scope.roles[SELF]) if table.deck[seat] or table.discard[seat]]

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether there is one."""
        return bool(self.foes(table, scope))

    def ask(self, table: Table, scope: Scope) -> Step:
        """Play it (KR-WILD-3, KR-WILD-4)."""
        me = scope.roles[SELF]
        foe = yield from choose_seat(table, me, WHOSE_DECK, self.foes(table, scope), scope.card)
        for piece in piles.top(table, foe, 1):
            piles.lift(table, piece)
            if table.told is not None:
                table.tell("turned-up", (("seat", foe), ("card", table.card(piece).words)), table.card(piece).thing,
                           "KR-WILD-2",
                           True)
            if table.box.card_of[piece].ongoing:
                table.play[me].append(piece)
            else:
                table.limbo.append(piece)
            lender, table.lender = table.lender, foe
            yield from perform_within(table, me, piece, foe)
            table.lender = lender


class PlayMayhem(Op[Table]):
    """Take `draw` random destroyed mayhem cards, resolve `play` of them, and put all back."""

    asks: bool = True

    def __init__(self, fields: Fields) -> None:
        self.draw = fields.whole("draw", 1, 9)
        self.count = fields.whole("play", 1, 9)
        self.may_skip = fields.flag("self_may_skip")

    def words(self) -> Words:
        """Play mayhem."""
        return Words("op-play-mayhem-skip" if self.may_skip else "op-play-mayhem",
                     (("draw", self.draw), ("play", self.count), ("which", "some" if self.draw > self.count else "all")))

    def ask(self, table: Table, scope: Scope) -> Step:
        """Draw and resolve them (KR-MAYHEM-9, KR-MAYHEM-10, KR-Q-44)."""
        me = scope.roles[SELF]
        drawn: list[int] = []
        while table.mayhem and len(drawn) < self.draw:
            drawn.append(table.mayhem.pop(table.dice.below(len(table.mayhem))))
        table.limbo += drawn
        if drawn and table.told is not None:
            table.tell("mayhem-drawn", (("cards", piles.card_list(table, drawn)),), thing_of(table, scope.card),
                       "KR-MAYHEM-9", True)
        chosen = drawn
        if len(drawn) > self.count:
            chosen = yield from choose_pieces(table, me, WHICH_MAYHEM, drawn, self.count, 0, scope.card)
        player = scope.roles[ATTACKER] if isinstance(calamity_of(scope), Mayhem) else me
        for piece in chosen:
            card = table.box.card_of[piece]
            out = scope.roles[LEFT_OUT]
            if card.attack and out >= 0 and bound_to_mayhem(table, out):
                out = -1  # KR-CARD-ORC-1
            if self.may_skip and not (card.attack and bound_to_mayhem(table, me)):
                question = Choose(me, STAY_OUT, [YES_MOVE, NO_MOVE], card.thing, (("card", card.words),))
                question.as_window(NO_MOVE, matters=True)
                answer = yield question
                if answer is YES_MOVE:
                    out = me
                    if table.told is not None:
                        table.tell("stays-out", (("seat", me), ("card", card.words)), card.thing, "KR-MAYHEM-10")
            yield from resolve_mayhem(table, card, player, out)
        for piece in drawn:
            table.limbo.remove(piece)
            table.mayhem.append(piece)


class PlayGroupAttack(Op[Table]):
    """Resolve the group attack of the face-up legend, against all or only against oneself."""

    asks: bool = True

    def __init__(self, fields: Fields) -> None:
        self.self_only = fields.one_of("scope", ("self_only",), "") == "self_only"

    def words(self) -> Words:
        """Group attack."""
        return Words("op-play-group-attack-self" if self.self_only else "op-play-group-attack")

    def ask(self, table: Table, scope: Scope) -> Step:
        """Resolve it (KR-DWT-2, KR-Q-7, KR-Q-25, KR-Q-52)."""
        if self.self_only:
            yield from group_attack(table, table.active, scope.roles[SELF], scope.roles[LEFT_OUT])
        else:
            yield from group_attack(table, table.active, NOBODY, scope.roles[LEFT_OUT], scope.roles[ATTACKER])


class PlayAttacks(Op[Table]):
    """Resolve the attacks on some cards, in an order that `as_wizard` picks; the cards do not move."""

    asks: bool = True

    def __init__(self, fields: Fields) -> None:
        self.cards = selection(fields, "cards", needed=True)
        self.player = fields.who("as_wizard", "self")
        forced = fields.who("force_target", "target")
        self.forced = forced if fields.has("force_target") else None

    def words(self) -> Words:
        """Play attacks."""
        key = "op-play-attacks-self" if self.forced is not None else "op-play-attacks"
        return Words(key, (("cards", recast(self.cards.words(), "who-each")), ("kind", self.cards.kind_words(2)),
                           ("who", self.player.words())))

    def ask(self, table: Table, scope: Scope) -> Step:
        """One card after another (KR-CARD-MAYHEM-O-1, KR-Q-20, KR-Q-21)."""
        seat = self.player.one(table, scope)
        if seat < 0:
            return
        left = [piece for piece in self.cards.pieces(table, scope) if has_attack(table, piece)]
        while True:
            there = self.cards.pieces(table, scope)
            left = [piece for piece in left if piece in there]  # a card that was used to defend is gone
            chosen = yield from choose_pieces(table, seat, NEXT_ATTACK, left, 1, 0, scope.card)
            if not chosen:
                return
            left.remove(chosen[0])
            card = table.box.card_of[chosen[0]]
            attack = effect_of(seat, card.index)
            attack.roles[LEFT_OUT] = scope.roles[LEFT_OUT]
            if self.forced is None:
                attack.roles[ATTACKER] = scope.roles[ATTACKER]  # of the market: nobody (KR-Q-20)
                attack.roles[CREDIT] = scope.roles[CREDIT]
            else:
                attack.roles[FORCED] = self.forced.one(table, scope)
                if scope.roles[CREDIT] >= 0:
                    attack.roles[CREDIT] = scope.roles[CREDIT]  # whoever played the mayhem (KR-Q-52)
            for op in card.play:
                if isinstance(op, Attack):
                    yield from op.ask(table, attack)


def has_attack(table: Table, piece: int) -> bool:
    """Whether a card attacks as soon as it is played."""
    return any(isinstance(op, Attack) for op in table.box.card_of[piece].play)
