"""Tables, what happened at them, chat, analyses, and the bundles of broken games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything."""
    op.create_table("facts", sa.Column("name", sa.String(40), primary_key=True),
                    sa.Column("value", sa.Text, nullable=False))
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True), sa.Column("title", sa.String(60), nullable=False),
        sa.Column("rules", sa.String(40), nullable=False), sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False), sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False), sa.Column("watch", sa.Boolean, nullable=False),
        sa.Column("clock_base", sa.Integer, nullable=False), sa.Column("clock_increment", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False), sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("origin", sa.Text, nullable=False), sa.Column("state", sa.String(12), nullable=False),
        sa.Column("summary", sa.Text, nullable=False), sa.Column("snapshot", sa.Text, nullable=False),
        sa.Column("snapshot_at", sa.Integer, nullable=False))
    op.create_index("tables_in_the_lobby", "tables", ["public", "state", "created"])
    op.create_table(
        "records",
        sa.Column("table_id", sa.String(32), primary_key=True), sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False), sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False), sa.Column("message", sa.String(48), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False))
    op.create_table(
        "lines",
        sa.Column("table_id", sa.String(32), primary_key=True), sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False), sa.Column("name", sa.String(60), nullable=False),
        sa.Column("text", sa.Text, nullable=False), sa.Column("message", sa.String(48), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False))
    op.create_table("analyses", sa.Column("table_id", sa.String(32), primary_key=True),
                    sa.Column("body", sa.Text, nullable=False))
    op.create_table(
        "bundles",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(32), nullable=False), sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("what", sa.Text, nullable=False), sa.Column("journal", sa.Text, nullable=False))


def downgrade() -> None:
    """Remove everything."""
    for name in ("bundles", "analyses", "lines", "records", "tables", "facts"):
        op.drop_table(name)
