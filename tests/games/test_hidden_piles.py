"""What lies outside of the hidden piles lies open, and everybody knows the own hand, at every step of random games."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from conclave.games.krutagidon.game import KRUTAGIDON
from conclave.games.krutagidon.state.fields import DECLARED as OF_TABLES
from conclave.games.krutagidon.state.model import Table
from conclave.games.res_arcana.game import RES_ARCANA
from conclave.games.res_arcana.state.fields import DECLARED as OF_BOARDS
from conclave.games.res_arcana.state.model import Board
from conclave.kernel.check import tables_of
from conclave.kernel.dice import Dice
from conclave.kernel.game import Game, Runner
from conclave.kit.kinds import Hidden
from conclave.kit.state import Declared, lying

GAMES: tuple[tuple[Game, Declared], ...] = ((RES_ARCANA, OF_BOARDS), (KRUTAGIDON, OF_TABLES))


def moments(game: Game, seats: int, options: dict[str, str], seed: int) -> Iterator[Table | Board]:
    """A random game, whenever a step begins."""
    dice = Dice.of(seed, "hidden piles")
    runner = Runner(game, game.setup(options, seats, Dice.of(seed, "game")))
    while runner.pending:
        if not runner.since:
            assert isinstance(runner.start, Table | Board)
            yield runner.start
        runner.play(runner.pending[0], runner.pending[0].sample(dice))


@pytest.mark.parametrize(("game", "declared"), GAMES, ids=lambda value: getattr(value, "title", ""))
def test_only_what_lies_in_hidden_piles_is_hidden(game: Game, declared: Declared) -> None:
    kind = declared.field("secrets").kind
    assert isinstance(kind, Hidden)
    some = 0
    for seed, (seats, options) in enumerate(tables_of(game)[::3]):
        for state in moments(game, seats, options, seed):
            hidden = {piece for piles in kind.hidden(state).values() for pile in piles for piece in pile}
            for piece in lying(state, declared):
                if piece not in hidden:
                    assert state.secrets.lots(piece) == [], (piece, state.agenda)
            for seat, hand in enumerate(state.hand):
                assert state.secrets.known(seat, hand) == hand
                some += len(hand) - len(state.secrets.known(state.seats, hand))
    assert some > 100
