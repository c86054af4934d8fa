"""The database of an earlier program: its tables go on when cards have changed, or stand still to be looked at."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import conclave
from conclave.kernel.errors import OtherVersion
from conclave.kernel.table import Table
from conclave.kernel.text import LANGUAGES
from conclave.kit.box import unpack
from conclave.kit.boxed import BoxedGame
from conclave.registry import instead
from conclave.server import analysis, archive, schema
from conclave.server import hub as hubs
from conclave.server import records as kinds
from conclave.server.boxes import Boxes, KeptBox
from conclave.server.live import Live
from conclave.server.pool import BotPool
from conclave.server.records import Clock
from conclave.server.thinking import choose, runner_of, situation
from tests.editions import ADDED, changed, frozen_saves, frozen_tables, opened, records_of
from tests.server.answering import Json, legal_answer
from tests.server.client import Place
from tests.server.rooms import frames_of
from tests.server.site import Site, open_site

Script = Callable[[Site], Awaitable[None]]
TOLD = msgspec.json.decode((Path(__file__).parents[1] / "frozen" / "tables.json").read_bytes())
NAMES = sorted(TOLD)
FINISHED = "frozen08table100000"
RULES = "1"  # that they were played by
OF_TODAY = [name for name in NAMES if conclave.game(TOLD[name]["title"]).rules_version == RULES]
UNFINISHED = [name for name in OF_TODAY if name != FINISHED]
OLDER = [name for name in NAMES if name not in OF_TODAY]
every_table = pytest.mark.parametrize("name", UNFINISHED)


class Frozen:
    """The frozen database in a folder, and what its tables are."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.tables: dict[str, Any] = frozen_tables(folder)

    def run(self, script: Script, *games: conclave.Game) -> None:
        """Run a script against a server on it, for which these are the present editions."""
        async def run() -> None:
            with instead(*games):
                async with open_site(self.folder, secret="") as site:
                    await script(site)
        asyncio.run(run())

    def title(self, name: str) -> str:
        """What is played at a table."""
        return str(self.tables[name]["title"])

    def place(self, name: str, seat: int) -> Place:
        """A seat at a table."""
        return Place({"table": {"id": name}, "token": self.tables[name]["secrets"][seat]})


@pytest.fixture
def frozen(tmp_path: Path) -> Frozen:
    return Frozen(tmp_path)


def table_of(live: Live) -> Table:
    """The game of a table."""
    assert live.room.table is not None
    return live.room.table


def asked(table: Table) -> list[list[object]]:
    """Who is asked what."""
    return [[decision.seat, decision.prompt.key] for decision in table.decisions]


def said(live: Live) -> list[str]:
    """What has been told at a table, by key."""
    return [said.event.key for said in live.room.said]


async def kinds_of(site: Site, name: str) -> list[str]:
    """The kinds of a table's records."""
    return [record.kind for record in await site.service.store.since(name, 0)]


async def play_on(site: Site, live: Live, answers: int, seed: int = 1) -> None:
    """People answer at random."""
    rng = Random(seed)
    for _ in range(answers):
        if live.room.waiting_for:
            seat = live.room.waiting_for[0]
            ask = msgspec.json.decode(live.room.seen(seat).ask)
            await site.service.hub.act(live, kinds.ANSWER, seat, legal_answer(ask, rng))


async def reopened(site: Site, name: str) -> Live:
    """A table as another worker would read it."""
    site.service.hub.open_tables.pop(name, None)
    return await site.service.hub.open(name)


@pytest.mark.parametrize("name", OLDER)
@pytest.mark.parametrize("other_box", [False, True])
def test_a_table_of_older_rules_goes_on_from_its_snapshot(frozen: Frozen, name: str, other_box: bool) -> None:
    title, told = frozen.title(name), frozen.tables[name]

    async def script(site: Site) -> None:
        live = await site.service.hub.open(name)
        table = table_of(live)
        begun = table.version
        assert (table.oldest, table.journal.rules) == (begun, conclave.game(title).rules_version)
        assert told["answers"] - 30 < begun <= told["answers"]
        assert "table-upgraded" in said(live)
        await play_on(site, live, 20)
        assert (await kinds_of(site, name)).count(kinds.UPGRADE) == 1
        before = frames_of(live.room)
        assert frames_of((await reopened(site, name)).room) == before
        async with site.line() as line:
            welcome, frame = await line.sit(frozen.place(name, 0))
            assert (welcome["table"]["state"], frame["answers"]) == ("playing", table_of(live).version)
            assert frame["answers"] > begun
        await asyncio.to_thread(conclave.load, table_of(live).save())
    frozen.run(script, *([changed(title)] if other_box else []))


@pytest.mark.parametrize("name", OF_TODAY)
def test_nothing_happens_to_a_table_while_the_box_is_the_same(frozen: Frozen, name: str) -> None:
    async def script(site: Site) -> None:
        live = await site.service.hub.open(name)
        told = frozen.tables[name]
        assert table_of(live).version == told["answers"]
        assert (asked(table_of(live)) or None) == told["asked"]
        assert kinds.UPGRADE not in await kinds_of(site, name)
        if not told["over"]:
            await play_on(site, live, 3)
            assert table_of(await reopened(site, name)).version == told["answers"] + 3
    frozen.run(script)


@every_table
def test_a_table_goes_on_when_a_card_was_added_one_changed_and_one_moved(frozen: Frozen, name: str) -> None:
    title, told, seen = frozen.title(name), frozen.tables[name], []

    async def before(site: Site) -> None:
        table = table_of(await site.service.hub.open(name))
        seen.append(table.at(table.version - len(table.runner.since)))
    frozen.run(before)
    (was,) = seen

    async def script(site: Site) -> None:
        seat = was.decision.seat
        async with site.line() as line:
            welcome, frame = await line.sit(frozen.place(name, seat))
            assert welcome["table"]["state"] == "playing"
            assert frame["answers"] == was.version < told["answers"]
            assert frame["ask"]["prompt"][0] == was.decision.prompt.key
            assert frame["news"][-1]["words"] == ["table-upgraded"]
            assert len(frame["news"]) > was.version / 4
            assert (await line.wish(type="undo", id="u"))["error"]["code"] == "nothing-to-undo"
            answer = legal_answer(frame["ask"], Random(1))
            assert (await line.wish(type="answer", id="a", version=frame["version"], answer=answer))["type"] == "ack"
        live = site.service.hub.open_tables[name]
        table = table_of(live)
        assert table.game is conclave.game(title)
        assert table.game.count_pieces(table.runner.state).get(ADDED) is not None
        assert asked(table.at(was.version)) == asked(was)
        assert [number for number, event in table.log() if event.key == "goes-on"] == [was.version]
        await play_on(site, live, 30)
        assert (await kinds_of(site, name)).count(kinds.UPGRADE) == 1
        stored = await site.service.store.load(name)
        assert stored is not None
        assert stored.about.edition == table.game.edition
        assert "content" not in stored.snapshot.partition("\n\n")[0]
        before = frames_of(live.room)
        again = await reopened(site, name)
        assert frames_of(again.room) == before
        assert (await kinds_of(site, name)).count(kinds.UPGRADE) == 1
        for count in (0, 1, was.version - 1):
            frames: list[Json] = archive.frames(table_of(again), seat, count, 3)
            assert [frame["version"] for frame in frames] == [count, count + 1, count + 2]
            assert frames[0]["view"] == msgspec.json.decode(msgspec.json.encode(was.at(count).view(seat)))
        await asyncio.to_thread(conclave.load, table_of(again).save())
    frozen.run(script, changed(title))


@every_table
def test_a_table_whose_card_is_gone_can_be_looked_at_and_goes_on_when_it_is_back(frozen: Frozen, name: str) -> None:
    title, seen = frozen.title(name), []

    async def before(site: Site) -> None:
        seen.append(table_of(await site.service.hub.open(name)))
    frozen.run(before)
    (was,) = seen
    seat = was.decision.seat
    mine: Json = was.runner.state.plain()
    gone = next(str(card) for pile in ("play", "hand", "discard", "deck") for card in mine[pile][seat])
    key = f"card-{gone.replace('_', '-')}"

    async def script(site: Site) -> None:
        place, rival = frozen.place(name, seat), frozen.place(name, 1 - seat if seat < 2 else 0)
        async with site.line() as line:
            welcome, frame = await line.sit(place)
            assert (welcome["table"]["state"], welcome["table"]["waiting"]) == ("stuck", [])
            assert (frame["ask"], frame["waiting"], frame["answers"]) == (None, [], was.version)
            assert frame["view"] == msgspec.json.decode(msgspec.json.encode(was.view(seat)))
            assert frame["news"][-1]["words"] == ["table-stuck", {"card": [key]}]
            assert frame["undo"] == {"grade": "nothing", "redo": False, "wish": None}
            answer = {"type": "answer", "version": frame["version"], "answer": "pass"}
            setting = {"type": "asking", "window": "offer", "when": "never"}
            for wish in (answer, setting, {"type": "undo"}, {"type": "redo"}):
                assert (await line.wish(id="x", **wish))["error"]["code"] == "stuck"
        async with site.line() as line:  # whoever comes again is told, too
            line.say(type="hello", table=name, token=place.token, version=frame["version"], hash=frame["hash"])
            assert (await line.hear_a("state"))["news"] == [frame["news"][-1]]
        path = f"/api/tables/{name}"
        await site.post(f"{path}/takeover", {"seat": seat}, place, 403)
        for eyes, allowed in ((seat, place), (-1, place), (-1, None)):
            frames = await site.get(f"{path}/replay?seat={eyes}&start=0&count=2", allowed)
            assert (frames["versions"], frames["oldest"], len(frames["frames"])) == (was.version, 0, 2)
        end = await site.get(f"{path}/replay?seat={seat}&start={was.version}", place)
        assert end["frames"][0]["view"] == frame["view"]
        for eyes, refused in ((seat, rival), (seat, None)):
            assert (await site.get(f"{path}/replay?seat={eyes}", refused, 403))["error"]["code"] == "secret-until-over"
        await site.get(f"{path}/save", place, 403)
        names = {lang: (await site.http.get(f"/api/words/{title}/{lang}")).text for lang in LANGUAGES}
        for lang, words in names.items():
            assert f"\n{key} = {was.game.messages(lang)[key]}\n" in words
            assert "\ntable-stuck = " in words
        assert kinds.UPGRADE not in await kinds_of(site, name)
        await site.post(f"{path}/rename", {"name": "Eve"}, place)
        assert (await reopened(site, name)).room.state == "stuck"
    frozen.run(script, changed(title, without=[gone]))

    async def afterwards(site: Site) -> None:
        live = await site.service.hub.open(name)
        assert live.room.state == "playing"
        assert live.room.names[seat] == "Eve"
        await play_on(site, live, 3)
        assert "table-stuck" not in said(live)
    frozen.run(afterwards, changed(title))


def test_a_finished_table_stays_as_it_was_played(frozen: Frozen) -> None:
    title = frozen.title(FINISHED)
    seen: list[Json] = []

    async def script(site: Site) -> None:
        live = await site.service.hub.open(FINISHED)
        assert live.room.state == "finished"
        assert kinds.UPGRADE not in await kinds_of(site, FINISHED)
        whole = await site.get(f"/api/tables/{FINISHED}/replay?seat=0")
        save = (await site.http.get(f"/api/tables/{FINISHED}/save")).text
        # The content that a save carries may have better words by now, which are no part of its edition.
        played = [line for line in save.splitlines() if not line.startswith(("content ", "end "))]
        seen.append((live.room.game.edition, whole, played, frames_of(live.room)))
        eve = Place(await site.post(f"/api/tables/{FINISHED}/branch", {"version": 60, "name": "Eve"}, status=201))
        branched = await site.service.hub.open(eve.table)
        assert branched.room.game is conclave.game(title)
        assert table_of(branched).oldest == 0
        await play_on(site, branched, 3)
        again = frames_of(branched.room)
        assert frames_of((await reopened(site, eve.table)).room) == again
        await site.post(f"/api/tables/{FINISHED}/analysis")
    frozen.run(script)
    frozen.run(script, changed(title))
    frozen.run(script, changed(title, without=["guard_dog"]))
    assert seen[0] == seen[1] == seen[2]


def test_a_replay_and_an_analysis_cross_from_one_edition_into_another(frozen: Frozen) -> None:
    name = "frozen01table000061"

    async def script(site: Site) -> None:
        live = await site.service.hub.open(name)
        begun = table_of(live).version
        await play_on(site, live, 20)
        save = table_of(live).save()
        part = await asyncio.to_thread(analysis.analyse_part, save, begun - 5, 10, 1)
        assert len(part.rows) == 10
        assert {move.version for move in part.moves} & set(range(begun - 4, begun + 1))
        assert {move.version for move in part.moves} & set(range(begun + 1, begun + 6))
        await site.finish(name)
        whole = await site.get(f"/api/tables/{name}/replay?start={begun - 2}&count=5&seat=1")
        assert [frame["version"] for frame in whole["frames"]] == [begun - 2, begun - 1, begun, begun + 1, begun + 2]
        assert [["goes-on", {"count": begun}] in [news["words"] for news in frame["news"]]
                for frame in whole["frames"]] == [False, False, True, False, False]
    frozen.run(script, changed(frozen.title(name)))


def test_tables_may_go_on_more_than_once_and_every_worker_reads_the_same(frozen: Frozen) -> None:
    name, counts = UNFINISHED[0], []
    title, aside = frozen.title(name), []

    async def before(site: Site) -> None:
        plain: Json = table_of(await site.service.hub.open(name)).runner.state.plain()
        aside.append(next(str(card) for pile in plain if pile.endswith("_box") or pile == "box" for card in plain[pile]))
    frozen.run(before)

    async def script(site: Site) -> None:
        live = await site.service.hub.open(name)
        counts.append(table_of(live).version)
        await play_on(site, live, 12)
        assert table_of(live).oldest == 0
        before = frames_of(live.room)
        async with open_site(frozen.folder, secret="") as other:
            assert frames_of((await other.service.hub.open(name)).room) == before
        assert frames_of((await reopened(site, name)).room) == before
    frozen.run(script, changed(title))
    frozen.run(script, changed(title, without=aside))

    async def last(site: Site) -> None:
        table = table_of(await site.service.hub.open(name))
        assert [number for number, event in table.log() if event.key == "goes-on"][:2] == counts
        assert (await kinds_of(site, name)).count(kinds.UPGRADE) == 3  # back under the printed edition
        for box in await site.service.store.boxes():
            assert unpack(box.content)
        editions = {box.edition for box in await site.service.store.boxes() if box.title == title}
        assert editions == {old.edition for old in table.journal.earlier} | {table.game.edition}
    frozen.run(last)


def test_settings_messages_and_clocks_outlast_the_change(tmp_path: Path) -> None:
    async def first() -> tuple[Place, int, list[int]]:
        async with open_site(tmp_path) as site:
            ada = await site.create(clock={"base": 600, "increment": 5})
            await site.join(ada.table)
            live = await site.service.hub.open(ada.table)
            while len(live.room.waiting_for) > 1 or table_of(live).version < 30:
                await play_on(site, live, 1, seed=table_of(live).version)
            hub = site.service.hub
            await hub.act(live, kinds.ASKING, 0, "life-loss never", "0:asks")
            done = await hub.act(live, kinds.ASKING, 1, "victory-check matters", "1:asks")
            assert live.room.clocks is not None
            return ada, done, live.room.clocks.left

    async def second(ada: Place, done: int, left: list[int]) -> None:
        async with open_site(tmp_path) as site:
            live = await site.service.hub.open(ada.table)
            assert "table-upgraded" in said(live)
            assert table_of(live).asking == [{"life-loss": "never"}, {"victory-check": "matters"}]
            assert live.room.done["1:asks"] == done
            assert live.room.clocks is not None
            assert all(0 < now <= before for now, before in zip(live.room.clocks.left, left, strict=True))
            assert live.room.about.clock == Clock(600, 5)
            assert await site.service.hub.act(live, kinds.ASKING, 1, "victory-check matters", "1:asks") == done
    given = asyncio.run(first())
    with instead(changed("res-arcana")):
        asyncio.run(second(*given))


def test_a_table_that_waits_begins_with_the_present_cards(tmp_path: Path) -> None:
    async def first() -> Place:
        async with open_site(tmp_path) as site:
            return await site.create()

    async def second(ada: Place) -> str:
        async with open_site(tmp_path) as site:
            await site.join(ada.table)
            live = await site.service.hub.open(ada.table)
            assert table_of(live).game is conclave.game("res-arcana")
            before = frames_of(live.room)
            assert kinds.UPGRADE not in await kinds_of(site, ada.table)
            again = await reopened(site, ada.table)
            assert frames_of(again.room) == before
            return again.room.game.edition
    ada = asyncio.run(first())
    with instead(changed("res-arcana")):
        assert asyncio.run(second(ada)) == conclave.game("res-arcana").edition


def test_an_uploaded_save_brings_no_cards(frozen: Frozen, monkeypatch: pytest.MonkeyPatch) -> None:
    """Strangers could upload cards that never come to an end."""
    cards = records_of("res-arcana")
    del cards["artifacts"]["guard_dog"]
    other = opened("res-arcana", {file: "".join(found.values()) for file, found in cards.items()})
    table = Table(other, 2, 3)
    while table.version < 60:
        table.play(table.legal()[0])
    save, read = table.save(), []
    assert f"content {other.edition} " in save
    as_played = BoxedGame.as_played

    def noted(game: BoxedGame, edition: str, content: str = "") -> conclave.Game | None:
        read.append(content)
        return as_played(game, edition, content)
    monkeypatch.setattr(BoxedGame, "as_played", noted)

    async def script(site: Site) -> None:
        reply = await site.http.post("/api/saves", params={"name": "Eve"}, content=save.encode())
        assert reply.status_code == 201
        live = await site.service.hub.open(reply.json()["table"]["id"])
        whole = 60 - len(table.runner.since)
        assert table_of(live).game is conclave.game("res-arcana")
        assert (table_of(live).version, table_of(live).oldest) == (whole, whole)
        await play_on(site, live, 3)
        assert other.content() not in (live.room.about.origin, *[box.content for box in await site.service.store.boxes()])
        assert other.edition not in table_of(live).journal.contents
        await reopened(site, live.room.about.id)
    frozen.run(script)
    assert other.content() not in read
    assert read


def test_an_uploaded_save_of_a_card_that_is_gone_is_refused(frozen: Frozen) -> None:
    async def script(site: Site) -> None:
        save = frozen_saves()["res-arcana-2-long"].encode()
        reply = await site.http.post("/api/saves", params={"name": "Eve"}, content=save)
        assert reply.status_code == 422
        assert reply.json()["error"]["code"] == "gone-from-box"
        assert "'hawk' lies on the table" in reply.json()["error"]["message"]
    frozen.run(script, changed("res-arcana", without=["hawk"]))


def test_tables_of_another_edition_are_read_beside_the_others(frozen: Frozen, monkeypatch: pytest.MonkeyPatch) -> None:
    threads = []
    read = hubs.reopened

    def noted(*args: Any) -> Any:
        threads.append(threading.current_thread())
        return read(*args)
    monkeypatch.setattr(hubs, "reopened", noted)

    async def script(site: Site) -> None:
        for name in NAMES:
            await site.service.hub.open(name)
    frozen.run(script, changed("res-arcana"), changed("krutagidon"))
    assert len(threads) == len(NAMES)
    assert threading.main_thread() not in threads


def test_a_server_that_was_started_before_does_not_lead_a_table_back(frozen: Frozen) -> None:
    name = "frozen01table000061"
    newer = changed("res-arcana")

    async def goes_on(site: Site) -> None:
        await play_on(site, await site.service.hub.open(name), 4)
    frozen.run(goes_on, newer)

    async def script(site: Site) -> None:
        boxes = {box.edition: box for box in await site.service.store.boxes() if box.title == "res-arcana"}
        own = boxes[conclave.game("res-arcana").edition]
        site.service.boxes.take([KeptBox(own.title, own.edition, own.content, boxes[newer.edition].at - 1)])
        live = await site.service.hub.open(name)
        assert live.room.game.edition == newer.edition
        await play_on(site, live, 4)
        assert (await kinds_of(site, name)).count(kinds.UPGRADE) == 1
        stored = await site.service.store.load(name)
        assert stored is not None
        assert stored.about.edition == newer.edition
    frozen.run(script)


def test_a_worker_learns_of_boxes_that_others_have_put_up(frozen: Frozen) -> None:
    name, newer = "frozen01table000061", changed("res-arcana")

    async def script(site: Site) -> None:
        async with open_site(frozen.folder, secret="") as other:
            with instead(newer):
                await other.service.hub.start()
                live = await other.service.hub.open(name)
                await play_on(other, live, 3)
                version = table_of(live).version
        live = await site.service.hub.open(name)
        assert live.room.game.edition == newer.edition
        assert table_of(live).version == version
    frozen.run(script)


def test_bots_think_with_the_cards_of_their_table(frozen: Frozen) -> None:
    table = Table(changed("krutagidon"), 2, 3)
    over = Table(changed("res-arcana"), 2, 3, {"variant": "first-game"})
    rng = Random(1)
    while not over.over:
        over.play(over.decision.nth(rng.randrange(min(over.decision.count(), 50))))
    while table.version < 20:
        table.play(table.legal()[0])
    now = situation(table, table.decision.seat)

    async def run() -> tuple[object, object]:
        pool = BotPool(1)
        await pool.ready()
        try:
            return (await pool.call("conclave.server.thinking:choose", now, "greedy", 1),
                    await pool.call("conclave.server.analysis:analyse_part", over.save(), 0, 5, 1))
        finally:
            await pool.stop()
    answer, part = asyncio.run(run())
    assert answer == choose(now, "greedy", 1)
    assert part == analysis.analyse_part(over.save(), 0, 5, 1)
    assert runner_of(now).state.plain() == table.runner.state.plain()
    with pytest.raises(OtherVersion, match="cannot be read"):
        runner_of(msgspec.structs.replace(now, edition="0123456789abcdef"))


def test_the_boxes_of_a_server_are_kept_once(tmp_path: Path) -> None:
    async def start() -> list[KeptBox]:
        async with open_site(tmp_path) as site:
            await site.service.hub.start()
            return sorted(await site.service.store.boxes(), key=lambda box: (box.title, box.edition))

    first = asyncio.run(start())
    assert [(box.title, box.content) for box in first] == [
        (title, conclave.game(title).content()) for title in conclave.titles()]
    again = asyncio.run(start())
    assert [box.edition for box in again] == [box.edition for box in first]
    assert all(one.at > other.at for one, other in zip(again, first, strict=True))
    assert set(schema.boxes.c.keys()) == {"title", "edition", "content", "at"}
    boxes = Boxes()
    boxes.take(again)
    assert boxes.earlier_games("res-arcana") == []
    assert re.fullmatch("[0-9a-f]{16}", first[0].edition)
