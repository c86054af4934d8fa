"""The routes for what is known without any table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from fluent.syntax import FluentParser, ast

from conclave.kernel.text import LANGUAGES
from conclave.registry import offered
from conclave.server.app import application
from conclave.server.guard import HEADERS
from conclave.server.service import Service
from conclave.server.settings import Settings

OWN = ("table-joined", "table-stand-in", "table-returned", "table-bot-failed", "table-upgraded", "table-stuck",
       "table-of-old", "table-passed", "table-undo-asked", "table-undo-agreed", "table-undo-declined", "table-undone",
       "table-redone")


@asynccontextmanager
async def library() -> AsyncIterator[httpx.AsyncClient]:
    """The application before it has started: what is known needs no database."""
    app = application(Service(Settings()))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://conclave.test") as http:
        yield http


def fetch(path: str, **headers: str) -> httpx.Response:
    """One reply."""
    async def run() -> httpx.Response:
        async with library() as http:
            return await http.get(path, headers=headers)
    return asyncio.run(run())


def test_the_titles() -> None:
    found = fetch("/api/titles").json()
    assert [title["title"] for title in found] == offered()
    for title in found:
        assert set(title) == {"title", "client", "name", "about", "players", "options", "windows", "asking", "bots",
                              "tutorial", "film"}
        assert all(set(shot) == {"kind", "amount", "targets"} for shot in title["film"].values())
        assert {"greedy", "ismcts"} <= set(title["bots"])
    assert [title["options"][0]["name"] for title in found] == ["variant", "names", "avatar"]


@pytest.mark.parametrize("path", ["cards", "rules", "tutorial"])
def test_what_a_title_has_need_not_be_fetched_twice(path: str) -> None:
    reply = fetch(f"/api/titles/res-arcana/{path}")
    assert reply.status_code == 200
    assert reply.json()
    again = fetch(f"/api/titles/res-arcana/{path}", **{"If-None-Match": reply.headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""
    assert fetch(f"/api/titles/res-arcana/{path}", **{"If-None-Match": '"old"'}).status_code == 200


def test_cards_and_rules_have_what_the_protocol_says() -> None:
    cards = fetch("/api/titles/res-arcana/cards").json()
    for card in cards:
        assert set(card) == {"name", "words", "kind", "tags", "cost", "points", "lines", "rules", "origin"}
    rules = fetch("/api/titles/res-arcana/rules").json()
    assert all(set(rule) == {"id", "kind", "section", "name", "statement", "origin", "advice", "lang"} for rule in rules)
    assert {rule for card in cards for rule in card["rules"]} <= {rule["id"] for rule in rules}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_in_a_language_are_the_same_rules(lang: str) -> None:
    english = fetch("/api/titles/res-arcana/rules").json()
    rules = fetch(f"/api/titles/res-arcana/rules?lang={lang}").json()
    same = ("id", "kind", "origin", "advice")
    assert [[rule[key] for key in same] for rule in rules] == [[rule[key] for key in same] for rule in english]
    assert {rule["lang"] for rule in rules} == {lang}
    assert (rules == english) == (lang == "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_every_language(lang: str) -> None:
    reply = fetch(f"/api/words/res-arcana/{lang}")
    assert reply.headers["content-type"] == "text/plain; charset=utf-8"
    parsed = FluentParser().parse(reply.text)
    assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)]
    names = [entry.id.name for entry in parsed.body if isinstance(entry, ast.Message)]
    assert set(OWN) <= set(names)
    assert {"title-res-arcana", "about-res-arcana"} <= set(names)
    assert fetch(f"/api/words/res-arcana/{lang}", **{"If-None-Match": reply.headers["etag"]}).status_code == 304


@pytest.mark.parametrize(("path", "code"), [
    ("/api/words/res-arcana/xx", "no-language"), ("/api/words/chess/en", "no-title"),
    ("/api/titles/chess/cards", "no-title"), ("/api/titles/chess/rules", "no-title"),
    ("/api/titles/res-arcana/rules?lang=xx", "no-language"), ("/api/titles/res-arcana/rules?lang=", "no-language"),
    ("/api/titles/res-arcana/rules?lang=EN", "no-language"), ("/api/titles/chess/rules?lang=uk", "no-title"),
    ("/api/titles/chess/tutorial", "no-title"), ("/api/words/res-arcana/..%2Fen", "not-found")])
def test_what_does_not_exist(path: str, code: str) -> None:
    reply = fetch(path)
    assert reply.status_code == 404
    assert reply.json()["error"]["code"] == code


def test_every_reply_is_guarded() -> None:
    for path in ("/api/titles", "/api/nothing", "/api/words/res-arcana/en", "/somewhere"):
        reply = fetch(path)
        for name, value in HEADERS:
            assert reply.headers[name.decode()] == value.decode()


def test_the_description_names_every_route_of_the_protocol() -> None:
    paths = fetch("/api/openapi.json").json()["paths"]
    page = (Path(__file__).resolve().parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    for path, deeds in paths.items():
        shown = path.replace("{table}", "{id}")
        assert all(shown in page for _ in deeds), f"docs/protocol.md does not know {path}"
