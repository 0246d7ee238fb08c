"""No imagined world contradicts what an attentive player at that seat knows; and the watcher notices what does."""

from typing import Any

import pytest

from duel.du import GAME, do, position
from duel.watcher import DuelWatcher
from mathom.games.duel.rules import Duel
from mathom.kernel.dice import Dice
from mathom.kernel.state import State
from support import rule
from watching import GAMES, watch

SEEDS = GAMES // 2 or 25  # of each bot
CHAPTER_1 = [card for card in GAME.edition.cards if card.startswith("c1")]


@rule("DU-89")
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_no_imagined_world_contradicts_what_is_known(bot: str) -> None:
    """Whole games before a player at each seat who has seen everything and forgets nothing."""
    for seed in range(SEEDS):
        assert watch(GAME, DuelWatcher, bot, 2, seed, reserve=("limited", "unlimited")[seed % 2]) > 40


def looking() -> tuple[Duel, list[DuelWatcher]]:
    """late in chapter 1: seat 0 has looked at the three left-over cards, one card lies face down"""
    unknown = ["c1-blue-04", "c1-green-01", "c1-green-02", "c1-grey-08"]
    layout = {2: "face-down", 5: "c1-grey-01", 6: "c1-grey-02", 8: "c1-grey-03"}
    rest = [card for card in CHAPTER_1 if card not in (*unknown, *layout.values(), "c1-yellow-01")]
    s = position(
        layout=layout,
        area_0=rest,
        discard=["c1-yellow-01"],
        tiles=["barad-dur"],
        coins=[6, 0],
        chance=[*unknown[:3], *["?"] * 9],
    )
    watchers = [DuelWatcher(GAME, s, seat) for seat in (0, 1)]
    for watcher in watchers:
        watcher.lain |= {*rest, "c1-yellow-01"}
        watcher.pile |= {"c1-yellow-01"}
    made(s, watchers, "take barad-dur")
    return s, watchers


def made(s: Duel, watchers: list[DuelWatcher], text: str) -> None:
    """a move before the eyes of the watchers"""
    before, s.dice.log = s.copy(), []
    do(s, text)
    for watcher in watchers:
        watcher.saw(before, GAME.parse(before, text), s, s.dice.log)


def changed(s: State, **data: Any) -> State:
    return GAME.from_json(s.to_json() | {name.replace("_", " "): value for name, value in data.items()}, Dice(1))


@rule("DU-81", "DU-89")
def test_who_has_looked_knows_the_left_over_cards() -> None:
    """For the other seat any of the four cards may be the one that lies face down; for him who looked only one is."""
    s, (looker, other) = looking()
    swapped = changed(s, aside=["c1-blue-04 (1)", "c1-green-01 (1)", "c1-grey-08 (1)"])
    assert looker.contradiction(s) == other.contradiction(s) == ""
    assert other.contradiction(swapped) == ""
    assert looker.contradiction(swapped) == "['c1-green-02'] lie in the pile, and there they do not"


@rule("DU-89")
def test_what_the_watcher_notices() -> None:
    """A card seen elsewhere, a card that is missing, other coins, another token on top: none of it could be true."""
    s, (looker, other) = looking()
    made(s, [looker, other], "fetch c1-green-02")
    for watcher in (looker, other):
        assert watcher.contradiction(s) == ""
        assert "coins" in watcher.contradiction(changed(s, coins=[7, 7]))
        assert "the pile" in watcher.contradiction(changed(s, discard=[]))
        two = ["c1-blue-04 (1)"]
        assert watcher.contradiction(changed(s, aside=two)) != ""
    s = position(
        ["c2-green-02", "c2-red-01"], chapter=2, area_0=["c1-green-04"], coins=[9, 0], chance=["humans-3", "humans-1"]
    )
    watcher = DuelWatcher(GAME, s, 1)
    made(s, [watcher], "play c2-green-02")
    made(s, [watcher], "keep humans-1")
    assert watcher.tops == {"humans": "humans-3"}
    wrong = changed(s, top_humans="humans-2")
    assert watcher.wrong_stack(s.to_json()) == ""
    assert watcher.wrong_stack(wrong.to_json()) == "humans-3 lies on top of its stack, not humans-2"
