"""Clarifications of single cards (section 13), and rulings that no other test exercises."""

from __future__ import annotations

from tests.games.krutagidon.scene import Scene, names_of
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
    without.table.answering = 0
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
    free.table.conditional = 0
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


@rule("KR-Q-15")
def test_power_that_was_spent_is_not_taken_back() -> None:
    tokens = "tokens=dwt_06,dwt_07,dwt_08,dwt_09,dwt_11,dwt_13,dwt_14"
    assert Scene(f": power=9 | hand=finger_flexer {tokens} | ").does("play finger_flexer").power() == 7
    spent = Scene(f": power=4 spent=3 | hand=finger_flexer,sign {tokens} | ").does("play finger_flexer")
    assert (spent.table.power, spent.power()) == (3, 0)
    assert spent.does("play sign").power() == 1


@rule("KR-Q-49", "KR-CARD-MAYHEM-O-1")
def test_mayhem_o_plays_only_what_was_shown_and_is_still_there() -> None:
    """The familiar could attack too, but has defended; what the defence drew was not in the hand when it was shown."""
    scene = Scene(": next=turn:0 market=twins,steam_up,big_bone,epic_paws main=mayhem_o,sunface"
                  " | hand=gutting_sin,scruffy_spawn deck=battle_sax_axe | ").does("gutting_sin")
    assert scene.does("defend scruffy_spawn").asked() == "0 ask-act"
    assert (scene.lives(), scene.hand(0)) == ([15, 20], ["battle_sax_axe", "gutting_sin"])


@rule("KR-CARD-MAYHEM-O-1")
def test_mayhem_o_aims_at_its_owner_whatever_an_attack_demands() -> None:
    for card, life in (("fatalizer", 16), ("shabby_snakewolf", 15), ("mega_fist", 14), ("annihilation_day", 13)):
        scene = Scene(f": next=turn:0 market=twins,steam_up,big_bone,epic_paws main=mayhem_o | hand={card} | life=3")
        assert (scene.lives(), scene.power()) == ([life, 3], 0), "neither weakest, nor weaker, nor a neighbour, nor a foe"
    own = Scene(": next=turn:0 market=twins,steam_up,big_bone,epic_paws main=mayhem_o | hand=overbrain,twins,sign | ")
    assert own.asked() == "0 ask-discard", "the attacked wizard decides"


@rule("KR-CARD-MAYHEM-O-1", "KR-CARD-NECRO-1")
def test_nobody_swaps_tokens_with_oneself() -> None:
    scene = Scene(": next=turn:0 market=twins,steam_up,sunface,epic_paws main=mayhem_o"
                  " | hand=necromantics play=big_bone tokens=dwt_06 deck=sign | tokens=dwt_11").does("yes")
    assert (scene.asked(), scene.tokens(0), scene.hand(0)) == ("0 ask-act", ["dwt_06"], ["necromantics"])


@rule("KR-CARD-CTHULHU-2", "KR-OWN-1")
def test_rlyeh_follows_its_owner_wherever_cthulhu_is() -> None:
    for places in ("hand=dragonize,cthulhu discard=sign", "hand=dragonize play=cthulhu discard=sign",
                   "hand=dragonize discard=cthulhu,sign"):
        scene = Scene(f"{places} deck=wand | ").does("play dragonize", "sign")
        assert "wand" in scene.hand(0), places
    buried = Scene("hand=dragonize discard=sign deck=wand,cthulhu | ").does("play dragonize", "sign")
    assert buried.hand(0) == ["wand"]


@rule("KR-OWN-2", "KR-ONGOING-4", "KR-CARD-BONE-1")
def test_what_is_not_in_play_is_not_controlled() -> None:
    scene = Scene(": market=six_o_mart,halls_of_passion | hand=whatsit,dragon_eggs,big_bone deck=squidslayer_castle"
                  " discard=mushroom_bog | ").does("play whatsit")
    assert scene.lives() == [20, 20]
    bones = Scene("hand=necro_dancers,big_bone discard=big_bone | play=golden_oldies").does("play necro_dancers")
    assert bones.power() == 1, "a Big Bone counts only in play"


@rule("KR-EFFECT-5", "KR-Q-29", "KR-CARD-SAN-1")
def test_only_what_is_offered_can_be_declined() -> None:
    san = Scene("hand=karpatych_san discard=steam_up,great_blaze | ").does("play karpatych_san")
    assert san.answers() == ["steam_up", "great_blaze"]
    kitty = Scene("life=9 hand=sweet_kitty deck=sign,twins | ").does("play sweet_kitty")
    assert kitty.answers() == ["sign", "twins"]
    assert Scene("hand=dragonize discard=steam_up,great_blaze | ").does("play dragonize").answers()[-1] == "none"
    rod = Scene("hand=rod_of_swinishness,sign,twins deck=wand | ").does("play rod_of_swinishness")
    assert rod.answers() == ["sign from hand", "wand from hand"]


@rule("KR-Q-12", "KR-EFFECT-3")
def test_promises_and_properties_answer_their_own_wizard_only() -> None:
    nope = Scene(": power=2 | hand=niputyu,three_warnings deck=sign | ").does("play niputyu", "play three_warnings",
                                                                            "buy wild_magic")
    assert (nope.discard(1), nope.deck(0)) == (["limp_wand"], ["wild_magic", "sign"]), "a foe's card does not count"
    hurl = Scene("hand=hurlatico,three_warnings deck=sign | ").does("play hurlatico", "play three_warnings")
    assert (hurl.discard(1), hurl.events("attack")) == (["limp_wand"], [])
    recruits = Scene(": next=turn:0 market=twins,steam_up,big_bone,epic_paws main=mayhem_u,great_blaze,overbrain"
                     " | properties=prop_recruiter deck=sign,sign,sign,sign,sign,wand | ").does("end turn")
    assert recruits.hand(0) == ["sign"] * 5, "a foe gained the wizard"


@rule("KR-PROP-2", "KR-Q-34")
def test_two_different_creatures_count_once_in_a_turn() -> None:
    scene = Scene("hand=snot_bearer_knight,necro_dancers,whatsit properties=prop_ringleader | ")
    scene.does("play snot_bearer_knight", "play necro_dancers", "play whatsit")
    assert scene.power() == 2 + 1 + 2 + 2


@rule("KR-Q-24", "KR-DWT-3")
def test_both_swapped_tokens_take_effect() -> None:
    scene = Scene("hand=necromantics play=big_bone tokens=dwt_06 | tokens=dwt_09 deck=sign")
    scene.does("play necromantics", "yes")
    assert (scene.hand(1), scene.discard(0)) == (["sign"], ["limp_wand"])
    grudge = Scene("hand=necromantics play=big_bone tokens=dwt_05 | tokens=dwt_11").does("play necromantics", "yes")
    assert grudge.lives() == [20, 20], "nobody was killed"


@rule("KR-Q-4", "KR-SCORE-4")
def test_great_blaze_pawned_for_as_many_cards_as_it_is_worth() -> None:
    for points, gained in ((2, ["overbrain", "sign", "sunface"]), (1, ["sign", "sunface"])):
        scene = Scene(": next=turn:0 market=twins,steam_up,big_bone,epic_paws main=mayhem_m,sunface,overbrain"
                      " | hand=great_blaze,sign | hand=sign")
        scene.table.blaze = points
        assert scene.does("yes", "great_blaze from hand", "none").hand(0) == gained


@rule("KR-DECK-1", "KR-CARD-DOUBLE-1")
def test_a_new_deck_lies_below_what_is_left_and_is_shuffled() -> None:
    squire = Scene("hand=scorched_squire deck=wand discard=sign,sign,sign | ").does("play scorched_squire", "none", "wand")
    assert squire.deck(0)[0] == "wand"
    cards = "sign,wand,fizzle,twins,sunface"
    drawn = {tuple(Scene(f": dice={key}:0 | hand=abracadabrador discard={cards} | ").does("play abracadabrador").deck(0))
             for key in range(12)}
    assert len(drawn) > 6
    mixed = {tuple(Scene(f": next=turn:0 dice={key}:0 main=mayhem_h | deck={cards},robot_tongue | ").hand(0))
             for key in range(12)}
    assert len(mixed) > 3


@rule("KR-CARD-FATAL-1", "KR-CARD-KITTY-1", "KR-DEATH-2")
def test_tokens_that_go_back_are_shuffled_into_the_pile() -> None:
    def places(position: str, *answers: str) -> set[int]:
        scenes = [Scene(position.replace(": ", f": dice={key}:0 ")).does(*answers) for key in range(12)]
        return {names_of(scene.table.dead_pile).index("dwt_06") for scene in scenes}
    assert len(places(": dead=dwt_13,dwt_06 | hand=fatalizer | life=2", "play fatalizer", "dwt_13")) > 3
    assert len(places(": turn=1 | life=25 hand=sweet_kitty,sign tokens=dwt_06 | ", "play sweet_kitty")) > 3


@rule("KR-MAYHEM-6", "KR-PRIZE-4", "KR-DEFENSE-7")
def test_what_market_mayhem_plays_has_no_attacker_either() -> None:
    scene = Scene(": next=turn:0 market=twins,sunface,big_bone,epic_paws main=mayhem_l mayhem=mayhem_v dead=dwt_11"
                  " | hand=sign | life=3")
    assert (scene.tokens(1), scene.table.prize) == (["dwt_11"], -1)


def test_cards_taken_at_random_may_be_any() -> None:
    for position, answers in ((": next=turn:0 main=mayhem_i | hand=sign,wand,fizzle | ", ()),
                              (": dead=dwt_01 | hand=gutting_sin | life=1 hand=sign,wand,fizzle", ("play gutting_sin",))):
        scenes = [Scene(position.replace(": ", f": dice={key}:0 ")).does(*answers) for key in range(16)]
        assert {scene.destroyed()[0] for scene in scenes} == {"sign", "wand", "fizzle"}
