"""Clarifications of single cards (section 13), and rulings that no other test exercises."""

from __future__ import annotations

from tests.games.krutagidon.scene import Scene
from tests.support import rule


@rule("KR-Q-29", "KR-CARD-DOUBLE-1")
def test_double_tongue_reveals_five() -> None:
    scene = Scene(": next=legend:0,next:0 legends=double_tongue legend_down"
                  " | deck=sign,twins discard=steam_up,steam_up,lovely_day | deck=wand,sign,sunface,fizzle,sign,sign")
    assert scene.asked() == "1 ask-order-top"
    scene.does("fizzle", "wand")
    assert scene.deck(1) == ["fizzle", "wand", "sign", "sign", "sign"]
    assert scene.discard(1) == ["sunface"]
    assert scene.deck(0) == ["sign"]
    assert sorted(scene.discard(0)) == ["lovely_day", "steam_up", "steam_up", "twins"]


@rule("KR-Q-29")
def test_scorched_squire_puts_back_in_any_order() -> None:
    scene = Scene("hand=scorched_squire deck=sign,wand,twins | ").does("play scorched_squire", "none", "wand")
    assert scene.deck(0) == ["wand", "sign", "twins"]
    burnt = Scene("hand=scorched_squire deck=sign,wand,twins | ").does("play scorched_squire", "sign")
    assert (burnt.deck(0), burnt.destroyed()) == (["wand", "twins"], ["sign"])


@rule("KR-Q-1", "KR-CARD-CTHULHU-1", "KR-CARD-CTHULHU-2")
def test_rlyeh_answers_when_an_own_card_is_destroyed() -> None:
    scene = Scene("hand=dragonize discard=sign,cthulhu deck=wand,fizzle | ").does("play dragonize", "sign")
    assert scene.hand(0) == ["wand"]
    itself = Scene("hand=dragonize discard=sign,cthulhu deck=wand | ").does("play dragonize", "cthulhu")
    assert itself.hand(0) == []
    without = Scene("hand=dragonize discard=sign,cthulhu deck=wand | ")
    without.table.rlyeh = 0
    assert without.does("play dragonize", "sign").hand(0) == []


@rule("KR-Q-5", "KR-Q-24", "KR-CARD-NECRO-1", "KR-CARD-BONE-1")
def test_necromantics_swaps_real_tokens() -> None:
    scene = Scene("hand=necromantics,sign,wand tokens=dwt_11,dwt_14 play=big_bone | tokens=dwt_10,dwt_05 hand=fizzle")
    scene.does("play necromantics", "yes", "dwt_14", "dwt_10")
    assert (scene.tokens(0), scene.tokens(1)) == (["dwt_11", "dwt_10"], ["dwt_05", "dwt_14"])
    assert scene.hand(0) == [], "three cards are discarded, as many as there are"
    assert scene.lives() == [20, 20], "reviving with 11 is for a death only"
    bare = Scene("hand=necromantics tokens=dwt_11 | tokens=dwt_06").does("play necromantics")
    assert (bare.asked(), bare.power()) == ("0 ask-act", 3)
    free = Scene("hand=necromantics tokens=dwt_11 | tokens=dwt_06")
    free.table.necromantics = 0
    assert free.does("play necromantics").asked() == "0 ask-may-attack"
    lonely = Scene("hand=necromantics tokens=dwt_11 play=big_bone | play=big_bone").does("play necromantics")
    assert lonely.asked() == "0 ask-act", "a Big Bone is no token that could be swapped"


@rule("KR-Q-13", "KR-CARD-KITTY-1")
def test_sweet_kitty_sheds_a_token() -> None:
    scene = Scene("life=24 hand=sweet_kitty,twins deck=sign,wand tokens=dwt_11,dwt_06 | ")
    before = len(scene.table.dead_pile)
    scene.does("play sweet_kitty", "twins", "dwt_11")
    assert (scene.lives()[0], scene.tokens(0), len(scene.table.dead_pile)) == (25, ["dwt_06"], before + 1)
    zero = Scene("life=25 hand=sweet_kitty deck=sign,wand tokens=dwt_11 | ").does("play sweet_kitty", "sign")
    assert zero.tokens(0) == [], "life equals 25 even though nothing was healed"


@rule("KR-CARD-FATAL-1")
def test_fatalizer_picks_the_token() -> None:
    scene = Scene(": dead=dwt_06,dwt_13,dwt_11 | hand=fatalizer | life=2").does("play fatalizer")
    assert (scene.asked(), scene.answers()) == ("0 ask-pick-token", ["dwt_06", "dwt_13"])
    size = len(scene.table.dead_pile)
    scene.does("dwt_13")
    assert (scene.tokens(1), len(scene.table.dead_pile)) == (["dwt_13"], size + 1)


@rule("KR-Q-12", "KR-Q-48")
def test_nopity_nope_sends_the_next_card_to_the_top() -> None:
    scene = Scene(": power=6 | hand=niputyu deck=sign | ").does("play niputyu", "buy wild_magic", "buy wild_magic")
    assert (scene.deck(0), scene.discard(0)) == (["wild_magic", "sign"], ["wild_magic"])
    both = Scene(": power=5 market=steam_up | hand=niputyu properties=prop_express_delivery | ")
    both.does("play niputyu", "buy steam_up")
    assert both.table.awaits == []


@rule("KR-Q-14", "KR-Q-15")
def test_power_that_is_doubled_or_taken_away() -> None:
    scene = Scene(": power=3 spent=3 | hand=doctor_tipsy,sign | ").does("play doctor_tipsy")
    assert scene.power() == 3
    assert scene.does("play sign").power() == 5
    flexer = Scene(": power=0 | hand=finger_flexer tokens=dwt_06,dwt_07,dwt_08,dwt_09,dwt_11,dwt_13 | ")
    assert flexer.does("play finger_flexer").power() == 0


@rule("KR-Q-26")
def test_a_wizard_orders_simultaneous_triggers() -> None:
    scene = Scene("hand=great_blaze play=halls_of_passion deck=sign,wand properties=prop_spell_diviner | ")
    scene.does("play great_blaze")
    assert scene.asked() == "0 ask-first-trigger"
    scene.does("halls_of_passion 1", "wand")
    assert (scene.hand(0), scene.discard(0)) == (["sign"], ["wand"])


@rule("KR-Q-37")
def test_constantine_borrows_a_property_until_a_legend_falls() -> None:
    scene = Scene(": power=8 | hand=constantine properties=prop_recruiter | ").does("play constantine")
    assert len(scene.table.properties[0]) == 2
    scene.does("defeat voom")
    assert [len(properties) for properties in scene.table.properties] == [1, 0]
    assert len(scene.table.property_box) == 7


@rule("KR-Q-34", "KR-PROP-2")
def test_different_means_different_names() -> None:
    scene = Scene("hand=snot_bearer_knight,snot_bearer_knight,necro_dancers properties=prop_ringleader | ")
    assert scene.does("play snot_bearer_knight", "play snot_bearer_knight").power() == 4
    assert scene.does("play necro_dancers").power() == 7


@rule("KR-Q-36")
def test_the_arena_doubles_attacks_only() -> None:
    assert Scene("hand=voom play=annihilation_arena | ").does("play voom").lives() == [20, 19]
    scene = Scene("hand=gutting_sin play=annihilation_arena | hand=school_brats deck=sign")
    assert scene.does("play gutting_sin", "defend school_brats").lives() == [10, 20]


@rule("KR-Q-6")
def test_muck_marx_destroys_a_hand_card_in_defence() -> None:
    scene = Scene("hand=gutting_sin | hand=muck_marx,limp_wand deck=sign").does("play gutting_sin", "defend muck_marx",
                                                                               "limp_wand")
    assert (scene.hand(1), scene.lives()) == (["sign"], [15, 20])


@rule("KR-BUY-1")
def test_hurlatico_attacks_with_each_purchase() -> None:
    scene = Scene(": power=8 market=twins | hand=hurlatico deck=sign | ")
    scene.does("play hurlatico", "buy twins", "buy wild_magic")
    assert scene.lives() == [20, 12]
