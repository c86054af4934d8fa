"""The pages under docs/ say what is so."""

from __future__ import annotations

import base64
import json
import re
import zlib
from pathlib import Path

import pytest

from conclave import load, new
from conclave.games.res_arcana.cards.box import decode_card
from conclave.kernel.content import read_text
from conclave.kernel.errors import BadSave, ContentError
from conclave.kernel.journal import Journal
from conclave.kernel.table import Table
from tests.example.duel.game import DUEL
from tests.example.staging import example_save
from tools import vocabulary

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PLACES = {"add-a-game.md": ["tests/example/duel"]}
PAGES = sorted(path for path in DOCS.rglob("*.md") if path.parent.name != "rules")


def blocks(name: str) -> list[tuple[str, str]]:
    """The fenced blocks of a page: what stands behind the fence, and the block."""
    return re.findall(r"^```([^\n]+)\n(.*?)^```$", (DOCS / name).read_text("utf-8"), re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize(("name", "at_least"), [("add-a-game.md", 19)])
def test_code_on_a_page_is_the_code(name: str, at_least: int) -> None:
    checked = 0
    for info, block in blocks(name):
        language, _, file = info.partition(" ")
        if file:
            found = [ROOT / place / file for place in PLACES[name] if (ROOT / place / file).exists()]
            assert len(found) == 1, file
            assert block in found[0].read_text("utf-8"), f"{name}: this is not in {file}:\n{block}"
            checked += 1
        else:
            assert language in ("toml", "text", "sh"), f"{name}: a block of {language} has to name its file"
    assert checked >= at_least


def test_the_rules_of_the_tutorial_are_those_that_duel_cites() -> None:
    numbered = set(re.findall(r"\*\*(DU-[A-Z]+-\d+)\*\*", (DOCS / "add-a-game.md").read_text("utf-8")))
    cited = {rule for path in (ROOT / "tests/example/duel").glob("*.py")
             for rule in re.findall(r"DU-[A-Z]+-\d+", path.read_text("utf-8"))}
    assert cited <= numbered
    assert numbered - cited == {"DU-SETUP-1", "DU-END-1"}


def saved() -> str:
    """The save that the page shows."""
    (save,) = [block for info, block in blocks("save-format.md") if info == "text"]
    return save


def test_the_save_of_the_page_loads() -> None:
    save = saved()
    assert save == example_save()
    table = Table.load(save, lambda title: DUEL)
    assert table.save() == save
    assert (table.version, table.journal.names) == (save.count("\n") - 10, {0: "Ada", 1: "Ben"})
    assert {entry.seat for entry in table.journal.entries if entry.automatic} == {1}


@pytest.mark.parametrize(("old", "new", "complaint"), [
    (r"journal 1", "journal 2", "not a Conclave save"), (r"seed (\d+)", r"seed 1\1", "seal does not match"),
    (r"end .*\n", "", "cut off"), (r"\n1~ ", "\n1: ", "seal does not match")])
def test_a_save_that_was_touched_is_refused(old: str, new: str, complaint: str) -> None:
    with pytest.raises(BadSave, match=complaint):
        Journal.read(re.sub(old, new, saved()))


def test_a_game_of_the_box_is_saved_as_the_page_says() -> None:
    table = new("res-arcana", players=2, seed=3, options={"variant": "draft"})
    lines = table.save().splitlines()
    assert lines[1:6] == ["title res-arcana", "rules 1", f"edition {table.game.edition}", "players 2", "seed 3"]
    assert lines[6:9] == ["option variant draft", f"content {table.game.edition} {table.game.content()}", ""]
    assert re.fullmatch("[0-9a-f]{16}", table.game.edition)
    assert set(json.loads(zlib.decompress(base64.b64decode(table.game.content())))) == {
        "artifacts", "mages", "monuments", "magic_items", "places_of_power"}
    assert lines[9].startswith("@ 0 {")
    assert load(table.save()).runner.state.plain() == table.runner.state.plain()


def test_the_mistake_of_the_page_is_reported_so() -> None:
    card, *_ = [block for info, block in blocks("add-a-card.md") if info == "yaml res_arcana/artifacts.yaml"]
    (message,) = [block.strip() for info, block in blocks("add-a-card.md") if info == "text"]
    record = read_text(card.replace("op: gain", "op: gian"), "artifacts.yaml")[0]
    with pytest.raises(ContentError, match=f"^{re.escape(message)}$"):
        decode_card(record, 0, 0)


def test_the_vocabulary_page_is_what_the_code_says() -> None:
    written = {path.name: path.read_text("utf-8") for path in (DOCS / "vocabulary").glob("*.md")}
    assert written == vocabulary.pages()


@pytest.mark.parametrize("path", PAGES, ids=[path.name for path in PAGES])
def test_links_between_pages_lead_somewhere(path: Path) -> None:
    text = re.sub(r"^```.*?^```$", "", path.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
    assert text.startswith("# ")
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
        assert (path.parent / target).exists(), f"{path.name} links to {target}"
