"""Logs: one JSON object a line, and nothing secret in any of them."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from conclave.registry import game as find_game
from conclave.server.logs import JsonLines, set_up_logs
from tests.server.answering import legal_answer
from tests.server.site import Site
from tests.server.test_socket import play


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """All that is logged, down to the smallest detail."""
    out = io.StringIO()
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    quiet = {name: logging.getLogger(name).level for name in ("uvicorn.error", "alembic")}
    monkeypatch.setattr("sys.stderr", out)
    set_up_logs("debug")
    yield out
    root.handlers[:] = before
    root.setLevel(level)
    for name, old in quiet.items():
        logging.getLogger(name).setLevel(old)


def test_a_line_is_json(said: io.StringIO) -> None:
    logging.getLogger("conclave.test").warning("two\nlines of %s", "Ünïcode", extra={"table": "t", "odd": Path("x")})
    line = msgspec.json.decode(said.getvalue())
    assert said.getvalue().count("\n") == 1
    assert (line["level"], line["logger"], line["message"]) == ("warning", "conclave.test", "two\nlines of Ünïcode")
    assert (line["table"], line["odd"]) == ("t", "x")
    assert line["time"].endswith("Z")


def test_an_error_has_its_trace(said: io.StringIO) -> None:
    try:
        raise ValueError("what")
    except ValueError:
        logging.getLogger("conclave.test").exception("it broke")
    assert "ValueError: what" in msgspec.json.decode(said.getvalue())["trace"]


def test_the_time_of_a_line() -> None:
    record = logging.makeLogRecord({"created": 0.5, "msecs": 500.0, "msg": "x"})
    assert msgspec.json.decode(JsonLines().format(record))["time"] == "1970-01-01T00:00:00.500Z"


def test_a_whole_game_leaves_no_secret_in_the_logs(tmp_path: Path, said: io.StringIO) -> None:
    tokens: list[str] = []

    async def script(site: Site) -> None:
        ada, rng = await site.create("me", "random", variant="first-game", seed=6), Random(1)
        tokens.append(ada.token)
        async with site.line() as line:
            _, frame = await line.sit(ada)
            for number in range(40):
                while frame["ask"] is None:
                    frame = await line.hear_a("state")
                answer = legal_answer(frame["ask"], rng)
                await line.wish(type="answer", id=f"{number}", version=frame["version"], answer=answer)
                await line.wish(type="answer", id=f"x{number}", version=frame["version"], answer="place hawk secretly")
                frame = (await line.hear_all())[-1]
            await line.wish(type="chat", id="c", text="my secret plan")
            await line.wish(type="undo", id="u")
        fresh = await site.post(f"/api/tables/{ada.table}/rotate", place=ada)
        tokens.append(fresh["token"])
        await site.http.post("/api/saves?name=Eve", content="conclave-journal hawk")
        await site.http.get(f"/api/tables/{ada.table}/replay", headers=ada.header)
        logging.getLogger("conclave.test").debug("the end")
    play(tmp_path, script)
    lines = said.getvalue().splitlines()
    assert any("the end" in line for line in lines)
    text = " ".join(lines)
    assert all(token not in text for token in tokens)
    assert "secret plan" not in text
    assert "secretly" not in text
    names = {face.name for face in find_game("res-arcana").cards() if len(face.name) > 5}
    assert not [name for name in names if name in text]
    for line in lines:
        assert isinstance(msgspec.json.decode(line), dict)
