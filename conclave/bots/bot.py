"""What a bot is, and what it gets to see."""

from __future__ import annotations

from collections.abc import Callable

from conclave.kernel.decision import Answer, Decision
from conclave.kernel.dice import Dice
from conclave.kernel.errors import BadOption
from conclave.kernel.game import Game, Plain, Runner


class Eye:
    """A game through the eyes of one seat: its question, its view, and tables as it may imagine them. Never the state."""

    def __init__(self, runner: Runner, seat: int) -> None:
        self._runner = runner
        self.seat = seat
        self.game: Game = runner.game
        self.decision: Decision = runner.decision_of(seat)

    def view(self) -> Plain:
        """What the seat may know."""
        return self.game.view(self._runner.state, self.seat)

    def imagine(self, dice: Dice) -> Runner:
        """A forkable game at the same question, with everything resampled that the seat cannot know."""
        return self._runner.imagine(self.seat, dice, forkable=True)


class Bot:
    """A player. The same bot with the same seed gives the same answer in the same situation."""

    name: str

    def choose(self, eye: Eye) -> Answer:
        """The answer to the seat's open question."""
        raise NotImplementedError


class RandomBot(Bot):
    """Answers uniformly at random."""

    def __init__(self, seed: int) -> None:
        self.name = "random"
        self.dice = Dice.of(seed, "bot random")

    def choose(self, eye: Eye) -> Answer:
        """Any legal answer."""
        return eye.decision.sample(self.dice)


Maker = Callable[[str, int], Bot]


def _makers() -> dict[str, Maker]:
    from conclave.bots.greedy import GreedyBot  # these modules need this one
    from conclave.bots.ismcts import IsmctsBot

    return {"random": lambda budget, seed: RandomBot(seed), "greedy": lambda budget, seed: GreedyBot(seed),
            "ismcts": IsmctsBot}


def names() -> list[str]:
    """The kinds of bots."""
    return sorted(_makers())


def make(name: str, seed: int = 0) -> Bot:
    """A bot by its name, with its budget after a colon where it has one: `random`, `ismcts:200ms`, `ismcts:500it`."""
    kind, _, budget = name.partition(":")
    maker = _makers().get(kind)
    if maker is None or (budget and kind != "ismcts"):
        raise BadOption(f"there is no bot '{name}'; there are: {', '.join(names())}")
    return maker(budget, seed)
