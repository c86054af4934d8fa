"""What legends, familiars, defences, mayhem and tokens do; a changed number or word shows here."""

from __future__ import annotations

import pytest

from conclave.games.krutagidon.state.model import DEAD_WIZARD, FAMILIAR, LEGEND, MAYHEM, PROPERTY
from tests.games.krutagidon.scene import BY_NAME, CARDS
from tests.games.krutagidon.tales import Tale, tales

PLAYED = tales("""
voom: hand=voom deck=wand,sign | | >> play voom => power 1; hand0 wand; lives 20 19 19
grimnark_bloodmancer: hand=grimnark_bloodmancer deck=sign,wand,fizzle,sign | >> play grimnark_bloodmancer
  => power 0; hand0 fizzle sign wand; lives 17 20
double_tongue: : main=sunface | hand=double_tongue deck=sign | >> play double_tongue => power 0; deck0 sunface sign
double_tongue: : main=mayhem_q | hand=double_tongue deck=sign | >> play double_tongue
  => power 3; mayhem mayhem_q; deck0 sign
bananamage: life=9 hand=bananamage,sign discard=wand,twins play=fizzle | >> play bananamage => power 2; lives 12 20
mistress_britta: hand=mistress_britta,limp_wand discard=limp_wand,sign deck=wand |
  >> play mistress_britta / limp_wand / limp_wand => power 2; hand0 wand; discard0 sign
sign_of_cosmos: : mayhem=mayhem_p | hand=sign_of_cosmos | >> play sign_of_cosmos / yes
  => power 0; lives 20 15; mayhem mayhem_p
three_warnings: hand=three_warnings | | >> play three_warnings / seat 2 => power 2; discard1; discard2 limp_wand
constantine: hand=constantine properties=prop_recruiter | >> play constantine => power 3; properties0 2; properties1 0
lord_blacklord: hand=lord_blacklord discard=big_bone,sign,robot_tongue | >> play lord_blacklord
  => power 0; hand0 big_bone robot_tongue; discard0 sign
lord_blacklord: hand=lord_blacklord discard=sign | >> play lord_blacklord => power 2
skulltown: hand=skulltown discard=great_blaze,sign,steam_up | >> play skulltown
  => power 0; hand0 great_blaze steam_up; discard0 sign
skulltown: hand=skulltown discard=sign | >> play skulltown => power 2
masha_the_mangler: hand=masha_the_mangler | | >> play masha_the_mangler / seat 2 => power 4; lives 20 20 16
doctor_tipsy: : power=3 spent=1 | hand=doctor_tipsy,sign | >> play doctor_tipsy / play sign => power 7
scruffy_spawn: hand=scruffy_spawn | >> play scruffy_spawn => power 2; lives 20 13
sir_snotlein: life=9 hand=sir_snotlein | >> play sir_snotlein => power 2; lives 15 20
scorched_squire: hand=scorched_squire deck=sign,wand,twins | >> play scorched_squire / wand
  => power 2; destroyed wand; deck0 sign twins
lead_orcganizer: : mayhem=mayhem_p,mayhem_t | hand=lead_orcganizer | >> play lead_orcganizer / mayhem_p / none
  => power 2; lives 15 15; asked 0 ask-act
asmodeus_party_demon: hand=asmodeus_party_demon play=big_bone tokens=dwt_11 | >> play asmodeus_party_demon => power 4
lord_mousington: hand=lord_mousington discard=twins,sunface play=whatsit | | >> play lord_mousington
  => power 2; lives 20 16 16
mcliver: hand=mcliver discard=sunface,twins play=overbrain,belly_hellish | | >> play mcliver => power 2; lives 20 14 14
puff_rainbow_cloud: hand=puff_rainbow_cloud | | >> play puff_rainbow_cloud
  => power 2; discard1 limp_wand; discard2 limp_wand
double_warlock: hand=double_warlock discard=steam_up,great_blaze,niputyu | >> play double_warlock => power 6
double_warlock: hand=double_warlock discard=steam_up,great_blaze,twins | >> play double_warlock => power 3
muck_marx: : market=twins,steam_up main=sunface | hand=muck_marx | >> play muck_marx / twins
  => power 3; market steam_up sunface; destroyed twins
school_brats: hand=school_brats deck=sign,sign,sign,sign,sign,wand | >> play school_brats / end turn
  => deck0 wand school_brats
little_coin: hand=little_coin discard=big_bone,robot_tongue,bag_of_joy | >> play little_coin => power 6
little_coin: hand=little_coin discard=big_bone,robot_tongue,twins | >> play little_coin => power 3
""")

DEFENCES = tales("""
robot_tongue: hand=gutting_sin | hand=robot_tongue,sign discard=fizzle deck=wand
  >> play gutting_sin / defend robot_tongue / fizzle from discard
  => lives 20 20; hand1 sign; discard1 robot_tongue; destroyed fizzle
mars_skater_rats: hand=gutting_sin | hand=mars_skater_rats,limp_wand discard=sign deck=wand
  >> play gutting_sin / defend mars_skater_rats / limp_wand from hand
  => lives 20 20; hand1; discard1 sign mars_skater_rats; discard0 limp_wand
mad_cat_lady: hand=gutting_sin | hand=mad_cat_lady deck=sign >> play gutting_sin / defend mad_cat_lady
  => lives 20 20; hand1; discard1 mad_cat_lady
veear_virtual_warlock: hand=gutting_sin | hand=veear_virtual_warlock deck=sign,wand,twins
  >> play gutting_sin / defend veear_virtual_warlock / sign
  => lives 20 20; hand1 wand; discard1 veear_virtual_warlock sign
gorillaugh: hand=gutting_sin | hand=gorillaugh,limp_wand deck=sign,wand >> play gutting_sin / defend gorillaugh / sign
  => lives 20 20; hand1 limp_wand; destroyed sign
lovely_day: hand=gutting_sin | life=9 hand=lovely_day deck=sign,wand >> play gutting_sin / defend lovely_day
  => lives 20 12; hand1 sign
steam_up: hand=gutting_sin | hand=steam_up deck=sign,wand >> play gutting_sin / defend steam_up
  => lives 18 20; hand1 sign
unholy_grail: hand=gutting_sin | hand=unholy_grail deck=sign,wand >> play gutting_sin / defend unholy_grail
  => lives 15 20; hand1 sign
dragon_eggs: hand=gutting_sin | play=dragon_eggs deck=sign,wand >> play gutting_sin / defend dragon_eggs
  => lives 20 20; hand1 sign; play1; discard1 dragon_eggs
scruffy_spawn: hand=gutting_sin | hand=scruffy_spawn deck=sign,wand >> play gutting_sin / defend scruffy_spawn
  => lives 15 20; hand1 sign
sir_snotlein: hand=gutting_sin | life=9 hand=sir_snotlein deck=sign,wand >> play gutting_sin / defend sir_snotlein
  => lives 15 12; hand1 sign
scorched_squire: hand=gutting_sin | hand=scorched_squire deck=sign,wand >> play gutting_sin / defend scorched_squire
  => lives 15 20; hand1 sign
lead_orcganizer: hand=gutting_sin | hand=lead_orcganizer deck=sign,wand >> play gutting_sin / defend lead_orcganizer
  => lives 15 20; hand1 sign
asmodeus_party_demon: hand=gutting_sin | hand=asmodeus_party_demon deck=sign,wand
  >> play gutting_sin / defend asmodeus_party_demon => lives 11 20; hand1 sign
lord_mousington: hand=gutting_sin | hand=lord_mousington deck=sign,wand >> play gutting_sin / defend lord_mousington
  => lives 15 20; hand1 sign
mcliver: hand=gutting_sin | hand=mcliver deck=sign,wand >> play gutting_sin / defend mcliver => lives 15 20; hand1 sign
puff_rainbow_cloud: hand=gutting_sin | hand=puff_rainbow_cloud deck=sign,wand
  >> play gutting_sin / defend puff_rainbow_cloud => lives 20 20; hand1 sign; discard0 limp_wand
double_warlock: hand=gutting_sin | hand=double_warlock deck=sign,wand >> play gutting_sin / defend double_warlock
  => lives 15 20; hand1 sign
muck_marx: hand=gutting_sin | hand=muck_marx,limp_wand deck=sign >> play gutting_sin / defend muck_marx / sign
  => lives 15 20; hand1 limp_wand; destroyed sign
school_brats: hand=gutting_sin | hand=school_brats deck=sign,wand >> play gutting_sin / defend school_brats
  => lives 15 20; hand1 sign; discard1 school_brats
little_coin: hand=gutting_sin | hand=little_coin deck=sign,wand >> play gutting_sin / defend little_coin
  => lives 15 20; hand1 sign
""")

GROUP = ": next=legend:0,next:0 legend_down legends="
GROUP_ATTACKS = tales(f"""
grimnark_bloodmancer: {GROUP}grimnark_bloodmancer | hand=twins | hand=lucky_talismans >> lucky_talismans / twins
  => discard0 lucky_talismans; discard1 twins; lives 12 10
double_tongue: {GROUP}double_tongue | deck=sign,twins,sunface,sign,overbrain,whatsit | deck=fizzle >>
  => discard0 twins sunface overbrain; deck0 sign sign whatsit; deck1 fizzle
bananamage: {GROUP}bananamage | | life=9 >> => lives 15 4; discard0 limp_wand; discard1 limp_wand
mistress_britta: {GROUP}mistress_britta market=twins,whatsit,sunface,big_bone,overbrain | | >>
  => discard0 limp_wand limp_wand; discard1 limp_wand limp_wand
sign_of_cosmos: {GROUP}sign_of_cosmos | hand=sign,wand,twins play=big_bone | hand=fizzle >> sign / twins
  => hand0 wand; discard0 sign twins big_bone; play0; discard1 fizzle
three_warnings: {GROUP}three_warnings | hand=sign,wand,twins,limp_wand | hand=overbrain,sunface >> sunface / sign
  => hand0 limp_wand sign twins; hand1 sunface; destroyed overbrain wand
constantine: {GROUP}constantine | life=25 | life=7 | life=12 >> => lives 7 7 7
lord_blacklord: {GROUP}lord_blacklord | | life=9 >> => lives 13 2
skulltown: {GROUP}skulltown | hand=twins,big_bone,sign | hand=limp_wand,overbrain >> => lives 14 17
masha_the_mangler: {GROUP}masha_the_mangler | hand=twins,lucky_talismans,princess_calamity | hand=sign >>
  => discard0 limp_wand limp_wand; discard1
doctor_tipsy: {GROUP}doctor_tipsy | hand=twins,sunface,lucky_talismans | hand=sign >>
  => hand0 lucky_talismans; discard0 twins sunface; hand1 sign
""")

FILL = ": next=turn:0 market=twins,great_blaze,big_bone,epic_paws main="
MAYHEMS = tales(f"""
mayhem_a: {FILL}mayhem_a | hand=sign,wand deck=twins,fizzle,sign | hand=sign >> yes / none
  => hand0 fizzle twins; discard0 sign wand; hand1 sign; discard1 limp_wand
mayhem_b: {FILL}mayhem_b | life=9 | life=18 | life=18 >> => lives 9 12 12
mayhem_c: {FILL}mayhem_c | deck=twins,sign | deck=fizzle | deck=princess_calamity >>
  => deck0 sign; discard1 twins; deck2 princess_calamity
mayhem_d: {FILL}mayhem_d | life=9 hand=sign,wand,twins | life=3 hand=sign >> yes / sign / yes / wand
  => lives 1 3; hand0 twins; destroyed sign wand
mayhem_e: {FILL}mayhem_e | hand=twins | hand=overbrain,sign >>
  => discard0 limp_wand limp_wand; discard1 limp_wand limp_wand
mayhem_e: {FILL}mayhem_e | hand=twins | hand=sunface >> => discard0; discard1 limp_wand limp_wand
mayhem_f: {FILL}mayhem_f | deck=twins,lucky_talismans,sign | deck=wand >> lucky_talismans
  => destroyed twins; hand0 lucky_talismans; lives 16 20; deck0 sign; hand1 wand
mayhem_g: {FILL}mayhem_g | life=9 | life=24 | life=12 >> => lives 24 9 12
mayhem_h: {FILL}mayhem_h | hand=sign deck=wand discard=twins,fizzle,sunface | hand=sign >>
  => hand0 fizzle sign sunface twins wand; deck0; discard0; hand1 sign
mayhem_i: {FILL}mayhem_i | hand=sign | >> => destroyed sign; hand0 wild_magic; hand1 wild_magic
mayhem_j: {FILL}mayhem_j,sunface,overbrain | deck=sign,wand | deck=fizzle >> yes / none
  => discard0 sunface; destroyed sign; deck0 wand; deck1 fizzle; discard1
mayhem_k: {FILL}mayhem_k | life=5 hand=twins,sign | life=5 hand=wand >> yes / none
  => lives 18 5; destroyed twins; hand0 sign
mayhem_l: {FILL}mayhem_l mayhem=mayhem_b,mayhem_v | life=15 | life=9 >> => lives 9 6
mayhem_m: {FILL}mayhem_m,sunface,overbrain,belly_hellish | hand=finger_flexer,sign | hand=sign >> yes
  / finger_flexer from hand / none
  => hand0 belly_hellish overbrain sign sunface; destroyed finger_flexer
mayhem_n: {FILL}mayhem_n | deck=wand discard=sign,twins,sign | >> => deck0 sign sign wand; discard0 twins
mayhem_o: {FILL}mayhem_o | hand=gutting_sin,sign | hand=annihilation_day >> => lives 15 13; hand0 gutting_sin sign
mayhem_p: {FILL}mayhem_p | life=10 | life=9 >> => lives 5 9
mayhem_q: : next=turn:0 market=twins,great_blaze,gutting_sin,big_bone main=mayhem_q | | >> => lives 20 15
mayhem_r: {FILL}mayhem_r dice=6000018:1 | tokens=dwt_06 deck=sign,wand | tokens=dwt_11 deck=fizzle | >>
  => tokens0 dwt_11; tokens1 dwt_06; hand0; hand1 fizzle
mayhem_s: {FILL}mayhem_s | hand=sign discard=wand | hand=twins discard=fizzle >> twins / fizzle / none / wand
  => hand0 sign; discard0; hand1; discard1; destroyed twins fizzle wand
mayhem_t: {FILL}mayhem_t | | deck=sign,wand,fizzle >> => hand0; hand1 sign wand
mayhem_u: {FILL}mayhem_u,sunface,overbrain | | >> => hand0 sunface; hand1 overbrain; lives 13 15
mayhem_v: {FILL}mayhem_v | life=10 | life=11 >> => lives 7 11
mayhem_w: {FILL}mayhem_w legends=lord_blacklord | | >> => lives 13 13
mayhem_x: {FILL}mayhem_x | hand=twins deck=sign | hand=sign deck=wand,fizzle,sign >>
  => hand0 twins; hand1 fizzle sign wand
mayhem_y: {FILL}mayhem_y | deck=sign | >> => deck0 limp_wand sign; deck1 limp_wand
mayhem_z: {FILL}mayhem_z | play=big_bone,six_o_mart | play=dragon_eggs >> none / big_bone
  => play0 six_o_mart; discard0 big_bone; play1; discard1 dragon_eggs
""")

KILL = "| hand=gutting_sin discard=fizzle | life=1"
TOKENS = tales(f"""
dwt_01: : dead=dwt_01 {KILL} hand=sign >> play gutting_sin => destroyed sign; score1 -3; lives 20 20
dwt_02: : dead=dwt_02 {KILL} hand=sign,sign,sign >> play gutting_sin => hand1 sign; discard1 sign sign; score1 -3
dwt_03: : dead=dwt_03 {KILL} discard=sign,twins >> play gutting_sin / sign => destroyed sign; discard1 twins
dwt_04: : dead=dwt_04 {KILL} deck=twins,sign >> play gutting_sin => hand0 twins; deck1 sign; score1 -3
dwt_05: : dead=dwt_05 {KILL} >> play gutting_sin => lives 12 20; score1 -3
dwt_06: : dead=dwt_06 {KILL} deck=sign,wand >> play gutting_sin => hand1 sign; score1 -3
dwt_07: : dead=dwt_07 {KILL} >> play gutting_sin => discard1 limp_wand limp_wand; score1 -5
dwt_08: : dead=dwt_08 {KILL} discard=sign hand=wand >> play gutting_sin => destroyed sign; hand1 wand; score1 -3
dwt_09: : dead=dwt_09 {KILL} >> play gutting_sin => discard1 limp_wand; score1 -4
dwt_10: : dead=dwt_10 {KILL} hand=sign,wand,twins,fizzle >> play gutting_sin / sign / wand / fizzle
  => hand1 twins; discard1 sign wand fizzle; score1 -2
dwt_11: : dead=dwt_11 {KILL} >> play gutting_sin => score1 -5; lives 20 20
dwt_12: : dead=dwt_12 {KILL} discard=sign >> play gutting_sin / fizzle => discard0; discard1 sign fizzle; score1 -3
dwt_13: : dead=dwt_13 {KILL} >> play gutting_sin => score1 -7; lives 20 20
dwt_14: : dead=dwt_14 {KILL} >> play gutting_sin => lives 20 11; score1 -3
dwt_15: : dead=dwt_15 legends=bananamage {KILL} >> play gutting_sin => lives 20 15; discard1 limp_wand; discard0 fizzle
dwt_16: : power=5 market=twins,battle_sax_axe,great_blaze,overbrain,six_o_mart | tokens=dwt_16 | >>
  => cannot buy twins; cannot buy battle_sax_axe; can buy great_blaze; can buy overbrain; can buy six_o_mart; score0 -3
dwt_17: : power=5 market=twins,battle_sax_axe,great_blaze,overbrain,six_o_mart | tokens=dwt_17 | >>
  => can buy twins; can buy battle_sax_axe; cannot buy great_blaze; cannot buy overbrain; can buy six_o_mart; score0 -3
dwt_18: : next=turn:0 main=mayhem_p | tokens=dwt_18 hand=steam_up | >> => lives 15 15; score0 -2
dwt_19: : power=8 | tokens=dwt_19 familiar=mcliver | >>
  => cannot defeat voom; can call mcliver; can buy wild_magic; score0 -3
dwt_19: : power=8 | tokens=dwt_19 | >> buy wild_magic => power 4
dwt_20: hand=wand,gutting_sin | tokens=dwt_20 >> play wand / seat 1 / play gutting_sin => lives 20 11; score1 -3
""")

PROPERTIES = tales("""
prop_blood_donor: life=9 properties=prop_blood_donor deck=sign,wand | >> use prop_blood_donor
  => lives 5 20; hand0 sign; cannot use prop_blood_donor
prop_express_delivery: : power=9 market=steam_up,twins | properties=prop_express_delivery deck=sign |
  >> buy steam_up / buy twins => deck0 steam_up sign; discard0 twins
prop_express_delivery: : power=3 | properties=prop_express_delivery | >> buy wild_magic => deck0; discard0 wild_magic
prop_beast_feeder: life=9 properties=prop_beast_feeder hand=gorillaugh,sunface deck=sign | >> play gorillaugh
  => lives 11 20
prop_ringleader: hand=snot_bearer_knight,necro_dancers,veear_virtual_warlock,overbrain properties=prop_ringleader
  | hand=sign
  >> play snot_bearer_knight / play necro_dancers / play veear_virtual_warlock / play overbrain => power 11
prop_jack_of_all_hexes: hand=sign,great_blaze,snot_bearer_knight,robot_tongue deck=wand,fizzle
  properties=prop_jack_of_all_hexes |
  >> play sign / play great_blaze / play snot_bearer_knight / play robot_tongue => power 8; hand0 wand
prop_recruiter: : power=9 market=overbrain,belly_hellish,twins
  | properties=prop_recruiter deck=sign,sign,sign,sign,sign,wand,fizzle,twins |
  >> buy overbrain / buy belly_hellish / end turn => hand0 fizzle sign sign sign sign sign wand; deck0 twins
prop_treasure_hoarder: hand=robot_tongue,robot_tongue discard=sign,twins deck=wand properties=prop_treasure_hoarder |
  >> play robot_tongue / play robot_tongue / twins => deck0 twins wand; discard0 sign
prop_spell_diviner: hand=great_blaze deck=sign,wand properties=prop_spell_diviner | >> play great_blaze / sign
  => discard0 sign; deck0 wand
prize: : prize=0 | deck=sign,sign,sign,wand,fizzle,twins,sunface | >> end turn / fizzle
  => hand0 sign sign sign twins wand; discard0 fizzle; deck0 sunface
rlyeh: hand=dragonize discard=sign,cthulhu deck=wand,fizzle | >> play dragonize / sign => hand0 wand
""")

ALL = [*PLAYED, *DEFENCES, *GROUP_ATTACKS, *MAYHEMS, *TOKENS, *PROPERTIES]


@pytest.mark.parametrize("tale", ALL, ids=[tale.name for tale in ALL])
def test_what_it_does(tale: Tale) -> None:
    tale.tell()


def names(told: list[Tale]) -> set[str]:
    return {tale.name for tale in told}


def test_every_component_has_its_tale() -> None:
    assert names(PLAYED) == {card.name for card in CARDS if card.kind in (LEGEND, FAMILIAR)}
    assert names(DEFENCES) == {card.name for card in CARDS if card.defence is not None}
    assert names(GROUP_ATTACKS) == {card.name for card in CARDS if card.group}
    assert names(MAYHEMS) == {card.name for card in CARDS if card.kind == MAYHEM}
    assert names(TOKENS) == {card.name for card in CARDS if card.kind == DEAD_WIZARD}
    assert names(PROPERTIES) == {card.name for card in CARDS if card.kind == PROPERTY} | {"prize", "rlyeh"}


def test_what_legends_and_familiars_cost_and_are_worth() -> None:
    assert {f"{card.cost}/{card.vp}" for card in CARDS if card.kind == FAMILIAR} == {"6/2"}
    prices = {"8/4": "voom", "9/5": "bananamage double_tongue grimnark_bloodmancer",
              "10/5": "constantine mistress_britta sign_of_cosmos three_warnings", "11/6": "lord_blacklord skulltown",
              "12/6": "doctor_tipsy masha_the_mangler"}
    for price, legends in prices.items():
        for name in legends.split():
            assert f"{BY_NAME[name].cost}/{BY_NAME[name].vp}" == price, name
