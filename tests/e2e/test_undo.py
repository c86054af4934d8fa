"""Taking back: free, alone, or when the others agree; and doing it again."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import SitDown
from tests.e2e.playing import Player
from tests.e2e.tables import Lobby

BACK, AGAIN, ASK = "Take back", "Redo", "Ask to take back"


def test_a_step_is_taken_back_freely_and_done_again(lobby: Lobby, sit_down: SitDown) -> None:
    ada = sit_down(lobby.alone())
    ada.wait_until_asked()
    ada.answer()
    ada.wait_until_asked()
    action = ada.question
    ada.answer()
    ada.wait_until_asked()
    assert ada.form == "amounts", "this game begins with something to pay for"
    payment = ada.question
    expect(ada.button(BACK)).to_have_attribute("title", "Take back: Free: nothing was revealed, and nobody else has acted.")
    ada.button(BACK).click()
    expect(ada.prompt.locator("h2")).to_have_text(action)
    ada.button(AGAIN).click()
    expect(ada.prompt.locator("h2")).to_have_text(payment)
    ada.page.keyboard.press("u")
    expect(ada.prompt.locator("h2")).to_have_text(action)
    ada.page.keyboard.press("r")
    expect(ada.prompt.locator("h2")).to_have_text(payment)


def test_who_plays_alone_takes_back_even_after_the_bot_moved(lobby: Lobby, sit_down: SitDown) -> None:
    ada = sit_down(lobby.alone())
    ada.wait_until_asked()
    ada.answer()
    alone = "Take back: You play alone, so you may always take back; the log notes it."
    while True:
        ada.wait_until_asked()
        question = ada.question
        ada.answer(quick=True)
        ada.wait_until_asked()
        if ada.button(BACK).get_attribute("title") == alone:
            break
    ada.button(BACK).click()
    expect(ada.prompt.locator("h2")).to_have_text(question)
    expect(ada.log.locator(".line").last).to_contain_text("Ada takes a move back.")


def test_others_are_asked_whether_one_may_take_back(lobby: Lobby, sit_down: SitDown) -> None:
    players = [sit_down(seat) for seat in lobby.pair()]
    asked = players[0].wait_for_people()[0]
    ada, bob = players[asked], players[1 - asked]
    for player in (ada, bob):
        player.wait_until_asked()
        player.answer()
    move_until_consent(ada, bob)
    ada.button(ASK).click()
    expect(ada.prompt).to_contain_text("The others are being asked…")
    wish = bob.page.get_by_role("dialog", name="Take back?")
    wish.get_by_role("button", name="Decline").click()
    expect(ada.log.locator(".line").last).to_contain_text("declines.")
    ada.button(ASK).click()
    expect(ada.page.get_by_text("was declined")).to_be_visible()
    move_on(ada, bob)
    move_until_consent(ada, bob)
    ada.button(ASK).click()
    wish.get_by_role("button", name="Agree").click()
    for player in (ada, bob):
        expect(player.log).to_contain_text("takes a move back.")
    expect(wish).to_have_count(0)


def move_on(ada: Player, bob: Player) -> None:
    """Whoever is asked answers."""
    seats = ada.wait_for_people()
    mover = next(player for player in (ada, bob) if player.page.locator("section.prompt.asked").count() and seats)
    mover.wait_until_asked()
    before = ada.version
    mover.answer(quick=True)
    ada.wait_past(before)


def move_until_consent(ada: Player, bob: Player) -> None:
    """Both go on until the first one could take back only if the other agrees."""
    for _ in range(8):
        if ada.button(ASK).count():
            return
        move_on(ada, bob)
    raise AssertionError("no move has to be agreed to")
