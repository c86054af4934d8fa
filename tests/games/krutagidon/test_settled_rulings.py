"""Rulings on what the rulebook leaves open: whose kill it is, what «next» means, and what is counted when."""

from __future__ import annotations

import pytest

from tests.games.krutagidon.scene import Scene
from tests.support import rule


@rule("KR-Q-52", "KR-MAYHEM-9", "KR-Q-21")
def test_the_player_of_mayhem_o_wins_the_prize_for_those_who_kill_themselves() -> None:
    scene = Scene(": mayhem=mayhem_o dead=dwt_05 | hand=sign_of_cosmos | hand=gutting_sin life=3")
    scene.does("play sign_of_cosmos", "none")
    assert (scene.events("killed"), scene.table.prize) == (["killed 1"], 0)
    assert scene.lives() == [12, 20], "the token hurts the player of the card too"
    market = Scene(": next=turn:0 market=twins,great_blaze,big_bone,epic_paws main=mayhem_o,sunface dead=dwt_11"
                   " | | hand=gutting_sin life=3")
    assert (market.events("died"), market.table.prize) == (["died 1"], -1)
    own = Scene(": mayhem=mayhem_o dead=dwt_11 | hand=sign_of_cosmos,gutting_sin life=3 | ").does("play sign_of_cosmos",
                                                                                              "none")
    assert (own.events("died"), own.table.prize) == (["died 0"], -1)


@rule("KR-Q-52", "KR-MAYHEM-9", "KR-Q-9")
def test_the_player_of_mayhem_w_is_the_source_of_the_group_attack() -> None:
    scene = Scene(": mayhem=mayhem_w legends=lord_blacklord dead=dwt_11 | hand=sign_of_cosmos | life=3 | hand=steam_up"
                  " deck=sign | hand=school_brats deck=sign")
    scene.does("play sign_of_cosmos", "none")
    assert scene.asked() == "2 ask-defend"
    scene.does("defend steam_up", "defend school_brats")
    assert (scene.table.prize, scene.events("killed")) == (0, ["killed 1"])
    assert scene.lives() == [20 - 7 - 2 - 7, 20, 20, 20]
    market = Scene(": next=turn:0 market=twins,great_blaze,big_bone,epic_paws main=mayhem_w,sunface dead=dwt_11"
                   " legends=lord_blacklord | | life=3 | hand=school_brats deck=sign")
    assert (market.asked(), market.table.prize) == ("2 ask-defend-from-nobody", -1)
    assert market.does("defend school_brats").lives() == [13, 20, 20]


@rule("KR-Q-43", "KR-Q-52", "KR-Q-10")
def test_grimnarks_card_goes_to_the_attacker_instead_of_who_redirects() -> None:
    scene = Scene(": mayhem=mayhem_w legends=grimnark_bloodmancer dead=dwt_11 | life=8 hand=sign_of_cosmos,sign"
                  " | hand=great_blaze,wand | hand=school_brats deck=sunface")
    scene.does("play sign_of_cosmos", "none", "defend school_brats", "sign", "great_blaze")
    assert (scene.discard(0), scene.hand(2), scene.discard(1)) == (["great_blaze"], ["sunface"], ["sign"])
    assert (scene.lives(), scene.events("killed"), scene.table.prize) == ([20, 20, 20], ["killed 0"], 2)


@rule("KR-Q-53")
def test_two_promises_for_the_next_card_are_kept_by_one() -> None:
    scene = Scene(": power=6 | hand=niputyu,niputyu deck=sign | ").does("play niputyu", "play niputyu", "buy wild_magic",
                                                                     "buy wild_magic")
    assert (scene.deck(0), scene.discard(0)) == (["wild_magic", "sign"], ["wild_magic"])


@rule("KR-Q-54", "KR-Q-37")
@pytest.mark.parametrize(("borrowed", "before", "bonus"), [
    ("prop_ringleader", "snot_bearer_knight,necro_dancers", 2),
    ("prop_ringleader", "snot_bearer_knight,snot_bearer_knight", 0),
    ("prop_ringleader", "snot_bearer_knight,necro_dancers,finger_flexer,karpatych_san", 4),
    ("prop_jack_of_all_hexes", "sign,snot_bearer_knight,dragonize,robot_tongue", 1),
    ("prop_jack_of_all_hexes", "sign,snot_bearer_knight,dragonize", 1),
    ("prop_jack_of_all_hexes", "sign,snot_bearer_knight", 0)])
def test_a_borrowed_property_counts_what_was_played_before(borrowed: str, before: str, bonus: int) -> None:
    two = ["prop_ringleader", "prop_jack_of_all_hexes"]
    others = ("prop_blood_donor,prop_express_delivery,prop_beast_feeder,prop_recruiter,prop_treasure_hoarder,"
              f"prop_spell_diviner,{two[two.index(borrowed) - 1]}")
    scene = Scene(f"hand={before},constantine deck=sign,sign,sign | properties={others}")
    for card in before.split(","):
        scene.does(f"play {card}")
    power = scene.power()
    scene.does("play constantine")
    assert scene.table.names_of(scene.table.borrowed) == [borrowed]
    assert scene.power() == power + 3 + bonus


@rule("KR-Q-55", "KR-GAIN-1", "KR-DECK-1")
def test_mayhem_j_may_destroy_the_very_card_that_it_gave() -> None:
    scene = Scene(": next=turn:0 market=twins,great_blaze,big_bone,epic_paws main=mayhem_j,sunface,overbrain | | deck=sign")
    scene.does("yes", "none")
    assert (scene.destroyed(), scene.deck(0), scene.discard(0)) == (["sunface"], [], [])


@rule("KR-Q-56", "KR-ATTACK-3")
def test_an_attack_counts_its_players_cards_anew_for_each_target() -> None:
    scene = Scene("hand=ingenious_harpies discard=limp_wand | hand=puff_rainbow_cloud deck=sign | | ")
    scene.does("play ingenious_harpies", "defend puff_rainbow_cloud")
    assert scene.lives() == [20, 20, 16, 16], "the limp wand that Puff hands over counts against those who come later"


@rule("KR-Q-57", "KR-CARD-FATAL-1", "KR-REDIRECT-3")
def test_the_player_of_a_redirected_fatalizer_picks_the_own_token() -> None:
    scene = Scene(": dead=dwt_06,dwt_13 | life=3 hand=fatalizer | hand=school_brats deck=sign")
    scene.does("play fatalizer", "defend school_brats")
    assert (scene.asked(), scene.answers()) == ("0 ask-pick-token", ["dwt_06", "dwt_13"])
    scene.does("dwt_06")
    assert (scene.tokens(0), scene.table.prize) == (["dwt_06"], 1)
