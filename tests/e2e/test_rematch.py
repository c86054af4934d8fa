"""Another game with the same people: who asks waits, and the seats of the others are kept."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import SitDown
from tests.e2e.playing import check_names
from tests.e2e.tables import Lobby


def test_two_people_play_again(lobby: Lobby, sit_down: SitDown) -> None:
    seats = lobby.pair()
    lobby.play_out(seats)
    ada, bob = (sit_down(seat) for seat in seats)
    for player in (ada, bob):
        expect(player.end).to_be_visible()

    ada.end.get_by_role("button", name="Play again").click()
    room = ada.page.locator(".room")
    expect(room.get_by_role("heading", name="Waiting for players")).to_be_visible()
    expect(room).to_contain_text("Bob has been asked for another game")
    following = ada.page.url.rpartition("/")[2]
    assert following != seats[0].table
    assert lobby.http.post(f"/api/tables/{following}/join", json={"name": "Eve"}).status_code == 403, "it is Bob's seat"

    expect(bob.end).to_contain_text("Ada wants to play again.")
    expect(bob.end.get_by_role("button", name="Play again")).to_have_count(0)
    bob.end.get_by_role("button", name="Join").click()
    for player in (ada, bob):
        expect(player.page).to_have_url(f"/table/{following}")
        check_names(player.page, "Bob", "Ada")
        expect(player.prompt).to_be_visible()
    mover = (bob, ada)[ada.wait_for_people()[0]]
    mover.wait_until_asked()
    mover.answer()
