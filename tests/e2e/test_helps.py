"""What helps at the table: hints, reasons, windows that pass by themselves, clocks, and bots that stand in."""

from __future__ import annotations

import re

from playwright.sync_api import CDPSession, Page, expect

from tests.e2e.conftest import OpenPage, SitDown
from tests.e2e.playing import Player
from tests.e2e.tables import Lobby, met
from tests.e2e.test_phone import PHONE

DEAR = ".market .spot.ra-whole:not(.can)"  # a place of power that nobody can pay for in the first round
LIFE_LOSS = ("res-arcana", "ask-react-life-loss")


def at_the_first_turn(lobby: Lobby, sit_down: SitDown, touch: bool = False) -> Player:
    """A game in which the first action is chosen."""
    ada = sit_down(lobby.alone(), **(PHONE if touch else {}))
    ada.wait_until_asked()
    ada.answer()
    ada.wait_until_asked()
    return ada


def test_a_hint_points_at_a_move_and_does_it(lobby: Lobby, sit_down: SitDown) -> None:
    ada = at_the_first_turn(lobby, sit_down)
    before = ada.version
    ada.button("Hint").click()
    hint = ada.page.get_by_role("complementary", name="Hint")
    expect(hint.locator("li > b").first).to_contain_text("%")
    hint.get_by_role("button", name="Do it").click()
    ada.wait_past(before)
    expect(hint).to_have_count(0)


def test_a_card_says_why_it_cannot_be_used(lobby: Lobby, sit_down: SitDown) -> None:
    ada = at_the_first_turn(lobby, sit_down)
    card = ada.page.locator(DEAR).first
    ada.page.keyboard.press("Tab")
    card.focus()  # meant: a hovered card opens only where it covers nothing that is lit
    told = ada.page.get_by_role("tooltip")
    expect(told.get_by_role("heading", name="Not now")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    card.click()
    expect(ada.menu.get_by_role("note").first).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.menu).to_have_count(0)


def hold(page: Page, selector: str) -> CDPSession:
    """Put a finger on a thing and leave it there; the line by which it can be lifted."""
    thing = page.locator(selector).first
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line = page.context.new_cdp_session(page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    return line


def test_a_long_press_shows_the_card_and_does_not_play_it(lobby: Lobby, sit_down: SitDown) -> None:
    ada = at_the_first_turn(lobby, sit_down, touch=True)
    before = ada.version
    line = hold(ada.page, DEAR)
    told = ada.page.get_by_role("tooltip")
    expect(told.get_by_role("heading", name="Not now")).to_be_visible()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(ada.menu).to_have_count(0)
    assert ada.version == before


def test_a_reaction_window_passes_by_itself_when_one_wishes(lobby: Lobby, sit_down: SitDown) -> None:
    ada = sit_down(lobby.opened(met(*LIFE_LOSS)))
    ada.wait_until_asked()
    assert "makes you lose" in ada.question
    before = ada.version
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("menuitem", name="When to be asked").click()
    ada.page.get_by_role("group", name="Life loss").get_by_label("Never ask").check()
    ada.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    ada.wait_past(before)
    ada.page.get_by_role("button", name="Log", exact=True).click()
    expect(ada.log.get_by_text("automatic").first).to_be_visible()
    ada.wait_until_asked()
    assert "makes you lose" not in ada.question


def test_a_reaction_window_is_answered_by_hand(lobby: Lobby, sit_down: SitDown) -> None:
    ada = sit_down(lobby.opened(met(*LIFE_LOSS)))
    ada.wait_until_asked()
    expect(ada.lit().first).to_be_visible()
    ada.answer()
    expect(ada.log.get_by_text("automatic")).to_have_count(0)


def test_clocks_run(lobby: Lobby, sit_down: SitDown) -> None:
    seats = lobby.pair(clock={"base": 600, "increment": 15})
    ada = sit_down(seats[0])
    clock = ada.page.locator("[data-seat] .clock.running").first
    first = clock.inner_text()
    expect(clock).not_to_have_text(first)


def test_a_bot_takes_the_place_of_who_leaves(lobby: Lobby, sit_down: SitDown) -> None:
    ada, bob = (sit_down(seat) for seat in lobby.pair())
    ada.wait_for_people()
    bob.page.get_by_role("button", name="Menu").click()
    bob.page.get_by_role("menuitem", name="Leave the table").click()
    bob.page.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    expect(bob.page).to_have_url(re.compile("/$"))
    expect(ada.log).to_contain_text("A bot plays for Bob.")
    ada.wait_until_asked()


def test_a_bot_stands_in_for_who_is_away_and_gives_the_seat_back(
        lobby: Lobby, sit_down: SitDown, open_page: OpenPage) -> None:
    seats = lobby.pair()
    players = [sit_down(seat) for seat in seats]
    asked = players[0].wait_for_people()[0]
    away, here = players[asked], players[1 - asked]
    away.page.close()
    here.page.get_by_role("button", name="Let a bot play for them").click()
    expect(here.log).to_contain_text("A bot plays for")
    back = Player(open_page(seats[asked].link))
    back.page.get_by_role("button", name="Take the seat back").click()
    expect(here.log).to_contain_text("is back.")
    expect(here.page.locator("[data-seat] .dot.online")).to_have_count(2)
