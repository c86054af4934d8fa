"""One screen: the table, the log, the question and its menu, fitted into the terminal."""

from __future__ import annotations

from rich.text import Text

from conclave.cli.boards import Drawing
from conclave.cli.chronicle import Chronicle
from conclave.cli.inks import LIT, QUIET
from conclave.cli.layout import flow, hanging, rule_line
from conclave.cli.menu import Menu
from conclave.kernel.game import Plain
from conclave.kernel.table import Table

FULL, SHORT, SHORTEST = 0, 1, 2
MOST_LOG = 10
ROOMS = ((FULL, 5, 0), (FULL, 3, 0), (SHORT, 3, 0), (SHORT, 2, 0), (SHORT, 2, 1), (SHORT, 1, 1), (SHORTEST, 2, 1),
         (SHORT, 1, 2), (SHORTEST, 2, 2), (SHORTEST, 0, 2))


def table_lines(table: Table, drawing: Drawing, seat: int | None, width: int, level: int = FULL) -> list[Text]:
    """Header, middle, rivals, and the own side last."""
    view: Plain = table.view(seat)
    short = level > FULL
    lines = [rule_line(drawing.header(view), width)]
    lines += drawing.middle(view, width, short)
    order = [other % table.players for other in range((seat or 0) + 1, (seat or 0) + table.players)]
    for rival in order if seat is not None else range(table.players):
        shown = drawing.seat(view, rival, False, width - 1, short)
        lines.append(rule_line(shown[0], width))
        lines += shown[1:] if level < SHORTEST else []
    if seat is not None:
        shown = drawing.seat(view, seat, True, width - 1, short)
        lines.append(rule_line(shown[0], width))
        lines += shown[1:]
    return lines


def fitted_table(table: Table, drawing: Drawing, seat: int | None, width: int, height: int) -> list[Text]:
    """As much of the table as so many lines can hold."""
    lines: list[Text] = []
    for level in (FULL, SHORT, SHORTEST):
        lines = table_lines(table, drawing, seat, width, level)
        if len(lines) <= height:
            break
    return lines


def question_lines(menu: Menu, drawing: Drawing, width: int, several: bool, tight: int = 0) -> list[Text]:
    """Who is asked what by which rule, and how to answer."""
    speech, decision = drawing.speech, menu.decision
    said = speech.words(decision.words)
    cause = drawing.thing(decision.about)
    head = Text("▶ ", LIT)
    if several:
        head.append(f"{speech.name_of(decision.seat)}: ", "bold")
    head.append(said, "bold")
    if cause and cause not in said:
        head.append(f" · {cause}")
    head.append(f"  {decision.rule}", QUIET)
    lines = hanging(head, width, 2)
    lines += menu.lines(width, tight)
    advice = menu.advice()
    if advice:
        lines += hanging(Text(advice, "italic"), width, 2)
    return lines


def screen_lines(table: Table, drawing: Drawing, chronicle: Chronicle, menu: Menu, size: tuple[int, int], several: bool,
                 message: str, seen: int = -1) -> list[Text]:
    """The whole screen, as full as it fits; the log takes what room is left, and is dim where it was `seen` before."""
    width, height = size
    seat = menu.decision.seat
    last = [line for part in message.splitlines() for line in hanging(Text(part, "yellow"), width, 2)]
    last += flow([Text(key, QUIET) for key in drawing.speech("keys").split(" · ")], width, 2)[:1]
    top: list[Text] = []
    foot: list[Text] = []
    rows = 1
    for level, rows, tight in ROOMS:
        top = table_lines(table, drawing, seat, width, level)
        foot = question_lines(menu, drawing, width, several, tight) + last
        if len(top) + rows + bool(rows) + len(foot) < height:
            break
    free = height - 2 - len(top) - len(foot)
    log = chronicle.last(seat, width, max(rows, min(MOST_LOG, free)), seen)
    title = Text(drawing.speech("label-log"), QUIET)
    missed = chronicle.news_count(seat, seen) - len(log) if seen >= 0 else 0
    if missed > 0:
        title.append(f" · {drawing.speech('log-more', count=missed)}", "default not dim")
    heading = [rule_line(title, width)] if log else []
    return [*top, *heading, *log, *foot]
