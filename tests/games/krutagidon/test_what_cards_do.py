"""What every card of the main deck and every starter does when it is played; a changed number or word shows here."""

from __future__ import annotations

import pytest

from conclave.games.krutagidon.state.model import LOCATION, STARTER, TYPELESS
from tests.games.krutagidon.scene import BY_NAME, CARDS
from tests.games.krutagidon.tales import Tale, tales

STARTERS = """
sign: hand=sign | >> play sign => power 1
wand: hand=wand deck=sign,fizzle | life=5 >> play wand / seat 1 => power 1; lives 20 4; hand0
wand: : dead=dwt_11 | hand=wand deck=sign,fizzle,twins | life=1 >> play wand / seat 1 => hand0 fizzle sign; prize 0
fizzle: hand=fizzle deck=sign | >> play fizzle => power 0; hand0; play0 fizzle
wild_magic: hand=wild_magic | deck=great_blaze >> play wild_magic / option 1 => power 2; deck1 great_blaze
wild_magic: hand=wild_magic | deck=great_blaze >> play wild_magic / option 2 => power 3; discard1 great_blaze
limp_wand: hand=limp_wand deck=sign | >> play limp_wand => power 0; hand0; play0 limp_wand
"""

WIZARDS = """
abracadabrador: life=10 hand=abracadabrador deck=wand,sign | >> play abracadabrador => power 0; lives 12 20; hand0 wand
princess_calamity: hand=princess_calamity | deck=twins,sign >> play princess_calamity
  => power 2; lives 20 15; deck1 twins sign
mad_cat_lady: hand=mad_cat_lady deck=wand | deck=fizzle | deck=sign,sign >> play mad_cat_lady / seat 2
  => power 1; hand0 wand; hand1; hand2 sign
belly_hellish: hand=belly_hellish,sign,twins deck=wand,fizzle,fizzle,sign,sunface | >> play belly_hellish
  => power 1; hand0 fizzle fizzle sign wand; discard0 sign twins
belly_hellish: hand=belly_hellish,sign,twins deck=wand | >> play sign / play belly_hellish => power 2; hand0 twins
misha_unicorn_bane: hand=misha_unicorn_bane deck=twins,sign | >> play misha_unicorn_bane / option 1
  => power 0; hand0 twins; deck0 sign
misha_unicorn_bane: hand=misha_unicorn_bane deck=twins,sign | >> play misha_unicorn_bane / option 2
  => hand0; deck0 sign; destroyed twins
karpatych_san: hand=karpatych_san discard=steam_up,great_blaze,twins | >> play karpatych_san / great_blaze
  => power 0; hand0 great_blaze; discard0 steam_up twins
karpatych_san: hand=karpatych_san discard=twins | >> play karpatych_san => power 2; discard0 twins
festering_trepanner: hand=festering_trepanner,wand | hand=sign,wand | hand=twins >> play festering_trepanner / wand
  => power 2; hand0 wand; discard1 wand; discard2 twins
veear_virtual_warlock: hand=veear_virtual_warlock deck=sign | >> play veear_virtual_warlock => power 2; hand0
shabby_snakewolf: life=12 hand=shabby_snakewolf | life=14 | life=13 >> play shabby_snakewolf => power 2; lives 14 14 8
overbrain: hand=overbrain | hand=twins,sign,sunface >> play overbrain / twins => power 2; discard1 twins; lives 20 20
finger_flexer: hand=finger_flexer tokens=dwt_11,dwt_13 | >> play finger_flexer => power 3
sweet_kitty: life=10 hand=sweet_kitty,twins deck=sign,wand,fizzle tokens=dwt_11 | >> play sweet_kitty / twins
  => power 0; lives 15 20; hand0 sign wand; tokens0 dwt_11
sweet_kitty: life=21 hand=sweet_kitty,twins deck=sign,wand tokens=dwt_11 | >> play sweet_kitty / twins
  => lives 25 20; tokens0
sunface: hand=sunface deck=wand,sign | >> play sunface => power 2; hand0 wand; lives 20 10
"""

CREATURES = """
snot_bearer_knight: hand=snot_bearer_knight | >> play snot_bearer_knight => power 2
acid_dragon: hand=acid_dragon deck=sign,wand | >> play acid_dragon / option 1 => power 1; destroyed sign; deck0 wand
acid_dragon: hand=acid_dragon deck=sign,wand | >> play acid_dragon / option 2 => power 1; destroyed; deck0 sign wand
necro_dancers: hand=necro_dancers play=big_bone tokens=dwt_11,dwt_13 | tokens=dwt_14 >> play necro_dancers => power 4
fatalizer: : dead=dwt_11,dwt_13 | hand=fatalizer | life=9 | life=4 >> play fatalizer / dwt_13
  => power 2; lives 20 9 20; tokens2 dwt_13; prize 0
lucky_talismans: hand=lucky_talismans discard=twins,big_bone,golden_oldies | >> play lucky_talismans / big_bone
  => power 0; hand0 big_bone; discard0 twins golden_oldies
lucky_talismans: hand=lucky_talismans discard=twins | >> play lucky_talismans => power 2
bloodbath_attendant: hand=bloodbath_attendant | hand=twins,sunface,sign >> play bloodbath_attendant => power 2; lives 20 13
mars_skater_rats: hand=mars_skater_rats | >> play mars_skater_rats => power 2
whatsit: hand=whatsit play=big_bone,golden_oldies | | >> play whatsit => power 2; lives 20 14 14
twins: hand=twins deck=sign,wand,fizzle | >> play twins => power 0; hand0 sign wand
ingenious_harpies: hand=ingenious_harpies discard=limp_wand,limp_wand,sign play=limp_wand deck=wand | |
  >> play ingenious_harpies => power 2; lives 20 14 14; hand0
ingenious_harpies: hand=ingenious_harpies deck=wand | discard=limp_wand >> play ingenious_harpies => lives 20 20; hand0 wand
fruity_rump: life=9 hand=fruity_rump | | hand=lovely_day deck=sign >> play fruity_rump / defend lovely_day
  => power 2; lives 13 20 23; discard1 limp_wand; discard2 lovely_day
gorillaugh: hand=gorillaugh deck=sign | >> play gorillaugh => power 2; hand0
cthulhu: hand=cthulhu | hand=twins | hand=lovely_day >> play cthulhu
  => power 0; lives 20 15 17; discard1 twins; discard2 lovely_day
"""

SPELLS = """
niputyu: : power=2 | hand=niputyu deck=sign | >> play niputyu / buy wild_magic => power 0; deck0 wild_magic sign; discard0
dragonize: hand=dragonize discard=sign,twins | >> play dragonize / sign => power 1; destroyed sign; discard0 twins
dragonize: hand=dragonize discard=sign | >> play dragonize / none => power 1; destroyed; discard0 sign
gutting_sin: hand=gutting_sin | | >> play gutting_sin / seat 2 => power 2; lives 20 20 15
lovely_day: life=9 hand=lovely_day deck=wand,sign | >> play lovely_day => power 0; hand0 wand; lives 9 20
steam_up: hand=steam_up deck=sign | >> play steam_up => power 2; hand0; lives 20 20
woolly_crew: hand=woolly_crew discard=twins,sunface,whatsit | >> play woolly_crew / whatsit
  => power 0; hand0 whatsit; discard0 twins sunface
woolly_crew: hand=woolly_crew discard=sunface | >> play woolly_crew => power 2
mega_fist: hand=mega_fist deck=wand,sign | | | >> play mega_fist / seat 3 => power 0; hand0 wand; lives 20 20 20 14
great_blaze: hand=great_blaze | >> play great_blaze => power 3
blood_guts_kaboom: hand=blood_guts_kaboom deck=sign,wand,fizzle,sign tokens=dwt_11,dwt_13,dwt_14 | >> play blood_guts_kaboom
  => power 0; hand0 fizzle sign wand
blood_guts_kaboom: hand=blood_guts_kaboom deck=sign tokens=dwt_11,dwt_13 | >> play blood_guts_kaboom => power 2; hand0
hurlatico: : power=9 market=twins,steam_up | hand=hurlatico deck=wand | |
  >> play hurlatico / buy twins / seat 2 / buy steam_up / seat 1 => power 0; hand0 wand; lives 20 16 15
epic_paws: hand=epic_paws | discard=steam_up,dragon_eggs,sign >> play epic_paws => power 3; lives 20 16
necromantics: hand=necromantics play=big_bone tokens=dwt_11 | tokens=dwt_13 hand=sign >> play necromantics / yes
  => power 3; tokens0 dwt_13; tokens1 dwt_11
annihilation_day: hand=annihilation_day | | >> play annihilation_day => power 3; lives 20 13 13
"""

TREASURES = """
robot_tongue: hand=robot_tongue | >> play robot_tongue => power 1
golden_oldies: hand=golden_oldies | >> play golden_oldies / end turn => play0 golden_oldies
golden_oldies: : next=turn:0 prize=0 | life=10 play=golden_oldies,big_bone | play=big_bone >> => lives 13 20
total_rubbish: hand=total_rubbish | deck=twins,sign | deck=wand >> play total_rubbish / twins / none
  => power 2; discard1 twins; deck1 sign; deck2 wand
big_bone: hand=big_bone tokens=dwt_11,dwt_14 | >> play big_bone / end turn => play0 big_bone; score0 -6
rod_of_swinishness: hand=rod_of_swinishness,twins deck=wand discard=fizzle | hand=sign
  >> play rod_of_swinishness / fizzle from discard => power 0; hand0 twins wand; discard0; hand1 fizzle sign
hexcalibur: hand=hexcalibur discard=twins,sunface,overbrain | >> play hexcalibur / overbrain
  => power 0; hand0 overbrain; discard0 twins sunface
hexcalibur: hand=hexcalibur discard=twins | >> play hexcalibur => power 2
muck_rocker_staff: hand=muck_rocker_staff | | >> play muck_rocker_staff / seat 2
  => power 1; lives 20 20 17; discard1; discard2 limp_wand
rap_battle_gear: hand=rap_battle_gear,sign | discard=voom,bananamage | discard=sign >> play rap_battle_gear
  => power 2; lives 20 12 20; asked 0 ask-act
rap_battle_gear: hand=rap_battle_gear,sign | discard=sign >> play rap_battle_gear / sign => lives 20 20; destroyed sign
battle_sax_axe: hand=battle_sax_axe | | | >> play battle_sax_axe => power 2; lives 20 15 20 15
dragon_eggs: life=9 hand=dragon_eggs | >> play dragon_eggs / end turn => lives 12 20; play0 dragon_eggs
bag_of_joy: life=9 hand=bag_of_joy deck=twins,sign | >> play bag_of_joy => power 3; lives 14 20; deck0 twins sign
unholy_grail: hand=unholy_grail deck=sign | >> play unholy_grail => power 3; hand0; lives 20 20
uncle_andys_laurels: hand=uncle_andys_laurels | >> play uncle_andys_laurels => power 5
"""

LOCATIONS = """
six_o_mart: life=5 hand=six_o_mart,sir_snotlein | >> play six_o_mart / play sir_snotlein / end turn
  => lives 17 20; play0 six_o_mart
squidslayer_castle: hand=squidslayer_castle,snot_bearer_knight,snot_bearer_knight,sunface deck=sign,wand,fizzle |
  >> play squidslayer_castle / play snot_bearer_knight / play snot_bearer_knight => hand0 sign sunface
mushroom_bog: hand=mushroom_bog,robot_tongue,robot_tongue deck=sign,wand |
  >> play mushroom_bog / play robot_tongue / play robot_tongue => hand0 sign
skullflame_mountain: hand=skullflame_mountain,veear_virtual_warlock,overbrain deck=sign,wand | hand=sign
  >> play skullflame_mountain / play veear_virtual_warlock / play overbrain => hand0 sign
halls_of_passion: hand=halls_of_passion,great_blaze,steam_up deck=sign,wand |
  >> play halls_of_passion / play great_blaze / play steam_up => hand0 sign
annihilation_arena: : dead=dwt_11 | hand=annihilation_arena,gutting_sin,gutting_sin | life=9 |
  >> play annihilation_arena / play gutting_sin / seat 2 / play gutting_sin / seat 1
  => lives 20 20 10; discard0 annihilation_arena; play0 gutting_sin gutting_sin; prize 0
"""

ALL = tales(STARTERS + WIZARDS + CREATURES + SPELLS + TREASURES + LOCATIONS)

# Cost and points of every card of the main deck; * marks points that the card's own text tells.
PRICES = """
2/1: abracadabrador snot_bearer_knight niputyu robot_tongue
3/1: princess_calamity mad_cat_lady belly_hellish acid_dragon necro_dancers fatalizer dragonize gutting_sin lovely_day
  golden_oldies total_rubbish
3/*: big_bone
4/1: misha_unicorn_bane karpatych_san festering_trepanner lucky_talismans bloodbath_attendant mars_skater_rats steam_up
  woolly_crew mega_fist rod_of_swinishness hexcalibur muck_rocker_staff
5/1: veear_virtual_warlock shabby_snakewolf overbrain whatsit twins ingenious_harpies blood_guts_kaboom hurlatico
  rap_battle_gear battle_sax_axe six_o_mart squidslayer_castle mushroom_bog skullflame_mountain halls_of_passion
5/2: great_blaze
5/*: dragon_eggs
6/3: finger_flexer
6/2: sweet_kitty fruity_rump gorillaugh epic_paws necromantics bag_of_joy unholy_grail
7/2: sunface annihilation_day uncle_andys_laurels annihilation_arena
7/3: cthulhu
0/0: sign wand fizzle
3/1: wild_magic
0/-1: limp_wand
"""


@pytest.mark.parametrize("tale", ALL, ids=[tale.name for tale in ALL])
def test_what_a_card_does(tale: Tale) -> None:
    tale.tell()


def test_every_card_has_its_tale_and_its_price() -> None:
    cards = {card.name for card in CARDS if card.kind <= LOCATION or card.kind in (STARTER, TYPELESS)}
    assert {tale.name for tale in ALL} == cards
    prices: dict[str, str] = {}
    for line in PRICES.replace("\n  ", " ").split("\n"):
        price, _, names = line.partition(":")
        prices.update(dict.fromkeys(names.split(), price))
    assert {name: f"{BY_NAME[name].cost}/{'*' if BY_NAME[name].star else BY_NAME[name].vp}" for name in cards} == prices
