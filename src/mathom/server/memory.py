"""What was freed goes back to the system. The allocator of GNU keeps what many large frames were made in: after a busy
while a quarter of all that the house holds."""

import asyncio
import contextlib
import ctypes

PACE = 5.0  # seconds; it takes less than a thousandth of one


async def keep_small() -> None:
    while True:
        await asyncio.sleep(PACE)
        await asyncio.to_thread(give_back)


def give_back() -> None:
    with contextlib.suppress(AttributeError, OSError, TypeError):  # where there is another allocator
        ctypes.CDLL(None).malloc_trim(0)
