"""One client's socket, from hello to its end, against the whole application in this process."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from conclave.server import socket as sockets
from conclave.server.store import StoreDown
from tests.server.answering import Json, legal_answer
from tests.server.site import Closed, Line, Site, open_site

Script = Callable[[Site], Awaitable[None]]


def play(folder: Path, script: Script, **settings: Any) -> None:
    """Run a script against a server."""
    async def run() -> None:
        async with open_site(folder, **settings) as site:
            await script(site)
    asyncio.run(run())


async def closing(line: Line) -> int:
    """The code with which the server closes the line."""
    with pytest.raises(Closed) as closed:
        await line.hear_a("nothing of this kind")
    return closed.value.code


def an_answer(frame: Json, seed: int = 1) -> str:
    """A legal answer."""
    return legal_answer(frame["ask"], Random(seed))


def test_hello_and_a_move(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada, bob = await site.two()
        async with site.line() as hers, site.line() as his, site.line() as theirs:
            welcome, frame = await hers.sit(ada)
            assert set(welcome) == {"type", "table", "seat", "version", "chat", "resumed"}
            assert (welcome["seat"], welcome["version"], welcome["resumed"], welcome["chat"]) == (0, 2, False, [])
            await his.sit(bob)
            welcome, watched = await theirs.sit(None, ada.table)
            assert welcome["seat"] is None
            assert watched["ask"] is None
            hers.say(type="answer", id="a", version=frame["version"], answer=an_answer(frame))
            order = []
            while "state" not in order:
                order.append((await hers.hear())["type"])
            assert [kind for kind in order if kind in ("ack", "state")] == ["ack", "state"]
            for line in (his, theirs):
                assert (await line.hear_a("state"))["version"] == 3
    play(tmp_path, script)


def test_who_is_up_to_date_is_sent_nothing_and_who_is_behind_only_what_was_missed(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada, bob = await site.two()
        async with site.line() as hers, site.line() as his:
            _, frame = await hers.sit(ada)
            _, other = await his.sit(bob)
            await his.wish(type="answer", id="a", version=other["version"], answer=an_answer(other))
            now = await hers.hear_a("state")
        async with site.line() as hers:
            hers.say(type="hello", table=ada.table, token=ada.token, version=now["version"], hash=now["hash"])
            hers.say(type="here", version=now["version"], hash=now["hash"])
            kinds = [(await hers.hear())["type"] for _ in range(3)]
            assert "state" not in kinds
            assert kinds[0] == "welcome"
        async with site.line() as hers:
            welcome, again = await hers.sit(ada, version=frame["version"], hash=frame["hash"])
            assert welcome["resumed"]
            assert all(piece["version"] > frame["version"] for piece in again["news"])
        async with site.line() as hers:  # the right version, but another picture of it
            _, again = await hers.sit(ada, version=now["version"], hash="wrong")
            assert again["hash"] == now["hash"]
            assert again["news"] == []
        async with site.line() as hers:  # from a future that never was
            welcome, again = await hers.sit(ada, version=99, hash="x")
            assert not welcome["resumed"]
            assert again["news"]
    play(tmp_path, script)


def test_a_sign_of_life_heals(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada, _ = await site.two()
        async with site.line() as line:
            _, frame = await line.sit(ada)
            line.say(type="here", version=frame["version"], hash=frame["hash"])
            assert (await line.hear_a("there")) == {"type": "there"}
            for version, seen in ((frame["version"], "wrong"), (0, ""), (77, "x")):
                line.say(type="here", version=version, hash=seen)
                healed = await line.hear_a("state")
                assert healed["hash"] == frame["hash"]
    play(tmp_path, script)


def test_a_retry_after_a_break_is_acknowledged_and_does_nothing(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada, _ = await site.two()
        message: Json = {}
        for _ in range(3):
            async with site.line() as line:
                _, frame = await line.sit(ada)
                if not message:
                    message = {"type": "answer", "id": "once", "version": frame["version"], "answer": an_answer(frame)}
                assert await line.wish(**message) == {"type": "ack", "id": "once", "version": 3}
        live = await site.service.hub.open(ada.table)
        assert live.room.version == 3
    play(tmp_path, script)


def test_what_is_refused_changes_nothing(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada, _ = await site.two()
        async with site.line() as line:
            _, frame = await line.sit(ada)
            version = frame["version"]
            for message, code in (({"type": "answer", "version": version, "answer": "fly"}, "illegal"),
                                  ({"type": "answer", "version": version + 5, "answer": "fly"}, "stale"),
                                  ({"type": "undo"}, "nothing-to-undo"), ({"type": "redo"}, "nothing-to-redo"),
                                  ({"type": "consent", "agree": True}, "no-wish"),
                                  ({"type": "asking", "window": "tea", "when": "always"}, "illegal"),
                                  ({"type": "asking", "window": "life-loss", "when": "later"}, "illegal")):
                refused = await line.wish(id="x", **message)
                assert refused["type"] == "refused"
                assert refused["id"] == "x"
                assert refused["error"]["code"] == code
                assert refused["error"]["message"]
            await line.wish(type="answer", id="y", version=version, answer=an_answer(frame))
            refused = await line.wish(type="answer", id="z", version=version, answer=an_answer(frame))
            assert refused["error"]["code"] == "not-your-turn"
            refused = await line.wish(type="hint", id="h")
            assert refused["error"]["code"] == "hint-company"
            assert (await site.service.hub.open(ada.table)).room.version == version + 1
    play(tmp_path, script)


def test_who_looks_on_may_talk_but_not_act(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada, _ = await site.two()
        async with site.line() as line:
            _, frame = await line.sit(None, ada.table)
            for message in ({"type": "answer", "version": frame["version"], "answer": "pass"}, {"type": "undo"},
                            {"type": "hint"}, {"type": "why"}, {"type": "consent", "agree": True}):
                assert (await line.wish(id="x", **message))["error"]["code"] == "looking-on"
            line.say(type="chat", id="c", text="well played")
            said = await line.hear_a("chat")
            assert (said["seat"], said["name"], said["text"]) == (None, "", "well played")
        table = await site.get(f"/api/tables/{ada.table}")
        assert table["watchers"] == 0
    play(tmp_path, script)


@pytest.mark.parametrize("public", [False, True])
def test_nobody_looks_on_where_that_is_not_wanted(tmp_path: Path, public: bool) -> None:
    async def script(site: Site) -> None:
        ada, _ = await site.two(watch=False, public=public)
        async with site.line() as line:
            line.say(type="hello", table=ada.table)
            assert (await line.hear())["error"]["code"] == "no-watching"
            assert await closing(line) == 1008
        async with site.line() as line:
            await line.sit(ada)
    play(tmp_path, script)


@pytest.mark.parametrize(("hello", "code"), [
    ({"table": "nowhere"}, "no-table"), ({"token": "0.forged"}, "bad-link"), ({"token": "1.🦔"}, "bad-link")])
def test_a_hello_that_leads_nowhere(tmp_path: Path, hello: Json, code: str) -> None:
    async def script(site: Site) -> None:
        ada = await site.create()
        async with site.line() as line:
            line.say(**{"type": "hello", "table": ada.table, **hello})
            assert (await line.hear())["error"]["code"] == code
            assert await closing(line) == 1008
    play(tmp_path, script)


def test_hello_comes_first_and_once(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada, _ = await site.two()
        async with site.line() as line:
            line.say(type="undo", id="x")
            assert (await line.hear())["error"]["code"] == "bad-message"
            assert await closing(line) == 1008
        async with site.line() as line:
            await line.sit(ada)
            line.say(type="hello", table=ada.table)
            assert (await line.hear_a("refused"))["error"]["message"] == "hello is said once"
            line.say(type="here", version=0, hash="")
            await line.hear_a("state")
    play(tmp_path, script)


@pytest.mark.parametrize("text", [
    "", "{", "[]", "null", '{"type":"dance"}', '{"type":"undo"}', '{"type":"undo","id":""}',
    '{"type":"undo","id":"a","b":1}',
    '{"type":"undo","id":"\\u0000"}', '{"type":"undo","id":"a\\n"}', '{"type":"undo","id":"' + "x" * 41 + '"}',
    '{"type":"answer","id":"a","version":-1,"answer":"x"}', '{"type":"answer","id":"a","version":1e99,"answer":"x"}',
    '{"type":"chat","id":"a","text":"\\ud800"}', '{"type":"chat","id":"a","text":""}', "[" * 5000])
def test_what_cannot_be_understood_ends_the_connection(tmp_path: Path, text: str) -> None:
    async def script(site: Site) -> None:
        ada = await site.create()
        async with site.line() as line:
            await line.sit(ada)
            line.say_text(text)
            assert (await line.hear_a("refused"))["error"]["code"] == "bad-message"
            assert await closing(line) == 1007
    play(tmp_path, script)


def test_a_replaced_link_ends_the_connection_at_once(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada, bob = await site.two()
        async with site.line() as old, site.line() as his:
            await old.sit(ada)
            await his.sit(bob)
            fresh = await site.post(f"/api/tables/{ada.table}/rotate", place=ada)
            assert (await old.hear_a("rotated")) == {"type": "rotated"}
            assert await closing(old) == 1008
            await his.hear_a("state")
            async with site.line() as line:
                line.say(type="hello", table=ada.table, token=ada.token)
                assert (await line.hear())["error"]["code"] == "bad-link"
            async with site.line() as line:
                line.say(type="hello", table=ada.table, token=fresh["token"])
                assert (await line.hear_a("welcome"))["seat"] == 0
    play(tmp_path, script)


def test_chat_is_printable_and_said_once(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada, bob = await site.two()
        async with site.line() as hers, site.line() as his:
            await hers.sit(ada)
            await his.sit(bob)
            await hers.wish(type="chat", id="1", text=" hi\x00\x1b[31m\n\u202ethere 🦔 ")
            said = await his.hear_a("chat")
            assert said["text"] == "hi  [31m  there 🦔"
            assert set(said) == {"type", "number", "seat", "name", "text", "at"}
            assert (await hers.wish(type="chat", id="1", text="hi"))["type"] == "ack"
            assert (await hers.wish(type="chat", id="2", text="\n\n"))["error"]["code"] == "empty-message"
        async with site.line() as late:
            welcome, _ = await late.sit(bob)
            assert [line["number"] for line in welcome["chat"]] == [1]
            assert "type" not in welcome["chat"][0]
    play(tmp_path, script)


def test_who_talks_too_fast_has_to_wait(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada = await site.create()
        async with site.line() as line:
            await line.sit(ada)
            replies = [await line.wish(type="chat", id=f"{number}", text="bla") for number in range(7)]
            assert [reply["type"] for reply in replies] == ["ack"] * 5 + ["refused"] * 2
            assert replies[-1]["error"]["code"] == "chat-too-fast"
    play(tmp_path, script, chat_per_minute=20)


def test_too_many_messages_end_the_connection(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada = await site.create()
        async with site.line() as line:
            _, frame = await line.sit(ada)
            for _ in range(12):
                line.say(type="here", version=frame["version"], hash=frame["hash"])
            assert (await line.hear_a("refused"))["error"]["code"] == "too-much"
            assert await closing(line) == 1008
    play(tmp_path, script, messages_per_second=1)


def test_a_client_that_takes_nothing_is_let_go_and_harms_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "UNSENT", 20)

    async def script(site: Site) -> None:
        ada, bob = await site.two()
        async with site.line() as slow, site.line() as quick:
            await slow.sit(ada)
            await quick.sit(bob)
            slow.flowing.clear()
            for number in range(60):
                await quick.wish(type="chat", id=f"{number}", text="bla")
            client = next(client for client in site.service.clients if client.seat == 0)
            assert client.closing == (1013, "too slow")
            assert len(client._waiting) <= 21  # nothing more is kept for it
            slow.flowing.set()
            assert await closing(slow) == 1013
            await quick.hear_a("table")
        async with site.line() as back:
            await back.sit(ada)
    play(tmp_path, script)


@pytest.mark.parametrize("says_hello", [False, True])
def test_a_silent_client_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, says_hello: bool) -> None:
    monkeypatch.setattr(sockets, "HELLO_S", 30.0 if says_hello else 0.01)
    monkeypatch.setattr(sockets, "SILENCE_S", 0.01)

    async def script(site: Site) -> None:
        ada = await site.create()
        async with site.line() as line:
            if says_hello:
                await line.sit(ada)
            assert await closing(line) == 1008
    play(tmp_path, script)


def test_the_way_in(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada = await site.create()
        for origin, welcome in (("http://conclave.test", True), ("http://friend.test", True), ("http://evil.test", False)):
            async with site.line(origin=origin) as line:
                if welcome:
                    await line.sit(ada)
                else:
                    assert await closing(line) == 1008
                assert line.accepted == welcome
        async with site.line(path="/api/elsewhere") as line:
            assert await closing(line) == 1008
        async with site.line() as one, site.line() as two:
            await one.sit(ada)
            await two.sit(ada)
            async with site.line() as third:
                assert await closing(third) == 1013
            async with site.line(address="10.9.9.9") as other:
                await other.sit(ada)
        assert site.service.connections.open == 0
        assert not site.service.clients
    play(tmp_path, script, origins="http://friend.test http://pal.test", connections_per_address=2)


def test_people_come_and_go(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada, bob = await site.two()
        async with site.line() as hers:
            await hers.sit(ada)
            async with site.line() as his:
                await his.sit(bob)
                assert (await hers.hear_a("table"))["table"]["seats"][0]["online"]
                assert (await hers.hear_a("table"))["table"]["seats"][1]["online"]
            assert not (await hers.hear_a("table"))["table"]["seats"][1]["online"]
    play(tmp_path, script)


def test_hints_and_reasons(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada = await site.create("me", "random", seed=5)
        async with site.line() as line:
            _, frame = await line.sit(ada)
            line.say(type="hint", id="h")
            hint = await line.hear_a("hint")
            assert set(hint) == {"type", "id", "version", "answer", "words", "chance", "others"}
            assert hint["id"] == "h"
            await line.wish(type="answer", id="a", version=frame["version"], answer=hint["answer"])
            line.say(type="why", id="w")
            why = await line.hear_a("why")
            assert set(why) == {"type", "id", "version", "refusals"}
    play(tmp_path, script)


def test_a_hint_that_fails_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(site: Site) -> None:
        ada = await site.create("me", "random")
        monkeypatch.setattr(site.service.pool, "broken", frozenset({"greedy"}))
        async with site.line() as line:
            await line.sit(ada)
            line.say(type="hint", id="h")
            assert (await line.hear_a("refused"))["error"]["code"] == "no-bot"
    play(tmp_path, script)


def test_while_the_store_is_down_nothing_is_done_or_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(site: Site) -> None:
        ada, bob = await site.two()
        async with site.line() as hers, site.line() as his:
            _, frame = await hers.sit(ada)
            await his.sit(bob)

            async def down(*_: object) -> bool:
                raise StoreDown("the database does not answer")
            with monkeypatch.context() as patched:
                patched.setattr(site.service.store, "append", down)
                refused = await hers.wish(type="answer", id="a", version=frame["version"], answer=an_answer(frame))
                assert refused["error"]["code"] == "store-down"
                his.say(type="here", version=0, hash="")
                assert (await his.hear_a("state"))["version"] == frame["version"]
                async with site.line() as late:
                    _, seen = await late.sit(ada)
                    assert seen["hash"] == frame["hash"]
            done = await hers.wish(type="answer", id="a", version=frame["version"], answer=an_answer(frame))
            assert done["type"] == "ack"
    play(tmp_path, script)


def test_good_bye(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada = await site.create()
        async with site.line() as line:
            await line.sit(ada)
            farewell = asyncio.create_task(site.service.farewell())
            assert "back" in (await line.hear_a("bye"))["reason"]
            assert await closing(line) == 1012
            await farewell
        async with site.line() as late:
            assert await closing(late) == 1008
        assert (await site.http.get("/api/ready")).status_code == 503
    play(tmp_path, script)


def test_a_person_for_whom_a_bot_plays_cannot_answer_but_a_retry_is_acknowledged(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada, _ = await site.two()
        async with site.line() as line:
            _, frame = await line.sit(ada)
            first = {"type": "answer", "id": "a", "version": frame["version"], "answer": an_answer(frame)}
            done = await line.wish(**first)
            await site.post(f"/api/tables/{ada.table}/takeover", {"seat": 0, "bot": "random"}, ada)
            assert await line.wish(**first) == done
            refused = await line.wish(**{**first, "id": "b"})
            assert refused["error"] == {"code": "bot-plays", "message": "a bot plays this seat; take it back first"}
    play(tmp_path, script)


def test_messages_may_come_as_bytes(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada = await site.create()
        async with site.line() as line:
            line.events.put_nowait({"type": "websocket.receive", "text": None,
                                    "bytes": msgspec.json.encode({"type": "hello", "table": ada.table})})
            assert (await line.hear())["type"] == "welcome"
    play(tmp_path, script)
