"""The film: what a title declares about its events holds for the events that it tells."""

from __future__ import annotations

import pytest

from conclave import registry
from conclave.kernel import film
from conclave.kernel.check import check_game
from conclave.kernel.dice import Dice
from conclave.kernel.events import Args, Event
from conclave.kernel.film import Shot, mistake
from conclave.kernel.game import Game
from conclave.kernel.table import Table
from conclave.kernel.text import ENGLISH, all_messages
from conclave.kernel.words import Words
from tests.example.duel.game import DUEL, Duel

TITLES = [*[registry.game(title) for title in registry.titles()], DUEL]
ADA = Words("player", (("seat", 0),))


@pytest.mark.parametrize("game", TITLES, ids=[game.title for game in TITLES])
def test_a_whole_game_is_filmed_as_its_title_declares(game: Game) -> None:
    table, dice = Table(game, game.players[0], 5), Dice.of(5, "film")
    seen: set[str] = set()
    while not table.over:
        decision = table.decisions[0]
        for event in table.play(decision.sample(dice), decision.seat):
            shot = game.film.get(event.key)
            if shot is not None:
                assert mistake(shot, event) == ""
                seen.add(shot.kind)
    assert seen & {*film.BEGINNINGS}
    assert seen & {*film.RESULTS}


@pytest.mark.parametrize("game", TITLES, ids=[game.title for game in TITLES])
def test_only_events_that_have_a_sentence_are_filmed(game: Game) -> None:
    messages = all_messages(ENGLISH, game)
    assert game.film
    for key in game.film:
        assert f"\n{key} = " in messages, key


@pytest.mark.parametrize(("shot", "args", "wrong"), [
    (Shot(film.PLAY), (("seat", 0),), ""),
    (Shot(film.PLAY), (), "does not say whose picture it is"),
    (Shot(film.FATE), (), ""),
    (Shot(film.DAMAGE, "count"), (("seat", 0), ("count", 2)), ""),
    (Shot(film.DAMAGE, "count"), (("seat", 0),), "has no amount 'count'"),
    (Shot(film.ATTACK, targets="targets"), (("targets", (ADA,)),), ""),
    (Shot(film.ATTACK, targets="targets"), (("targets", (Words("kind"),)),), "has no seats in 'targets'"),
])
def test_what_is_wrong_with_a_shot(shot: Shot, args: Args, wrong: str) -> None:
    assert wrong in mistake(shot, Event("told", args))
    assert bool(wrong) == bool(mistake(shot, Event("told", args)))


def test_there_is_no_other_kind_of_picture() -> None:
    with pytest.raises(ValueError, match="not 'juggle'"):
        Shot("juggle")


def test_the_conformance_kit_finds_a_wrong_declaration() -> None:
    game = Duel()
    game.film = {"hurt": Shot(film.DAMAGE, "wounds")}
    (finding, *_) = check_game(game, games=1, every=1000).findings
    assert finding.what == "'hurt' has no amount 'wounds'"
