"""Short-events of heroes that are played on an influence check."""

import pytest

from lidless_eye.laying import Laid, lay, visiting
from mathom.games.lidless_eye.box.card import SITE_NUMBERS
from mathom.games.lidless_eye.position.whereabouts import SITE_DISCARDED
from mathom.kernel.dice import ANY
from support import card


def wooing(company: str, *hand: str) -> Laid:
    """the first of a company tries to win the Riders of Rohan: more than 9 is needed"""
    t = lay(f"0 hero-edoras: {company}")
    t.hold(0, *hand)
    return t.win(t.lay("riders-of-rohan", 0), t.characters(0)[0])


@pytest.mark.parametrize(
    ("name", "who", "roll"),
    [
        pytest.param("new-friendship", "adrazar", 4, marks=card("new-friendship")),  # 1 + 1 of his own, and a Dúnadan
        pytest.param("tempering-friendship", "annalena", 6, marks=card("tempering-friendship")),
        pytest.param("muster", "boromir-ii", 3, marks=card("muster")),
        pytest.param("a-friend-or-three", "annalena", 8, marks=card("a-friend-or-three")),
    ],
)
def test_on_an_influence_check(name: str, who: str, roll: int) -> None:
    for rolled, won in ((roll - 1, 0), (roll, 1)):
        t = wooing(f"{who}, haldir", name)
        assert t.targets(name) == [who]
        t.roll(rolled)
        t.answers_with(f"{name} > {who}")
        assert t.result == won


@card("new-friendship", "old-friendship", "muster", "persuasive-words")
@pytest.mark.parametrize(
    ("name", "who"),
    [
        ("new-friendship", "faramir"),
        ("old-friendship", "adrazar"),  # a faction is no character
        ("muster", "adrazar"),
        ("persuasive-words", "faramir"),
    ],
)
def test_who_cannot_use_it(name: str, who: str) -> None:
    assert wooing(who, name, "tempering-friendship").targets(name) == []


@card("persuasive-words")
def test_persuasive_words_are_tried_twice() -> None:
    """Adrazar has 3 here: the larger of 3 and 7 is enough"""
    t = wooing("adrazar", "persuasive-words")
    t.roll(3, 7)
    t.answers_with("persuasive-words > adrazar")
    assert (t.all_rolled(), t.result) == (True, 1)


@card("new-friendship", "old-friendship", "a-friend-or-three")
@pytest.mark.parametrize(("name", "more"), [("new-friendship", 2), ("old-friendship", 4), ("a-friend-or-three", 2)])
def test_on_a_corruption_check(name: str, more: int) -> None:
    t = lay("0 hero-edoras: adrazar, haldir (hero-scroll-of-isildur)")
    t.hold(0, name)
    t.check("haldir")
    assert t.targets(name) == ["haldir"]
    check = t.checking
    t.roll(12)
    t.answers_with(f"{name} > haldir")
    assert check.bonus == more


@card("old-friendship")
def test_old_friendship_wins_characters() -> None:
    t = lay("0 rivendell: adrazar; 1 rivendell: haldir", advanced=1)
    t.hold(0, "old-friendship")
    t.attempt("adrazar", "haldir")
    t.play("pass")  # shows nothing
    assert t.targets("old-friendship") == ["adrazar"]
    attempt = t.influencing
    t.roll(7, 7)
    t.answers_with("old-friendship > adrazar")
    assert attempt.bonus == 5


@card("lordly-presence")
def test_lordly_presence() -> None:
    assert wooing("faramir", "lordly-presence", "tempering-friendship").targets("lordly-presence") == []
    for less, won in ((0, 1), (20, 0)):
        t = wooing("adrazar", "lordly-presence").add("deck", 0, "orcrist", "orcrist", "orcrist")
        t.influencing.bonus -= less
        t.roll(2)
        t.s.dice.given = [*(t.s.dice.given or []), *[ANY] * won]
        t.answers_with("lordly-presence > adrazar")
        assert (t.result, t.hand[0]) == (won, ["orcrist"] * won)
        assert not t.lasting("lordly-presence")


@pytest.mark.parametrize(("roll", "won"), [(10, True), (9, False)])
@card("old-road")
def test_old_road(roll: int, won: bool) -> None:
    """Bree is two regions from Rivendell, Bag End three. More than 9 is needed at -1, a Dúnadan has +1."""
    t = visiting("0 rivendell: tapped adrazar, faramir").hold(0, "hobbits", "rangers-of-the-north", "riders-of-rohan")
    assert t.resource_on("old-road", "site") == ["faramir & rangers-of-the-north"]
    t.roll(roll)
    t.resource("old-road > faramir & rangers-of-the-north", "site")
    assert ("rangers-of-the-north" in t, t.tap["faramir"], t.all_rolled()) == (won, "tapped", True)
    assert ("rangers-of-the-north" in t.discard[0]) == (not won)
    discarded = visiting("0 rivendell: faramir").hold(0, "rangers-of-the-north")
    discarded.s.site_state[SITE_NUMBERS["hero-bree"]] = SITE_DISCARDED
    assert not discarded.resource_on("old-road", "site")
    assert not visiting("0 hero-bree: faramir").hold(0, "rangers-of-the-north").resource_on("old-road", "site")


@card("old-road")
def test_old_road_to_a_faction_of_the_opponent() -> None:
    for roll, won in ((12, True), (2, False)):
        t = visiting("0 rivendell: faramir; 1 lorien: haldir", advanced=1).hold(0, "rangers-of-the-north")
        t.lay("rangers-of-the-north", 1)
        for _ in range(4):  # his general influence is used
            t.join("haldir", "legolas")
        t.roll(roll, 2)
        t.resource("old-road > faramir & rangers-of-the-north", "site")
        if won:
            t.play("yes")
        assert (t.owner["rangers-of-the-north"], t.all_rolled()) == (0 if won else 1, True)
