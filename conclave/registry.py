"""The games that are installed: our own, and those that other packages bring by entry point `conclave.games`."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from importlib.metadata import entry_points

from conclave.kernel.errors import UnknownGame, brief
from conclave.kernel.game import Game

OWN = {
    "krutagidon": "conclave.games.krutagidon:KRUTAGIDON",
    "res-arcana": "conclave.games.res_arcana:RES_ARCANA",
}


@lru_cache(maxsize=1)
def _places() -> dict[str, str]:
    places = {point.name: point.value for point in entry_points(group="conclave.games")}
    return {**places, **OWN}


def titles() -> list[str]:
    """The titles of all installed games."""
    return sorted(_places())


def game(title: str) -> Game:
    """The game with this title; UnknownGame if it is not installed."""
    name = title.strip().lower().replace("_", "-")
    place = OWN.get(name) or _places().get(name)
    if place is None:
        raise UnknownGame(f"there is no game '{brief(title)}'; installed: {', '.join(titles())}")
    module, _, attribute = place.partition(":")
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise UnknownGame(f"the game '{name}' is installed as '{place}', but cannot be opened: {error}") from error
    if not isinstance(found, Game):
        raise UnknownGame(f"'{place}' is not a game")
    return found
