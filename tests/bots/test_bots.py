from collections.abc import Iterator
from itertools import islice
from statistics import median
from time import perf_counter, process_time

import pytest

from conclave.bots import Eye, make, names
from conclave.bots.arena import arena
from conclave.bots.simulate import simulate
from conclave.kernel.dice import Dice
from conclave.kernel.errors import BadOption
from conclave.kernel.game import Runner
from conclave.registry import game

RES_ARCANA = game("res-arcana")
THINKERS = ["greedy", "ismcts:12it"]


def questions(seed: int, every: int, players: int = 2, variant: str = "standard") -> Iterator[Runner]:
    """A random game, stopped at every so manieth question that leaves a choice."""
    options = RES_ARCANA.settle_options({"variant": variant}, players)
    runner = Runner(RES_ARCANA, RES_ARCANA.setup(options, players, Dice.of(seed, "game")))
    dice = Dice.of(seed, "moves")
    count = 0
    while runner.pending:
        decision = runner.pending[0]
        count += 1
        if count % every == 0 and decision.count() > 1:
            yield runner
        runner.play(decision, decision.sample(dice))


def choice(runner: Runner, bot: str, seed: int = 1) -> str:
    decision = runner.pending[0]
    return decision.write(decision.check(make(bot, seed).choose(Eye(runner, decision.seat))))


def test_greedy_beats_random() -> None:
    result = arena("res-arcana", ["greedy", "random"], 30, seed=11)
    assert result.of("greedy").wins >= 25


def test_ismcts_beats_random() -> None:
    result = arena("res-arcana", ["ismcts:4it", "random"], 4, seed=12)
    assert result.of("ismcts:4it").wins == 4


@pytest.mark.parametrize("bot", THINKERS)
def test_the_same_seed_gives_the_same_answer_in_the_same_situation(bot: str) -> None:
    for runner in questions(3, every=25):
        assert choice(runner, bot) == choice(runner, bot)


@pytest.mark.parametrize("bot", THINKERS)
@pytest.mark.parametrize(("players", "variant"), [(2, "standard"), (3, "draft"), (2, "match"), (4, "first-game")])
def test_what_a_bot_cannot_know_does_not_change_its_answer(bot: str, players: int, variant: str) -> None:
    dice = Dice.of(5, "twins")
    for count, runner in enumerate(questions(4, 9, players, variant)):
        if count >= 8:
            break
        twin = runner.imagine(runner.pending[0].seat, dice, forkable=True)
        assert choice(runner, bot) == choice(twin, bot)


def test_a_forced_answer_takes_no_time() -> None:
    for runner in questions(6, every=1):
        while runner.pending and runner.pending[0].count() > 1:
            runner.play(runner.pending[0], runner.pending[0].sample(Dice.of(6, "forced")))
        if runner.pending:
            began = perf_counter()
            choice(runner, "ismcts:2000ms")
            assert perf_counter() - began < 0.5
            return


def test_the_time_limit_holds() -> None:
    took: list[float] = []
    for runner in islice(questions(8, every=30), 5):
        began, worked = perf_counter(), process_time()
        choice(runner, "ismcts:50ms")
        assert perf_counter() - began >= 0.05
        took.append(process_time() - worked)  # its own time, so that a busy machine does not count
    assert median(took) < 0.1  # nor a sweep of the whole memory of the tests that falls into one of them


@pytest.mark.parametrize("players", [3, 4])
def test_thinking_bots_play_with_three_and_four(players: int) -> None:
    report = simulate("res-arcana", players, ["greedy", "ismcts:2it", "random", "greedy"][:players], 1, rounds=2)
    assert report.errors == []
    assert report.decisions > 10 * players


def test_bots_by_name() -> None:
    assert names() == ["greedy", "ismcts", "random"]
    assert make("ismcts:500it").name == "ismcts:500it"
    for wrong in ("chess", "ismcts:fast", "ismcts:0ms", "greedy:5it"):
        with pytest.raises(BadOption):
            make(wrong)
