"""The rulebook and what it says about the tests."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from conclave import rulebook
from conclave.kernel.title import Title
from conclave.registry import own_titles
from conclave.rulebook import (
    BadRulebook,
    NoRulebook,
    NoTests,
    UnknownRule,
    coverage,
    find,
    read_rules,
    rules_of,
    search,
    untested,
)
from tests.support import install

TESTS = Path(__file__).parent
TITLES = pytest.mark.parametrize(("title", "initials"), [("res-arcana", "RA"), ("krutagidon", "KR")])

PAGE = """# A game

## 1. Pieces

- **XX-BOX-1** Counts. [seed]

| Piece | Count |
|---|---|
| Dice | 2 |

- **XX-BOX-2** (Advice, not a rule.) Count them. [seed; derived]

### 1.1 Cards

- **XX-CARD-1 The Hat** It is worn [on the head]. [public: faces]
- **XX-CARD-HAT-1** Nor is it taken off. [seed]

## Worked examples

- **XX-EX-1 A throw** [seed; rules XX-BOX-1]
  - Given: two dice.
  - Then: a sum.

## Derived scenarios

| Id | Given | Then | Rules |
|---|---|---|---|
| XX-T-1 | a hat | a head | XX-CARD-1 |

## Rulings

- **XX-Q-1 May I?** Ruling: yes. Why: silent. [design]
- **D-01 not a rule.** Nor is this.
"""


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of rulebooks with the page above, and an empty folder of tests."""
    docs = tmp_path / "docs"
    docs.mkdir()
    (docs / "hat_game.md").write_text(PAGE, encoding="utf-8")
    (docs / "other_game.md").write_text("## 1\n\n- **OT-BOX-1** One. [seed]\n", encoding="utf-8")
    monkeypatch.setattr(rulebook, "FOLDER", docs)
    install(monkeypatch, Title("hat-game", "", rulebook="hat_game.md"), Title("other-game", "", rulebook="other_game.md"),
            Title("no-rules", ""), Title("lost-rules", "", rulebook="lost.md"), alone=True)
    tests = tmp_path / "tests"
    tests.mkdir()
    return tests


def test_everything_numbered_is_read() -> None:
    rules = {rule.id: rule for rule in read_rules(PAGE, "hat_game.md")}
    assert list(rules) == ["XX-BOX-1", "XX-BOX-2", "XX-CARD-1", "XX-CARD-HAT-1", "XX-EX-1", "XX-T-1", "XX-Q-1"]
    assert [rule.kind for rule in rules.values()] == ["rule", "rule", "rule", "rule", "example", "scenario", "ruling"]
    assert rules["XX-BOX-1"].statement.startswith("Counts.\n| Piece | Count |")
    assert "| Dice | 2 |" in rules["XX-BOX-1"].statement
    assert rules["XX-BOX-1"].section == "1. Pieces"
    hat = rules["XX-CARD-1"]
    assert (hat.name, hat.statement, hat.origin) == ("The Hat", "It is worn [on the head].", "public: faces")
    assert hat.section == "1.1 Cards"
    assert rules["XX-EX-1"].statement == "- Given: two dice.\n- Then: a sum."
    assert rules["XX-EX-1"].origin == "seed; rules XX-BOX-1"
    assert rules["XX-T-1"].statement == "a hat · a head · XX-CARD-1"
    assert rules["XX-Q-1"].name == "May I?"


def test_advice_is_out_of_scope() -> None:
    assert [rule.id for rule in read_rules(PAGE, "hat_game.md") if not rule.in_scope] == ["XX-BOX-2"]


def test_a_number_stands_once() -> None:
    with pytest.raises(BadRulebook, match=r"hat_game.md:34: XX-BOX-1 stands in line 5 already"):
        read_rules(PAGE + "- **XX-BOX-1** Again.\n", "hat_game.md")


def test_a_title_is_found_with_either_dash(shelf: Path) -> None:
    assert rules_of("hat-game") == rules_of("hat_game") == rules_of(" Hat-Game ")
    with pytest.raises(NoRulebook, match="no rulebook of 'cap-game'; there are: hat-game, other-game"):
        rules_of("cap-game")


def test_a_title_may_have_no_rulebook_or_one_that_is_missing(shelf: Path) -> None:
    with pytest.raises(NoRulebook, match="no rulebook of 'no-rules'"):
        rules_of("no-rules")
    with pytest.raises(NoRulebook, match="no rulebook of 'lost-rules'"):
        rules_of("lost-rules")


@pytest.mark.parametrize("place", ["tests:none.md", "no_such_package:a.md", "no.such.package:a.md", "tests.support:a.md"])
def test_a_page_that_its_package_does_not_have_is_none(shelf: Path, monkeypatch: pytest.MonkeyPatch, place: str) -> None:
    install(monkeypatch, Title("far-rules", "", rulebook=place))
    assert rulebook.page_of("far-rules") is None
    with pytest.raises(NoRulebook, match="no rulebook of 'far-rules'"):
        rules_of("far-rules")


def test_the_titles_of_conclave_have_rulebooks() -> None:
    assert rulebook.rulebooks() == own_titles()


def test_an_installed_package_without_docs_says_what_to_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(rulebook, "FOLDER", tmp_path / "nowhere")
    with pytest.raises(NoRulebook, match="run this from a checkout"):
        rules_of("res-arcana")


def test_find_offers_near_matches() -> None:
    assert find("res-arcana", "ra-pass-2").id == "RA-PASS-2"
    with pytest.raises(UnknownRule, match=r"has no RA-PAS-2; did you mean .*RA-PASS-2"):
        find("res-arcana", "RA-PAS-2")
    with pytest.raises(UnknownRule, match=r"has no 42$"):
        find("res-arcana", "42")


def test_search_wants_all_words_in_any_case() -> None:
    assert [rule.id for rule in search("res-arcana", "OBELISK once")] == ["RA-CLAIM-7"]
    assert "RA-CARD-14" in [rule.id for rule in search("res-arcana", "cursed forge")], "names are searched too"
    assert search("res-arcana", "obelisk tiramisu") == []


def test_marks_on_tests_classes_and_modules_are_attributed(shelf: Path) -> None:
    (shelf / "deep").mkdir()
    (shelf / "deep" / "test_hats.py").write_text('''
import pytest
from tests.support import rule
pytestmark = [rule("XX-Q-1")]

@rule("XX-BOX-1", "OT-BOX-1", "XX-CARD-HAT-1")
def test_one(): pass

@pytest.mark.parametrize("hat", [pytest.param(1, marks=rule("XX-T-1")), 2])
def test_two(hat): pass

@pytest.mark.rule("XX-CARD-1")
class TestHats:
    pytestmark = pytest.mark.rule("XX-EX-1")

    @rule("XX-BOX-1")
    @rule("XX-BOX-1")
    def test_three(self): pass

    def helper(self): pass

@rule("XX-BOX-2")
def helper(): pass
''', encoding="utf-8")
    one, two, three = (f"deep/test_hats.py::{name}" for name in ("test_one", "test_two", "TestHats::test_three"))
    assert coverage("hat-game", shelf) == {
        "XX-BOX-1": [one, three], "XX-BOX-2": [], "XX-CARD-1": [three], "XX-CARD-HAT-1": [one], "XX-EX-1": [three],
        "XX-T-1": [two], "XX-Q-1": [one, two, three]}
    assert coverage("other-game", shelf) == {"OT-BOX-1": [one]}
    assert untested("hat-game", shelf) == []


def test_untested_rules_are_listed_without_advice(shelf: Path) -> None:
    (shelf / "test_few.py").write_text('@rule("XX-BOX-1", "XX-EX-1")\ndef test_one(): pass\n', encoding="utf-8")
    assert [rule.id for rule in untested("hat-game", shelf)] == ["XX-CARD-1", "XX-CARD-HAT-1", "XX-T-1", "XX-Q-1"]


@pytest.mark.parametrize("mark", ['"XX-BOX-3"', '"nonsense"', "NUMBER"])
def test_a_mark_that_no_rulebook_knows_is_an_error(shelf: Path, mark: str) -> None:
    (shelf / "test_wrong.py").write_text(f"\n@rule({mark})\ndef test_one(): pass\n", encoding="utf-8")
    wanted = re.escape(f"test_wrong.py:2: no rulebook has {mark.strip(chr(34))}")
    for title in ("hat-game", "other-game"):
        with pytest.raises(UnknownRule, match=wanted):
            coverage(title, shelf)


def test_a_missing_folder_of_tests_is_an_error(shelf: Path) -> None:
    with pytest.raises(NoTests, match="no folder of tests"):
        coverage("hat-game", shelf / "nowhere")


def test_the_rulebook_of_res_arcana_is_complete() -> None:
    rules = rules_of("res-arcana")
    counts = {kind: len([rule for rule in rules if rule.kind == kind])
              for kind in ("rule", "example", "scenario", "ruling")}
    assert counts == {"rule": 189, "example": 11, "scenario": 40, "ruling": 34}
    assert [rule.id for rule in rules if not rule.in_scope] == ["RA-SETUP-13", "RA-PLACE-4"]
    assert all(rule.origin for rule in rules if rule.kind != "ruling")
    assert all(rule.statement for rule in rules)


def test_the_rulebook_of_krutagidon_is_complete() -> None:
    rules = rules_of("krutagidon")
    counts = {kind: len([rule for rule in rules if rule.kind == kind]) for kind in ("rule", "example")}
    assert counts == {"rule": 195, "example": 27}
    assert find("krutagidon", "kr-card-mayhem-s-1").section == "13. Card clarifications"
    assert all(rule.in_scope and rule.statement and rule.origin for rule in rules)


@TITLES
def test_the_numbers_of_a_rulebook_run_without_gaps(title: str, initials: str) -> None:
    series: dict[str, list[int]] = {}
    for rule in rules_of(title):
        name, _, number = rule.id.rpartition("-")
        series.setdefault(name, []).append(int(number))
    for name, numbers in series.items():
        assert sorted(numbers) == list(range(1, len(numbers) + 1)), name


@TITLES
def test_rules_cite_only_rules_that_exist(title: str, initials: str) -> None:
    known = {rule.id for rule in rules_of(title)}
    text = (rulebook.FOLDER / f"{title.replace('-', '_')}.md").read_text(encoding="utf-8")
    assert set(re.findall(rf"\b{initials}(?:-[A-Z]+)+-\d+", text)) == known


@TITLES
def test_the_code_cites_only_rules_that_exist(title: str, initials: str) -> None:
    known = {rule.id for rule in rules_of(title)}
    sources = sorted((TESTS.parent / "conclave" / "games" / title.replace("-", "_")).rglob("*.py"))
    cited = {number for source in sources
             for number in re.findall(rf"\b{initials}(?:-[A-Z]+)+-\d+", source.read_text("utf-8"))}
    assert len(cited) > 50
    assert cited <= known


@TITLES
def test_every_rule_is_exercised(title: str, initials: str) -> None:
    assert [rule.id for rule in untested(title, TESTS)] == []
