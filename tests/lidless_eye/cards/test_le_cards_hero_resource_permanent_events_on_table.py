"""Permanent-events of heroes that lie on the table."""

from lidless_eye.laying import card_of, lay
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


@card("lure-of-meccg")
def test_lure_of_meccg_helps_in_a_check_by_the_meetings_one_has_been_at() -> None:
    for attended, result in ((1, 2), (3, 4), (10, 5)):  # Haldir is at -1
        t = lay("0 lorien: haldir; 1 minas-morgul: gorbag")
        t.s.attended = attended
        lure = t.lay("lure-of-meccg", 0)
        t.lay_on("lure-of-the-senses", "haldir", 1)
        t.lay_on("lure-of-expedience", "haldir", 1)
        t.listen().roll(2).check("haldir")
        assert t.offered("use") == ["use lure-of-meccg"]
        t.play("use lure-of-meccg").quiet()
        assert t.tap[lure] == "tapped"
        assert t.checks == [result]


@card("lure-of-meccg")
def test_lure_of_meccg_is_untapped_by_who_was_at_ten_meetings() -> None:
    for attended, free in ((9, []), (10, ["use lure-of-meccg > haldir"])):
        t = lay("0 lorien: haldir, tapped arwen")
        t.s.attended = attended
        t.tap[t.lay("lure-of-meccg", 0)] = "tapped"
        t.window("organise any-time")
        assert t.offered("use") == free
    t.play(*free).quiet()
    assert (t.tap["lure-of-meccg"], t.tap["haldir"]) == ("untapped", "tapped")
    t.tap["lure-of-meccg"] = "tapped"
    t.tap["arwen"] = "untapped"
    assert t.forget().window("organise any-time").offered("use") == []  # once a turn


@card("lure-of-meccg")
def test_lure_of_meccg_is_a_resource_of_minions_too() -> None:
    t = lay("0 minas-morgul: gorbag; 1 lorien: haldir")
    t.s.promos = 1
    assert card_of("lure-of-meccg").belongs_to(t.s.pool_of(0))
    assert t.resource_on("lure-of-meccg") == [""]
    t.resource("lure-of-meccg")
    assert t.owner["lure-of-meccg"] == 0
