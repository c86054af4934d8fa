"""Prints said.json: words as Python says them in every language, for the web client to say the same.

    python web/tests/words/say.py > web/tests/words/said.json
"""

from __future__ import annotations

import json

from conclave import game
from conclave.kernel.text import LANGUAGES, phrasebook
from conclave.kernel.words import Words
from conclave.server import wire

NAMES = ["Ada", "", "Олена"]


def sentences() -> list[Words]:
    """Everything that stands on a card, and lists, plurals and names of every kind."""
    said: list[Words] = []
    for face in game("res-arcana").cards():
        said += [face.words, *face.lines, *(words for words in (face.cost, face.points) if words is not None)]
    cards = tuple(Words(f"card-{name}") for name in ("athanor", "hawk", "mermaid"))
    for length in range(4):
        said.append(Words("several", (("parts", cards[:length]),)))
    for count in (0, 1, 2, 5, 11, 21, 22, 112):
        said.append(Words("count-cards", (("count", count),)))
        said.append(Words("count-any-essence", (("count", count),)))
    said += [Words("player", (("seat", seat),)) for seat in range(3)]
    return said


if __name__ == "__main__":
    books = {lang: phrasebook(lang, game("res-arcana")) for lang in LANGUAGES}
    rows = [{"words": wire.words(words), **{lang: book.say(words, NAMES) for lang, book in books.items()}}
            for words in dict.fromkeys(sentences())]
    print(json.dumps({"names": NAMES, "said": rows}, ensure_ascii=False, separators=(",", ":")))
