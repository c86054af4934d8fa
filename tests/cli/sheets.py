"""Scripts for games at the keyboard: what to type so that a game goes a certain way."""

from typer.testing import CliRunner, Result

import conclave
from conclave.bots import Eye, make
from conclave.cli.main import app
from conclave.cli.seating import thought_seed
from conclave.kernel.dice import Dice
from conclave.kernel.table import Table

SEED = 4
START = ["play", "res-arcana", "--seed", str(SEED), "--bots", "random"]


def type_lines(args: list[str], lines: list[str], lang: str = "en") -> Result:
    """A command that reads these lines from a pipe."""
    return CliRunner().invoke(app, args, input="".join([f"{line}\n" for line in lines]),
                              env={"CONCLAVE_LANG": lang, "COLUMNS": "100"})


def play_out(players: int, people: tuple[int, ...], seed: int, options: dict[str, str] | None = None,
             most: int = 10_000, until: str = "", title: str = "res-arcana") -> tuple[list[str], Table]:
    """The lines that people type in a game in which they play at random, and the game that comes of them.

    It goes on to its end, to so many lines, or until a person is asked by the rule `until`.
    """
    table = conclave.new(title, players, seed, options)
    dice = Dice.of(seed, "people")
    typed: list[str] = []
    keyboard = -1
    while not table.over and len(typed) < most:
        asked = list(table.decisions)
        bots = [decision for decision in asked if decision.seat not in people]
        if bots:
            bot = make("random", thought_seed(seed, bots[0].seat, table.version))
            table.play(bot.choose(Eye(table.runner, bots[0].seat)), bots[0].seat)
            continue
        mine = [decision for decision in asked if decision.seat == keyboard] or asked
        keyboard = mine[0].seat
        if until and mine[0].rule == until:
            break
        answer = mine[0].sample(dice)
        typed.append(mine[0].write(answer))
        table.play(answer, mine[0].seat)
    return typed, table
