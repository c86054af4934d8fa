"""The entry point of the `conclave` command."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import wraps
from typing import Annotated, ParamSpec

import typer

from conclave.cli.arena import arena
from conclave.cli.bench import bench
from conclave.cli.cards import cards
from conclave.cli.check import check
from conclave.cli.games import games
from conclave.cli.play import play
from conclave.cli.replay import replay
from conclave.cli.rules import rules
from conclave.cli.simulate import simulate
from conclave.kernel.errors import ConclaveError

P = ParamSpec("P")
BAD_INPUT = 2
INTERRUPTED = 130


def politely(command: Callable[P, None]) -> Callable[P, None]:
    """A command that says what is wrong with its input in a sentence, instead of a traceback."""
    @wraps(command)
    def polite(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except ConclaveError as error:
            sys.stderr.write(f"{error}\n")
            raise typer.Exit(BAD_INPUT) from None
        except KeyboardInterrupt:
            sys.stderr.write("\n")
            raise typer.Exit(INTERRUPTED) from None
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads: nothing is left to flush
            raise typer.Exit(INTERRUPTED) from None
    return polite


app = typer.Typer(no_args_is_help=True, pretty_exceptions_enable=False, rich_markup_mode=None,
                  context_settings={"help_option_names": ["-h", "--help"]})


def _version(wanted: bool) -> None:
    if wanted:
        from conclave import __version__
        sys.stdout.write(f"conclave {__version__}\n")
        raise typer.Exit


@app.callback()
def conclave(version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True,
                                                   help="Print the version.")] = False) -> None:
    """A digital table for board games of rival mages."""


app.command()(politely(games))
app.command()(politely(cards))
app.command()(politely(rules))
app.command()(politely(play))
app.command()(politely(replay))
app.command()(politely(simulate))
app.command()(politely(arena))
app.command()(politely(check))
app.command()(politely(bench))


def run() -> None:
    """Run the command line."""
    app()


if __name__ == "__main__":
    run()
