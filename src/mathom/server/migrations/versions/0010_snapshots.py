"""Positions on the way, with what was told and seen: a table is opened from the last one."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("position", sa.LargeBinary, nullable=False),
        sa.Column("told", sa.LargeBinary, nullable=False),
        sa.Column("views", sa.LargeBinary),
    )


def downgrade() -> None:
    op.drop_table("snapshots")
