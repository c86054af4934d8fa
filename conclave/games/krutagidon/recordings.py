"""What is recorded of Krutagidon: every number of players with every end condition, and every value of an option."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import MappingProxyType

from conclave.games.krutagidon.game import Krutagidon
from conclave.games.krutagidon.state.model import (
    BUY,
    BUY_FAMILIAR,
    BUY_LEGEND,
    HARMLESS,
    PLAY,
    POINTS_READ,
    USE,
    Move,
)
from conclave.kernel.decision import Answer, Choose, Decision, Option
from conclave.kernel.dice import Dice
from conclave.kernel.game import Game, State
from conclave.kit.recordings import Kind, Recordings

ENDINGS = ("tokens", "tokens-tie", "tokens-shared", "legends", "main-deck")


class WizardRecordings(Recordings):
    """Games of wizards who want the dearest cards."""

    moments = MappingProxyType({
        "attack-hits": frozenset({"attack", "hurt"}),
        "attack-defended": frozenset({"defended"}),
        "attack-kills": frozenset({"attack", "hurt", "died"}),
        "mayhem": frozenset({"mayhem", "attack"}),
    })

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game, Krutagidon)
        self.box = game.box

    def kinds(self) -> Iterator[Kind]:
        """Ties among the ends by tokens; options in games for two."""
        for players in self.game.players:
            for ending in ENDINGS:
                yield Kind(f"{players}-{ending}", players, ending=ending)
        for option in self.game.options:
            for value in option.values[1:]:
                yield Kind(f"2-{option.name}-{value}", 2, {option.name: value}, "tokens")

    def answer(self, decision: Decision, dice: Dice) -> Answer:
        """Anything, but in a turn the most that can be done: random wizards hardly ever gather what a legend costs."""
        if isinstance(decision, Choose) and decision.prompt.key == "ask-act":
            return max(decision.options, key=self.eagerness)
        return decision.sample(dice)

    def eagerness(self, option: Option) -> int:
        """Legends and familiars first, then all cards of the hand, then the dearest card of the market."""
        assert isinstance(option, Move)
        if option.verb == BUY:
            return self.box.cards[option.at].cost
        return {BUY_LEGEND: 100, BUY_FAMILIAR: 100, HARMLESS: 90, PLAY: 80, USE: -1}.get(option.verb, 0)

    def shows(self, kind: Kind, state: State, otherwise: Callable[[], State]) -> bool:
        """Whether its options made a difference; names of cards are the client's affair and never do."""
        if not kind.options or "names" in kind.options:
            return True
        played, other = self.game.outcome(state), self.game.outcome(otherwise())
        if POINTS_READ in kind.options and played is not None and other is not None:
            return played.winners != other.winners  # a point more or less is nothing much
        return played != other
