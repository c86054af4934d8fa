"""The entry point of the `conclave` command."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import wraps
from shutil import get_terminal_size
from textwrap import fill
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
from conclave.cli.serve import serve
from conclave.cli.simulate import simulate
from conclave.cli.titles import titles
from conclave.cli.words import words
from conclave.kernel.errors import ConclaveError

P = ParamSpec("P")
BAD_INPUT = 2
INTERRUPTED = 130


def complain(sentence: str) -> None:
    """Say what is wrong, broken between words where a person reads it."""
    if sys.stderr.isatty():
        sentence = fill(sentence, get_terminal_size().columns, break_long_words=False, break_on_hyphens=False)
    sys.stderr.write(f"{sentence}\n")


def politely(command: Callable[P, None]) -> Callable[P, None]:
    """A command that says what is wrong with its input in a sentence, instead of a traceback."""
    @wraps(command)
    def polite(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except ConclaveError as error:
            complain(str(error))
            raise typer.Exit(BAD_INPUT) from None
        except KeyboardInterrupt:
            sys.stderr.write("\n")
            raise typer.Exit(INTERRUPTED) from None
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads: nothing is left to flush
            raise typer.Exit(INTERRUPTED) from None
    return polite


EXAMPLES = """\b
To begin with:
  conclave serve                                 tables in the browser
  conclave play                                  a game against a bot
  conclave play --bots ismcts,greedy             you and two bots
  conclave play --hotseat                        two people at one keyboard
  conclave play --lang uk                        in Ukrainian; also ru and pl
  conclave games                                 the games and their variants
  conclave play --help                           everything that play understands
"""


app = typer.Typer(epilog=EXAMPLES, pretty_exceptions_enable=False, rich_markup_mode=None,
                  context_settings={"help_option_names": ["-h", "--help"]})


def _version(wanted: bool) -> None:
    if wanted:
        from conclave import __version__
        sys.stdout.write(f"conclave {__version__}\n")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def conclave(ctx: typer.Context, version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True,
                                                   help="Print the version.")] = False) -> None:
    """A digital table for board games of rival mages."""
    if ctx.invoked_subcommand is None:
        sys.stdout.write(f"{ctx.get_help()}\n")


app.command(short_help="Open tables in the browser, for you and your friends.")(politely(serve))
app.command(short_help="Play a game in the terminal, against bots or with others.")(politely(play))
app.command(short_help="List the games and their variants.")(politely(games))
app.command(short_help="List the installed titles, for programs.")(politely(titles))
app.command(short_help="Show cards and what they do.")(politely(cards))
app.command(short_help="Look up rules.")(politely(rules))
app.command(short_help="List what a language has no words for.")(politely(words))
app.command(short_help="Go through a saved game.")(politely(replay))
app.command(short_help="Let bots play many games, and count.")(politely(simulate))
app.command(short_help="Let bots play each other, and rate them.")(politely(arena))
app.command(short_help="Check that a game keeps its promises.")(politely(check))
app.command(short_help="Measure the engine on this machine.")(politely(bench))


def run() -> None:
    """Run the command line."""
    app()


if __name__ == "__main__":
    run()
