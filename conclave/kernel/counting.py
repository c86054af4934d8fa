"""How many ways there are to spread an amount over slots or to fill them: the arithmetic under the forms of questions.

A spread gives each slot at least nothing and at most its cap, and all slots together exactly the total. With `base` and
`spare`, at most `spare` units in all may lie above the slots' bases: that is how a price with discounts is paid.

>>> ways((2, 2, 2), 3)
7
>>> ways_over((2, 2, 2), (1, 1, 1), 3, 0)
1
"""

from __future__ import annotations

from math import comb
from typing import Final

_ROWS: Final[dict[tuple[tuple[int, ...], int], list[list[int]]]] = {}
_FILLINGS: Final[dict[tuple[tuple[tuple[int, int], ...], int], list[int]]] = {}
_OVER: Final[dict[tuple[tuple[int, ...], tuple[int, ...], int, int], int]] = {}
_KEEP: Final = 20_000
_KEEP_TOTAL: Final = 200


def rows_of(caps: tuple[int, ...], total: int) -> list[list[int]]:
    """For the slots from the first on, from the second on, …, and for none: how many spreads each amount has.

    >>> rows_of((1, 2), 3)
    [[1, 2, 2, 1], [1, 1, 1, 0], [1, 0, 0, 0]]
    """
    key = (caps, total)
    known = _ROWS.get(key)
    if known is not None:
        return known
    row = [1] + [0] * total
    rows = [row]
    for cap in reversed(caps):
        before = row
        row = []
        count = 0
        for amount in range(total + 1):
            count += before[amount]
            if amount > cap:
                count -= before[amount - cap - 1]
            row.append(count)
        rows.append(row)
    rows.reverse()
    if total <= _KEEP_TOTAL:
        if len(_ROWS) >= _KEEP:
            _ROWS.clear()
        _ROWS[key] = rows
    return rows


def ways(caps: tuple[int, ...], total: int) -> int:
    """Count the spreads of a total over capped slots."""
    return rows_of(caps, total)[0][total] if total >= 0 else 0


def ways_over(caps: tuple[int, ...], base: tuple[int, ...], total: int, spare: int) -> int:
    """Count the spreads with at most `spare` units above the bases."""
    if total < 0 or spare < 0:
        return 0
    if not caps:
        return 1 if total == 0 else 0
    key = (caps, base, total, spare)
    known = _OVER.get(key)
    if known is not None:
        return known
    count = 0
    for here in range(min(caps[0], total) + 1):
        above = max(0, here - base[0])
        if above > spare:
            break
        count += ways_over(caps[1:], base[1:], total - here, spare - above)
    if len(_OVER) >= _KEEP:
        _OVER.clear()
    _OVER[key] = count
    return count


def fillings(groups: tuple[tuple[int, int], ...], most: int) -> list[int]:
    """In how many ways 0, 1, … up to `most` slots can be filled from these groups, each with its kinds and its supply.

    A slot takes one of the kinds of a group; all kinds of a group together are used as often as its supply says.

    >>> fillings(((1, 1), (2, 1)), 2)
    [1, 3, 4]
    """
    key = (groups, most)
    known = _FILLINGS.get(key)
    if known is not None:
        return known
    row = [1] + [0] * most
    for kinds, supply in groups:
        for size in range(most, 0, -1):
            count = 0
            ways = 1
            for of_it in range(min(supply, size) + 1):
                count += comb(size, of_it) * ways * row[size - of_it]
                ways *= kinds
            row[size] = count
    if len(_FILLINGS) >= _KEEP:
        _FILLINGS.clear()
    _FILLINGS[key] = row
    return row


def nth_combination(things: int, size: int, number: int) -> list[int]:
    """The places of a choice of `size` out of so many things, by its number in the order of `itertools.combinations`.

    >>> nth_combination(4, 2, 3)
    [1, 2]
    """
    chosen: list[int] = []
    for at in range(things):
        if len(chosen) == size:
            break
        with_it = comb(things - at - 1, size - len(chosen) - 1)
        if number < with_it:
            chosen.append(at)
        else:
            number -= with_it
    return chosen
