"""Running the server: one process, or several that share a database and a Redis."""

from __future__ import annotations

import asyncio
import os
import signal
import socket as sockets
import webbrowser
from collections.abc import Callable
from functools import partial
from types import FrameType

import msgspec
import uvicorn
from uvicorn.supervisors import Multiprocess

from conclave.kernel.errors import ConclaveError
from conclave.server.app import application
from conclave.server.bus import Bus, open_bus
from conclave.server.database import open_database
from conclave.server.guard import App, Receive, Scope, Send
from conclave.server.logs import set_up_logs
from conclave.server.memory import sweep_rarely
from conclave.server.messages import LONGEST
from conclave.server.pages import Pages
from conclave.server.service import Service
from conclave.server.settings import Settings, settings_from

BACKLOG = 2048
STOP_S = 15
Ending = Callable[[int, FrameType | None], object]
ENDS = (signal.SIGINT, signal.SIGTERM)


class CannotServe(ConclaveError):
    """The server cannot be started like this."""


class Serving(uvicorn.Server):
    """Says good-bye to everybody before it goes down."""

    def __init__(self, config: uvicorn.Config, service: Service, started: Callable[[], None]) -> None:
        super().__init__(config)
        self.service = service
        self.on_start = started
        self.interrupted = False

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to stop; Ctrl-C is passed on when that is done, even where the event loop misses it."""
        self.interrupted = self.interrupted or sig == signal.SIGINT
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        """Begin to listen, then tell that it is so."""
        await super().startup(sockets)
        if self.started:
            self.on_start()

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        """Take nobody in any more, say good-bye, stop."""
        await self.service.farewell()
        await super().shutdown(sockets)


def _config(app: App | str, host: str, port: int, settings: Settings, workers: int = 1) -> uvicorn.Config:
    """How uvicorn runs the application: compression of sockets costs more than it gives for frames of 2 kB."""
    return uvicorn.Config(
        app, host=host, port=port, factory=isinstance(app, str), workers=workers, log_config=None, access_log=False,
        ws="websockets-sansio", ws_max_size=LONGEST, ws_per_message_deflate=False, ws_ping_interval=30.0,
        ws_ping_timeout=30.0, timeout_graceful_shutdown=STOP_S, backlog=BACKLOG, server_header=False, date_header=False,
        proxy_headers=True, forwarded_allow_ips=settings.trusted_proxies)


def listen(host: str, port: int) -> sockets.socket:
    """The socket on which people come; an error says what is in the way."""
    family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
    line = sockets.socket(family, sockets.SOCK_STREAM)
    line.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    try:
        line.bind((host, port))
    except (OSError, OverflowError) as error:
        line.close()
        raise CannotServe(f"cannot listen on {host}:{port}: {getattr(error, 'strerror', None) or error}. Is another "
                          f"server running there? Choose another port with --port {port + 1}") from error
    line.listen(BACKLOG)
    return line


def serve(host: str, port: int, browser: bool, tell: Callable[[str, bool], None]) -> None:
    """Serve until it is stopped. `tell` gets the address, and whether the web client is there, once people can come."""
    settings = settings_from()
    set_up_logs(settings.log_level)
    _check_surroundings(settings)
    line = listen(host, port)
    address = _address(host, line)
    service = Service(msgspec.structs.replace(settings, public_url=settings.public_url or _seen_from_outside(host, line)))

    def started() -> None:
        tell(address, Pages().built)
        if browser:
            webbrowser.open(address)

    sweep_rarely()
    serving = Serving(_config(application(service), host, port, settings), service, started)
    serving.run(sockets=[line])
    if serving.interrupted:
        raise KeyboardInterrupt


def serve_together(host: str, port: int, workers: int, tell: Callable[[str, bool], None]) -> None:
    """Serve with several processes."""
    settings = settings_from()
    if not settings.redis_url:
        raise CannotServe("several workers tell each other the news through Redis: set CONCLAVE_REDIS_URL")
    set_up_logs(settings.log_level)
    _check_surroundings(settings)
    line = listen(host, port)
    config = _config(f"{__name__}:worker", host, port, settings, workers)
    os.environ["CONCLAVE_PUBLIC_URL"] = settings.public_url or _seen_from_outside(host, line)  # for the workers
    tell(_address(host, line), Pages().built)
    Multiprocess(config, [line]).run()


def worker() -> App:
    """The application of one of several processes, set by the environment.

    What runs it is not ours to change, so it says good-bye when it gets the signal, and lets it through afterwards.
    """
    settings = settings_from()
    set_up_logs(settings.log_level)
    sweep_rarely()
    service = Service(settings)
    app = application(service)

    async def leaving_politely(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            _say_goodbye_first(service)
        await app(scope, receive, send)

    return leaving_politely


def _say_goodbye_first(service: Service) -> None:
    """Put a farewell before what this process does when it is told to end."""
    loop = asyncio.get_running_loop()
    leaving: set[asyncio.Task[None]] = set()

    async def leave(end: Ending, number: int) -> None:
        await service.farewell()
        end(number, None)

    def told_to_end(end: Ending, number: int, _: FrameType | None) -> None:
        loop.call_soon_threadsafe(lambda: leaving.add(loop.create_task(leave(end, number))))

    for number in ENDS:
        end = signal.getsignal(number)
        if callable(end):
            signal.signal(number, partial(told_to_end, end))


def _address(host: str, line: sockets.socket) -> str:
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::1") else host
    return f"http://{shown}:{line.getsockname()[1]}/"


def _seen_from_outside(host: str, line: sockets.socket) -> str:
    """The address for others in the same network, where the server listens to them; else nothing."""
    if host not in ("0.0.0.0", "::"):
        return ""
    with sockets.socket(sockets.AF_INET, sockets.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: it tells by which of its addresses this machine would
        except OSError:
            return ""
        own = probe.getsockname()[0]
    return "" if own.startswith("127.") else f"http://{own}:{line.getsockname()[1]}"


def _check_surroundings(settings: Settings) -> None:
    """What is missing is said before anything starts, and the database is brought to its present shape."""
    open_database(settings.database).dispose()
    asyncio.run(_reach(open_bus(settings.redis_url)))


async def _reach(bus: Bus) -> None:
    try:
        await bus.ping()
    finally:
        await bus.stop()
