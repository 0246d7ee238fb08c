"""`mathom house`: for who runs one."""

import argparse
import asyncio
import contextlib
import gzip
import sys
import zlib
from collections.abc import Awaitable, Callable
from pathlib import Path

from platformdirs import user_data_path
from sqlalchemy.exc import SQLAlchemyError

from mathom.cli.serving import reason_of, try_store
from mathom.kernel.errors import BadSetup
from mathom.server import ledger
from mathom.server.house import hashed
from mathom.server.letters import shown
from mathom.server.store import Store, default_url

Deed = Callable[[Store, argparse.Namespace], Awaitable[int]]


def house(args: argparse.Namespace) -> int:
    return asyncio.run(in_house(args))


async def in_house(args: argparse.Namespace) -> int:
    url = args.database or default_url(user_data_path("mathom"))
    await try_store(url, new=args.what == "restore")
    store = Store(url)
    try:
        return await DEEDS[args.what](store, args)
    except SQLAlchemyError as error:
        raise BadSetup(f"{args.what}: the database cannot be used ({reason_of(error)})") from None
    finally:
        await store.close()


async def list_tables(store: Store, args: argparse.Namespace) -> int:
    tables = await ledger.listed(store)
    for table in tables:
        state = "over" if table.over else "running"
        at = f"{table.last:%Y-%m-%d %H:%M}"
        names = ", ".join(map(shown, table.names))
        print(f"{table.id}  {at}  {table.game:12} {state:8} {table.entries:5} entries  {names}")
    print(f"{len(tables)} tables, {sum(not table.over for table in tables)} running", file=sys.stderr)
    return 0


async def backup(store: Store, args: argparse.Namespace) -> int:
    path = the_file(args)
    part = path.parent / f"{path.name}.part"  # an earlier copy stays until this one is whole
    tables = 0
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)  # whoever reads it sees all hands
        with gzip.open(part, "wb") as file:
            async for line in ledger.copied(store):
                tables += line.startswith(b'["tables",')
                file.write(line)
        part.replace(path)
    except OSError as error:
        raise BadSetup(f"backup: {path} cannot be written ({error.strerror})") from None
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
    print(f"mathom: {tables} tables are in {path}")
    return 0


async def restore(store: Store, args: argparse.Namespace) -> int:
    path = the_file(args)
    try:
        lines = gzip.decompress(path.read_bytes()).splitlines()
    except (OSError, EOFError, ValueError, zlib.error) as error:
        raise BadSetup(f"restore: {path} cannot be read ({type(error).__name__})") from None
    new, old = await ledger.restored(store, lines)
    print(f"mathom: {new} tables were put back, {old} were there already and stay as they are")
    return 0


async def delete(store: Store, args: argparse.Namespace) -> int:
    tables = list(args.of)
    if unknown := sorted(set(tables) - {table.id for table in await ledger.listed(store)}):
        raise BadSetup(f"delete: there is no table {unknown[0]!r}")
    if args.token or args.person:
        tables += await ledger.tables_of(store, hashed(args.token) if args.token else "", args.person or "")
    if args.days is not None:
        tables += await ledger.older_than(store, args.days)
    if not tables and not (args.token or args.person or args.days is not None):
        raise BadSetup("delete: say which tables, or --person, --token, --days")
    if not args.yes:
        print(f"mathom: {len(set(tables))} tables would go, with all that belongs to them; --yes does it")
        return 0
    print(f"mathom: {await ledger.deleted(store, sorted(set(tables)))} tables are gone, with all that belonged to them")
    return 0


def the_file(args: argparse.Namespace) -> Path:
    if len(args.of) != 1:
        raise BadSetup(f"{args.what}: say which file")
    return Path(args.of[0])


DEEDS: dict[str, Deed] = {"list": list_tables, "backup": backup, "restore": restore, "delete": delete}
