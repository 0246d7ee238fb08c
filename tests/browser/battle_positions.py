"""Positions of the battle for the browser tests."""

from typing import cast

from battle.ba import COMPANIONS, GAME, MORDOR, do, new, position
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


STRONG = ["balrog", "witch-king", "saruman"]


def crowd(seat: int = 0) -> Battle:
    """seven companions in a group, four groups, ten beaten enemies; a seat has five hand cards, Gandalf among them"""
    return position(
        CROWD,
        seats=4,
        seat=seat,
        beaten_0=BEATEN,
        beaten_2=["oliphaunt", "cave-troll", "nazgul"],
        enemies=STRONG,
        mordor=["mordor-hand", "mordor-laid"],
        **{f"hand_{seat}": ["theoden", "faramir", "gandalf", "aragorn", "sam"]},
    )


def trophies_at_stake() -> Battle:
    """one of ten beaten enemies is to be given up"""
    s = position(
        CROWD, seats=4, beaten_0=BEATEN, enemies=STRONG, mordor=["mordor-hand", "mordor-hand"], chance=["mordor-enemy"]
    )
    do(s, "draw")
    return s


def companions_at_stake() -> Battle:
    s = position(CROWD, seats=4, enemies=STRONG, mordor=["mordor-hand", "mordor-hand"], chance=["mordor-laid"])
    do(s, "draw")
    return s


def counterattack(text: str) -> Battle:
    """the next card is a third Mordor card, and the one after it a companion, most likely"""
    laid = {0: [["elrond"], ["arwen"]], 1: [["legolas", "gimli", "eowyn"]]}
    hands = [["sam", "merry"], ["aragorn", "frodo"]]
    out = {card for rows in laid.values() for row in rows for card in row}.union(*hands)
    return position(
        laid,
        hand_0=hands[0],
        hand_1=hands[1],
        beaten_0=["wargs", "snaga"],
        beaten_1=["crebain", "orc-band"],
        enemies=STRONG,
        mordor=["mordor-hand", "mordor-laid"],
        ring_pile=[f"mordor-{text}"],
        ring_discard=[card for card in COMPANIONS if card not in out],
    )


def loan() -> Battle:
    return position(
        {0: [["merry"]], 1: [["arwen"]], 2: [["legolas"]]},
        seats=3,
        hand_0=["sam"],
        enemies=["grishnakh", "balrog", "saruman"],
    )


def last_turns() -> Battle:
    """two enemies are left; the next card is a third Mordor card, and Merry can beat Grishnákh with what Arwen lends"""
    out = ["merry", "arwen", "sam", "aragorn", "gandalf"]
    return position(
        {0: [["merry"]], 1: [["arwen"]]},
        hand_0=["sam"],
        hand_1=["aragorn"],
        received_0=["gandalf"],
        enemies=["grishnakh", "snaga"],
        enemy_pile=[],
        mordor=["mordor-laid", "mordor-enemy"],
        ring_pile=["mordor-hand"],
        ring_discard=[card for card in COMPANIONS if card not in out],
    )


def two_enemies() -> Battle:
    return position({0: [["halbarad"]]}, hand_0=["sam"], enemies=["snaga", "orc-band", "balrog"])


def last_enemy() -> Battle:
    return position({0: [["gimli"]]}, hand_0=["sam"], enemies=["snaga"], enemy_pile=[], beaten_1=["wargs"])


def no_mordor_yet() -> Battle:
    """the beginning of a game of three, but the Mordor cards come only when the ring discard has been shuffled"""
    first = new(3, seed=5).to_json()
    pile = [card for card in first["ring pile"] if card not in MORDOR]
    return cast(Battle, GAME.from_json({**first, "ring pile": pile, "ring discard": MORDOR * 4}))
