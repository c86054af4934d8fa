"""Each event: its numbers, its crown, its slot and what it does when its moment comes (BR-EVENT)."""

from __future__ import annotations

from typing import Final

import pytest

from conclave.games.black_rose_wars.cards.box import open_box
from conclave.games.black_rose_wars.rules.events import draw_event, shift
from conclave.games.black_rose_wars.state.components import ROSE
from tests.games.black_rose_wars.deeds import answered, laid
from tests.games.black_rose_wars.outcomes import expect
from tests.games.black_rose_wars.scene import Scene
from tests.support import rule

# Phase, slot (0 instant), what the Rose gains when it is revealed and when it leaves, whether the drawer takes the crown.
NUMBERS: Final = {
    "hidden_resources": (0, 1, 2, 0, True), "black_thorns": (0, 0, 2, 0, True), "rebirth_at_sunset": (0, 2, 2, 0, True),
    "gift_to_fools": (0, 1, 2, 2, False), "dislocation": (0, 0, 2, 0, False), "rebirth_at_noon": (0, 2, 2, 0, False),
    "awakening": (0, 0, 1, 0, False), "puppeteer": (0, 3, 2, 0, True), "rebirth_at_dawn": (0, 2, 2, 0, True),
    "a_hard_lesson": (0, 0, 1, 0, False), "undead_army": (0, 3, 2, 0, False), "black_overload": (0, 2, 2, 0, True),
    "midnight_rebirth": (0, 3, 2, 0, False),
    "abandonment": (1, 1, 2, 1, False), "battle": (1, 1, 2, 1, False), "knowledge": (1, 1, 2, 1, True),
    "illness": (1, 3, 1, 2, False), "clairvoyance": (1, 1, 2, 1, False), "vision": (1, 0, 2, 0, False),
    "wave_of_fatigue": (1, 1, 2, 0, True), "growth": (1, 1, 2, 1, False), "revolt_of_the_servants": (1, 0, 1, 0, False),
    "tribute_of_the_command": (1, 1, 1, 3, False), "renovation": (1, 0, 3, 0, True),
    "reward_the_slothful": (1, 0, 2, 0, True), "instinct": (1, 1, 2, 1, True),
    "only_war": (2, 3, 2, 3, False), "remembrance": (2, 0, 2, 0, False), "assault": (2, 2, 2, 3, False),
    "manipulating_the_past": (2, 0, 2, 0, False), "pledge": (2, 1, 2, 2, False), "only_peace": (2, 3, 2, 3, True),
    "gold_to_the_king": (2, 0, 4, 0, False), "woe": (2, 3, 2, 1, False), "infinite_knowledge": (2, 3, 2, 2, True),
    "immortals": (2, 3, 3, 3, False), "false_mercy": (2, 0, 4, 0, False), "dominion": (2, 3, 2, 2, True),
    "power_infusion": (2, 0, 0, 3, True),
}

DRAWN: Final = ": next=draw-event:0 phase=rose crown=0 moon={} top={} "
IN_ROSE_PHASE: Final = ": next=rose-events:0 phase=rose moon={} events={} "
IN_ACTION_PHASE: Final = ": next=action-phase:0 phase=planning moon={} events={} "
BUSY: Final = ("open=field_test", "open=acquire_wealth", "open=rest_the_limbs")  # nobody draws a quest

# What an instant event does when it is drawn: the event, the table, the answers, what is seen.
INSTANT: Final = (
    ("black_thorns", "figures=cadaver(0@crypt),colossus(1@forge) | at=arena | at=forge",
     (), "power=0,0,2 figures=colossus@1@forge bar:colossus=44 bar:1="),
    ("dislocation", "| at=arena | ", ("yes", "garden", "yes", "crypt"), "power=0,0,2 at:0=garden at:1=crypt"),
    ("dislocation", "| at=arena | at=forge", ("no", "yes", "crypt"), "at:0=arena at:1=crypt"),
    ("awakening", "| at=arena | at=forge", (), "power=0,0,1 cubes:black_rose=44444"),
    ("a_hard_lesson", "| at=forge power=3 | power=1",
     ("arena", "treasure_room"), "power=2,0,1 at:0=arena at:1=treasure_room"),
    ("vision", "top=magus,theurge | at=arena | at=forge", (), "power=0,0,2 hidden:0=magus hidden:1=theurge"),
    ("revolt_of_the_servants", "figures=cadaver(0@crypt),nigredo(0@crypt) | at=arena power=2 | at=forge power=2",
     (), "power=2,1,1 bar:0=4444 bar:1="),
    ("revolt_of_the_servants", "figures=cadaver(0@crypt) | power=2 | at=forge", (), "power=2,0,1 bar:0=44 bar:1="),
    ("renovation", "| at=arena trophies=11 | at=forge", ("yes",), "power=0,0,3 trophies:0=1 trophies:4=1 cubes:arena=00"),
    ("renovation", "| at=arena trophies=1 | at=forge", ("no",), "power=0,0,3 trophies:0=1 cubes:arena="),
    ("reward_the_slothful", "| at=arena completed=magus | at=forge solved=theurge", (), "power=0,1,2"),
    ("remembrance", "top=rebirth_at_noon,battle | at=arena | at=forge",
     (), "power=0,0,6 events=battle,rebirth_at_noon,"),
    ("manipulating_the_past", "| at=arena power=5 solved=magus,theurge | at=forge power=5",
     ("magus",), "power=5,2,2 solved:0=theurge"),
    ("gold_to_the_king", "| at=arena | at=forge", (), "power=2,0,4 crown=0"),
    ("false_mercy", "| at=arena bar=1144 | at=forge bar=000 | ", (), "power=0,0,0,4 bar:0=44 bar:1=44 bar:2=44"),
    ("power_infusion", "top=word_of_ruin | at=arena power=3 | at=forge power=1",
     ("yes",), "power=1,1,3 hand:0=word_of_ruin cards:1=0"),
)
# What an event of the Black Rose phase does in its step 3.
BLACK_ROSE: Final = (
    ("rebirth_at_sunset", "lodge=crypt(444444) | at=arena | at=forge", (),
     "cubes:garden=4 cubes:forge=4 cubes:treasure_room=4 cubes:sacrificial_altar=4 cubes:cemetery=4 cubes:crypt=444444 "
     "cubes:arena= cubes:throne="),
    ("rebirth_at_noon", "lodge=the_abyss(rebuilt) | at=arena | at=forge", (),
     "cubes:throne=4 cubes:armory=4 cubes:pleasures_room=4 cubes:the_abyss= cubes:oracle_room=4 cubes:mirrors_room=4 "
     "cubes:garden="),
    ("rebirth_at_dawn", "| at=arena | at=forge", (),
     "cubes:arena=4 cubes:summoner_room=4 cubes:alchemical_laboratory=4 cubes:observatory=4 cubes:bibliotheca=4 "
     "cubes:sanctuary=4 cubes:black_rose="),
    ("midnight_rebirth", "| at=arena | at=forge", (), "cubes:black_rose=44 power=0,0,0"),
    ("gift_to_fools", "| at=arena | ", ("yes", "agony=1", "yes", "alchemy=1"), "cards:0=1 cards:1=1"),
    ("gift_to_fools", "| at=arena | at=forge", ("no", "yes", "agony=1"), "cards:0=0 cards:1=1"),
    ("undead_army", "| at=arena | at=forge", ("yes", "no"), "figures=cadaver@0@arena"),
    ("undead_army", "| at=arena | ", ("yes",), "figures=cadaver@0@arena at:1=cell"),
    ("illness", "figures=cadaver(0@crypt) | at=arena | at=forge | ", (),
     "cubes:arena=44 cubes:forge=44 cubes:crypt= at:0=cell at:1=cell at:2=cell bar:0="),
    ("pledge", "| at=arena bar=1 | ", (), "bar:0=1444 bar:1=444"),
    ("woe", "crown=0 | at=arena bar=11122 | at=forge | bar=0", ("arianna:rickart=2 arianna:graminia=2",),
     "bar:0=14444 bar:1=44 bar:2=4"),
)
# What an event does first thing in the action phase.
ACTION: Final = (
    ("wave_of_fatigue", "| at=arena hand=torment power=2 | at=forge power=2", (), "power=2,1,0 hand:0= memories:0=torment"),
    ("tribute_of_the_command", "figures=cadaver(1@forge) | at=arena | at=forge",
     ("yes", "attack", "stop", "no"), "bar:0=4 bar:1=00"),
)
# What an event that waits does when mages act: the answers stand for the action phase, seat 0 first.
WAITING: Final = (
    ("hidden_resources", "lodge=the_abyss(rebuilt) | at=the_abyss | at=arena | ", ("explore", "activate"), "power=1,1,0,0"),
    ("puppeteer", "figures=cadaver(1@arena) | at=arena | at=forge", ("fight", "attack"),
     "figures= cubes:arena=4 power=0,0,0"),
    ("black_overload", "| at=garden | at=arena", ("explore", "activate", "throne"), "cubes:throne=04"),
    ("black_overload", "lodge=throne(444444444) | at=garden | at=arena", ("explore", "activate", "throne"),
     "cubes:throne=4444444440"),
    ("abandonment", "| at=crypt | at=arena", ("explore", "activate"), "power=0,0,1"),
    ("abandonment", "| at=armory | at=arena", ("explore", "activate"), "power=0,0,0"),
    ("battle", "| at=arena | at=arena", ("explore", "activate"), "power=0,0,1"),
    ("battle", "| at=crypt | at=arena", ("explore", "activate"), "power=0,0,0"),
    ("knowledge", "| at=observatory | at=arena", ("explore", "activate"), "power=0,0,1"),
    ("knowledge", "| at=garden | at=arena", ("explore", "activate"), "power=0,0,0"),
    ("clairvoyance", "| at=the_abyss | at=arena", ("explore", "activate"), "power=0,0,1"),
    ("clairvoyance", "| at=throne | at=arena", ("explore", "activate"), "power=0,0,0"),
    ("growth", "| at=garden | at=arena", ("explore", "activate", "throne"), "power=0,0,1"),
    ("growth", "| at=observatory | at=arena", ("explore", "activate"), "power=0,0,0"),
    ("instinct", "| at=armory | at=arena", ("explore", "activate"), "power=0,0,1"),
    ("instinct", "| at=the_abyss | at=arena", ("explore", "activate"), "power=0,0,0"),
    ("only_war", "| at=arena sheet=I(spirit_walk) | at=forge", ("cast I",), "bar:0=44 bar:1="),
    ("only_war", "| at=arena | at=arena sheet=I(silver_of_the_sages!)",
     ("fight", "attack", "answer I", "damage=2"), "bar:0= bar:1=44"),
    ("only_war", "| at=arena sheet=I(deflagrate) | at=forge", ("cast I",), "bar:0="),
    ("only_peace", "| at=arena sheet=I(marbling) | at=forge", ("cast I",), "bar:0=4 bar:1="),
    ("only_peace", "| at=arena | at=arena sheet=I(torment/reverse!)", ("fight", "attack", "answer I"),
     "bar:1=004 bar:0=111"),
    ("only_peace", "| at=arena sheet=I(spirit_walk) | at=forge", ("cast I",), "bar:0="),
    ("assault", "| at=arena sheet=I(deflagrate) | at=arena", ("cast I", "graminia"), "bar:1=000"),
    ("assault", "| at=arena | at=arena", ("fight", "attack"), "bar:1=00"),
    ("infinite_knowledge", "| at=arena completed=power_catalyst | at=forge", ("use power_catalyst", "graminia"),
     "power=6,0,1"),
    ("immortals", "figures=cadaver(1@arena) | at=arena sheet=I(marbling) | at=forge", ("cast I",), "bar:cadaver="),
    ("dominion", "| at=arena | at=arena bar=00000000", ("fight", "attack"),
     "power=5,0,0 trophies:0= trophies:4=1 at:1=cell"),
)
# What an event does or does not do in the evocation phase, in which seat 0 activates an evocation.
EVOCATIONS: Final = ": next=evocation-phase:0 moon={} events={} | at=crypt | mage=graminia at=arena {}"
LATER: Final = (
    ("dominion", "figures=cadaver(0@arena)", "bar=00000000", ("attack",), "power=5,0,0 trophies:4=1"),
    ("hidden_resources", "figures=cadaver(0@arena)", "bar=00000000", ("attack",), "power=5,1,0 at:1=cell trophies:0=1"),
    ("black_overload", "figures=nigredo(0@arena)", "", ("attack", "yes"), "cubes:arena=04"),
    ("puppeteer", "figures=cadaver(0@arena),cadaver(1@arena)", "", ("attack", "cadaver 1 of graminia"),
     "cubes:arena= figures=cadaver@0@arena"),
    ("immortals", "figures=cadaver(0@arena),cadaver(1@arena)", "", ("attack",),
     "bar:1=00 figures=cadaver@0@arena,cadaver@1@arena"),
    ("only_war", "figures=cadaver(0@arena)", "sheet=I(silver_of_the_sages!)", ("attack", "answer I", "damage=2"), "bar:1="),
)


def with_quests(table: str) -> str:
    """The persons of a table, each with an active quest."""
    head, *persons = table.split("|")
    return "|".join([head, *[f"{person} {quest}" for person, quest in zip(persons, BUSY, strict=False)]])


@rule("BR-EVENT-1", "BR-EVENT-7")
@pytest.mark.parametrize("event", [name for name, row in NUMBERS.items() if row[1]])
def test_the_numbers_of_an_event(event: str) -> None:
    phase, slot, reveal, leaves, crown = NUMBERS[event]
    table = laid(f": moon={phase} crown=0 top={event} | at=arena | at=forge")
    answered(draw_event(table, 1))
    assert [table.names_of(pile) for pile in table.events] == [[event] if slot == at else [] for at in (1, 2, 3)]
    assert (table.power[ROSE], table.crown) == (reveal, int(crown))
    for _ in range(4 - slot):
        assert table.power[ROSE] == reveal
        assert event not in table.names_of(table.event_discard[phase])
        answered(shift(table))
    assert table.power[ROSE] == reveal + leaves
    assert table.names_of(table.event_discard[phase]) == [event]


@rule("BR-EVENT-2", "BR-EVENT-6", "BR-EVENT-7")
@pytest.mark.parametrize(("event", "table", "answers", "after"), INSTANT)
def test_an_instant_event(event: str, table: str, answers: tuple[str, ...], after: str) -> None:
    phase, slot, reveal, leaves, crown = NUMBERS[event]
    top, _, rest = table.partition(" ") if table.startswith("top=") else ("", "", table)
    scene = Scene(DRAWN.format(phase, event + top.replace("top=", ",")) + with_quests(rest))
    scene.does(*answers)
    assert scene.asked().endswith("ask-give-up-quest")
    expect(scene, after)
    assert slot == 0
    assert event in scene.table.names_of(scene.table.event_discard[phase])
    assert scene.table.crown == (scene.table.seats - 1 if crown else 0)
    if event != "remembrance":
        assert scene.power()[-1] == reveal + leaves


@rule("BR-EVENT-4", "BR-EVENT-6", "BR-EVENT-10")
@pytest.mark.parametrize(("event", "table", "answers", "after"), BLACK_ROSE)
def test_an_event_of_the_black_rose_phase(event: str, table: str, answers: tuple[str, ...], after: str) -> None:
    phase = NUMBERS[event][0]
    scene = Scene(IN_ROSE_PHASE.format(phase, event) + with_quests(table)).does(*answers)
    assert scene.asked().endswith("ask-give-up-quest")
    expect(scene, after)
    assert scene.events("event-works") == ["event-works"]
    assert Scene(IN_ACTION_PHASE.format(phase, event) + table).events("event-works") == [], "in no other phase"


@rule("BR-EVENT-4", "BR-EVENT-10", "BR-ACTION-1")
@pytest.mark.parametrize(("event", "table", "answers", "after"), ACTION)
def test_an_event_at_the_start_of_the_action_phase(event: str, table: str, answers: tuple[str, ...], after: str) -> None:
    phase = NUMBERS[event][0]
    scene = Scene(IN_ACTION_PHASE.format(phase, event) + table).does(*answers)
    assert scene.asked() == "0 ask-act"
    expect(scene, after)
    elsewhere = Scene(IN_ROSE_PHASE.format(phase, event) + with_quests(table))
    assert elsewhere.asked().endswith("ask-give-up-quest"), "in no other phase"
    assert elsewhere.events("event-works") == []


@rule("BR-EVENT-4", "BR-EVENT-10")
@pytest.mark.parametrize(("event", "table", "answers", "after"), WAITING)
def test_an_event_that_waits(event: str, table: str, answers: tuple[str, ...], after: str) -> None:
    table = table.replace("| at", "| mage=rickart at", 1).replace("| at", "| mage=graminia at", 1)
    scene = Scene(f": moon={NUMBERS[event][0]} events={event} {table}").does(*answers)
    expect(scene, after)


@rule("BR-EVENT-10")
@pytest.mark.parametrize(("event", "figures", "person", "answers", "after"), LATER)
def test_an_event_in_the_evocation_phase(event: str, figures: str, person: str, answers: tuple[str, ...],
                                         after: str) -> None:
    scene = Scene(EVOCATIONS.format(NUMBERS[event][0], event + " " + figures, person))
    scene.does(scene.answers()[0], *answers)
    expect(scene, after)


@rule("BR-EVENT-10")
def test_a_mage_put_into_his_cell_by_an_event_profits_from_another() -> None:
    scene = Scene(IN_ROSE_PHASE.format(1, "hidden_resources,,illness") + with_quests("| at=arena | | at=forge"))
    expect(scene, "power=1,0,1,0 at:0=cell at:2=cell")


@rule("BR-EVENT-6")
def test_an_event_that_measures_from_the_cells() -> None:
    scene = Scene(DRAWN.format(0, "a_hard_lesson") + with_quests("| at=forge | "))
    assert scene.answers() == ["sacrificial_altar", "arena"]
    assert scene.does("arena").answers() == ["bibliotheca", "treasure_room"]


@rule("BR-EVENT-9")
def test_an_event_that_heals_when_it_comes_and_protects_from_then_on() -> None:
    figures = "figures=colossus(0@arena:44),umbra(1@forge:0)"
    scene = Scene(DRAWN.format(2, "immortals") + with_quests(f"{figures} | at=arena | at=forge"))
    expect(scene, "power=0,0,3 bar:colossus= bar:umbra= events=,,immortals")


def test_no_event_is_left_out() -> None:
    names = {event.name for event in open_box().events if not event.of_avatar}
    assert set(NUMBERS) == names
    assert {row[0] for row in (*INSTANT, *BLACK_ROSE, *ACTION, *WAITING)} == names
