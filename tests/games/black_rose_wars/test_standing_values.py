"""Standing values: what hexes, skills, upgrades, events and spells change (BR-HEX, BR-UPG, BR-DAMAGE-9)."""

from __future__ import annotations

from conclave.games.black_rose_wars.effects.scope import effect_of
from conclave.games.black_rose_wars.rules import values
from conclave.games.black_rose_wars.rules.summoning import assign_hex, attach_upgrades, return_hex
from conclave.games.black_rose_wars.state.model import Table
from tests.games.black_rose_wars.deeds import BOX, bar, carry_out, figure, laid, perform, working
from tests.support import rule


def consistent(table: Table) -> None:
    """The index of what is in force is as if it were made anew."""
    values.VALUES.verify(table)


@rule("BR-T-42", "BR-HEX-2", "BR-HEX-5", "BR-MAGE-1")
def test_two_of_a_hex_count_and_floors_hold() -> None:
    table = laid("mage=rickart at=arena hexes=slowness,slowness,slowness,weakness,weakness | mage=graminia")
    assert (values.speed(table, 0), values.strength(table, 0)) == (1, 0)
    assert (values.speed(table, 1), values.strength(table, 1)) == (2, 2)
    assert len(table.hexes[0]) == 5
    consistent(table)


@rule("BR-HEX-2")
def test_a_third_equal_hex_changes_nothing() -> None:
    table = laid("mage=baron_doria at=arena hexes=confusion,confusion,confusion | mage=graminia")
    assert values.hand_limit(table, 0) == 8 - 4


@rule("BR-HEX-1", "BR-HEX-4")
def test_values_fall_back_when_a_hex_is_gone() -> None:
    table = laid("mage=rickart at=arena | mage=graminia at=arena")
    scope = effect_of(working(1))
    weakness = BOX.by_name["weakness"].index
    assert assign_hex(table, scope, 0, weakness)
    assert values.strength(table, 0) == 1
    table.hex_cubes[0] = (1,)
    before = table.cubes[0]
    return_hex(table, 0, weakness)
    assert (values.strength(table, 0), table.cubes[0]) == (2, before + 1)
    consistent(table)


@rule("BR-HEX-3", "BR-DECK-4")
def test_no_hex_for_a_mage_in_his_cell_nor_from_an_empty_deck() -> None:
    table = laid("mage=rickart | mage=graminia at=arena hexes=weakness,weakness | mage=arianna at=arena hexes=weakness")
    scope = effect_of(working(1))
    assert not assign_hex(table, scope, 0, BOX.by_name["slowness"].index)
    assert not assign_hex(table, scope, 1, BOX.by_name["weakness"].index)
    assert assign_hex(table, scope, 1, BOX.by_name["slowness"].index)


@rule("BR-T-58", "BR-UPG-3", "BR-UPG-1")
def test_an_upgraded_cadaver_is_tougher() -> None:
    table = laid(": figures=cadaver(0@arena) top=reinforced_plating | at=arena | at=throne")
    cadaver = figure(table, "cadaver")
    assert values.health(table, cadaver) == 2
    assert attach_upgrades(table, effect_of(working(0)), cadaver, 1) == 1
    assert values.health(table, cadaver) == 2 + 1 + 2
    consistent(table)


@rule("BR-Q-450")
def test_equal_upgrades_add_up() -> None:
    table = laid(": figures=cadaver(0@arena::servo_blades+servo_blades) | at=arena | at=throne")
    assert values.strength(table, figure(table, "cadaver")) == 4


@rule("BR-T-36")
def test_a_succubus_grows_stronger_with_damage() -> None:
    table = laid(": figures=succubus(0@arena:11) | at=arena | at=throne")
    assert values.strength(table, figure(table, "succubus")) == 1 + 2


@rule("BR-SPIRIT-1", "BR-Q-450")
def test_totems_do_not_move_whatever_adds_to_their_speed() -> None:
    table = laid(": figures=totem(0@arena::piston_legs) | at=arena | at=throne")
    totem = figure(table, "totem")
    assert values.speed(table, totem, 1) == 0
    assert perform(table, 0, "[[{op: move, n: 1, who: target}]]", target=totem) == []


@rule("BR-T-57", "BR-DAMAGE-9", "BR-EVENT-10")
def test_standing_values_count_once_a_sentence_and_only_for_combat_spells() -> None:
    table = laid(": events=assault | mage=rickart at=arena | mage=graminia at=arena hexes=vulnerability")
    perform(table, 0, "[[{op: damage, n: 3}]]", target=1)
    assert bar(table, 1) == "00000"
    perform(table, 0, "[[{op: attack, by: self}]]", of="physical")
    assert bar(table, 1) == "0000000"


@rule("BR-DAMAGE-9")
def test_standing_values_count_once_for_two_damages_of_a_sentence() -> None:
    table = laid("mage=rickart at=arena | mage=graminia at=arena hexes=vulnerability")
    perform(table, 0, "[[{op: damage, n: 1}, {op: damage, n: 1}], [{op: damage, n: 1}]]", target=1)
    assert bar(table, 1) == "00000"


@rule("BR-DAMAGE-9")
def test_standing_values_add_nothing_to_no_damage() -> None:
    table = laid("mage=rickart at=arena | mage=graminia at=arena hexes=vulnerability")
    perform(table, 0, "[[{op: damage, n: {per: own_damage}}]]", target=1)
    assert bar(table, 1) == ""


@rule("BR-EVENT-10")
def test_an_event_of_the_action_phase_works_in_that_phase_only() -> None:
    table = laid(": events=assault phase=evocation | mage=rickart at=arena | mage=graminia at=arena")
    perform(table, 0, "[[{op: damage, n: 1}]]", target=1)
    assert bar(table, 1) == "0"


@rule("BR-STABLE-3")
def test_a_value_falls_back_when_its_moment_comes() -> None:
    table = laid("mage=rickart at=arena | mage=graminia at=arena")
    might = BOX.by_name["bear_might"]
    effect = working(0, card="bear_might")
    effect.slot = 1
    carry_out(table, effect, "[]")
    promise = next(rule_ for rule_ in BOX.promises if rule_.card == might.index)
    values.give(table, promise.number, 1, values.ROUND, might.index, 0)
    values.give(table, promise.number, 2, values.ROUND, might.index, 0)
    assert values.strength(table, 0) == 2 + 4
    values.end_lasting(table, slot=1)
    assert values.strength(table, 0) == 2 + 2
    values.end_lasting(table, values.ROUND)
    assert values.strength(table, 0) == 2
    consistent(table)


def test_copies_share_the_index_and_go_their_own_ways() -> None:
    table = laid("mage=rickart at=arena | mage=graminia at=arena")
    assert values.strength(table, 0) == 2
    twin = table.copy()
    assert twin.index is table.index
    assign_hex(twin, effect_of(working(1)), 0, BOX.by_name["weakness"].index)
    assert (values.strength(twin, 0), values.strength(table, 0)) == (1, 2)
