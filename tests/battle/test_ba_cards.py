"""Every companion and every enemy in an exact situation: what it shows, whom it beats, what beats it."""

from collections import Counter

import pytest

from battle.ba import COMPANIONS, ENEMIES, GAME, beaten, can, do, points, position, ring_discard
from support import rule

# What a companion shows, and which sets of enemies it beats alone: of a sword, an axe and a spear, and of a bow, a
# shield and a spear. Nobody shows two of one kind.
FIRST = ["orc-band", "snaga", "wargs"]
SECOND = ["crebain", "orc-archers", "haradrim-scouts"]
ALONE = {
    "frodo": ("fist", "", ""),
    "sam": ("shield", "", "orc-archers"),
    "merry": ("sword", "orc-band", ""),
    "pippin": ("spear", "wargs", "haradrim-scouts"),
    "theoden": ("spear", "wargs", "haradrim-scouts"),
    "faramir": ("bow", "", "crebain"),
    "boromir": ("shield", "", "orc-archers"),
    "eomer": ("spear", "wargs", "haradrim-scouts"),
    "gimli": ("axe", "snaga", ""),
    "legolas": ("bow", "", "crebain"),
    "gandalf": ("fist", "", ""),
    "bombadil": ("joker", "orc-band snaga wargs", "crebain orc-archers haradrim-scouts"),
    "aragorn": ("sword", "orc-band", ""),
    "glorfindel": ("sword", "orc-band", ""),
    "treebeard": ("axe", "snaga", ""),
    "angbor": ("axe", "snaga", ""),
    "elrohir": ("sword bow", "orc-band", "crebain"),
    "elladan": ("sword spear", "orc-band wargs orc-band,wargs", "haradrim-scouts"),
    "grimbeorn": ("axe fist", "snaga", ""),
    "galadriel": (
        "joker bow",
        "orc-band snaga wargs",
        "crebain orc-archers haradrim-scouts crebain,orc-archers crebain,haradrim-scouts",
    ),
    "elrond": (
        "joker sword",
        "orc-band snaga wargs orc-band,snaga orc-band,wargs",
        "crebain orc-archers haradrim-scouts",
    ),
    "eowyn": ("sword shield", "orc-band", "orc-archers"),
    "imrahil": ("sword spear", "orc-band wargs orc-band,wargs", "haradrim-scouts"),
    "beregond": ("spear shield", "wargs", "orc-archers haradrim-scouts orc-archers,haradrim-scouts"),
    "haldir": ("spear bow", "wargs", "crebain haradrim-scouts crebain,haradrim-scouts"),
    "halbarad": ("sword axe", "orc-band snaga orc-band,snaga", ""),
    "erkenbrand": ("axe shield", "snaga", "orc-archers"),
    "gamling": ("axe spear", "snaga wargs snaga,wargs", "haradrim-scouts"),
    "forlong": ("axe shield", "snaga", "orc-archers"),
    "celeborn": ("bow fist", "", "crebain"),
    "arwen": ("sword bow", "orc-band", "crebain"),
}
ABILITIES = {
    "hobbit": ["frodo", "sam", "merry", "pippin"],
    "double": ["theoden", "faramir", "boromir", "eomer"],
    **{name: [name] for name in ("gimli", "legolas", "gandalf", "bombadil", "aragorn")},
    **{name: [name] for name in ("glorfindel", "treebeard", "angbor")},
}

# An enemy's symbols, its points, whether it is a leader; groups that beat it and could not spare a card; groups that do
# not beat it.
FOES = {
    "orc-band": (
        "sword",
        1,
        False,
        "merry|aragorn|glorfindel|eowyn|bombadil",
        "gimli pippin legolas sam frodo theoden",
    ),
    "wargs": ("spear", 1, False, "pippin|theoden|eomer|haldir|galadriel", "merry gimli legolas boromir frodo"),
    "snaga": ("axe", 1, False, "gimli|treebeard|angbor|grimbeorn|elrond", "merry pippin faramir glorfindel"),
    "crebain": ("bow", 1, False, "legolas|faramir|celeborn|arwen|bombadil", "eowyn beregond gimli theoden"),
    "orc-archers": ("shield", 1, False, "sam|boromir|eowyn|forlong|galadriel", "gandalf merry angbor eomer"),
    "haradrim-scouts": ("spear", 1, False, "gamling|beregond|imrahil|elladan|bombadil", "treebeard glorfindel"),
    "grishnakh": (
        "sword bow",
        3,
        True,
        "elrohir|arwen|merry legolas|galadriel|elrond|treebeard aragorn|treebeard faramir",
        "glorfindel gimli|glorfindel|treebeard|aragorn boromir",
    ),
    "ugluk": (
        "axe shield",
        3,
        True,
        "treebeard|erkenbrand|forlong|gimli sam|boromir bombadil",
        "gimli angbor|boromir eowyn|glorfindel gimli",
    ),
    "uruk-hai": (
        "sword spear",
        3,
        False,
        "elladan|imrahil|merry pippin|aragorn theoden|elrond",
        "treebeard aragorn|glorfindel halbarad|merry eowyn",
    ),
    "easterlings": (
        "axe spear",
        3,
        False,
        "gamling|gimli eomer|angbor haldir|bombadil treebeard",
        "treebeard|treebeard glorfindel|gimli forlong",
    ),
    "oliphaunt": (
        "spear bow",
        3,
        False,
        "haldir|galadriel|pippin legolas|theoden faramir|eomer celeborn",
        "faramir arwen|eomer theoden|glorfindel legolas",
    ),
    "warg-riders": (
        "sword axe",
        3,
        False,
        "halbarad|merry gimli|aragorn angbor|elrond|glorfindel treebeard",
        "treebeard erkenbrand|glorfindel eowyn",
    ),
    "cave-troll": (
        "axe spear shield",
        6,
        False,
        "gimli beregond|gamling sam|erkenbrand pippin|glorfindel gamling|glorfindel forlong|forlong bombadil",
        "gamling theoden|treebeard pippin|glorfindel gimli|erkenbrand gimli",
    ),
    "nazgul": (
        "sword bow fist",
        6,
        False,
        "elrohir frodo|arwen gandalf|celeborn merry|glorfindel faramir|galadriel elrond",
        "arwen elrohir|celeborn haldir|treebeard arwen",
    ),
    "khamul": (
        "sword bow shield",
        6,
        True,
        "glorfindel faramir|elrohir sam|eowyn legolas|treebeard arwen|treebeard eowyn|glorfindel treebeard",
        "glorfindel|treebeard faramir|arwen celeborn",
    ),
    "gothmog": (
        "sword axe shield",
        6,
        True,
        "halbarad sam|eowyn gimli|forlong aragorn|treebeard merry|treebeard glorfindel|glorfindel erkenbrand",
        "erkenbrand forlong|halbarad imrahil|glorfindel aragorn",
    ),
    "shelob": (
        "spear bow fist",
        6,
        False,
        "haldir frodo|celeborn pippin|celeborn gamling|glorfindel haldir|galadriel bombadil",
        "treebeard haldir|haldir legolas|glorfindel theoden",
    ),
    "mouth-of-sauron": (
        "sword axe bow",
        6,
        True,
        "halbarad legolas|arwen gimli|elrohir angbor|treebeard elrohir|treebeard aragorn|glorfindel galadriel",
        "halbarad aragorn|arwen elrohir boromir",
    ),
    "balrog": (
        "sword axe spear fist",
        10,
        False,
        "elladan grimbeorn|merry gimli pippin frodo|halbarad theoden gandalf|glorfindel gamling"
        "|glorfindel gimli bombadil",
        "treebeard elladan|imrahil halbarad|grimbeorn gamling gimli",
    ),
    "witch-king": (
        "sword axe shield fist",
        10,
        True,
        "boromir elrohir grimbeorn|eowyn grimbeorn|forlong merry gandalf|glorfindel treebeard|glorfindel erkenbrand"
        "|treebeard eowyn",
        "boromir elrohir forlong|glorfindel halbarad|treebeard merry",
    ),
    "saruman": (
        "spear bow shield fist",
        10,
        True,
        "beregond celeborn|haldir sam frodo|glorfindel treebeard haldir|treebeard haldir boromir"
        "|galadriel bombadil pippin",
        "beregond haldir|glorfindel haldir|celeborn pippin theoden",
    ),
}


def fights(group: list[str], *enemies: str) -> list[str]:
    """the sets of enemies that a group beats, which is laid card by card; the last fills the group"""
    s = position({0: [group[:-1]] if group[1:] else []}, hand_0=[group[-1]], enemies=list(enemies), enemy_pile=[])
    do(s, f"lay {group[-1]} {'1' if group[1:] else 'new'}")
    return [text.removeprefix("fight 1 ") for text in can(s) if text.startswith("fight")]


def test_the_tables_are_complete() -> None:
    assert list(ALONE) == COMPANIONS
    assert list(FOES) == ENEMIES
    shown = Counter(symbol for row in ALONE.values() for symbol in row[0].split())
    assert shown == {"sword": 10, "axe": 8, "spear": 8, "bow": 7, "shield": 6, "fist": 4, "joker": 3}
    assert sum(row[1] for row in FOES.values()) == 90


@rule("BA-18", "BA-20", "BA-22", "BA-23")
@pytest.mark.parametrize("card", COMPANIONS)
def test_what_a_companion_beats_alone(card: str) -> None:
    """Each symbol is there once, though printed left and right, and covers one like it; a joker covers any one."""
    symbols, first, second = ALONE[card]
    assert GAME.faces[card].traits["symbols"] == ",".join(symbols.split())
    assert sorted(fights([card], *FIRST)) == sorted(first.split())
    assert sorted(fights([card], *SECOND)) == sorted(second.split())


@rule("BA-18", "BA-20")
@pytest.mark.parametrize("card", [card for card in COMPANIONS if card != "elrohir"])
def test_who_brings_a_fist(card: str) -> None:
    """With Elrohir's sword and bow a fist is missing for the Nazgûl: shown, a joker, or Glorfindel's extra symbol."""
    expected = ["frodo", "gandalf", "bombadil", "glorfindel", "grimbeorn", "galadriel", "elrond", "celeborn"]
    assert fights(["elrohir", card], "nazgul") == (["nazgul"] if card in expected else [])


def test_abilities() -> None:
    """Sixteen companions have an ability, and the others have none."""
    found: dict[str, list[str]] = {}
    for card in COMPANIONS:
        ability = GAME.faces[card].traits.get("ability", "")
        found.setdefault(ability, []).append(card)
    assert len(found.pop("")) == 15
    assert found == ABILITIES


@rule("BA-20", "BA-85")
@pytest.mark.parametrize("enemy", ENEMIES)
def test_what_an_enemy_shows_and_is_worth(enemy: str) -> None:
    symbols, worth, leader = FOES[enemy][:3]
    traits = GAME.faces[enemy].traits
    assert traits["symbols"] == ",".join(symbols.split())
    assert (traits["points"], "leader" in traits) == (str(worth), leader)


@rule("BA-18", "BA-20", "BA-27", "BA-28")
@pytest.mark.parametrize(
    ("enemy", "group"), [(enemy, group) for enemy, row in FOES.items() for group in row[3].split("|")]
)
def test_groups_that_beat_an_enemy(enemy: str, group: str) -> None:
    """Every symbol of the enemy is covered, and without any card of the group it would not be."""
    cards = group.split()
    s = position({0: [cards[:-1]] if cards[1:] else []}, hand_0=[cards[-1]], enemies=[enemy], enemy_pile=[])
    do(s, f"lay {cards[-1]} {'1' if cards[1:] else 'new'}", f"fight 1 {enemy}")
    assert (points(s), beaten(s, 0), s.over) == ([FOES[enemy][1], 0], [enemy], True)
    assert sorted(ring_discard(s)) == sorted(card for card in cards if card != "legolas")
    for spared in cards if cards[1:] else []:
        assert fights([card for card in cards if card != spared], enemy) == []


@rule("BA-18", "BA-20")
@pytest.mark.parametrize(
    ("enemy", "group"), [(enemy, group) for enemy, row in FOES.items() for group in row[4].split("|")]
)
def test_groups_that_do_not_beat_an_enemy(enemy: str, group: str) -> None:
    """A symbol is missing, whatever else the group shows."""
    assert fights(group.split(), enemy) == []
