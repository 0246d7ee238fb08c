"""Resource permanent-events on a company."""

from lidless_eye.laying import organizing
from support import card


@card("swarm-of-bats")
def test_swarm_of_bats() -> None:
    t = organizing("0 moria: gorbag, snaga, jerrek")
    assert t.resource_on("swarm-of-bats") == ["gorbag+"]
    t.resource("swarm-of-bats > gorbag+")
    assert t.resource_on("swarm-of-bats") == []
    attack = t.assault("wolf", "gorbag", 1, 9, 7)
    assert (attack.prowess_now(t.s), attack.body_now(t.s)) == (8, 6)
    t.forget()
    t.join("gorbag", "lagduf")  # who joins does no harm
    t.organize()
    t.play("pass")
    assert "swarm-of-bats" in t
    t.remove("jerrek")  # who leaves does
    again = t.assault("wolf", "gorbag", 1, 9, 7)
    assert again.prowess_now(t.s) == 9
    assert "swarm-of-bats" in t.discard[0]
    assert "gorbag" in t
    assert "snaga" in t


@card("swarm-of-bats")
def test_bats_leave_at_once_when_somebody_leaves() -> None:
    t = organizing("0 dol-guldur: gorbag, snaga, jerrek")
    t.resource("swarm-of-bats > gorbag+")
    t.organize()
    t.play("regroup jerrek > new")
    assert "swarm-of-bats" in t.discard[0]


@card("swarm-of-bats")
def test_swarm_of_bats_wants_orcs_in_their_places() -> None:
    for site, who in (
        ("dale", ("gorbag", "snaga")),
        ("moria", ("gorbag", "jerrek")),
        ("moria", ("old-troll", "gorbag")),
    ):
        t = organizing(f"0 {site}: {', '.join(who)}")
        assert t.resource_on("swarm-of-bats") == []
