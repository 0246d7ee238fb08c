"""Hazard permanent-events of The Wizards that lie on nothing in particular."""

from lidless_eye.laying import lay
from support import card, rule


@card("lure-of-power")
def test_lure_of_power() -> None:
    for who, roll, stays in (("aragorn-ii", 12, False), ("aragorn-ii", 2, True), ("bilbo", 12, True)):
        t = lay(f"0 hero-edoras: {who} (orcrist)")
        t.lay("lure-of-power", 1)
        t.lay("riders-of-rohan", 0)
        t.listen().roll(*((roll, 3) if not stays else (roll,)))
        t.win("riders-of-rohan", who).quiet().dully()
        assert t.all_rolled()
        assert ("lure-of-power" in t) == stays


@card("the-will-of-sauron")
def test_the_will_of_sauron() -> None:
    t = lay("0 lorien: aragorn-ii").going("aragorn-ii", "hero-moria", "ww")
    assert t.hazard_on("the-will-of-sauron") == []
    t.lay("doors-of-night", 1)
    assert t.hazard_on("the-will-of-sauron") == [""]
    t.lay("wake-of-war", 1)
    without = t.copy()
    without.end_long_events()
    assert "wake-of-war" not in without
    t.lay("the-will-of-sauron", 1)
    exhausted = t.copy().add("discard", 0, "orcrist").exhaust(0).dully()
    assert ("wake-of-war" in exhausted, "the-will-of-sauron" in exhausted) == (False, False)
    t.end_long_events()
    assert "wake-of-war" in t
    t.remove("doors-of-night").window("travel start")
    assert sorted(t.discard[1]) == ["doors-of-night", "the-will-of-sauron", "wake-of-war"]


@card("the-nazgul-are-abroad")
def test_the_nazgul_are_abroad() -> None:
    for items, path, site, keys in (
        ("", "ws", "hero-moria", [""]),
        ("(precious-gold-ring)", "ws", "hero-moria", ["shadow-land", "shadow-hold", ""]),
        ("(precious-gold-ring)", "ww", "hero-bree", [""]),
        ("(hero-the-one-ring)", "ww", "hero-bree", ["hero-bree", ""]),
        ("(hero-the-one-ring)", "ww", "hero-edoras", [""]),
        ("(hero-the-one-ring)", "ww", "rivendell", [""]),
    ):
        t = lay(f"0 lorien: aragorn-ii {items}, haldir").going("haldir", site, path)
        t.lay("the-nazgul-are-abroad", 1)
        assert t.hazard_on("adunaphel") == keys, (items, site)
        assert t.hazard_on("the-nazgul-are-abroad") == []


@card("the-nazgul-are-abroad")
def test_by_night_the_nazgul_come_back() -> None:
    t = (
        lay("0 lorien: haldir; 1 rivendell: elrond")
        .add("discard", 0, "orcrist")
        .add("discard", 1, "adunaphel", "river")
    )
    t.lay("the-nazgul-are-abroad", 1)
    assert not t.copy().end_turn().offered("choose")
    t.lay("doors-of-night", 1)
    t.end_turn()
    seen = []
    while t.stack[-1] == "Fetch":
        seen.append((t.seat, t.choices()))
        t.play(t.offers()[0])
    assert sorted(seen, key=str) == [(0, set()), (1, {"adunaphel"})]
    assert (t.hand[1], t.discard[1]) == (["adunaphel"], ["river"])


@card("traitor")
def test_traitor() -> None:
    t = lay("0 hero-moria: aragorn-ii (orcrist), haldir, frodo").listen()
    t.lay("traitor", 1)
    against = t.prowess("aragorn-ii") + 10
    t.roll(2).check("aragorn-ii").quiet()
    assert t.seat == 1
    assert t.offers() == ["pick haldir", "pick frodo"]
    assert "traitor" in t.discard[1]
    t.play("pick frodo").quiet()
    assert t.strength(t.attacking) == (1, against)
    body = t.body("frodo")
    t.roll(2, body)  # with 1 more he is dead
    t.dully()
    assert t.all_rolled()
    assert "frodo" in t.out[0]
    assert "haldir" in t
    assert not t.lasting("traitor")


@card("traitor")
def test_traitor_waits_for_who_fails() -> None:
    t = lay("0 hero-moria: aragorn-ii (orcrist), haldir")
    t.lay("traitor", 1)
    t.copy().roll(12).check("aragorn-ii").quiet()
    assert "traitor" in t
    t = lay("0 hero-moria: aragorn-ii (orcrist); 0 lorien: haldir")
    t.lay("traitor", 1)
    t.roll(2).check("aragorn-ii").quiet()
    assert t.over  # nobody was with him
    assert (t.discard[1], t.lasting("traitor")) == (["traitor"], False)


@rule("LE-H-66")
@card("balrog-of-moria")
def test_the_balrog_waits_in_moria() -> None:
    t = lay("0 hero-moria: aragorn-ii; 1 rivendell: elrond")
    t.lay("balrog-of-moria", 1)
    assert t.attacks_at("aragorn-ii")[1:] == [("", 1, 18)]
    assert (t.points(0), t.worth(1, "creatures")) == ({"characters": 3}, 0)
    attack = t.automatic("aragorn-ii", 1, begin=False)
    t.run(attack).quiet()
    assert t.strength(attack) == (1, 20)  # Moria lies in Redhorn Gate
    t.roll(12)
    attack.prowess = 10
    t.dully()
    assert (t.stored[0], t.worth(0, "creatures"), "balrog-of-moria" in t) == (["balrog-of-moria"], 5, False)
    for text, removed in (("1 hero-moria: elrond", 1), ("0 moria: layos", 0)):
        t = lay(text, active=removed)
        t.lay("balrog-of-moria", 1)
        attack = t.automatic(text.split(": ")[1], len(t.attacks_at(text.split(": ")[1])) - 1, begin=False)
        attack.prowess = 0
        t.roll(12).run(attack).dully()
        assert (t.out[1], t.stored) == (["balrog-of-moria"], [[], []])


@card("balrog-of-moria")
def test_the_balrog_is_felt_around() -> None:
    for site, more in (("hero-ost-in-edhil", 2), ("hero-dimrill-dale", 2), ("hero-goblin-gate", 0)):
        t = lay(f"0 {site}: aragorn-ii")
        attack = t.automatic("aragorn-ii", begin=False)
        t.lay("balrog-of-moria", 1)
        t.s.stack.append(attack)
        assert attack.prowess_now(t.s) == attack.prowess + more, site
        t.s.stack.pop()


@rule("LE-H-48")
@card("balrog-of-moria")
def test_lorien_without_its_lady_is_no_haven() -> None:
    for text, haven in (
        ("0 lorien: galadriel", True),
        ("0 rivendell: galadriel", False),
        ("0 rivendell: elrond", True),
    ):
        t = lay(f"{text}; 0 lorien: wounded haldir")
        t.lay("balrog-of-moria", 1)
        t.untap()
        assert t.tap["haldir"] == ("tapped" if haven else "wounded")
        t.staying("haldir")
        assert (t.hazard_on("siege") == []) == haven


@rule("LE-H-68")
@card("bane-of-the-ithil-stone")
def test_bane_of_the_ithil_stone() -> None:
    stone = "palantir-of-orthanc"
    for text, twice in ((f"0 lorien: elrond (hero-{stone})", 2), (f"0 dol-guldur: layos ({stone})", 1)):
        t = lay(text)
        who = t.characters(0)[0]
        before = t.corruption(who)
        t.lay("bane-of-the-ithil-stone", 1)
        assert t.corruption(who) == twice * before
    t = lay("0 hero-isengard: saruman; 1 rivendell: elrond").add("discard", 0, "vanishment").add("discard", 1, "river")
    assert t.usable("saruman", "end") == [""]
    t.lay("bane-of-the-ithil-stone", 1)
    assert t.usable("saruman", "end") == []
    t.s.active = 0
    t.going("saruman", "hero-moria", "ww")
    t.hazard("mouth-of-sauron")
    assert (t.hand[1], sorted(t.discard[1])) == ([], ["mouth-of-sauron", "river"])  # his own search too
    t.forget().add("discard", 0, "orcrist").exhaust(0).dully()
    assert "bane-of-the-ithil-stone" in t.discard[1]
