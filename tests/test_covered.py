"""`make coverage`: which tests cite rules and cards."""

from pathlib import Path

from covered import cited

TESTS = """
import pytest
from support import rule

@rule("BU-1", "BU-2")
def test_turn() -> None: ...

@pytest.mark.parametrize("n", [1])
@rule("BU-1")
async def test_again(n: int) -> None: ...

class TestRaid:
    @rule("BU-A-12")
    def test_strikes(self) -> None:
        @other("BU-3")
        def inner() -> None: ...

@pytest.mark.rule("BU-4")
def test_spelt_out() -> None: ...

def test_none() -> None:
    rule("BU-5")
"""


def test_tests_that_cite_a_rule(tmp_path: Path) -> None:
    (tmp_path / "raid").mkdir()
    (tmp_path / "raid" / "test_raid.py").write_text(TESTS, encoding="utf-8")
    (tmp_path / "test_last.py").write_text('@rule("BU-2")\ndef test_two() -> None: ...\n', encoding="utf-8")
    (tmp_path / "helper.py").write_text('@rule("BU-7")\ndef test_seven() -> None: ...\n', encoding="utf-8")
    assert cited(tmp_path) == {
        "BU-1": ["test_raid.py::test_turn", "test_raid.py::test_again"],
        "BU-2": ["test_raid.py::test_turn", "test_last.py::test_two"],
        "BU-A-12": ["test_raid.py::test_strikes"],
    }
