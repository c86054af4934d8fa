"""What is recorded of Black Rose Wars: every number of players, the avatar, and every option."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import MappingProxyType
from typing import Final

from conclave.games.black_rose_wars.state.components import Move
from conclave.games.black_rose_wars.state.fields import ENDINGS
from conclave.kernel.decision import Answer, Choose, ChooseSome, Decision, Option, Place
from conclave.kernel.dice import Dice
from conclave.kernel.game import State
from conclave.kit.recordings import Kind, Recordings

BY_THE_ROSE: Final = "-rose"
ROSE_WINS: Final = ENDINGS[1] + BY_THE_ROSE
TRIES: Final = 6
WITH_AVATAR: Final = (1, 2, 3)
# Random mages do little of what brings power; these do what they can, and keep what they have.
EAGER: Final = MappingProxyType({
    "use": 9, "cast": 8, "attack": 7, "fight": 6, "order": 6, "explore": 5, "activate-room": 5, "activate": 5, "yes": 4,
    "answer": 4, "wait": 2, "none": 4, "done": -1, "stop": -1, "no": -1, "nobody": -2, "stay": -1})


class RoseRecordings(Recordings):
    """Games of mages who do as much as they can."""

    moments = MappingProxyType({
        "spell-hits": frozenset({"casts", "suffers"}),
        "answer": frozenset({"suffers", "answers"}),
        "defeat": frozenset({"is-defeated", "takes-trophy", "to-cell"}),
        "rebuilding": frozenset({"rebuilt", "gains-power"}),
    })

    def kinds(self) -> Iterator[Kind]:
        """Each number of mages with and without the avatar; options in games for two."""
        for players in self.game.players[1:]:
            yield Kind(f"{players}-{ROSE_WINS}", players, ending=ROSE_WINS)
        for players in WITH_AVATAR:
            for level in self.game.options[0].values[1:]:
                yield Kind(f"{players}-avatar-{level}", players, {"avatar": level}, ROSE_WINS)
        for option in self.game.options[1:]:
            for value in option.values[1:]:
                chosen = {option.name: value}
                if option.name == "avatar-evocations":
                    chosen["avatar"] = "apprentice"
                yield Kind(f"2-{option.name}-{value}", 2, chosen, ROSE_WINS)

    def measured(self) -> Kind:
        """Two mages without the avatar."""
        return Kind("measured", 2)

    def answer(self, decision: Decision, dice: Dice) -> Answer:
        """Anything of what mages want most; as many spells and answers as there can be."""
        if not isinstance(decision, Choose):
            samples = [decision.sample(dice) for _ in range(TRIES if isinstance(decision, ChooseSome | Place) else 1)]
            return max(samples, key=_length)
        best = max([eagerness(option) for option in decision.options])
        wanted = [option for option in decision.options if eagerness(option) == best]
        return wanted[dice.below(len(wanted))]

    def ending(self, state: State) -> str:
        """What decided, and whether it was the Rose who won."""
        outcome = self.game.outcome(state)
        assert outcome is not None
        return outcome.reason + ("" if outcome.winners else BY_THE_ROSE)

    def shows(self, kind: Kind, state: State, otherwise: Callable[[], State]) -> bool:
        """Whether its options made a difference, as an avatar always does."""
        return not kind.options or "avatar" in kind.options or self.game.outcome(state) != self.game.outcome(otherwise())


def _length(answer: Answer) -> int:
    return len(answer) if isinstance(answer, tuple) else 0


def eagerness(option: Option) -> int:
    """How much a mage of the recordings wants to do something."""
    return EAGER.get(option.verb, 0) if isinstance(option, Move) else 0
