"""Brings a database to the present form, step by step, as the scripts in `migrations/versions` say."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, select

from mathom.kernel.errors import MathomError

LOCK = 8020  # any number that nobody else uses in this database


class BadDatabase(MathomError):
    """A database that this Mathom cannot work with."""


def migrate(connection: Connection) -> None:
    wait_for_others(connection)
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    present = MigrationContext.configure(connection).get_current_heads()
    if newer := [form for form in present if form not in known]:
        raise BadDatabase(f"database: it was written by a newer Mathom (form {', '.join(newer)}); nothing was changed")
    command.upgrade(config, "heads")


def wait_for_others(connection: Connection) -> None:
    """of workers that start together one brings the database to the present form, while the others wait"""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
