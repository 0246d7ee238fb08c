"""Short-events of heroes that test a gold ring."""

from lidless_eye.laying import lay, visiting
from support import card, rule


@rule("LE-H-94", "LE-H-95")
@card("test-of-form", "test-of-lore")
def test_a_sage_tests_without_tapping() -> None:
    """of the Precious Gold Ring 10 is needed for The One Ring"""
    for name, found in (("test-of-form", True), ("test-of-lore", False)):
        t = lay("0 hero-moria: annalena, faramir (precious-gold-ring)")
        t.hold(0, "hero-the-one-ring", "lesser-ring")
        t.roll(10)
        t.resource(f"{name} > annalena & precious-gold-ring")
        assert ("hero-the-one-ring" in t.choices()) == found
        assert t.tap["annalena"] == "untapped"
    t = lay("0 hero-moria: faramir (precious-gold-ring)")
    assert not t.resource_on("test-of-form")


@card("ringlore")
def test_ringlore_needs_no_roll() -> None:
    t = visiting("0 hero-amon-hen: annalena, faramir (precious-gold-ring)")
    t.hold(0, "hero-the-one-ring", "magic-ring-of-lore", "lesser-ring")
    t.resource("ringlore > annalena & precious-gold-ring", "site")
    assert t.choices() == {"magic-ring-of-lore", "lesser-ring"}
    assert (t.tap["annalena"], t.site_tapped(0, "hero-amon-hen")) == ("tapped", True)
