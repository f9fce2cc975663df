"""A chain of hashes over the entries of a table; entries that are there already have none."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("moves", sa.Column("link", sa.String(64), nullable=False, server_default=""))
