"""Resource short-events on an influence check, or on direct influence."""

from lidless_eye.event_support import answer, band, offered, playable, plays, visiting
from lidless_eye.support_le import company, in_hand, lay_on, run, sums, take
from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.attempts import OpponentAttempt
from mathom.games.lidless_eye.rules.corruption import CorruptionCheck, check_now
from mathom.games.lidless_eye.rules.influence import FactionCheck, influence_sum
from mathom.games.lidless_eye.rules.sums import direct
from mathom.games.lidless_eye.terms import ANY_TIME, PASS, TABLE, TAPPED
from support import card


def wooing(who: str, *hand: str, others: tuple[str, ...] = ()) -> tuple[Eye, int, FactionCheck]:
    """a character at the Easterling Camp influences the Easterlings; up to the window"""
    s, _, people = visiting("easterling-camp", who, *others)
    in_hand(s, 0, *hand)
    faction = s.lay(NUMBERS["easterlings"], 0, TABLE)
    check = FactionCheck(faction, people[0])
    run(s, check)
    return s, people[0], check


@card("crooked-promptings")
def test_crooked_promptings_on_an_influence_check() -> None:
    s, layos, check = wooing("layos", "crooked-promptings")
    assert offered(s, "crooked-promptings") == [(layos, 0)]
    sums(s, 4)  # 4 + 2 + 3 is greater than 8
    answer(s, "crooked-promptings", layos)
    assert (check.bonus, check.won) == (3, 1)


@card("crooked-promptings")
def test_crooked_promptings_on_a_corruption_check() -> None:
    s, _, (jerrek, _) = band("dale", "jerrek", "layos")
    in_hand(s, 0, "crooked-promptings")
    lay_on(s, "binding-ring", jerrek)
    run(s, CorruptionCheck(jerrek))
    assert offered(s, "crooked-promptings") == [(jerrek, 0)]
    check = check_now(s)
    sums(s, 2)
    answer(s, "crooked-promptings", jerrek)
    assert check.bonus == 2  # 2 + 2 is greater than 2
    assert s.tap[jerrek] != TAPPED


@card("crooked-promptings")
def test_crooked_promptings_need_a_diplomat() -> None:
    s, _, _ = wooing("jerrek", "crooked-promptings")
    assert offered(s, "crooked-promptings") == []
    t, _, _ = band("dale", "layos")
    assert playable(t, "crooked-promptings", ANY_TIME) == []


@card("gifts-as-given-of-old")
def test_gifts_as_given_of_old() -> None:
    s, jerrek, check = wooing("jerrek", "gifts-as-given-of-old")
    sums(s, 6)  # 6 + 3 is greater than 8
    answer(s, "gifts-as-given-of-old", jerrek)
    assert check.won == 1
    t, _, (shamas,) = visiting("dale", "shamas", advanced=1)
    _, (theirs,) = company(t, 1, "dale", "tarcil")
    in_hand(t, 0, "gifts-as-given-of-old")
    run(t, OpponentAttempt(shamas, theirs))
    take(t, PASS)  # shows nothing
    assert offered(t, "gifts-as-given-of-old") == []  # not against a character


@card("threats")
def test_threats() -> None:
    s, asternak, check = wooing("asternak", "threats", "threats")
    assert offered(s, "threats") == [(asternak, 0)]
    sums(s, 4)
    before = influence_sum(s, asternak, check.target)
    answer(s, "threats", asternak)
    assert (before, check.won) == (2, 1)  # his influence 2; 4 + 5 is greater than 8
    strong, mouth, again = wooing("the-mouth", "threats")
    lay_on(strong, "black-mace", mouth)
    sums(strong, 2)
    answer(strong, "threats", mouth)
    assert again.won == 0  # at most 6: 2 + 6 is not greater than 8
    none, _, _ = wooing("layos", "threats")
    assert offered(none, "threats") == []  # no warrior


@card("honey-on-the-tongue")
def test_honey_on_the_tongue() -> None:
    s, _, (layos, jerrek) = band("dale", "layos", "jerrek")
    assert playable(s, "honey-on-the-tongue") == [(layos, 0), (jerrek, 0)]
    plays(s, "honey-on-the-tongue", jerrek)
    assert direct(s, jerrek) == 0
    assert direct(s, jerrek, NUMBERS["tarcil"]) == 5
    assert direct(s, jerrek, NUMBERS["easterlings"]) == 0
    assert playable(s, "honey-on-the-tongue") == [(layos, 0)]
    no_diplomat, _, _ = band("dale", "jerrek")
    assert playable(no_diplomat, "honey-on-the-tongue") == []
