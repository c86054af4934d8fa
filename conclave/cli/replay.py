"""`conclave replay`: a saved game, step by step or as a whole."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from conclave.cli.options import Json, Lang

if TYPE_CHECKING:
    from rich.text import Text

    from conclave.cli.screen import Screen
    from conclave.cli.speech import Speech
    from conclave.kernel.table import Table


def replay(file: Annotated[Path, typer.Argument(help="A saved game.")],
           to: Annotated[int | None, typer.Option("--to", help="Show the table after so many answers.")] = None,
           seat: Annotated[int | None, typer.Option("--seat", help="As this seat saw it; else as everybody may.")] = None,
           as_json: Json = False, lang: Lang = None) -> None:
    """Go through a saved game: its log with numbers, and the table at any answer."""
    from conclave.cli.saves import look_into_save
    from conclave.cli.screen import Screen
    from conclave.cli.speech import Speech, language
    speech = Speech(language(lang))
    table = look_into_save(file, speech)
    if seat is not None and not 0 <= seat < table.players:
        raise speech.complaint("unknown-seat", word=str(seat), last=table.players - 1)
    if to is not None and not table.oldest <= to <= table.version:
        raise speech.complaint("no-such-answer", number=to, first=table.oldest, last=table.version)
    names = [table.journal.names.get(number, "") for number in range(table.players)]
    told = Speech.at(speech.lang, table, names)
    at = table.version if to is None else to
    if as_json:
        print(json.dumps(_plain(table, at, seat, told), ensure_ascii=False, indent=2))
        return
    screen = Screen.of_the_process()
    if screen.live and to is None:
        _step_through(table, seat, told, screen)
    else:
        screen.show(_lines(table, at, seat, told, screen.width))


def _is_of_today(table: Table) -> bool:
    """Whether a game was played with the present components; else it is shown with its own."""
    from conclave.registry import game
    return table.game.edition == game(table.game.title).edition


def _note(table: Table, speech: Speech, width: int) -> list[Text]:
    """A line that says so if a game was played with other components."""
    from rich.text import Text

    from conclave.cli.layout import cut
    return [] if _is_of_today(table) else [cut(Text(speech("as-played"), "italic"), width)]


def _plain(table: Table, at: int, seat: int | None, speech: Speech) -> dict[str, object]:
    then = table.at(at)
    events = [{"number": number, "text": speech.words(event.words_for(seat)), "key": event.key, "cause": event.cause,
               "rule": event.rule} for number, event in table.log(at)]
    answers = [{"number": number, "seat": entry.seat, "answer": entry.answer, "automatic": entry.automatic}
               for number, entry in enumerate(table.journal.entries[:at], 1)] if seat is None else []
    outcome = then.outcome
    return {"title": table.game.title, "players": table.players, "seed": table.seed, "options": table.journal.options,
            "edition": then.game.edition, "present": _is_of_today(then), "answers": table.version, "at": at, "log": events,
            "played": answers, "view": then.view(seat),
            "outcome": None if outcome is None else {
                "winners": list(outcome.winners), "scores": list(outcome.scores), "reason": outcome.reason,
                "ranks": list(outcome.ranks), "others": [{"name": other.name, "score": other.score, "won": other.won}
                                                         for other in outcome.others]}}


def _lines(table: Table, at: int, seat: int | None, speech: Speech, width: int) -> list[Text]:
    """The log up to an answer, then the table as it was."""
    from rich.text import Text

    from conclave.cli.boards import drawing_of
    from conclave.cli.chronicle import Chronicle
    from conclave.cli.ending import ending_lines
    from conclave.cli.picture import table_lines
    then = table.at(at)
    drawing = drawing_of(then.game, speech)
    lines = [*_note(then, speech, width), *Chronicle(then, drawing).whole(seat, width), Text(""),
             *table_lines(then, drawing, seat, width), Text("")]
    lines += ending_lines(then, drawing, width)
    return lines


def _step_through(table: Table, seat: int | None, speech: Speech, screen: Screen) -> None:
    """Walk through the game on a live screen: Enter goes on, b back, a number jumps, q ends."""
    from rich.text import Text

    from conclave.cli.answering import latin
    from conclave.cli.boards import drawing_of
    from conclave.cli.chronicle import Chronicle
    from conclave.cli.ending import ending_lines
    from conclave.cli.picture import fitted_table
    from conclave.cli.screen import Resized
    at = table.oldest
    with screen.on_its_own():
        while True:
            then = table.at(at)
            drawing = drawing_of(then.game, speech)
            note = _note(then, speech, screen.width)
            end = [Text(""), *ending_lines(then, drawing, screen.width)] if then.over else []
            lines = fitted_table(then, drawing, seat, screen.width, screen.height - len(end) - len(note) - 5) + end
            log = Chronicle(then, drawing).last(seat, screen.width, max(1, screen.height - len(note) - len(lines) - 3))
            screen.draw([*note, *lines, Text(""), *log])
            try:
                line = screen.ask(f"{speech('replay-keys', number=at, last=table.version)} ", redrawn=True)
            except Resized:
                continue
            word = latin(line.strip()) if line is not None else "q"
            if word == "q":
                return
            if word.isdecimal() and len(word) < 8:
                at = max(table.oldest, min(int(word), table.version))
            elif word == "b":
                at = max(table.oldest, at - 1)
            else:
                at = min(table.version, at + 1)
