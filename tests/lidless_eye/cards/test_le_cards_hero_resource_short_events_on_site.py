"""Short-events of heroes that are played at a site."""

import pytest

from lidless_eye.laying import Laid, lay, visiting
from support import card


@card("thorough-search")
def test_thorough_search() -> None:
    t = visiting("0 hero-moria: annalena, faramir", tapped=True)
    t.hold(0, "hauberk-of-bright-mail")
    t.resource("thorough-search > annalena", "site")
    t.play("choose hauberk-of-bright-mail")
    if "hauberk-of-bright-mail" not in t:
        t.play("pick faramir")
    t.quiet()
    assert (t.host["hauberk-of-bright-mail"], t.tap["annalena"]) == ("faramir", "tapped")


@card("far-sight")
def test_far_sight() -> None:
    t = visiting("0 hero-amon-hen: annalena, faramir")
    t.add("deck", 0, "glamdring", "concealment")
    t.roll(12)
    t.resource("far-sight > annalena", "site")
    assert t.choices() == {"glamdring from deck"}
    t.play("choose glamdring from deck")
    assert ("glamdring" in t.hand[0], t.tap["annalena"], t.site_tapped(0, "hero-amon-hen")) == (True, "tapped", True)


def by_day(text: str, company: str, site: str, path: str, *hand: str) -> Laid:
    t = lay(text).going(company, site, path)
    t.lay("gates-of-morning", 0)
    return t.hold(0, *hand).opens("travel start", 0)


@card("quiet-lands")
def test_quiet_lands() -> None:
    t = lay("0 lorien: aragorn-ii").going("aragorn-ii", "hero-moria", "ws")
    t.hold(0, "quiet-lands").opens("travel start", 0)
    assert t.offered("play quiet-lands") == ["play quiet-lands & 8"]
    t.play("play quiet-lands & 8").quiet()
    attack = t.automatic("aragorn-ii", begin=False)
    t.s.stack.append(attack)
    assert (attack.strikes, attack.strikes_now(t.s)) == (4, 2)
    for way, path, kind in ((1, "ww", "shadow-hold"), (3, "ws", "ruins-and-lairs")):
        t = by_day("0 lorien: aragorn-ii", "aragorn-ii", "hero-moria", "ws", "quiet-lands")
        t.play(f"play quiet-lands & {way}").quiet()
        assert (t.path("aragorn-ii"), t.site_kind("hero-moria")) == (path, kind)


@card("stars")
def test_stars() -> None:
    for race, prowess in (("undead", 9), ("orc", 10)):
        t = lay("0 lorien: aragorn-ii").hold(0, "stars")
        attack = t.attack(race, "aragorn-ii", 1, 10, begin=False)
        t.run(attack)
        assert (t.seat == 0 and t.offered("play stars") == ["play stars & 0"]) == (race == "undead")
        if race == "undead":
            t.play("play stars & 0").quiet()
        assert attack.prowess_now(t.s) == prowess
    for way, path in ((1, "ss"), (2, "dw")):
        t = (
            by_day("0 lorien: aragorn-ii", "aragorn-ii", "hero-moria", "ds", "stars")
            .play(f"play stars & {way}")
            .quiet()
        )
        assert t.path("aragorn-ii") == path


@card("the-evenstar")
def test_the_evenstar() -> None:
    text = "0 lorien: haldir, elladan, aragorn-ii"
    t = lay(text).going("haldir", "hero-moria", "wb").hold(0, "the-evenstar").opens("travel start", 0)
    before = [t.prowess(name) for name in ("haldir", "elladan", "aragorn-ii")]
    t.play("play the-evenstar > haldir & 0").quiet()
    after = [t.prowess(name) for name in ("haldir", "elladan", "aragorn-ii")]
    assert [b - a for a, b in zip(before, after, strict=True)] == [1, 0, 0]
    t = by_day(text, "haldir", "hero-moria", "wb", "the-evenstar").play("play the-evenstar > haldir & 2").quiet()
    after = [t.prowess(name) for name in ("haldir", "elladan", "aragorn-ii")]
    assert [b - a for a, b in zip(before, after, strict=True)] == [2, 1, 0]
    assert t.path("haldir") == "wf"


@pytest.mark.parametrize(("roll", "hurt"), [(12, False), (2, True)])
@card("lucky-search")
def test_lucky_search(roll: int, hurt: bool) -> None:
    """Sam has 1, and 1 of the dagger, less 1 because he taps: against 3 and 1 for the one card turned up"""
    t = visiting("0 hero-moria: sam-gamgee, faramir", tapped=True)
    assert t.resource_on("lucky-search", "site") == ["sam-gamgee"]
    t.add("deck", 0, "dagger-of-westernesse")  # nothing else is there
    t.roll(*((roll, 2) if hurt else (roll,))).after_showing(1)
    t.resource("lucky-search > sam-gamgee", "site").dully()
    assert (t.tap["sam-gamgee"], t.all_rolled()) == ("wounded" if hurt else "tapped", True)
    assert t.on("sam-gamgee") == ([] if hurt else ["dagger-of-westernesse"])
    assert ("dagger-of-westernesse" in t.discard[0]) == hurt


@pytest.mark.parametrize(("roll", "hurt"), [(6, False), (5, True)])
@card("lucky-search")
def test_lucky_search_may_find_nothing(roll: int, hurt: bool) -> None:
    """all three cards are turned up: a strike of 6 against his 1 - 1"""
    t = visiting("0 hero-moria: sam-gamgee, faramir (glamdring)")
    t.add("deck", 0, "glamdring", "concealment", "hero-the-one-ring")  # in play, no item, and special
    t.roll(*((roll, 2) if hurt else (roll,))).after_showing(3)
    t.resource("lucky-search > sam-gamgee", "site").dully()
    assert (t.tap["sam-gamgee"], t.on("sam-gamgee")) == ("wounded" if hurt else "tapped", [])
    assert sorted(t.deck[0]) == ["concealment", "glamdring", "hero-the-one-ring"]
    assert not visiting("0 hero-isengard: sam-gamgee").resource_on("lucky-search", "site")
