"""`conclave games`: what can be played."""

from __future__ import annotations

import json

from conclave.cli.options import Json, Lang


def games(as_json: Json = False, lang: Lang = None) -> None:
    """List the installed games with their player counts and options."""
    from rich.text import Text

    from conclave.cli.inks import QUIET
    from conclave.cli.layout import hanging
    from conclave.cli.screen import Screen
    from conclave.cli.speech import Speech, language
    from conclave.kernel.words import Words
    from conclave.registry import game, titles
    installed = [game(title) for title in titles()]
    spoken = language(lang)
    if as_json:
        rows = [{"title": each.title, "name": Speech(spoken, each).title(), "rules_version": each.rules_version,
                 "players": list(each.players), "cards": len(each.cards()),
                 "options": {option.name: list(option.values) for option in each.options}} for each in installed]
        print(json.dumps(rows, ensure_ascii=False, indent=2))
        return
    screen = Screen.of_the_process()
    for each in installed:
        speech = Speech(spoken, each)
        counts = f"{each.players[0]}–{each.players[-1]}" if len(each.players) > 1 else str(each.players[0])
        head = Text.assemble((speech.title(), "bold"), f"  {each.title}  ", (speech("players", counts=counts), QUIET))
        screen.show([head])
        about = f"about-{each.title}"
        if speech.book.has(about):
            screen.show(hanging(Text(f"  {speech.words(Words(about))}"), screen.width, 2))
        for option in each.options:
            for value in option.values:
                named = f"{option.name}-{value}"
                said = speech.words(Words(named)) if speech.book.has(named) else ""
                screen.show([Text.assemble(f"  {option.name}={value}", (f"  {said}", QUIET))])
