"""Hazard short-events of The Wizards that are played on a site."""

from lidless_eye.laying import Laid, lay
from support import card


@card("arouse-minions")
def test_arouse_minions() -> None:
    t = lay("0 lorien: aragorn-ii").going("aragorn-ii", "hero-moria", "ww")
    t.hazard(f"arouse-minions > {t.hazard_on('arouse-minions')[0]}")
    attack = t.automatic("aragorn-ii", begin=False)
    t.run(attack)
    assert attack.prowess_now(t.s) == attack.prowess + 3
    assert not t.copy().forget().going("aragorn-ii", "hero-amon-hen", "ww").hazard_on("arouse-minions")


def strengthened(t: Laid, company: str) -> int:
    """by how much the first automatic-attack at its site is stronger"""
    attack = t.automatic(company, begin=False)
    t.s.stack.append(attack)
    more = attack.prowess_now(t.s) - attack.prowess
    t.s.stack.pop()
    return int(more)


@card("awaken-the-earth-s-fire")
def test_awaken_the_earth_s_fire() -> None:
    t = lay("0 lorien: aragorn-ii").going("aragorn-ii", "hero-moria", "ws")
    t.hold(1, "awaken-the-earth-s-fire").opens("travel start", 1)
    assert t.offered("play awaken-the-earth-s-fire") == ["play awaken-the-earth-s-fire & 8"]
    t.play("play awaken-the-earth-s-fire & 8").quiet()
    assert strengthened(t, "aragorn-ii") == 2
    assert not t.hazard_on("awaken-the-earth-s-fire")  # cannot be duplicated
    for way, path, kind in ((1, "wd", "shadow-hold"), (3, "ws", "dark-hold")):
        t = lay("0 lorien: aragorn-ii").going("aragorn-ii", "hero-moria", "ws")
        t.lay("doors-of-night", 1)
        t.hold(1, "awaken-the-earth-s-fire").opens("travel start", 1)
        t.play(f"play awaken-the-earth-s-fire & {way}").quiet()
        assert (t.path("aragorn-ii"), t.site_kind("hero-moria")) == (path, kind)
        assert strengthened(t, "aragorn-ii") == 0
    t.expire("turn")
    assert t.site_kind("hero-moria") == "shadow-hold"


@card("choking-shadows")
def test_choking_shadows() -> None:
    t = lay("0 rivendell: aragorn-ii").going("aragorn-ii", "hero-the-stones", "ww")
    t.hold(1, "choking-shadows").opens("travel start", 1)
    assert t.offered("play choking-shadows") == ["play choking-shadows & 8"]
    t.play("play choking-shadows & 8").quiet()
    assert strengthened(t, "aragorn-ii") == 2
    for way, path, kind in ((1, "sw", "ruins-and-lairs"), (3, "ww", "shadow-hold")):
        t = lay("0 rivendell: aragorn-ii").going("aragorn-ii", "hero-the-stones", "ww")
        t.lay("doors-of-night", 1)
        t.hold(1, "choking-shadows").opens("travel start", 1).play(f"play choking-shadows & {way}").quiet()
        assert (t.path("aragorn-ii"), t.site_kind("hero-the-stones")) == (path, kind)


@card("gloom")
def test_gloom() -> None:
    t = lay("0 rivendell: aragorn-ii, haldir").going("aragorn-ii", "hero-bree", "bw")
    t.hold(1, "gloom").opens("travel start", 1)
    assert t.offered("play gloom") == ["play gloom > aragorn-ii & 0", "play gloom > haldir & 0"]
    t.play("play gloom > haldir & 0").quiet()
    assert t.prowess("haldir") == 3
    for way, path, kind in ((1, "ww", "border-hold"), (3, "bw", "ruins-and-lairs")):
        t = lay("0 rivendell: aragorn-ii").going("aragorn-ii", "hero-bree", "bw")
        t.lay("doors-of-night", 1)
        t.hold(1, "gloom").opens("travel start", 1).play(f"play gloom & {way}").quiet()
        assert (t.path("aragorn-ii"), t.site_kind("hero-bree")) == (path, kind)
        assert t.prowess("aragorn-ii") == 6


@card("new-moon")
def test_new_moon() -> None:
    t = lay("0 rivendell: aragorn-ii, haldir").going("aragorn-ii", "hero-edoras", "fw")
    t.hold(1, "new-moon").opens("travel start", 1)
    assert t.offered("play new-moon") == ["play new-moon > haldir & 0"]
    t.play("play new-moon > haldir & 0").quiet()
    assert t.tap["haldir"] == "tapped"
    for way, path, kind in ((1, "bw", "free-hold"), (3, "fw", "border-hold")):
        t = lay("0 rivendell: aragorn-ii").going("aragorn-ii", "hero-edoras", "fw")
        t.lay("doors-of-night", 1)
        t.hold(1, "new-moon").opens("travel start", 1).play(f"play new-moon & {way}").quiet()
        assert (t.path("aragorn-ii"), t.site_kind("hero-edoras")) == (path, kind)
