"""Whole games between bots, one at a time or many on several processes, the same for the same seed either way."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context

from conclave.bots.bot import Bot, Eye, make
from conclave.kernel.dice import Dice, key_of
from conclave.kernel.errors import BadOption
from conclave.kernel.game import Game, Runner
from conclave.kernel.outcome import ahead
from conclave.registry import game as find_game

ROUNDS = 200
BATCHES = 16
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Pairing:
    """A game to be played: which bots sit where, and the seed of its dice."""

    title: str
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    rounds: int = ROUNDS


@dataclass(frozen=True)
class Played:
    """How a game went. One that is not `over` was stopped after too many rounds (RA-Q-29), or broke down with an error.

    `ahead` is what each seat has of a success (kernel/outcome.py), `others` are the participants without a seat who won.
    """

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    rounds: int
    decisions: int
    error: str = ""
    over: bool = True
    ranks: tuple[int, ...] = ()
    ahead: tuple[float, ...] = ()
    others: tuple[str, ...] = ()


def seated(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """The bots in the order of the seats; a single name fills them all."""
    for name in bots:
        make(name)
    if len(bots) == 1:
        return (bots[0],) * players
    if len(bots) != players:
        raise BadOption(f"{len(bots)} bots cannot take {players} seats; name one, or one for each seat")
    return tuple(bots)


def play_game(pairing: Pairing) -> Played:
    """Play one game. Bots draw from streams of their own, so the dice of the game fall the same whoever plays."""
    game = find_game(pairing.title)
    seats = len(pairing.bots)
    options = game.settle_options(pairing.options, seats)
    state = game.setup(options, seats, Dice.of(pairing.seed, "game"))
    if all(name == "random" for name in pairing.bots):
        return _at_random(game, Runner(game, state, forkable=False), pairing)
    bots = [make(name, key_of(pairing.seed, f"bot {seat}")) for seat, name in enumerate(pairing.bots)]
    return _by_bots(game, Runner(game, state), bots, pairing)


def _by_bots(game: Game, runner: Runner, bots: Sequence[Bot], pairing: Pairing) -> Played:
    decisions = 0
    while runner.pending and game.progress(runner.state) <= pairing.rounds:
        decision = runner.pending[0]
        runner.play(decision, decision.check(bots[decision.seat].choose(Eye(runner, decision.seat))))
        decisions += 1
    return _ended(game, runner, decisions)


def _at_random(game: Game, runner: Runner, pairing: Pairing) -> Played:
    """The same, as fast as it goes: nobody looks, and nothing is kept for a fork."""
    dice = Dice.of(pairing.seed, "random play")
    play = runner.play
    decisions = 0
    while True:
        for _ in range(100):
            pending = runner.pending
            if not pending:
                return _ended(game, runner, decisions)
            decision = pending[0]
            play(decision, decision.sample(dice))
            decisions += 1
        if game.progress(runner.state) > pairing.rounds:
            return _ended(game, runner, decisions)


def _ended(game: Game, runner: Runner, decisions: int) -> Played:
    rounds = game.progress(runner.state)
    outcome = game.outcome(runner.state)
    if outcome is None:
        return Played((), (), "unfinished", rounds, decisions, over=False)
    others = tuple([other.name for other in outcome.others if other.won])
    return Played(outcome.winners, outcome.scores, outcome.reason, rounds, decisions, "", True, outcome.ranks,
                  tuple(ahead(game.victory, outcome)), others)


def play_safely(pairing: Pairing) -> Played:
    """Play one game; if it breaks down, say how instead of stopping the others."""
    try:
        return play_game(pairing)
    except Exception as error:
        where = f"{pairing.title} with {', '.join(pairing.bots)} and seed {pairing.seed}"
        return Played((), (), "error", 0, 0, f"{where}: {type(error).__name__}: {error}", over=False)


def _play_batch(batch: list[Pairing]) -> list[Played]:
    return [play_safely(pairing) for pairing in batch]


def play_all(pairings: Sequence[Pairing], jobs: int = 1) -> Iterator[list[Played]]:
    """Play many games; the results come in batches, in the order of the games."""
    if jobs <= 1:
        for pairing in pairings:
            yield [play_safely(pairing)]
        return
    size = max(1, min(500, len(pairings) // (jobs * BATCHES)))
    batches = [list(pairings[at:at + size]) for at in range(0, len(pairings), size)]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        try:
            yield from pool.map(_play_batch, batches)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
