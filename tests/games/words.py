"""The tests that every title's words pass: nothing is missing, nothing is idle, and what is said is well formed.

A title inherits them from `WordsOfATitle` and says which messages it uses and how its games are driven.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import ClassVar

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from conclave.kernel.decision import Amounts, Arrange, Choose, ChooseSome, Decision
from conclave.kernel.dice import Dice
from conclave.kernel.game import Game
from conclave.kernel.table import Table
from conclave.kernel.text import LANGUAGES, message_keys, phrasebook
from conclave.kernel.words import Words
from tests.games.sources import trees


def called_with_keys(folder: Path, **keys_at: int) -> set[str]:
    """Keys that stand in a title's sources as they are: as arguments of Words, Prompt and tell, of other functions at the
    place that is named for them, and where something called `key` is set.
    """
    places = {"Words": 0, "Prompt": 0, "tell": 0, **keys_at}
    keys: set[str] = set()
    for _, tree in trees(folder):
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "key":
                keys |= literals(node.value)
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in places:
                found = literals(node.args[places[name]])
                keys |= found
                if name in keys_at or (name == "tell" and tells_secrets(node)):
                    keys |= {f"{key}-known" for key in found}
    return keys - {""}


def tells_secrets(call: ast.Call) -> bool:
    """Whether some hear more than others, by another message."""
    return len(call.args) > 5 or any(word.arg == "secret" for word in call.keywords)


def literals(node: ast.expr) -> set[str]:
    """The strings that an expression may be."""
    if isinstance(node, ast.IfExp):
        return literals(node.body) | literals(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def referenced(texts: Path, lang: str) -> set[str]:
    """Messages that other messages are made of."""
    return set(re.findall(r"\{ ([a-z-]+) \}", (texts / f"{lang}.ftl").read_text(encoding="utf-8")))


def options_of(decision: Decision) -> Iterator[Words]:
    """What may be answered."""
    if isinstance(decision, Amounts):
        yield from [slot.words for slot in decision.slots]
    elif isinstance(decision, Choose | ChooseSome | Arrange):
        for option in decision.options:
            yield option.words
            yield from [variant.words for variant in option.variants]


def on_cards(game: Game) -> list[Words]:
    """What stands on the cards of a title."""
    said: list[Words] = []
    for face in game.cards():
        said += [face.words, *face.lines, *[part for part in (face.cost, face.points) if part is not None]]
    return said


def keys_of(words: Words) -> set[str]:
    """The keys of a message and of all that it is made of."""
    keys = {words.key}
    for _, value in words.args:
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Words):
                keys |= keys_of(part)
    return keys - {""}


class WordsOfATitle:
    """Tests of the words of a title, in all languages."""

    title: ClassVar[Game]
    tables: ClassVar[tuple[tuple[int, int, Mapping[str, str]], ...]]  # players, how many games of them, options
    most: ClassVar[int]              # answers of a game
    refusals: ClassVar[int] = 1      # asked for at one answer in so many
    rather_not: ClassVar[str] = ""  # an answer that is thought over once
    awkward: ClassVar[re.Pattern[str]]
    components: ClassVar[int]
    heard: ClassVar[frozenset[str]]  # some of the messages that random games have to reach
    begins: ClassVar[str] = ""       # what a line of a card may begin with beside letters and digits

    @classmethod
    def used(cls) -> set[str]:
        """The messages that stand in the sources, and those that are put together from names."""
        raise NotImplementedError

    @classmethod
    def texts(cls) -> Path:
        return Path(cls.title.text_folder)

    @classmethod
    @cache
    def spoken(cls) -> frozenset[Words]:
        """Everything that random games say: events to each seat, questions, options, and why not."""
        said: set[Words] = set()
        for players, games, options in cls.tables:
            for seed in range(games):
                table = Table(cls.title, players, seed, options)
                said |= set(cls.drive(table, seed))
                for _, event in table.log():
                    said |= {event.words_for(seat) for seat in (None, *range(players))}
        return frozenset(said)

    @classmethod
    def drive(cls, table: Table, seed: int) -> Iterator[Words]:
        """A random game."""
        dice = Dice.of(seed, "words")
        while not table.over and table.version < cls.most:
            decision = table.decision
            yield decision.words
            yield from options_of(decision)
            if table.version % cls.refusals == 0:
                for refusal in table.why_not():
                    yield refusal.what
                    yield refusal.reason
            answer = decision.sample(dice)
            if decision.write(answer) == cls.rather_not:
                answer = decision.sample(dice)
            table.play(answer)

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_every_language_has_every_key_and_no_other(self, lang: str) -> None:
        assert message_keys(self.texts(), lang) == message_keys(self.texts(), "en")

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_files_are_read_without_rubbish(self, lang: str) -> None:
        body = FluentParser().parse((self.texts() / f"{lang}.ftl").read_text(encoding="utf-8")).body
        assert not [entry for entry in body if isinstance(entry, Junk)]

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_the_sources_use_all_messages_and_no_others(self, lang: str) -> None:
        known = message_keys(self.texts(), lang) | set(self.title.messages(lang))
        assert self.used() - known == {"player"}, "the name of a player is the kernel's"
        assert known - self.used() - referenced(self.texts(), lang) == set()

    def test_the_scan_of_the_sources_finds_what_games_say(self) -> None:
        found = self.used()
        for words in (*self.spoken(), *on_cards(self.title)):
            assert keys_of(words) <= found

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_games_leave_nothing_unsaid(self, lang: str) -> None:
        book = phrasebook(lang, self.title)
        assert self.heard <= {words.key for words in self.spoken()}
        for words in self.spoken():
            text = book.say(words)
            assert text, words
            assert not self.awkward.search(text), text
            if words.key.startswith("ask-"):
                assert text[0].isupper() or text[0] in "“«„", text
                assert text.endswith((".", "?")), text

    @pytest.mark.parametrize("lang", ["uk", "ru"])
    def test_nothing_is_left_in_latin_letters(self, lang: str) -> None:
        book = phrasebook(lang, self.title)
        for words in (*self.spoken(), *on_cards(self.title)):
            assert not re.search("[A-Za-z]", book.say(words)), book.say(words)

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_every_line_of_every_card_is_a_sentence(self, lang: str) -> None:
        book = phrasebook(lang, self.title)
        faces = self.title.cards()
        assert len(faces) == len({book.say(face.words) for face in faces}) == self.components
        for face in faces:
            for line in face.lines:
                text = book.say(line)
                assert text[0].isupper() or text[0].isdigit() or text[0] in self.begins, text
                assert text.endswith("."), text
                assert not self.awkward.search(text), text
