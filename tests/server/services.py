"""The real things that the tests of the server run against: PostgreSQL, Redis, and the server itself, as processes."""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import psycopg
import redis

from tools import services as programs

ROOT = Path(__file__).resolve().parents[2]
HOST = "127.0.0.1"
# Below the range from which the system takes ports for outgoing connections: a client that knocks while its server is
# down must not be given the server's own port.
PORTS = range(20_000, 32_000)
PATIENCE_S = 60.0


def free_port() -> int:
    """A port that nobody listens at."""
    for _ in range(1000):
        port = PORTS[secrets.randbelow(len(PORTS))]
        with socket.socket() as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                trial.bind((HOST, port))
            except OSError:
                continue
            return port
    raise AssertionError("no port is free")


def wait_until(ready: Callable[[], bool], process: subprocess.Popen[bytes], log: Path, pause_s: float = 0.02) -> None:
    """Ask until something is ready; an error with its log if it ends before, or takes too long."""
    deadline = time.monotonic() + PATIENCE_S
    while not ready():
        if process.poll() is not None or time.monotonic() > deadline:
            raise AssertionError(f"{process.args!r} did not start:\n{log.read_text(errors='replace')[-4000:]}")
        time.sleep(pause_s)


def rss_mb_of(process: int) -> float:
    """The memory that a process has now."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024


class Postgres:
    """A PostgreSQL of our own, or one that the environment names."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None
        named = os.environ.get(programs.POSTGRES_URL)
        if named:
            self.address = named.replace("postgresql+psycopg://", "postgresql://").rpartition("/")[0]
            return
        self.folder = Path(tempfile.mkdtemp(prefix="conclave-postgres-"))
        user = self._unprivileged()
        found = programs.postgres_programs()
        assert found is not None, programs.MISSING
        log, port = self.folder / "log", free_port()
        with log.open("wb") as said:
            subprocess.run([found / "initdb", "--pgdata", self.folder / "data", "--auth=trust", "--username=conclave",
                            "--encoding=UTF8", "--locale=C", "--no-sync"], user=user, cwd="/", check=True, stdout=said,
                           stderr=said)
            self.process = subprocess.Popen(
                [found / "postgres", "-D", self.folder / "data", "-p", str(port), "-c", f"listen_addresses={HOST}",
                 "-c", "unix_socket_directories=", "-c", "fsync=on", "-c", "max_connections=100"],
                user=user, cwd="/", stdout=said, stderr=said)
        self.address = f"postgresql://conclave@{HOST}:{port}"
        wait_until(self._answers, self.process, log)

    def _unprivileged(self) -> int | None:
        """PostgreSQL does not run as root: another user, who gets the folder."""
        if os.geteuid() != 0:
            return None
        names = {entry.pw_name: entry for entry in pwd.getpwall()}
        entry = names.get("postgres") or names["nobody"]
        os.chown(self.folder, entry.pw_uid, entry.pw_gid)
        return entry.pw_uid

    def _answers(self) -> bool:
        try:
            psycopg.connect(f"{self.address}/postgres", connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True

    def fresh(self) -> str:
        """The URL of a new, empty database."""
        name = f"conclave_{secrets.token_hex(6)}"
        with psycopg.connect(f"{self.address}/postgres", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return f"{self.address.replace('postgresql://', 'postgresql+psycopg://')}/{name}"

    def stop(self) -> None:
        """End it and remove its folder."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)  # "fast shutdown"
            self.process.wait(PATIENCE_S)
            shutil.rmtree(self.folder)


class Redis:
    """A Redis of our own, or one that the environment names."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None
        self.url = os.environ.get(programs.REDIS_URL, "")
        if self.url:
            return
        self.folder = Path(tempfile.mkdtemp(prefix="conclave-redis-"))
        program, port, log = programs.redis_program(), free_port(), self.folder / "log"
        assert program is not None, programs.MISSING
        self.url = f"redis://{HOST}:{port}/0"
        with log.open("wb") as said:
            self.process = subprocess.Popen([program, "--port", str(port), "--bind", HOST, "--save", "", "--appendonly",
                                             "no", "--dir", self.folder], stdout=said, stderr=said)
        wait_until(self._answers, self.process, log)

    def _answers(self) -> bool:
        try:
            with redis.Redis.from_url(self.url) as line:
                return bool(line.ping())
        except redis.ConnectionError:
            return False

    def stop(self) -> None:
        """End it and remove its folder."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait(PATIENCE_S)
            shutil.rmtree(self.folder)


# Scripted clients are many and quick, and all have the same address.
UNHURRIED = {"TABLES_PER_MINUTE": "1000000", "CONNECTIONS_PER_ADDRESS": "10000", "MESSAGES_PER_SECOND": "100000",
             "CHAT_PER_MINUTE": "100000", "BOT_PAUSE_MS": "0"}


class Server:
    """A server process, which can be killed and started again on the same database and port."""

    def __init__(self, folder: Path, database: str = "", redis_url: str = "",
                 settings: Mapping[str, str] | None = None, workers: int = 1) -> None:
        self.workers = workers
        self.port = free_port()
        self.log_file = folder / f"server-{self.port}.log"
        self.database = database or f"sqlite:///{folder / 'tables.db'}"
        given = {**UNHURRIED, "DATABASE_URL": self.database, "REDIS_URL": redis_url, "SECRET": "a secret of the tests",
                 **(settings or {})}
        clean = {name: value for name, value in os.environ.items() if not name.startswith("CONCLAVE_")}
        self.environment = {**clean, **{f"CONCLAVE_{name}": value for name, value in given.items() if value}}
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where its HTTP part is."""
        return f"http://{HOST}:{self.port}"

    @property
    def socket_url(self) -> str:
        """Where its socket is."""
        return f"ws://{HOST}:{self.port}/api/socket"

    @property
    def running(self) -> subprocess.Popen[bytes]:
        """The process."""
        assert self.process is not None, "the server is not running"
        return self.process

    def start(self) -> None:
        """Start it, and wait until it takes players."""
        with self.log_file.open("ab") as said:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "conclave.cli.main", "serve", "--no-browser", "--host", HOST, "--port",
                 str(self.port), "--workers", str(self.workers)],
                env=self.environment, cwd=ROOT, stdout=said, stderr=said, start_new_session=self.workers > 1)
        wait_until(self.ready, self.process, self.log_file)

    def ready(self) -> bool:
        """Whether it takes players."""
        return self._says_yes("ready")

    def healthy(self) -> bool:
        """Whether it is alive."""
        return self.running.poll() is None and self._says_yes("health")

    def _says_yes(self, what: str) -> bool:
        try:
            with urlopen(f"{self.url}/api/{what}", timeout=5) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    def kill(self) -> None:
        """End it at once, as a crash or a power cut would."""
        if self.workers > 1:
            os.killpg(self.running.pid, signal.SIGKILL)
        self.running.kill()
        self.running.wait(PATIENCE_S)
        self.process = None

    def stop(self) -> int:
        """End it as an operator does; its exit status."""
        self.running.terminate()
        status = self.running.wait(PATIENCE_S)
        self.process = None
        return status

    @property
    def log(self) -> str:
        """All that it has said."""
        return self.log_file.read_text(errors="replace")

    @property
    def rss_mb(self) -> float:
        """The memory that it has now."""
        return rss_mb_of(self.running.pid)
