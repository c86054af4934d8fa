"""Kinds of tables: every player count and every two values of options come early, however many kinds there are."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

import pytest

from conclave.kernel.errors import BadOption
from conclave.kernel.game import Game, GameOption
from conclave.kernel.kinds import FEW, MOST, tables_of
from tests.example.vigil.game import VIGIL


class Lodge(Game):
    """A title with seven options, one of them only with an avatar."""

    def __init__(self) -> None:
        self.title = "lodge"
        self.players = (1, 2, 3, 4)
        self.options = (
            GameOption("avatar", ("none", "apprentice", "master"), {"none": (2, 3, 4), "apprentice": (1, 2, 3),
                                                                      "master": (1, 2, 3)}),
            GameOption("crown", ("moving", "steady")), GameOption("moons", ("standard", "short", "long")),
            GameOption("summoners", ("off", "on")), GameOption("throne", ("purple", "colourless")),
            GameOption("library", ("named", "cards")), GameOption("seat", ("own", "first")))

    def settle_options(self, chosen: Mapping[str, str], seats: int) -> dict[str, str]:
        settled = super().settle_options(chosen, seats)
        if settled["avatar"] == "none" and settled["seat"] == "first":
            raise BadOption("seat=first needs an avatar")
        return settled


class Missions(Game):
    """So many combinations that nobody can list them."""

    def __init__(self) -> None:
        self.title = "missions"
        self.players = (1, 2, 3, 4)
        self.options = tuple([GameOption(f"hero-{at}", tuple([f"h{kind}" for kind in range(9)])) for at in range(9)])


def of(game: Game, count: int) -> list[tuple[tuple[str, str], ...]]:
    """The first tables as pairs of names and values, the player count among them."""
    return [(("players", str(players)), *sorted(options.items())) for players, options in tables_of(game)[:count]]


def test_all_pairs_that_go_together_come_early() -> None:
    lodge = Lodge()
    early = {pair for row in of(lodge, 40) for pair in combinations(row, 2)}
    every = {pair for row in of(lodge, MOST) for pair in combinations(row, 2)}
    assert early == every
    assert (("players", "1"), ("avatar", "none")) not in every
    assert (("avatar", "none"), ("seat", "first")) not in every
    assert {(("players", "4"), ("moons", "long")), (("avatar", "master"), ("seat", "first"))} <= every


def test_each_kind_comes_once_and_is_possible() -> None:
    lodge = Lodge()
    tables = tables_of(lodge)
    assert len(tables) == len({repr(table) for table in tables}) > FEW
    assert all(lodge.settle_options(options, players) == options for players, options in tables)


def test_countless_kinds_are_as_quick() -> None:
    tables = tables_of(Missions())
    assert len(tables) == MOST
    pairs = {pair for row in of(Missions(), MOST) for pair in combinations(row, 2)}
    assert len(pairs) == 9 * 4 * 9 + 36 * 81
    assert tables == tables_of(Missions())


def test_some_players_and_options_are_picked_out_of_many() -> None:
    tables = tables_of(Lodge(), 3, {"moons": "long", "crown": "steady", "library": "cards"})
    assert tables
    assert {(players, options["moons"], options["crown"]) for players, options in tables} == {(3, "long", "steady")}
    assert tables_of(Lodge(), 4, {"avatar": "master"}) == []


def test_few_kinds_are_all_listed_in_order() -> None:
    assert [(players, options["hours"]) for players, options in tables_of(VIGIL)] == [
        (1, "long"), (1, "bitter"), (2, "mild"), (2, "long"), (2, "bitter"), (3, "mild"), (3, "long")]


@pytest.mark.parametrize(("seats", "usual"), [(1, "apprentice"), (2, "none"), (4, "none")])
def test_the_default_is_the_first_value_for_so_many_players(seats: int, usual: str) -> None:
    assert Lodge().settle_options({}, seats)["avatar"] == usual
    assert Lodge().options[0].default(seats) == usual


def test_a_value_for_other_player_counts_is_refused() -> None:
    with pytest.raises(BadOption, match="avatar=none is for 2, 3, 4 players, not 1"):
        Lodge().settle_options({"avatar": "none"}, 1)
    with pytest.raises(BadOption, match="hours has no value for 9 players"):
        GameOption("hours", ("day",), {"day": (1, 2)}).default(9)


def test_two_play_where_nobody_says_how_many() -> None:
    assert (VIGIL.usual_players, Lodge().usual_players) == (2, 2)
    lone = Lodge()
    lone.players = (3, 4)
    assert lone.usual_players == 3
