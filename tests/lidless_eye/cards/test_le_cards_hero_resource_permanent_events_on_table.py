"""Permanent-events of heroes that lie on the table."""

from lidless_eye.laying import lay
from support import card, rule


@rule("LE-H-67")
@card("gates-of-morning")
def test_gates_of_morning_end_the_night() -> None:
    t = lay("0 rivendell: haldir")
    for name in ("doors-of-night", "clouds", "lure-of-the-senses"):
        t.lay(name, 1)
    t.resource("gates-of-morning")
    assert {"doors-of-night", "clouds"} <= set(t.discard[1])
    assert "lure-of-the-senses" in t
    assert "gates-of-morning" in t
    t.staying("haldir")
    t.hazard("doors-of-night")
    assert "gates-of-morning" in t.discard[0]
