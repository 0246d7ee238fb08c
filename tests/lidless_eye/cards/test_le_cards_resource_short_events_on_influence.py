"""Resource short-events on an influence check, or on direct influence."""

from lidless_eye.laying import Laid, organizing, visiting
from support import card


def wooing(who: str, *hand: str) -> Laid:
    """a character at the Easterling Camp influences the Easterlings; up to the window"""
    t = visiting(f"0 easterling-camp: {who}")
    t.hold(0, *hand)
    t.lay("easterlings", 0)
    return t.win("easterlings", who)


@card("crooked-promptings")
def test_crooked_promptings_on_an_influence_check() -> None:
    for roll, won in ((4, 1), (3, 0)):  # 4 + 2 + 3 is greater than 8
        t = wooing("layos", "crooked-promptings")
        assert t.targets("crooked-promptings") == ["layos"]
        t.roll(roll)
        t.answers_with("crooked-promptings > layos")
        assert t.result == won


@card("crooked-promptings")
def test_crooked_promptings_on_a_corruption_check() -> None:
    t = organizing("0 dale: jerrek, layos")
    t.hold(0, "crooked-promptings")
    t.lay_on("binding-ring", "jerrek")
    t.check("jerrek")
    assert t.targets("crooked-promptings") == ["jerrek"]
    check = t.checking
    t.roll(2)
    t.answers_with("crooked-promptings > jerrek")
    assert check.bonus == 2  # 2 + 2 is greater than 2
    assert t.tap["jerrek"] != "tapped"


@card("crooked-promptings")
def test_crooked_promptings_need_a_diplomat() -> None:
    t = wooing("jerrek", "crooked-promptings")
    assert t.targets("crooked-promptings") == []
    other = organizing("0 dale: layos")
    assert other.resource_on("crooked-promptings", "any-time") == []


@card("gifts-as-given-of-old")
def test_gifts_as_given_of_old() -> None:
    t = wooing("jerrek", "gifts-as-given-of-old")
    t.roll(6)  # 6 + 3 is greater than 8
    t.answers_with("gifts-as-given-of-old > jerrek")
    assert t.result == 1
    other = visiting("0 dale: shamas; 1 dale: tarcil", advanced=1)
    other.hold(0, "gifts-as-given-of-old")
    other.attempt("shamas", "tarcil")
    other.play("pass")  # shows nothing
    assert other.targets("gifts-as-given-of-old") == []  # not against a character


@card("threats")
def test_threats() -> None:
    t = wooing("asternak", "threats", "threats")
    assert t.targets("threats") == ["asternak"]
    assert t.influence_sum("asternak", "easterlings") == 2  # his influence
    t.roll(4)
    t.answers_with("threats > asternak")
    assert t.result == 1  # 4 + 5 is greater than 8
    strong = wooing("the-mouth", "threats")
    strong.lay_on("black-mace", "the-mouth")
    strong.roll(2)
    strong.answers_with("threats > the-mouth")
    assert strong.result == 0  # at most 6: 2 + 6 is not greater than 8
    none = wooing("layos", "threats")
    assert none.targets("threats") == []  # no warrior


@card("honey-on-the-tongue")
def test_honey_on_the_tongue() -> None:
    t = organizing("0 dale: layos, jerrek")
    assert t.resource_on("honey-on-the-tongue") == ["layos", "jerrek"]
    t.resource("honey-on-the-tongue > jerrek")
    assert t.direct("jerrek") == 0
    assert t.direct("jerrek", "tarcil") == 5
    assert t.direct("jerrek", "easterlings") == 0
    assert t.resource_on("honey-on-the-tongue") == ["layos"]
    no_diplomat = organizing("0 dale: jerrek")
    assert no_diplomat.resource_on("honey-on-the-tongue") == []
