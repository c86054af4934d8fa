"""Content files: every mistake is reported with its file and line."""

from pathlib import Path

import pytest

from conclave.games.res_arcana.cards.box import FILES, FOLDER, decode_card, open_box
from conclave.games.res_arcana.state.model import Card
from conclave.kernel.content import read_text
from conclave.kernel.errors import ContentError
from conclave.kit.box import read_content

GOOD = """\
- id: lamp
  cost: {elan: 1}
  powers:
    - costs: [{op: turn}]
      effects: [{op: gain, essences: {gold: 1}}]
  origin: design
  name: {en: Lamp, pl: Lampa}
"""


def decode_all(text: str) -> list[Card]:
    return [decode_card(record, 0, 0) for record in read_text(text, "demo.yaml")]


@pytest.mark.parametrize(("old", "new", "message"), [
    ("op: turn", "op: trun", "demo.yaml:4: unknown op 'trun'; did you mean 'turn'?"),
    ("gold: 1", "golf: 1", "demo.yaml:5: unknown essences 'golf'; did you mean 'gold'?"),
    ("gold: 1", "gold: one", "demo.yaml:5: 'gold' should be a whole number, not 'one'"),
    ("cost: {elan: 1}", "cots: {elan: 1}", "demo.yaml:2: unknown field 'cots'; did you mean 'cost'?"),
    ("op: gain, ", "op: gain, count: 2, ", "demo.yaml:5: unknown field 'count'"),
    ("  name: {en: Lamp, pl: Lampa}\n", "", "demo.yaml:1: 'name' is missing"),
    ("{en: Lamp, pl", "{uk: Lamp, pl", "demo.yaml:1: 'name' should have an English name"),
    ("pl: Lampa", "pt: Lampa", "demo.yaml:7: unknown name 'pt'; one of: en, uk"),
    ("pl: Lampa", "pl: [Lampa]", "demo.yaml:7: 'pl' should be one word"),
    ("origin: design", "origin: [a]", "demo.yaml:6: 'origin' should be one word"),
    ("[{op: turn}]", "{op: turn}", "demo.yaml:4: 'costs' should be a list"),
    ("[{op: turn}]", "[turn]", "demo.yaml:4: a mapping should stand here"),
    ("- id: lamp", "- id: lamp\n  id: lump", "demo.yaml:2: 'id' stands twice"),
    ("{gold: 1}}]", "{gold: 1}}", "demo.yaml:6: "),
    ("- id: lamp", "id: lamp", "demo.yaml:"),
])
def test_a_mistake_is_named_with_file_and_line(old: str, new: str, message: str) -> None:
    assert old in GOOD
    with pytest.raises(ContentError) as caught:
        decode_all(GOOD.replace(old, new, 1))
    assert str(caught.value).startswith(message)


def test_a_new_card_needs_no_code() -> None:
    card = decode_card(read_text(GOOD, "demo.yaml")[0], 78, 0)
    assert card.name == "lamp"
    assert [effect.words().key for effect in card.powers[0].effects] == ["effect-gain"]
    assert card.origin == decode_all(GOOD.replace("  origin: design\n", ""))[0].origin == "design"


def test_a_card_that_stands_in_two_files_is_refused(tmp_path: Path) -> None:
    for file in FILES:
        (tmp_path / f"{file}.yaml").write_text((FOLDER / f"{file}.yaml").read_text(encoding="utf-8"), encoding="utf-8")
    mages = tmp_path / "mages.yaml"
    mages.write_text(mages.read_text(encoding="utf-8") + "- {id: hawk, name: Hawk}\n", encoding="utf-8")
    with pytest.raises(ContentError, match=r"mages\.yaml:82: 'hawk' stands twice"):
        open_box(read_content(tmp_path, FILES))


def test_lines_may_be_anything_but_lists() -> None:
    record, other = read_text("- {cite: [\"a: 1\", two words], none: }\n- {cite: [a, [b]]}", "demo.yaml")
    assert record.lines("cite") == ["a: 1", "two words"]
    assert record.lines("none") == record.lines("nothing") == []
    with pytest.raises(ContentError, match=r"demo.yaml:2: 'cite' should be one word"):
        other.lines("cite")
