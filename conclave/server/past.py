"""The routes for looking back: replays, saves, branches, analyses."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, Response
from starlette.requests import Request

from conclave.kernel.errors import BadSave
from conclave.kernel.table import Table
from conclave.server import archive, bodies, wire
from conclave.server import records as kinds
from conclave.server.clocks import now_ms
from conclave.server.course import FINISHED, STUCK
from conclave.server.live import Live
from conclave.server.lobby import Address, Server, TableId, Token, chosen_name, seated
from conclave.server.records import About
from conclave.server.refusals import NoSeat
from conclave.server.service import Service
from conclave.server.why import NotAllowed, Why

router = APIRouter(prefix="/api", tags=["past"])
LONGEST_SAVE = 512 * 1024
OPPONENT = "greedy"


async def _reader(service: Service, table: str, token: str) -> tuple[Live, int | None]:
    """A table, and the seat of who looks into it."""
    live = await service.hub.open(table)
    return live, service.hub.seat_of(live.room, token) if token else None


async def _open_book(service: Service, table: str, token: str) -> tuple[Live, Table]:
    """A table whose secrets are over for this reader."""
    live, seat = await _reader(service, table, token)
    played = live.room.table
    if played is None or not live.room.secrets_are_over(seat):
        raise NotAllowed(Why.SECRET_UNTIL_OVER)
    if seat is None and not live.room.about.watch:
        raise NotAllowed(Why.NO_WATCHING)
    return live, played


async def _replayed_for(service: Service, table: str, token: str, seat: int) -> tuple[Live, Table, int | None]:
    """A table with the eyes through which its game is seen: anybody's when its secrets are over. One that is stuck keeps
    them, for it may yet go on; everybody sees again what they saw.
    """
    live, own = await _reader(service, table, token)
    room = live.room
    eyes = seat if 0 <= seat < room.about.players else None
    if room.state == STUCK and room.table is not None and eyes in (None, own) and (own is not None or room.about.watch):
        return live, room.table, eyes
    return *await _open_book(service, table, token), eyes


@router.get("/tables/{table}/replay", response_model=bodies.ReplayReply)
async def replay(service: Server, table: TableId, token: Token,
                 seat: Annotated[int, Query(ge=-1, lt=16)] = -1, start: Annotated[int, Query(ge=0, lt=2**31)] = 0,
                 count: Annotated[int, Query(ge=1, le=archive.MOST_FRAMES)] = archive.MOST_FRAMES) -> Response:
    """Frames of a game; `seat` chooses whose eyes, -1 a spectator's."""
    live, played, eyes = await _replayed_for(service, table, token, seat)
    async with live.lock:
        body = await asyncio.to_thread(_frames, played, eyes, start, count)
    return Response(body, media_type="application/json")


def _frames(played: Table, eyes: int | None, start: int, count: int) -> bytes:
    oldest = played.oldest
    return wire.encoder.encode({"versions": played.version, "start": max(oldest, min(start, played.version)),
                                "oldest": oldest, "frames": archive.frames(played, eyes, start, count)})


@router.get("/tables/{table}/save", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def save(service: Server, table: TableId, token: Token) -> Response:
    """The save of a game."""
    live, played = await _open_book(service, table, token)
    async with live.lock:
        text = await asyncio.to_thread(played.save)
    name = f"{played.game.title}-{table[:6]}.conclave"
    return Response(text, media_type="text/plain; charset=utf-8",
                    headers={"Content-Disposition": f'attachment; filename="{name}"'})


async def _go_on(service: Service, text: str, name: str | None, seat: int | None = None) -> bodies.SeatedReply:
    """A table that goes on from a save: the person takes a seat, that of who is asked if none is named; bots the others."""
    called = chosen_name(name)
    played = await asyncio.to_thread(archive.open_save, text, service.hub.boxes)
    me = archive.whose_turn(played) if seat is None else seat
    if me >= played.players:
        raise NoSeat("there is no such seat")
    about = About(service.new_id(), played.game.title, played.game.rules_version, played.players,
                  dict(played.journal.options), secrets.randbits(62), False, True, None, now_ms(),
                  archive.snapshot(played), played.game.edition)
    bots = [(kinds.BOT, number, kinds.bot_text(OPPONENT, number, about.created))
            for number in range(played.players) if number != me]
    live = await service.hub.create(about, [*bots, (kinds.JOIN, me, called)])
    service.stand_ins.look(live)
    return seated(service, live, me)


@router.post("/tables/{table}/branch", status_code=201)
async def branch(service: Server, address: Address, table: TableId, token: Token,
                 body: bodies.Branch) -> bodies.SeatedReply:
    """Play on from a moment of a game, in a new table."""
    live, played = await _open_book(service, table, token)
    service.tables.take(address)
    async with live.lock:
        text = await asyncio.to_thread(archive.cut, played, body.version)
    return await _go_on(service, text, body.name, body.seat)


@router.post("/saves", status_code=201, openapi_extra={
    "requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}})
async def open_save(request: Request, service: Server, address: Address,
                    name: Annotated[str | None, Query(min_length=1, max_length=30)] = None) -> bodies.SeatedReply:
    """A table from a save."""
    service.tables.take(address)
    body = await request.body()
    if len(body) > LONGEST_SAVE:
        raise BadSave(f"a save has at most {LONGEST_SAVE // 1024} kB")
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        raise BadSave("a save is text in UTF-8") from None
    if "\0" in text:
        raise BadSave("a save has no null characters")
    return await _go_on(service, text, name)


@router.get("/tables/{table}/analysis", response_model=bodies.AnalysisReply)
async def analysis(service: Server, table: TableId, token: Token) -> Response:
    """The analysis of a game as far as it has come."""
    await _open_book(service, table, token)
    return Response(msgspec.json.encode(await service.analysts.look(table)), media_type="application/json")


@router.post("/tables/{table}/analysis", response_model=bodies.AnalysisReply)
async def analyse(service: Server, address: Address, table: TableId, token: Token) -> Response:
    """Begin the analysis of a finished game."""
    live, _ = await _open_book(service, table, token)
    if live.room.state != FINISHED:
        raise NotAllowed(Why.NOT_OVER)
    service.tables.take(address)
    return Response(msgspec.json.encode(await service.analysts.begin(live.room)), media_type="application/json")
