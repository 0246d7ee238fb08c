"""Brings a database to the present form, step by step, as the scripts in `migrations/versions` say."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from mathom.kernel.errors import MathomError


class BadDatabase(MathomError):
    """A database that this Mathom cannot work with."""


def migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    present = MigrationContext.configure(connection).get_current_revision()
    if present is not None and present not in known:
        raise BadDatabase(f"database: it was written by a newer Mathom (form {present}); nothing was changed")
    command.upgrade(config, "head")
