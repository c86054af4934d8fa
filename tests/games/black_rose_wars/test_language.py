"""Every word of the language of Black Rose Wars is whole: it can be read, said and appraised."""

from __future__ import annotations

from math import isfinite

import pytest

from conclave.games.black_rose_wars.bots.worth import ConditionWord, CounterWord, OpWord, worth_of
from conclave.games.black_rose_wars.cards.language import LANGUAGE
from conclave.games.black_rose_wars.effects.selecting import Where, Who
from conclave.games.black_rose_wars.game import BLACK_ROSE_WARS
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.content import read_text
from conclave.kernel.errors import ContentError
from conclave.kernel.text import LANGUAGES, phrasebook
from conclave.kernel.words import Value, Words
from conclave.kit.effects import Op
from conclave.kit.language import Word
from conclave.kit.wording import fields_of, told_of

# An effect for each operation with all of its fields. What stands on cards is tested with the cards.
SPECIMENS = {
    "damage": "{op: damage, n: {per: own_damage, base: 1, step: 2, each: 2, max: 4}, to: hit, no_interrupt: [trap]}",
    "rose_damage": "{op: rose_damage, n: 2, to: each_mage}",
    "pain": "{op: pain, n: 2}",
    "replace_damage": "{op: replace_damage, n: 2, to: each_other_mage, by: rose}",
    "heal": "{op: heal, n: all, to: each_evocation, except: rose}",
    "ignore_damage": "{op: ignore_damage, n: 2}",
    "ignore_effect": "{op: ignore_effect}",
    "redirect_damage": "{op: redirect_damage, n: {per: trigger_damage}, to: own_evocation}",
    "undefeat": "{op: undefeat}",
    "defeat": "{op: defeat, to: target}",
    "attack": "{op: attack, by: target, to: trigger_figure, bonus: 1, range: 1}",
    "place_instability": "{op: place_instability, n: {per: own_element, element: air}, room: {pick: room, range: 1}}",
    "rose_instability": "{op: rose_instability, n: 1, room: {each_room: [red, black]}}",
    "replace_instability": "{op: replace_instability, n: 2, room: trigger_room}",
    "move": "{op: move, n: 1, who: {one_of: hit}, chooser: caster}",
    "place_figure": "{op: place_figure, who: self, room: {pick: room, range: 1, from: own_cell}}",
    "swap_places": "{op: swap_places, a: self, b: target}",
    "to_cell": "{op: to_cell, who: each_mage}",
    "stop_action": "{op: stop_action, who: target}",
    "move_toward": "{op: move_toward, who: target}",
    "draw_spell": "{op: draw_spell, n: 2, from: memories_random, who: self}",
    "search_spell": "{op: search_spell, n: 1, from: [grimoire, memories]}",
    "shuffle_memories": "{op: shuffle_memories}",
    "discard_spell": "{op: discard_spell, n: 1, from: ready, who: target}",
    "return_revealed": "{op: return_revealed, n: 1, elements: [air, any]}",
    "reload_slot": "{op: reload_slot}",
    "cast_next": "{op: cast_next}",
    "draw_forgotten_keep": "{op: draw_forgotten_keep, draw: 3, keep: 1}",
    "give_forgotten": "{op: give_forgotten, to: target}",
    "refresh_action": "{op: refresh_action, n: 2}",
    "draw_quest": "{op: draw_quest, n: 1, who: self, phase: 3}",
    "discard_quest": "{op: discard_quest, n: 1, state: drawn_now, who: self}",
    "complete_quest": "{op: complete_quest, n: 1}",
    "draw_event": "{op: draw_event, n: 1, phase: 2}",
    "discard_event": "{op: discard_event, n: 1}",
    "gain_power": "{op: gain_power, n: 2, who: crown_holder}",
    "lose_power": "{op: lose_power, n: 2, who: trigger_owner}",
    "steal_power": "{op: steal_power, n: 1, from: {pick: mage, range: any, upto: 3}}",
    "rose_power": "{op: rose_power, n: -3}",
    "take_crown": "{op: take_crown, who: self}",
    "give_trophy": "{op: give_trophy, n: 1}",
    "summon": "{op: summon, evocation: cadaver, room: {room_of: avatar}, who: avatar}",
    "summon_choice": "{op: summon_choice, max_health: 3, not_archetype: forgotten, same_as: removed, room: removed_room}",
    "activate_evocation": "{op: activate_evocation, which: {pick: evocation, range: 0, from: target_room, owner: any, "
                          "archetype: undead, other: true}, strength: 1, speed: 1, controller: self}",
    "remove_evocation": "{op: remove_evocation, which: {umbra_of: target}}",
    "assign_umbra": "{op: assign_umbra, n: 1, to: target}",
    "activate_umbras": "{op: activate_umbras, of: target}",
    "upgrade": "{op: upgrade, n: 1, which: summoned}",
    "assign_hex": "{op: assign_hex, hex: choice, to: {each_mage_with: umbra}}",
    "remove_hex": "{op: remove_hex, n: 1, who: target}",
    "activate_room": "{op: activate_room, room: {room_of: own_evocation, exclude: [throne]}, used_ok: true}",
    "copy_room": "{op: copy_room, side: rebuilt, exclude: [throne]}",
    "set_target": "{op: set_target, ref: trigger_figure}",
    "retarget": "{op: retarget, target: {kind: evocation, range: 2, owner: own, archetype: spirit, max_health: 3}}",
    "if": "{op: if, cond: {has_hex: hit, min: 2}, then: [{op: pain}], else: [{op: pain, n: 2}]}",
    "try": "{op: try, do: [{op: defeat, to: target}], else: [{op: pain}]}",
    "choose": "{op: choose, options: [[{op: pain}], [{op: take_crown}]]}",
    "may": "{op: may, do: [{op: take_crown}]}",
    "pay": "{op: pay, cost: [{op: pain}], then: [{op: take_crown}]}",
    "for_each": "{op: for_each, who: each_mage, do: [{op: take_crown}]}",
    "modify": "{op: modify, who: target, until: effect, mods: [{mod: strength, n: 2}]}",
}
WORDS = list(LANGUAGE.words.values())


def op_of(text: str) -> Op[Table]:
    record = read_text(f"- {{id: specimen, do: [{text}]}}", "specimen.yaml")[0]
    return LANGUAGE.read(record).ops("do")[0]


def keys(words: Words) -> set[str]:
    """The messages that some words need, those in arguments among them."""
    found = {words.key}
    for _, value in words.args:
        found |= within(value)
    return found


def within(value: Value) -> set[str]:
    if isinstance(value, Words):
        return keys(value)
    return {key for part in value for key in keys(part)} if isinstance(value, tuple) else set()


def test_every_operation_has_a_specimen() -> None:
    assert sorted(SPECIMENS) == sorted(LANGUAGE.families["op"])


@pytest.mark.parametrize("name", SPECIMENS)
def test_an_operation_reads_all_of_its_fields(name: str) -> None:
    op = op_of(SPECIMENS[name])
    word = LANGUAGE.words[op.word]
    asked = {field for field, _ in fields_of(LANGUAGE, word)}
    written = set(read_text(f"- {{id: x, it: {SPECIMENS[name]}}}", "specimen.yaml")[0].record("it").fields) - {"op"}
    assert written == asked, "the specimen shows every field"


@pytest.mark.parametrize("name", SPECIMENS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_operation_is_said(name: str, lang: str) -> None:
    book = phrasebook(lang, BLACK_ROSE_WARS)
    words = op_of(SPECIMENS[name]).words()
    said = book.say(words)
    assert said
    assert "{" not in said
    assert not [key for key in keys(words) if key and key in said]


@pytest.mark.parametrize("name", SPECIMENS)
def test_an_operation_is_appraised(name: str) -> None:
    assert isfinite(worth_of(LANGUAGE, op_of(SPECIMENS[name])))


def test_a_hurt_rival_is_worth_more_than_a_hurt_self() -> None:
    def worth(text: str) -> float:
        return worth_of(LANGUAGE, op_of(text))

    assert worth("{op: damage, n: 3, to: target}") > worth("{op: damage, n: 1, to: target}") > 0
    assert worth("{op: damage, n: 3, to: self}") < 0
    assert worth("{op: pain, n: 3}") < worth("{op: pain, n: 1}") < 0
    assert worth("{op: may, do: [{op: gain_power, n: 2}]}") < worth("{op: gain_power, n: 2}")


@pytest.mark.parametrize("word", WORDS, ids=[word.key for word in WORDS])
def test_every_word_is_told_on_the_reference_page(word: Word[Table]) -> None:
    assert told_of(word.told_by), word.key


@pytest.mark.parametrize("word", WORDS, ids=[word.key for word in WORDS])
def test_every_word_is_of_the_kind_of_its_family(word: Word[Table]) -> None:
    kinds = {"op": OpWord, "if": ConditionWord, "counter": CounterWord}
    assert isinstance(word, kinds.get(word.family, Word))
    part = word.make(LANGUAGE.blank(word))
    assert isinstance(part, {"who": Who, "room": Where}.get(word.family, object))


@pytest.mark.parametrize(("text", "told"), [
    ("{op: damge, n: 2}", "damage"),
    ("{op: damage, m: 2}", "m"),
    ("{op: damage, to: nobody}", "nobody"),
    ("{op: damage, to: {choose: figure}}", "pick"),
    ("{op: damage, n: {per: own_damge}}", "own_damage"),
    ("{op: place_instability, room: target}", "target"),
    ("{op: place_instability, room: {pick: figure, range: 1}}", "room"),
    ("{op: damage, to: {pick: figure, range: 4}}", "range"),
    ("{op: if, cond: {is: has_hex}, then: []}", "has_hex"),
    ("{op: retarget, target: {kind: figure}}", "range"),
    ("{op: summon, room: self_room}", "evocation"),
])
def test_mistakes_are_told_with_file_and_line(text: str, told: str) -> None:
    with pytest.raises(ContentError, match=r"specimen\.yaml:1") as error:
        op_of(text)
    assert told in str(error.value)
