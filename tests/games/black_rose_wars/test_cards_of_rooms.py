"""Both sides of every room: what activating it does on a small table."""

from __future__ import annotations

import pytest

from tests.games.black_rose_wars.card_lines import Case, plays, without_scenario
from tests.games.black_rose_wars.scene import Scene

SPELLS = "hand=torment,submission,pain_mark"
DECK = "grimoire=torment,submission,marbling,deflagrate"
DESTROYED: list[Case] = [
    ("black_rose", f": top=killer_fog | at=black_rose {SPELLS} | at=crypt", "yes; crypt",
     "hand0=killer_fog memories0=pain_mark,submission,torment crypt=4"),
    ("black_rose:without the cost", f": top=killer_fog | at=black_rose {SPELLS} | at=crypt", "no; crypt", "crypt=4"),
    ("throne", ": crown=1 | at=throne power=2 | at=crypt", "yes", "crown=0 power=1,0,0"),
    ("throne:without the cost", ": crown=1 | at=throne power=2 | at=crypt", "no", ""),
    ("throne:no power", ": crown=1 | at=throne | at=crypt", "", "asked=0-ask-explore"),
    ("armory", f"at=armory {DECK} | at=throne", "", "hand0=torment grimoire0=submission,marbling,deflagrate"),
    ("pleasures_room", f"at=pleasures_room {DECK} | at=throne", "",
     "hand0=torment grimoire0=submission,marbling,deflagrate"),
    ("crypt", "at=crypt | at=throne", "", "figures=cadaver-0-crypt"),
    ("sacrificial_altar", "at=sacrificial_altar | at=throne", "", "figures=cadaver-0-sacrificial_altar"),
    ("cemetery", "at=cemetery | at=throne", "", "figures=cadaver-0-cemetery"),
    ("summoner_room", "at=summoner_room | at=crypt | at=pleasures_room | at=treasure_room",
     "~baron_doria; rickart", "bar1=0"),
    ("alchemical_laboratory", "at=alchemical_laboratory | at=crypt | at=summoner_room | at=cemetery",
     "~baron_doria; graminia", "bar2=0"),
    ("arena", "at=arena | at=throne | at=arena | at=black_rose", "~baron_doria; graminia", "bar2=0"),
    ("arena:nobody within 1", "at=arena | at=black_rose", "", "bar1="),
    ("observatory", ": top=field_test | at=observatory | at=throne", "", "quests0=field_test"),
    ("bibliotheca", ": top=field_test | at=bibliotheca | at=throne", "", "quests0=field_test"),
    ("sanctuary", ": top=field_test | at=sanctuary | at=throne", "", "quests0=field_test"),
    ("garden", "at=garden | at=throne", "~treasure_room; forge", "forge=0"),
    ("forge", "at=forge | at=throne", "~sanctuary; garden", "garden=0"),
    ("treasure_room", "at=treasure_room | at=throne", "~summoner_room; treasure_room", "treasure_room=0"),
    ("the_abyss", "at=the_abyss memories=torment,torment | at=throne", "", "hand0=torment memories0=torment"),
    ("oracle_room", "at=oracle_room memories=torment,torment | at=throne", "", "hand0=torment memories0=torment"),
    ("mirrors_room", "at=mirrors_room memories=torment,torment | at=throne", "", "hand0=torment memories0=torment"),
]
REBUILT: list[Case] = [
    ("black_rose", f"! top=killer_fog,word_of_ruin,great_work | at=black_rose {SPELLS} | at=crypt",
     "yes; ~great_work; word_of_ruin",
     "hand0=word_of_ruin memories0=pain_mark,submission,torment"),
    ("throne", "! crown=1 | at=throne | at=crypt", "", "crown=0 power=1,0,0"),
    ("armory", "at=armory sheet=I(torment*),II(pain_mark*),III(deflagrate) hand=submission,marbling | at=throne",
     "reload I; submission/reverse", "sheet0=I-submission-ready,II-pain_mark-revealed,III-deflagrate-ready hand0=marbling "
     "memories0=torment power=0,0,1"),
    ("pleasures_room", "! top=field_test,acquire_wealth,earth_tempest | at=pleasures_room | at=throne",
     "field_test; earth_tempest", "quests0=acquire_wealth"),
    ("crypt", "at=crypt | at=throne", "~black_rose; crypt; ~black_rose; pleasures_room",
     "figures=cadaver-0-crypt,cadaver-0-pleasures_room"),
    ("sacrificial_altar", "at=sacrificial_altar | at=garden | at=arena | at=oracle_room", "~baron_doria; rickart",
     "bar1=00"),
    ("cemetery", "at=cemetery | at=throne", "mirrors_room", "figures=colossus-0-mirrors_room"),
    ("summoner_room", "at=summoner_room | at=crypt", "go crypt; attack; yes",
     "figures=nigredo-0-crypt bar1=00 crypt=0"),
    ("alchemical_laboratory", f"at=alchemical_laboratory {DECK} | at=throne", "submission",
     "hand0=marbling,torment memories0=submission grimoire0=deflagrate"),
    ("arena", "at=arena sheet=I(wolf_spirit) | at=black_rose", "rickart; throne",
     "bar1=00 at0=throne sheet0=I-wolf_spirit-revealed tokens0=1"),
    ("observatory", "at=observatory power=3 | at=crypt power=2 | power=1", "", "power=3,1,1,0"),
    ("bibliotheca", "! top=wolf_spirit,overclock | at=bibliotheca | at=throne", "shamanism=1 technomancy=1",
     "hand0=overclock,wolf_spirit"),
    ("sanctuary", "at=sanctuary bar=44444 | at=throne", "~rose=4; rose=3", "bar0=44"),
    ("garden", "at=garden | at=throne", "crypt; armory", "crypt=0 armory=0"),
    ("garden:twice the same room", "at=garden | at=throne", "crypt; crypt", "crypt=00"),
    ("forge", "at=forge | at=black_rose | at=throne", "garden; black_rose; garden; throne",
     "bar1=00 bar2=00 at0=throne"),
    ("treasure_room", "! top=gift_to_fools | at=treasure_room | at=throne", "", "power=2,0,2 events=gift_to_fools"),
    ("the_abyss", "at=the_abyss | at=throne | at=crypt", "", "at0=cell at1=cell at2=cell"),
    ("oracle_room", "at=oracle_room grimoire=torment memories=submission,pain_mark | at=throne", "memories; submission",
     "hand0=submission memories0= piles0=pain_mark,torment"),
    ("mirrors_room", "! lodge=sanctuary(used),throne(rebuilt) | at=mirrors_room bar=1111 | at=throne", "rickart=3",
     "bar0=1"),
]


def rebuilt(case: Case) -> Case:
    """A line whose room lies on its rebuilt side."""
    name, position, answers, outcome = case
    room = f"{name.partition(':')[0]}(rebuilt)"
    head, _, seats = position.partition("|") if position.startswith("!") else ("", "", position)
    head = head.removeprefix("!").replace("lodge=", f"lodge={room},") if "lodge=" in head else f"lodge={room} {head[1:]}"
    return name, f": {head} | {seats}", answers, outcome


def activates(case: Case) -> Scene:
    """The first mage activates the room by exploring; more may be asked after it."""
    name, position, answers, outcome = case
    return plays((name, position, f"explore; activate; {answers}", outcome))


@pytest.mark.parametrize("case", DESTROYED, ids=[case[0] for case in DESTROYED])
def test_destroyed_side(case: Case) -> None:
    activates(case)


@pytest.mark.parametrize("case", REBUILT, ids=[case[0] for case in REBUILT])
def test_rebuilt_side(case: Case) -> None:
    table = activates(rebuilt(case)).table
    assert table.used[table.position_of(case[0].partition(":")[0])] == 1


def test_all_rooms_have_a_scenario_for_both_sides() -> None:
    rooms = [room.name for room in Scene("at=arena | at=forge").table.box.rooms]
    assert len(rooms) == 19
    assert without_scenario(DESTROYED, rooms) == set()
    assert without_scenario(REBUILT, rooms) == set()
