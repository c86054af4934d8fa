"""Who comes from another machine, and who comes by an invitation to a table that nobody may watch."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import FLAGS, PATIENCE_MS, OpenPage, SitDown, Watch
from tests.e2e.playing import Player, check_names, play_against_bots
from tests.e2e.tables import Lobby
from tests.server.services import HOST, Server
from tools import chromium

AT_HOME = "conclave.lan"


@pytest.fixture
def from_next_room(browser: Browser, server: Server, watch: Watch) -> Iterator[Page]:
    """A page that came to the server by its name in the network at home: plain http, and not from this machine."""
    neighbour = browser.browser_type.launch(executable_path=chromium.find(), args=[
        *FLAGS, "--no-proxy-server", f"--host-resolver-rules=MAP {AT_HOME} {HOST}"])
    home = f"http://{AT_HOME}:{server.port}"
    page = neighbour.new_page(locale="en", base_url=home, reduced_motion="reduce")
    page.set_default_timeout(PATIENCE_MS)
    watch.over(page, home)
    page.goto("/")
    yield page
    neighbour.close()


def test_a_machine_at_home_plays_over_plain_http(from_next_room: Page) -> None:
    page = from_next_room
    assert page.evaluate("[isSecureContext, 'randomUUID' in crypto]") == [False, False], "the browser trusts this line"
    play_against_bots(page)
    player = Player(page)
    player.wait_until_asked()
    expect(player.prompt.locator("h2")).to_have_text("Choose a magic item.")
    player.answer()
    expect(player.log).to_contain_text("Player")


def test_an_invitation_to_a_private_table_gives_a_seat(lobby: Lobby, sit_down: SitDown, open_page: OpenPage) -> None:
    ada = sit_down(lobby.create(("me", "open"), watch=False))
    page = open_page(ada.page.get_by_label("Invitation").input_value())
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    page.get_by_label("Your name").fill("Bob")
    page.get_by_role("button", name="Sit down").click()
    players = [ada, Player(page)]
    for player in players:
        check_names(player.page, "Ada", "Bob")
    moved: set[int] = set()
    while moved != {0, 1}:
        before = ada.version
        seat = ada.wait_for_people()[0]
        players[seat].wait_until_asked()
        players[seat].answer()
        ada.wait_past(before)
        moved.add(seat)
