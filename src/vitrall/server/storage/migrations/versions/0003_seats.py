"""Links bound to the secret that made them, links for a whole device, presence across processes, promised luck."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("links", sa.Column("secret", sa.String(64), nullable=False, server_default=""))
    op.create_table(
        "device_links",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("process", sa.String(32), primary_key=True),
        sa.Column("here", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.add_column("seats", sa.Column("promise", sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("dice_attempt", sa.Integer, nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("dice_stopped_by", sa.Text, nullable=False, server_default="[]"))
