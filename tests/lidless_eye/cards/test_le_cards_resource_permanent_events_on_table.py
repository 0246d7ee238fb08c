"""Resource permanent-events that count for the whole table."""

from lidless_eye.event_support import band, playable, plays
from lidless_eye.support_le import has, lay_on, run, take
from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.rules.council import points
from mathom.games.lidless_eye.rules.drawing import Exhaust
from mathom.games.lidless_eye.rules.sums import corruption
from mathom.games.lidless_eye.terms import ANY_TIME, NOTHING, OF_ITEMS, PASS, TABLE
from support import card


@card("skies-of-fire")
def test_skies_of_fire_end_hazard_environments() -> None:
    s, _, _ = band("dale", "jerrek")
    s.lay(NUMBERS["doors-of-night"], 1, TABLE)
    s.lay(NUMBERS["long-winter"], 1, TABLE)
    stir = s.lay(NUMBERS["minions-stir"], 1, TABLE)
    assert playable(s, "skies-of-fire", ANY_TIME) == [(NOTHING, 0)]
    plays(s, "skies-of-fire", NOTHING)
    assert has(s.discard[1], "doors-of-night")
    assert has(s.discard[1], "long-winter")
    assert s.zone[stir] == TABLE  # no environment
    assert playable(s, "skies-of-fire", ANY_TIME) == []  # only one in play


@card("rumor-of-the-one")
def test_rumor_of_the_one() -> None:
    s, _, (jerrek, tarcil) = band("dale", "jerrek", "tarcil")
    lay_on(s, "the-least-of-gold-rings", jerrek)  # 2 points, 4 corruption points
    lay_on(s, "minor-ring", jerrek)  # 2 and 1
    lay_on(s, "black-mace", tarcil)  # 2 and 3, no ring
    assert (corruption(s, jerrek), corruption(s, tarcil), points(s, 0)[OF_ITEMS]) == (5, 3, 6)
    plays(s, "rumor-of-the-one", NOTHING)
    assert (corruption(s, jerrek), corruption(s, tarcil), points(s, 0)[OF_ITEMS]) == (7, 3, 8)
    s.stored[0].add(NUMBERS["minor-ring"], 3)  # 2 points
    s.stored[0].add(NUMBERS["scroll-of-isildur"], 3)  # 5 stored, no ring
    assert points(s, 0)[OF_ITEMS] == 8 + 3 + 5
    assert playable(s, "rumor-of-the-one") == []
    run(s, Exhaust(1))
    while s.stack:
        take(s, PASS)
    assert corruption(s, jerrek) == 5
