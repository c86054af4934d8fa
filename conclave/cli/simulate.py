"""`conclave simulate`: many games between bots, counted."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import typer

from conclave.cli.options import Bots, Choices, FixedSeed, Games, Jobs, Json, Lang, Players, Title, find_game, settle

if TYPE_CHECKING:
    from conclave.bots.simulate import Report
    from conclave.cli.screen import Screen
    from conclave.cli.speech import Speech


def simulate(title: Title, players: Players = None, bots: Bots = None, games: Games = 100, seed: FixedSeed = 0,
             jobs: Jobs = 1, option: Choices = None, as_json: Json = False, lang: Lang = None) -> None:
    """Play many games between bots and count who won and how; end with code 1 if a game broke down."""
    from conclave.bots.simulate import simulate as play_many
    from conclave.cli.progress import bar
    from conclave.cli.screen import Screen
    from conclave.cli.seating import DEFAULT_BOT, check_bot, listed, player_count
    game, speech = find_game(title, lang)
    wanted = [check_bot(bot, speech) for bot in listed(bots) or [DEFAULT_BOT]]
    count = player_count(game, players if players is not None or len(wanted) == 1 else len(wanted), None, None, speech)
    if len(wanted) not in (1, count):
        raise speech.complaint("bots-and-seats", count=len(wanted), seats=count)
    options = settle(game, option, count, speech)
    with bar(speech("simulating", title=speech.title()), games) as progress:
        report = play_many(game.title, count, wanted, games, seed, jobs, options, lambda done, total: progress(done))
    if as_json:
        print(json.dumps(report.plain(), ensure_ascii=False, indent=2))
    else:
        _show(report, Screen.of_the_process(), speech)
    if report.errors:
        raise typer.Exit(1)


def _show(report: Report, screen: Screen, speech: Speech) -> None:
    from conclave.cli.figures import grid, percent, wins_of_others
    games = report.games
    screen.say(speech("simulated", games=games, seconds=f"{report.seconds:.1f}"), "bold")
    rows = [[speech("head-seat"), speech("head-bot"), speech("head-wins"), ""]]
    rows += [[str(seat), bot, str(won), percent(won, games)]
             for seat, (bot, won) in enumerate(zip(report.bots, report.wins_by_seat, strict=True))]
    screen.show(grid(rows))
    for line in wins_of_others(report.nobody, report.wins_by_other, games, speech):
        screen.say(line)
    screen.say(speech("rounds-a-game", rounds=f"{report.mean_rounds:.1f}"))
    for reason, count in sorted(report.ended_by.items(), key=lambda pair: -pair[1]):
        screen.say(f"{speech.reason(reason)}: {count} ({percent(count, games)})")
    for error in report.errors:
        screen.say(error, "red")
