"""The compiled form that comes while the server runs, as `make play` makes it in the background: bots think in
processes of their own, which begin anew in it. The tables stay in the plain form, which plays the same games, until the
next start."""

import asyncio

from mathom import form
from mathom.server.thinkers import Thinkers

SECONDS = 1.0  # between two looks


def stamp() -> tuple[int, int] | None:
    """changes when another compiled form is put there, which is done as a whole"""
    try:
        found = form.FOLDER.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns


async def when_compiled(thinkers: Thinkers) -> None:
    before = stamp()
    while (now := stamp()) is None or now == before:
        await asyncio.sleep(SECONDS)
    if why := form.unusable():
        print(f"mathom: the plain form goes on ({why})", flush=True)
        return
    thinkers.renew()
    print("mathom: compiled. Bots think in the compiled form from now on, tables after the next start", flush=True)
