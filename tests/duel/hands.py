"""What a player has before him in many tests: grey cards for skills, green cards for peoples."""

from collections import Counter

import pytest

import mathom
from duel.du import do
from mathom.games.duel.rules import Duel

REGIONS = ["lindon", "arnor", "rhovanion", "enedwaith", "rohan", "gondor", "mordor"]
PEOPLES = ["elves", "dwarves", "hobbits", "humans", "ents", "wizards"]
TILES = ["grey-havens", "bree", "erebor", "isengard", "helms-deep", "minas-tirith", "barad-dur"]
# grey cards that give exactly so many symbols of a skill
GREY = {
    "ruse": [[], ["c1-grey-05"], ["c2-grey-04"], ["c1-grey-05", "c2-grey-04"]],
    "strength": [[], ["c1-grey-03"], ["c2-grey-05"], ["c1-grey-03", "c2-grey-05"]],
    "courage": [[], ["c1-grey-01"], ["c2-grey-03"], ["c1-grey-01", "c2-grey-03"]],
    "knowledge": [[], ["c1-grey-08"], ["c1-grey-08", "c2-grey-02"]],
    "leadership": [[], ["c1-grey-07"], ["c1-grey-07", "c2-grey-01"]],
}
GREEN = {  # a green card of each people
    "elves": "c1-green-02",
    "dwarves": "c1-green-01",
    "hobbits": "c1-green-03",
    "humans": "c1-green-04",
    "ents": "c3-green-03",
    "wizards": "c3-green-01",
}


def skilled(symbols: str) -> list[str]:
    """grey cards with these symbols and no others: `skilled("ruse ruse strength")`"""
    return [card for skill, n in Counter(symbols.split()).items() for card in GREY[skill][n]]


def allied(*peoples: str) -> list[str]:
    """green cards of these peoples, one each"""
    return [GREEN[people] for people in peoples]


def top(s: Duel, people: str) -> str | None:
    """the token known to lie on a stack"""
    name: str | None = s.to_json().get(f"top {people}")
    return name


def why(s: Duel, text: str) -> mathom.IllegalAction:
    """the refusal of what may not be done; nothing has changed"""
    before = s.to_json()
    with pytest.raises(mathom.IllegalAction) as caught:
        do(s, text)
    assert s.to_json() == before
    return caught.value
