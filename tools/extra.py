"""Prints the requirements of an extra of pyproject.toml, or those to build with (`build-system`), one a line: they
install without building the package."""

import sys
import tomllib
from pathlib import Path

project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
extras = {"build-system": project["build-system"]["requires"], **project["project"]["optional-dependencies"]}
print("\n".join(extras[sys.argv[1]]))
