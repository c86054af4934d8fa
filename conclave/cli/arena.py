"""`conclave arena`: bots compared on equal terms."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from conclave.cli.options import Bots, Choices, FixedSeed, Games, Jobs, Json, Lang, Title, check_players, find_game, settle

if TYPE_CHECKING:
    from conclave.bots.arena import Result
    from conclave.cli.screen import Screen
    from conclave.cli.speech import Speech


def arena(title: Title, bots: Bots = None, games: Games = 100, seed: FixedSeed = 0,
          players: Annotated[int, typer.Option("--players", "-p", help="How many play a game.")] = 2,
          sprt: Annotated[bool, typer.Option("--sprt", help="Stop as soon as a test between two bots is decided.")] = False,
          elo0: Annotated[float, typer.Option("--elo0", help="The test's lower advantage.")] = 0.0,
          elo1: Annotated[float, typer.Option("--elo1", help="The test's upper advantage.")] = 30.0,
          jobs: Jobs = 1, option: Choices = None, as_json: Json = False, lang: Lang = None) -> None:
    """Let bots play each other with rotating seats on the same dice, and rate them."""
    from conclave.bots.arena import arena as compare
    from conclave.bots.arena import without_rivals
    from conclave.bots.odds import Sprt
    from conclave.cli.progress import bar
    from conclave.cli.screen import Screen
    from conclave.cli.seating import check_bot, listed
    game, speech = find_game(title, lang)
    check_players(game, players, speech)
    wanted = [check_bot(bot, speech) for bot in listed(bots)]
    alone = without_rivals(game, players)
    if len(set(wanted)) != len(wanted) or len(wanted) < (1 if alone else players):
        raise speech.complaint("different-bots", count=1 if alone else players)
    if sprt and (len(wanted) != 2 or (players != 2 and not alone)):
        raise speech.complaint("test-of-two")
    if elo0 >= elo1:
        raise speech.complaint("elo-order")
    options = settle(game, option, players, speech)
    test = Sprt(elo0, elo1) if sprt else None
    total = games * len(wanted) if alone else _total(len(wanted), players, games)
    with bar(speech("rating"), total) as progress:
        result = compare(game.title, wanted, games, seed, players, jobs, options, test, lambda done, total: progress(done))
    if as_json:
        print(json.dumps(result.plain(), ensure_ascii=False, indent=2))
    else:
        _show(result, Screen.of_the_process(), speech)
    if result.errors:
        raise typer.Exit(1)


def _total(bots: int, players: int, games: int) -> int:
    """How many games there are at most: every group plays its games in full rotations."""
    from math import comb
    return comb(bots, players) * players * max(1, -(-games // players))


def _show(result: Result, screen: Screen, speech: Speech) -> None:
    from conclave.cli.figures import grid, percent, wins_of_others
    rows = [[speech("head-bot"), speech("head-games"), speech("head-wins"), "", "95 %", speech("head-rating")]]
    for standing in sorted(result.standings, key=lambda one: -one.ordinal):
        low, high = standing.interval
        rows.append([standing.bot, str(standing.games), f"{standing.wins:g}", percent(standing.wins, standing.games),
                     f"{100 * low:.1f}–{100 * high:.1f}", f"{standing.mu:.2f} ± {standing.sigma:.2f}"])
    screen.show(grid(rows))
    for line in wins_of_others(result.nobody, result.others, result.games, speech):
        screen.say(line)
    if result.sprt is not None:
        verdicts = {"accepted": speech("test-accepted", bot=result.standings[0].bot, elo=f"{result.sprt.elo1:g}"),
                    "rejected": speech("test-rejected", bot=result.standings[0].bot, elo=f"{result.sprt.elo1:g}"),
                    "continue": speech("test-open")}
        screen.say(verdicts[result.verdict])
    if result.unfinished:
        screen.say(speech("unfinished-games", count=result.unfinished))
    for error in result.errors:
        screen.say(error, "red")
