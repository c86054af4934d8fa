"""Square cells with heights: neighbours on one level, distances, and areas around a target.

Cell (x, y) has the number y * width + x, so that the lowest number is the lowest y and then the lowest x. Directions are
north, east, south and west, with y counted downward.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from conclave.kit.maps.places import Places

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
FOUR: Final[list[tuple[int, int]]] = [(0, -1), (1, 0), (0, 1), (-1, 0)]
NOWHERE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Squares(Places):
    """A field of square cells. Those that are `void` have numbers too, but no neighbours, and nothing leads there.

    `level` is the height of each cell: neighbours share a side and a level. `beside[c]` are the cells to the north, east,
    south and west whatever their level, or NOWHERE. Distance counts steps along sides, over void and heights as well.

    >>> field = Squares(3, level=bytes([0, 0, 1, 0, 0, 1]))
    >>> field.neighbours[field.cell(1, 1)], field.beside[1], field.distance[0][5]
    ([1, 3], [-1, 2, 4, 0], 3)
    """

    def __init__(self, width: int, level: bytes, void: bytes = b"") -> None:
        count = len(level)
        if width < 1 or count % width:
            raise ValueError(f"{count} cells do not make rows of {width}")
        nothing = void or bytes(count)
        cells = [(cell % width, cell // width) for cell in range(count)]
        beside = [[NOWHERE if nothing[y * width + x] else cell_beside(x + dx, y + dy, width, nothing) for dx, dy in FOUR]
                  for x, y in cells]
        neighbours = [[other for other in around if other != NOWHERE and level[other] == level[cell]]
                      for cell, around in enumerate(beside)]
        super().__init__([f"{x},{y}" for x, y in cells], neighbours,
                         [bytes([abs(x - u) + abs(y - v) for u, v in cells]) for x, y in cells])
        self.width: Final = width
        self.height: Final = count // width
        self.level: Final = level
        self.void: Final = nothing
        self.beside: Final = beside

    def cell(self, x: int, y: int) -> int:
        """The number of the cell in column x of row y."""
        return y * self.width + x

    def shifted(self, cell: int, dx: int, dy: int) -> int:
        """The cell at an offset, or NOWHERE at the edge and in the void."""
        return cell_beside(cell % self.width + dx, cell // self.width + dy, self.width, self.void)

    def direction(self, cell: int, beside: int) -> int:
        """In which direction a cell lies that shares a side with another."""
        return self.beside[cell].index(beside)

    def cross(self, target: int) -> list[int]:
        """The target and the four cells around it, as far as they are on its level."""
        return self.on_level(target, [target, *self.beside[target]])

    def blast(self, target: int) -> list[int]:
        """The target and the eight cells around it, as far as they are on its level."""
        return self.on_level(target, [self.shifted(target, dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1)])

    def breath(self, source: int, target: int) -> list[int]:
        """The target, which is beside the source, the cell behind it and the two at the sides of that, on its level."""
        dx, dy = FOUR[self.direction(source, target)]
        behind = [self.shifted(target, dx + side * dy, dy + side * dx) for side in (-1, 0, 1)]
        return self.on_level(target, [target, *behind])

    def spear(self, source: int, target: int, length: int) -> list[int]:
        """So many cells in a straight line from the source over the target, which is beside it, as far as on its level."""
        dx, dy = FOUR[self.direction(source, target)]
        return self.on_level(target, [self.shifted(source, dx * n, dy * n) for n in range(1, length + 1)])

    def on_level(self, target: int, cells: Sequence[int]) -> list[int]:
        """Those of the cells that are there and on the level of the target."""
        return [cell for cell in cells if cell != NOWHERE and self.level[cell] == self.level[target]]


def cell_beside(x: int, y: int, width: int, void: bytes) -> int:
    """The number of a cell, or NOWHERE outside of the field and in the void."""
    cell = y * width + x
    return cell if 0 <= x < width and 0 <= cell < len(void) and not void[cell] else NOWHERE
