"""`conclave cards`: the components of a game, drawn."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from conclave.cli.options import Choices, Json, Lang, Title, find_game, players_for, settle


def cards(title: Title, name: Annotated[str | None, typer.Argument(help="A card, or a part of its name.")] = None,
          kind: Annotated[str | None, typer.Option(help="Only this kind, for example mage.")] = None,
          tag: Annotated[str | None, typer.Option(help="Only cards with this tag, for example dragon.")] = None,
          option: Choices = None, as_json: Json = False, lang: Lang = None) -> None:
    """Show cards; their text is generated from what they do."""
    from rich.text import Text

    from conclave.cli.boards import drawing_of
    from conclave.cli.lookup import card_lines, card_width, find_cards, side_by_side
    from conclave.cli.screen import Screen
    game, speech = find_game(title, lang)
    speech.naming = settle(game, option, players_for(game, option), speech).get("names", "")
    faces = list(game.cards()) if name is None else find_cards(game, name, speech)
    kinds = sorted({face.kind for face in game.cards()})
    tags = sorted({each for face in game.cards() for each in face.tags})
    if kind is not None:
        wanted = kind.replace("-", "_").lower()
        if wanted not in kinds:
            raise speech.unknown("unknown-kind", kind, kinds)
        faces = [face for face in faces if face.kind == wanted]
    if tag is not None:
        if tag.lower() not in tags:
            raise speech.unknown("unknown-tag", tag, tags)
        faces = [face for face in faces if tag.lower() in face.tags]
    if as_json:
        rows = [{"name": face.name, "said": speech.words(face.words), "kind": face.kind, "tags": list(face.tags),
                 "cost": speech.words(face.cost) if face.cost else None,
                 "points": speech.words(face.points) if face.points else None,
                 "lines": [speech.words(line) for line in face.lines], "rules": list(face.rules), "origin": face.origin}
                for face in faces]
        print(json.dumps(rows, ensure_ascii=False, indent=2))
        return
    screen = Screen.of_the_process()
    if not faces:
        screen.say(speech("no-cards"))
        return
    each = card_width(screen.width)
    drawing = drawing_of(game, speech)
    screen.show(side_by_side([card_lines(face, drawing, each) for face in faces], screen.width, each))
    screen.show([*drawing.symbols(), Text(speech("card-count", count=len(faces)), "dim")])
