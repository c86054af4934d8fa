"""Every refusal has a code, and every code has words in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from conclave.kernel.errors import BadNotation, ConclaveError, IllegalAnswer, NotYourTurn, OtherVersion, RulesBug
from conclave.kernel.text import LANGUAGES
from conclave.server.course import check_name
from conclave.server.messages import BadMessage
from conclave.server.refusals import CODES, code_of, sentence_of, status_of
from conclave.server.why import BadName, NotAllowed, TooMuch, Why

ROOT = Path(__file__).resolve().parents[2]
SERVER = ROOT / "conclave" / "server"
PREFIX = "refused-"
OF_THE_CLIENT = {"http", "closed", "protocol"}  # what only the browser knows


def words_of(lang: str) -> set[str]:
    """The codes that the web client has words for."""
    page = FluentParser().parse((ROOT / "web" / "src" / "words" / f"{lang}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in page.body if isinstance(entry, Junk)]
    return {entry.id.name.removeprefix(PREFIX) for entry in page.body
            if isinstance(entry, Message) and entry.id.name.startswith(PREFIX)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_of_the_server_has_words(lang: str) -> None:
    assert words_of(lang) == CODES | OF_THE_CLIENT


def calls(*names: str) -> Iterator[ast.Call]:
    """The calls of functions of these names in the server."""
    for path in sorted(SERVER.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
                yield node


def texts(nodes: list[ast.expr]) -> list[str]:
    """The texts among some expressions that stand there literally."""
    return [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]


def test_every_reason_is_given_somewhere() -> None:
    said = "\n".join([path.read_text(encoding="utf-8") for path in sorted(SERVER.rglob("*.py"))])
    assert [why.name for why in Why if not re.search(rf"\bWhy\.{why.name}\b", said)] == []


def test_every_reason_has_a_code_and_a_sentence_of_its_own() -> None:
    assert len({why.code for why in Why}) == len({why.sentence for why in Why}) == len(Why)


def test_every_code_that_is_written_out_is_known() -> None:
    written = [text for call in calls("_fault", "refuse") for text in texts(call.args[:3]) if " " not in text]
    for path in sorted(SERVER.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Dict):
                keys = [key.value if isinstance(key, ast.Constant) else None for key in node.keys]
                written += texts([value for key, value in zip(keys, node.values, strict=True) if key == "code"])
    assert set(written) >= {"origin", "bad-message", "too-much"}
    assert sorted(set(written) - CODES) == []


@pytest.mark.parametrize("name", ["", " ", "x" * 31, "a\nb"])
def test_a_bad_name_is_told_as_such(name: str) -> None:
    with pytest.raises(BadName) as refused:
        check_name(name)
    assert (code_of(refused.value), status_of(refused.value)) == ("bad-name", 422)


@pytest.mark.parametrize(("error", "code", "status"), [
    (NotAllowed(Why.SEAT_TAKEN), "seat-taken", 403), (TooMuch(Why.CHAT_TOO_FAST), "chat-too-fast", 429),
    (IllegalAnswer("'fly' is not one of: walk"), "illegal", 409), (NotYourTurn("wait"), "not-your-turn", 409),
    (BadMessage("say hello first"), "bad-message", 422), (OtherVersion("old"), "other-version", 422),
    (BadNotation("this should never reach a player"), "refused", 422)])
def test_codes_and_statuses(error: ConclaveError, code: str, status: int) -> None:
    assert (code_of(error), status_of(error)) == (code, status)


def test_a_broken_game_keeps_its_secrets() -> None:
    assert "hand" not in sentence_of(RulesBug("the hand of seat 1 has no hawk"))


def test_the_protocol_names_every_code() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    table = page.partition("## Refusals")[2].partition("## The tutorial")[0]
    assert set(re.findall(r"`([a-z-]+)`", table)) == CODES
