"""What bots think about: a situation that can be sent to another process, and the questions that are put to a bot there.

A situation holds the whole state, so that the rules can go on from it; a bot gets to see it only through an `Eye`.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from conclave.bots import Eye, make
from conclave.bots.greedy import FOLLOW_UPS, GreedyBot
from conclave.bots.lookahead import Foresight, dice_for
from conclave.kernel.decision import Answer, Option
from conclave.kernel.dice import key_of
from conclave.kernel.errors import OtherVersion
from conclave.kernel.game import Game, Plain, Runner, State
from conclave.kernel.outcome import must_be_won
from conclave.kernel.table import Table
from conclave.registry import game
from conclave.server import wire

FEW = 4  # how many answers a hint shows beside its own
PLAY_BUDGET = "1000ms"  # how long the searching bot thinks about a move at a table
ISMCTS = "ismcts"


class Situation(msgspec.Struct, frozen=True):
    """A seat that is asked something: the state at the start of the step, and the answers that were given since."""

    title: str
    players: int
    start: Plain
    since: tuple[tuple[int, str], ...]
    seat: int
    edition: str = ""
    content: str = ""  # of the edition, for a process that does not know it


class Prospect(msgspec.Struct, frozen=True):
    """An answer as text and in words, and the seat's chance to win after it."""

    answer: str
    words: object
    chance: float


def situation(played: Table | Runner, seat: int) -> Situation:
    """Where a table or a runner stands, for the bot of a seat."""
    runner = played.runner if isinstance(played, Table) else played
    if runner.start is None:
        raise RuntimeError("this runner was made with forkable=False")
    since = tuple([(asked.seat, asked.write(answer)) for asked, answer in runner.since])
    rules = runner.game
    return Situation(rules.title, runner.state.seats, runner.start.plain(), since, seat, rules.edition, rules.content())


def rules_of(now: Situation) -> Game:
    """The title as its edition has it."""
    found = game(now.title).as_played(now.edition, now.content)
    if found is None:
        raise OtherVersion(f"the components of {now.title} that this game is played with cannot be read")
    return found


def runner_of(now: Situation) -> Runner:
    """A runner at the same question; answers that wait sealed for those of others are sealed in it as well."""
    rules = rules_of(now)
    runner = Runner(rules, rules.restore(now.start))
    for seat, text in now.since:
        asked = runner.decision_of(seat)
        runner.play(asked, asked.read(text))
    return runner


def at_the_table(bot: str) -> str:
    """A bot with the budget that it has at a table, unless its name says another."""
    return f"{bot}:{PLAY_BUDGET}" if bot == ISMCTS else bot


def choose(now: Situation, bot: str, seed: int) -> str:
    """What a bot answers, as text."""
    eye = Eye(runner_of(now), now.seat)
    return eye.decision.write(eye.decision.check(make(at_the_table(bot), seed).choose(eye)))


def weigh(eye: Eye, seed: int, answers: Sequence[Answer] = (), worlds: int = 1) -> dict[str, float]:
    """The chance to win after each answer worth a look, and after these, by what the seat may know; best first.

    The more worlds are imagined, the less a chance depends on what happens to lie hidden in one of them.
    """
    asked = eye.decision
    found = {asked.write(answer): chance for answer, chance in GreedyBot(seed).prospects(eye)}
    unseen = [text for text in map(asked.write, answers) if text not in found]  # a large question is only sampled
    found |= _outlooks(eye, seed, unseen)
    for world in range(1, worlds):
        more = _outlooks(eye, key_of(seed, f"world {world}"), list(found))
        found = {text: (chance * world + more[text]) / (world + 1) for text, chance in found.items()}
    return dict(sorted(found.items(), key=lambda pair: -pair[1]))


def _outlooks(eye: Eye, seed: int, answers: Sequence[str]) -> dict[str, float]:
    """The chance to win after each of these answers, in the world that this seed imagines."""
    dice = dice_for(eye, seed, "greedy")
    table = eye.imagine(dice)
    asked = table.decision_of(eye.seat)
    foresight = Foresight(dice, FOLLOW_UPS)
    found: dict[str, float] = {}
    for text in answers:
        after = foresight.outlook(table, asked, asked.read(text))
        found[text] = after.game.judge(after.state, eye.seat)
    return found


def prospects(now: Situation, bot: str, seed: int) -> list[Prospect]:
    """A hint: what the bot would answer, then the best few others, each with the chance to win after it."""
    eye = Eye(runner_of(now), now.seat)
    asked = eye.decision
    choice = asked.check(make(at_the_table(bot), seed).choose(eye))
    mine = asked.write(choice)
    chances = weigh(eye, seed, (choice,))
    others = [text for text in chances if text != mine and not _is_variant(asked.read(text))]
    shown = [mine, *others[:FEW]]
    return [Prospect(text, wire.answer_words(asked, text), chances[text]) for text in shown]


def _is_variant(answer: Answer) -> bool:
    return isinstance(answer, Option) and answer.plain is not None


def judged(rules: Game, state: State) -> list[float]:
    """Every seat's chance to win by all that lies on the table, hidden cards too; together 1 where somebody has to win."""
    values = [rules.judge(state, seat) for seat in range(state.seats)]
    if not must_be_won(rules.victory, state.seats):
        return values
    total = sum(values)
    return [value / total if total else 1.0 / len(values) for value in values]


def chances(now: Situation) -> list[float]:
    """Every seat's chance to win as the step began: for finished games, whose secrets no longer matter."""
    rules = rules_of(now)
    return judged(rules, rules.restore(now.start))
