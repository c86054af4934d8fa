"""Scenes in which defences, redirections, reactions, deaths and mayhem meet; each is told in the rules that it quotes."""

from __future__ import annotations

import pytest

from tests.games.krutagidon.scene import Scene
from tests.support import rule

MARKET = "market=twins,great_blaze,big_bone,epic_paws"


def through_a_card(letter: str, own: str, *others: str, more: str = "") -> Scene:
    """A mayhem card that seat 0 plays with the Sign of the Cosmos, and takes part in."""
    scene = Scene(f": mayhem=mayhem_{letter} {more} | hand=sign_of_cosmos{own} | {' | '.join(others)}")
    return scene.does("play sign_of_cosmos", "none")


@rule("KR-REDIRECT-2", "KR-DEATH-10", "KR-Q-10")
def test_an_attack_goes_on_after_its_player_died_of_a_redirection() -> None:
    scene = Scene(": dead=dwt_13 | life=6 hand=annihilation_day | hand=school_brats deck=sign | ")
    scene.does("play annihilation_day", "defend school_brats")
    assert (scene.lives(), scene.tokens(0), scene.table.prize) == ([20, 20, 13], ["dwt_13"], 1)


@rule("KR-Q-10", "KR-DWT-3", "KR-DEATH-10")
def test_the_redirector_is_the_killer_whom_the_grudge_hits() -> None:
    scene = Scene(": dead=dwt_05,dwt_13 | life=5 hand=gutting_sin | life=8 hand=school_brats deck=sign")
    scene.does("play gutting_sin", "defend school_brats")
    assert (scene.lives(), scene.tokens(0), scene.tokens(1)) == ([20, 20], ["dwt_05"], ["dwt_13"])
    assert scene.table.prize == 0, "whoever took the token killed the killer"


@rule("KR-REDIRECT-7", "KR-EFFECT-4")
def test_the_rest_of_a_defence_works_against_the_rod() -> None:
    scene = Scene("hand=rod_of_swinishness,sign deck=wand | hand=asmodeus_party_demon deck=sign")
    scene.does("play rod_of_swinishness", "defend asmodeus_party_demon")
    assert (scene.lives(), scene.hand(0), scene.hand(1)) == ([16, 20], ["sign", "wand"], ["sign"])


@rule("KR-REDIRECT-5", "KR-EFFECT-3", "KR-GAIN-1")
def test_hurlatico_answers_what_its_player_gains_by_a_redirection() -> None:
    scene = Scene("hand=hurlatico,muck_rocker_staff deck=sign | hand=school_brats deck=sign | ")
    scene.does("play hurlatico", "play muck_rocker_staff", "seat 1", "defend school_brats")
    assert (scene.lives(), scene.discard(0), scene.asked()) == ([17, 20, 20], ["limp_wand"], "0 ask-target")


@rule("KR-EX-24", "KR-REDIRECT-1")
def test_a_redirected_fruity_rump_gives_its_player_both() -> None:
    scene = Scene("life=10 hand=fruity_rump | hand=school_brats deck=sign | hand=lovely_day life=9 deck=sign")
    scene.does("play fruity_rump", "defend school_brats", "defend lovely_day")
    assert (scene.lives(), scene.discard(0)) == ([18, 20, 12], ["limp_wand"])


@rule("KR-Q-10", "KR-REDIRECT-6")
def test_hurlaticos_attack_is_redirected_like_any_other() -> None:
    scene = Scene(": power=7 market=sunface dead=dwt_13 | life=7 hand=hurlatico deck=sign | hand=mcliver deck=sign")
    scene.does("play hurlatico", "buy sunface", "defend mcliver")
    assert (scene.lives(), scene.table.prize, scene.discard(0)) == ([20, 20], 1, ["sunface"])


@rule("KR-CARD-WAND-1", "KR-REDIRECT-1")
def test_a_redirected_wand_that_kills_draws_for_its_player() -> None:
    scene = Scene(": dead=dwt_13 | life=1 hand=wand deck=sign,sign | hand=school_brats deck=sign")
    scene.does("play wand", "seat 1", "defend school_brats")
    assert (scene.lives(), scene.hand(0), scene.table.prize) == ([20, 20], ["sign", "sign"], 1)


@rule("KR-REDIRECT-4", "KR-MAYHEM-9")
@pytest.mark.parametrize(("letter", "own", "other", "lives"), [
    ("b", " life=5", "life=12 hand=school_brats deck=sign", [20, 12]),
    ("v", " life=20", "life=7 hand=school_brats deck=sign", [17, 7]),
    ("p", " life=4", "life=20 hand=school_brats deck=sign", [20, 20])])
def test_mayhem_that_is_redirected_hits_its_player_who_was_no_target(letter: str, own: str, other: str,
                                                                    lives: list[int]) -> None:
    assert through_a_card(letter, own, other, more="dead=dwt_13").does("defend school_brats").lives() == lives


@rule("KR-Q-11", "KR-MAYHEM-9")
def test_losses_of_redirected_mayhem_fall_on_its_player() -> None:
    burnt = through_a_card("i", ",wand,wand,wand", "hand=school_brats deck=sign").does("defend school_brats")
    assert (burnt.destroyed(), burnt.hand(1)) == (["wand", "wand"], ["sign"])
    wilted = through_a_card("y", "", "hand=school_brats deck=sign,twins").does("defend school_brats")
    assert (wilted.deck(0), wilted.deck(1)) == (["limp_wand", "limp_wand"], ["twins"])
    lost = through_a_card("z", " play=big_bone,golden_oldies,six_o_mart", "hand=school_brats play=mushroom_bog deck=sign")
    lost.does("defend school_brats", "big_bone", "six_o_mart")
    assert (lost.play(0), lost.play(1)) == (["golden_oldies", "sign_of_cosmos"], ["mushroom_bog"])
    signs = through_a_card("n", " discard=sign", "hand=school_brats discard=sign deck=wand").does("defend school_brats")
    assert (signs.deck(0), signs.discard(1)) == (["sign"], ["sign", "school_brats"])


@rule("KR-CARD-MAYHEM-S-1", "KR-REDIRECT-4")
def test_a_redirected_mayhem_t_serves_the_left_foe_of_its_player() -> None:
    scene = through_a_card("t", " deck=sign,sign,sign,sign", "deck=sign,sign,sign,sign",
                           "hand=school_brats deck=sign,sign,sign,sign")
    scene.does("defend school_brats")
    assert scene.hands() == [0, 4, 3], "1 as the left foe of 0, once for 0 and once for 2; 2 as the left foe of 1"


@rule("KR-Q-43", "KR-REDIRECT-3", "KR-DEFENSE-4")
def test_the_own_defence_does_not_save_from_what_others_redirect() -> None:
    scene = through_a_card("e", ",lovely_day deck=sign", "hand=school_brats,sunface deck=sign", "hand=wand")
    scene.does("defend lovely_day", "defend school_brats")
    assert [scene.discard(seat) for seat in range(3)] == [["lovely_day", "limp_wand", "limp_wand"], ["school_brats"], []]
    legend = Scene(": mayhem=mayhem_w legends=grimnark_bloodmancer | hand=sign_of_cosmos,lovely_day deck=sign"
                   " | hand=twins,sign | hand=mcliver deck=wand").does("play sign_of_cosmos", "none", "defend lovely_day")
    legend.does("defend mcliver", "twins")
    assert (legend.lives(), legend.discard(0), legend.hand(2)) == ([20 + 3 - 10, 20, 20], ["lovely_day", "twins"], ["wand"])


@rule("KR-CARD-MAYHEM-O-1", "KR-Q-21")
def test_the_own_attack_redirected_in_mayhem_o_comes_back_at_once() -> None:
    scene = Scene(f": next=turn:0 {MARKET} main=mayhem_o,sunface | hand=gutting_sin,school_brats deck=sign | ")
    scene.does("defend school_brats")
    assert (scene.lives(), scene.discard(0), scene.asked()) == ([15, 20], ["school_brats"], "0 ask-act")
    rubbish = Scene(f": next=turn:0 {MARKET} main=mayhem_o,sunface | hand=total_rubbish deck=sign,wand | ")
    assert rubbish.does("sign").discard(0) == ["sign"]


@rule("KR-Q-49", "KR-DEATH-10")
def test_an_attack_that_a_token_burnt_is_played_no_more_in_mayhem_o() -> None:
    scene = Scene(f": next=turn:0 {MARKET} main=mayhem_o,sunface dead=dwt_10 | life=3 hand=gutting_sin,fatalizer | ")
    scene.does("gutting_sin")
    assert (scene.lives(), scene.discard(0), scene.asked()) == ([20, 20], ["gutting_sin", "fatalizer"], "0 ask-act")


@rule("KR-WILD-3", "KR-WILD-5", "KR-EFFECT-3")
def test_wild_magic_out_of_a_foes_deck() -> None:
    scene = Scene(": dead=dwt_13 | hand=wild_magic | deck=wild_magic | life=5 deck=gutting_sin")
    scene.does("play wild_magic", "option 2", "seat 1", "option 2", "seat 2")
    assert (scene.discard(1), scene.discard(2), scene.power()) == (["wild_magic"], ["gutting_sin"], 2)
    assert (scene.tokens(2), scene.table.prize, scene.play(0)) == (["dwt_13"], 0, ["wild_magic"])


@rule("KR-WILD-3", "KR-CARD-PUFF-1")
def test_a_foe_defends_against_the_own_card_that_wild_magic_plays() -> None:
    scene = Scene("hand=wild_magic | hand=puff_rainbow_cloud deck=gutting_sin,sign")
    scene.does("play wild_magic", "option 2", "defend puff_rainbow_cloud")
    assert (scene.lives(), scene.discard(0)) == ([20, 20], ["limp_wand"])
    assert scene.discard(1) == ["puff_rainbow_cloud", "gutting_sin"]


@rule("KR-Q-36", "KR-Q-10")
def test_a_redirected_kill_costs_the_defender_the_arena() -> None:
    scene = Scene(": dead=dwt_13 | life=5 hand=gutting_sin | hand=school_brats play=annihilation_arena deck=sign")
    scene.does("play gutting_sin", "defend school_brats")
    assert (scene.play(1), scene.table.prize) == ([], 1)


@rule("KR-EFFECT-3", "KR-MAYHEM-1", "KR-Q-38")
def test_mayhem_in_the_middle_of_muck_marx_is_answered_after_it() -> None:
    scene = Scene(": market=twins,great_blaze,big_bone,epic_paws,sunface main=mayhem_y,overbrain"
                  " | hand=hurlatico,muck_marx deck=sign | ")
    scene.does("play hurlatico", "play muck_marx", "twins")
    assert (scene.market()[-1], scene.deck(0), scene.lives()) == ("overbrain", ["limp_wand"], [20, 20])
    assert scene.events("attack") == ["attack 0"], "the limp wand on the deck was gained"


@rule("KR-CARD-FATAL-1", "KR-END-2", "KR-DEATH-8")
def test_fatalizer_leaves_a_token_in_a_pile_of_two() -> None:
    scene = Scene(": dead=dwt_06,dwt_13 dead_only | hand=fatalizer | life=2").does("play fatalizer", "dwt_06")
    assert (scene.table.ending, len(scene.table.dead_pile)) == ("", 1)
    last = Scene(": dead=dwt_13 dead_only | hand=fatalizer | life=2").does("play fatalizer")
    assert (last.table.ending, last.tokens(1)) == ("tokens", ["dwt_13"])


@rule("KR-DEFENSE-8", "KR-CARD-EGGS-1", "KR-WILD-4")
def test_taken_dragon_eggs_defend_their_new_owner() -> None:
    scene = Scene("hand=wild_magic | deck=dragon_eggs hand=gutting_sin").does("play wild_magic", "option 2", "end turn")
    scene.does("play gutting_sin")
    assert (scene.asked(), scene.answers()) == ("0 ask-defend", ["defend dragon_eggs", "none"])


@rule("KR-Q-17", "KR-CARD-MAYHEM-C-1")
def test_two_who_show_the_highest_pass_their_cards_each() -> None:
    scene = Scene(f": next=turn:0 {MARKET} main=mayhem_c,uncle_andys_laurels | deck=twins | deck=overbrain | deck=sign"
                  " | deck=wand")
    scene.does("seat 2", "seat 3")
    assert (scene.discard(2), scene.discard(3), scene.deck(0), scene.deck(1)) == (["twins"], ["overbrain"], [], [])


@rule("KR-Q-26", "KR-PROP-2", "KR-EFFECT-3")
def test_a_creature_lent_by_wild_magic_heals_after_it_is_through() -> None:
    scene = Scene("life=10 hand=wild_magic properties=prop_beast_feeder | deck=fatalizer life=3").does(
        "play wild_magic", "option 2")
    assert scene.asked() == "0 ask-pick-token"
    scene.does(scene.answers()[0])
    assert scene.events("killed", "healed") == ["killed 1", "healed 0"]


@rule("KR-DWT-2", "KR-Q-46")
def test_a_private_encore_of_grimnark_passes_the_card_to_oneself() -> None:
    scene = Scene(": dead=dwt_15 legends=grimnark_bloodmancer | hand=gutting_sin | life=5 hand=sign,twins")
    scene.does("play gutting_sin", "twins")
    assert (scene.lives(), scene.discard(1), scene.hand(1)) == ([20, 10], ["twins"], ["sign"])


@rule("KR-LEGEND-10", "KR-DEATH-10", "KR-PRIZE-4")
def test_a_token_of_a_group_attack_may_hit_whoever_comes_next() -> None:
    scene = Scene(": next=legend:0,next:0 legends=lord_blacklord legend_down dead=dwt_04,dwt_13"
                  " | life=7 | life=3 deck=sunface | ")
    scene.does("seat 0")
    assert (scene.lives(), scene.hand(0), scene.table.prize) == ([20, 20, 13], ["sunface"], -1)
    assert (scene.tokens(0), scene.tokens(1)) == (["dwt_13"], ["dwt_04"])


@rule("KR-Q-45", "KR-Q-8")
def test_overbrain_redirected_takes_a_dear_card_of_its_player() -> None:
    scene = Scene("hand=overbrain,sunface,twins | hand=school_brats deck=sign")
    scene.does("play overbrain", "defend school_brats")
    assert (scene.asked(), scene.answers()) == ("0 ask-discard", ["sunface", "twins"])
    scene.does("twins")
    assert (scene.lives(), scene.discard(0)) == ([20, 15], ["twins"]), "the avoider held a card of 6, the familiar itself"


@rule("KR-TURN-6", "KR-Q-14", "KR-EFFECT-4")
def test_a_wizard_who_dies_in_the_own_turn_goes_on_with_it() -> None:
    scene = Scene(": power=3 dead=dwt_10 | life=3 hand=grimnark_bloodmancer,sign deck=sign,wand,twins | ")
    scene.does("play grimnark_bloodmancer")
    while scene.asked() == "0 ask-discard":
        scene.does(scene.answers()[0])
    assert (scene.lives(), scene.hands(), scene.power(), scene.asked()) == ([20, 20], [1, 0], 3, "0 ask-act")
