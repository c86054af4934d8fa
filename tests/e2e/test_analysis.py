"""The analysis of a game that has none: it begins when somebody looks, and once more when it was given up."""

from __future__ import annotations

import msgspec
from playwright.sync_api import Page, expect
from sqlalchemy import insert

from conclave.server import schema
from conclave.server.analysis import Analysis
from conclave.server.database import open_database
from tests.e2e.conftest import OpenPage
from tests.e2e.tables import Lobby, Seat
from tests.server.services import Server


def state_of(lobby: Lobby, seat: Seat) -> str:
    """What the server says about the analysis of a game."""
    return str(lobby.http.get(f"/api/tables/{seat.table}/analysis").json()["state"])


def expect_chances(page: Page) -> None:
    """A bot goes through the game, and the first chances are drawn."""
    expect(page.get_by_role("heading", name="Chance to win, move by move")).to_be_visible()
    expect(page.locator(".plot svg path").first).to_be_attached()


def give_up(server: Server, seat: Seat) -> None:
    """What a server leaves behind that went down over an analysis, long ago."""
    database = open_database(server.database)
    left = msgspec.json.encode(Analysis("running", 25, 100, at=1)).decode()
    with database.begin() as connection:
        connection.execute(insert(schema.analyses).values(table_id=seat.table, body=left))
    database.dispose()


def test_an_analysis_that_nobody_asked_for_begins_with_a_look(lobby: Lobby, open_page: OpenPage) -> None:
    seat = lobby.finished()
    assert state_of(lobby, seat) == "none"
    expect_chances(open_page(f"/analysis/{seat.table}"))
    assert state_of(lobby, seat) in ("running", "ready")


def test_an_analysis_that_was_given_up_is_begun_again(server: Server, lobby: Lobby, open_page: OpenPage) -> None:
    seat = lobby.finished()
    give_up(server, seat)
    assert state_of(lobby, seat) == "failed"
    page = open_page(f"/analysis/{seat.table}")
    expect(page.locator("main")).to_contain_text("The analysis did not succeed.")
    assert state_of(lobby, seat) == "failed", "what failed once is not tried again unasked"
    page.get_by_role("button", name="Try again").click()
    expect_chances(page)
    expect(page.locator("main")).not_to_contain_text("The analysis did not succeed.")
    assert state_of(lobby, seat) in ("running", "ready")
