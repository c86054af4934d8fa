"""A title as it is installed: one object that names the parts of a game, so that each is loaded only by whoever needs it.

A package brings its title by an entry point of the group `conclave.titles` (registry.py). Naming the parts instead of
importing them keeps a terminal out of a server, and numpy out of both.

>>> load("conclave.kernel.title:Title") is Title
True
"""

from __future__ import annotations

from importlib import import_module
from typing import NamedTuple

from conclave.kernel.errors import UnknownPart


class Title(NamedTuple):
    """A game and what belongs to it.

    Most parts are places, "module:attribute". What a title leaves empty is done in a plain way, which serves any title.
    """

    name: str
    game: str             # a `Game`
    board: str = ""       # a `Drawing`: the table in the terminal
    encoder: str = ""     # an `Encoder`: what a seat knows as numbers
    client: str = ""      # the folder below web/src/games with the board in the browser
    rulebook: str = ""    # the file below docs/rules, or "module:file" in a package of its own
    kinds: str = ""       # `Recordings`: the games that are recorded and measured
    reference: str = ""   # a function that writes docs/vocabulary
    order: int = 100      # titles are offered in this order, and by name where it is the same


def load(place: str) -> object:
    """What a place "module:attribute" names; UnknownPart if it is not there."""
    module, _, attribute = place.partition(":")
    try:
        return getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownPart(f"'{place}' cannot be opened: {error}") from error
