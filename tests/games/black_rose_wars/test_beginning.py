"""Sections 1 and 2 of the rules: the box, and how a game begins."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars.game import BLACK_ROSE_WARS
from conclave.games.black_rose_wars.state.components import CUBES, MOON_MARKERS, ROSE, SCHOOLS, Grimoire, Spell
from conclave.games.black_rose_wars.state.fields import FIGURES
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.dice import Dice
from conclave.kernel.game import Runner
from tests.games.black_rose_wars.scene import Scene, begun
from tests.support import rule


def fresh(seed: int, seats: int = 3) -> Runner:
    options = BLACK_ROSE_WARS.settle_options({}, seats)
    return Runner(BLACK_ROSE_WARS, BLACK_ROSE_WARS.setup(options, seats, Dice(seed, 0)))


@rule("BR-COMP-3", "BR-SETUP-5", "BR-MOON-2")
def test_the_markers_lie_on_their_spaces() -> None:
    assert MOON_MARKERS["standard"] == (6, 18, 35)
    view = BLACK_ROSE_WARS.view(begun(2), None)
    assert view["markers"] == [6, 18, 35]


@pytest.mark.parametrize(("moons", "spaces"), [("standard", (6, 18, 35)), ("short", (5, 12, 24)), ("long", (8, 24, 48))])
@rule("BR-MOON-2", "BR-OPT-2")
def test_a_moon_begins_on_its_space(moons: str, spaces: tuple[int, int, int]) -> None:
    for number, space in enumerate(spaces[:2]):
        start = f": moons={moons} moon={number} lodge=treasure_room(rebuilt) | at=treasure_room power="
        before = Scene(f"{start}{space - 3} | at=forge")
        before.does("explore", "activate")
        assert before.table.moon == number
        reached = Scene(f"{start}{space - 2} | at=forge")
        reached.does("explore", "activate")
        assert reached.table.moon == number + 1


@rule("BR-COMP-9", "BR-SETUP-17")
def test_supplies_are_limited_and_common() -> None:
    table = begun(2)
    assert table.cubes[0] == table.cubes[1] == table.cubes[ROSE] == CUBES
    assert all(table.place[figure] < 0 for figure in range(5, FIGURES))
    spares = BLACK_ROSE_WARS.view(table, None)["spares"]
    assert isinstance(spares, dict)
    assert spares["cadaver"] == 8
    assert spares["colossus"] == 3
    assert spares["slowness"] == 3


@rule("BR-SETUP-3", "BR-SETUP-4", "BR-SETUP-6")
def test_decks_lie_ready_and_shuffled() -> None:
    table, other = begun(2), begun(3)
    assert [len(deck) for deck in table.quest_deck] == [15, 21, 13]
    assert [len(deck) for deck in table.event_deck] == [13, 13, 13]
    assert len(table.upgrade_deck) == 18
    assert table.events == [[], [], []]
    assert table.used == [0] * 19
    for one, two in ((table.quest_deck[0], other.quest_deck[0]), (table.event_deck[0], other.event_deck[0]),
                     (table.upgrade_deck, other.upgrade_deck)):
        assert sorted(one) == sorted(two)
    orders = {tuple(_laid_out(seed).quest_deck[0]) for seed in range(5)}
    assert len(orders) == 5, "each game has another order"


def _laid_out(seed: int) -> Table:
    state = fresh(seed).state
    assert isinstance(state, Table)
    return state


@rule("BR-SETUP-7")
def test_chance_gives_the_crown() -> None:
    assert {_laid_out(seed).crown for seed in range(20)} == {0, 1, 2}


@rule("BR-SETUP-8", "BR-SETUP-15")
def test_mages_then_grimoires_are_picked_from_the_crown_on() -> None:
    runner = fresh(3)
    table = runner.state
    assert isinstance(table, Table)
    order = [(table.crown + step) % 3 for step in range(3)]
    picked: list[str] = []
    for seat in order:
        decision = runner.pending[0]
        assert (decision.seat, decision.prompt.key) == (seat, "ask-choose-mage")
        notes = [decision.write(answer) for answer in decision.answers()]
        assert len(notes) == 4 - len(picked)
        assert not set(notes) & set(picked)
        picked.append(notes[-1])
        runner.answer(seat, decision.read(notes[-1]))
        spells = [table.box.card_of[piece].name for piece in table.aside[seat]]
        assert spells == [table.mage_card(seat).personal_spell] * 3
    schools: list[int] = []
    for seat in order:
        decision = runner.pending[0]
        assert (decision.seat, decision.prompt.key) == (seat, "ask-choose-grimoire")
        notes = [decision.write(answer) for answer in decision.answers()]
        found = [table.box.by_name[note] for note in notes]
        assert len(notes) == 2 * (6 - len(schools))
        assert all(isinstance(card, Grimoire) and card.school not in schools for card in found)
        chosen = found[0]
        assert isinstance(chosen, Grimoire)
        schools.append(chosen.school)
        runner.answer(seat, decision.read(notes[0]))
    assert table.tokens[:3] == [2, 2, 2]


@rule("BR-SETUP-9")
def test_the_library_is_six_schools() -> None:
    table = _laid_out(1)
    assert len(table.library) == len(SCHOOLS) == 6
    for school, deck in enumerate(table.library):
        spells = [table.box.card_of[piece] for piece in deck]
        assert len(spells) == 36
        assert all(isinstance(spell, Spell) and spell.school == school for spell in spells)
    assert len(table.forgotten) == 9


@rule("BR-MAGE-3")
def test_a_sheet_has_four_slots_and_three_for_evocations() -> None:
    table = begun(2)
    assert len(table.sheet) == 8
    scene = Scene(""": figures=cadaver(0@crypt),cadaver(0@crypt),cadaver(0@crypt) | at=crypt | at=forge""")
    scene.does("explore", "activate")
    assert scene.asked() == "0 ask-replace-evocation", "a fourth one has no slot"
