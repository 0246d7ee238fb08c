"""The Nazgûl and The Mouth of Sauron of The Wizards, as creatures and as events."""

import pytest

from lidless_eye.laying import Laid, lay
from support import card, rule


def on_the_way(event: str, text: str = "0 lorien: aragorn-ii, wounded haldir (elven-cloak)") -> Laid:
    """a Nazgûl lies there as a permanent-event of the other, who may use it now"""
    t = lay(text).going("aragorn-ii", "hero-moria", "ww")
    t.lay(event, 1)
    return t


def tapped(t: Laid, text: str) -> Laid:
    """it is tapped so, and nobody answers: it is discarded and has used up one hazard"""
    limit = t.s.limit
    t.opens("travel start", 1).play(f"use {text}").quiet()
    assert t.s.limit == limit - 1
    return t


@card("adunaphel")
def test_adunaphel_comes_as_a_creature_or_as_an_event_that_taps_somebody() -> None:
    t = lay("0 lorien: aragorn-ii").going("aragorn-ii", "hero-moria", "wd")
    t.hold(1, "adunaphel").opens("travel start", 1)
    assert t.offered("play adunaphel") == ["play adunaphel > dark-domain", "play adunaphel"]
    creature = t.copy().play("play adunaphel > dark-domain").quiet()
    assert creature.strength(creature.attacking) == (1, 15)
    t.play("play adunaphel").quiet(lambda: t.seat == 1)
    assert t.tap["adunaphel"] == "untapped"
    assert not t.attacked
    assert t.s.limit == 4
    t.play("use adunaphel > aragorn-ii").quiet()
    assert t.tap["aragorn-ii"] == "tapped"
    assert t.discard[1] == ["adunaphel"]
    assert t.s.limit == 3


def test_it_is_tapped_only_by_who_played_it_and_within_the_limit() -> None:
    t = on_the_way("adunaphel")
    assert t.copy().opens("travel start", 1).offered("use adunaphel")
    t.s.limit = 0
    assert not t.copy().opens("travel start", 1).offered("use adunaphel")
    own = lay("1 lorien: aragorn-ii", active=1).going("aragorn-ii", "hero-moria", "ww")
    own.lay("adunaphel", 1)
    assert not own.hold(1, "gates-of-morning").opens("travel start", 1).offered("use adunaphel")


@card("akhorahil")
def test_akhorahil() -> None:
    t = on_the_way("akhorahil")
    body = t.body("aragorn-ii")
    tapped(t, "akhorahil > aragorn-ii")
    assert (t.body("aragorn-ii"), t.body("haldir")) == (body - 1, 8)
    assert t.discard[1] == ["akhorahil"]
    t.expire("turn")
    assert t.body("aragorn-ii") == body


@card("dwar-of-waw")
def test_dwar() -> None:
    t = tapped(on_the_way("dwar-of-waw"), "dwar-of-waw")
    for race, prowess in (("wolf", 11), ("spider", 11), ("animal", 11), ("orc", 10)):
        attack = t.copy().attack(race, "aragorn-ii", 1, 10, begin=False)
        t.s.stack.append(attack)
        assert attack.prowess_now(t.s) == prowess
        t.s.stack.pop()


@card("hoarmurath-of-dir")
def test_hoarmurath() -> None:
    t = on_the_way("hoarmurath-of-dir")
    attack = t.attack("orc", "aragorn-ii", 1, 5, begin=False)
    t.run(attack)
    while t.seat == 0:
        t.play("pass")
    t.play("use hoarmurath-of-dir")
    while t.stack[-1] == "Chain":
        t.play("pass")
    assert len(attack.targets) == 2
    assert t.discard[1] == ["hoarmurath-of-dir"]


@card("indur-dawndeath")
def test_indur() -> None:
    t = on_the_way(
        "indur-dawndeath", "0 lorien: aragorn-ii (elven-cloak), wounded haldir (elven-cloak, precious-gold-ring)"
    )
    t.opens("travel start", 1)
    assert t.offered("use indur-dawndeath") == ["use indur-dawndeath > haldir"]
    t.play("use indur-dawndeath > haldir").quiet()
    assert t.offers() == ["pick elven-cloak#2"]
    t.play("pick elven-cloak#2")
    assert t.discard[0] == ["elven-cloak"]


@card("khamul-the-easterling")
def test_khamul() -> None:
    t = on_the_way("khamul-the-easterling")
    t.lay("akhorahil", 1)
    t.hold(0, "orcrist", "glamdring", "narya")
    tapped(t, "khamul-the-easterling").play("discard orcrist", "discard narya")
    assert t.hand[0] == ["glamdring"]
    assert t.discard[0] == ["narya", "orcrist"] or t.discard[0] == ["orcrist", "narya"]


@card("ren-the-unclean")
def test_ren() -> None:
    t = on_the_way("ren-the-unclean", "0 lorien: aragorn-ii, haldir; 1 rivendell: elrond").listen()
    t.roll(8, 8, 8)
    tapped(t, "ren-the-unclean").dully(lambda: t.stack[-1] == "Chain" and t.all_rolled())
    assert t.all_rolled()
    assert len(t.checks) == 3


@card("uvatha-the-horseman")
def test_uvatha() -> None:
    t = on_the_way("uvatha-the-horseman").add("discard", 1, "wargs", "river")
    tapped(t, "uvatha-the-horseman")
    assert t.offers() == ["choose wargs", "pass"]
    t.play("choose wargs")
    assert "wargs" in t.hand[1]
    assert sorted(t.discard[1]) == ["river", "uvatha-the-horseman"]


@card("witch-king-of-angmar")
def test_witch_king() -> None:
    t = tapped(on_the_way("witch-king-of-angmar"), "witch-king-of-angmar")
    assert t.discard[1] == ["witch-king-of-angmar"]
    assert (t.site_kind("hero-moria"), t.site_kind("hero-dol-guldur")) == ("dark-hold", "dark-hold")
    t.expire("turn")
    t.s.active = 1
    t.end_long_events()
    assert t.site_kind("hero-moria") == "dark-hold"
    t.s.active = 0
    t.end_long_events()
    assert t.site_kind("hero-moria") == "shadow-hold"


@card("mouth-of-sauron")
def test_the_mouth_of_sauron() -> None:
    t = lay("0 lorien: aragorn-ii").going("aragorn-ii", "hero-moria", "ww").add("discard", 1, "river", "orcrist")
    t.hazard("mouth-of-sauron")
    assert t.offers() == ["choose river", "pass"]
    t.play("choose river")
    assert "river" in t.hand[1]
    assert sorted(t.discard[1]) == ["mouth-of-sauron", "orcrist"]
    t = lay("0 lorien: aragorn-ii").going("aragorn-ii", "hero-moria", "sd")
    assert len(t.hazard_on("mouth-of-sauron")) > 1


@rule("LE-H-69")
@pytest.mark.parametrize("name", ["adunaphel", "mouth-of-sauron"])
def test_on_guard_it_is_a_creature_only(name: str) -> None:
    for site, shown in (("hero-dol-guldur", [f"reveal {name} > dark-hold"]), ("hero-moria", [])):
        t = lay(f"0 {site}: aragorn-ii", advanced=1).add("discard", 1, "river")
        t.guard(name, "aragorn-ii")
        t.visit("aragorn-ii").play("enter")
        while t.seat == 0:
            t.play("pass")
        assert t.offers() == [*shown, "pass"]
    t = lay("0 hero-dol-guldur: aragorn-ii", advanced=1).hold(0, "glamdring").add("discard", 1, "river")
    for laid in (name, "weariness-of-the-heart"):
        t.guard(laid, "aragorn-ii")
    t.at_play("aragorn-ii").play("play glamdring > aragorn-ii")  # an item that taps the site
    assert t.seat == 1
    assert {text.split(" > ")[0] for text in t.offers()} == {"reveal weariness-of-the-heart", "pass"}


@card("shelob")
def test_shelob_at_home_strengthens_her_kin_and_comes_out() -> None:
    t = lay("0 lorien: aragorn-ii, haldir").going("aragorn-ii", "hero-bag-end", "wd")
    assert t.hazard_on("shelob") == []
    t = lay("0 lorien: aragorn-ii, haldir").going("aragorn-ii", "hero-minas-morgul", "wd")
    assert t.hazard_on("shelob") == ["hero-minas-morgul"]
    plain = t.copy().hazard("shelob > hero-minas-morgul")
    assert plain.strength(plain.attacking) == (1, 18)
    t.lay("doors-of-night", 1)
    assert t.hazard_on("shelob") == ["hero-minas-morgul", ""]
    t.hold(1, "shelob").opens("travel start", 1).play("play shelob").quiet(lambda: t.seat == 1)
    for race, figures in (("spider", (2, 11)), ("animal", (2, 11)), ("wolf", (1, 10))):
        attack = t.copy().attack(race, "aragorn-ii", 1, 10, begin=False)
        t.s.stack.append(attack)
        assert t.strength(attack) == figures
        t.s.stack.pop()
    limit = t.s.limit
    t.forget()
    gone = t.copy().dismiss("doors-of-night").window("travel start")
    assert "shelob" in gone.discard[1]
    t.hold(1, "river").opens("travel start", 1)
    assert t.offered("use shelob") == ["use shelob > hero-minas-morgul"]
    t.play("use shelob > hero-minas-morgul").quiet()
    assert (t.s.limit, t.strength(t.attacking)) == (limit - 1, (2, 19))
    t.roll(12, 12, 12, 12, 12, 12).dully(lambda: not t.attacked)
    assert "shelob" not in t
    assert "shelob" in t.discard[1] + t.stored[0]
