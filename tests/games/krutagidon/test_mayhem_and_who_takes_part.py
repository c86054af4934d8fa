"""Whom a mayhem card asks, hits and leaves alone: its label, its order, ties, those who avoid it and those who stay out."""

from __future__ import annotations

import pytest

from conclave.games.krutagidon.state.model import MAYHEM
from tests.games.krutagidon.scene import CARDS, Scene
from tests.support import rule

ATTACKS = "BCEFINPSTUVYZ"
MARKET = "market=twins,great_blaze,big_bone,epic_paws"


def appears(letter: str, seats: str, more: str = "", turn: int = 0) -> Scene:
    """A mayhem card that fills the last slot of the market."""
    return Scene(f": next=turn:{turn} {MARKET} main=mayhem_{letter},uncle_andys_laurels {more} | {seats}")


def through_a_card(letter: str, own: str, others: str, more: str = "") -> Scene:
    """The same card, played by seat 0 with the Sign of the Cosmos."""
    return Scene(f": mayhem=mayhem_{letter} {more} | hand=sign_of_cosmos {own} | {others}").does("play sign_of_cosmos")


@rule("KR-MAYHEM-2", "KR-ATTACK-1", "KR-Q-42")
@pytest.mark.parametrize("letter", "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
def test_only_mayhem_labelled_attack_can_be_avoided(letter: str) -> None:
    """With 10 life everybody is strongest, rich enough for P and poor enough for V."""
    [card] = [card for card in CARDS if card.kind == MAYHEM and card.letter == letter]
    assert card.attack == (letter in ATTACKS)
    scene = appears(letter.lower(), "life=10 hand=lovely_day,sign deck=sign,sign | life=10 hand=sign deck=wand,sign")
    assert (scene.asked() == "0 ask-defend-from-nobody") == (letter in ATTACKS)


@rule("KR-MAYHEM-3", "KR-MAYHEM-4", "KR-EFFECT-1", "KR-Q-7")
def test_mayhem_begins_with_the_active_wizard() -> None:
    seats = "hand=lovely_day deck=sign | hand=steam_up deck=sign | hand=mad_cat_lady deck=sign"
    scene = appears("y", seats, "limp=1", turn=1)
    asked: list[str] = []
    while scene.asked() != "1 ask-act":
        asked.append(scene.asked())
        assert scene.events("gained") == [], "all decide before anything is applied"
        scene.does("none")
    assert asked == [f"{seat} ask-defend-from-nobody" for seat in (1, 2, 0)]
    assert [scene.deck(seat)[0] for seat in range(3)] == ["sign", "limp_wand", "sign"], "the last limp wand"
    group = appears("w", "| | ", "legends=bananamage limp=1", turn=2)
    assert group.events("hurt") == ["hurt 2", "hurt 0", "hurt 1"]
    assert [group.discard(seat) for seat in range(3)] == [[], [], ["limp_wand"]]


@rule("KR-MAYHEM-5")
def test_who_avoided_gives_no_card() -> None:
    scene = appears("c", "deck=sunface hand=mad_cat_lady | deck=sign | deck=steam_up")
    scene.does("defend mad_cat_lady")
    assert scene.deck(0) == ["sunface"], "the dearest card, but its owner avoided"
    assert scene.discard(1) == ["steam_up"], "the dearest of the others"


@rule("KR-TARGET-5")
def test_all_who_tie_for_the_cheapest_hand_draw() -> None:
    scene = appears("x", "hand=twins deck=sign,sign | hand=sign,wand deck=sign,sign | hand=fizzle deck=sign,sign")
    assert scene.hands() == [1, 4, 3]


@rule("KR-TARGET-5", "KR-TARGET-2")
def test_the_active_wizard_picks_who_swaps_life_among_those_who_tie() -> None:
    scene = appears("g", "life=9 | life=9 | life=24 | life=24", turn=1)
    assert (scene.asked(), scene.answers()) == ("1 ask-swap-life", ["seat 1", "seat 0"])
    scene.does("seat 0", "seat 3")
    assert scene.lives() == [24, 9, 24, 9]
    assert appears("g", "life=9 | life=9").asked() == "0 ask-act", "all are equal: there is nothing to swap"


@rule("KR-MAYHEM-10", "KR-Q-44")
def test_selections_and_comparisons_leave_out_who_stays_out() -> None:
    strongest = through_a_card("b", "life=25", "life=18 | life=12").does("yes")
    assert strongest.lives() == [25, 12, 12], "the strongest of those who take part"
    swap = through_a_card("g", "life=2", "life=9 | life=18").does("yes")
    assert swap.lives() == [2, 18, 9]
    dearest = through_a_card("e", "", "hand=sign | hand=twins").does("yes")
    assert [dearest.discard(seat) for seat in range(3)] == [[], [], ["limp_wand", "limp_wand"]]
    tops = through_a_card("c", "deck=fizzle", "deck=steam_up | deck=twins").does("yes")
    assert (tops.deck(0), tops.discard(0), tops.discard(1)) == (["fizzle"], [], ["twins"])


@rule("KR-MAYHEM-10", "KR-CARD-MAYHEM-R-1", "KR-CARD-MAYHEM-S-1")
def test_who_stays_out_neither_gives_nor_gets_anything() -> None:
    tokens = through_a_card("r", "tokens=dwt_11", "tokens=dwt_13 | tokens=dwt_06 deck=sign").does("yes")
    assert tokens.tokens(0) == ["dwt_11"]
    assert sorted(tokens.tokens(1) + tokens.tokens(2)) == ["dwt_06", "dwt_13"]
    draws = through_a_card("t", "deck=sign,sign", "deck=sign,sign | deck=sign,sign").does("yes")
    assert draws.hands() == [0, 0, 2], "seat 0 does not draw as the left foe of seat 2, nor make its own left foe draw"
    limp = through_a_card("y", "deck=sign", "deck=sign").does("yes")
    assert (limp.deck(0), limp.deck(1)) == (["sign"], ["limp_wand", "sign"])
    signs = through_a_card("n", "discard=sign", "discard=sign").does("yes")
    assert (signs.discard(0), signs.deck(1)) == (["sign"], ["sign"])


@rule("KR-Q-50", "KR-REDIRECT-5", "KR-Q-11")
def test_a_redirected_mayhem_f_leaves_its_player_alone_who_stays_out() -> None:
    scene = through_a_card("f", "deck=wand,fizzle", "hand=school_brats deck=twins,sunface")
    scene.does("yes", "defend school_brats")
    assert (scene.lives(), scene.hand(0), scene.deck(0)) == ([20, 20], [], ["wand", "fizzle"])
    assert (scene.hand(1), scene.deck(1), scene.destroyed()) == (["twins"], ["sunface"], [])


@rule("KR-MAYHEM-9", "KR-Q-9", "KR-PRIZE-3", "KR-DWT-3")
def test_the_player_of_a_mayhem_card_is_the_source_of_its_damage() -> None:
    steam = through_a_card("p", "life=9", "hand=steam_up deck=sign").does("none", "defend steam_up")
    assert steam.lives() == [7, 20], "the defence hits the player"
    suicide = through_a_card("v", "life=3", "", "dead=dwt_11").does("none")
    assert (suicide.tokens(0), suicide.table.prize) == (["dwt_11"], -1), "no prize for the own death"


@rule("KR-CARD-MAYHEM-D-1", "KR-LIFE-3", "KR-EX-17")
def test_mayhem_d_needs_four_life_each_time() -> None:
    scene = appears("d", "life=11 hand=sign,wand,fizzle | life=3 hand=sign").does("yes", "sign", "yes", "wand")
    assert (scene.asked(), scene.lives()) == ("0 ask-act", [3, 3]), "3 life do not pay for a third time"
