"""The resource long-events."""

from lidless_eye.event_support import playable, plays, visiting
from lidless_eye.support_le import run, settle, sums
from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.influence import FactionCheck, influence_sum
from mathom.games.lidless_eye.terms import LONG, NOTHING, ORGANISE, TABLE
from support import card


def wooing(s: Eye, who: int) -> FactionCheck:
    """the Easterlings are influenced; up to the window before the roll"""
    check = FactionCheck(s.lay(NUMBERS["easterlings"], 0, TABLE), who)
    run(s, check)
    return check


@card("old-prejudice")
def test_old_prejudice_triples_standard_modifications() -> None:
    s, _, (layos,) = visiting("easterling-camp", "layos")
    s.lay(NUMBERS["balchoth"], 1, TABLE)  # +2
    s.lay(NUMBERS["men-of-dorwinion"], 0, TABLE)  # -2
    s.lay(NUMBERS["woodmen"], 0, TABLE)
    faction = s.lay(NUMBERS["easterlings"], 0, TABLE)
    assert influence_sum(s, layos, faction) == 2 + 0
    s.free(s.in_play(NUMBERS["men-of-dorwinion"]))
    assert influence_sum(s, layos, faction) == 2 + 2
    assert playable(s, "old-prejudice", LONG) == [(NOTHING, 0)]
    assert playable(s, "old-prejudice", ORGANISE) == []
    plays(s, "old-prejudice", NOTHING, bits=LONG)
    assert influence_sum(s, layos, faction) == 2 + 6


@card("tidings-of-death")
def test_tidings_of_death_roll_twice() -> None:
    s, _, (layos,) = visiting("easterling-camp", "layos")
    plays(s, "tidings-of-death", NOTHING, bits=LONG)
    sums(s, 3, 8)  # 8 + 2 - 1 is greater than 8
    check = wooing(s, layos)
    settle(s)
    assert check.won == 1
    t, _, (again,) = visiting("easterling-camp", "layos")
    plays(t, "tidings-of-death", NOTHING, bits=LONG)
    sums(t, 7, 3)  # 7 + 2 - 1 is not
    lost = wooing(t, again)
    settle(t)
    assert lost.won == 0
    assert playable(s, "tidings-of-death", ORGANISE) == []
