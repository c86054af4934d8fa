"""The options that several commands share, and what their values mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer

from conclave.cli.speech import Speech, language
from conclave.kernel.game import Game

Title = Annotated[str, typer.Argument(metavar="TITLE", help="The game, as `conclave titles` calls it.")]
Lang = Annotated[str | None, typer.Option("--lang", metavar="en|uk|ru|pl", help="The language to speak.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Players = Annotated[int | None, typer.Option("--players", "-p", help="How many play; two if left out, where two can.")]
Seed = Annotated[int | None, typer.Option("--seed", "-s", help="What the dice come from; random if left out.")]
FixedSeed = Annotated[int, typer.Option("--seed", "-s", help="What the dice come from.")]
Games = Annotated[int, typer.Option("--games", "-g", min=1, help="How many games.")]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=1, help="How many processes share the work.")]
Choices = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE",
                                                   help="An option of the game, for example variant=draft.")]
Bots = Annotated[str | None, typer.Option("--bots", "-b", help="Bots, separated by commas: greedy,ismcts:200ms,random.")]


def find_game(title: str, lang: str | None) -> tuple[Game, Speech]:
    """An installed game and how to speak of it; a complaint with near titles if there is none."""
    from conclave.kernel.errors import UnknownGame
    from conclave.registry import game, titles
    spoken = language(lang)
    try:
        found = game(title)
    except UnknownGame:
        raise Speech(spoken).unknown("unknown-game", title, titles()) from None
    return found, Speech(spoken, found)


def settle(game: Game, pairs: Sequence[str] | None, players: int, speech: Speech) -> dict[str, str]:
    """The options of a game out of `name=value` pairs, checked and completed."""
    chosen: dict[str, str] = {}
    known = {option.name: option for option in game.options}
    for pair in pairs or ():
        name, equals, value = pair.partition("=")
        if not equals:
            raise speech.complaint("option-form", word=pair)
        if name not in known:
            raise speech.unknown("unknown-option", name, list(known))
        if value not in known[name].values:
            raise speech.unknown("unknown-value", pair, [f"{name}={each}" for each in known[name].values])
        if not known[name].allows(value, players):
            counts = ", ".join([str(count) for count in known[name].players[value]])
            raise speech.complaint("option-players", word=pair, counts=counts, given=players)
        chosen[name] = value
    return game.settle_options(chosen, players)


def players_for(game: Game, pairs: Sequence[str] | None) -> int:
    """How many play a game with these options, where nobody says it: as many as usual, if the options are for so many."""
    chosen = dict([pair.split("=", 1) for pair in pairs or () if "=" in pair])
    fits = [count for count in (game.usual_players, *game.players)
            if all(option.allows(chosen.get(option.name, ""), count) for option in game.options)]
    return fits[0] if fits else game.usual_players


def check_players(game: Game, players: int, speech: Speech) -> int:
    """The number of players, if the game is for that many."""
    if players not in game.players:
        counts = ", ".join([str(count) for count in game.players])
        raise speech.complaint("player-count", title=speech.title(), counts=counts, given=players)
    return players
