"""Frames of real games as the server sends them, for the component tests of the web client.

    python tools/frames.py [title …]

writes `web/tests/frames/<title>/*.json`, always the same ones for the same rules: the latest frame of each kind of question
that comes up in some games, the middle and the end of games of each number of players, a moment seen by a spectator, what
a title wants besides, and the cards of the title; and `names/*.ftl`, the names of its components in every language.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from conclave.kernel.decision import Decision
from conclave.kernel.dice import Dice
from conclave.kernel.game import Game
from conclave.kernel.table import Table
from conclave.kernel.text import LANGUAGES, name_messages
from conclave.registry import game, own_titles, recordings
from conclave.server import wire

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "web" / "tests" / "frames"
GAMES = 40
FEWEST = 2
# Answers after which the tables are full, and before which they are not so full as only a game at random makes them.
MIDDLE = range(121, 560)
Moments = Mapping[str, frozenset[str]]  # what has to be in the news at once


def frame(table: Table, seat: int | None) -> dict[str, wire.Json]:
    """What a seat is sent now."""
    asked = [decision for decision in table.decisions if decision.seat == seat]
    return {"type": "state", "version": table.version, "hash": "0", "answers": table.version, "view": table.view(seat),
            "ask": wire.asked(table.game, table.runner.state, asked[0]) if asked else None,
            "waiting": [decision.seat for decision in table.decisions],
            "news": [wire.news(table.version, event, seat) for event in table.news],
            "outcome": wire.ending(table.outcome),
            "undo": {"grade": table.undo_grade(seat) if seat is not None else "nothing", "redo": False, "wish": None},
            "asking": {}, "clocks": None}


def write(title: str, name: str, content: wire.Json) -> None:
    """One file of a title."""
    plain = msgspec.json.format(wire.encoder.encode(content), indent=1)
    (FOLDER / title / f"{name}.json").write_bytes(plain + b"\n")


def write_names(title: str) -> None:
    """The names of all components, which stand in the content files and are sent with the words of the title."""
    folder = FOLDER / title / "names"
    folder.mkdir(parents=True, exist_ok=True)
    for lang in LANGUAGES:
        (folder / f"{lang}.ftl").write_text(name_messages([game(title)], lang) + "\n", encoding="utf-8")


def options_of(rules: Game, players: int, number: int) -> dict[str, str]:
    """The options of a game: each game takes others."""
    chosen = {option.name: option.values[number % len(option.values)] for option in rules.options}
    return {option.name: chosen[option.name] for option in rules.options
            if players in option.players.get(chosen[option.name], rules.players)}


def names_of(table: Table, decision: Decision, moments: Moments, found: Mapping[str, wire.Json],
             dice: Dice) -> Iterator[str]:
    """Under which names the present moment is kept, as the seat that is asked sees it."""
    key = decision.prompt.key
    if key not in found or dice.below(20) == 0:
        yield key
    if key == "ask-act" and table.version in MIDDLE:
        yield "mid-game" if table.players == FEWEST else f"mid-game-{table.players}"
    told = {event.key for event in table.news}
    yield from (name for name, keys in moments.items() if keys <= told)


def collect(title: str) -> dict[str, wire.Json]:
    """Play at random and keep the latest frame of each kind."""
    rules = game(title)
    moments = recordings(rules).moments
    found: dict[str, wire.Json] = {}
    for number in range(GAMES):
        players = rules.players[number % len(rules.players)]
        table = Table(rules, players, number, options_of(rules, players, number))
        dice = Dice.of(number, "frames")
        while not table.over:
            decision = table.decisions[0]
            for name in names_of(table, decision, moments, found, dice):
                found[name] = frame(table, decision.seat)
                if name == "mid-game":
                    found["spectator"] = frame(table, None)
            table.play(decision.sample(dice), decision.seat)
        found[f"finished-{players}"] = frame(table, 0)
    return found


def main() -> None:
    """All frames of the titles that are named, or of all; frames that are made no more are removed."""
    for title in sys.argv[1:] or own_titles():
        made = {**collect(title), "cards": [wire.card(face) for face in game(title).cards()]}
        folder = FOLDER / title
        folder.mkdir(parents=True, exist_ok=True)
        for path in folder.glob("*.json"):
            if path.stem not in made:
                path.unlink()
        for name, content in made.items():
            write(title, name, content)
        write_names(title)


if __name__ == "__main__":
    main()
