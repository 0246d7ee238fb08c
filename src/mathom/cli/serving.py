"""`mathom serve`: the browser table."""

import argparse
import asyncio
import errno
import logging
import os
import socket
import sys
import webbrowser
from collections import Counter
from contextlib import suppress
from ipaddress import ip_address
from typing import Any

import uvicorn
from platformdirs import user_data_path
from sqlalchemy.exc import SQLAlchemyError

from mathom.games import game as game_of
from mathom.kernel.errors import BadSetup
from mathom.server.app import create_app
from mathom.server.patience import PatientProtocol, PatientSocket
from mathom.server.problems import in_a_line
from mathom.server.store import Store, default_url

PORT = 8020
EVERYWHERE = ("0.0.0.0", "::")


def serve(args: argparse.Namespace) -> int:
    if not 0 <= args.workers <= 64:
        raise BadSetup(f"workers: {args.workers} is not a number from 0 to 64")
    seated = f"?play={game_of(args.play).key}" if args.play is not None else ""
    url = args.database or default_url(user_data_path("mathom"))
    listening = bind_any(args.host) if args.port is None else bind(args.host, args.port)
    asyncio.run(try_store(url))
    host, port = listening.getsockname()[:2]
    address = address_of(host, port, args.base)
    print(f"mathom: the table is at {address} (Ctrl-C ends it; every game is kept)", flush=True)
    if not ip_address(host).is_loopback:
        others = address_of(network_address() if host in EVERYWHERE else host, port, args.base)
        print(f"mathom: everyone in your network can reach it, at {others}", flush=True)
    if seated:
        address += seated
        print(f"mathom: to sit down at once, against bots: {address}", flush=True)
    if args.open and can_show_a_browser():
        webbrowser.open(address)
    workers = args.workers or max(1, (os.cpu_count() or 2) // 2)
    app = create_app(
        url,
        workers,
        args.pause,
        shared=not url.startswith("sqlite"),
        names=tuple(args.name),
        grace=args.grace,
        base=args.base,
    )
    log_in_lines()
    open_many_files()
    config = uvicorn.Config(
        app,
        http=PatientProtocol,
        ws=PatientSocket,
        log_config=None,
        log_level="warning",
        access_log=False,
        ws_max_size=65536,
        ws_ping_interval=45.0,  # often enough for proxies that close what is quiet for a minute
        ws_per_message_deflate=False,  # frames are small, and packing them took most of the time
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=args.proxy or "",
        timeout_graceful_shutdown=3,
    )
    uvicorn.Server(config).run(sockets=[listening])
    return 0


def log_in_lines() -> None:
    """with time and level, a line for a fault; and the same again and again only now and then"""
    handler = logging.StreamHandler()
    handler.setFormatter(OneLine("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.addFilter(Seldom())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)


class OneLine(logging.Formatter):
    def formatException(self, ei: Any) -> str:  # noqa: N802
        return in_a_line(ei[1])

    def format(self, record: logging.LogRecord) -> str:
        return "".join(letter if letter.isprintable() else " " for letter in super().format(record))


class Seldom(logging.Filter):
    """of lines that are alike, so many in a minute; what strangers send must not fill the disk"""

    MOST = 20

    def __init__(self) -> None:
        super().__init__()
        self.minute = 0
        self.told: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.getMessage().startswith("Invalid UTF-8"):
            return False  # a broken frame ends its own connection, and is no failure of ours
        if (minute := int(record.created // 60)) != self.minute:
            self.minute = minute
            self.told.clear()
        self.told[str(record.msg)] += 1
        return self.told[str(record.msg)] <= self.MOST


def open_many_files() -> None:
    """as many as the system lets us: each socket is one"""
    with suppress(ImportError, ValueError, OSError):  # not on Windows
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        if sys.platform == "darwin":  # it says that there is no limit, and refuses to set none
            most = min(most, 10240)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def address_of(host: str, port: int, base: str) -> str:
    """as a browser of this machine, or for an address of the network one elsewhere, writes it"""
    here = host in EVERYWHERE or ip_address(host).is_loopback
    name = "localhost" if here else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}{base}/"


def network_address() -> str:
    """the address under which others reach this machine; nothing is sent to find it out"""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that nobody has
        except OSError:
            return "127.0.0.1"  # there is no network
        return str(probe.getsockname()[0])


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
    try:
        host = str(socket.getaddrinfo(host or EVERYWHERE[0], None, family)[0][4][0])
    except (OSError, UnicodeError):
        raise BadSetup(f"host: {host!r} is not an address of this machine") from None
    # asyncio lets small frames go out at once (TCP_NODELAY) only where the protocol is named
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    # on Windows the usual option would let two servers listen on one port
    option = getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR)
    listening.setsockopt(socket.SOL_SOCKET, option, 1)
    try:
        listening.bind((host, port))
        listening.listen(512)  # whoever comes while we are still starting waits
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRNOTAVAIL:
            raise BadSetup(f"host: {host!r} is not an address of this machine") from None
        raise BadSetup(f"port: {port} cannot be listened on ({error.strerror}); --port names another") from None
    return listening


async def try_store(url: str, new: bool = True) -> None:
    """says what is wrong with the database before anybody connects; `new`: there may be none yet"""
    try:
        store = Store(url)
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise BadSetup("database: only SQLite and PostgreSQL can be used") from None
        raise BadSetup(
            "database: PostgreSQL needs the extra `postgres` of Mathom: pip install 'mathom[postgres]'"
        ) from None
    except Exception as error:
        raise BadSetup(f"database: {url!r} is not an address of a database ({type(error).__name__})") from None
    try:
        if not new and not store.is_there():
            raise BadSetup(f"database: there is none at {store.engine.url.database}")
        await store.open()
    except (SQLAlchemyError, OSError) as error:
        await asyncio.sleep(0.1)  # the driver's thread says goodbye to the loop
        raise BadSetup(f"database: cannot be opened ({reason_of(error)})") from None
    finally:
        await store.close()


def reason_of(error: Exception) -> str:
    """what the database says, in a line"""
    return str(getattr(error, "orig", None) or error).splitlines()[0]
