"""Section 22: the draft variant."""

from __future__ import annotations

import pytest

import conclave
from conclave.games.res_arcana.state.model import Board
from conclave.kernel.table import Table
from tests.games.res_arcana.scene import CARDS
from tests.support import rule

COUNTS = (2, 3, 4)


def drafting(players: int, seed: int = 0) -> Table:
    return conclave.new("res-arcana", players=players, seed=seed, options={"variant": "draft"})


def board_of(table: Table) -> Board:
    state = table.runner.state
    assert isinstance(state, Board)
    return state


def packs(table: Table) -> list[list[str]]:
    """What lies in front of each player."""
    return [table.view(seat)["seats"][seat]["pack"] for seat in range(table.players)]


def pick_all(table: Table) -> list[str]:
    """Everybody keeps the first card; returns the cards by seat."""
    picks = [pack[0] for pack in packs(table)]
    for seat, card in enumerate(picks):
        table.play(card, seat)
    return picks


@rule("RA-DRAFT-1")
@pytest.mark.parametrize("players", COUNTS)
def test_two_mages_then_four_artifacts_are_dealt(players: int) -> None:
    table = drafting(players)
    assert [len(mages) for mages in board_of(table).dealt_mages] == [2] * players
    assert [len(pack) for pack in packs(table)] == [4] * players
    assert [decision.prompt.key for decision in table.decisions] == ["ask-draft"] * players
    assert [len(hand) for hand in board_of(table).hand] == [0] * players


@rule("RA-DRAFT-2")
@pytest.mark.parametrize("players", COUNTS)
def test_the_first_four_go_round_to_the_left(players: int) -> None:
    table = drafting(players)
    kept: list[list[str]] = [[] for _ in range(players)]
    for size in (4, 3, 2):
        before = packs(table)
        assert [len(pack) for pack in before] == [size] * players
        for seat, card in enumerate(pick_all(table)):
            kept[seat].append(card)
            before[seat].remove(card)
        if size > 2:
            assert packs(table) == [before[(seat - 1) % players] for seat in range(players)], "left is the next seat"
        else:
            for seat in range(players):
                kept[seat] += before[(seat - 1) % players]
    own = [table.view(seat)["seats"][seat]["kept"] for seat in range(players)]
    assert [sorted(cards) for cards in own] == [sorted(cards) for cards in kept]
    assert [len(cards) for cards in own] == [4] * players


@rule("RA-DRAFT-3")
@pytest.mark.parametrize("players", COUNTS)
def test_the_next_four_go_round_to_the_right(players: int) -> None:
    table = drafting(players, seed=3)
    for _ in range(3):
        pick_all(table)
    for size in (4, 3, 2):
        before = packs(table)
        assert [len(pack) for pack in before] == [size] * players
        for seat, card in enumerate(pick_all(table)):
            before[seat].remove(card)
        if size > 2:
            assert packs(table) == [before[(seat + 1) % players] for seat in range(players)], "right is the seat before"
    assert [len(began) for began in board_of(table).began] == [8] * players


@rule("RA-DRAFT-4")
@pytest.mark.parametrize("players", COUNTS)
def test_the_drafted_eight_become_hand_and_deck(players: int) -> None:
    table = drafting(players, seed=1)
    kept: list[set[str]] = [set() for _ in range(players)]
    for turn in range(6):
        for seat, card in enumerate(pick_all(table)):
            kept[seat].add(card)
        if turn == 2:
            kept = [set(table.view(seat)["seats"][seat]["kept"]) for seat in range(players)]
    for seat in range(players):
        own = table.view(seat)["seats"][seat]
        assert len(own["hand"]) == 3
        assert len(own["deck_cards"]) == 5
        assert kept[seat] < set(own["hand"] + own["deck_cards"]), "seven picks and the last single card"
        assert len(kept[seat]) == 7
    hands = {tuple(sorted(pos for pos, card in enumerate(board_of(drafted).began[0]) if card in board_of(drafted).hand[0]))
             for drafted in (_drafted(players, seed) for seed in range(12))}
    assert len(hands) > 5, "shuffled before the hand is drawn"


def _drafted(players: int, seed: int) -> Table:
    table = drafting(players, seed)
    for _ in range(6):
        pick_all(table)
    return table


@rule("RA-DRAFT-5", "RA-Q-26")
@pytest.mark.parametrize("players", COUNTS)
def test_mages_dealt_before_the_draft_are_chosen_after_it(players: int) -> None:
    table = drafting(players)
    dealt = [list(mages) for mages in board_of(table).dealt_mages]
    for _ in range(6):
        pick_all(table)
    assert [decision.prompt.key for decision in table.decisions] == ["ask-choose-mage"] * players
    for seat in range(players):
        assert table.runner.decision_of(seat).count() == 2
        table.play(CARDS[dealt[seat][0]].name, seat)
    order = []
    for _ in range(players):
        assert table.decision.prompt.key == "ask-choose-item"
        order.append(table.decision.seat)
        table.play(0)
    first = board_of(table).first
    assert order == [(first - step) % players for step in range(1, players + 1)]


@rule("RA-Q-26", "RA-Q-34")
def test_picks_are_sealed_until_all_are_in() -> None:
    table = drafting(3)
    before = [table.view(seat) for seat in (0, 2)]
    table.play(packs(table)[1][2], 1)
    assert [table.view(seat) for seat in (0, 2)] == before
    assert [decision.seat for decision in table.decisions] == [0, 2]


@rule("RA-Q-26")
def test_with_two_players_left_and_right_are_the_same_neighbour() -> None:
    table = drafting(2)
    for turn in range(6):
        before = packs(table)
        for seat, card in enumerate(pick_all(table)):
            before[seat].remove(card)
        if turn not in (2, 5):
            assert packs(table) == before[::-1]
