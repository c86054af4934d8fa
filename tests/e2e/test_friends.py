"""Playing with a friend by link, and talking at the table."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import OpenPage
from tests.e2e.playing import Player, check_names


def test_a_friend_comes_by_the_link(open_page: OpenPage) -> None:
    ada = open_page("/")
    ada.get_by_role("button", name="Res Arcana with friends").click()
    expect(ada.get_by_role("heading", name="Waiting for players")).to_be_visible()
    link = ada.get_by_label("Invitation").input_value()
    assert "#" not in link, "the invitation must not give away the seat of the one who invites"

    bob = open_page(link)
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    for page in (ada, bob):
        expect(page.locator("section.prompt")).to_be_visible()
        check_names(page, "Player 1", "Bob")
    players = [Player(ada), Player(bob)]
    mover = players[players[0].wait_for_people()[0]]
    mover.wait_until_asked()
    mover.answer()

    for page in (ada, bob):
        page.get_by_role("button", name="Chat", exact=True).click()
    ada.get_by_label("Say something").fill("Good luck!")
    ada.get_by_role("button", name="Send").click()
    heard = bob.get_by_role("log", name="Chat")
    expect(heard).to_contain_text("Good luck!")
    bob.get_by_label("Say something").fill("<b>You too</b>")
    bob.keyboard.press("Enter")
    expect(ada.get_by_role("log", name="Chat")).to_contain_text("<b>You too</b>")
    heard.get_by_role("button", name="mute").first.click()
    expect(heard).not_to_contain_text("Good luck!")


def test_the_friend_link_of_a_full_table_only_lets_one_watch(open_page: OpenPage) -> None:
    ada = open_page("/")
    ada.get_by_role("button", name="Res Arcana with friends").click()
    link = ada.get_by_label("Invitation").input_value()
    bob = open_page(link)
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    expect(bob.locator("section.prompt")).to_be_visible()
    eve = open_page(link)
    expect(eve.locator("section.prompt")).to_contain_text("You are watching.")


def test_a_link_is_there_before_its_table(open_page: OpenPage) -> None:
    ada = open_page("/")
    link = ada.get_by_label("Link for friends")
    expect(link).to_have_value(re.compile(r"/table/[\w-]{22}$"))
    address = f"/table/{link.input_value().rpartition('/')[2]}"
    assert ada.request.get(f"/api/tables/{address.rpartition('/')[2]}").status == 404
    ada.get_by_role("button", name="Copy").click()
    expect(ada).to_have_url(re.compile(f"{address}$"))
    expect(ada.get_by_role("heading", name="Waiting for players")).to_be_visible()
    bob = open_page(address)
    bob.get_by_role("button", name="Sit down").click()
    check_names(bob, "Player 1", "Player 2")


def test_a_name_is_asked_for_once_and_who_has_none_is_called_in_each_language(open_page: OpenPage) -> None:
    ada = open_page("/")
    ada.get_by_role("button", name="Res Arcana with friends").click()
    expect(ada.locator(".room")).to_contain_text("Player 1")
    bob = open_page(ada.get_by_label("Invitation").input_value(), locale="uk")
    expect(bob.locator(".room")).to_contain_text("Гравець 1")
    ada.get_by_label("Your name").fill("Ada")
    ada.keyboard.press("Tab")
    expect(bob.locator(".room")).to_contain_text("Ada")
    ada.goto("/lobby")
    expect(ada.get_by_role("button", name="New table")).to_be_enabled()
    expect(ada.get_by_label("Your name")).to_have_count(0)
    ada.goto("/settings")
    expect(ada.get_by_label("Your name")).to_have_value("Ada")
