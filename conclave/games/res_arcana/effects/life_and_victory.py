"""Effects on rivals' Life, on the effect that a reaction answers, and on victory (sections 11, 12 and 21 of the rules)."""

from __future__ import annotations

from conclave.games.res_arcana.effects.fields import Fields
from conclave.games.res_arcana.rules.reactions import WayOut, lose_life
from conclave.games.res_arcana.rules.victory import check_victory
from conclave.games.res_arcana.state.model import Board, Op
from conclave.kernel.events import Happening, Step
from conclave.kit.effects import SELF, Scope, resolving


class LifeLoss(Op):
    """Every rival who has not passed loses `count` Life, unless they pay one of `ignorable_by` or react."""

    def __init__(self, fields: Fields) -> None:
        self.count = fields.whole("count", 1)
        self.way_out = WayOut(fields.ops("ignorable_by", "cost"))
        self.asks = True
        fields.say("count", self.count)
        fields.say("unless", self.way_out.offers)

    def ask(self, board: Board, scope: Scope) -> Step:
        """Rivals lose life, one after another (RA-Q-3)."""
        yield from lose_life(board, scope, self.count, self.way_out)


class Ignore(Op):
    """The reacting player ignores the effect that triggered the reaction, entirely."""

    def __init__(self, fields: Fields) -> None:
        pass

    def apply(self, board: Board, scope: Scope) -> None:
        """What is about to happen does not (RA-REACT-7)."""
        happening = resolving(scope, Happening)
        if happening is not None:
            happening.cancelled = True
        if board.told is not None:
            board.tell("ignored", (("seat", scope.roles[SELF]), ("card", board.card(scope.card).words)),
                       board.card(scope.card).thing, "RA-REACT-7")


class CheckVictory(Op):
    """Make a victory check now."""

    def __init__(self, fields: Fields) -> None:
        self.asks = True

    def ask(self, board: Board, scope: Scope) -> Step:
        """Check, in the middle of the round (RA-VICTORY-8)."""
        yield from check_victory(board, scope.roles[SELF], "mid-round-check")


class TempVp(Op):
    """Add `count` points for this one victory check."""

    def __init__(self, fields: Fields) -> None:
        self.count = fields.whole("count", 1)
        fields.say("count", self.count)

    def apply(self, board: Board, scope: Scope) -> None:
        """Add them (RA-TEMP-1)."""
        seat = scope.roles[SELF]
        board.temporary[seat] += self.count
        if board.told is not None:
            board.tell("temporary-points", (("seat", seat), ("count", self.count)), board.card(scope.card).thing,
                       "RA-TEMP-1")
