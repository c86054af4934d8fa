"""Counter-based random numbers: a key and a counter are the whole state.

The n-th number of a stream is a function of (key, n) alone, so undo, redo and replay see the same dice, and a copy
costs two integers. Streams made from one seed for different purposes never meet: the game draws from its own, a search
from another. All arithmetic stays below 2**62, so that compiled code does it in machine words (`i64`).

>>> dice = Dice.of(7, "game")
>>> [dice.below(6) for _ in range(5)] == [Dice.of(7, "game", at).below(6) for at in range(5)]
True
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

_MASK: Final = 0x7FFFFFFF
_KEY_MASK: Final = 0x3FFFFFFFFFFFFFFF
_GOLDEN: Final = 0x4F1BBCDD
_ODD_1: Final = 0x7FEB352D
_ODD_2: Final = 0x68BC21EB
_ODD_3: Final = 0x2C1B3C6D
_ODD_4: Final = 0x297A2D39


def key_of(seed: int, stream: str) -> int:
    """The key of a named stream of a seed."""
    return int.from_bytes(blake2b(f"{seed}/{stream}".encode(), digest_size=8).digest(), "big") & _KEY_MASK


class Dice:
    """A stream of random numbers that can be copied and resumed."""

    __slots__ = ("counter", "key")

    def __init__(self, key: int, counter: int) -> None:
        self.key: i64 = key & _KEY_MASK
        self.counter: i64 = counter & _KEY_MASK

    @staticmethod
    def of(seed: int, stream: str, counter: int = 0) -> Dice:
        """The stream of this name that belongs to a seed."""
        return Dice(key_of(seed, stream), counter)

    def copy(self) -> Dice:
        """The same stream at the same place; the two then go on separately."""
        return Dice(self.key, self.counter)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dice) and self.key == other.key and self.counter == other.counter

    def __hash__(self) -> int:
        raise TypeError("dice change, so they have no hash")

    def __repr__(self) -> str:
        return f"Dice({self.key}, {self.counter})"

    def _next(self) -> i64:
        """The next 31 random bits: the counter, scrambled with one half of the key and then with the other."""
        counter = self.counter + 1
        self.counter = counter
        key = self.key
        value = ((counter & _MASK) * _GOLDEN + (key & _MASK)) & _MASK
        value = ((value ^ (value >> 16)) * _ODD_1) & _MASK
        value = ((value ^ (value >> 15)) * _ODD_2) & _MASK
        value = ((value ^ (value >> 16)) + (key >> 31)) & _MASK
        value = ((value ^ (value >> 15)) * _ODD_3) & _MASK
        value = ((value ^ (value >> 12)) * _ODD_4) & _MASK
        return value ^ (value >> 15)

    def bits(self) -> int:
        """The next 62 random bits."""
        return self._next() << 31 | self._next()

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1; uniform up to n / 2**31 for small n, and exactly so for huge n."""
        if n > 0xFFFF:
            return self._below_huge(n)
        sides: i64 = n
        return (self._next() * sides) >> 31

    def _below_huge(self, n: int) -> int:
        size = n.bit_length()
        while True:
            value = 0
            for _ in range(0, size, 31):
                more: int = self._next()
                value = value << 31 | more
            value >>= -size % 31
            if value < n:
                return value

    def shuffle(self, cards: list[int]) -> None:
        """Put a list into random order, in place."""
        for last in range(len(cards) - 1, 0, -1):
            other = (self._next() * (last + 1)) >> 31  # as in `below`: games shuffle often, and a call more would show
            cards[last], cards[other] = cards[other], cards[last]

    def fraction(self) -> float:
        """A number from 0 up to but not including 1."""
        return self.bits() / 4611686018427387904.0
