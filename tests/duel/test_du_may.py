"""DU-91 to DU-95: "may" means may. What can be declined, what cannot, and games begun before that was so."""

from pathlib import Path
from typing import Any, cast

import pytest

import mathom
from duel.du import GAME, can, coins, do, fortresses, lying, position, refused, steps, supply, told, units
from duel.hands import REGIONS, why
from mathom.games.duel.rules import Duel
from mathom.kernel.words import say
from support import rule

OLD = Path(__file__).parents[1] / "data" / "duel-before-declining.mathom"


def words(s: Duel) -> dict[str, str]:
    """the options as the player reads them, by their texts"""
    return {option.text: say(option.words) for option in GAME.view(s, s.seat).options}


# -- units, enemy units, the fortress at step 12


@rule("DU-91", "DU-48")
def test_the_units_of_a_red_card() -> None:
    """All of them are placed, or none; the card is paid and lies in the area all the same."""
    s = position(["c3-red-01"], chapter=3, coins=[4, 0])
    do(s, "play c3-red-01")
    assert words(s)["decline"] == "place no units"
    assert told(s, "decline") == ["Player 1 declines to place 3 units"]
    assert (units(s, 0), supply(s, 0), coins(s), s.seat) == ({}, 15, [0, 0], 1)


@rule("DU-91", "DU-56")
def test_the_bonus_unit() -> None:
    """At step 6 none is placed, and the steps that are left are made."""
    s = position(["c3-blue-05"], chapter=3, coins=[3, 0], steps=[5, 0])
    do(s, "play c3-blue-05")
    assert (steps(s), can(s)) == ([6, 0], [*(f"place {r}" for r in REGIONS), "decline"])
    do(s, "decline")
    assert (steps(s), units(s, 0), s.seat) == ([8, 0], {}, 1)


@rule("DU-91", "DU-70")
def test_the_unit_of_the_hobbits() -> None:
    """After a blue card the unit of the token may be declined."""
    s = position(["c1-blue-01"], tokens_0=["hobbits-2"])
    do(s, "play c1-blue-01", "decline")
    assert (steps(s), units(s, 0), s.seat) == ([1, 0], {}, 1)


@rule("DU-91", "DU-73")
@pytest.mark.parametrize(("second", "there"), [("decline", {}), ("place rohan", {"rohan": 1})])
def test_the_units_of_the_wizards(second: str, there: dict[str, int]) -> None:
    """Each of the two is placed or declined by itself."""
    s = position(["c3-green-02"], chapter=3, coins=[4, 0], area_0=["c3-green-01"], chance=["wizards-2", "wizards-1"])
    do(s, "play c3-green-02", "keep wizards-2", "decline", second)
    assert (units(s, 0), s.seat) == (there, 1)


@rule("DU-91")
def test_two_effects_are_declined_apart() -> None:
    """The unit of step 6 is declined, that of the Hobbits is still asked."""
    s = position(["c1-blue-01"], steps=[5, 0], tokens_0=["hobbits-2"])
    do(s, "play c1-blue-01", "decline")
    assert s.seat == 0
    do(s, "place gondor")
    assert (units(s, 0), s.seat) == ({"gondor": 1}, 1)


@rule("DU-91", "DU-49")
def test_removals() -> None:
    """Both removals, one or none; also where only one region has enemy units. Coins are lost and moves follow."""
    board: dict[str, Any] = {"chapter": 3, "coins": [4, 3], "units_1": ["rohan"] * 3}
    for answers, left in (
        (["decline"], 3),
        (["remove rohan", "decline"], 2),
        (["remove rohan", "remove rohan"], 1),
    ):
        s = position(["c3-purple-04"], **board)
        do(s, "play c3-purple-04")
        assert can(s) == ["remove rohan", "decline"]
        do(s, *answers)
        assert (units(s, 1), coins(s), s.seat) == ({"rohan": left}, [0, 2], 1)
    s = position(["c3-purple-04"], **board)
    do(s, "play c3-purple-04")
    assert words(s)["decline"] == "remove no unit"
    assert told(s, "decline")[0] == "Player 1 declines to remove 2 enemy units"


@rule("DU-91", "DU-56")
def test_the_fortress_at_step_12() -> None:
    """It may be spared, so that tiles do not become cheaper for the opponent."""
    s = position(["c1-blue-01"], steps=[11, 0], fortresses_1=["rohan", "gondor"])
    do(s, "play c1-blue-01")
    assert words(s)["decline"] == "remove no fortress"
    assert told(s, "decline") == ["Player 1 declines to remove an enemy fortress"]
    assert (fortresses(s, 1), steps(s), s.seat) == (["rohan", "gondor"], [12, 0], 1)


@rule("DU-91")
def test_what_may_be_declined_is_saved() -> None:
    """A position saved while the fortress of step 12 is asked for offers the same when it is read."""
    s = position(["c1-blue-01"], steps=[11, 0], fortresses_1=["rohan"])
    do(s, "play c1-blue-01")
    read = GAME.from_json(s.to_json())
    assert can(read) == can(s) == ["raze rohan", "decline"]
    assert read.digest() == s.digest()


# -- the extra turn

EXTRA: dict[str, tuple[list[str], dict[str, Any]]] = {
    "step 9": (["play c1-blue-01"], {"steps": [8, 0]}),
    "Elves": (["play c1-yellow-01"], {"tokens_0": ["elves-1"]}),
    "Dwarves": (["take helms-deep"], {"tokens_0": ["dwarves-2"], "tiles": ["helms-deep"], "coins": [6, 0]}),
}


@rule("DU-92", "DU-14", "DU-25")
@pytest.mark.parametrize("by", EXTRA)
def test_an_extra_turn_is_declined(by: str) -> None:
    """In the place of taking something: the opponent's turn follows. To take something uses the turn."""
    moves, data = EXTRA[by]
    s = position(["c1-blue-01", "c1-yellow-01", "c1-grey-01"], **data)
    do(s, *moves)
    assert (s.seat, can(s)[-1], words(s)["decline"]) == (0, "decline", "decline the extra turn")
    before = lying(s)
    used = s.copy()
    assert told(s, "decline") == ["Player 1 declines the extra turn"]
    assert (s.seat, lying(s)) == (1, before)
    assert refused(s, "decline") == "DU-14"
    do(used, "play c1-grey-01")
    assert (used.seat, refused(used, "decline")) == (1, "DU-14")


@rule("DU-92", "DU-72")
def test_the_extra_turn_of_the_ents() -> None:
    """Their token grants it when it is kept; it is declined like any other."""
    s = position(
        ["c3-green-04", "c3-red-01"], chapter=3, coins=[4, 0], area_0=["c3-green-03"], chance=["ents-1", "ents-2"]
    )
    do(s, "play c3-green-04", "keep ents-1")
    assert (s.seat, can(s)[-1]) == (0, "decline")
    do(s, "decline")
    assert s.seat == 1


@rule("DU-92", "DU-28")
def test_an_extra_turn_into_the_next_chapter() -> None:
    """Who ends a chapter begins the next one only if he uses his extra turn: he sees the new cards first."""
    s = position(["c1-yellow-01"], last=True, tokens_0=["elves-1"])
    do(s, "play c1-yellow-01")
    assert (int(s.chapter), len(lying(s)), s.seat) == (1, 20, 0)
    do(s, "decline")
    assert (int(s.chapter), len(lying(s)), s.seat) == (1, 20, 1)


@rule("DU-92")
def test_no_other_turn_is_declined() -> None:
    """Not the first turn, not the turn after an extra turn; and an extra turn is not declined once it has begun."""
    s = position(["c1-yellow-01", "c1-yellow-02", "c1-red-01", "c1-grey-01"], tokens_0=["elves-1"])
    assert refused(s, "decline") == "DU-14"
    do(s, "play c1-yellow-01", "play c1-red-01")
    assert can(s) == ["place lindon", "place arnor", "decline"]
    do(s, "decline")
    assert s.seat == 1
    do(s, "play c1-grey-01")
    assert (s.seat, refused(s, "decline")) == (0, "DU-14")


@rule("DU-92")
def test_an_extra_turn_is_saved() -> None:
    """A position saved before an extra turn offers the same when it is read."""
    s = position(["c1-yellow-01", "c1-grey-01"], tokens_0=["elves-1"])
    do(s, "play c1-yellow-01")
    read = GAME.from_json(s.to_json())
    assert can(read) == can(s)
    assert can(s)[-1] == "decline"
    assert read.digest() == s.digest()
    with pytest.raises(mathom.BadPosition, match="again"):
        GAME.from_json({**s.to_json(), "again": 2})


# -- what is not asked, and what must be done


@rule("DU-93")
def test_what_only_helps_is_not_asked() -> None:
    """Coins, steps, symbols, coins that the opponent loses: the turn is over without a question."""
    for card, data in (
        ("c1-yellow-01", {}),
        ("c1-yellow-01", {"tokens_0": ["humans-1"]}),
        ("c1-grey-01", {}),
        ("c1-blue-01", {"steps": [2, 0]}),
        ("c1-green-01", {"coins": [1, 0]}),
    ):
        s = position([card], **cast(Any, data))
        do(s, f"play {card}")
        assert s.seat == 1, card
    s = position(["c3-purple-02"], chapter=3, coins=[4, 3])
    do(s, "play c3-purple-02")
    assert (coins(s)[1] < 3, s.seat) == (True, 1)
    s = position(["c2-blue-02"], chapter=2, tokens_0=["hobbits-3"], area_0=["c1-blue-02"])
    do(s, "play c2-blue-02")
    assert (coins(s), s.seat) == ([3, 0], 1)


@rule("DU-94", "DU-72")
@pytest.mark.parametrize("standing", [["rohan"], ["rohan", "gondor"]])
def test_the_ents_remove_a_fortress(standing: list[str]) -> None:
    """Their token does what is printed: the only fortress falls without a question, of two one must be chosen."""
    s = position(
        ["c3-green-04"],
        chapter=3,
        coins=[4, 0],
        area_0=["c3-green-03"],
        fortresses_1=standing,
        chance=["ents-2", "ents-1"],
    )
    do(s, "play c3-green-04", "keep ents-2")
    if len(standing) == 2:
        assert can(s) == ["raze rohan", "raze gondor"]
        assert why(s, "decline").rule == "DU-94"
        do(s, "raze rohan")
    assert (fortresses(s, 1), s.seat) == (standing[1:], 1)


@rule("DU-94", "DU-76", "DU-77")
def test_the_effects_of_tiles_are_carried_out() -> None:
    """The fortress and the units of a tile are placed without a question, its steps made."""
    s = position(["c1-grey-01"], coins=[6, 0], tiles=["minas-tirith"], steps=[2, 0])
    do(s, "take minas-tirith")
    assert (fortresses(s, 0), units(s, 0), steps(s), s.seat) == (["gondor"], {"gondor": 1}, [4, 0], 1)


# -- games begun before


@rule("DU-95")
def test_a_game_begun_before_goes_on_without_it() -> None:
    """Only moves are left out: what has one outcome is not asked, and an extra turn must be used."""
    s = position(["c3-purple-04"], chapter=3, coins=[4, 3], units_1=["rohan"] * 3, effects="compulsory")
    do(s, "play c3-purple-04")
    assert (units(s, 1), s.seat) == ({"rohan": 1}, 1)
    s = position(["c1-blue-01"], steps=[11, 0], fortresses_1=["rohan"], effects="compulsory")
    do(s, "play c1-blue-01")
    assert (fortresses(s, 1), s.seat) == ([], 1)
    s = position(["c1-yellow-01", "c1-red-01"], tokens_0=["elves-1"], effects="compulsory")
    do(s, "play c1-yellow-01")
    assert refused(s, "decline") == "DU-14"
    do(s, "play c1-red-01")
    assert can(s) == ["place lindon", "place arnor"]
    assert refused(s, "decline") == "DU-94"


@rule("DU-95", "DU-88")
def test_a_record_written_before_is_played_again() -> None:
    """A whole game in which units and a fortress were removed without a question, and extra turns were played."""
    match = mathom.Match.load(OLD)
    assert match.state.over
    assert "effects" not in match.start
    told = [say(event.words) for events in match.chronicle() for event in events]
    assert len([text for text in told if "loses the fortress" in text]) >= 1
    assert len([text for text in told if "has earned an extra turn" in text]) >= 2
    assert not [move.text for move in match.moves if move.text == "decline"]


@rule("DU-91")
def test_new_games_have_the_choice() -> None:
    """What is set up now says so, and keeps it in its record."""
    assert GAME.new(seed=1).to_json()["effects"] == "optional"


# -- bots


@rule("DU-91", "DU-92")
def test_bots_take_what_helps_them() -> None:
    """The greedy player and a search place the unit that wins rather than decline it, and use a good extra turn."""
    s = position(["c1-blue-01"], steps=[5, 0], units_0=REGIONS[:6])
    do(s, "play c1-blue-01")
    for bot in (GAME.bot("greedy"), GAME.bot("search", iterations=200, seed=1)):
        assert GAME.notation(s, bot.choose(s)) == "place mordor"
    s = position(["c1-yellow-01", "c1-grey-01"], tokens_0=["elves-1"])
    do(s, "play c1-yellow-01")
    assert GAME.notation(s, GAME.bot("greedy").choose(s)) == "play c1-yellow-04"


@rule("DU-92")
def test_greedy_declines_a_turn_that_would_only_help_the_opponent() -> None:
    """One card is left, and under it lies the step that wins for the other side: he may uncover it himself."""
    s = position(layout={0: "c1-blue-04", 2: "c1-grey-01"}, steps=[0, 13], coins=[0, 9], again=1)
    assert GAME.notation(s, GAME.bot("greedy").choose(s)) == "decline"
