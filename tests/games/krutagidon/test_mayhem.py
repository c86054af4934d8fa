"""Section 10 of the rules: mayhem, and the mayhem cards with rules of their own."""

from __future__ import annotations

from tests.games.krutagidon.scene import Scene
from tests.support import rule


def mayhem(letter: str, seats: str, more: str = "") -> Scene:
    """A mayhem card on the market; four cards lie there already, so that only one more is dealt after it."""
    return Scene(f": next=turn:0 market=twins,steam_up,big_bone,epic_paws main=mayhem_{letter},sunface {more} | {seats}")


@rule("KR-MAYHEM-2", "KR-MAYHEM-3", "KR-MAYHEM-4")
def test_all_decide_before_anything_is_applied() -> None:
    scene = mayhem("p", "hand=lovely_day life=15 deck=sign | hand=lovely_day deck=sign | life=12")
    assert scene.asked() == "0 ask-defend-from-nobody"
    scene.does("none")
    assert scene.lives() == [15, 20, 12]
    scene.does("defend lovely_day")
    assert scene.lives() == [10, 23, 7]
    quiet = mayhem("x", "hand=steam_up deck=sign | hand=sign,wand deck=sign,sign")
    assert quiet.asked() == "0 ask-act", "no attack, no defence"
    assert quiet.hands() == [1, 4]


@rule("KR-MAYHEM-5", "KR-Q-17", "KR-CARD-MAYHEM-C-1")
def test_mayhem_c_passes_the_dearest_top_card() -> None:
    scene = mayhem("c", "deck=twins | deck=sign | deck=wand").does("seat 2")
    assert scene.discard(2) == ["twins"]
    equal = mayhem("c", "deck=sign | deck=wand")
    assert (equal.asked(), equal.deck(0), equal.deck(1)) == ("0 ask-act", ["sign"], ["wand"])
    avoided = mayhem("c", "deck=twins | deck=sign hand=mad_cat_lady | deck=steam_up").does("defend mad_cat_lady")
    assert avoided.discard(2) == ["twins"], "who avoided neither gives nor receives"


@rule("KR-MAYHEM-9", "KR-Q-9")
def test_mayhem_through_a_card_has_an_attacker() -> None:
    scene = Scene(": mayhem=mayhem_v dead=dwt_11 | hand=lead_orcganizer | life=3").does("play lead_orcganizer", "none")
    assert scene.table.prize == 0
    redirected = Scene(": mayhem=mayhem_p | hand=sign_of_cosmos life=9 | hand=school_brats deck=sign").does(
        "play sign_of_cosmos", "none", "defend school_brats")
    assert redirected.lives() == [4, 20]


@rule("KR-MAYHEM-10", "KR-Q-44")
def test_who_stays_out_takes_no_part() -> None:
    scene = Scene(": mayhem=mayhem_x | hand=sign_of_cosmos deck=sign,sign | hand=twins deck=sign,sign "
                  "| hand=steam_up,sign deck=sign,wand")
    scene.does("play sign_of_cosmos", "yes")
    assert scene.hands() == [0, 1, 4], "the empty hand would have been the cheapest"


@rule("KR-MAYHEM-7", "KR-Q-7", "KR-Q-25")
def test_mayhem_w_plays_the_group_attack() -> None:
    scene = mayhem("w", "| | ", "legends=lord_blacklord")
    assert scene.events("hurt") == ["hurt 0", "hurt 1", "hurt 2"]
    assert mayhem("w", "| ").lives() == [20, 20], "Voom has no group attack"


@rule("KR-Q-18")
def test_mayhem_j_and_mayhem_on_the_way() -> None:
    scene = Scene(": next=turn:0 market=twins,steam_up,big_bone,epic_paws main=mayhem_j,mayhem_a,sunface,dragonize"
                  " | deck=sign | deck=wand").does("yes", "yes")
    assert scene.deck(0) == ["sign"], "nothing was gained, so nothing is destroyed"
    assert (scene.deck(1), scene.discard(1), scene.destroyed()) == ([], ["sunface"], ["wand"])


@rule("KR-Q-20")
def test_mayhem_q_plays_the_attacks_of_the_market() -> None:
    scene = Scene(": next=turn:0 market=gutting_sin,annihilation_day,twins,hurlatico main=mayhem_q,sunface dead=dwt_11"
                  " | | life=3")
    assert scene.asked() == "0 ask-next-attack"
    scene.does("gutting_sin")
    assert scene.lives() == [20, 13]
    assert scene.table.prize == -1


@rule("KR-Q-21", "KR-Q-49", "KR-CARD-MAYHEM-O-1")
def test_mayhem_o_plays_attacks_against_oneself() -> None:
    scene = mayhem("o", "hand=battle_sax_axe,gutting_sin,sign | hand=steam_up,mega_fist deck=sign")
    scene.does("battle_sax_axe")
    assert scene.lives() == [10, 20]
    assert scene.asked() == "1 ask-defend"
    scene.does("defend steam_up")
    assert scene.lives() == [10, 18], "the defence hits its own attacker"
    assert scene.hand(0) == ["battle_sax_axe", "gutting_sin", "sign"]


@rule("KR-CARD-MAYHEM-R-1")
def test_mayhem_r_redeals_one_token_each() -> None:
    scene = mayhem("r", "tokens=dwt_11,dwt_13 play=big_bone | tokens=dwt_14 life=3 | ")
    scene.does("dwt_13")
    assert sorted(scene.tokens(0) + scene.tokens(1)) == ["dwt_11", "dwt_13", "dwt_14"]
    assert (len(scene.tokens(0)), scene.lives()) == (2, [20, 3, 20])
    assert scene.play(0) == ["big_bone"]


@rule("KR-CARD-MAYHEM-S-1")
def test_mayhem_s_serves_the_right_neighbour() -> None:
    scene = mayhem("s", "hand=sign | hand=lovely_day deck=sign | hand=wand discard=fizzle")
    scene.does("defend lovely_day")
    assert scene.asked() == "2 ask-may-destroy", "the right foe of the active wizard"
    scene.does("wand", "fizzle")
    assert scene.asked() == "1 ask-may-destroy", "seat 1 avoided, so seat 0 gets nothing; then the right foe of seat 2"


@rule("KR-Q-19", "KR-Q-45")
def test_one_card_of_each_type() -> None:
    scene = Scene(": next=legend:0,next:0 legends=three_warnings legend_down"
                  " | hand=sign,sign,wand,twins,limp_wand,limp_wand | hand=steam_up,sign")
    assert scene.asked() == "1 ask-defend-from-nobody"
    scene.does("none")
    assert scene.asked() == "0 ask-keep-one"
    scene.does("wand")
    assert scene.hand(0) == ["limp_wand", "limp_wand", "twins", "wand"]
    assert scene.hand(1) == ["sign", "steam_up"]
