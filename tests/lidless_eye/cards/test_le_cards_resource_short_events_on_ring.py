"""Resource short-events on a gold ring."""

from lidless_eye.laying import organizing, visiting
from support import card


@card("test-of-fire")
def test_test_of_fire() -> None:
    t = organizing("0 dale: layos, jerrek")
    assert t.resource_on("test-of-fire") == []
    t.lay_on("the-least-of-gold-rings", "jerrek")
    assert t.resource_on("test-of-fire") == ["layos & the-least-of-gold-rings"]
    t.hold(0, "magic-ring-of-fury")
    t.roll(5)  # a magic ring
    t.resource("test-of-fire > layos & the-least-of-gold-rings")
    assert t.tap["layos"] == "tapped"
    t.play("choose magic-ring-of-fury")
    assert t.host["magic-ring-of-fury"] == "jerrek"
    assert "the-least-of-gold-rings" in t.discard[0]
    t.tap["layos"] = "tapped"
    t.lay_on("the-least-of-gold-rings", "jerrek")
    assert t.resource_on("test-of-fire") == []  # the sage must be untapped


@card("secrets-of-their-forging")
def test_secrets_of_their_forging() -> None:
    t = visiting("0 bree: layos, jerrek (the-least-of-gold-rings)")
    assert t.resource_on("secrets-of-their-forging", "site") == ["layos & the-least-of-gold-rings"]
    assert t.resource_on("secrets-of-their-forging") == []
    t.hold(0, "the-one-ring", "dwarven-ring-of-durin-s-tribe", "the-oracle-s-ring")
    t.resource("secrets-of-their-forging > layos & the-least-of-gold-rings", "site")
    chosen = t.choices()
    assert chosen == {"dwarven-ring-of-durin-s-tribe"}  # never The One Ring; no spirit ring by this one
    assert t.tap["layos"] == "tapped"
    assert t.site_tapped(0, t.site["layos"])
    t.play("choose dwarven-ring-of-durin-s-tribe")
    assert "the-least-of-gold-rings" in t.discard[0]
    tapped = visiting("0 bree: layos (the-least-of-gold-rings)", tapped=True)
    assert tapped.resource_on("secrets-of-their-forging", "site") == []
    silent = visiting("0 cameth-brin: layos")  # no information there
    silent.lay_on("the-least-of-gold-rings", "layos")
    assert silent.resource_on("secrets-of-their-forging", "site") == []


@card("black-rain")
def test_black_rain() -> None:
    t = visiting("0 barrow-downs: layos, jerrek")
    assert t.resource_on("black-rain", "site") == []  # the opponent holds nothing
    t.hold(1, "giant", "tarcil", "the-witch-king")
    t.hold(0, "the-one-ring", "dwarven-ring-of-durin-s-tribe", "the-oracle-s-ring")
    assert t.resource_on("black-rain", "site") == ["layos"]
    other = t.copy()
    t.roll(9)
    t.resource("black-rain > layos", "site")
    assert t.offers() == ["show tarcil"]  # he must; no Ringwraith
    t.play("show tarcil")
    assert t.choices() == {"dwarven-ring-of-durin-s-tribe"}
    t.play("choose dwarven-ring-of-durin-s-tribe")
    assert t.host["dwarven-ring-of-durin-s-tribe"] == "layos"
    assert t.tap["layos"] == "tapped"
    other.take_from("hand", 1, "tarcil")
    other.resource("black-rain > layos", "site")
    assert other.offers() == ["pass"]
    other.play("pass")
    other.quiet()
    assert other.seen(1) == other.hand[1]  # the whole hand was shown
    assert other.stack == []
    for site in ("moria", "zarak-dum"):  # no ruins; a shadow-land
        other = visiting(f"0 {site}: layos")
        other.hold(1, "giant")
        assert other.resource_on("black-rain", "site") == []
    assert "jerrek" in t


@card("black-rain")
def test_black_rain_on_a_ringwraith_is_at_minus_2() -> None:
    t = visiting("0 barrow-downs: ren-the-ringwraith")
    t.hold(1, "tarcil")
    t.hold(0, "dwarven-ring-of-durin-s-tribe", "the-reviled-ring")
    t.roll(9)  # 7: a Spirit Ring
    t.resource("black-rain > ren-the-ringwraith", "site")
    t.play("show tarcil")
    assert t.choices() == {"the-reviled-ring"}
