"""Who is connected to a table, here and at the other workers."""

from __future__ import annotations

import pytest

from conclave.server import presence
from conclave.server.presence import FORGOTTEN_S, Presence
from tests.server.test_limits import Time


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    clock = Time()
    monkeypatch.setattr(presence, "time", clock)
    return clock


def test_only_the_first_and_the_last_connection_of_a_seat_are_news(time: Time) -> None:
    here = Presence(2)
    assert [here.came(0), here.came(0)] == [True, False]
    assert here.online() == [True, False]
    assert [here.went(0), here.went(0)] == [False, True]
    assert here.online() == [False, False]


def test_watchers_are_counted(time: Time) -> None:
    here = Presence(2)
    assert here.came(None)
    assert here.came(None)
    assert here.watchers() == 2
    assert here.went(None)
    assert here.watchers() == 1


def test_workers_tell_each_other(time: Time) -> None:
    here, there = Presence(2), Presence(2)
    there.came(1)
    there.came(None)
    assert here.heard(there.mine("there"))
    assert here.online() == [False, True]
    assert here.watchers() == 1
    assert not here.heard(there.mine("there"))  # nothing new
    here.came(0)
    assert here.mine("here") == '{"worker":"here","seats":[0],"watchers":0}'  # only what is here


def test_a_worker_that_is_not_heard_of_any_more_is_forgotten(time: Time) -> None:
    here, there = Presence(2), Presence(2)
    there.came(1)
    here.heard(there.mine("there"))
    time.now += FORGOTTEN_S + 1
    assert here.online() == [False, False]


def test_a_seat_that_is_connected_elsewhere_is_here(time: Time) -> None:
    here, there = Presence(2), Presence(2)
    there.came(0)
    here.came(0)
    here.heard(there.mine("there"))
    here.went(0)
    assert here.online() == [True, False]
    there.went(0)
    here.heard(there.mine("there"))
    assert here.online() == [False, False]
