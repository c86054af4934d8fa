"""A game played straight on: in one go, without copies, and heard by nobody.

`check_game` plays one beside every game that it checks. It sees each moment between two steps, when nothing may be left
over; and where the two games differ, a copy or a listener has changed something.
"""

from __future__ import annotations

from conclave.kernel.decision import Answer, Ask, Together
from conclave.kernel.errors import IllegalAnswer, RulesBug, brief
from conclave.kernel.game import GO_ON, WHOLE, Runner, course


class Straight:
    """The game of a runner from its present step on, to be given the same answers."""

    def __init__(self, runner: Runner) -> None:
        assert runner.start is not None
        self.state = runner.start.copy()
        self.course = course(runner.game, self.state)
        self.since = [(decision.seat, decision.write(answer)) for decision, answer in runner.since]
        self.ask: Ask = WHOLE
        self.sealed: dict[int, Answer] = {}

    def begin(self) -> None:
        """Play up to the open question."""
        self._hear(next(self.course))
        for seat, line in self.since:
            self.answer(seat, line)

    def _hear(self, ask: Ask) -> None:
        while ask is WHOLE:
            self.state.check_between_steps()
            ask = self.course.send(GO_ON)
        self.ask = ask

    def answer(self, seat: int, line: str) -> None:
        """Give an answer as a journal has it."""
        asks = self.ask.asks if isinstance(self.ask, Together) else (self.ask,)
        for ask in asks:
            if ask.seat == seat:
                try:
                    self.sealed[seat] = ask.read(line)
                except IllegalAnswer:
                    raise RulesBug(f"'{brief(line)}' can be answered only in a game that is copied") from None
        if seat not in self.sealed:
            raise RulesBug(f"seat {seat} is asked only in a game that is copied")
        if len(self.sealed) == len(asks):
            answers = tuple([self.sealed[ask.seat] for ask in asks])
            self.sealed = {}
            self._hear(self.course.send(answers if isinstance(self.ask, Together) else answers[0]))
