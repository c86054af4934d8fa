"""Words said in four languages."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from conclave.kernel import text
from conclave.kernel.errors import BadOption, ContentError
from conclave.kernel.text import FOLDER, LANGUAGES, MissingWords, Phrasebook, message_keys, phrasebook
from conclave.kernel.words import NOTHING, Value, Words

CARDS = {
    "en": "cards = { $count } { $count ->\n    [one] card\n   *[other] cards\n}\n",
    "uk": "cards = { $count } { $count ->\n    [one] карта\n    [few] карти\n   *[many] карт\n}\n",
    "ru": "cards = { $count } { $count ->\n    [one] карта\n    [few] карты\n   *[many] карт\n}\n",
    "pl": "cards = { $count } { $count ->\n    [one] karta\n    [few] karty\n   *[many] kart\n}\n",
}
MORE = """
thing = { $name }
said = { CAPITAL($what) }.
listed = { $things }/{ $things_count }
unless = { $unless }
either = { $either }
options = { $options }
costs = { $costs }
effects = { $effects }
did = { $seat } did it
who = { $winners }
names = { $cards }
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for lang, cards in CARDS.items():
        (tmp_path / f"{lang}.ftl").write_text(cards + MORE, encoding="utf-8")
    return tmp_path


@pytest.fixture
def books(folder: Path) -> dict[str, Phrasebook]:
    return {lang: phrasebook(lang, None, folder) for lang in LANGUAGES}


def things(*names: str) -> tuple[Words, ...]:
    return tuple([Words("thing", (("name", name),)) for name in names])


def words(key: str, **args: Value) -> Words:
    return Words(key, tuple(args.items()))


@pytest.mark.parametrize(("lang", "forms"), [
    ("en", ["0 cards", "1 card", "2 cards", "5 cards", "11 cards", "21 cards", "22 cards"]),
    ("uk", ["0 карт", "1 карта", "2 карти", "5 карт", "11 карт", "21 карта", "22 карти"]),
    ("ru", ["0 карт", "1 карта", "2 карты", "5 карт", "11 карт", "21 карта", "22 карты"]),
    ("pl", ["0 kart", "1 karta", "2 karty", "5 kart", "11 kart", "21 kart", "22 karty"]),
])
def test_numbers_take_the_plural_of_the_language(books: dict[str, Phrasebook], lang: str, forms: list[str]) -> None:
    assert [books[lang].say(words("cards", count=count)) for count in (0, 1, 2, 5, 11, 21, 22)] == forms


@pytest.mark.parametrize(("lang", "three", "choice"), [
    ("en", "a, b and c", "a, b or c"), ("uk", "a, b та c", "a, b або c"),
    ("ru", "a, b и c", "a, b или c"), ("pl", "a, b i c", "a, b lub c"),
])
def test_lists_are_joined_as_the_language_does(books: dict[str, Phrasebook], lang: str, three: str, choice: str) -> None:
    book = books[lang]
    assert book.say(words("listed", things=things("a", "b", "c"))) == f"{three}/3"
    for name in ("unless", "either", "options"):
        assert book.say(Words(name, ((name, things("a", "b", "c")),))) == choice


def test_short_lists(books: dict[str, Phrasebook]) -> None:
    assert books["en"].say(words("listed", things=())) == "/0"
    assert books["en"].say(words("listed", things=things("a"))) == "a/1"
    assert books["en"].say(words("listed", things=things("a", "b"))) == "a and b/2"


def test_costs_and_effects_stand_side_by_side(books: dict[str, Phrasebook]) -> None:
    assert books["en"].say(words("costs", costs=things("turn", "pay", "wait"))) == "turn, pay, wait"
    assert books["pl"].say(words("effects", effects=things("raz", "dwa"))) == "raz; dwa"


@pytest.mark.parametrize(("lang", "text"), [
    ("en", "“a, b” and “c”"), ("uk", "«a, b» та «c»"), ("ru", "«a, b» и «c»"), ("pl", "„a, b” i „c”")])
def test_names_of_cards_are_quoted_one_by_one(books: dict[str, Phrasebook], lang: str, text: str) -> None:
    assert books[lang].say(words("names", cards=things("a, b", "c"))) == text


def test_a_seat_is_said_by_its_name(books: dict[str, Phrasebook]) -> None:
    did = words("did", seat=1)
    assert books["en"].say(did, ["Ann", "Bob"]) == "Bob did it"
    assert books["en"].say(did) == "Player 2 did it"
    assert books["en"].say(did, ["Ann"]) == "Player 2 did it"
    assert books["en"].say(did, ["Ann", ""]) == "Player 2 did it"
    assert [books[lang].name_of(0) for lang in LANGUAGES] == ["Player 1", "Гравець 1", "Игрок 1", "Gracz 1"]
    winners = words("who", winners=(words("player", seat=0), words("player", seat=2)))
    assert books["uk"].say(winners, ["Оля"]) == "Оля та Гравець 3"


def test_what_was_said_once_is_said_anew_under_other_names(books: dict[str, Phrasebook]) -> None:
    did = words("did", seat=0)
    said = [books["en"].say(did, [name]) for name in ("Ann", "Bob", "Ann")]
    assert said == ["Ann did it", "Bob did it", "Ann did it"]


def test_a_phrasebook_forgets_rather_than_grows(books: dict[str, Phrasebook], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text, "REMEMBERED", 3)
    said = [books["en"].say(words("thing", name=str(number))) for number in range(10)]
    assert said == [str(number) for number in range(10)]
    assert len(books["en"]._said) <= 3


def test_words_inside_words_are_said_first(books: dict[str, Phrasebook]) -> None:
    assert books["ru"].say(words("said", what=words("thing", name="ястреб"))) == "Ястреб."
    assert books["en"].say(NOTHING) == ""


def test_no_marks_of_direction_are_added(books: dict[str, Phrasebook]) -> None:
    assert books["en"].say(words("thing", name="Ann")) == "Ann"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadOption, match="there is no language 'de'; choose one of en, uk, ru, pl"):
        phrasebook("de")


def test_a_missing_message_is_an_error(books: dict[str, Phrasebook]) -> None:
    with pytest.raises(MissingWords, match="there are no words for 'nonsense' in the language 'uk'"):
        books["uk"].say(Words("nonsense"))
    assert not books["uk"].has("nonsense")
    assert books["uk"].has("thing")


def test_a_missing_argument_is_an_error(books: dict[str, Phrasebook]) -> None:
    with pytest.raises(MissingWords, match=r"'thing' cannot be said in the language 'en'.*name"):
        books["en"].say(Words("thing"))


def test_a_message_without_text_is_an_error(folder: Path) -> None:
    (folder / "en.ftl").write_text("bare =\n    .label = Label\n", encoding="utf-8")
    with pytest.raises(MissingWords, match="'bare' has no text"):
        phrasebook("en", None, folder).say(Words("bare"))


def test_a_later_folder_replaces_messages(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    icons = tmp_path_factory.mktemp("icons")
    (icons / "en.ftl").write_text("thing = <{ $name }>\n", encoding="utf-8")
    assert phrasebook("en", None, folder, icons).say(words("thing", name="a")) == "<a>"
    assert phrasebook("en", None, folder).say(words("thing", name="a")) == "a"


def test_phrasebooks_are_opened_once(folder: Path) -> None:
    assert phrasebook("en", None, folder) is phrasebook("en", None, folder)


@pytest.mark.parametrize(("messages", "complaint"), [
    ("fine = yes\n\n!broken\n", r"en\.ftl:3: "),
    ("twice = a\nother = b\ntwice = c\n", r"en\.ftl:3: 'twice' stands twice"),
])
def test_mistakes_in_a_file_are_reported_with_their_line(tmp_path: Path, messages: str, complaint: str) -> None:
    (tmp_path / "en.ftl").write_text(messages, encoding="utf-8")
    with pytest.raises(ContentError, match=complaint):
        phrasebook("en", None, tmp_path)


def test_a_folder_without_the_language_is_reported(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"pl\.ftl: there is no such file"):
        phrasebook("pl", None, tmp_path)


def test_all_languages_of_the_kernel_say_the_same_things() -> None:
    keys = message_keys(FOLDER, "en")
    assert {"player", "list-and", "list-or", "list-comma", "list-semicolon"} <= keys
    for lang in LANGUAGES:
        assert message_keys(FOLDER, lang) == keys


def test_importing_conclave_does_not_load_fluent() -> None:
    code = "import sys, conclave, conclave.kernel.text; sys.exit(any(name.startswith('fluent') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
