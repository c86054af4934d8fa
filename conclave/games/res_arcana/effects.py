"""The vocabulary of effects: what the part of a power after its arrow can do (sections 10 to 21 of the rules)."""

from __future__ import annotations

from typing import ClassVar, Final

from conclave.games.res_arcana.card_effects import Draw, DrawThenDiscard, Look, PlaceFromDiscard, PlaceFromHand, Straighten
from conclave.games.res_arcana.costs import decode_cost
from conclave.games.res_arcana.essence_effects import (
    CopyFromRival,
    Gain,
    GainAny,
    GainAnyByCost,
    GainByCost,
    GainSame,
    GainX,
    RivalsGain,
    StoreAnyHere,
    StoreHere,
    StorePaid,
)
from conclave.games.res_arcana.life import WayOut, lose_life
from conclave.games.res_arcana.model import (
    Act,
    Board,
    Effect,
)
from conclave.games.res_arcana.victory import check_victory
from conclave.kernel.content import Record
from conclave.kernel.events import Step
from conclave.kernel.words import Words


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
            board.tell("ignored", (("seat", act.seat), ("card", board.card(act.card).words)), board.card(act.card).thing,
                       "RA-REACT-7")


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
            board.tell("temporary-points", (("seat", act.seat), ("count", self.count)), board.card(act.card).thing,
                       "RA-TEMP-1")


EFFECTS: Final[list[type[Effect]]] = [
    Gain, GainAny, GainX, GainSame, GainAnyByCost, GainByCost, StoreHere, StoreAnyHere, StorePaid, RivalsGain, LifeLoss,
    Ignore, Straighten, Draw, DrawThenDiscard, Look, CopyFromRival, PlaceFromHand, PlaceFromDiscard, CheckVictory, TempVp,
]
_EFFECTS: Final = {op.name: op for op in EFFECTS}


def decode_effect(record: Record) -> Effect:
    """The effect that a record describes."""
    effect = _EFFECTS[record.one_of("op", sorted(_EFFECTS))](record)
    record.close()
    return effect
