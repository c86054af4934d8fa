"""The built web client: which file an address gives, and what the browser is told ahead."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from conclave.server.pages import Pages, language_of


@pytest.fixture
def pages(tmp_path: Path) -> Pages:
    """A client of five files."""
    (tmp_path / "assets").mkdir()
    for name in ("index.js", "base.css", "Home.js", "uk.js", "en.js"):
        (tmp_path / "assets" / name).write_text(name)
    (tmp_path / "index.html").write_text("<!doctype html>")
    hints = {"start": ["assets/index.js", "assets/base.css"], "home": ["assets/Home.js"],
             "words": {"uk": "assets/uk.js", "en": "assets/en.js"}}
    (tmp_path / "hints.json").write_text(json.dumps(hints))
    return Pages(tmp_path)


def test_the_first_page_tells_ahead_what_it_needs(pages: Pages) -> None:
    reply = pages.respond("/", "uk-UA,uk;q=0.9,en;q=0.8")
    assert reply.headers["link"] == (
        "</assets/index.js>; rel=modulepreload, </assets/base.css>; rel=preload; as=style; crossorigin, "
        "</assets/uk.js>; rel=modulepreload, </assets/Home.js>; rel=modulepreload")
    assert reply.headers["vary"] == "Accept-Language"


def test_other_pages_do_not_ask_for_the_first(pages: Pages) -> None:
    link = pages.respond("/table/8Zk", "de").headers["link"]
    assert "/assets/en.js" in link
    assert "Home" not in link
    assert "link" not in pages.respond("/assets/Home.js").headers


def test_a_client_without_hints_is_served_as_well(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>")
    reply = Pages(tmp_path).respond("/")
    assert reply.status_code == 200
    assert "link" not in reply.headers


@pytest.mark.parametrize(("wishes", "lang"), [("pl", "pl"), ("PL-pl;q=0.5, en", "pl"), ("de, *;q=0.1", "en"), (",;-", "en"),
                                              ("ukr, ru", "ru")])
def test_the_language_of_a_browser(wishes: str, lang: str) -> None:
    assert language_of(wishes) == lang


def test_files_are_kept_for_long_and_pages_are_not(pages: Pages) -> None:
    assert "immutable" in pages.respond("/assets/Home.js").headers["cache-control"]
    assert pages.respond("/anything").headers["cache-control"] == "no-cache"
    assert pages.respond("/assets/nothing.js").status_code == 404


@pytest.mark.parametrize(("packings", "packed"), [("gzip, deflate, br", True), ("br;q=0.5", True), ("gzip", False),
                                                  ("", False), ("gzip, br;q=0", False), ("brrr", False)])
def test_a_browser_that_can_read_it_gets_what_was_packed(tmp_path: Path, packings: str, packed: bool) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "base.js").write_bytes(b"whole")
    (tmp_path / "assets" / "base.js.br").write_bytes(b"packed")
    reply = Pages(tmp_path).respond("/assets/base.js", packings=packings)
    assert reply.body == (b"packed" if packed else b"whole")
    assert reply.headers.get("content-encoding") == ("br" if packed else None)
    assert reply.headers["vary"] == "Accept-Encoding"
    assert reply.headers["content-type"].startswith("text/javascript")
