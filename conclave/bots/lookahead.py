"""What the thinking bots share: a manageable list of answers, and how a table stands once a step is played out."""

from __future__ import annotations

import json
from itertools import islice

from conclave.bots.bot import Eye
from conclave.kernel.decision import Answer, Choose, Decision
from conclave.kernel.dice import Dice, key_of
from conclave.kernel.game import Runner

WIDE = 60     # a question with more answers is sampled
TIRED = 12    # how many follow-up questions of one step are answered with care


def dice_for(eye: Eye, seed: int, purpose: str) -> Dice:
    """Random numbers that depend on the seed and on what the seat sees: the same situation gives the same thoughts."""
    seen = json.dumps(eye.view(), sort_keys=True, default=str)
    return Dice(key_of(seed, f"{purpose} {eye.decision.prompt.key} {eye.decision.about} {seen}"), 0)


def candidates(decision: Decision, dice: Dice, wide: int, variants: bool) -> list[Answer]:
    """The legal answers, or some of them if there are too many; variants of options only where they are asked for."""
    if isinstance(decision, Choose):
        if not variants:
            return list(decision.options)
        return list(decision.answers())
    answers = list(islice(decision.answers(), wide + 1))
    if len(answers) <= wide:
        return answers
    chosen: dict[str, Answer] = {}
    for _ in range(wide):
        answer = decision.sample(dice)
        chosen.setdefault(decision.write(answer), answer)
    return list(chosen.values())


def finish(runner: Runner, dice: Dice) -> None:
    """Play the step to its end at random, windows being declined."""
    while runner.since and runner.pending:
        asked = runner.pending[0]
        runner.play(asked, asked.decline if asked.decline is not None else asked.sample(dice))


def settle(runner: Runner, dice: Dice, width: int) -> None:
    """Answer what is still asked in this step, each seat for its own good as far as one look tells."""
    for _ in range(TIRED):
        if not (runner.since and runner.pending):
            return
        decision = runner.pending[0]
        runner.play(decision, best_of_few(runner, decision, dice, width))
    finish(runner, dice)


def best_of_few(runner: Runner, decision: Decision, dice: Dice, width: int) -> Answer:
    """The best of a few answers for the asked seat, the rest of the step being played out at random."""
    answers = candidates(decision, dice, width, False)
    if len(answers) == 1:
        return answers[0]
    best, best_value = answers[0], -1.0
    for answer in answers:
        twin = after(runner, decision, answer)
        if twin.since:
            finish(twin, dice)
        value = twin.game.judge(twin.state, decision.seat)
        if value > best_value:
            best, best_value = answer, value
    return best


def after(runner: Runner, decision: Decision, answer: Answer) -> Runner:
    """A twin of the table after this answer; it can be forked if it stands in the middle of a step."""
    twin = runner.fork()
    asked = twin.decision_of(decision.seat)
    step = twin._step
    twin.play(asked, answer)
    if twin._step is step and twin.pending:
        twin = runner.fork(True)
        twin.play(twin.decision_of(decision.seat), answer)
    return twin


def outlook(runner: Runner, decision: Decision, answer: Answer, dice: Dice, width: int) -> Runner:
    """A twin of the table after this answer, played out to the end of the step."""
    twin = after(runner, decision, answer)
    if twin.since:
        settle(twin, dice, width)
    return twin
