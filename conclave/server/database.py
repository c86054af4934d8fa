"""Opening the database and bringing it to its present shape."""

from __future__ import annotations

import re
import secrets
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, insert, inspect, make_url, select, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from conclave.kernel.errors import ConclaveError
from conclave.server import schema

MIGRATIONS = Path(__file__).parent / "migrations"
SECRET = "secret"
_UPGRADE_LOCK = 731_004_217  # any number that other programs on the same PostgreSQL do not use


class NoDatabase(ConclaveError):
    """The database cannot be opened, or is of a newer server."""


def open_database(url: str) -> Engine:
    """An engine for a database that has all its tables."""
    try:
        engine = _engine(url)
        try:
            with engine.begin() as connection:
                if _revision(connection) != schema.HEAD:
                    _migrate(connection)
        except BaseException:
            engine.dispose()
            raise
        return engine
    except (SQLAlchemyError, ImportError, OSError, ValueError) as error:
        raise NoDatabase(f"the database cannot be opened: {_reason(error)}") from error


def _reason(error: Exception) -> str:
    """The first line of an error; what stands before an @ is left out, as it may be a part of a password."""
    return re.sub(r"[^\s'\"]*@", "", str(getattr(error, "orig", None) or error).partition("\n")[0])[:200]


def _engine(url: str) -> Engine:
    if url.startswith("sqlite"):
        _keep_from_others(url)
        engine = create_engine(url, connect_args={"timeout": 30, "check_same_thread": False})
        event.listen(engine, "connect", _careful_sqlite)
        event.listen(engine, "begin", _begin_at_once)
        return engine
    return create_engine(url, pool_size=4, max_overflow=4, pool_pre_ping=True)


def _keep_from_others(url: str) -> None:
    """A new file is for its owner only: it holds what signs the links of seats."""
    name = make_url(url).database
    if name and name != ":memory:" and Path(name).parent.is_dir() and not Path(name).exists():
        Path(name).touch(mode=0o600)


def _careful_sqlite(connection: Any, _: object) -> None:
    """Every commit is on disk when it returns, and readers do not wait for the writer."""
    connection.isolation_level = None  # so that transactions begin where we say
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")


def _begin_at_once(connection: Connection) -> None:
    """A transaction that writes takes the lock at its beginning: no deadlock of two that read first."""
    options = connection.get_execution_options()
    connection.exec_driver_sql("BEGIN" if options.get("reads") else "BEGIN IMMEDIATE")


def _revision(connection: Connection) -> str:
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")


def _migrate(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.util.exc import CommandError

    if connection.dialect.name == "postgresql":  # several workers may start at once
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_UPGRADE_LOCK})"))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise NoDatabase(f"the database was made by another version of Conclave: {_reason(error)}") from error


def secret_of(engine: Engine, given: str) -> bytes:
    """What signs the links of seats: as given, or made once and kept."""
    if given:
        return given.encode()
    value = select(schema.facts.c.value).where(schema.facts.c.name == SECRET)
    with engine.begin() as connection:
        found = connection.execute(value).scalar()
    if found is None:
        try:
            with engine.begin() as connection:
                connection.execute(insert(schema.facts).values(name=SECRET, value=secrets.token_urlsafe(48)))
        except IntegrityError:
            pass  # another worker was first
        with engine.begin() as connection:
            found = connection.execute(value).scalar_one()
    return str(found).encode()
