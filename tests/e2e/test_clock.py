"""Playing by the clock: time runs out by itself, and is not won back by looking again."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import SitDown
from tests.e2e.playing import Player
from tests.e2e.tables import Lobby

SHORT = {"base": 10, "increment": 0}
WELL_BEGUN = re.compile(r"^[0-8]\.\d$")  # more than a second has passed


def two_in_a_hurry(lobby: Lobby, sit_down: SitDown) -> tuple[Player, Player, int]:
    """The one who is asked, the one who waits, and the seat that is asked."""
    players = [sit_down(seat) for seat in lobby.pair(clock=SHORT)]
    asked = players[0].wait_for_people()[0]
    return players[asked], players[1 - asked], asked


def clock_of(player: Player, seat: int) -> Locator:
    """The clock of a seat, as somebody sees it."""
    return player.page.locator(f"[data-seat='{seat}'] .clock")


def test_a_bot_may_play_for_who_is_here_and_has_no_time_left(lobby: Lobby, sit_down: SitDown) -> None:
    mover, other, asked = two_in_a_hurry(lobby, sit_down)
    expect(other.prompt).to_contain_text("Waiting for")
    before = other.version
    offer = other.page.get_by_role("status").filter(has_text="has run out of time.")
    expect(offer).to_be_visible()
    expect(clock_of(other, asked)).to_have_text("0.0")
    expect(mover.prompt).to_have_class(re.compile("asked"))
    assert (mover.version, other.version) == (before, before), "nobody has moved"

    offer.get_by_role("button", name="Let a bot play for them").click()
    expect(offer).to_have_count(0)
    expect(mover.page.get_by_role("status").filter(has_text="A bot plays for you")).to_be_visible()
    other.wait_past(before)
    other.wait_until_asked()
    other.answer()


def test_a_refresh_gives_no_time_back(lobby: Lobby, sit_down: SitDown) -> None:
    mover, other, asked = two_in_a_hurry(lobby, sit_down)
    for player in (mover, other):
        clock = clock_of(player, asked)
        expect(clock).to_have_text(WELL_BEGUN)
        before = float(clock.inner_text())
        player.page.reload()
        player.prompt.wait_for()
        after = clock.inner_text()
        assert WELL_BEGUN.match(after), after
        assert float(after) <= before
