"""The chronicle of a finished game, told all at once. A long one takes seconds: so it is made once, one at a time, and
the last ones are kept."""

import asyncio
from collections import OrderedDict

from mathom.kernel.game import Seen
from mathom.kernel.view import encode
from mathom.match.past import Past

MANY = 32


class Chronicles:
    def __init__(self) -> None:
        self.made: OrderedDict[tuple[str, Seen], bytes] = OrderedDict()  # by table and who looks at it
        self.one_at_a_time = asyncio.Lock()

    async def told(self, table: str, past: Past, seen: Seen) -> bytes:
        async with self.one_at_a_time:
            if (table, seen) not in self.made:
                self.made[table, seen] = await asyncio.to_thread(chronicle, past, seen)
                if len(self.made) > MANY:
                    self.made.popitem(last=False)
            self.made.move_to_end((table, seen))
            return self.made[table, seen]


def chronicle(past: Past, seen: Seen) -> bytes:
    """what the views of a replay tell, all at once"""
    return encode([(seq, past.view(seq, seen).events) for seq in range(1, past.last + 1)])
