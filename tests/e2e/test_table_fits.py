"""Everything that a question lights up can be seen and touched, whatever the window and however late in the game.

The pages of a table are walked through recorded games: at every tenth question of each, in four windows, a script on the
page measures what stands there. On a phone not everything fits, and what is out of sight is named by the bar at the edge.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.e2e.conftest import PATIENCE_MS
from tests.e2e.projector import Moment, Projector, moments
from tests.server.services import Server

SIZES = {"laptop": (1366, 768), "desktop": (1920, 1080), "wide": (2560, 1440), "phone": (390, 844)}
EVERY = 10
GAMES = ("krutagidon-2-tokens-tie", "krutagidon-3-tokens-shared", "krutagidon-4-tokens-tie", "krutagidon-5-main-deck",
         "krutagidon-5-tokens", "res-arcana-2-standard-mid-round", "res-arcana-3-draft-mid-round",
         "res-arcana-3-first-game-mid-round", "res-arcana-4-first-game-mid-round", "res-arcana-4-standard-end-of-round")
MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def windows(browser: Browser, server: Server) -> Iterator[dict[str, Projector]]:
    """A page for each size, which all games share."""
    people = {name: browser.new_context(viewport={"width": width, "height": height}, base_url=server.url, locale="en",
                                        reduced_motion="reduce", has_touch=name == "phone", is_mobile=name == "phone")
              for name, (width, height) in SIZES.items()}
    opened: dict[str, Projector] = {}
    for name, person in people.items():
        person.set_default_timeout(PATIENCE_MS)
        person.add_init_script(MEASURE)
        opened[name] = Projector(person.new_page())
    yield opened
    for person in people.values():
        person.close()


def faults(windows: dict[str, Projector], moment: Moment) -> Iterator[str]:
    """What is wrong on the pages at a moment. They draw it at the same time."""
    for projector in windows.values():
        projector.begin(moment)
    for size, projector in windows.items():
        projector.wait()
        for fault in projector.page.evaluate("([asked, ways]) => window.measure(asked, ways)",
                                                  [moment.asked, moment.ways]):
            yield f"{size}: {moment}: {fault}"


@pytest.mark.parametrize("which", GAMES)
def test_everything_that_can_be_done_is_in_sight(windows: dict[str, Projector], which: str) -> None:
    wrong = [fault for moment in moments(which, EVERY) for fault in faults(windows, moment)]
    assert not wrong, "\n".join([f"{len(wrong)} faults", *wrong[:40]])
