"""Shadow-magic."""

from lidless_eye.laying import Laid, lay
from support import card, rule

MALADY = "a-malady-without-healing"


def darkened(path: str = "dw") -> Laid:
    return lay("0 dol-guldur: ciryaher").going("ciryaher", "buhr-widu", path).roll(7)


@card("deeper-shadow")
def test_deeper_shadow_lowers_the_limit() -> None:
    t = darkened()
    assert t.resource_on("deeper-shadow", "travel") == ["ciryaher & 0", "ciryaher & 1", "ciryaher & 3"]
    t.resource("deeper-shadow > ciryaher & 0", "travel")
    assert t.s.limit == 4
    t.s.limit = 0
    assert t.resource_on("deeper-shadow", "travel") == ["ciryaher & 1", "ciryaher & 3"]
    assert t.resource_on("deeper-shadow", "site") == []


@card("deeper-shadow")
def test_deeper_shadow_on_the_site() -> None:
    t = darkened()
    assert t.site_kind("buhr-widu") == "ruins-and-lairs"
    t.resource("deeper-shadow > ciryaher & 1", "travel")
    assert t.site_kind("buhr-widu") == "shadow-hold"
    assert "shadow-hold" in t.hazard_on("orc-watch")
    t.expire("phase")  # the end of its movement/hazard phase
    assert t.site_kind("buhr-widu") == "ruins-and-lairs"
    assert t.goal["ciryaher"] == "buhr-widu"


@card("deeper-shadow")
def test_deeper_shadow_on_a_region() -> None:
    t = darkened().resource("deeper-shadow > ciryaher & 3", "travel")
    assert t.path("ciryaher") == "ds"
    assert t.resource_on("deeper-shadow", "travel")[-1] == "ciryaher & 1"  # no wilderness is left
    many = darkened("www")
    assert many.resource_on("deeper-shadow", "travel")[-1] == "ciryaher & 2"  # one wilderness is like another
    many.through("ciryaher", "angmar", "rhudaur", "cardolan")
    assert many.path("ciryaher") == "sww"
    assert many.resource_on("deeper-shadow", "travel")[2:] == ["ciryaher & 3", "ciryaher & 4"]


@card("deeper-shadow")
def test_deeper_shadow_needs_a_journey() -> None:
    t = lay("0 dol-guldur: ciryaher").staying("ciryaher")
    assert t.resource_on("deeper-shadow", "travel") == []


def at_dale(who: str, more: str = "") -> Laid:
    """a company has entered Dale"""
    t = lay(f"0 dale: {who}; {more}")
    t.phase = "site"
    t.now = t.characters(0)[0]
    return t.does(t.now, "entered")


@card("a-malady-without-healing")
def test_a_malady_without_healing() -> None:
    t = at_dale("ciryaher, jerrek", "1 dale: tarcil (binding-ring); 1 moria: layos")
    whom = ["ciryaher & ciryaher", "ciryaher & jerrek", "ciryaher & tarcil"]
    assert t.resource_on(MALADY, "site") == whom
    assert t.resource_on(MALADY) == []
    t.roll(3, 8, 7)  # 3 - 1 is equal: he taps; 8 + 1 against a body of 8; then the user's own check
    t.resource(f"{MALADY} > ciryaher & tarcil", "site")
    assert "tarcil" in t.out[1]
    assert "ciryaher" in t


@card("a-malady-without-healing")
@rule("LE-B-175")
def test_a_malady_is_worse_for_the_wounded() -> None:
    t = at_dale("ciryaher, jerrek", "1 dale: wounded tarcil")
    t.roll(9, 8, 7)  # 8 + 1 is greater than his body of 8
    t.resource(f"{MALADY} > ciryaher & tarcil", "site")
    assert "tarcil" in t.out[1]


@card("a-malady-without-healing")
def test_a_malady_spares_the_strong() -> None:
    t = at_dale("ciryaher (binding-ring), jerrek")
    t.roll(9, 8, 5)  # untapped: 8 is not greater than 8; 5 - 5 against 2 removes the user
    t.resource(f"{MALADY} > ciryaher & jerrek", "site")
    assert "jerrek" in t
    assert "ciryaher" in t.out[0]
    assert at_dale("the-witch-king").resource_on(MALADY, "site") == []  # not on Ringwraiths


@card("gold-chains-in-the-wind")
def test_gold_chains_make_a_champion() -> None:
    chains = "gold-chains-in-the-wind"
    t = lay("0 dale: ciryaher, jerrek").hold(0, chains)
    attack = t.attack("wolf", "ciryaher", 2, 9, begin=False)
    t.run(attack)
    assert t.offered(f"play {chains}") == [f"play {chains} > ciryaher"]
    t.roll(7, 2, 2, 12).play(f"play {chains} > ciryaher").quiet()
    assert t.prowess(chains) == 5
    assert t.names(attack.targets) == [chains]  # it must face one
    t.play("assign jerrek").quiet()
    while t.stack:  # the strikes in any order, each fought tapping
        t.play(f"face {chains}" if t.offered("face") else "pass").quiet()
    assert chains in t.discard[0]
    assert chains not in t.out[0]
    assert chains not in t


@card("freeze-the-flesh")
def test_freeze_the_flesh_calls_back_the_fallen() -> None:
    t = lay("0 moria: ciryaher, jerrek (whip), layos")
    t.roll(12).body_check("jerrek").play("pass")  # nobody takes the whip
    assert "jerrek" in t.out[0]
    assert t.resource_on("freeze-the-flesh", "any-time") == ["ciryaher & jerrek"]
    assert not t.overt("ciryaher")
    t.roll(7).resource("freeze-the-flesh > ciryaher & jerrek")
    assert (t.co["jerrek"], t.tap["jerrek"]) == (t.co["ciryaher"], "tapped")
    assert (t.mind("jerrek"), t.prowess("jerrek"), t.body("jerrek")) == (4 - 2, 5 - 1, 8 - 2)
    assert "jerrek" not in t.out[0]
    assert t.overt("ciryaher")
    assert t.resource_on("freeze-the-flesh", "any-time") == []  # he is back
    assert "layos" in t


@card("freeze-the-flesh")
def test_freeze_the_flesh_only_this_turn_and_only_after_a_body_check() -> None:
    t = lay("0 moria: ciryaher, luitprand").roll(12).body_check("luitprand")
    late = t.copy().expire("turn")
    assert late.resource_on("freeze-the-flesh", "any-time") == []
    t.roll(7).resource("freeze-the-flesh > ciryaher & luitprand")
    assert t.mind("luitprand") == 1  # at least
    other = lay("0 moria: ciryaher, tarcil").remove("tarcil", out=True)
    assert other.resource_on("freeze-the-flesh", "any-time") == []
