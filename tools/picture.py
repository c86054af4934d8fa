"""Draw the picture of the README: a real table of a title in the middle of a game, as the terminal shows it.

    python tools/picture.py TITLE [--asked PROMPT] [--seed 39] [--round 4] [--answers 8]

writes docs/images/terminal.svg, always the same one for the same arguments: the bots think by what they see.
"""

from __future__ import annotations

import argparse
import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

import conclave
from conclave.bots import Eye, make
from conclave.cli.boards import drawing_of
from conclave.cli.chronicle import Chronicle
from conclave.cli.hints import hint, prospects
from conclave.cli.menu import Menu
from conclave.cli.picture import screen_lines
from conclave.cli.seating import thought_seed
from conclave.cli.speech import Speech
from conclave.kernel.table import Table

TARGET = Path(__file__).parent.parent / "docs" / "images" / "terminal.svg"
WIDTH, HEIGHT = 100, 32
FONT = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace"
NIGHT = TerminalTheme(
    (22, 24, 29), (214, 217, 224),
    [(22, 24, 29), (235, 100, 100), (140, 200, 110), (229, 192, 105), (110, 160, 245), (190, 140, 230), (90, 200, 210),
     (200, 204, 212)],
    [(110, 115, 125), (245, 120, 120), (160, 220, 130), (240, 205, 120), (130, 175, 255), (205, 160, 245), (110, 220, 230),
     (240, 242, 246)],
)


def game_in_the_middle(title: str, seed: int, asked: str, late: int, answers: int) -> Table:
    """Greedy bots play until the first of them has a rich choice in a late round."""
    table = conclave.new(title, 2, seed)
    while True:
        decision = table.decision
        rich = asked in ("", decision.prompt.key) and decision.count() >= answers
        if decision.seat == 0 and rich and table.game.progress(table.runner.state) >= late:
            return table
        bot = make("greedy", thought_seed(seed, decision.seat, table.version))
        table.play(bot.choose(Eye(table.runner, decision.seat)), decision.seat)


def drawn(table: Table) -> list[Text]:
    """The screen of the first player, who has asked for a hint."""
    drawing = drawing_of(table.game, Speech("en", table.game, ["Anna", "greedy"]))
    decision = table.decision
    menu = Menu(decision, drawing, table.view(0), False)
    found = prospects(table, decision, thought_seed(table.seed, 0, table.version))
    said = hint(menu, "greedy", found[0][0], found)
    return [*screen_lines(table, drawing, Chronicle(table, drawing), menu, (WIDTH, HEIGHT), False, said), Text("> ")]


def picture(title: str, lines: list[Text]) -> str:
    """The lines as an SVG that needs nothing from outside: the font is whatever monospace one the reader has."""
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor",
                      legacy_windows=False, highlight=False, markup=False, emoji=False)
    for line in lines:
        console.print(line, no_wrap=True, overflow="ignore", crop=False)
    svg = console.export_svg(title=f"conclave play {title}", theme=NIGHT, unique_id="conclave")
    svg = re.sub(r"\s*@font-face \{.*?\}\n", "\n", svg, flags=re.DOTALL)
    svg = re.sub(r"font-family: [^;]+;", f"font-family: {FONT};", svg)
    svg = re.sub(r"\s*<!--.*?-->", "", svg, flags=re.DOTALL)
    return "\n".join([line.rstrip() for line in svg.splitlines() if line.strip()]) + "\n"


def main() -> None:
    """Draw what the command line names."""
    parser = argparse.ArgumentParser(description="Draw a table in the middle of a game.")
    parser.add_argument("title")
    parser.add_argument("--asked", default="", help="the question that is shown, by the key of its prompt; any if left out")
    parser.add_argument("--seed", type=int, default=39)
    parser.add_argument("--round", type=int, default=4, help="the earliest round")
    parser.add_argument("--answers", type=int, default=8, help="how many answers there are at least")
    given = parser.parse_args()
    table = game_in_the_middle(given.title, given.seed, given.asked, given.round, given.answers)
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(picture(given.title, drawn(table)), encoding="utf-8")
    print(f"{TARGET.stat().st_size} bytes: {TARGET}")


if __name__ == "__main__":
    main()
