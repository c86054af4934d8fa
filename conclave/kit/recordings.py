"""What is recorded of a title and measured: which kinds of games, how their players answer, how a game can end.

`tools/playthroughs.py` keeps a recording for each kind, `conclave bench` measures one of them. A title says more about its
own in a subclass of `Recordings`, which it names as its `kinds`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

from conclave.kernel.decision import Answer, Decision
from conclave.kernel.dice import Dice
from conclave.kernel.game import Game, State

DEFAULTS: Mapping[str, str] = MappingProxyType({})


class Kind(NamedTuple):
    """A kind of game: how many play, with which options, and how it ends; any way will do if none is given.

    `name` is what its recording is called after the title.
    """

    name: str
    players: int
    options: Mapping[str, str] = DEFAULTS
    ending: str = ""


class Recordings:
    """The recordings of a title; as it stands, a game for each number of players and each value of each option.

    `moments` are what a client draws in a way of its own: for each of them the events that have to come at once.
    """

    moments: Mapping[str, frozenset[str]] = MappingProxyType({})

    def __init__(self, game: Game) -> None:
        self.game = game

    def kinds(self) -> Iterator[Kind]:
        """The kinds of games of which there has to be a recording."""
        for players in self.game.players:
            yield Kind(str(players), players)
            for option in self.game.options:
                usual = option.default(players)
                for value in option.values:
                    if value != usual and option.allows(value, players):
                        yield Kind(f"{players}-{option.name}-{value}", players, {option.name: value})

    def measured(self) -> Kind:
        """The kind of game that is measured: two players if that is possible, no special options."""
        return Kind("measured", self.game.usual_players)

    def answer(self, decision: Decision, dice: Dice) -> Answer:
        """What the players of these games answer: anything."""
        return decision.sample(dice)

    def ending(self, state: State) -> str:
        """How a finished game ended: for which reason, and whether a tie was broken or the victory shared."""
        outcome = self.game.outcome(state)
        assert outcome is not None
        tied = outcome.scores.count(max(outcome.scores)) > 1
        return outcome.reason + ("-shared" if len(outcome.winners) > 1 else "-tie" if tied else "")

    def shows(self, kind: Kind, state: State, otherwise: Callable[[], State]) -> bool:
        """Whether a finished game shows its options; `otherwise` is how the same seed ends without them."""
        return True
