"""Looking back: replays, saves, branches, analyses; only when the secrets are over."""

from __future__ import annotations

from pathlib import Path
from random import Random

import httpx
import pytest

from conclave.kernel.errors import BadSave, IllegalAnswer
from conclave.kernel.table import Table
from conclave.server import archive
from conclave.server.boxes import Boxes
from tests.server.answering import Json
from tests.server.client import Place
from tests.server.rooms import RES_ARCANA, Sitting, about
from tests.server.site import Site
from tests.server.test_socket import play


def finished() -> Table:
    """A game that is over."""
    sitting = Sitting(about(2, "first-game"))
    sitting.play(Random(1))
    assert sitting.room.table is not None
    return sitting.room.table


def test_the_frames_of_a_replay_are_what_the_seat_saw() -> None:
    sitting, rng = Sitting(about(2, "draft")), Random(3)
    seen = {0: sitting.frame(0)}
    for _ in range(30):
        sitting.answer(rng)
        seen[sitting.frame(0)["answers"]] = sitting.frame(0)
    table = sitting.room.table
    assert table is not None
    for start, count in ((0, 60), (7, 5), (30, 1), (12, 60)):
        frames: list[Json] = archive.frames(table, 0, start, count)
        assert [frame["version"] for frame in frames] == list(range(start, min(31, start + count)))
        for frame in frames:
            live = seen[frame["version"]]
            assert frame["hash"] == live["hash"]
            assert frame["waiting"] == live["waiting"]
            assert set(frame) == set(live)


def test_a_replay_stays_within_the_game() -> None:
    table = finished()
    assert len(archive.frames(table, None, 0, 10_000)) == min(archive.MOST_FRAMES, table.version + 1)
    last: Json = archive.frames(table, None, 10**9, 5)
    assert [frame["version"] for frame in last] == [table.version]
    assert last[0]["outcome"] is not None


def test_a_game_can_be_cut_anywhere() -> None:
    table = finished()
    for answers in (0, 1, table.version // 2, table.version):
        again = archive.open_save(archive.cut(table, answers), Boxes())
        assert again.version == answers
        assert again.view(0) == table.at(answers).view(0)
        assert archive.whose_turn(again) in (0, 1)
    with pytest.raises(IllegalAnswer):
        archive.cut(table, table.version + 1)


def test_a_save_of_too_many_answers_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "LONGEST_GAME", 3)
    with pytest.raises(BadSave, match="more than 3"):
        archive.open_save(finished().save(), Boxes())


def test_a_snapshot_can_be_gone_on_from_at_every_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting, rng = Sitting(about()), Random(5)
    kept: list[tuple[str, Json]] = []
    for _ in range(25):
        sitting.answer(rng)
        table = sitting.room.table
        assert table is not None
        whole = table.version - len(table.runner.since)  # the answers of a step that is not finished are asked again
        kept.append((archive.snapshot(table), table.at(whole).view(None)))
    monkeypatch.setattr(RES_ARCANA, "rules_version", "next", raising=False)
    for text, view in kept:
        assert Boxes().load(archive.under_this_edition(text, Boxes())).view(None) == view


def test_nobody_looks_into_a_game_that_goes_on(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada, _ = await site.two()
        path = f"/api/tables/{ada.table}"
        for place in (ada, None):
            for what in ("replay", "save", "analysis"):
                assert (await site.get(f"{path}/{what}", place, 403))["error"]["code"] == "secret-until-over"
            await site.post(f"{path}/branch", {"version": 0, "name": "Eve"}, place, 403)
            await site.post(f"{path}/analysis", None, place, 403)
        await site.get("/api/tables/nowhere/replay", status=404)
    play(tmp_path, script)


def test_who_plays_alone_may_look_back_and_nobody_else(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada = await site.create("me", "random")
        path = f"/api/tables/{ada.table}"
        assert (await site.get(f"{path}/replay?seat=0", ada))["frames"][0]["ask"] is not None
        assert (await site.http.get(f"{path}/save", headers=ada.header)).text.startswith("conclave-journal")
        await site.get(f"{path}/replay", None, 403)
        await site.post(f"{path}/analysis", None, ada, 403)  # not over yet
        other = await site.create("me", "random")
        await site.get(f"{path}/replay", other, 403)
    play(tmp_path, script)


def test_a_finished_game_is_open_to_all(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada, _ = await site.two(variant="first-game")
        await site.finish(ada.table)
        path = f"/api/tables/{ada.table}"
        whole = await site.get(f"{path}/replay")
        assert whole["start"] == 0
        assert len(whole["frames"]) == archive.MOST_FRAMES
        part = await site.get(f"{path}/replay?seat=1&start={whole['versions'] - 2}&count=2")
        assert [frame["version"] for frame in part["frames"]] == [whole["versions"] - 2, whole["versions"] - 1]
        watched = await site.get(f"{path}/replay?start={part['start']}&count=1")
        assert part["frames"][0]["view"] != watched["frames"][0]["view"]
        for wrong in ("count=0", "count=61", "start=-1", "seat=99"):
            await site.get(f"{path}/replay?{wrong}", status=422)
        save = await site.http.get(f"{path}/save")
        assert "attachment" in save.headers["content-disposition"]
        assert archive.open_save(save.text, Boxes()).over
    play(tmp_path, script)


def test_a_branch_goes_on_against_bots(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada, _ = await site.two(variant="first-game")
        await site.finish(ada.table)
        path = f"/api/tables/{ada.table}/branch"
        await site.post(path, {"version": 10**6, "name": "Eve"}, status=409)
        await site.post(path, {"version": 5, "name": "\n"}, status=422)
        eve = Place(await site.post(path, {"version": 5, "name": "Eve"}, status=201))
        assert eve.info["alone"]
        async with site.line() as line:
            _, frame = await line.sit(eve)
            assert frame["answers"] == 5
            assert frame["ask"] is not None
    play(tmp_path, script)


async def upload(site: Site, body: bytes, name: str = "Eve") -> httpx.Response:
    """Send a save."""
    return await site.http.post("/api/saves", params={"name": name}, content=body)


def test_a_save_can_be_opened(tmp_path: Path) -> None:
    table = finished()

    async def script(site: Site) -> None:
        reply = await upload(site, archive.cut(table, 8).encode())
        assert reply.status_code == 201
        assert reply.json()["table"]["state"] == "playing"
        over = (await upload(site, table.save().encode())).json()
        assert over["table"]["state"] == "finished"
        assert (await site.get(f"/api/tables/{over['table']['id']}/replay"))["versions"] == table.version
        whole = table.save()
        for body in (b"", b"hello", b"\xff\xfe", whole[:-30].encode(), whole.replace("0: ", "1: ", 1).encode(),
                     b"a\x00b", b"x" * (513 * 1024)):
            reply = await upload(site, body)
            assert reply.status_code == 422
            assert reply.json()["error"]["code"] == "bad-save"
        assert (await upload(site, b"x" * 700_000)).status_code == 413
        assert (await upload(site, table.save().encode(), "")).status_code == 422
        assert (await upload(site, table.save().encode(), "\t")).json()["error"]["code"] == "bad-name"
    play(tmp_path, script)


def test_an_analysis_is_begun_once_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(site: Site) -> None:
        ada, _ = await site.two(variant="first-game")
        await site.finish(ada.table)
        path = f"/api/tables/{ada.table}/analysis"
        assert (await site.get(path))["state"] == "none"
        await site.service.store.keep_analysis(
            ada.table, '{"state": "ready", "done": 1, "total": 1, "seats": [[0.5], [0.5]], "moves": []}')
        assert (await site.get(path))["state"] == "ready"
        begun = await site.post(path, None)
        assert begun == {"state": "ready", "done": 1, "total": 1, "seats": [[0.5], [0.5]], "rounds": [], "moves": []}
    play(tmp_path, script)
