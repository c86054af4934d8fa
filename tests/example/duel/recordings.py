"""What is recorded of Duel: every number of mages with every way to end."""

from __future__ import annotations

from collections.abc import Iterator

from conclave.kit.recordings import Kind, Recordings

ENDINGS = ("last-standing", "most-life", "all-fell")


class DuelRecordings(Recordings):
    """Games that end in each way; a shared victory is recorded where the life is equal."""

    def kinds(self) -> Iterator[Kind]:
        """A kind for each number of mages and each way to end."""
        for players in self.game.players:
            for ending in ENDINGS:
                yield Kind(f"{players}-{ending}", players, {}, ending)
