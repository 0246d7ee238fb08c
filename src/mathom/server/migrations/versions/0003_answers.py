"""A table says whether passes are sent for who could only pass."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("answers", sa.Text, nullable=False, server_default="strict"))


def downgrade() -> None:
    op.drop_column("tables", "answers")
