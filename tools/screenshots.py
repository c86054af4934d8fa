"""The pictures of the README: a real table in a real browser, and a turn as a short animation.

    python tools/screenshots.py TITLE [--asked PROMPT] [--option NAME=VALUE] [--seed 4] [--answers 103]

plays a game against a bot by the bot's own hints and writes docs/images/table.png and docs/images/turn.webp. It needs
Pillow, which nothing else here does: `.venv/bin/python -m pip install pillow`.
"""

from __future__ import annotations

import argparse
import io
import sys
import tempfile
from pathlib import Path

import httpx
from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from conclave.bots.bot import Eye, make
from conclave.kernel.table import Table
from conclave.registry import game
from tests.e2e.conftest import FLAGS
from tests.server.services import Server
from tools import chromium

IMAGES = Path(__file__).resolve().parent.parent / "docs" / "images"
WIDTH, HEIGHT = 1440, 900
FRAMES, FRAME_MS = 16, 130
ANIMATED = (800, 500)


def save_to_show(title: str, seed: int, options: dict[str, str], asked: str, answers: int) -> str:
    """A game in its middle, played well, with seat 0 to answer."""
    table = Table(game(title), 2, seed, options)
    bots = [make("greedy", seat) for seat in range(2)]
    while table.version < answers or table.decision.seat != 0 or asked not in ("", table.decision.prompt.key):
        seat = table.decision.seat
        table.play(table.decision.write(bots[seat].choose(Eye(table.runner, seat))), seat)
    return table.save()


def still(page: Page, target: Path) -> None:
    """The table as it is, in so few colours that the file stays small."""
    from PIL import Image

    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    picture.quantize(256, dither=Image.Dither.FLOYDSTEINBERG).save(target, optimize=True)


def animate(page: Page, target: Path) -> None:
    """Do what the hint says, and keep what happens."""
    from PIL import Image

    shots: list[Image.Image] = []

    def shoot(times: int) -> None:
        for _ in range(times):
            picture = Image.open(io.BytesIO(page.screenshot()))
            shots.append(picture.convert("RGB").resize(ANIMATED, Image.Resampling.LANCZOS))
            page.wait_for_timeout(FRAME_MS)

    shoot(3)
    page.locator("[data-lit=can], .can").last.click()
    shoot(5)
    page.keyboard.press("Enter")
    shoot(FRAMES)
    shots[0].save(target, save_all=True, append_images=shots[1:], duration=FRAME_MS * 2, loop=0, quality=55, method=6)


def main() -> None:
    """Make both pictures."""
    parser = argparse.ArgumentParser(description="Make the pictures of the README.")
    parser.add_argument("title")
    parser.add_argument("--asked", default="", help="the question that is shown, by the key of its prompt; any if left out")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the title")
    parser.add_argument("--seed", type=int, default=4)
    parser.add_argument("--answers", type=int, default=103, help="how many have been given")
    given = parser.parse_args()
    options = dict(option.partition("=")[::2] for option in given.option)
    save = save_to_show(given.title, given.seed, options, given.asked, given.answers)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), settings={"BOT_PAUSE_MS": "350"})
        server.start()
        try:
            _take(server.url, save)
        finally:
            server.kill()


def _take(url: str, save: str) -> None:
    path = chromium.find()
    assert path is not None, chromium.MISSING
    reply = httpx.post(f"{url}/api/saves?name=Ada", content=save, headers={"content-type": "text/plain"}).json()
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=path, args=FLAGS)
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, color_scheme="dark", locale="en")
        page.goto(url + reply["link"])
        page.get_by_role("button", name="Hint").wait_for()
        page.wait_for_timeout(1500)
        still(page, IMAGES / "table.png")
        animate(page, IMAGES / "turn.webp")
        browser.close()


if __name__ == "__main__":
    main()
