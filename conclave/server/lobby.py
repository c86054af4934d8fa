"""The routes for tables: making them, sitting down, leaving, and coming again."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Depends, Header, Query
from fastapi import Path as InPath
from starlette.requests import Request

from conclave.bots.bot import names as bot_names
from conclave.kernel.errors import StaleMove
from conclave.registry import game as find_game
from conclave.server import bodies
from conclave.server import records as kinds
from conclave.server.clocks import now_ms
from conclave.server.course import BOT, FINISHED, HELD, OPEN, PERSON, STUCK, WAITING, check_name
from conclave.server.live import Live
from conclave.server.records import About, Clock
from conclave.server.refusals import BadSeats, NoSeat, SeedNotFree, UnknownBot
from conclave.server.service import Service
from conclave.server.why import NotAllowed, Why

router = APIRouter(prefix="/api/tables", tags=["tables"])
invitations = APIRouter(prefix="/api", tags=["tables"])
ME, FREE = "me", "open"
SCHEME = "seat "
WEAKEST = "random"
TRIES = 20  # for a seat, while others sit down, get up and are renamed


# What requests have in common is worked out by coroutines: plain functions would be sent to a thread, and cost more.
async def service_of(request: Request) -> Service:
    """The server that a request came to."""
    service: Service = request.app.state.service
    return service


async def address_of(request: Request) -> str:
    """Whom a request came from."""
    return request.client.host if request.client is not None else ""


async def token_of(authorization: Annotated[str, Header(max_length=120)] = "") -> str:
    """The token of a seat, from the header `Authorization: Seat …`."""
    return authorization[len(SCHEME):].strip() if authorization.lower().startswith(SCHEME) else ""


Server = Annotated[Service, Depends(service_of)]
Address = Annotated[str, Depends(address_of)]
Token = Annotated[str, Depends(token_of)]
TableId = Annotated[str, InPath(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]


def seated(service: Service, live: Live, seat: int) -> bodies.SeatedReply:
    """A table with the link of a seat."""
    token = service.hub.token(live.room, seat)
    return bodies.SeatedReply(table=table_reply(live), token=token, link=service.link(live.room.about.id, token))


def table_reply(live: Live) -> bodies.TableReply:
    """A table as everybody may see it."""
    return bodies.TableReply.model_validate(live.info())


def chosen_name(name: str | None) -> str:
    """The name that somebody has given; empty for who gave none."""
    if name is None:
        return ""
    check_name(name)
    return name


async def allowed_in(service: Service, table: str, token: str) -> tuple[Live, int]:
    """A table and the seat that a token gives there."""
    live = await service.hub.open(table)
    return live, service.hub.seat_of(live.room, token)


@invitations.get("/invitation")
async def invitation(service: Server) -> bodies.InvitationReply:
    """What the link to a table will be, so that it can be shown before the table is made."""
    return bodies.InvitationReply(id=service.new_id(), address=service.settings.public_url)


@router.post("", status_code=201)
async def new_table(service: Server, address: Address, body: bodies.NewTable) -> bodies.SeatedReply:
    """A new table."""
    service.tables.take(address)
    game = find_game(body.title)
    options = game.settle_options(body.options, body.players)
    name = chosen_name(body.name)
    if len(body.seats) != body.players:
        raise BadSeats(f"{body.players} players need {body.players} seats, not {len(body.seats)}")
    if body.seats.count(ME) != 1:
        raise BadSeats(f"exactly one seat is '{ME}'")
    for sitting in body.seats:
        if sitting not in (ME, FREE, *bot_names()):
            raise UnknownBot(f"a seat is '{ME}', '{FREE}' or a bot: {', '.join(bot_names())}")
    alone = FREE not in body.seats
    if body.seed is not None and not alone:
        raise SeedNotFree("only who plays alone may choose the seed")
    clock = Clock(body.clock.base, body.clock.increment) if body.clock is not None and not alone else None
    about = About(body.id or service.new_id(), game.title, game.rules_version, body.players, options,
                  body.seed if body.seed is not None else secrets.randbits(62), body.public, body.watch, clock, now_ms(),
                  edition=game.edition)
    live = await service.hub.create(about, _seating(body.seats, name, about.created))
    service.stand_ins.look(live)
    return seated(service, live, body.seats.index(ME))


def _seating(seats: list[str], name: str, number: int) -> list[tuple[str, int, str]]:
    """The first records: the bots, and then the person who made the table."""
    bots = [(kinds.BOT, seat, kinds.bot_text(sitting, seat, number)) for seat, sitting in enumerate(seats)
            if sitting not in (ME, FREE)]
    return [*bots, (kinds.JOIN, seats.index(ME), name)]


@router.get("")
async def public_tables(service: Server, title: Annotated[str, Query(max_length=60)] = "",
                        state: Annotated[str, Query(pattern="^(waiting|playing|finished)?$")] = "",
                        ) -> list[bodies.TableReply]:
    """The public tables, the newest first."""
    found = [bodies.TableReply.model_validate_json(body) for body in await service.store.summaries(title, state)]
    for at, table in enumerate(found):
        live = service.hub.open_tables.get(table.id)
        if live is not None:
            found[at] = table_reply(live)
    return [table for table in found if table.state != WAITING or any(seat.kind == PERSON for seat in table.seats)]


@router.get("/{table}")
async def one_table(service: Server, table: TableId) -> bodies.TableReply:
    """A table; who knows its id was invited."""
    return table_reply(await service.hub.open(table))


@router.post("/{table}/join")
async def join(service: Server, address: Address, table: TableId, body: bodies.Join) -> bodies.SeatedReply:
    """Take an open seat."""
    service.tables.take(address)
    name = chosen_name(body.name)
    live = await service.hub.open(table)
    if body.seat is not None and body.seat >= live.room.about.players:
        raise NoSeat("there is no such seat")
    for _ in range(TRIES):
        free = [number for number, seat in enumerate(live.room.seats) if seat.kind == OPEN]
        if not free:
            raise NotAllowed(Why.TABLE_FULL)
        if body.seat is not None and body.seat not in free:
            raise NotAllowed(Why.SEAT_TAKEN)
        seat = free[0] if body.seat is None else body.seat
        with suppress(NotAllowed, StaleMove):  # somebody else was faster; there may be another seat
            await service.hub.act(live, kinds.JOIN, seat, name)
            service.stand_ins.look(live)
            return seated(service, live, seat)
    raise StaleMove("the game has gone on; look again")


@router.post("/{table}/leave")
async def leave(service: Server, table: TableId, token: Token) -> bodies.TableReply:
    """Give up the own seat: to a bot once the game has begun, else to whoever comes."""
    live, seat = await allowed_in(service, table, token)
    if live.room.state == WAITING:
        await service.hub.act(live, kinds.LEAVE, seat)
    else:
        await service.hub.act(live, kinds.STAND_IN, seat, "greedy")
        service.stand_ins.look(live)
    return table_reply(live)


@router.post("/{table}/takeover")
async def take_over(service: Server, table: TableId, token: Token, body: bodies.TakeOver) -> bodies.TableReply:
    """Let a bot stand in: for oneself, or for somebody who is away or out of time."""
    live, by = await allowed_in(service, table, token)
    if body.bot not in bot_names():
        raise UnknownBot(f"there is no such bot; there are: {', '.join(bot_names())}")
    if body.seat >= live.room.about.players:
        raise NoSeat("there is no such seat")
    if body.seat != by:
        if not live.may_be_replaced(body.seat):
            raise NotAllowed(Why.STILL_HERE)
        if body.bot == WEAKEST:
            raise UnknownBot(f"'{WEAKEST}' plays for nobody but oneself")
    await service.hub.act(live, kinds.STAND_IN, body.seat, body.bot)
    service.stand_ins.look(live)
    return table_reply(live)


@router.post("/{table}/return")
async def come_back(service: Server, table: TableId, token: Token) -> bodies.TableReply:
    """Take the own seat back from the bot."""
    live, seat = await allowed_in(service, table, token)
    await service.hub.act(live, kinds.RETURN, seat)
    return table_reply(live)


@router.post("/{table}/rename")
async def rename(service: Server, table: TableId, token: Token, body: bodies.Rename) -> bodies.TableReply:
    """Another name for the own seat."""
    live, seat = await allowed_in(service, table, token)
    await service.hub.act(live, kinds.RENAME, seat, body.name)
    return table_reply(live)


@router.post("/{table}/rotate")
async def rotate(service: Server, table: TableId, token: Token) -> bodies.LinkReply:
    """A new link for the own seat; the old one is void."""
    live, seat = await allowed_in(service, table, token)
    await service.hub.act(live, kinds.ROTATE, seat)
    fresh = service.hub.token(live.room, seat)
    return bodies.LinkReply(token=fresh, link=service.link(table, fresh))


@router.post("/{table}/rematch")
async def rematch(service: Server, address: Address, table: TableId, token: Token) -> bodies.SeatedReply:
    """The same table anew: whoever asks first makes it, and the others take the seats that are kept for them there."""
    live, seat = await allowed_in(service, table, token)
    room = live.room
    if room.state not in (FINISHED, STUCK):
        raise NotAllowed(Why.NOT_OVER)
    if not room.rematch:
        service.tables.take(address)
        old, game = room.about, find_game(room.about.title)
        about = About(service.new_id(), old.title, game.rules_version, old.players, old.options,
                      secrets.randbits(62), old.public, old.watch, old.clock, now_ms(), edition=game.edition)
        order = [(number + 1) % old.players for number in range(old.players)]  # everybody moves on by one seat
        kept = [(kinds.HOLD, order[number], sitting.name) for number, sitting in enumerate(room.seats)
                if sitting.kind != BOT and number != seat]
        bots = [(kinds.BOT, order[number], f"{sitting.bot} {sitting.name}") for number, sitting in enumerate(room.seats)
                if sitting.kind == BOT]
        fresh = await service.hub.create(about, [*bots, *kept, (kinds.JOIN, order[seat], room.seats[seat].name)])
        with suppress(NotAllowed, StaleMove):  # somebody else was faster: then theirs is the next table
            await service.hub.act(live, kinds.REMATCH, seat, about.id)
            service.stand_ins.look(fresh)
    following = await service.hub.open(live.room.rematch)
    mine = (seat + 1) % room.about.players
    for _ in range(TRIES):
        if following.room.seats[mine].kind != HELD:
            break
        with suppress(NotAllowed, StaleMove):  # others sit down meanwhile, or the same person twice
            await service.hub.act(following, kinds.JOIN, mine, room.seats[seat].name)
            service.stand_ins.look(following)
    if mine not in following.room.people or following.room.seats[mine].generation:
        raise NotAllowed(Why.SEAT_TAKEN)  # it was opened to all, or its link was replaced
    return seated(service, following, mine)


@router.post("/{table}/open")
async def open_seat(service: Server, table: TableId, token: Token, body: bodies.OpenSeat) -> bodies.TableReply:
    """Let anybody take a seat that was kept for somebody of the game before."""
    live, _ = await allowed_in(service, table, token)
    if body.seat >= live.room.about.players:
        raise NoSeat("there is no such seat")
    if live.room.seats[body.seat].kind != HELD:
        raise NotAllowed(Why.SEAT_TAKEN)
    await service.hub.act(live, kinds.LEAVE, body.seat)
    return table_reply(live)

