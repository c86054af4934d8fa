"""The end of a game: who won, by how much, and why."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from conclave.cli.boards import Drawing
from conclave.cli.inks import POINT
from conclave.cli.layout import hanging
from conclave.kernel.table import Table


def ending_lines(table: Table, drawing: Drawing, width: int) -> list[Text]:
    """The scores, best first, what they are made of, and the reason."""
    speech = drawing.speech
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
        head = f"{'♛' if won else ' '} {names[seat]}{space} {outcome.scores[seat]:>3} {POINT}"
        line = Text(head, "bold" if won else "")
        made_of = drawing.reckoning(table.view(None), seat, outcome.scores[seat])
        if made_of:
            line = Text.assemble(line, "  ", made_of)
        lines += hanging(line, width, cell_len(head) + 2)
    winners = ", ".join([names[seat] for seat in outcome.winners])
    lines += hanging(Text(speech("winners", count=len(outcome.winners), names=winners), "bold"), width, 2)
    reason = speech.reason(outcome.reason)
    lines += hanging(Text(reason if reason.endswith(".") else f"{reason}."), width, 2)
    best = outcome.scores[outcome.winners[0]]
    beaten = any(score == best for seat, score in enumerate(outcome.scores) if seat not in outcome.winners)
    if beaten and drawing.tie_break():
        lines += hanging(Text(drawing.tie_break()), width, 2)
    return lines
