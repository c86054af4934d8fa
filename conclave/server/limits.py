"""How much one address, one socket or one talker may do."""

from __future__ import annotations

import time
from collections import OrderedDict

from conclave.server.why import TooMuch, Why

REMEMBERED = 20_000


class Bucket:
    """So many things a second in the long run, with a burst at once."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Take one, if there is one.

        >>> bucket = Bucket(0.0, 2)
        >>> bucket.take(), bucket.take(), bucket.take()
        (True, True, False)
        """
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


class Buckets:
    """A bucket for each address; addresses that have not been seen for long are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> None:
        """TooMuch if the address has had its share."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        if not bucket.take():
            raise TooMuch(Why.TOO_MUCH)


class Connections:
    """Counts open sockets, in all and by address."""

    def __init__(self, most: int, most_of_one: int) -> None:
        self.most = most
        self.most_of_one = most_of_one
        self.open = 0
        self._by_address: dict[str, int] = {}

    def come(self, address: str) -> bool:
        """Let a connection in, if there is room."""
        if self.open >= self.most or self._by_address.get(address, 0) >= self.most_of_one:
            return False
        self.open += 1
        self._by_address[address] = self._by_address.get(address, 0) + 1
        return True

    def go(self, address: str) -> None:
        """A connection that was let in has ended."""
        self.open -= 1
        left = self._by_address[address] - 1
        if left:
            self._by_address[address] = left
        else:
            del self._by_address[address]
