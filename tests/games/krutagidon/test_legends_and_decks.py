"""Sections 6 to 9 of the rules: legends, decks, owning and controlling, ongoing cards, wild magic, limp wands."""

from __future__ import annotations

from tests.games.krutagidon.scene import Scene
from tests.support import rule


@rule("KR-LEGEND-4", "KR-LEGEND-5", "KR-LEGEND-7", "KR-LEGEND-10", "KR-PRIZE-4")
def test_a_group_attack_hits_all_who_do_not_defend() -> None:
    scene = Scene(": next=legend:0,next:0 legends=lord_blacklord legend_down dead=dwt_11"
                  " | life=7 hand=steam_up deck=sign | hand=lovely_day deck=sign | life=5")
    assert scene.asked() == "1 ask-defend-from-nobody"
    scene.does("defend lovely_day")
    assert scene.asked() == "0 ask-defend-from-nobody", "all decide before anything is applied"
    assert scene.lives() == [7, 23, 5]
    scene.does("defend steam_up")
    assert scene.lives() == [7, 23, 20]
    assert (scene.tokens(2), scene.table.prize) == (["dwt_11"], -1)


@rule("KR-LEGEND-8")
def test_a_legend_from_hand_does_not_repeat_its_group_attack() -> None:
    scene = Scene("hand=lord_blacklord discard=big_bone,sign,dragon_eggs | ").does("play lord_blacklord")
    assert scene.lives() == [20, 20]
    assert scene.hand(0) == ["big_bone", "dragon_eggs"]


@rule("KR-LEGEND-2", "KR-EOT-6")
def test_the_next_legend_appears_at_the_end_of_the_turn() -> None:
    scene = Scene(": power=8 legends=voom,lord_blacklord | | ").does("defeat voom")
    assert scene.table.legend_up == 0
    scene.does("end turn")
    assert scene.lives() == [13, 13]
    assert scene.events("legend-appears") == ["legend-appears"]


@rule("KR-Q-31", "KR-Q-46", "KR-DWT-2")
def test_grimnark_passes_cards_to_the_left() -> None:
    scene = Scene(": next=legend:0,next:0 legends=grimnark_bloodmancer legend_down | hand=twins | hand=lovely_day,steam_up"
                  " deck=sign | hand=sign,wand")
    assert scene.asked() == "1 ask-defend-from-nobody"
    scene.does("none")
    assert [decision.seat for decision in scene.runner.pending] == [1, 2, 0]
    scene.does("steam_up", "wand", "twins")
    assert [scene.discard(seat) for seat in range(3)] == [["wand"], ["twins"], ["steam_up"]]
    assert scene.lives() == [20, 10, 12]
    avoided = Scene(": next=legend:0,next:0 legends=grimnark_bloodmancer legend_down | hand=twins | hand=lovely_day"
                    " | hand=sign,wand").does("defend lovely_day", "wand", "twins")
    assert avoided.discard(0) == ["wand"]
    assert avoided.hand(0) == ["twins"], "the left foe avoided, so the card is not passed"
    alone = Scene(": legends=grimnark_bloodmancer dead=dwt_15 | hand=gutting_sin | life=1 hand=twins").does(
        "play gutting_sin", "twins")
    assert (alone.discard(1), alone.lives()[1]) == (["twins"], 10)


@rule("KR-DECK-1", "KR-DECK-2")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    scene = Scene("hand=twins deck=wand discard=sign | ").does("play twins")
    assert scene.hand(0) == ["sign", "wand"]
    assert scene.discard(0) == []
    assert Scene("hand=twins deck=wand | ").does("play twins").hand(0) == ["wand"]


@rule("KR-DISCARD-1", "KR-DISCARD-2")
def test_discarding_is_from_the_hand_unless_another_place_is_named() -> None:
    scene = Scene("hand=festering_trepanner | hand=sign,wand").does("play festering_trepanner", "wand")
    assert scene.discard(1) == ["wand"]
    top = Scene("hand=great_blaze deck=wand,sign properties=prop_spell_diviner | ").does("play great_blaze", "wand")
    assert top.discard(0) == ["wand"]


@rule("KR-DESTROY-1", "KR-DESTROY-2", "KR-DESTROY-3", "KR-DESTROY-4")
def test_where_destroyed_cards_go() -> None:
    for card, piles in (("sign", (["sign"], 15, 16)), ("wild_magic", ([], 16, 16)), ("limp_wand", ([], 15, 16))):
        others = "wild_magic" if card != "wild_magic" else "sign"
        scene = Scene(f"hand=dragonize discard={card},{others} | ").does("play dragonize", card)
        assert (scene.destroyed(), len(scene.table.wild), len(scene.table.limp)) == piles
    tongue = Scene(": main=mayhem_q,twins | hand=double_tongue | ").does("play double_tongue")
    assert (tongue.mayhem(), tongue.power()) == (["mayhem_q"], 3)


@rule("KR-GAIN-1", "KR-GAIN-2", "KR-GAIN-3", "KR-LIMP-1")
def test_gained_cards_go_to_the_discard_pile() -> None:
    scene = Scene("hand=three_warnings | ").does("play three_warnings")
    assert scene.discard(1) == ["limp_wand"]
    assert Scene(": limp=0 | hand=three_warnings | ").does("play three_warnings").discard(1) == []


@rule("KR-GAIN-4", "KR-MAYHEM-11", "KR-Q-16", "KR-BUY-3")
def test_mayhem_that_would_be_gained_is_destroyed() -> None:
    scene = Scene(": next=turn:0 main=mayhem_u,mayhem_a,twins | | ")
    assert scene.hand(0) == []
    assert scene.hand(1) == ["twins"]
    assert scene.lives() == [20, 15]
    assert scene.mayhem() == ["mayhem_a", "mayhem_u"]


@rule("KR-EFFECT-1")
def test_effects_go_clockwise_from_the_one_who_applies_them() -> None:
    scene = Scene(": next=act:1 active=1 | | hand=annihilation_day | ").does("play annihilation_day")
    assert scene.events("hurt") == ["hurt 2", "hurt 0"]


@rule("KR-EFFECT-5", "KR-CARD-SAN-1")
def test_what_a_card_says_must_be_done() -> None:
    for card, found in (("karpatych_san", "steam_up"), ("hexcalibur", "sunface"), ("woolly_crew", "twins"),
                        ("lucky_talismans", "big_bone")):
        scene = Scene(f"hand={card} discard={found},sign | ").does(f"play {card}")
        assert (scene.hand(0), scene.power()) == ([found], 0)
        assert Scene(f"hand={card} discard=sign | ").does(f"play {card}").power() == 2


@rule("KR-OWN-1", "KR-OWN-2", "KR-ONGOING-4", "KR-ONGOING-6", "KR-PROP-3", "KR-PRIZE-5")
def test_ongoing_things_under_control() -> None:
    scene = Scene(": prize=0 | hand=whatsit play=big_bone tokens=dwt_16,dwt_06 properties=prop_recruiter"
                  " discard=cthulhu,six_o_mart | play=golden_oldies").does("play whatsit")
    assert scene.lives() == [20, 20 - 3 * 4], "Big Bone, one ongoing token, the prize and R'lyeh"


@rule("KR-OWN-3", "KR-SCORE-1", "KR-Q-35")
def test_everything_owned_counts_wherever_it_is() -> None:
    assert Scene("hand=sunface deck=twins discard=voom play=six_o_mart,mcliver | ").score(0) == 2 + 1 + 4 + 1 + 2


@rule("KR-ONGOING-1", "KR-ONGOING-2", "KR-ONGOING-5")
def test_ongoing_cards_stay_in_play() -> None:
    scene = Scene(": power=5 market=six_o_mart | hand=halls_of_passion,big_bone,big_bone | ").does("buy six_o_mart")
    assert scene.discard(0) == ["six_o_mart"]
    scene.does("play halls_of_passion", "play big_bone", "play big_bone", "end turn")
    assert scene.play(0) == ["halls_of_passion", "big_bone", "big_bone"]


@rule("KR-ONGOING-3")
def test_a_location_answers_the_first_card_of_its_type_in_a_turn() -> None:
    scene = Scene("hand=great_blaze,steam_up play=halls_of_passion deck=sign,wand | ").does("play great_blaze")
    assert scene.hand(0) == ["sign", "steam_up"]
    assert scene.does("play steam_up").hand(0) == ["sign"]


@rule("KR-ONGOING-7")
def test_tokens_are_never_discarded_as_ongoing_cards() -> None:
    scene = Scene(": next=turn:0 main=mayhem_z prize=0 | tokens=dwt_16 | play=big_bone,six_o_mart").does("six_o_mart")
    assert (scene.tokens(0), scene.table.prize) == (["dwt_16"], 0)
    assert scene.discard(1) == ["six_o_mart"]


@rule("KR-WILD-2", "KR-Q-33", "KR-DESTROY-3")
def test_wild_magic() -> None:
    assert Scene("hand=wild_magic | deck=sign").does("play wild_magic", "option 1").power() == 2
    assert Scene("hand=wild_magic | ").does("play wild_magic").power() == 2, "no foe has a card: there is no choice"
    scene = Scene("hand=wild_magic | deck=gutting_sin | ").does("play wild_magic", "option 2", "seat 2")
    assert scene.lives() == [20, 20, 15]
    assert scene.discard(1) == ["gutting_sin"]
    again = Scene("hand=wild_magic | discard=sign").does("play wild_magic", "option 2")
    assert (again.power(), again.discard(1)) == (1, ["sign"])


@rule("KR-WILD-4", "KR-WILD-3", "KR-OWN-3")
def test_every_ongoing_card_that_wild_magic_plays_is_kept() -> None:
    for card in ("big_bone", "golden_oldies", "dragon_eggs"):
        scene = Scene(f"hand=wild_magic deck=sign,sign,sign,sign,sign | deck={card}").does("play wild_magic", "option 2")
        assert (scene.play(0), scene.discard(1)) == (["wild_magic", card], [])
        assert scene.does("end turn").play(0) == [card]
    passing = Scene("hand=wild_magic | deck=great_blaze").does("play wild_magic", "option 2")
    assert (passing.play(0), passing.discard(1)) == (["wild_magic"], ["great_blaze"]), "at once, not at the end of the turn"


@rule("KR-LIMP-2", "KR-LIMP-3", "KR-LIMP-5")
def test_limp_wands() -> None:
    scene = Scene("hand=limp_wand,sign | ").does("play limp_wand")
    assert (scene.power(), scene.score(0)) == (0, -1)
    kept = Scene("hand=limp_wand,sign deck=sign,sign,sign,sign,sign | ").does("end turn")
    assert kept.discard(0) == ["limp_wand", "sign"]
    for card in ("karpatych_san", "hexcalibur", "woolly_crew", "lucky_talismans"):
        taken = Scene(f"hand={card} discard=limp_wand,wild_magic | ").does(f"play {card}")
        assert (taken.power(), taken.hand(0)) == (2, []), "it is no card of any type"
    assert not any(answer.startswith("buy limp") for answer in Scene(": power=9 | | ").answers())
