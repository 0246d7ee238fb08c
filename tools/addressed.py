"""Gives README.md whole addresses, since it is read far from the repository too, and the package those of the project.

The workflow that builds what is published runs it before: `python tools/addressed.py`. Where the repository lies is
told by that machine alone (GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_SHA); no file here names it."""

import os
import re
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[1]
LINK = re.compile(r"(?P<picture>!?)(?P<text>\[[^\]]*\])\((?!https?:|mailto:|#)(?P<target>[^)\s]+)\)")


def addressed(page: str, repository: str, commit: str) -> str:
    """the page with whole addresses, of the very commit it was written in"""

    def whole(match: re.Match[str]) -> str:
        kind = "raw" if match["picture"] else "blob"
        return f"{match['picture']}{match['text']}({repository}/{kind}/{commit}/{match['target']})"

    return LINK.sub(whole, page)


def with_addresses(project: str, repository: str) -> str:
    """pyproject.toml with the places to look at, if it has none"""
    if "[project.urls]" in project:
        return project
    places = {"Source": "", "Issues": "/issues", "Changelog": "/blob/main/CHANGELOG.md"}
    table = "".join(f'{name} = "{repository}{path}"\n' for name, path in places.items())
    return project.replace("[project.scripts]\n", f"[project.urls]\n{table}\n[project.scripts]\n", 1)


def write(root: Path, settings: Mapping[str, str]) -> None:
    """into the files themselves"""
    repository = f"{settings['GITHUB_SERVER_URL']}/{settings['GITHUB_REPOSITORY']}"
    page, project = root / "README.md", root / "pyproject.toml"
    page.write_text(addressed(page.read_text(encoding="utf-8"), repository, settings["GITHUB_SHA"]), encoding="utf-8")
    project.write_text(with_addresses(project.read_text(encoding="utf-8"), repository), encoding="utf-8")


if __name__ == "__main__":
    write(ROOT, os.environ)
