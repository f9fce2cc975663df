"""Run by Alembic, with the connection that `connection.py` hands over."""

from alembic import context

from vitrall.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
