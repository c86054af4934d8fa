"""KR-INFO: what is open and what is hidden, and that nothing hidden gets out."""

from __future__ import annotations

from conclave.games.krutagidon import KRUTAGIDON
from conclave.kernel.check import check_game
from conclave.kernel.dice import Dice
from conclave.kernel.game import Plain
from tests.games.krutagidon.scene import Scene
from tests.support import rule


def seat_of(scene: Scene, seat: int, viewer: int | None) -> Plain:
    seats = KRUTAGIDON.view(scene.table, viewer)["seats"]
    assert isinstance(seats, list)
    shown = seats[seat]
    assert isinstance(shown, dict)
    return shown


@rule("KR-INFO-1")
def test_what_everybody_sees() -> None:
    scene = Scene(": market=twins mayhem=mayhem_a destroyed=wand | life=12 play=big_bone discard=sunface tokens=dwt_11"
                  " familiar=mcliver hand=sign,sign deck=fizzle | ")
    shown = seat_of(scene, 0, None)
    assert (shown["life"], shown["play"], shown["discard"], shown["tokens"]) == (12, ["big_bone"], ["sunface"], ["dwt_11"])
    assert (shown["familiar"], shown["wizard"], shown["hand_size"], shown["deck_size"]) == ("mcliver", "mcravey", 2, 1)
    view = KRUTAGIDON.view(scene.table, None)
    assert (view["market"], view["mayhem"], view["destroyed"]) == (["twins"], ["mayhem_a"], ["wand"])
    assert view["legend"] == "voom"


@rule("KR-INFO-2")
def test_what_is_hidden() -> None:
    scene = Scene("hand=misha_unicorn_bane,sign deck=twins,wand | hand=steam_up").does("play misha_unicorn_bane")
    assert "hand" not in seat_of(scene, 0, 1)
    assert seat_of(scene, 0, 0)["hand"] == ["sign"]
    assert seat_of(scene, 0, 0)["deck_top"] == ["twins"]
    assert seat_of(scene, 0, 1)["deck_top"] == []
    scene.does("option 1")
    assert seat_of(scene, 0, 1)["known_hand"] == []
    assert seat_of(scene, 0, 1)["hidden"] == ["sign", "twins", "wand"], "what hand and deck hold together is open"
    fetched = Scene("hand=karpatych_san,sign discard=steam_up | ").does("play karpatych_san")
    assert seat_of(fetched, 0, 1)["known_hand"] == ["steam_up"]


@rule("KR-INFO-2", "KR-Q-45")
def test_nobody_is_asked_or_skipped_because_of_a_hidden_card() -> None:
    scene = Scene("hand=gutting_sin | hand=sign deck=steam_up").does("play gutting_sin")
    assert (scene.asked(), scene.answers()) == ("1 ask-defend", ["none"]), "for all the table knows, there may be one"
    assert scene.decision.matters is False
    plain = Scene("hand=gutting_sin | hand=sign deck=wand discard=steam_up").does("play gutting_sin")
    assert plain.lives() == [20, 15]


def test_imagined_tables_agree_with_what_a_seat_has_seen() -> None:
    scene = Scene("hand=sign,wand deck=twins,fizzle | hand=steam_up,sunface deck=sign,voom,sign")
    for number in range(20):
        twin = scene.runner.imagine(0, Dice.of(number, "imagine"))
        assert KRUTAGIDON.view(twin.state, 0) == KRUTAGIDON.view(scene.table, 0)


def test_random_games_hold_to_the_contract() -> None:
    report = check_game(KRUTAGIDON, games=8, seed=3, every=60, tables=[(seats, {}) for seats in (2, 3, 4, 5)])
    assert report.findings == []
