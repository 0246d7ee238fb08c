"""Hazard short-events of The Wizards that are played on a company."""

from lidless_eye.laying import lay
from support import card


@card("lost-at-sea")
def test_lost_at_sea() -> None:
    t = lay("0 grey-havens: aragorn-ii").going("aragorn-ii", "hero-bree", "fcw")
    t.hazard("lost-at-sea")
    assert "idle" in t.did("aragorn-ii")
    t = lay("0 rivendell: aragorn-ii").going("aragorn-ii", "hero-bree", "ww")
    assert (
        not t.copy()
        .hold(1, "lost-at-sea", "lost-in-the-wilderness")
        .opens("travel start", 1)
        .offered("play lost-at-sea")
    )


@card("lost-in-dark-domains")
def test_lost_in_dark_domains() -> None:
    t = lay("0 lorien: aragorn-ii, haldir, legolas").going("aragorn-ii", "hero-barad-dur", "wd")
    t.s.limit = t.s.co_limit[t.s.now] = 3
    t.hazard("lost-in-dark-domains")
    assert (t.s.limit, t.s.co_limit[t.s.now]) == (5, 6)  # it is one of them itself


@card("drowning-seas")
def test_drowning_seas() -> None:
    t = lay("0 grey-havens: aragorn-ii (glamdring)").going("aragorn-ii", "edhellond", "fccw")
    t.hold(0, "orcrist", "sting", "narsil")
    assert t.hazard_on("drowning-seas") == ["0"]
    t.hazard("drowning-seas > 0")
    assert len(t.hand[0]) == 1
    assert len(t.discard[0]) == 2
    t.play("pick glamdring")
    assert "glamdring" in t.discard[0]
    assert lay("0 rivendell: aragorn-ii").going("aragorn-ii", "hero-bree", "ww").hazard_on("drowning-seas") == []


@card("drowning-seas")
def test_drowning_seas_by_night() -> None:
    t = lay("0 grey-havens: aragorn-ii (glamdring)").going("aragorn-ii", "edhellond", "fccw")
    t.lay("doors-of-night", 1)
    assert t.hazard_on("drowning-seas") == ["0", "1"]
    t.hazard("drowning-seas > 1")
    assert "returned" in t.did("aragorn-ii")
    assert "glamdring" in t
