"""Section 5 of the rules: targets, defences, redirection."""

from __future__ import annotations

from tests.games.krutagidon.scene import Scene
from tests.support import rule


@rule("KR-ATTACK-1", "KR-CARD-CTHULHU-1")
def test_only_attacks_can_be_avoided() -> None:
    scene = Scene("hand=voom deck=sign | hand=steam_up").does("play voom")
    assert scene.lives() == [20, 19]
    assert scene.asked() == "0 ask-act"


@rule("KR-ATTACK-4", "KR-Q-43")
def test_total_rubbish_collects_all_defences_first() -> None:
    scene = Scene("hand=total_rubbish | hand=steam_up deck=sign,twins | hand=school_brats deck=wand,sunface")
    scene.does("play total_rubbish", "none")
    assert scene.asked() == "2 ask-defend"
    assert scene.events("revealed") == []
    scene.does("defend school_brats")
    assert scene.events("revealed") == ["revealed 1"]
    scene.does("sign")
    assert (scene.discard(1), scene.discard(2)) == (["sign"], ["school_brats"])


@rule("KR-ATTACK-6", "KR-ATTACK-7", "KR-TARGET-1")
def test_the_attacker_picks_the_target_each_time() -> None:
    scene = Scene("hand=gutting_sin,gutting_sin,wand | hand=steam_up deck=sign | ").does("play gutting_sin")
    assert scene.answers() == ["seat 1", "seat 2"]
    scene.does("seat 2")
    assert scene.lives() == [20, 20, 15], "only the chosen target may defend"
    scene.does("play gutting_sin", "seat 1", "none")
    assert scene.lives() == [20, 15, 15]
    scene.does("play wand")
    assert scene.answers() == ["seat 0", "seat 1", "seat 2"], "a wizard may be oneself"


@rule("KR-TARGET-2", "KR-TARGET-3")
def test_the_weakest_foe() -> None:
    scene = Scene("life=3 hand=fatalizer,fatalizer | life=9 | life=8 | life=9").does("play fatalizer")
    assert scene.lives() == [3, 9, 4, 9], "the attacker is not counted"
    tied = Scene("hand=fatalizer | life=9 | life=12 | life=9").does("play fatalizer")
    assert tied.answers() == ["seat 1", "seat 3"]


@rule("KR-TARGET-5", "KR-Q-32")
def test_mayhem_hits_all_who_tie() -> None:
    scene = Scene(": next=turn:0 main=mayhem_b | life=18 | life=18 hand=steam_up | life=5").does("defend steam_up")
    assert scene.lives() == [12, 18, 5], "if one of the strongest avoids, nobody else is hit"


@rule("KR-TARGET-6")
def test_left_and_right() -> None:
    scene = Scene("hand=battle_sax_axe,mega_fist deck=sign | | | ").does("play battle_sax_axe")
    assert scene.lives() == [20, 15, 20, 15]
    assert scene.does("play mega_fist").answers() == ["seat 1", "seat 3"]


@rule("KR-DEFENSE-4", "KR-DEFENSE-7", "KR-MAYHEM-6")
def test_a_defence_works_in_the_own_turn_against_mayhem_and_between_turns() -> None:
    scene = Scene(": next=turn:0 main=mayhem_p | hand=school_brats deck=sign | ")
    assert scene.asked() == "0 ask-defend-from-nobody"
    scene.does("defend school_brats")
    assert scene.lives() == [20, 15], "there is nobody to redirect to"
    assert scene.events("redirected") == []
    assert scene.hand(0) == ["sign"]
    group = Scene(": next=legend:0,next:0 legends=lord_blacklord legend_down | hand=unholy_grail deck=sign | ")
    assert group.asked() == "0 ask-defend-from-nobody"
    assert group.does("defend unholy_grail").lives() == [20, 13]


@rule("KR-DEFENSE-5", "KR-ATTACK-2")
def test_who_avoids_is_not_affected_at_all() -> None:
    scene = Scene("hand=muck_rocker_staff | hand=veear_virtual_warlock deck=sign,wand,twins")
    scene.does("play muck_rocker_staff", "defend veear_virtual_warlock")
    assert scene.asked() == "1 ask-discard"
    scene.does("wand")
    assert (scene.hand(1), scene.discard(1), scene.lives()[1]) == (["sign"], ["veear_virtual_warlock", "wand"], 20)


@rule("KR-DEFENSE-6", "KR-LIMP-4")
def test_a_defence_against_an_attack_that_does_nothing() -> None:
    scene = Scene(": limp=0 | hand=puff_rainbow_cloud | hand=lovely_day deck=sign").does("play puff_rainbow_cloud")
    assert scene.asked() == "1 ask-defend"


@rule("KR-DEFENSE-8")
def test_dragon_eggs_defend_from_play_only() -> None:
    hand = Scene("hand=gutting_sin | hand=dragon_eggs").does("play gutting_sin")
    assert hand.lives() == [20, 15]
    scene = Scene("hand=gutting_sin | play=dragon_eggs deck=sign").does("play gutting_sin", "defend dragon_eggs")
    assert (scene.lives(), scene.play(1), scene.discard(1), scene.hand(1)) == ([20, 20], [], ["dragon_eggs"], ["sign"])


@rule("KR-Q-30")
def test_one_defence_is_enough() -> None:
    scene = Scene("hand=gutting_sin | hand=steam_up,lovely_day deck=sign").does("play gutting_sin", "defend lovely_day")
    assert scene.asked() == "0 ask-act"
    assert scene.hand(1) == ["sign", "steam_up"]


@rule("KR-REDIRECT-6", "KR-Q-10")
def test_a_redirected_kill_is_the_defenders() -> None:
    scene = Scene(": dead=dwt_11 | life=4 hand=gutting_sin | hand=asmodeus_party_demon deck=sign")
    scene.does("play gutting_sin", "defend asmodeus_party_demon")
    assert scene.events("killed") == ["killed 0"]
    assert scene.table.prize == 1
    assert scene.lives() == [16, 20], "5 of the redirected attack kill; 4 of the defence come off the new life"
    assert scene.power() == 2


@rule("KR-REDIRECT-1", "KR-CARD-PUFF-1")
def test_puff_does_not_redirect() -> None:
    scene = Scene("hand=gutting_sin | hand=puff_rainbow_cloud deck=sign")
    scene.does("play gutting_sin", "defend puff_rainbow_cloud")
    assert scene.lives() == [20, 20]
    assert scene.discard(0) == ["limp_wand"]


@rule("KR-Q-11")
def test_redirected_attacks_that_read_cards() -> None:
    calamity = Scene("hand=princess_calamity | hand=school_brats deck=twins,sign")
    calamity.does("play princess_calamity", "defend school_brats")
    assert calamity.lives() == [15, 20], "the top card as it was before the defence drew it"
    bath = Scene("hand=bloodbath_attendant | hand=school_brats,sign deck=twins")
    bath.does("play bloodbath_attendant", "defend school_brats")
    assert bath.lives() == [14, 20], "the familiar itself was the dearest card"
    trepanner = Scene("hand=festering_trepanner,sign,wand | hand=school_brats deck=twins")
    trepanner.does("play festering_trepanner", "defend school_brats")
    assert trepanner.asked() == "0 ask-discard"


@rule("KR-Q-39", "KR-CARD-RAP-1")
def test_redirected_damage_does_not_count_as_dealt() -> None:
    scene = Scene("hand=ingenious_harpies deck=wand discard=limp_wand | hand=school_brats deck=sign")
    scene.does("play ingenious_harpies", "defend school_brats")
    assert scene.lives() == [18, 20]
    assert scene.hand(0) == ["wand"]


@rule("KR-Q-8", "KR-CARD-OVERBRAIN-1")
def test_overbrain() -> None:
    none = Scene("hand=overbrain | hand=sign,wand deck=twins").does("play overbrain", "none")
    assert none.events("showed-hand") == ["showed-hand 1"]
    assert (none.hands(), none.lives()) == ([0, 2], [20, 20])
    paid = Scene("hand=overbrain | hand=twins,steam_up deck=sign").does("play overbrain", "none", "twins")
    assert paid.discard(1) == ["twins"]
    avoided = Scene("hand=overbrain | hand=twins,lovely_day life=15 deck=sign").does("play overbrain", "defend lovely_day")
    assert avoided.lives() == [20, 13]
    dear = Scene("hand=overbrain | hand=gorillaugh,sign deck=sign").does("play overbrain", "defend gorillaugh", "none")
    assert dear.lives() == [20, 15], "the defence card itself cost 5 or more"
    cheap = Scene("hand=overbrain | hand=lovely_day,sign life=15 deck=sign").does("play overbrain", "defend lovely_day")
    assert cheap.lives() == [20, 18]


@rule("KR-CARD-RAP-1")
def test_the_bonus_comes_when_every_foe_avoids_and_only_then() -> None:
    all_avoid = Scene("hand=rap_battle_gear,limp_wand | hand=lovely_day discard=voom deck=sign"
                      " | hand=lovely_day discard=skulltown deck=sign")
    all_avoid.does("play rap_battle_gear", "defend lovely_day", "defend lovely_day")
    assert all_avoid.asked() == "0 ask-may-destroy"
    one_hit = Scene("hand=rap_battle_gear,limp_wand | hand=lovely_day discard=voom deck=sign | discard=skulltown")
    one_hit.does("play rap_battle_gear", "defend lovely_day")
    assert (one_hit.asked(), one_hit.lives()) == ("0 ask-act", [20, 23, 16])
    harpies = Scene("hand=ingenious_harpies deck=wand discard=limp_wand | hand=mad_cat_lady | ")
    harpies.does("play ingenious_harpies", "defend mad_cat_lady")
    assert (harpies.lives(), harpies.hand(0)) == ([20, 20, 18], [])


@rule("KR-Q-36")
def test_the_arena_serves_its_controller_only() -> None:
    assert Scene("hand=gutting_sin | play=annihilation_arena").does("play gutting_sin").lives() == [20, 15]
    steam = Scene("hand=gutting_sin | play=annihilation_arena hand=steam_up deck=sign").does("play gutting_sin",
                                                                                            "defend steam_up")
    assert steam.lives() == [18, 20], "a defence is no attack"


@rule("KR-Q-5", "KR-CARD-NECRO-1")
def test_necromantics_may_be_left_or_redirected_in_vain() -> None:
    position = "hand=necromantics play=big_bone tokens=dwt_11 | hand=school_brats deck=sign tokens=dwt_13"
    left = Scene(position).does("play necromantics", "none")
    assert (left.asked(), left.tokens(0), left.power()) == ("0 ask-act", ["dwt_11"], 3)
    redirected = Scene(position).does("play necromantics", "yes", "defend school_brats")
    assert (redirected.tokens(0), redirected.tokens(1)) == (["dwt_11"], ["dwt_13"])
    without = Scene("hand=necromantics play=big_bone | tokens=dwt_13").does("play necromantics")
    assert without.asked() == "0 ask-act", "an own token is needed too"


@rule("KR-TARGET-3", "KR-TARGET-2")
def test_the_attacker_strikes_the_one_picked_of_those_who_tie() -> None:
    scene = Scene("hand=fatalizer | life=9 | life=12 | life=9").does("play fatalizer", "seat 3")
    assert scene.lives() == [20, 9, 12, 5]


@rule("KR-DEFENSE-1", "KR-DEFENSE-3")
def test_a_defence_card_that_was_played_cannot_defend() -> None:
    scene = Scene(": mayhem=mayhem_p | hand=steam_up,sign_of_cosmos deck=sign | ").does("play steam_up")
    assert (scene.power(), scene.hand(0), scene.lives()) == (2, ["sign_of_cosmos"], [20, 20])
    assert scene.does("play sign_of_cosmos", "none").lives() == [15, 15]


@rule("KR-REDIRECT-2", "KR-REDIRECT-3")
def test_the_attacker_may_not_defend_against_any_of_several_redirections() -> None:
    scene = Scene("life=25 hand=annihilation_day,steam_up,lovely_day play=dragon_eggs deck=sign"
                  " | hand=school_brats deck=sign | hand=mcliver deck=sign")
    scene.does("play annihilation_day", "defend school_brats", "defend mcliver")
    assert (scene.asked(), scene.lives()) == ("0 ask-act", [11, 20, 20])


@rule("KR-CARD-ORC-1", "KR-ATTACK-2", "KR-LEGEND-5")
def test_a_token_that_forbids_avoiding_mayhem_leaves_other_attacks_alone() -> None:
    scene = Scene("hand=gutting_sin | hand=lovely_day tokens=dwt_18 deck=sign").does("play gutting_sin")
    assert scene.does("defend lovely_day").lives() == [20, 23]
    group = Scene(": next=legend:0,next:0 legends=lord_blacklord legend_down | | hand=lovely_day tokens=dwt_18 deck=sign")
    assert group.does("defend lovely_day").lives() == [13, 23]


@rule("KR-Q-8", "KR-Q-36")
def test_what_overbrain_does_to_who_avoids_is_no_attack() -> None:
    scene = Scene("hand=overbrain play=annihilation_arena | hand=mad_cat_lady,twins").does("play overbrain",
                                                                                         "defend mad_cat_lady")
    assert scene.lives() == [20, 15], "the Arena does not double it"


@rule("KR-REDIRECT-5", "KR-DWT-1")
def test_a_redirected_wand_hurts_as_much_as_it_would_have_hurt_the_defender() -> None:
    sore = Scene("hand=wand | hand=school_brats tokens=dwt_20 deck=sign").does("play wand", "seat 1", "defend school_brats")
    assert sore.lives() == [16, 20]
    attacker = Scene("hand=wand tokens=dwt_20 | hand=school_brats deck=sign").does("play wand", "seat 1",
                                                                                 "defend school_brats")
    assert attacker.lives() == [19, 20]
