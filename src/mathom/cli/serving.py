"""`mathom serve`: the browser table."""

import argparse
import asyncio
import os
import socket
import sys
import webbrowser

import uvicorn
from platformdirs import user_data_path
from sqlalchemy.exc import SQLAlchemyError

from mathom.games import game as game_of
from mathom.kernel.errors import BadSetup
from mathom.server.app import create_app
from mathom.server.store import Store, default_url

PORT = 8020


def serve(args: argparse.Namespace) -> int:
    url = args.database or default_url(user_data_path("mathom"))
    listening = bind_any(args.host) if args.port is None else bind(args.host, args.port)
    asyncio.run(try_store(url))
    host, port = listening.getsockname()[:2]
    address = f"http://{'localhost' if host in ('127.0.0.1', '::1') else host}:{port}/"
    print(f"mathom: the table is at {address} (Ctrl-C ends it; every game is kept)", flush=True)
    if args.play is not None:
        address += f"?play={game_of(args.play).key}"
        print(f"mathom: to sit down at once, against bots: {address}", flush=True)
    if args.open and can_show_a_browser():
        webbrowser.open(address)
    workers = args.workers or max(1, (os.cpu_count() or 2) // 2)
    app = create_app(url, workers, args.pause, shared=not url.startswith("sqlite"))
    config = uvicorn.Config(
        app, log_level="warning", access_log=False, ws_max_size=65536, server_header=False, timeout_graceful_shutdown=3
    )
    uvicorn.Server(config).run(sockets=[listening])
    return 0


def can_show_a_browser() -> bool:
    """a browser for the terminal would take this one"""
    return sys.platform != "linux" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def bind_any(host: str) -> socket.socket:
    """the usual port, or a free one where that is taken"""
    try:
        return bind(host, PORT)
    except BadSetup:
        return bind(host, 0)


def bind(host: str, port: int) -> socket.socket:
    if not 0 <= port < 65536:
        raise BadSetup(f"port: {port} is not a number from 0 to 65535")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(512)  # whoever comes while we are still starting waits
    except OSError as error:
        raise BadSetup(f"port: {host}:{port} cannot be listened on ({error.strerror}); --port names another") from None
    return listening


async def try_store(url: str) -> None:
    """says what is wrong with the database before anybody connects"""
    try:
        store = Store(url)
    except Exception as error:
        raise BadSetup(f"database: {url!r} is not an address of a database ({type(error).__name__})") from None
    try:
        await store.open()
    except (SQLAlchemyError, OSError) as error:
        await asyncio.sleep(0.1)  # the driver's thread says goodbye to the loop
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise BadSetup(f"database: cannot be opened ({reason})") from None
    finally:
        await store.close()
