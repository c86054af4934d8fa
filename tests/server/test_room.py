"""What is sent about a table: the frames and the table itself, as docs/protocol.md says."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import msgspec
import pytest

from conclave.kernel.table import Table
from conclave.server import bodies, wire
from conclave.server import records as kinds
from conclave.server.records import Clock
from tests.example.vigil.game import VIGIL
from tests.server.answering import Json
from tests.server.rooms import Sitting, about

PROTOCOL = (Path(__file__).resolve().parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def example(heading: str) -> Json:
    """The first example under a heading of the protocol."""
    found = re.search(rf"^### {heading}\n.*?```json\n(.*?)```", PROTOCOL, re.S | re.M)
    assert found is not None
    return msgspec.json.decode(found.group(1))


def test_a_frame_has_what_the_protocol_says() -> None:
    sitting = Sitting(about(clock=Clock(60, 5)))
    sitting.play(Random(1), 30)
    said = example("Frame")
    for seat in (0, 1, None):
        frame = sitting.frame(seat)
        assert list(frame) == list(said)
        assert list(frame["undo"]) == list(said["undo"])
        assert set(frame["clocks"]) == {"left", "running", "at"}
        for piece in frame["news"]:
            assert set(piece) == {"version", "key", "words", "cause", "rule", "automatic"}


def test_a_question_has_what_the_protocol_says() -> None:
    sitting, said, forms = Sitting(about(2, "draft")), example("Ask"), set()
    rng = Random(2)
    more = {"choose": set(), "choose-some": {"low", "high"}, "arrange": set(), "amounts": {"least", "most", "spare"},
            "place": {"slots", "groups", "supply", "row", "low", "high"}}
    for _ in range(150):
        ask = sitting.frame(sitting.room.waiting_for[0])["ask"]
        forms.add(ask["form"])
        assert set(ask) == set(said) | more[ask["form"]]
        for option in ask["options"]:
            assert {"note", "words", "about", "variants"} <= set(option)
        sitting.answer(rng)
    assert {"choose", "amounts"} <= forms
    plan = msgspec.json.decode(wire.encoder.encode(wire.ask(Table(VIGIL, 1, 1).decision)))
    assert set(plan) | {"prospects", "threat"} == set(said) | more["place"]
    assert all({"note", "words", "about", "variants"} == set(slot) for slot in plan["slots"])


def test_a_table_has_what_the_protocol_says() -> None:
    sitting, said = Sitting(about(), people=[0]), example("Table")
    info = msgspec.json.decode(wire.encoder.encode(sitting.room.info([True, False])))
    assert set(info) == set(said)
    assert set(info["seats"][0]) == set(said["seats"][0])
    assert info["state"] == "waiting"
    assert not info["alone"]
    assert info["seats"] == [
        {"seat": 0, "name": "Player 0", "kind": "person", "bot": "", "online": True, "vacant_at": None},
        {"seat": 1, "name": "", "kind": "open", "bot": "", "online": False, "vacant_at": None}]
    assert bodies.TableReply.model_validate(info).model_dump() == info


def test_the_table_changes_with_what_happens() -> None:
    sitting = Sitting(about(2, "first-game", clock=Clock(60, 5)), bots=(1,))
    info = sitting.room.info()
    assert info["state"] == "playing"
    assert info["alone"]
    assert info["clock"] == {"base": 60, "increment": 5}
    assert sitting.room.info(watchers=3)["watchers"] == 3
    sitting.play(Random(3))
    sitting.do(kinds.REMATCH, 0, "next")
    info = sitting.room.info()
    assert info["state"] == "finished"
    assert info["rematch"] == "next"
    ended = sitting.frame(0)["outcome"]
    assert info["outcome"] == {key: ended[key] for key in ("winners", "scores", "reason", "ranks", "others")}
    for seat, score in enumerate(ended["scores"]):
        assert sum(source["shares"][seat]["points"] for source in ended["tally"]) == score


def test_who_comes_back_gets_only_the_news_that_were_missed() -> None:
    sitting = Sitting(about())
    sitting.play(Random(4), 40)
    everything = sitting.frame(0)["news"]
    for since in range(sitting.room.version + 1):
        assert sitting.frame(0, since)["news"] == [piece for piece in everything if piece["version"] > since]
    assert sitting.frame(0, sitting.room.version)["news"] == []


def test_the_hash_changes_exactly_when_the_view_or_the_question_does() -> None:
    sitting, rng = Sitting(about(3)), Random(5)
    seen: dict[tuple[bytes, bytes], str] = {}
    for number in range(60):
        for seat in (0, 1, 2, None):
            now = sitting.room.seen(seat)
            key = (now.view, now.ask)
            assert seen.setdefault(key, now.hash) == now.hash
            assert sitting.frame(seat)["hash"] == now.hash
        if number % 7 == 0:
            before = [sitting.room.seen(seat).hash for seat in (0, 1, 2, None)]
            sitting.do(kinds.RENAME, 0, f"Player {number}")
            assert [sitting.room.seen(seat).hash for seat in (0, 1, 2, None)] == before
        sitting.answer(rng)
    assert len(set(seen.values())) == len(seen)


def test_a_seat_is_asked_its_own_question_only() -> None:
    sitting = Sitting(about(2, "draft"))
    mine, other = sitting.frame(0)["ask"], sitting.frame(1)["ask"]
    assert mine != other
    assert sitting.frame(None)["ask"] is None
    assert sitting.frame(None)["waiting"] == [0, 1]
    assert sitting.frame(None)["asking"] == {}


@pytest.mark.parametrize("seat", [0, None])
def test_nothing_is_seen_before_the_beginning(seat: int | None) -> None:
    frame = Sitting(about(), people=[0]).frame(seat)
    assert frame["view"] is None
    assert frame["ask"] is None
    assert frame["answers"] == 0
    assert frame["waiting"] == []
    assert frame["outcome"] is None
    assert frame["asking"] == {}
    assert frame["clocks"] is None
