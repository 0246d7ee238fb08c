"""The nine Ringwraiths: figures, modes, and what each can do as the one his player is."""

import pytest

from lidless_eye.laying import Laid, card_of, lay
from mathom.games.lidless_eye.cards.kit.events import after_magic
from mathom.games.lidless_eye.rules.bringing import may_bring_follower
from mathom.games.lidless_eye.terms import ORGANISE, RACES
from support import card, rule

NURN = {"urlurtsu-nurn", "nurniag-camp"}
UDUN = {"cirith-gorgor"}
IMLAD_MORGUL = {"cirith-ungol", "minas-morgul", "shelob-s-lair"}


def wraith(name: str, *facts: object) -> object:
    return pytest.param(name, *facts, id=name, marks=card(name))


NINE = [
    # prowess, body, influence, skills and magic, as Heralded Lord, as Fell Rider, homes
    wraith("adunaphel-the-ringwraith", 8, 10, 4, "warrior scout diplomat spirit-magic", 2, -2, {"urlurtsu-nurn"}),
    wraith(
        "akhorahil-the-ringwraith",
        8,
        9,
        3,
        "sage sorcery spirit-magic shadow-magic",
        3,
        1,
        {"urlurtsu-nurn", "nurniag-camp"},
    ),
    wraith("dwar-the-ringwraith", 9, 10, 5, "warrior scout sage sorcery", -3, -1, UDUN),
    wraith("hoarmurath-the-ringwraith", 8, 9, 3, "scout ranger sage sorcery", 1, 2, UDUN),
    wraith("indur-the-ringwraith", 9, 10, 5, "warrior diplomat sorcery spirit-magic", -1, -3, UDUN | IMLAD_MORGUL),
    wraith("khamul-the-ringwraith", 9, 9, 4, "warrior ranger diplomat sorcery", -2, 1, {"dol-guldur"}),
    wraith("ren-the-ringwraith", 8, 10, 4, "sage diplomat sorcery shadow-magic", -2, 2, {"barad-dur", "mount-doom"}),
    wraith("uvatha-the-ringwraith", 9, 9, 5, "warrior scout ranger spirit-magic", -3, -1, {"variag-camp"}),
    wraith("the-witch-king", 9, 12, 3, "warrior sage diplomat spirit-magic shadow-magic", 3, 1, IMLAD_MORGUL),
]


@pytest.mark.parametrize(("name", "strength", "health", "influence", "can", "lord", "rider", "homes"), NINE)
def test_figures_and_modes(
    name: str, strength: int, health: int, influence: int, can: str, lord: int, rider: int, homes: set[str]
) -> None:
    t = lay(f"0 minas-morgul: {name}")
    assert (t.prowess(name), t.body(name), t.direct(name)) == (strength, health, influence)
    assert t.skills(name) == set(can.split())
    assert t.general_used(0) == 0
    t.lay_on("heralded-lord", name)
    heralded = t.direct(name)
    t.dismiss("heralded-lord")
    t.lay_on("fell-rider", name)
    ridden = t.prowess(name)
    # what the modes give to every Ringwraith stands in their own tests
    t = lay("0 minas-morgul: akhorahil-the-ringwraith (heralded-lord)")
    of_mode = t.direct("akhorahil-the-ringwraith") - 3 - 3
    t.dismiss("heralded-lord")
    t.lay_on("fell-rider", "akhorahil-the-ringwraith")
    of_ride = t.prowess("akhorahil-the-ringwraith") - 8 - 1
    assert (heralded, ridden) == (influence + lord + of_mode, strength + rider + of_ride)


@pytest.mark.parametrize(("name", "homes"), [pytest.param(p.values[0], p.values[7], marks=p.marks) for p in NINE])  # type: ignore[attr-defined]
def test_is_revealed_at_minas_morgul_or_at_home(name: str, homes: set[str]) -> None:
    t = lay()
    t.hold(0, name)
    assert set(t.brings()) == {f"bring {name} > {site}" for site in homes | {"minas-morgul"}}


@pytest.mark.parametrize(("name", "health"), [pytest.param(p.values[0], p.values[2], marks=p.marks) for p in NINE])  # type: ignore[attr-defined]
def test_his_elimination_loses_the_game(name: str, health: int) -> None:
    t = lay(f"0 moria: {name}")
    t.roll(min(health, 12))
    t.body_check(name)
    assert name in t
    if health < 12:
        t.roll(health + 1)
        t.body_check(name)
        assert (t.ending, t.s.victor) == ("fall", 1)


# -- Adûnaphel


def adunaphel(site: str = "dol-guldur") -> Laid:
    return lay(f"0 {site}: adunaphel-the-ringwraith; 0 moria: tarcil, orc-tracker")


@card("adunaphel-the-ringwraith")
def test_adunaphel_cancels_an_attack_on_the_way() -> None:
    t = adunaphel()
    attack = t.prey("orc-raiders", "tarcil", "wilderness")
    t.use("adunaphel-the-ringwraith")
    assert attack.cancelled
    assert t.tap["adunaphel-the-ringwraith"] == "tapped"


@card("adunaphel-the-ringwraith")
@pytest.mark.parametrize("key", ["ruins-and-lairs", "barrow-downs"])
def test_adunaphel_cancels_no_attack_at_a_site(key: str) -> None:
    t = adunaphel()
    t.prey("orc-raiders", "tarcil", key)
    t.up_to("attack")
    assert not t.can_use("adunaphel-the-ringwraith")


@card("adunaphel-the-ringwraith")
def test_adunaphel_only_at_a_darkhaven_and_as_ones_own() -> None:
    t = adunaphel("urlurtsu-nurn")
    t.prey("orc-raiders", "tarcil", "wilderness")
    t.up_to("attack")
    assert not t.can_use("adunaphel-the-ringwraith")
    t = adunaphel()
    t.s.avatar[0] = card_of("the-witch-king").id
    t.prey("orc-raiders", "tarcil", "wilderness")
    t.up_to("attack")
    assert not t.can_use("adunaphel-the-ringwraith")


# -- Akhôrahil


@card("akhorahil-the-ringwraith")
def test_akhorahil_returns_magic_to_the_deck() -> None:
    t = lay("0 dol-guldur: akhorahil-the-ringwraith, belegorn")
    t.lay("words-of-menace-and-deceit", 0)
    after_magic(t.s, t.piece("words-of-menace-and-deceit"), t.piece("belegorn"))
    assert "words-of-menace-and-deceit" in t
    after_magic(t.s, t.piece("words-of-menace-and-deceit"), t.piece("akhorahil-the-ringwraith"))
    assert t.deck[0] == ["words-of-menace-and-deceit"]
    assert "words-of-menace-and-deceit" not in t


# -- Dwar


@card("dwar-the-ringwraith")
def test_dwar_strengthens_a_company_for_the_turn() -> None:
    t = lay("0 dol-guldur: dwar-the-ringwraith; 0 moria: tarcil, orc-tracker; 1 moria: gorbag")
    t.window("organise")
    assert t.targets("dwar-the-ringwraith", "use") == ["dwar-the-ringwraith+", "tarcil+"]
    t.use("dwar-the-ringwraith > tarcil+")
    assert (t.prowess("tarcil"), t.body("tarcil"), t.prowess("orc-tracker"), t.body("orc-tracker")) == (5, 9, 4, 9)
    assert (t.prowess("dwar-the-ringwraith"), t.body("dwar-the-ringwraith")) == (9, 10)
    assert t.tap["dwar-the-ringwraith"] == "tapped"
    t.expire("turn")
    assert (t.prowess("tarcil"), t.body("tarcil")) == (4, 8)


@card("dwar-the-ringwraith")
def test_dwar_does_not_away_from_a_darkhaven_or_tapped() -> None:
    t = lay("0 cirith-gorgor: dwar-the-ringwraith")
    t.window("organise")
    assert not t.can_use("dwar-the-ringwraith > dwar-the-ringwraith+")
    t.site["dwar-the-ringwraith"] = "dol-guldur"
    assert t.can_use("dwar-the-ringwraith > dwar-the-ringwraith+")
    t.tap["dwar-the-ringwraith"] = "tapped"
    assert not t.can_use("dwar-the-ringwraith > dwar-the-ringwraith+")


# -- Hoarmûrath


@card("hoarmurath-the-ringwraith")
def test_hoarmurath_enlarges_the_hand_at_a_darkhaven() -> None:
    t = lay("1 carn-dum: hoarmurath-the-ringwraith")
    assert (t.hand_size(0), t.hand_size(1)) == (8, 9)
    t.site["hoarmurath-the-ringwraith"] = "cirith-gorgor"
    assert t.hand_size(1) == 8
    t.site["hoarmurath-the-ringwraith"] = "carn-dum"
    t.s.avatar[1] = card_of("the-witch-king").id
    assert t.hand_size(1) == 8
    assert t.tap["hoarmurath-the-ringwraith"] == "untapped"


# -- Indûr


@card("indur-the-ringwraith")
def test_indur_takes_magic_back_into_the_hand() -> None:
    t = lay("0 cirith-gorgor: indur-the-ringwraith")
    t.add("discard", 0, "black-mace")
    t.window("end")
    assert not t.can_use("indur-the-ringwraith")
    t.add("discard", 0, "deeper-shadow")
    t.use("indur-the-ringwraith")
    assert t.choices() == {"deeper-shadow"}
    t.play("choose deeper-shadow")
    assert "deeper-shadow" in t.hand[0]
    assert "deeper-shadow" not in t.discard[0]
    assert t.tap["indur-the-ringwraith"] == "tapped"


@card("indur-the-ringwraith")
def test_indur_waits_for_the_end_of_turn() -> None:
    t = lay("0 dol-guldur: indur-the-ringwraith")
    t.join("indur-the-ringwraith", "the-mouth")
    t.add("discard", 0, "deeper-shadow")
    t.window("organise")
    assert not t.can_use("indur-the-ringwraith")


# -- Khamûl and the Witch-king


@pytest.mark.parametrize(
    ("name", "most"),
    [
        pytest.param("khamul-the-ringwraith", 1, marks=card("khamul-the-ringwraith")),
        pytest.param("the-witch-king", 2, marks=card("the-witch-king")),
        pytest.param("ren-the-ringwraith", 0, marks=card("ren-the-ringwraith")),
    ],
)
def test_masters_of_other_ringwraiths(name: str, most: int) -> None:
    t = lay(f"0 minas-morgul: {name}", advanced=1)
    others = ["dwar-the-ringwraith", "indur-the-ringwraith", "hoarmurath-the-ringwraith"]
    for n, other in enumerate(others):
        t.hold(0, other)
        allowed = f"bring {other} > {name}+ & {name}" in t.brings()
        assert allowed == (n < most)
        t.take_from("hand", 0, other)
        t.follower(other, name)
        assert t.control_cost(other) == (0 if n < most else 1)
    assert t.overdrawn(name) == 3 - most - card_of(name).direct


@rule("LE-A-37")
@card("khamul-the-ringwraith", "the-witch-king")
@pytest.mark.parametrize(("name", "most"), [("khamul-the-ringwraith", 1), ("the-witch-king", 2)])
def test_ordinary_followers_take_no_place_of_a_ringwraith(name: str, most: int) -> None:
    """Not even when they use up all his direct influence."""
    t = lay(f"0 minas-morgul: {name}", advanced=1)
    for orc in ("orc-tracker", "snaga"):
        t.follower(orc, name)
    assert t.overdrawn(name) >= 0
    for n, other in enumerate(["dwar-the-ringwraith", "indur-the-ringwraith", "hoarmurath-the-ringwraith"]):
        t.hold(0, other)
        assert (f"bring {other} > {name}+ & {name}" in t.brings()) == (n < most)
        assert may_bring_follower(t.s, 0, card_of(other).id) == (n < most)  # nor by They Ride Together
        t.take_from("hand", 0, other)
        if n < most:
            assert t.control_cost(t.follower(other, name)) == 0


@card("khamul-the-ringwraith", "uvatha-the-ringwraith")
def test_who_costs_nothing_himself_takes_no_place() -> None:
    t = lay("0 minas-morgul: khamul-the-ringwraith", advanced=1)
    t.follower("uvatha-the-ringwraith", "khamul-the-ringwraith")
    t.hold(0, "dwar-the-ringwraith")
    assert "bring dwar-the-ringwraith > khamul-the-ringwraith+ & khamul-the-ringwraith" in t.brings()
    t.follower("dwar-the-ringwraith", "khamul-the-ringwraith")
    assert (t.control_cost("uvatha-the-ringwraith"), t.control_cost("dwar-the-ringwraith")) == (0, 0)


# -- Ren


@card("ren-the-ringwraith")
def test_ren_steadies_a_company() -> None:
    t = lay("0 dol-guldur: ren-the-ringwraith")
    t.company(0, "moria", "tarcil")
    t.company(0, "moria", "orc-captain")
    t.lay_on("the-least-of-gold-rings", "tarcil")
    t.lay_on("the-least-of-gold-rings", "orc-captain")
    t.window("organise")
    t.use("ren-the-ringwraith > tarcil+")
    t.forget()
    t.roll(3)
    t.check("tarcil")
    assert t.tap["tarcil"] == "untapped"  # 3 + 2 > 4
    t.roll(3)
    t.check("orc-captain")
    assert t.tap["orc-captain"] == "tapped"


@card("ren-the-ringwraith")
def test_ren_only_in_the_organization_phase_at_a_darkhaven() -> None:
    t = lay("0 dol-guldur: ren-the-ringwraith")
    t.join("ren-the-ringwraith", "the-mouth")
    t.window("organise")
    assert t.can_use("ren-the-ringwraith > ren-the-ringwraith+")
    t.site["ren-the-ringwraith"] = "barad-dur"
    assert not t.can_use("ren-the-ringwraith > ren-the-ringwraith+")
    assert not card_of("ren-the-ringwraith").uses & ~ORGANISE


# -- Ûvatha


@card("uvatha-the-ringwraith")
def test_uvatha_joins_any_ringwraith_for_nothing() -> None:
    t = lay("0 minas-morgul: ren-the-ringwraith", advanced=1)
    t.hold(0, "uvatha-the-ringwraith", "dwar-the-ringwraith")
    assert t.brings() == ["bring uvatha-the-ringwraith > ren-the-ringwraith+ & ren-the-ringwraith"]
    t.follower("uvatha-the-ringwraith", "ren-the-ringwraith")
    assert t.control_cost("uvatha-the-ringwraith") == 0
    t.s.free(t.piece("uvatha-the-ringwraith"))
    t.site["ren-the-ringwraith"] = "barad-dur"  # neither a Darkhaven nor his home
    assert t.brings() == []


@rule("LE-A-38")
def test_a_follower_cannot_use_his_ability() -> None:
    t = lay("0 dol-guldur: ren-the-ringwraith", advanced=1)
    t.follower("dwar-the-ringwraith", "ren-the-ringwraith")
    t.follower("uvatha-the-ringwraith", "ren-the-ringwraith")
    t.add("discard", 0, "deeper-shadow")
    t.window("organise")
    assert t.can_use("ren-the-ringwraith > ren-the-ringwraith+")
    assert not t.can_use("dwar-the-ringwraith > ren-the-ringwraith+")
    assert not t.can_use("uvatha-the-ringwraith")


@card("uvatha-the-ringwraith")
def test_uvatha_brings_an_event_back_into_the_deck() -> None:
    t = lay("0 dol-guldur: uvatha-the-ringwraith")
    for name in ("black-mace", "orc-captain", "deeper-shadow", "twilight"):
        t.add("discard", 0, name)
    t.window("organise")
    t.site["uvatha-the-ringwraith"] = "variag-camp"
    assert not t.can_use("uvatha-the-ringwraith")
    t.site["uvatha-the-ringwraith"] = "dol-guldur"
    t.use("uvatha-the-ringwraith")
    found = t.choices()
    assert "deeper-shadow" in found
    assert not found & {"black-mace", "orc-captain"}
    t.play("choose deeper-shadow")
    assert "deeper-shadow" in t.deck[0]


def test_abilities_are_not_used_against_nothing() -> None:
    """a creature's attack is answered, an attack that no creature makes is not"""
    t = adunaphel()
    attack = t.prey("orc-raiders", "tarcil", "wilderness")
    attack.creature = -1
    assert not t.can_use("adunaphel-the-ringwraith")
    attack.race = RACES["orc"]
    assert t.finish(attack) in (0, 1)
