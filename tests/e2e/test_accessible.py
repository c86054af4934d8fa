"""axe finds nothing serious on any page, by night and by day."""

from __future__ import annotations

from importlib import import_module

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.playing import Player
from tests.e2e.tables import Lobby
from tests.e2e.test_looking_back import ANALYSIS_MS

AXE = import_module("axe_playwright_python.sync_playwright").Axe()  # has no types
PAGES = {"/": "h1", "/lobby": "h1", "/cards/res-arcana": ".cards li", "/rules/res-arcana": "article", "/settings": "h1",
         "/tutorial/res-arcana": "section.prompt", "/about": "h1"}
LIGHTS = pytest.mark.parametrize("light", ["dark", "light"])


def check(page: Page) -> None:
    """Nothing serious or critical."""
    # What is half faded in has no colour of its own yet.
    page.evaluate("Promise.all(document.getAnimations().filter(a => a.effect.getComputedTiming().endTime < 5000)"
                  ".map(a => a.finished.catch(() => null)))")
    found = AXE.run(page, options={"resultTypes": ["violations"]}).response["violations"]
    grave = [f"{page.url} {one['id']}: {one['help']}\n    " + "\n    ".join(node["html"][:160] for node in one["nodes"][:4])
             for one in found if one["impact"] in ("serious", "critical")]
    assert not grave, "\n".join(grave)


@LIGHTS
def test_the_pages_around_the_table(open_page: OpenPage, light: str) -> None:
    page = open_page("/", color_scheme=light)
    for path, there in PAGES.items():
        page.goto(path)
        expect(page.locator(there).first).to_be_visible()
        check(page)


@LIGHTS
def test_the_table(open_page: OpenPage, lobby: Lobby, light: str) -> None:
    ada = Player(open_page(lobby.alone().link, color_scheme=light))
    ada.wait_until_asked()
    ada.answer()
    ada.wait_until_asked()
    check(ada.page)
    ada.button("All moves").click()
    expect(ada.menu).to_be_visible()
    check(ada.page)
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="Menu").click()
    check(ada.page)


@LIGHTS
def test_looking_back(open_page: OpenPage, lobby: Lobby, light: str) -> None:
    seat = lobby.finished()
    page = open_page(f"/replay/{seat.table}", color_scheme=light)
    expect(page.locator("section.scrub")).to_be_visible()
    check(page)
    page.goto(seat.link)
    expect(Player(page).end).to_be_visible()
    check(page)


def test_a_whole_analysis(open_page: OpenPage, lobby: Lobby) -> None:
    page = open_page(f"/analysis/{lobby.finished().table}")
    for light in ("dark", "light"):
        page.emulate_media(color_scheme=light)
        page.reload()
        expect(page.get_by_text("Better:").first).to_be_visible(timeout=ANALYSIS_MS)
        expect(page.locator(".plot svg path").first).to_be_attached()
        check(page)
