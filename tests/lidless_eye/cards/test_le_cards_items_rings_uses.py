"""Magic rings, Dwarven Rings and The One Ring: what their bearers can do."""

from typing import Any

import pytest

from lidless_eye.laying import Laid, lay
from support import card

WORDS = "words-of-menace-and-deceit"  # spirit-magic
SPELL = "some-secret-art-of-flame"  # sorcery
TRIBES = ("barin", "bavor", "druin", "durin", "dwalin")


def struck(t: Laid, race: str, prowess: int) -> None:
    """the company is attacked; up to the moment before the strike"""
    t.now = t.characters(0)[0]
    t.run(t.attack(race, t.now, 1, prowess, begin=False)).up_to("strike")


# -- magic rings


def gives(name: str, skill: str) -> Any:
    return pytest.param(f"magic-ring-of-{name}", skill, marks=card(f"magic-ring-of-{name}"))


@pytest.mark.parametrize(
    ("name", "skill"),
    [
        *(gives("fury", "warrior"), gives("guile", "scout"), gives("savagery", "ranger"), gives("enigma", "sage")),
        *(gives("lies", "diplomat"), gives("delusion", "spirit"), gives("shadows", "shadow")),
        gives("weals", "sorcery"),
    ],
)
def test_a_magic_ring_gives_its_skill(name: str, skill: str) -> None:
    who = "odoacer" if skill != "ranger" else "luitprand"
    t = lay(f"0 moria: {who}")
    assert not t.skilled(who, skill)
    t.lay_on(name, who)
    assert t.skilled(who, skill)
    t.s.to_discard(t.piece(name))
    assert not t.skilled(who, skill)


@card("magic-ring-of-guile")
def test_guile_evades_a_strike_for_a_scout() -> None:
    for who, evades in (("jerrek", True), ("tarcil", False)):
        t = lay(f"0 moria: {who} (magic-ring-of-guile)")
        struck(t, "man", 20)
        assert ("use magic-ring-of-guile" in t.offers()) == evades
        if evades:
            t.use("magic-ring-of-guile")
            assert t.tap["magic-ring-of-guile"] == "tapped"
            t.dully()
            assert t.tap[who] == "untapped"


@card("magic-ring-of-savagery")
def test_savagery_cancels_an_attack_for_a_ranger() -> None:
    for who, ends in (("tarcil", True), ("jerrek", False)):
        t = lay(f"0 moria: {who} (magic-ring-of-savagery)")
        t.now = who
        attack = t.attack("man", who, begin=False)
        t.run(attack).up_to("attack")
        assert ("use magic-ring-of-savagery" in t.offers()) == ends
        if ends:
            t.use("magic-ring-of-savagery")
            assert attack.cancelled
            assert (t.tap[who], t.tap["magic-ring-of-savagery"]) == ("tapped", "untapped")


@pytest.mark.parametrize(
    ("name", "adept", "spell", "other"),
    [
        pytest.param("delusion", "belegorn", WORDS, "deeper-shadow", marks=card("magic-ring-of-delusion")),
        pytest.param("shadows", "ciryaher", "deeper-shadow", WORDS, marks=card("magic-ring-of-shadows")),
        pytest.param("weals", "hador", SPELL, "deeper-shadow", marks=card("magic-ring-of-weals")),
    ],
)
def test_an_adept_takes_a_spell(name: str, adept: str, spell: str, other: str) -> None:
    ring = f"magic-ring-of-{name}"
    for who, can in ((adept, True), ("tarcil", False)):
        for pile, choice in (("discard", f"choose {spell}"), ("deck", f"choose {spell} from deck")):
            t = lay(f"0 moria: {who} ({ring})").add(pile, 0, spell).add("discard", 0, other).window("end")
            assert (f"use {ring}" in t.offers()) == can
            if can:
                t.use(ring)
                assert t.offered("choose") == [choice]
                t.play(choice)
                assert spell in t.hand[0]
                assert t.tap[who] == "tapped"


@card("magic-ring-of-enigma")
def test_enigma_lets_a_sage_use_a_palantir() -> None:
    for who, can in (("layos", True), ("tarcil", False)):
        t = lay(f"0 moria: {who} (magic-ring-of-enigma, palantir-of-orthanc)")
        t.add("deck", 0, *["giant"] * 5).add("discard", 0, "black-mace").window("organise")
        assert ("use palantir-of-orthanc & 4" in t.offers()) == can


# -- dwarven rings


@pytest.mark.parametrize(
    "name", [pytest.param(f"dwarven-ring-of-{n}-s-tribe", marks=card(f"dwarven-ring-of-{n}-s-tribe")) for n in TRIBES]
)
def test_weighs_more_on_a_dwarf(name: str) -> None:
    t = lay(f"0 moria: threlin ({name}), layos")
    assert (t.corruption("threlin"), t.direct("threlin")) == (5, 9)
    t.host[name] = "layos"
    assert (t.corruption("layos"), t.direct("layos")) == (3, 4)
    t.lasts("wisdom-to-wield", 0, "layos", of=name)
    assert (t.corruption("layos"), t.direct("layos")) == (5, 9)


@card("dwarven-ring-of-durin-s-tribe")
def test_durin_untaps_the_site() -> None:
    t = lay("0 moria: threlin (dwarven-ring-of-durin-s-tribe)").window("organise")
    assert "use dwarven-ring-of-durin-s-tribe" not in t.offers()
    t.tap_site(0, "moria")
    t.roll(4).use("dwarven-ring-of-durin-s-tribe")  # 4 + 2 > 5
    assert t.all_rolled()
    assert not t.site_tapped(0, "moria")
    assert t.tap["threlin"] == "tapped"


@card("dwarven-ring-of-durin-s-tribe")
def test_durin_not_for_a_man() -> None:
    t = lay("0 moria: tarcil (dwarven-ring-of-durin-s-tribe)").tap_site(0, "moria").window("organise")
    assert "use dwarven-ring-of-durin-s-tribe" not in t.offers()


def delving(tribe: str, who: str) -> Laid:
    """Threlin with a ring in the site phase at Moria"""
    t = lay(f"0 moria: threlin (dwarven-ring-of-{tribe}-s-tribe){who}")
    t.now = "threlin"
    t.phase = "site"
    t.add("deck", 0, "high-helm", "saw-toothed-blade", "black-mace")
    return t.add("discard", 0, "the-least-of-gold-rings", "perfect-gold-ring")


@pytest.mark.parametrize(
    ("tribe", "finds"),
    [
        pytest.param("barin", {"high-helm", "the-least-of-gold-rings"}, marks=card("dwarven-ring-of-barin-s-tribe")),
        pytest.param("dwalin", {"high-helm", "the-least-of-gold-rings"}, marks=card("dwarven-ring-of-dwalin-s-tribe")),
        pytest.param("bavor", {"black-mace"}, marks=card("dwarven-ring-of-bavor-s-tribe")),
        pytest.param("druin", {"black-mace"}, marks=card("dwarven-ring-of-druin-s-tribe")),
    ],
)
def test_a_dwarf_uncovers_an_item(tribe: str, finds: set[str]) -> None:
    t = delving(tribe, ", layos").window("site").use(f"dwarven-ring-of-{tribe}-s-tribe")
    assert {text.split()[1] for text in t.offered("choose")} == finds
    found = sorted(finds)[0]
    t.play(f"choose {found} from deck")
    assert found in t.hand[0]
    assert t.offered("pick") == ["pick layos"]
    t.roll(12).play("pick layos").quiet()
    assert t.host[found] == "layos"
    assert (t.tap["threlin"], t.tap["layos"]) == ("tapped", "tapped")
    assert t.site_tapped(0, "moria")
    assert t.all_rolled()  # his own check


@pytest.mark.parametrize("tribe", ["barin", "bavor", "druin", "dwalin"])
def test_a_dwarf_uncovers_nothing_at_a_tapped_site_or_alone(tribe: str) -> None:
    tapped = delving(tribe, ", layos").tap_site(0, "moria").window("site")
    alone = delving(tribe, "").window("site")
    for t in (tapped, alone):
        assert f"use dwarven-ring-of-{tribe}-s-tribe" not in t.offers()


# -- The One Ring


@card("the-one-ring")
def test_the_ring_weighs_on_all_companions() -> None:
    t = lay("0 moria: tarcil (the-one-ring), layos; 0 moria: hador")
    assert [t.corruption(who) for who in ("tarcil", "layos", "hador")] == [7, 1, 0]
    t.site["tarcil"] = "barad-dur"
    t.organize()
    assert "store the-one-ring" not in t.offers()


@card("the-one-ring")
@pytest.mark.parametrize(("race", "can"), [("orc", True), ("man", True), ("undead", False), ("nazgul", False)])
def test_the_bearer_vanishes(race: str, can: bool) -> None:
    t = lay("0 moria: tarcil (the-one-ring)")
    struck(t, race, 30)
    assert ("use the-one-ring" in t.offers()) == can
    if can:
        t.roll(10).use("the-one-ring").dully()  # 10 - 2 > 7
        assert t.all_rolled()
        assert t.tap["tarcil"] == "untapped"


@card("the-one-ring")
def test_the_bearer_is_lost() -> None:
    t = lay("0 moria: tarcil (the-one-ring)")
    struck(t, "orc", 30)
    t.roll(7).use("the-one-ring").dully()  # 5 is two less than 7
    assert "tarcil" in t.out[0]
    assert "the-one-ring" in t.discard[0]


@card("the-one-ring")
def test_only_the_bearer_vanishes() -> None:
    t = lay("0 moria: layos, tarcil (the-one-ring)")
    struck(t, "orc", 30)
    assert t.name(t.strike.target) == "layos"
    assert "use the-one-ring" not in t.offers()
