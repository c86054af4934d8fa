"""The reference page: every word with its fields, out of its registration alone."""

from __future__ import annotations

from conclave.kit.flow import May as KitMay
from conclave.kit.language import Word
from conclave.kit.modifiers import Mod
from conclave.kit.wording import Chapter, entry, fields_of, noted, reference_page, told_of
from tests.kit.harbour import LANGUAGE as HARBOUR
from tests.kit.test_flow import LANGUAGE, Market, May, Rob, gain

CHAPTERS = [Chapter("Operations", "What cards do.", "op"), Chapter("Numbers", "What is counted.", "number")]


def word(name: str) -> Word[Market]:
    return LANGUAGE.words[name]


def test_fields_are_those_that_the_constructor_asks_for() -> None:
    everybody = "one of self, each, target, all"
    assert fields_of(LANGUAGE, word("op-gain")) == [("who", everybody),
                                                    ("n", "a whole number, `all`, or a counted number")]
    assert fields_of(LANGUAGE, word("op-may")) == [
        ("by", everybody), ("cost", "a list of operations"), ("do", "a list of operations"),
        ("else", "a list of operations"), ("repeat", "true or false"), ("most", "a whole number from 0")]
    assert fields_of(LANGUAGE, word("op-either")) == [("options", "a list of lists of operations")]
    assert fields_of(LANGUAGE, word("op-if"))[0] == ("cond", "a condition")
    assert fields_of(LANGUAGE, word("if-did")) == [("did", "a word")]


def test_a_blank_record_leaves_nothing_behind() -> None:
    blank = LANGUAGE.blank(word("op-rob"))
    assert [name for name, _ in noted(blank)] == ["who", "bind"]
    assert (blank.names, blank.children, blank.promises) == ([], [], [])


def test_every_word_of_a_language_answers_a_blank_record() -> None:
    for language in (LANGUAGE, HARBOUR):
        for each in language.words.values():
            for field, kind in fields_of(language, each):
                assert field != "op"
                assert kind


def test_what_a_word_does_is_told_by_its_source() -> None:
    assert told_of(May) == "A seat may pay and have something."
    assert told_of(gain) == "Gain coins."
    assert told_of(KitMay).startswith("`by` may pay `cost`")
    assert told_of(3) == ""
    assert told_of(lambda: None) == ""
    assert word("op-rob").told_by is Rob
    assert HARBOUR.words["mod-aim"].told_by is Mod


def test_the_page_has_its_chapters_in_order() -> None:
    page = reference_page(LANGUAGE, "# Market\n", CHAPTERS, "The end.\n")
    headings = [line for line in page.splitlines() if line.startswith("#")]
    assert headings == ["# Market", "## Operations", "### `gain`", "### `spend`", "### `if`", "### `may`", "### `either`",
                        "### `try`", "### `each`", "### `each_as_me`", "### `rob`", "## Numbers", "### `coins`"]
    assert page.endswith("- `coins`: one of self, each, target, all\n\nThe end.\n")
    assert "### `gain`\n\nGain coins.\n\n- `who`: one of self, each, target, all\n" in page


def test_a_word_without_fields_has_no_list() -> None:
    assert entry("`all`", "All seats.", []) == "### `all`\n\nAll seats.\n"
