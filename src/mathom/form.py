"""Which form of the rules runs: compiled or plain, as a whole and never a mixture.

The compiled form lies in `compiled/`, apart from the sources, with a manifest of the sources it was made from. It is
used only when every one of them is still the same; otherwise the plain form runs and says so.
"""

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
FOLDER = PACKAGE / "compiled"
GROUP = "mathom__mypyc"  # the library that holds the code of all modules


class _Finder(MetaPathFinder):
    def __init__(self, names: set[str]) -> None:
        self.names = names

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in self.names:
            return None
        return spec_from_file_location(fullname, FOLDER / (fullname + EXTENSION_SUFFIXES[0]))


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


def _why_not_compiled() -> str:
    """as `setup.py` has left it"""
    failed = FOLDER / "failed.txt"
    if not failed.exists():
        return "it was installed without its compiled form"
    return f"compiling it failed: {failed.read_text(encoding='utf-8').strip()}"


def _choose() -> tuple[bool, str]:
    """whether the compiled form runs, and if not, why"""
    if os.environ.get("MATHOM_PLAIN") == "1":
        return False, "MATHOM_PLAIN=1"
    manifest = FOLDER / "manifest.json"
    if not manifest.exists():
        return False, _why_not_compiled()
    try:
        sources: dict[str, str] = dict(json.loads(manifest.read_text(encoding="utf-8"))["sources"])
    except (ValueError, KeyError, TypeError):
        print("mathom: the compiled form is damaged; the plain form runs.", file=sys.stderr)
        return False, "the compiled form is damaged"
    stale = changed_sources(sources)
    if stale:
        print(
            f"mathom: {', '.join(stale)} changed since it was compiled; the plain form runs. "
            "`make build` compiles it again.",
            file=sys.stderr,
        )
        return False, "the sources changed since they were compiled"
    missing = [n for n in (*sources, GROUP) if not (FOLDER / (n + EXTENSION_SUFFIXES[0])).exists()]
    if missing:
        return False, "it was compiled for another Python"
    sys.meta_path.insert(0, _Finder({*sources, GROUP}))
    return True, ""


COMPILED, WHY_PLAIN = _choose()
