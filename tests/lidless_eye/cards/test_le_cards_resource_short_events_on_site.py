"""Resource short-events on a site, or in the site phase of a company there."""

from lidless_eye.laying import visiting
from support import card


@card("all-thought-bent-upon-it")
def test_all_thought_bent_upon_it() -> None:
    t = visiting("0 bree: layos, jerrek")
    assert t.resource_on("all-thought-bent-upon-it", "site") == []  # no item in the deck
    t.add("discard", 0, "whip").add("deck", 0, "black-mace", "orc-quarrels")
    assert t.resource_on("all-thought-bent-upon-it", "site") == ["layos"]
    assert t.resource_on("all-thought-bent-upon-it") == []
    t.roll(7)
    t.resource("all-thought-bent-upon-it > layos", "site")
    assert t.choices() == {"black-mace from deck"}
    t.play("choose black-mace from deck")
    t.quiet()
    assert t.seen(0) == ["black-mace"]  # the opponent has seen it
    assert "black-mace" in t.hand[0]
    assert t.tap["layos"] == "tapped"
    assert t.site_tapped(0, t.site["layos"])
    tapped = visiting("0 bree: layos", tapped=True)
    tapped.add("deck", 0, "black-mace")
    assert tapped.resource_on("all-thought-bent-upon-it", "site") == []


@card("old-cache")
def test_old_cache() -> None:
    t = visiting("0 moria: jerrek, tarcil, layos", tapped=True)
    assert t.resource_on("old-cache", "site") == []  # no gear anywhere
    t.add("discard", 0, "saw-toothed-blade", "high-helm", "whip").add("deck", 0, "black-hide-shield").add(
        "sideboard", 0, "black-hide-shield", "poison"
    )
    assert t.resource_on("old-cache", "site") == ["jerrek+"]
    t.resource("old-cache > jerrek+", "site")
    t.play("pick jerrek")
    assert t.choices() == {"saw-toothed-blade", "black-hide-shield from deck", "black-hide-shield from sideboard"}
    t.play("choose saw-toothed-blade")
    t.play("pick tarcil")
    t.play("choose black-hide-shield from sideboard")
    assert t.stack == []  # two are enough
    assert (t.tap["jerrek"], t.tap["tarcil"], t.tap["layos"]) == ("tapped", "tapped", "untapped")
    assert t.host["black-hide-shield"] == "tarcil"
    assert len(t.sideboard[0]) == 1


@card("old-cache")
def test_old_cache_wants_a_tapped_site_of_its_kinds() -> None:
    for site, tapped, fits in (("moria", False, False), ("bree", True, False), ("buhr-widu", True, True)):
        t = visiting(f"0 {site}: jerrek", tapped=tapped)
        t.add("discard", 0, "saw-toothed-blade")
        assert t.resource_on("old-cache", "site") == (["jerrek+"] if fits else [])


@card("swag")
def test_swag() -> None:
    for site, tapped, fits in (
        ("bree", True, True),
        ("bag-end", True, True),
        ("moria", True, False),
        ("bree", False, False),
    ):
        t = visiting(f"0 {site}: jerrek", tapped=tapped)
        t.add("deck", 0, "saw-toothed-blade")
        assert t.resource_on("swag", "site") == (["jerrek+"] if fits else [])
        if fits:
            t.resource("swag > jerrek+", "site")
            t.play("pick jerrek")
            t.play("choose saw-toothed-blade from deck")
            assert t.host["saw-toothed-blade"] == "jerrek"


@card("thing-stolen")
def test_thing_stolen() -> None:
    t = visiting("0 goblin-gate: gorbag, snaga", tapped=True)
    t.hold(0, "black-mail-coat", "the-mithril-coat", "black-mace")
    assert t.resource_on("thing-stolen", "site") == []  # no faction was won
    t.lay("goblins-of-goblin-gate", 0)
    t.came("goblins-of-goblin-gate")
    t.tap["gorbag"] = "tapped"
    assert t.resource_on("thing-stolen", "site") == ["snaga & black-mail-coat"]  # neither unique nor greater items
    t.resource("thing-stolen > snaga & black-mail-coat", "site")
    assert t.tap["snaga"] == "tapped"
    assert t.host["black-mail-coat"] == "snaga"
    t.tap["gorbag"] = "untapped"
    t.hold(0, "black-mail-coat")
    assert t.resource_on("thing-stolen", "site") == []  # once for a faction


@card("catch-an-elusive-scent")
def test_catch_an_elusive_scent() -> None:
    t = visiting("0 moria: gorbag, lagduf", tapped=True)
    assert t.resource_on("catch-an-elusive-scent", "site") == []  # nothing to play
    t.hold(0, "black-mail-coat", "black-mace", "high-helm")
    assert t.resource_on("catch-an-elusive-scent", "site") == ["gorbag"]  # lagduf is no scout
    t.resource("catch-an-elusive-scent > gorbag", "site")
    assert t.choices() == {"black-mail-coat", "high-helm"}  # no greater item
    t.play("choose high-helm")
    assert t.choices("pick") == {"lagduf"}
    t.play("pick lagduf")
    assert t.host["high-helm"] == "lagduf"
    assert (t.tap["gorbag"], t.tap["lagduf"]) == ("tapped", "tapped")
    untapped = visiting("0 moria: gorbag, lagduf")
    untapped.hold(0, "black-mail-coat")
    untapped.resource("catch-an-elusive-scent > gorbag", "site")
    untapped.play("choose black-mail-coat")
    untapped.play("pick lagduf")
    assert not untapped.site_tapped(0, untapped.site["gorbag"])  # the site does not tap
    assert t.site["gorbag"] == "moria"


@card("come-by-night-upon-them")
def test_come_by_night_upon_them() -> None:
    t = visiting("0 bree: jerrek, tarcil")
    assert t.resource_on("come-by-night-upon-them", "any-time") == ["bree"]
    t.resource("come-by-night-upon-them > bree", "site")
    assert t.resource_on("come-by-night-upon-them", "any-time") == []
    other = t.copy()
    attack = other.automatic("jerrek", 0, begin=False)
    other.run(attack)
    assert attack.prowess_now(other.s) == 7 - 1
    other.lay("doors-of-night", 1)
    assert attack.prowess_now(other.s) == 7 - 2
    for who, taps in (("jerrek", False), ("tarcil", True)):  # the first item spares the site, the second does not
        t.resource(f"whip > {who}", "site")
        assert t.site_tapped(0, "bree") == taps
    ruins = visiting("0 buhr-widu: jerrek")
    assert ruins.resource_on("come-by-night-upon-them", "any-time") == []
