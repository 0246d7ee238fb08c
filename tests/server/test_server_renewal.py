"""The compiled form that comes while the server runs: bots begin anew in it, and what they think about is not lost."""

import asyncio
from pathlib import Path
from typing import cast

import pytest

from mathom import form
from mathom.server import renewal
from mathom.server.thinkers import SLOW, Thinkers


class Counted:
    """as far as it is asked here"""

    def __init__(self) -> None:
        self.renewed = 0

    def renew(self) -> None:
        self.renewed += 1


async def watched(folder: Path, monkeypatch: pytest.MonkeyPatch, why: str) -> int:
    """how often bots begin anew when another compiled form is put there, which for this reason cannot be used"""
    monkeypatch.setattr(form, "FOLDER", folder / "compiled")
    monkeypatch.setattr(form, "unusable", lambda: why)
    monkeypatch.setattr(renewal, "SECONDS", 0.001)
    (folder / "compiled").mkdir()
    thinkers = Counted()
    watching = asyncio.create_task(renewal.when_compiled(cast(Thinkers, thinkers)))
    for _ in range(5):
        await asyncio.sleep(0.001)
    assert not watching.done()
    (folder / "compiled").rename(folder / "old")
    (folder / "new").mkdir()
    (folder / "new").rename(folder / "compiled")
    await watching
    return thinkers.renewed


async def test_bots_begin_anew_when_it_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await watched(tmp_path, monkeypatch, "") == 1
    assert "Bots think in the compiled form from now on" in capsys.readouterr().out


async def test_where_compiling_fails_that_is_said_and_all_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await watched(tmp_path, monkeypatch, "compiling it failed: no luck") == 0
    assert capsys.readouterr().out == "mathom: the plain form goes on (compiling it failed: no luck)\n"


async def test_what_is_thought_about_meanwhile_is_thought_to_its_end() -> None:
    thinkers = Thinkers(1)
    try:
        before = thinkers.pool(SLOW, 0)
        under_way = before.submit(sum, range(1000))
        thinkers.renew()
        assert thinkers.pool(SLOW, 0) is not before
        assert await asyncio.wrap_future(under_way) == 499500
    finally:
        thinkers.close()
