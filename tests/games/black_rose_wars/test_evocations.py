"""Evocations come, are activated, get upgrades and leave; hexes and Umbras are assigned (BR-EVOC, BR-UMBRA, BR-UPG)."""

from __future__ import annotations

from conclave.games.black_rose_wars.effects.matters import Happened
from conclave.games.black_rose_wars.rules import summoning
from conclave.games.black_rose_wars.state.components import EVOCATION_REMOVED, ROSE, Evocation
from conclave.games.black_rose_wars.state.model import Table
from tests.games.black_rose_wars.deeds import BOX, bar, carry_out, figure, laid, offers, perform, where, working
from tests.support import rule

THREE = "cadaver(0@crypt),cadaver(0@crypt),cadaver(0@crypt)"
SUMMON = "[[{op: summon, evocation: nigredo, room: self_room}]]"


def kinds(table: Table, owner: int = 0) -> list[str]:
    """The evocations of a mage, by the diamonds on their bases."""
    return [table.evocation(at).name for at in sorted(table.owned(owner), key=lambda at: table.diamonds[at])]


def evocation(name: str) -> Evocation:
    card = BOX.by_name[name]
    assert isinstance(card, Evocation)
    return card


@rule("BR-EVOC-2", "BR-EVOC-7", "BR-EVOC-16")
def test_a_summoned_evocation_takes_the_lowest_free_slot() -> None:
    table = laid(": figures=cadaver(0@crypt) | mage=rickart at=arena | mage=graminia at=arena")
    perform(table, 0, SUMMON)
    nigredo = figure(table, "nigredo")
    assert (where(table, nigredo), table.owner[nigredo], table.controller[nigredo], table.diamonds[nigredo]) == (
        "arena", 0, 0, 2)
    assert kinds(table) == ["cadaver", "nigredo"]


@rule("BR-EVOC-4")
def test_a_fourth_takes_the_place_of_another_or_does_not_come() -> None:
    text = f": figures={THREE} | mage=rickart at=arena | mage=graminia at=arena"
    table = laid(text)
    asked = perform(table, 0, SUMMON, "cadaver 2 of rickart")
    assert asked == ["0 ask-replace-evocation"]
    assert kinds(table) == ["cadaver", "nigredo", "cadaver"]
    table = laid(text)
    perform(table, 0, SUMMON, "none")
    assert kinds(table) == ["cadaver"] * 3


@rule("BR-EVOC-4", "BR-Q-15")
def test_a_replaced_evocation_is_not_removed_for_triggers() -> None:
    table = laid(": figures=cadaver(1@crypt) | mage=rickart at=arena | mage=graminia at=arena")
    summoning.remove_evocation(table, figure(table, "cadaver"), 1, replaced=True)
    assert table.due == []
    table = laid(": figures=cadaver(1@crypt:00) | mage=rickart at=arena | mage=graminia at=arena")
    summoning.remove_evocation(table, figure(table, "cadaver"), 0, defeated=True)
    assert [(due.event, due.by, due.owner) for due in table.due if isinstance(due, Happened)] == [(EVOCATION_REMOVED, 0, 1)]
    assert table.cubes[0] == 26


@rule("BR-EVOC-3", "BR-Q-16")
def test_a_second_big_one_comes_only_instead_of_the_first() -> None:
    table = laid(": figures=colossus(0@crypt),cadaver(0@crypt) | mage=rickart at=arena | mage=graminia at=arena")
    assert offers(table, 0, "[[{op: summon, evocation: albedo, room: self_room}]]") == ["colossus 1 of rickart", "none"]
    perform(table, 0, "[[{op: summon, evocation: albedo, room: self_room}]]", "colossus 1 of rickart")
    assert kinds(table) == ["albedo", "cadaver"]


@rule("BR-EVOC-6", "BR-Q-41", "BR-Q-32")
def test_the_supply_is_looked_at_first() -> None:
    others = "nigredo(1@crypt),nigredo(1@crypt),nigredo(1@crypt)"
    table = laid(f": figures={THREE},{others} | mage=rickart at=arena | mage=graminia at=arena")
    assert perform(table, 0, "[[{op: summon, evocation: nigredo, room: self_room}], "
                   "[{op: activate_evocation, which: summoned}]]") == []
    assert kinds(table) == ["cadaver"] * 3


@rule("BR-SPIRIT-1", "BR-COMP-7")
def test_totems_share_their_figures() -> None:
    totems = "totem(0@crypt),totem(0@crypt),totem(0@crypt),mysterious_totem(1@crypt),mysterious_totem(1@crypt)"
    table = laid(f": figures={totems} | mage=rickart at=arena | mage=graminia at=arena")
    assert evocation("ancestor_totem").copies == 2
    assert summoning.free_of(table, evocation("ancestor_totem")) == 0
    assert summoning.free_of(laid("at=arena | at=arena"), evocation("totem")) == 3


@rule("BR-UMBRA-1", "BR-UMBRA-8")
def test_umbras_are_assigned_up_to_three_and_belong_to_the_rose() -> None:
    table = laid("mage=rickart at=arena | mage=graminia at=crypt")
    perform(table, 0, "[[{op: assign_umbra, n: 5, to: target}]]", target=1)
    umbras = table.umbras_of(1)
    assert [where(table, umbra) for umbra in umbras] == ["crypt"] * 3
    assert {table.owner[umbra] for umbra in umbras} == {ROSE}
    assert (table.owned(1), table.owned(ROSE), table.diamonds[umbras[0]]) == ([], [], 0)
    perform(table, 1, "[[{op: damage, n: 1, to: {pick: evocation, range: 0}}]]", "umbra 2 on graminia")
    assert bar(table, umbras[1]) == "1"


@rule("BR-UMBRA-1", "BR-CELL-10")
def test_a_mage_in_his_cell_gets_no_umbra() -> None:
    table = laid("mage=rickart at=arena | mage=graminia")
    perform(table, 0, "[[{op: assign_umbra, n: 1, to: target}]]", target=1)
    assert table.umbras_of(1) == []


@rule("BR-UMBRA-3")
def test_an_umbra_under_control_deals_damage_of_that_mage() -> None:
    table = laid(": figures=umbra(1@crypt),umbra(1@crypt) | mage=rickart at=arena | mage=graminia at=crypt")
    perform(table, 0, "[[{op: activate_umbras, of: target}]]", target=1)
    assert bar(table, 1) == "00"


@rule("BR-UPG-1", "BR-Q-46")
def test_upgrades_are_drawn_as_far_as_they_fit() -> None:
    table = laid(": figures=cadaver(0@arena) top=servo_blades,arc_cannon | mage=rickart at=arena | mage=graminia at=crypt")
    cadaver = figure(table, "cadaver")
    perform(table, 0, "[[{op: upgrade, n: 1, which: own_evocation}], [{op: upgrade, n: 2, which: target}]]", target=cadaver)
    assert table.names_of(list(table.upgrades[cadaver])) == ["servo_blades", "arc_cannon"]
    assert len(table.upgrade_deck) == 16


@rule("BR-UPG-2", "BR-EVOC-12", "BR-Q-43")
def test_what_leaves_the_lodge_gives_everything_back() -> None:
    table = laid(": figures=cadaver(0@arena:11:servo_blades) | mage=rickart at=arena sheet=I(bear_might*) "
                 "| mage=graminia at=crypt")
    cadaver = figure(table, "cadaver")
    table.marked[1] = cadaver
    summoning.remove_evocation(table, cadaver, 1)
    assert (table.place[cadaver], table.bar[cadaver], table.upgrades[cadaver], table.marked[1]) == (-1, (), (), -1)
    assert (len(table.upgrade_deck), table.cubes[1]) == (18, 26)
    assert summoning.free_of(table, evocation("cadaver")) == 8


@rule("BR-T-37", "BR-IMMUNE-2", "BR-EVOC-8", "BR-EVOC-9", "BR-EVOCPH-6")
def test_an_evocation_under_another_control_attacks_for_its_controller() -> None:
    table = laid(": figures=cadaver(1@arena),nigredo(0@arena) | mage=rickart at=crypt | mage=graminia at=arena "
                 "| mage=arianna at=arena")
    cadaver = figure(table, "cadaver")
    text = "[[{op: activate_evocation, which: target, controller: self}]]"
    asked = perform(table, 0, text, "attack", "graminia", "stop", target=cadaver)
    assert asked[0].startswith("0 ")
    assert bar(table, 1) == "00"
    assert table.controller[cadaver] == 1
    assert bar(table, figure(table, "nigredo")) == ""


@rule("BR-EVOC-9", "BR-EVOC-11")
def test_bonuses_of_an_activation_count_in_it_alone() -> None:
    table = laid(": figures=cadaver(0@arena) | mage=rickart at=crypt | mage=graminia at=arena")
    perform(table, 0, "[[{op: activate_evocation, which: own_evocation, strength: 2}]]", "attack", "stop")
    assert bar(table, 1) == "0000"
    perform(table, 0, "[[{op: activate_evocation, which: own_evocation}]]", "attack", "stop")
    assert bar(table, 1) == "000000"


@rule("BR-EVOCPH-5")
def test_a_totem_acts_as_its_card_says() -> None:
    table = laid(": figures=ancestor_totem(0@arena) | mage=rickart at=crypt bar=4 | mage=graminia at=throne")
    perform(table, 0, "[[{op: activate_evocation, which: own_evocation, strength: 2}]]", "rose=1")
    assert (bar(table, 1), bar(table, 0)) == ("00", "")


@rule("BR-LOS-9", "BR-EX-11", "BR-TARGET-5")
def test_what_is_within_reach_of_a_removed_evocation() -> None:
    table = laid(": figures=cadaver(0@arena) | mage=rickart at=arena | mage=graminia at=throne | mage=arianna at=forge")
    perform(table, 0, "[[{op: remove_evocation, which: target}, "
            "{op: damage, n: 2, to: {all: figure, range: 1, from: removed_room}}]]", target=figure(table, "cadaver"))
    assert [bar(table, mage) for mage in range(3)] == ["", "00", ""]


@rule("BR-EVOC-5")
def test_the_kind_that_set_off_a_trap_comes_back() -> None:
    table = laid("mage=rickart at=arena | mage=graminia at=crypt")
    effect = working(0)
    effect.trigger = Happened(EVOCATION_REMOVED, 9, 1, 1, table.place[1])
    effect.trigger.kind = evocation("succubus").index
    assert carry_out(table, effect, "[[{op: summon_choice, same_as: removed, room: removed_room}]]") == []
    assert where(table, figure(table, "succubus")) == "crypt"


def test_a_choice_of_kinds_keeps_its_limits_and_offers_no_umbra() -> None:
    table = laid("mage=rickart at=arena | mage=graminia at=crypt")
    assert offers(table, 0, "[[{op: summon_choice, max_health: 3, room: self_room}]]") == [
        "succubus", "cadaver", "totem", "mysterious_totem"]
    found = offers(table, 0, "[[{op: summon_choice, not_archetype: forgotten, room: self_room}]]")
    assert "albedo" not in found
    assert "umbra" not in found


def test_hexes_are_assigned_by_name_or_by_choice_and_return() -> None:
    table = laid("mage=rickart at=arena | mage=graminia at=crypt")
    perform(table, 0, "[[{op: assign_hex, hex: weakness, to: target}, {op: assign_hex, hex: choice, to: target}]]",
            "slowness", target=1)
    assert [BOX.cards[card].name for card in table.hexes[1]] == ["weakness", "slowness"]
    perform(table, 0, "[[{op: remove_hex, n: 1, who: target}]]", "weakness", target=1)
    assert [BOX.cards[card].name for card in table.hexes[1]] == ["slowness"]


@rule("BR-Q-53", "BR-AVATAR-23")
def test_a_totem_of_the_possessed_hits_by_its_target_rule() -> None:
    table = laid(": avatar=apprentice possessed=crypt figures=totem(4@arena),cadaver(0@arena) "
                 "| mage=rickart at=throne bar=1 | mage=graminia at=sanctuary bar=00")
    assert perform(table, ROSE, "[[{op: activate_evocation, which: own_evocation}]]") == []
    assert (bar(table, 0), bar(table, 1)) == ("1", "004")
