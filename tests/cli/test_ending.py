"""The end of a game says who won and why."""

from pathlib import Path

import conclave
from conclave.cli.boards import drawing_of
from conclave.cli.ending import ending_lines
from conclave.cli.speech import Speech
from conclave.kernel.dice import Dice
from conclave.kernel.table import Table

GAMES = Path(__file__).parent.parent / "playthroughs"


def ended(seed: int, players: int = 2, variant: str = "standard") -> Table:
    table = conclave.new("res-arcana", players, seed, {"variant": variant})
    dice = Dice.of(seed, "ending")
    while not table.over:
        table.play(table.decision.sample(dice), table.decision.seat)
    return table


def said(table: Table) -> str:
    drawing = drawing_of(table.game, Speech("en", table.game, ["Anna", "Bea", "Cleo"][:table.players]))
    return "\n".join([line.plain for line in ending_lines(table, drawing, 300)])


def test_points_add_up_to_the_score() -> None:
    for seed in range(12):
        table = ended(seed, 3)
        assert table.outcome is not None
        rows = [line for line in said(table).splitlines() if "★" in line]
        assert len(rows) == 3
        for row in rows:
            head, _, parts = row.partition("★")
            worth = [int(part.rsplit(" ", 1)[1]) for part in parts.split(", ") if part.strip()]
            assert sum(worth) == int(head.split()[-1])


def test_winners_come_first_with_a_crown_and_the_reason_last() -> None:
    table = ended(1)
    assert table.outcome is not None
    lines = said(table).splitlines()
    winner = ["Anna", "Bea"][table.outcome.winners[0]]
    assert lines[0] == "The game is over."
    assert lines[1].startswith(f"♛ {winner}")
    assert f"{winner} wins." in lines
    assert "Decided at the victory check" in lines[-1] or "Decided at a victory check" in lines[-1]


def test_a_broken_tie_is_explained() -> None:
    for name, told in (("tie", True), ("shared", False)):
        table = conclave.load((GAMES / f"res-arcana-2-standard-end-of-round-{name}.txt").read_text())
        assert table.outcome is not None
        assert table.outcome.scores[0] == table.outcome.scores[1]
        assert ("Equal points" in said(table)) == told
    assert "Equal points" not in said(ended(1))


def test_a_match_counts_games_not_points() -> None:
    table = ended(2, variant="match")
    assert table.outcome is not None
    rows = [line for line in said(table).splitlines() if "★" in line]
    assert sorted(int(row.split("★")[0].split()[-1]) for row in rows) == sorted(table.outcome.scores)
    assert all(row.endswith("★") for row in rows)
