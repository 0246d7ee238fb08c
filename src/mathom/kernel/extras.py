"""What is not installed with Mathom alone: the extras that some of it needs, named where they are missing."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from mathom.kernel.errors import MathomError


class NoExtra(MathomError, ImportError):
    """Says which extra is to be installed."""


@contextmanager
def needs(extra: str, what: str) -> Iterator[None]:
    """around the imports that come with an extra"""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = str(error.name).partition(".")[0]
        if missing == "mathom":
            raise
        raise NoExtra(
            f'{what} needs the extra `{extra}` ({missing} is missing): pip install "mathom[{extra}]"'
        ) from None


def numpy() -> Any:
    """the library, where it is there"""
    with needs("env", "to see numbers as an array"):
        return import_module("numpy")
