"""Looking over the shoulders of others."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import OpenPage, SitDown
from tests.e2e.playing import Player
from tests.e2e.tables import Lobby


def test_a_spectator_sees_no_hidden_card_and_cannot_act(lobby: Lobby, sit_down: SitDown, open_page: OpenPage) -> None:
    seats = lobby.pair("standard")
    players = [sit_down(seat) for seat in seats]
    hands = [player.page.locator("section.hand [data-thing]") for player in players]
    for hand in hands:
        expect(hand).to_have_count(3)
    hidden = {card.get_attribute("data-thing") or "" for hand in hands for card in hand.all()}

    page = open_page("/about")
    heard: list[str | bytes] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(frame)))
    page.goto(f"/table/{seats[0].table}")
    eve = Player(page)
    expect(eve.prompt).to_contain_text("You are watching. Waiting for")
    for player in players:
        expect(player.page.locator(".watchers")).to_have_text("1")
    expect(page.locator("section.hand")).to_have_count(0)
    expect(eve.lit()).to_have_count(0)
    expect(eve.prompt.get_by_role("button")).to_have_count(0)
    shown = {card.get_attribute("data-thing") for card in page.locator("[data-thing]").all()}
    assert shown.isdisjoint(hidden)
    said = "".join(str(frame) for frame in heard)
    assert '"view"' in said
    assert not [card for card in hidden if f'"{card.removeprefix("card:")}"' in said]

    before = eve.version
    asked = players[players[0].wait_for_people()[0]]
    asked.wait_until_asked()
    asked.answer()
    eve.wait_past(before)
    page.close()
    for player in players:
        expect(player.page.locator(".watchers")).to_have_count(0)


def test_a_table_that_may_not_be_watched_is_closed_to_others(lobby: Lobby, open_page: OpenPage) -> None:
    seats = lobby.pair(watch=False)
    page = open_page(f"/table/{seats[0].table}")
    expect(page.locator("main .page.narrow")).to_be_visible()
    expect(page.locator("section.prompt")).to_have_count(0)
