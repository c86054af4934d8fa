"""Information-set Monte-Carlo tree search.

Each iteration imagines the table anew (everything that the seat cannot know is dealt again), walks down a tree that all
iterations share, and adds one node to it. A node keeps, for each answer that was ever legal there, how often it was
taken and what came of it for every seat; only the answers that are legal on the table of this iteration take part in
the selection. Instead of playing on to the end, a new node is worth what the game's judgement says of the best table one
step later, and those judgements are the first guesses for its answers. Every seat picks what is best for itself.
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter

from conclave.bots.bot import Bot, Eye
from conclave.bots.lookahead import WIDE, Foresight, candidates, dice_for
from conclave.kernel.decision import Answer, Choose, Decision, Option
from conclave.kernel.dice import Dice
from conclave.kernel.errors import BadOption, IllegalAnswer
from conclave.kernel.game import Runner
from conclave.kernel.outcome import TOGETHER, must_be_won

DEFAULT_MS = 200.0
DEEPEST = 60

EXPLORE = 0.2    # how much an answer counts that promises much and was seldom taken
SHARP = 0.03     # by how much an answer's first look has to fall behind the best to promise a third as much
RIVAL = 0.015    # the same for rivals, who are expected to take what looks best to them
NARROW = 10      # how many answers of a large question are looked at inside the tree
LEAST = 1e-6     # no answer is without promise: the best one may not be legal on the next table
FOLLOW_UPS = 4   # how many answers to the follow-up questions of a step are compared


class Edge:
    """An answer at a node: what the first look said, how much that promises, and what came of it for every seat."""

    __slots__ = ("child", "first", "promise", "totals", "visits")

    def __init__(self, first: list[float]) -> None:
        self.first = first
        self.promise = 1.0
        self.totals = [0.0] * len(first)
        self.visits = 0
        self.child: Node | None = None


class Node:
    """A situation that answers lead to, as far as the searching seat can tell situations apart."""

    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        self.edges: dict[str, Edge] = {}
        self.visits = 0


Answers = dict[str, Answer]


def chances(runner: Runner) -> list[float]:
    """Every seat's chance to win, as the game judges it; together they are 1 where somebody has to win."""
    game, state = runner.game, runner.state
    if game.victory == TOGETHER:
        return [game.judge(state, 0)] * state.seats
    if not must_be_won(game.victory, state.seats):
        return [game.judge(state, seat) for seat in range(state.seats)]
    values = [game.judge(state, seat) for seat in range(state.seats - 1)]
    values.append(1.0 - sum(values))
    return values


def _before(runner: Runner) -> list[float]:
    """The first guess for an answer without an alternative, which says nothing about it."""
    if must_be_won(runner.game.victory, runner.state.seats):
        return [1.0 / runner.state.seats] * runner.state.seats
    return chances(runner)


class Search:
    """The search for one answer."""

    def __init__(self, eye: Eye, dice: Dice) -> None:
        self.eye = eye
        self.dice = dice
        self.root = Node()
        self.foresight = Foresight(dice, FOLLOW_UPS)

    def iterate(self) -> None:
        """Imagine a table, walk down, add a node, and carry its worth back up."""
        runner = self.eye.imagine(self.dice)
        node = self.root
        path: list[Edge] = []
        while True:
            if not runner.pending or len(path) >= DEEPEST:
                values = chances(runner)
                break
            if node is self.root:
                decision = runner.decision_of(self.eye.seat)
            else:
                decision = runner.pending[0]
                if len(runner.pending) > 1:
                    runner.play(decision, runner.guess(decision, self.dice))  # what others seal is no branch of the tree
                    continue
            answers = self._answers(node, runner, decision)
            grown = self._look_at(node, runner, decision, answers)
            if grown is not None:
                values = grown
                break
            node.visits += 1
            key = self._select(node, answers, decision.seat)
            edge = node.edges[key]
            path.append(edge)
            runner.play(decision, answers[key])
            if edge.child is None:
                edge.child = Node()
            node = edge.child
        for edge in path:
            edge.visits += 1
            for seat, value in enumerate(values):
                edge.totals[seat] += value

    def _answers(self, node: Node, runner: Runner, decision: Decision) -> Answers:
        """What can be answered here by name. A large question keeps the answers that it was first looked at with, and below
        the root only options take part that the title proposes, if it does.
        """
        if isinstance(decision, Choose):
            if node is self.root:
                every = candidates(runner, decision, self.dice, WIDE, True)
                return {option.note: option for option in every if isinstance(option, Option)
                        and (not node.edges or option.plain is None or option.note in node.edges)}
            likely = runner.game.shortlist(runner.state, decision)
            return {option.note: option for option in decision.options
                    if not likely or option in likely or option.note in node.edges}
        known: Answers = {}
        for key in node.edges:
            try:
                known[key] = decision.read(key)
            except IllegalAnswer:
                continue
        if known:
            return known
        wide = WIDE if node is self.root else NARROW
        return {decision.write(answer): answer for answer in candidates(runner, decision, self.dice, wide, False)}

    def _look_at(self, node: Node, runner: Runner, decision: Decision, answers: Answers) -> list[float] | None:
        """Judge the answers that are new here; the worth of the node if it is new itself."""
        fresh = [key for key in answers if key not in node.edges]
        if not fresh:
            return None
        new = not node.edges
        if new and len(answers) == 1:
            node.edges[fresh[0]] = Edge(_before(runner))
            return None
        seat = decision.seat
        for key in fresh:
            answer = answers[key]
            first = chances(self.foresight.outlook(runner, decision, answer))
            if isinstance(answer, Option) and answer.plain is not None and answer.plain.note in node.edges \
                    and first[seat] <= node.edges[answer.plain.note].first[seat]:
                del answers[key]  # a variant that is no better than its option
                continue
            node.edges[key] = Edge(first)
        best = max([edge.first[seat] for edge in node.edges.values()])
        sharp = SHARP if seat == self.eye.seat else RIVAL
        for edge in node.edges.values():
            edge.promise = max(LEAST, exp((edge.first[seat] - best) / sharp))
        if not new:
            return None
        return max(node.edges.values(), key=lambda edge: edge.first[seat]).first

    def _select(self, node: Node, answers: Answers, seat: int) -> str:
        """The answer with the best mean, or with the most promise for how seldom it was taken."""
        edges = node.edges
        total = sum([edges[key].promise for key in answers])
        pull = EXPLORE * sqrt(node.visits) / total
        chosen, best = "", -1.0
        for key in answers:
            edge = edges[key]
            visits = edge.visits + 1
            score = (edge.first[seat] + edge.totals[seat] + pull * edge.promise) / visits
            if score > best:
                chosen, best = key, score
        return chosen

    def best(self) -> str:
        """The answer that was taken most often."""
        edges, seat = self.root.edges, self.eye.seat
        return max(edges, key=lambda key: (edges[key].visits, edges[key].first[seat]))


class IsmctsBot(Bot):
    """Searches for a number of milliseconds, or of iterations."""

    def __init__(self, budget: str, seed: int) -> None:
        self.iterations, self.milliseconds = read_budget(budget)
        self.name = f"ismcts:{budget}" if budget else "ismcts"
        self.seed = seed

    def choose(self, eye: Eye) -> Answer:
        """The answer that was taken most often, as soon as the budget is spent."""
        deadline = perf_counter() + self.milliseconds / 1000.0
        decision = eye.decision
        if decision.count() == 1:
            return next(decision.answers())
        search = Search(eye, dice_for(eye, self.seed, "ismcts"))
        search.iterate()
        done = 1
        while done < self.iterations or (not self.iterations and perf_counter() < deadline):
            search.iterate()
            done += 1
        return decision.read(search.best())


def read_budget(budget: str) -> tuple[int, float]:
    """Iterations and milliseconds of a budget like `500it` or `200ms`; one of them is 0."""
    if not budget:
        return 0, DEFAULT_MS
    for unit in ("it", "ms"):
        number = budget.removesuffix(unit)
        if number != budget and number.isdecimal() and int(number) > 0:
            return (int(number), 0.0) if unit == "it" else (0, float(number))
    raise BadOption(f"'{budget}' is no budget: write 200ms or 500it")
