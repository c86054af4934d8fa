"""Section 2 of the rules: what lies where when the first round begins."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars.rules.places import CELL_PLACES, CENTRE, LODGE, THRONE, cell_of
from conclave.games.black_rose_wars.state.components import FIRST_CELL, ROSE, SCHOOLS
from conclave.games.black_rose_wars.state.fields import ROOMS
from conclave.games.black_rose_wars.state.model import Table
from tests.games.black_rose_wars.scene import begun
from tests.support import rule

COUNTS = ((1, "apprentice", 2), (2, "none", 2), (2, "master", 3), (3, "none", 3), (3, "apprentice", 4), (4, "none", 4))


def laid_out(seats: int, seed: int = 1, avatar: str = "none") -> Table:
    """A game whose setup is done, before the first event is drawn."""
    return begun(seats, seed, avatar=avatar)


@rule("BR-SETUP-1")
def test_the_two_fixed_rooms_and_seventeen_in_random_order() -> None:
    layouts = set()
    for seed in range(8):
        table = laid_out(2, seed)
        assert table.room(CENTRE).name == "black_rose"
        assert table.room(THRONE).name == "throne"
        assert LODGE.distance[CENTRE][THRONE] == 1
        assert sorted(table.rooms) == sorted([room.index for room in table.box.rooms])
        assert table.rebuilt == [0] * ROOMS
        layouts.add(tuple(table.rooms))
    assert len(layouts) == 8


@pytest.mark.parametrize(("seats", "avatar", "cells"), COUNTS)
@rule("BR-SETUP-2", "BR-SETUP-12", "BR-SETUP-16")
def test_as_many_cells_as_mages_each_with_its_own(seats: int, avatar: str, cells: int) -> None:
    table = laid_out(seats, 3, avatar)
    mages = [*range(seats), *([ROSE] if avatar != "none" else [])]
    assert sorted([table.cells[mage] for mage in mages]) == list(range(cells))
    assert {LODGE.hexes[cell_of(table, mage)] for mage in mages} == set(CELL_PLACES[cells])
    assert [table.place[mage] for mage in range(seats)] == [FIRST_CELL + mage for mage in range(seats)]
    assert table.place[ROSE] == (CENTRE if avatar != "none" else -1), "The Possessed starts in the Black Rose Room"
    assert sorted(table.ring) == mages


@rule("BR-SETUP-2")
def test_the_cells_are_shuffled() -> None:
    assert len({tuple(laid_out(4, seed).cells) for seed in range(12)}) > 4


@rule("BR-SETUP-10", "BR-SETUP-11", "BR-SETUP-13", "BR-SETUP-14")
def test_grimoires_memories_hands_and_power() -> None:
    table = laid_out(3)
    schools = set()
    for seat in range(3):
        assert len(table.grimoire[seat]) == 6
        assert len(table.memories[seat]) == 1, "the top card lies face up"
        assert len(table.aside[seat]) == 2
        assert table.hand[seat] == []
        own = table.grimoire[seat] + table.memories[seat]
        personal = table.box.by_name[table.mage_card(seat).personal_spell]
        names = {table.box.card_of[piece].name for piece in own if piece not in personal.pieces}
        grimoire = next(card for card in table.box.grimoires if set(card.spells) == names)
        schools.add(grimoire.school)
        assert len(own) == len(names) + 1, "one copy each, and a personal spell"
        assert [piece in personal.pieces for piece in table.aside[seat]] == [True, True]
    assert len(schools) == 3, "no two of one school"
    assert table.power == [0] * 5
    assert [len(table.library[school]) for school in range(len(SCHOOLS))] == [
        30 if school in schools else 36 for school in range(len(SCHOOLS))]


@rule("BR-SETUP-11")
def test_the_school_decks_are_shuffled_again() -> None:
    table = laid_out(2)
    for deck in table.library:
        assert deck != sorted(deck)
        assert all(not table.secrets.knows(viewer, piece) for piece in deck for viewer in range(3))
