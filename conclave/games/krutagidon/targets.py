"""Whom an effect hits (KR-TARGET)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from conclave.games.krutagidon.asking import choose_seat
from conclave.games.krutagidon.deed import Deed
from conclave.games.krutagidon.model import Table
from conclave.kernel.content import Record
from conclave.kernel.decision import Ask, Prompt, Reply
from conclave.kernel.words import Words

TARGET: Final = Prompt("ask-target", "KR-ATTACK-6")
WEAKEST: Final = Prompt("ask-target", "KR-TARGET-3")
KINDS: Final = ("chosen_foe", "chosen_wizard", "each_foe", "each_wizard", "left_or_right_foe", "left_and_right_foes",
                "weakest_foe", "each_foe_weaker", "strongest_wizards", "chosen_foe_with_dwt", "remaining")
CHOSEN: Final = ("chosen_foe", "chosen_wizard", "left_or_right_foe", "chosen_foe_with_dwt")
FOES: Final = ("chosen_foe", "each_foe", "weakest_foe", "each_foe_weaker", "chosen_foe_with_dwt")

AskedSeats = Generator[Ask, Reply, list[int]]


class Targets:
    """The wizards whom an effect concerns, picked or given."""

    def __init__(self, record: Record) -> None:
        text = record.text("targets")
        self.bound = text[1:] if text.startswith("$") else ""
        self.kind = text
        if not self.bound:
            record.known("targets", text, KINDS, record.fields.get("targets"))
        bounds = record.numbers("life", ("min", "max")) if record.has("life") else {}
        self.low = bounds.get("min", 0)
        self.high = bounds.get("max", 99)

    def words(self, led: str) -> Words:
        """Whom; `led` is «target» where the sentence goes on with what they do, «other» where with somebody else."""
        if self.bound:
            return Words("targets-bound", (("led", led), ("end", self.bound)))
        if self.low or self.high < 99:
            return Words("targets-life", (("led", led), ("low", self.low), ("high", self.high)))
        return Words(f"targets-{self.kind.replace('_', '-')}", (("led", led),))

    def candidates(self, table: Table, deed: Deed) -> list[int]:
        """All that it may concern, in order (KR-EFFECT-1)."""
        kind, me, life = self.kind, deed.me, table.life
        if self.bound:
            return deed.recall(self.bound)
        if kind == "remaining":
            return deed.remaining
        seats = [seat for seat in table.around(max(0, deed.start)) if seat != deed.left_out]
        if kind == "strongest_wizards":
            highest = max([life[seat] for seat in seats])
            return [seat for seat in seats if life[seat] == highest]
        if kind in ("left_or_right_foe", "left_and_right_foes"):
            near = [(me + 1) % table.seats, (me - 1) % table.seats]
            return [seat for seat in seats if seat in near]  # with two wizards, one foe once (KR-TARGET-7)
        if kind in FOES:
            seats = [seat for seat in seats if seat != me]
        if kind == "weakest_foe" and seats:
            lowest = min([life[seat] for seat in seats])
            return [seat for seat in seats if life[seat] == lowest]
        if kind == "each_foe_weaker":
            return [seat for seat in seats if life[seat] < life[me]]
        if kind == "chosen_foe_with_dwt":
            return [seat for seat in seats if table.tokens[seat]] if table.tokens[me] else []
        return [seat for seat in seats if self.low <= life[seat] <= self.high]

    def possible(self, table: Table, deed: Deed) -> bool:
        """Whether there is anybody."""
        return bool(self.candidates(table, deed))

    def choose(self, table: Table, deed: Deed) -> AskedSeats:
        """The wizards; whoever resolves the effect picks when one is to be chosen (KR-ATTACK-6, KR-TARGET-3)."""
        seats = self.candidates(table, deed)
        if self.bound or not seats:
            return seats
        if self.kind in CHOSEN or self.kind == "weakest_foe":
            prompt = WEAKEST if self.kind == "weakest_foe" else TARGET
            seat = yield from choose_seat(table, deed.me, prompt, seats, deed.card)
            return [seat]
        return seats
