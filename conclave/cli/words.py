"""`conclave words`: what a language has no words for yet, and so says in English."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

import conclave
from conclave.cli.options import Json
from conclave.cli.speech import table_words
from conclave.kernel.errors import BadOption
from conclave.kernel.text import ENGLISH, FOLDER, LANGUAGES, missing_names, missing_words

PACKAGE = Path(__file__).resolve().parent.parent
SHARED = (("kernel", FOLDER), ("terminal", PACKAGE / "cli" / "text"), ("server", PACKAGE / "server" / "text"))


def words(title: Annotated[str | None, typer.Argument(help="Only this game.")] = None,
          lang: Annotated[str | None, typer.Option("--lang", help="Only this language: uk, ru or pl.")] = None,
          as_json: Json = False) -> None:
    """List messages and names that are missing in a language; until they are there, the English ones are said."""
    if lang is not None and lang not in LANGUAGES:
        raise BadOption(f"there is no language '{lang}'; choose one of {', '.join(LANGUAGES)}")
    rows = [(where, one, key) for one in ([lang] if lang else LANGUAGES) if one != ENGLISH
            for where, key in missing(title, one)]
    if as_json:
        print(json.dumps([{"where": where, "lang": one, "key": key} for where, one, key in rows], indent=2))
        return
    for where, one, key in rows:
        print(f"{one}  {where}: {key}")
    if not rows:
        print("Nothing is missing.")


def missing(title: str | None, lang: str) -> list[tuple[str, str]]:
    """What a language lacks, by where it would stand."""
    rows = [(where, key) for where, folder in SHARED for key in missing_words(folder, lang)] if title is None else []
    for name in conclave.titles() if title is None else [title]:
        game = conclave.game(name)
        folders = [Path(game.text_folder), *table_words(game)] if game.text_folder else []
        rows += [(game.title, key) for folder in folders for key in missing_words(folder, lang)]
        rows += [(game.title, key) for key in missing_names(game, lang)]
    return rows
