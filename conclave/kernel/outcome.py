"""How a game ended: who won, in which order the players are, and what the points are made of, source by source."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

# Who can win a title, and whom its players play against.
SOMEBODY: Final = "somebody"  # at least one seat always wins
PERHAPS: Final = "perhaps"    # a seat wins, or nobody at the table
TOGETHER: Final = "together"  # all seats win, or none


class Share:
    """What a seat got from a source: the points, and what each component gave of them."""

    __slots__ = ("cards", "points")

    def __init__(self) -> None:
        self.points = 0
        self.cards: list[tuple[str, int]] = []


class Source:
    """A kind of points, with the share of each participant; `source-<name>` says what it is."""

    __slots__ = ("name", "shares")

    def __init__(self, name: str, seats: int) -> None:
        self.name = name
        self.shares = [Share() for _ in range(seats)]


class Tally:
    """The points of all seats, and of participants without one after them, source by source, as they are counted.

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


class Other:
    """A participant without a seat, like a neutral power: `other-<name>` says what it is called."""

    __slots__ = ("name", "score", "won")

    def __init__(self, name: str, score: int, won: bool = False) -> None:
        self.name = name
        self.score = score
        self.won = won

    def __eq__(self, other: object) -> bool:
        return (isinstance(other, Other) and self.name == other.name and self.score == other.score
                and self.won == other.won)

    def __hash__(self) -> int:
        return hash((self.name, self.score, self.won))

    def __repr__(self) -> str:
        return f"Other({self.name!r}, {self.score}{', won=True' if self.won else ''})"


class Outcome:
    """How a game ended: the seats that won (several share the victory; none, where all lost), each seat's score, and why.

    `tally` is what the scores are made of, for titles that count points from several sources. `ranks` is the place of each
    seat among the seats, from 1 on, whoever won; without them winners are first and all others second. `others` are
    participants without a seat; where a tally counts for them too, their shares follow those of the seats.

    >>> Outcome((), (36, 34), "points", ranks=(1, 2), others=(Other("rose", 37, won=True),))
    Outcome(winners=(), scores=(36, 34), reason='points', ranks=(1, 2), others=(Other('rose', 37, won=True),))
    """

    __slots__ = ("others", "ranks", "reason", "scores", "tally", "winners")

    def __init__(self, winners: tuple[int, ...], scores: tuple[int, ...], reason: str, tally: tuple[Source, ...] = (),
                 ranks: tuple[int, ...] = (), others: tuple[Other, ...] = ()) -> None:
        self.winners = winners
        self.scores = scores
        self.reason = reason
        self.tally = tally
        self.ranks = ranks or _usual_ranks(winners, len(scores))
        self.others = others

    def __eq__(self, other: object) -> bool:
        return (isinstance(other, Outcome) and self.winners == other.winners and self.scores == other.scores
                and self.reason == other.reason and self.ranks == other.ranks and self.others == other.others)

    def __hash__(self) -> int:
        return hash((self.winners, self.scores, self.reason, self.ranks, self.others))

    def __repr__(self) -> str:
        more = f", ranks={self.ranks}" if self.ranks != _usual_ranks(self.winners, len(self.scores)) else ""
        more += f", others={self.others}" if self.others else ""
        return f"Outcome(winners={self.winners}, scores={self.scores}, reason={self.reason!r}{more})"


def _usual_ranks(winners: tuple[int, ...], seats: int) -> tuple[int, ...]:
    return tuple([1 if seat in winners or not winners else 2 for seat in range(seats)])


def must_be_won(victory: str, seats: int) -> bool:
    """Whether the chances of the seats add up to 1: where several play, and at least one of them will win."""
    return victory == SOMEBODY and seats > 1


def ahead(victory: str, outcome: Outcome) -> list[float]:
    """What each seat has of a success, for comparing players: a part of the first place, or of the victory where it has no
    rival at the table.
    """
    seats = len(outcome.scores)
    if victory == TOGETHER or seats == 1:
        return [1.0 if seat in outcome.winners else 0.0 for seat in range(seats)]
    return [1.0 / outcome.ranks.count(1) if rank == 1 else 0.0 for rank in outcome.ranks]


def mistake_in(outcome: Outcome, victory: str, seats: int) -> str:
    """What is wrong with the outcome of a title that is won like this; empty if nothing is."""
    if len(outcome.scores) != seats or len(outcome.ranks) != seats:
        return "does not name every score and every rank"
    if list(outcome.winners) != [seat for seat in range(seats) if seat in outcome.winners]:
        return "names winners who are no seats, or out of order"
    if victory == SOMEBODY and not outcome.winners:
        return "names no winner"
    if victory == TOGETHER and (len(outcome.winners) not in (0, seats) or outcome.ranks.count(1) != seats):
        return "does not treat all seats alike"
    if outcome.winners and any(other.won for other in outcome.others):
        return "lets a seat win and a participant without one"
    if 1 not in outcome.ranks or any(outcome.ranks[seat] != 1 for seat in outcome.winners):
        return "does not rank the winners first"
    every = (*outcome.scores, *[other.score for other in outcome.others])
    for at, score in enumerate(every):
        shares = [source.shares[at] for source in outcome.tally if at < len(source.shares)]
        if shares and sum([share.points for share in shares]) != score:
            who = f"seat {at}" if at < seats else f"'{outcome.others[at - seats].name}'"
            return f"has sources of {who} that do not add up to {score} points"
    return ""
