"""Every lesson is played through with the rules as they are: what it asks for can be done, what it points at is there,
and what it promises comes true. A game that adds a lesson adds its file; these tests find it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import mathom
from lessons.promises import value
from mathom.kernel.errors import BadSetup, IllegalAction
from mathom.match.lesson import LONGEST, Lesson, Step, Taught, lessons, pointed, read_lesson

ALL = [(key, number) for key in mathom.games() for number in lessons(key)]


def walked(key: str, number: str) -> Iterator[tuple[Taught, Step]]:
    """the lesson at each of its steps; between two of them the asked move is made, and what follows"""
    taught = Taught(mathom.game(key), lessons(key)[number])
    while not taught.ended:
        step = taught.step
        yield taught, step
        for line in taught.moves_of(step):
            assert taught.match.state.seat == line.seat, f"step {taught.at + 1}: {line.do}"
            taught.match.play(line.do, list(line.chance))
        for what, wanted in step.check:
            assert value(taught, what) == wanted, f"step {taught.at + 1}: {what}"
        taught.onward()


def test_every_game_has_a_lesson_and_the_large_one_six() -> None:
    assert {key: len(lessons(key)) for key in mathom.games()} == {
        "battle": 1,
        "duel": 2,
        "lidless-eye": 6,
        "ringbearer": 1,
        "two-towers": 1,
    }


@pytest.mark.parametrize(("key", "number"), ALL)
def test_it_can_be_played_to_its_end(key: str, number: str) -> None:
    for taught, step in walked(key, number):
        where = f"step {taught.at + 1}"
        for handle in step.point:
            assert pointed(taught.view(), handle), f"{where}: nothing is called {handle}"
        for what, wanted in step.before:
            assert value(taught, what) == wanted, f"{where}: {what}"
        if step.do:
            assert taught.match.state.seat == taught.lesson.you, where
            assert step.do in {option.text for option in taught.view().options}, where
    assert taught.ended


@pytest.mark.parametrize(("key", "number"), ALL)
def test_a_wrong_move_is_answered_and_changes_nothing(key: str, number: str) -> None:
    for taught, step in walked(key, number):
        before = taught.match.state.digest()
        for wrong, answer in step.wrong_moves.items():
            found = taught.answer(wrong)
            assert found is not None
            assert found.text == answer
        for refused in step.refused:
            with pytest.raises(IllegalAction):
                taught.answer(refused)
        others = [option.text for option in taught.view().options if option.text not in {step.do, *step.wrong_moves}]
        for other in others if step.do else []:
            found = taught.answer(other)
            assert found is not None
            assert found.text == step.wrong
        assert taught.match.state.digest() == before


@pytest.mark.parametrize(("key", "number"), ALL)
def test_who_comes_back_finds_the_table_as_it_was_left(key: str, number: str) -> None:
    back = Taught(mathom.game(key), lessons(key)[number])
    for taught, _ in walked(key, number):
        back.go_to(taught.at)
        assert back.match.state.digest() == taught.match.state.digest()
        assert back.view() == taught.view()


@pytest.mark.parametrize(("key", "number"), ALL)
def test_no_sentence_is_long_and_every_move_has_an_answer(key: str, number: str) -> None:
    for step in lessons(key)[number].steps:
        for said in (step.say, step.wrong, *step.wrong_moves.values()):
            assert len(said.split()) <= LONGEST, said
        assert bool(step.wrong) == bool(step.do)


@pytest.mark.parametrize(("key", "number"), ALL)
def test_three_questions_are_answered_by_what_the_lesson_tells(key: str, number: str) -> None:
    lesson = lessons(key)[number]
    known = {rule.number for rule in mathom.game(key).rules}
    assert len(lesson.questions) == 3
    for question in lesson.questions:
        assert question.told
        assert set(question.told) <= set(range(1, len(lesson.steps) + 1))
        assert question.rules
        assert set(question.rules) <= known
        assert len({question.answer, *question.others}) == 3


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{", "Input data was truncated"),
        ('{"title": "A"}', "required field"),
        ('{"title":"A","about":"B","you":0,"names":["C"],"steps":[{"say":"D"}],"questions":[]}', "no position"),
        ('{"title":"A","about":"B","you":0,"names":["C"],"steps":[],"questions":[],"more":1}', "unknown field"),
    ],
)
def test_a_file_that_is_no_lesson_says_why(tmp_path: Path, text: str, why: str) -> None:
    path = tmp_path / "9.json"
    path.write_text(text)
    with pytest.raises(BadSetup, match=rf"9.json: .*{why}"):
        read_lesson(path)


def test_a_click_is_no_move() -> None:
    taught = Taught(mathom.game("duel"), lessons("duel")["1"])
    assert not taught.step.do
    found = taught.answer("play c1-blue-01")
    assert found is not None
    assert found.text.startswith("Read on")


def test_the_learner_sits_there_by_his_own_name() -> None:
    lesson: Lesson = lessons("duel")["1"]
    names: Any = [seat.name for seat in Taught(mathom.game("duel"), lesson, "Ada").view().seats]
    assert names == ["Ada", "Sauron"]
