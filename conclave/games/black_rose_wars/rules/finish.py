"""The end of the game: bonuses, the winner, ties, and the chance that nobody is worthy (section 28 of the rules)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from conclave.games.black_rose_wars.rules.naming import who_told
from conclave.games.black_rose_wars.rules.questions import choose_participant
from conclave.games.black_rose_wars.rules.ranking import shares
from conclave.games.black_rose_wars.state.components import ROSE
from conclave.games.black_rose_wars.state.fields import PARTICIPANTS
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.decision import Prompt
from conclave.kernel.events import Step

WINNER: Final = Prompt("ask-winner", "BR-END-8")
BONUS: Final = (4, 2, 1)  # for most quests or trophies, second most, and every other
CROWN: Final = 1
SOURCES: Final = ("power", "quests", "trophies", "crown")


def sources(table: Table) -> list[list[int]]:
    """What each participant has in the end, source by source (BR-END-1 to BR-END-6)."""
    crown = [CROWN if participant == table.crown else 0 for participant in range(PARTICIPANTS)]
    return [table.power[:], shares(solved_of(table), *BONUS), shares(trophies_of(table), *BONUS), crown]


def solved_of(table: Table) -> list[int]:
    """How many solved quests each participant has."""
    return [len(pile) for pile in table.solved]


def trophies_of(table: Table) -> list[int]:
    """How many trophies each participant has captured."""
    return [len(row) for row in table.trophies]


def finish(table: Table) -> Step:
    """Find the winner; the Rose takes part, and if she wins, no mage is worthy (BR-END-7, BR-END-8)."""
    scores = [sum(points) for points in zip(*sources(table), strict=True)]
    left = [*range(table.seats), ROSE]
    reason = SOURCES[0]
    for decides, counts in ((SOURCES[0], scores), (SOURCES[1], solved_of(table)), (SOURCES[2], trophies_of(table))):
        best = max([counts[participant] for participant in left])
        still = [participant for participant in left if counts[participant] == best]
        if len(still) < len(left):
            reason = decides
        left = still
    if len(left) > 1:
        reason = SOURCES[3]
    winner = yield from choose_participant(table, table.crown, WINNER, left)
    table.scores = tuple(scores)
    table.winners = (winner,) if winner != ROSE else ()
    table.reason = reason
    table.phase = "over"
    table.agenda = []
    if table.told is not None:
        table.tell("game-over", (*who_told(winner), ("count", scores[winner])), "", "BR-END-7")


def standing(table: Table, scores: Sequence[int]) -> list[int]:
    """The persons by power, solved quests and trophies, whoever has won (BR-END-9)."""
    return sorted(range(table.seats), reverse=True,
                  key=lambda seat: (scores[seat], len(table.solved[seat]), len(table.trophies[seat])))
