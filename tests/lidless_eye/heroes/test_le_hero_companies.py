"""Part H: companies of heroes, their size, and how they travel."""

import pytest

from lidless_eye.laying import Laid, lay
from mathom.games.lidless_eye.box.card import REGION_NUMBERS, REGIONS, SITE_NUMBERS, SITES
from mathom.games.lidless_eye.rules import companies
from mathom.games.lidless_eye.rules.routes import printed_path
from mathom.games.lidless_eye.terms import HERO, LARGEST_COMPANY, MINION, REGION_KINDS
from support import rule

NINE = "gandalf, aragorn-ii, legolas, gimli, boromir-ii, frodo, sam-gamgee, merry, pippin"


def path(start: str, end: str) -> list[str]:
    return [REGION_KINDS[kind] for kind in printed_path(SITE_NUMBERS[start], SITE_NUMBERS[end])]


def ways(t: Laid, company: str, site: str) -> set[str]:
    """the regions by name that may come first on the way to a site"""
    t.journey(company, site)
    return {text.removeprefix("region ") for text in t.offers() if text.startswith("region")}


@rule("LE-H-35", "LE-H-36", "LE-H-38", "LE-HX-2")
@pytest.mark.parametrize("advanced", [0, 1])
def test_hobbits_count_half(advanced: int) -> None:
    assert lay("0 rivendell: frodo, sam-gamgee", advanced=advanced).size("frodo") == 1
    assert lay("0 rivendell: frodo, sam-gamgee, merry", advanced=advanced).size("frodo") == 2
    nine = lay(f"0 rivendell: {NINE}", advanced=advanced)
    assert nine.size("gandalf") == 7 == LARGEST_COMPANY
    assert "lorien" in nine.destinations("gandalf")
    ten = lay(f"0 rivendell: {NINE}, robin-smallburrow", advanced=advanced)
    assert ten.size("gandalf") == 8
    assert ten.destinations("gandalf") == []


@rule("LE-H-2", "LE-HX-2")
def test_who_is_too_many_stays_at_the_haven_and_is_told_so() -> None:
    t = lay(f"0 rivendell: {NINE}, robin-smallburrow").organize()
    assert t.refused("move gandalf+ > lorien") == ("a company of more than 7 does not leave a Haven", "LE-B-65")


@rule("LE-HX-2")
@pytest.mark.parametrize(("who", "limit"), [("frodo, sam-gamgee", 2), (NINE, 7)])
def test_their_hazard_limit(who: str, limit: int) -> None:
    t = lay(f"0 rivendell: {who}").going("frodo", "lorien", "www")
    assert t.hazard_limit("frodo") == limit


@rule("LE-H-39")
def test_a_company_of_heroes_is_neither_covert_nor_overt() -> None:
    t = lay("0 rivendell: aragorn-ii")
    company = t.number("aragorn-ii")
    assert not companies.overt(t.s, company)
    assert not companies.covert(t.s, company)
    minions = lay("0 minas-morgul: tarcil")
    assert companies.covert(minions.s, minions.number("tarcil"))


@rule("LE-H-42", "LE-H-43", "LE-H-46", "LE-HX-4")
def test_printed_paths_of_heroes() -> None:
    t = lay("0 rivendell: aragorn-ii, gandalf")
    found = set(t.destinations("gandalf"))
    assert {"lorien", "grey-havens", "hero-goblin-gate"} <= found
    assert not {"edhellond", "hero-moria"} & found
    assert all(SITES[SITE_NUMBERS[site]].camp == HERO for site in found)
    t.site["gandalf"] = "grey-havens"
    assert {"rivendell", "edhellond"} <= set(t.destinations("gandalf"))
    assert "lorien" not in t.destinations("gandalf")
    sea = ["coastal-sea"] * 4
    assert path("grey-havens", "edhellond") == ["free-domain", *sea, "wilderness"]


@rule("LE-H-44", "LE-HX-5")
def test_regions_of_heroes() -> None:
    t = lay("0 rivendell: aragorn-ii, gandalf", advanced=1)
    assert "hero-moria" in t.destinations("gandalf")
    assert "hero-the-lonely-mountain" not in t.destinations("gandalf")
    t.journey("gandalf", "hero-moria").play("region hollin").no_more_draws()
    assert t.regions("gandalf") == ["rhudaur", "hollin", "redhorn-gate"]
    udun, dagorlad = REGION_NUMBERS["udun"], REGION_NUMBERS["dagorlad"]
    assert dagorlad in REGIONS[udun].neighbours[MINION]
    assert dagorlad not in REGIONS[udun].neighbours[HERO]


@rule("LE-H-45", "LE-HX-5")
def test_the_way_to_mount_doom_does_not_lead_through_imlad_morgul() -> None:
    t = lay("0 hero-minas-tirith: aragorn-ii", advanced=1)
    assert "hero-mount-doom" not in t.destinations("aragorn-ii")
    t.site["aragorn-ii"] = "hero-henneth-annun"
    assert "hero-shelob-s-lair" in t.destinations("aragorn-ii")
    assert "hero-mount-doom" not in t.destinations("aragorn-ii")
    t.site["aragorn-ii"] = "hero-shelob-s-lair"
    assert "hero-mount-doom" in t.destinations("aragorn-ii")
    t.site["aragorn-ii"] = "hero-easterling-camp"
    assert "hero-mount-doom" in t.destinations("aragorn-ii")
    t.journey("aragorn-ii", "hero-mount-doom").no_more_draws()
    assert t.regions("aragorn-ii") == ["horse-plains", "nurn", "gorgoroth"]
    assert [t.region_kind(r) for r in t.regions("aragorn-ii")] == ["shadow-land", "dark-domain", "dark-domain"]


@rule("LE-H-45")
def test_the_printed_path_to_mount_doom_is_for_the_basic_game() -> None:
    assert "hero-mount-doom" in lay("0 lorien: aragorn-ii").destinations("aragorn-ii")
    assert "hero-mount-doom" not in lay("0 lorien: aragorn-ii", advanced=1).destinations("aragorn-ii")
    assert lay("0 hero-mount-doom: aragorn-ii").destinations("aragorn-ii") == ["lorien"]


@rule("LE-H-47", "LE-HX-7")
@pytest.mark.parametrize(
    ("who", "advanced", "mine"),
    [("gandalf", 1, True), ("robin-smallburrow, fatty-bolger", 1, True), ("anborn, bergil", 1, False)],
)
def test_for_whom_his_player_draws(who: str, advanced: int, mine: bool) -> None:
    t = lay(f"0 rivendell: {who}", advanced=advanced).add("deck", 0, *["risky-blow"] * 9).add("deck", 1, *["wargs"] * 9)
    first = who.split(",")[0]
    t.journey(first, "lorien")
    while t.stack[-1] == "Route":
        t.answer()
    assert t.seat == (0 if mine else 1)
    assert t.stack[-1] == "Draw"


@rule("LE-H-47", "LE-HX-7")
def test_figures_go_up_to_six() -> None:
    doom, tower = SITES[SITE_NUMBERS["hero-mount-doom"]], SITES[SITE_NUMBERS["hero-barad-dur"]]
    assert (tower.draws, tower.opponent_draws) == (3, 6)
    assert doom.opponent_draws == 6


@rule("LE-HX-7")
@pytest.mark.parametrize(("start", "end"), [("lorien", "hero-barad-dur"), ("hero-barad-dur", "lorien")])
def test_what_is_drawn_on_the_way_to_barad_dur_and_back(start: str, end: str) -> None:
    t = lay(f"0 {start}: gandalf").add("deck", 0, *["risky-blow"] * 9).add("deck", 1, *["wargs"] * 9)
    t.journey("gandalf", end)
    while t.stack[-1] == "Draw":
        t.play("yes")
    assert [len(hand) for hand in t.hand] == [3, 6]


@rule("LE-H-50", "LE-HX-6")
def test_the_hazard_limit_on_the_way_to_mount_doom() -> None:
    t = lay("0 hero-shelob-s-lair: frodo, sam-gamgee").going("frodo", "hero-mount-doom", "sd")
    assert t.hazard_limit("frodo") == 4
    assert lay("0 hero-mount-doom: frodo, sam-gamgee").hazard_limit("frodo") == 2


@rule("LE-H-48")
def test_the_wounded_heal_at_a_haven() -> None:
    t = lay("0 rivendell: wounded aragorn-ii; 0 hero-minas-morgul: wounded faramir")
    t.untap()
    assert t.tap["aragorn-ii"] == "tapped"
    assert t.tap["faramir"] == "wounded"  # for heroes it is a dark-hold


@rule("LE-H-51")
def test_of_one_place_each_camp_has_its_own_card() -> None:
    mine, theirs = SITES[SITE_NUMBERS["hero-minas-morgul"]], SITES[SITE_NUMBERS["minas-morgul"]]
    assert mine.id != theirs.id
    assert mine.place == theirs.place
    assert (mine.printed.kind, theirs.printed.kind) == ("dark-hold", "haven")
    assert SITES[SITE_NUMBERS["rivendell"]].place == SITE_NUMBERS["rivendell"]
