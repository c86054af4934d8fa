"""The ways that one who moves is offered where some are dearer but safer, and the strikes that each of them meets.

Who moves may be watched. Whoever watches the cell that is about to be left strikes first, once in a movement, and all who
watch that cell strike together: but only if somebody among them will not be adjacent to the end of the whole movement. An
alert one strikes who enters its surroundings, once, whatever the end is. Who does not strike back still draws the others
in.

So what leaving a cell provokes depends on where the movement ends. One search serves all ends that the same ones watch:
the first one all ends that nobody watches. A label of a search is one int, ordered as ties are broken: harm, then the
directions, the first step highest. Sorting a bucket of one price is then the order of the offers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from conclave.kit.maps.places import gathered, members
from conclave.kit.maps.reach import Step
from conclave.kit.maps.squares import Squares

ALERT: Final = 24  # the bit of the first alert one: no more than that watch at once
STEPS: Final = 16
NODE_BITS: Final = 10
HARM_SHIFT: Final = NODE_BITS + 2 * STEPS
NODES: Final = (1 << NODE_BITS) - 1


class Passage:
    """A field as one who moves finds it: tables by cell, made for one decision and dropped after it.

    `shut` cells cannot be entered, on `taken` ones nobody stops, `harm` is what entering a cell does. `watch[c]` are those
    who watch cell c, `alert[c]` the alert ones who strike whoever enters it, as sets of numbers below ALERT. `strikers` are
    those of the watching who strike back.
    """

    def __init__(self, field: Squares, shut: bytes, taken: bytes, harm: bytes, watch: Sequence[int], alert: Sequence[int],
                 strikers: int) -> None:
        self.field: Final = field
        self.shut: Final = shut
        self.taken: Final = taken
        self.harm: Final = harm
        self.watch: Final = list(watch)
        self.alert: Final = [here << ALERT for here in alert]
        self.strikers: Final = strikers | (1 << ALERT) - 1 << ALERT
        self.watched: Final = gathered([cell for cell, who in enumerate(watch) if who])


class Route:
    """A way to a cell: its price, the strikes that it meets, its harm, and the directions of its steps in `code`."""

    def __init__(self, end: int, price: int, met: int, strikes: int, code: int, steps: int) -> None:
        self.end: Final = end
        self.price: Final = price
        self.met: Final = met
        self.strikes: Final = strikes
        self.code: Final = code
        self.steps: Final = steps
        self.harm: Final = code >> HARM_SHIFT

    def directions(self) -> list[int]:
        """The direction of each step."""
        return [self.code >> HARM_SHIFT - 2 * (step + 1) & 3 for step in range(self.steps)]


def routes(passage: Passage, graph: Sequence[Sequence[Step]], start: int, points: int, met: int = 0
           ) -> dict[int, list[Route]]:
    """For each cell where one may stop, the ways that no other one beats in price, strikes and harm; the cheapest first.

    Prices of steps are 1 or more. Of equal ways only the first by its directions is offered. `start` is a node of the
    graph, `points` is what may be spent. `met` are those who have struck in this movement already, so that one which was
    interrupted can go on.
    """
    field = passage.field
    if points > STEPS or len(graph) > NODES + 1:
        raise ValueError(f"{points} points on {len(graph)} nodes, but routes are packed for {STEPS} steps on {NODES + 1}")
    origin = start % field.count
    found: dict[int, list[Route]] = {}
    Search(passage, graph, start, points, met, 0, 0, True, found).run()
    ends: dict[int, int] = {}
    for cell in members(passage.watched & field.near(origin, points)):
        if not passage.taken[cell] and not passage.shut[cell] and cell != origin:
            ends[passage.watch[cell]] = ends.get(passage.watch[cell], 0) | 1 << cell
    together = set(passage.watch)
    for staying, goals in ends.items():
        Search(passage, graph, start, points, met, staying, goals, keeps_apart(together, staying), found).run()
    return found


class Search:
    """The search for the ends in `goals`, which the `staying` ones watch; without goals, for all that nobody watches."""

    def __init__(self, passage: Passage, graph: Sequence[Sequence[Step]], start: int, points: int, met: int, staying: int,
                 goals: int, apart: bool, found: dict[int, list[Route]]) -> None:
        self.passage: Final = passage
        self.graph: Final = graph
        self.start: Final = start
        self.points: Final = points
        self.met: Final = met
        self.staying: Final = staying
        self.goals: Final = goals
        self.apart: Final = apart
        self.found: Final = found

    def run(self) -> None:
        """Add what is found to the routes."""
        passage, graph, points, goals = self.passage, self.graph, self.points, self.goals
        staying, found, apart = self.staying, self.found, self.apart
        field = passage.field
        count, within = field.count, field.within
        watch, alert, shut, taken, harmful = passage.watch, passage.alert, passage.shut, passage.taken, passage.harm
        origin, strikers = self.start % count, passage.strikers & ~self.met
        settled: dict[int, list[tuple[int, int, int]]] = {}
        buckets: list[list[tuple[int, int, int]]] = [[] for _ in range(points + 1)]
        buckets[0].append((self.start, self.met, HARM_SHIFT))
        for price in range(points + 1):
            bucket = buckets[price]
            bucket.sort()
            for label, before, shift in bucket:
                node, harm = label & NODES, label >> HARM_SHIFT
                known = settled.get(node)
                if known is None:
                    settled[node] = [(before, harm, price)]
                elif beaten(known, before, harm, price, apart):
                    continue
                else:
                    known.append((before, harm, price))
                cell = node % count
                seen = watch[cell]
                if not taken[cell] and (goals >> cell & 1 if goals else not seen) and cell != origin:
                    strikes = (before & strikers).bit_count()
                    add(found, Route(cell, price, before, strikes, label, (HARM_SHIFT - shift) // 2))
                after = before | seen if seen & ~staying & ~before else before
                walked = label - node
                for target, cost, direction, fall in graph[node]:
                    total, to = price + cost, target % count
                    if total > points or shut[to]:
                        continue
                    if goals:  # who can reach no goal any more is left out
                        rings, left = within[to], points - total
                        if not (rings[left] if left < len(rings) else rings[-1]) & goals:
                            continue
                    then, hurt = after | alert[to], fall + harmful[to]
                    known = settled.get(target)
                    if known is None or not beaten(known, then, harm + hurt, total, apart):
                        longer = (hurt << HARM_SHIFT) + (walked | direction << shift - 2) + target
                        buckets[total].append((longer, then, shift - 2))


def keeps_apart(together: set[int], staying: int) -> bool:
    """Whether no cell is watched both by some who stay adjacent and by others; `together`: who watches each cell.

    Then having met fewer is never worse later. Otherwise it may be: who has struck draws no neighbour into a later strike.
    """
    return not any(who & staying and who & ~staying for who in together)


def beaten(known: list[tuple[int, int, int]], met: int, harm: int, price: int, apart: bool) -> bool:
    """Whether an earlier label of the same node is at least as good, whatever follows; of equal ones the first one wins."""
    for other, hurt, cost in known:
        if hurt <= harm and (other == met or (apart and not other & ~met and (cost < price or hurt < harm))):
            return True
    return False


def add(found: dict[int, list[Route]], route: Route) -> None:
    """Keep a route unless one that was found before is as good; none that comes later is cheaper."""
    known = found.setdefault(route.end, [])
    for other in known:
        if other.strikes <= route.strikes and other.harm <= route.harm:
            return
    known[:] = [other for other in known
                if other.price < route.price or other.strikes < route.strikes or other.harm < route.harm]
    known.append(route)


def strikes_on(passage: Passage, cells: Sequence[int], met: int = 0) -> list[tuple[int, int, bool]]:
    """The strikes on a declared way, in their order: the index of the cell, who strikes, and whether as an alert one.

    `cells` begins where the movement begins. A strike for leaving falls on the cell that is left, one of an alert on the
    cell that is entered.
    """
    stay = passage.watch[cells[-1]]
    found = []
    for at, cell in enumerate(cells):
        if at:
            new = passage.alert[cell] & ~met
            found += [(at, who, True) for who in members((new & passage.strikers) >> ALERT)]
            met |= new
        if at < len(cells) - 1 and passage.watch[cell] & ~stay & ~met:
            found += [(at, who, False) for who in members(passage.watch[cell] & passage.strikers & ~met)]
            met |= passage.watch[cell]
    return found
