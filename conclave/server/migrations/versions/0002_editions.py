"""The edition that a table is played with, and the boxes of all editions."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Tables of before were made with the first edition, which has no name."""
    op.add_column("tables", sa.Column("edition", sa.String(40), nullable=False, server_default=""))
    op.create_table(
        "boxes",
        sa.Column("title", sa.String(60), primary_key=True), sa.Column("edition", sa.String(40), primary_key=True),
        sa.Column("content", sa.Text, nullable=False), sa.Column("at", sa.BigInteger, nullable=False))


def downgrade() -> None:
    """Forget the editions."""
    op.drop_table("boxes")
    op.drop_column("tables", "edition")
