"""Section 23: the match of up to three games."""

from __future__ import annotations

import pytest

import conclave
from conclave.games.res_arcana.state.model import Board
from conclave.kernel.decision import ChooseSome
from conclave.kernel.errors import BadOption
from conclave.kernel.table import Table
from tests.games.res_arcana.scene import BY_NAME, CARDS
from tests.support import rule

Result = tuple[int, int]
A, B, BOTH = (12, 0), (0, 12), (12, 12)


def new_match(seed: int = 0) -> Table:
    return conclave.new("res-arcana", players=2, seed=seed, options={"variant": "match"})


def board_of(table: Table) -> Board:
    state = table.runner.state
    assert isinstance(state, Board)
    return state


def act(table: Table) -> Board:
    """Give first answers until somebody may act."""
    while table.decision.prompt.key != "ask-act":
        table.play(0, table.decision.seat)
    return board_of(table)


def play_game(table: Table, result: Result) -> None:
    """End the game that is being set up with these points on places of power."""
    board = act(table)
    for seat, (place, count) in enumerate(zip(("catacombs_of_the_dead", "dwarven_mines"), result, strict=True)):
        card = BY_NAME[place].index
        for places in (board.places, *board.play):
            if card in places:
                places.remove(card)
        board.play[seat].append(card)
        board.stored[card] = (0, 0, 0, count, 0) if seat == 0 else (0, 0, 0, 0, count)
        board.pool[seat] = [0, 0, 0, 0, 0]
    if result == BOTH:  # the token would break the tie: its holder gets one point less
        holder = board.first
        place = BY_NAME["catacombs_of_the_dead" if holder == 0 else "dwarven_mines"].index
        board.stored[place] = (0, 0, 0, 11, 0) if holder == 0 else (0, 0, 0, 0, 11)
    game = board.game_number
    while not table.over and board.game_number == game and table.decision.prompt.key in ("ask-act", "ask-swap-item"):
        table.play("pass" if table.decision.prompt.key == "ask-act" else 0)


def open_draft(table: Table) -> list[tuple[int, int]]:
    """Play the open draft with first answers; returns who took how many."""
    takes = []
    while not table.over and table.decision.prompt.key == "ask-open-draft":
        decision = table.decision
        assert isinstance(decision, ChooseSome)
        takes.append((decision.seat, decision.low))
        table.play(0)
    return takes


def winner_of(table: Table) -> tuple[int, ...]:
    assert table.over
    assert table.outcome is not None
    return table.outcome.winners


@rule("RA-MATCH-1")
def test_a_match_is_for_two() -> None:
    for players in (3, 4):
        with pytest.raises(BadOption, match="for 2 players"):
            conclave.new("res-arcana", players=players, options={"variant": "match"})


@rule("RA-MATCH-2")
def test_game_one_is_set_up_normally() -> None:
    table = new_match()
    board = board_of(table)
    assert table.decision.prompt.key == "ask-choose-mage"
    assert [len(board.hand[seat]) + len(board.deck[seat]) for seat in (0, 1)] == [8, 8]
    assert (len(board.items), len(board.places), len(board.monuments)) == (8, 5, 2)
    assert board.pool == [[1, 1, 1, 1, 1]] * 2


@rule("RA-MATCH-3")
def test_mages_stay_and_all_sixteen_artifacts_lie_open() -> None:
    table = new_match()
    board = act(table)
    mages, dealt = board.mage[:], sorted([*board.began[0], *board.began[1]])
    for answer in ("discard", "place"):
        move = next((text for text in table.legal() if text.startswith(answer)), "pass")
        table.play(move)
        while table.decision.prompt.key != "ask-act":
            table.play(0)
    play_game(table, A)
    table.play("seat 0")
    assert board.mage == mages
    for seat in (None, 0, 1):
        assert sorted(table.view(seat)["open_draft"]) == sorted(CARDS[card].name for card in dealt)
    assert len(dealt) == 16
    open_draft(table)
    while table.decision.prompt.key == "ask-choose-item":
        table.play(0)
    assert board.mage == mages
    assert all(board.mage[seat] in board.play[seat] for seat in (0, 1))


@rule("RA-MATCH-4")
def test_the_middle_and_the_pools_are_set_up_anew() -> None:
    layouts = set()
    for seed in range(10):
        table = new_match(seed)
        before = board_of(table).places[:]
        play_game(table, A)
        table.play("seat 1")
        board = board_of(table)
        assert (len(board.items), len(board.places), len(board.monuments), len(board.monument_deck)) == (8, 5, 2, 8)
        assert board.pool == [[1, 1, 1, 1, 1]] * 2
        assert board.stored == {}
        assert not any(board.turned)
        assert board.round == 0
        assert board.discard == [[], []]
        layouts.add(tuple(board.places) == tuple(before))
    assert False in layouts, "the sides are chosen again"


@rule("RA-MATCH-5")
@pytest.mark.parametrize(("result", "loser"), [(A, 1), (B, 0)])
@pytest.mark.parametrize("first", [0, 1])
def test_the_loser_chooses_the_first_player(result: Result, loser: int, first: int) -> None:
    table = new_match()
    play_game(table, result)
    assert (table.decision.prompt.key, table.decision.seat) == ("ask-choose-first", loser)
    table.play(f"seat {first}")
    assert board_of(table).first == first
    assert board_of(table).game_number == 2


@rule("RA-MATCH-3", "RA-MATCH-4", "RA-MATCH-5")
def test_the_loser_decides_with_the_artifacts_and_the_new_middle_in_sight() -> None:
    table = new_match()
    board = act(table)
    dealt = sorted(CARDS[card].name for card in (*board.began[0], *board.began[1]))
    board.stored[board.mage[1]] = (0, 0, 0, 0, 2)
    play_game(table, A)
    assert table.decision.prompt.key == "ask-choose-first"
    view = table.view(1)
    assert sorted(view["open_draft"]) == dealt
    assert (len(view["places"]), len(view["monuments"]), view["game_number"], view["wins"]) == (5, 2, 2, [1, 0])
    assert (view["winners"], view["reason"], board.stored) == ([], "", {})
    before = (board.places[:], board.monuments[:], board.monument_deck[:])
    table.play("seat 1")
    assert (board.places, board.monuments, board.monument_deck) == before, "nothing is laid out after the choice"


@rule("RA-MATCH-6")
@pytest.mark.parametrize("first", [0, 1])
def test_the_open_draft_goes_one_two_two_and_so_on(first: int) -> None:
    table = new_match()
    play_game(table, A)
    table.play(f"seat {first}")
    second = 1 - first
    last = 16
    takes = open_draft(table)
    assert takes == [(first, 1), (second, 2), (first, 2), (second, 2), (first, 2), (second, 2), (first, 2), (second, 2)]
    assert last - sum(count for _, count in takes) == 1, "the first player gets the last one without a question"
    assert [len(began) for began in board_of(table).began] == [8, 8]


@rule("RA-MATCH-7")
def test_after_the_draft_hands_are_drawn_and_then_items_chosen() -> None:
    table = new_match()
    play_game(table, A)
    table.play("seat 1")
    taken: list[list[str]] = [[], []]
    while table.decision.prompt.key == "ask-open-draft":
        seat, text = table.decision.seat, table.legal()[-1]
        taken[seat] += text.split(", ")
        table.play(text)
    board = board_of(table)
    assert table.decision.prompt.key == "ask-choose-item"
    assert table.decision.seat == 0, "the first player chooses last"
    assert [len(hand) for hand in board.hand] == [3, 3]
    assert [len(deck) for deck in board.deck] == [5, 5]
    for seat in (0, 1):
        assert set(taken[seat]) <= {CARDS[card].name for card in board.began[seat]}
    assert act(table).round == 1
    assert table.decision.seat == 1


@rule("RA-MATCH-8", "RA-MATCH-9")
def test_game_three_keeps_mages_and_decks_of_game_two() -> None:
    table = new_match()
    play_game(table, A)
    table.play("seat 0")
    open_draft(table)
    board = act(table)
    mages, decks = board.mage[:], board.began
    play_game(table, B)
    assert not table.over, "one win each"
    assert (table.decision.prompt.key, table.decision.seat) == ("ask-choose-first", 0), "the loser of game 2 decides"
    assert table.decision.rule == "RA-MATCH-9"
    table.play("seat 1")
    assert table.decision.prompt.key == "ask-choose-item", "no new draft"
    assert board.game_number == 3
    assert board.first == 1
    assert table.decision.seat == 0
    assert board.mage == mages
    assert board.began == decks
    for seat in (0, 1):
        assert len(board.hand[seat]) == 3
        assert sorted(board.hand[seat] + board.deck[seat]) == list(decks[seat])
    assert board.pool == [[1, 1, 1, 1, 1]] * 2
    assert (len(board.items), len(board.places), len(board.monuments)) == (8, 5, 2)
    play_game(table, A)
    assert winner_of(table) == (0,)


def whole_match(results: list[Result]) -> Table:
    table = new_match()
    for result in results:
        assert not table.over
        play_game(table, result)
    return table


@rule("RA-MATCH-1", "RA-MATCH-10")
@pytest.mark.parametrize(("results", "winners", "wins"), [
    ([A, A], (0,), (2, 0)), ([B, B], (1,), (0, 2)), ([A, B, A], (0,), (2, 1)), ([A, B, B], (1,), (1, 2))])
def test_more_won_games_win_the_match(results: list[Result], winners: tuple[int, ...], wins: Result) -> None:
    table = whole_match(results)
    assert winner_of(table) == winners
    assert table.outcome.scores == wins
    assert table.outcome.reason == "match-won"


@rule("RA-Q-27")
@pytest.mark.parametrize(("results", "winners", "wins", "reason"), [
    ([BOTH, A], (0,), (2, 1), "match-won"),
    ([B, BOTH], (1,), (1, 2), "match-won"),
    ([A, B, BOTH], (0, 1), (2, 2), "match-drawn"),
    ([BOTH, BOTH, BOTH], (0, 1), (3, 3), "match-drawn"),
])
def test_a_shared_game_counts_for_both(results: list[Result], winners: tuple[int, ...], wins: Result, reason: str) -> None:
    table = whole_match(results)
    assert winner_of(table) == winners
    assert table.outcome.scores == wins
    assert table.outcome.reason == reason


@rule("RA-Q-27")
def test_after_a_shared_game_the_chooser_is_drawn_by_lot() -> None:
    choosers = set()
    for seed in range(12):
        table = new_match(seed)
        play_game(table, BOTH)
        assert table.decision.prompt.key == "ask-choose-first"
        choosers.add(table.decision.seat)
    assert choosers == {0, 1}
