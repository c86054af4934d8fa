"""Languages, light and motion, which hold at once and are kept."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from conclave import registry
from tests.e2e.conftest import OpenPage, SitDown
from tests.e2e.playing import Player, choose_language
from tests.e2e.tables import Lobby

LANGUAGES = {"uk": "Українська", "ru": "Русский", "pl": "Polski", "en": "English"}


def read(player: Player) -> tuple[str, str, str]:
    """What the table says: question, log, a card."""
    return (player.question, player.log.inner_text(),
            player.page.locator("section.hand [data-thing]").first.get_attribute("aria-label") or "")


def test_the_language_changes_in_mid_game_and_nothing_else(lobby: Lobby, sit_down: SitDown) -> None:
    ada = sit_down(lobby.alone())
    ada.wait_until_asked()
    ada.answer()
    ada.wait_until_asked()
    english, version = read(ada), ada.version
    lines: list[str] = []
    ada.page.on("websocket", lambda line: lines.append(line.url))
    ada.page.evaluate("document.body.dataset.same = 'yes'")
    said = []
    for lang, name in LANGUAGES.items():
        choose_language(ada.page, name)
        expect(ada.page.locator("html")).to_have_attribute("lang", lang)
        said.append(read(ada))
        assert ada.version == version
    for part in range(3):
        assert len({texts[part] for texts in said}) == len(LANGUAGES)
    assert said[-1] == english
    assert lines == []
    expect(ada.page.locator("body")).to_have_attribute("data-same", "yes")

    choose_language(ada.page, "Polski")
    ada.page.reload()
    expect(ada.page.locator("html")).to_have_attribute("lang", "pl")
    ada.wait_until_asked()
    assert read(ada)[0] == said[2][0]


def test_the_browser_chooses_the_first_language(open_page: OpenPage) -> None:
    play = open_page("/", locale="uk-UA").get_by_role("button", name=re.compile("Грати"))
    expect(play).to_have_count(len(registry.offered()))
    expect(open_page("/", locale="de").get_by_role("button", name="Res Arcana with friends")).to_be_visible()


def test_light_and_motion_are_kept(open_page: OpenPage) -> None:
    page = open_page("/settings", color_scheme="dark", reduced_motion="reduce")
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-motion", "less")
    page.get_by_role("group", name="Theme").get_by_text("Day").click()
    page.get_by_role("group", name="Motion").get_by_text("None").click()
    page.get_by_label("Your name").fill("Ada")
    page.keyboard.press("Tab")
    for _ in range(2):
        expect(root).to_have_attribute("data-theme", "light")
        expect(root).to_have_attribute("data-motion", "off")
        expect(page.get_by_label("Your name")).to_have_value("Ada")
        page.reload()
    page.get_by_role("group", name="Theme").get_by_text("As the system").click()
    expect(root).to_have_attribute("data-theme", "dark")
    page.emulate_media(color_scheme="light")
    expect(root).to_have_attribute("data-theme", "light")
