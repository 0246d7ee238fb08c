"""What a machine that watches over the house may ask: whether it is well, and how much it does."""

import time
from collections.abc import Callable
from typing import Any

from litestar import Response, get
from litestar.datastructures import State
from sqlalchemy import text

from mathom.kernel.view import encode
from mathom.kernel.words import msg
from mathom.server.house import House
from mathom.server.problems import NOT_STORED, NotThere, told

try:
    from prometheus_client import CollectorRegistry, generate_latest
    from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, SummaryMetricFamily
except ModuleNotFoundError:  # an extra: pip install "mathom[house]"
    generate_latest = None  # type: ignore[assignment]


LATELY = 60.0  # seconds


@get("/health")
async def health(state: State) -> Response[bytes]:
    """503 where the database does not answer, or could take no move lately"""
    started = time.perf_counter()
    house: House = state.house
    if started - house.store.writer.failed_at < LATELY:
        return told(503, NOT_STORED)
    async with house.store.engine.connect() as connection:
        await connection.execute(text("SELECT 1"))
    took = round(1000 * (time.perf_counter() - started), 1)
    return Response(
        encode({"well": True, "database_ms": took, "tables": len(house.rooms)}), media_type="application/json"
    )


@get("/metrics", sync_to_thread=False)
def metrics(state: State) -> Response[bytes]:
    """figures for Prometheus"""
    if generate_latest is None:
        raise NotThere(msg("there are no measures here: they need the extra `house` of Mathom"))
    registry = CollectorRegistry()
    registry.register(Collected(state.house))
    return Response(generate_latest(registry), media_type="text/plain; version=0.0.4")


class Collected:
    """reads what the parts of the house have counted"""

    def __init__(self, house: House) -> None:
        self.house = house

    def collect(self) -> list[Any]:
        house, writer = self.house, self.house.store.writer
        gauges: dict[str, tuple[str, Callable[[], float]]] = {
            "mathom_tables": ("tables in memory", lambda: len(house.rooms)),
            "mathom_sockets": ("open pages", lambda: sum(len(room.guests) for room in house.rooms.values())),
            "mathom_pending": ("moves that wait for the disk", lambda: len(writer.pending)),
        }
        found: list[Any] = [GaugeMetricFamily(name, words, value=of()) for name, (words, of) in gauges.items()]
        queue = GaugeMetricFamily("mathom_queue", "bots, hints and records that wait", labels=["kind"])
        for kind, many in house.thinkers.waiting.items():
            queue.add_metric([kind], many)
        moves = CounterMetricFamily("mathom_moves", "entries stored", value=writer.entries)
        commits = SummaryMetricFamily("mathom_commit_seconds", "commits", writer.commits, writer.seconds)
        news = house.broadcasts
        broadcasts = SummaryMetricFamily(
            "mathom_broadcast_seconds", "news to all pages of a table", news.many, news.seconds
        )
        return [*found, queue, moves, commits, broadcasts]
