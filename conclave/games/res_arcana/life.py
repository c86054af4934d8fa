"""React powers and life loss: sections 11 and 12 of the rules."""

from __future__ import annotations

from typing import Final

from conclave.games.res_arcana.costs import offered, picked
from conclave.games.res_arcana.model import (
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
    Effect,
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
IGNORE_NOTES: Final = [f"ignore {number}" for number in range(1, 5)]


class WayOut:
    """What a victim may do instead of losing life: one of a few costs, each with its move (RA-REACT-6)."""

    def __init__(self, costs: list[Cost]) -> None:
        self.costs = costs
        self.offers = offered(costs)
        self.moves = [Move(PAY_TO_IGNORE, at, 0, IGNORE_NOTES[at],
                           Words("pick-ignore", (("cost", cost.words()), ("offer", offer))))
                      for at, (cost, offer) in enumerate(zip(costs, self.offers, strict=True))]


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


def cost_payable(board: Board, seat: int, card: int, cost: Cost) -> bool:
    """Whether a seat can pay a single cost that stands alone: the price of ignoring something, or an upkeep."""
    pool = board.pool[seat]
    if cost.turns and board.turned[card]:
        return False
    if any(pool[essence] < cost.needs[essence] for essence in range(5)) or sum(pool) < cost.needs_any:
        return False
    return cost.payable(board, seat, card)


def pay_costs(board: Board, act: Act, costs: list[Cost]) -> Step:
    """Pay the parts of a cost in printed order (RA-POWER-10)."""
    for cost in costs:
        if cost.asks:
            yield from cost.ask(board, act)
        else:
            cost.pay(board, act)


def apply_effects(board: Board, act: Act, effects: list[Effect]) -> Step:
    """Apply effects in printed order, after the costs (RA-POWER-10)."""
    for effect in effects:
        if effect.asks:
            yield from effect.ask(board, act)
        else:
            effect.apply(board, act)


def use_reaction(board: Board, seat: int, power: Power) -> Step:
    """Use a react power: its cost, then its effects. It is not an action (RA-REACT-2)."""
    act = Act(seat, power.card)
    if board.told is not None:
        board.tell("reacted", (("seat", seat), ("card", board.card(power.card).words)), board.card(power.card).thing,
                   "RA-REACT-1")
    yield from pay_costs(board, act, power.costs)
    yield from apply_effects(board, act, power.effects)


def reactions(board: Board, seat: int, trigger: int) -> list[Power]:
    """The react powers of a seat that answer a trigger and can be paid."""
    found: list[Power] = []
    for index in board.play[seat]:
        for power in board.box.cards[index].reactions:
            if power.trigger == trigger and power_usable(board, seat, power):
                found.append(power)
    return found


class Loss(Happening):
    """One rival is about to lose life."""

    def __init__(self, board: Board, act: Act, victim: int, count: int, way_out: WayOut) -> None:
        super().__init__()
        self.board = board
        self.act = act
        self.victim = victim
        self.count = count
        self.way_out = way_out

    def impossible(self) -> bool:
        """Who has passed is not hit (RA-PASS-5), and an empty pool has nothing to lose (RA-Q-4)."""
        return bool(self.board.passed[self.victim]) or not any(self.board.pool[self.victim])

    def window(self) -> Step:
        """The victim may ignore it all by one reaction (RA-REACT-6, RA-REACT-7)."""
        board, victim = self.board, self.victim
        powers = reactions(board, victim, LIFE_LOSS)
        if board.box.cards[self.act.card].dragon:
            powers += reactions(board, victim, DRAGON_POWER)
        options: list[Option] = [power.move for power in powers]
        for at, cost in enumerate(self.way_out.costs):
            if cost_payable(board, victim, self.act.card, cost):
                options.append(self.way_out.moves[at])
        if not options:
            return
        options.append(SUFFER_MOVE)
        decision = Choose(victim, REACT_TO_LOSS, options, board.box.cards[self.act.card].thing,
                          (("card", board.card(self.act.card).words), ("count", self.count),
                           ("unless", self.way_out.offers)))
        decision.as_window(SUFFER_MOVE, True)
        answer = yield decision
        move = picked(answer)
        if move.verb == REACT:
            power = board.box.cards[move.card].powers[move.power]
            self.cancelled = any(effect.ignores for effect in power.effects)
            yield from use_reaction(board, victim, power)
        elif move.verb == PAY_TO_IGNORE:
            self.cancelled = True
            if board.told is not None:
                board.tell("paid-to-ignore", (("seat", victim), ("card", board.box.cards[self.act.card].words)),
                           board.box.cards[self.act.card].thing, "RA-REACT-6")
            yield from pay_costs(board, Act(victim, self.act.card), [self.way_out.costs[move.card]])

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
                               board.box.cards[self.act.card].thing, (("count", owed),))
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
            board.tell("lost", (("seat", victim), ("essences", bag_words(lost))), board.card(self.act.card).thing,
                       "RA-LIFE-2")


def lose_life(board: Board, act: Act, count: int, way_out: WayOut) -> Step:
    """All rivals lose life, clockwise from the attacker (RA-LIFE-1, RA-Q-3)."""
    for victim in board.rivals(act.seat):
        yield from occur(Loss(board, act, victim, count, way_out), REPLACE)
