"""A table on a phone, by touch."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.e2e.conftest import OpenPage, SitDown
from tests.e2e.playing import LIT, Player, no_sideways_scroll
from tests.e2e.tables import Lobby

PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SMALLEST = 40


def check_targets(player: Player) -> None:
    """What can be touched is large enough for a thumb."""
    small = player.page.locator(f"{LIT}, section.prompt button:visible").evaluate_all(
        """(things, smallest) => things.map((thing) => [thing, thing.getBoundingClientRect()])
            .filter(([, box]) => box.width > 0 && (box.width < smallest || box.height < smallest))
            .map(([thing, box]) => `${thing.dataset.thing ?? thing.innerText} ${box.width}×${box.height}`)""", SMALLEST)
    assert small == []


def test_an_opening_turn_by_touch(lobby: Lobby, sit_down: SitDown) -> None:
    ada = sit_down(lobby.alone(), **PHONE)
    ada.by_touch = True
    for _ in range(6):
        ada.wait_until_asked()
        check_targets(ada)
        no_sideways_scroll(ada.page)
        ada.answer()
    ada.wait_until_asked()
    no_sideways_scroll(ada.page)


def test_log_and_chat_are_sheets(lobby: Lobby, sit_down: SitDown) -> None:
    ada = sit_down(lobby.alone(), **PHONE)
    ada.wait_until_asked()
    page, side = ada.page, ada.page.locator("aside.side")
    expect(side).to_be_hidden()
    page.get_by_role("button", name="Log and chat").tap()
    page.get_by_role("button", name="Log", exact=True).tap()
    expect(page.get_by_role("log", name="Log")).to_be_in_viewport()
    page.get_by_role("button", name="Close the panel").first.tap()
    expect(side).to_be_hidden()
    page.get_by_role("button", name="Log and chat").tap()
    page.get_by_role("button", name="Chat", exact=True).tap()
    page.get_by_label("Say something").fill("Hello?")
    page.get_by_role("button", name="Send").tap()
    expect(page.get_by_role("log", name="Chat")).to_contain_text("Hello?")
    expect(page.get_by_role("log", name="Chat")).to_be_in_viewport()
    no_sideways_scroll(page)


def test_no_page_scrolls_sideways_on_a_phone(open_page: OpenPage, lobby: Lobby) -> None:
    page = open_page("/", **PHONE)
    done = lobby.finished().table
    for path, there in (("/", "h1"), ("/lobby", "h1"), ("/cards/res-arcana", ".cards li"), ("/rules/res-arcana", "article"),
                        ("/settings", "h1"), ("/about", "h1"), ("/tutorial/res-arcana", "section.prompt"),
                        (f"/replay/{done}", "section.scrub"), ("/nowhere", ".page.narrow")):
        page.goto(path)
        expect(page.locator(there).first).to_be_visible()
        no_sideways_scroll(page)
