"""Black Rose Wars in the browser: whole games with the avatar and without, a plan, a phone."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.e2e.conftest import OpenPage, SitDown
from tests.e2e.playing import Player, no_sideways_scroll, play_together
from tests.e2e.tables import Lobby
from tests.e2e.test_accessible import LIGHTS, check
from tests.e2e.test_phone import PHONE

TITLE: dict[str, Any] = {"title": "black-rose-wars", "variant": ""}
ALONE = {"avatar": "apprentice", "moons": "short"}
DUEL = {"avatar": "none", "moons": "short"}


def until_planning(player: Player) -> None:
    """Answer until spells are planned."""
    player.wait_until_asked()
    while player.form != "place":
        player.answer()
        player.wait_until_asked()


def test_one_person_plays_a_whole_game_against_the_avatar(lobby: Lobby, sit_down: SitDown) -> None:
    here = lobby.create(("me",), seed=3, options=ALONE, **TITLE)
    ada = sit_down(here)
    answers = play_together([ada])
    assert answers > 20
    outcome = lobby.table(here)["outcome"]
    # The Rose has a row among those who are counted, and may have won it.
    assert ada.end.locator("td.total").count() == 2
    expect(ada.end.locator("tr.won")).to_have_count(1)
    assert (ada.end.locator("tr.won").inner_text().startswith("Ada")) == (outcome["winners"] == [0])


def test_two_people_play_a_whole_game(lobby: Lobby, sit_down: SitDown) -> None:
    here = lobby.create(("me", "open"), options=DUEL, **TITLE)
    ada, bob = sit_down(here), sit_down(lobby.join(here, "Bob"))
    play_together([ada, bob], careful=60)
    assert lobby.table(here)["state"] == "finished"
    for player in (ada, bob):
        player.page.keyboard.press("Escape")
        expect(player.prompt).to_contain_text("The game is over.")
        assert player.page.locator(".map [data-place]").count() == 21


def test_a_plan_is_laid_by_click_by_key_and_by_dragging(lobby: Lobby, sit_down: SitDown) -> None:
    ada = sit_down(lobby.create(("me",), seed=3, options=ALONE, **TITLE), width=1366, height=768)
    until_planning(ada)
    page = ada.page
    hand, slots = page.locator(".planned .one"), page.locator("[data-plan-slot]")
    hand.nth(0).locator(".spot").click()
    expect(slots.nth(1).locator(".laid")).to_be_visible()
    hand.nth(1).locator(".spot").focus()
    page.keyboard.press("q")
    expect(slots.nth(0).locator(".laid")).to_be_visible()
    card, slot = hand.nth(2).bounding_box(), slots.nth(3).bounding_box()
    assert card is not None
    assert slot is not None
    page.mouse.move(card["x"] + 40, card["y"] + 60)
    page.mouse.down()
    page.mouse.move(slot["x"] + 40, slot["y"] + 60, steps=6)
    page.mouse.up()
    expect(slots.nth(2).locator(".laid")).to_be_visible()  # the row is filled from its first slot on
    flips = page.locator(".plan .flip")
    before = ada.page.locator(".plan .foot b").all_inner_texts()
    flips.first.click()
    assert ada.page.locator(".plan .foot b").all_inner_texts() != before
    hand.nth(0).locator(".spot").click()
    expect(slots.nth(2).locator(".laid")).to_have_count(0)  # those behind it have moved up
    assert "Seal 2 spells" in ada.confirm.inner_text()
    version = ada.version
    ada.confirm.click()
    ada.wait_past(version)


@LIGHTS
def test_everybody_can_read_it(light: str, lobby: Lobby, open_page: OpenPage) -> None:
    ada = Player(open_page(lobby.create(("me",), seed=3, options=ALONE, **TITLE).link, color_scheme=light))
    until_planning(ada)
    check(ada.page)
    ada.answer()
    ada.wait_until_asked()
    check(ada.page)


def test_a_phone_shows_the_map_and_one_sheet(lobby: Lobby, open_page: OpenPage) -> None:
    ada = Player(open_page(lobby.create(("me",), seed=3, options=ALONE, **TITLE).link, **PHONE))
    until_planning(ada)
    ada.answer()
    ada.wait_until_asked()
    no_sideways_scroll(ada.page)
    for tab in ("Hand", "Quests", "Events", "Grimoire"):
        ada.page.get_by_role("tab", name=tab).tap()
        expect(ada.page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")
    no_sideways_scroll(ada.page)
