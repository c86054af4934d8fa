"""The command speaks four languages, and each of them says everything."""

import re
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len

from conclave.cli.boards import drawing_of
from conclave.cli.commands import NAMES
from conclave.cli.speech import FOLDER, Complaint, Speech, language, table_words
from conclave.kernel.text import LANGUAGES, message_keys
from conclave.kernel.words import Words
from conclave.registry import game, titles

SOURCES = "\n".join([path.read_text(encoding="utf-8") for path in sorted(FOLDER.parent.rglob("*.py"))])


def messages(folder: Path, lang: str) -> dict[str, set[str]]:
    """The variables of each message, by its key."""
    parts = re.split(r"^(?=[a-z][a-z-]* =)", (folder / f"{lang}.ftl").read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {part.split(" =")[0]: set(re.findall(r"\$([a-z_]+)", part)) for part in parts[1:]}


TERMINALS = {title: (drawing_of(game(title), Speech("en", game(title))), *table_words(game(title))) for title in titles()}
FOLDERS = [FOLDER, *[folder for _, folder in TERMINALS.values()]]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=["command", *TERMINALS])
def test_every_language_says_the_same_things(folder: Path, lang: str) -> None:
    assert messages(folder, lang) == messages(folder, "en")
    assert set(messages(folder, lang)) == message_keys(folder, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_symbols_are_the_same_in_every_language(lang: str) -> None:
    for _, folder in TERMINALS.values():
        assert (folder / "icons" / f"{lang}.ftl").read_text() == (folder / "icons" / "en.ftl").read_text()


def test_symbols_replace_messages_that_the_game_has() -> None:
    for title, (_, folder) in TERMINALS.items():
        assert message_keys(folder / "icons", "en") <= message_keys(Path(game(title).text_folder), "en")


def said_in(sources: str) -> set[str]:
    """The messages that a source says by their names."""
    said = r"(?:speech|spoken|told|unknown|complaint|self|offer_to_save)\(\s*[\"']([a-z-]+)[\"']"
    used = {f"cli-{key}" for key in re.findall(said, sources)}
    used |= set(re.findall(r"[\"'](cli-[a-z-]+)[\"']", sources))
    return used - {"cli-"}


def said_by_title(title: str) -> set[str]:
    """The messages that the drawing of a title says."""
    drawing, _ = TERMINALS[title]
    module = sys.modules[type(drawing).__module__]
    signs = {f"cli-sign-{sign}" for sign in module.SIGNS}
    headings = {f"cli-group-{heading}" for heading, _ in drawing.groups}
    labels = {f"cli-label-{label}" for label in drawing.labels}
    return said_in(Path(str(module.__file__)).read_text(encoding="utf-8")) | signs | headings | labels


def test_no_message_of_the_command_is_missing_or_left_over() -> None:
    used = said_in(SOURCES) | {"cli-group-variants", "cli-label-log"}
    by_titles = [said_by_title(title) for title in TERMINALS]
    written = message_keys(FOLDER, "en")
    assert used - written == set()
    shared = {key for key in written - used if sum([key in said for said in by_titles]) > 1}
    assert written - used == shared, "what only one title says stands with that title"


@pytest.mark.parametrize("title", TERMINALS)
def test_no_message_of_a_title_is_missing_or_left_over(title: str) -> None:
    written, used = message_keys(TERMINALS[title][1], "en"), said_by_title(title)
    assert written - used == set()
    assert used - written <= message_keys(FOLDER, "en")
    assert written & message_keys(FOLDER, "en") == set()


def test_a_table_may_choose_the_names_as_printed() -> None:
    krutagidon_title = game("krutagidon")
    voom = Words("played", (("seat", 0), ("card", Words("card-voom"))))
    told = [Speech("ru", krutagidon_title, ["Аня"], naming).words(voom) for naming in ("", "mild", "printed")]
    assert told[0] == told[1] != told[2]
    listed = Words("line-types", (("types", (Words("card-voom"), Words("card-sign"))),))
    renamed = Speech("ru", krutagidon_title, (), "printed").named(listed)
    assert renamed.args == (("types", (Words("card-voom-printed"), Words("card-sign"))),)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_keys_fit_in_one_line_of_a_small_screen(lang: str) -> None:
    assert cell_len(Speech(lang)("keys").replace(" · ", "  ")) <= 80


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_explains_every_key(lang: str) -> None:
    listed = [line.split()[0] for line in Speech(lang)("help").splitlines() if "   " in line]
    assert listed == ["u", "r", "h", "c", "w", "t", "l", "?", "a", "n", "v", "s", "q"]
    assert all(any(key in (name, *others) for name, others in NAMES.items()) for key in listed)


@pytest.mark.parametrize(("chosen", "environment", "spoken"), [
    ("pl", {"CONCLAVE_LANG": "uk"}, "pl"), (None, {"CONCLAVE_LANG": "uk", "LC_ALL": "pl_PL"}, "uk"),
    (None, {"LC_ALL": "ru_RU.UTF-8", "LANG": "pl_PL"}, "ru"), (None, {"LC_MESSAGES": "pl_PL", "LANG": "uk"}, "pl"),
    (None, {"LANG": "uk_UA.UTF-8"}, "uk"), (None, {"LANG": "C.UTF-8"}, "en"), (None, {}, "en"),
    (None, {"LC_ALL": "", "LANG": "pl"}, "pl"),
])
def test_the_language_comes_from_the_option_then_the_environment(chosen: str | None, environment: dict[str, str],
                                                                spoken: str) -> None:
    assert language(chosen, environment) == spoken


@pytest.mark.parametrize(("chosen", "environment"), [("fr", {}), (None, {"CONCLAVE_LANG": "klingon"})])
def test_an_unknown_language_is_refused(chosen: str | None, environment: dict[str, str]) -> None:
    with pytest.raises(Complaint, match="en, uk, ru, pl"):
        language(chosen, environment)


def test_near_words_are_suggested() -> None:
    speech = Speech("en")
    assert "Did you mean: greedy?" in str(speech.unknown("unknown-bot", "gredy", ["greedy", "random"]))
    assert "There are: greedy, random." in str(speech.unknown("unknown-bot", "zzz", ["greedy", "random"]))
    assert str(speech.unknown("unknown-rule", "zzz", [str(n) for n in range(99)])).endswith("it.")
