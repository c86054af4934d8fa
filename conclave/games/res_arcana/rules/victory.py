"""Points, victory checks, ties and temporary points: section 21 of the rules."""

from __future__ import annotations

from typing import Final

from conclave.games.res_arcana.rules.reactions import reactions, use_reaction
from conclave.games.res_arcana.state.model import EMPTY, GOLD, NO_MOVE, REACT, VICTORY_CHECK, Board, Card, Power, picked
from conclave.kernel.decision import Choose, Option, Prompt
from conclave.kernel.events import Step
from conclave.kernel.outcome import Source, Tally
from conclave.kernel.words import Words

THRESHOLD: Final = 10
BY_KIND: Final = ("artifacts", "mages", "monuments", "items", "places")  # sources of points, by the kind of a component
SOURCES: Final = (*BY_KIND, "essences", "first", "check")
REACT_TO_CHECK: Final = Prompt("ask-react-victory-check", "RA-TEMP-1", "victory-check")


def points(board: Board, seat: int) -> int:
    """A seat's victory points now, turned components included (RA-VICTORY-1, RA-VICTORY-3)."""
    total = board.temporary[seat]
    if board.first == seat:
        total += 1  # RA-VICTORY-5
    for index in board.play[seat]:
        card = board.box.cards[index]
        total += card.vp
        for formula in card.formulas:
            if formula.essence >= 0:
                total += formula.vp * board.stored.get(index, EMPTY)[formula.essence]
            else:
                total += formula.vp * tagged(board, seat, formula.tag)
    return total


def sources(board: Board) -> tuple[Source, ...]:
    """What the final scores are made of; points for the check alone are what the rest leaves (RA-TEMP-3)."""
    tally = Tally(board.seats, SOURCES)
    for seat in range(board.seats):
        for index in board.play[seat]:
            card = board.box.cards[index]
            kind = BY_KIND[card.kind]
            tally.give(kind, seat, card.vp, card.name)
            for formula in card.formulas:
                if formula.essence >= 0:
                    tally.give("essences", seat, formula.vp * board.stored.get(index, EMPTY)[formula.essence], card.name)
                else:
                    tally.give(kind, seat, formula.vp * tagged(board, seat, formula.tag), card.name)
        if board.first == seat:
            tally.give("first", seat, 1)
        lent = board.scores[seat] - tally.total(seat)
        lenders = [board.box.cards[index] for index in board.play[seat] if _lends(board.box.cards[index])]
        tally.give("check", seat, lent, lenders[0].name if len(lenders) == 1 else "")
    return tally.sources()


def _lends(card: Card) -> bool:
    return any(power.temporary for power in card.powers)


def tagged(board: Board, seat: int, tag: str) -> int:
    """How many artifacts of a seat carry a tag."""
    if tag == "dragon":
        return sum([1 for index in board.play[seat] if board.box.cards[index].dragon])
    return sum([1 for index in board.play[seat] if board.box.cards[index].creature])


def purse(board: Board, seat: int) -> int:
    """What counts in a tie: the essences of the pool, gold twice (RA-TIE-1)."""
    return sum(board.pool[seat]) + board.pool[seat][GOLD]


def check_victory(board: Board, caller: int, reason: str) -> Step:
    """A full check of all players, with reactions (RA-VICTORY-2, RA-VICTORY-8)."""
    for step in range(board.seats):
        seat = (caller + step) % board.seats
        yield from react_to_check(board, seat)
    scores = tuple([points(board, seat) for seat in range(board.seats)])
    if board.told is not None:
        board.tell("checked", (("scores", tuple([_score_words(seat, score) for seat, score in enumerate(scores)])),),
                   "", "RA-VICTORY-1")
    board.temporary = [0] * board.seats  # RA-TEMP-3
    best = max(scores)
    if best < THRESHOLD:
        return
    leaders = [seat for seat, score in enumerate(scores) if score == best]
    richest = max([purse(board, seat) for seat in leaders])
    board.winners = tuple([seat for seat in leaders if purse(board, seat) == richest])
    board.scores = scores
    board.reason = reason
    if board.told is not None:
        board.tell("game-won", (("winners", tuple([Words("player", (("seat", seat),)) for seat in board.winners])),),
                   "", "RA-VICTORY-2")


def react_to_check(board: Board, seat: int) -> Step:
    """Let a seat answer the check, passed or not, each component at most once (RA-TEMP-2, RA-Q-16, RA-Q-17)."""
    answered: list[Power] = []
    while True:
        powers = [power for power in reactions(board, seat, VICTORY_CHECK) if power not in answered]
        if not powers:
            return
        totals = tuple([_score_words(other, points(board, other)) for other in range(board.seats)])
        options: list[Option] = [power.move for power in powers]
        options.append(NO_MOVE)
        decision = Choose(seat, REACT_TO_CHECK, options, board.box.cards[powers[0].card].thing, (("scores", totals),))
        possible = sum([power.temporary for power in powers])
        decision.as_window(NO_MOVE, points(board, seat) + possible >= THRESHOLD)
        answer = yield decision
        move = picked(answer)
        if move.verb != REACT:
            return
        power = board.box.cards[move.card].powers[move.power]
        answered.append(power)
        yield from use_reaction(board, seat, power)


def _score_words(seat: int, score: int) -> Words:
    return Words("score", (("seat", seat), ("count", score)))
