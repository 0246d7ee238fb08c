"""Alembic's entry: runs the migrations on the connection that the server gives."""

from alembic import context

connection = context.config.attributes["connection"]
context.configure(connection=connection)
with context.begin_transaction():
    context.run_migrations()
