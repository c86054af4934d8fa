"""Every word of Res Arcana's language is whole: it can be said, appraised and drawn. No rule knows a single card."""

from __future__ import annotations

from math import isfinite
from pathlib import Path

import pytest

from conclave.games.res_arcana.bots.worth import ArcanaWord
from conclave.games.res_arcana.cards.language import LANGUAGE
from conclave.games.res_arcana.game import RES_ARCANA
from conclave.games.res_arcana.rules.use import scope_of
from conclave.games.res_arcana.state.model import TRIGGERS, Board
from conclave.kernel.events import Matter
from conclave.kernel.text import LANGUAGES, message_keys
from conclave.kit.effects import Op, Scope
from conclave.kit.language import Word
from tests.games.forms import FORMS, form
from tests.games.res_arcana.scene import BY_NAME, CARDS, Scene
from tests.games.sources import components_named, drawn

TEXTS = Path(RES_ARCANA.text_folder)
DRAWN = drawn("res_arcana", LANGUAGE.families)
each_word = pytest.mark.parametrize("word", LANGUAGE.words.values(), ids=LANGUAGE.words)


def slots_of(scope: Scope) -> tuple[object, ...]:
    return scope.roles, scope.card, scope.matter, scope.bound


@each_word
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_can_be_said(word: Word[Board], lang: str) -> None:
    known = message_keys(TEXTS, lang)
    assert word.key in known
    assert (f"{word.key}-offer" in known) == (word.family == "cost"), "costs are offered as well"


@each_word
def test_every_word_has_its_worth(word: Word[Board]) -> None:
    assert isinstance(word, ArcanaWord), f"{word.key} has no appraisal"
    for card in (BY_NAME["hawk"], BY_NAME["dwarven_mines"]):  # the second counts essences on it as points
        for n in FORMS:
            op = form(LANGUAGE, word, n)
            assert isinstance(op, Op)
            assert isfinite(word.appraise(op, card))
    assert 0.0 < word.chance <= 1.0


@each_word
def test_every_word_is_drawn(word: Word[Board]) -> None:
    assert word.key in DRAWN


def test_no_drawing_is_left_of_a_word_that_is_gone() -> None:
    assert set(LANGUAGE.words) == DRAWN


def test_the_short_way_to_a_scope_leads_to_the_same() -> None:
    matter = Matter()
    assert slots_of(scope_of(2, 40, matter)) == slots_of(LANGUAGE.scope(2, 40, matter))
    assert LANGUAGE.events == list(TRIGGERS[1:])


def test_no_rule_names_a_component() -> None:
    names = {card.name for card in CARDS}
    assert components_named(TEXTS.parent, names) == []
    assert components_named(Path(__file__).parent, {"elvish_bow"}), "the search finds what is there"


def test_every_operation_of_a_power_is_possible_or_not_by_itself_as_the_index_has_it() -> None:
    scene = Scene("pool=e1l1 play=hawk,dwarven_pickaxe,elvish_bow*,fire_dragon hand=prism | pool=e1")
    board = scene.board
    for index in board.play[0]:
        for power in board.box.cards[index].actions:
            alone = all(cost.possible(board, scope_of(0, index)) for cost in power.costs)
            assert alone == (power.move.note in scene.answers())
