"""A whole game without a mouse."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.playing import LIT, LONGEST_GAME, Player, play_against_bots

FARTHEST = 300  # presses of Tab, past every card of a late game


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(FARTHEST):
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} is out of reach")


def confirm(player: Player) -> None:
    """To the button, and press it."""
    ready = player.confirm
    for _ in range(FARTHEST):
        if ready.evaluate("(button) => button === document.activeElement"):
            player.page.keyboard.press("Enter")
            return
        player.page.keyboard.press("Tab")
    raise AssertionError("the button to confirm is out of reach")


def by_keys(player: Player, quick: bool) -> None:
    """Answer the open question with the keyboard alone."""
    page, keys, before, form = player.page, player.page.keyboard, player.version, player.form
    if form == "choose":
        answers = player.answers
        passing = player.button(re.compile("^Pass$"))
        if quick and passing.count():
            key = passing.get_attribute("title") or ""
            keys.press(key)
            page.wait_for_function("""(before) => document.querySelector('section.prompt [data-again]')
                || Number(document.querySelector('section.prompt').dataset.version) > before""", arg=before)
            if player.version == before:
                keys.press(key)  # something is left to be done, and it is meant all the same
        elif quick and answers.count():
            keys.press("1")
        elif quick:
            keys.press("m")
            expect(player.menu.get_by_role("menuitem").first).to_be_focused()
            keys.press("1")
        else:
            tab_to(page, LIT)
            keys.press("Enter")
            page.wait_for_function("""(before) => document.querySelector('.menu[role=menu]')
                || Number(document.querySelector('section.prompt').dataset.version) > before""", arg=before)
            if player.menu.is_visible():
                expect(player.menu.get_by_role("menuitem").first).to_be_focused()
                keys.press("Enter")
    else:
        ready = player.confirm
        while not ready.is_enabled():
            tab_to(page, "section.prompt .chip.can" if form == "amounts" else LIT)
            keys.press("ArrowUp" if form == "amounts" else "Enter")
        confirm(player)
    player.wait_past(before)


def test_a_whole_game_by_keyboard(open_page: OpenPage) -> None:
    page = open_page("/")
    expect(page.get_by_role("button", name="Play Res Arcana")).to_be_visible()
    tab_to(page, "main button")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="1 bot")).to_be_focused()
    page.keyboard.press("Enter")
    player = Player(page)
    for count in range(LONGEST_GAME):
        player.wait_until_asked()
        if player.end.is_visible():
            break
        by_keys(player, quick=count >= 5)
    expect(player.end.get_by_role("button", name="Play again")).to_be_focused()
    page.keyboard.press("Enter")
    expect(player.end).to_be_hidden()
    player.wait_until_asked()


def test_the_keys_are_listed_and_open_what_they_say(open_page: OpenPage) -> None:
    page = open_page("/")
    play_against_bots(page)
    player = Player(page)
    player.wait_until_asked()
    page.keyboard.press("?")
    listed = page.get_by_role("dialog", name="Keyboard")
    expect(listed).to_contain_text("take back")
    page.keyboard.press("Escape")
    expect(listed).to_be_hidden()
    page.keyboard.press("c")
    expect(page.get_by_label("Say something")).to_be_focused()
    page.keyboard.press("Escape")
    page.locator("body").click(position={"x": 5, "y": 400})
    page.keyboard.press("l")
    expect(page.get_by_role("log", name="Log")).to_be_visible()
    expect(page.get_by_label("Say something")).to_be_hidden()
