"""The links of seats."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conclave.server.tokens import holder, new_id, token_of

SECRET = b"a secret"


def test_a_token_gives_its_seat_at_its_table_only() -> None:
    for seat in range(4):
        token = token_of(SECRET, "table", seat, 0)
        assert holder(SECRET, "table", token, [0] * 4) == seat
        assert holder(SECRET, "other", token, [0] * 4) is None
        assert holder(b"another secret", "table", token, [0] * 4) is None
        assert holder(SECRET, "table", token, [0] * seat) is None  # a table with fewer seats


def test_a_replaced_link_is_void_and_the_others_are_not() -> None:
    old, other = token_of(SECRET, "table", 0, 0), token_of(SECRET, "table", 1, 0)
    new = token_of(SECRET, "table", 0, 1)
    assert holder(SECRET, "table", old, [1, 0]) is None
    assert holder(SECRET, "table", new, [1, 0]) == 0
    assert holder(SECRET, "table", other, [1, 0]) == 1


def test_the_signature_belongs_to_the_seat() -> None:
    _, _, signature = token_of(SECRET, "table", 0, 0).partition(".")
    assert holder(SECRET, "table", f"1.{signature}", [0, 0]) is None
    assert holder(SECRET, "table", f"00.{signature}", [0, 0]) is None


def test_tables_and_seats_cannot_be_confused() -> None:
    assert token_of(SECRET, "t/1", 0, 0) != token_of(SECRET, "t", 1, 0)


@pytest.mark.parametrize("token", ["", ".", "0", "0.", "-1.x", "٠.x", "².x", "0.\x00", "9" * 5000 + ".x", "0.é", "🦔.🦔",
                                   "0.\u202e"])
def test_odd_tokens_give_no_seat(token: str) -> None:
    assert holder(SECRET, "table", token, [0, 0]) is None


@given(st.text(max_size=60))
def test_nothing_made_up_gives_a_seat(token: str) -> None:
    assert holder(SECRET, "table", token, [0, 0]) is None
    assert holder(SECRET, "table", f"0.{token}", [0, 0]) is None


def test_ids_are_long_and_never_the_same() -> None:
    made = {new_id() for _ in range(1000)}
    assert len(made) == 1000
    assert all(len(name) == 22 for name in made)
