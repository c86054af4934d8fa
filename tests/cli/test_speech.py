"""The command speaks four languages, and each of them says everything."""

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from conclave.cli.boards import krutagidon, res_arcana
from conclave.cli.commands import NAMES
from conclave.cli.speech import FOLDER, ICONS, Complaint, Speech, language
from conclave.kernel.text import LANGUAGES, message_keys
from conclave.kernel.words import Words
from conclave.registry import game, titles

SOURCES = "\n".join([path.read_text(encoding="utf-8") for path in sorted(FOLDER.parent.rglob("*.py"))])


def messages(folder: Path, lang: str) -> dict[str, set[str]]:
    """The variables of each message, by its key."""
    parts = re.split(r"^(?=[a-z][a-z-]* =)", (folder / f"{lang}.ftl").read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {part.split(" =")[0]: set(re.findall(r"\$([a-z_]+)", part)) for part in parts[1:]}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_the_same_things(lang: str) -> None:
    assert messages(FOLDER, lang) == messages(FOLDER, "en")
    assert set(messages(FOLDER, lang)) == message_keys(FOLDER, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_symbols_are_the_same_in_every_language(lang: str) -> None:
    for title in titles():
        folder = ICONS / title.replace("-", "_")
        assert (folder / f"{lang}.ftl").read_text() == (folder / "en.ftl").read_text()


def test_symbols_replace_messages_that_the_game_has() -> None:
    for title in titles():
        folder = Path(game(title).text_folder)
        assert message_keys(ICONS / title.replace("-", "_"), "en") <= message_keys(folder, "en")


def test_no_message_is_missing_or_left_over() -> None:
    said = r"(?:speech|spoken|told|unknown|complaint|self|offer_to_save)\(\s*[\"']([a-z-]+)[\"']"
    used = {f"cli-{key}" for key in re.findall(said, SOURCES)}
    used |= set(re.findall(r"[\"'](cli-[a-z-]+)[\"']", SOURCES))
    used |= {f"cli-label-{label}" for label in re.findall(r"_line\(\"([a-z-]+)\"", SOURCES)}
    written = message_keys(FOLDER, "en")
    made = {key for key in written if key.startswith(("cli-group-", "cli-label-", "cli-sign-"))}
    assert written - used - made == set()
    assert {key for key in used if key not in written} - {"cli-"} == set()


def test_groups_labels_and_signs_have_words() -> None:
    headings = {heading for drawing in (res_arcana.ResArcanaDrawing, krutagidon.KrutagidonDrawing)
                for heading, _ in drawing.groups}
    for start, used in (("cli-group-", {*headings, "variants"}), ("cli-sign-", {*res_arcana.SIGNS, *krutagidon.SIGNS}),
                        ("cli-label-", {*res_arcana.LABELS, *krutagidon.LABELS, "log"})):
        assert {f"{start}{word}" for word in used} == {
            key for key in message_keys(FOLDER, "en") if key.startswith(start)}


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
    assert listed == ["u", "r", "h", "c", "w", "t", "l", "?", "a", "v", "s", "q"]
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
