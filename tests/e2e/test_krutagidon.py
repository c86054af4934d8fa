"""Krutagidon in the browser: a whole game, an attack and a defence, a phone, and a table that others play."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import OpenPage, SitDown
from tests.e2e.playing import LONGEST_GAME, Player, no_sideways_scroll
from tests.e2e.tables import Lobby, asked, playthrough
from tests.e2e.test_accessible import LIGHTS, check
from tests.e2e.test_phone import PHONE, check_targets

TITLE: dict[str, Any] = {"title": "krutagidon", "options": {}}
HARMLESS = "Play all harmless cards"
CAREFUL = 30  # answers that are given with care; then the person hurries, loses, and the game ends
DUEL, CROWD = "krutagidon-2-legends", "krutagidon-4-legends"
# Where a hasty player looks: what is laid out to choose from, the hand, the rivals, what lies in play, what is for sale.
GLANCES = tuple(f"[data-zone='{zone}']" for zone in ("choice", "hand", "seats", "turn", "own", "centre"))


def glance(player: Player) -> Locator | None:
    """What a hasty player touches next."""
    for where in GLANCES:
        lit = player.lit(where)
        if lit.count():
            return lit.first
    return None


def deed(player: Player, quick: bool = False) -> str:
    """Play the harmless cards, then every other card, buy what can be bought, end the turn; in a hurry, end it at once."""
    before = player.version
    harmless = player.button(HARMLESS)
    if harmless.count():
        player.press(harmless)
        done = HARMLESS
    elif not quick and (thing := glance(player)) is not None:
        done = player.touch(thing)
    else:
        done = player.list_move()
    player.wait_past(before)
    return done


def life_of(player: Player, seat: int) -> int:
    """The life that the board shows for a seat."""
    board = player.page.locator(".wizard").filter(has=player.page.locator(f"[data-thing='seat:{seat}']"))
    return int(board.locator(".life .number").inner_text())


def test_a_person_plays_a_whole_game_against_a_bot(lobby: Lobby, sit_down: SitDown) -> None:
    here = lobby.alone(seed=5, **TITLE)
    ada = sit_down(here)
    ada.wait_until_asked()
    done: list[str] = []
    while not ada.end.is_visible():
        assert len(done) < LONGEST_GAME
        done.append(deed(ada, quick=len(done) >= CAREFUL))
        ada.wait_until_asked()
    assert HARMLESS in done
    assert "button" in done
    assert len({each for each in done if each.startswith("card:")}) > 4
    assert "seat:1" in done
    lines = " ".join(ada.log.locator(".line .said").all_inner_texts())
    for deeds in ("Ada buys", "Ada attacks with", "attacks with", "Ada takes"):
        assert deeds in lines

    table = lobby.table(here)
    assert table["state"] == "finished"
    winners = [table["seats"][seat]["name"] for seat in table["outcome"]["winners"]]
    ranks = [str(score) for score in sorted(table["outcome"]["scores"], reverse=True)]
    expect(ada.end.locator("tr.won .name")).to_have_text(winners)
    assert [text.replace("−", "-") for text in ada.end.locator("td.total").all_inner_texts()] == ranks
    ada.page.keyboard.press("Escape")
    scores = ada.page.get_by_role("region", name="The game is over")
    expect(scores.locator("li.won .name")).to_have_text(winners)
    assert [text.replace("−", "-") for text in scores.locator("li .burst").all_inner_texts()] == ranks


def test_an_attack_is_aimed_at_a_wizard(lobby: Lobby, sit_down: SitDown) -> None:
    ada = sit_down(lobby.opened(asked(CROWD, "ask-target")))
    ada.wait_until_asked()
    assert "choose the target" in ada.question
    targets = {thing.get_attribute("data-thing") or "" for thing in ada.lit().all()}
    assert len(targets) > 2
    assert all(target.startswith("seat:") for target in targets)
    foe = next(seat for seat in range(1, 4) if f"seat:{seat}" in targets)
    before = life_of(ada, foe)
    struck = ada.page.locator(".wizard.struck").filter(has=ada.page.locator(f"[data-thing='seat:{foe}']"))
    ada.touch(ada.page.locator(f"[data-thing='seat:{foe}'].can"))
    expect(struck).to_be_visible()
    ada.wait_until_asked()
    assert life_of(ada, foe) < before or "avoids the attack" in ada.log.inner_text()


def test_an_attack_is_turned_away(lobby: Lobby, sit_down: SitDown) -> None:
    ada = sit_down(lobby.opened(asked(DUEL, "ask-defend", options=2)))
    ada.wait_until_asked()
    assert "attacks you. Do you defend yourself?" in ada.question
    expect(ada.button(re.compile("^Take it"))).to_be_visible()
    shields = ada.lit()
    assert shields.count() > 0
    name = shields.first.get_attribute("aria-label") or ""
    before = life_of(ada, 0)
    ada.touch(shields.first)
    expect(ada.log).to_contain_text(name.partition(" (")[0])
    ada.wait_until_asked()
    assert life_of(ada, 0) >= before
    expect(ada.log.locator(".line .said").filter(has_text="Ada avoids the attack")).not_to_have_count(0)


def test_a_refresh_does_not_bring_old_blows_back(lobby: Lobby, sit_down: SitDown) -> None:
    ada = sit_down(lobby.opened(asked(DUEL, "ask-act", times=60)))
    ada.wait_until_asked()
    hits = ada.page.locator(".boom .hit").all_inner_texts()
    assert all(int(hit.strip().removeprefix("−")) <= 25 for hit in hits)
    assert ada.page.locator("[data-zone=turn] .fresh [data-thing]").count() <= 3


@LIGHTS
def test_the_table_is_accessible(lobby: Lobby, open_page: OpenPage, light: str) -> None:
    ada = Player(open_page(lobby.opened(asked(DUEL, "ask-act", times=60)).link, color_scheme=light))
    ada.wait_until_asked()
    check(ada.page)


def test_the_end_is_accessible(lobby: Lobby, sit_down: SitDown) -> None:
    ada = sit_down(lobby.opened(playthrough(DUEL)), color_scheme="light")
    expect(ada.end).to_be_visible()
    ada.page.keyboard.press("Escape")
    check(ada.page)


@pytest.mark.parametrize("locale", ["en", "uk"])
def test_a_phone_holds_the_table(lobby: Lobby, sit_down: SitDown, locale: str) -> None:
    ada = sit_down(lobby.opened(asked(CROWD, "ask-act", times=30)), locale=locale, **PHONE)
    ada.by_touch = True
    for _ in range(3):
        ada.wait_until_asked()
        no_sideways_scroll(ada.page)
        check_targets(ada)
        expect(ada.prompt).to_be_in_viewport(ratio=1)
        hand = ada.page.locator("section.hand [data-thing]")
        if ada.page.locator("[data-zone=react]").count():  # it lies over the hand, and its answers are buttons
            for answer in ada.answers.all():
                expect(answer).to_be_in_viewport(ratio=1)
        elif hand.count():
            hand.last.scroll_into_view_if_needed()
            expect(hand.last).to_be_in_viewport(ratio=0.5)
        deed(ada)


def test_a_spectator_sees_four_wizards_and_no_hand(lobby: Lobby, sit_down: SitDown, open_page: OpenPage) -> None:
    ada = lobby.create(("me", "open", "greedy", "greedy"), **TITLE)
    players = [sit_down(seat) for seat in (ada, lobby.join(ada, "Bob"))]
    eve = Player(open_page(f"/table/{ada.table}"))
    for _ in range(6):
        seat = players[0].wait_for_people()[0]
        players[seat].wait_until_asked()
        deed(players[seat])
    expect(eve.prompt).to_contain_text("You are watching. Waiting for")
    expect(eve.page.locator("[data-zone=seats] .wizard")).to_have_count(4)
    expect(eve.page.locator("section.hand")).to_have_count(0)
    expect(eve.lit()).to_have_count(0)
    before = eve.version
    seat = players[0].wait_for_people()[0]
    players[seat].wait_until_asked()
    deed(players[seat])
    eve.wait_past(before)
