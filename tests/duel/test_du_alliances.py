"""DU-59 to DU-67: alliances with the peoples."""

from typing import Any

import pytest

from duel.du import GAME, can, coins, do, faces, position, refused, tokens, won, zone
from duel.hands import GREEN, PEOPLES, allied, top
from mathom.games.duel.rules import Duel
from support import rule

SECOND = {  # the other green card of each people
    "elves": "c2-green-04",
    "dwarves": "c2-green-03",
    "hobbits": "c2-green-01",
    "humans": "c2-green-02",
    "ents": "c3-green-04",
    "wizards": "c3-green-02",
}


def pair(people: str, *chance: str, more: list[str] | None = None, **data: Any) -> Duel:
    """the second card of a people has just been played"""
    card = SECOND[people]
    data["area_0"] = [GREEN[people], *(more or [])]
    s = position([card], chapter=int(card[1]), coins=[4, 0], chance=list(chance), **data)
    do(s, f"play {card}")
    return s


@rule("DU-59")
@pytest.mark.parametrize("people", PEOPLES)
def test_two_equal_symbols(people: str) -> None:
    """The top two tokens of that people are turned up; one is kept, the other goes back on top."""
    s = pair(people, f"{people}-2", f"{people}-3")
    assert can(s) == [f"keep {people}-2", f"keep {people}-3"]
    assert refused(s, f"keep {people}-1") == "DU-59"
    assert refused(s, "done") == refused(s, "decline") == "DU-94"
    s = pair("humans", "humans-2", "humans-3")
    do(s, "keep humans-2")
    assert (tokens(s, 0), tokens(s, 1), top(s, "humans"), s.seat) == (["humans-2"], [], "humans-3", 1)


@rule("DU-59")
@pytest.mark.parametrize(("kept", "back"), [("humans-1", "humans-3"), ("humans-3", "humans-1")])
def test_the_other_token_lies_on_top(kept: str, back: str) -> None:
    """Whichever is kept: the next to turn up that stack finds the other first, then the third."""
    s = position(
        ["c2-green-02"],
        chapter=2,
        area_0=["c1-green-04"],
        coins=[3, 6],
        tiles=["grey-havens"],
        chance=["humans-3", "humans-1"],
    )
    do(s, "play c2-green-02", f"keep {kept}")
    assert top(s, "humans") == back
    s.dice.given = None
    do(s, "take grey-havens", "ask humans")
    assert can(s) == [f"keep {back}", "keep humans-2"]


@rule("DU-59", "DU-60", "DU-64")
@pytest.mark.parametrize("people", PEOPLES)
@pytest.mark.parametrize("back", [1, 2, 3])
def test_every_token_may_be_put_back(people: str, back: int) -> None:
    """Whichever token is not kept lies on its stack again: after a pair, and after three different."""
    kept = f"{people}-{back % 3 + 1}"
    s = pair(people, f"{people}-{back}", kept)
    do(s, f"keep {kept}")
    assert top(s, people) == f"{people}-{back}"
    others = [p for p in PEOPLES if p != people][:2]
    s = position(
        [GREEN[people]],
        chapter=int(GREEN[people][1]),
        area_0=allied(*others),
        coins=[4, 0],
        chance=[f"{p}-{back if p == people else 3}" for p in PEOPLES if p in (people, *others)],
    )
    do(s, f"play {GREEN[people]}", f"keep {others[1]}-3")
    assert [top(s, p) for p in (people, *others)] == [f"{people}-{back}", f"{others[0]}-3", None]


@rule("DU-60", "DU-61")
def test_three_different_symbols() -> None:
    """At the third people the top token of each of the three is turned up; one is kept, the others go back on top."""
    s = position(
        ["c1-green-03"],
        area_0=allied("elves", "humans"),
        coins=[1, 0],
        chance=["elves-2", "hobbits-3", "humans-1"],
    )
    do(s, "play c1-green-03")
    assert can(s) == ["keep elves-2", "keep hobbits-3", "keep humans-1"]
    assert refused(s, "done") == refused(s, "decline") == "DU-94"
    assert refused(s, "keep elves-1") == "DU-59"
    do(s, "keep hobbits-3")
    assert tokens(s, 0) == ["hobbits-3"]
    assert [top(s, p) for p in ("elves", "hobbits", "humans", "dwarves")] == ["elves-2", None, "humans-1", None]
    assert s.seat == 1


@rule("DU-60", "DU-61")
def test_three_different_once_per_game() -> None:
    """The fourth and fifth people bring no token, and neither does the second."""
    for held, many in (
        (["elves"], 2),
        (["elves", "dwarves", "humans"], 4),
        (["elves", "dwarves", "humans", "ents"], 5),
    ):
        s = position(["c1-green-03"], area_0=allied(*held), coins=[1, 0])
        do(s, "play c1-green-03")
        assert (s.seat, tokens(s, 0), len(held) + 1) == (1, [], many)


@rule("DU-60")
def test_each_player_has_his_three_different() -> None:
    """Once per game for each player: the opponent's does not use up the own."""
    s = position(
        ["c1-green-03"],
        area_0=allied("elves", "humans"),
        area_1=["c2-green-04", "c2-green-03", "c2-green-02"],
        tokens_1=["elves-1"],
        coins=[1, 0],
    )
    do(s, "play c1-green-03")
    assert len(can(s)) == 3


@rule("DU-62")
def test_one_symbol_counts_for_both() -> None:
    """Elves, dwarves, hobbits have given three different; a second elves card gives the pair as well."""
    s = pair("elves", "elves-1", "elves-3", more=allied("dwarves", "hobbits"), tokens_0=["dwarves-1"])
    assert can(s) == ["keep elves-1", "keep elves-3"]
    # and the other way round: a pair first, then two more peoples
    s = position(
        ["c1-green-03"],
        area_0=["c1-green-02", "c2-green-04", "c1-green-01"],
        coins=[1, 0],
        chance=["elves-1", "dwarves-1", "hobbits-2"],
    )
    do(s, "play c1-green-03")
    assert can(s) == ["keep elves-1", "keep dwarves-1", "keep hobbits-2"]


@rule("DU-63")
def test_both_see_what_is_turned_up() -> None:
    """While one chooses, both players and spectators see the tokens."""
    s = pair("humans", "humans-2", "humans-3")
    for viewer in (0, 1, None):
        pieces = zone(GAME.view(s, viewer), "stack:humans").pieces
        assert {p.face for p in pieces if "turned up" in p.marks} == {"humans-2", "humans-3"}


@rule("DU-64", "DU-89")
def test_tokens_put_back_stay_known() -> None:
    """After the choice both still see the token put back, and how many lie in the stack."""
    s = pair("humans", "humans-2", "humans-3")
    do(s, "keep humans-2")
    for viewer in (0, 1, None):
        view = GAME.view(s, viewer)
        assert faces(view, "stack:humans")[0] == "humans-3"
        assert zone(view, "stack:humans").size == 2
        assert faces(view, "tokens:0") == ["humans-2"]


@rule("DU-65")
@pytest.mark.parametrize(("gone", "seen"), [(["humans-1"], 2), (["humans-1", "humans-2"], 1), ([], 2)])
def test_too_few_tokens(gone: list[str], seen: int) -> None:
    """What is there is turned up; the last token of a stack is kept without a question."""
    s = pair("humans", *["?"] * 2, tokens_1=gone)
    if seen == 1:
        assert (tokens(s, 0), s.seat) == (["humans-3"], 1)
    else:
        assert len(can(s)) == 2


@rule("DU-65")
def test_an_empty_stack_gives_nothing() -> None:
    """A pair of a people without tokens brings none; of three peoples, the two that have some are turned up."""
    s = pair("humans", tokens_1=["humans-1", "humans-2", "humans-3"])
    assert (tokens(s, 0), s.seat) == ([], 1)
    s = position(
        ["c1-green-03"],
        area_0=allied("elves", "humans"),
        tokens_1=["humans-1", "humans-2", "humans-3"],
        coins=[1, 0],
        chance=["elves-1", "hobbits-2"],
    )
    do(s, "play c1-green-03")
    assert can(s) == ["keep elves-1", "keep hobbits-2"]
    gone = [f"{people}-{n}" for people in ("elves", "hobbits", "humans") for n in (1, 2, 3)]
    s = position(["c1-green-03"], area_0=allied("elves", "humans"), tokens_1=gone, coins=[1, 0])
    do(s, "play c1-green-03")
    assert (tokens(s, 0), s.seat) == ([], 1)


@rule("DU-65", "DU-59")
def test_a_known_token_on_top_is_turned_up_first() -> None:
    """What was put back is found on top again: once by a pair, once by three different."""
    s = pair("humans", "humans-1", top_humans="humans-3")
    assert can(s) == ["keep humans-3", "keep humans-1"]
    s = position(
        ["c1-green-03"],
        area_0=allied("elves", "humans"),
        coins=[1, 0],
        top_elves="elves-3",
        chance=["hobbits-3", "humans-1"],
    )
    do(s, "play c1-green-03")
    assert can(s) == ["keep elves-3", "keep hobbits-3", "keep humans-1"]


# -- victory


@rule("DU-3", "DU-66")
@pytest.mark.parametrize("last", PEOPLES)
def test_six_peoples_win(last: str) -> None:
    """Whichever comes last, the sixth different people wins at once."""
    card = GREEN[last]
    others = allied(*(p for p in PEOPLES if p != last))
    s = position([card], chapter=int(card[1]), area_0=others, coins=[4, 0])
    do(s, f"play {card}")
    assert won(s) == (0, "peoples")


@rule("DU-66")
def test_five_peoples_do_not_win() -> None:
    """Five peoples are not enough, a pair among them does not help."""
    five = ["elves", "dwarves", "hobbits", "humans", "ents"]
    s = position(["c2-green-04"], chapter=2, area_0=allied(*five), coins=[3, 0])
    do(s, "play c2-green-04")
    assert not s.over
    assert len(can(s)) == 2


@rule("DU-66")
def test_the_sixth_people_wins_before_tokens_are_turned_up() -> None:
    """No token is turned up any more: nothing falls, and the stacks are unknown as before."""
    s = position(
        ["c3-green-01"], chapter=3, area_0=allied(*PEOPLES[:5]), coins=[4, 0], tokens_0=["dwarves-3"], units_0=["arnor"]
    )
    s.dice.log = []
    do(s, "play c3-green-01")
    assert won(s) == (0, "peoples")
    assert s.dice.log == []


@rule("DU-67")
def test_the_eagle_is_one_of_the_six() -> None:
    """Five peoples and the eagle: victory, when the fifth people comes and when the eagle comes."""
    s = position(
        ["c1-green-03"], area_0=allied("elves", "dwarves", "humans", "ents"), tokens_0=["hobbits-1"], coins=[1, 0]
    )
    do(s, "play c1-green-03")
    assert won(s) == (0, "peoples")
    s = pair("hobbits", "hobbits-1", "hobbits-2", more=allied("elves", "dwarves", "humans", "ents"))
    assert not s.over
    do(s, "keep hobbits-1")
    assert won(s) == (0, "peoples")


@rule("DU-67")
def test_four_peoples_and_the_eagle_are_five() -> None:
    """Four peoples and the eagle do not win."""
    s = position(["c1-green-03"], area_0=allied("elves", "dwarves", "humans"), tokens_0=["hobbits-1"], coins=[1, 0])
    do(s, "play c1-green-03")
    assert (s.over, s.seat) == (False, 1)


@rule("DU-67")
def test_the_eagle_counts_for_nothing_else() -> None:
    """Two peoples and the eagle are not three different; hobbits and the eagle are no pair."""
    s = position(["c1-green-02"], area_0=allied("dwarves"), tokens_0=["hobbits-1"], coins=[1, 0])
    do(s, "play c1-green-02")
    assert (tokens(s, 0), s.seat) == (["hobbits-1"], 1)
    s = position(["c1-green-03"], tokens_0=["hobbits-1"], coins=[1, 0])
    do(s, "play c1-green-03")
    assert (tokens(s, 0), s.seat) == (["hobbits-1"], 1)
    # two peoples and the eagle have not used up three different either
    s = position(["c1-green-03"], area_0=allied("elves", "dwarves"), tokens_0=["hobbits-1"], coins=[1, 0])
    do(s, "play c1-green-03")
    assert len(can(s)) == 3


@rule("DU-67")
def test_the_eagle_of_the_opponent_does_not_help() -> None:
    """The eagle counts for its owner."""
    s = position(
        ["c1-green-03"], area_0=allied("elves", "dwarves", "humans", "ents"), tokens_1=["hobbits-1"], coins=[1, 0]
    )
    do(s, "play c1-green-03")
    assert not s.over
    assert coins(s) == [0, 0]
