"""The Wizards: how they come into play, and what each of them does."""

import pytest

import mathom
from lidless_eye.laying import Laid, lay
from mathom.games.lidless_eye.box.card import NAMES
from mathom.games.lidless_eye.cards.kit.discards import Forfeit
from support import card, rule

GAME = mathom.game("lidless-eye")


@rule("LE-H-23", "LE-H-24", "LE-H-30")
@pytest.mark.parametrize(
    ("name", "homes"),
    [
        pytest.param("gandalf", {"rivendell", "lorien", "grey-havens", "edhellond"}, marks=card("gandalf")),
        pytest.param("alatar", {"rivendell", "edhellond"}, marks=card("alatar")),
        pytest.param("pallando", {"rivendell", "grey-havens"}, marks=card("pallando")),
        pytest.param("radagast", {"rivendell", "rhosgobel"}, marks=card("radagast")),
        pytest.param("saruman", {"rivendell", "hero-isengard"}, marks=card("saruman")),
    ],
)
def test_is_revealed_at_rivendell_or_at_home(name: str, homes: set[str]) -> None:
    t = lay("0 hero-edoras:")
    t.hold(0, name)
    assert set(t.brings()) == {f"bring {name} > {site}" for site in homes}
    t = lay(f"0 rivendell: {name}")
    assert (t.prowess(name), t.body(name), t.direct(name)) == (6, 9, 10)
    assert (t.general_used(0), t.given_points(name)) == (0, 0)


@rule("LE-H-28", "LE-H-74")
@card("gandalf", "radagast")
def test_they_are_steadier_than_others() -> None:
    """with 3 corruption points a roll of 3 passes for them; one who fails is eliminated"""
    for name, roll, stays in (
        ("gandalf", 3, True),
        ("radagast", 3, True),
        ("saruman", 3, False),
        ("gandalf", 2, False),
    ):
        t = lay(f"0 hero-moria: {name} (hero-scroll-of-isildur)")
        t.roll(roll)
        t.check(name)
        assert (name in t.out[0]) == (not stays)


@rule("LE-H-94")
@card("gandalf")
def test_gandalf_tests_a_ring() -> None:
    t = lay("0 hero-moria: gandalf, frodo (fair-gold-ring)")
    t.hold(0, "lesser-ring")
    t.window("organise")
    t.roll(7)
    t.use("gandalf > fair-gold-ring")
    t.play("choose lesser-ring")
    assert (t.tap["gandalf"], t.host["lesser-ring"]) == ("tapped", "frodo")
    t = lay("0 hero-moria: gandalf; 0 hero-moria: frodo (fair-gold-ring)")
    t.window("organise")
    assert not t.offered("use")


@card("radagast")
def test_radagast_draws_more_in_the_wilderness() -> None:
    for who, drawn in (("radagast", 5), ("saruman", 2)):
        t = lay(f"0 rivendell: {who}")
        for seat in range(2):
            t.add("deck", seat, *["giant"] * 20)
        t.journey(who, "lorien")
        while t.stack and t.stack[-1] == "Draw":
            t.play("yes")
        assert len(t.hand[0]) == drawn
        assert t.path(who).count("w") == 3


@card("saruman")
def test_saruman_takes_a_spell_back() -> None:
    t = lay("0 hero-isengard: saruman")
    t.add("discard", 0, "vanishment", "concealment")
    t.window("end")
    t.use("saruman")
    assert t.choices() == {"vanishment"}
    t.play("choose vanishment")
    assert ("vanishment" in t.hand[0], t.tap["saruman"]) == (True, "tapped")


@rule("LE-H-92")
@card("saruman")
def test_saruman_taps_to_use_a_palantir() -> None:
    t = lay("0 hero-isengard: saruman (hero-palantir-of-orthanc)")
    t.add("deck", 0, *["giant"] * 5)
    t.add("discard", 0, "concealment")
    t.window("organise")
    t.roll(12)
    t.use("hero-palantir-of-orthanc & 4")
    t.play("choose concealment")
    assert (t.tap["saruman"], "concealment" in t.deck[0]) == ("tapped", True)


def told(t: Laid, text: str) -> str:
    """what all others are told of an action"""
    return GAME.notation_for_others(t.s, GAME.parse(t.s, text))


@card("pallando")
def test_pallando() -> None:
    for name, more, seen in (("pallando", 1, ["orcrist"]), ("gandalf", 0, [])):
        t = lay(f"0 rivendell: {name}; 1 lorien: haldir")
        assert (t.hand_size(0), t.hand_size(1)) == (8 + more, 8)
        t.hold(1, "orcrist").hold(0, "glamdring")
        t.run(Forfeit(1, 1))
        assert told(t, "discard orcrist") == " ".join(["discard", *seen])
        t.play("discard orcrist").run(Forfeit(0, 1))
        assert told(t, "discard glamdring") == "discard"
        t.play("discard glamdring")
        assert t.discard == [["glamdring"], ["orcrist"]]
        assert [NAMES[entry >> 8] for entry in t.s.discard[1].cards if entry & 1] == seen
        assert not t.s.discard[0].cards[0] & 2  # his own lie face down


@card("alatar")
def test_alatar_is_hard_to_follow() -> None:
    for who, drawn in (("alatar", 1), ("saruman", 2)):
        t = lay(f"0 rivendell: {who}; 1 lorien: haldir").add("deck", 1, *["giant"] * 9)
        t.journey(who, "lorien")
        while t.stack and t.stack[-1] == "Draw":
            t.play("yes" if t.seat == 1 else "pass")
        assert len(t.hand[1]) == drawn


def hastening(text: str) -> Laid:
    """a creature attacks a company of two on its way"""
    t = lay(text).going("aragorn-ii", "hero-moria", "ww").listen()
    t.run(t.creature("abductor", "aragorn-ii", "border-land", begin=False))
    return t


@card("alatar")
def test_alatar_hastens_to_help() -> None:
    t = hastening("0 rivendell: aragorn-ii, frodo; 0 lorien: alatar (gollum, orcrist)")
    assert t.stack[-1] == "Joins"
    aside = t.copy().play("pass")
    assert aside.co["alatar"] != aside.co["aragorn-ii"]
    t.play("yes")
    assert (t.co["alatar"], t.discard[0], t.on("alatar")) == (t.co["aragorn-ii"], ["gollum"], ["orcrist"])
    attack = t.attacking
    t.quiet()
    assert t.names(attack.targets) == ["alatar"]
    t.roll(12, 7)
    t.play("stay").dully()
    assert (t.all_rolled(), t.tap["alatar"], t.tap["frodo"]) == (True, "tapped", "untapped")
    assert len(t.checks) == 1
    assert hastening("0 rivendell: aragorn-ii; 0 hero-edoras: alatar").stack[-1] != "Joins"
    assert hastening("0 rivendell: aragorn-ii, alatar").stack[-1] != "Joins"
