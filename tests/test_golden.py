"""Every game has a golden playthrough, and still plays it."""

import pytest

import mathom
from golden import path, playthrough


@pytest.mark.parametrize("key", mathom.games())
def test_the_golden_playthrough_is_still_played(key: str) -> None:
    assert path(key).exists(), f"write it: python tests/golden.py, then look at {path(key)}"
    assert playthrough(key) == path(key).read_text(encoding="utf-8")
