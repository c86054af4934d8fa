"""How far effects reach: who is counted, what outlives a turn, who owns what meanwhile, and who orders what."""

from __future__ import annotations

from tests.games.krutagidon.scene import Scene
from tests.support import rule


@rule("KR-Q-44", "KR-MAYHEM-10")
def test_constantine_does_not_read_the_life_of_who_stays_out() -> None:
    scene = Scene(": mayhem=mayhem_w legends=constantine | life=3 hand=sign_of_cosmos | life=9 | life=12")
    assert scene.does("play sign_of_cosmos", "yes").lives() == [3, 9, 9], "the weakest of those who take part"


@rule("KR-LEGEND-7", "KR-EOT-1", "KR-Q-12")
def test_promises_of_a_turn_do_not_reach_the_group_attack() -> None:
    nope = Scene(": power=8 legends=voom,bananamage | hand=niputyu deck=sign,sign,sign,sign,sign,wand | ")
    nope.does("defeat voom", "play niputyu", "end turn")
    assert (nope.deck(0), nope.discard(0)) == (["wand"], ["voom", "niputyu", "limp_wand"])
    hurl = Scene(": power=8 legends=voom,bananamage | hand=hurlatico | | ").does("play hurlatico", "defeat voom", "seat 1")
    assert hurl.does("end turn").asked() == "1 ask-act", "no attack after the end of the turn was declared"


@rule("KR-CARD-CTHULHU-2")
def test_rlyeh_stays_with_its_owner_while_a_foe_plays_cthulhu() -> None:
    scene = Scene(": dead=dwt_01 | hand=wild_magic | life=1 hand=twins,sunface deck=cthulhu,wand").does("play wild_magic",
                                                                                                     "option 2")
    assert (len(scene.destroyed()), scene.hand(1)) == (1, ["wand"]), "the token destroyed a card of Cthulhu's owner"


@rule("KR-MAYHEM-9", "KR-Q-9", "KR-PRIZE-1")
def test_mayhem_q_through_a_card_has_an_attacker() -> None:
    kill = Scene(": mayhem=mayhem_q market=gutting_sin dead=dwt_11 | hand=sign_of_cosmos | life=3").does(
        "play sign_of_cosmos", "none")
    assert (kill.tokens(1), kill.table.prize) == (["dwt_11"], 0)
    steam = Scene(": mayhem=mayhem_q market=gutting_sin | hand=sign_of_cosmos | hand=steam_up deck=sign").does(
        "play sign_of_cosmos", "none", "defend steam_up")
    assert steam.lives() == [18, 20]


@rule("KR-Q-26", "KR-Q-1", "KR-EFFECT-3")
def test_a_wizard_orders_rlyeh_and_a_property() -> None:
    scene = Scene("hand=dragonize discard=sign,cthulhu deck=wand,twins properties=prop_spell_diviner | ")
    scene.does("play dragonize", "sign")
    assert scene.asked() == "0 ask-first-trigger", "look at the top card first, or draw it first"


@rule("KR-Q-45")
def test_a_hand_is_not_shown_where_everybody_knows_that_there_can_be_no_such_card() -> None:
    scene = Scene("hand=overbrain | hand=sign,wand deck=fizzle").does("play overbrain")
    assert scene.events("showed-hand") == []
    unsure = Scene("hand=overbrain | hand=sign,wand deck=twins").does("play overbrain", "none")
    assert unsure.events("showed-hand") == ["showed-hand 1"]
