"""The pages around the table: lobby, cards, rules, settings, about."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NOT_THERE, OpenPage, Watch


def test_a_public_table_is_listed_and_joined(open_page: OpenPage) -> None:
    ada = open_page("/lobby")
    ada.get_by_label("Your name").fill("Ada of the lobby")
    ada.get_by_role("button", name="New table").click()
    setting = ada.get_by_role("dialog", name="Set up a game")
    setting.get_by_label("Seat 2").select_option("open")
    setting.get_by_text("Everybody").click()
    setting.get_by_role("button", name="Open the table").click()
    expect(ada.get_by_role("heading", name="Waiting for players")).to_be_visible()

    bob = open_page("/lobby")
    row = bob.locator("li.table").filter(has_text="Ada of the lobby")
    row.get_by_role("button", name="Sit down").click()
    for page in (ada, bob):
        expect(page.locator("section.prompt")).to_be_visible()
    bob.goto("/")
    expect(bob.get_by_role("heading", name="Your games")).to_be_visible()
    bob.get_by_role("region", name="Your games").get_by_role("link").first.click()
    expect(bob.locator("section.prompt")).to_be_visible()


def test_the_gallery_is_searched_filtered_and_read_in_four_languages(open_page: OpenPage) -> None:
    page = open_page("/cards/res-arcana")
    cards, status = page.locator("ul.cards li"), page.get_by_role("status").filter(has_text="cards")
    expect(status).to_have_text(re.compile(r"^\d{2,} cards$"))
    total = cards.count()
    page.get_by_label("Search in names and texts").fill("hawk")
    expect(cards).to_have_count(1)
    cards.first.get_by_role("button").click()
    close = page.get_by_role("dialog", name="Hawk")
    expect(close.locator("dt")).to_have_text(["Українська", "Русский", "Polski"])
    page.keyboard.press("Escape")
    page.get_by_label("Search in names and texts").fill("no such card at all")
    page.get_by_role("button", name="Show all").click()
    expect(cards).to_have_count(total)
    page.get_by_role("search").get_by_text(re.compile(r"^\s*mages? \d+\s*$", re.I)).click()
    expect(cards).not_to_have_count(total)
    names = set()
    for language in ("Українська", "Русский", "Polski", "English"):
        page.get_by_role("group").get_by_text(language, exact=True).click()
        expect(page.locator("html")).to_have_attribute("lang", {"У": "uk", "Р": "ru", "P": "pl", "E": "en"}[language[0]])
        names.add(cards.first.get_by_role("button").get_attribute("aria-label"))
    assert len(names) == 4


def test_the_rules_are_searched_and_linked(open_page: OpenPage) -> None:
    page = open_page("/rules/res-arcana/RA-SETUP-11")
    rule = page.locator("#RA-SETUP-11")
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_attribute("aria-current", "true")
    page.get_by_label("Search in the rules").fill("magic item")
    expect(page.locator("mark").first).to_be_visible()
    page.get_by_label("Search in the rules").fill("zzzz")
    expect(page.get_by_text("No rule says this")).to_be_visible()
    page.get_by_role("button", name="Show all").click()
    expect(page.locator("article").nth(20)).to_be_attached()
    page.goto("/rules/res-arcana/RA-NONE-1")
    expect(page.get_by_role("alert")).to_have_text("There is no rule RA-NONE-1 in this book.")


def test_one_finds_the_way_without_loading_anew(open_page: OpenPage) -> None:
    page = open_page("/")
    page.evaluate("document.body.dataset.same = 'yes'")
    main = page.get_by_role("navigation", name="Main")
    for name, heading in (("Tables", "Tables"), ("Cards", "Res Arcana: the cards"), ("Rules", "Res Arcana: the rules"),
                          ("Settings", "Settings")):
        main.get_by_role("link", name=name).click()
        expect(page.get_by_role("heading", name=heading, exact=True, level=1)).to_be_visible()
        expect(main.get_by_role("link", name=name)).to_have_attribute("aria-current", "page")
    page.get_by_role("link", name="About").click()
    expect(page.get_by_role("heading", name="About", level=1)).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="Settings", level=1)).to_be_visible()
    expect(page.locator("body")).to_have_attribute("data-same", "yes")


@pytest.mark.parametrize("path", ["/nowhere", "/table/none", "/replay/none", "/analysis/none"])
def test_what_is_not_there_is_said_kindly(open_page: OpenPage, watch: Watch, path: str) -> None:
    watch.expected = NOT_THERE
    page = open_page(path)
    page.get_by_role("link", name="Front page", exact=True).click()
    expect(page.get_by_role("button", name="Res Arcana with friends")).to_be_visible()
