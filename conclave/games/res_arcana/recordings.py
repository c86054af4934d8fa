"""What is recorded of Res Arcana: every number of players and variant, with every way to end."""

from __future__ import annotations

from collections.abc import Iterator

from conclave.games.res_arcana.state.model import Board
from conclave.kernel.game import State
from conclave.kit.recordings import Kind, Recordings

CHECKS = ("end-of-round", "mid-round")
MATCHES = ("won-in-2", "won-in-3", "drawn-in-3")


class ArcanaRecordings(Recordings):
    """Games that end at a victory check, and matches."""

    def kinds(self) -> Iterator[Kind]:
        """Ties only in the standard game: they are broken in the same way everywhere."""
        tied = [f"{check}{tie}" for check in CHECKS for tie in ("", "-tie", "-shared")]
        for players in self.game.players:
            for variant in ("standard", "first-game", "draft"):
                for ending in tied if variant == "standard" else CHECKS:
                    yield Kind(f"{players}-{variant}-{ending}", players, {"variant": variant}, ending)
        for ending in MATCHES:
            yield Kind(f"2-match-{ending}", 2, {"variant": "match"}, ending)

    def ending(self, state: State) -> str:
        """By which check; of a match, whether it was won, and in how many games."""
        assert isinstance(state, Board)
        outcome = self.game.outcome(state)
        assert outcome is not None
        if outcome.reason.startswith("match"):
            return f"{outcome.reason.removeprefix('match-')}-in-{state.game_number}"
        return super().ending(state).replace("-check", "", 1)
