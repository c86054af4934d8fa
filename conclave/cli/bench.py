"""`conclave bench`: how fast things are here."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from conclave.cli.options import Json, Lang

if TYPE_CHECKING:
    from conclave.bench import Figures
    from conclave.cli.screen import Screen

Chosen = Annotated[list[str] | None, typer.Argument(
    metavar="[TITLE…] [NAME…]", help="Titles and measurements, for example playouts; all if left out.")]


def bench(chosen: Chosen = None, as_json: Json = False, lang: Lang = None) -> None:
    """Measure the engine on this machine."""
    from conclave.bench import run, words
    from conclave.cli.screen import Screen, console_for
    from conclave.cli.speech import Speech, language
    speech = Speech(language(lang))
    for word in chosen or []:
        if word not in words():
            raise speech.unknown("unknown-measurement", word, words())
    with console_for(sys.stderr).status(speech("measuring")):
        report = run(chosen or [])
    if as_json:
        print(json.dumps(report, ensure_ascii=False, indent=2))
        return
    screen = Screen.of_the_process()
    _show(report["about"], screen, "")
    for row in report["rows"]:
        screen.say(str(row["title"]), "bold")
        _show(row, screen)


def _show(figures: Figures, screen: Screen, indent: str = "  ") -> None:
    for name, value in figures.items():
        if isinstance(value, dict):
            screen.say(f"{indent}{name}")
            _show(value, screen, indent + "  ")
        elif name != "title":
            screen.say(f"{indent}{name}: {value}")
