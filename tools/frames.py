"""Frames of real games as the server sends them, for the component tests of the web client.

    python tools/frames.py

writes `web/tests/frames/*.json`: one frame for each kind of question that comes up in some games, the cards of the
title, and the same moment seen by a spectator.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from conclave.kernel.dice import Dice
from conclave.kernel.table import Table
from conclave.registry import game, titles
from conclave.server import wire

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "web" / "tests" / "frames"
GAMES = 40


def frame(table: Table, seat: int | None) -> dict[str, wire.Json]:
    """What a seat is sent now."""
    asked = [decision for decision in table.decisions if decision.seat == seat]
    return {"type": "state", "version": table.version, "hash": "0", "answers": table.version, "view": table.view(seat),
            "ask": wire.ask(asked[0]) if asked else None, "waiting": [decision.seat for decision in table.decisions],
            "news": [wire.news(table.version, event, seat) for event in table.news],
            "outcome": wire.outcome(table.outcome),
            "undo": {"grade": table.undo_grade(seat) if seat is not None else "nothing", "redo": False, "wish": None},
            "asking": {}, "clocks": None}


def write(title: str, name: str, content: wire.Json) -> None:
    """One file of a title."""
    folder = FOLDER / title
    folder.mkdir(parents=True, exist_ok=True)
    plain = msgspec.json.format(wire.encoder.encode(content), indent=1)
    (folder / f"{name}.json").write_bytes(plain + b"\n")


def collect(title: str) -> None:
    """Play at random and keep the latest frame of each kind of question; so the tables are full."""
    rules = game(title)
    found: dict[str, wire.Json] = {}
    for number in range(GAMES):
        players = rules.players[number % len(rules.players)]
        values = {option.name: option.values[number % len(option.values)] for option in rules.options
                  if players in option.players.get(option.values[number % len(option.values)], rules.players)}
        table = Table(rules, players, number, values)
        dice = Dice.of(number, "frames")
        while not table.over:
            decision = table.decisions[0]
            if decision.prompt.key not in found or dice.below(20) == 0:
                found[decision.prompt.key] = frame(table, decision.seat)
            if decision.prompt.key == "ask-act" and players == 2 and table.version > 120:
                found["spectator"] = frame(table, None)
                found["mid-game"] = frame(table, decision.seat)
            table.play(decision.sample(dice), decision.seat)
        found[f"finished-{players}"] = frame(table, 0)
    for name, content in found.items():
        write(title, name, content)
    write(title, "cards", [wire.card(face) for face in rules.cards()])


if __name__ == "__main__":
    for each in titles():
        collect(each)
