"""The Palantíri: where each is played, who can use it, and what it shows."""

from typing import Any

import pytest

from lidless_eye.laying import Laid, lay
from mathom.kernel.dice import fall_knowers
from support import card

GREATER = {
    *("blue-mountain-dwarf-hold", "caves-of-ulund", "iron-hill-dwarf-hold", "the-lonely-mountain", "moria"),
    *("the-stones", "lossadan-cairn"),
}


def stone(name: str, *facts: Any) -> Any:
    return pytest.param(f"palantir-of-{name}", *facts, id=name, marks=card(f"palantir-of-{name}"))


# what a stone does, as it is written after it: the hand, a sage's card, a draw, both decks, the discard pile, a hazard
HAND, SAGE_CARD, DRAW, DECKS, FROM_DISCARD, HAZARD = "& 0", "& 1", "& 2", "& 3", "& 4", "> doors-of-night & 5"

SIX = [
    stone("amon-sul", GREATER, HAND),
    stone("annuminas", GREATER, SAGE_CARD),
    stone("elostirion", {"the-white-towers"}, DRAW),
    stone("minas-tirith", {"minas-tirith"}, DECKS),
    stone("orthanc", {"isengard"}, FROM_DISCARD),
    stone("osgiliath", GREATER, HAZARD),
]


def seeing(name: str, who: str = "tarcil", focus: bool = True) -> Laid:
    """a bearer who can use the stone, something for every stone to do, and the organization phase"""
    t = lay(f"0 isengard: {who} ({name})")
    if focus:
        t.lay_on("focus-palantir", name)
    t.add("deck", 0, *["giant"] * 7).add("deck", 1, *["huorn"] * 6)
    t.add("discard", 0, "black-mace", "test-of-fire").hold(1, "wargs")
    t.lay("doors-of-night", 1)
    return t


@pytest.mark.parametrize(("name", "places", "power"), SIX)
def test_where_it_is_played(name: str, places: set[str], power: str) -> None:
    t = lay("0 minas-morgul: tarcil")
    assert set(t.sites_offering(name, "tarcil")) == places
    t.lay_on(name, "tarcil")
    assert (t.given_points(name), t.corruption("tarcil")) == (3, 3)


@pytest.mark.parametrize(("name", "places", "power"), SIX)
def test_who_can_use_it(name: str, places: set[str], power: str) -> None:
    use = f"use {name} {power}"

    def can(who: str, focus: bool) -> bool:
        return use in seeing(name, who, focus).window("organise").offers()

    assert can("tarcil", True)  # Focus Palantír
    assert not can("tarcil", False)
    assert can("layos", False) == (name == "palantir-of-elostirion")  # a sage sees with this one by tapping
    assert can("calendal", False)
    assert not can("dwar-the-ringwraith", True)  # LE-B-60
    t = seeing(name, "layos", False).lasts("wisdom-to-wield", 0, "layos", of=name).window("organise")
    assert use in t.offers()
    t.tap[name] = "tapped"
    assert use not in t.offers()
    t.tap[name] = "untapped"
    t.s.active = 1
    assert use not in t.offers()


@pytest.mark.parametrize(
    "name", [pytest.param(p.values[0], marks=p.marks) for p in SIX if p.values[0][12:] in ("amon-sul", "osgiliath")]
)
def test_five_points_at_barad_dur(name: str) -> None:
    for site, worth in (("barad-dur", 5), ("dol-guldur", 3)):
        t = lay(f"0 {site}: tarcil ({name})").roll(12).store(name)
        assert t.points(0)["items"] == worth


@pytest.mark.parametrize(
    ("name", "least"),
    [
        pytest.param("palantir-of-amon-sul", 2, marks=card("palantir-of-amon-sul")),
        pytest.param("palantir-of-osgiliath", 4, marks=card("palantir-of-osgiliath")),
        pytest.param("palantir-of-elostirion", 99, marks=card("palantir-of-elostirion")),
        pytest.param("palantir-of-annuminas", 0, marks=card("palantir-of-annuminas")),
    ],
)
def test_is_lost_when_few_move(name: str, least: int) -> None:
    for size in range(1, 5):
        others = ["layos", "hador", "jerrek"][: size - 1]
        t = lay("0 dol-guldur: " + ", ".join([f"tarcil ({name})", *others]))
        t.lay_on("focus-palantir", name)
        assert name in t.copy().staying("tarcil").set_out("tarcil")
        t.going("tarcil", "moria", "w").set_out("tarcil")
        assert (name in t.discard[0]) == (size < least)
        assert "focus-palantir" in t.discard[0]  # in any case, when they move


@pytest.mark.parametrize(
    ("name", "others"),
    [
        pytest.param("palantir-of-amon-sul", "layos", marks=card("palantir-of-amon-sul")),
        pytest.param("palantir-of-osgiliath", "layos, hador, jerrek", marks=card("palantir-of-osgiliath")),
    ],
)
def test_is_lost_as_soon_as_too_few_are_on_the_way(name: str, others: str) -> None:
    t = lay(f"0 dol-guldur: tarcil ({name}), {others}")
    t.lay_on("focus-palantir", name)
    assert name in t.copy().remove("layos", out=True).settle()  # they stay where they are
    t.going("tarcil", "moria", "w").remove("layos", out=True).settle()
    assert sorted(t.discard[0]) == ["focus-palantir", name]


@card("palantir-of-amon-sul")
def test_an_heir_on_the_way_is_too_few() -> None:
    t = lay("0 dol-guldur: tarcil (palantir-of-amon-sul), layos").going("tarcil", "moria", "w")
    t.roll(12).body_check("tarcil").play("take palantir-of-amon-sul > layos")
    assert "palantir-of-amon-sul" in t.discard[0]


@card("palantir-of-amon-sul")
def test_amon_sul_sees_the_opponents_hand() -> None:
    t = seeing("palantir-of-amon-sul").window("organise")
    t.s.dice.log = []
    t.use(f"palantir-of-amon-sul {HAND}")
    assert [entry & 3 for entry in t.s.hand[1].cards] == [3]
    assert fall_knowers(t.s.dice.log[0]) == 1  # in the record, and not to be taken back
    assert t.tap["palantir-of-amon-sul"] == "tapped"


@card("palantir-of-amon-sul")
def test_amon_sul_borrows() -> None:
    t = seeing("palantir-of-amon-sul").window("organise")
    use = "use palantir-of-amon-sul"
    assert t.offered(use) == [f"{use} {HAND}"]
    t.company(1, "moria", "layos")
    for other in ("annuminas", "elostirion", "orthanc"):
        t.lay_on(f"palantir-of-{other}", "layos")
    assert t.offered(use) == [f"{use} {HAND}", f"{use} {SAGE_CARD}", f"{use} {DRAW}"]


@card("palantir-of-annuminas")
def test_annuminas_takes_a_sages_card() -> None:
    t = seeing("palantir-of-annuminas").roll(7).window("organise").use(f"palantir-of-annuminas {SAGE_CARD}")
    assert t.offered("choose") == ["choose test-of-fire"]
    t.play("choose test-of-fire").quiet()
    assert "test-of-fire" in t.hand[0]
    assert t.all_rolled()  # the corruption check
    assert t.tap["tarcil"] == "untapped"


@card("palantir-of-elostirion")
def test_elostirion_draws_and_enlarges_the_hand_of_a_sage() -> None:
    t = seeing("palantir-of-elostirion", "layos", False)
    assert t.hand_size(0) == 9
    t.window("organise").use(f"palantir-of-elostirion {DRAW}")
    assert t.hand[0] == ["giant"]
    assert seeing("palantir-of-elostirion", "tarcil").hand_size(0) == 8


@card("palantir-of-minas-tirith")
def test_minas_tirith_sees_the_top_of_both_decks() -> None:
    t = seeing("palantir-of-minas-tirith").window("organise").use(f"palantir-of-minas-tirith {DECKS}")
    for seat, rest in ((0, 2), (1, 1)):
        deck = t.s.deck[seat]
        assert list(deck.tops) == [5]
        assert sum(1 for entry in deck.cards if entry & 1) >= 5
        assert deck.size() == rest + 5


@card("palantir-of-orthanc")
def test_orthanc_brings_a_card_back_into_the_deck() -> None:
    t = seeing("palantir-of-orthanc").roll(7).window("organise").use(f"palantir-of-orthanc {FROM_DISCARD}")
    t.play("choose black-mace").quiet()
    assert "black-mace" in t.deck[0]
    assert t.discard[0] == ["test-of-fire"]
    assert t.all_rolled()


@card("palantir-of-orthanc")
def test_orthanc_needs_five_cards_in_the_deck() -> None:
    for cards, can in ((5, True), (4, False)):
        t = lay("0 isengard: tarcil (palantir-of-orthanc)").add("discard", 0, "black-mace")
        t.lay_on("focus-palantir", "palantir-of-orthanc")
        t.add("deck", 0, *["giant"] * cards).window("organise")
        assert (f"use palantir-of-orthanc {FROM_DISCARD}" in t.offers()) == can


@card("palantir-of-osgiliath")
def test_osgiliath_discards_a_hazard() -> None:
    t = seeing("palantir-of-osgiliath").window("organise").use(f"palantir-of-osgiliath {HAZARD}")
    assert "doors-of-night" in t.discard[1]
    assert t.tap["palantir-of-osgiliath"] == "tapped"


@card("palantir-of-osgiliath")
def test_osgiliath_does_what_any_other_does() -> None:
    t = seeing("palantir-of-osgiliath").window("organise")
    t.company(1, "moria", "layos")
    for other, _, power in (row.values for row in SIX[:5]):
        assert f"use palantir-of-osgiliath {power}" not in t.offers()
        t.lay_on(str(other), "layos")
        assert f"use palantir-of-osgiliath {power}" in t.offers()
