"""Prints what CHANGELOG.md says of a version, if all files that name the version name this one; where one does not fit
it says so and fails: `python tools/release.py 0.2.0`."""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
NAMED = {
    "pyproject.toml": r'^version = "(.+)"$',
    "src/mathom/__init__.py": r'^__version__ = "(.+)"$',
    "CITATION.cff": r"^version: (.+)$",
    "CHANGELOG.md": r"^## (.+)$",  # the newest
}


def versions() -> dict[str, str]:
    """by file, the version that it names"""
    found = {}
    for name, pattern in NAMED.items():
        told = re.search(pattern, (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE)
        found[name] = told[1] if told else ""
    return found


def words(version: str) -> str:
    """what changed in a version"""
    parts = re.split(r"^## (.+)\n", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True)).get(version, "").strip()


if __name__ == "__main__":
    wanted = sys.argv[1]
    others = [f"{name} says {version or 'nothing'}" for name, version in versions().items() if version != wanted]
    if others:
        sys.exit(f"not {wanted}: {', '.join(others)}")
    print(words(wanted))
