"""React powers and life loss: sections 11 and 12 of the rules."""

from __future__ import annotations

from typing import Final

from conclave.games.res_arcana.costs import picked
from conclave.games.res_arcana.model import (
    CARDS,
    DRAGON_POWER,
    ESSENCE_MOVES,
    LIFE,
    LIFE_LOSS,
    PAY_TO_IGNORE,
    REACT,
    SUFFER,
    Act,
    Board,
    Cost,
    Move,
    Power,
)
from conclave.games.res_arcana.paying import bag_words, numbers
from conclave.kernel.decision import Amounts, Choose, Option, Prompt
from conclave.kernel.events import Happening, Step, occur
from conclave.kernel.words import Words

REACT_TO_LOSS: Final = Prompt("ask-react-life-loss", "RA-REACT-1", "life-loss")
LOSE_WHICH: Final = Prompt("ask-lose-which", "RA-LIFE-3")
REPLACE: Final = Prompt("ask-replace", "RA-REACT-7")
SUFFER_MOVE: Final = Move(SUFFER, -1, 0, "suffer", Words("pick-suffer"))
IGNORE_MOVES: Final = [Move(PAY_TO_IGNORE, at, 0, f"ignore {at + 1}", Words("pick-ignore", (("number", at + 1),)))
                       for at in range(4)]


def power_usable(board: Board, seat: int, power: Power) -> bool:
    """Whether the costs of a power can be paid now, as far as the component's being turned allows (RA-POWER-4)."""
    pool = board.pool[seat]
    if power.timing == "react":
        if power.turns and board.turned[power.card]:  # RA-REACT-3
            return False
    elif board.turned[power.card] != power.while_turned:
        return False
    for essence, count in power.needs:
        if pool[essence] < count:
            return False
    if power.needs_total and sum(pool) < power.needs_total:
        return False
    return all(cost.payable(board, seat, power.card) for cost in power.special)


def pay_costs(board: Board, act: Act, costs: list[Cost]) -> Step:
    """Pay the parts of a cost in printed order (RA-POWER-10)."""
    for cost in costs:
        if cost.asks:
            yield from cost.ask(board, act)
        else:
            cost.pay(board, act)


def use_reaction(board: Board, seat: int, power: Power) -> Step:
    """Use a react power: its cost, then its effects. It is not an action (RA-REACT-2)."""
    act = Act(seat, power.card)
    if board.told is not None:
        board.tell("reacted", (("seat", seat), ("card", CARDS[power.card].words)), CARDS[power.card].thing, "RA-REACT-1")
    yield from pay_costs(board, act, power.costs)
    for effect in power.effects:
        effect.apply(board, act)


def reactions(board: Board, seat: int, trigger: int) -> list[Power]:
    """The react powers of a seat that answer a trigger and can be paid."""
    found: list[Power] = []
    for index in board.play[seat]:
        for power in CARDS[index].reactions:
            if power.trigger == trigger and power_usable(board, seat, power):
                found.append(power)
    return found


class Loss(Happening):
    """One rival is about to lose life."""

    def __init__(self, board: Board, act: Act, victim: int, count: int, ignorable_by: list[Cost]) -> None:
        super().__init__()
        self.board = board
        self.act = act
        self.victim = victim
        self.count = count
        self.ignorable_by = ignorable_by

    def impossible(self) -> bool:
        """Who has passed is not hit (RA-PASS-5), and an empty pool has nothing to lose (RA-Q-4)."""
        return bool(self.board.passed[self.victim]) or not any(self.board.pool[self.victim])

    def window(self) -> Step:
        """The victim may ignore it all by one reaction (RA-REACT-6, RA-REACT-7)."""
        board, victim = self.board, self.victim
        powers = reactions(board, victim, LIFE_LOSS)
        if CARDS[self.act.card].dragon:
            powers += reactions(board, victim, DRAGON_POWER)
        options: list[Option] = [power.move for power in powers]
        for at, cost in enumerate(self.ignorable_by):
            if self._payable(cost):
                options.append(IGNORE_MOVES[at])
        if not options:
            return
        options.append(SUFFER_MOVE)
        unless = tuple([cost.words() for cost in self.ignorable_by])
        decision = Choose(victim, REACT_TO_LOSS, options, CARDS[self.act.card].thing,
                          (("card", CARDS[self.act.card].words), ("count", self.count), ("unless", unless)))
        decision.as_window(SUFFER_MOVE, True)
        answer = yield decision
        move = picked(answer)
        if move.verb == REACT:
            self.cancelled = True
            yield from use_reaction(board, victim, CARDS[move.card].powers[move.power])
        elif move.verb == PAY_TO_IGNORE:
            self.cancelled = True
            if board.told is not None:
                board.tell("ignored", (("seat", victim), ("card", CARDS[self.act.card].words)),
                           CARDS[self.act.card].thing, "RA-REACT-6")
            yield from pay_costs(board, Act(victim, self.act.card), [self.ignorable_by[move.card]])

    def _payable(self, cost: Cost) -> bool:
        pool = self.board.pool[self.victim]
        for essence in range(5):
            if pool[essence] < cost.needs[essence]:
                return False
        return cost.payable(self.board, self.victim, self.act.card)

    def happen(self) -> Step:
        """Life first, then 2 others for each Life that is missing, as far as they go (RA-LIFE-2 to RA-LIFE-5)."""
        board, victim = self.board, self.victim
        pool = board.pool[victim]
        life = min(self.count, pool[LIFE])
        others = sum(pool) - pool[LIFE]
        owed = min(2 * (self.count - life), others)
        lost = (0, life, 0, 0, 0)
        if owed:
            low = lost
            high = (pool[0], life, pool[2], pool[3], pool[4])
            decision = Amounts(victim, LOSE_WHICH, ESSENCE_MOVES, low, high, life + owed, life + owed,
                               CARDS[self.act.card].thing, (("count", owed),))
            chosen = decision.forced()
            if chosen is None:
                answer = yield decision
                bag = numbers(answer)
            else:
                bag = numbers(chosen)
            lost = (bag[0], bag[1], bag[2], bag[3], bag[4])
        for essence in range(5):
            pool[essence] -= lost[essence]
        if board.told is not None:
            board.tell("lost", (("seat", victim), ("essences", bag_words(lost))), CARDS[self.act.card].thing, "RA-LIFE-2")


def lose_life(board: Board, act: Act, count: int, ignorable_by: list[Cost]) -> Step:
    """All rivals lose life, clockwise from the attacker (RA-LIFE-1, RA-Q-3)."""
    for victim in board.rivals(act.seat):
        yield from occur(Loss(board, act, victim, count, ignorable_by), REPLACE)
