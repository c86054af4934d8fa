"""Whole games, in two browsers, to the end."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import SitDown
from tests.e2e.playing import play_together
from tests.e2e.tables import Lobby


def test_two_people_and_a_bot_play_a_whole_game(lobby: Lobby, sit_down: SitDown) -> None:
    here = lobby.create(("me", "open", "greedy"))
    ada, bob = sit_down(here), sit_down(lobby.join(here, "Bob"))
    answers = play_together([ada, bob, None])
    assert answers > 10
    table = lobby.table(here)
    assert table["state"] == "finished"
    winners = [table["seats"][seat]["name"] for seat in table["outcome"]["winners"]]
    for player in (ada, bob):
        expect(player.end.locator("tr.won .name")).to_have_text(winners)
        assert player.end.locator("td.total").all_inner_texts() == [
            str(score) for score in sorted(table["outcome"]["scores"], reverse=True)]
        player.page.keyboard.press("Escape")
        expect(player.prompt).to_contain_text("The game is over.")
        assert player.log.locator(".line").count() > 30
    assert ada.log.locator(".line").last.inner_text() == bob.log.locator(".line").last.inner_text()
