"""How heavy the pages are, and how soon the first one can be used on a phone.

The phone has a 4G line (9 Mbit/s, 60 ms) and a processor four times slower than this one. The machine may be busy with
other things: it is slowed down only by what it is not slow already, the time that it is slower than the phone is taken
off, and the best of several openings counts. The clock runs while no other test does (`alone`).
"""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.playing import Player, play_against_bots
from tests.e2e.test_phone import PHONE

# A tenth more than they weighed before tables had a common frame.
HOME_KB, TABLE_KB = 93, {"Res Arcana": 258, "Krutagidon": 331}
INTERACTIVE_MS = 1500
LINE = {"offline": False, "latency": 60, "downloadThroughput": 9e6 / 8, "uploadThroughput": 4e6 / 8}
SLOWER = 4
OPENINGS = 8
# Notes when the main button has been drawn and the page has nothing else to do.
USABLE = """new MutationObserver((_, watching) => {
    if (!document.querySelector('main button.main')) return;
    watching.disconnect();
    requestAnimationFrame(() => setTimeout(() => (window.usableAt = performance.now())));
}).observe(document, { childList: true, subtree: true });"""


class Scales:
    """Adds up what scripts and styles weigh on the line."""

    def __init__(self, page: Page) -> None:
        self.kinds: dict[str, str] = {}
        self.weight = 0.0
        self.line: CDPSession = page.context.new_cdp_session(page)
        self.line.on("Network.responseReceived", lambda said: self.kinds.update({said["requestId"]: said["type"]}))
        self.line.on("Network.loadingFinished", self._add)
        self.line.send("Network.enable")

    def _add(self, said: dict[str, object]) -> None:
        if self.kinds.get(str(said["requestId"])) in ("Script", "Stylesheet"):
            self.weight += float(str(said["encodedDataLength"])) / 1000


@pytest.mark.parametrize("title", TABLE_KB)
def test_the_pages_are_light(open_page: OpenPage, title: str) -> None:
    page = open_page("about:blank")
    scales = Scales(page)
    page.goto("/")
    expect(page.get_by_role("button", name="Play Res Arcana")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert 10 < scales.weight <= HOME_KB
    play_against_bots(page, title)
    Player(page).wait_until_asked()
    assert HOME_KB < scales.weight <= TABLE_KB[title]


def crowding() -> float:
    """How many times slower work goes on here just now because other programs want the processor, too."""
    began, worked = time.monotonic(), time.process_time()
    while time.process_time() - worked < 0.05:
        pass
    return (time.monotonic() - began) / 0.05


def opening_ms(page: Page) -> float:
    """How long until the main button of the front page is there and the page listens."""
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", LINE)
    crowded = crowding()
    line.send("Emulation.setCPUThrottlingRate", {"rate": max(1.0, SLOWER / crowded)})
    page.add_init_script(USABLE)
    page.goto("/")
    page.wait_for_function("() => window.usableAt")
    took = float(page.evaluate("window.usableAt")) / max(1.0, min(crowded, crowding()) / SLOWER)
    line.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    button = page.get_by_role("button", name="Play Res Arcana")
    expect(button).to_be_enabled()
    box = button.bounding_box()
    assert box is not None
    hit = page.evaluate("([x, y]) => document.elementFromPoint(x, y)?.closest('button')?.ariaLabel",
                        [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])
    assert hit == "Play Res Arcana", "nothing lies over the button"
    return took


@pytest.mark.alone
def test_the_first_page_is_there_at_once_on_a_phone(open_page: OpenPage) -> None:
    times: list[float] = []
    while len(times) < OPENINGS and min(times, default=INTERACTIVE_MS + 1) > INTERACTIVE_MS:
        times.append(opening_ms(open_page("about:blank", **PHONE)))
    assert min(times) <= INTERACTIVE_MS, times
