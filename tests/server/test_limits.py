"""How much one address, one socket or one talker may do."""

from __future__ import annotations

import pytest

from conclave.server import limits
from conclave.server.limits import Bucket, Buckets, Connections
from conclave.server.why import TooMuch


class Time:
    """A clock that is set by hand."""

    now = 1000.0

    def monotonic(self) -> float:
        """The seconds."""
        return self.now


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    clock = Time()
    monkeypatch.setattr(limits, "time", clock)
    return clock


def test_a_burst_and_then_the_rate(time: Time) -> None:
    bucket = Bucket(2.0, 3)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    time.now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    time.now += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_addresses_do_not_take_from_each_other(time: Time) -> None:
    buckets = Buckets(1.0, 1)
    buckets.take("a")
    buckets.take("b")
    with pytest.raises(TooMuch, match="wait"):
        buckets.take("a")
    time.now += 1
    buckets.take("a")


def test_addresses_that_were_not_seen_for_long_are_forgotten(monkeypatch: pytest.MonkeyPatch, time: Time) -> None:
    monkeypatch.setattr(limits, "REMEMBERED", 2)
    buckets = Buckets(0.0, 2)
    for address in ("a", "b", "a", "c"):
        buckets.take(address)  # c drives out b, for a was seen after it
    with pytest.raises(TooMuch):
        buckets.take("a")
    buckets.take("b")
    buckets.take("b")


def test_connections_are_counted_in_all_and_by_address() -> None:
    connections = Connections(3, 2)
    assert [connections.come(address) for address in ("a", "a", "a", "b", "c")] == [True, True, False, True, False]
    connections.go("a")
    assert connections.open == 2
    assert connections.come("c")
    for address in ("a", "b", "c"):
        connections.go(address)
    assert connections.open == 0
    assert connections.come("b")
