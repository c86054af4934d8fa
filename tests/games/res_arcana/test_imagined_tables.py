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


def pack_at(board: Board, origin: int, pick: int) -> set[int]:
    """What a draft pack held before its pick of this number was made."""
    return {card for card, mark in enumerate(board.drafted) if mark >= 0 and mark // 8 == origin and mark % 8 >= pick}


def holder(origin: int, pick: int, seats: int) -> int:
    """Who holds a draft pack at a pick: the first half goes left, the second right."""
    half, owner = divmod(origin, 4)
    return (owner + (pick if half == 0 else -pick)) % seats


def home(board: Board, card: int) -> int:
    """Whose a drafted card is, as the piles tell."""
    for seat in range(board.seats):
        kept = board.kept[seat] if board.kept else []
        if card in (*kept, *board.hand[seat], *board.deck[seat]):
            return seat
    return -1


@rule("RA-DRAFT-2", "RA-DRAFT-3", "RA-INFO-2", "RA-Q-26")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_imagined_draft_agrees_with_every_pack_that_the_seat_held(players: int) -> None:
    for seed in range(3):
        table = conclave.new("res-arcana", players=players, seed=seed, options={"variant": "draft"})
        dice = Dice.of(seed, "draft test")
        held: list[tuple[int, int, int, set[int]]] = []
        asked = 0
        while table.decision.prompt.key in ("ask-draft", "ask-choose-mage"):
            board = board_of(table.runner)
            if table.decision.prompt.key == "ask-draft" and len(table.decisions) == players:
                half, pick = divmod(asked, 3)
                for seat in range(players):
                    origin = next(half * 4 + owner for owner in range(players)
                                  if holder(half * 4 + owner, pick, players) == seat)
                    held.append((seat, origin, pick, set(board.pack[seat])))
                asked += 1
            for seat in range(players):
                twin = board_of(table.runner.imagine(seat, dice))
                for who, origin, pick, cards in held:
                    if who == seat:
                        assert pack_at(twin, origin, pick) == cards
                for card, mark in enumerate(twin.drafted):
                    if mark >= 0 and mark % 8 < 4:
                        assert home(twin, card) == holder(mark // 8, mark % 8, players)
            table.play(table.decision.sample(dice), table.decision.seat)
        assert asked == 6
        assert table.decision.prompt.key == "ask-choose-item"


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
