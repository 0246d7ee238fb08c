"""Permanent-events of heroes that lie with a company."""

from lidless_eye.laying import lay
from support import card


@card("fellowship")
def test_fellowship() -> None:
    four = "aragorn-ii (gollum), haldir, frodo"
    for text, fits in (
        (f"0 lorien: {four}", ["aragorn-ii+"]),
        ("0 lorien: aragorn-ii, haldir, frodo", []),
        (f"0 hero-edoras: {four}", []),
    ):
        assert lay(text).resource_on("fellowship") == fits
    t = lay(f"0 lorien: {four}; 0 lorien: sam-gamgee")
    before = [t.prowess(name) for name in ("aragorn-ii", "haldir", "gollum", "sam-gamgee")]
    sums = [t.check_sum(name) for name in ("frodo", "sam-gamgee")]
    t.resource("fellowship > aragorn-ii+")
    after = [t.prowess(name) for name in ("aragorn-ii", "haldir", "gollum", "sam-gamgee")]
    assert [b - a for a, b in zip(before, after, strict=True)] == [1, 1, 1, 0]
    assert [t.check_sum("frodo") - sums[0], t.check_sum("sam-gamgee") - sums[1]] == [1, 0]
    left = t.copy().remove("gollum").window("organise")
    assert (left.discard[0], left.prowess("haldir")) == (["gollum", "fellowship"], before[1])
    joined = t.copy().organize()
    joined.play("regroup sam-gamgee > aragorn-ii+")
    assert joined.discard[0] == ["fellowship"]
    assert not joined.marked("haldir", "fellow")
    t.window("organise")
    assert "fellowship" in t
