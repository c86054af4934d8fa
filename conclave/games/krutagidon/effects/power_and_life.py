"""Operations on wizards: power, cards drawn, life."""

from __future__ import annotations

from typing import Final

from conclave.games.krutagidon.cards.phrasing import wizard_words
from conclave.games.krutagidon.effects.conditions import DIED
from conclave.games.krutagidon.effects.fields import Fields
from conclave.games.krutagidon.effects.matters import Defending, Share, attack_dealing
from conclave.games.krutagidon.effects.numbers import takes_away
from conclave.games.krutagidon.effects.scope import CREDIT, LEFT_OUT, READER, SELF
from conclave.games.krutagidon.effects.wizards import redirector_of
from conclave.games.krutagidon.rules import piles
from conclave.games.krutagidon.rules.death import attack_damage, heal, hurt, spend_life
from conclave.games.krutagidon.rules.questions import choose_seat
from conclave.games.krutagidon.state.model import Table
from conclave.kernel.decision import Prompt
from conclave.kernel.events import Step
from conclave.kernel.outlook import Change, Part
from conclave.kernel.words import Words
from conclave.kit.effects import Op, Scope, resolving

SWAP: Final = Prompt("ask-swap-life", "KR-TARGET-5")
EXTREMES: Final = ("weakest_wizard", "strongest_wizard")


class Nothing(Op[Table]):
    """No effect."""

    def __init__(self, fields: Fields) -> None:
        fields.say("how", "always")

    def chosen_words(self) -> Words:
        """Nothing, as one of several things to choose from."""
        return Words(self.word, (("how", "chosen"),))

    def apply(self, table: Table, scope: Scope) -> None:
        """Do nothing."""


class Power(Op[Table]):
    """`n` more power in this turn; it may be negative, but never takes back what was spent."""

    def __init__(self, fields: Fields) -> None:
        self.n = fields.number("n")
        fields.say("n", self.n.words())
        fields.say("sign", "less" if takes_away(self.n) else "more")

    def outlook(self, table: Table, scope: Scope) -> tuple[Part, ...]:
        """How much more there is to spend."""
        n = self.n.public(table, scope)
        if n is None:
            return (self.words(),)
        power = max(-(-table.spent // table.times), table.power + n)
        now = power * table.times - table.spent
        return (Change("power", now - table.available(), now),)

    def apply(self, table: Table, scope: Scope) -> None:
        """Add it (KR-TURN-6, KR-Q-15)."""
        before = table.available() if table.told is not None else 0
        least = -(-table.spent // table.times)
        table.power = max(least, table.power + self.n.value(table, scope))
        if table.told is not None:
            _tell_power(table, scope.roles[SELF], "KR-TURN-6", before)


class PowerMultiplier(Op[Table]):
    """All power of this turn, made before or after, counts `n` times."""

    def __init__(self, fields: Fields) -> None:
        self.n = fields.whole("n", 2, 9)
        fields.say("count", self.n)

    def apply(self, table: Table, scope: Scope) -> None:
        """Multiply (KR-Q-14)."""
        before = table.available() if table.told is not None else 0
        table.times *= self.n
        if table.told is not None:
            _tell_power(table, scope.roles[SELF], "KR-Q-14", before)


def _tell_power(table: Table, seat: int, rule: str, before: int) -> None:
    now = table.available()
    table.tell("power", (("seat", seat), ("count", now)), f"seat:{seat}", rule, amount=now - before)


class Draw(Op[Table]):
    """The wizard draws `n` cards."""

    def __init__(self, fields: Fields) -> None:
        self.n = fields.number("n")
        self.who = fields.who("who", "self")
        self.bound = fields.bind()
        fields.say("who", self.who.words())
        fields.say("n", self.n.words())

    def outlook(self, table: Table, scope: Scope) -> tuple[Part, ...]:
        """How many cards it is."""
        n = self.n.public(table, scope)
        return (self.words(),) if n is None or self.who.role != SELF else (Change("cards", n),)

    def apply(self, table: Table, scope: Scope) -> None:
        """Draw them."""
        seat = self.who.one(table, scope)
        if seat >= 0:
            scope.bind(self.bound, piles.draw(table, seat, self.n.value(table, scope)))


def heal_wizard(table: Table, scope: Scope, seat: int, n: int) -> None:
    """The wizard's life grows by `n`, up to 25."""
    heal(table, seat, n)


class Damage(Op[Table]):
    """The wizard, as a rule the one attacked, loses `n` life. With `dwt_offer` a victim gets one of so many tokens, picked
    by the attacker.
    """

    asks: bool = True

    def __init__(self, fields: Fields) -> None:
        self.n = fields.number("n")
        self.who = fields.who("who", "target")
        self.offer = fields.whole("dwt_offer", 2, 4, 0)

    def words(self) -> Words:
        """Damage."""
        args = (("who", self.who.words()), ("n", self.n.words()))
        return Words("op-damage-offer", (*args, ("count", self.offer))) if self.offer else Words("op-damage", args)

    def outlook(self, table: Table, scope: Scope) -> tuple[Part, ...]:
        """How much life the target of an attack would lose."""
        seat, count, share = self.who.one(table, scope), self.n.public(table, scope), resolving(scope, Share)
        if count is None or share is None or isinstance(scope.matter, Defending) or seat != share.target:
            return (self.words(),)
        if count > 0:
            count = attack_damage(table, scope, share.attack.card, count)
        return (Change("life", -count, max(0, table.life[seat] - count)),) if count > 0 else ()

    def ask(self, table: Table, scope: Scope) -> Step:
        """Deal it: attack damage inside of an attack, plain damage elsewhere."""
        seat = self.who.one(table, scope)
        if seat < 0:
            return
        count = self.n.value(table, scope)
        attack = attack_dealing(scope)
        if attack is not None:
            count = attack_damage(table, scope, attack.card, count) if count > 0 else 0
            if scope.roles[READER] < 0:
                attack.damage += count
        if scope.bound:
            scope.bind(DIED, [])
        redirector = redirector_of(self.who, table, scope)
        credit = redirector if redirector >= 0 else scope.roles[CREDIT]
        died = yield from hurt(table, seat, count, credit, self.offer, scope.roles[SELF])
        if died:
            scope.bind(DIED, [seat])


class SpendLife(Op[Table]):
    """A cost: the wizard pays `n` life and needs to have it."""

    asks: bool = True

    def __init__(self, fields: Fields) -> None:
        self.n = fields.whole("n", 1)
        self.who = fields.who("who", "self")
        fields.say("who", self.who.words())
        fields.say("count", self.n)

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether there is enough life (KR-LIFE-3)."""
        seat = self.who.one(table, scope)
        return seat >= 0 and table.life[seat] >= self.n

    def ask(self, table: Table, scope: Scope) -> Step:
        """Pay."""
        yield from spend_life(table, self.who.one(table, scope), self.n)


def set_life(table: Table, scope: Scope, seat: int, n: int) -> None:
    """The wizard's life becomes `n`; that is neither damage nor healing."""
    table.life[seat] = n
    if table.told is not None:
        table.tell("life-set", (("seat", seat), ("life", n)), f"seat:{seat}", "KR-EFFECT-1")


class SwapLife(Op[Table]):
    """The weakest and the strongest wizard exchange their life totals; `ties` says who picks among several."""

    asks: bool = True

    def __init__(self, fields: Fields) -> None:
        fields.one_of("a", EXTREMES)
        fields.one_of("b", EXTREMES)
        self.ties = fields.who("ties", "active")

    def ask(self, table: Table, scope: Scope) -> Step:
        """Find both and swap."""
        seats = [seat for seat in table.around(table.active) if seat != scope.roles[LEFT_OUT]]
        low = min([table.life[seat] for seat in seats])
        high = max([table.life[seat] for seat in seats])
        if low == high:
            return
        chooser = self.ties.one(table, scope)
        chooser = chooser if chooser >= 0 else table.active
        weak = yield from choose_seat(table, chooser, SWAP, [seat for seat in seats if table.life[seat] == low], scope.card)
        strong = yield from choose_seat(table, chooser, SWAP, [seat for seat in seats if table.life[seat] == high],
                                        scope.card)
        table.life[weak], table.life[strong] = high, low
        if table.told is not None:
            table.tell("life-swapped", (("seat", weak), ("other", wizard_words(strong))), "", "KR-EFFECT-1")
