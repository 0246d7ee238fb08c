"""Resource permanent-events on a site already used: raids."""

import pytest

from lidless_eye.laying import Laid, visiting
from support import card


def fight_on(t: Laid) -> None:
    """fights whatever comes, tapping, up to a question who taps for a raid"""
    while t.stack and not t.offered("pick"):
        t.answer()


@pytest.mark.parametrize(
    ("name", "site", "figures", "worth"),
    [
        pytest.param("burning-rick-cot-and-tree", "bree", [(4, 7), (1, 9)], 2, marks=card("burning-rick-cot-and-tree")),
        pytest.param("smoke-on-the-wind", "edoras", [(5, 8), (1, 10)], 3, marks=card("smoke-on-the-wind")),
    ],
)
def test_a_place_is_burnt(name: str, site: str, figures: list[tuple[int, int]], worth: int) -> None:
    t = visiting(f"0 {site}: gorbag, snaga, shagrat, jerrek, tarcil, layos, lagduf", tapped=True)
    people = t.members("gorbag")
    t.lay("woodmen", 0)
    assert t.resource_on(name, "site") == ["gorbag+"]
    t.roll(*[12] * 30)
    t.hold(0, name, "whip")
    seen = []
    plays_one(t, name, "gorbag+")
    while not t.offered("pick"):
        attack = t.attacking
        figure = (int(attack.strikes), int(attack.prowess))
        if figure not in seen:
            seen.append(figure)
            assert t.race == "man"
        t.answer()
    assert seen == figures
    free = [c for c in people if t.tap[c] == "untapped"]
    assert t.choices("pick") == set(free)
    t.play(f"pick {free[0]}")
    t.quiet()
    assert t.tap[free[0]] == "tapped"
    assert t.worth(0) == worth
    assert name in t.stored[0]
    assert "woodmen" in t  # they belong to another site
    assert t.resource_on(name, "site") == []  # once at a site


def plays_one(t: Laid, name: str, target: str) -> None:
    """plays a raid, up to the first question of its attack"""
    t.window("site")
    t.play(f"play {name} > {target}")
    while not t.attacked:
        t.play("pass")


@card("burning-rick-cot-and-tree")
def test_a_raid_costs_the_factions_of_the_place() -> None:
    t = visiting("0 woodmen-town: gorbag, snaga, shagrat, jerrek, tarcil, layos", tapped=True)
    people = t.members("gorbag")
    t.lay("woodmen", 0)
    t.roll(*[12] * 30)
    t.resource("burning-rick-cot-and-tree > gorbag+", "site")
    fight_on(t)
    t.play(f"pick {next(c for c in people if t.tap[c] == 'untapped')}")
    assert "woodmen" in t.discard[0]


@card("burning-rick-cot-and-tree", "smoke-on-the-wind")
def test_a_raid_comes_to_nothing_when_all_are_tapped() -> None:
    t = visiting("0 bree: gorbag, snaga", tapped=True)
    t.roll(*[12] * 30)
    t.resource("burning-rick-cot-and-tree > gorbag+", "site")
    fight_on(t)
    assert t.stack == []
    assert "burning-rick-cot-and-tree" in t.discard[0]
    for site, tapped in (("bree", False), ("edoras", True), ("moria", True)):
        other = visiting(f"0 {site}: gorbag", tapped=tapped)
        assert other.resource_on("burning-rick-cot-and-tree", "site") == []
    for site, tapped in (("edoras", False), ("bree", True)):
        other = visiting(f"0 {site}: gorbag", tapped=tapped)
        assert other.resource_on("smoke-on-the-wind", "site") == []


@card("seize-prisoners")
def test_seize_prisoners() -> None:
    t = visiting("0 thranduil-s-halls: gorbag, snaga, shagrat, lagduf", tapped=True)
    people = t.members("gorbag")
    t.hold(0, "seize-prisoners", "whip")
    t.roll(*[12] * 10)
    plays_one(t, "seize-prisoners", "gorbag+")
    assert (t.race, t.attacking.strikes, t.attacking.prowess) == ("elf", 3, 8)
    fight_on(t)
    assert "pass" not in t.offers()  # somebody must tap
    free = next(c for c in people if t.tap[c] == "untapped")
    t.play(f"pick {free}")
    assert t.host["seize-prisoners"] == free
    assert t.worth(0) == 0
    t.untap()
    assert t.tap[free] == "tapped"
    assert t.resource_on("seize-prisoners", "site") == []
    t.site["gorbag"] = "moria"
    assert t.storable() == {"seize-prisoners#1"}
    t.store("seize-prisoners")
    assert t.worth(0) == 2
    t.site["gorbag"] = "thranduil-s-halls"
    assert t.resource_on("seize-prisoners", "site") == []  # once at a site
    border = visiting("0 bree: gorbag", tapped=True)
    assert border.resource_on("seize-prisoners", "site") == []


@card("kill-all-but-not-the-halflings")
def test_kill_all_but_not_the_halflings() -> None:
    t = visiting("0 bag-end: gorbag, snaga, shagrat, lagduf, jerrek")
    people = t.members("gorbag")  # untapped is enough
    t.hold(0, "kill-all-but-not-the-halflings", "whip")
    t.roll(*[12] * 10)
    plays_one(t, "kill-all-but-not-the-halflings", "gorbag+")
    assert (t.race, t.attacking.strikes, t.attacking.prowess) == ("hobbit", 4, 6)
    fight_on(t)
    assert "pass" in t.offers()
    free = next(c for c in people if t.tap[c] == "untapped")
    t.play(f"pick {free}")
    t.site["gorbag"] = "dol-guldur"
    assert t.storable() == set()
    t.site["gorbag"] = "barad-dur"
    t.store("kill-all-but-not-the-halflings")
    assert t.worth(0) == 5
    t.add("stored", 0, "kill-all-but-not-the-halflings")
    assert t.worth(0) == 5 + 1
    elsewhere = visiting("0 edoras: gorbag", tapped=True)
    assert elsewhere.resource_on("kill-all-but-not-the-halflings", "site") == []


@card("stabbed-him-in-his-sleep")
def test_stabbed_him_in_his_sleep() -> None:
    t = visiting("0 bree: jerrek, tarcil", tapped=True)
    assert t.resource_on("stabbed-him-in-his-sleep", "site") == ["jerrek"]
    t.hold(0, "stabbed-him-in-his-sleep", "under-his-blow")
    t.roll(12)
    plays_one(t, "stabbed-him-in-his-sleep", "jerrek")
    attack = t.attacking
    assert (t.race, attack.strikes, attack.prowess, t.name(attack.only)) == ("dunadan", 1, 8, "jerrek")
    while not t.targets("under-his-blow"):
        t.play("pass")
    t.answers_with("under-his-blow > jerrek")  # so that he stays untapped
    t.play("pick jerrek")
    assert t.worth(0) == 1
    assert t.tap["jerrek"] == "tapped"


@card("stabbed-him-in-his-sleep")
def test_the_scout_himself_must_be_untapped_afterwards() -> None:
    t = visiting("0 bree: jerrek, tarcil", tapped=True)
    t.roll(12)
    t.resource("stabbed-him-in-his-sleep > jerrek", "site")
    fight_on(t)
    assert "stabbed-him-in-his-sleep" in t.discard[0]
    assert t.tap["tarcil"] == "untapped"
    for who, tapped in (("gorbag", True), ("tarcil", True), ("jerrek", False)):  # overt, no scout, site untapped
        other = visiting(f"0 bree: {who}", tapped=tapped)
        assert other.resource_on("stabbed-him-in-his-sleep", "site") == []
