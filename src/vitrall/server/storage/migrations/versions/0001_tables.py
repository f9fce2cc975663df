"""The first tables. A migration is never edited: a change is a new migration."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("server_seed", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("awaited", sa.Integer, nullable=False),
        sa.Column("awaits_bot", sa.Boolean, nullable=False),
        sa.Column("deadline", sa.Float),
        sa.Column("clocks", sa.Text, nullable=False),
        sa.Column("rematch", sa.String(32)),
        sa.Column("lease_holder", sa.String(32), nullable=False),
        sa.Column("lease_until", sa.Float, nullable=False),
    )
    op.create_index("tables_due", "tables", ["awaits_bot", "lease_until"])
    op.create_index("tables_deadline", "tables", ["deadline"])
    op.create_index("tables_changed", "tables", ["changed"])
    op.create_table(
        "seats",
        _table_key(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("luck", sa.String(64), nullable=False),
    )
    op.create_index("seats_device", "seats", ["device"])
    op.create_table(
        "moves",
        _table_key(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("actions", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_table(
        "chat",
        _table_key(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("phrase", sa.String(20), nullable=False),
        sa.Column("text", sa.String(300), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.String(64), nullable=False),
    )


def _table_key() -> "sa.Column[str]":
    return sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
