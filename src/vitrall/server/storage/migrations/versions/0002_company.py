"""Pauses by agreement, and bots that sit in for people."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("paused", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("wishes", sa.Text, nullable=False, server_default="{}"))
    op.add_column("seats", sa.Column("stand_in", sa.String(40), nullable=False, server_default=""))
