"""Clauses of rules and rulings that need a table of their own."""

from __future__ import annotations

from conclave.games.krutagidon.game import KRUTAGIDON
from tests.games.krutagidon.scene import Scene
from tests.support import rule


def mayhem(letter: str, seats: str, more: str = "") -> Scene:
    """A mayhem card that fills the last slot of the market."""
    return Scene(f": next=turn:0 market=twins,great_blaze,big_bone,epic_paws main=mayhem_{letter} {more} | {seats}")


@rule("KR-REDIRECT-5", "KR-Q-11")
def test_redirected_mayhem_f_costs_what_the_defender_would_have_suffered() -> None:
    table = (": mayhem=mayhem_f | hand=sign_of_cosmos deck=sign,fizzle,wand,great_blaze,sign"
             " | hand=school_brats deck=twins,sunface,wand")
    scene = Scene(table).does("play sign_of_cosmos", "none", "defend school_brats", "fizzle")
    assert (scene.hand(0), scene.destroyed(), scene.lives()) == (["fizzle"], ["sign"], [20, 20]), "the attacker's own share"
    assert scene.answers() == ["wand", "great_blaze"], "of the redirected one, the attacker loses cards of the own deck"
    scene.does("great_blaze")
    assert scene.answers() == ["twins", "sunface"], "and picks which of the defender's cards counts"
    scene.does("twins")
    assert (scene.hand(0), scene.destroyed(), scene.lives()) == (["fizzle", "great_blaze"], ["sign", "wand"], [15, 20])
    assert (scene.hand(1), scene.deck(1)) == (["twins"], ["sunface", "wand"]), "the defender drew a card and lost none"
    short = Scene(": mayhem=mayhem_f | hand=sign_of_cosmos | hand=school_brats deck=twins discard=overbrain")
    short.does("play sign_of_cosmos", "none", "defend school_brats")
    assert short.asked() == "0 ask-pick-card", "one card was in the deck; the other comes from the shuffled discard pile"


@rule("KR-Q-50", "KR-MAYHEM-10")
def test_who_stays_out_is_not_hit_by_what_others_redirect() -> None:
    scene = Scene(": mayhem=mayhem_p | hand=sign_of_cosmos | hand=school_brats deck=sign")
    assert scene.does("play sign_of_cosmos", "yes", "defend school_brats").lives() == [20, 20]
    inside = Scene(": mayhem=mayhem_p | hand=sign_of_cosmos | hand=school_brats deck=sign")
    assert inside.does("play sign_of_cosmos", "none", "defend school_brats").lives() == [10, 20]


@rule("KR-EFFECT-3", "KR-Q-36", "KR-EX-25", "KR-DEATH-10")
def test_the_arena_serves_until_the_card_is_resolved() -> None:
    scene = Scene(": dead=dwt_11 | hand=annihilation_day play=annihilation_arena | life=10 hand=steam_up | life=20")
    scene.does("play annihilation_day", "none")
    assert scene.lives() == [20, 20, 6], "the second foe is hit twice as hard too"
    assert (scene.discard(0), scene.table.prize) == (["annihilation_arena"], 0)
    bought = Scene(": power=3 dead=dwt_11 | hand=hurlatico play=annihilation_arena | life=5").does("play hurlatico",
                                                                                                  "buy wild_magic")
    assert (bought.lives(), bought.discard(0)) == ([20, 20], ["wild_magic", "annihilation_arena"])


@rule("KR-EFFECT-3", "KR-CARD-CTHULHU-1", "KR-Q-1")
def test_rlyeh_answers_when_the_effect_is_through() -> None:
    britta = Scene("hand=mistress_britta,limp_wand discard=cthulhu,limp_wand deck=wand | ")
    britta.does("play mistress_britta", "limp_wand", "limp_wand")
    assert (britta.hand(0), britta.discard(0)) == (["cthulhu", "wand"], []), "nothing is shuffled and drawn in between"
    group = Scene(": next=legend:0,next:0 legends=three_warnings legend_down | hand=sign,wand,fizzle deck=twins,steam_up"
                  " discard=cthulhu | ").does("none", "fizzle")
    assert group.hand(0) == ["fizzle", "steam_up", "twins"], "two own cards were destroyed by a group attack"
    fire = mayhem("d", "life=10 hand=sign,wand deck=twins discard=cthulhu | ").does("yes", "sign", "none")
    assert fire.hand(0) == ["twins", "wand"]
    foe = Scene("hand=dragonize discard=sign | discard=cthulhu deck=wand").does("play dragonize", "sign")
    assert foe.hands() == [0, 0], "only own cards count"


@rule("KR-Q-10", "KR-PRIZE-1", "KR-DWT-3")
def test_who_is_credited_with_a_kill() -> None:
    voom = Scene(": dead=dwt_11 | hand=voom | life=1").does("play voom")
    assert voom.table.prize == 0, "damage that is no attack kills too"
    grudge = Scene(": dead=dwt_05,dwt_11 | life=8 hand=gutting_sin | life=1").does("play gutting_sin")
    assert (grudge.table.prize, grudge.tokens(0)) == (1, ["dwt_11"]), "the one who took the token"
    payer = Scene(": dead=dwt_05,dwt_11 | life=4 deck=sign properties=prop_blood_donor | ").does("use prop_blood_donor")
    assert (payer.lives(), payer.table.prize) == ([12, 20], -1)


@rule("KR-Q-17", "KR-CARD-MAYHEM-C-1")
def test_several_dearest_cards_are_passed() -> None:
    scene = mayhem("c", "deck=overbrain | deck=veear_virtual_warlock | deck=sign | deck=wand").does("seat 3", "seat 3")
    assert scene.discard(3) == ["overbrain", "veear_virtual_warlock"]


@rule("KR-Q-32", "KR-Q-45")
def test_only_those_who_did_not_avoid_are_compared() -> None:
    scene = mayhem("e", "hand=sign | hand=sunface,lovely_day deck=sign | hand=lucky_talismans").does("defend lovely_day")
    assert [scene.discard(seat) for seat in range(3)] == [[], ["lovely_day"], ["limp_wand", "limp_wand"]]
    assert scene.events("showed-hand") == ["showed-hand 0", "showed-hand 2"]


@rule("KR-Q-22", "KR-Q-23", "KR-END-2")
def test_an_end_condition_stays_met() -> None:
    kitty = Scene(": dead_only dead=dwt_11 | life=24 hand=gutting_sin,sweet_kitty,sunface deck=sign,wand tokens=dwt_06"
                  " | life=1").does("play gutting_sin", "play sweet_kitty", "sunface")
    assert (len(kitty.table.dead_pile), kitty.table.ending) == (1, "tokens")
    kitty.does("end turn")
    assert kitty.does(kitty.answers()[0]).over, "after the discard for the prize"
    group = Scene(": next=end:0 legends=lord_blacklord,voom legend_down dead_only dead=dwt_11 | | life=3")
    assert group.over
    assert group.table.reason == "tokens"
    again = Scene(": dead_only ending=tokens | hand=gutting_sin | life=1").does("play gutting_sin")
    assert (again.lives(), again.table.prize) == ([20, 20], 0), "without a token the kill still counts"


@rule("KR-Q-24", "KR-DWT-3", "KR-DWT-4")
def test_swapped_tokens_take_effect_except_those_about_the_death() -> None:
    scene = Scene("hand=necromantics deck=sign tokens=dwt_05 play=big_bone | tokens=dwt_06 hand=wand").does(
        "play necromantics", "yes")
    assert (scene.lives(), scene.hand(0)) == ([20, 20], ["sign"])


@rule("KR-Q-25")
def test_no_group_attack_while_the_top_legend_is_face_down() -> None:
    scene = Scene(": mayhem=mayhem_w legends=lord_blacklord legend_down | hand=sign_of_cosmos | ")
    assert scene.does("play sign_of_cosmos", "none").lives() == [20, 20]


@rule("KR-Q-37")
def test_all_borrowed_properties_return_and_an_empty_box_gives_none() -> None:
    scene = Scene(": power=9 | hand=constantine properties=prop_recruiter | ").does("play constantine")
    scene.table.borrowed.append(scene.table.property_box.pop())
    scene.table.properties[1].append(scene.table.borrowed[-1])
    scene.does("defeat voom")
    assert [len(own) for own in scene.table.properties] == [1, 0]
    full = Scene("hand=constantine properties=prop_recruiter,prop_blood_donor,prop_ringleader,prop_spell_diviner"
                 " | properties=prop_express_delivery,prop_beast_feeder,prop_jack_of_all_hexes,prop_treasure_hoarder")
    assert [len(own) for own in full.does("play constantine").table.properties] == [4, 4]


@rule("KR-Q-44", "KR-MAYHEM-10", "KR-CARD-ORC-1")
def test_staying_out_reaches_as_far_as_the_mayhem_does() -> None:
    legend = Scene(": mayhem=mayhem_w legends=lord_blacklord | hand=sign_of_cosmos | ").does("play sign_of_cosmos", "yes")
    assert legend.lives() == [20, 13]
    chain = ": mayhem=mayhem_l,mayhem_p dice=1000000:1 | hand=sign_of_cosmos"
    free = Scene(f"{chain} | ").does("play sign_of_cosmos", "yes")
    assert free.lives() == [20, 15], "L plays P: who stays out of L stays out of P"
    bound = Scene(f"{chain} tokens=dwt_18 | ").does("play sign_of_cosmos", "yes")
    assert bound.lives() == [15, 15], "but P is an attack that a token forbids to avoid"
    quiet = Scene(f"{chain} tokens=dwt_18 deck=sign,sign | hand=sign deck=sign,sign".replace("mayhem_p", "mayhem_x"))
    assert quiet.does("play sign_of_cosmos", "yes").hands() == [0, 3], "X is none: the token does not matter"


@rule("KR-ONGOING-3", "KR-Q-19", "KR-COMP-5")
def test_what_counts_as_played_for_four_types() -> None:
    scene = Scene("hand=sign,wild_magic,great_blaze,snot_bearer_knight deck=wand play=big_bone"
                  " properties=prop_jack_of_all_hexes | ")
    scene.does("play sign", "play wild_magic", "play great_blaze", "play snot_bearer_knight")
    assert scene.hand(0) == [], "neither the wild magic nor the treasure that lay there already"
    last = Scene("hand=sign,wild_magic,great_blaze,snot_bearer_knight deck=wand properties=prop_jack_of_all_hexes | ")
    last.does("play sign", "play great_blaze", "play snot_bearer_knight", "play wild_magic")
    assert (last.hand(0), last.power()) == ([], 8)


@rule("KR-DECK-1")
def test_revealing_and_discarding_from_an_empty_deck_shuffles_first() -> None:
    scene = Scene("hand=princess_calamity | discard=sunface").does("play princess_calamity")
    assert (scene.lives(), scene.deck(1), scene.discard(1)) == ([20, 13], ["sunface"], [])
    top = Scene("hand=great_blaze discard=wand properties=prop_spell_diviner | ").does("play great_blaze", "wand")
    assert top.discard(0) == ["wand"]


@rule("KR-SETUP-5", "KR-FAMILIAR-2")
def test_only_its_owner_calls_a_familiar() -> None:
    scene = Scene(": power=9 | familiar=mcliver | familiar=school_brats")
    assert [answer for answer in scene.answers() if answer.startswith("call")] == ["call mcliver"]


@rule("KR-Q-28", "KR-PRIZE-2", "KR-DECK-2")
def test_draws_of_a_property_come_on_top_of_the_prize() -> None:
    scene = Scene(": prize=0 power=5 market=overbrain | properties=prop_recruiter"
                  " deck=sign,sign,sign,sign,sign,wand,twins | ")
    scene.does("buy overbrain", "end turn")
    assert scene.answers() == ["sign", "wand"], "one of the six"
    assert scene.does("wand").hand(0) == ["sign", "sign", "sign", "sign", "sign", "twins"]
    few = Scene(": prize=0 | deck=sign,wand | ").does("end turn", "sign")
    assert few.hand(0) == ["wand"]


@rule("KR-Q-12", "KR-Q-48", "KR-LIMP-1")
def test_how_long_nopity_nope_waits() -> None:
    limp = Scene("hand=niputyu,gutting_sin deck=sign | hand=puff_rainbow_cloud").does(
        "play niputyu", "play gutting_sin", "defend puff_rainbow_cloud")
    assert limp.deck(0) == ["limp_wand", "sign"]
    late = Scene("hand=niputyu | hand=three_warnings").does("play niputyu", "end turn", "play three_warnings")
    assert late.discard(0) == ["limp_wand"], "the turn is over"
    both = Scene(": power=7 market=steam_up | hand=niputyu properties=prop_express_delivery | ").does(
        "play niputyu", "buy steam_up", "buy wild_magic")
    assert (both.deck(0), both.discard(0)) == (["steam_up"], ["wild_magic"])


@rule("KR-Q-13", "KR-CARD-KITTY-1")
def test_sweet_kitty_without_a_token() -> None:
    scene = Scene("life=25 hand=sweet_kitty deck=sign,wand | ").does("play sweet_kitty", "sign")
    assert (scene.lives(), scene.asked()) == ([25, 20], "0 ask-act")


@rule("KR-CARD-SIX-1", "KR-LIFE-2")
def test_six_o_mart_doubles_the_healing_of_mayhem() -> None:
    assert mayhem("k", "life=1 hand=sign play=six_o_mart | life=1 hand=sign").does("yes", "yes").lives() == [25, 14]


@rule("KR-CARD-BONE-2", "KR-Q-15")
def test_each_big_bone_counts() -> None:
    scene = Scene("hand=finger_flexer,necro_dancers,big_bone play=big_bone tokens=dwt_11 | ")
    assert scene.does("play big_bone", "play finger_flexer").power() == 2
    assert scene.does("play necro_dancers").power() == 6
    assert scene.score(0) == 3 + 1 + 1 + 1 - 5, "at scoring a Big Bone counts real tokens only"


@rule("KR-Q-20", "KR-MAYHEM-6")
def test_market_attacks_have_no_attacker() -> None:
    scene = Scene(": next=turn:0 market=gutting_sin,twins,great_blaze,big_bone main=mayhem_q dead=dwt_11"
                  " | | hand=steam_up deck=sign | life=3").does("seat 1", "defend steam_up")
    assert scene.lives() == [20, 20, 3], "the defence finds nobody to hurt"
    kill = Scene(": next=turn:0 market=gutting_sin,twins,great_blaze,big_bone main=mayhem_q dead=dwt_05 | | life=3")
    assert (kill.lives(), kill.table.prize) == ([20, 20], -1)


@rule("KR-Q-21", "KR-CARD-MAYHEM-O-1")
def test_a_redirected_attack_on_oneself_hits_oneself() -> None:
    scene = mayhem("o", "hand=gutting_sin,school_brats deck=sign | ").does("defend school_brats")
    assert (scene.lives(), scene.table.prize) == ([15, 20], -1)
    avoided = mayhem("o", "hand=gutting_sin,lovely_day deck=sign life=9 | ").does("defend lovely_day")
    assert avoided.lives() == [12, 20]


@rule("KR-Q-35", "KR-OWN-4")
def test_a_familiar_that_changes_hands() -> None:
    scene = Scene("hand=gutting_sin | hand=mars_skater_rats discard=mcliver").does(
        "play gutting_sin", "defend mars_skater_rats", "mcliver from discard")
    assert (scene.discard(0), scene.score(0), scene.score(1)) == (["mcliver"], 3, 1)
    assert scene.table.familiar == [-1, -1]


@rule("KR-SCORE-2", "KR-SCORE-5")
def test_the_least_bad_of_negative_scores_wins() -> None:
    scene = Scene(": next=next:0 ending=tokens | tokens=dwt_06,dwt_07 | tokens=dwt_11 | discard=limp_wand tokens=dwt_13")
    assert (scene.table.scores, scene.table.winners) == ((-6, -5, -8), (1,))
    outcome = KRUTAGIDON.outcome(scene.table)
    assert outcome is not None
    assert outcome.scores == (-6, -5, -8)


@rule("KR-TARGET-6", "KR-TARGET-7")
def test_two_wizards_are_each_others_left_and_right() -> None:
    assert Scene("hand=mega_fist deck=sign | ").does("play mega_fist").lives() == [20, 14], "there is nothing to choose"
    assert mayhem("t", "deck=sign,sign | deck=wand,wand").hands() == [2, 2]


@rule("KR-Q-51", "KR-CARD-ROD-1")
def test_where_a_card_comes_from_is_a_choice() -> None:
    scene = Scene("hand=rod_of_swinishness,sign deck=twins discard=sign,fizzle | hand=wand").does("play rod_of_swinishness")
    assert scene.answers() == ["sign from hand", "sign from discard", "fizzle from discard"]
    scene.does("sign from hand")
    assert (scene.hand(0), scene.discard(0), scene.hand(1)) == (["twins"], ["sign", "fizzle"], ["sign", "wand"])
    other = Scene("hand=rod_of_swinishness,sign deck=twins discard=sign,fizzle | hand=wand").does("play rod_of_swinishness",
                                                                                      "sign from discard")
    assert (other.hand(0), other.discard(0), other.hand(1)) == (["sign", "twins"], ["fizzle"], ["sign", "wand"])


@rule("KR-DEATH-3")
def test_a_card_that_death_destroyed_is_not_passed() -> None:
    """Grimnark: the wizard dies of the card that is passed to them, and the token takes the card they were to pass."""
    scene = Scene(": active=1 next=legend:1,next:1 legends=grimnark_bloodmancer legend_down dead=dwt_01 "
                  "| hand=sunface | life=1 hand=wild_magic deck=sign")
    pieces = KRUTAGIDON.count_pieces(scene.table)
    for _ in range(12):
        if scene.over or scene.decision.prompt.key == "ask-act":
            break
        scene.does(scene.decision.write(scene.decision.nth(0)))
    assert scene.lives()[1] == 20
    assert KRUTAGIDON.count_pieces(scene.table) == pieces
