"""A title that is installed beside Conclave and brings no board is played in the browser on the plain one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.conftest import PATIENCE_MS, Watch
from tests.e2e.playing import Player
from tests.e2e.tables import Lobby
from tests.example.installing import copy_of_the_sources, install, surroundings
from tests.server.services import Server

DUEL = {"title": "duel", "options": {}, "variant": ""}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server beside which Duel is installed as a distribution of its own."""
    folder = tmp_path_factory.mktemp("duel")
    running = Server(folder, settings={"AWAY_SECONDS": "0"})
    running.environment.update(surroundings(install(copy_of_the_sources(folder))))
    running.start()
    yield running
    running.kill()


def test_moves_are_made_on_the_plain_board(browser: Browser, server: Server, watch: Watch) -> None:
    with Lobby(server.url) as lobby:
        here = lobby.create(("me", "greedy", "random"), seed=4, **DUEL)
    person = browser.new_context(locale="en", base_url=server.url, reduced_motion="reduce")
    person.set_default_timeout(PATIENCE_MS)
    page = person.new_page()
    watch.over(page, server.url)
    page.goto(here.link)
    ada = Player(page)
    board = page.locator(".plain")
    expect(board.locator("dt").filter(has_text="fallen")).to_be_visible()
    forms: set[str] = set()
    for _ in range(8):
        ada.wait_until_asked()
        if ada.end.is_visible():
            break
        forms.add(ada.form)
        ada.answer(quick=True)
    assert {"choose", "choose-some"} <= forms
    expect(ada.log).to_contain_text("Ada plans")
    expect(ada.log).to_contain_text("takes")
    person.close()


def test_it_is_offered_and_its_cards_and_rules_are_read(browser: Browser, server: Server, watch: Watch) -> None:
    person = browser.new_context(locale="pl", base_url=server.url)
    person.set_default_timeout(PATIENCE_MS)
    page = person.new_page()
    watch.over(page, server.url)
    page.goto("/cards/duel")
    expect(page.locator("ul.cards li")).to_have_count(11)
    expect(page.get_by_role("button", name="Żar").first).to_be_visible()
    page.goto("/rules/duel/DU-STOP-4")
    expect(page.locator("#DU-STOP-4")).to_be_in_viewport()
    page.goto("/lobby")
    page.get_by_role("button", name="Nowy stół").click()
    expect(page.get_by_role("dialog")).to_contain_text("Pojedynek")
    person.close()
