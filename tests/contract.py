"""What every game must keep, checked at every decision of random games. A new game is tested by being registered.

Games of several hundred decisions are checked at some of them, drawn by lot: about CHECKED in each game."""

import json
import pickle
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

import mathom
from mathom.kernel.dice import ANY, Dice
from mathom.kernel.errors import BadRecord, IllegalAction, MathomError
from mathom.kernel.game import Game, seen_by
from mathom.kernel.slate import Observation
from mathom.kernel.state import Buffer, State
from mathom.kernel.view import seen_in

INSPECTED = 6  # things of a view that somebody points at
# a game of fewer than twice as many decisions is checked at every one; the plain form plays the same games
CHECKED = 150 if mathom.COMPILED else 50


def viewers(game: Game, state: State) -> list[int | None]:
    return [None, *range(len(game.view(state).seats))]


def decisions(game: Game, seats: int, seed: int, **options: Any) -> Iterator[tuple[State, Dice]]:
    """every decision of a random game, and dice for whoever checks it"""
    state = game.new(seats=seats, seed=seed, **options)
    choose, dice = Dice(seed + 77), Dice(seed + 78)
    for _ in range(game.longest + 1):
        if state.over:
            return
        yield state, dice
        actions = state.actions()
        state.apply(actions[choose.below(len(actions))])
    raise AssertionError(f"{game.key} with {seats} players does not end (seed {seed})")


def some_decisions(game: Game, seats: int, seed: int, about: int, **options: Any) -> Iterator[tuple[State, Dice]]:
    """about so many decisions of a random game, drawn by lot; all of them where there are fewer than twice as many"""
    every = max(1, sum(1 for _ in decisions(game, seats, seed, **options)) // about)
    lot = Dice(seed + 79)
    for state, dice in decisions(game, seats, seed, **options):
        if lot.below(every) == 0:
            yield state, dice


def check_actions(game: Game, state: State) -> None:
    """actions exist and differ; their texts differ and parse back; fill, fill_once and the view agree"""
    actions = state.actions()
    assert actions
    assert len(set(actions)) == len(actions)
    texts = [game.notation(state, a) for a in actions]
    assert len(set(texts)) == len(texts), texts
    assert [game.parse(state, t) for t in texts] == actions
    assert game.parse(state, "  " + texts[0].upper() + " ") == actions[0]
    into = Buffer()
    assert state.fill(into) == into.n == len(actions)
    assert [into.data[i] for i in range(into.n)] == actions
    n = state.fill_once(into)
    assert 1 <= n <= len(actions)
    assert {into.data[i] for i in range(n)} <= set(actions)
    for seat in viewers(game, state):
        offered = game.view(state, seat).options
        assert [o.action for o in offered] == (actions if seat == state.seat else [])
        assert [o.text for o in offered] == (texts if seat == state.seat else [])


def check_refusals(game: Game, state: State) -> None:
    """what is not an action is refused with a reason, never with another kind of error"""
    for text in ("", " ", "nonsense", "pass nonsense", "\x00", "take", "lay lay lay", "ø" * 500):
        if text in [game.notation(state, a) for a in state.actions()]:
            continue
        with pytest.raises(IllegalAction) as refused:
            game.parse(state, text)
        assert str(refused.value)
        assert refused.value.rule in {"", *(r.number for r in game.rules)}


def check_steps(game: Game, state: State) -> None:
    """a number that is not an action is refused in the same way, and nothing has changed"""
    before, legal = state.digest(), set(state.actions())
    for number in {-1, 2**80, *(action ^ 1 << bit for action in state.actions()[:2] for bit in (0, 12, 24, 36, 50))}:
        if number not in legal:
            with pytest.raises(IllegalAction) as refused:
                state.step(number)
            assert refused.value.rule in {"", *(r.number for r in game.rules)}
    assert state.digest() == before


def check_copies(game: Game, state: State, dice: Dice) -> None:
    """copy, JSON and digest agree, and so do their futures under the same dice"""
    digest = state.digest()
    twin = state.copy()
    saved = json.loads(json.dumps(game.to_json(state)))
    read = game.from_json(saved)
    assert twin.digest() == read.digest() == digest
    assert game.to_json(twin) == game.to_json(read) == game.to_json(state)
    assert twin.actions() == read.actions() == state.actions()
    seed, picks = dice.below(1 << 30), dice.fork()
    ends = []
    for s in (state.copy(), twin, read):
        s.dice = Dice(seed)
        choose = picks.fork()
        for _ in range(6):
            if s.over:
                break
            actions = s.actions()
            s.apply(actions[choose.below(len(actions))])
        ends.append(s.digest())
    assert len(set(ends)) == 1
    assert ends[0] != digest
    assert state.digest() == digest, "playing on a copy disturbed the original"


def check_content(game: Game, state: State, dice: Dice) -> None:
    """a state is what it holds: copied and pickled it is the same, and goes on as it would; played on it is another"""
    again: State = pickle.loads(pickle.dumps(state))
    assert state == again == deepcopy(state)
    assert hash(state) == hash(again)
    assert str(again) == str(state)
    before = state.copy()
    for s in (before, again):
        s.step(s.actions()[-1])
    assert before == again
    assert before != state


def check_numbers(game: Game, state: State, dice: Dice) -> None:
    """What a seat is told in numbers is what it sees: the same whatever it cannot know, and another key where it could
    tell the difference. Of the actions those are marked that are legal."""
    out, seats = game.slate(len(game.view(state).seats)), viewers(game, state)
    for seat in seats:
        number = -1 if seat is None else seat
        told, key, view = numbers_of(state, number, out), state.key(number), mathom.encode(game.view(state, seat))
        for other in (seat, *seats):
            imagined = state.imagine(-1 if other is None else other, dice)
            if other == seat:
                assert numbers_of(imagined, number, out) == told
                assert imagined.key(number) == key
            elif imagined.key(number) == key:
                assert mathom.encode(game.view(imagined, seat)) == view
    choices, actions = game.choices(), state.actions()
    assert choices.write(state) == len(actions)
    assert [choices.action(choice) for choice in choices.legal()] == actions
    assert sorted(choices.legal()) == [i for i in range(choices.size) if choices.data[i]]
    if game.action_count:
        assert choices.legal() == [game.index(action) for action in actions]
        assert [game.action_at(choice) for choice in choices.legal()] == actions
    choices.describe(state)
    rows = list(choices.told.data)
    width = len(game.action_features)
    features = [tuple(rows[i * width : (i + 1) * width]) for i in range(choices.told.rows)]
    assert not any(any(row) for row in features[len(actions) :])


def numbers_of(state: State, seat: int, out: Observation) -> list[int]:
    state.observe(seat, out)
    assert out.at == out.size, "more or less is told than the layout says"
    return [int(n) for n in out.data]


def check_imagine(game: Game, state: State, dice: Dice) -> None:
    """what a seat cannot know does not show in its view, and an imagined state plays like a real one"""
    actions = state.actions()
    before = state.digest()
    seen = {seat: mathom.encode(game.view(state, seat)) for seat in viewers(game, state)}
    for seat in seen:
        number = -1 if seat is None else seat
        imagined = state.imagine(number, dice)
        for viewer in {seat, None}:
            assert mathom.encode(game.view(imagined, viewer)) == seen[viewer]
        assert imagined.seat == state.seat
        assert imagined.turn == state.turn
        possible = imagined.actions()
        assert possible
        if seat == state.seat:
            assert possible == actions
        meaning = {a: game.notation(state, a) for a in actions}
        assert all(game.notation(imagined, a) == meaning[a] for a in possible if a in meaning)
        if seat is not None:
            check_inspection(game, state, imagined, seat, dice)
        again = imagined.imagine(number, Dice(9))
        assert again.digest() == state.imagine(number, Dice(9)).digest(), "imagine looked at what the seat cannot know"
    assert state.digest() == before


def check_inspection(game: Game, state: State, imagined: State, seat: int, dice: Dice) -> None:
    """nor in what is told of the things it sees, nor in why it cannot do anything with them"""
    view = game.view(state, seat)
    things, names = sorted(seen_in(view)), tuple(s.name for s in view.seats)
    for _ in range(INSPECTED):
        thing = things[dice.below(len(things))]
        assert game.about(imagined, seat, thing, names) == game.about(state, seat, thing, names), thing
        if seat == state.seat:
            told, real = (game.clicked_in_vain(s, (thing,)) for s in (imagined, state))
            assert (told and told.reason) == (real and real.reason), thing


def check_twins(game: Game, state: State, dice: Dice) -> None:
    """what a seat cannot know does not change what it sees happen next"""
    for seat in viewers(game, state):
        twin = state.imagine(-1 if seat is None else seat, dice)
        both = [a for a in state.actions() if a in set(twin.actions())]
        if not both:
            continue
        action = both[dice.below(len(both))]
        mine = state.copy()
        mine.dice = Dice(dice.below(1 << 30))
        mine.dice.log = []
        mine.news = []
        mine.apply(action)
        twin.dice = Dice(dice.below(1 << 30))
        twin.dice.given = [f if seen_by(f, seat) else ANY for f in mine.dice.log] + [ANY] * 200
        twin.news = []
        try:
            twin.apply(action)
        except BadRecord:
            continue  # the seat was rightly shown a card that the imagined state does not have there
        assert mathom.encode(game.view(mine, seat)) == mathom.encode(game.view(twin, seat)), game.notation(
            state, action
        )


def check_secret_actions(game: Game, state: State) -> None:
    """actions that others cannot tell apart look the same to them when they are done"""
    alike: dict[str, list[int]] = {}
    for action in state.actions():
        alike.setdefault(game.notation_for_others(state, action), []).append(action)
    for same in alike.values():
        for seat in viewers(game, state) if len(same) > 1 else ():
            if seat == state.seat:
                continue
            one, two = state.copy(), state.copy()
            one.news, two.news = [], []
            one.dice.log = []
            one.apply(same[0])
            two.dice.given = [f if seen_by(f, seat) else ANY for f in one.dice.log] + [ANY] * 200
            try:
                two.apply(same[1])
            except BadRecord:
                continue  # the seat was rightly shown the card
            assert mathom.encode(game.view(one, seat)) == mathom.encode(game.view(two, seat)), same


def faces(game: Game, state: State, seat: int) -> dict[str, list[str]]:
    return {zone.id: sorted(p.face for p in zone.pieces if p.face) for zone in game.view(state, seat).zones}


class Dealings:
    """Wherever something is hidden from a seat, it is sometimes imagined as something else."""

    def __init__(self) -> None:
        self.hidden: Counter[str] = Counter()
        self.changed: Counter[str] = Counter()

    def look(self, game: Game, state: State, dice: Dice) -> None:
        seats = [seat for seat in viewers(game, state) if seat is not None]
        for seat in seats:
            imagined, mine = state.imagine(seat, dice), faces(game, state, seat)
            for other in seats:
                theirs, dealt = faces(game, state, other), faces(game, imagined, other)
                for zone in theirs:  # some are shown only to whom they are for
                    self.hidden[zone] += theirs[zone] != mine.get(zone, [])
                    self.changed[zone] += theirs[zone] != dealt.get(zone, [])

    def check(self) -> None:
        assert [zone for zone, n in self.hidden.items() if n >= 20 and not self.changed[zone]] == []


def check_no_payoff(game: Game, state: State) -> None:
    """before the end there is no payoff, for nobody"""
    for seat in range(-1, len(game.view(state).seats) + 1):
        with pytest.raises(MathomError, match=r"^the game is not over yet$"):
            state.payoff(seat)


def check_end(game: Game, state: State, done: set[int]) -> None:
    """the end: payoffs, result, nothing left to do, and nothing is done again"""
    assert state.over
    assert state.seat == -1
    assert state.actions() == []
    seats = range(len(game.view(state).seats))
    payoffs = [state.payoff(i) for i in seats]
    assert all(-1 <= p <= 1 for p in payoffs)
    for nobody in (-1, len(seats), 7):
        with pytest.raises(MathomError, match=r"^there is no such seat$"):
            state.payoff(nobody)
    before = state.digest()
    for action in done:
        with pytest.raises(IllegalAction, match=r"^the game is over$"):
            state.apply(action)
    assert (state.digest(), state.over) == (before, True)
    result = game.view(state).result
    assert result is not None
    assert sorted(result.ranking) == list(seats)
    assert set(result.winners) <= set(seats)
    for seat in viewers(game, state):
        assert game.view(state, seat).options == ()
    read = game.from_json(json.loads(json.dumps(game.to_json(state))))
    assert read.digest() == state.digest()


def check_game(game: Game, seats: int, seed: int, **options: Any) -> None:
    """all of it, over one random game"""
    last: State | None = None
    dealings = Dealings()
    done: set[int] = set()
    for state, dice in some_decisions(game, seats, seed, CHECKED, **options):
        done.update(state.actions())
        check_actions(game, state)
        check_copies(game, state, dice)
        check_imagine(game, state, dice)
        check_twins(game, state, dice)
        check_secret_actions(game, state)
        if dice.below(8) == 0:
            check_refusals(game, state)
            if game.key in mathom.games():  # only those are found by their names, and told in numbers
                check_steps(game, state)
                check_content(game, state, dice)
                check_numbers(game, state, dice)
            check_no_payoff(game, state)
            dealings.look(game, state, dice)
        last = state
    assert last is not None
    dealings.check()
    check_end(game, last, done)
