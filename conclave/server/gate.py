"""The way in for sockets: origin, number of connections, then a client that listens and is told."""

from __future__ import annotations

import asyncio

from conclave.server.guard import Event, Receive, Scope, Send, same_origin
from conclave.server.service import Service

FULL = 1013


async def let_in(service: Service, scope: Scope, receive: Receive, send: Send) -> None:
    """Serve one socket from its opening to its end."""
    if (await receive())["type"] != "websocket.connect":
        return
    address = scope["client"][0] if scope.get("client") else ""
    if not service.ready or not same_origin(scope, service.settings.origins.split()):
        await send({"type": "websocket.close", "code": 1008, "reason": "not from here"})
        return
    if not service.connections.come(address):
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": FULL, "reason": "too many connections"})
        return
    client = service.client()
    service.clients.add(client)
    gone = False

    async def send_while_there(event: Event) -> None:
        nonlocal gone
        if not gone:
            try:
                await send(event)
            except (OSError, RuntimeError):  # the other side has gone, or the server has closed the line
                gone = True

    try:
        await send({"type": "websocket.accept"})
        pump = asyncio.create_task(client.pump(send_while_there))
        listening = asyncio.create_task(client.listen(receive))
        await asyncio.wait((pump, listening), return_when=asyncio.FIRST_COMPLETED)
        if client.closing is not None and not pump.done():
            await asyncio.wait((pump,), timeout=5.0)
        for task in (pump, listening):
            task.cancel()
        await asyncio.gather(pump, listening, return_exceptions=True)
    finally:
        service.connections.go(address)
        service.clients.discard(client)
        await client.leave()
