"""The tables of the database. `migrations/` builds them; a test holds the two together."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, String, Table, Text

HEAD: Final = "0002"  # the newest migration

metadata = MetaData()

facts = Table(
    "facts", metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

tables = Table(
    "tables", metadata,
    Column("id", String(32), primary_key=True),
    Column("title", String(60), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("watch", Boolean, nullable=False),
    Column("clock_base", Integer, nullable=False),       # seconds; 0: no clock
    Column("clock_increment", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),       # milliseconds since 1970
    Column("changed", BigInteger, nullable=False),
    Column("origin", Text, nullable=False),              # the save that the table went on from, or nothing
    Column("state", String(12), nullable=False),
    Column("summary", Text, nullable=False),             # what the lobby shows, as JSON
    Column("snapshot", Text, nullable=False),            # a save that other rules could go on from
    Column("snapshot_at", Integer, nullable=False),      # the record that it stands after
    Column("edition", String(40), nullable=False, server_default=""),  # with which it is played now; empty: the first one
)
Index("tables_in_the_lobby", tables.c.public, tables.c.state, tables.c.created)

# What happened at a table, in order. Two moves for the same turn have the same key, so one of them fails.
records = Table(
    "records", metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("message", String(48), nullable=False),
    Column("at", BigInteger, nullable=False),
)

lines = Table(
    "lines", metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),             # -1: a spectator
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("message", String(48), nullable=False),
    Column("at", BigInteger, nullable=False),
)

# The components of every edition that tables were played with.
boxes = Table(
    "boxes", metadata,
    Column("title", String(60), primary_key=True),
    Column("edition", String(40), primary_key=True),
    Column("content", Text, nullable=False),             # the content files, packed
    Column("at", BigInteger, nullable=False),            # when a server was last started with them
)

analyses = Table(
    "analyses", metadata,
    Column("table_id", String(32), primary_key=True),
    Column("body", Text, nullable=False),
)

bundles = Table(
    "bundles", metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("what", Text, nullable=False),
    Column("journal", Text, nullable=False),
)
