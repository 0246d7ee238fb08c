"""Positions of the battle for the browser tests."""

from battle.ba import position
from mathom.games.battle.rules import Battle

# 31 companions, 21 enemies: as much as can lie before four players
CROWD = {
    0: [
        ["frodo", "elrohir", "grimbeorn", "galadriel", "eowyn", "imrahil", "beregond"],
        ["merry", "haldir", "halbarad"],
        ["pippin", "gimli"],
        ["bombadil"],
    ],
    1: [["legolas", "celeborn", "forlong"], ["arwen"], ["gamling", "erkenbrand"], ["elladan"]],
    2: [["elrond", "angbor", "glorfindel", "treebeard"], ["boromir"]],
    3: [["eomer"]],
}
BEATEN = [
    "orc-band",
    "wargs",
    "snaga",
    "crebain",
    "orc-archers",
    "haradrim-scouts",
    "grishnakh",
    "ugluk",
    "uruk-hai",
    "easterlings",
]


def crowd() -> Battle:
    """a player has laid the last card: seven companions in a group, four groups, ten beaten enemies"""
    return position(
        CROWD,
        seats=4,
        hand_0=["theoden", "faramir", "gandalf", "aragorn", "sam"],
        beaten_0=BEATEN,
        beaten_2=["oliphaunt", "cave-troll", "nazgul"],
        enemies=["balrog", "witch-king", "saruman"],
        mordor=["mordor-hand", "mordor-laid"],
    )
