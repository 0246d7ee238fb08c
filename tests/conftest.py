"""Hypothesis measures no times here: a busy machine is no fault of what is tested. It draws the same examples each
time, since who changes one thing should not be told of another by chance; `MATHOM_LONG=1` draws anew. The longest test
comes first."""

import os

import pytest
from hypothesis import settings

settings.register_profile("house", deadline=None, derandomize=not os.environ.get("MATHOM_LONG"))
settings.load_profile("house")


def pytest_xdist_auto_num_workers() -> int:
    """one more than there are cores: while a test waits for its server or for what it builds, another goes on; in the
    plain form all of them compute"""
    return (os.cpu_count() or 1) + (os.environ.get("MATHOM_PLAIN") != "1")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """the wheel is built while the other workers do the rest"""
    items.sort(key=lambda item: item.name != "test_the_wheel_that_users_get_is_compiled")
