"""A bot that looks one step ahead."""

from __future__ import annotations

from conclave.bots.bot import Bot, Eye
from conclave.bots.lookahead import WIDE, Foresight, candidates, dice_for
from conclave.kernel.decision import Answer

FOLLOW_UPS = 8


class GreedyBot(Bot):
    """Plays every answer out to the end of its step on an imagined table, and gives the one that looks best."""

    def __init__(self, seed: int) -> None:
        self.name = "greedy"
        self.seed = seed

    def choose(self, eye: Eye) -> Answer:
        """The answer after which the table looks best."""
        if eye.decision.count() == 1:
            return next(eye.decision.answers())
        return self.prospects(eye)[0][0]

    def prospects(self, eye: Eye) -> list[tuple[Answer, float]]:
        """The answers that it looks at, each with the chance to win after it; the best first."""
        dice = dice_for(eye, self.seed, "greedy")
        table = eye.imagine(dice)
        asked = table.decision_of(eye.seat)
        foresight = Foresight(dice, FOLLOW_UPS)
        found: list[tuple[Answer, float]] = []
        for answer in candidates(table, asked, dice, WIDE, True):
            after = foresight.outlook(table, asked, answer)
            found.append((eye.decision.read(asked.write(answer)), after.game.judge(after.state, eye.seat)))
        return sorted(found, key=lambda pair: -pair[1])
