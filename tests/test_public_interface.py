"""The public interface, word for word as it is promised: other programs call it."""

import subprocess
import sys
from pathlib import Path

import pytest

import mathom


def test_a_whole_game_through_the_public_interface(tmp_path: Path) -> None:
    assert "two-towers" in mathom.games()
    assert mathom.COMPILED in (True, False)
    game = mathom.game("two-towers")
    assert game.seats == (2, 3, 4, 5)
    assert [(o.name, o.default) for o in game.options] == [
        ("youngest", 0),
        ("lost_rows", "traits_won"),
        ("memory", "shown"),
    ]
    assert game.bots == ("greedy", "random", "search")
    assert game.components.place[0].name == "Amon Hen"
    state = game.new(seats=3, seed=7)
    twin = game.new(seats=3, seed=7)
    assert state.digest() == twin.digest()
    text = game.notation(state, state.actions()[0])
    assert game.parse(state, text) == state.actions()[0]
    view = game.view(state, seat=0)
    assert mathom.encode(view).startswith(b'{"game":"two-towers"')
    assert game.from_json(game.to_json(state)).digest() == state.digest()
    assert state.imagine(0, mathom.Dice(3)).digest() != state.digest()
    bot = game.bot("search", iterations=50, seed=1)
    match = mathom.Match(game, state, names=["Ada", "Bo", "Cy"])
    greedy = game.bot("greedy")
    match.play(bot.choose(match.state))
    while not match.state.over:
        match.play(greedy.choose(match.state))
    payoffs = [match.state.payoff(i) for i in range(3)]
    assert sorted(payoffs) == [-1.0, -1.0, 1.0]
    match.save(tmp_path / "game.mathom")
    loaded = mathom.Match.load(tmp_path / "game.mathom")
    assert loaded.state.digest() == match.state.digest()
    assert loaded.names == ("Ada", "Bo", "Cy")
    assert loaded.result == match.result


def test_the_one_liner_of_the_readme() -> None:
    program = (
        "import mathom; g=mathom.game('two-towers'); s=g.new(seats=4, seed=1)\n"
        "while not s.over: s.apply(s.actions()[0])\n"
        "print(s.payoff(0), s.digest())"
    )
    found = {
        subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
        for _ in range(2)
    }
    assert len(found) == 1


def test_every_seed_is_another_game() -> None:
    """also beyond 32 bits"""
    for key in mathom.games():
        seeds = (0, 1, 2, 2**32, 2**32 + 1, 2**33 + 2, 2**63 - 1)
        states = [mathom.game(key).new(seed=seed) for seed in seeds]
        assert len({state.dice.below(2**31) for state in states}) == len(seeds)


README = Path(__file__).parent.parent / "README.md"
EXAMPLES = README.read_text(encoding="utf-8").split("```python\n")[1:]


@pytest.mark.parametrize("example", [part.split("```")[0] for part in EXAMPLES])
def test_the_examples_of_the_readme_run(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(example, {})
    assert capsys.readouterr().out


@pytest.mark.parametrize(
    ("settings", "named"),
    [
        ({"seats": 6}, "seats"),
        ({"seats": 1}, "seats"),
        ({"seats": "three"}, "seats"),
        ({"seats": True}, "seats"),
        ({"seats": 3, "youngest": 3}, "youngest"),
        ({"seats": 3, "youngest": "Ada"}, "youngest"),
        ({"seats": 3, "speed": 1}, "speed"),
        ({"seats": 3, "seed": -1}, "seed"),
        ({"seats": 3, "seed": 2**63}, "seed"),
        ({"seats": 3, "seed": "x"}, "seed"),
    ],
)
def test_a_bad_value_names_the_option(settings: dict[str, object], named: str) -> None:
    with pytest.raises(mathom.BadSetup, match=f"^{named}:"):
        mathom.game("two-towers").new(**settings)  # type: ignore[arg-type]


def test_an_unknown_game_or_bot_says_what_there_is() -> None:
    with pytest.raises(mathom.BadSetup, match="there is no 'chess'; there are "):
        mathom.game("chess")
    there_are = "there are greedy, random, search, easy, normal, hard, master"
    with pytest.raises(mathom.BadSetup, match=f"there is no 'clever'; {there_are}"):
        mathom.game("two-towers").bot("clever")
    with pytest.raises(mathom.BadSetup, match="greedy has no setting 'strength'; it has seed"):
        mathom.game("two-towers").bot("greedy", strength=3)
    with pytest.raises(mathom.BadSetup, match="iterations above 0, or seconds"):
        mathom.game("two-towers").bot("search", seconds=0)


def test_an_illegal_action_has_its_reason_and_its_rule() -> None:
    game = mathom.game("two-towers")
    state = game.new(seats=3, seed=7)
    with pytest.raises(mathom.IllegalAction) as refused:
        game.parse(state, "done")
    assert refused.value.rule == "TT-19"
    assert str(refused.value) == "you must take a card (TT-19)"


def test_help_says_something_in_both_forms() -> None:
    assert str(mathom.State.__doc__).startswith("A position of a game.")
    assert str(mathom.State.apply.__doc__).startswith("does a legal action")
    assert str(mathom.Dice.below.__doc__).startswith("0 <= result < n")
