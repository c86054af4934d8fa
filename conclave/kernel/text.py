"""Words said in a language: Fluent messages out of the folders of the kernel, of a game and of whoever shows it.

A phrasebook says `Words` (words.py). Arguments that are words themselves are said first; a list of them is joined in the
language's way, and `<argument>_count` tells a message how long the list is. The argument `seat` becomes the name of the
player. Beside Fluent's own functions messages may use `CAPITAL($text)`, which begins a sentence.

>>> from conclave.kernel.words import Words
>>> phrasebook("en").say(Words("player", (("seat", 0),)))
'Player 1'
>>> phrasebook("pl").say(Words("player", (("seat", 0),)), ["Ola", "Jan"])
'Ola'
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from conclave.kernel.errors import BadOption, ConclaveError, ContentError
from conclave.kernel.words import Value, Words

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource, Span

    from conclave.kernel.game import Game

LANGUAGES: Final = ("en", "uk", "ru", "pl")
ENGLISH: Final = "en"
FOLDER: Final = Path(__file__).parent / "text"
PLAYER: Final = "player"
REMEMBERED: Final = 4096  # sentences; menus say the same ones again and again

# How a list is joined goes by the name of its argument: the message between its parts, and the one before the last.
AND: Final = ("list-comma", "list-and")
JOINS: Final = {
    "unless": ("list-comma", "list-or"),
    "either": ("list-comma", "list-or"),
    "options": ("list-comma", "list-or"),
    "costs": ("list-comma", "list-comma"),
    "scores": ("list-comma", "list-comma"),
    "effects": ("list-semicolon", "list-semicolon"),
}
QUOTED: Final = "cards"  # a list of names, which may have commas themselves


class MissingWords(ConclaveError):
    """Something that a language has no words for, or words that lack an argument."""


class Phrasebook:
    """All messages of a language that one table needs."""

    def __init__(self, lang: str, bundle: FluentBundle) -> None:
        self.lang = lang
        self._bundle = bundle
        self._said: dict[tuple[Words, tuple[str, ...]], str] = {}

    def has(self, key: str) -> bool:
        """Whether there is a message with this key."""
        return bool(self._bundle.has_message(key))

    def say(self, words: Words, names: Sequence[str] = ()) -> str:
        """The words in this language; `names` are the players' names by seat."""
        asked = (words, tuple(names))
        text = self._said.get(asked)
        if text is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            text = self._said[asked] = self._say(words, names)
        return text

    def _say(self, words: Words, names: Sequence[str]) -> str:
        args: dict[str, int | str] = {}
        for name, value in words.args:
            if name == "seat" and isinstance(value, int):
                args[name] = self.name_of(value, names)
            elif isinstance(value, tuple):
                args[name] = self._join(name, value, names)
                args[f"{name}_count"] = len(value)
            else:
                args[name] = self._value(value, names)
        if words.key == PLAYER and "seat" in args:
            return str(args["seat"])
        return self._format(words.key, args) if words.key else ""

    def name_of(self, seat: int, names: Sequence[str] = ()) -> str:
        """A player's name, or «Player 1» for who has none."""
        if seat < len(names) and names[seat]:
            return names[seat]
        return self._format(PLAYER, {"number": seat + 1})

    def _value(self, value: Value, names: Sequence[str]) -> int | str:
        if isinstance(value, Words):
            return self.say(value, names)
        assert isinstance(value, int | str)
        return value

    def _join(self, name: str, parts: tuple[Words, ...], names: Sequence[str]) -> str:
        said = [self.say(part, names) for part in parts]
        if not said:
            return ""
        if name == QUOTED:
            said = [self._format("list-name", {"name": part}) for part in said]
        between, before_last = JOINS.get(name, AND)
        text = said[0]
        for at, part in enumerate(said[1:], 2):
            text = self._format(before_last if at == len(said) else between, {"first": text, "next": part})
        return text

    def _format(self, key: str, args: dict[str, int | str]) -> str:
        if not self._bundle.has_message(key):
            raise MissingWords(f"there are no words for '{key}' in the language '{self.lang}'")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingWords(f"'{key}' has no text in the language '{self.lang}'")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingWords(f"'{key}' cannot be said in the language '{self.lang}': {errors[0]}")
        return str(text)


def capital(text: str) -> str:
    """A text with a capital at its beginning.

    >>> capital("turn: draw 1 card")
    'Turn: draw 1 card'
    """
    return text[:1].upper() + text[1:]


def phrasebook(lang: str, game: Game | None = None, *folders: Path, earlier: Sequence[Game] = ()) -> Phrasebook:
    """The phrasebook of a language for a game: kernel, game, then other folders; a later message replaces an earlier.

    What a language has no words for is said in English. `earlier` are other editions of the game, whose components may
    have to be named although they are in the box no more.
    """
    if lang not in LANGUAGES:
        raise BadOption(f"there is no language '{lang}'; choose one of {', '.join(LANGUAGES)}")
    own = [Path(game.text_folder)] if game is not None and game.text_folder else []
    games = (*earlier, game) if game is not None else earlier
    names = name_messages(games, ENGLISH), name_messages(games, lang)
    return _open(lang, (FOLDER, *own, *folders), names)


@lru_cache(maxsize=64)
def _open(lang: str, folders: tuple[Path, ...], names: tuple[str, str]) -> Phrasebook:
    from fluent.runtime import FluentBundle
    from fluent.syntax import FluentParser

    functions: dict[str, Any] = {"CAPITAL": capital}  # Fluent takes text from a function, but its types do not say so
    bundle = FluentBundle([lang], functions=functions, use_isolating=False)
    for spoken, named in ((ENGLISH, names[0]), (lang, names[1])):
        for folder in folders:
            if spoken != ENGLISH or (folder / f"{ENGLISH}.ftl").is_file():
                bundle.add_resource(_read(folder / f"{spoken}.ftl"), allow_overrides=True)
        bundle.add_resource(FluentParser().parse(named), allow_overrides=True)
        if lang == ENGLISH:
            break
    return Phrasebook(lang, bundle)


def name_messages(games: Sequence[Game], lang: str) -> str:
    """The names of the components of all editions of a game as Fluent messages, each by its last edition."""
    names = {key: text for game in games for key, text in game.messages(lang).items()}
    quoted = [(key, text.replace("{", '{"{"}').replace("\n", " ")) for key, text in names.items()]
    return "".join([f"{key} = {text}\n" for key, text in quoted])


def all_messages(lang: str, game: Game, *folders: Path, earlier: Sequence[Game] = ()) -> str:
    """Everything that a client says of a game, as one Fluent text: what the language lacks stands there in English."""
    own = [Path(game.text_folder)] if game.text_folder else []
    parts: list[str] = []
    for folder in (FOLDER, *own, *folders):
        file = folder / f"{lang}.ftl"
        if file.is_file():
            parts.append(file.read_text(encoding="utf-8"))
        parts += [_source_of(folder, key) for key in missing_words(folder, lang)]
    named = name_messages((*earlier, game), lang)
    parts.append(named)
    if lang != ENGLISH:
        here = {line.partition(" = ")[0] for line in named.splitlines()}
        lines = name_messages((*earlier, game), ENGLISH).splitlines()
        parts.append("\n".join([line for line in lines if line.partition(" = ")[0] not in here]))
    return "\n".join(parts)


def missing_words(folder: Path, lang: str) -> list[str]:
    """The keys of messages that a folder has in English, but not in this language."""
    if lang == ENGLISH or not (folder / f"{ENGLISH}.ftl").is_file():
        return []
    there = message_keys(folder, lang) if (folder / f"{lang}.ftl").is_file() else frozenset()
    return sorted(message_keys(folder, ENGLISH) - there)


def missing_names(game: Game, lang: str) -> list[str]:
    """The keys of components that have an English name, but none in this language."""
    return sorted(set(game.messages(ENGLISH)) - set(game.messages(lang)))


def _source_of(folder: Path, key: str) -> str:
    """An English message as it stands in its file."""
    from fluent.syntax import FluentSerializer
    from fluent.syntax.ast import Message

    for entry in _read(folder / f"{ENGLISH}.ftl").body:
        if isinstance(entry, Message) and entry.id.name == key:
            return FluentSerializer().serialize_entry(entry)
    return ""


def message_keys(folder: Path, lang: str) -> frozenset[str]:
    """The keys of all messages that a folder has in a language."""
    from fluent.syntax.ast import Message

    return frozenset([entry.id.name for entry in _read(folder / f"{lang}.ftl").body if isinstance(entry, Message)])


@lru_cache(maxsize=128)
def _read(file: Path) -> Resource:
    """The messages of a file; ContentError with file and line for what cannot be read or stands twice."""
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Junk, Message, Term

    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise ContentError(f"{file}: there is no such file") from None
    resource = FluentParser().parse(text)
    seen: set[str] = set()
    for entry in resource.body:
        if isinstance(entry, Junk):
            note = entry.annotations[0]
            raise ContentError(f"{file.name}:{_line(text, note.span)}: {note.message}")
        if isinstance(entry, Message | Term):
            if entry.id.name in seen:
                raise ContentError(f"{file.name}:{_line(text, entry.span)}: '{entry.id.name}' stands twice")
            seen.add(entry.id.name)
    return resource


def _line(text: str, span: Span | None) -> int:
    return text.count("\n", 0, span.start if span is not None else 0) + 1
