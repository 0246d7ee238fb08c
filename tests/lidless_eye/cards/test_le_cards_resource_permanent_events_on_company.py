"""Resource permanent-events on a company."""

from lidless_eye.event_support import assaulted, band, playable, plays
from lidless_eye.support_le import has, join, run, take
from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.news import TO_DISCARD
from mathom.games.lidless_eye.rules.fallen import remove_character
from mathom.games.lidless_eye.rules.organization import Organization
from mathom.games.lidless_eye.terms import NEW, PASS, REGROUP, TABLE
from support import card


@card("swarm-of-bats")
def test_swarm_of_bats() -> None:
    s, i, (gorbag, snaga, jerrek) = band("moria", "gorbag", "snaga", "jerrek")
    assert playable(s, "swarm-of-bats") == [(i, 0)]
    plays(s, "swarm-of-bats", i)
    assert playable(s, "swarm-of-bats") == []
    attack = assaulted(s, i, "wolf", 1, 9, 7)
    assert (attack.prowess_now(s), attack.body_now(s)) == (8, 6)
    s.stack.clear()
    join(s, i, "lagduf")  # who joins does no harm
    run(s, Organization())
    take(s, PASS)
    assert s.in_play(NUMBERS["swarm-of-bats"]) >= 0
    remove_character(s, jerrek, TO_DISCARD)  # who leaves does
    again = assaulted(s, i, "wolf", 1, 9, 7)
    assert again.prowess_now(s) == 9
    assert has(s.discard[0], "swarm-of-bats")
    assert s.zone[gorbag] == s.zone[snaga] == TABLE


@card("swarm-of-bats")
def test_bats_leave_at_once_when_somebody_leaves() -> None:
    s, i, (_, _, jerrek) = band("dol-guldur", "gorbag", "snaga", "jerrek")
    plays(s, "swarm-of-bats", i)
    run(s, Organization())
    take(s, REGROUP, jerrek, NEW)
    assert has(s.discard[0], "swarm-of-bats")


@card("swarm-of-bats")
def test_swarm_of_bats_wants_orcs_in_their_places() -> None:
    for site, who in (
        ("dale", ("gorbag", "snaga")),
        ("moria", ("gorbag", "jerrek")),
        ("moria", ("old-troll", "gorbag")),
    ):
        s, _, _ = band(site, *who)
        assert playable(s, "swarm-of-bats") == []
