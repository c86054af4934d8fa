"""React powers and life loss: sections 11 and 12 of the rules."""

from __future__ import annotations

from typing import Final

from conclave.games.res_arcana.cards.wording import offered
from conclave.games.res_arcana.rules.paying import bag_words
from conclave.games.res_arcana.rules.use import scope_of
from conclave.games.res_arcana.state.model import (
    DRAGON_POWER,
    ESSENCE_MOVES,
    LIFE,
    LIFE_LOSS,
    PAY_TO_IGNORE,
    REACT,
    SUFFER,
    Board,
    Move,
    Op,
    Power,
    picked,
)
from conclave.kernel.decision import Amounts, Choose, Option, Prompt
from conclave.kernel.events import Happening, Matter, Step, occur
from conclave.kernel.words import Words
from conclave.kit.asking import amounts
from conclave.kit.effects import SELF, Scope, possible, run

REACT_TO_LOSS: Final = Prompt("ask-react-life-loss", "RA-REACT-1", "life-loss")
LOSE_WHICH: Final = Prompt("ask-lose-which", "RA-LIFE-3")
REPLACE: Final = Prompt("ask-replace", "RA-REACT-7")
SUFFER_MOVE: Final = Move(SUFFER, -1, 0, "suffer", Words("pick-suffer"))
IGNORE_NOTES: Final = [f"ignore {number}" for number in range(1, 5)]


class WayOut:
    """What a victim may do instead of losing life: one of a few costs, each with its move (RA-REACT-6)."""

    def __init__(self, costs: list[Op]) -> None:
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
    return not power.special or possible(board, scope_of(seat, power.card), power.special)


def use_reaction(board: Board, seat: int, power: Power, answered: Matter | None = None) -> Step:
    """Use a react power: its cost, then its effects, which may change what it answers. It is not an action (RA-REACT-2)."""
    if board.told is not None:
        board.tell("reacted", (("seat", seat), ("card", board.card(power.card).words)), board.card(power.card).thing,
                   "RA-REACT-1")
    scope = scope_of(seat, power.card, answered)
    yield from run(board, scope, power.costs)
    yield from run(board, scope, power.effects)


def reactions(board: Board, seat: int, trigger: int) -> list[Power]:
    """The react powers of a seat that answer a trigger and can be paid."""
    found: list[Power] = []
    for index in board.play[seat]:
        for power in board.box.cards[index].reactions:
            if power.trigger == trigger and power_usable(board, seat, power):
                found.append(power)
    return found


class Loss(Happening):
    """One rival, the victim of a scope, is about to lose life: the matter that a reaction may change."""

    def __init__(self, board: Board, scope: Scope, victim: int, count: int, way_out: WayOut) -> None:
        super().__init__(scope.matter)
        self.board = board
        self.card = scope.card
        self.attacker = scope.roles[SELF]
        self.victim = victim
        self.count = count
        self.way_out = way_out
        self.answer: Move | None = None
        self.happened = False
        self.losses: list[Loss] = []  # of all rivals, this one too

    def impossible(self) -> bool:
        """Who has passed is not hit (RA-PASS-5), and an empty pool has nothing to lose (RA-Q-4)."""
        victim = self.victim
        return bool(self.board.passed[victim]) or not any(self.board.pool[victim])

    def window(self) -> Step:
        """The victim may ignore it all by one reaction (RA-REACT-6, RA-REACT-7)."""
        board, victim, card = self.board, self.victim, self.board.card(self.card)
        paying = scope_of(victim, card.index, self)
        powers = reactions(board, victim, LIFE_LOSS)
        if card.dragon:
            powers += reactions(board, victim, DRAGON_POWER)
        options: list[Option] = [power.move for power in powers]
        for at, cost in enumerate(self.way_out.costs):
            if cost.possible(board, paying):
                options.append(self.way_out.moves[at])
        if not options:
            return
        options.append(SUFFER_MOVE)
        decision = Choose(victim, REACT_TO_LOSS, options, card.thing,
                          (("card", card.words), ("count", self.count), ("unless", self.way_out.offers)))
        decision.as_window(SUFFER_MOVE, True, self)
        answer = yield decision
        self.answer = move = picked(answer)
        if move.verb == REACT:
            yield from use_reaction(board, victim, board.box.cards[move.card].powers[move.power], self)
        elif move.verb == PAY_TO_IGNORE:
            self.cancelled = True
            if board.told is not None:
                board.tell("paid-to-ignore", (("seat", victim), ("card", card.words)), card.thing, "RA-REACT-6")
            yield from run(board, paying, [self.way_out.costs[move.card]])

    def happen(self) -> Step:
        """Life first, then 2 others for each Life that is missing, as far as they go (RA-LIFE-2 to RA-LIFE-5)."""
        board, victim, thing = self.board, self.victim, self.board.card(self.card).thing
        self.happened = True
        pool = board.pool[victim]
        life = min(self.count, pool[LIFE])
        others = sum(pool) - pool[LIFE]
        owed = min(2 * (self.count - life), others)
        lost = (0, life, 0, 0, 0)
        if owed:
            low = lost
            high = (pool[0], life, pool[2], pool[3], pool[4])
            decision = Amounts(victim, LOSE_WHICH, ESSENCE_MOVES, low, high, life + owed, life + owed, thing,
                               (("count", owed),))
            bag = yield from amounts(decision)
            lost = (bag[0], bag[1], bag[2], bag[3], bag[4])
        for essence in range(5):
            pool[essence] -= lost[essence]
        if board.told is not None:
            board.tell("lost", (("seat", victim), ("essences", bag_words(lost))), thing, "RA-LIFE-2")


def lose_life(board: Board, scope: Scope, count: int, way_out: WayOut) -> Step:
    """All rivals lose life, clockwise from the attacker (RA-LIFE-1, RA-Q-3)."""
    losses = [Loss(board, scope, victim, count, way_out) for victim in board.rivals(scope.roles[SELF])]
    for loss in losses:
        loss.losses = losses
        yield from occur(loss, REPLACE)
    losses.clear()  # each of them knows all
