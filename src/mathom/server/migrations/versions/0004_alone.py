"""Games for one: the deal of each day, and what came of every table at which somebody plays alone."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "deals",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("seed", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "alone",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("opened", sa.DateTime(timezone=True), nullable=False),
        sa.Column("worth", sa.Float),
        sa.Column("score", sa.Integer),
        sa.Column("deck", sa.Text),
        sa.Column("words", sa.Text),
    )
    op.create_index("alone_by_day", "alone", ["game", "day"])


def downgrade() -> None:
    op.drop_table("alone")
    op.drop_table("deals")
