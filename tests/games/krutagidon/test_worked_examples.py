"""The worked examples of the rulebook, KR-EX-1 to KR-EX-27."""

from __future__ import annotations

from conclave.games.krutagidon.game import KRUTAGIDON
from conclave.games.krutagidon.state.model import MAYHEM, Table
from conclave.kernel.dice import Dice
from conclave.kernel.game import Runner
from tests.games.krutagidon.scene import CARD_OF, Scene
from tests.support import rule


@rule("KR-EX-1", "KR-TURN-3", "KR-TURN-5", "KR-TURN-6", "KR-TURN-8")
def test_kr_ex_1_first_purchase() -> None:
    scene = Scene(": market=woolly_crew | hand=sign,sign,sign,sign,fizzle | ")
    scene.does("play sign", "play sign", "play sign", "play sign", "buy woolly_crew")
    assert (scene.table.spent, scene.power()) == (4, 0)
    assert scene.discard(0) == ["woolly_crew"]
    assert scene.market() == []
    scene.does("end turn")
    assert scene.asked() == "1 ask-act"
    assert len(scene.market()) == 5


@rule("KR-EX-2", "KR-TURN-4", "KR-TURN-6")
def test_kr_ex_2_play_after_buying() -> None:
    scene = Scene(": power=3 | hand=great_blaze | ").does("buy wild_magic", "play great_blaze")
    assert (scene.table.power, scene.table.spent) == (6, 3)
    assert scene.can("buy wild_magic")


@rule("KR-EX-3", "KR-TURN-1", "KR-MAYHEM-1", "KR-MAYHEM-7")
def test_kr_ex_3_mayhem_during_filling() -> None:
    scene = Scene(": next=turn:0 market=sunface,steam_up,big_bone main=mayhem_a,twins,abracadabrador"
                  " | hand=sign | hand=wand")
    assert scene.asked() == "0 ask-may"
    assert scene.market() == ["sunface", "steam_up", "big_bone"]
    scene.does("none", "none")
    assert scene.mayhem() == ["mayhem_a"]
    assert scene.market()[3:] == ["twins", "abracadabrador"]
    assert scene.discard(0) == scene.discard(1) == ["limp_wand"]


@rule("KR-EX-4", "KR-SETUP-11", "KR-MAYHEM-8")
def test_kr_ex_4_setup_mayhem() -> None:
    met = 0
    for seed in range(12):
        table = KRUTAGIDON.setup({}, 2, Dice.of(seed, "game"))
        assert isinstance(table, Table)
        runner = Runner(KRUTAGIDON, table)
        while table.turn == 0:
            runner.play(runner.pending[0], runner.pending[0].sample(Dice.of(seed, "choose")))
        assert len(table.market) == 5
        assert not [piece for piece in table.market if CARD_OF[piece].kind == MAYHEM]
        assert table.life == [20, 20]
        assert len(table.main) == 124 - 5 - len(table.mayhem)
        met += len(table.mayhem)
    assert met > 1
    scene = Scene(": mayhem=mayhem_v | hand=lead_orcganizer | life=9").does("play lead_orcganizer", "none")
    assert scene.lives() == [20, 6]


@rule("KR-EX-5", "KR-ATTACK-5", "KR-DEFENSE-1", "KR-DEFENSE-2", "KR-ATTACK-1")
def test_kr_ex_5_defence_keeps_the_power() -> None:
    scene = Scene("hand=gutting_sin,lovely_day | hand=steam_up deck=sign").does("play gutting_sin")
    assert scene.asked() == "1 ask-defend"
    scene.does("defend steam_up")
    assert scene.power() == 2
    assert scene.lives() == [18, 20]
    assert scene.hand(1) == ["sign"]
    assert scene.asked() == "0 ask-act"


@rule("KR-EX-6", "KR-REDIRECT-1", "KR-REDIRECT-3", "KR-REDIRECT-4", "KR-TARGET-2")
def test_kr_ex_6_redirect_ignores_legality() -> None:
    scene = Scene("hand=fatalizer,lovely_day | life=6 hand=school_brats deck=sign | life=10")
    scene.does("play fatalizer", "defend school_brats")
    assert scene.hand(1) == ["sign"]
    assert scene.lives() == [16, 6, 10]
    assert scene.asked() == "0 ask-act"


@rule("KR-EX-7", "KR-REDIRECT-5", "KR-Q-11")
def test_kr_ex_7_redirect_uses_the_defenders_numbers() -> None:
    scene = Scene("hand=epic_paws | hand=school_brats deck=sign discard=steam_up,veear_virtual_warlock")
    scene.does("play epic_paws", "defend school_brats")
    assert scene.lives() == [16, 20]


@rule("KR-EX-8", "KR-REDIRECT-2", "KR-ATTACK-2", "KR-ATTACK-3")
def test_kr_ex_8_one_of_many_redirects() -> None:
    scene = Scene("hand=annihilation_day | | hand=school_brats deck=sign | life=15 hand=lovely_day deck=wand")
    scene.does("play annihilation_day")
    assert scene.lives() == [20, 13, 20, 15], "the next foe is hit before the one after is asked"
    scene.does("defend school_brats")
    assert scene.lives() == [13, 13, 20, 15]
    scene.does("defend lovely_day")
    assert scene.lives() == [13, 13, 20, 18]
    assert scene.hand(3) == ["wand"]


@rule("KR-EX-9", "KR-TARGET-7")
def test_kr_ex_9_two_wizards() -> None:
    assert Scene("hand=battle_sax_axe | ").does("play battle_sax_axe").lives() == [20, 15]


@rule("KR-EX-10", "KR-TARGET-4", "KR-EFFECT-4")
def test_kr_ex_10_weaker_means_strictly() -> None:
    scene = Scene("life=12 hand=shabby_snakewolf | life=14 | life=13").does("play shabby_snakewolf")
    assert scene.lives() == [14, 14, 8]


@rule("KR-EX-11", "KR-REDIRECT-7", "KR-OWN-4", "KR-CARD-ROD-1")
def test_kr_ex_11_rod_of_swinishness() -> None:
    scene = Scene("hand=rod_of_swinishness,sign deck=wand | hand=school_brats deck=fizzle")
    scene.does("play rod_of_swinishness", "defend school_brats")
    assert (scene.asked(), scene.events("redirected")) == ("0 ask-act", [])
    assert scene.hand(0) == ["sign", "wand"]
    assert scene.hand(1) == ["fizzle"]
    scene = Scene("hand=rod_of_swinishness,sign deck=wand | hand=school_brats deck=fizzle")
    scene.does("play rod_of_swinishness", "none", "sign from hand")
    assert scene.hand(0) == ["wand"]
    assert scene.hand(1) == ["school_brats", "sign"]


@rule("KR-EX-12", "KR-DEFENSE-6", "KR-CARD-RAP-1")
def test_kr_ex_12_rap_battle_gear() -> None:
    scene = Scene("hand=rap_battle_gear,limp_wand | hand=steam_up deck=sign")
    scene.does("play rap_battle_gear", "defend steam_up")
    assert scene.asked() == "0 ask-may-destroy"
    scene.does("limp_wand")
    assert scene.hand(0) == []
    assert scene.lives() == [18, 20]
    hit = Scene("hand=rap_battle_gear,limp_wand | discard=voom").does("play rap_battle_gear")
    assert hit.lives() == [20, 16]
    assert hit.asked() == "0 ask-act"


@rule("KR-EX-13", "KR-WILD-2", "KR-WILD-4")
def test_kr_ex_13_wild_magic_on_a_location() -> None:
    scene = Scene("hand=wild_magic | deck=six_o_mart").does("play wild_magic", "option 2")
    assert scene.play(0) == ["wild_magic", "six_o_mart"]
    assert (scene.score(0), scene.score(1)) == (2, 0)
    scene.does("end turn")
    assert scene.play(0) == ["six_o_mart"]


@rule("KR-EX-14", "KR-WILD-3", "KR-WILD-5", "KR-PROP-2", "KR-EFFECT-3", "KR-Q-34")
def test_kr_ex_14_wild_magic_and_types() -> None:
    scene = Scene("hand=twins,wild_magic deck=sign,sign,wand properties=prop_ringleader | deck=acid_dragon")
    scene.does("play twins", "play wild_magic", "option 2")
    assert scene.power() == 1, "the second creature is not fully resolved yet"
    scene.does("option 2")
    assert scene.power() == 3
    assert scene.discard(1) == ["acid_dragon"]


@rule("KR-EX-15", "KR-DEATH-1", "KR-DEATH-2", "KR-DEATH-3", "KR-DEATH-4", "KR-DEATH-10", "KR-PRIZE-1")
def test_kr_ex_15_death_with_a_damage_token() -> None:
    scene = Scene(": dead=dwt_05 | hand=scruffy_spawn | | life=3").does("play scruffy_spawn", "seat 2")
    assert scene.lives() == [12, 20, 20]
    assert scene.table.prize == 0
    assert scene.tokens(2) == ["dwt_05"]
    assert scene.events("killed", "took-token", "revived", "took-prize", "hurt") == [
        "hurt 2", "killed 2", "took-token 2", "revived 2", "took-prize 0", "hurt 0"]


@rule("KR-EX-16", "KR-PRIZE-3", "KR-CARD-WAND-1")
def test_kr_ex_16_suicide_by_wand() -> None:
    scene = Scene(": dead=dwt_11 | life=1 hand=wand deck=sign,fizzle | ").does("play wand", "seat 0")
    assert scene.lives() == [20, 20]
    assert scene.tokens(0) == ["dwt_11"]
    assert scene.hand(0) == ["fizzle", "sign"]
    assert scene.table.prize == -1


@rule("KR-EX-17", "KR-LIFE-3", "KR-LIFE-4", "KR-Q-41", "KR-CARD-MAYHEM-D-1")
def test_kr_ex_17_spending_the_last_life() -> None:
    scene = Scene(": next=turn:0 dead=dwt_11 main=mayhem_d | hand=sign | life=4 hand=wand,fizzle")
    scene.does("none", "yes", "wand")
    assert scene.lives() == [20, 20]
    assert scene.tokens(1) == ["dwt_11"]
    assert scene.destroyed() == ["wand"]
    assert scene.table.prize == -1
    assert scene.asked() == "0 ask-act", "seat 1 may not use it again"


@rule("KR-EX-18", "KR-LEGEND-4", "KR-LEGEND-6", "KR-LIMP-4", "KR-EOT-6", "KR-Q-7", "KR-EFFECT-2")
def test_kr_ex_18_group_attack_order() -> None:
    scene = Scene(": next=legend:0,next:0 legends=bananamage,skulltown legend_down limp=1 | | | ")
    assert scene.lives() == [15, 15, 15]
    assert scene.events("hurt") == ["hurt 1", "hurt 2", "hurt 0"]
    assert [scene.discard(seat) for seat in range(3)] == [[], ["limp_wand"], []]


@rule("KR-EX-19", "KR-LEGEND-1", "KR-LEGEND-2")
def test_kr_ex_19_one_legend_per_turn() -> None:
    scene = Scene(": power=20 | | ").does("defeat voom")
    assert scene.power() == 12
    assert scene.discard(0) == ["voom"]
    assert not [answer for answer in scene.answers() if answer.startswith("defeat")]


@rule("KR-EX-20", "KR-PRIZE-2", "KR-EOT-5", "KR-Q-28")
def test_kr_ex_20_prize_draw() -> None:
    scene = Scene(": prize=0 | hand=twins deck=sign,sign,sign,wand,fizzle,steam_up | ").does("end turn")
    assert scene.asked() == "0 ask-prize-discard"
    assert scene.answers() == ["sign", "wand", "fizzle", "steam_up"]
    scene.does("fizzle")
    assert scene.hand(0) == ["sign", "sign", "sign", "steam_up", "wand"]
    assert scene.discard(0) == ["twins", "fizzle"]


@rule("KR-EX-21", "KR-DEATH-6", "KR-CARD-BONE-1", "KR-CARD-BONE-2", "KR-CARD-BONE-3")
def test_kr_ex_21_big_bone() -> None:
    scene = Scene("hand=finger_flexer,blood_guts_kaboom deck=sign,sign,sign play=big_bone tokens=dwt_06,dwt_09 | ")
    assert scene.score(0) == 3 + 1 + 2 - 6
    scene.does("play finger_flexer")
    assert scene.power() == 2
    scene.does("play blood_guts_kaboom")
    assert scene.hand(0) == ["sign", "sign", "sign"]


@rule("KR-EX-22", "KR-MAYHEM-3", "KR-MAYHEM-4", "KR-TARGET-6", "KR-CARD-MAYHEM-S-1")
def test_kr_ex_22_mayhem_t() -> None:
    scene = Scene(": next=turn:0 main=mayhem_t | deck=sign,sign | hand=steam_up deck=sign,sign,sign | deck=sign,sign")
    assert scene.asked() == "1 ask-defend-from-nobody"
    scene.does("defend steam_up")
    assert scene.hands() == [2, 3, 0]


@rule("KR-EX-23", "KR-MAYHEM-10", "KR-Q-44", "KR-CARD-ORC-1")
def test_kr_ex_23_stay_out() -> None:
    scene = Scene(": mayhem=mayhem_y | hand=sign_of_cosmos tokens=dwt_18 | ").does("play sign_of_cosmos")
    assert scene.asked() == "0 ask-act"
    assert scene.deck(0) == ["limp_wand"]
    scene = Scene(": mayhem=mayhem_a | hand=sign_of_cosmos,sign tokens=dwt_18 | ").does("play sign_of_cosmos")
    assert scene.asked() == "0 ask-stay-out"
    scene.does("yes", "none")
    assert scene.asked() == "0 ask-act"
    assert (scene.discard(0), scene.discard(1)) == ([], ["limp_wand"])


@rule("KR-EX-24")
def test_kr_ex_24_fruity_rump() -> None:
    scene = Scene("life=10 hand=fruity_rump | hand=lovely_day | hand=lovely_day | ")
    scene.does("play fruity_rump", "defend lovely_day", "defend lovely_day")
    assert scene.lives()[0] == 18
    assert scene.discard(3) == ["limp_wand"]


@rule("KR-EX-25", "KR-Q-36")
def test_kr_ex_25_arena() -> None:
    scene = Scene(": dead=dwt_11 | hand=sunface play=annihilation_arena | life=18").does("play sunface")
    assert "hurt 1" in scene.events("hurt")
    assert dict(next(event for event in scene.told if event.key == "hurt").args)["count"] == 20
    assert scene.table.prize == 0
    assert scene.discard(0) == ["annihilation_arena"]
    assert (scene.lives()[1], scene.tokens(1)) == (20, ["dwt_11"])


@rule("KR-EX-26", "KR-END-1", "KR-END-2", "KR-END-3")
def test_kr_ex_26_end_by_the_main_deck() -> None:
    scene = Scene(": next=turn:1 main_only main=twins market=sunface,steam_up,big_bone | | hand=sign")
    assert len(scene.market()) == 4
    assert scene.asked() == "1 ask-act"
    scene.does("play sign", "end turn")
    assert scene.over
    outcome = KRUTAGIDON.outcome(scene.table)
    assert outcome is not None
    assert outcome.reason == "main-deck"


@rule("KR-EX-27", "KR-SCORE-5", "KR-Q-27")
def test_kr_ex_27_tie() -> None:
    legends = Scene(": next=next:0 ending=tokens | discard=voom,bananamage | discard=skulltown,sunface,twins")
    assert (legends.table.scores, legends.table.winners) == ((9, 9), (0,))
    tokens = Scene(": next=next:0 ending=tokens | discard=bananamage,sunface,epic_paws tokens=dwt_06 | "
                   "discard=grimnark_bloodmancer,twins")
    assert (tokens.table.scores, tokens.table.winners) == ((6, 6), (1,))
    shared = Scene(": next=next:0 ending=tokens | discard=twins | discard=steam_up")
    assert shared.table.winners == (0, 1)
