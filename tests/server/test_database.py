"""Opening the database: its shape, its care for what is written, and its errors."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import Engine, MetaData, create_engine, inspect, text

from conclave.server import schema
from conclave.server.database import NoDatabase, open_database, secret_of


def url_of(folder: Path, database: str) -> str:
    """The database of a test."""
    return database or f"sqlite:///{folder / 'tables.db'}"


def shape(engine: Engine) -> dict[str, object]:
    """The tables of a database as it tells them itself."""
    seen = inspect(engine)
    found: dict[str, object] = {}
    for table in seen.get_table_names():
        if table != "alembic_version":
            columns = [(column["name"], str(column["type"]), column["nullable"]) for column in seen.get_columns(table)]
            found[table] = (columns, seen.get_pk_constraint(table)["constrained_columns"],
                            [(index["name"], index["column_names"]) for index in seen.get_indexes(table)])
    return found


def test_the_migrations_build_what_the_schema_says(tmp_path: Path, database: str) -> None:
    migrated = open_database(url_of(tmp_path, database))
    found = shape(migrated)
    assert set(found) == set(schema.metadata.tables)
    reflected = MetaData()
    reflected.reflect(migrated)
    reflected.drop_all(migrated)
    schema.metadata.create_all(migrated)
    assert shape(migrated) == found
    migrated.dispose()


def test_the_newest_migration_is_the_head(tmp_path: Path) -> None:
    engine = open_database(url_of(tmp_path, ""))
    with engine.connect() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == schema.HEAD
    engine.dispose()


def test_opening_again_changes_nothing(tmp_path: Path, database: str) -> None:
    first = open_database(url_of(tmp_path, database))
    made = secret_of(first, "")
    first.dispose()
    second = open_database(url_of(tmp_path, database))
    assert secret_of(second, "") == made
    assert len(made) > 40
    assert secret_of(second, "given") == b"given"
    second.dispose()


def test_workers_that_start_together_agree(tmp_path: Path, database: str) -> None:
    def start(_: int) -> bytes:
        engine = open_database(url_of(tmp_path, database))
        try:
            return secret_of(engine, "")
        finally:
            engine.dispose()
    with ThreadPoolExecutor(4) as workers:
        assert len(set(workers.map(start, range(4)))) == 1


def test_sqlite_loses_nothing_when_the_power_goes(tmp_path: Path) -> None:
    engine = open_database(url_of(tmp_path, ""))
    for _ in range(2):  # every connection, not just the first one
        with engine.connect() as one, engine.connect() as other:
            for connection in (one, other):
                assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
                assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
                connection.rollback()
                connection.close()
                break
    engine.dispose()


def test_sqlite_has_readers_while_somebody_writes(tmp_path: Path) -> None:
    engine = open_database(url_of(tmp_path, ""))
    with engine.begin() as writer:
        writer.execute(text("INSERT INTO facts VALUES ('a', 'b')"))
        with engine.connect().execution_options(reads=True) as reader:
            assert reader.execute(text("SELECT count(*) FROM facts")).scalar() == 0
    engine.dispose()


def test_the_database_of_a_newer_server_is_refused(tmp_path: Path, database: str) -> None:
    engine = open_database(url_of(tmp_path, database))
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(NoDatabase, match="another version of Conclave"):
        open_database(url_of(tmp_path, database))


def test_a_file_that_is_no_database_is_refused_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_text("Dear diary, today I played Res Arcana.\n" * 100)
    before = file.read_bytes()
    with pytest.raises(NoDatabase, match="not a database"):
        open_database(url_of(tmp_path, ""))
    assert file.read_bytes() == before


@pytest.mark.parametrize("url", [
    "postgresql+psycopg://ada:hunter2@127.0.0.1:1/x", "postgresql+psycopg://ada:hunter2@127.0.0.1:port/x",
    "postgresql+psycopg://ada:no@hunter2@127.0.0.1:1/x", "nonsense://ada:hunter2@localhost/x", "hunter2",
    "postgresql+psycopg://ada:hunter2@nowhere.invalid/x", "sqlite:////no/such/folder/hunter2@tables.db", "mysql://ada:hunter2@h/x"])
def test_an_error_is_a_sentence_without_the_password(url: str) -> None:
    with pytest.raises(NoDatabase, match=r"^the database cannot be opened: .") as refused:
        open_database(url)
    assert "hunter2" not in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_password_that_is_wrong_is_not_shown(postgres: str) -> None:
    wrong = postgres.replace("://conclave@", "://nobody:hunter2@")
    assert wrong != postgres
    with pytest.raises(NoDatabase) as refused:
        open_database(wrong)
    assert "hunter2" not in str(refused.value)


def test_another_program_may_hold_the_file_for_a_moment(tmp_path: Path) -> None:
    open_database(url_of(tmp_path, "")).dispose()
    other = create_engine(url_of(tmp_path, ""))
    with other.connect() as reader:
        assert reader.execute(text("SELECT count(*) FROM facts")).scalar() == 0
        engine = open_database(url_of(tmp_path, ""))
        assert secret_of(engine, "")
        engine.dispose()
    other.dispose()
