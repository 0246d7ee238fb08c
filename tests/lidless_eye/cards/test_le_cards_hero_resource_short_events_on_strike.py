"""Short-events of heroes that are played on a strike."""

from lidless_eye.laying import Laid, lay
from support import card


def struck(who: str, name: str, prowess: int = 8) -> Laid:
    """a strike against somebody, who may play a card on it"""
    t = lay(f"0 hero-moria: {who}")
    t.hold(0, name)
    t.run(t.attack("orc", who, 1, prowess, begin=False)).up_to("strike")
    return t


@card("block")
def test_block() -> None:
    t = struck("faramir", "block")
    t.roll(9)
    t.play("play block > faramir").quiet()
    while t.stack:
        t.taps_on()
    assert t.tap["faramir"] == "untapped"
    assert "play block > annalena" not in struck_offers("annalena", "block")


def struck_offers(who: str, name: str) -> list[str]:
    """what may be done about a strike, with another card to be asked for"""
    t = lay(f"0 hero-moria: {who}")
    t.hold(0, name, "dodge")
    t.run(t.attack("orc", who, 1, 8, begin=False)).up_to("strike")
    return list(t.offers())


@card("dodge")
def test_dodge() -> None:
    t = struck("annalena", "dodge", 12)
    t.roll(2, 8)  # wounded; body 8 - 1 is less than 8
    t.play("play dodge > annalena").quiet()
    while t.stack:
        t.taps_on()
    assert "annalena" in t.out[0]
    t = struck("annalena", "dodge", 5)
    t.roll(9)
    t.play("play dodge > annalena").quiet()
    while t.stack:
        t.taps_on()
    assert t.tap["annalena"] == "untapped"


@card("lucky-strike")
def test_lucky_strike() -> None:
    t = struck("faramir", "lucky-strike", 12)
    t.roll(3, 9)
    t.play("play lucky-strike > faramir").quiet()
    while t.stack:
        t.taps_on()
    assert t.all_rolled()
    assert t.tap["faramir"] == "tapped"  # 5 + 9 beats 12


@card("risky-blow")
def test_risky_blow() -> None:
    for roll, beaten in ((7, True), (6, False)):  # 5 + 3 + 7 is greater than 14
        t = struck("faramir", "risky-blow", 14)
        attack = t.attacking
        t.roll(roll)
        t.play("play risky-blow > faramir").quiet()
        t.finish(attack)
        assert bool(attack.beaten) == beaten
    t = struck("faramir", "risky-blow", 17)
    t.roll(2, 8)  # wounded; his body of 8 is 1 lower
    t.play("play risky-blow > faramir").quiet()
    while t.stack:
        t.taps_on()
    assert "faramir" in t.out[0]


@card("halfling-stealth")
def test_halfling_stealth() -> None:
    t = struck("sam-gamgee", "halfling-stealth")
    t.play("play halfling-stealth > sam-gamgee").quiet()
    while t.stack:
        t.taps_on()
    assert t.tap["sam-gamgee"] == "untapped"
    assert "play halfling-stealth > annalena" not in struck_offers("annalena", "halfling-stealth")
