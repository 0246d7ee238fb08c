"""Resource short-events on one's own Ringwraith: the nine Unleashed, and those who ride with him."""

import pytest

from lidless_eye.laying import Laid, organizing
from support import card, rule


@card("they-ride-together")
def test_they_ride_together() -> None:
    t = organizing("0 minas-morgul: adunaphel-the-ringwraith", advanced=1)
    assert t.resource_on("they-ride-together") == []  # nobody in the hand
    t.hold(0, "ren-the-ringwraith", "khamul-the-ringwraith", "jerrek")
    assert t.resource_on("they-ride-together") == ["adunaphel-the-ringwraith"]
    assert t.resource_on("they-ride-together", "site") == []
    t.resource("they-ride-together > adunaphel-the-ringwraith")
    t.play("choose ren-the-ringwraith")
    t.play("choose khamul-the-ringwraith")
    t.play("pass")
    assert len(t.members("adunaphel-the-ringwraith")) == 3
    assert t.host["ren-the-ringwraith"] == "adunaphel-the-ringwraith"
    assert t.co["ren-the-ringwraith"] == t.co["adunaphel-the-ringwraith"]
    assert t.wraith[0] == "adunaphel-the-ringwraith"
    basic = organizing("0 minas-morgul: adunaphel-the-ringwraith")
    basic.hold(0, "ren-the-ringwraith")
    assert basic.resource_on("they-ride-together") == []  # an advanced rule


@rule("LE-A-37")
@card("they-ride-together", "the-witch-king")
def test_who_follows_for_nothing_rides_though_influence_is_spent() -> None:
    t = organizing("0 minas-morgul: the-witch-king", advanced=1)
    t.follower("orc-tracker", "the-witch-king")  # all his 3
    t.hold(0, "ren-the-ringwraith", "khamul-the-ringwraith", "indur-the-ringwraith")
    assert t.resource_on("they-ride-together") == ["the-witch-king"]
    t.resource("they-ride-together > the-witch-king")
    t.play("choose ren-the-ringwraith")
    t.play("choose khamul-the-ringwraith")
    assert t.offers() == ["pass"]  # his two places are taken
    assert len(t.members("the-witch-king")) == 4


NINE = {
    "adunaphel-unleashed": "adunaphel-the-ringwraith",
    "akhorahil-unleashed": "akhorahil-the-ringwraith",
    "dwar-unleashed": "dwar-the-ringwraith",
    "hoarmurath-unleashed": "hoarmurath-the-ringwraith",
    "indur-unleashed": "indur-the-ringwraith",
    "khamul-unleashed": "khamul-the-ringwraith",
    "ren-unleashed": "ren-the-ringwraith",
    "uvatha-unleashed": "uvatha-the-ringwraith",
    "the-witch-king-unleashed": "the-witch-king",
}


def risen(name: str, site: str = "dol-guldur", *others: str, advanced: int = 1) -> Laid:
    """a Ringwraith as his player's own, with others"""
    return organizing(f"0 {site}: {', '.join((NINE[name], *others))}", advanced=advanced)


@pytest.mark.parametrize("name", [pytest.param(name, marks=card(name)) for name in NINE])
def test_each_serves_only_its_own_ringwraith(name: str) -> None:
    """nobody else is helped by it, nor is a follower"""
    other = "the-witch-king" if name != "the-witch-king-unleashed" else "khamul-the-ringwraith"
    t = organizing(f"0 carn-dum: {other}, jerrek", advanced=1)
    t.join(other, NINE[name])
    t.host[NINE[name]] = other
    t.add("deck", 0, "bitter-cold")
    assert t.resource_on(name, "any-time") == []
    t.hold(0, name)
    t.assault("wolf", other, 2, 9)
    assert t.targets(name) == []


@card("adunaphel-unleashed")
def test_adunaphel_faces_one_strike() -> None:
    t = risen("adunaphel-unleashed", "dale")
    attack = t.assault("wolf", "adunaphel-the-ringwraith", 4, 9, 7, "adunaphel-unleashed")
    assert t.targets("adunaphel-unleashed") == ["adunaphel-the-ringwraith"]
    t.answers_with("adunaphel-unleashed > adunaphel-the-ringwraith")
    assert attack.fixed == 1
    assert attack.body_now(t.s) == 5
    assert list(attack.excess) == [0]
    crowd = risen("adunaphel-unleashed", "dale", "jerrek")
    crowd.assault("wolf", "adunaphel-the-ringwraith", 4, 9, 7, "adunaphel-unleashed")
    assert crowd.targets("adunaphel-unleashed") == []  # not alone


@card("akhorahil-unleashed")
def test_akhorahil_looks_for_magic() -> None:
    t = risen("akhorahil-unleashed")
    t.add("deck", 0, "bitter-cold")
    t.add("deck", 0, "orc-quarrels")
    t.add("discard", 0, "veils-of-shadow")
    t.resource("akhorahil-unleashed > akhorahil-the-ringwraith", "site")
    assert t.choices() == {"bitter-cold from deck", "veils-of-shadow"}
    t.play("choose bitter-cold from deck")
    assert "bitter-cold" in t.hand[0]
    assert "bitter-cold" not in t.deck[0]


@card("dwar-unleashed")
def test_dwar_goes_by_regions() -> None:
    t = risen("dwar-unleashed", "minas-morgul")
    t.lay_on("black-rider", "dwar-the-ringwraith", 0)
    t.organize()
    assert "move dwar-the-ringwraith+ > dead-marshes" not in t.offers()
    t.forget()
    t.resource("dwar-unleashed > dwar-the-ringwraith")
    t.organize()
    assert "move dwar-the-ringwraith+ > dead-marshes" in t.offers()
    assert t.resource_on("dwar-unleashed") == []
    basic = risen("dwar-unleashed", "minas-morgul", advanced=0)
    assert basic.resource_on("dwar-unleashed") == []  # there is no movement by regions


@card("hoarmurath-unleashed")
def test_hoarmurath_cancels_anywhere() -> None:
    t = risen("hoarmurath-unleashed")
    t.company(0, "dale", "jerrek")
    t.assault("wolf", "jerrek", 2, 9, 0, "hoarmurath-unleashed")
    t.answers_with("hoarmurath-unleashed > hoarmurath-the-ringwraith")
    assert t.stack == []


@card("indur-unleashed")
def test_indur_cancels_for_his_own_company() -> None:
    t = risen("indur-unleashed", "dale")
    other = t.copy()
    t.assault("wolf", "indur-the-ringwraith", 2, 9, 0, "indur-unleashed")
    t.answers_with("indur-unleashed > indur-the-ringwraith")
    assert t.stack == []
    other.company(0, "dale", "jerrek")
    other.assault("wolf", "jerrek", 2, 9, 0, "indur-unleashed")
    assert other.targets("indur-unleashed") == []


@card("khamul-unleashed")
def test_khamul_weakens_an_attack() -> None:
    t = risen("khamul-unleashed", "dale")
    attack = t.assault("wolf", "khamul-the-ringwraith", 1, 9, 0, "khamul-unleashed")
    t.answers_with("khamul-unleashed > khamul-the-ringwraith")
    assert attack.prowess_now(t.s) == 6


@card("ren-unleashed")
def test_ren_tempts_everybody_at_his_site() -> None:
    t = risen("ren-unleashed", "dol-guldur", "jerrek", advanced=0)
    t.company(1, "dol-guldur", "tarcil")
    t.company(1, "dale", "layos")
    for c in ("jerrek", "tarcil"):
        t.lay_on("binding-ring", c, 0)  # 2 corruption points each
    t.roll(2, 3)  # 0 and 1 against 2
    t.resource("ren-unleashed > ren-the-ringwraith", "site")
    assert "jerrek" not in t  # two less: removed
    assert t.tap["tarcil"] == "tapped"  # one less: tapped
    alone = risen("ren-unleashed")
    assert alone.resource_on("ren-unleashed", "site") == []


@card("uvatha-unleashed")
def test_uvatha_rides_on() -> None:
    t = risen("uvatha-unleashed", "minas-morgul")
    t.going("uvatha-the-ringwraith", "dol-guldur", "sd")
    t.hold(0, *["whip"] * 8)
    t.hold(1, *["whip"] * 8)
    assert t.resource_on("uvatha-unleashed", "arrive") == ["uvatha-the-ringwraith"]
    assert t.resource_on("uvatha-unleashed") == []
    t.hold(0, "uvatha-unleashed")
    t.ends_journey("uvatha-the-ringwraith")
    t.answers_with("uvatha-unleashed > uvatha-the-ringwraith")
    assert t.site["uvatha-the-ringwraith"] == "dol-guldur"
    assert t.offered("move")  # where to now?
    assert "goes on" not in t.did("uvatha-the-ringwraith")
    t.play("pass")
    assert t.stack == []


@card("the-witch-king-unleashed")
def test_the_witch_king_speaks() -> None:
    t = risen("the-witch-king-unleashed")
    assert t.direct("the-witch-king") == 3
    t.resource("the-witch-king-unleashed > the-witch-king")
    assert t.direct("the-witch-king") == 8
    assert t.resource_on("the-witch-king-unleashed") == []  # once a turn
    t.expire("turn")
    assert t.direct("the-witch-king") == 3
