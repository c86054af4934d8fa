"""Operations on wizards: power, cards drawn, life."""

from __future__ import annotations

from typing import ClassVar, Final

from conclave.games.krutagidon import piles
from conclave.games.krutagidon.asking import choose_seat
from conclave.games.krutagidon.deed import Deed
from conclave.games.krutagidon.life import attack_damage, heal, hurt, spend_life
from conclave.games.krutagidon.model import Op, Table
from conclave.games.krutagidon.phrasing import wizard_words
from conclave.games.krutagidon.reading import Who, decode_number
from conclave.kernel.content import Record
from conclave.kernel.decision import Prompt
from conclave.kernel.events import Step
from conclave.kernel.words import Words

SWAP: Final = Prompt("ask-swap-life", "KR-TARGET-5")
EXTREMES: Final = ("weakest_wizard", "strongest_wizard")


class Nothing(Op):
    """No effect."""

    name: ClassVar[str] = "nothing"

    def __init__(self, record: Record) -> None:
        self.asks = False

    def words(self) -> Words:
        """Nothing."""
        return Words("op-nothing", (("how", "always"),))

    def chosen_words(self) -> Words:
        """Nothing, by choice."""
        return Words("op-nothing", (("how", "chosen"),))

    def apply(self, table: Table, deed: Deed) -> None:
        """Do nothing."""


class Power(Op):
    """`n` more power in this turn; it may be negative, but never takes back what was spent."""

    name: ClassVar[str] = "power"

    def __init__(self, record: Record) -> None:
        self.n = decode_number(record, "n")
        self.asks = False

    def words(self) -> Words:
        """Power."""
        return Words("op-power", (("n", self.n.words()), ("sign", "less" if self.n.negative() else "more")))

    def apply(self, table: Table, deed: Deed) -> None:
        """Add it (KR-TURN-6, KR-Q-15)."""
        least = -(-table.spent // table.times)
        table.power = max(least, table.power + self.n.value(table, deed))
        if table.told is not None:
            table.tell("power", (("seat", deed.me), ("count", table.available())), f"seat:{deed.me}", "KR-TURN-6")


class PowerMultiplier(Op):
    """All power of this turn, made before or after, counts `n` times."""

    name: ClassVar[str] = "power_multiplier"

    def __init__(self, record: Record) -> None:
        self.n = record.whole("n", 2, 9)
        self.asks = False

    def words(self) -> Words:
        """Times."""
        return Words("op-power-multiplier", (("count", self.n),))

    def apply(self, table: Table, deed: Deed) -> None:
        """Multiply (KR-Q-14)."""
        table.times *= self.n
        if table.told is not None:
            table.tell("power", (("seat", deed.me), ("count", table.available())), f"seat:{deed.me}", "KR-Q-14")


class Draw(Op):
    """The wizard draws `n` cards."""

    name: ClassVar[str] = "draw"

    def __init__(self, record: Record) -> None:
        self.n = decode_number(record, "n")
        self.who = Who(record, "who", "self")
        self.bound = record.text("bind") if record.has("bind") else ""
        self.asks = False

    def words(self) -> Words:
        """Draw."""
        return Words("op-draw", (("who", self.who.words()), ("n", self.n.words())))

    def apply(self, table: Table, deed: Deed) -> None:
        """Draw them."""
        seat = self.who.seat(table, deed)
        if seat >= 0:
            deed.bind(self.bound, piles.draw(table, seat, self.n.value(table, deed)))


class Heal(Op):
    """The wizard's life grows by `n`, up to 25."""

    name: ClassVar[str] = "heal"

    def __init__(self, record: Record) -> None:
        self.n = decode_number(record, "n")
        self.who = Who(record, "who", "self")
        self.asks = False

    def words(self) -> Words:
        """Heal."""
        return Words("op-heal", (("who", self.who.words()), ("n", self.n.words())))

    def apply(self, table: Table, deed: Deed) -> None:
        """Heal."""
        seat = self.who.seat(table, deed)
        if seat >= 0:
            heal(table, seat, self.n.value(table, deed))


class Damage(Op):
    """The wizard, as a rule the one attacked, loses `n` life. With `dwt_offer` a victim gets one of so many tokens, picked
    by the attacker.
    """

    name: ClassVar[str] = "damage"

    def __init__(self, record: Record) -> None:
        self.n = decode_number(record, "n")
        self.who = Who(record, "who", "target")
        self.offer = record.whole("dwt_offer", 2, 4) if record.has("dwt_offer") else 0

    def words(self) -> Words:
        """Damage."""
        args = (("who", self.who.words()), ("n", self.n.words()))
        return Words("op-damage-offer", (*args, ("count", self.offer))) if self.offer else Words("op-damage", args)

    def ask(self, table: Table, deed: Deed) -> Step:
        """Deal it: attack damage inside of an attack, plain damage elsewhere."""
        seat = self.who.seat(table, deed)
        if seat < 0:
            return
        count = self.n.value(table, deed)
        if deed.attack_card >= 0:
            count = attack_damage(table, deed, count) if count > 0 else 0
            if deed.reader < 0:
                deed.damage_done += count
        deed.died = False
        yield from hurt(table, deed, seat, count, deed.credit, self.offer)


class SpendLife(Op):
    """A cost: the wizard pays `n` life and needs to have it."""

    name: ClassVar[str] = "spend_life"

    def __init__(self, record: Record) -> None:
        self.n = record.whole("n", 1)
        self.who = Who(record, "who", "self")

    def words(self) -> Words:
        """Spend."""
        return Words("op-spend-life", (("who", self.who.words()), ("count", self.n)))

    def payable(self, table: Table, deed: Deed) -> bool:
        """Whether there is enough life (KR-LIFE-3)."""
        seat = self.who.seat(table, deed)
        return seat >= 0 and table.life[seat] >= self.n

    def ask(self, table: Table, deed: Deed) -> Step:
        """Pay."""
        yield from spend_life(table, self.who.seat(table, deed), self.n)


class SetLife(Op):
    """The wizard's life becomes `n`; that is neither damage nor healing."""

    name: ClassVar[str] = "set_life"

    def __init__(self, record: Record) -> None:
        self.n = decode_number(record, "n")
        self.who = Who(record, "who", "self")
        self.asks = False

    def words(self) -> Words:
        """Set."""
        return Words("op-set-life", (("who", self.who.words()), ("n", self.n.words())))

    def apply(self, table: Table, deed: Deed) -> None:
        """Set it."""
        seat = self.who.seat(table, deed)
        if seat >= 0:
            table.life[seat] = self.n.value(table, deed)
            if table.told is not None:
                table.tell("life-set", (("seat", seat), ("life", table.life[seat])), f"seat:{seat}", "KR-EFFECT-1")


class SwapLife(Op):
    """The weakest and the strongest wizard exchange their life totals; `ties` says who picks among several."""

    name: ClassVar[str] = "swap_life"

    def __init__(self, record: Record) -> None:
        record.one_of("a", EXTREMES)
        record.one_of("b", EXTREMES)
        self.ties = Who(record, "ties", "active")

    def words(self) -> Words:
        """Swap."""
        return Words("op-swap-life")

    def ask(self, table: Table, deed: Deed) -> Step:
        """Find both and swap."""
        seats = [seat for seat in table.around(table.active) if seat != deed.left_out]
        low = min([table.life[seat] for seat in seats])
        high = max([table.life[seat] for seat in seats])
        if low == high:
            return
        chooser = self.ties.seat(table, deed)
        chooser = chooser if chooser >= 0 else table.active
        weak = yield from choose_seat(table, chooser, SWAP, [seat for seat in seats if table.life[seat] == low], deed.card)
        strong = yield from choose_seat(table, chooser, SWAP, [seat for seat in seats if table.life[seat] == high],
                                        deed.card)
        table.life[weak], table.life[strong] = high, low
        if table.told is not None:
            table.tell("life-swapped", (("seat", weak), ("other", wizard_words(strong))), "", "KR-EFFECT-1")
