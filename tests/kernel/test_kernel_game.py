"""What a game is to everything above it."""

from typing import Any, cast

import numpy
import pytest
from hypothesis import given
from hypothesis import strategies as st

import mathom
from kernel.burrow import BurrowGame
from kernel.burrow_terms import NAMES
from mathom.kernel.dice import ANY, EVERYONE, Dice, SystemDice, fall
from mathom.kernel.errors import BadPosition, BadRecord, BadSetup, IllegalAction, MathomError
from mathom.kernel.game import Game, seen_by
from mathom.kernel.options import SetupOption
from mathom.kernel.state import State
from mathom.kernel.words import msg

GAME = BurrowGame()


class Choosy(BurrowGame):
    """has options, and remembers what was chosen"""

    seats = (2, 3, 5)
    options = (
        SetupOption("answers", "strict", msg("how passes are made"), ("strict", "quick")),
        SetupOption("length", 10, msg("turns"), (5, 10)),
        SetupOption("first", 0, msg("who begins"), per_seat=True),
    )
    chosen: tuple[int, dict[str, Any]]

    def set_up(self, seats: int, options: dict[str, Any], dice: Dice) -> State:
        self.chosen = (seats, options)
        return super().set_up(seats, options, dice)


# -- setting up


def test_options_have_defaults() -> None:
    game = Choosy()
    game.new(seed=1)
    assert game.chosen == (2, {"answers": "strict", "length": 10, "first": 0})
    game.new(5, seed=1, first=4, answers="quick", length=5)
    assert game.chosen == (5, {"answers": "quick", "length": 5, "first": 4})


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"seats": 4}, "seats: burrow is for 2 to 5 players, not 4"),
        ({"seats": 0}, "seats: burrow is for 2 to 5 players, not 0"),
        ({"seats": "2"}, "seats: burrow is for 2 to 5 players, not '2'"),
        ({"seats": True}, "seats: burrow is for 2 to 5 players, not True"),
        ({"seats": [2]}, "seats: burrow is for 2 to 5 players, not [2]"),
        ({"seed": -1}, "seed: -1 is not a whole number from 0 to 2**63 - 1"),
        ({"seed": 2**63}, "seed: 9223372036854775808 is not a whole number from 0 to 2**63 - 1"),
        ({"seed": 1.5}, "seed: 1.5 is not a whole number from 0 to 2**63 - 1"),
        ({"seed": "x"}, "seed: 'x' is not a whole number from 0 to 2**63 - 1"),
        ({"seed": True}, "seed: True is not a whole number from 0 to 2**63 - 1"),
        ({"colour": "red"}, "colour: burrow has no such option; it has answers, length, first"),
        ({"answers": "slow"}, "answers: 'slow' is not one of strict, quick"),
        ({"length": 7}, "length: 7 is not one of 5, 10"),
        ({"length": "10"}, "length: '10' is not one of 5, 10"),
        ({"length": [5]}, "length: [5] is not one of 5, 10"),
        ({"length": None}, "length: None is not one of 5, 10"),
        ({"first": 2}, "first: 2 is not one of 0, 1"),
        ({"first": True}, "first: True is not one of 0, 1"),
        ({"seats": 3, "first": 3}, "first: 3 is not one of 0, 1, 2"),
    ],
)
def test_a_game_that_cannot_be_set_up_says_which_option_is_wrong(settings: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadSetup) as refused:
        Choosy().new(**settings)
    assert str(refused.value) == reason


@pytest.mark.parametrize("settings", [{"seats": 2.0}, {"length": 5.0}, {"first": 1.0}])
def test_a_number_with_a_point_is_no_number_of_things(settings: dict[str, Any]) -> None:
    """Once: it equals one of the choices and gets through to the rules"""
    with pytest.raises(BadSetup, match=next(iter(settings))):
        Choosy().new(**settings)


def test_a_number_of_numpy_is_a_number() -> None:
    """as a program that learns draws its seeds"""
    assert GAME.new(numpy.int64(2), numpy.uint32(5)).digest() == GAME.new(2, 5).digest()
    with pytest.raises(BadSetup, match=r"^seats: burrow is for 2 players, not np.int64\(3\)$"):
        GAME.new(numpy.int64(3))


def test_what_is_no_position_at_all_is_refused() -> None:
    nothings: tuple[Any, ...] = (None, [], "x", 3)
    for nothing in nothings:
        with pytest.raises(BadPosition, match=r"^position: is not one of burrow$"):
            GAME.from_json(nothing)


def test_a_game_for_one_number_of_players_says_so() -> None:
    with pytest.raises(BadSetup, match="seats: burrow is for 2 players, not 3"):
        GAME.new(3)
    with pytest.raises(BadSetup, match="it has none"):
        GAME.new(colour="red")


def test_chance_comes_from_the_seed_the_dice_or_the_operating_system() -> None:
    assert GAME.new(seed=5).digest() == GAME.new(seed=5).digest() == GAME.new(dice=Dice(5)).digest()
    assert GAME.new(seed=5).digest() != GAME.new(seed=6).digest()
    assert isinstance(GAME.new().dice, SystemDice)
    assert len({GAME.new().digest() for _ in range(5)}) > 1
    assert GAME.new(seed=0).digest() == GAME.new(seed=0).digest()


def test_the_house_knows_its_games_by_key() -> None:
    assert "two-towers" in mathom.games()
    assert GAME.key not in mathom.games()
    assert mathom.game("two-towers") is mathom.game("two-towers")
    for key in ("burrow", "", "two_towers", "Two-Towers"):
        with pytest.raises(BadSetup, match=f"game: there is no '{key}'; there are .*two-towers"):
            mathom.game(key)


# -- words


@pytest.fixture
def state() -> State:
    return GAME.from_json(
        {"hand 0": ["raid (1)", "lantern (1)"], "stack": [{"is": "Turn"}, {"is": "Chain", "window": 1}]}
    )


def test_a_text_is_read_whatever_its_spaces_and_capitals(state: State) -> None:
    texts = ["play raid", "play lantern > 0", "play lantern > 1", "lay raid", "lay lantern", "pass"]
    assert [GAME.notation(state, a) for a in state.actions()] == texts
    for spelling in ("  PLAY\tLantern  >\n 1 ", "play lantern > 1", "Play\u00a0lantern > 1"):
        assert GAME.notation(state, GAME.parse(state, spelling)) == "play lantern > 1"


@pytest.mark.parametrize(
    ("text", "possible"),
    [
        ("", "play raid, play lantern > 0, play lantern > 1, lay raid, lay lantern, pass"),
        ("dance", "play raid, play lantern > 0, play lantern > 1, lay raid, lay lantern, pass"),
        ("lay stoat", "lay raid, lay lantern"),
        ("lay", "lay raid, lay lantern"),
        ("pass raid", "pass"),
        ("play lantern >1", "play raid, play lantern > 0, play lantern > 1"),
    ],
)
def test_a_text_that_is_no_action_is_answered_with_what_is_possible(state: State, text: str, possible: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        GAME.parse(state, text)
    assert str(refused.value) == f"'{text}' cannot be done now; possible: {possible}"
    assert refused.value.rule == ""
    assert possible in refused.value.say("de")


@given(text=st.text(max_size=40))
def test_any_text_at_all_is_an_action_or_is_refused(text: str) -> None:
    s = GAME.new(seed=3)
    try:
        action = GAME.parse(s, text)
    except IllegalAction:
        return
    assert action in s.actions()


def test_long_lists_are_cut_short() -> None:
    hand = [f"{name} (1)" for name in NAMES if name != "snare"]
    s = GAME.from_json({"hand 0": hand, "stack": [{"is": "Turn"}, {"is": "Chain", "window": 1}]})
    with pytest.raises(IllegalAction) as refused:
        GAME.parse(s, "dance")
    assert str(refused.value).endswith(", ...")
    assert str(refused.value).count(",") == 8


def test_after_the_end_nothing_can_be_done() -> None:
    s = GAME.from_json({"seat": -1, "turn": 10, "stack": [{"is": "Turn"}]})
    with pytest.raises(IllegalAction, match="the game is over"):
        GAME.parse(s, "pass")


def test_a_refusal_cites_its_rule() -> None:
    assert str(IllegalAction(msg("a raid needs {n} beasts", n=2), "BU-7")) == "a raid needs 2 beasts (BU-7)"
    assert str(IllegalAction(msg("no"))) == "no"
    assert issubclass(IllegalAction, MathomError)


# -- chance in words


def test_every_value_of_chance_has_a_word_that_is_read_back() -> None:
    for game in (cast(Game, GAME), *(mathom.game(key) for key in mathom.games())):
        words = [word for kind in game.chances for word in kind if word]
        assert len(set(words)) == len(words), "a word of two kinds could not be read back"
        for kind, values in enumerate(game.chances):
            for value, word in enumerate(values):
                if word:
                    f = fall(kind, 3, value)
                    assert game.fall_to_text(f) == word
                    assert game.fall_from_text(word, 3) == f
                    assert game.fall_from_text(word) == fall(kind, 0, value)


def test_a_question_mark_is_left_to_the_generator() -> None:
    assert GAME.fall_from_text("?") == ANY


@pytest.mark.parametrize("text", ["", "nap", "7", "0", "Raid", " raid"])
def test_a_value_that_the_game_does_not_know(text: str) -> None:
    with pytest.raises(BadRecord, match=f"burrow knows nothing called '{text}'"):
        GAME.fall_from_text(text)


def test_who_has_seen_what_fell() -> None:
    assert [seen_by(fall(0, 0b10, 3), seat) for seat in (0, 1, None)] == [False, True, False]
    assert [seen_by(fall(0, 0b11, 3), seat) for seat in (0, 1, None)] == [True, True, False]
    assert [seen_by(fall(1, EVERYONE, 3), seat) for seat in (0, 1, None)] == [True, True, True]


# -- bots


def test_a_bot_that_is_not_there() -> None:
    with pytest.raises(BadSetup, match=r"bot: there is no 'clever'; there are .*random"):
        GAME.bot("clever")
    with pytest.raises(BadSetup, match=r"bot: random .*depth"):
        GAME.bot("random", depth=3)


def test_bots_of_the_house_play_every_game() -> None:
    """an interpreted game too: the search is compiled, the game is not"""
    s = GAME.new(seed=3)
    for name in ("random", "search"):
        bot = GAME.bot(name, **({"iterations": 30, "seed": 1} if name == "search" else {"seed": 1}))
        assert bot.choose(s) in s.actions()


def test_an_option_for_several_is_not_there_for_one() -> None:
    game = mathom.game("lidless-eye")
    assert game.new(seats=1, seed=1, rules="advanced")
    with pytest.raises(BadSetup, match="length: it is there only for 2 players or more"):
        game.new(seats=1, seed=1, length=3)
    assert (game.least, game.seats[0]) == (2, 1)
    assert len(game.view(game.new(seed=1)).seats) == 2
