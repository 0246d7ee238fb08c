"""No imagined world contradicts what an attentive player knows: RB-105 to RB-107, RB-111, RB-112."""

from typing import Any

import pytest

import mathom
from mathom.games.ringbearer.rules import Ringbearer
from mathom.kernel.dice import Dice
from ringbearer.rb import GAME, do, hand, new, pile, position, reversed_cards, tile
from ringbearer.watcher import Companion
from support import rule
from watching import GAMES, watch

WATCHED = GAMES or (48 if mathom.COMPILED else 6)


def options(i: int) -> dict[str, Any]:
    return {
        "difficulty": ("easy", "normal", "hard")[i % 3],
        "bearer": i % 3,
        "back_catches": ("yes", "no")[i // 2 % 2],
    }


@rule("RB-105", "RB-106", "RB-107", "RB-111", "RB-112")
@pytest.mark.parametrize("bot", ["random", "careful"])
def test_nothing_impossible_is_imagined(bot: str) -> None:
    """Whole games before watchers at every seat, with three and four players and all settings."""
    assert sum(watch(GAME, Companion, bot, 3 + i % 2, i, **options(i)) for i in range(WATCHED)) > 20 * WATCHED


# -- the watcher is not blind


def watched(seats: int, seed: int, moves: int) -> tuple[Ringbearer, Companion]:
    """a game of careful players after some moves, and the watcher at seat 0"""
    s = new(seats, seed)
    watcher = Companion(GAME, s, 0)
    careful = GAME.bot("careful")
    for _ in range(moves):
        before = s.copy()
        s.dice.log = []
        action = careful.choose(s)
        s.apply(action)
        watcher.saw(before, action, s, s.dice.log)
    return s, watcher


def swapped(s: Ringbearer, seat: int, mine: str, other: str) -> Ringbearer:
    """the same position, with a card that faces a player exchanged for one of the pile"""
    data = s.to_json()
    data.pop("tale")
    data.pop("tale shuffles")
    data[f"hand {seat}"].remove(mine)
    data[f"hand {seat}"].append(other)
    data["pile"].remove(other)
    data["pile"].append(mine)
    if mine in data.get(f"marked {seat}", []):
        data[f"marked {seat}"].remove(mine)
    read = GAME.from_json(data)
    assert isinstance(read, Ringbearer)
    return read


def test_the_watcher_knows_start_cards() -> None:
    """In the first turn nobody else has anything but start cards."""
    s, watcher = watched(4, 3, 1)
    assert watcher.contradiction(s) == ""
    assert watcher.contradiction(swapped(s, 1, hand(s, 1)[0], "joker"))


def test_the_watcher_knows_the_active_hand() -> None:
    """A player who has laid his Sauron cards and helpers has none left."""
    found = 0
    for moves in range(20, 60):
        s, watcher = watched(3, 5, moves)
        unmarked = [c for c in hand(s, int(s.seat)) if c not in s.to_json().get(f"marked {s.seat}", [])]
        if s.seat != 0 and s.phase == 1 and s.left == 2 and unmarked and "sauron" in pile(s):
            assert watcher.contradiction(s) == ""
            assert watcher.contradiction(swapped(s, int(s.seat), unmarked[0], "sauron"))
            found += 1
    assert found


# -- what the table proves


@rule("RB-112", "RB-16", "RB-21")
def test_the_active_hand_is_imagined_without_sauron_cards_and_helpers() -> None:
    """After phases 1 and 2 they would lie open; what he draws then can be anything again."""
    cards = ["sauron"] * 6 + ["helper-remove", "helper-riders-back", "blue", "green"]
    s = position(
        seat=0,
        phase="drawing",
        left=0,
        hand_0=["blue"],
        hand_1=["blue", "red", "sauron"],
        reversed_2=["red"],
        pile=cards,
    )
    do(s, "stop")
    assert (int(s.seat), hand(s, 1)) == (1, ["blue", "red"])
    for viewer in (0, 2, -1):
        for seed in range(40):
            twin = s.imagine(viewer, Dice(seed))
            assert not {"sauron", "helper-remove", "helper-riders-back"} & set(hand(twin, 1)), seed
    do(s, "lay blue 5", "lay red 5", "halt", "draw", "draw")
    assert any("sauron" in hand(s.imagine(0, Dice(seed)), 1) for seed in range(40))


@rule("RB-112", "RB-16", "RB-21")
def test_the_own_reversed_card_is_imagined_without_what_others_would_have_laid() -> None:
    """The next player saw it and left it where it was: it is no Sauron card and no helper."""
    cards = ["sauron"] * 6 + ["helper-remove", "blue", "green"]
    chance = ["green", "all-shown", "all-shown"]
    s = position(chance, phase="drawing", left=0, hand_0=["blue"] * 3, hand_1=["red"], pile=cards)
    do(s, "draw reversed")
    assert (int(s.seat), reversed_cards(s, 0)) == (1, ["green"])
    assert {reversed_cards(s.imagine(0, Dice(seed)), 0)[0] for seed in range(60)} == {"blue", "green", "red"}


@rule("RB-112", "RB-24")
def test_an_action_that_lapses_proves_that_there_is_nothing_to_lay() -> None:
    """Two cards drawn in mid-turn are not laid although an action is left: they are Sauron cards or helpers."""
    s = position(
        ["sauron", "sauron"],
        helpers=["helper-gandalf-or-draw-two"],
        land=[tile("a1"), tile("d4")],
        pile=["sauron"] * 2 + ["helper-remove", "blue", "green", "red", "joker"],
        hand_0=["yellow"],
    )
    do(s, "lay yellow 5", "use helper-gandalf-or-draw-two draw-two", "lapse")
    assert hand(s, 0) == ["sauron", "sauron"]
    found = {card for seed in range(40) for card in hand(s.imagine(1, Dice(seed)), 0)}
    assert found == {"sauron", "helper-remove"}


@rule("RB-112", "RB-16", "RB-21", "RB-24")
def test_what_lapsed_is_what_was_laid_later() -> None:
    """Two cards that were no colour cards, then a third; when a Sauron card and a helper are laid, they were these."""
    s = position(
        [
            *("sauron", "helper-remove", "blue", *["all-shown"] * 4),
            *("player-2 sauron", "all-shown", "player-2 helper-remove", "all-shown"),
        ],
        seat=1,
        helpers=["helper-gandalf-or-draw-two"],
        land=[tile("a1"), tile("d4")],
        pile=["sauron", "sauron", "helper-remove", "helper-riders-back", "blue", "red"],
    )
    do(s, "use helper-gandalf-or-draw-two draw-two", "lapse", "lapse", "draw", "stop", *["lapse", "lapse", "stop"] * 2)
    assert (int(s.seat), hand(s, 1)) == (1, ["blue"])
    assert {hand(s.imagine(0, Dice(seed)), 1)[0] for seed in range(60)} == {"blue", "red"}


@rule("RB-112", "RB-54")
def test_a_renewed_pile_is_the_discard() -> None:
    """Nobody imagines in it a card that was in a hand when it was made, nor the other way round."""
    s = position(
        phase="drawing",
        left=0,
        hand_0=["green"],
        hand_1=["yellow", "joker"],
        hand_2=["green-step"],
        reversed_0=["yellow-ring"],
        pile=["red"],
        discard=["blue"] * 3 + ["sauron"],
        chance=["red", "blue", "all-shown", "all-shown"],
    )
    do(s, "draw", "draw")
    assert (hand(s, 0), pile(s)) == (["blue", "green", "red"], ["blue", "blue", "sauron"])
    for viewer in (0, 1, 2):
        for seed in range(30):
            twin = s.imagine(viewer, Dice(seed))
            if viewer == 0:
                assert pile(twin) == ["blue", "blue", "sauron"]
                assert sorted([*hand(twin, 1), *hand(twin, 2), *reversed_cards(twin, 0)]) == sorted(
                    ["yellow", "joker", "green-step", "yellow-ring"]
                )
            else:
                assert sorted([*pile(twin), *hand(twin, 0)])[:3] == ["blue", "blue", "blue"]


@rule("RB-112", "RB-54")
def test_of_a_card_laid_nobody_knows_when_it_was_drawn() -> None:
    """Player 2 holds one card from before the shuffle, blue or yellow, and two from after it; he lays blue. Had he that
    from before, player 3 has the yellow one; else he may have the yellow one himself, and player 3 the other blue."""
    s = position(
        seat=1,
        helpers=["helper-gandalf-or-draw-two"],
        hand_1=["blue"],
        hand_2=["yellow"],
        pile=[],
        discard=["blue", "red", "green"],
        chance=["red", "green"],
    )
    do(s, "use helper-gandalf-or-draw-two draw-two", "lay blue 5")
    worlds = set()
    for seed in range(200):
        twin = s.imagine(0, Dice(seed))
        worlds.add((*hand(twin, 1), *hand(twin, 2), *pile(twin)))
    assert worlds == {
        ("blue", "red", "yellow", "green"),
        ("blue", "green", "yellow", "red"),
        ("green", "red", "yellow", "blue"),
        ("yellow", "red", "blue", "green"),
        ("yellow", "green", "blue", "red"),
    }


@rule("RB-112", "RB-54")
def test_a_renewed_dark_pile_is_the_dark_discard() -> None:
    """And the servant's hand was all that was not in it."""
    s = position(
        servant=0,
        dark_hand=["dark-hand", "dark-hand", "dark-draw", "dark-back"],
        dark_pile=[],
        dark_discard=["dark-gandalf"] * 2 + ["dark-remove-one"] * 2,
    )
    do(s, "aside dark-hand", "aside dark-hand")
    for seed in range(30):
        twin = s.imagine(1, Dice(seed))
        held = [GAME.edition.darks[k] for k, n in enumerate(twin.dark_hand) for _ in range(n)]
        assert {"dark-draw", "dark-back"} <= set(held)
        assert {GAME.edition.darks[c >> 8] for c in twin.dark_pile.cards} <= {"dark-gandalf", "dark-remove-one"}
