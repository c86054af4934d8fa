"""The application: HTTP routes, the socket, the web client, and how errors look."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse

import conclave
from conclave.kernel.errors import ConclaveError
from conclave.server import bodies, library, lobby, past, refusals
from conclave.server.gate import let_in
from conclave.server.guard import App, Guard, Receive, Scope, Send, TooLarge
from conclave.server.metrics import Figures
from conclave.server.pages import Pages
from conclave.server.service import Service
from conclave.server.store import StoreDown

log = logging.getLogger(__name__)
SOCKET = "/api/socket"
FAULTS = (400, 403, 404, 405, 409, 413, 422, 429, 503)


def application(service: Service) -> App:
    """The application around a service."""
    settings = service.settings

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await service.start()
        try:
            yield
        finally:
            await service.stop()

    app = FastAPI(title="Conclave", version=conclave.__version__, lifespan=lifespan, openapi_url="/api/openapi.json",
                  docs_url=None, redoc_url=None, description="Tables for board games of rival mages.",
                  responses={status: {"model": bodies.FaultReply} for status in FAULTS})
    app.state.service = service
    for router in (library.router, lobby.invitations, lobby.router, past.router):
        app.include_router(router)
    _add_health(app, service)
    _add_errors(app)
    _add_pages(app)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
    guarded = Guard(app, settings.origins.split())

    async def entrance(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            if scope["path"] == SOCKET:
                await let_in(service, scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": "there is no socket here"})
        else:
            await guarded(scope, receive, send)

    return entrance


def _add_health(app: FastAPI, service: Service) -> None:
    figures = Figures(service)

    @app.get("/api/health", tags=["health"])
    async def health() -> bodies.HealthReply:
        """Whether the process is alive."""
        return bodies.HealthReply(status="alive", version=conclave.__version__)

    @app.get("/api/ready", tags=["health"])
    async def ready() -> bodies.HealthReply:
        """Whether the server can take players: its store and its bus answer."""
        if not service.ready:
            raise StoreDown("the server is starting or stopping")
        await service.store.ping()
        await service.bus.ping()
        return bodies.HealthReply(status="ready", version=conclave.__version__)

    @app.get("/metrics", tags=["health"], response_class=Response, responses={200: {"content": {"text/plain": {}}}})
    async def metrics() -> Response:
        """Figures for Prometheus."""
        return Response(figures.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def _add_pages(app: FastAPI) -> None:
    pages = Pages()

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        if path.startswith("api/"):
            raise HTTPException(404, "there is nothing here")
        sent = request.headers
        return pages.respond(f"/{path}", sent.get("accept-language", ""), sent.get("accept-encoding", ""))


def _fault(status: int, code: str, message: str) -> JSONResponse:
    return JSONResponse({"error": {"code": code, "message": message}}, status)


def _add_errors(app: FastAPI) -> None:
    @app.exception_handler(ConclaveError)
    async def refused(request: Request, error: ConclaveError) -> JSONResponse:
        code = refusals.code_of(error)
        if code == refusals.REFUSED:
            log.error("an error without a code", extra={"what": type(error).__name__, "path": request.url.path})
        return _fault(refusals.status_of(error), code, refusals.sentence_of(error))

    @app.exception_handler(RequestValidationError)
    async def misunderstood(_: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join([str(part) for part in first["loc"][1:]]) or "the body"
        code = refusals.BAD_NAME if where == "name" else refusals.BAD_REQUEST
        return _fault(422, code, f"{where[:80]}: {first['msg']}")

    @app.exception_handler(TooLarge)
    async def too_large(_: Request, __: TooLarge) -> JSONResponse:
        return _fault(413, refusals.TOO_LARGE, "the body is too large")

    @app.exception_handler(HTTPException)
    async def not_there(_: Request, error: HTTPException) -> JSONResponse:
        code = refusals.NOT_FOUND if error.status_code == 404 else refusals.REFUSED
        return _fault(error.status_code, code, str(error.detail))
