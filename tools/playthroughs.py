"""Record whole games under tests/playthroughs, or show how they would read now.

    python tools/playthroughs.py          # look for games of every kind that is missing, and record them
    python tools/playthroughs.py --again  # replay the recorded answers and write what happens now

A playthrough is played with the components of the first edition, as the present files describe them, and is a save with
comments: after every answer the events that it caused. A change in behaviour shows as a
diff; a save whose answers are no longer possible is looked for anew.
"""

from __future__ import annotations

import sys
from functools import lru_cache
from pathlib import Path

import conclave
from conclave.kernel.decision import Answer, Choose, Decision, Option
from conclave.kernel.dice import Dice
from conclave.kernel.errors import RulesBug
from conclave.kernel.events import Event
from conclave.kernel.game import Runner, State
from conclave.kernel.journal import Journal, seal
from conclave.kernel.table import Table
from conclave.kernel.words import Value, Words
from conclave.kit.box import FIRST_EDITION

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"
CHECKS = ("end-of-round", "mid-round")
TRIES = 40_000
Kind = tuple[str, int, dict[str, str], str]


def wanted() -> dict[str, Kind]:
    """Every playthrough that there has to be: its name, with title, players, options and ending."""
    return {**of_res_arcana(), **of_krutagidon()}


def of_res_arcana() -> dict[str, Kind]:
    """Every number of players and variant, with every way to end."""
    kinds: dict[str, Kind] = {}
    for players in (2, 3, 4):
        endings = [f"{check}{tie}" for check in CHECKS for tie in ("", "-tie", "-shared")]
        for variant in ("standard", "first-game", "draft"):
            for ending in endings if variant == "standard" else CHECKS:
                kinds[f"res-arcana-{players}-{variant}-{ending}"] = ("res-arcana", players, {"variant": variant}, ending)
    for ending in ("won-in-2", "won-in-3", "drawn-in-3"):
        kinds[f"res-arcana-2-match-{ending}"] = ("res-arcana", 2, {"variant": "match"}, ending)
    return kinds


def of_krutagidon() -> dict[str, Kind]:
    """Every number of players with every end condition, ties among them, and every value of an option."""
    kinds: dict[str, Kind] = {}
    for players in (2, 3, 4, 5):
        for ending in ("tokens", "tokens-tie", "tokens-shared", "legends", "main-deck"):
            kinds[f"krutagidon-{players}-{ending}"] = ("krutagidon", players, {}, ending)
    for option in game_of("krutagidon").options:
        for value in option.values[1:]:
            kinds[f"krutagidon-2-{option.name}-{value}"] = ("krutagidon", 2, {option.name: value}, "tokens")
    return kinds


@lru_cache
def game_of(title: str) -> conclave.Game:
    """A title with the components of its first edition: a card that is new in the box changes no recording."""
    game = conclave.game(title).as_played(FIRST_EDITION)
    assert game is not None
    return game


def ending_of(state: State, game: conclave.Game) -> str:
    """How a finished game ended: by which check, and whether a tie was broken or the victory shared."""
    from conclave.games.res_arcana.model import Board

    outcome = game.outcome(state)
    assert outcome is not None
    if outcome.reason.startswith("match"):
        assert isinstance(state, Board)
        return f"{outcome.reason.removeprefix('match-')}-in-{state.game_number}"
    best = max(outcome.scores)
    tie = "-shared" if len(outcome.winners) > 1 else "-tie" if outcome.scores.count(best) > 1 else ""
    return outcome.reason.removesuffix("-check") + tie


def play_out(title: str, players: int, options: dict[str, str], seed: int) -> Runner:
    """A game of such players, played fast."""
    game = game_of(title)
    dice = Dice.of(seed, "playthrough")
    runner = Runner(game, game.setup(game.settle_options(options, players), players, Dice.of(seed, "game")), False)
    while runner.pending:
        runner.play(runner.pending[0], answer_to(title, runner.pending[0], dice))
    return runner


def answer_to(title: str, decision: Decision, dice: Dice) -> Answer:
    """What the players of these games answer: anything, but in a turn of Krutagidon the most that they can.

    Random wizards hardly ever gather the power that a legend costs.
    """
    if title != "krutagidon" or not isinstance(decision, Choose) or decision.prompt.key != "ask-act":
        return decision.sample(dice)
    return max(decision.options, key=eagerness)


def eagerness(option: Option) -> int:
    """Legends and familiars first, then all cards of the hand, then the dearest card of the market."""
    from conclave.games.krutagidon.model import BUY, BUY_FAMILIAR, BUY_LEGEND, HARMLESS, PLAY, USE, Move

    assert isinstance(option, Move)
    if option.verb == BUY:
        return game_of("krutagidon").box.cards[option.at].cost
    return {BUY_LEGEND: 100, BUY_FAMILIAR: 100, HARMLESS: 90, PLAY: 80, USE: -1}.get(option.verb, 0)


def find(title: str, players: int, options: dict[str, str], ending: str) -> str:
    """The answers of the first game that ends this way and shows its options, as a playthrough."""
    game = game_of(title)
    for seed in range(TRIES):
        try:
            finished = play_out(title, players, options, seed)
        except RulesBug as bug:
            print(f"{title}, {players} players, seed {seed}: the rules broke down: {bug}", flush=True)
            continue
        if ending_of(finished.state, game) == ending and shows(finished.state, title, players, options, seed):
            table = Table(game_of(title), players, seed, options)
            dice = Dice.of(seed, "playthrough")
            while not table.over:
                table.play(answer_to(title, table.decision, dice))
            return annotate(table)
    raise SystemExit(f"no game of {TRIES} ends by {ending}")


def shows(finished: State, title: str, players: int, options: dict[str, str], seed: int) -> bool:
    """Whether an option of Krutagidon made a difference; names of cards are the client's affair and never do."""
    if title != "krutagidon" or not options or "names" in options:
        return True
    game = game_of(title)
    return game.outcome(finished) != game.outcome(play_out(title, players, {}, seed).state)


def annotate(table: Table) -> str:
    """The save of a game with its events as comments."""
    journal = table.journal
    journal.snapshots = {}
    plain = journal.write().splitlines()
    blank = plain.index("")
    told: dict[int, list[str]] = {}
    for number, event in table.log():
        told.setdefault(number, []).append(f"#   {line_of(event)}")
    lines = [*plain[:blank + 1], *told.get(0, [])]
    for number, answer in enumerate(plain[blank + 1:-1], 1):
        lines += [answer, *told.get(number, [])]
    outcome = table.outcome
    lines.append(f"# {outcome!r}")
    return "\n".join([*lines, f"end {len(journal.entries)} {seal(lines)}"]) + "\n"


def line_of(event: Event) -> str:
    """An event in short: its key, what everybody may know, and in brackets what some know."""
    secret = f" [{','.join(map(str, event.known_to))}: {_args(event.secret)}]" if event.secret else ""
    return f"{event.key} {_args(event.args)}{secret}".rstrip()


def _args(args: tuple[tuple[str, Value], ...]) -> str:
    return " ".join(f"{name}={_value(value)}" for name, value in args)


def _value(value: Value) -> str:
    if isinstance(value, tuple):
        return "+".join(_value(part) for part in value)
    if isinstance(value, Words):
        numbers = [_value(part) for _, part in value.args]
        return ":".join(numbers) if numbers else value.key.removeprefix("card-")
    return str(value)


def again(text: str) -> str:
    """How a playthrough reads when its answers are given today."""
    return annotate(conclave.load(Journal.read(text).write(), as_played=True))


def main() -> None:
    """Record what is missing, or everything again."""
    FOLDER.mkdir(exist_ok=True)
    for name, kind in wanted().items():
        path = FOLDER / f"{name}.txt"
        if path.exists() and "--again" in sys.argv:
            try:
                path.write_text(again(path.read_text()))
                continue
            except conclave.ConclaveError as error:
                print(f"{name}: {error}; looking for another game")
                path.unlink()
        if not path.exists():
            print(name, flush=True)
            path.write_text(find(*kind))


if __name__ == "__main__":
    main()
