"""The course of a game: section 5 of the rules, and the agenda that holds all the others together."""

from __future__ import annotations

from conclave.games.res_arcana.rules.actions import turn_of
from conclave.games.res_arcana.rules.collecting import collect
from conclave.games.res_arcana.rules.setup import (
    choose_first,
    choose_first_player,
    choose_item,
    choose_mages,
    deal,
    draft,
    draft_deal,
    draft_done,
    lay_out,
    match_goes_on,
    match_shuffle,
    next_game,
    open_draft,
)
from conclave.games.res_arcana.rules.victory import check_victory
from conclave.games.res_arcana.state.model import Board
from conclave.kernel.errors import RulesBug
from conclave.kernel.events import Step


def begin(board: Board, step: str, at: int) -> Step:
    """Start a step of the agenda by its name."""
    if board.secrets.light:
        board.secrets.begin_step()
    if step == "turn":
        return turn(board, at)
    if step == "collect":
        return collect(board, at)
    if step == "choose-item":
        return choose_item(board, at)
    if step == "choose-mages":
        return choose_mages(board)
    if step == "draft":
        return draft(board, at)
    if step == "open-draft":
        return open_draft(board, at // 4, at % 4)
    if step == "end-round":
        return end_round(board)
    if step == "choose-first":
        return choose_first(board, at)
    return without_question(board, step, at)


def without_question(board: Board, step: str, at: int) -> Step:
    """The steps that ask nobody anything."""
    if step == "lay-out":
        lay_out(board)
    elif step == "first-player":
        choose_first_player(board)
    elif step == "deal":
        deal(board)
    elif step == "draft-deal":
        draft_deal(board)
    elif step == "draft-done":
        draft_done(board)
    elif step == "next-game":
        next_game(board)
    elif step == "match-shuffle":
        match_shuffle(board)
    elif step == "round":
        begin_round(board)
    else:
        raise RulesBug(f"there is no step '{step}'")
    yield from ()


def begin_round(board: Board) -> None:
    """Collect, clockwise from the first player, then actions (RA-ROUND-1, RA-ROUND-4, RA-Q-22)."""
    board.round += 1
    if board.told is not None:
        board.tell("round", (("count", board.round),), "", "RA-ROUND-1")
    for step in range(board.seats):
        board.agenda.append(("collect", (board.first + step) % board.seats))
    board.agenda.append(("turn", board.first))


def turn(board: Board, seat: int) -> Step:
    """One action; a victory check in its middle may end the game."""
    yield from turn_of(board, seat)
    if board.reason:
        game_over(board)


def end_round(board: Board) -> Step:
    """The victory check; if nobody has won, everything is made ready for the next round (RA-ROUND-3)."""
    yield from check_victory(board, board.first, "end-of-round-check")
    if board.reason:
        game_over(board)
        return
    for seat in range(board.seats):
        for card in board.play[seat]:
            board.turned[card] = 0
    board.flipped = 0
    board.passed = [0] * board.seats
    board.agenda.append(("round", 0))


def game_over(board: Board) -> None:
    """Nothing follows, unless a match goes on (RA-MATCH-1)."""
    board.agenda = []
    if board.variant == "match" and match_goes_on(board):
        board.agenda.append(("next-game", 0))
