"""What is special about a component stands in its file: no rule names one, and what its file says holds."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from conclave.games import krutagidon
from conclave.games.krutagidon.cards.box import FILES, FOLDER, open_box
from conclave.games.krutagidon.cards.language import LANGUAGE
from conclave.games.krutagidon.game import KRUTAGIDON, Krutagidon
from conclave.games.krutagidon.rules.piles import controlled, destroy
from conclave.games.krutagidon.rules.setup import deal_starters
from conclave.games.krutagidon.state.model import Table
from conclave.kernel.content import read_text
from conclave.kernel.dice import Dice
from conclave.kernel.errors import ContentError
from conclave.kernel.text import phrasebook
from conclave.kit.box import read_content
from tests.games.krutagidon.scene import Scene, with_cards
from tests.games.sources import components_named
from tests.support import rule


def test_no_rule_names_a_component() -> None:
    """But for `sign`, which is a word of sentences, the prize, which the rulebook has a chapter of, and a file of cards."""
    package = Path(krutagidon.__file__).parent
    names = {card.name for card in KRUTAGIDON.box.cards} - {"sign", "prize"}
    for room in ("rules", "effects", "bots"):
        assert components_named(package / room, names) == []
    assert components_named(package / "cards", names - set(FILES)) == []
    assert components_named(Path(__file__).parent, {"great_blaze"}), "the search finds what is there"


@pytest.mark.parametrize(("text", "complaint"), [
    ("{op: draw, n: {count: {in: [hand], filter: {id: limp_wnd}}}}", "unknown id 'limp_wnd'; did you mean 'limp_wand'?"),
    ("{op: if, cond: {controls: big_bome}, then: [{op: draw}]}", "unknown controls 'big_bome'; did you mean 'big_bone'?"),
])
def test_a_card_that_names_another_one_names_one_of_the_box(text: str, complaint: str) -> None:
    record = read_text(f"- {{do: [{text}]}}", "here.yaml")[0]
    with pytest.raises(ContentError, match=re.escape(f"here.yaml:1: {complaint}")):
        LANGUAGE.read(record, ["limp_wand", "big_bone"]).effect("do")


@pytest.mark.parametrize(("file", "old", "new", "complaint"), [
    ("dead_wizard_tokens", "from: wand", "from: wond", "dead_wizard_tokens.yaml:194: unknown from 'wond'"),
    ("dead_wizard_tokens", "kind: [wild_magic]", "kind: [wild]", "dead_wizard_tokens.yaml:185: unknown kind 'wild'"),
    ("creatures", "while_owned: rlyeh", "while_owned: ryleh", "creatures.yaml:180: unknown while_owned 'ryleh'"),
    ("treasures", "owned: dragon_eggs", "owned: dragon_egg", "treasures.yaml:154: unknown owned 'dragon_egg'"),
    ("wild_magic", "cost: 0", "cost: 1", "a card without a type for sale, and only one, not ['wild_magic', 'limp_wand']"),
    ("tokens", "mod: end_draw, draw: 6, then_discard: 1", "mod: cannot_avoid, source: mayhem", "changes the end of a turn"),
    ("legends", "  first: true\n", "", "there has to be a legend that is the first one, and only one, not []"),
])
def test_a_box_without_what_the_rules_need_is_refused(file: str, old: str, new: str, complaint: str) -> None:
    content = dict(read_content(FOLDER, FILES))
    assert content[file].count(old) == 1
    content[file] = content[file].replace(old, new)
    with pytest.raises(ContentError, match=re.escape(complaint)):
        open_box(content)


@rule("KR-PRIZE-2")
def test_the_prize_draws_and_discards_what_it_says() -> None:
    content = dict(read_content(FOLDER, FILES))
    content["tokens"] = content["tokens"].replace("draw: 6, then_discard: 1", "draw: 8, then_discard: 2")
    game = Krutagidon(open_box(content))
    deck = ",".join(["sign"] * 5 + ["fizzle"] * 3)
    scene = Scene(f": next=act:0 prize=0 | deck={deck} | hand=sign", game).does("end turn")
    assert (scene.asked(), scene.answers()) == ("0 ask-prize-discard", ["sign", "fizzle"])
    assert scene.does("fizzle", "fizzle").hand(0) == ["fizzle"] + ["sign"] * 5
    prize = next(card for card in game.cards() if card.name == "prize")
    assert "draw 8 cards instead of 5, then discard 2" in phrasebook("en", game).say(prize.lines[0])


@rule("KR-SETUP-8")
def test_every_wizard_begins_with_a_fifth_of_the_starters() -> None:
    game = with_cards("starters", "id: spare, type: starter, copies: 10, play: [{op: nothing}]")
    state = game.setup({}, 3, Dice.of(4, "starters"))
    assert isinstance(state, Table)
    deal_starters(state)
    for seat in range(3):
        names = state.names_of(state.hand[seat] + state.deck[seat])
        assert sorted(names) == ["fizzle"] * 3 + ["sign"] * 6 + ["spare"] * 2 + ["wand"]


@rule("KR-CARD-CTHULHU-2")
def test_any_card_may_bring_its_owner_a_token() -> None:
    game = with_cards("creatures", "id: dagon, type: creature, cost: 2, while_owned: rlyeh, play: [{op: nothing}]")
    scene = Scene("hand=gutting_sin discard=dagon deck=sign | hand=sign", game)
    table = scene.table
    assert [[token.name for token in controlled(table, seat)] for seat in (0, 1)] == [["rlyeh"], []]
    destroy(table, table.hand[0][0])
    assert [(happened.event, happened.who) for happened in table.due] == [("own_card_destroyed", 0)]
