"""A title without a board that asks for plans, for one person, who need not win: slots, peace, and the end of the game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import PATIENCE_MS, SET_PACE, Watch
from tests.e2e.playing import Player
from tests.e2e.tables import Lobby
from tests.example.installing import copy_of_the_sources, install, surroundings
from tests.server.services import Server

VIGIL = {"title": "vigil", "options": {"hours": "bitter"}, "variant": ""}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server beside which Vigil is installed as a distribution of its own."""
    folder = tmp_path_factory.mktemp("vigil")
    running = Server(folder, settings={"AWAY_SECONDS": "0"})
    running.environment.update(surroundings(install(copy_of_the_sources(folder, "vigil"))))
    running.start()
    yield running
    running.kill()


def seated(browser: Browser, server: Server, watch: Watch, width: int, height: int) -> tuple[Player, Page]:
    """Somebody at a vigil for one."""
    with Lobby(server.url) as lobby:
        here = lobby.create(("me",), seed=3, **VIGIL)
    person = browser.new_context(locale="en", base_url=server.url, reduced_motion="reduce",
                                 viewport={"width": width, "height": height}, has_touch=width < 600)
    person.set_default_timeout(PATIENCE_MS)
    person.add_init_script(SET_PACE % "off")
    page = person.new_page()
    watch.over(page, server.url)
    page.goto(here.link)
    player = Player(page)
    player.wait_until_asked()
    return player, page


def test_a_plan_is_laid_by_click_by_key_and_by_dragging(browser: Browser, server: Server, watch: Watch) -> None:
    ada, page = seated(browser, server, watch, 1366, 768)
    assert ada.form == "place"
    cards, slots = ada.prompt.locator(".things [data-option]"), ada.prompt.locator("[data-slot]")
    expect(slots).to_have_count(3)
    expect(ada.confirm).to_be_disabled()
    cards.first.click()
    expect(cards.first).to_have_attribute("aria-pressed", "true")
    slots.nth(2).click()
    expect(slots.nth(1)).to_contain_class("in")  # the row is filled from its first slot on
    page.keyboard.press("2")
    page.keyboard.press("1")
    expect(slots.first).to_contain_class("in")
    slots.nth(1).focus()
    page.keyboard.press("Delete")
    expect(slots.nth(1)).not_to_contain_class("in")
    free = ada.prompt.locator(".things [data-option]:enabled").last
    free.drag_to(slots.nth(1))
    expect(slots.nth(1)).to_contain_class("in")
    expect(ada.prompt.locator(".held")).to_have_count(0)
    before = ada.version
    page.keyboard.press("Escape")
    ada.confirm.click()
    ada.wait_past(before)
    expect(ada.log).to_contain_text("turns up")
    page.context.close()


def test_a_plan_fits_a_phone_and_the_end_names_the_night(browser: Browser, server: Server, watch: Watch) -> None:
    ada, page = seated(browser, server, watch, 390, 844)
    for _ in range(12):
        if ada.end.is_visible():
            break
        if ada.form == "place":
            thing = ada.prompt.locator(".things [data-option]").first
            box = thing.bounding_box()
            assert box is not None
            assert box["height"] >= 40
            thing.tap()
            ada.prompt.locator("[data-slot]").first.tap()
            before = ada.version
            ada.confirm.tap()
            ada.wait_past(before)
        else:
            before = ada.version
            page.locator("[data-peace]").tap()
            ada.wait_past(before)
        ada.wait_until_asked()
    expect(ada.end).to_contain_text("the Night")
    expect(ada.end.locator("tr.apart")).to_have_count(1)
    page.context.close()
