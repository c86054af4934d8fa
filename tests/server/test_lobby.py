"""The routes for tables: making them, sitting down, leaving, coming again, and playing once more."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from conclave.server.clocks import now_ms
from conclave.server.tokens import token_of
from tests.server.answering import Json
from tests.server.client import Place
from tests.server.site import Site, open_site
from tests.server.test_socket import an_answer, play

TABLE = {"title": "res-arcana", "players": 2, "seats": ["me", "open"], "name": "Ada"}


async def fault(site: Site, path: str, body: Json, status: int, place: Place | None = None) -> str:
    """The code of the error that a request gets; it comes with a sentence."""
    reply = await site.post(path, body, place, status=status)
    assert set(reply) == {"error"}
    assert reply["error"]["message"]
    return str(reply["error"]["code"])


def test_a_new_table(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        made = await site.post("/api/tables", {**TABLE, "public": True, "clock": {"base": 60, "increment": 5}}, status=201)
        table = made["table"]
        assert made["link"] == f"/table/{table['id']}#{made['token']}"
        assert table["state"] == "waiting"
        assert table["options"] == {"variant": "standard"}
        assert table["clock"] == {"base": 60, "increment": 5}
        assert [seat["kind"] for seat in table["seats"]] == ["person", "open"]
        assert await site.get(f"/api/tables/{table['id']}") == table
        assert await site.get("/api/tables") == [table]
        assert "token" not in str(await site.get("/api/tables"))
        await site.create(name="Hidden")
        assert len(await site.get("/api/tables?title=res-arcana&state=waiting")) == 1
        assert await site.get("/api/tables?title=chess") == []
    play(tmp_path, script)


def test_a_link_is_known_before_its_table_is_made(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        invited = await site.get("/api/invitation")
        assert invited["address"] == ""
        assert (await site.get("/api/invitation"))["id"] != invited["id"]
        assert await fault(site, "/api/tables", {**TABLE, "id": "quiet-owl"}, 422) == "bad-request", "it could be guessed"
        made = await site.post("/api/tables", {**TABLE, "id": invited["id"]}, status=201)
        assert made["table"]["id"] == invited["id"]
        assert await fault(site, "/api/tables", {**TABLE, "id": invited["id"], "name": "Eve"}, 409) == "table-exists"
        joined = await site.post(f"/api/tables/{invited['id']}/join", {"name": "Bob"})
        assert [seat["name"] for seat in joined["table"]["seats"]] == ["Ada", "Bob"]
    play(tmp_path, script)


def test_who_gives_no_name_is_called_by_the_seat(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        made = await site.post("/api/tables", {name: value for name, value in TABLE.items() if name != "name"}, status=201)
        joined = await site.post(f"/api/tables/{made['table']['id']}/join", {})
        assert [(seat["kind"], seat["name"]) for seat in joined["table"]["seats"]] == [("person", ""), ("person", "")]
        assert joined["table"]["state"] == "playing"
    play(tmp_path, script)


@pytest.mark.parametrize(("change", "status", "code"), [
    ({"title": "chess"}, 404, "no-title"), ({"players": 9}, 422, "bad-option"), ({"seats": ["me"]}, 422, "bad-seats"),
    ({"seats": ["open", "open"]}, 422, "bad-seats"), ({"seats": ["me", "me"]}, 422, "bad-seats"),
    ({"seats": ["me", "deepblue"]}, 422, "unknown-bot"), ({"options": {"variant": "poker"}}, 422, "bad-option"),
    ({"options": {"colour": "red"}}, 422, "bad-option"), ({"name": " "}, 422, "bad-name"),
    ({"name": "a\nb"}, 422, "bad-name"), ({"name": ""}, 422, "bad-name"), ({"name": "x" * 31}, 422, "bad-name"),
    ({"seed": 7}, 422, "seed-not-free"), ({"seed": -1}, 422, "bad-request"), ({"clock": {"base": 1}}, 422, "bad-request"),
    ({"cheat": True}, 422, "bad-request"), ({"players": "2"}, 422, "bad-request")])
def test_tables_that_cannot_be(tmp_path: Path, change: Json, status: int, code: str) -> None:
    async def script(site: Site) -> None:
        assert await fault(site, "/api/tables", {**TABLE, **change}, status) == code
        assert not site.service.hub.open_tables
    play(tmp_path, script)


def test_who_plays_alone_may_choose_the_seed_and_has_no_clock(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        frames = []
        for _ in range(2):
            place = await site.create("me", "random", seed=1234, clock={"base": 60})
            assert place.info["alone"]
            assert place.info["clock"] is None
            async with site.line() as line:
                frames.append((await line.sit(place))[1]["view"])
        assert frames[0] == frames[1]
    play(tmp_path, script)


def test_too_many_tables_from_one_address(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        await site.create()
        await site.create()
        assert await fault(site, "/api/tables", TABLE, 429) == "too-much"
    play(tmp_path, script, tables_per_minute=2)


def test_sitting_down(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada = await site.create("me", "open", "open")
        path = f"/api/tables/{ada.table}/join"
        assert await fault(site, path, {"name": "Bob", "seat": 0}, 403) == "seat-taken"
        assert await fault(site, path, {"name": "Bob", "seat": 3}, 422) == "no-seat"
        assert await fault(site, path, {"name": "Bob", "seat": 99}, 422) == "bad-request"
        assert await fault(site, path, {"name": "\x07"}, 422) == "bad-name"
        assert await fault(site, "/api/tables/nowhere/join", {"name": "Bob"}, 404) == "no-table"
        bob = await site.join(ada.table, seat=2)
        assert bob.seat == 2
        eve = await site.join(ada.table, "Eve")
        assert eve.seat == 1
        assert eve.info["state"] == "playing"
        assert await fault(site, path, {"name": "Late"}, 403) == "table-full"
    play(tmp_path, script)


def test_two_who_want_the_last_seat(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada = await site.create()
        path = f"/api/tables/{ada.table}/join"
        replies = await asyncio.gather(*[site.http.post(path, json={"name": name}) for name in ("Bob", "Eve")])
        assert sorted(reply.status_code for reply in replies) == [200, 403]
    play(tmp_path, script)


def test_who_wants_any_seat_gets_one_as_long_as_there_is_one(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada = await site.create("me", "open", "open", "open")
        path = f"/api/tables/{ada.table}/join"
        names = ("Bob", "Cid", "Dan", "Eve", "Fay")
        replies = await asyncio.gather(*[site.http.post(path, json={"name": name}) for name in names])  # all at once
        assert sorted(reply.status_code for reply in replies) == [200, 200, 200, 403, 403]
        seats = [Place(reply.json()).seat for reply in replies if reply.status_code == 200]
        assert sorted(seats) == [1, 2, 3]
        assert {reply.json()["error"]["code"] for reply in replies if reply.status_code == 403} == {"table-full"}
    play(tmp_path, script)


def test_leaving(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada = await site.create()
        left = await site.post(f"/api/tables/{ada.table}/leave", place=ada)
        assert left["seats"][0]["kind"] == "open"
        assert await fault(site, f"/api/tables/{ada.table}/leave", None, 403, ada) == "bad-link"
        ada, bob = await site.two()
        left = await site.post(f"/api/tables/{ada.table}/leave", place=ada)
        assert left["seats"][0] == {"seat": 0, "name": "Ada", "kind": "stand-in", "bot": "greedy", "online": False,
                                    "vacant_at": None}
        back = await site.post(f"/api/tables/{ada.table}/return", place=ada)
        assert back["seats"][0]["kind"] == "person"
        assert await fault(site, f"/api/tables/{ada.table}/return", None, 403, bob) == "no-stand-in"
    play(tmp_path, script)


def test_a_bot_stands_in_only_for_oneself_or_for_who_is_away(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada, _ = await site.two()
        path = f"/api/tables/{ada.table}/takeover"
        assert await fault(site, path, {"seat": 1}, 403, ada) == "still-here"  # away, but not for long enough
        assert await fault(site, path, {"seat": 5}, 422, ada) == "no-seat"
        assert await fault(site, path, {"seat": 0, "bot": "deepblue"}, 422, ada) == "unknown-bot"
        assert await fault(site, path, {"seat": 0, "bot": "../x"}, 422, ada) == "bad-request"
        assert await fault(site, path, {"seat": 0}, 403) == "bad-link"
        table = await site.post(path, {"seat": 0, "bot": "random"}, ada)
        assert table["seats"][0]["kind"] == "stand-in"
        assert await fault(site, path, {"seat": 0}, 403, ada) == "no-person"
    play(tmp_path, script)


def test_who_is_away_for_long_may_be_replaced_and_who_is_here_may_not(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada, bob = await site.two()
        path = f"/api/tables/{ada.table}/takeover"
        async with site.line() as his:
            await his.sit(bob)
            assert (await site.get(f"/api/tables/{ada.table}"))["seats"][1]["vacant_at"] is None
        table = await site.get(f"/api/tables/{ada.table}")
        assert table["waiting"] == [0, 1]
        assert table["seats"][1]["vacant_at"] <= now_ms()
        assert await fault(site, path, {"seat": 1, "bot": "random"}, 422, ada) == "unknown-bot"
        table = await site.post(path, {"seat": 1, "bot": "greedy"}, ada)
        assert table["seats"][1]["kind"] == "stand-in"
    play(tmp_path, script, away_seconds=0)


def test_who_is_connected_is_not_away(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada, bob = await site.two()
        async with site.line() as his:
            await his.sit(bob)
            assert await fault(site, f"/api/tables/{ada.table}/takeover", {"seat": 1}, 403, ada) == "still-here"
    play(tmp_path, script, away_seconds=0.000001)


def test_who_is_out_of_time_may_be_replaced(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada, bob = await site.two(clock={"base": 10, "increment": 0})
        live = await site.service.hub.open(ada.table)
        clocks = live.room.clocks
        assert clocks is not None
        async with site.line() as his:
            await his.sit(bob)
            path = f"/api/tables/{ada.table}/takeover"
            assert await fault(site, path, {"seat": 1}, 403, ada) == "still-here"
            clocks.left[1] = 0
            assert (await site.post(path, {"seat": 1}, ada))["seats"][1]["kind"] == "stand-in"
    play(tmp_path, script)


def test_renaming_and_rotating(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada, bob = await site.two()
        path = f"/api/tables/{ada.table}"
        assert (await site.post(f"{path}/rename", {"name": "Éva"}, ada))["seats"][0]["name"] == "Éva"
        assert await fault(site, f"{path}/rename", {"name": "\u202e"}, 422, ada) == "bad-name"
        fresh = await site.post(f"{path}/rotate", place=ada)
        assert await fault(site, f"{path}/rename", {"name": "Old"}, 403, ada) == "bad-link"
        new = Place({"table": ada.info, **fresh})
        assert (await site.post(f"{path}/rename", {"name": "New"}, new))["seats"][0]["name"] == "New"
        assert (await site.post(f"{path}/rename", {"name": "Bob"}, bob))["seats"][1]["name"] == "Bob"
    play(tmp_path, script)


@pytest.mark.parametrize("deed", ["leave", "return", "rotate", "rematch", "rename", "takeover"])
def test_nothing_is_done_without_a_token_of_this_seat_and_table(tmp_path: Path, deed: str) -> None:
    async def script(site: Site) -> None:
        ada, _ = await site.two()
        other = await site.create()
        bodies = {"rename": {"name": "Eve"}, "takeover": {"seat": 0}}
        forged = [other.token, "", "0.x", "Ünï", "7.x", token_of(b"guess", ada.table, 0, 0), ada.token + "A"]
        for token in forged:
            reply = await site.http.post(f"/api/tables/{ada.table}/{deed}", json=bodies.get(deed),
                                         headers={b"Authorization": f"Seat {token}".encode()})
            assert reply.status_code == 403, token
        reply = await site.http.post(f"/api/tables/{ada.table}/{deed}", json=bodies.get(deed),
                                     headers={"Authorization": f"Bearer {ada.token}"})
        assert reply.status_code == 403
        assert await fault(site, f"/api/tables/nowhere/{deed}", bodies.get(deed), 404, ada) == "no-table"
    play(tmp_path, script)


def test_a_rematch_gives_everybody_the_next_seat(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada, bob = await site.two(variant="first-game")
        path = f"/api/tables/{ada.table}/rematch"
        assert await fault(site, path, None, 403, ada) == "not-over"
        await site.finish(ada.table)
        hers, his = await asyncio.gather(site.post(path, place=ada), site.post(path, place=bob))  # both at once
        assert hers["table"]["id"] == his["table"]["id"]
        assert [seat["name"] for seat in hers["table"]["seats"]] == ["Bob", "Ada"]
        assert (Place(hers).seat, Place(his).seat) == (1, 0)
        assert "playing" in (hers["table"]["state"], his["table"]["state"])  # it begins when both are there
        assert (await site.get(f"/api/tables/{ada.table}"))["rematch"] == hers["table"]["id"]
        again = await site.post(path, place=ada)
        assert again["token"] == hers["token"]
        async with site.line() as line:
            assert (await line.sit(Place(hers)))[0]["seat"] == 1
    play(tmp_path, script)


def test_a_seat_of_the_next_game_is_kept_until_its_player_comes(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada, bob = await site.two(variant="first-game", clock={"base": 60, "increment": 0})
        await site.finish(ada.table)
        hers = await site.post(f"/api/tables/{ada.table}/rematch", place=ada)
        path = f"/api/tables/{hers['table']['id']}"
        assert hers["table"]["state"] == "waiting"
        assert [(seat["name"], seat["kind"]) for seat in hers["table"]["seats"]] == [("Bob", "held"), ("Ada", "person")]
        assert await fault(site, f"{path}/join", {"name": "Eve"}, 403) == "table-full"
        assert await fault(site, f"{path}/join", {"name": "Eve", "seat": 0}, 403) == "table-full"
        assert await fault(site, f"{path}/open", {"seat": 0}, 403) == "bad-link"
        his = await site.post(f"/api/tables/{ada.table}/rematch", place=bob)
        assert his["table"]["state"] == "playing"
        assert await fault(site, f"{path}/open", {"seat": 0}, 403, Place(hers)) == "seat-taken"
    play(tmp_path, script)


def test_a_kept_seat_can_be_opened_to_all_and_is_then_lost(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada, bob = await site.two(variant="first-game")
        await site.finish(ada.table)
        hers = await site.post(f"/api/tables/{ada.table}/rematch", place=ada)
        path = f"/api/tables/{hers['table']['id']}"
        assert await fault(site, f"{path}/open", {"seat": 5}, 422, Place(hers)) == "no-seat"
        opened = await site.post(f"{path}/open", {"seat": 0}, Place(hers))
        assert (opened["seats"][0]["kind"], opened["seats"][0]["name"]) == ("open", "")
        assert await fault(site, f"/api/tables/{ada.table}/rematch", None, 403, bob) == "seat-taken"
        await site.post(f"{path}/join", {"name": "Bob"})  # another one of this name
        assert await fault(site, f"/api/tables/{ada.table}/rematch", None, 403, bob) == "seat-taken"
    play(tmp_path, script)


def test_a_rematch_with_bots(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada = await site.create("me", "random", variant="first-game")
        live = await site.service.hub.open(ada.table)
        async with site.line() as line:
            _, frame = await line.sit(ada)
            while frame["outcome"] is None:
                if frame["ask"] is not None:
                    version = frame["version"]
                    await line.wish(type="answer", id=f"{version}", version=version, answer=an_answer(frame))
                frame = await line.hear_a("state")
                while not line.heard.empty() and frame["outcome"] is None:
                    message = await line.hear()
                    frame = message if message["type"] == "state" else frame
        assert live.room.state == "finished"
        again = await site.post(f"/api/tables/{ada.table}/rematch", place=ada)
        assert [seat["kind"] for seat in again["table"]["seats"]] == ["bot", "person"]
    play(tmp_path, script)


def test_a_page_of_another_site_may_not_write(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        for origin, status in (("http://conclave.test", 201), ("http://evil.test", 403), ("null", 403),
                               ("http://[::1", 403)):
            reply = await site.http.post("/api/tables", json=TABLE, headers={"Origin": origin})
            assert reply.status_code == status
            assert "default-src 'none'" in reply.headers["content-security-policy"]
        big = await site.http.post("/api/tables", content=b"x" * 700_000)
        assert big.status_code == 413
        assert big.json()["error"]["code"] == "too-large"
    play(tmp_path, script)


def test_addresses_that_lead_nowhere(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        for path in ("/api/nothing", "/api/tables/nowhere", "/api/titles/chess/cards"):
            assert set(await site.get(path, status=404)) == {"error"}
        assert (await site.get(f"/api/tables/{'x' * 33}", status=422))["error"]["code"] == "bad-request"
        assert (await site.http.delete("/api/tables")).status_code == 405
        assert (await site.get("/api/tables?state=sleeping", status=422))["error"]["code"] == "bad-request"
    play(tmp_path, script)


def test_health_and_figures(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        assert (await site.get("/api/health"))["status"] == "alive"
        assert (await site.get("/api/ready"))["status"] == "ready"
        await site.two()
        figures = (await site.http.get("/metrics")).text
        assert "conclave_tables_open 1.0" in figures
        assert "conclave_moves_total 1.0" in figures
        await asyncio.to_thread(site.service.store.engine.dispose)
    play(tmp_path, script)


def test_everything_is_still_there_after_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_site(tmp_path) as site:
            ada, bob = await site.two()
            async with site.line() as line:
                _, frame = await line.sit(ada)
                await line.wish(type="answer", id="a", version=frame["version"], answer=an_answer(frame))
                await line.hear_a("state")
                line.say(type="here", version=0, hash="")
                before = await line.hear_a("state")
        async with open_site(tmp_path) as site, site.line() as line:
            _, after = await line.sit(ada)
            assert after == before
            async with site.line() as his:
                await his.sit(bob)
    asyncio.run(run())
