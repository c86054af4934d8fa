"""Where rules meet: reactions in the middle of effects, defences in the own turn, and what is read when."""

from __future__ import annotations

from tests.games.krutagidon.scene import Scene
from tests.support import rule


@rule("KR-EFFECT-3")
def test_hurlatico_waits_until_the_card_that_brought_a_gain_is_through() -> None:
    scene = Scene("hand=hurlatico,annihilation_day deck=sign | hand=puff_rainbow_cloud deck=sign | ")
    scene.does("play hurlatico", "play annihilation_day", "defend puff_rainbow_cloud")
    assert (scene.asked(), scene.lives()) == ("0 ask-target", [20, 20, 13])
    scene.does("seat 2")
    assert (scene.asked(), scene.lives()) == ("0 ask-act", [20, 20, 13])
    double = Scene(": main=twins,sunface | hand=hurlatico,hurlatico,double_tongue deck=sign,sign | life=25")
    double.does("play hurlatico", "play hurlatico", "play double_tongue")
    assert (double.lives(), double.deck(0)) == ([20, 15], ["twins"]), "each of both answers once"


@rule("KR-Q-26", "KR-EFFECT-3")
def test_a_wizard_orders_what_a_gain_sets_off_among_other_answers() -> None:
    scene = Scene(": mayhem=mayhem_u main=twins,sunface | hand=hurlatico,sign_of_cosmos play=annihilation_arena"
                  " deck=fizzle | life=14 hand=sign")
    scene.does("play hurlatico", "play sign_of_cosmos", "none")
    assert scene.events("killed") == ["killed 1"]
    assert (scene.asked(), scene.answers()) == ("0 ask-first-trigger", ["hurlatico 1", "annihilation_arena 1"])
    scene.does("hurlatico 1")
    assert (scene.lives(), scene.play(0)) == ([10, 10], ["hurlatico", "sign_of_cosmos"]), "doubled while the Arena stands"


@rule("KR-EFFECT-4", "KR-REDIRECT-1")
def test_a_defence_is_carried_out_in_its_printed_order() -> None:
    scene = Scene(": dead=dwt_11 | life=5 hand=gutting_sin | hand=asmodeus_party_demon deck=sign")
    scene.does("play gutting_sin", "defend asmodeus_party_demon")
    assert scene.events("drew", "hurt") == ["drew 1", "hurt 0", "hurt 0"]
    assert (scene.lives(), scene.table.prize) == ([16, 20], 1), "5 of the attack kill, 4 come off the new life"
    together = Scene(": mayhem=mayhem_p | life=25 hand=sign_of_cosmos | hand=asmodeus_party_demon deck=sign"
                     " | hand=steam_up")
    together.does("play sign_of_cosmos", "none", "defend asmodeus_party_demon", "none")
    assert together.events("hurt") == ["hurt 0", "hurt 0", "hurt 0", "hurt 2"], "when all have decided, each in turn"
    assert together.lives() == [11, 20, 15]


@rule("KR-Q-8", "KR-EFFECT-4")
def test_what_an_attack_does_about_an_avoider_comes_after_the_whole_defence() -> None:
    scene = Scene("life=5 hand=overbrain play=annihilation_arena | hand=asmodeus_party_demon deck=sign life=9")
    scene.does("play overbrain", "defend asmodeus_party_demon")
    assert scene.events("discarded", "hurt") == ["hurt 0", "hurt 1"]
    assert scene.lives() == [1, 4], "and it is no part of the attack, though that was redirected"


@rule("KR-DEFENSE-4", "KR-CARD-WAND-1")
def test_nobody_defends_against_the_own_attack_in_the_own_turn() -> None:
    scene = Scene("hand=wand,robot_tongue,fizzle | ").does("play wand", "seat 0")
    assert (scene.asked(), scene.lives()) == ("0 ask-act", [19, 20])
    lent = Scene("hand=wild_magic,steam_up | deck=wand").does("play wild_magic", "option 2", "seat 0")
    assert (lent.asked(), lent.lives()) == ("0 ask-act", [19, 20]), "nor where the Wand is another's"
    eggs = Scene("hand=wand play=dragon_eggs | ").does("play wand", "seat 0")
    assert (eggs.asked(), eggs.play(0)) == ("0 ask-act", ["dragon_eggs", "wand"])


@rule("KR-DEFENSE-4", "KR-CARD-MAYHEM-O-1", "KR-LEGEND-5", "KR-DWT-2")
def test_mayhem_and_group_attacks_leave_the_defence_in_the_own_turn() -> None:
    own = Scene(": mayhem=mayhem_o | hand=sign_of_cosmos,wand,steam_up deck=sign | ")
    own.does("play sign_of_cosmos", "none")
    assert own.asked() == "0 ask-defend"
    legend = Scene(": mayhem=mayhem_w legends=lord_blacklord | hand=sign_of_cosmos,lovely_day deck=sign | ")
    assert legend.does("play sign_of_cosmos", "none").asked() == "0 ask-defend"
    encore = Scene(": dead=dwt_15 legends=lord_blacklord | hand=wand,lovely_day life=1 deck=sign,sign,sign | ")
    assert encore.does("play wand", "seat 0").asked() == "0 ask-defend-from-nobody"


@rule("KR-Q-11")
def test_a_redirected_reveal_reads_the_deck_as_it_stood_before_the_defence() -> None:
    for key in range(12):
        scene = Scene(f": dice={key}:0 | hand=princess_calamity deck=sunface | hand=school_brats discard=sign")
        scene.does("play princess_calamity", "defend school_brats")
        assert scene.lives() == [20, 20], "an empty deck would have been made of the sign alone"
        assert scene.events("revealed") == ["revealed 1"]
    costs: set[int] = set()
    for key in range(12):
        scene = Scene(f": dice={key}:0 mayhem=mayhem_f | hand=sign_of_cosmos deck=fizzle"
                      " | hand=school_brats deck=sign discard=twins,sunface")
        scene.does("play sign_of_cosmos", "none", "defend school_brats")
        assert (scene.asked(), scene.answers()[0]) == ("0 ask-pick-card", "sign")
        dear = next(name for name in scene.answers() if name != "sign")
        costs.add(20 - scene.does(dear).lives()[0])
    assert costs == {5, 7}, "what lay on the deck, and then any card of the discard pile as it was"
    empty = Scene("hand=princess_calamity | hand=school_brats").does("play princess_calamity", "defend school_brats")
    assert (empty.lives(), empty.events("revealed")) == ([20, 20], [])


@rule("KR-Q-11", "KR-Q-45")
def test_a_hand_read_as_it_was_does_not_show_what_the_defence_drew() -> None:
    for attack in ("bloodbath_attendant", "overbrain"):
        scene = Scene(f"hand={attack} | hand=school_brats,sign deck=twins,wand").does(f"play {attack}",
                                                                                   "defend school_brats")
        shown = [repr(event) for event in scene.told if event.key == "showed-hand"]
        assert len(shown) == 1
        assert not [text for text in shown if "twins" in text]


@rule("KR-Q-43", "KR-REDIRECT-2")
def test_total_rubbish_is_redirected() -> None:
    scene = Scene("hand=total_rubbish deck=twins,wand | hand=school_brats deck=sign,sunface | deck=steam_up")
    scene.does("play total_rubbish", "defend school_brats")
    assert scene.events("revealed", "redirected") == ["redirected 1", "revealed 0", "revealed 2"]
    assert (scene.asked(), scene.answers()) == ("0 ask-may-discard", ["twins", "none"])
    scene.does("twins", "none")
    assert (scene.deck(0), scene.discard(0)) == (["wand"], ["twins"])
    assert (scene.deck(1), scene.discard(1), scene.discard(2)) == (["sunface"], ["school_brats"], [])
    both = Scene("hand=total_rubbish deck=twins,wand | hand=school_brats deck=sign | hand=mcliver deck=sign")
    both.does("play total_rubbish", "defend school_brats", "defend mcliver", "twins", "wand")
    assert (both.deck(0), both.discard(0)) == ([], ["twins", "wand"]), "a card for each who redirects"


@rule("KR-Q-43", "KR-EFFECT-4")
def test_a_defence_ends_after_what_is_redirected_for_all_at_once() -> None:
    scene = Scene("hand=total_rubbish deck=twins life=4 | hand=asmodeus_party_demon deck=sign")
    scene.does("play total_rubbish", "defend asmodeus_party_demon")
    assert (scene.asked(), scene.lives()) == ("0 ask-may-discard", [4, 20])
    assert scene.does("none").events("killed") == ["killed 0"]


def through_a_card(letter: str, own: str, *others: str) -> Scene:
    """A mayhem card that seat 0 plays with the Sign of the Cosmos."""
    return Scene(f": mayhem=mayhem_{letter} | hand=sign_of_cosmos {own} | {' | '.join(others)}").does("play sign_of_cosmos")


@rule("KR-Q-43", "KR-REDIRECT-5")
def test_the_attacker_stands_in_the_comparison_for_who_redirects() -> None:
    hands = through_a_card("e", "", "hand=school_brats,sunface deck=sign", "hand=twins").does("none", "defend school_brats")
    assert [hands.discard(seat) for seat in range(3)] == [["limp_wand", "limp_wand"], ["school_brats"], []]
    assert hands.events("redirected") == ["redirected 1"]
    poor = through_a_card("e", "", "hand=school_brats deck=sign", "hand=sunface").does("none", "defend school_brats")
    assert [poor.discard(seat) for seat in range(3)] == [[], ["school_brats"], ["limp_wand", "limp_wand"]]
    gives = through_a_card("c", "deck=wand,fizzle", "hand=school_brats deck=sunface,sign", "deck=twins")
    gives.does("none", "defend school_brats")
    assert (gives.deck(0), gives.discard(0)) == (["wand"], ["fizzle"]), "the own card is the cheapest, the next one goes"
    takes = through_a_card("c", "deck=steam_up", "hand=school_brats deck=sign,sunface", "deck=twins")
    takes.does("none", "defend school_brats")
    assert (takes.deck(0), takes.discard(0), takes.hand(1)) == (["steam_up"], ["twins"], ["sign"])


@rule("KR-Q-50", "KR-Q-43")
def test_who_stays_out_stands_in_for_nobody() -> None:
    hands = through_a_card("e", "", "hand=school_brats,sunface deck=sign", "hand=twins").does("yes", "defend school_brats")
    assert [hands.discard(seat) for seat in range(3)] == [[], ["school_brats"], ["limp_wand", "limp_wand"]]


@rule("KR-Q-17", "KR-CARD-MAYHEM-C-1")
def test_who_reveals_nothing_for_mayhem_c_is_not_the_lowest() -> None:
    scene = Scene(": next=turn:0 market=twins,great_blaze,big_bone,epic_paws main=mayhem_c,sunface"
                  " | deck=sign | deck=twins | ")
    assert (scene.discard(0), scene.deck(1), scene.discard(2)) == (["twins"], [], [])
    alone = Scene(": next=turn:0 market=twins,great_blaze,big_bone,epic_paws main=mayhem_c,sunface | deck=twins | ")
    assert (alone.deck(0), alone.discard(1)) == (["twins"], [])


@rule("KR-Q-46", "KR-DEATH-10")
def test_grimnark_hurts_nobody_with_a_card_that_is_not_passed() -> None:
    position = ": next=legend:0,next:0 legends=grimnark_bloodmancer,voom legend_down dead={}"
    burnt = Scene(position.format("dwt_01") + " | hand=sign,wand | hand=great_blaze,sign | life=5 hand=sunface")
    burnt.does("great_blaze", "sunface", "wand")
    assert (burnt.lives(), burnt.destroyed()) == ([20, 20, 20], ["sunface"])
    assert (burnt.discard(0), burnt.discard(1), burnt.discard(2)) == ([], ["wand"], ["great_blaze"])
    dropped = Scene(position.format("dwt_10") + " | hand=sign,wand | hand=great_blaze,sign | life=5 hand=sunface")
    dropped.does("great_blaze", "sunface", "wand")
    assert (dropped.lives(), dropped.discard(2)) == ([20, 20, 20], ["great_blaze", "sunface"])
    assert dropped.discard(0) == []
