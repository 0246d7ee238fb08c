"""Reviews of finished games: thought over in a process aside, portion by portion, so that everybody who waits gets his
turn; kept while there is room. Who asks for many must wait, and what nobody looks at any more is given up."""

import asyncio
from collections import OrderedDict
from collections.abc import Hashable
from time import monotonic
from typing import Any, cast

from litestar import Request, Response, get, post
from litestar.datastructures import State

from mathom.kernel.errors import BadSetup, MathomError
from mathom.kernel.view import encode
from mathom.kernel.words import Msg, msg
from mathom.match.review import Portion, Review, Reviewing, Thought, rethink
from mathom.server import bundle
from mathom.server.fair import Quota
from mathom.server.gate import stranger
from mathom.server.house import House
from mathom.server.pages import kept
from mathom.server.problems import LOG, NO_TABLE, NotThere
from mathom.server.room import Room
from mathom.server.thinkers import REVIEWS

MANY = 60  # that are kept
PATIENCE = 60.0  # seconds after which nobody seems to look any more
QUOTA = (6, 60.0)  # of one address at once, then one in so many seconds


class Job:
    """One review, on its way or done."""

    def __init__(self) -> None:
        self.progress = 0.0
        self.review: Review | None = None
        self.trouble: Msg | None = None
        self.asked = monotonic()
        self.task: asyncio.Task[None] | None = None

    @property
    def told(self) -> dict[str, Any]:
        self.asked = monotonic()
        return {"progress": self.progress, "review": self.review, "trouble": self.trouble}


class Reviews:
    def __init__(self, house: House) -> None:
        self.house = house
        self.jobs: OrderedDict[tuple[str, int], Job] = OrderedDict()
        self.quota = Quota(*QUOTA)

    def begin(self, room: Room, seat: int, who: str) -> Job:
        """the review that is there, or a new one; raises Busy where somebody wants too many"""
        found = self.jobs.get((room.id, seat))
        if found is not None and found.trouble is None:
            return found
        if who:
            self.quota.take(who)
        job = self.jobs[room.id, seat] = Job()
        job.task = asyncio.create_task(self.think(room, seat, who or room.id, job))
        while len(self.jobs) > MANY:
            _, old = self.jobs.popitem(last=False)
            if old.task is not None:
                old.task.cancel()
        return job

    async def think(self, room: Room, seat: int, owner: Hashable, job: Job) -> None:
        try:
            past = await room.past()
            assert past is not None
            on_its_way = Reviewing(past, seat)
            for portion in on_its_way.portions():
                if monotonic() - job.asked > PATIENCE:
                    self.jobs.pop((room.id, seat), None)
                    return
                on_its_way.take(await self.portion(owner, portion))
                job.progress = on_its_way.progress
            job.review = await asyncio.to_thread(on_its_way.review)
        except MathomError as error:
            job.trouble = error.reason
        except (OSError, RuntimeError) as error:
            LOG.error("table %s: could not be reviewed (%s)", room.id, type(error).__name__)
            job.trouble = msg("this game could not be reviewed; please try again")

    async def portion(self, owner: Hashable, portion: Portion) -> list[Thought]:
        return cast(list[Thought], await self.house.thinkers.work(REVIEWS, owner, rethink, portion))

    def close(self) -> None:
        for job in self.jobs.values():
            if job.task is not None:
                job.task.cancel()


def reviews_of(state: State) -> Reviews:
    found: Reviews | None = state.get("reviews")
    if found is None:
        found = state.reviews = Reviews(state.house)
    return found


async def finished(state: State, table: str, seat: int) -> Room:
    house: House = state.house
    room = await house.room(table)
    if room is None:
        raise NotThere(NO_TABLE)
    room = await house.up_to_date(room)
    if not room.over:
        raise BadSetup(msg("review: this game is not over yet"))
    if not 0 <= seat < len(room.seats):
        raise BadSetup(msg("review: there are seats 0 to {last}", last=len(room.seats) - 1))
    return room


@post("/api/tables/{table:str}/review", status_code=202)
async def begin(state: State, request: Request[Any, Any, Any], table: str, seat: int = 0) -> Response[bytes]:
    """begins to think, or says how far it is"""
    job = reviews_of(state).begin(await finished(state, table, seat), seat, stranger(request.scope))
    return Response(encode(job.told), media_type="application/json", status_code=202)


@get("/api/tables/{table:str}/review")
async def look(state: State, table: str, seat: int = 0) -> Response[bytes]:
    """how far it is, and in the end what came of it"""
    job = reviews_of(state).jobs.get((table, seat))
    if job is None:
        raise NotThere(msg("nobody has asked for this review yet"))
    return Response(encode(job.told), media_type="application/json")


@get(["/table/{table:str}/review", "/me"], sync_to_thread=False, include_in_schema=False)
def review_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    return kept(request, bundle.page(request.app.state.base), "text/html; charset=utf-8")


HANDLERS = [begin, look, review_page]
