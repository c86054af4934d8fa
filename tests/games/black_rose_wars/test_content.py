"""Section 1 of the rules: what the box holds, and that mistakes in its files are named with file and line."""

from __future__ import annotations

from collections import Counter

import pytest

from conclave.games.black_rose_wars.cards.box import FILES, FOLDER, first_listing, open_box
from conclave.games.black_rose_wars.game import BLACK_ROSE_WARS
from conclave.games.black_rose_wars.state.components import (
    CUBES,
    ELEMENTS,
    FORGOTTEN,
    PERSONAL,
    PROTECTION,
    SCHOOLS,
    TRAP,
    TROPHIES,
    TYPES,
    School,
)
from conclave.kernel.errors import ContentError
from conclave.kernel.text import LANGUAGES, phrasebook
from conclave.kit.box import components, read_content, write_listing
from tests.support import rule

BOX = BLACK_ROSE_WARS.box


def pieces(*groups: str) -> int:
    return sum([len(BOX.groups[group]) for group in groups])


@rule("BR-COMP-5")
def test_cards_are_counted() -> None:
    assert [pieces(school) for school in SCHOOLS] == [36] * 6
    assert [(len(school.grimoires), len(BOX.groups[school.name]) // 3) for school in BOX.schools] == [(2, 12)] * 6
    assert (pieces("personal"), pieces("forgotten"), pieces("upgrades")) == (12, 9, 18)
    assert sum([card.copies for card in BOX.hexes]) == 12
    assert [pieces(f"quests-{phase}") for phase in (1, 2, 3)] == [15, 21, 13]
    assert [pieces(f"events-{phase}") for phase in (1, 2, 3)] == [13, 13, 13]
    assert sum([card.copies for card in BOX.evocations]) == 34


@rule("BR-COMP-6")
def test_parts_of_the_avatar_are_counted() -> None:
    assert [pieces(f"orders-{phase}") for phase in (1, 2, 3)] == [10, 10, 10]
    assert [pieces(f"avatar-events-{phase}") for phase in (1, 2, 3)] == [5, 5, 5]
    assert BOX.avatar is not None
    assert (BOX.avatar.health, BOX.avatar.strength, BOX.avatar.speed) == (12, 4, 2)


@rule("BR-COMP-1", "BR-ROOM-2", "BR-ROOM-11")
def test_rooms_and_mages() -> None:
    assert (len(BOX.rooms), len(BOX.mages)) == (19, 4)
    assert sorted(Counter([room.colour for room in BOX.rooms]).values()) == [1, 3, 3, 3, 3, 3, 3]
    assert {room.name for room in BOX.rooms if room.setup} == {"black_rose", "throne"}
    printed = {(room.resistance, *room.rewards) for room in BOX.rooms}
    assert printed == {(10, 6, 3, 1), (6, 4, 2, 1), (5, 3, 1, 1), (4, 2, 1, 0)}


@rule("BR-COMP-2", "BR-COMP-4", "BR-COMP-8")
def test_cubes_trophies_and_big_bases() -> None:
    assert CUBES * 5 == 130
    assert TROPHIES * 4 == 28
    assert {card.name for card in BOX.evocations if card.big} == {"colossus", "albedo"}


@rule("BR-COMP-7", "BR-SPIRIT-1")
def test_figures_and_the_families_that_share_them() -> None:
    figures = {card.family: card.figures for card in BOX.evocations}
    assert figures == {"colossus": 3, "nigredo": 3, "succubus": 3, "umbra": 9, "cadaver": 8, "totem": 5, "albedo": 1}
    totems = [card for card in BOX.evocations if card.family == "totem"]
    assert [card.name for card in totems] == ["totem", "mysterious_totem", "ancestor_totem"]
    assert sum([card.copies for card in totems]) == 7


@rule("BR-SPELL-1", "BR-SPELL-2", "BR-SPELL-4")
def test_what_is_printed_on_spells() -> None:
    for spell in BOX.spells:
        assert len(spell.sides) == 2
        assert (spell.sides[0] is spell.sides[1]) == spell.undivided
        for side in spell.sides:
            assert (side.type in (TRAP, PROTECTION)) == (side.trigger is not None and not side.stable)
    undivided = [spell.name for spell in BOX.spells if spell.undivided]
    assert undivided == ["brain_worm", "vine_snare", "charged_floor", "waking_dread"]


@pytest.mark.parametrize("school", BOX.schools, ids=[school.name for school in BOX.schools])
def test_schools_count_the_elements_of_their_sides(school: School) -> None:
    spells = [spell for spell in BOX.spells if spell.school < PERSONAL and BOX.schools[spell.school] is school]
    sides = [side for spell in spells for side in (spell.sides[:1] if spell.undivided else spell.sides)]
    counts = Counter([ELEMENTS[side.element] for side in sides])
    assert counts == school.elements


@rule("BR-SETUP-10")
def test_grimoires_hold_six_spells_of_their_school_each_once() -> None:
    for grimoire in BOX.grimoires:
        assert len(set(grimoire.spells)) == 6
    for school in BOX.schools:
        named = [name for grimoire in school.grimoires for name in grimoire.spells]
        assert sorted(named) == sorted([spell.name for spell in BOX.spells if spell.school == school.number])


@rule("BR-SPELL-5", "BR-SPELL-6")
def test_personal_and_forgotten_spells() -> None:
    personal = {spell.name: spell.copies for spell in BOX.spells if spell.school == PERSONAL}
    assert personal == {mage.personal_spell: 3 for mage in BOX.mages}
    assert {spell.copies for spell in BOX.spells if spell.school == FORGOTTEN} == {1}


@rule("BR-Q-54")
def test_who_is_asked_for_the_target_of_a_trap_or_protection() -> None:
    asked = [(spell.name, TYPES[side.type]) for spell in BOX.spells for side in spell.sides
             if side.trigger is not None and not side.stable and side.uses_target]
    assert asked == [("liquefy_the_pain", "trap")]


def test_every_component_says_where_it_comes_from_and_is_named_in_all_languages() -> None:
    for card in BOX.cards:
        assert card.origin in ("seed", "public", "design")
        assert set(card.names) == set(LANGUAGES), card.name
    assert Counter([card.origin for card in BOX.cards])["seed"] >= 6
    assert BOX.by_name["brain_worm"].cite
    assert BOX.by_name["cross_and_delight"].cite


def test_the_first_edition_lists_all_components() -> None:
    filed = components(read_content(FOLDER, FILES), "copies")
    assert (FOLDER / "first_edition.txt").read_text(encoding="utf-8") == write_listing(filed)
    assert open_box(None, first_listing()).edition == BOX.edition


def test_another_box_can_be_opened() -> None:
    content = dict(read_content(FOLDER, FILES))
    content["mages"] = content["mages"].replace("health: 11", "health: 9")
    other = open_box(content)
    assert other.mages[1].health == 9
    assert other.edition != BOX.edition
    content["mages"] += "# nobody plays this\n"
    content["spells"] = content["spells"].replace("note: the public record", "note: No record")
    assert open_box(content).edition == other.edition


@pytest.mark.parametrize(("file", "old", "new", "message"), [
    ("spells", "type: combat", "type: fight", "unknown type 'fight'; one of: combat"),
    ("spells", "op: damage", "op: damge", "unknown op 'damge'; did you mean 'damage'?"),
    ("spells", "kind: figure", "kind: figures", "unknown kind 'figures'; did you mean 'figure'?"),
    ("spells", "inflicts_damage, who: other_figure}", "inflicts_damage, who: nobody}", "unknown who 'nobody'"),
    ("spells", "    trigger: {event: inflicts_damage, who: other_figure}\n", "", "a trap or protection needs a 'trigger'"),
    ("spells", "school: agony", "school: pain", "unknown school 'pain'"),
    ("spells", "instability: false", "instabilty: false", "unknown field 'instabilty'; did you mean 'instability'?"),
    ("spells", "  undivided: true\n", "", "'reverse' is missing"),
    ("rooms", "color: black", "color: pink", "unknown color 'pink'"),
    ("rooms", "rewards: {first: 6", "rewards: {frist: 6", "'first' is missing"),
    ("grimoires", "shared_torture", "brain_worm", "'brain_worm' is not a spell of the school of this grimoire"),
    ("mages", "personal_spell: dawn_verdict", "personal_spell: evil_eye", "'evil_eye' is not a personal spell of"),
    ("evocations", "figures: 3", "figures: shared_with_golem", "there is no evocation 'golem' whose figures it shares"),
    ("quests", "in_room: crypt", "in_room: cellar", "there is no room 'cellar'"),
    ("events", "slot: 1", "slot: 0", "an instant event has the slot 0, and no other event has"),
    ("avatar_orders", "back: trap_damage", "back: none", "an order has both, a reaction and the symbol on its back"),
])
def test_mistakes_are_named_with_file_and_line(file: str, old: str, new: str, message: str) -> None:
    content = dict(read_content(FOLDER, FILES))
    assert old in content[file]
    content[file] = content[file].replace(old, new, 1)
    with pytest.raises(ContentError) as caught:
        open_box(content)
    place, _, complaint = str(caught.value).partition(": ")
    assert place.startswith(f"{file}.yaml:")
    assert place.rpartition(":")[2].isdecimal()
    assert message in complaint


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_those_of_the_content_files(lang: str) -> None:
    book = phrasebook(lang, BLACK_ROSE_WARS)
    for card in BOX.cards:
        assert book.say(card.words) == card.names[lang]
