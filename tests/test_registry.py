"""What is installed is found by its entry point, and what is not a title is refused with its place."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from conclave import registry
from conclave.kernel.errors import UnknownGame, UnknownPart
from conclave.kernel.game import Game
from conclave.kernel.title import Title, load
from tests.support import install

ROOT = Path(__file__).parent.parent
OWN = pytest.mark.parametrize("name", registry.own_titles())


def test_names_are_read_as_people_write_them() -> None:
    for name in registry.titles():
        assert registry.title(f" {name.replace('-', '_').upper()} ").name == name


@OWN
def test_every_part_that_a_title_names_is_there(name: str) -> None:
    title = registry.title(name)
    parts = {field: place for field, place in title._asdict().items() if isinstance(place, str) and ":" in place}
    assert {"game"} <= set(parts)
    for place in parts.values():
        assert load(place) is not None
    assert registry.game(name).title == name


@OWN
def test_files_that_a_title_names_are_there(name: str) -> None:
    title = registry.title(name)
    assert (ROOT / "docs" / "rules" / title.rulebook).is_file()
    assert (ROOT / "web" / "src" / "games" / title.client / "index.ts").is_file()


@OWN
def test_a_title_is_known_before_anything_of_it_is_loaded(name: str) -> None:
    program = (f"import sys; from conclave import registry; place = registry.title('{name}').game.partition(':')[0]; "
               "print([heavy for heavy in (place, 'yaml', 'numpy', 'rich') if heavy in sys.modules])")
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


@pytest.mark.parametrize("place", ["conclave.games.none:TITLE", "conclave.bench:TITLE", "conclave.bench:ROUNDS", "nowhere"])
def test_what_is_no_title_is_refused_with_its_place(monkeypatch: pytest.MonkeyPatch, place: str) -> None:
    monkeypatch.setattr(registry, "_places", lambda: {"broken": place})
    assert registry.titles() == ["broken"]
    with pytest.raises(UnknownGame, match=re.escape(place)):
        registry.title("broken")


@pytest.mark.parametrize("place", ["conclave.games.nothing:GAME", "conclave.bench:GAME", "conclave.bench:ROUNDS", ""])
def test_a_title_whose_game_cannot_be_opened_is_refused(monkeypatch: pytest.MonkeyPatch, place: str) -> None:
    install(monkeypatch, Title("half", place))
    with pytest.raises(UnknownGame, match=re.escape(f"'{place}'")):
        registry.game("half")


def test_a_title_is_installed_under_its_own_name(monkeypatch: pytest.MonkeyPatch) -> None:
    place = registry._places()[registry.own_titles()[0]]
    monkeypatch.setattr(registry, "_places", lambda: {"other": place})
    with pytest.raises(UnknownGame, match="is installed as 'other', but calls itself"):
        registry.title("other")


def test_where_nothing_is_installed_nothing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_places", dict)
    with pytest.raises(UnknownGame, match="there is no game 'chess'; installed: none"):
        registry.game("chess")


def test_a_part_that_is_not_there_is_named() -> None:
    with pytest.raises(UnknownPart, match=r"'conclave\.bench:nothing' cannot be opened"):
        load("conclave.bench:nothing")
    assert issubclass(type(registry.game(registry.titles()[0])), Game)


def test_titles_are_offered_in_the_order_that_they_ask_for(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, Title("zeal", "x:X", order=0), Title("beta", "x:X"), Title("alpha", "x:X"))
    assert registry.offered()[0] == "zeal"
    assert registry.offered()[-2:] == ["alpha", "beta"]
    assert sorted(registry.offered()) == registry.titles()
