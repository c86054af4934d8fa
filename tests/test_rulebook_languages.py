"""The rulebook in other languages: the same rules, under the same numbers."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from conclave import rulebook
from conclave.cli.main import app
from conclave.kernel.text import LANGUAGES
from conclave.kernel.title import Title
from conclave.rulebook import NUMBER, NoLanguage, Rule, find, read_rules, rules_of, search
from tests.support import install

ENGLISH = """## 1. Pieces

- **XX-BOX-1** There are 2 dice. [seed]
- **XX-BOX-2** (Advice, not a rule.) Count them. [seed; derived]

## 2. Hats

- **XX-CARD-1 The Hat** It is worn on 1 head (XX-BOX-1). [public: faces]

## Derived scenarios

| Id | Given | Then | Rules |
|---|---|---|---|
| XX-T-1 | a hat | a head | XX-CARD-1 |
"""
UKRAINIAN = """## 1. Складники

- **XX-BOX-2** (Порада, не правило.) Полічіть їх.
- **XX-BOX-1** Є 2 кубики.

## Похідні сценарії

| № | Дано | Тоді | Правила |
|---|---|---|---|
| XX-T-1 | капелюх | голова | XX-CARD-1 |
"""
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
EVERY_PAGE = [(title, lang) for title in rulebook.rulebooks() for lang in OTHERS]


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A rulebook in English, with a part of it in Ukrainian."""
    (tmp_path / "uk").mkdir()
    (tmp_path / "hat_game.md").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "uk" / "hat_game.md").write_text(UKRAINIAN, encoding="utf-8")
    monkeypatch.setattr(rulebook, "FOLDER", tmp_path)
    install(monkeypatch, Title("hat-game", "", rulebook="hat_game.md"), alone=True)


@pytest.mark.usefixtures("shelf")
def test_the_english_page_decides_everything_but_the_words() -> None:
    english, ukrainian = rules_of("hat-game"), rules_of("hat-game", "uk")
    assert [(rule.id, rule.kind, rule.origin, rule.advice) for rule in ukrainian] == [
        (rule.id, rule.kind, rule.origin, rule.advice) for rule in english]
    assert ukrainian[0].statement == "Є 2 кубики."
    assert ukrainian[0].section == "1. Складники"
    assert ukrainian[1].advice
    assert ukrainian[3].statement == "капелюх · голова · XX-CARD-1"


@pytest.mark.usefixtures("shelf")
def test_what_a_page_lacks_is_read_in_english_and_says_so() -> None:
    assert [rule.language for rule in rules_of("hat-game", "uk")] == ["uk", "uk", "en", "uk"]
    hat = find("hat-game", "XX-CARD-1", "uk")
    assert (hat.name, hat.section, hat.statement) == ("The Hat", "2. Hats", "It is worn on 1 head (XX-BOX-1).")
    assert rules_of("hat-game", "pl") == rules_of("hat-game")


def test_a_rule_that_a_page_lacks_stands_in_the_section_of_its_neighbours() -> None:
    page = UKRAINIAN.replace("- **XX-BOX-1** Є 2 кубики.\n", "")
    told = rulebook.in_other_words(read_rules(ENGLISH, "en"), read_rules(page, "uk"), "uk")
    assert (told[0].section, told[0].statement, told[0].language) == ("1. Складники", "There are 2 dice.", "en")


@pytest.mark.usefixtures("shelf")
def test_a_search_reads_the_language() -> None:
    assert [rule.id for rule in search("hat-game", "Кубики", "uk")] == ["XX-BOX-1"]
    assert search("hat-game", "dice", "uk") == []


@pytest.mark.parametrize("language", ["xx", "", "EN", "../uk"])
def test_a_language_that_nobody_has_is_refused(language: str) -> None:
    with pytest.raises(NoLanguage, match="there are: en, uk, ru, pl"):
        rules_of("res-arcana", language)


def test_the_command_prints_the_rules_of_a_language() -> None:
    run = CliRunner().invoke
    told = run(app, ["rules", "res-arcana", "RA-CLAIM-2", "--lang", "uk", "--json"])
    assert [(rule["id"], rule["lang"]) for rule in json.loads(told.output)] == [("RA-CLAIM-2", "uk")]
    assert "RA-CLAIM-2" in run(app, ["rules", "res-arcana", "--search", "Монумент коштує", "--lang", "uk"]).output
    assert run(app, ["rules", "res-arcana", "--lang", "xx"]).exit_code != 0


def page_of(title: str, lang: str) -> list[Rule]:
    """What stands on a page in another language, without the help of the English one."""
    path = rulebook.FOLDER / lang / f"{title.replace('-', '_')}.md"
    return read_rules(path.read_text(encoding="utf-8"), f"{lang}/{path.name}")


def quoted(text: str) -> set[str]:
    """The numbers of rules in a text."""
    return set(re.findall(rf"\b{NUMBER}\b", text))


def digits(text: str) -> set[str]:
    """The numbers in a text, those of rules left out."""
    return set(re.findall(r"\d+", re.sub(rf"\b{NUMBER}\b", "", text)))


def test_numbers_and_quoted_rules_are_told_apart() -> None:
    assert digits("2 dice, 13 cards (XX-BOX-1, XX-CARD-HAT-14)") == {"2", "13"}
    assert quoted("2 dice (XX-BOX-1, XX-CARD-HAT-14)") == {"XX-BOX-1", "XX-CARD-HAT-14"}


def shape(rule: Rule) -> tuple[bool, int, int, str]:
    """What has to be the same in every language: a name, rows of a table, items of a list, the number of the section."""
    lines = rule.statement.splitlines()
    number = re.match(r"[\d.]*", rule.section)
    return (bool(rule.name), len([line for line in lines if line.startswith("|")]),
            len([line for line in lines if line.startswith("- ")]), number[0] if number else "")


@pytest.mark.parametrize(("title", "lang"), EVERY_PAGE)
def test_every_rule_stands_in_every_language_in_the_same_order(title: str, lang: str) -> None:
    english, other = [rule.id for rule in rules_of(title)], [rule.id for rule in page_of(title, lang)]
    assert {"missing": sorted(set(english) - set(other)), "extra": sorted(set(other) - set(english))} == {
        "missing": [], "extra": []}
    assert other == english


@pytest.mark.parametrize(("title", "lang"), EVERY_PAGE)
def test_no_number_is_lost_in_another_language(title: str, lang: str) -> None:
    others = {rule.id: rule for rule in page_of(title, lang)}
    lost: list[str] = []
    for rule, other in [(rule, others[rule.id]) for rule in rules_of(title) if rule.id in others]:
        said, now = f"{rule.name} {rule.statement}", f"{other.name} {other.statement}"
        missing = sorted((digits(said) - digits(now)) | (quoted(said) - quoted(now)))
        if missing:
            lost.append(f"{lang}/{title} {rule.id}: {', '.join(missing)}")
    assert lost == []


@pytest.mark.parametrize(("title", "lang"), EVERY_PAGE)
def test_every_rule_has_its_shape_in_every_language(title: str, lang: str) -> None:
    others = {rule.id: rule for rule in page_of(title, lang)}
    pairs = [(rule, others[rule.id]) for rule in rules_of(title) if rule.id in others]
    assert [f"{lang}/{title} {rule.id}: {shape(other)} for {shape(rule)}" for rule, other in pairs
            if shape(rule) != shape(other) or not other.statement] == []
    assert [f"{lang}/{title} {rule.id}" for rule in others.values() if rule.origin not in ("", "derived")] == []
