"""`conclave check`: random games of a title, looked at from all sides."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from conclave.cli.options import (
    Choices,
    FixedSeed,
    Games,
    Jobs,
    Json,
    Lang,
    Players,
    Title,
    check_players,
    find_game,
    players_for,
    settle,
)

if TYPE_CHECKING:
    from conclave.kernel.game import Game

CHUNK = 25
Kinds = list[tuple[int, dict[str, str]]]
Found = list[tuple[str, str]]


class Tally:
    """What all parts of a check have looked at and found."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.seconds = 0.0
        self.ended_by: dict[str, int] = {}
        self.found: Found = []


def check(title: Title, games: Games = 100, seed: FixedSeed = 0, players: Players = None, option: Choices = None,
          jobs: Jobs = 1,
          every: Annotated[int, typer.Option("--every", min=1, help="Look closely at one decision in N.")] = 16,
          journals: Annotated[Path | None, typer.Option("--journals", help="Write the games of findings here.")] = None,
          as_json: Json = False, lang: Lang = None) -> None:
    """Check that a game keeps its promises; end with code 1 if something was found."""
    from conclave.cli.progress import bar
    from conclave.cli.saves import SUFFIX, write_save
    from conclave.cli.screen import Screen
    game, speech = find_game(title, lang)
    if players is not None:
        check_players(game, players, speech)
    if option:
        settle(game, option, players or players_for(game, option), speech)
    kinds = _kinds(game, players, option or [])
    tally = Tally()
    with bar(speech("checking", title=speech.title()), games) as progress:
        _run(game.title, games, seed, every, kinds, jobs, tally, progress)
    if journals is not None and tally.found:
        journals.mkdir(parents=True, exist_ok=True)
        for number, (_, journal) in enumerate(tally.found, 1):
            write_save(journals / f"{game.title}-finding-{number}{SUFFIX}", journal, speech)
    if as_json:
        print(json.dumps({"games": tally.games, "decisions": tally.decisions, "seconds": round(tally.seconds, 3),
                          "ended_by": tally.ended_by, "findings": [what for what, _ in tally.found]},
                         ensure_ascii=False, indent=2))
    else:
        screen = Screen.of_the_process()
        for what, _ in tally.found:
            screen.say(what, "red")
        screen.say(speech("checked", games=tally.games, decisions=tally.decisions, findings=len(tally.found)))
    if tally.found:
        raise typer.Exit(1)


def _kinds(game: Game, players: int | None, option: list[str]) -> Kinds:
    """The kinds of tables to check: all of them, or those with the wanted number of players and options."""
    from conclave.kernel.check import tables_of
    return tables_of(game, players, dict([pair.split("=", 1) for pair in option]))


def _run(title: str, games: int, seed: int, every: int, kinds: Kinds, jobs: int, tally: Tally,
         progress: Callable[[int], None]) -> None:
    parts = [(title, first, min(CHUNK, games - first), seed, every, kinds) for first in range(0, games, CHUNK)]
    if jobs == 1:
        for part in parts:
            _add(tally, _part(part))
            progress(tally.games)
        return
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for report in pool.map(_part, parts):
            _add(tally, report)
            progress(tally.games)


def _add(tally: Tally, part: tuple[int, int, float, dict[str, int], Found]) -> None:
    games, decisions, seconds, ended_by, found = part
    tally.games += games
    tally.decisions += decisions
    tally.seconds += seconds
    for reason, count in ended_by.items():
        tally.ended_by[reason] = tally.ended_by.get(reason, 0) + count
    tally.found += found


def _part(part: tuple[str, int, int, int, int, Kinds]) -> tuple[int, int, float, dict[str, int], Found]:
    """Some of the games, in whichever process."""
    from conclave.kernel.check import check_game
    from conclave.registry import game
    title, first, count, seed, every, kinds = part
    report = check_game(game(title), count, seed, every, first, kinds)
    return (report.games, report.decisions, report.seconds, dict(report.ended_by),
            [(repr(finding), finding.journal) for finding in report.findings])
