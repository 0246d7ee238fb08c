"""Component files: what is in the box, with the provenance of every row, read and checked.

A file is TOML. A game describes its rows as `Row` structures; what does not fit is refused with line and reason.
"""

import re
import tomllib
from pathlib import Path
from typing import TypeVar

import msgspec

from mathom.kernel.errors import BadComponents
from mathom.kernel.view import Provenance

SURE: tuple[Provenance, ...] = ("rulebook", "source", "reconstructed")  # the surest first


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every row of a component file has beside its own fields: where its figures come from."""

    provenance: Provenance
    but: dict[str, Provenance] = {}  # of single fields, where it is another
    note: str = ""  # the words of the source, or why we think so

    def __post_init__(self) -> None:
        for field in self.but:
            if field not in self.__struct_fields__ or field in Row.__struct_fields__:
                raise ValueError(f"but: there is no field {field!r}")

    def told(self, *fields: str) -> Provenance:
        """of what these fields say together"""
        return least_sure(*(self.but.get(field, self.provenance) for field in fields))


def least_sure(*of: Provenance) -> Provenance:
    """of nothing that a row tells: what is shown then is the rulebook's"""
    return max(of, key=SURE.index, default="rulebook")


T = TypeVar("T")


class ComponentFile:
    """The text of a component file, and where things stand in it."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text

    @classmethod
    def read(cls, path: Path | str) -> "ComponentFile":
        """a file of the disk"""
        try:
            return cls(Path(path).name, Path(path).read_text(encoding="utf-8"))
        except OSError as error:
            raise BadComponents(f"{path}: cannot be read ({error.strerror})") from None
        except UnicodeDecodeError:
            raise BadComponents(f"{path}: is not a text file in UTF-8") from None

    def rows(self, kind: type[T]) -> T:
        """its rows as structures; what does not fit is refused with its line"""
        try:
            data = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            raise BadComponents(f"{self.name}: is not TOML: {error}") from None
        try:
            return msgspec.convert(data, kind)
        except msgspec.ValidationError as error:
            reason, _, path = str(error).partition(" - at `$.")
            found = re.match(r"(\w+)(?:\[(\d+|\.\.\.)\])?(?:\.(\w+))?", path)
            if found is None:
                unknown = re.search(r"unknown field `(\w+)`", reason)
                if unknown is not None:
                    raise self.bad(unknown[1], 0, "", reason) from None
                raise BadComponents(f"{self.name}: {reason}") from None
            table, index, key = found.groups()
            number = int(index) if index and index.isdigit() else 0
            raise self.bad(table, number, key or "", f"{path.rstrip('`')}: {reason}") from None

    def bad(self, table: str, index: int, key: str, reason: str) -> BadComponents:
        """an error at the line of a key in the index-th table of a name, or of that table"""
        return BadComponents(f"{self.name}, line {self.line(table, index, key)}: {reason}")

    def line(self, table: str, index: int = 0, key: str = "") -> int:
        """where a key stands in the index-th table of a name, or that table"""
        header = re.compile(rf"\s*\[\[?\s*{re.escape(table)}\s*\]\]?")
        seen, at = -1, 1
        for number, text in enumerate(self.text.splitlines(), 1):
            if text.lstrip().startswith("["):
                if seen == index:
                    break
                if header.match(text):
                    seen += 1
                    at = number
            elif seen == index and key and re.match(rf"\s*{re.escape(key)}\s*=", text):
                return number
        return at
