"""Resource permanent-events on a faction or an item in play."""

from lidless_eye.laying import lay, organizing
from support import card


@card("one-dear-to-you")
def test_one_dear_to_you() -> None:
    t = lay("0 dale: jerrek", advanced=1)
    assert t.resource_on("one-dear-to-you") == []
    t.lay("easterlings", 0)
    t.lay("woodmen", 1)
    assert t.resource_on("one-dear-to-you") == ["easterlings"]  # one's own only
    assert t.worth(0, "factions") == 2
    t.resource("one-dear-to-you > easterlings")
    assert t.worth(0, "factions") == 1
    t.s.active = 1
    t.company(1, "easterling-camp", "layos")
    t.hold(1, "whip")
    t.attempt("layos", "easterlings")
    assert t.influence_sum("layos", "easterlings") == 2 - 8
    t.forget()
    t.lay("balchoth", 0)
    t.attempt("layos", "balchoth")
    assert t.influence_sum("layos", "balchoth") == 2 + 2  # for the Easterlings in play


@card("focus-palantir")
def test_focus_palantir() -> None:
    t = organizing("0 dol-guldur: jerrek, layos")
    assert t.resource_on("focus-palantir") == []
    t.lay_on("palantir-of-orthanc", "jerrek")
    assert t.resource_on("focus-palantir") == ["palantir-of-orthanc"]
    assert not t.has_access("palantir-of-orthanc")
    t.resource("focus-palantir > palantir-of-orthanc")
    assert t.has_access("palantir-of-orthanc")
    assert t.resource_on("focus-palantir") == []
    t.hold(0, "whip")
    t.going("jerrek", "dale", "dww").set_out("jerrek")
    assert not t.has_access("palantir-of-orthanc")
    no_sage = organizing("0 dol-guldur: jerrek (palantir-of-orthanc)")
    assert no_sage.resource_on("focus-palantir") == []
