"""Which form of the rules runs: compiled or plain, as a whole and never a mixture.

The compiled form lies in `compiled/`, apart from the sources: one library with the code of all modules, and a manifest
of the sources it was made from. It is used only when every one of them is still the same; otherwise the plain form runs
and says so.
"""

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
FOLDER = PACKAGE / "compiled"
GROUP = "mathom__mypyc"  # the library that holds the code of all modules
COMPILING = os.environ.get("MATHOM_COMPILING") == "1"  # as `make play` does it meanwhile


def library(folder: Path = FOLDER) -> Path:
    return folder / (GROUP + EXTENSION_SUFFIXES[0])


class _Finder(MetaPathFinder):
    def __init__(self, names: set[str]) -> None:
        self.names = names
        self.loader = _Loader()

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname == GROUP:
            return spec_from_file_location(GROUP, library())
        if fullname not in self.names:
            return None
        return spec_from_file_location(fullname, library(), loader=self.loader)


class _Loader(Loader):
    """The library holds for each module a function that makes it."""

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        from ctypes import PYFUNCTYPE, c_char_p, c_void_p, py_object, pythonapi

        name = "init_" + spec.name.replace(".", "___")
        address = PYFUNCTYPE(c_void_p, py_object, c_char_p)(("PyCapsule_GetPointer", pythonapi))
        capsule = getattr(import_module(GROUP), name)
        made: ModuleType = PYFUNCTYPE(py_object)(address(capsule, f"{GROUP}.{name}".encode()))()
        return made

    def exec_module(self, module: ModuleType) -> None:
        """that was done when it was made"""


def changed_sources(sources: dict[str, str]) -> list[str]:
    """the modules whose source is not what was compiled"""
    out = []
    for name, digest in sources.items():
        path = PACKAGE.parent.joinpath(*name.split(".")).with_suffix(".py")
        if not path.exists() or hashlib.sha256(path.read_bytes()).hexdigest() != digest:
            out.append(name)
    return out


def check() -> None:
    """fails when a module was loaded in the other form than the rest"""
    for finder in sys.meta_path:
        if isinstance(finder, _Finder):
            for name in finder.names & sys.modules.keys():
                if str(sys.modules[name].__file__).endswith(".py"):
                    raise ImportError(f"{name} was loaded from its source although the compiled form runs")


def unusable() -> str:
    """why the compiled form that lies there cannot be used; nothing where it can"""
    manifest = FOLDER / "manifest.json"
    failed = FOLDER / "failed.txt"  # as `setup.py` has left it
    if not manifest.exists():
        if failed.exists():
            return f"compiling it failed: {failed.read_text(encoding='utf-8').strip()}"
        return "it was installed without its compiled form"
    try:
        sources = _sources()
    except (ValueError, KeyError, TypeError):
        return "the compiled form is damaged"
    if changed_sources(sources):
        return "the sources changed since they were compiled"
    return "" if library().exists() else "it was compiled for another Python"


def _sources() -> dict[str, str]:
    return dict(json.loads((FOLDER / "manifest.json").read_text(encoding="utf-8"))["sources"])


def _choose() -> tuple[bool, str]:
    """whether the compiled form runs, and if not, why"""
    if os.environ.get("MATHOM_PLAIN") == "1":
        return False, "MATHOM_PLAIN=1"
    why = unusable()
    if not why:
        sys.meta_path.insert(0, _Finder(set(_sources())))
        return True, ""
    if COMPILING:
        return False, "they are being compiled in the background"
    if "damaged" in why:
        print("mathom: the compiled form is damaged; the plain form runs.", file=sys.stderr)
    if "changed" in why:
        print(
            f"mathom: {', '.join(changed_sources(_sources()))} changed since it was compiled; the plain form runs. "
            "`make build` compiles it again.",
            file=sys.stderr,
        )
    return False, why


COMPILED, WHY_PLAIN = _choose()
