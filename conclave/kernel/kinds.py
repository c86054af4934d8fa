"""The kinds of tables that a title can be played at: player counts with combinations of options.

A title with seven options has hundreds of kinds, one with missions and parties has hundreds of thousands. Where they are
many, some of them are chosen so that every player count and every two values of options that go together come early.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations, product
from typing import Final

from conclave.kernel.dice import Dice
from conclave.kernel.errors import BadOption
from conclave.kernel.game import Game

Table = tuple[int, dict[str, str]]
Row = tuple[int, ...]         # for each factor (the player count first, then the options) the number of its value
Pair = tuple[int, int, int, int]  # two factors, each with the number of a value

FEW: Final = 60     # so many combinations are all listed, in order
MOST: Final = 400   # how many of more are listed
TRIES: Final = 40   # how often a row that holds a pair is completed at random before the pair counts as impossible


def tables_of(game: Game, players: int | None = None, chosen: Mapping[str, str] | None = None) -> list[Table]:
    """Player counts with combinations of options, each of them possible; only those with what is given.

    All that there are, if they are few; else so many that every two values that go together come, and these first.
    """
    factors = Factors(game, players, chosen or {})
    if factors.size <= FEW:
        found: list[Table] = []
        for row in product(*[range(len(values)) for values in factors.values]):
            table = factors.table(row)
            if table is not None:
                found.append(table)
        return found
    return _many(factors)


class Factors:
    """What tables differ in: the player count, then the options, each with the values that it may have."""

    def __init__(self, game: Game, players: int | None, chosen: Mapping[str, str]) -> None:
        self.game = game
        self.counts = [count for count in game.players if players in (None, count)]
        self.names = [option.name for option in game.options]
        self.values: list[list[str]] = [[str(count) for count in self.counts]]
        self.size = len(self.counts)
        for option in game.options:
            values = [value for value in option.values if chosen.get(option.name, value) == value]
            self.values.append(values)
            self.size *= len(values)

    def table(self, row: Row) -> Table | None:
        """The table of a row; None if its values do not go together."""
        chosen = {name: self.values[at][row[at]] for at, name in enumerate(self.names, 1)}
        players = self.counts[row[0]]
        try:
            return players, self.game.settle_options(chosen, players)
        except BadOption:
            return None

    def pairs(self) -> Iterator[Pair]:
        """Every two values of different factors."""
        for one, other in combinations(range(len(self.values)), 2):
            for first, second in product(range(len(self.values[one])), range(len(self.values[other]))):
                yield one, first, other, second


def _many(factors: Factors) -> list[Table]:
    """Rows that hold all pairs, then others at random, without two that are the same."""
    dice = Dice.of(0, "kinds of tables")
    open_pairs = list(factors.pairs())
    done: set[Pair] = set()
    found: list[Table] = []
    known: set[str] = set()

    def take(row: Row, table: Table) -> None:
        done.update(_pairs_of(row))
        name = repr(table)
        if name not in known:
            known.add(name)
            found.append(table)

    for pair in open_pairs:
        if pair in done:
            continue
        best: Row = ()
        best_table: Table | None = None
        most = 0
        for _ in range(TRIES):
            row = _with(pair, factors, dice)
            fresh = len([other for other in _pairs_of(row) if other not in done])
            table = factors.table(row) if fresh > most else None
            if table is not None:
                best, best_table, most = row, table, fresh
        if best_table is not None:
            take(best, best_table)
    for _ in range(4 * MOST):
        if len(found) >= MOST:
            break
        row = tuple([dice.below(len(values)) for values in factors.values])
        table = factors.table(row)
        if table is not None:
            take(row, table)
    return found


def _with(pair: Pair, factors: Factors, dice: Dice) -> Row:
    """A row that holds a pair, the rest at random."""
    row = [dice.below(len(values)) for values in factors.values]
    row[pair[0]], row[pair[2]] = pair[1], pair[3]
    return tuple(row)


def _pairs_of(row: Row) -> list[Pair]:
    return [(one, row[one], other, row[other]) for one, other in combinations(range(len(row)), 2)]
