"""`conclave play`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from conclave.cli.options import Bots, Choices, Lang, Players, Seed, find_game, settle

if TYPE_CHECKING:
    from conclave.cli.seating import Seating
    from conclave.cli.speech import Speech
    from conclave.kernel.table import Table


def play(title: Annotated[str | None, typer.Argument(metavar="TITLE", help="The game; the only one if left out.")] = None,
         players: Players = None,
         seat: Annotated[str | None, typer.Option("--seat", help="Where people sit, from 0: 1, or 0,2, or none.")] = None,
         hotseat: Annotated[bool, typer.Option("--hotseat", help="People take all seats that no bot takes.")] = False,
         bots: Bots = None, seed: Seed = None, option: Choices = None,
         save: Annotated[Path | None, typer.Option("--save", help="Save here after every move.")] = None,
         resume: Annotated[Path | None, typer.Option("--resume", help="Go on with a saved game.")] = None,
         names: Annotated[str | None, typer.Option("--names", help="The people's names: Anna,Bea.")] = None,
         lang: Lang = None) -> None:
    """Play a game, alone against bots or with others at one keyboard."""
    from conclave.cli.boards import drawing_of
    from conclave.cli.saves import fresh_name, write_save
    from conclave.cli.screen import Screen
    from conclave.cli.sitting import Sitting
    from conclave.cli.speech import Speech, language
    from conclave.kernel.errors import RulesBug
    spoken = Speech(language(lang))
    if resume is None and save is not None and save.exists():
        resume = save
        _check_same(save, players, seed, option, spoken)
    if resume is not None:
        table, seating = _resumed(resume, title, seat, hotseat, bots, names, spoken)
    else:
        table, seating = _new(title or _only_game(spoken), players, seat, hotseat, bots, seed, option, names, lang)
    table.journal.names = {number: name for number, name in enumerate(seating.names) if name}
    speech = Speech.at(spoken.lang, table, seating.names)
    screen = Screen.at_the_table()
    sitting = Sitting(table, seating, screen, drawing_of(table.game, speech), save, resume)
    sitting.welcome()
    try:
        sitting.run()
    except RulesBug as bug:
        bundle = fresh_name(f"broken-{table.game.title}", table.seed)
        write_save(bundle, bug.journal, speech)
        screen.say(speech("broken-rules", reason=str(bug), file=str(bundle)))
        raise typer.Exit(1) from None


def _only_game(speech: Speech) -> str:
    """The game that is meant when none is named: the only one there is."""
    from conclave.registry import titles
    known = titles()
    if len(known) > 1:
        raise speech.complaint("which-game", names=", ".join(known), example=known[0])
    return known[0]


def _check_same(save: Path, players: int | None, seed: int | None, option: list[str] | None,
                speech: Speech) -> None:
    """Refuse to put another game into the place of a saved one."""
    from conclave.cli.saves import read_save
    journal = read_save(save, speech).journal
    chosen = [pair.partition("=") for pair in option or []]
    if (players not in (None, journal.players) or seed not in (None, journal.seed)
            or any(journal.options.get(name) != value for name, _, value in chosen)):
        raise speech.complaint("save-exists", file=str(save))


def _new(title: str, players: int | None, seat: str | None, hotseat: bool, bots: str | None, seed: int | None,
         option: list[str] | None, names: str | None, lang: str | None) -> tuple[Table, Seating]:
    from secrets import randbelow

    from conclave.cli.seating import player_count, seating
    from conclave.kernel.table import Table
    game, speech = find_game(title, lang)
    count = player_count(game, players, seat, bots, speech)
    options = settle(game, option, count, speech)
    taken = seating(count, seat, hotseat, bots, names, speech)
    return Table(game, count, seed if seed is not None else randbelow(1_000_000), options), taken


def _resumed(file: Path, title: str | None, seat: str | None, hotseat: bool, bots: str | None, names: str | None,
             speech: Speech) -> tuple[Table, Seating]:
    from conclave.cli.saves import read_save
    from conclave.cli.seating import listed, player_names, resumed, seating
    from conclave.cli.speech import Speech
    table = read_save(file, speech)
    if title is not None and find_game(title, speech.lang)[0].title != table.game.title:
        raise speech.complaint("other-game", file=str(file), title=table.game.title)
    told = Speech(speech.lang, table.game)
    if seat is None and not hotseat and bots is None:
        taken = resumed(table.journal.names, table.players)
        if names is not None:
            taken.names = player_names(taken.bots, listed(names), told)
        return table, taken
    return table, seating(table.players, seat, hotseat, bots, names, told)
