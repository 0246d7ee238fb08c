"""How well somebody plays against the levels of the bots."""

import json
from typing import Any

import pytest

import mathom
from mathom.kernel.levels import KEYS
from mathom.server.ratings import Met, Played, levels, rated
from server.served import Served


def met(won: bool, level: Any = "normal", game: str = "duel", many: int = 1) -> list[Met]:
    return [Met(game, won, [] if won else [level], [level] if won else [])] * many


def test_who_wins_more_is_rated_higher_and_more_games_leave_less_doubt() -> None:
    (good,), (bad,) = rated(Played(met(True, many=20))), rated(Played(met(False, many=20)))
    (once,) = rated(Played(met(True)))
    assert good.rating > once.rating > 25 > bad.rating
    assert good.high - good.low < once.high - once.low
    assert good.low < good.rating < good.high
    normal = {against.level: against for against in good.levels}["normal"]
    assert normal.rating == levels()["duel"]["normal"].rating
    assert normal.chance > 0.5 > {against.level: against for against in bad.levels}["normal"].chance


def test_to_beat_a_better_level_counts_more() -> None:
    (easy,), (normal,) = rated(Played(met(True, "easy"))), rated(Played(met(True, "normal")))
    assert normal.rating > easy.rating


def test_each_game_has_its_own_rating_and_who_wins_together_is_not_beaten() -> None:
    found = rated(Played([*met(True), *met(False, game="battle"), Met("ringbearer", True, ["easy"], ["easy"])]))
    assert [(one.game, one.games) for one in found] == [("duel", 1), ("battle", 1), ("ringbearer", 1)]
    assert found[0].rating > 25 > found[1].rating
    (together,) = rated(Played([Met("two-towers", True, ["normal", "normal"], [])]))
    (before,) = rated(Played([Met("two-towers", True, [], ["normal", "normal"])]))
    assert together.rating < before.rating


def test_levels_stand_in_their_order_and_what_was_not_measured_says_so() -> None:
    for game, known in levels().items():
        assert game in mathom.games()
        measured = [known[key].rating for key in KEYS if key in known]
        assert measured == sorted(measured)
    (unknown,) = rated(Played(met(True, game="ringbearer")))
    assert {against.games for against in unknown.levels} == {0}


@pytest.mark.parametrize(
    "games",
    [
        [{"game": "duel", "won": True, "winners": [], "losers": []}],
        [{"game": "duel", "won": True, "winners": [], "losers": ["god"]}],
        [{"game": "duel", "won": True, "winners": [], "losers": ["easy"] * 9}],
        [{"game": "duel", "won": True, "winners": [], "losers": ["easy"], "name": "Ada"}],
        [{"game": "duel", "won": True, "winners": [], "losers": ["easy"]}] * 2001,
        "all",
    ],
)
def test_what_is_no_game_is_refused(server: Served, games: Any) -> None:
    status, _ = server.request("/api/ratings", json.dumps({"games": games}).encode())
    assert status == 400


def test_a_page_asks_and_nothing_is_kept(server: Served) -> None:
    asked = {"games": [{"game": "duel", "won": True, "winners": [], "losers": ["easy"]}]}
    status, body = server.request("/api/ratings", json.dumps(asked).encode())
    (told,) = json.loads(body)
    assert status == 200
    assert (told["game"], told["games"], [level["level"] for level in told["levels"]]) == ("duel", 1, list(KEYS))
    assert told["low"] < told["rating"] < told["high"]
