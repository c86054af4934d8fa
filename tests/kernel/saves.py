"""Games played for a while, and saves that were edited and sealed again."""

import conclave
from conclave.kernel.dice import Dice
from conclave.kernel.journal import seal
from conclave.kernel.table import Table


def played(answers: int, seed: int = 3, players: int = 2, variant: str = "standard") -> Table:
    table = conclave.new("res-arcana", players, seed, {"variant": variant})
    dice = Dice.of(seed, "test")
    while table.version < answers and not table.over:
        table.play(table.decision.sample(dice))
    return table


def sealed(lines: list[str]) -> str:
    answers = sum(1 for line in lines[1:] if line[:1].isdecimal())
    return "\n".join([*lines, f"end {answers} {seal(lines)}"]) + "\n"
