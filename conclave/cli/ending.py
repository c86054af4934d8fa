"""The end of a game: who won, by how much, and why."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from conclave.cli.boards import Drawing
from conclave.cli.inks import POINT
from conclave.cli.layout import hanging
from conclave.cli.speech import Speech
from conclave.kernel.outcome import TOGETHER, Outcome
from conclave.kernel.table import Table


def ending_lines(table: Table, drawing: Drawing, width: int) -> list[Text]:
    """The scores, best first, what they are made of, and the reason."""
    speech = drawing.speech
    outcome = table.outcome
    if outcome is None:
        return [Text(speech("unfinished"))]
    lines = [Text(speech("game-over"), "bold")]
    names = [speech.name_of(seat) for seat in range(table.players)]
    names += [speech.other(other.name) for other in outcome.others]
    scores = [*outcome.scores, *[other.score for other in outcome.others]]
    won = [*[seat in outcome.winners for seat in range(table.players)], *[other.won for other in outcome.others]]
    ranks = [*outcome.ranks, *[len(names)] * len(outcome.others)]
    room = max([cell_len(name) for name in names])
    for one in sorted(range(len(names)), key=lambda one: (not won[one], -scores[one], ranks[one], one)):
        space = " " * (room - cell_len(names[one]))
        head = f"{'♛' if won[one] else ' '} {names[one]}{space} {scores[one]:>3} {POINT}"
        line = Text(head, "bold" if won[one] else "")
        made_of = drawing.reckoning(table.view(None), one, scores[one]) if one < table.players else Text()
        if made_of:
            line = Text.assemble(line, "  ", made_of)
        lines += hanging(line, width, cell_len(head) + 2)
    lines += hanging(Text(_verdict(table, outcome, speech), "bold"), width, 2)
    reason = speech.reason(outcome.reason)
    lines += hanging(Text(reason if reason.endswith(".") else f"{reason}."), width, 2)
    best = max(scores)
    if any(won) and any(score == best and not won[one] for one, score in enumerate(scores)) and drawing.tie_break():
        lines += hanging(Text(drawing.tie_break()), width, 2)
    return lines


def _verdict(table: Table, outcome: Outcome, speech: Speech) -> str:
    """Who won, in a sentence."""
    names = ", ".join([speech.name_of(seat) for seat in outcome.winners])
    if outcome.winners:
        if table.game.victory == TOGETHER and table.players > 1:
            return speech("won-together")
        return speech("winners", count=len(outcome.winners), names=names)
    others = ", ".join([speech.other(other.name) for other in outcome.others if other.won])
    if others:
        return speech("others-won", names=others)
    if table.game.victory == TOGETHER or table.players == 1:
        return speech("lost-together")
    return speech("nobody-won")
