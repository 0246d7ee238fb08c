"""Items of heroes that are no rings and no Palantíri: where each is played, its figures in use, and what it does."""

from typing import Any

import pytest

from lidless_eye.laying import lay, visiting
from support import card, rule


def thing(name: str, points: int, burden: int, site: str) -> Any:
    return pytest.param(name, points, burden, site, id=name, marks=card(name))


ALL = [
    thing("athelas", 0, 1, "hero-ettenmoors"),
    thing("dagger-of-westernesse", 0, 1, "hero-ettenmoors"),
    thing("earth-of-galadriel-s-orchard", 0, 1, "lorien"),
    thing("durin-s-axe", 2, 2, "hero-moria"),
    thing("the-arkenstone", 2, 2, "hero-moria"),
    thing("elf-stone", 0, 1, "hero-ettenmoors"),
    thing("elven-cloak", 0, 1, "hero-ettenmoors"),
    thing("glamdring", 2, 1, "hero-moria"),
    thing("great-shield-of-rohan", 2, 2, "hero-moria"),
    thing("hauberk-of-bright-mail", 2, 1, "hero-moria"),
    thing("healing-herbs", 0, 1, "hero-ettenmoors"),
    thing("horn-of-anor", 0, 1, "hero-ettenmoors"),
    thing("miruvor", 0, 1, "hero-ettenmoors"),
    thing("narsil", 3, 2, "hero-moria"),
    thing("orcrist", 4, 2, "hero-moria"),
    thing("potion-of-prowess", 0, 1, "hero-ettenmoors"),
    thing("hero-red-book-of-westmarch", 0, 1, "hero-bag-end"),
    thing("sapling-of-the-white-tree", 1, 1, "hero-glittering-caves"),
    thing("hero-scroll-of-isildur", 4, 3, "tolfalas"),
    thing("shield-of-iron-bound-ash", 0, 1, "hero-ettenmoors"),
    thing("star-glass", 0, 1, "hero-ettenmoors"),
    thing("sting", 0, 1, "hero-ettenmoors"),
    thing("sword-of-gondolin", 2, 2, "hero-moria"),
    thing("hero-the-mithril-coat", 4, 2, "hero-moria"),
    thing("torque-of-hues", 2, 2, "hero-moria"),
    thing("black-arrow", 0, 1, "hero-ettenmoors"),
    thing("dwarven-axe", 2, 2, "hero-moria"),
    thing("book-of-mazarbul", 1, 2, "hero-moria"),
    thing("red-arrow", 2, 2, "hero-moria"),
    thing("hero-the-iron-crown", 4, 5, "hero-moria"),
]


@pytest.mark.parametrize(("name", "worth", "burden", "site"), ALL)
def test_is_played_and_borne(name: str, worth: int, burden: int, site: str) -> None:
    assert not visiting("0 hero-edoras: faramir").resource_on(name, "site")
    t = visiting(f"0 {site}: faramir, tapped legolas")
    assert t.resource_on(name, "site") == ["faramir"]
    t.resource(f"{name} > faramir", "site")
    assert (t.host[name], t.tap["faramir"], t.site_tapped(0, site)) == ("faramir", "tapped", site != "lorien")
    assert (t.given_points(name), t.corruption("faramir")) == (worth, burden)


def adds(name: str, who: str, strength: int, health: int, influence: int) -> Any:
    return pytest.param(name, who, strength, health, influence, id=f"{name}-{who}", marks=card(name))


@pytest.mark.parametrize(
    ("name", "who", "strength", "health", "influence"),
    [
        # Faramir 5/8 influence 1, a warrior; Aragorn 6/9 influence 3; Sam 1/9; Gimli 5/8 influence 2; Annalena 3/8
        adds("dagger-of-westernesse", "annalena", 4, 8, 0),
        adds("sword-of-gondolin", "faramir", 7, 8, 1),
        adds("sword-of-gondolin", "annalena", 3, 8, 0),
        adds("sting", "sam-gamgee", 3, 9, 0),
        adds("sting", "annalena", 4, 8, 0),
        adds("glamdring", "aragorn-ii", 8, 9, 3),
        adds("glamdring", "annalena", 6, 8, 0),
        adds("orcrist", "aragorn-ii", 9, 9, 3),
        adds("dwarven-axe", "gimli", 8, 8, 2),
        adds("dwarven-axe", "faramir", 7, 8, 1),
        adds("dwarven-axe", "annalena", 3, 8, 0),
        adds("durin-s-axe", "gimli", 9, 8, 2),
        adds("durin-s-axe", "aragorn-ii", 8, 9, 3),
        adds("narsil", "faramir", 6, 8, 2),
        adds("hauberk-of-bright-mail", "faramir", 5, 9, 1),
        adds("hauberk-of-bright-mail", "annalena", 3, 8, 0),
        adds("hero-the-mithril-coat", "annalena", 3, 10, 0),
        adds("great-shield-of-rohan", "annalena", 3, 9, 0),
        adds("shield-of-iron-bound-ash", "annalena", 3, 8, 0),
        adds("shield-of-iron-bound-ash", "adrazar", 3, 7, 1),
        adds("horn-of-anor", "faramir", 5, 8, 1),
        adds("hero-the-iron-crown", "faramir", 5, 9, 5),
        adds("hero-the-iron-crown", "sam-gamgee", 1, 9, 0),
    ],
)
@rule("LE-HX-23")
def test_figures_of_the_bearer(name: str, who: str, strength: int, health: int, influence: int) -> None:
    t = lay(f"0 hero-moria: {who} ({name})")
    assert (t.prowess(who), t.body(who), t.direct(who)) == (strength, health, influence)


@card("glamdring", "orcrist")
def test_swords_that_hate_orcs() -> None:
    for name, who, race, strength in (
        ("glamdring", "aragorn-ii", "orc", 9),
        ("glamdring", "annalena", "orc", 6),
        ("glamdring", "aragorn-ii", "man", 8),
        ("orcrist", "aragorn-ii", "orc", 10),
        ("orcrist", "annalena", "orc", 7),
    ):
        t = lay(f"0 hero-moria: {who} ({name})")
        t.assault(race, who, 1, 10)
        assert t.struck(who).defence(t.s) == strength


@card("elf-stone", "horn-of-anor", "hero-red-book-of-westmarch", "red-arrow")
@pytest.mark.parametrize(
    ("name", "other", "influence"),
    [
        ("elf-stone", "haldir", 2),
        ("elf-stone", "wood-elves", 2),
        ("elf-stone", "lossoth", 0),
        ("horn-of-anor", "lossoth", 2),
        ("horn-of-anor", "haldir", 0),
        ("hero-red-book-of-westmarch", "sam-gamgee", 2),
        ("hero-red-book-of-westmarch", "hobbits", 2),
        ("hero-red-book-of-westmarch", "haldir", 0),
        ("red-arrow", "eomer", 5),
        ("red-arrow", "haldir", 0),
        ("red-arrow", "riders-of-rohan", 0),
    ],
)
def test_influence_against_some(name: str, other: str, influence: int) -> None:
    t = lay(f"0 hero-moria: annalena ({name})")
    assert t.direct("annalena", other) == influence


@card("earth-of-galadriel-s-orchard", "hero-red-book-of-westmarch", "sapling-of-the-white-tree", "book-of-mazarbul")
@pytest.mark.parametrize(
    ("name", "site", "points"),
    [
        ("earth-of-galadriel-s-orchard", "hero-bag-end", 2),
        ("hero-red-book-of-westmarch", "rivendell", 1),
        ("sapling-of-the-white-tree", "hero-minas-tirith", 2),
        ("book-of-mazarbul", "hero-blue-mountain-dwarf-hold", 5),
        ("book-of-mazarbul", "hero-iron-hill-dwarf-hold", 5),
        ("book-of-mazarbul", "rivendell", 1),
    ],
)
def test_what_it_is_worth_when_stored(name: str, site: str, points: int) -> None:
    t = lay(f"0 {site}: faramir ({name})")
    t.roll(12)
    t.store(name)
    assert t.points(0)["items"] == points


@card("sapling-of-the-white-tree")
def test_the_sapling_is_not_found_in_shadow_holds() -> None:
    assert visiting("0 hero-moria: faramir").resource_on("hauberk-of-bright-mail", "site")
    assert not visiting("0 hero-moria: faramir").resource_on("sapling-of-the-white-tree", "site")


@card("hero-scroll-of-isildur")
def test_the_scroll_helps_to_read_rings() -> None:
    t = lay("0 hero-moria: faramir (fair-gold-ring, hero-scroll-of-isildur)")
    assert t.test_sum("fair-gold-ring") == 2


@rule("LE-H-90", "LE-HX-23")
@card("durin-s-axe", "the-arkenstone")
def test_what_is_worth_more_to_a_dwarf() -> None:
    for name, points, burden in (("durin-s-axe", 4, 3), ("the-arkenstone", 5, 4)):
        t = lay(f"0 hero-moria: gimli ({name})")
        assert (t.given_points(name), t.corruption("gimli")) == (points, burden)


@card("the-arkenstone")
def test_the_arkenstone_rouses_a_dwarf() -> None:
    t = lay("0 hero-moria: faramir (the-arkenstone), tapped gimli, tapped haldir")
    assert t.direct("faramir", "ori") == 4
    assert t.usable("the-arkenstone") == ["gimli"]
    t.window("organise")
    t.roll(12)
    t.use("the-arkenstone > gimli")
    assert (t.tap["gimli"], t.tap["the-arkenstone"], t.all_rolled()) == ("untapped", "tapped", True)


# -- uses


@card("healing-herbs")
def test_herbs_heal_or_untap() -> None:
    for position in ("wounded", "tapped"):
        t = lay(f"0 hero-moria: faramir (healing-herbs), {position} haldir")
        t.window("organise")
        t.use("healing-herbs > haldir")
        assert (t.tap["haldir"], t.tap["faramir"]) == ("untapped", "tapped")
        assert "healing-herbs" in t.discard[0]


@card("athelas")
def test_athelas_in_the_hands_of_a_dunadan() -> None:
    t = lay("0 hero-moria: faramir (athelas), wounded haldir")
    t.window("organise")
    t.use("athelas > haldir")
    assert (t.tap["haldir"], t.tap["faramir"]) == ("tapped", "tapped")
    assert "athelas" in t.discard[0]
    t = lay("0 hero-moria: legolas (athelas), wounded haldir")
    t.window("organise")
    assert not t.offered("use")


@card("athelas")
def test_aragorn_frees_others_of_corruption() -> None:
    for who, may in (("aragorn-ii", True), ("faramir", False)):
        t = lay(f"0 hero-moria: {who} (athelas), haldir")
        t.lay_on("lure-of-the-senses", "haldir", 1)
        t.window("organise")
        assert bool(t.offered("use")) == may
        if may:
            t.use("athelas > lure-of-the-senses")
            assert "lure-of-the-senses" in t.discard[1]


@card("miruvor", "potion-of-prowess")
@pytest.mark.parametrize(("name", "figures"), [("miruvor", (3, 10)), ("potion-of-prowess", (4, 8))])
def test_draughts_do_the_whole_company_good(name: str, figures: tuple[int, int]) -> None:
    t = lay(f"0 hero-moria: faramir ({name}), annalena")
    t.window("organise")
    t.use(name)
    assert (t.prowess("annalena"), t.body("annalena")) == figures
    assert name in t.discard[0]


@card("elven-cloak")
def test_the_cloak_hides_in_the_wilderness() -> None:
    for key, hides in (("wilderness", True), ("shadow-land", False)):
        t = lay("0 hero-moria: faramir (elven-cloak, shield-of-iron-bound-ash)")
        attack = t.creature("wargs", "faramir", key, begin=False)
        t.run(attack).up_to("strike")
        assert t.can_use("elven-cloak") == hides


@card("great-shield-of-rohan")
def test_a_warrior_behind_the_great_shield_does_not_tap() -> None:
    t = lay("0 hero-moria: faramir (great-shield-of-rohan)")
    attack = t.attack("orc", "faramir", 1, 8, begin=False)
    t.run(attack).up_to("strike")
    t.use("great-shield-of-rohan")
    t.roll(9)
    t.finish(attack)
    assert (t.tap["faramir"], t.tap["great-shield-of-rohan"]) == ("untapped", "tapped")


@card("shield-of-iron-bound-ash")
def test_the_ash_shield_parries() -> None:
    t = lay("0 hero-moria: annalena (shield-of-iron-bound-ash)")
    attack = t.attack("orc", "annalena", 1, 8, begin=False)
    t.run(attack).up_to("strike")
    t.use("shield-of-iron-bound-ash")
    assert (t.strike.defence(t.s), t.body("annalena")) == (4, 8)


@card("star-glass")
def test_the_star_glass_against_undead_and_beasts() -> None:
    for race, prowess in (("undead", None), ("spider", 8), ("wolf", 8)):
        t = lay("0 hero-moria: faramir (star-glass)")
        attack = t.assault(race, "faramir", 1, 10)
        t.roll(12)
        t.use("star-glass")
        assert t.tap["faramir"] == "tapped"
        assert bool(attack.cancelled) == (prowess is None)
        if prowess:
            assert attack.prowess_now(t.s) == prowess
    t = lay("0 hero-moria: faramir (star-glass)")
    t.assault("orc", "faramir", 1, 10, 0, "risky-blow")
    t.up_to("strike")
    assert not t.can_use("star-glass")


@card("torque-of-hues")
def test_the_torque_and_its_bearer_tap() -> None:
    t = lay("0 hero-moria: faramir (torque-of-hues)")
    attack = t.assault("orc", "faramir", 1, 10)
    t.roll(12)
    t.use("torque-of-hues")
    assert t.all_rolled()
    assert (bool(attack.cancelled), t.tap["faramir"], t.tap["torque-of-hues"]) == (True, "tapped", "tapped")


@card("black-arrow")
def test_the_black_arrow_serves_a_man_again() -> None:
    for who, lost in (("theoden", False), ("faramir", True)):
        t = lay(f"0 hero-moria: {who} (black-arrow)")
        attack = t.assault("dragon", who, 1, 10, 8)
        t.use("black-arrow")
        assert (attack.prowess_now(t.s), attack.body_now(t.s)) == (9, 7)
        assert ("black-arrow" in t.discard[0]) == lost


@card("ent-draughts")
def test_ent_draughts() -> None:
    t = visiting("0 wellinghall: aragorn-ii, legolas").hold(0, "ent-draughts")
    assert not t.copy().opens("site", 0).offered("play ent-draughts")
    t.lay("ents-of-fangorn", 0)
    assert not t.copy().opens("site", 0).offered("play ent-draughts")  # they came earlier
    t.came("ents-of-fangorn").tap_site(0, "wellinghall")
    assert t.copy().opens("site", 0).offered("play ent-draughts") == [
        "play ent-draughts > aragorn-ii",
        "play ent-draughts > legolas",
    ]
    before = t.prowess("legolas")
    t.opens("site", 0).play("play ent-draughts > legolas").quiet()
    assert (t.on("legolas"), t.prowess("legolas")) == (["ent-draughts"], before + 1)
    assert t.tap["legolas"] == "tapped"
    away = lay("0 rivendell: legolas (ent-draughts), aragorn-ii")
    assert away.storable() == set()
    assert not away.organize().offered("give ent-draughts")


@card("book-of-mazarbul")
def test_a_sage_reads_in_the_book() -> None:
    assert not lay("0 rivendell: haldir (book-of-mazarbul)").usable("book-of-mazarbul")
    t = lay("0 rivendell: annalena (book-of-mazarbul)")
    t.uses("book-of-mazarbul")
    assert (t.tap["book-of-mazarbul"], t.hand_size(0), t.hand_size(1)) == ("tapped", 9, 8)
    t.expire("turn")
    assert t.hand_size(0) == 9
    t.s.active = 1
    t.untap()
    assert t.hand_size(0) == 9  # it is the opponent's untap phase
    t.s.active = 0
    t.untap()
    assert (t.hand_size(0), t.tap["book-of-mazarbul"]) == (8, "untapped")


@rule("LE-H-83")
@card("red-arrow")
def test_the_red_arrow_calls_the_riders() -> None:
    t = visiting("0 hero-edoras: annalena (red-arrow), faramir")
    t.roll()
    t.resource("riders-of-rohan > annalena", "site")
    assert ("riders-of-rohan" in t, t.site_tapped(0, "hero-edoras"), t.all_rolled()) == (True, True, True)
    t = visiting("0 hero-edoras: annalena (red-arrow), faramir").roll(2)
    t.resource("riders-of-rohan > faramir", "site")  # he does not bear it
    assert "riders-of-rohan" in t.discard[0]


@rule("LE-H-83")
@card("red-arrow")
def test_what_is_won_without_a_roll_is_an_attempt_like_others() -> None:
    for text, tapped, who in (
        ("0 hero-edoras: annalena (red-arrow), faramir", False, ["annalena", "faramir"]),
        ("0 hero-edoras: tapped annalena (red-arrow), faramir", False, ["faramir"]),
        ("0 hero-edoras: annalena (red-arrow), faramir", True, []),
        ("0 hero-bree: annalena (red-arrow), faramir", False, []),
    ):
        assert visiting(text, tapped=tapped).resource_on("riders-of-rohan", "site") == who
    t = visiting("0 hero-edoras: annalena (red-arrow)").listen().roll(12)
    t.lay("lure-of-power", 1)  # waits for an attempt that succeeds
    t.resource("riders-of-rohan > annalena", "site")
    assert (t.checks, t.tap["annalena"], t.discard[1]) == ([8], "tapped", ["lure-of-power"])
    assert (t.points(0)["factions"], t.site_tapped(0, "hero-edoras")) == (3, True)


@card("hero-the-iron-crown")
def test_the_iron_crown_asks_back() -> None:
    t = visiting("0 hero-edoras: aragorn-ii (hero-the-iron-crown)").listen().roll(9, 12)
    t.resource("riders-of-rohan > aragorn-ii", "site")
    assert ("riders-of-rohan" in t, t.checks) == (True, [12])
    for who, race, may in (("faramir", "orc", True), ("faramir", "undead", False), ("sam-gamgee", "orc", False)):
        t = lay(f"0 hero-moria: {who} (hero-the-iron-crown)").hold(0, "vanishment")
        attack = t.attack(race, who, begin=False)
        t.run(attack)
        assert (t.seat == 0 and t.asks("attack") and t.can_use("hero-the-iron-crown")) == may
        if may:
            t.use("hero-the-iron-crown")
            assert attack.cancelled
