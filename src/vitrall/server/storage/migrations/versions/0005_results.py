"""How far a table is and how it has ended, for lists; tables that are over already tell neither."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("round", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("result", sa.Text, nullable=False, server_default=""))
