"""What the scenes of every title share: they begin in the middle, and whoever is asked answers in text.

A scene is a position (notation.py of the title) without its first group, or with it when it begins with `:`.
"""

from __future__ import annotations

from typing import Self

from conclave.kernel.decision import Decision
from conclave.kernel.game import Game, Runner, State


def position(text: str) -> str:
    """The position that a scene stands for, on one line."""
    text = text.strip()
    return " ".join((text.removeprefix(":") if text.startswith(":") else "| " + text).split())


class Script:
    """A game from a given state on."""

    def __init__(self, game: Game, state: State) -> None:
        self.runner = Runner(game, state)

    @property
    def decision(self) -> Decision:
        return self.runner.pending[0]

    @property
    def over(self) -> bool:
        return not self.runner.pending

    def asked(self) -> str:
        """Who is asked what: `0 ask-act`."""
        return "nobody" if self.over else f"{self.decision.seat} {self.decision.prompt.key}"

    def answers(self) -> list[str]:
        """The legal answers as text."""
        return [self.decision.write(answer) for answer in self.decision.answers()]

    def can(self, text: str) -> bool:
        """Whether this answer is legal now."""
        return text in self.answers()

    def does(self, *answers: str) -> Self:
        """Whoever is asked gives these answers, one after another."""
        for answer in answers:
            decision = self.decision
            self.runner.answer(decision.seat, decision.read(answer))
        return self
