"""How a game ended, and what the points are made of: for each source, what it gave every seat, and by which components."""

from __future__ import annotations

from collections.abc import Sequence


class Share:
    """What a seat got from a source: the points, and what each component gave of them."""

    __slots__ = ("cards", "points")

    def __init__(self) -> None:
        self.points = 0
        self.cards: list[tuple[str, int]] = []


class Source:
    """A kind of points, with the share of each seat; `source-<name>` says what it is."""

    __slots__ = ("name", "shares")

    def __init__(self, name: str, seats: int) -> None:
        self.name = name
        self.shares = [Share() for _ in range(seats)]


class Tally:
    """The points of all seats, source by source, as they are counted.

    >>> tally = Tally(2, ("artifacts", "first"))
    >>> tally.give("artifacts", 1, 3, "bone_dragon")
    >>> [(source.name, [share.points for share in source.shares]) for source in tally.sources()]
    [('artifacts', [0, 3])]
    >>> tally.total(1)
    3
    """

    __slots__ = ("_sources",)

    def __init__(self, seats: int, names: Sequence[str]) -> None:
        self._sources = {name: Source(name, seats) for name in names}

    def give(self, source: str, seat: int, points: int, card: str = "") -> None:
        """Count points; those of a component stand beside its name."""
        if not points:
            return
        share = self._sources[source].shares[seat]
        share.points += points
        if card:
            share.cards.append((card, points))

    def total(self, seat: int) -> int:
        """All points of a seat so far."""
        return sum([source.shares[seat].points for source in self._sources.values()])

    def sources(self) -> tuple[Source, ...]:
        """The sources that gave anybody anything, in the order in which they were named."""
        return tuple([source for source in self._sources.values() if any(share.points for share in source.shares)])


class Outcome:
    """How a game ended: the seats that won (several share the victory), each seat's score, and the reason.

    `tally` is what the scores are made of, for titles that count points from several sources.
    """

    __slots__ = ("reason", "scores", "tally", "winners")

    def __init__(self, winners: tuple[int, ...], scores: tuple[int, ...], reason: str,
                 tally: tuple[Source, ...] = ()) -> None:
        self.winners = winners
        self.scores = scores
        self.reason = reason
        self.tally = tally

    def __eq__(self, other: object) -> bool:
        return (isinstance(other, Outcome) and self.winners == other.winners and self.scores == other.scores
                and self.reason == other.reason)

    def __hash__(self) -> int:
        return hash((self.winners, self.scores, self.reason))

    def __repr__(self) -> str:
        return f"Outcome(winners={self.winners}, scores={self.scores}, reason={self.reason!r})"
