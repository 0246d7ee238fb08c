"""The rings of heroes: what gold rings prove to be, and what the others do."""

import pytest

from lidless_eye.laying import lay, visiting
from mathom.games.lidless_eye.cards.items.palantiri import may_tap_to_use
from support import card, rule


@rule("LE-H-96", "LE-HX-19")
@card("beautiful-gold-ring", "fair-gold-ring", "precious-gold-ring")
@pytest.mark.parametrize(
    ("name", "roll", "found"),
    [
        ("beautiful-gold-ring", 12, {"hero-the-one-ring", "lesser-ring"}),
        ("beautiful-gold-ring", 10, {"lesser-ring"}),
        ("beautiful-gold-ring", 7, {"magic-ring-of-lore", "lesser-ring"}),
        ("fair-gold-ring", 11, {"hero-the-one-ring", "lesser-ring"}),
        ("fair-gold-ring", 6, {"magic-ring-of-lore", "lesser-ring"}),
        ("fair-gold-ring", 7, {"lesser-ring"}),
        ("precious-gold-ring", 10, {"hero-the-one-ring", "lesser-ring"}),
        ("precious-gold-ring", 5, {"magic-ring-of-lore", "lesser-ring"}),
        ("precious-gold-ring", 6, {"lesser-ring"}),
    ],
)
def test_what_a_gold_ring_proves_to_be(name: str, roll: int, found: set[str]) -> None:
    t = visiting("0 hero-bandit-lair: faramir")
    assert t.resource_on(name, "site") == ["faramir"]
    t = lay(f"0 hero-moria: faramir ({name})")
    t.hold(0, "hero-the-one-ring", "lesser-ring", "magic-ring-of-lore", "minor-ring")
    t.roll(roll)
    t.test(name)
    assert t.choices() == found  # a hero's ring never becomes one of minions (LE-H-97)


@rule("LE-H-98")
@card("beautiful-gold-ring", "fair-gold-ring", "precious-gold-ring")
def test_they_do_not_tempt_after_the_untap_phase() -> None:
    for name in ("beautiful-gold-ring", "fair-gold-ring", "precious-gold-ring"):
        t = lay(f"0 hero-moria: faramir ({name})")
        t.tells("untap")
        assert t.stack == []


@card("lesser-ring", "magic-ring-of-courage", "magic-ring-of-words")
@pytest.mark.parametrize(
    ("name", "who", "figures"),
    [
        ("lesser-ring", "annalena", (3, 2)),
        ("magic-ring-of-courage", "faramir", (7, 1)),
        ("magic-ring-of-courage", "annalena", (3, 0)),
        ("magic-ring-of-words", "adrazar", (3, 4)),
        ("magic-ring-of-words", "annalena", (3, 0)),
    ],
)
def test_figures_of_the_bearer(name: str, who: str, figures: tuple[int, int]) -> None:
    t = lay(f"0 hero-moria: {who} ({name})")
    assert (t.prowess(who), t.direct(who)) == figures


@pytest.mark.parametrize(
    ("name", "skill"),
    [
        pytest.param(f"magic-ring-of-{name}", skill, marks=card(f"magic-ring-of-{name}"))
        for name, skill in (
            ("courage", "warrior"),
            ("lore", "sage"),
            ("nature", "ranger"),
            ("stealth", "scout"),
            ("words", "diplomat"),
        )
    ],
)
def test_it_gives_a_skill(name: str, skill: str) -> None:
    who = "annalena" if skill == "warrior" else "gamling-the-old"
    t = lay(f"0 hero-moria: {who}")
    assert not t.skilled(who, skill)
    t.lay_on(name, who)
    assert t.skilled(who, skill)


@card("magic-ring-of-nature")
def test_a_ranger_with_the_ring_of_nature_cancels_an_attack() -> None:
    for who, may in (("aragorn-ii", True), ("annalena", False)):
        t = lay(f"0 hero-moria: {who} (magic-ring-of-nature)")
        attack = t.assault("orc", who, 1, 10, 0, "vanishment")
        if may:
            t.use("magic-ring-of-nature")
            assert (bool(attack.cancelled), t.tap[who]) == (True, "tapped")
        else:
            assert "use magic-ring-of-nature" not in (t.offers() if t.seat >= 0 else [])


@card("magic-ring-of-stealth")
def test_a_scout_with_the_ring_of_stealth_evades_a_strike() -> None:
    t = lay("0 hero-moria: annalena (magic-ring-of-stealth)")
    attack = t.attack("orc", "annalena", 1, 10, begin=False)
    t.run(attack).up_to("strike")
    t.use("magic-ring-of-stealth")
    t.finish(attack)
    assert (t.tap["annalena"], t.tap["magic-ring-of-stealth"]) == ("untapped", "tapped")


@card("magic-ring-of-lore")
def test_a_sage_with_the_ring_of_lore_uses_a_palantir() -> None:
    t = lay("0 hero-isengard: annalena (magic-ring-of-lore, palantir-of-orthanc)")
    stone = t.piece("palantir-of-orthanc")
    assert may_tap_to_use(t.s, stone)
    t.tap["annalena"] = "tapped"
    assert not may_tap_to_use(t.s, stone)


@rule("LE-H-78", "LE-H-102", "LE-HX-22")
@card("hero-the-one-ring")
def test_sam_with_the_one_ring() -> None:
    t = lay("0 hero-barad-dur: sam-gamgee (hero-the-one-ring), haldir")
    assert (t.prowess("sam-gamgee"), t.body("sam-gamgee"), t.direct("sam-gamgee")) == (2, 10, 5)
    assert (t.corruption("sam-gamgee"), t.corruption("haldir")) == (7, 1)
    t.settle()
    assert t.s.ending == 0  # it wins for nobody there


@card("hero-the-one-ring")
def test_the_bearer_vanishes_from_a_strike() -> None:
    for roll, stays in ((7, True), (6, False)):
        t = lay("0 hero-moria: sam-gamgee (hero-the-one-ring)")
        attack = t.attack("orc", "sam-gamgee", 1, 10, begin=False)
        t.run(attack).up_to("strike")
        t.roll(roll)  # +3 - 2 against 7 points: 8 is needed
        t.use("hero-the-one-ring")
        assert ("sam-gamgee" in t.discard[0]) == (not stays)


DWARVEN = (
    *(f"hero-dwarven-ring-of-{tribe}-s-tribe" for tribe in ("barin", "bavor", "druin", "durin", "dwalin")),
    *(f"dwarven-ring-of-{tribe}-s-tribe" for tribe in ("thelor", "thrar")),
)


@rule("LE-H-90")
@pytest.mark.parametrize("name", [pytest.param(name, marks=card(name)) for name in DWARVEN])
def test_dwarven_rings_are_more_to_a_dwarf(name: str) -> None:
    """Ori 2, Faramir 5 with direct influence 1"""
    t = lay(f"0 hero-moria: ori ({name})")
    assert (t.prowess("ori"), t.direct("ori"), t.corruption("ori"), t.given_points(name)) == (6, 7, 5, 6)
    t = lay(f"0 hero-moria: faramir ({name})")
    assert (t.prowess("faramir"), t.direct("faramir"), t.corruption("faramir"), t.given_points(name)) == (7, 3, 3, 4)
    t.window("site")
    assert not t.offered("use")


@pytest.mark.parametrize(
    ("name", "found"),
    [
        pytest.param(
            "hero-dwarven-ring-of-barin-s-tribe", "glamdring", marks=card("hero-dwarven-ring-of-barin-s-tribe")
        ),
        pytest.param(
            "hero-dwarven-ring-of-dwalin-s-tribe", "glamdring", marks=card("hero-dwarven-ring-of-dwalin-s-tribe")
        ),
        pytest.param(
            "hero-dwarven-ring-of-bavor-s-tribe",
            "hero-the-mithril-coat",
            marks=card("hero-dwarven-ring-of-bavor-s-tribe"),
        ),
        pytest.param(
            "hero-dwarven-ring-of-druin-s-tribe",
            "hero-the-mithril-coat",
            marks=card("hero-dwarven-ring-of-druin-s-tribe"),
        ),
    ],
)
def test_a_dwarf_uncovers_an_item(name: str, found: str) -> None:
    t = visiting(f"0 hero-moria: ori ({name}), haldir")
    t.add("deck", 0, "glamdring", "hero-the-mithril-coat")
    t.add("discard", 0, "hauberk-of-bright-mail", "durin-s-axe")
    t.window("site")
    t.roll(12)
    t.use(name)
    assert t.choices() == {f"{found} from deck"}
    t.play(f"choose {found} from deck", "pick haldir")
    t.quiet()
    assert (t.host[found], t.tap["ori"], t.site_tapped(0, "hero-moria")) == ("haldir", "tapped", True)


@card("hero-dwarven-ring-of-durin-s-tribe")
def test_a_dwarf_untaps_his_site() -> None:
    t = visiting("0 hero-moria: ori (hero-dwarven-ring-of-durin-s-tribe)", tapped=True)
    t.window("site")
    t.roll(12)
    t.use("hero-dwarven-ring-of-durin-s-tribe")
    assert (t.site_tapped(0, "hero-moria"), t.tap["ori"]) == (False, "tapped")


@card("dwarven-ring-of-thelor-s-tribe", "dwarven-ring-of-thrar-s-tribe")
def test_a_dwarf_gathers_minor_items() -> None:
    for name in ("dwarven-ring-of-thelor-s-tribe", "dwarven-ring-of-thrar-s-tribe"):
        t = lay(f"0 hero-moria: ori ({name})")
        t.add("deck", 0, "elven-cloak", "glamdring")
        t.add("discard", 0, "star-glass")
        t.window("organise")
        t.roll(12)
        t.use(name)
        t.play("choose elven-cloak from deck", "choose star-glass")
        t.quiet()
        assert set(t.hand[0]) == {"elven-cloak", "star-glass"}


@card("wizard-s-ring")
def test_a_wizard_takes_up_a_ring_at_a_haven() -> None:
    assert not visiting("0 hero-moria: gandalf").resource_on("wizard-s-ring", "site")
    t = visiting("0 rivendell: gandalf, haldir")
    assert t.resource_on("wizard-s-ring", "site") == ["gandalf"]
    t.roll(12)
    t.resource("wizard-s-ring > gandalf", "site")
    assert (t.prowess("gandalf"), t.direct("gandalf"), t.all_rolled()) == (8, 15, True)
    t = lay("0 rivendell: gandalf (wizard-s-ring), haldir")
    t.organize()
    assert not [text for text in t.offers() if "wizard-s-ring" in text]
