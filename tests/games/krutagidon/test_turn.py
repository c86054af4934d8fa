"""Sections 3 and 4 of the rules: turns, buying, the end of a turn, familiars."""

from __future__ import annotations

from conclave.games.krutagidon.state.model import FAMILIAR
from tests.games.krutagidon.scene import CARDS, Scene
from tests.support import rule


@rule("KR-TURN-2")
def test_start_of_turn_effects_come_after_the_market() -> None:
    scene = Scene(": next=turn:0 | life=10 play=golden_oldies,six_o_mart | ")
    assert scene.lives() == [14, 20], "two ongoing cards, doubled"
    foe = Scene(": next=turn:0 | life=10 | life=10 play=golden_oldies")
    assert foe.lives() == [10, 10], "it is not the turn of its controller"


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
    twice = Scene(": power=7 market=twins | tokens=dwt_16 | ")
    twice.table.tokens[0] *= 2  # no two tokens of the box name the same type
    assert twice.does("buy twins").power() == 0


@rule("KR-EOT-3", "KR-CARD-BRATS-1")
def test_end_of_turn_effects_find_played_cards_in_play() -> None:
    scene = Scene("hand=school_brats deck=sign,sign,sign,sign,sign,wand | ").does("play school_brats", "end turn")
    assert scene.deck(0) == ["wand", "school_brats"]
    wild = Scene("hand=wild_magic deck=sign,sign,sign,sign,sign | deck=school_brats").does("play wild_magic", "option 2",
                                                                                           "end turn")
    assert wild.discard(1) == ["school_brats"]


@rule("KR-FAMILIAR-1", "KR-FAMILIAR-2", "KR-FAMILIAR-3")
def test_a_familiar_counts_only_once_it_is_bought() -> None:
    scene = Scene(": power=12 | familiar=mcliver | hand=gutting_sin")
    assert scene.score(0) == 0
    scene.does("call mcliver")
    assert scene.discard(0) == ["mcliver"]
    assert (scene.score(0), scene.power()) == (2, 6)
    assert not scene.can("call mcliver")
    assert not Scene(": power=5 | familiar=mcliver | ").can("call mcliver")


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


@rule("KR-TURN-2", "KR-TURN-1")
def test_mayhem_of_the_market_comes_before_the_start_of_turn() -> None:
    scene = Scene(": next=turn:0 market=twins,steam_up,epic_paws,overbrain main=mayhem_z,sunface"
                  " | life=10 play=golden_oldies,big_bone | ")
    assert scene.does("golden_oldies").lives() == [10, 20], "the card that heals is gone before it can"
    kept = Scene(": next=turn:0 market=twins,steam_up,epic_paws,overbrain main=mayhem_z,sunface"
                 " | life=10 play=golden_oldies,big_bone | ").does("big_bone")
    assert kept.lives() == [11, 20]


@rule("KR-SETUP-15", "KR-EOT-7")
def test_turns_go_round_clockwise() -> None:
    scene = Scene("| | ")
    for seat in (1, 2, 0, 1):
        scene.does("end turn")
        assert (scene.asked(), scene.table.active) == (f"{seat} ask-act", seat)


@rule("KR-EOT-2", "KR-EOT-3", "KR-EOT-4", "KR-EOT-5")
def test_the_steps_of_the_end_come_one_after_another() -> None:
    """The new deck is made of everything that was discarded before: the hand, and what lay on the table."""
    scene = Scene("hand=school_brats,sign,wand,fizzle play=big_bone | ").does("play school_brats", "play sign", "end turn")
    assert (scene.hand(0), scene.play(0)) == (["fizzle", "school_brats", "sign", "wand"], ["big_bone"])
    under = Scene("hand=school_brats,sign deck=wand,fizzle,wand,wand | ").does("play school_brats", "end turn")
    assert under.hand(0) == ["fizzle", "school_brats", "wand", "wand", "wand"], "laid under the deck before five are drawn"
    assert under.discard(0) == ["sign"]


@rule("KR-BUY-1", "KR-LEGEND-1")
def test_nothing_is_sold_from_an_empty_pile() -> None:
    sixteen = ",".join(["wild_magic"] * 16)
    scene = Scene(f": power=9 | | discard={sixteen}")
    assert (scene.can("buy wild_magic"), scene.can("defeat voom")) == (False, True)
    last = Scene(": power=20 legends=voom | | ").does("defeat voom")
    assert last.answers() == ["buy wild_magic", "end turn"]


@rule("KR-LEGEND-1", "KR-TURN-6")
def test_only_power_that_is_left_defeats_a_legend() -> None:
    assert Scene(": power=8 | | ").can("defeat voom")
    assert not Scene(": power=10 spent=3 | | ").can("defeat voom")
    scene = Scene(": power=11 | | ").does("buy wild_magic", "defeat voom")
    assert (scene.power(), scene.discard(0)) == (0, ["wild_magic", "voom"])


@rule("KR-BUY-4", "KR-GAIN-2")
def test_tokens_do_not_raise_what_is_gained() -> None:
    scene = Scene(": main=twins | hand=double_tongue tokens=dwt_16 | ").does("play double_tongue")
    assert (scene.deck(0), scene.table.spent) == (["twins"], 0)
    foe = Scene(": power=5 market=twins | | tokens=dwt_16")
    assert foe.can("buy twins"), "a token is about its controller only"


@rule("KR-FAMILIAR-1", "KR-FAMILIAR-4")
def test_a_familiar_under_the_board_does_nothing() -> None:
    scene = Scene("hand=gutting_sin | familiar=school_brats").does("play gutting_sin")
    assert (scene.asked(), scene.lives()) == ("0 ask-act", [20, 15])
    counted = Scene("hand=whatsit familiar=mcliver play=big_bone | ").does("play whatsit")
    assert counted.lives() == [20, 17]
    assert [card.name for card in CARDS if card.kind == FAMILIAR and card.defence is None] == []
