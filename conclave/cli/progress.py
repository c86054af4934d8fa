"""A progress bar on stderr, so that what is printed on stdout stays clean."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from conclave.cli.screen import console_for


@contextmanager
def bar(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """Shows how far a long job is; call what it gives with the number that is done. Silent where there is no terminal."""
    console = console_for(sys.stderr)
    if not console.is_terminal:
        yield lambda done: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
    with Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
                  console=console, transient=True) as progress:
        task = progress.add_task(what, total=total)
        yield lambda done: progress.update(task, completed=done)
