"""How many ways there are to spread an amount over slots: the arithmetic under `Amounts`.

A spread gives each slot at least nothing and at most its cap, and all slots together exactly the total. With `base` and
`spare`, at most `spare` units in all may lie above the slots' bases: that is how a price with discounts is paid.

>>> ways((2, 2, 2), 3)
7
>>> ways_over((2, 2, 2), (1, 1, 1), 3, 0)
1
"""

from __future__ import annotations

from typing import Final

_WAYS: Final[dict[tuple[tuple[int, ...], int], int]] = {}
_OVER: Final[dict[tuple[tuple[int, ...], tuple[int, ...], int, int], int]] = {}
_KEEP: Final = 100_000


def ways(caps: tuple[int, ...], total: int) -> int:
    """Count the spreads of a total over capped slots."""
    key = (caps, total)
    known = _WAYS.get(key)
    if known is not None:
        return known
    if total < 0:
        return 0
    if not caps:
        return 1 if total == 0 else 0
    if len(caps) == 1:
        return 1 if total <= caps[0] else 0
    rest = caps[1:]
    count = 0
    for here in range(min(caps[0], total) + 1):
        count += ways(rest, total - here)
    if len(_WAYS) >= _KEEP:
        _WAYS.clear()
    _WAYS[key] = count
    return count


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
        count += ways_over(caps[1:], base[1:], total - here, spare - above)
    if len(_OVER) >= _KEEP:
        _OVER.clear()
    _OVER[key] = count
    return count
