"""Hazard permanent-events on a company."""

from lidless_eye.hazard_support import held, hits, journey, quiet
from lidless_eye.support_le import company, has, run, sums, take
from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.rules.combat.making import special_attack
from mathom.games.lidless_eye.rules.organization import Organization
from mathom.games.lidless_eye.rules.sums import body, prowess
from mathom.games.lidless_eye.rules.turn import TURN_OVER, Turn
from mathom.games.lidless_eye.terms import PASS, WOLF
from support import card


@card("nothing-to-eat-or-drink")
def test_hunger() -> None:
    s, i, (jerrek, gorbag) = journey("w", "bree", who=("jerrek", "gorbag"))
    assert held(s, "nothing-to-eat-or-drink") == [(i, 0)]
    assert held(journey("w", "moria")[0], "nothing-to-eat-or-drink") == []
    hits(s, "nothing-to-eat-or-drink", i)
    assert [(prowess(s, c), body(s, c)) for c in (jerrek, gorbag)] == [(4, 7), (5, 8)]
    assert held(s, "nothing-to-eat-or-drink") == []
    _, (other,) = company(s, 0, "bree", "tarcil")
    assert prowess(s, other) == 4
    s.co_site[i] = s.co_dest[i]
    run(s, Organization())
    assert prowess(s, jerrek) == 4
    s.stack.clear()
    s.co_site[i] = s.co_origin[i]  # Minas Morgul
    run(s, Organization())
    assert has(s.discard[1], "nothing-to-eat-or-drink")


@card("something-has-slipped")
def test_something_has_slipped() -> None:
    s, i, (jerrek, gorbag) = journey("w", "bree", who=("jerrek", "gorbag"))
    hits(s, "something-has-slipped", i)
    assert held(s, "something-has-slipped") == []
    assert prowess(s, gorbag) == 6
    sums(s, 2, 2)
    attack = special_attack(s, i, WOLF, 1, 20)
    attack.only = jerrek
    run(s, attack)
    quiet(s)
    quiet(take(s, PASS))
    assert [prowess(s, c) for c in (jerrek, gorbag)] == [3, 4]
    frame = Turn()
    frame.step = TURN_OVER
    run(s, frame)  # the next turn: it is over, the card stays
    assert prowess(s, gorbag) == 6
    assert s.in_play(NUMBERS["something-has-slipped"]) >= 0
