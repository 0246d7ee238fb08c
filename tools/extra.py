"""Prints the requirements of extras of pyproject.toml, of the package itself (`dependencies`), or those to build with
(`build-system`), one a line: they install without building the package."""

import sys
import tomllib
from pathlib import Path

project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
extras: dict[str, list[str]] = {
    "build-system": project["build-system"]["requires"],
    "dependencies": project["project"]["dependencies"],
    **project["project"]["optional-dependencies"],
}


def requirements(name: str) -> list[str]:
    """an extra may name others: `mathom[table]`"""
    found: list[str] = []
    for one in extras[name]:
        other = one.removeprefix("mathom[").removesuffix("]")
        found += [one] if other == one else requirements(other)
    return found


print("\n".join(dict.fromkeys(one for name in sys.argv[1:] for one in requirements(name))))
