"""What is under way can be copied and saved at any point."""

import json
from typing import Any

import pytest
from mypy_extensions import i64

from mathom.kernel.errors import BadPosition
from mathom.kernel.fields import Fields, Hasher, Reader, Writer
from mathom.kernel.frames import Frame, copy_stack, visit_stack
from mathom.kernel.vecs import append, vec

STEPS = ["first", "second", "third"]


class Walk(Frame):
    def __init__(self, to: int = 0) -> None:
        self.to = to
        self.met = vec[i64]()

    def blank(self) -> Frame:
        return Walk()

    def fields(self, io: Fields) -> None:
        self.step = io.word("step", self.step, STEPS)
        self.to = io.num("to", self.to)
        self.met = io.nums("met", self.met)


class Rest(Frame):
    hours = 8

    def blank(self) -> Frame:
        return Rest()

    def fields(self, io: Fields) -> None:
        self.step = io.word("step", self.step, STEPS)
        self.hours = io.num("hours", self.hours, 8)


BLANKS: dict[str, Frame] = {"Walk": Walk(), "Rest": Rest()}


def stack() -> list[Frame]:
    low, high = Walk(3), Walk(4)
    low.step, high.step = 1, 2
    low.met = vec[i64]([7, 8])
    return [low, Rest(), high]


SAVED = {
    "stack": [
        {"is": "Walk", "step": "second", "to": 3, "met": [7, 8]},
        {"is": "Rest"},
        {"is": "Walk", "step": "third", "to": 4},
    ]
}


def written(frames: list[Frame]) -> dict[str, Any]:
    w = Writer()
    visit_stack(w, frames, BLANKS)
    return w.out


def read(data: dict[str, Any]) -> list[Frame]:
    frames: list[Frame] = []
    reader = Reader(data)
    visit_stack(reader, frames, BLANKS)
    reader.finish()
    return frames


def digest(frames: list[Frame]) -> int:
    h = Hasher()
    visit_stack(h, frames, BLANKS)
    return h.value()


def test_a_frame_begins_at_its_first_step_and_has_the_name_of_its_class() -> None:
    assert Rest().step == 0
    assert [frame.name() for frame in stack()] == ["Walk", "Rest", "Walk"]


def test_a_frame_must_say_what_it_is_made_of() -> None:
    with pytest.raises(NotImplementedError):
        Frame().blank()
    with pytest.raises(NotImplementedError):
        Frame().fields(Writer())


def test_a_stack_is_written_from_the_bottom() -> None:
    assert written(stack()) == SAVED
    assert written([]) == {}


def test_a_stack_is_read_back() -> None:
    frames = read(json.loads(json.dumps(SAVED)))
    assert [frame.name() for frame in frames] == ["Walk", "Rest", "Walk"]
    assert digest(frames) == digest(stack())
    assert written(frames) == SAVED
    assert read({}) == []


def test_reading_leaves_the_blanks_blank() -> None:
    read(SAVED)
    assert written([BLANKS["Walk"], BLANKS["Rest"]]) == {"stack": [{"is": "Walk"}, {"is": "Rest"}]}


def test_a_copy_lives_its_own_life() -> None:
    frames = stack()
    before = digest(frames)
    twins = copy_stack(frames)
    assert digest(twins) == before
    assert [type(t) for t in twins] == [type(f) for f in frames]
    assert all(t is not f for t, f in zip(twins, frames, strict=True))
    first = twins[0]
    assert isinstance(first, Walk)
    first.met[0] = 9
    first.met = append(first.met, 1)
    first.step = 0
    assert digest(frames) == before
    assert copy_stack([]) == []


def test_frames_of_one_class_do_not_share_their_arrays() -> None:
    frames: list[Frame] = []
    for n in range(4):
        walk = Walk()
        walk.met = vec[i64]([n])
        frames.append(walk)
    twins = copy_stack(copy_stack(frames))
    for n, twin in enumerate(twins):
        assert isinstance(twin, Walk)
        twin.met[0] += 10
        assert list(twin.met) == [n + 10]
    assert digest(frames) == digest(copy_stack(frames)) != digest(twins)


def test_the_digest_knows_kinds_order_and_fields() -> None:
    found = set()
    for frames in ([], [Walk()], [Rest()], [Walk(), Rest()], [Rest(), Walk()], [Walk(1)], stack(), stack()[:2]):
        found.add(digest(list(frames)))
    assert len(found) == 8


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ({"stack": [{"is": "Nap"}]}, "stack: there is no frame 'Nap'; there are Rest, Walk"),
        ({"stack": [{}]}, "stack: there is no frame ''"),
        ({"stack": [{"is": "Rest", "to": 3}]}, "stack.to: there is no such field here"),
        ({"stack": [{"is": "Rest", "to": 3}, {"is": "Rest"}]}, "stack.to: there is no such field here"),
        ({"stack": [{"is": "Walk", "step": "fourth"}]}, "stack.step: 'fourth' is not one of first, second, third"),
        ({"stack": [7]}, "stack.part: should be an object"),
        ({"stack": {"is": "Rest"}}, "stack: should be a list"),
        ({"stack": [{"is": ["Rest"]}]}, "stack: there is no frame"),
    ],
)
def test_what_is_no_stack_is_refused(data: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        read(data)
