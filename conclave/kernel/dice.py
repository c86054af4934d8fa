"""Counter-based random numbers: a key and a counter are the whole state.

The n-th number of a stream is a function of (key, n) alone, so undo, redo and replay see the same dice, and a copy
costs two integers. Streams made from one seed for different purposes never meet: the game draws from its own, a search
from another.

>>> dice = Dice.of(7, "game")
>>> [dice.below(6) for _ in range(5)] == [Dice.of(7, "game", at).below(6) for at in range(5)]
True
"""

from __future__ import annotations

from typing import Final

_MASK: Final = 0xFFFFFFFFFFFFFFFF
_GOLDEN: Final = 0x9E3779B97F4A7C15
_MIX_1: Final = 0xBF58476D1CE4E5B9
_MIX_2: Final = 0x94D049BB133111EB


def mix(value: int) -> int:
    """Scramble 64 bits (the finalizer of SplitMix64): neighbours come out unrelated."""
    value = ((value ^ (value >> 30)) * _MIX_1) & _MASK
    value = ((value ^ (value >> 27)) * _MIX_2) & _MASK
    return value ^ (value >> 31)


def key_of(seed: int, stream: str) -> int:
    """The key of a named stream of a seed."""
    key = mix((seed & _MASK) ^ mix(seed >> 64 & _MASK))
    for letter in stream.encode():
        key = mix((key + _GOLDEN + letter) & _MASK)
    return key


class Dice:
    """A stream of random numbers that can be copied and resumed."""

    __slots__ = ("counter", "key")

    def __init__(self, key: int, counter: int) -> None:
        self.key = key
        self.counter = counter

    @staticmethod
    def of(seed: int, stream: str, counter: int = 0) -> Dice:
        """The stream of this name that belongs to a seed."""
        return Dice(key_of(seed, stream), counter)

    def copy(self) -> Dice:
        """The same stream at the same place; the two then go on separately."""
        return Dice(self.key, self.counter)

    def bits(self) -> int:
        """The next 64 random bits."""
        counter = self.counter + 1
        self.counter = counter
        return mix((self.key + counter * _GOLDEN) & _MASK)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1. Uniform up to n / 2**64, and exactly so for huge n."""
        if n > 0xFFFFFFFF:
            return self._below_huge(n)
        counter = self.counter + 1
        self.counter = counter
        value = (self.key + counter * _GOLDEN) & _MASK
        value = ((value ^ (value >> 30)) * _MIX_1) & _MASK
        value = ((value ^ (value >> 27)) * _MIX_2) & _MASK
        return ((value ^ (value >> 31)) * n) >> 64

    def _below_huge(self, n: int) -> int:
        size = n.bit_length()
        while True:
            value = 0
            for _ in range(0, size, 64):
                value = value << 64 | self.bits()
            value >>= -size % 64
            if value < n:
                return value

    def shuffle(self, cards: list[int]) -> None:
        """Put a list into random order, in place."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def fraction(self) -> float:
        """A number from 0 up to but not including 1."""
        return (self.bits() >> 11) / 9007199254740992.0
