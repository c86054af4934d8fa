"""Figures come into rooms and cells: moving, placing, changing places, Umbras that follow (BR-ROOM-9, BR-CELL)."""

from __future__ import annotations

from conclave.games.black_rose_wars.effects.matters import EVENT, Happened
from conclave.games.black_rose_wars.rules import movement
from conclave.games.black_rose_wars.state.model import Table
from tests.games.black_rose_wars.deeds import bar, figure, laid, offers, perform, room, where
from tests.support import rule


def noted(table: Table) -> list[tuple[str, int, str]]:
    """What is due: the event, whom it is about, and the room."""
    return [(due.event, due.who, table.room(due.room).name if 0 <= due.room < 19 else "")
            for due in table.due if isinstance(due, Happened)]


@rule("BR-ROOM-9")
def test_entering_is_coming_into_a_room_where_one_was_not() -> None:
    table = laid("mage=rickart at=arena | mage=graminia at=throne")
    movement.enter(table, 0, room(table, "arena"))
    assert noted(table) == []
    movement.enter(table, 0, room(table, "throne"))
    assert noted(table) == [("enters_room", 0, "throne")]


@rule("BR-UMBRA-2", "BR-UMBRA-7")
def test_umbras_go_with_their_mage_and_wait_for_him() -> None:
    table = laid(": figures=umbra(0@arena),umbra(1@throne) | mage=rickart at=arena | mage=graminia at=throne")
    umbra = figure(table, "umbra")
    movement.enter(table, 0, room(table, "throne"))
    assert where(table, umbra) == "throne"
    movement.to_cell(table, 0)
    assert (where(table, 0), where(table, umbra)) == ("cell", "throne")
    movement.enter(table, 0, room(table, "crypt"))
    assert where(table, umbra) == "crypt"
    assert where(table, figure(table, "umbra", 2)) == "throne"


@rule("BR-ACTION-7", "BR-LODGE-11")
def test_a_move_effect_is_one_step_and_optional() -> None:
    table = laid("mage=rickart at=black_rose | mage=graminia")
    text = "[[{op: move, n: 1, who: self}]]"
    assert offers(table, 0, text) == ["cemetery", "summoner_room", "throne", "observatory", "garden", "forge", "stay"]
    perform(table, 0, text, "garden")
    assert where(table, 0) == "garden"
    perform(table, 0, text, "stay")
    assert where(table, 0) == "garden"


@rule("BR-CELL-7", "BR-CELL-10", "BR-LODGE-7")
def test_only_an_own_effect_moves_a_mage_out_of_his_cell() -> None:
    table = laid("mage=rickart | mage=graminia at=arena")
    assert perform(table, 1, "[[{op: move, n: 1, who: target, chooser: caster}]]", target=0) == []
    assert offers(table, 0, "[[{op: move, n: 1, who: self}]]") == ["sacrificial_altar", "arena", "stay"]


def test_the_caster_who_picks_the_way_must_move() -> None:
    table = laid("mage=rickart at=arena | mage=graminia at=black_rose")
    text = "[[{op: move, n: 1, who: target, chooser: caster}]]"
    assert "stay" not in offers(table, 0, text, target=1)
    assert perform(table, 0, text, "forge", target=1) == ["0 ask-move"]
    assert where(table, 1) == "forge"


@rule("BR-Q-33", "BR-ROOM-9")
def test_a_figure_may_be_placed_where_it_stands() -> None:
    table = laid("mage=rickart at=arena | mage=graminia at=arena")
    text = "[[{op: place_figure, who: target, room: {pick: room, range: 1}}]]"
    assert "arena" in offers(table, 0, text, target=1)
    perform(table, 0, text, "throne", target=1)
    assert where(table, 1) == "throne"


@rule("BR-EVENT-6", "BR-CELL-10")
def test_only_an_event_or_an_own_effect_places_a_mage_out_of_his_cell() -> None:
    table = laid("mage=rickart | mage=graminia at=arena")
    text = "[[{op: place_figure, who: target, room: {id: crypt}}]]"
    perform(table, 1, text, target=0)
    assert where(table, 0) == "cell"
    perform(table, 4, "[[{op: for_each, who: each_mage, do: [{op: place_figure, who: self, "
            "room: {pick: room, range: 1, from: own_cell}}]}]]", "arena", "treasure_room", of=EVENT)
    assert (where(table, 0), where(table, 1)) == ("arena", "treasure_room")


def test_two_figures_change_rooms_if_both_are_in_the_lodge() -> None:
    table = laid("mage=rickart at=arena | mage=graminia at=crypt")
    text = "[[{op: swap_places, a: self, b: target}]]"
    perform(table, 0, text, target=1)
    assert (where(table, 0), where(table, 1)) == ("crypt", "arena")
    movement.to_cell(table, 1)
    perform(table, 0, text, target=1)
    assert (where(table, 0), where(table, 1)) == ("crypt", "cell")


@rule("BR-CELL-7", "BR-UMBRA-7")
def test_being_put_into_the_cell_is_no_defeat() -> None:
    table = laid(": figures=umbra(0@arena) | mage=rickart at=arena bar=11 power=3 | mage=graminia at=crypt")
    perform(table, 1, "[[{op: to_cell, who: each_mage}]]")
    assert (where(table, 0), where(table, 1)) == ("cell", "cell")
    assert (bar(table, 0), table.trophies[1], where(table, figure(table, "umbra"))) == ("11", (), "arena")


@rule("BR-EVOC-15")
def test_evocations_move_only_between_rooms() -> None:
    table = laid(": figures=cadaver(0@arena) | mage=rickart at=arena | mage=graminia at=crypt")
    assert offers(table, 0, "[[{op: move, n: 1, who: target}]]", target=figure(table, "cadaver")) == [
        "sacrificial_altar", "throne", "sanctuary", "stay"]
