"""The table of Res Arcana, late in a game of four."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.projector import Moment, Projector, moments

GAME = "res-arcana-4-standard-end-of-round"
DRAFT = "res-arcana-4-draft-mid-round"
LAPTOP = (1366, 768)
WIDE = (2560, 1440)


def moment(game: str, number: int) -> Moment:
    """The question of a recorded game after so many answers."""
    return next(moments(game, number, number))


def shown(open_page: OpenPage, which: Moment, size: tuple[int, int]) -> tuple[Page, Projector]:
    """A moment on a page of its own."""
    page = open_page("/about", width=size[0], height=size[1])
    projector = Projector(page)
    projector.show(which)
    return page, projector


@pytest.mark.parametrize(("size", "shares"), [(LAPTOP, True), (WIDE, False)])
def test_the_hand_shares_the_last_row_or_has_its_own_between_the_piles(
        open_page: OpenPage, size: tuple[int, int], shares: bool) -> None:
    page, _ = shown(open_page, moment(DRAFT, 484), size)
    hand = page.locator("[data-zone=hand]").bounding_box()
    last = page.locator("[data-zone=own] .rows > .spot").last.bounding_box()
    assert hand
    assert last
    if shares:
        assert abs(hand["y"] + hand["height"] - last["y"] - last["height"]) < 1
        assert hand["x"] > last["x"] + last["width"]
    else:
        assert hand["y"] > last["y"] + last["height"]
        assert page.locator("[data-zone=hand] .ra-heap").count() == 2


def test_what_lies_on_a_turned_card_keeps_its_colours(open_page: OpenPage) -> None:
    page, _ = shown(open_page, moment(GAME, 524), LAPTOP)
    held = page.locator("[data-zone=own] .turned .held .chip").first
    expect(held).to_be_visible()
    greying = held.evaluate("""(chip) => { const found = [];
        for (let part = chip; part; part = part.parentElement) found.push(getComputedStyle(part).filter);
        return found.filter((filter) => filter.includes('saturate') || filter.includes('grayscale')); }""")
    assert greying == []
    drawing = page.locator("[data-zone=own] .turned .drawing > svg").first
    assert "saturate" in drawing.evaluate("(drawing) => getComputedStyle(drawing).filter")


def test_the_bar_says_whose_points_end_the_game(open_page: OpenPage) -> None:
    page, projector = shown(open_page, moment(GAME, 524), LAPTOP)
    expect(page.locator("[data-zone=bar]")).to_contain_text("Ada has 10: this round is the last")
    projector.show(moment(DRAFT, 484))
    expect(page.locator("[data-zone=bar]")).not_to_contain_text("the last")


def test_a_rival_folds_and_unfolds(open_page: OpenPage) -> None:
    page, _ = shown(open_page, moment(GAME, 524), LAPTOP)
    rivals = page.locator("[data-zone=seats] .rival")
    expect(rivals.nth(0).locator(".spot")).to_have_count(12)
    expect(rivals.nth(2).locator(".spot")).to_have_count(0)
    rivals.nth(2).locator(".plaque").click()
    assert rivals.nth(2).locator(".spot").count() > 0
    expect(rivals.nth(0).locator(".spot")).to_have_count(0)


def test_magic_items_say_what_they_do(open_page: OpenPage) -> None:
    page, _ = shown(open_page, moment(DRAFT, 484), LAPTOP)
    items = page.locator("[data-zone=items] .item")
    expect(items).to_have_count(4)
    for item in items.all():
        assert item.locator(".does svg").count() > 0


def test_the_tray_keeps_its_height_while_one_pays(open_page: OpenPage) -> None:
    page, projector = shown(open_page, moment(GAME, 524), LAPTOP)
    tray = page.locator("section.prompt")
    height = tray.evaluate("(tray) => tray.getBoundingClientRect().height")
    projector.show(moment(GAME, 525))
    page.locator(".prompt .chip.can").first.click()
    expect(page.locator(".prompt .becomes").first).to_contain_text("▸")
    assert tray.evaluate("(tray) => tray.getBoundingClientRect().height") == height
