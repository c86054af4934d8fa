"""The routes for what is known without any table: titles, words, cards, rules, lessons."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from pathlib import Path
from typing import Annotated

from fastapi import APIRouter, Query, Response
from fastapi import Path as InPath
from starlette.requests import Request

from conclave import rulebook
from conclave.bots.bot import names as bot_names
from conclave.kernel.text import LANGUAGES, all_messages
from conclave.registry import game as find_game
from conclave.registry import offered
from conclave.registry import title as find_title
from conclave.server import bodies, lessons, wire
from conclave.server.boxes import Boxes

router = APIRouter(prefix="/api", tags=["library"])
OWN_WORDS = Path(__file__).parent / "text"
Title = Annotated[str, InPath(max_length=60)]
A_DAY = "public, max-age=300, stale-while-revalidate=86400"


def known(title: str) -> str:
    """A title that is installed, in its own spelling."""
    return find_game(title).title


def spoken(lang: str) -> str:
    """A language in which there are words."""
    if lang not in LANGUAGES:
        raise rulebook.NoLanguage(f"there is no such language; there are {', '.join(LANGUAGES)}")
    return lang


@lru_cache(maxsize=64)
def _json(kind: str, title: str, lang: str = rulebook.ENGLISH) -> bytes:
    """What does not change while the server runs is encoded once."""
    if kind == "cards":
        return wire.encoder.encode([wire.card(face) for face in find_game(title).cards()])
    if kind == "rules":
        return wire.encoder.encode([
            {"id": rule.id, "kind": rule.kind, "section": rule.section, "name": rule.name, "statement": rule.statement,
             "origin": rule.origin, "advice": rule.advice, "lang": rule.language}
            for rule in rulebook.rules_of(title, lang)])
    return wire.encoder.encode(lessons.lessons(title))


@lru_cache(maxsize=64)
def _words(title: str, lang: str, boxes: Boxes) -> bytes:
    """The messages of the kernel, the server, the title and its lessons; with names of components that are gone."""
    game = find_game(title)
    earlier = boxes.earlier_games(game.title)
    return all_messages(lang, game, OWN_WORDS, lessons.text_folder(game), earlier=earlier).encode()


def _reply(request: Request, body: bytes, media: str) -> Response:
    """A reply that a browser need not fetch twice."""
    tag = f'"{wire.digest(body)}"'
    headers = {"ETag": tag, "Cache-Control": A_DAY}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=media, headers=headers)


@router.get("/titles")
async def all_titles() -> list[bodies.TitleReply]:
    """The installed titles, the first one for whoever has not played any."""
    found: list[bodies.TitleReply] = []
    for name in offered():
        game = find_game(name)
        found.append(bodies.TitleReply(
            title=name, client=find_title(name).client, name=[f"title-{name}"], about=[f"about-{name}"],
            players=list(game.players),
            options=[bodies.OptionReply(name=option.name, values=list(option.values),
                                        players={value: list(seats) for value, seats in option.players.items()})
                     for option in game.options],
            windows=list(game.windows), asking=dict(game.usual_asking), bots=bot_names(),
            tutorial=lessons.has_lessons(name),
            film={key: bodies.ShotReply(kind=shot.kind, amount=shot.amount, targets=shot.targets)
                  for key, shot in game.film.items()}))
    return found


@router.get("/words/{title}/{lang}", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def words_of(request: Request, title: Title, lang: Annotated[str, InPath(max_length=5)]) -> Response:
    """The Fluent messages of a title in a language."""
    boxes: Boxes = request.app.state.service.boxes
    body = await asyncio.to_thread(_words, known(title), spoken(lang), boxes)
    return _reply(request, body, "text/plain; charset=utf-8")


@router.get("/titles/{title}/cards", response_model=list[bodies.CardReply])
async def cards_of(request: Request, title: Title) -> Response:
    """Every component of a title."""
    return _reply(request, _json("cards", known(title)), "application/json")


@router.get("/titles/{title}/rules", response_model=list[bodies.RuleReply])
async def rules_of(request: Request, title: Title,
                   lang: Annotated[str, Query(max_length=5)] = rulebook.ENGLISH) -> Response:
    """The numbered rules of a title in a language; `lang` of a rule tells in which it is written."""
    return _reply(request, _json("rules", known(title), spoken(lang)), "application/json")


@router.get("/titles/{title}/tutorial", response_model=list[dict[str, object]])
async def tutorial_of(request: Request, title: Title) -> Response:
    """The lessons of a title."""
    return _reply(request, _json("tutorial", known(title)), "application/json")

