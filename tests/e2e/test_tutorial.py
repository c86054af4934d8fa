"""The lessons, from the first to the last."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.playing import Player
from tests.e2e.tables import Lobby


def say_wrong(player: Player, page: Page) -> None:
    """Answer something that the lesson does not ask for; the hint shows."""
    page.locator("[data-thing].can:not(.pointed)").first.click()
    hint = page.get_by_role("alert")
    expect(hint.or_(player.menu)).to_be_visible()
    if player.menu.is_visible():
        player.menu.get_by_role("menuitem").first.click()
    expect(hint).to_be_visible()


def test_all_lessons_are_done_by_doing_what_is_pointed_at(lobby: Lobby, open_page: OpenPage) -> None:
    lessons = lobby.lessons()
    assert len(lessons) > 2
    page = open_page("/")
    page.get_by_role("link", name="Learn Res Arcana").click()
    player = Player(page)
    card, erred = page.locator("section.card"), False
    for lesson in lessons:
        for number, step in enumerate(lesson["steps"], 1):
            expect(card.locator("ol")).to_have_attribute("aria-label", f"Step {number} of {len(lesson['steps'])}")
            assert card.locator(".say").inner_text().strip()
            if not step["expect"]:
                card.get_by_role("button", name="Next").click()
                continue
            ask = step["frame"]["ask"]
            pointed = page.locator("[data-thing].pointed.can")
            if pointed.count():
                expect(pointed.first).to_be_in_viewport(ratio=0.9)  # nobody has to look for it
            expect(player.prompt).to_have_attribute("data-form", ask["form"])
            if ask["form"] == "choose" and not erred and page.locator("[data-thing].can:not(.pointed)").count():
                say_wrong(player, page)
                erred = True
            player.give(ask, step["expect"][0])
    expect(page.get_by_role("heading", name="That is all you need.")).to_be_visible()
    assert erred
    page.reload()
    expect(page.locator("section.card .say")).to_be_visible()
    page.get_by_role("button", name="Lessons", exact=True).click()
    expect(page.locator("aside.side").get_by_text("done")).to_have_count(len(lessons))
