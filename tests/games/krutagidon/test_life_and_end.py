"""Sections 11 and 12 of the rules: life, death, the prize, the end and the score."""

from __future__ import annotations

from conclave.games.krutagidon.game import KRUTAGIDON
from tests.games.krutagidon.scene import Scene
from tests.support import rule


@rule("KR-LIFE-1", "KR-LIFE-2", "KR-COMP-7", "KR-CARD-SIX-1")
def test_life_never_exceeds_25() -> None:
    assert Scene("life=21 hand=sir_snotlein | ").does("play sir_snotlein").lives() == [25, 20]
    assert Scene("life=10 hand=sir_snotlein play=six_o_mart | ").does("play sir_snotlein").lives() == [22, 20]


@rule("KR-LIFE-3", "KR-PROP-1", "KR-LIFE-4", "KR-Q-41")
def test_life_for_a_card() -> None:
    scene = Scene("life=9 deck=sign,wand properties=prop_blood_donor | ").does("use prop_blood_donor")
    assert (scene.lives()[0], scene.hand(0)) == (5, ["sign"])
    assert not scene.can("use prop_blood_donor"), "once per turn"
    assert not Scene("life=3 deck=sign properties=prop_blood_donor | ").can("use prop_blood_donor")
    last = Scene(": dead=dwt_11 | life=4 deck=sign properties=prop_blood_donor | ").does("use prop_blood_donor")
    assert (last.lives()[0], last.hand(0), last.tokens(0)) == (20, ["sign"], ["dwt_11"])


@rule("KR-DEATH-1", "KR-DEATH-9", "KR-DEATH-7")
def test_death_changes_nothing_else() -> None:
    scene = Scene(": dead=dwt_11 | hand=sunface deck=sign"
                  " | life=2 hand=wand play=big_bone tokens=dwt_06,dwt_07,dwt_08,dwt_09 deck=sign").does("play sunface")
    assert (scene.hand(1), scene.play(1), scene.lives()[1]) == (["wand"], ["big_bone"], 20)
    assert len(scene.tokens(1)) == 5


@rule("KR-DEATH-5", "KR-DWT-1", "KR-Q-47")
def test_an_ongoing_token_lasts() -> None:
    scene = Scene("hand=wand,gutting_sin | tokens=dwt_20").does("play wand", "seat 1", "play gutting_sin")
    assert scene.lives() == [20, 11], "only the wand deals more"
    arena = Scene("hand=wand play=annihilation_arena | tokens=dwt_20").does("play wand", "seat 1")
    assert arena.lives() == [20, 15]


@rule("KR-DEATH-8", "KR-Q-23", "KR-Q-22")
def test_the_last_token_ends_the_game_at_the_end_of_the_turn() -> None:
    scene = Scene(": dead_only dead=dwt_11 | hand=gutting_sin,gutting_sin | life=1").does("play gutting_sin")
    assert scene.table.ending == "tokens"
    assert scene.asked() == "0 ask-act"
    scene.table.life[1] = 1
    scene.does("play gutting_sin")
    assert (scene.lives(), scene.tokens(1)) == ([20, 20], ["dwt_11"]), "no token is left, the wizard revives all the same"
    scene.does("end turn", "gutting_sin")
    outcome = KRUTAGIDON.outcome(scene.table)
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("tokens", (0,))


@rule("KR-DEATH-8", "KR-END-1")
def test_the_last_but_one_token_ends_nothing() -> None:
    scene = Scene(": dead_only dead=dwt_11,dwt_13 | hand=gutting_sin,sign | life=1").does("play gutting_sin")
    assert (scene.tokens(1), scene.table.ending) == (["dwt_11"], "")


@rule("KR-DWT-3", "KR-DWT-4", "KR-DWT-5")
def test_tokens_with_rules_of_their_own() -> None:
    market = Scene(": next=turn:0 main=mayhem_v dead=dwt_05 | | life=2")
    assert market.lives() == [20, 20], "mayhem is no killer"
    suicide = Scene(": dead=dwt_05 | life=1 hand=wand | ").does("play wand", "seat 0")
    assert suicide.lives() == [12, 20]
    half = Scene(": dead=dwt_14 | hand=gutting_sin | life=1").does("play gutting_sin")
    assert half.lives() == [20, 11]
    will = Scene(": dead=dwt_04 | hand=gutting_sin | life=1 deck=twins,sign | ")
    will.does("play gutting_sin", "seat 1", "seat 2")
    assert (will.hand(2), will.deck(1)) == (["twins"], ["sign"])


@rule("KR-PRIZE-1", "KR-PRIZE-3", "KR-PRIZE-4")
def test_the_prize_goes_to_who_killed_a_foe_last() -> None:
    scene = Scene(": prize=1 dead=dwt_11 | hand=gutting_sin | life=1").does("play gutting_sin")
    assert scene.table.prize == 0
    mayhem = Scene(": next=turn:0 main=mayhem_v dead=dwt_11 | | life=2")
    assert mayhem.table.prize == -1


@rule("KR-END-1", "KR-END-2")
def test_the_last_legend_ends_the_game() -> None:
    scene = Scene(": power=9 legends=voom | | ").does("defeat voom")
    assert scene.table.ending == "legends"
    scene.does("end turn")
    assert scene.over
    assert scene.table.winners == (0,)


@rule("KR-END-3")
def test_an_empty_main_deck_beside_a_full_market_is_not_the_end() -> None:
    scene = Scene(": next=turn:0 main_only main=twins market=sunface,steam_up,big_bone,epic_paws | hand=great_blaze | ")
    assert (len(scene.market()), scene.table.ending) == (5, "")
    scene.does("play great_blaze", "buy big_bone", "end turn")
    assert scene.table.ending == "main-deck"
    assert scene.asked() == "1 ask-act"


@rule("KR-SCORE-2", "KR-SCORE-3", "KR-DEATH-6", "KR-Q-4", "KR-CARD-EGGS-1")
def test_scores() -> None:
    assert Scene("hand=sunface,limp_wand deck=sign discard=voom tokens=dwt_06,dwt_13 | ").score(0) == 2 - 1 + 4 - 3 - 7
    assert Scene("hand=dragon_eggs | ").score(0) == 0
    assert Scene("hand=dragon_eggs discard=dragon_eggs | ").score(0) == 10
    blaze = Scene("hand=great_blaze | ")
    assert blaze.score(0) == 2
    blaze.table.blaze = 1
    assert blaze.score(0) == 1


@rule("KR-SCORE-4")
def test_a_star_counts_as_three_in_effects() -> None:
    scene = Scene(": next=legend:0,next:0 legends=skulltown legend_down | hand=dragon_eggs,sign,twins | hand=sign")
    assert scene.lives() == [14, 20]
    pawn = Scene(": next=turn:0 main=mayhem_m,twins,steam_up,sunface | hand=big_bone,sign | hand=sign").does(
        "yes", "big_bone from hand", "none")
    assert pawn.hand(0) == ["sign", "steam_up", "sunface", "twins"]


@rule("KR-SCORE-5", "KR-Q-27")
def test_most_points_win() -> None:
    scene = Scene(": next=next:0 ending=tokens | discard=twins | discard=steam_up,sunface | discard=voom tokens=dwt_06")
    assert (scene.table.scores, scene.table.winners) == ((1, 3, 1), (1,))


@rule("KR-Q-10", "KR-PRIZE-1", "KR-REDIRECT-4")
def test_the_redirected_attack_itself_kills_for_the_defender() -> None:
    scene = Scene(": dead=dwt_11 | life=5 hand=gutting_sin | hand=school_brats deck=sign")
    scene.does("play gutting_sin", "defend school_brats")
    assert (scene.tokens(0), scene.table.prize, scene.lives()) == (["dwt_11"], 1, [20, 20])
    steam = Scene(": dead=dwt_11 | life=2 hand=gutting_sin | hand=steam_up deck=sign").does("play gutting_sin",
                                                                                          "defend steam_up")
    assert (steam.tokens(0), steam.table.prize) == (["dwt_11"], 1), "so does the damage of a defence"


@rule("KR-DEATH-9", "KR-DEATH-1", "KR-CARD-WAND-1")
def test_a_wizard_who_dies_in_the_own_turn_goes_on_with_it() -> None:
    scene = Scene(": dead=dwt_11 power=2 | life=1 hand=wand,twins play=big_bone deck=sign,fizzle,sign discard=sunface | ")
    scene.does("play wand", "seat 0")
    assert (scene.asked(), scene.power(), scene.play(0)) == ("0 ask-act", 3, ["big_bone", "wand"])
    assert (scene.hand(0), scene.discard(0)) == (["fizzle", "sign", "twins"], ["sunface"])
    spilt = Scene(": dead=dwt_11 | hand=sunface | life=1").does("play sunface")
    assert spilt.lives() == [20, 20]
    assert [dict(event.args)["life"] for event in spilt.told if event.key == "hurt"] == [0], "9 of the 10 damage are lost"


@rule("KR-DEATH-5", "KR-CARD-KITTY-1")
def test_an_ongoing_token_ends_when_it_is_shed() -> None:
    scene = Scene(": power=5 market=twins | life=25 hand=sweet_kitty,sign tokens=dwt_16 | ")
    assert not scene.can("buy twins")
    scene.does("play sweet_kitty")
    assert (scene.tokens(0), scene.can("buy twins")) == ([], True)
    burnt = Scene(": dead=dwt_01 | hand=gutting_sin | life=1 hand=sunface").does("play gutting_sin")
    assert (burnt.destroyed(), burnt.score(1)) == (["sunface"], -3)


@rule("KR-DWT-3", "KR-LEGEND-7")
def test_a_legend_is_no_killer() -> None:
    scene = Scene(": next=legend:0,next:0 legends=lord_blacklord legend_down dead=dwt_05 | | life=3")
    assert (scene.lives(), scene.tokens(1)) == ([13, 20], ["dwt_05"])


@rule("KR-DWT-4", "KR-DEATH-3")
def test_reviving_with_11_is_for_one_death() -> None:
    scene = Scene(": dead=dwt_11 | hand=gutting_sin | life=1 tokens=dwt_14").does("play gutting_sin")
    assert scene.lives() == [20, 20]


@rule("KR-DWT-5", "KR-OWN-4")
def test_everybody_sees_what_is_left_by_will() -> None:
    scene = Scene(": dead=dwt_04 | hand=gutting_sin | life=1 deck=twins,sign | ")
    scene.does("play gutting_sin", "seat 1")
    assert (scene.asked(), scene.answers()) == ("1 ask-choose-wizard", ["seat 2", "seat 0"])
    assert scene.events("revealed") == ["revealed 1"], "before the heir is picked"
    scene.does("seat 0")
    assert (scene.hand(0), scene.score(0), scene.score(1)) == (["twins"], 2, -3)


@rule("KR-PRIZE-2", "KR-PRIZE-1")
def test_only_the_holder_of_the_prize_draws_six() -> None:
    scene = Scene(": prize=1 | deck=sign,sign,sign,sign,sign,wand | deck=sign,sign,sign,sign,sign,wand").does("end turn")
    assert (scene.asked(), scene.hands()) == ("1 ask-act", [5, 0])
    assert scene.does("end turn").asked() == "1 ask-prize-discard"


@rule("KR-END-1", "KR-END-2")
def test_a_turn_goes_on_after_the_last_legend() -> None:
    scene = Scene(": power=11 legends=voom | hand=sign | discard=sunface").does("defeat voom")
    scene.does("play sign", "buy wild_magic")
    assert not scene.over
    assert scene.does("end turn").over
    assert scene.table.scores == (5, 2)
