"""`conclave bench`: how fast things are here."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from conclave.cli.options import Json, Lang


def bench(name: Annotated[str | None, typer.Argument(metavar="[NAME]", help="One measurement; all if left out.")] = None,
          as_json: Json = False, lang: Lang = None) -> None:
    """Measure the engine on this machine."""
    from conclave.bench import names, run
    from conclave.cli.screen import Screen, console_for
    from conclave.cli.speech import Speech, language
    speech = Speech(language(lang))
    if name is not None and name not in names():
        raise speech.unknown("unknown-measurement", name, names())
    import sys
    with console_for(sys.stderr).status(speech("measuring")):
        figures = run([name] if name is not None else names())
    if as_json:
        print(json.dumps(figures, ensure_ascii=False, indent=2))
        return
    screen = Screen.of_the_process()
    for key, value in figures.items():
        if isinstance(value, dict):
            screen.say(key, "bold")
            for part, number in value.items():
                screen.say(f"  {part}: {number}")
        else:
            screen.say(f"{key}: {value}")
