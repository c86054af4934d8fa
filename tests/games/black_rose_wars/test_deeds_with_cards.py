"""Operations on spells, quests, events, rooms and action tokens, and those of orders (BR-SPELL, BR-QUEST, BR-EVENT)."""

from __future__ import annotations

from conclave.games.black_rose_wars.effects.matters import ORDER, PhysicalAction
from conclave.games.black_rose_wars.effects.scope import effect_of
from conclave.games.black_rose_wars.effects.targets import uses_target
from conclave.games.black_rose_wars.rules import values
from conclave.games.black_rose_wars.rules.stops import STOPS
from conclave.games.black_rose_wars.state.components import (
    ACTIVATED,
    READY,
    REVEALED,
    ROSE,
)
from conclave.games.black_rose_wars.state.model import Table
from tests.games.black_rose_wars.deeds import (
    BOX,
    answered,
    bar,
    carry_out,
    cubes,
    laid,
    offers,
    perform,
    room,
    sentences_of,
    where,
    working,
)
from tests.support import rule


def test_spells_come_from_where_the_card_says() -> None:
    table = laid("mage=rickart at=arena grimoire=torment,haunting memories=dark_mirror | mage=graminia")
    perform(table, 0, "[[{op: draw_spell, n: 1, from: grimoire}]]")
    assert table.names_of(table.hand[0]) == ["torment"]
    perform(table, 0, "[[{op: draw_spell, n: 1, from: memories_random}]]")
    assert table.names_of(table.hand[0]) == ["torment", "dark_mirror"]
    perform(table, 0, "[[{op: draw_spell, n: 2, from: library}]]", "agony=1 nightmare=1 alchemy=0 witchcraft=0 shamanism=0 "
            "technomancy=0")
    assert len(table.hand[0]) == 4
    perform(table, 0, "[[{op: draw_spell, n: 1, from: forgotten}]]")
    assert len(table.forgotten) == 8


def test_own_piles_are_searched() -> None:
    table = laid("mage=rickart at=arena grimoire=torment,haunting memories=dark_mirror,brain_worm | mage=graminia")
    text = "[[{op: search_spell, n: 1, from: [grimoire, memories]}], [{op: shuffle_memories}]]"
    perform(table, 0, text, "memories", "brain_worm")
    assert table.names_of(table.hand[0]) == ["brain_worm"]
    assert sorted(table.names_of(table.grimoire[0])) == ["dark_mirror", "haunting", "torment"]


@rule("BR-Q-44", "BR-SPELL-9")
def test_revealed_spells_come_back_but_neither_forgotten_ones_nor_those_at_work() -> None:
    table = laid("mage=rickart at=arena sheet=quick(torment*),I(arcane_barrage*),II(grim_torment*) | mage=graminia")
    text = "[[{op: return_revealed, n: 1, elements: [air, fire, unholy, earth]}]]"
    assert offers(table, 0, text) == ["return quick", "return II"]
    table.chain.append((BOX.by_name["torment"].index, 0, 0, 0))
    perform(table, 0, text)
    assert table.names_of(table.hand[0]) == ["grim_torment"]


@rule("BR-QUEST-8", "BR-QUEST-10")
def test_quests_are_drawn_and_discarded_of_those_drawn_now() -> None:
    table = laid("mage=rickart at=arena open=field_test | mage=graminia")
    perform(table, 0, "[[{op: draw_quest, n: 3}], [{op: discard_quest, n: 3, state: drawn_now}]]", *discards(table))
    assert table.names_of(table.quests_open[0]) == ["field_test"]
    assert table.quests_hidden[0] == []
    assert len(table.quest_discard[0]) == 3


def discards(table: Table) -> list[str]:
    """What the next three quests are called where they are discarded one by one."""
    found = [BOX.quest(piece) for piece in table.quest_deck[0][-3:]]
    open_ones = [card.name for card in found if card.reveal == "on_draw"]
    hidden = [card.name for card in found if card.reveal != "on_draw"]
    answers: list[str] = []
    while open_ones or hidden:
        if open_ones:
            if len(open_ones) + bool(hidden) > 1:
                answers.append(open_ones[0])
            open_ones.pop(0)
        else:
            if len(hidden) > 1:
                answers.append(hidden[0])
            hidden.pop(0)
    return answers


@rule("BR-EVENT-3")
def test_a_discarded_event_scores_nothing() -> None:
    table = laid(": events=battle,,woe rose_power=0 | mage=rickart at=arena | mage=graminia")
    perform(table, 0, "[[{op: discard_event, n: 1}]]", "woe")
    assert (table.events[2], table.power[ROSE]) == ([], 0)


@rule("BR-Q-54")
def test_what_uses_a_target_and_does_not_name_one() -> None:
    assert uses_target(sentences_of("[[{op: if, cond: {trigger_source_rose: true}, "
                                    "then: [{op: steal_power, n: 1, from: target}]}]]"))
    assert uses_target(sentences_of("[[{op: damage, n: {per: target_hexes}, to: self}]]"))
    assert not uses_target(sentences_of("[[{op: set_target, ref: trigger_figure}], [{op: damage, n: 2}]]"))
    assert not uses_target(sentences_of("[[{op: gain_power, n: 1}], [{op: summon, evocation: totem, room: removed_room}]]"))


@rule("BR-T-21", "BR-SPELL-7")
def test_a_slot_is_reloaded_with_a_card_and_side_of_choice() -> None:
    table = laid("mage=rickart at=arena sheet=I(torment*),II(haunting) hand=brain_worm,azoth_bomb | mage=graminia")
    perform(table, 0, "[[{op: reload_slot}]]", "azoth_bomb/reverse")
    assert table.names_of(table.memories[0]) == ["torment"]
    assert (table.names_of(table.sheet[1]), table.side[1], table.stage[1]) == (["azoth_bomb"], 1, READY)
    table = laid("mage=rickart at=arena sheet=I(torment*) | mage=graminia")
    perform(table, 0, "[[{op: reload_slot}]]")
    assert table.names_of(table.sheet[1]) == ["torment"]


@rule("BR-T-22")
def test_the_next_spell_is_cast_at_once_and_is_no_action() -> None:
    table = laid("mage=rickart at=arena bar=44 sheet=quick(brain_worm),I(witch_cauldron) | mage=graminia")
    asked = perform(table, 0, "[[{op: cast_next}]]", "cast I", "rose=2")
    assert asked[0] == "0 ask-cast-next"
    assert (bar(table, 0), table.stage[1], table.actions, table.numbered) == ("", REVEALED, 0, 0)
    assert perform(table, 0, "[[{op: cast_next}]]") == []
    assert table.stage[0] == ACTIVATED


@rule("BR-ACTION-6")
def test_action_tokens_are_turned_up_to_two() -> None:
    table = laid("mage=rickart at=arena tokens=1 | mage=graminia")
    perform(table, 0, "[[{op: refresh_action, n: 2}]]")
    assert table.tokens[0] == 2


@rule("BR-QUEST-7")
def test_a_quest_is_completed_out_of_turn() -> None:
    table = laid("mage=rickart at=arena quests=field_test,rest_the_limbs | mage=graminia")
    perform(table, 0, "[[{op: complete_quest, n: 1}]]", "field_test")
    assert table.names_of(table.completed[0]) == ["field_test"]
    assert table.names_of(table.quests_hidden[0]) == ["rest_the_limbs"]


@rule("BR-EVENT-12", "BR-EVENT-2")
def test_an_event_drawn_by_a_mage_is_drawn_by_that_mage() -> None:
    table = laid(": moon=2 top=gold_to_the_king crown=1 | mage=rickart at=arena | mage=graminia at=crypt")
    perform(table, 0, "[[{op: draw_event, n: 1}]]")
    assert (table.power[1], table.power[ROSE]) == (2, 4)


@rule("BR-Q-35")
def test_a_room_activated_from_afar_is_the_own_room_of_its_effect() -> None:
    table = laid(": lodge=treasure_room(rebuilt) figures=cadaver(0@garden) | mage=rickart at=arena | mage=graminia")
    text = "[[{op: activate_room, room: {room_of: own_evocation, exclude: [throne]}, used_ok: true}]]"
    perform(table, 0, text, "garden")
    assert cubes(table, "garden") == "0"


@rule("BR-ROOM-7")
def test_a_used_token_forbids_a_room_unless_the_card_says_otherwise() -> None:
    table = laid(": lodge=sanctuary(used) | mage=rickart at=sanctuary bar=44 | mage=graminia")
    perform(table, 0, "[[{op: activate_room, room: self_room}]]")
    assert bar(table, 0) == "44"
    perform(table, 0, "[[{op: activate_room, room: self_room, used_ok: true}]]", "rose=2")
    assert bar(table, 0) == ""


def test_another_room_is_copied_whatever_its_token_shows() -> None:
    table = laid(": lodge=sanctuary(used),crypt(rebuilt),throne(rebuilt) | mage=rickart at=arena bar=44 | mage=graminia")
    text = "[[{op: copy_room, side: rebuilt, exclude: [throne]}]]"
    assert offers(table, 0, text) == ["crypt", "sanctuary"]
    perform(table, 0, text, "sanctuary", "rose=1")
    assert (bar(table, 0), table.used[room(table, "sanctuary")]) == ("4", 1)


@rule("BR-TRAP-6")
def test_what_is_left_of_a_physical_action_is_lost() -> None:
    table = laid("mage=rickart at=arena | mage=graminia at=arena")
    action = PhysicalAction(1)
    table.performing.append(action)
    perform(table, 0, "[[{op: stop_action, who: target}]]", target=1)
    assert action.over


@rule("BR-Q-46", "BR-SPELL-6")
def test_of_forgotten_spells_some_are_kept_and_the_rest_lies_under_the_deck() -> None:
    table = laid("mage=rickart at=arena | mage=graminia")
    top = table.names_of(table.forgotten[-2:])
    perform(table, 0, "[[{op: draw_forgotten_keep, draw: 2, keep: 1}]]", top[0])
    assert table.names_of(table.hand[0]) == [top[0]]
    assert (len(table.forgotten), table.names_of(table.forgotten[:1])) == (8, [top[1]])


@rule("BR-Q-51", "BR-T-12")
def test_a_forgotten_spell_is_given_away() -> None:
    table = laid("mage=rickart at=arena hand=arcane_barrage,torment | mage=graminia at=crypt")
    effect = working(0)
    effect.target, effect.target_room = 1, table.place[1]
    carry_out(table, effect, "[[{op: give_forgotten, to: target}]]", "arcane_barrage")
    assert [table.names_of(hand) for hand in table.hand] == [["torment"], ["arcane_barrage"]]
    assert effect.done == 1
    table = laid(": avatar=apprentice possessed=crypt | mage=rickart at=arena hand=arcane_barrage | mage=graminia")
    perform(table, 0, "[[{op: give_forgotten, to: target}]]", "arcane_barrage", target=ROSE)
    assert table.names_of(table.lost) == ["arcane_barrage"]


@rule("BR-AVATAR-45")
def test_the_possessed_goes_a_shortest_way_and_stops_there() -> None:
    table = laid(": avatar=apprentice possessed=black_rose crown=1 | mage=rickart at=arena | mage=graminia at=bibliotheca")
    asked = perform(table, ROSE, "[[{op: move_toward, who: target}]]", target=0, of=ORDER)
    assert (asked, where(table, ROSE)) == ([], "arena")
    table = laid(": avatar=apprentice possessed=black_rose crown=1 | mage=rickart at=pleasures_room | mage=graminia")
    asked = perform(table, ROSE, "[[{op: move_toward, who: target}]]", "cemetery", target=0, of=ORDER)
    assert (asked, where(table, ROSE)) == (["1 ask-crown-room"], "pleasures_room")


@rule("BR-STABLE-3", "BR-Q-43")
def test_a_value_changes_until_its_moment() -> None:
    table = laid("mage=rickart at=arena sheet=I(bear_might*) | mage=graminia at=arena")
    spell = BOX.by_name["bear_might"]
    effect = working(0, card="bear_might")
    effect.slot = 1
    answered(STOPS.resolve(table, effect_of(effect), BOX.spell(spell.pieces[0]).sides[0].sentences))
    assert (values.strength(table, 0), table.lasting[0][1:]) == (4, (1, values.ROUND, spell.index, 0))
    values.end_lasting(table, slot=1)
    assert values.strength(table, 0) == 2
