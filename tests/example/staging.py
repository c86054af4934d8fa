"""Duels that begin in the middle: a position in one line, then answers."""

from __future__ import annotations

from collections.abc import Mapping

from conclave.kernel.dice import Dice
from conclave.kernel.game import State
from conclave.kernel.table import Table
from tests.example.duel.game import Duel
from tests.example.duel.ring import Ring
from tests.games.scenes import Script

# Seat 0 casts Ember at seat 1, who answers with Thorns, which seat 0 answers with Spite: seat 1 may answer that in turn.
CHAIN = ("next=act:0,act:1,act:2,clean:0 | plan=ember trap=spite,lifeline deck=storm,hail,mirror,thorns"
         " | hand=foresight,hail plan=storm trap=thorns,aegis deck=ember,mirror,spite"
         " | hand=mirror,ember deck=hail,spite,storm")
INTO_THE_CHAIN = ("ember", "seat-1", "no", "thorns", "spite", "no")


class Staged(Duel):
    """Duel from a given position on."""

    def __init__(self, line: str) -> None:
        super().__init__()
        self.line = line

    def setup(self, options: Mapping[str, str], seats: int, dice: Dice) -> State:
        ring = self.read_position(self.line)
        ring.dice = dice
        return ring


class Stage(Script):
    """A staged duel that tests speak to in answers; who is asked answers."""

    def __init__(self, line: str) -> None:
        super().__init__(Duel(), Duel().read_position(line))

    @property
    def ring(self) -> Ring:
        assert isinstance(self.runner.state, Ring)
        return self.runner.state

    def asked(self) -> str:
        """Who is asked what: `1 ask-answer: aegis`."""
        return f"{super().asked()}: {' '.join(sorted(self.answers()))}"


def example_save() -> str:
    """The save that docs/save-format.md shows: `python -m tests.example.staging` prints it."""
    for seed in range(1000):
        table = Table(Duel(), 2, seed)
        table.journal.names = {0: "Ada", 1: "Ben"}
        table.ask_about(1, "redirect", "matters")
        dice, forms = Dice.of(seed, "example"), set()
        while table.version < 14 and not table.over:
            forms.add(table.decision.form)
            table.play(table.decision.sample(dice), table.decision.seat)
        if "arrange" in forms and any(entry.automatic for entry in table.journal.entries):
            return table.save()
    raise AssertionError("no duel shows every kind of answer so early")


def chain_table(players: int = 3, seed: int = 11) -> Table:
    """A table at a decision that is nested three deep."""
    table = Table(Staged(CHAIN), players, seed)
    for answer in INTO_THE_CHAIN:
        table.play(answer)
    return table


if __name__ == "__main__":
    print(example_save(), end="")
