"""What may not be done is refused with a reason and the number of a rule; and DU-90, the reserve."""

from typing import Any

import pytest

import mathom
from duel.du import GAME, can, coins, do, new, position
from duel.hands import REGIONS, why
from mathom.games.duel.rules import Duel
from mathom.kernel.words import LANGUAGES
from support import rule


def turn() -> Duel:
    return position(
        layout={2: "face-down", 5: "c1-blue-01", 9: "c1-green-01", 8: "c1-grey-01"},
        tiles=["bree"],
        tiles_1=["erebor"],
        area_0=["c1-grey-05"],
        area_1=["c1-grey-06"],
    )


def asked(task: dict[str, Any], **data: Any) -> Duel:
    data.setdefault("units_0", ["arnor"])
    data.setdefault("units_1", ["rohan", "mordor"])
    return position(["c3-red-01"], chapter=3, stack=[task], **data)


MOVE = {"is": "move", "n": 2}
PLACE = {"is": "place", "n": 1, "regions": ["lindon", "arnor"]}
REMOVE = {"is": "remove", "n": 1}
RAZE = {"is": "raze"}
DEEDS = {"is": "deeds", "n": 3}
KEEP = {"is": "keep", "first": "elves-1", "second": "elves-2"}


@pytest.mark.parametrize(
    ("text", "number", "reason"),
    [
        ("play c1-blue-01", "DU-15", "other cards still lie on this one"),
        ("discard c1-blue-01", "DU-15", "other cards still lie on this one"),
        ("play c1-red-01", "DU-15", "this card does not lie face up"),
        ("play c2-red-01", "DU-13", "this card is not in the layout"),
        ("discard c3-red-01", "DU-13", "this card is not in the layout"),
        ("play c1-green-01", "DU-37", "this card cannot be paid; it can be discarded"),
        ("play c1-grey-05", "DU-13", "this card is not in the layout"),
        ("discard c1-grey-06", "DU-13", "this card is not in the layout"),
        ("take bree", "DU-37", "this tile cannot be paid"),
        ("take erebor", "DU-13", "this tile has been taken already"),
        ("take isengard", "DU-13", "this tile does not lie face up"),
        ("done", "DU-14", "passing is not allowed: take a card or a tile"),
        ("decline", "DU-14", "passing is not allowed: take a card or a tile"),
        ("place arnor", "DU-13", "first take a card or a tile: nothing else is asked now"),
        ("move arnor lindon", "DU-13", "first take a card or a tile: nothing else is asked now"),
        ("rob", "DU-13", "first take a card or a tile: nothing else is asked now"),
        ("fetch c1-red-01", "DU-13", "first take a card or a tile: nothing else is asked now"),
        ("play c9-red-01", "", "there is nothing called c9-red-01 here"),
        ("place shire", "", "there is nothing called shire here"),
    ],
)
@rule("DU-13", "DU-14", "DU-15", "DU-37")
def test_refused_on_a_turn(text: str, number: str, reason: str) -> None:
    """On a turn: what is covered, hidden, taken or too dear, and what is not asked now."""
    error = why(turn(), text)
    assert (error.words.text.format(**error.words.args), error.rule) == (reason, number)


@pytest.mark.parametrize(
    ("task", "text", "number", "reason"),
    [
        (MOVE, "play c3-red-01", "DU-23", "first carry out the effect that is under way"),
        (MOVE, "take bree", "DU-23", "first carry out the effect that is under way"),
        (MOVE, "move lindon arnor", "DU-82", "you have no unit there"),
        (MOVE, "move rohan gondor", "DU-82", "you have no unit there"),
        (MOVE, "move arnor rohan", "DU-82", "no line joins these two regions"),
        (DEEDS, "move arnor arnor", "DU-82", "no line joins these two regions"),
        (PLACE, "place mordor", "DU-48", "the card does not show this region"),
        (PLACE, "done", "DU-91", "only moves are ended; this is declined"),
        (REMOVE, "remove arnor", "DU-49", "no enemy unit stands there"),
        (REMOVE, "done", "DU-91", "only moves are ended; this is declined"),
        (MOVE, "decline", "DU-50", "what is left of this effect is ended, not declined"),
        (RAZE, "decline", "DU-94", "this must be done"),
        (KEEP, "done", "DU-94", "this must be done"),
        (DEEDS, "remove lindon", "DU-49", "no enemy unit stands there"),
        (RAZE, "raze arnor", "DU-80", "no enemy fortress stands there"),
        (KEEP, "keep elves-3", "DU-59", "this token has not been turned up"),
    ],
)
@rule("DU-23", "DU-48", "DU-49", "DU-50", "DU-59", "DU-80", "DU-82", "DU-91", "DU-94")
def test_refused_while_an_effect_is_under_way(task: dict[str, Any], text: str, number: str, reason: str) -> None:
    """While an effect is carried out: what does not answer it."""
    s = asked(task, fortresses_1=["gondor", "rhovanion"], tiles=["bree"], top_elves="elves-1")
    error = why(s, text)
    assert (error.words.text.format(**error.words.args), error.rule) == (reason, number)


@pytest.mark.parametrize("text", ["", "pass", "play", "take", "move arnor", "keep elves-1", "play c1-grey-01 now"])
def test_what_is_not_understood(text: str) -> None:
    """What is not an action at all is answered with what is possible."""
    s = position(["c1-grey-01"], stack=[MOVE], units_0=["lindon"])
    error = why(s, text)
    assert error.rule == ""
    assert "possible: move lindon arnor" in str(error)


def test_every_rule_a_refusal_names_is_a_rule() -> None:
    """Whatever is typed in a game, a refusal has words in all languages, and its rule is in the book."""
    numbers = {"", *(r.number for r in GAME.rules)}
    words = [f"{verb} {name}" for verb in ("play", "discard", "fetch", "burn") for name in ("c1-grey-01", "c3-red-06")]
    words += (
        [f"take {tile}" for tile in ("bree", "isengard")]
        + [f"place {r}" for r in REGIONS]
        + ["rob", "done", "raze rohan"]
    )
    s = new(3)
    refusals = 0
    while not s.over:
        for text in set(words) - set(can(s)):
            with pytest.raises(mathom.IllegalAction) as caught:
                GAME.parse(s, text)
            refusals += 1
            assert caught.value.rule in numbers
            assert all(caught.value.say(language) for language in LANGUAGES)
        do(s, can(s)[0])
    assert refusals > 100


def test_nothing_after_the_end() -> None:
    """When the game is over nothing can be done."""
    s = position(["c1-blue-01"], steps=[13, 0])
    do(s, "play c1-blue-01")
    assert "the game is over" in str(why(s, "discard c1-yellow-04"))


# -- the reserve


@rule("DU-90")
@pytest.mark.parametrize(("have", "after"), [([10, 10], [14, 10]), ([16, 11], [19, 11]), ([20, 10], [20, 10])])
def test_the_reserve_is_limited(have: list[int], after: list[int]) -> None:
    """30 coins in all: of 4 coins a player takes what is left."""
    s = position(["c2-yellow-01", "c2-red-01"], chapter=2, coins=have)
    do(s, "play c2-yellow-01")
    assert coins(s) == after


@rule("DU-90")
def test_the_limit_holds_for_everything() -> None:
    """Discarded cards, the bonus of the quest, tiles and tokens give what is left."""
    s = position(["c3-red-01"], chapter=3, coins=[18, 10])
    do(s, "discard c3-red-01")
    assert coins(s) == [20, 10]
    s = position(["c1-blue-01"], coins=[20, 10], steps=[2, 0])
    do(s, "play c1-blue-01")
    assert coins(s) == [20, 10]
    s = position(["c2-blue-02"], chapter=2, coins=[19, 10], tokens_0=["hobbits-3"], area_0=["c1-blue-02"])
    do(s, "play c2-blue-02")
    assert coins(s) == [20, 10]
    s = position(["c1-grey-01"], coins=[8, 20], tiles=["erebor"])
    do(s, "take erebor")
    assert coins(s) == [7, 20]


@rule("DU-90")
def test_an_unlimited_reserve_as_a_setting() -> None:
    """With the other setting there are always coins."""
    s = position(["c2-yellow-01", "c2-red-01"], chapter=2, coins=[20, 10], reserve="unlimited")
    do(s, "play c2-yellow-01")
    assert coins(s) == [24, 10]
    assert new(reserve="unlimited").to_json()["reserve"] == "unlimited"
    with pytest.raises(mathom.BadSetup, match="limited"):
        new(reserve="none")
    with pytest.raises(mathom.BadPosition, match="30"):
        position(["c1-grey-01"], coins=[21, 10])
