"""Each order of The Possessed: its effects from top to bottom, its extra card, and its reaction (section 30)."""

from __future__ import annotations

from typing import Final

import pytest

from conclave.games.black_rose_wars.cards.box import open_box
from tests.games.black_rose_wars.outcomes import expect, finish
from tests.games.black_rose_wars.scene import Scene
from tests.support import rule

PHASES: Final = (
    "thorn_revenge creeping_bramble black_petals hunters_step servant_of_the_rose root_grasp hollow_gaze thorn_shield "
    "withered_garden silent_march",
    "scarlet_lash bloom_of_ruin feeding_roots pack_of_thorns cruel_pursuit barbed_answer veil_of_petals "
    "demand_of_the_rose ashen_ring stolen_will",
    "crown_of_thorns black_harvest colossal_wrath final_bloom heart_piercer rose_reclaims wall_of_briars venom_sap "
    "tireless_hunt echo_of_the_master",
)
MOON: Final = {name: phase for phase, names in enumerate(PHASES) for name in names.split()}

# The order, the table with The Possessed in the Black Rose Room, what the crown holder answers, what is seen.
# The Throne Room, the Garden and the Forge are next to it, the Arena is two rooms away. It has strength 4 and speed 2.
ORDERS: Final = (
    ("thorn_revenge", "| at=throne | at=arena bar=11 power=5", (), "bar:0=4444 bar:1=11 at:4=throne"),
    ("creeping_bramble", "lodge=arena(0) | at=throne | at=arena bar=1", (),
     "cubes:black_rose=4 cubes:arena=044 cubes:throne= at:4=throne"),
    ("black_petals", "| at=garden bar=1 | at=throne power=5", (), "at:4=garden bar:0=144 bar:1= cubes:garden="),
    ("black_petals", "| at=garden bar=1 | at=garden power=5", (), "at:4=garden bar:0=144 bar:1="),
    ("hunters_step", "| at=arena bar=11 | at=throne", (), "at:4=arena bar:0=114444 bar:1="),
    ("servant_of_the_rose", "| at=throne | at=mirrors_room bar=11111", (),
     "cubes:black_rose=4 figures=cadaver@4@throne bar:0=44 bar:1=11111 at:4=throne"),
    ("root_grasp +hollow_gaze", "| at=throne bar=11 | at=arena bar=1111111 power=3", (),
     "bar:0=144 bar:1=1111111 power=0,2,1 at:4=throne"),
    ("hollow_gaze", "| at=mirrors_room bar=1 power=2 | at=throne power=5", (), "power=1,5,1 at:4=throne"),
    ("thorn_shield", "| at=arena bar=11 | at=throne", (), "at:4=throne bar:0=11 bar:1=4444"),
    ("withered_garden", "| at=arena | at=arena", (), "at:4=arena cubes:arena=44 cubes:black_rose= bar:0=4 bar:1=4"),
    ("silent_march +hollow_gaze", "| at=arena bar=11 power=2 | at=throne", (), "power=1,0,1 bar:0=11 at:4=arena"),
    ("scarlet_lash", "| at=throne | at=arena bar=11", (), "at:4=throne cubes:throne=4 bar:0=444 bar:1=11"),
    ("bloom_of_ruin", "| at=arena bar=11111 | at=garden bar=00", ("garden",),
     "cubes:garden=444 cubes:black_rose= at:4=garden"),
    ("feeding_roots", "possessed_bar=00 | at=throne bar=1111 | at=garden power=5", ("rickart=1",),
     "bar:0=1444 bar:4=0 at:4=throne"),
    ("pack_of_thorns", "| at=throne | at=mirrors_room", ("cadaver 1 of the_possessed",),
     "cubes:black_rose=4 figures=cadaver@4@throne,cadaver@4@black_rose bar:0=44 at:4=black_rose"),
    ("cruel_pursuit +bloom_of_ruin", "| at=arena bar=11 | at=mirrors_room power=5", (),
     "bar:0=114444 cubes:arena=444 at:4=arena bar:1="),
    ("barbed_answer", "| at=arena bar=11 | at=throne", (), "at:4=throne bar:0=11 bar:1=4444"),
    ("veil_of_petals", "| at=arena bar=11 | at=throne", (), "bar:0=11 bar:1=44 at:4=black_rose"),
    ("demand_of_the_rose", "| at=arena bar=1 power=2 | at=arena power=5", (), "power=1,5,1 at:4=arena"),
    ("ashen_ring", "| at=arena | at=arena", (), "at:4=arena cubes:arena=44 bar:0=44 bar:1=44"),
    ("stolen_will", "figures=cadaver(0@throne),nigredo(1@crypt) | at=throne | at=arena bar=111", (),
     "bar:0=44 bar:1=111 at:4=arena"),
    ("crown_of_thorns", "| at=throne bar=1 | at=forge", (), "at:4=throne cubes:throne=4 bar:0=1444444 bar:1="),
    ("crown_of_thorns", "| at=arena bar=1 | at=arena power=5", (), "at:4=arena cubes:arena=4 bar:0=1444444 bar:1="),
    ("black_harvest", "| at=throne | at=throne", (), "cubes:black_rose=4 cubes:throne=44 bar:0=44 bar:1=44 at:4=throne"),
    ("colossal_wrath", "| at=throne | at=mirrors_room bar=1111", (),
     "cubes:black_rose=4 figures=colossus@4@throne bar:0=444 bar:1=1111 at:4=mirrors_room"),
    ("final_bloom", "| at=the_abyss | at=the_abyss", (), "cubes:the_abyss=4444 at:4=black_rose"),
    ("heart_piercer", "| at=arena bar=1 | at=throne", (), "at:4=arena cubes:arena=4 bar:0=14444 bar:1="),
    ("heart_piercer", "| at=arena bar=1 | at=arena power=5", (), "at:4=arena cubes:arena=4 bar:0=14444 bar:1="),
    ("rose_reclaims", "| at=the_abyss bar=11111 | at=throne", (), "bar:0=14444 bar:1=4444 at:4=throne"),
    ("wall_of_briars", "| at=arena bar=11 | at=throne", (), "at:4=throne bar:0=11 bar:1=4444"),
    ("venom_sap", "| at=throne bar=11 | at=throne power=5", (), "bar:0=11 bar:1=444 at:4=black_rose"),
    ("venom_sap", "| at=arena bar=11 | at=mirrors_room", (), "bar:0=11 bar:1= at:4=black_rose"),
    ("tireless_hunt +final_bloom", "| at=arena bar=11 | at=throne", ("arena",), "at:4=arena bar:0=114444 cubes:arena=4444"),
    ("echo_of_the_master +final_bloom", "figures=nigredo(4@throne) | at=throne power=2 | at=arena bar=1111111",
     ("no", "arena"), "bar:0=4444 bar:1=1111111 power=1,0,0 cubes:arena=4444 figures=nigredo@4@throne"),
)
# How far the spells of orders reach: the order, the room of The Possessed, a table with somebody just in reach and what
# is seen then, a table with him just out of it and what is seen then.
REACHED: Final = (
    ("black_petals", "arena", "| at=bibliotheca bar=1 | at=oracle_room", "bar:0=144 bar:1= at:4=black_rose",
     "| at=treasure_room bar=1 | ", "bar:0=1 at:4=black_rose"),
    ("root_grasp +hollow_gaze", "arena", "| at=observatory | at=bibliotheca", "bar:0=4 bar:1=",
     "| at=bibliotheca | at=bibliotheca power=1", "bar:0= bar:1="),
    ("creeping_bramble", "arena", "| at=black_rose | at=observatory power=1", "cubes:black_rose=44 cubes:observatory=",
     "| at=observatory | at=observatory", "cubes:observatory= cubes:black_rose="),
    ("withered_garden", "arena", "| at=observatory | at=observatory", "bar:0=4 bar:1=4 cubes:observatory=4",
     "| at=bibliotheca | at=bibliotheca", "bar:0= cubes:bibliotheca= cubes:black_rose=44"),
    ("scarlet_lash", "arena", "| at=observatory | at=bibliotheca", "bar:0=444 at:4=black_rose",
     "| at=bibliotheca | at=bibliotheca power=1", "bar:0= bar:1= at:4=black_rose"),
    ("bloom_of_ruin", "arena", "| at=observatory | at=observatory", "cubes:observatory=444",
     "| at=bibliotheca | at=bibliotheca power=1", "cubes:bibliotheca="),
    ("feeding_roots", "arena", "| at=black_rose bar=11 | at=bibliotheca", "bar:0=44",
     "| at=observatory bar=11 | at=bibliotheca", "bar:0=11"),
    ("veil_of_petals", "arena", "| at=black_rose | at=bibliotheca", "bar:0=44",
     "| at=observatory | at=bibliotheca", "bar:0="),
    ("ashen_ring", "arena", "| at=black_rose | at=black_rose", "bar:0=44 cubes:black_rose=44",
     "| at=observatory | at=observatory", "bar:0= cubes:observatory= cubes:black_rose=44"),
    ("crown_of_thorns", "arena", "| at=black_rose | at=crypt", "bar:0=444444 cubes:black_rose=4",
     "| at=observatory bar=1 | at=crypt", "bar:0=1 cubes:black_rose=4"),
    ("black_harvest", "arena", "| at=black_rose | at=black_rose", "bar:0=44 cubes:black_rose=44",
     "| at=observatory | at=observatory power=1", "bar:0= cubes:observatory="),
    ("heart_piercer", "arena", "| at=bibliotheca bar=1 | at=crypt", "bar:0=14444 at:4=black_rose",
     "| at=treasure_room bar=1 | ", "bar:0=1 at:4=black_rose"),
    ("venom_sap", "arena", "| at=throne | at=bibliotheca", "bar:0=444", "| at=black_rose | at=bibliotheca", "bar:0="),
    ("echo_of_the_master +final_bloom", "arena", "| at=observatory power=2 | at=bibliotheca", "bar:0=44 power=1,0,0",
     "| at=bibliotheca power=2 | at=bibliotheca", "bar:0= power=2,0,0"),
)
# What waits on its back: the order, the table with The Possessed in the Arena, what seat 0 does, what is seen.
TARGETED: Final = ("cast I", "the_possessed")
REACTIONS: Final = (
    ("thorn_revenge", "| at=arena power=2 | at=forge", ("fight", "attack"), "power=1,0,1 bar:4=00 bar:0="),
    ("thorn_shield", "| at=arena power=2 | at=forge", ("fight", "attack"), "power=2,0,0 bar:4= bar:0="),
    ("thorn_shield", "| at=arena sheet=I(shared_torture) | at=forge", TARGETED, "bar:4=00 bar:0=444"),
    ("barbed_answer", "| at=arena power=2 | at=forge", ("fight", "attack"), "power=2,0,0 bar:4=00 bar:0=44"),
    ("veil_of_petals", "| at=arena sheet=I(submission) | at=forge", TARGETED, "bar:4= bar:0=4"),
    ("wall_of_briars", "| at=arena power=2 | at=forge", ("fight", "attack"), "power=2,0,0 bar:4= bar:0=4"),
    ("wall_of_briars", "| at=arena sheet=I(shared_torture) | at=forge", TARGETED, "bar:4=0 bar:0=4444"),
    ("venom_sap", "| at=arena power=2 sheet=I(submission) | at=forge", TARGETED, "power=1,0,1 bar:4=0 bar:0=444"),
)
# What does not set them off: damage of an attack where a combat spell is waited for, an area where a target is.
UNANSWERED: Final = (
    ("veil_of_petals", "| at=arena power=2 | at=forge", ("fight", "attack"), "bar:4=00"),
    ("venom_sap", "| at=arena power=2 | at=forge", ("fight", "attack"), "bar:4=00 bar:0= power=2,0,0"),
    ("veil_of_petals", "| at=arena sheet=I(submission/reverse) | at=forge", ("cast I", "arena"), "bar:4=00"),
    ("thorn_revenge", "| at=arena power=2 | at=forge", ("fight", "stop"), "bar:4= power=2,0,0"),
)


def reveal(order: str, table: str, room: str = "black_rose") -> Scene:
    """The Possessed reveals this order, and another one after it if one is named after `+`."""
    top = order.replace(" +", ",")
    return Scene(f": avatar=apprentice next=order:0 orders=0 moon={MOON[top.partition(',')[0]]} top={top} "
                 f"possessed={room} {with_mages(table)}")


def with_mages(table: str) -> str:
    """The persons of a table play Rickart and Graminia."""
    return table.replace("| at", "| mage=rickart at", 1).replace("| at", "| mage=graminia at", 1)


@rule("BR-AVATAR-11", "BR-AVATAR-14", "BR-AVATAR-15", "BR-AVATAR-19", "BR-AVATAR-26")
@pytest.mark.parametrize(("order", "table", "answers", "after"), ORDERS)
def test_an_order(order: str, table: str, answers: tuple[str, ...], after: str) -> None:
    scene = reveal(order, table).does(*answers)
    if "cubes:black_rose" not in after:
        expect(scene, "cubes:black_rose=")
    assert scene.asked().endswith("ask-act"), "then its activation ends"
    expect(scene, after)
    assert scene.table.names_of(scene.table.order_memories) == order.split(" +")
    assert scene.table.orders == 1, "an extra card does not count"


@rule("BR-AVATAR-29")
def test_the_crown_holder_decides_whether_it_heals_one_cube() -> None:
    scene = reveal("feeding_roots", "possessed_bar=001 | at=throne bar=1 | at=forge")
    assert scene.answers() == ["none", "graminia=1", "rickart=1"]
    assert scene.decision.seat == scene.table.crown


@rule("BR-AVATAR-32", "BR-AVATAR-45")
@pytest.mark.parametrize(("order", "room", "within", "seen_within", "beyond", "seen_beyond"), REACHED)
def test_how_far_an_order_reaches(order: str, room: str, within: str, seen_within: str, beyond: str,
                                  seen_beyond: str) -> None:
    expect(finish(reveal(order, within, room), "0 ask-act", "1 ask-act"), seen_within)
    expect(finish(reveal(order, beyond, room), "0 ask-act", "1 ask-act"), seen_beyond)


@rule("BR-AVATAR-16", "BR-AVATAR-17", "BR-AVATAR-18")
@pytest.mark.parametrize(("order", "table", "answers", "after"), REACTIONS)
def test_a_reaction(order: str, table: str, answers: tuple[str, ...], after: str) -> None:
    scene = Scene(f": avatar=apprentice moon={MOON[order]} top={order} possessed=arena {with_mages(table)}")
    scene.does(*answers)
    expect(scene, after)
    assert scene.table.names_of(scene.table.order_memories) == [order]
    assert scene.table.orders == 1
    assert scene.events("order-answers", "reveals-order") == ["order-answers"]


@rule("BR-AVATAR-16", "BR-TARGET-3")
@pytest.mark.parametrize(("order", "table", "answers", "after"), UNANSWERED)
def test_what_sets_no_reaction_off(order: str, table: str, answers: tuple[str, ...], after: str) -> None:
    scene = Scene(f": avatar=apprentice moon={MOON[order]} top={order} possessed=arena {with_mages(table)}")
    scene.does(*answers)
    expect(scene, after)
    assert scene.table.order_memories == []


@rule("BR-AVATAR-16")
@pytest.mark.parametrize("order", [name for name in MOON if name not in {row[0] for row in REACTIONS}])
@pytest.mark.parametrize("answers", [("fight", "attack", "the_possessed"), TARGETED])
def test_an_order_without_a_symbol_on_its_back(order: str, answers: tuple[str, ...]) -> None:
    scene = Scene(f""": avatar=apprentice moon={MOON[order]} top={order} possessed=arena
                      | mage=rickart at=arena sheet=I(submission) | mage=graminia at=arena""")
    scene.does(*answers)
    assert len(scene.bar(4)) > 0
    assert scene.table.order_memories == []


def test_no_order_is_left_out() -> None:
    orders = open_box().orders
    assert {order.name: order.phase for order in orders} == MOON
    assert {row[0].partition(" ")[0] for row in ORDERS} == set(MOON)
    extra = {row[0].partition(" ")[0] for row in ORDERS if "+" in row[0]}
    assert extra == {order.name for order in orders if order.extra_card}
    assert {row[0] for row in REACTIONS} == {order.name for order in orders if order.back_event}
