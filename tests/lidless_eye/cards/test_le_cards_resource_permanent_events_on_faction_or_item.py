"""Resource permanent-events on a faction or an item in play."""

from lidless_eye.event_support import band, playable, plays
from lidless_eye.hazard_support import going
from lidless_eye.support_le import bare, company, in_hand, lay_on, run
from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.cards.kit.wraiths import may_use_palantir
from mathom.games.lidless_eye.rules.attempts import OpponentAttempt
from mathom.games.lidless_eye.rules.council import points
from mathom.games.lidless_eye.rules.influence import influence_sum
from mathom.games.lidless_eye.rules.journey import TRAVELS, Journey
from mathom.games.lidless_eye.terms import OF_FACTIONS, TABLE
from support import card


@card("one-dear-to-you")
def test_one_dear_to_you() -> None:
    s = bare(1)
    company(s, 0, "dale", "jerrek")
    assert playable(s, "one-dear-to-you") == []
    faction = s.lay(NUMBERS["easterlings"], 0, TABLE)
    s.lay(NUMBERS["woodmen"], 1, TABLE)
    assert playable(s, "one-dear-to-you") == [(faction, 0)]  # one's own only
    assert points(s, 0)[OF_FACTIONS] == 2
    plays(s, "one-dear-to-you", faction)
    assert points(s, 0)[OF_FACTIONS] == 1
    s.active = 1
    _, (layos,) = company(s, 1, "easterling-camp", "layos")
    in_hand(s, 1, "whip")
    attempt = OpponentAttempt(layos, faction)
    run(s, attempt)
    assert influence_sum(s, layos, faction) == 2 - 8
    s.stack.clear()
    other = s.lay(NUMBERS["balchoth"], 0, TABLE)
    run(s, OpponentAttempt(layos, other))
    assert influence_sum(s, layos, other) == 2 + 2  # for the Easterlings in play


@card("focus-palantir")
def test_focus_palantir() -> None:
    s, i, (jerrek, _) = band("dol-guldur", "jerrek", "layos")
    assert playable(s, "focus-palantir") == []
    stone = lay_on(s, "palantir-of-orthanc", jerrek)
    assert playable(s, "focus-palantir") == [(stone, 0)]
    assert not may_use_palantir(s, stone)
    plays(s, "focus-palantir", stone)
    assert may_use_palantir(s, stone)
    assert playable(s, "focus-palantir") == []
    going(s, i, "dale", "dww")
    frame = Journey(i)
    frame.step = TRAVELS
    in_hand(s, 0, "whip")
    run(s, frame)
    assert not may_use_palantir(s, stone)
    no_sage, _, (alone,) = band("dol-guldur", "jerrek")
    lay_on(no_sage, "palantir-of-orthanc", alone)
    assert playable(no_sage, "focus-palantir") == []
