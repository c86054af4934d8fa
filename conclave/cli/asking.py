"""The settings for reaction windows: when a player is asked whether to react."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.text import Text

from conclave.cli.answering import latin
from conclave.cli.inks import LIT
from conclave.cli.layout import hanging
from conclave.kernel.table import ASKING

if TYPE_CHECKING:
    from conclave.cli.sitting import Sitting
    from conclave.kernel.decision import Decision


def set_windows(sitting: Sitting, seat: int) -> None:
    """Let a player set each kind of window; what is set counts once the player has finished, and for this sitting."""
    table, speech, screen = sitting.table, sitting.speech, sitting.screen
    windows = table.game.windows
    if not windows:
        raise speech.complaint("no-windows")
    wanted = [table.when_asked(seat, window) for window in windows]
    complaint = ""
    while True:
        if screen.live:
            screen.clear()
        screen.show(_lines(sitting, wanted))
        if complaint:
            screen.say(complaint, "yellow")
        line = screen.ask(f"{speech('windows-keys')} ")
        word = line.strip() if line is not None else ""
        if not word or latin(word) in ("q", "a"):
            break
        if word.isdecimal() and len(word) < 4 and 1 <= int(word) <= len(windows):
            at = int(word) - 1
            wanted[at] = ASKING[(ASKING.index(wanted[at]) + 1) % len(ASKING)]
            complaint = ""
        else:
            complaint = speech("no-such-number", number=word[:12], count=len(windows))
    heard = len(table.news)
    for window, when in zip(windows, wanted, strict=True):
        table.ask_about(seat, window, when)
    sitting.chronicle.add(table.news[heard:])
    sitting.keep()


def leave_in_peace(sitting: Sitting, decision: Decision) -> None:
    """Pass the windows of a player until the round ends, this one among them."""
    table = sitting.table
    if decision.decline is None:
        raise sitting.speech.complaint("no-window")
    heard = len(table.news)
    table.leave_in_peace(decision.seat)
    sitting.chronicle.add(table.news[heard:])
    sitting.keep()


def _lines(sitting: Sitting, wanted: list[str]) -> list[Text]:
    speech = sitting.speech
    names = [sitting.chronicle.window(window) for window in sitting.table.game.windows]
    room = max([cell_len(name) for name in names])
    said = {"always": speech("ask-always"), "matters": speech("ask-matters"), "never": speech("ask-never")}
    lines = [*hanging(Text(speech("windows")), sitting.screen.width, 0), Text("")]
    for number, (name, when) in enumerate(zip(names, wanted, strict=True), 1):
        space = " " * (room - cell_len(name))
        lines.append(Text.assemble((f"{number:>2} ", LIT), f"{name}{space}   ", (said[when], "bold")))
    return [*lines, Text(""), *hanging(Text(speech("windows-note"), "dim"), sitting.screen.width, 0)]
