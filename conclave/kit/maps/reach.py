"""Cheapest ways on a map where steps have prices: settled price by price, as far as somebody asks.

Steps lead from node to node. A map of n cells has its nodes in layers: node c is cell c, node n + c is the same cell in
another condition of the one who walks, for example slowed down by a swamp. So prices of steps stay constant, and every
search for cheapest ways is correct.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

Step = tuple[int, int, int, int]  # the node it leads to, its price, its direction, and its harm

UNREACHED: Final = -1


class Reach:
    """The prices from one node: each `settle` adds the cells of the next price.

    `shut` are the cells that cannot be entered, as flags. `price` is by node, `cost` by cell.

    >>> row = [[(1, 1, 1, 0)], [(0, 1, 3, 0), (2, 2, 1, 0)], []]
    >>> reach = Reach(row, count=3, start=0, shut=bytes(3))
    >>> [reach.settle() for _ in range(4)], reach.path(2)
    ([[0], [1], [], [2]], [0, 1, 2])
    """

    def __init__(self, graph: Sequence[Sequence[Step]], count: int, start: int, shut: bytes) -> None:
        self.graph: Final = graph
        self.count: Final = count
        self.start: Final = start
        self.shut: Final = shut
        self.price: Final = [UNREACHED] * len(graph)
        self.cost: Final = [UNREACHED] * count
        self.level = -1
        self.buckets: Final[list[list[int]]] = [[start]]

    def settle(self) -> list[int]:
        """The cells that the next price reaches and no lower one did, lowest number first."""
        self.level += 1
        level, count, price, cost, shut, buckets = self.level, self.count, self.price, self.cost, self.shut, self.buckets
        fresh: list[int] = []
        for node in buckets[level] if level < len(buckets) else ():
            if price[node] != UNREACHED:
                continue
            price[node] = level
            cell = node % count
            if cost[cell] == UNREACHED:
                cost[cell] = level
                fresh.append(cell)
            for target, step, _, _ in self.graph[node]:
                if price[target] == UNREACHED and not shut[target % count]:
                    while level + step >= len(buckets):
                        buckets.append([])
                    buckets[level + step].append(target)
        fresh.sort()
        return fresh

    def exhausted(self) -> bool:
        """Whether no higher price reaches anything more."""
        return self.level + 1 >= len(self.buckets)

    def path(self, cell: int) -> list[int]:
        """The nodes of a cheapest way to a settled cell; of several the first one by the order of steps.

        All cheapest ways are marked from their end; then the first marked step is taken again and again.
        """
        if self.cost[cell] == UNREACHED:
            raise ValueError(f"cell {cell} has not been reached")
        ends = {node for node in range(cell, len(self.price), self.count) if self.price[node] == self.cost[cell]}
        before: dict[int, list[int]] = {}
        for node, price in enumerate(self.price):
            if 0 <= price <= self.cost[cell]:
                for target, step, _, _ in self.graph[node]:
                    if self.price[target] == price + step:
                        before.setdefault(target, []).append(node)
        marked, left = set(ends), sorted(ends)
        while left:
            for node in before.get(left.pop(), ()):
                if node not in marked:
                    marked.add(node)
                    left.append(node)
        way = [self.start]
        while way[-1] not in ends:
            price = self.price[way[-1]]
            way.append(next(target for target, step, _, _ in self.graph[way[-1]]
                            if target in marked and self.price[target] == price + step))
        return way
