"""The corruption cards, and how hazards that lie with a character are shaken off."""

import pytest

from lidless_eye.laying import Laid, lay
from support import card

# -- what all corruption cards share

LURES = ["covetous-thoughts", "despair-of-the-heart", "lure-of-expedience", "lure-of-nature", "lure-of-the-senses"]


@pytest.mark.parametrize(
    ("name", "points", "barred"),
    [
        pytest.param("covetous-thoughts", 1, "", marks=card("covetous-thoughts")),
        pytest.param("despair-of-the-heart", 2, "", marks=card("despair-of-the-heart")),
        pytest.param("lure-of-expedience", 2, "", marks=card("lure-of-expedience")),
        pytest.param("lure-of-nature", 2, "gulla gorbag", marks=card("lure-of-nature")),
        pytest.param("lure-of-the-senses", 2, "", marks=card("lure-of-the-senses")),
    ],
)
def test_corruption_cards(name: str, points: int, barred: str) -> None:
    """never on a Ringwraith, one new one a turn for each character, one of a title on him, never in response"""
    t = lay("0 minas-morgul: jerrek, gulla, gorbag, the-witch-king").going("jerrek", "bree", "w")
    assert t.hazard_on(name) == [who for who in ("jerrek", "gulla", "gorbag") if who not in barred.split()]
    assert t.hazard_on(name, "travel") == []
    t.hazard(f"{name} > jerrek")
    assert t.corruption("jerrek") == points
    assert t.marked("jerrek", "tempted")
    for other in LURES:
        assert "jerrek" not in t.hazard_on(other)
    t.unmark("jerrek", "tempted")
    assert "jerrek" not in t.hazard_on(name)
    assert "jerrek" in t.hazard_on("lure-of-the-senses" if name != "lure-of-the-senses" else "despair-of-the-heart")


REMOVED = [
    ("covetous-thoughts", 5, True),
    ("despair-of-the-heart", 4, True),
    ("lure-of-expedience", 5, True),
    ("lure-of-nature", 4, True),
    ("lure-of-the-senses", 6, True),
    ("foolish-words", 7, True),
    ("the-ring-will-have-but-one-master", 8, True),
    ("rebel-talk", 7, False),
    ("shut-yer-mouth", 7, False),
]


@pytest.mark.parametrize(
    ("name", "above", "taps"), [pytest.param(*row, marks=card(row[0]), id=row[0]) for row in REMOVED]
)
def test_shaking_off(name: str, above: int, taps: bool) -> None:
    """greater than the number, once a turn; without tapping at -3 where it is a corruption card, else not at all"""
    t = lay("0 minas-morgul: jerrek")
    t.lay_on(name, "jerrek", 1)
    tapping = f"shake-off {name} of jerrek tapping"
    plainly = f"shake-off {name} of jerrek"
    t.organize()
    shaking = [text for text in t.offers() if text.startswith("shake-off")]
    assert shaking == [*([tapping] if taps else []), *([plainly] if name in LURES or not taps else [])]
    other = t.copy()
    t.roll(above).play(shaking[0])
    assert name in t
    assert t.tap["jerrek"] == ("tapped" if taps else "untapped")
    assert not [text for text in t.offers() if text.startswith("shake-off")]  # not again this turn
    other.roll(above + 1).play(shaking[0])
    assert name in other.discard[1]


# -- when they call for checks


@card("despair-of-the-heart")
def test_despair_when_somebody_is_wounded() -> None:
    t = lay("0 minas-morgul: jerrek, tarcil; 0 bree: gulla").going("jerrek", "bree", "w")
    t.lay_on("despair-of-the-heart", "jerrek", 1)
    t.lay_on("despair-of-the-heart", "gulla", 1)
    t.listen().roll(2, 2, 9)  # strike, body check, corruption check
    attack = t.attack("wolf", "jerrek", 1, 20, begin=False)
    attack.only = t.piece("tarcil")
    t.run(attack).quiet()
    t.play("pass").quiet()
    assert t.tap["tarcil"] == "wounded"
    assert t.checks == [9]
    assert t.all_rolled()


@card("lure-of-expedience")
def test_expedience_when_an_item_is_gained() -> None:
    t = lay("0 bree: jerrek, tarcil; 0 bree: gulla").staying("jerrek")
    t.lay_on("lure-of-expedience", "jerrek", 1)
    t.listen().gain("whip", "gulla")  # of another company
    assert t.checks == []
    t.roll(8).gain("high-helm", "tarcil")
    assert t.checks == [8]


def lured_on(path: str, things: str = "") -> Laid:
    t = lay(f"0 minas-morgul: jerrek ({things})").going("jerrek", "bree", path)
    t.lay_on("lure-of-nature", "jerrek", 1)
    return t.listen()


@card("lure-of-nature")
def test_nature_for_each_wilderness() -> None:
    t = lured_on("wsww").roll(12, 7, 4).arrive("jerrek")
    assert t.checks == [12, 7, 4]
    assert "jerrek" in t
    t = lured_on("www", "the-iron-crown")
    t.roll(5).arrive("jerrek")  # two less than 7: gone, and no further check
    assert "jerrek" in t.out[0]
    t = lured_on("sd").roll().arrive("jerrek")
    assert t.all_rolled()


@pytest.mark.parametrize(("site", "asked"), [("minas-morgul", True), ("barad-dur", True), ("bree", False)])
@card("lure-of-the-senses")
def test_senses_after_untapping_at_a_darkhaven(site: str, asked: bool) -> None:
    t = lay(f"0 {site}: jerrek")
    t.lay_on("lure-of-the-senses", "jerrek", 1)
    t.listen().roll(*([7] if asked else [])).turn().quiet()
    assert t.checks == ([7] if asked else [])
    assert t.stack[-1] == "Organization"


@card("covetous-thoughts")
def test_covetous_thoughts_at_the_end_of_his_turns() -> None:
    t = lay("0 bree: jerrek (whip), tarcil (black-mace, blazon-of-the-eye)")  # his own does not count
    t.lay_on("covetous-thoughts", "jerrek", 1)
    other = t.copy()
    t.listen().roll(9, 10).end_turn().quiet()
    assert t.checks == [9 - 3, 10 - 1]
    other.s.active = 1
    other.listen().roll().end_turn()
    assert other.checks == []  # not at the end of the opponent's turns
