"""What the others did: the film strip across the table and in the rail, its pace, its arrows, and the log behind it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import OpenPage, SitDown
from tests.e2e.playing import Player, no_sideways_scroll
from tests.e2e.tables import Lobby, Seat
from tests.e2e.test_accessible import LIGHTS, check
from tests.e2e.test_phone import PHONE

LAPTOP: dict[str, Any] = {"width": 1366, "height": 768}
END = re.compile("^End the turn")
HARMLESS = re.compile("^Play all harmless cards")
LATER = "To the present"
# Notes when which event is being shown.
WATCH_EVENTS = """() => {
    window.events = [];
    const look = () => {
        const now = document.querySelector('.film-row.now')?.dataset.cell;
        if (now && window.events.at(-1)?.[0] !== now) window.events.push([now, performance.now()]);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def crowd(lobby: Lobby) -> Seat:
    """Two bots who take their turns after Ada."""
    return lobby.create(("me", "greedy", "greedy"), variant="", title="krutagidon", options={}, seed=5)


def end_turn(player: Player) -> None:
    """End the own turn, and answer what comes up until then."""
    player.wait_until_asked()
    while player.button(END).count() == 0:
        player.list_move()
        player.wait_until_asked()
    before = player.version
    player.press(player.button(END))
    player.wait_past(before)


def next_turn(player: Player) -> None:
    """To the beginning of the own next turn, past whatever the others ask."""
    end_turn(player)
    player.wait_until_asked()
    while player.button(END).count() == 0:
        before = player.version
        player.list_move()
        player.wait_past(before)
        player.wait_until_asked()


def cells(page: Page) -> Locator:
    """The events of the band."""
    return page.locator("section.band .film-cell")


def test_the_band_tells_of_the_turns_of_others_until_one_acts(lobby: Lobby, sit_down: SitDown) -> None:
    ada = sit_down(crowd(lobby), **LAPTOP)
    next_turn(ada)
    band = ada.page.get_by_role("region", name="Meanwhile")
    expect(band).to_be_visible()
    turns = band.locator(".turn")
    expect(turns).to_have_count(2)
    expect(band).to_contain_text("2 turns, until you act")

    told = cells(ada.page).first.get_attribute("aria-label") or ""
    bubble = ada.page.locator(".film-bubble")
    expect(bubble).to_have_count(0)
    cells(ada.page).first.hover()
    expect(bubble).to_be_visible()
    expect(bubble).to_contain_text(told.partition(".")[0])
    expect(bubble.get_by_role("link", name=re.compile("^Rule KR-"))).to_be_visible()
    ada.page.mouse.move(5, 5)
    expect(bubble).to_have_count(0)

    before = ada.version
    ada.list_move()
    ada.wait_past(before)
    expect(band).to_have_count(0)
    rail = ada.page.get_by_role("region", name="Story").last
    expect(rail.get_by_role("heading", name="Meanwhile")).to_be_visible()
    assert rail.locator(".film-row").count() > 2


def test_arrows_go_to_those_whom_an_event_hits(lobby: Lobby, sit_down: SitDown) -> None:
    ada = sit_down(crowd(lobby), **LAPTOP)
    aimed = ada.page.locator("section.band .film-cell.aimed")
    for _ in range(12):
        next_turn(ada)
        if aimed.count():
            break
    arrows = ada.page.locator("svg.arrows path[data-arrow]")
    expect(arrows).to_have_count(0)
    aimed.first.hover()
    expect(arrows.first).to_be_attached()
    hit = arrows.first.get_attribute("data-arrow")
    expect(ada.page.locator(f"[data-thing='seat:{hit}']").first).to_be_visible()
    ada.page.mouse.move(5, 5)
    expect(arrows).to_have_count(0)


def test_events_follow_each_other_at_the_pace_that_is_set(lobby: Lobby, sit_down: SitDown) -> None:
    ada = sit_down(crowd(lobby), pace="slow", **LAPTOP)
    ada.wait_until_asked()
    expect(ada.page.locator(".film-row.now")).to_have_count(0)
    ada.page.evaluate(WATCH_EVENTS)
    end_turn(ada)
    ada.page.wait_for_function("() => window.events.length > 3")
    times = [at for _, at in ada.page.evaluate("window.events")]
    # The first one may be what the own turn ended with.
    assert min(times[2] - times[1], times[3] - times[2]) > 1000
    expect(ada.prompt).not_to_have_class(re.compile("asked"))
    # A click on the table skips a turn, and so everybody's turns are soon over.
    for _ in range(6):
        ada.page.locator(".stage").click(position={"x": 500, "y": 60})
        ada.page.wait_for_timeout(50)
    ada.wait_until_asked()


def test_the_last_round_is_shown_again_and_left_at_once(lobby: Lobby, sit_down: SitDown) -> None:
    ada = sit_down(crowd(lobby), **LAPTOP)
    next_turn(ada)
    ada.page.locator("section.band").get_by_text("normal", exact=True).click()
    at = ada.version
    ada.page.locator("section.band").get_by_role("button", name="Show the last round again").click()
    expect(ada.page.locator(".film-row.now")).to_be_visible()
    assert ada.version < at
    expect(ada.prompt).not_to_have_class(re.compile("asked"))
    ada.page.get_by_role("button", name=LATER).first.click()
    ada.wait_until_asked()
    assert ada.version == at
    expect(ada.page.locator("section.band")).to_be_visible()


def test_the_log_folds_opens_cards_and_strikes_out(lobby: Lobby, sit_down: SitDown) -> None:
    ada = sit_down(crowd(lobby), **LAPTOP)
    ada.wait_until_asked()
    while ada.button(HARMLESS).count() == 0:
        next_turn(ada)
    before = ada.version
    ada.press(ada.button(HARMLESS))
    ada.wait_past(before)
    ada.page.get_by_role("button", name="Log", exact=True).click()
    expect(ada.log.locator(".line").filter(has_text="plays").locator(".times").first).to_have_text(re.compile("^×[2-5]$"))

    name = ada.log.locator(".card-name").first
    word = name.inner_text()
    name.click()
    card = ada.page.get_by_role("dialog", name=f"Show the card “{word}”")
    expect(card).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(name).to_be_focused()

    expect(ada.log.locator("s.said")).to_have_count(0)
    before = ada.version
    ada.page.keyboard.press("u")
    ada.wait_past(before)
    expect(ada.log.locator("s.said").first).to_contain_text("Ada plays")


def test_on_a_phone_the_film_is_a_sheet(lobby: Lobby, sit_down: SitDown) -> None:
    ada = sit_down(crowd(lobby), **PHONE)
    ada.by_touch = True
    next_turn(ada)
    expect(ada.page.locator("section.band")).to_have_count(0)
    ada.page.get_by_role("button", name="Log and chat").tap()
    row = ada.page.locator(".film-row").first
    expect(row).to_be_visible()
    box = row.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    row.tap()
    expect(ada.page.locator(".film-bubble")).to_be_visible()
    no_sideways_scroll(ada.page)
    check(ada.page)


@LIGHTS
@pytest.mark.parametrize("title", ["krutagidon", "res-arcana"])
def test_the_film_is_accessible(lobby: Lobby, open_page: OpenPage, light: str, title: str) -> None:
    seats = ("me", "greedy", "greedy")
    here = crowd(lobby) if title == "krutagidon" else lobby.create(seats, seed=5)
    ada = Player(open_page(here.link, color_scheme=light, **LAPTOP))
    if title == "krutagidon":
        next_turn(ada)
    else:
        for _ in range(4):
            ada.wait_until_asked()
            ada.answer(quick=True)
        ada.wait_until_asked()
    row = ada.page.locator(".film-row").first
    row.hover()
    expect(ada.page.locator(".film-bubble")).to_be_visible()
    check(ada.page)


@pytest.mark.parametrize("locale", ["uk", "ru", "pl"])
def test_the_film_speaks_every_language(lobby: Lobby, sit_down: SitDown, locale: str) -> None:
    ada = sit_down(lobby.create(("me", "greedy", "greedy"), seed=5), locale=locale, **LAPTOP)
    for _ in range(3):
        ada.wait_until_asked()
        ada.answer()
    ada.wait_until_asked()
    rail = ada.page.locator(".film")
    expect(rail.locator(".film-row").first).to_be_visible()
    assert not re.search(r"film-|play-|[{}]", rail.inner_text())
    for row in rail.locator(".film-row").all():
        assert not re.search(r"film-|play-|[{}]", row.get_attribute("aria-label") or "")
