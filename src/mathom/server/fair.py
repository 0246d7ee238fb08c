"""Fair work: who waits for a process is served in turn by owner, not by who asked most often; how much may be asked."""

import asyncio
import math
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from time import monotonic

from mathom.kernel.errors import MathomError
from mathom.kernel.words import Msg, msgs


class Busy(MathomError):
    """Too much is asked, or the machine has too much to do; says when to try again."""

    def __init__(self, seconds: float, slow: bool = False) -> None:
        self.seconds = max(1, math.ceil(seconds))
        super().__init__(too_slow(self.seconds) if slow else try_again(self.seconds))


def try_again(seconds: int) -> Msg:
    return msgs("too much at once; try again in {n} second", "too much at once; try again in {n} seconds", seconds)


def too_slow(seconds: int) -> Msg:
    return msgs(
        "this machine has too much to do now; try again in {n} second",
        "this machine has too much to do now; try again in {n} seconds",
        seconds,
    )


class Quota:
    """So many at once, and then one every so many seconds, for each of those who ask."""

    MANY = 20_000  # that are remembered

    def __init__(self, burst: int, seconds: float) -> None:
        self.burst = burst
        self.seconds = seconds
        self.full_at: OrderedDict[Hashable, float] = OrderedDict()  # when all of it may be asked again

    def take(self, who: Hashable, many: int = 1) -> None:
        """raises Busy when it is used up"""
        now = monotonic()
        full_at = max(now, self.full_at.get(who, now)) + many * self.seconds
        over = full_at - now - self.burst * self.seconds
        if over > 1e-6:
            raise Busy(over)
        self.full_at[who] = full_at
        self.full_at.move_to_end(who)
        if len(self.full_at) > self.MANY:
            self.full_at.popitem(last=False)


class FairQueue:
    """Places of work that are given to owners in turn. Where there are several, one owner never holds all of them."""

    def __init__(self, places: int, waiting: int) -> None:
        self.free = list(range(places))
        self.places = places
        self.most = waiting  # of one owner
        self.holding: dict[Hashable, int] = {}
        self.waiting: OrderedDict[Hashable, deque[asyncio.Future[int]]] = OrderedDict()

    @asynccontextmanager
    async def place(self, owner: Hashable, seconds: float) -> AsyncIterator[int]:
        """the number of a place; `seconds`: how long such work takes, for who is refused"""
        queue = self.waiting.setdefault(owner, deque())
        if len(queue) >= self.most:
            raise Busy(len(queue) * seconds)
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        queue.append(future)
        self.give()
        try:
            place = await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():
                self.leave(owner, future.result())
            elif future in queue:
                queue.remove(future)
            raise
        try:
            yield place
        finally:
            self.leave(owner, place)

    def leave(self, owner: Hashable, place: int) -> None:
        self.free.append(place)
        self.holding[owner] -= 1
        if not self.holding[owner]:
            del self.holding[owner]
        self.give()

    def give(self) -> None:
        """to whoever has waited longest since his last turn"""
        for owner in list(self.waiting):
            queue = self.waiting[owner]
            while queue and queue[0].done():
                queue.popleft()
            if not queue:
                del self.waiting[owner]
                continue
            if not self.free:
                return
            if self.places > 1 and self.holding.get(owner, 0) >= self.places - 1:
                continue
            self.holding[owner] = self.holding.get(owner, 0) + 1
            queue.popleft().set_result(self.free.pop())
            self.waiting.move_to_end(owner)

    def __len__(self) -> int:
        return sum(len(queue) for queue in self.waiting.values())
