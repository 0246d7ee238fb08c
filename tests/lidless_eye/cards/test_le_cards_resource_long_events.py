"""The resource long-events."""

from lidless_eye.laying import visiting
from support import card


@card("old-prejudice")
def test_old_prejudice_triples_standard_modifications() -> None:
    t = visiting("0 easterling-camp: layos")
    t.lay("balchoth", 1)  # +2
    t.lay("men-of-dorwinion", 0)  # -2
    t.lay("woodmen", 0)
    t.lay("easterlings", 0)
    assert t.influence_sum("layos", "easterlings") == 2 + 0
    t.s.free(t.piece("men-of-dorwinion"))
    assert t.influence_sum("layos", "easterlings") == 2 + 2
    assert t.resource_on("old-prejudice", "long") == [""]
    assert t.resource_on("old-prejudice") == []
    t.resource("old-prejudice", "long")
    assert t.influence_sum("layos", "easterlings") == 2 + 6


@card("tidings-of-death")
def test_tidings_of_death_roll_twice() -> None:
    t = visiting("0 easterling-camp: layos")
    t.resource("tidings-of-death", "long")
    t.roll(3, 8)  # 8 + 2 - 1 is greater than 8
    t.lay("easterlings", 0)
    t.win("easterlings", "layos")
    assert t.result == 1
    other = visiting("0 easterling-camp: layos")
    other.resource("tidings-of-death", "long")
    other.roll(7, 3)  # 7 + 2 - 1 is not
    other.lay("easterlings", 0)
    other.win("easterlings", "layos")
    assert other.result == 0
    assert t.resource_on("tidings-of-death") == []
