"""The games that are installed: our own, and those that other packages bring by entry point `conclave.games`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from importlib import import_module
from importlib.metadata import entry_points

from conclave.kernel.errors import UnknownGame, brief
from conclave.kernel.game import Game

OWN = {
    "krutagidon": "conclave.games.krutagidon:KRUTAGIDON",
    "res-arcana": "conclave.games.res_arcana:RES_ARCANA",
}

_INSTEAD: dict[str, Game] = {}


@contextmanager
def instead(*games: Game) -> Iterator[None]:
    """Let these games be found under their titles for a while: the same rules with other cards, say."""
    before = dict(_INSTEAD)
    _INSTEAD.update({game.title: game for game in games})
    try:
        yield
    finally:
        _INSTEAD.clear()
        _INSTEAD.update(before)


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
    if name in _INSTEAD:
        return _INSTEAD[name]
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
