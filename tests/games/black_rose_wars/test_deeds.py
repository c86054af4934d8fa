"""Operations: power, answers to damage, spells and quests, choices and payments, targets (BR-EFFECT, BR-Q-32)."""

from __future__ import annotations

from conclave.games.black_rose_wars.effects.matters import EVENT, Happened, Wound
from conclave.games.black_rose_wars.rules import cubes as rules
from conclave.games.black_rose_wars.state.components import (
    IS_DEFEATED,
    ROSE,
    SUFFERS_DAMAGE,
    TARGETED,
)
from conclave.games.black_rose_wars.state.model import Table
from tests.games.black_rose_wars.deeds import (
    bar,
    carry_out,
    cubes,
    figure,
    laid,
    offers,
    perform,
    room,
    where,
    working,
)
from tests.support import rule


def damaged(table: Table, victim: int, dealer: int, n: int) -> Happened:
    """Damage that has just been dealt, as what sets off an answer."""
    wound = Wound(victim, dealer, n, 0, dealer, "")
    rules.wounded(table, wound)
    table.due.clear()
    happened = Happened(SUFFERS_DAMAGE, victim, dealer, dealer, table.place[victim], wound.placed, wound)
    happened.rose = dealer == ROSE
    return happened


# Power

@rule("BR-MOON-1", "BR-CELL-10")
def test_power_goes_up_and_never_below_zero() -> None:
    table = laid("mage=rickart at=arena power=2 | mage=graminia power=3")
    perform(table, 0, "[[{op: gain_power, n: 2}], [{op: lose_power, n: 9, who: self}], "
            "[{op: lose_power, n: 1, who: target}]]", target=1)
    assert table.power[:2] == [0, 3]


@rule("BR-EX-1", "BR-MOON-3", "BR-MOON-4", "BR-SPELL-5")
def test_a_stolen_point_brings_the_next_moon_in_the_middle_of_a_spell() -> None:
    table = laid("mage=graminia at=arena power=5 | mage=rickart at=arena power=2 | mage=arianna at=crypt")
    table.hand = [[], [], []]
    perform(table, 0, "[[{op: steal_power, n: 1, from: target}], [{op: assign_hex, hex: weakness, to: target}]]", target=1)
    assert (table.power[:2], table.moon) == ([6, 1], 1)
    assert [table.names_of(hand) for hand in table.hand] == [["evil_eye"], ["cube_of_lamentations"], ["dawn_verdict"]]
    assert len(table.hexes[1]) == 1


@rule("BR-MOON-6", "BR-MOON-5")
def test_one_gain_may_pass_both_markers_and_nothing_goes_back() -> None:
    table = laid("mage=graminia at=arena power=5 | mage=rickart at=arena")
    table.hand = [[], []]
    before = len(table.aside[0])
    perform(table, 0, "[[{op: gain_power, n: 14}]]")
    assert (table.moon, len(table.hand[0]), len(table.aside[0])) == (2, 2, before - 2)
    perform(table, 0, "[[{op: lose_power, n: 14, who: self}]]")
    assert table.moon == 2


def test_power_is_stolen_as_far_as_there_is_some() -> None:
    table = laid(": rose_power=1 | mage=rickart at=arena | mage=graminia at=arena power=1 | mage=arianna at=crypt power=4")
    perform(table, 0, "[[{op: steal_power, n: 2, from: {pick: mage, range: any, upto: 3}}]]", "graminia, arianna")
    perform(table, 0, "[[{op: steal_power, n: 2, from: rose}]]")
    assert (table.power[:3], table.power[ROSE]) == ([4, 0, 2], 0)


@rule("BR-AVATAR-33")
def test_events_leave_the_possessed_alone() -> None:
    table = laid(": avatar=apprentice possessed=arena rose_power=3 | mage=rickart at=arena power=2 | mage=graminia power=2")
    perform(table, ROSE, "[[{op: for_each, who: each_mage, do: [{op: lose_power, n: 1, who: self}]}]]", of=EVENT)
    assert (table.power[:2], table.power[ROSE]) == ([1, 1], 3)


@rule("BR-TURN-3", "BR-AVATAR-30")
def test_the_crown_moves_but_never_to_the_possessed() -> None:
    table = laid(": avatar=apprentice possessed=arena crown=0 | mage=rickart at=arena | mage=graminia at=arena")
    perform(table, 1, "[[{op: take_crown}]]")
    assert (table.crown, table.first) == (1, 0)
    perform(table, ROSE, "[[{op: take_crown}]]")
    assert table.crown == 1


def test_a_trophy_goes_to_the_rose() -> None:
    table = laid("mage=rickart at=arena trophies=112 | mage=graminia | mage=arianna")
    perform(table, ROSE, "[[{op: for_each, who: each_mage, do: [{op: pay, cost: [{op: give_trophy, n: 1}], "
            "then: [{op: place_instability, n: 2, room: self_room}]}]}]]", "yes", "arianna", of=EVENT)
    assert (table.trophies[0], table.trophies[ROSE], cubes(table, "arena")) == ((1, 1), (2,), "00")


# Answers

@rule("BR-TRAP-15")
def test_ignoring_is_a_number_up_to_what_was_dealt() -> None:
    table = laid("mage=rickart at=arena | mage=graminia at=arena")
    effect = working(1)
    effect.trigger = damaged(table, 1, 0, 2)
    text = "[[{op: ignore_damage, n: 3}, {op: damage, n: {per: ignored_damage}, to: trigger_owner}]]"
    carry_out(table, effect, text, "damage=2")
    assert (bar(table, 1), bar(table, 0)) == ("", "11")


@rule("BR-T-36", "BR-Q-36")
def test_redirected_damage_lies_on_the_other_figure() -> None:
    table = laid(": figures=succubus(1@crypt) | mage=rickart at=arena | mage=graminia at=arena")
    succubus = figure(table, "succubus")
    effect = working(1)
    effect.trigger = damaged(table, 1, 0, 3)
    carry_out(table, effect, "[[{op: redirect_damage, n: {per: trigger_damage, max: 4}, to: own_evocation}]]", "damage=2")
    assert (bar(table, 1), bar(table, succubus)) == ("0", "00")


@rule("BR-LOS-5")
def test_an_ignored_spell_loses_its_target() -> None:
    table = laid("mage=rickart at=arena | mage=graminia at=arena")
    spell = working(0)
    spell.target, spell.target_room = 1, table.place[1]
    answer = working(1)
    answer.trigger = Happened(TARGETED, 1, 0, 0, table.place[1])
    answer.trigger.spell = spell
    carry_out(table, answer, "[[{op: ignore_effect}]]")
    carry_out(table, spell, "[[{op: damage, n: 2}], [{op: place_instability, n: 1}], [{op: pain, n: 1}]]")
    assert (bar(table, 1), cubes(table, "arena"), bar(table, 0)) == ("", "", "4")


@rule("BR-DEFEAT-3", "BR-DAMAGE-6")
def test_only_a_card_that_says_so_averts_an_outright_defeat() -> None:
    table = laid("mage=rickart at=arena | mage=graminia at=arena bar=004")
    effect = working(1)
    effect.trigger = Happened(IS_DEFEATED, 1, 0, 0, table.place[1])
    effect.trigger.outright = True
    carry_out(table, effect, "[[{op: undefeat}, {op: heal, n: all, to: self}]]")
    assert (effect.trigger.averted, bar(table, 1)) == (True, "")


@rule("BR-T-32", "BR-DAMAGE-6", "BR-DEFEAT-7", "BR-DEFEAT-10")
def test_three_hexes_and_a_word() -> None:
    table = laid("mage=rickart at=crypt | mage=graminia at=arena bar=00004 hexes=weakness,slowness,confusion "
                 "| mage=arianna at=arena")
    perform(table, 2, "[[{op: if, cond: {has_hex: target, min: 3}, then: [{op: defeat, to: target}], "
            "else: [{op: damage, n: 4}]}]]", target=1)
    assert (where(table, 1), bar(table, 1), table.trophies[2]) == ("cell", "", (1,))
    assert (table.power[:3], table.power[ROSE]) == ([4, 0, 0], 2)


# Targets and choices

@rule("BR-TARGET-7", "BR-TARGET-8", "BR-LOS-5")
def test_a_target_that_moves_stays_the_target_and_one_in_a_cell_does_not() -> None:
    table = laid("mage=rickart at=arena | mage=graminia at=arena")
    effect = working(0)
    effect.target, effect.target_room = 1, table.place[1]
    table.place[1] = room(table, "mirrors_room")
    carry_out(table, effect, "[[{op: damage, n: 1}], [{op: place_instability, n: 1, room: target_room}]]")
    assert (bar(table, 1), cubes(table, "mirrors_room")) == ("0", "0")
    table.place[1] = 20
    carry_out(table, effect, "[[{op: damage, n: 1}], [{op: place_instability, n: 1, room: target_room}]]")
    assert (bar(table, 1), cubes(table, "mirrors_room")) == ("0", "0")


@rule("BR-TARGET-2")
def test_what_a_pick_offers() -> None:
    table = laid(": figures=cadaver(0@arena),cadaver(1@arena),totem(1@throne) | mage=rickart at=arena "
                 "| mage=graminia at=arena | mage=arianna at=forge")
    text = "[[{op: place_figure, who: %s, room: {id: crypt}}]]"
    assert offers(table, 0, text % "{pick: figure, range: 0}") == [
        "graminia", "cadaver 1 of rickart", "cadaver 1 of graminia"]
    assert offers(table, 0, text % "{pick: mage, range: any}") == ["graminia", "arianna"]
    assert offers(table, 0, text % "{pick: evocation, range: 1, owner: other}") == [
        "cadaver 1 of graminia", "totem 2 of graminia"]
    assert offers(table, 0, text % "{pick: figure, range: 1, owner: any}") == [
        "rickart", "graminia", "cadaver 1 of rickart", "cadaver 1 of graminia", "totem 2 of graminia"]


def test_another_one_is_neither_the_target_nor_picked_before() -> None:
    table = laid(": figures=totem(0@arena),totem(0@crypt),totem(0@forge) | mage=rickart at=arena | mage=graminia")
    pick = "{pick: evocation, range: any, owner: own%s}"
    text = f"[[{{op: place_figure, who: {pick % ''}, room: {{id: crypt}}}}], " \
           f"[{{op: place_figure, who: {pick % ', other: true'}, room: {{id: forge}}}}]]"
    perform(table, 0, text, "totem 1 of rickart", "totem 3 of rickart")
    assert where(table, figure(table, "totem")) == "crypt"


@rule("BR-Q-33", "BR-EFFECT-10")
def test_a_choice_offers_what_does_something() -> None:
    text = "[[{op: choose, options: [[{op: place_instability, n: 1, room: self_room}], " \
           "[{op: replace_instability, n: 1, room: self_room}]]}]]"
    table = laid(": lodge=arena(111111) | mage=rickart at=arena | mage=graminia")
    assert perform(table, 0, text, "graminia=1") == ["0 ask-replace-instability"]
    assert cubes(table, "arena") == "111110"
    table = laid(": lodge=arena(1) | mage=rickart at=arena | mage=graminia")
    assert perform(table, 0, text, "option 1") == ["0 ask-choose"]
    assert cubes(table, "arena") == "10"


@rule("BR-Q-32")
def test_a_payment_is_all_or_nothing() -> None:
    text = "[[{op: pay, cost: [{op: discard_spell, n: 3, from: hand}], then: [{op: gain_power, n: 1}]}]]"
    table = laid("mage=rickart at=arena hand=torment,torment | mage=graminia")
    assert perform(table, 0, text) == []
    table = laid("mage=rickart at=arena hand=torment,torment,brain_worm | mage=graminia")
    assert perform(table, 0, text, "yes") == ["0 ask-pay"]
    assert (table.power[0], table.hand[0], len(table.memories[0])) == (1, [], 3)
    table = laid("mage=rickart at=arena hand=torment,torment,brain_worm | mage=graminia")
    perform(table, 0, text, "no")
    assert (table.power[0], len(table.hand[0])) == (0, 3)


@rule("BR-Q-32")
def test_a_cost_removes_different_evocations() -> None:
    undead = "{pick: evocation, range: any, owner: own, archetype: undead}"
    text = f"[[{{op: pay, cost: [{{op: remove_evocation, which: {undead}}}, {{op: remove_evocation, which: {undead}}}], " \
           "then: [{op: summon, evocation: colossus, room: self_room}]}]]"
    table = laid(": figures=cadaver(0@crypt) | mage=rickart at=arena | mage=graminia")
    assert perform(table, 0, text) == []
    table = laid(": figures=cadaver(0@crypt),cadaver(0@crypt) | mage=rickart at=arena | mage=graminia")
    perform(table, 0, text, "yes", "cadaver 1 of rickart")
    assert [table.evocation(at).name for at in table.owned(0)] == ["colossus"]


@rule("BR-Q-32")
def test_an_attempt_is_looked_at_before_anything_is_done() -> None:
    text = "[[{op: try, do: [{op: discard_spell, n: 1, from: hand, who: target}], " \
           "else: [{op: assign_umbra, n: 1, to: target}]}]]"
    table = laid("mage=rickart at=arena | mage=graminia at=crypt hand=torment,brain_worm")
    assert perform(table, 0, text, "brain_worm", target=1) == ["1 ask-discard"]
    table = laid("mage=rickart at=arena | mage=graminia at=crypt")
    perform(table, 0, text, target=1)
    assert len(table.umbras_of(1)) == 1


@rule("BR-EFFECT-3")
def test_an_offer_may_be_declined() -> None:
    table = laid("mage=rickart at=arena bar=44 | mage=graminia")
    text = "[[{op: may, do: [{op: heal, n: all, to: self}]}]]"
    perform(table, 0, text, "no")
    assert bar(table, 0) == "44"
    perform(table, 0, text, "yes")
    assert perform(table, 0, text) == []


@rule("BR-EFFECT-9")
def test_a_loop_has_a_full_stop_after_each_mage() -> None:
    table = laid(": first=1 crown=1 | mage=rickart at=arena bar=4444444444 | mage=graminia at=arena bar=444444444 power=2")
    perform(table, ROSE, "[[{op: for_each, who: each_mage, do: [{op: rose_damage, n: 1, to: self}]}]]", of=EVENT)
    assert (where(table, 0), where(table, 1)) == ("cell", "cell")
    assert table.trophies[ROSE] == (1, 0)
