"""How the words of the project are written in every language: signs, and wordings that were chosen with care."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from conclave.kernel.text import LANGUAGES, name_messages
from conclave.registry import game, own_titles

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("conclave", "web/src", "tests/example")
# The signs that quote in a language; those of the other languages have no place in it.
QUOTES = {"en": "“”", "uk": "«»", "ru": "«»", "pl": "„”"}
EVERY_QUOTE = set('"“”«»„')
STRAIGHT = re.compile(r"[^\W\d_]'|'[^\W\d_]")

# (file, message, language, what it says): wordings that a native speaker would use, and a dictionary would not.
CHOSEN = [
    ("web/src/table/words", "play-undo", {"uk": "Скасувати хід", "ru": "Отменить ход", "pl": "Cofnij ruch"}),
    ("web/src/table/words", "play-redo", {"uk": "Повернути хід", "ru": "Вернуть ход", "pl": "Przywróć ruch"}),
    ("web/src/table/words", "play-theme", {"en": "Theme", "uk": "Тема", "ru": "Тема", "pl": "Motyw"}),
    ("web/src/table/words", "play-forget", {"pl": "Zapomnij o tym stole"}),
    ("web/src/words", "theme", {"en": "Theme", "uk": "Тема", "ru": "Тема", "pl": "Motyw"}),
    ("web/src/words", "motion", {"uk": "Анімація", "ru": "Анимация", "pl": "Animacje"}),
    ("web/src/words", "bot-random", {"uk": "Випадковий бот", "ru": "Случайный бот"}),
    ("web/src/words", "forget-text", {"uk": "Без нього і без посилання", "ru": "Без него и без ссылки"}),
    ("web/src/words", "refused-looking-on", {"en": "Only seated players can do this."}),
    ("web/src/words", "settings-lead", {"en": "apply at once"}),
    ("web/src/words", "refused-bad-link", {"pl": "Ten link"}),
    ("conclave/games/krutagidon/text", "ask-stay-out", {"uk": "Ухилитеся?", "ru": "Уклонитесь?", "pl": "Odpuszczasz?"}),
    ("conclave/games/krutagidon/text", "showed-hand", {"uk": "карти з руки", "ru": "карты с руки"}),
    ("conclave/games/krutagidon/text", "move-play-harmless", {"uk": "Розіграти всі прості карти"}),
    ("conclave/games/krutagidon/text", "zone-discard", {"uk": "у стосі скиду", "ru": "в стопке сброса"}),
    ("conclave/games/krutagidon/text", "zone-hand", {"uk": "в руці", "ru": "на руке", "pl": "na ręce"}),
    ("web/src/games/krutagidon/words", "kr-mark-power", {"uk": "міць", "ru": "мощь", "pl": "moc"}),
    ("web/src/games/krutagidon/words", "kr-looming-main", {"pl": "na targowisko"}),
    ("web/src/games/res_arcana/words", "ra-mark-play", {"uk": "зіграти карту", "ru": "разыграть карту"}),
    ("web/src/words", "pace-normal", {"uk": "нормально", "ru": "нормально"}),
    ("web/src/table/words", "play-because", {"uk": "карта «", "ru": "карта «", "pl": "karta „"}),
]
NAMES = [
    ("uk", "card-dwarven-pickaxe", "Гномське кайло"),
    ("uk", "card-dwarven-mines", "Гномські копальні"),
    ("ru", "card-wind-dragon", "Дракон ветра"),
    ("pl", "card-elvish-bow", "Elficki łuk"),
]


def parsed(text: str) -> dict[str, ast.Message]:
    """The messages of a Fluent file by their keys."""
    entries = FluentParser().parse(text).body
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def written(node: object) -> Iterator[str]:
    """Every piece of text in a message, those in its selectors included; literals between braces are left out."""
    if isinstance(node, ast.TextElement):
        yield str(node.value)
    elif isinstance(node, ast.Pattern):
        for element in node.elements:
            yield from written(element)
    elif isinstance(node, ast.Placeable):
        yield from written(node.expression)
    elif isinstance(node, ast.SelectExpression):
        for variant in node.variants:
            yield from written(variant.value)
    elif isinstance(node, ast.Message):
        yield from written(node.value)


def files(lang: str) -> list[Path]:
    """Every file of words in a language."""
    return sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob(f"{lang}.ftl")
                  if not {"node_modules", "static"} & set(path.parts))


def sentences(lang: str) -> Iterator[tuple[str, str]]:
    """Every piece of text of a language with the place where it stands; the names of components are among them."""
    for path in files(lang):
        for key, message in parsed(path.read_text(encoding="utf-8")).items():
            for text in written(message):
                yield f"{path.relative_to(ROOT)}: {key}", text
    for title in own_titles():
        for key, message in parsed(name_messages([game(title)], lang)).items():
            for text in written(message):
                yield f"the names of {title}: {key}", text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_apostrophe_is_written(lang: str) -> None:
    found = list(sentences(lang))
    assert len(found) > 1000
    assert [(place, text) for place, text in found if STRAIGHT.search(text) or "ʼ" in text] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_quotation_marks_are_those_of_the_language(lang: str) -> None:
    foreign = EVERY_QUOTE - set(QUOTES[lang])
    assert [(place, text) for place, text in sentences(lang) if foreign & set(text)] == []


@pytest.mark.parametrize(("folder", "key", "lang", "says"),
                         [(folder, key, lang, says) for folder, key, wordings in CHOSEN for lang, says in wordings.items()])
def test_a_chosen_wording_stands(folder: str, key: str, lang: str, says: str) -> None:
    message = parsed((ROOT / folder / f"{lang}.ftl").read_text(encoding="utf-8"))[key]
    assert says in "".join(written(message))


@pytest.mark.parametrize(("lang", "key", "name"), NAMES)
def test_a_chosen_name_stands(lang: str, key: str, name: str) -> None:
    assert f"{key} = {name}" in name_messages([game("res-arcana")], lang)


@pytest.mark.parametrize("lang", ["uk", "ru"])
def test_the_translated_rulebooks_write_the_same_apostrophe(lang: str) -> None:
    books = sorted((ROOT / "docs" / "rules" / lang).glob("*.md"))
    assert books
    assert [line for path in books for line in path.read_text(encoding="utf-8").splitlines()
            if re.search(r"[\u0400-\u04ff]'[\u0400-\u04ff]", line)] == []
