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
