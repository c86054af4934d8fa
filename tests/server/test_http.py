"""The HTTP part: what its description promises, what it refuses, and whom it does not let in."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, checks
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from websockets.exceptions import ConnectionClosed, InvalidStatus

import conclave
from conclave.kernel.journal import Entry
from tests.server.answering import Json
from tests.server.client import Lobby, Place, dial, hear, hear_until, say
from tests.server.conftest import StartServer
from tests.server.services import Server
from tests.server.test_fuzz import complaints

CHECKS = [checks.not_a_server_error, checks.status_code_conformance, checks.content_type_conformance,
          checks.response_headers_conformance, checks.response_schema_conformance]
EXAMPLES = 12          # for each path and each way to make requests
FOREIGN = "https://elsewhere.example"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of this module, none of which disturbs another."""
    running = Server(tmp_path_factory.mktemp("http"))
    running.start()
    yield running
    running.kill()


@pytest.fixture
def http(site: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=site.url, timeout=30, trust_env=False, verify=False) as client:
        yield client


async def _set_table(site: Server, **more: Json) -> list[Place]:
    async with Lobby(site.url) as lobby:
        return await lobby.full_table(2, **more)


def set_table(site: Server, **more: Json) -> list[Place]:
    return asyncio.run(_set_table(site, **more))


def test_requests_of_every_shape_get_what_the_description_promises(start_server: StartServer, database: str) -> None:
    site = start_server(database)
    place = set_table(site)[0]
    described = schemathesis.openapi.from_url(f"{site.url}/api/openapi.json")
    operations = [found.ok() for found in described.get_all_operations() if isinstance(found, Ok)]
    assert {"/api/tables", "/api/tables/{table}/join", "/api/saves"} <= {operation.path for operation in operations}
    quickly = settings(max_examples=EXAMPLES, database=None, derandomize=True, phases=[Phase.generate],
                       suppress_health_check=list(HealthCheck))
    asked: set[str] = set()
    for operation in operations:
        known = {"table": place.table, "title": "res-arcana", "lang": "uk"}
        ours = {name: value for name, value in known.items() if f"{{{name}}}" in operation.path}
        ways = [operation.as_strategy(mode, path_parameters=fixed)
                for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE) for fixed in ({}, ours)]

        def ask(case: Case[Any]) -> None:
            answer = case.call(headers=place.header)
            asked.add(case.operation.label)
            case.validate_response(answer, checks=CHECKS)

        for way in ways:
            with suppress(Unsatisfiable):  # a request that has no parts cannot be made wrongly
                quickly(given(way)(ask))()
    assert asked == {operation.label for operation in operations}
    assert site.healthy()
    assert complaints(site) == []


def fault(answer: httpx.Response) -> str:
    """The code of an error, which has a sentence for people, too."""
    error = answer.json()["error"]
    assert len(error["message"]) > 5
    return str(error["code"])


GOOD: dict[str, Json] = {"title": "res-arcana", "players": 2, "options": {}, "seats": ["me", "open"], "name": "Ada"}


@pytest.mark.parametrize("change", [
    {"title": "chess"}, {"title": "../../etc/passwd"}, {"title": ""}, {"players": 1}, {"players": 5}, {"players": "2"},
    {"players": 2.5}, {"players": True}, {"options": {"variant": "no such variant"}}, {"options": {"nothing": "1"}},
    {"options": []}, {"options": {"variant": 3}}, {"seats": []}, {"seats": ["me"]}, {"seats": ["open", "open", "open"]},
    {"seats": ["me", "me"]}, {"seats": ["me", "stockfish"]}, {"seats": "me"}, {"name": ""}, {"name": " "},
    {"name": "x" * 31}, {"name": "a\nb"}, {"name": "\u0000"}, {"name": "\u202e"}, {"name": 7}, {"clock": {"base": -1}},
    {"clock": {"base": 10**12, "increment": 0}}, {"clock": 5}, {"seed": -1}, {"seed": 2**80}, {"seed": "7"},
    {"unknown": 1}, {"public": "perhaps"},
], ids=str)
def test_a_table_that_cannot_be_is_refused(http: httpx.Client, change: dict[str, Json]) -> None:
    answer = http.post("/api/tables", json={**GOOD, **change})
    assert answer.status_code in (400, 403, 404, 422), answer.text
    assert fault(answer)


@pytest.mark.parametrize("body", [b"", b"{", b"null", b"[]", b"\xff\xfe", b'{"title": ' + b"[" * 20_000], ids=repr)
def test_a_body_that_is_no_json_is_refused(http: httpx.Client, body: bytes) -> None:
    answer = http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 413, 422)
    assert fault(answer)


@pytest.mark.parametrize("path", ["/api/tables", "/api/saves?name=Ada"])
def test_a_huge_body_is_refused(http: httpx.Client, path: str) -> None:
    answer = http.post(path, content=b" " * 30_000_000, headers={"Content-Type": "text/plain"})
    assert answer.status_code == 413
    assert fault(answer)


def test_a_huge_body_without_a_length_is_refused(http: httpx.Client, site: Server) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(500):
            yield b"x" * 65_536

    before = site.rss_mb
    try:
        assert http.post("/api/saves?name=Ada", content=endless()).status_code == 413
    except httpx.TransportError:  # the server may hang up before it has heard all
        assert site.healthy()
    assert site.rss_mb - before < 20


@pytest.mark.parametrize("save", [
    "", "conclave-journal 1", "conclave-journal 2\n", "\u0000", "conclave-journal 1\ntitle res-arcana\nend 0 0\n",
    "conclave-journal 1\ntitle res-arcana\nrules 1\nplayers 99999999999999999999999\nseed 1\n\nend 0 0000000000000000\n",
    "x" * 100_000, "\n" * 100_000,
], ids=lambda save: repr(save[:30]))
def test_what_is_no_save_is_refused(http: httpx.Client, save: str) -> None:
    answer = http.post("/api/saves?name=Ada", content=save.encode(), headers={"Content-Type": "text/plain"})
    assert answer.status_code in (400, 422)
    assert fault(answer)


def test_a_sealed_save_with_impossible_answers_is_refused(http: httpx.Client) -> None:
    journal = conclave.new("res-arcana", 2, 7).journal
    journal.entries.append(Entry(0, "no such card"))
    answer = http.post("/api/saves?name=Ada", content=journal.write().encode(), headers={"Content-Type": "text/plain"})
    assert answer.status_code in (400, 422)
    assert fault(answer)


@pytest.mark.parametrize("table", ["nothing", "..%2f..", "%00", "x" * 500, "%F0%9F%A7%99"])
def test_an_unknown_table_is_not_found(http: httpx.Client, table: str) -> None:
    assert http.get(f"/api/tables/{table}").status_code in (404, 422)
    assert http.post(f"/api/tables/{table}/join", json={"name": "Eve"}).status_code in (404, 405, 422)
    for deed in ("leave", "return", "rotate", "rematch"):
        answer = http.post(f"/api/tables/{table}/{deed}", headers={"Authorization": "Seat 0.x"})
        assert answer.status_code in (404, 405, 422)


DEEDS: dict[str, Json] = {"leave": None, "takeover": {"seat": 0, "bot": "greedy"}, "return": None, "rotate": None,
                          "rename": {"name": "Eve"}, "rematch": None}


@pytest.mark.parametrize("deed", DEEDS)
def test_nobody_acts_without_the_token_of_the_seat(http: httpx.Client, site: Server, deed: str) -> None:
    ours, others = set_table(site), set_table(site)
    path = f"/api/tables/{ours[0].table}/{deed}"
    forged = ours[0].token[:-1] + ("A" if ours[0].token[-1] != "A" else "B")
    elsewhere = others[0].token
    before = http.get(f"/api/tables/{ours[0].table}", headers=ours[0].header).json()
    for header in ({}, {"Authorization": f"Seat {forged}"}, {"Authorization": f"Seat {elsewhere}"},
                   {"Authorization": f"Bearer {ours[0].token}"}, {"Authorization": "Seat"}, {"Authorization": "Seat 9.x"},
                   {"Authorization": f"Seat 1{ours[0].token[1:]}"}, {"Authorization": "Seat " + "9" * 5000}):
        answer = http.post(path, json=DEEDS[deed], headers=header)
        assert answer.status_code in (401, 403, 422), (header, answer.text)
        assert fault(answer)
    assert http.get(f"/api/tables/{ours[0].table}", headers=ours[0].header).json() == before


def test_a_seat_cannot_be_taken_twice_nor_a_rival_who_is_there_be_replaced(http: httpx.Client, site: Server) -> None:
    places = set_table(site)
    path = f"/api/tables/{places[0].table}"
    assert http.post(f"{path}/join", json={"name": "Eve", "seat": 1}).status_code in (400, 403, 409)
    assert http.post(f"{path}/join", json={"name": "Eve"}).status_code in (400, 403, 409)
    assert http.post(f"{path}/join", json={"name": "Eve", "seat": 7}).status_code in (400, 403, 404, 409, 422)
    here = http.post(f"{path}/takeover", json={"seat": 1, "bot": "greedy"}, headers=places[0].header)
    assert here.status_code in (400, 403, 409), "a rival who has just come was replaced"


def test_a_replaced_link_is_void(http: httpx.Client, site: Server) -> None:
    place = set_table(site)[0]
    path = f"/api/tables/{place.table}"
    link = http.post(f"{path}/rotate", headers=place.header).json()
    assert link["token"] != place.token
    assert link["link"] == f"/table/{place.table}#{link['token']}"
    assert http.post(f"{path}/rename", json={"name": "Old"}, headers=place.header).status_code in (401, 403)
    assert http.post(f"{path}/rename", json={"name": "New"},
                     headers={"Authorization": f"Seat {link['token']}"}).status_code == 200


async def say_hello(site: Server, **hello: Json) -> Json:
    """The reply to a hello; the code if the connection is closed."""
    try:
        async with dial(site.socket_url) as socket:
            await say(socket, type="hello", **hello)
            return await hear(socket)
    except ConnectionClosed as closed:
        return {"type": "closed", "code": closed.rcvd.code if closed.rcvd else 0}


def test_a_stranger_neither_reads_nor_moves_at_a_table_by_link(http: httpx.Client, site: Server) -> None:
    ours, others = set_table(site, watch=False), set_table(site)
    table = ours[0].table
    assert table not in http.get("/api/tables").text
    for hello in ({"table": table}, {"table": table, "token": others[0].token}, {"table": table, "token": "0.AAAA"},
                  {"table": table, "token": f"0.{ours[1].token[2:]}"}):
        reply = asyncio.run(say_hello(site, **hello))
        assert reply["type"] in ("refused", "closed"), reply
    for path in ("save", "replay", "analysis", "replay?seat=1"):
        for header in ({}, ours[0].header):  # not even a player, while the game is on
            answer = http.get(f"/api/tables/{table}/{path}", headers=header)
            shown = answer.status_code == 200 and answer.json().get("state") != "none"
            assert not shown, (path, answer.text[:200])
    assert http.post(f"/api/tables/{table}/branch", json={"version": 1, "name": "Eve"}).status_code in (401, 403, 409)


async def move_as_a_spectator(site: Server, table: str) -> list[Json]:
    async with dial(site.socket_url) as socket:
        await say(socket, type="hello", table=table)
        frame = await hear_until(socket, lambda message: message["type"] == "state")
        assert frame["ask"] is None
        replies = []
        for kind, more in (("answer", {"version": frame["version"], "answer": "pass"}), ("undo", {}), ("redo", {}),
                           ("hint", {}), ("why", {}), ("consent", {"agree": True})):
            await say(socket, type=kind, id=kind, **more)
            replies.append(await hear_until(socket, lambda message: "id" in message))
        return replies


def test_a_spectator_moves_nothing(site: Server) -> None:
    replies = asyncio.run(move_as_a_spectator(site, set_table(site)[0].table))
    assert [reply["type"] for reply in replies] == ["refused"] * 6


async def knock_from(site: Server, origin: str) -> int:
    """The status with which a page from somewhere is let in (101) or not."""
    try:
        async with dial(site.socket_url, origin=origin):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


def test_pages_from_elsewhere_may_not_speak_to_the_server(http: httpx.Client, site: Server) -> None:
    assert asyncio.run(knock_from(site, FOREIGN)) == 403
    assert asyncio.run(knock_from(site, "null")) == 403
    assert asyncio.run(knock_from(site, site.url)) == 101
    place = set_table(site)[0]
    path = f"/api/tables/{place.table}/rename"
    away = http.post(path, json={"name": "Eve"}, headers={**place.header, "Origin": FOREIGN})
    assert away.status_code == 403
    assert fault(away)
    assert http.post("/api/tables", json=GOOD, headers={"Origin": FOREIGN}).status_code == 403
    assert http.post(path, json={"name": "Ada"}, headers={**place.header, "Origin": site.url}).status_code == 200


@pytest.mark.parametrize("path", ["/", "/table/abc", "/api/titles", "/api/tables/nothing", "/no/such/page"])
def test_every_page_says_what_a_browser_may_do_with_it(http: httpx.Client, path: str) -> None:
    headers = http.get(path).headers
    policy = {part.split()[0]: part.split()[1:] for part in headers["content-security-policy"].split(";") if part.split()}
    scripts = policy.get("script-src", policy.get("default-src", []))
    assert "'unsafe-inline'" not in scripts
    assert "'unsafe-eval'" not in scripts
    assert "*" not in scripts
    assert policy["frame-ancestors"] == ["'none'"]
    assert policy["default-src"] in (["'self'"], ["'none'"])
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] in ("no-referrer", "same-origin", "strict-origin")
    assert "access-control-allow-origin" not in headers


def test_a_token_is_in_no_log(site: Server) -> None:
    place = set_table(site)[0]
    asyncio.run(say_hello(site, table=place.table, token=place.token))
    asyncio.run(say_hello(site, table=place.table, token=place.token + "x"))
    assert place.token.partition(".")[2] not in site.log


def test_too_many_new_tables_from_one_address_are_refused(start_server: StartServer) -> None:
    site = start_server(settings={"TABLES_PER_MINUTE": "5"})
    with httpx.Client(base_url=site.url, trust_env=False) as client:
        codes = [client.post("/api/tables", json=GOOD).status_code for _ in range(20)]
    assert codes[:5] == [201 if codes[0] == 201 else 200] * 5
    assert codes[-1] == 429


async def talk_too_much(site: Server) -> list[str]:
    place = (await _set_table(site))[0]
    async with dial(site.socket_url) as socket:
        await say(socket, type="hello", table=place.table, token=place.token)
        for number in range(30):
            await say(socket, type="chat", id=str(number), text="again")
        replies: list[str] = []
        while len(replies) < 30:
            message = await hear_until(socket, lambda message: message["type"] in ("ack", "refused"))
            replies.append(message["type"] if message["type"] == "ack" else message["error"]["code"])
        return replies


def test_who_talks_too_much_is_asked_to_wait(start_server: StartServer) -> None:
    replies = asyncio.run(talk_too_much(start_server(settings={"CHAT_PER_MINUTE": "20"})))
    assert replies[0] == "ack"
    assert replies[-1] == "chat-too-fast"


@given(text=st.text(max_size=30))
@settings(max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_name_is_kept_as_given_or_refused(http: httpx.Client, text: str) -> None:
    answer = http.post("/api/tables", content=msgspec.json.encode({**GOOD, "name": text}),
                       headers={"Content-Type": "application/json"})
    if answer.is_success:
        assert answer.json()["table"]["seats"][0]["name"] in (text, text.strip())
    else:
        assert fault(answer)
