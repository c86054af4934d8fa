"""Exact lines of sight on squares, for all pairs of cells of a map.

A line runs from the middle of a side of the looking cell to the centre of the other one; any of the four is enough.
Touching a corner or running along an edge is no crossing. With cells of side 2 all ends of lines are integers, and no
line runs along an edge, since it ends in a centre. Which cells a line crosses depends on the offset of its ends alone.

What terrain blocks is settled when the tables are made. What is left of a line is the set of cells on which a figure blocks
it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from conclave.kit.maps.places import gathered
from conclave.kit.maps.squares import Squares

Lines = tuple[int, ...]
Offset = tuple[int, int]

SIDES: Final[list[Offset]] = [(1, 0), (2, 1), (1, 2), (0, 1)]
NEVER: Final[Lines] = ()
ALWAYS: Final[Lines] = (0,)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight:
    """`lines[a][b]`: for each line from a to b that terrain leaves open, the cells where a figure blocks it.

    `terrain(cell, level)` is the set of cells that block who looks from the cell at something on the level; the ends of a
    line never block. Cells of `blind` neither see nor are seen. Figures block between equal levels only: between other
    levels there is a free line (ALWAYS) or none (NEVER). Lines that only add cells to another one are left out.

    >>> field = Squares(3, bytes(3))
    >>> stone = Sight(field, lambda cell, level: 0b010)
    >>> stone.sees(0, 2, [0]), stone.sees(0, 1, [0])
    (False, True)
    >>> open_field = Sight(field, lambda cell, level: 0)
    >>> open_field.sees(0, 2, [0]), open_field.sees(0, 2, [0b010])
    (True, False)
    """

    def __init__(self, field: Squares, terrain: Callable[[int, int], int], blind: int = 0) -> None:
        width, height, count = field.width, field.height, field.count
        levels = 1 + max(field.level)
        lines_of = all_lines(width, height)
        self.level: Final = field.level
        self.on_level: Final = [gathered([cell for cell in range(count) if field.level[cell] == level])
                                for level in range(levels)]
        self.lines: Final[list[list[Lines]]] = []
        for a in range(count):
            row: list[Lines] = []
            x, y, here = a % width, a // width, field.level[a]
            blocks = [0 if blind >> a & 1 else terrain(a, level) for level in range(levels)]
            for b in range(count):
                if (blind >> a | blind >> b) & 1:
                    row.append(NEVER)
                    continue
                u, v = b % width, b // width
                # The sets of a line begin at the corner of the box around both ends.
                corner = min(y, v) * width + min(x, u)
                block = blocks[field.level[b]] >> corner
                found = [line << corner for line in lines_of[v - y + height - 1][u - x + width - 1] if not line & block]
                row.append(ALWAYS if found and (field.level[b] != here or not found[0]) else tuple(found))
            self.lines.append(row)

    def sees(self, a: int, b: int, blockers: list[int]) -> bool:
        """Whether a figure on one cell sees the other; `blockers` are, by level, the cells with figures in its way."""
        block = blockers[self.level[a]]
        for line in self.lines[a][b]:
            if not line & block:
                return True
        return False

    def blockers(self, figures: int, tall: int = 0) -> list[int]:
        """By level, where figures block: each on its own level, a tall one on the next level too."""
        by_level = [figures & cells for cells in self.on_level]
        for level in range(1, len(by_level)):
            by_level[level] |= tall & self.on_level[level - 1]
        return by_level


def all_lines(width: int, height: int) -> list[list[list[int]]]:
    """By offset, from (1 - width, 1 - height) on: the lines as sets of cells without their ends, the emptiest first.

    Offsets to the right and down are computed; the others are their mirror images.
    """
    rows: list[list[list[int]]] = [[[] for _ in range(2 * width - 1)] for _ in range(2 * height - 1)]
    for dy in range(height):
        for dx in range(width):
            least = [sorted(line) for line in least_lines(dx, dy)]
            for down in (False, True):
                for right in (False, True):
                    flipped = [gathered([(y if down else dy - y) * width + (x if right else dx - x) for x, y in line])
                               for line in least]
                    rows[height - 1 + (dy if down else -dy)][width - 1 + (dx if right else -dx)] = sorted(flipped)
    return rows


def least_lines(dx: int, dy: int) -> set[frozenset[Offset]]:
    """The lines to an offset without those that only add cells to another: where such a line is free, the other is too."""
    ends = ((0, 0), (dx, dy))
    lines = {frozenset([cell for cell in crossed(dx, dy, side) if cell not in ends]) for side in range(len(SIDES))}
    return {line for line in lines if not any(other < line for other in lines)}


def crossed(dx: int, dy: int, side: int) -> list[Offset]:
    """The cells whose inside a line to the cell (dx, dy) meets, both ends among them.

    In each column the line is a piece between two heights, compared as fractions over twice its run.

    >>> crossed(2, 0, 1), crossed(1, 1, 0)
    ([(1, 0), (2, 0)], [(0, 0), (1, 0), (1, 1)])
    """
    (x1, y1), (x2, y2) = SIDES[side], (2 * dx + 1, 2 * dy + 1)
    if x1 > x2:
        x1, y1, x2, y2 = x2, y2, x1, y1
    run, rise = x2 - x1, y2 - y1
    if run == 0:
        return [(x1 // 2, y) for y in range(min(y1, y2) // 2, -(-max(y1, y2) // 2))]
    cells = []
    for x in range(x1 // 2, -(-x2 // 2)):
        entry = y1 * run + (max(2 * x, x1) - x1) * rise
        leave = y1 * run + (min(2 * x + 2, x2) - x1) * rise
        cells += [(x, y) for y in range(min(entry, leave) // (2 * run), -(-max(entry, leave) // (2 * run)))]
    return cells
