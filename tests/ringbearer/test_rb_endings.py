"""Golden playthroughs of the three ways in which a game ends, and that they are what they are kept for."""

import pytest

import mathom
from mathom.kernel.dice import Dice
from ringbearer.endings import SEEDS, moves, path, played_again
from ringbearer.rb import GAME, do, new
from support import rule

WORDS = {
    "mount doom": "the ring is destroyed: the companions win together; ranking [0, 1, 2, 3]",
    "caught": "the Black Riders have caught the fellowship: all lose together; ranking [0, 1, 2, 3]",
    "servant": "the Black Riders have caught the fellowship: Ada wins as Sauron’s servant; ranking [0, 1, 2, 3]",
}


@rule("RB-99", "RB-101", "RB-104")
@pytest.mark.parametrize("ending", SEEDS)
def test_the_golden_playthroughs_are_still_played(ending: str) -> None:
    """A change of the rules, the words or the views shows here as a difference to be looked at."""
    text = path(ending).read_text(encoding="utf-8")
    assert text.splitlines()[-1] == WORDS[ending]
    assert played_again(ending) == text


@pytest.mark.parametrize("ending", SEEDS)
def test_they_end_as_their_names_say(ending: str) -> None:
    """Each is a whole game with its ending; its last move brings it about."""
    texts = moves(path(ending).read_text(encoding="utf-8"))
    s = new(4, SEEDS[ending])
    do(s, *texts[:-1])
    assert (s.over, GAME.ending(s)) == (False, "")
    do(s, texts[-1])
    assert (s.over, GAME.ending(s)) == (True, ending)
    assert len(texts) > 60


def test_the_servants_game_shows_dark_cards() -> None:
    """In it the servant pays, aims and lays cards aside, and companions defend themselves."""
    verbs = {text.split(" ")[0] for text in moves(path("servant").read_text(encoding="utf-8"))}
    assert verbs >= {"begin", "lay", "discover", "go", "use", "halt", "draw", "stop", "aside", "play", "pay", "take"}


@pytest.mark.parametrize("ending", SEEDS)
def test_saved_at_every_decision(ending: str) -> None:
    """At every decision, and at the end, the game is saved and read back, and looks the same to everybody."""
    s = new(4, SEEDS[ending])
    for n, text in enumerate([*moves(path(ending).read_text(encoding="utf-8")), None]):
        read = GAME.from_json(s.to_json(), Dice(1))
        assert (read.digest(), read.actions()) == (s.digest(), s.actions())
        for viewer in (None, 0, 1, 2, 3) if n % 8 == 0 or text is None else ():
            assert mathom.encode(GAME.view(read, viewer)) == mathom.encode(GAME.view(s, viewer))
        if text is not None:
            do(s, text)
