"""Each event that replaces the others when The Possessed plays (BR-AVATAR-5, BR-AVATAR-33)."""

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
    "first_thorn": (0, 2, 1, 0, True), "rose_garden": (0, 2, 1, 0, False), "watchful_petals": (0, 3, 1, 0, True),
    "call_to_the_hall": (0, 0, 1, 0, False), "gift_of_the_rose": (0, 1, 1, 1, False),
    "harsher_will": (1, 1, 2, 1, True), "restless_roots": (1, 2, 2, 1, False), "reaping": (1, 0, 2, 0, False),
    "guard_of_cadavers": (1, 0, 1, 0, True), "toll_of_power": (1, 1, 1, 2, False),
    "avatar_ascendant": (2, 2, 2, 2, True), "thorn_storm": (2, 1, 2, 2, False), "world_of_ruins": (2, 3, 2, 2, False),
    "last_judgement": (2, 0, 3, 0, True), "black_sun": (2, 3, 2, 2, False),
}

# An instant event is drawn, The Possessed being the last of the mages: the event, the table, what is seen.
INSTANT: Final = (
    ("call_to_the_hall", "possessed=arena {} at=forge {} at=crypt", "at:4=black_rose cubes:black_rose=44 power=0,0,1"),
    ("call_to_the_hall", "{} at=forge {} at=crypt", "at:4=black_rose cubes:black_rose=44 power=0,0,1"),
    ("reaping", "possessed=arena possessed_bar=0 {} at=arena {} ", "bar:0=4 bar:1=4 bar:4=0 power=0,0,2"),
    ("guard_of_cadavers", "possessed=crypt {} at=arena {} at=forge", "figures=cadaver@4@crypt power=0,0,1"),
    ("guard_of_cadavers", "{} at=arena {} at=forge", "figures= power=0,0,1"),
    ("last_judgement", "possessed=crypt {} at=arena power=2 bar=0 {} bar=04 power=2", "power=1,2,4"),
)
# In step 3 of the Black Rose phase: the event, the table, the answers, what is seen.
BLACK_ROSE: Final = (
    ("first_thorn", "lodge=crypt(rebuilt) {} at=forge {} at=forge", (),
     "cubes:arena=4 cubes:summoner_room=4 cubes:alchemical_laboratory=4 cubes:cemetery=4 cubes:sacrificial_altar=4 "
     "cubes:crypt= cubes:garden= cubes:black_rose="),
    ("rose_garden", "lodge=garden(4444) {} at=forge {} at=forge", (),
     "cubes:garden=4444 cubes:forge=4 cubes:treasure_room=4 cubes:observatory=4 cubes:bibliotheca=4 cubes:sanctuary=4 "
     "cubes:arena="),
    ("restless_roots", "{} at=forge {} at=forge", (),
     "cubes:throne=4 cubes:armory=4 cubes:pleasures_room=4 cubes:the_abyss=4 cubes:oracle_room=4 cubes:mirrors_room=4 "
     "cubes:arena= cubes:crypt="),
    ("gift_of_the_rose", "possessed=arena {} at=forge {} ", ("no", "yes", "agony=1"), "cards:0=0 cards:1=1"),
    ("thorn_storm", "possessed=arena possessed_bar=0 {} at=arena bar=1 {} ", (), "bar:0=144 bar:1=44 bar:4=0"),
    ("world_of_ruins", "possessed=crypt figures=cadaver(0@forge) {} at=arena {} ", (),
     "cubes:arena=44 cubes:crypt= cubes:forge="),
)
# Throughout the action phase, or always: the event, the table, what seat 0 does, what is seen.
WAITING: Final = (
    ("watchful_petals", "{} at=arena {} at=arena bar=00000000", ("fight", "attack"), "at:1=cell cubes:arena=4"),
    ("watchful_petals", "{} at=arena {} at=arena", ("fight", "attack"), "at:1=arena cubes:arena="),
    ("toll_of_power", "{} at=arena completed=rest_the_limbs {} at=forge", ("use rest_the_limbs",), "power=1,0,1"),
    ("toll_of_power", "{} at=arena {} at=forge", ("fight", "stop"), "power=0,0,0"),
    ("black_sun", "{} at=arena {} at=arena bar=00000000", ("fight", "attack"), "power=5,0,0 trophies:0= trophies:4=1"),
)
# What changes The Possessed: the event, an order, the table, and what is seen with the event and without it.
CHANGED: Final = (
    ("harsher_will", "cruel_pursuit,bloom_of_ruin", "{} at=throne bar=0 {} at=mirrors_room", "bar:0=044444", "bar:0=04444"),
    ("avatar_ascendant", "crown_of_thorns", "{} at=observatory bar=0 {} at=crypt", "at:4=observatory bar:0=0444444",
     "at:4=black_rose bar:0=0"),
    ("avatar_ascendant", "crown_of_thorns", "{} at=bibliotheca bar=0 {} at=crypt", "at:4=observatory bar:0=0",
     "at:4=black_rose bar:0=0"),
)
PERSONS: Final = ("| mage=rickart open=field_test", "| mage=graminia open=acquire_wealth")


def table_of(head: str, table: str) -> str:
    """A table with The Possessed."""
    return f": avatar=apprentice {head} {table.format(*PERSONS)}"


@rule("BR-EVENT-1", "BR-AVATAR-5")
@pytest.mark.parametrize("event", [name for name, row in NUMBERS.items() if row[1]])
def test_the_numbers_of_an_event(event: str) -> None:
    phase, slot, reveal, leaves, crown = NUMBERS[event]
    table = laid(table_of(f"moon={phase} crown=0 top={event}", "{} at=arena {} at=forge"))
    answered(draw_event(table, 1))
    assert [table.names_of(pile) for pile in table.events] == [[event] if slot == at else [] for at in (1, 2, 3)]
    assert (table.power[ROSE], table.crown) == (reveal, int(crown))
    for _ in range(4 - slot):
        assert table.power[ROSE] == reveal
        answered(shift(table))
    assert table.power[ROSE] == reveal + leaves
    assert table.names_of(table.event_discard[phase]) == [event]


@rule("BR-EVENT-2", "BR-AVATAR-33", "BR-AVATAR-34", "BR-AVATAR-38")
@pytest.mark.parametrize(("event", "table", "after"), INSTANT)
def test_an_instant_event(event: str, table: str, after: str) -> None:
    phase, _, reveal, leaves, _ = NUMBERS[event]
    scene = Scene(table_of(f"next=draw-event:0 phase=rose crown=0 moon={phase} top={event}", table))
    assert scene.asked().endswith("ask-give-up-quest")
    expect(scene, after)
    assert scene.power()[-1] == reveal + leaves + (event == "last_judgement")
    assert scene.table.crown == 0, "it was turned for The Possessed"
    assert event in scene.table.names_of(scene.table.event_discard[phase])


@rule("BR-EVENT-7")
@pytest.mark.parametrize("event", [name for name, row in NUMBERS.items() if not row[1]])
def test_an_instant_event_that_a_person_draws(event: str) -> None:
    phase, _, reveal, leaves, crown = NUMBERS[event]
    table = laid(table_of(f"moon={phase} crown=0 top={event} possessed=arena", "{} at=arena {} at=forge"))
    answered(draw_event(table, 1))
    assert (table.power[ROSE], table.crown) == (reveal + leaves, int(crown))
    assert table.names_of(table.event_discard[phase]) == [event]


@rule("BR-EVENT-10")
def test_an_event_that_works_in_every_phase() -> None:
    table = "figures=cadaver(0@arena) {} at=crypt {} at=arena bar=00000000"
    scene = Scene(table_of("next=evocation-phase:0 moon=2 events=black_sun possessed=forge", table))
    expect(scene.does(scene.answers()[0], "attack"), "power=5,0,0 trophies:0= trophies:4=1")


@rule("BR-EVENT-10", "BR-AVATAR-33", "BR-AVATAR-34")
@pytest.mark.parametrize(("event", "table", "answers", "after"), BLACK_ROSE)
def test_an_event_of_the_black_rose_phase(event: str, table: str, answers: tuple[str, ...], after: str) -> None:
    head = f"moon={NUMBERS[event][0]} events={event}"
    scene = Scene(table_of(f"next=rose-events:0 phase=rose {head}", table)).does(*answers)
    assert scene.asked().endswith("ask-give-up-quest")
    expect(scene, after)
    later = Scene(table_of(f"next=action-phase:0 phase=planning {head}", table))
    assert later.events("event-works") == [], "in no other phase"


@rule("BR-EVENT-10")
@pytest.mark.parametrize(("event", "table", "answers", "after"), WAITING)
def test_an_event_that_waits(event: str, table: str, answers: tuple[str, ...], after: str) -> None:
    scene = Scene(table_of(f"moon={NUMBERS[event][0]} events={event} possessed=black_rose", table)).does(*answers)
    expect(scene, after)


@rule("BR-EVENT-10", "BR-AVATAR-33")
@pytest.mark.parametrize(("event", "orders", "table", "with_it", "without"), CHANGED)
def test_an_event_that_strengthens_the_possessed(event: str, orders: str, table: str, with_it: str, without: str) -> None:
    head = f"next=order:0 orders=0 moon={NUMBERS[event][0]} top={orders} possessed=arena"
    expect(Scene(table_of(f"{head} events={event}", table)), with_it)
    expect(Scene(table_of(head, table)), without)


def test_no_event_is_left_out() -> None:
    names = {event.name for event in open_box().events if event.of_avatar}
    assert set(NUMBERS) == names
    assert {row[0] for row in (*INSTANT, *BLACK_ROSE, *WAITING, *CHANGED)} == names
