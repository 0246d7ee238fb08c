"""Prints the requirements of extras of pyproject.toml, of the package itself (`dependencies`), or those to build with
(`build-system`), one a line: they install without building the package."""

import sys
import tomllib
from pathlib import Path

project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
extras = {
    "build-system": project["build-system"]["requires"],
    "dependencies": project["project"]["dependencies"],
    **project["project"]["optional-dependencies"],
}
print("\n".join(requirement for name in sys.argv[1:] for requirement in extras[name]))
