"""Everything that the command says to a person, in the person's language."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path

from conclave.kernel.errors import ConclaveError
from conclave.kernel.game import Game
from conclave.kernel.table import Table
from conclave.kernel.text import LANGUAGES, Phrasebook, phrasebook
from conclave.kernel.words import Value, Words

FOLDER = Path(__file__).parent / "text"
TERMINAL_TEXT = "terminal_text"  # beside the words of a title: those of its table in the terminal
FEW = 12
LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")


class Complaint(ConclaveError):
    """Bad input, explained in the person's language."""


class Speech:
    """Says messages of the command (`speech("saved", file=…)`) and words of a game in one language.

    `naming` is the value of a table's option `names`, where a title has several kinds of names. `earlier` are the editions
    that a table was played with before.
    """

    def __init__(self, lang: str, game: Game | None = None, names: Sequence[str] = (), naming: str = "",
                 earlier: Sequence[Game] = ()) -> None:
        self.lang = lang
        self.game = game
        self.names = list(names)
        self.naming = naming
        own = table_words(game) if game is not None else []
        self.book: Phrasebook = phrasebook(lang, game, FOLDER, *own, earlier=earlier)
        icons = [folder / "icons" for folder in own if (folder / "icons" / f"{lang}.ftl").is_file()]
        self._icons = phrasebook(lang, game, FOLDER, *own, *icons, earlier=earlier) if icons else self.book

    @staticmethod
    def at(lang: str, table: Table, names: Sequence[str] = ()) -> Speech:
        """How to speak of a table."""
        return Speech(lang, table.game, names, table.journal.options.get("names", ""), table.earlier_games)

    def __call__(self, key: str, **args: Value) -> str:
        """A message of the command."""
        return self.book.say(Words(f"cli-{key}", tuple(args.items())), self.names)

    def words(self, words: Words) -> str:
        """Words of the game, or of the command by their full key."""
        return self.book.say(self.named(words), self.names)

    def icons(self, words: Words) -> str:
        """Words of the game with symbols for what it counts, if it has such symbols."""
        return self._icons.say(self.named(words), self.names)

    def named(self, words: Words) -> Words:
        """The same words with the names that a table has chosen: `card-voom-printed` for `card-voom` if there is one."""
        if not self.naming:
            return words
        key = f"{words.key}-{self.naming}"
        args = tuple([(name, self._renamed(value)) for name, value in words.args])
        return Words(key if self.book.has(key) else words.key, args)

    def _renamed(self, value: Value) -> Value:
        if isinstance(value, tuple):
            return tuple([self.named(part) for part in value])
        return self.named(value) if isinstance(value, Words) else value

    def name_of(self, seat: int) -> str:
        """A player's name."""
        return self.book.name_of(seat, self.names)

    def title(self) -> str:
        """The name of the game; one that has no words for it is called by its title."""
        if self.game is None:
            return "Conclave"
        key = f"title-{self.game.title}"
        return self.words(Words(key)) if self.book.has(key) else self.game.title

    def card(self, name: str) -> str:
        """What a component is called; one that has no words is called by its name."""
        key = f"card-{name.replace('_', '-')}"
        return self.words(Words(key)) if self.book.has(key) else name

    def other(self, name: str) -> str:
        """What a participant without a seat is called; one that has no words is called by its name."""
        key = f"other-{name.replace('_', '-')}"
        return self.words(Words(key)) if self.book.has(key) else name

    def reason(self, reason: str) -> str:
        """How a game ended; the game's own sentence where it has one."""
        if reason == "unfinished":
            return self("stopped")
        key = f"reason-{reason}"
        return self.words(Words(key)) if self.book.has(key) else reason

    def complaint(self, key: str, **args: Value) -> Complaint:
        """Bad input, to be raised."""
        return Complaint(self(key, **args))

    def unknown(self, key: str, word: str, known: Sequence[str]) -> Complaint:
        """A complaint about a word that is none of the known ones, with what was probably meant."""
        near = get_close_matches(word.lower(), [name.lower() for name in known], 4, 0.55)
        spelled = {name.lower(): name for name in known}
        shown = [spelled[name] for name in near] or (list(known) if len(known) <= FEW else [])
        if not shown:
            return Complaint(self(key, word=word))
        names = ", ".join(shown)
        hint = self("did-you-mean", names=names) if near else self("there-are", names=names)
        return Complaint(f"{self(key, word=word)} {hint}")


def table_words(game: Game) -> list[Path]:
    """The folder with the words of a title's table in the terminal, if it has one; its `icons` replace words by symbols."""
    folder = Path(game.text_folder).with_name(TERMINAL_TEXT) if game.text_folder else None
    return [folder] if folder is not None and folder.is_dir() else []


def language(chosen: str | None, environment: Mapping[str, str] | None = None) -> str:
    """The language to speak: the one chosen, else of CONCLAVE_LANG, else of the locale, else English.

    >>> language(None, {"LANG": "uk_UA.UTF-8"}), language("pl", {}), language(None, {"LANG": "fr_FR"})
    ('uk', 'pl', 'en')
    """
    settings = os.environ if environment is None else environment
    wanted = chosen or settings.get("CONCLAVE_LANG", "")
    if wanted:
        if wanted not in LANGUAGES:
            raise Complaint(f"There is no language “{wanted}”; choose one of {', '.join(LANGUAGES)}")
        return wanted
    for name in LOCALES:
        if settings.get(name):
            found = settings[name][:2].lower()
            return found if found in LANGUAGES else "en"
    return "en"
