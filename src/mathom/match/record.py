"""The record file (`.mathom`): JSON lines. The first says what is played by whom from which position, each further one
is a move as text with the values that fell by chance, or that the last move was taken back. Texts, because numbers
shift when a card is added; values, so that a replay depends on no generator."""

import json
import os
import re
from pathlib import Path
from typing import Any

from mathom.kernel.errors import BadRecord
from mathom.kernel.words import Msg, msg

VERSION = 1


def to_line(data: dict[str, Any]) -> str:
    """a line of a record"""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


def write(path: Path, lines: list[dict[str, Any]]) -> None:
    """the whole file, or nothing"""
    draft = path.with_name(path.name + ".new")
    with draft.open("w", encoding="utf-8") as file:
        file.writelines(to_line(line) for line in lines)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def write_new(path: Path, lines: list[dict[str, Any]]) -> None:
    """a file that is not there yet: of two who want its name at the same moment one gets a FileExistsError"""
    path.open("x").close()
    try:
        write(path, lines)
    except OSError:
        path.unlink()
        raise


def append(path: Path, line: dict[str, Any]) -> None:
    """on the disk before it returns"""
    with path.open("a", encoding="utf-8") as file:
        file.write(to_line(line))
        file.flush()
        os.fsync(file.fileno())


def read(path: Path) -> list[dict[str, Any]]:
    """the lines of a record file"""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadRecord(f"{path}: cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise BadRecord(msg("{where}: is not a record of Mathom", where=path.name)) from None
    return parse(path.name, text)


def in_line(name: str | Msg, number: int, reason: Msg) -> Msg:
    """what is wrong, with the line it stands in"""
    return msg("{where}: {reason}", where=msg("{name}, line {number}", name=name, number=number), reason=reason)


def parse(name: str | Msg, text: str) -> list[dict[str, Any]]:
    """the lines of a record that is called `name`"""
    lines: list[dict[str, Any]] = []
    for number, line in enumerate(re.findall(r"[^\n]*\n|[^\n]+", text), 1):
        where = msg("{name}, line {number}", name=name, number=number)
        try:
            data = json.loads(line)
        except (ValueError, RecursionError):
            if number == 1:
                raise BadRecord(msg("{where}: is not a record of Mathom", where=name)) from None
            if line.endswith("\n"):
                raise BadRecord(msg("{where}: is damaged", where=where)) from None
            whole = len(lines) - 1
            raise BadRecord(
                msg("{where}: is cut off. Without it the record is whole up to move {move}", where=where, move=whole)
            ) from None
        if not isinstance(data, dict):
            raise BadRecord(msg("{where}: is damaged", where=where))
        lines.append(data)
    if not lines:
        raise BadRecord(msg("{where}: is empty", where=name))
    check_head(name, lines[0])
    return lines


def check_head(name: str | Msg, head: dict[str, Any]) -> None:
    """refuses what is no record that can be played again"""
    version = head.get("mathom")
    if not isinstance(version, int):
        raise BadRecord(msg("{where}: is not a record of Mathom", where=name))
    if version > VERSION:
        text = "{where}: was written by a newer Mathom (format {version}; this one reads up to {known})"
        raise BadRecord(msg(text, where=name, version=str(version), known=VERSION))
    if "seen_by" in head:
        raise BadRecord(msg("{where}: shows what one seat saw; it lacks what is needed to play it again", where=name))
    for field, kind in (("game", str), ("names", list), ("position", dict)):
        if not isinstance(head.get(field), kind):
            raise BadRecord(in_line(name, 1, msg("{field} is missing", field=field)))
