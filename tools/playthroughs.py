"""Record whole games under tests/playthroughs, or show how they would read now.

    python tools/playthroughs.py [TITLE …]          # look for games of every kind that is missing, and record them
    python tools/playthroughs.py --again [TITLE …]  # replay the recorded answers and write what happens now

Which kinds of games there are, each title says (`kinds`); without a title, those that come with Conclave are recorded.
`--folder` names another folder for the recordings. A playthrough is played with the components of the first edition, as
the present files describe them, and is a save with comments: after every answer the events that it caused. A change in
behaviour shows as a diff; a save whose answers are no longer possible is looked for anew.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

import conclave
from conclave import registry
from conclave.kernel.dice import Dice
from conclave.kernel.errors import RulesBug
from conclave.kernel.events import Event
from conclave.kernel.game import Runner, State
from conclave.kernel.journal import Journal, seal
from conclave.kernel.table import Table
from conclave.kernel.words import Value, Words
from conclave.kit.box import FIRST_EDITION
from conclave.kit.recordings import Kind, Recordings

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"
TRIES = 40_000


def wanted(titles: Sequence[str]) -> dict[str, tuple[str, Kind]]:
    """Every playthrough that there has to be of some titles: its name, with title and kind."""
    return {f"{title}-{kind.name}": (title, kind) for title in titles for kind in recordings_of(title).kinds()}


@lru_cache
def recordings_of(title: str) -> Recordings:
    """The recordings of a title with the components of its first edition: a card that is new in the box changes none."""
    game = conclave.game(title)
    return registry.recordings(game.as_played(FIRST_EDITION) or game)


def play_out(recordings: Recordings, kind: Kind, seed: int, options: bool = True) -> State:
    """The end of a game of such players, played fast."""
    game = recordings.game
    dice = Dice.of(seed, "playthrough")
    settled = game.settle_options(kind.options if options else {}, kind.players)
    runner = Runner(game, game.setup(settled, kind.players, Dice.of(seed, "game")), False)
    while runner.pending:
        runner.play(runner.pending[0], recordings.answer(runner.pending[0], dice))
    return runner.state


def find(recordings: Recordings, kind: Kind) -> str:
    """The answers of the first game that ends this way and shows its options, as a playthrough."""
    for seed in range(TRIES):
        try:
            finished = play_out(recordings, kind, seed)
        except RulesBug as bug:
            print(f"{recordings.game.title} {kind.name}, seed {seed}: the rules broke down: {bug}", flush=True)
            continue
        if fits(recordings, kind, finished, seed):
            table = Table(recordings.game, kind.players, seed, kind.options)
            dice = Dice.of(seed, "playthrough")
            while not table.over:
                table.play(recordings.answer(table.decision, dice))
            return annotate(table)
    raise SystemExit(f"no game of {TRIES} is one of {recordings.game.title} {kind.name}")


def fits(recordings: Recordings, kind: Kind, finished: State, seed: int) -> bool:
    """Whether a finished game is of a kind, and shows it."""
    return (kind.ending in ("", recordings.ending(finished))
            and recordings.shows(kind, finished, lambda: play_out(recordings, kind, seed, options=False)))


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
    """How a playthrough reads when its answers are given today, by the present rules."""
    return annotate(replayed(text))


def replayed(text: str) -> Table:
    """The game that a playthrough's answers make by the present rules."""
    journal = Journal.read(text)
    journal.rules = conclave.game(journal.title).rules_version
    return conclave.load(journal.write(), as_played=True)


def still_fits(kind: Kind, table: Table) -> bool:
    """Whether a game that was replayed is still one of its kind."""
    recordings = recordings_of(table.game.title)
    return table.over and fits(recordings, kind, table.runner.state, table.journal.seed)


def main(arguments: Sequence[str] | None = None) -> None:
    """Record what is missing, or everything again."""
    parser = argparse.ArgumentParser(description="Record whole games.")
    parser.add_argument("titles", nargs="*", metavar="TITLE")
    parser.add_argument("--again", action="store_true", help="write what happens now when the recorded answers are given")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    given = parser.parse_args(arguments)
    given.folder.mkdir(exist_ok=True)
    for name, (title, kind) in wanted(given.titles or registry.own_titles()).items():
        path = given.folder / f"{name}.txt"
        if path.exists() and given.again:
            try:
                table = replayed(path.read_text())
                if still_fits(kind, table):
                    path.write_text(annotate(table))
                    continue
                print(f"{name}: ends otherwise now; looking for another game")
            except conclave.ConclaveError as error:
                print(f"{name}: {error}; looking for another game")
            path.unlink()
        if not path.exists():
            print(name, flush=True)
            path.write_text(find(recordings_of(title), kind))


if __name__ == "__main__":
    main()
