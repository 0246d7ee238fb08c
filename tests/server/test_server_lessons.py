"""A lesson over a socket: views and words of the coach, wrong moves, steps, and whatever is not understood."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import mathom
from mathom.match.lesson import Taught, lessons
from server.served import Served

Frame = dict[str, Any]


class Learner:
    def __init__(self, server: Served, lesson: str, **hello: object) -> None:
        address = f"ws://127.0.0.1:{server.port}/ws/learn/{lesson}"
        self.socket: ClientConnection = connect(address, open_timeout=20, legacy=True)
        self.say({"hello": {"tokens": [], "seen": None, **hello}})

    def say(self, frame: object) -> None:
        self.socket.send(json.dumps(frame))

    def hears(self, *kinds: str) -> Frame:
        """the next frame of such a kind"""
        while True:
            frame: Frame = json.loads(self.socket.recv(timeout=20))
            if any(kind in frame for kind in kinds):
                return frame


@pytest.fixture
def learner(server: Served) -> Iterator[Learner]:
    learner = Learner(server, "duel/1", name="Ada")
    yield learner
    learner.socket.close()


def test_it_is_welcomed_like_at_a_table_and_sees_what_its_seat_sees(learner: Learner) -> None:
    welcome = learner.hears("welcome")["welcome"]
    assert (welcome["seats"], welcome["names"], welcome["kinds"]) == ([0], ["Ada", "Sauron"], ["person", "bot"])
    frame = learner.hears("views")
    taught = Taught(mathom.game("duel"), lessons("duel")["1"], "Ada")
    assert frame["views"] == {"0": json.loads(mathom.encode(taught.view()))}
    assert frame["lesson"]["say"] == {"text": taught.step.say}


def test_the_others_move_by_themselves_and_one_by_one(learner: Learner) -> None:
    learner.hears("views")
    learner.say({"id": "1", "step": 7})
    assert learner.hears("views")["lesson"]["at"] == 7
    learner.say({"id": "2", "do": "place lindon"})
    frames = [learner.hears("views") for _ in range(3)]
    assert [frame["lesson"].get("moving", False) for frame in frames] == [True, True, False]
    assert frames[-1]["lesson"]["at"] == 8
    assert frames[-1]["lesson"]["happens"]["text"].startswith("You are present in two regions")


def test_a_wrong_move_and_an_illegal_one_are_refused_with_words(learner: Learner) -> None:
    learner.hears("views")
    learner.say({"id": "1", "do": "play c1-blue-01"})
    assert "Read on first" in learner.hears("refused")["words"]["text"]
    learner.say({"id": "2", "step": 2})
    learner.say({"id": "3", "do": "discard c1-grey-01"})
    assert learner.hears("refused")["words"]["text"].startswith("That would give you one coin")
    learner.say({"id": "4", "do": "play c1-grey-08"})
    refused = learner.hears("refused")
    assert refused["rule"] == "DU-15"
    learner.say({"id": "5", "do": "play c1-grey-01"})
    assert learner.hears("ok")["ok"] == "5"


def test_a_scene_ends_before_the_next_one_is_laid(server: Served) -> None:
    learner = Learner(server, "duel/2", step=4)
    learner.hears("views")
    learner.say({"id": "1", "onward": True})
    won = learner.hears("views")
    assert won["lesson"]["done"]
    assert "result" in won["views"]["0"]
    learner.say({"id": "2", "onward": True})
    laid = learner.hears("views")
    assert laid["lesson"]["at"] == 5
    assert "result" not in laid["views"]["0"]
    learner.socket.close()


@pytest.mark.parametrize("step", [-5, 10**9, "3", None, True, 1.5])
def test_whatever_step_is_wanted_there_is_one(server: Served, step: object) -> None:
    learner = Learner(server, "battle/1", step=step)
    assert 0 <= learner.hears("views")["lesson"]["at"] <= 11
    learner.socket.close()


@pytest.mark.parametrize("name", ["", " ", "x" * 41, 7, "a\nb", None])
def test_an_odd_name_is_not_taken(server: Served, name: object) -> None:
    learner = Learner(server, "battle/1", name=name)
    assert learner.hears("welcome")["welcome"]["names"][0] == "Elanor"
    learner.socket.close()


@pytest.mark.parametrize("frame", [{"id": "1"}, {"id": "1", "about": 5}, {"id": "1", "about": ["nowhere"]}])
def test_what_is_not_understood_is_refused(learner: Learner, frame: Frame) -> None:
    learner.hears("views")
    learner.say(frame)
    assert learner.hears("refused")["refused"] == "1"


@pytest.mark.parametrize("text", ["", "[]", "{", '{"do": "pass"}', "x" * 5000])
def test_whoever_says_no_sense_is_let_go(server: Served, text: str) -> None:
    learner = Learner(server, "battle/1")
    learner.hears("views")
    learner.socket.send(text)
    assert learner.hears("error")
    with pytest.raises(ConnectionClosed):
        learner.socket.recv(timeout=20)


def test_what_a_thing_means_is_told(learner: Learner) -> None:
    learner.hears("views")
    learner.say({"id": "1", "step": 2})
    learner.say({"id": "2", "about": ["layout/5"]})
    about = learner.hears("about")
    assert about["why_not"]["rule"] == "DU-15"


def test_lessons_are_listed_and_what_is_not_there_is_not(server: Served) -> None:
    listed = server.get("/api/lessons")
    assert {key: len(found) for key, found in listed.items()} == {key: len(lessons(key)) for key in mathom.games()}
    told = server.get("/api/lessons/duel/1")
    assert [len(question["others"]) for question in told["questions"]] == [2, 2, 2]
    assert server.request("/api/lessons/duel/9")[0] == 404
    assert server.request("/api/lessons/chess/1")[0] == 404
    assert server.get("/api/games/duel/overview")[0]["rules"][0] == "DU-1"
    with pytest.raises(ConnectionClosed):
        Learner(server, "duel/9").hears("welcome")
