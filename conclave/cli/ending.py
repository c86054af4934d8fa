"""The end of a game: who won, by how much, and why."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from conclave.cli.inks import POINT
from conclave.cli.layout import hanging
from conclave.cli.speech import Speech
from conclave.kernel.table import Table


def ending_lines(table: Table, speech: Speech, width: int) -> list[Text]:
    """The scores, best first, and the reason."""
    outcome = table.outcome
    if outcome is None:
        return [Text(speech("unfinished"))]
    lines = [Text(speech("game-over"), "bold")]
    names = [speech.name_of(seat) for seat in range(table.players)]
    room = max([cell_len(name) for name in names])
    order = sorted(range(table.players), key=lambda seat: (seat not in outcome.winners, -outcome.scores[seat], seat))
    for seat in order:
        won = seat in outcome.winners
        space = " " * (room - cell_len(names[seat]))
        line = Text(f"{'♛' if won else ' '} {names[seat]}{space} {outcome.scores[seat]:>3} {POINT}", "bold" if won else "")
        lines.append(line)
    winners = ", ".join([names[seat] for seat in outcome.winners])
    lines += hanging(Text(speech("winners", count=len(outcome.winners), names=winners), "bold"), width, 2)
    lines += hanging(Text(speech.reason(outcome.reason)), width, 2)
    return lines
