"""The line mode: whole games through a pipe."""

import re
from io import StringIO
from pathlib import Path

import pytest

import mathom
from mathom.kernel.bot import Bot
from mathom.terminal import start
from mathom.terminal.lines import LineTable, replay_lines
from mathom.terminal.session import Session

GAME = mathom.game("two-towers")
NAMES = ["Elanor", "Rosie", "Hamfast"]


class Keyboard(StringIO):
    def isatty(self) -> bool:
        return True


def new_match(seats: int = 3) -> mathom.Match:
    return mathom.Match(GAME, GAME.new(seats=seats, seed=1), NAMES[:seats])


def talk(match: mathom.Match, answers: str, bots: dict[int, Bot] | None = None, people: bool = False) -> str:
    seats = {i: GAME.bot("random", seed=i) for i in (1, 2)} if bots is None else bots
    out = StringIO()
    source = Keyboard(answers) if people else StringIO(answers)
    assert LineTable(Session(match, seats), "en", source, out).play() == 0
    return out.getvalue()


def test_a_whole_game_through_a_pipe(tmp_path: Path) -> None:
    match = new_match()
    match.keep(tmp_path / "g.mathom")
    text = talk(match, "1\n" * 300)
    assert match.state.over
    assert "wins with" in text
    assert "\x1b" not in text
    assert "The record is kept in" in text
    assert mathom.Match.load(tmp_path / "g.mathom").state.over


def test_moves_are_written_as_text_too() -> None:
    match = new_match()
    taken = next(o.text for o in match.view(0).options if o.text.startswith("take"))
    talk(match, f"  {taken.upper()}  \n")
    assert match.moves[0].text == taken


@pytest.mark.parametrize(
    ("answer", "reply"),
    [
        ("99", "There is no option 99, only 1 to "),
        ("0", "There is no option 0, only 1 to "),
        ("done", "No: you must take a card (TT-19)"),
        ("take red-courage", "No: there is no card called red-courage (TT-2)"),
        ("fly to mordor", "No: 'fly to mordor' cannot be done now; possible: draw, take "),
        ("lay {x}", "No: "),
        ("²", "No: "),
        ("undo", "No: only a move of your present turn can be taken back"),
    ],
)
def test_a_bad_answer_gets_one_sentence(answer: str, reply: str) -> None:
    match = new_match()
    text = talk(match, answer + "\n")
    assert reply in text
    assert match.moves == []


def test_the_end_of_input_is_no_error(tmp_path: Path) -> None:
    match = new_match()
    match.keep(tmp_path / "g.mathom")
    text = talk(match, "draw\n")
    assert text.endswith(f"To go on with this game: mathom play --resume {tmp_path / 'g.mathom'}\n")
    assert len(mathom.Match.load(tmp_path / "g.mathom").moves) == len(match.moves) >= 3


def test_undo_look_help_and_quit() -> None:
    match = new_match()
    offer = next(o.text for o in match.view(0).options if o.text.startswith("offer"))
    text = talk(match, f"help\nlook\n{offer}\nundo\nquit\n")
    assert "undo: take the last move of your turn back" in text
    assert "Minas Tirith" in text
    assert "The last move is taken back" in text
    assert match.moves == []


def test_a_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mathom.terminal.session.HINT_SECONDS", 0.05)
    assert "Hint: " in talk(new_match(), "hint\n")


def test_two_people_at_one_keyboard_do_not_see_each_other() -> None:
    """before each turn the screen is cleared and the next one called"""
    match = new_match(2)
    text = talk(match, "\ndraw\n\n", {}, people=True)
    elanor, rosie = text.split("Pass the keyboard to Rosie, then press Enter")
    assert "\x1b[2J" in elanor
    assert "Elanor draws a card from the pile" in rosie
    assert "Rosie: Your turn" in rosie
    assert match.view(1).options


def test_through_a_pipe_every_move_is_told_once() -> None:
    match = new_match(2)
    text = talk(match, "draw\ndraw\n", {})
    assert text.count("Elanor draws ") == 1
    assert text.count("Rosie draws ") == 1


def test_bots_among_themselves() -> None:
    match = new_match()
    text = talk(match, "", {i: GAME.bot("random", seed=i) for i in range(3)})
    assert match.state.over
    assert "draws a card from the pile" in text


def test_a_replay_tells_move_by_move() -> None:
    match = new_match()
    talk(match, "1\n" * 300)
    out = StringIO()
    replay_lines(match, "en", None, out)
    lines = out.getvalue().splitlines()
    assert len(lines) == len(match.moves) + 2
    assert lines[1].startswith("   1  Elanor draws a card from the pile")
    assert "wins with" in lines[-1]


def test_ctrl_c_leaves_with_130(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupt(self: LineTable) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(LineTable, "play", interrupt)
    assert start.play(new_match(), {}, "en", 0.0, True) == 130
    assert "cannot be taken up again" in capsys.readouterr().out


def taken_openly(memory: str) -> mathom.Match:
    """Rosie has taken two red wisdom openly"""
    state = GAME.new(seats=3, seed=1, memory=memory).to_json()
    cards = {"hand 1": ["red-wisdom", "red-wisdom", "gandalf"], "shown 1": ["red-wisdom", "red-wisdom"]}
    rest = {"hand 0": ["blue-wisdom"], "hand 2": ["blue-wisdom"], "open": ["green-wisdom"], "pile": ["gandalf"] * 4}
    return mathom.Match(GAME, GAME.from_json(state | cards | rest), NAMES)


def test_what_all_have_seen_a_rival_take_is_told_on_request() -> None:
    text = talk(taken_openly("shown"), "look\ncards\n")
    table, _, asked = text.partition("> cards")
    assert "red wisdom" not in table
    assert "+2" in table
    assert re.search("Taken openly by Rosie: .*red wisdom ×2\n", asked)


def test_it_is_not_told_in_strict_memory_play() -> None:
    text = talk(taken_openly("strict"), "look\ncards\n")
    assert "+2" not in text
    assert "Taken openly" not in text
