"""Permanent-events of heroes that are played at a site."""

from lidless_eye.laying import visiting
from support import card


@card("rescue-prisoners")
def test_rescue_prisoners() -> None:
    assert not visiting("0 hero-moria: aragorn-ii, haldir").resource_on("rescue-prisoners", "site")
    assert not visiting("0 hero-amon-hen: aragorn-ii", tapped=True).resource_on("rescue-prisoners", "site")
    t = visiting("0 hero-moria: aragorn-ii, haldir, faramir", tapped=True)
    t.roll(12, 12)
    t.resource("rescue-prisoners > aragorn-ii+", "site")
    while t.attacked:
        t.taps_on()
    t.play(t.offered("pick")[0])
    bearer = t.host["rescue-prisoners"]
    assert t.tap[bearer] == "tapped"
    t.untap()
    assert t.tap[bearer] == "tapped"
    t.site[bearer] = "hero-edoras"
    t.store("rescue-prisoners")
    assert t.points(0)["miscellaneous"] == 2
