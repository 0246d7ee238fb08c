"""Hypothesis measures no times here: a busy machine is no fault of what is tested. And the longest test comes first."""

import pytest
from hypothesis import settings

settings.register_profile("house", deadline=None)
settings.load_profile("house")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """the wheel is built while the other workers do the rest"""
    items.sort(key=lambda item: item.name != "test_the_wheel_that_users_get_is_compiled")
