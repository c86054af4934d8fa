"""Cubes: damage, what is taken back, healing, replacing, instability, and supplies that run out (BR-DAMAGE, BR-CUBE)."""

from __future__ import annotations

from conclave.games.black_rose_wars.effects.matters import EVENT, ORDER, Wound
from conclave.games.black_rose_wars.effects.scope import effect_of
from conclave.games.black_rose_wars.rules import cubes as rules
from conclave.games.black_rose_wars.state.components import ROSE
from conclave.games.black_rose_wars.state.model import Table
from tests.games.black_rose_wars.deeds import (
    aim,
    answered,
    bar,
    carry_out,
    cubes,
    figure,
    laid,
    offers,
    perform,
    room,
    working,
)
from tests.support import rule


def all_cubes(table: Table) -> list[int]:
    """All cubes of each participant, wherever they lie."""
    counts = table.cubes[:]
    for row in (*table.bar, *table.instability):
        for owner in row:
            counts[owner] += 1
    return counts


@rule("BR-DAMAGE-1", "BR-COMP-2")
def test_damage_comes_out_of_the_supply() -> None:
    table = laid("mage=rickart at=arena | mage=graminia at=arena")
    before = all_cubes(table)
    perform(table, 0, "[[{op: damage, n: 3}]]", target=1)
    assert (bar(table, 1), table.cubes[0]) == ("000", 23)
    assert all_cubes(table) == before


@rule("BR-DAMAGE-8", "BR-IMMUNE-1", "BR-Q-34")
def test_an_area_hits_everybody_in_it_but_the_own() -> None:
    table = laid(": figures=cadaver(0@arena),cadaver(1@arena) | mage=rickart at=arena | mage=graminia at=arena")
    perform(table, 0, "[[{op: damage, n: 1}]]", area="arena")
    assert (bar(table, 0), bar(table, 1)) == ("", "0")
    assert [bar(table, figure(table, "cadaver", nth)) for nth in (1, 2)] == ["", "0"]


@rule("BR-IMMUNE-3", "BR-AGONY-2")
def test_pain_hits_the_caster() -> None:
    table = laid("mage=rickart at=arena | mage=graminia at=arena")
    perform(table, 0, "[[{op: pain, n: 2}]]")
    assert bar(table, 0) == "44"


@rule("BR-AGONY-3", "BR-CELL-2")
def test_nothing_hurts_in_a_cell_but_events() -> None:
    table = laid("mage=rickart | mage=graminia")
    perform(table, 0, "[[{op: pain, n: 2}]]")
    perform(table, 1, "[[{op: damage, n: 2}]]", target=0)
    perform(table, 1, "[[{op: rose_damage, n: 2, to: target}]]", target=0)
    assert bar(table, 0) == ""
    perform(table, ROSE, "[[{op: rose_damage, n: 3, to: each_mage}]]", of=EVENT)
    assert (bar(table, 0), bar(table, 1)) == ("444", "444")


@rule("BR-EX-9", "BR-CUBE-1")
def test_the_last_cubes_are_shared_out() -> None:
    table = laid("mage=rickart at=arena | mage=graminia at=arena | mage=arianna at=arena")
    table.cubes[0] = 4
    assert set(offers(table, 0, "[[{op: damage, n: 3}]]", area="arena")) == {
        "graminia=3 arianna=1", "graminia=2 arianna=2", "graminia=1 arianna=3"}
    perform(table, 0, "[[{op: damage, n: 3}]]", "graminia=3 arianna=1", area="arena")
    assert (bar(table, 1), bar(table, 2), table.cubes[0]) == ("000", "0", 0)
    perform(table, 0, "[[{op: damage, n: 3}]]", area="arena")
    assert (bar(table, 1), bar(table, 2)) == ("000", "0")


@rule("BR-CUBE-2")
def test_the_rose_shares_out_in_turn_order() -> None:
    table = laid(": first=1 crown=1 | mage=rickart at=arena | mage=graminia at=arena")
    table.cubes[ROSE] = 4
    perform(table, ROSE, "[[{op: rose_damage, n: 3, to: each_mage}]]", of=EVENT)
    assert (bar(table, 0), bar(table, 1)) == ("4", "444")


@rule("BR-CUBE-2", "BR-EVENT-8")
def test_among_rooms_the_crown_holder_shares_out_for_the_rose() -> None:
    table = laid(": crown=1 | mage=rickart at=arena | mage=graminia at=arena")
    table.cubes[ROSE] = 2
    asked = perform(table, ROSE, "[[{op: rose_instability, n: 1, room: {each_room: [red]}}]]",
                    "summoner_room=1 alchemical_laboratory=0 arena=1", of=EVENT)
    assert asked == ["1 ask-share-cubes-rose"]
    assert [cubes(table, name) for name in ("summoner_room", "alchemical_laboratory", "arena")] == ["4", "", "4"]


@rule("BR-DAMAGE-2")
def test_what_the_bar_cannot_take_is_lost() -> None:
    table = laid("mage=rickart at=arena | mage=graminia at=arena")
    scope = effect_of(working(0))
    answered(rules.deal_damage(table, scope, 0, [(1, 14)]))
    assert len(table.bar[1]) == 10
    assert table.cubes[0] == 26 - 10


@rule("BR-TRAP-15", "BR-T-31")
def test_damage_is_taken_back_as_if_less_had_been_dealt() -> None:
    table = laid("mage=rickart at=arena | mage=graminia at=arena bar=44444444")
    wound = Wound(1, 0, 4, 0, 0, "")
    rules.wounded(table, wound)
    assert wound.placed == 2
    assert rules.take_back(table, wound, 2) == 2
    assert len(table.bar[1]) == 10
    assert rules.take_back(table, wound, 1) == 1
    assert (bar(table, 1), wound.amount) == ("444444440", 1)


@rule("BR-Q-55")
def test_taken_back_are_the_rightmost_cubes_that_are_left() -> None:
    table = laid("mage=rickart at=arena | mage=graminia at=arena")
    wound = Wound(1, 0, 3, 0, 0, "")
    rules.wounded(table, wound)
    table.bar[1] = (0, 2, 2)  # replaced by somebody meanwhile
    rules.take_back(table, wound, 2)
    assert bar(table, 1) == "22"


@rule("BR-Q-37")
def test_damage_that_was_ignored_altogether_was_not_dealt() -> None:
    table = laid("mage=rickart at=arena | mage=graminia at=arena")
    effect = working(0)
    answered(rules.deal_damage(table, effect_of(effect), 0, [(1, 2)]))
    assert effect.dealt_damage
    rules.take_back(table, effect.wounds[0], 1)
    assert (effect.dealt_damage, effect.hit) == (True, [1])
    rules.take_back(table, effect.wounds[0], 1)
    assert (effect.dealt_damage, effect.hit) == (False, [])


@rule("BR-Q-38")
def test_who_put_the_last_new_cube_on_the_bar() -> None:
    table = laid("mage=rickart at=arena | mage=graminia at=arena | mage=arianna at=arena")
    perform(table, 0, "[[{op: damage, n: 1}]]", target=1)
    perform(table, 2, "[[{op: replace_damage, n: 1}]]", "graminia:rickart=1", target=1)
    assert (bar(table, 1), table.dealt_last[1]) == ("2", 0)


@rule("BR-DAMAGE-3", "BR-CUBE-3")
def test_replacing_takes_any_mix_of_others_the_rightmost_first() -> None:
    table = laid("mage=rickart at=arena | mage=graminia at=arena bar=2402 | mage=arianna at=arena")
    assert "none" in offers(table, 0, "[[{op: replace_damage, n: 2}]]", target=1)
    perform(table, 0, "[[{op: replace_damage, n: 2}]]", "graminia:arianna=1 graminia:rose=0", target=1)
    assert bar(table, 1) == "2400"
    assert table.cubes[0] == 24
    perform(table, 0, "[[{op: replace_damage, n: 2}]]", "graminia:arianna=0 graminia:rose=0", target=1)
    assert bar(table, 1) == "2400"


@rule("BR-DAMAGE-3")
def test_replacing_in_an_area_is_so_many_in_all_but_each_means_each() -> None:
    text = "mage=rickart at=arena | mage=graminia at=arena bar=44 | mage=arianna at=arena bar=44"
    table = laid(text)
    perform(table, 0, "[[{op: replace_damage, n: 2}]]", "graminia:rose=1 arianna:rose=1", area="arena")
    assert (bar(table, 1), bar(table, 2)) == ("40", "40")
    table = laid(text)
    perform(table, 0, "[[{op: replace_damage, n: 2, to: each_other_mage}]]", "graminia:rose=2", "arianna:rose=2")
    assert (bar(table, 1), bar(table, 2)) == ("00", "00")


@rule("BR-T-46", "BR-EVENT-8")
def test_the_rose_replaces_as_many_as_she_can() -> None:
    table = laid(": crown=0 | mage=rickart at=arena | mage=graminia at=arena bar=00022 | mage=arianna at=arena")
    effect = working(ROSE, EVENT, "woe")
    asked = carry_out(table, effect, "[[{op: replace_damage, n: 4, to: each_mage, by: rose}], "
                      "[{op: for_each, who: each_mage, do: [{op: if, cond: {nothing_replaced: self}, "
                      "then: [{op: rose_damage, n: 2, to: self}]}]}]]", "graminia:rickart=2 graminia:arianna=2")
    assert asked == ["0 ask-replace-damage-rose"]
    assert [bar(table, mage) for mage in range(3)] == ["44", "04444", "44"]


@rule("BR-DAMAGE-4", "BR-DAMAGE-7")
def test_healing_is_a_choice_of_colours() -> None:
    table = laid("mage=rickart at=arena bar=1414 | mage=graminia at=arena")
    perform(table, 0, "[[{op: heal, n: 3, to: self}]]", "graminia=1 rose=2")
    assert bar(table, 0) == "1"
    assert table.cubes[ROSE] == 26


@rule("BR-DAMAGE-4")
def test_healing_all_asks_nothing_and_may_spare_black_cubes() -> None:
    table = laid("mage=rickart at=arena bar=1414 | mage=graminia")
    perform(table, ROSE, "[[{op: heal, n: all, to: each_mage, except: rose}]]", of=EVENT)
    assert bar(table, 0) == "44"


@rule("BR-INST-1", "BR-ROOM-4", "BR-ROOM-8")
def test_instability_fills_free_slots_of_destroyed_rooms() -> None:
    table = laid(": lodge=garden(444),forge(rebuilt) | mage=rickart at=garden | mage=graminia at=forge")
    perform(table, 0, "[[{op: place_instability, n: 2, room: self_room}]]")
    perform(table, 1, "[[{op: place_instability, n: 2, room: self_room}]]")
    assert (cubes(table, "garden"), cubes(table, "forge")) == ("4440", "")


@rule("BR-INST-2", "BR-INST-5")
def test_replacing_instability_keeps_the_slots() -> None:
    table = laid(": lodge=arena(14104) | mage=rickart at=arena | mage=graminia")
    perform(table, 0, "[[{op: replace_instability, n: 2, room: self_room}]]", "graminia=1 rose=1")
    assert cubes(table, "arena") == "14000"


@rule("BR-Q-35", "BR-EVENT-6")
def test_the_own_room_of_a_mage_in_his_cell_is_none() -> None:
    table = laid("mage=rickart | mage=graminia")
    perform(table, 0, "[[{op: place_instability, n: 2, room: self_room}]]")
    assert not any(table.instability)


@rule("BR-Q-33")
def test_a_pick_offers_what_the_sentence_does_something_to() -> None:
    table = laid(": lodge=arena(444444) | mage=rickart at=throne | mage=graminia")
    found = offers(table, 0, "[[{op: place_instability, n: 1, room: {pick: room, range: 1}}]]")
    assert "arena" not in found
    assert "throne" in found


@rule("BR-AVATAR-27", "BR-AVATAR-28")
def test_the_possessed_replaces_from_the_right_without_asking() -> None:
    table = laid(": avatar=apprentice possessed=arena | mage=rickart at=arena bar=1441 | mage=graminia at=arena bar=0")
    effect = working(ROSE, ORDER)
    aim(table, effect, area="arena")
    carry_out(table, effect, "[[{op: replace_damage, n: 2}]]")
    assert (bar(table, 0), bar(table, 1)) == ("4444", "0")


@rule("BR-AVATAR-34")
def test_the_rose_never_hurts_the_possessed() -> None:
    table = laid(": avatar=apprentice possessed=arena | mage=rickart at=arena | mage=graminia at=arena")
    perform(table, 0, "[[{op: rose_damage, n: 2, to: target}]]", target=ROSE)
    assert bar(table, ROSE) == ""
    perform(table, 0, "[[{op: damage, n: 2}]]", target=ROSE)
    assert bar(table, ROSE) == "00"


def test_cubes_come_back_when_a_bar_is_cleared() -> None:
    table = laid("mage=rickart at=arena bar=1144 | mage=graminia at=arena")
    rules.clear_bar(table, 0)
    assert (table.bar[0], table.cubes) == ((), [26, 26, 0, 0, 26])


@rule("BR-TRAP-18")
def test_what_has_happened_is_due_in_the_order_of_the_cubes() -> None:
    table = laid("mage=rickart at=arena | mage=graminia at=arena")
    answered(rules.deal_damage(table, effect_of(working(0)), 0, [(1, 2)], source=0))
    assert [due.event for due in table.due] == ["suffers_damage", "inflicts_damage"]
    rules.put_instability(table, effect_of(working(0)), 0, room(table, "arena"), 2)
    rules.put_instability(table, effect_of(working(0)), 0, room(table, "arena"), 1)
    assert [(due.event, due.amount) for due in table.due[2:]] == [("places_instability", 3)]
