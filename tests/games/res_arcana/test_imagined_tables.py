"""What a seat may imagine has to agree with everything that it has seen (section 25), in the middle of steps too."""

from __future__ import annotations

from collections import Counter

import pytest

import conclave
from conclave.games.res_arcana.game import RES_ARCANA
from conclave.games.res_arcana.state.model import Board
from conclave.kernel.dice import Dice
from conclave.kernel.game import Runner
from tests.games.res_arcana.scene import BY_NAME, CARDS, Scene
from tests.support import rule


def board_of(runner: Runner) -> Board:
    assert isinstance(runner.state, Board)
    return runner.state


def homes(board: Board, cards: tuple[int, ...]) -> list[int]:
    """Before whom each of these cards of one pack lies, -1 for those that are still in the pack."""
    kept = board.kept or [[] for _ in range(board.seats)]
    piles = [(*kept[seat], *board.hand[seat], *board.deck[seat]) for seat in range(board.seats)]
    return [next((seat for seat, pile in enumerate(piles) if card in pile), -1) for card in cards]


@rule("RA-DRAFT-2", "RA-DRAFT-3", "RA-INFO-2", "RA-Q-26")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_imagined_draft_agrees_with_every_pack_that_the_seat_held(players: int) -> None:
    otherwise = 0
    for seed in range(3):
        table = conclave.new("res-arcana", players=players, seed=seed, options={"variant": "draft"})
        dice = Dice.of(seed, "draft test")
        held: list[tuple[int, tuple[int, ...]]] = []
        asked = 0
        while table.decision.prompt.key in ("ask-draft", "ask-choose-mage"):
            board = board_of(table.runner)
            if table.decision.prompt.key == "ask-draft" and len(table.decisions) == players:
                held += [(seat, tuple(pack)) for seat, pack in enumerate(board.pack)]
                asked += 1
            for seat in range(players):
                twin = board_of(table.runner.imagine(seat, dice))
                for who, cards in held:
                    if who == seat:
                        imagined, real = homes(twin, cards), homes(board, cards)
                        assert sorted(imagined) == sorted(real)
                        assert [home == seat for home in imagined] == [home == seat for home in real]
                        otherwise += imagined != real
            table.play(table.decision.sample(dice), table.decision.seat)
        assert asked == 6
        assert table.decision.prompt.key == "ask-choose-item"
    assert (otherwise > 0) == (players > 2)  # of two, one gets each pack back and knows what the other has taken


def arranged_by_a_rival() -> Scene:
    """Seat 1 knows two of the top three monuments, but not their places: a rival has arranged them with a third."""
    scene = Scene(""": monuments=oracle,temple next=turn:1
        deck=library,colossus,mausoleum,obelisk,great_pyramid,solomons_mine,hanging_gardens,golden_statue |
        mage=seer pool=g8 | play=hawk""")
    scene.does("use hawk 1", "monument deck", "library, colossus, mausoleum", "claim monument deck", "pass", "divination")
    scene.does("use seer 1", "monument deck", "obelisk, mausoleum, colossus")
    known = RES_ARCANA.view(scene.board, 1)["monument_deck"]["known"]
    assert known == [{"size": 3, "cards": ["colossus", "mausoleum"]}]
    return scene


@rule("RA-INFO-4", "RA-LOOK-1")
def test_every_order_of_cards_that_a_rival_arranged_is_as_likely() -> None:
    scene, dice = arranged_by_a_rival(), Dice(7, 0)
    places: Counter[tuple[int, int]] = Counter()
    for _ in range(300):
        deck = board_of(scene.runner.imagine(1, dice)).monument_deck[::-1]
        places[deck.index(BY_NAME["colossus"].index), deck.index(BY_NAME["mausoleum"].index)] += 1
    assert set(places) == {(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)}
    assert min(places.values()) > 30


@rule("RA-INFO-4", "RA-Q-18")
def test_a_monument_that_was_just_claimed_from_an_arranged_deck_is_imagined_where_it_lay() -> None:
    scene, dice = arranged_by_a_rival().does("claim monument deck"), Dice(8, 0)
    assert (scene.asked(), scene.where("obelisk")) == ("0 ask-gain-any", "play 0")
    for seat in (0, 1, None):
        for _ in range(20):
            twin = board_of(scene.runner.imagine(seat, dice))
            assert "obelisk" in [CARDS[card].name for card in twin.play[0]]
            known = {CARDS[card].name for card in twin.monument_deck[-2:]}
            assert known == {"colossus", "mausoleum"} or seat is None
