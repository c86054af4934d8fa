"""The titles that are installed: each is a `Title` that a package brings by the entry point group `conclave.titles`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from importlib.metadata import entry_points

from conclave.kernel.errors import UnknownGame, UnknownPart, brief
from conclave.kernel.game import Game
from conclave.kernel.title import Title, load
from conclave.kit.recordings import Recordings

GROUP = "conclave.titles"
OWN = "conclave.games."  # where the titles live that come with Conclave

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
    return {point.name: point.value for point in entry_points(group=GROUP)}


def titles() -> list[str]:
    """The names of all installed titles."""
    return sorted(_places())


def offered() -> list[str]:
    """The names of all installed titles, in the order in which somebody who knows none of them should meet them."""
    return sorted(titles(), key=lambda name: (title(name).order, name))


def own_titles() -> list[str]:
    """The titles that come with Conclave: their recordings, rules and pages are kept in its source tree."""
    return [name for name, place in sorted(_places().items()) if place.startswith(OWN)]


def spelled(name: str) -> str:
    """The name of a title as it is installed, however a person writes it."""
    return name.strip().lower().replace("_", "-")


def title(name: str) -> Title:
    """The title of this name; UnknownGame if it is not installed."""
    wanted = spelled(name)
    place = _places().get(wanted)
    if place is None:
        raise UnknownGame(f"there is no game '{brief(name)}'; installed: {', '.join(titles()) or 'none'}")
    return _title(wanted, place)


@lru_cache(maxsize=64)
def _title(name: str, place: str) -> Title:
    try:
        found = load(place)
    except UnknownPart as error:
        raise UnknownGame(f"the title '{name}' is installed, but {error}") from error
    if not isinstance(found, Title):
        raise UnknownGame(f"'{place}' is not a title")
    if found.name != name:
        raise UnknownGame(f"'{place}' is installed as '{name}', but calls itself '{brief(found.name)}'")
    return found


def game(name: str) -> Game:
    """The game of the title with this name; UnknownGame if it is not installed or cannot be opened."""
    if spelled(name) in _INSTEAD:
        return _INSTEAD[spelled(name)]
    place = title(name).game
    try:
        found = load(place)
    except UnknownPart as error:
        raise UnknownGame(f"the title '{brief(name)}' is installed, but {error}") from error
    if not isinstance(found, Game):
        raise UnknownGame(f"'{place}' is not a game")
    return found


def recordings(of: Game) -> Recordings:
    """What is recorded of a game and measured, by its title; the plain kinds if that says nothing, or is not installed."""
    try:
        place = title(of.title).kinds
    except UnknownGame:
        place = ""
    if not place:
        return Recordings(of)
    kind = load(place)
    if not isinstance(kind, type) or not issubclass(kind, Recordings):
        raise UnknownPart(f"'{place}' are no recordings")
    return kind(of)
