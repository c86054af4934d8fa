"""Somebody who has never been here."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import OpenPage
from tests.e2e.playing import LIT, Player, no_sideways_scroll, play_against_bots, poster
from tests.e2e.tables import Lobby
from tests.e2e.test_phone import PHONE


def test_a_newcomer_plays_after_two_clicks(open_page: OpenPage) -> None:
    page = open_page("/", reduced_motion="no-preference")
    play_against_bots(page)
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


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080), (2560, 1440)])
def test_the_first_page_is_one_screen(open_page: OpenPage, lobby: Lobby, size: tuple[int, int]) -> None:
    page = open_page("/", width=size[0], height=size[1])
    held = [{"id": seat.table, "token": seat.token, "title": "res-arcana", "seat": 0, "seen": 1} for seat in
            (lobby.alone(), lobby.pair()[0], lobby.create(("me", "greedy", "open")), lobby.alone())]
    page.evaluate("seats => localStorage.setItem('conclave.seats', JSON.stringify(seats))", held)
    page.reload()
    games = page.get_by_role("region", name="Your games").locator("li")
    expect(games).to_have_count(3)
    expect(games.first.locator("a.urgent")).to_contain_text("Your turn")
    for title in ("Res Arcana", "Krutagidon"):
        expect(poster(page, title).get_by_role("button", name=f"Play {title}")).to_be_in_viewport(ratio=1)
    poster(page, "Krutagidon").get_by_role("heading").hover()
    expect(page.get_by_role("button", name="4 bots")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Copy")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "it does not scroll"
    no_sideways_scroll(page)


def test_a_finger_opens_a_poster_first_and_starts_with_the_second_tap(open_page: OpenPage) -> None:
    page = open_page("/", **PHONE)
    poster(page, "Krutagidon").get_by_role("button", name="Play Krutagidon").tap()
    expect(page).to_have_url(re.compile(r"/$"))
    no_sideways_scroll(page)
    page.get_by_role("button", name="2 bots").tap()
    expect(page).to_have_url(re.compile(r"/table/[^/#]+$"))
    expect(page.locator("[data-thing^='seat:']")).to_have_count(3)
