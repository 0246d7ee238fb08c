"""A table knows the next one of the same people; a line of chat may be a signal, and happens once."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("again", sa.Text))
    op.add_column("chat", sa.Column("words", sa.Text))
    op.add_column("chat", sa.Column("command", sa.Text))
    op.create_index("one_line_for_a_command", "chat", ["table_id", "command"], unique=True)


def downgrade() -> None:
    op.drop_index("one_line_for_a_command", "chat")
    op.drop_column("chat", "command")
    op.drop_column("chat", "words")
    op.drop_column("tables", "again")
