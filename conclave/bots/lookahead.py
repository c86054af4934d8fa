"""What the thinking bots share: a manageable list of answers, and how a table stands once a step is played out."""

from __future__ import annotations

import json
from itertools import islice

from conclave.bots.bot import Eye
from conclave.kernel.decision import Answer, Choose, Decision
from conclave.kernel.dice import Dice, key_of
from conclave.kernel.errors import IllegalAnswer
from conclave.kernel.game import Runner

WIDE = 60     # a question with more answers is sampled
TIRED = 12    # how many follow-up questions of one step are answered with care
DOUBT = 4     # a habit is questioned once in so many times


def dice_for(eye: Eye, seed: int, purpose: str) -> Dice:
    """Random numbers that depend on the seed and on what the seat sees: the same situation gives the same thoughts."""
    seen = json.dumps(eye.view(), sort_keys=True, default=str)
    return Dice(key_of(seed, f"{purpose} {eye.decision.prompt.key} {eye.decision.about} {seen}"), 0)


def candidates(runner: Runner, decision: Decision, dice: Dice, wide: int, variants: bool) -> list[Answer]:
    """The legal answers, or some of them if there are too many, those first that the title proposes.

    Variants of options come only where they are asked for.
    """
    likely = list(runner.game.shortlist(runner.state, decision))
    every: list[Answer]
    if isinstance(decision, Choose):
        every = list(decision.answers()) if variants else list(decision.options)
    else:
        every = list(islice(decision.answers(), wide + 1))
        if len(every) > wide:
            every = _some(decision, dice, wide - len(likely))
    if not likely:
        return every
    return (likely + [answer for answer in every if answer not in likely])[:max(wide, len(likely))]


def _some(decision: Decision, dice: Dice, count: int) -> list[Answer]:
    """Answers at random, without two that are the same."""
    chosen: dict[str, Answer] = {}
    for _ in range(count):
        answer = decision.sample(dice)
        chosen.setdefault(decision.write(answer), answer)
    return list(chosen.values())


def after(runner: Runner, decision: Decision, answer: Answer) -> Runner:
    """A twin of the table after this answer; it can be forked if it stands in the middle of a step."""
    twin = runner.fork()
    asked = twin.decision_of(decision.seat)
    steps = twin.steps
    twin.play(asked, answer)
    if twin.steps == steps and twin.pending:
        twin = runner.fork(True)
        twin.play(twin.decision_of(decision.seat), answer)
    return twin


class Foresight:
    """Plays steps out to their end, since only there a judgement of the table is fair.

    The follow-up questions of a step are answered by each seat for its own good. What turned out best for a kind of
    question becomes a habit: it is given again without much thought, and compared to `width` others now and then.
    """

    def __init__(self, dice: Dice, width: int) -> None:
        self.dice = dice
        self.width = width
        self.habits: dict[str, str] = {}

    def outlook(self, runner: Runner, decision: Decision, answer: Answer) -> Runner:
        """A twin of the table after this answer, played out to the end of the step."""
        twin = after(runner, decision, answer)
        if twin.since:
            self._settle(twin)
        return twin

    def _settle(self, runner: Runner) -> None:
        for _ in range(TIRED):
            if not (runner.since and runner.pending):
                return
            decision = runner.pending[0]
            runner.play(decision, self._follow_up(runner, decision))
        self._finish(runner)

    def _follow_up(self, runner: Runner, decision: Decision) -> Answer:
        kind = f"{decision.seat} {decision.prompt.key}"
        answers: list[Answer] = []
        if kind in self.habits:
            try:
                habit = decision.read(self.habits[kind])
            except IllegalAnswer:
                pass
            else:
                if self.dice.below(DOUBT):
                    return habit
                answers.append(habit)
        worth = candidates(runner, decision, self.dice, self.width, False)
        answers += [answer for answer in worth if answer not in answers]
        best = self._best(runner, decision, answers) if len(answers) > 1 else answers[0]
        self.habits[kind] = decision.write(best)
        return best

    def _best(self, runner: Runner, decision: Decision, answers: list[Answer]) -> Answer:
        """The best answer for the asked seat, the rest of the step being played out at random."""
        best, best_value = answers[0], -1.0
        for answer in answers:
            twin = after(runner, decision, answer)
            if twin.since:
                self._finish(twin)
            value = twin.game.judge(twin.state, decision.seat)
            if value > best_value:
                best, best_value = answer, value
        return best

    def _finish(self, runner: Runner) -> None:
        """Play the step to its end at random, windows being declined."""
        while runner.since and runner.pending:
            asked = runner.pending[0]
            runner.play(asked, asked.decline if asked.decline is not None else runner.guess(asked, self.dice))
