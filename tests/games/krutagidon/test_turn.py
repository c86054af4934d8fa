"""Sections 3 and 4 of the rules: turns, buying, the end of a turn, familiars."""

from __future__ import annotations

from tests.games.krutagidon.scene import Scene
from tests.support import rule


@rule("KR-TURN-2")
def test_start_of_turn_effects_come_after_the_market() -> None:
    scene = Scene(": next=turn:0 | life=10 play=golden_oldies,six_o_mart | ")
    assert scene.lives() == [14, 20], "two ongoing cards, doubled"


@rule("KR-TURN-7", "KR-EOT-1", "KR-EOT-2", "KR-EOT-4", "KR-EOT-7")
def test_a_turn_may_end_at_any_time() -> None:
    scene = Scene("hand=sign,wand,twins play=big_bone,steam_up deck=sign,sign,sign,sign,sign | ")
    scene.does("play sign", "end turn")
    assert scene.discard(0) == ["wand", "twins", "steam_up", "sign"]
    assert scene.play(0) == ["big_bone"]
    assert scene.asked() == "1 ask-act"
    assert scene.power() == 0


@rule("KR-BUY-1", "KR-TURN-6", "KR-BUY-2", "KR-BUY-3")
def test_what_can_be_bought() -> None:
    scene = Scene(": market=twins,steam_up power=7 | familiar=mcliver | ")
    assert scene.answers() == ["buy twins", "buy steam_up", "buy wild_magic", "call mcliver", "end turn"]
    scene.does("buy wild_magic", "buy wild_magic")
    assert scene.answers() == ["end turn"]
    assert scene.discard(0) == ["wild_magic", "wild_magic"]


@rule("KR-BUY-4")
def test_tokens_raise_prices() -> None:
    scene = Scene(": market=twins,steam_up,snot_bearer_knight power=5 | tokens=dwt_16,dwt_19 | ")
    assert scene.answers() == ["buy steam_up", "buy snot_bearer_knight", "buy wild_magic", "end turn"]
    scene.does("buy snot_bearer_knight")
    assert scene.power() == 2
    both = Scene(": power=9 | tokens=dwt_19,dwt_16 | ")
    assert both.can("defeat voom")
    assert not Scene(": power=8 | tokens=dwt_19 | ").can("defeat voom")


@rule("KR-EOT-3", "KR-CARD-BRATS-1")
def test_end_of_turn_effects_find_played_cards_in_play() -> None:
    scene = Scene("hand=school_brats deck=sign,sign,sign,sign,sign,wand | ").does("play school_brats", "end turn")
    assert scene.deck(0) == ["wand", "school_brats"]
    wild = Scene("hand=wild_magic deck=sign,sign,sign,sign,sign | deck=school_brats").does("play wild_magic", "option 2",
                                                                                           "end turn")
    assert wild.discard(1) == ["school_brats"]


@rule("KR-FAMILIAR-1", "KR-FAMILIAR-2", "KR-FAMILIAR-3")
def test_a_familiar_counts_only_once_it_is_bought() -> None:
    scene = Scene(": power=6 | familiar=mcliver | hand=gutting_sin")
    assert scene.score(0) == 0
    scene.does("call mcliver")
    assert scene.discard(0) == ["mcliver"]
    assert (scene.score(0), scene.power()) == (2, 0)
    assert not scene.can("call mcliver")


@rule("KR-FAMILIAR-4", "KR-DEFENSE-3")
def test_only_the_upper_text_works_in_the_own_turn() -> None:
    scene = Scene("life=10 hand=sir_snotlein | ").does("play sir_snotlein")
    assert (scene.power(), scene.lives()) == (2, [16, 20])
    attacked = Scene("hand=gutting_sin | life=10 hand=sir_snotlein deck=sign")
    attacked.does("play gutting_sin", "defend sir_snotlein")
    assert attacked.lives() == [15, 13]


def test_all_harmless_cards_are_played_with_one_answer() -> None:
    scene = Scene("hand=sign,wand,sign,fizzle,great_blaze,gutting_sin | ").does("play harmless")
    assert scene.hand(0) == ["gutting_sin", "wand"]
    assert scene.power() == 5
    assert "play harmless" not in scene.answers()


@rule("KR-TURN-8", "KR-Q-38")
def test_muck_marx_replaces_a_market_card() -> None:
    scene = Scene(": market=twins,steam_up main=mayhem_v,sunface | hand=muck_marx | life=5")
    scene.does("play muck_marx", "twins")
    assert scene.market() == ["steam_up", "sunface"]
    assert scene.lives() == [20, 2]
    assert scene.destroyed() == ["twins"]
    last = Scene(": market=twins main_only | hand=muck_marx | ").does("play muck_marx", "twins")
    assert last.table.ending == "main-deck"
