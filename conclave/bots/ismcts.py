"""Information-set Monte-Carlo tree search.

Each iteration imagines the table anew (everything that the seat cannot know is dealt again), walks down a tree that all
iterations share, and adds one node to it. A node keeps, for each answer that was ever legal there, how often it was
taken and what came of it for every seat; only the answers that are legal on the table of this iteration take part in
the selection. Instead of playing on to the end, a new node is worth what the game's judgement says of the tables one step
later, and those judgements are the first guesses (priors) for its answers. Every seat picks what is best for itself.
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter

from conclave.bots.bot import Bot, Eye
from conclave.bots.lookahead import WIDE, candidates, dice_for, outlook
from conclave.kernel.decision import Answer, Decision, Option
from conclave.kernel.dice import Dice
from conclave.kernel.errors import BadOption
from conclave.kernel.game import Runner

EXPLORE = 0.4       # how much a promising answer that was seldom taken counts
SHARP = 0.04        # how quickly an answer loses promise as its judgement falls behind the best
NARROW = 14         # how many answers of a large question are looked at inside the tree
DEEPEST = 60
DEFAULT_MS = 200.0
P = dict(explore=0.2, sharp=0.03, rival=0.015, narrow=10, prior_weight=1.0, width_root=6, width=2, mix=1.0)


class Edge:
    """An answer at a node: its prior, and what came of it."""

    __slots__ = ("child", "first", "promise", "totals", "visits")

    def __init__(self, first: list[float], promise: float) -> None:
        self.first = first
        self.promise = promise
        self.totals = [0.0] * len(first)
        self.visits = 0
        self.child: Node | None = None


class Node:
    """A situation that answers lead to, as far as the searching seat can tell situations apart."""

    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        self.edges: dict[str, Edge] = {}
        self.visits = 0


def judged(runner: Runner) -> list[float]:
    """Every seat's chance to win."""
    game, state = runner.game, runner.state
    chances = [game.judge(state, seat) for seat in range(state.seats - 1)]
    chances.append(1.0 - sum(chances))
    return chances


class Search:
    """One search for one decision."""

    def __init__(self, eye: Eye, dice: Dice) -> None:
        self.eye = eye
        self.dice = dice
        self.root = Node()
        self.seats = 0

    def iterate(self) -> None:
        """Imagine a table, walk down, add a node, and carry its worth back up."""
        runner = self.eye.imagine(self.dice)
        node = self.root
        path: list[Edge] = []
        values: list[float] | None = None
        while values is None:
            if not runner.pending or len(path) >= DEEPEST:
                values = judged(runner)
                break
            decision = runner.decision_of(self.eye.seat) if node is self.root else runner.pending[0]
            if len(runner.pending) > 1 and node is not self.root:
                runner.play(decision, decision.sample(self.dice))  # sealed answers of others stay out of the tree
                continue
            wide = WIDE if node is self.root else P["narrow"]
            answers = self._keyed(decision, wide, node is self.root)
            node.visits += 1
            fresh = [key for key in answers if key not in node.edges]
            new = not node.edges
            if fresh:
                if new and len(answers) > 1:
                    values = self._expand(node, runner, decision, answers)
                    break
                self._add(node, runner, decision, answers, fresh)
            key = self._select(node, answers, decision.seat)
            edge = node.edges[key]
            path.append(edge)
            runner.play(decision, answers[key])
            if edge.child is None:
                edge.child = Node()
            node = edge.child
        for edge in path:
            edge.visits += 1
            totals = edge.totals
            for seat, value in enumerate(values):
                totals[seat] += value

    def _keyed(self, decision: Decision, wide: int, variants: bool) -> dict[str, Answer]:
        answers = candidates(decision, self.dice, wide, variants)
        if answers and isinstance(answers[0], Option):
            return {answer.note: answer for answer in answers if isinstance(answer, Option)}
        return {decision.write(answer): answer for answer in answers}

    def _expand(self, node: Node, runner: Runner, decision: Decision, answers: dict[str, Answer]) -> list[float]:
        self._add(node, runner, decision, answers, list(answers))
        seat = decision.seat
        best = max(node.edges.values(), key=lambda edge: edge.first[seat])
        if P["mix"] == 1.0:
            return best.first
        static = judged(runner)
        return [P["mix"] * a + (1.0 - P["mix"]) * b for a, b in zip(best.first, static)]

    def _add(self, node: Node, runner: Runner, decision: Decision, answers: dict[str, Answer], fresh: list[str]) -> None:
        seat = decision.seat
        if len(answers) == 1 and not node.edges:
            node.edges[fresh[0]] = Edge([0.5] * runner.state.seats, 1.0)
            return
        width = P["width_root"] if node is self.root else P["width"]
        for key in fresh:
            after = outlook(runner, decision, answers[key], self.dice, width)
            node.edges[key] = Edge(judged(after), 0.0)
        best = max(edge.first[seat] for edge in node.edges.values())
        for edge in node.edges.values():
            edge.promise = exp((edge.first[seat] - best) / (P["sharp"] if seat == self.eye.seat else P["rival"]))

    def _select(self, node: Node, answers: dict[str, Answer], seat: int) -> str:
        edges = node.edges
        total = 0.0
        for key in answers:
            total += edges[key].promise
        pull = P["explore"] * sqrt(node.visits) / total
        w = P["prior_weight"]
        chosen, best = "", -1.0
        for key in answers:
            edge = edges[key]
            score = ((edge.first[seat] * w + edge.totals[seat]) / (w + edge.visits)
                     + pull * edge.promise / (1 + edge.visits))
            if score > best:
                chosen, best = key, score
        return chosen


class IsmctsBot(Bot):
    """Searches for a number of milliseconds, or of iterations."""

    def __init__(self, budget: str, seed: int) -> None:
        self.seed = seed
        self.iterations, self.milliseconds = read_budget(budget)
        self.name = f"ismcts:{budget}" if budget else "ismcts"

    def choose(self, eye: Eye) -> Answer:
        """The answer that was taken most often."""
        started = perf_counter()
        decision = eye.decision
        if decision.count() == 1:
            return next(decision.answers())
        search = Search(eye, dice_for(eye, self.seed, "ismcts"))
        done = 0
        while True:
            search.iterate()
            done += 1
            if self.iterations:
                if done >= self.iterations:
                    break
            elif (perf_counter() - started) * 1000.0 >= self.milliseconds:
                break
        self.done = done
        self.search = search
        edges = search.root.edges
        best = max(edges, key=lambda key: (edges[key].visits, edges[key].first[eye.seat]))
        return decision.read(best)


def read_budget(budget: str) -> tuple[int, float]:
    """Iterations and milliseconds of a budget like `500it` or `200ms`; one of them is 0."""
    if not budget:
        return 0, DEFAULT_MS
    for unit in ("it", "ms"):
        number = budget.removesuffix(unit)
        if number != budget and number.isdecimal() and int(number) > 0:
            return (int(number), 0.0) if unit == "it" else (0, float(number))
    raise BadOption(f"'{budget}' is no budget: write 200ms or 500it")
