"""After the game: replay, playing on from there, analysis, and saves."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.conftest import REFUSED, OpenPage, Watch
from tests.e2e.playing import Player
from tests.e2e.tables import Lobby

ANALYSIS_MS = 120_000  # it is thinking for every move of a whole game
PLACE = re.compile(r"^(\d+) / (\d+)$")


def place(page: Page) -> tuple[int, int]:
    """Where the replay is, and how long it is."""
    found = PLACE.match(page.locator(".scrub .at").inner_text())
    assert found
    return int(found[1]), int(found[2])


def test_a_replay_is_scrubbed_by_keys_and_hand(lobby: Lobby, open_page: OpenPage) -> None:
    page = open_page(f"/replay/{lobby.finished().table}")
    at = page.locator(".scrub .at")
    expect(at).to_have_text(re.compile(r"^0 / \d\d+$"))
    last = place(page)[1]
    for key, expected in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        page.keyboard.press(key)
        expect(at).to_have_text(f"{expected} / {last}")
    page.keyboard.press("PageDown")
    expect(at).not_to_have_text(f"0 / {last}")
    page.get_by_label("Position").fill(str(last // 2))
    expect(at).to_have_text(f"{last // 2} / {last}")
    page.get_by_role("button", name="Log", exact=True).click()
    expect(page.get_by_role("log", name="Log").locator(".line").first).to_be_visible()
    page.get_by_label("Pace").select_option("at once")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(at).not_to_have_text(f"{last // 2} / {last}")
    page.get_by_role("button", name="Pause").click()
    own = page.locator("section.hand [data-thing]").count()
    page.get_by_label("Whose eyes").select_option("Seen by a spectator")
    expect(page.locator("section.hand")).to_have_count(0)
    page.keyboard.press("End")
    expect(at).to_have_text(f"{last} / {last}")
    expect(page.get_by_role("region", name="The game is over")).to_be_visible()
    assert own > 0


def test_a_game_is_played_on_from_a_moment_of_the_replay(lobby: Lobby, open_page: OpenPage) -> None:
    page = open_page(f"/replay/{lobby.finished().table}?at=12")
    expect(page.locator(".scrub .at")).to_have_text(re.compile("^12 / "))
    page.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile("/table/"))
    player = Player(page)
    player.wait_until_asked()
    player.answer()


def test_an_analysis_draws_the_chances_and_lists_the_mistakes(lobby: Lobby, open_page: OpenPage) -> None:
    seat = lobby.finished()
    page = open_page(f"/analysis/{seat.table}")
    expect(page.get_by_role("heading", name="Chance to win, move by move")).to_be_visible(timeout=ANALYSIS_MS)
    expect(page.locator(".plot svg path").first).to_be_attached()
    expect(page.get_by_role("heading", name="The most costly moves")).to_be_visible(timeout=ANALYSIS_MS)
    expect(page.get_by_text("Better:").first).to_be_visible()
    page.get_by_role("link", name="Look", exact=True).first.click()
    expect(page).to_have_url(re.compile(rf"/replay/{seat.table}\?at=\d+$"))
    expect(page.locator(".scrub .at")).to_be_visible()


def test_a_save_is_downloaded_and_opened_again(lobby: Lobby, open_page: OpenPage, watch: Watch, tmp_path: Path) -> None:
    watch.expected = REFUSED
    page = open_page(f"/replay/{lobby.finished().table}")
    with page.expect_download() as coming:
        page.get_by_role("button", name="Save to a file").click()
    save = tmp_path / coming.value.suggested_filename
    coming.value.save_as(save)
    assert save.read_text().startswith("conclave-journal")

    page.goto("/lobby")
    page.get_by_label("Choose a file").set_input_files(save)
    expect(page).to_have_url(re.compile("/table/"))
    player = Player(page)
    expect(player.end.locator("tbody tr")).to_have_count(2)
    page.goto("/lobby")
    wrong = tmp_path / "wrong.txt"
    wrong.write_text("not a game")
    page.get_by_label("Choose a file").set_input_files(wrong)
    expect(page.get_by_role("alert")).to_be_visible()


def test_the_end_tells_the_sources_of_the_points_and_the_course_of_the_chances(lobby: Lobby, open_page: OpenPage) -> None:
    end = Player(open_page(lobby.finished().link, width=1366, height=768)).end
    expect(end).to_be_visible()
    heads = end.get_by_role("columnheader").all_inner_texts()
    assert heads[0].strip().lower() == "artifacts"
    assert heads[-1].strip().lower() == "points"
    for row in end.locator("tbody tr").all():
        given = [int(text.replace("−", "-")) for text in row.locator("td > b").all_inner_texts()]
        assert sum(given) == int(row.locator("td.total").inner_text())
    expect(end.locator(".square svg").first).to_be_visible()
    expect(end.locator(".chances path.band")).to_be_attached(timeout=ANALYSIS_MS)
    assert end.locator(".chances circle").count() == end.locator(".chances ol .dot").count() > 0
    expect(end.locator(".button.main")).to_have_text(["Play again"])
    assert end.locator(".body").evaluate("body => body.scrollHeight <= body.clientHeight"), "it is one screen"
