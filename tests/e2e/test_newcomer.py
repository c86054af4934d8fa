"""Somebody who has never been here."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import OpenPage
from tests.e2e.playing import LIT, Player


def test_a_newcomer_plays_after_one_click(open_page: OpenPage) -> None:
    page = open_page("/", reduced_motion="no-preference")
    page.get_by_role("button", name="Play Res Arcana against a bot").click()
    expect(page).to_have_url(re.compile(r"/table/[^/#]+$"))
    player = Player(page)
    player.wait_until_asked()
    expect(player.prompt.locator("h2")).to_have_text("Choose a magic item.")
    page.locator(f".items {LIT}").first.click()
    for _ in range(6):
        player.wait_until_asked()
        player.answer()
    expect(page.get_by_role("region", name="Your table")).to_be_visible()
    assert player.log.locator(".line").count() > 6
