"""Part W: the worked example of the clash at Moria, move by move, with the figures of the cards."""

from lidless_eye.laying import Laid, lay
from support import rule

MORIA = "0 moria: carambor, ciryaher, tapped gulla; 1 hero-moria: beorn, wounded frodo"


def at_moria() -> Laid:
    """Ciryaher hides everybody from the automatic-attack, and the company of Carambor attacks"""
    t = lay(MORIA)
    t.hold(0, "a-nice-place-to-hide", "bold-thrust").hold(1, "risky-blow")
    t.visit("carambor").play("enter").quiet(lambda: "play a-nice-place-to-hide > ciryaher" in t.offers())
    t.play("play a-nice-place-to-hide > ciryaher")
    return t.quiet(lambda: t.stack == ["SitePhase"])


@rule("LE-HX-28", "LE-X-30", "LE-W-33")
def test_the_company_attacks_when_the_automatic_attack_is_faced() -> None:
    t = at_moria()
    assert t.tap["ciryaher"] == "tapped"
    assert "attack beorn+" in t.offers()


@rule("LE-HX-28", "LE-X-30", "LE-W-36", "LE-W-37", "LE-W-38", "LE-W-39", "LE-W-41", "LE-W-45", "LE-W-46", "LE-W-48")
def test_the_clash_at_moria() -> None:
    t = at_moria()
    t.play("attack beorn+").quiet()
    assert t.seat == 1  # Judith: Beorn is untapped
    assert t.offered("match") == ["match carambor > beorn", "match ciryaher > beorn", "match gulla > beorn"]
    t.play("match ciryaher > beorn")
    # Carambor's strike must fall on Frodo, not Gulla's: nothing is asked
    assert t.seat == 1
    assert t.offers() == ["face beorn", "face frodo"]

    t.roll(6, 3, 4)
    t.play("face beorn").play("excess 0")
    t.play("stay")  # Ciryaher is tapped, and only Beorn is asked
    assert t.seat == 0  # the attacker may play a card first, and does not
    t.play("pass").play("play risky-blow > beorn").quiet()
    assert t.all_rolled()
    assert t.tap["ciryaher"] == "wounded"
    assert t.tap["beorn"] == "untapped"

    t.roll(2, 11, 9)
    assert t.seat == 0  # all excess that remains falls on Frodo: Carambor taps or not
    t.play("pass")
    t.play("play bold-thrust > carambor").quiet()
    assert t.all_rolled()
    assert "frodo" not in t
    assert t.out[1] == ["frodo"]
    assert t.tap["carambor"] == "tapped"
    assert t.points(0)["creatures"] == 2
    assert t.points(1).get("characters", 0) == 2 - 2  # Beorn's, and what Frodo takes away
