"""A table with one seat, on which nobody has to win, from its creation to its analysis."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from conclave.kernel.dice import Dice
from conclave.kernel.table import Table
from conclave.server.analysis import analyse_part
from tests.example.vigil import TITLE
from tests.example.vigil.game import VIGIL
from tests.server.answering import Json, legal_answer
from tests.server.client import Place
from tests.server.site import Line, Site, open_site
from tests.support import install


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, TITLE)


def play(folder: Path, script: Callable[[Site], Awaitable[None]]) -> None:
    """Run a script against a server."""
    async def run() -> None:
        async with open_site(folder) as site:
            await script(site)
    asyncio.run(run())


async def opened(site: Site, seed: int) -> Place:
    """A vigil for one."""
    body = {"title": "vigil", "players": 1, "seats": ["me"], "options": {}, "name": "Ada", "seed": seed}
    return Place(await site.post("/api/tables", body, status=201))


async def answered(line: Line, state: Json, number: int, rng: Random) -> Json:
    """The state after an answer."""
    answer = legal_answer(state["ask"], rng)
    heard = await line.wish(type="answer", id=f"m{number}", version=state["version"], answer=answer)
    assert heard["type"] == "ack", heard
    return await line.hear_a("state")


async def played(site: Site, line: Line, state: Json, rng: Random) -> Json:
    """The last state of a game that one person plays."""
    number = 0
    while state["outcome"] is None:
        state = await answered(line, state, number, rng)
        number += 1
    return state


def test_one_person_plays_takes_back_and_asks_for_hints(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        place = await opened(site, 3)
        info = await site.get(f"/api/tables/{place.table}", place)
        assert (info["state"], info["alone"], info["options"]) == ("playing", True, {"hours": "long"})
        async with site.line() as line:
            _, state = await line.sit(place)
            assert state["ask"]["form"] == "place"
            line.say(type="hint", id="h")
            hint = await line.hear_a("hint")
            assert hint["answer"].split()[0] in ("quick", "I")
            assert hint["words"][0] == "several"
            after = await answered(line, state, 100, Random(1))
            assert after["undo"]["grade"] == "alone"
            await line.wish(type="undo", id="u")
            back = await line.hear_a("state")
            assert back["ask"] == state["ask"]
            last = await played(site, line, back, Random(2))
        assert last["outcome"]["others"][0]["name"] == "night"
        assert last["outcome"]["winners"] in ([], [0])
    play(tmp_path, script)


def test_both_ends_are_shown_and_followed_by_another_game(tmp_path: Path) -> None:
    seen = set()

    async def script(site: Site) -> None:
        for seed in range(12):
            place = await opened(site, seed)
            async with site.line() as line:
                _, state = await line.sit(place)
                last = await played(site, line, state, Random(seed))
            won = bool(last["outcome"]["winners"])
            if won in seen:
                continue
            seen.add(won)
            info = await site.get(f"/api/tables/{place.table}", place)
            assert info["state"] == "finished"
            assert info["outcome"] == {key: last["outcome"][key] for key in info["outcome"]}
            assert info["outcome"]["others"][0]["won"] == (not won)
            again = await site.post(f"/api/tables/{place.table}/rematch", place=place)
            assert again["table"]["seats"][0]["kind"] == "person"
    play(tmp_path, script)
    assert seen == {True, False}


def test_it_is_analysed() -> None:
    table, dice = Table(VIGIL, 1, 5), Dice.of(5, "analysis")
    while not table.over:
        table.play(table.decision.sample(dice))
    part = analyse_part(table.save(), 0, table.version, 1)
    assert table.outcome is not None
    assert part.rows[-1] == [float(bool(table.outcome.winners))]
    assert all(0.0 < row[0] < 1.0 for row in part.rows[:-1])
    assert any(move.best_answer[0] == "several" for move in part.moves if isinstance(move.best_answer, list))
