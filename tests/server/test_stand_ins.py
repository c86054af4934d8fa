"""Bots at the tables."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from time import monotonic

import pytest

from conclave.server import stand_ins
from conclave.server.live import Live
from conclave.server.records import Record
from conclave.server.store import StoreDown, Summary
from tests.server.site import Site, open_site
from tests.server.test_socket import an_answer, play


async def settled(live: Live) -> None:
    """Wait until no bot thinks at a table."""
    while live.thinking is not None:
        await asyncio.wait([live.thinking])


def test_bots_answer_by_themselves(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada = await site.create("me", "random", "random")
        live = await site.service.hub.open(ada.table)
        await settled(live)
        assert live.room.waiting_for == [0]
        async with site.line() as line:
            _, frame = await line.sit(ada)
            for number in range(15):
                while frame["ask"] is None:
                    frame = await line.hear_a("state")
                await line.wish(type="answer", id=f"{number}", version=frame["version"], answer=an_answer(frame))
                await settled(live)
                frame = (await line.hear_all())[-1]
            assert live.room.bot_to_answer() is None
    play(tmp_path, script)


def test_a_bot_that_fails_is_helped_by_a_simpler_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(site: Site) -> None:
        monkeypatch.setattr(site.service.pool, "broken", frozenset({"greedy"}))
        ada = await site.create("me", "greedy")
        live = await site.service.hub.open(ada.table)
        await settled(live)
        assert live.room.waiting_for == [0]  # the bot has chosen
        keys = [said.event.key for said in live.room.said]
        assert keys[-1] == "table-bot-failed"
        assert site.service.stand_ins.failures == 1
        async with site.line() as line:
            _, frame = await line.sit(ada)
            assert frame["news"][-1]["key"] == "table-bot-failed"
            await line.wish(type="answer", id="a", version=frame["version"], answer=an_answer(frame))
    play(tmp_path, script)


def test_bots_pause_only_where_somebody_looks(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada = await site.create("me", "random")
        live = await site.service.hub.open(ada.table)
        await settled(live)  # nobody looks on, so it took no pause of an hour
        async with site.line() as line:
            _, frame = await line.sit(ada)
            site.service.stand_ins.pause_s = 0.15
            began = monotonic()
            await site.post(f"/api/tables/{ada.table}/takeover", {"seat": 0, "bot": "random"}, ada)
            while (await line.hear_a("state"))["answers"] == frame["answers"]:
                pass
            assert monotonic() - began >= 0.15
            await site.post(f"/api/tables/{ada.table}/return", place=ada)
    play(tmp_path, script, bot_pause_ms=3_600_000)


def test_a_person_who_comes_back_in_time_answers_instead_of_the_bot(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada, _ = await site.two()
        async with site.line() as line:
            _, frame = await line.sit(ada)
            await site.post(f"/api/tables/{ada.table}/takeover", {"seat": 0, "bot": "random"}, ada)
            back = await site.post(f"/api/tables/{ada.table}/return", place=ada)
            assert back["seats"][0]["kind"] == "person"
            live = await site.service.hub.open(ada.table)
            site.service.stand_ins.pause_s = 0.0
            assert 0 in live.room.waiting_for
            reply = await line.wish(type="answer", id="a", version=live.room.version, answer=an_answer(frame))
            assert reply["type"] == "ack"
            assert live.room.waiting_for == [1]
    play(tmp_path, script, bot_pause_ms=3_600_000)


def test_after_a_restart_bots_that_are_waited_for_go_on(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_site(tmp_path) as site:
            site.service.stand_ins._stopping = True  # the server dies before the bot has answered
            ada = await site.create("me", "random")
            assert (await site.service.hub.open(ada.table)).room.waiting_for == [0, 1]
        async with open_site(tmp_path) as site:
            starting = site.service._starting
            assert starting is not None
            await starting
            live = site.service.hub.open_tables[ada.table]
            await settled(live)
            assert live.room.waiting_for == [0]
    asyncio.run(run())


def test_a_bot_tries_again_when_the_store_is_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stand_ins, "TROUBLE_S", 0.01)

    async def script(site: Site) -> None:
        tries = []
        whole = site.service.store.append

        async def stumble(table: str, added: Sequence[Record], summary: Summary | None = None) -> bool:
            tries.append(added)
            if len(tries) < 3:
                raise StoreDown("the database does not answer")
            return await whole(table, added, summary)
        monkeypatch.setattr(site.service.store, "append", stumble)
        ada = await site.create("me", "random")
        live = await site.service.hub.open(ada.table)
        await settled(live)
        assert live.room.waiting_for == [0]
        assert not live.stale
        assert len(tries) == 3
    play(tmp_path, script)


def test_stopping_ends_the_thinking(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada = await site.create("me", "random")
        live = await site.service.hub.open(ada.table)
        await site.service.stand_ins.stop()
        assert live.thinking is None or live.thinking.done()
        live.thinking = None
        site.service.stand_ins.look(live)
        assert live.thinking is None
        assert live.room.bot_to_answer() == 1
    play(tmp_path, script)
