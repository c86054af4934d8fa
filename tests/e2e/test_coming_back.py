"""A seat is kept: over a refresh, a broken line, a restarted server, and on another device."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import LINE_DOWN, OpenPage, SitDown, Watch
from tests.e2e.playing import Player
from tests.e2e.tables import Lobby
from tests.server.services import Server


def hand_of(player: Player) -> list[str | None]:
    """The cards in hand."""
    return [card.get_attribute("data-thing") for card in player.page.locator("section.hand [data-thing]").all()]


def lines_of(player: Player) -> list[str]:
    """The log."""
    return player.log.locator(".line .said").all_inner_texts()


def test_a_refresh_keeps_the_seat(lobby: Lobby, sit_down: SitDown) -> None:
    ada = sit_down(lobby.alone())
    for _ in range(2):
        ada.wait_until_asked()
        ada.answer()
    ada.wait_until_asked()
    before = ada.question, hand_of(ada), lines_of(ada)
    assert "#" not in ada.page.url
    ada.page.reload()
    ada.wait_until_asked()
    assert (ada.question, hand_of(ada), lines_of(ada)) == before


def test_a_broken_line_heals_and_what_was_missed_arrives(lobby: Lobby, sit_down: SitDown, watch: Watch) -> None:
    players = [sit_down(seat) for seat in lobby.pair()]
    asked = players[0].wait_for_people()[0]
    mover, other = players[asked], players[1 - asked]
    expect(other.prompt).to_contain_text("Waiting for")
    watch.expected = LINE_DOWN
    other.page.context.set_offline(True)
    status = other.page.get_by_role("status").filter(has_text="No connection")
    expect(status).to_be_visible()
    mover.wait_until_asked()
    mover.answer()
    known = lines_of(mover)
    other.page.context.set_offline(False)
    expect(status).to_have_count(0)
    expect(other.log.locator(".line .said")).to_have_count(len(known))


def test_a_restarted_server_is_found_again_and_a_move_is_not_lost(
        server: Server, lobby: Lobby, sit_down: SitDown, watch: Watch) -> None:
    ada = sit_down(lobby.alone())
    ada.wait_until_asked()
    before = ada.version
    watch.expected = LINE_DOWN
    status = ada.page.get_by_role("status").filter(has_text="No connection")
    server.kill()
    try:
        expect(status).to_be_visible()
        ada.lit(".items").first.click()
    finally:
        server.start()
    expect(status).to_have_count(0)
    ada.wait_past(before)
    expect(ada.log).to_contain_text("Ada")


def test_another_device_with_the_link_sees_the_same_until_the_link_is_replaced(
        lobby: Lobby, sit_down: SitDown, open_page: OpenPage) -> None:
    seat = lobby.alone()
    desk, phone = sit_down(seat), sit_down(seat)
    for player in (desk, phone):
        player.wait_until_asked()
    assert hand_of(desk) == hand_of(phone) != []
    before = phone.version
    desk.answer()
    phone.wait_past(before)

    desk.page.get_by_role("button", name="Menu").click()
    desk.page.get_by_role("menuitem", name="The link of your seat").click()
    shown = desk.page.get_by_role("textbox", name="The link of your seat")
    assert shown.input_value().endswith(seat.link.rpartition("/")[2]), "it is the link that was used, until another is made"
    desk.page.get_by_role("button", name="Make a new link").click()
    expect(desk.page.get_by_role("dialog")).to_contain_text("This link is new")
    link = shown.input_value()
    expect(phone.page.locator("main")).to_contain_text("This seat was opened by a new link elsewhere.")
    desk.page.keyboard.press("Escape")
    desk.wait_until_asked()
    again = Player(open_page(link))
    again.wait_until_asked()
    assert hand_of(again) == hand_of(desk)
    old = open_page(seat.link)
    expect(old.locator("main")).to_contain_text(re.compile("link", re.I))
    expect(old.locator("section.prompt")).to_have_count(0)
