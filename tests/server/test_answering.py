"""The answers of the scripted clients are legal, so that a refusal in another test means something."""

from __future__ import annotations

from random import Random

import msgspec

import conclave
from conclave.kernel.decision import FORMS
from conclave.kernel.table import Table
from conclave.server import wire
from tests.example.vigil.game import VIGIL
from tests.server.answering import legal_answer


def play_by_questions(table: Table, rng: Random) -> set[str]:
    """Play to the end by what is sent, and return the forms that came up; `play` raises if an answer is illegal."""
    forms = set()
    while not table.over:
        ask = msgspec.json.decode(wire.encoder.encode(wire.ask(table.decision)))
        assert isinstance(ask, dict)
        forms.add(str(ask["form"]))
        table.play(legal_answer(ask, rng))
    return forms


def test_whole_games_can_be_played_by_questions_alone() -> None:
    forms = set()
    for seed in range(12):
        players = 2 + seed % 3
        forms |= play_by_questions(conclave.new("res-arcana", players, seed), Random(seed))
    for seed in range(20):
        forms |= play_by_questions(Table(VIGIL, 1 + seed % 3, seed), Random(seed))
    assert forms == set(FORMS)
