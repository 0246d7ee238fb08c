"""The contract carries a game with everything the hardest one has: frames in frames, hidden cards, answers in turn."""

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mathom
from contract import Dealings, check_game, check_secret_actions, decisions
from kernel.burrow import BurrowGame
from kernel.burrow_frames import Chain
from kernel.burrow_position import Burrow
from kernel.burrow_terms import DROP, FREE, NAMES
from mathom.kernel.dice import Dice
from mathom.kernel.errors import BadPosition, BadRecord, IllegalAction
from mathom.kernel.pile import Pile
from mathom.kernel.state import Buffer, act, playout
from mathom.match.match import Match
from support import options, play

GAME = BurrowGame()
SEEDS = st.integers(0, 2**40)


def at(chance: list[str] | None = None, **data: Any) -> Burrow:
    """a position written by hand; `chance` is what falls next"""
    dice = Dice(1)
    if chance is not None:
        dice.given = [GAME.fall_from_text(text) for text in chance]
    return cast(Burrow, GAME.from_json({k.replace("_", " "): v for k, v in data.items()}, dice))


def beast(n: int, card: str, of: int, **more: Any) -> dict[str, Any]:
    return {"n": n, "card": card, "of": of, **more}


def under_way(state: Burrow) -> list[str]:
    return [f.name() for f in state.stack]


def cards(pile: Pile) -> list[tuple[str, int]]:
    """what lies there, and who knows it"""
    return [(NAMES[c >> 8], c & 0xFF) for c in pile.cards]


TURN = {"is": "Turn", "step": "trim"}
MAIN = {"is": "Chain", "window": 1}
RAID = {"is": "Chain", "step": "resolve", "window": 1}  # of seat 0, being resolved


def strike(chance: list[str] | None = None, *, cards: bool = True, **data: Any) -> Burrow:
    """seat 0 raids: a strike at the badger c1, while the stoats c2 and c3 of seat 1 stand by"""
    step = "cards" if cards else "support"
    data.setdefault("hand_0", ["stoat (1)"])  # so that seat 0 is asked again when the raid is over
    return at(
        chance,
        pieces=[beast(1, "badger", 1), beast(2, "stoat", 1), beast(3, "stoat", 1)],
        stack=[
            TURN,
            RAID,
            {"is": "Attack", "step": "face", "strikes": 1, "targets": [1], "faced": 1},
            {"is": "Strike", "step": step, "target": 1},
        ],
        **data,
    )


# -- the contract


@settings(max_examples=25 if mathom.COMPILED else 4, deadline=None)
@given(seed=SEEDS)
def test_the_contract_holds_at_every_decision(seed: int) -> None:
    check_game(GAME, 2, seed)


@settings(max_examples=60, deadline=None)
@given(seed=SEEDS)
def test_cards_are_conserved_and_bags_stay_sorted(seed: int) -> None:
    for state, _ in decisions(GAME, 2, seed):
        s = cast(Burrow, state)
        for seat in (0, 1):
            held = Counter(c >> 8 for pile in (s.hand, s.deck, s.discard) for c in pile[seat].cards)
            held += Counter(int(s.kind[c]) for c in s.pieces() if s.owner[c] == seat)
            for frame in s.stack:
                if isinstance(frame, Chain):
                    held += Counter(link.kind for link in frame.links if link.by == seat)
            assert [held[k] for k in range(len(NAMES))] == [1, 3, 3, 2, 2, 2, 1, 1, 1]
            for pile in (s.hand[seat], s.deck[seat], s.discard[seat]):
                ordered = pile.copy()
                ordered.put_in_order()
                assert list(ordered.cards) == list(pile.cards)
                assert all(n > 0 for n in pile.tops)
                assert sum(pile.tops) <= pile.size()
            assert all(c & 1 << seat for c in s.hand[seat].cards), "a player knows his own hand"


def test_random_games_reach_decisions_six_frames_deep_and_every_card() -> None:
    stacks, texts = set(), set()
    for seed in range(60):
        for state, _ in decisions(GAME, 2, seed):
            stacks.add(tuple(under_way(cast(Burrow, state))))
            texts.update(options(GAME, state))
    assert ("Turn", "Chain", "Attack", "Strike", "Chain", "Stash") in stacks
    assert ("Turn", "Chain", "Attack", "Strike") in stacks
    assert {f"play {name}" for name in NAMES if name not in ("lantern", "snare")} <= texts
    assert {f"lay {name}" for name in NAMES} | {"play lantern > 0", "play lantern > 1"} <= texts
    assert any(text.startswith("turn-up") for text in texts)


DIGESTS = """
import json, sys
sys.path.insert(0, sys.argv[1])
import mathom
from kernel.burrow import BurrowGame
from mathom.kernel.dice import Dice
from mathom.kernel.state import Buffer, playout
out = []
for seed in range(150):
    state = BurrowGame().new(seed=seed)
    playout(state, Buffer(), Dice(seed + 1))
    out.append([state.digest(), state.imagine(0, Dice(seed)).digest()])
print(json.dumps([mathom.COMPILED, out]))
"""


@pytest.mark.skipif(not mathom.COMPILED, reason="the plain form runs: nothing to compare it with")
def test_both_forms_of_the_kernel_play_the_same_games() -> None:
    found = []
    for plain in ("0", "1"):
        done = subprocess.run(
            [sys.executable, "-c", DIGESTS, str(Path(__file__).parent.parent)],
            env={**os.environ, "MATHOM_PLAIN": plain},
            capture_output=True,
            text=True,
            check=True,
        )
        found.append(json.loads(done.stdout))
    assert [found[0][0], found[1][0]] == [True, False]
    assert found[0][1] == found[1][1]


# -- copies and saved positions in the middle of things


def test_a_strike_in_an_attack_in_a_chain_is_saved_and_restored_with_the_same_future() -> None:
    s = strike(hand_0=["rally (1)", "stoat (1)"], hand_1=["hush (2)", "stash (2)"], points=[2, 1])
    play(GAME, s, "play rally", "play stash", "pass", "pass")
    assert under_way(s) == ["Turn", "Chain", "Attack", "Strike", "Chain", "Stash"]
    saved = json.loads(json.dumps(GAME.to_json(s)))
    assert saved == {
        "seat": 1,
        "points": [2, 1],
        "hand 0": ["stoat (1)"],
        "hand 1": ["hush (2)"],
        "discard 1": ["stash (255)"],
        "pieces": [{"n": 1, "card": "badger", "of": 1}, beast(2, "stoat", 1), beast(3, "stoat", 1)],
        "stack": [
            TURN,
            RAID,
            {"is": "Attack", "step": "face", "strikes": 1, "targets": [1], "faced": 1},
            {"is": "Strike", "step": "support", "target": 1},
            {
                "is": "Chain",
                "step": "resolve",
                "window": 4,
                "passes": 2,
                "links": [{"card": "rally"}],
            },
            {"is": "Stash", "seat": 1},
        ],
    }
    read = cast(Burrow, GAME.from_json(saved))
    assert read.digest() == s.digest()
    for state in (s, read, s.copy()):
        state.dice = Dice(1)
        state.dice.given = [GAME.fall_from_text("4")]
        play(GAME, state, "put hush", "pass", "pass")
        # a rally of the attacker: 4 + 3 against 5 + 2
        assert list(state.points) == [2, 1]
        assert list(state.tapped)[:4] == [0, 1, 0, 0]
        assert cards(state.deck[1]) == [("hush", 2)]
        assert list(state.deck[1].tops) == [1]
    assert read.digest() == s.digest()


@settings(max_examples=25, deadline=None)
@given(seed=SEEDS, stop=st.integers(0, 120))
def test_a_copy_or_a_saved_state_ends_like_the_original_wherever_it_was_made(seed: int, stop: int) -> None:
    for n, (state, _) in enumerate(decisions(GAME, 2, seed)):
        if n >= stop and len(cast(Burrow, state).stack) >= 4:
            break
    ends = []
    for s in (state.copy(), state, GAME.from_json(json.loads(json.dumps(GAME.to_json(state))))):
        s.dice = Dice(seed)
        playout(s, Buffer(), Dice(seed + 1))
        ends.append(s.digest())
    assert len(set(ends)) == 1


@settings(max_examples=10, deadline=None)
@given(seed=SEEDS)
def test_whoever_is_asked_is_asked_again_when_nothing_happened(seed: int) -> None:
    """`step` names what is done, also while an answer is awaited: going on without one changes nothing"""
    for state, _ in decisions(GAME, 2, seed):
        s = cast(Burrow, state.copy())
        s.settle()
        assert (s.seat, s.digest()) == (state.seat, state.digest())


def test_playing_on_a_copy_in_the_middle_of_a_strike_does_not_touch_the_original() -> None:
    s = strike(cards=False)
    before = s.digest()
    twin = s.copy()
    play(GAME, twin, "support c2", "support c3")
    assert under_way(twin) == ["Turn", "Chain"]
    assert s.digest() == before
    assert options(GAME, s) == ["support c2", "support c3", "pass"]
    assert s.stack[2] is not s.copy().stack[2]


# -- exact outcomes, with given dice


@pytest.mark.parametrize(
    ("dice", "texts", "points", "lost"),
    [
        (["3"], ["pass"], [0, 1], False),  # 3 + 3 > 5: beaten off
        (["2"], ["pass"], [0, 0], False),  # 2 + 3 = 5: neither side gains
        (["1", "3"], ["pass"], [1, 0], False),  # 1 + 3 < 5: hit, but 3 does not kill
        (["1", "4"], ["pass"], [1, 0], True),
        (["1"], ["support c2", "pass"], [0, 0], False),  # one helper: 1 + 3 + 1
        (["1"], ["support c2", "support c3"], [0, 1], False),  # nobody else could help: the die is rolled at once
    ],
)
def test_a_strike(dice: list[str], texts: list[str], points: list[int], lost: bool) -> None:
    s = strike(dice, cards=False)
    s.news = []
    play(GAME, s, *texts)
    assert list(s.points) == points
    assert (s.kind[1] == FREE) is lost
    assert cards(s.discard[1]) == ([("badger", 255)] if lost else [])
    rolled = [n.b for n in s.news if n.what == 7]
    assert rolled == [int(d) for d in dice]


def test_a_chain_resolves_from_the_back() -> None:
    """raid, hushed, and the hush hushed in turn: the raid goes on; both cards and their echo are in the discards"""
    s = at(stack=[TURN, MAIN], hand_0=["raid", "hush"], hand_1=["hush", "stoat"], deck_1=["stoat"] * 3)
    play(GAME, s, "play raid", "play hush", "play hush")
    assert s.seat == 1
    assert [NAMES[link.kind] for link in cast(Chain, s.stack[1]).links] == ["raid", "hush", "hush"]
    play(GAME, s, "pass")  # seat 0 has no cards left, which all can see: nobody asks him
    assert under_way(s) == ["Turn", "Chain", "Attack", "Chain"]
    assert cards(s.discard[0]) == [("raid", 255), ("hush", 255)]
    assert cards(s.discard[1]) == [("hush", 255)]
    play(GAME, s, "pass")
    assert list(s.points) == [2, 0]  # no beast stood in the way of two raiders


def test_a_hushed_raid_does_nothing() -> None:
    s = at(stack=[TURN, MAIN], hand_0=["raid"], hand_1=["hush"])
    play(GAME, s, "play raid", "play hush")
    assert list(s.points) == [0, 0]
    assert cards(s.discard[0]) == [("raid", 255)]


def test_a_snare_lies_face_down_and_is_turned_up_in_an_attack() -> None:
    raid = {"is": "Attack", "step": "cards"}
    down = beast(9, "snare", 1, known=2)
    pieces = [beast(4, "badger", 1), beast(7, "stoat", 1), down]
    s = at(["3"], stack=[TURN, RAID, raid], pieces=pieces, hand_0=["stoat (1)"])
    assert (s.seat, options(GAME, s)) == (1, ["turn-up c9 snare", "pass"])
    seen = {p.id: p.face for z in GAME.view(s, 0).zones if z.id == "table" for p in z.pieces}
    assert seen == {"c4": "badger", "c7": "stoat", "c9": None}
    play(GAME, s, "turn-up c9 snare", "pass", "pass")
    assert s.kind[9] == FREE
    assert options(GAME, s) == ["assign c4", "assign c7"]  # one strike is left for two beasts
    play(GAME, s, "assign c4", "pass", "pass")  # no help of the stoat is needed: 3 + 3 > 5
    assert list(s.points) == [0, 1]
    assert cards(s.discard[1]) == [("snare", 255)]


def test_both_are_asked_in_turn_as_far_as_everybody_knows() -> None:
    """seat 1 holds nothing that fits, but nobody else knows that: he is asked, and passes"""
    s = strike(hand_0=["stoat"], hand_1=["badger"])
    assert (s.seat, options(GAME, s)) == (0, ["pass"])
    play(GAME, s, "pass")
    assert (s.seat, options(GAME, s)) == (1, ["pass"])
    empty = strike(hand_0=["rally"])
    play(GAME, empty, "play rally")  # an empty hand cannot answer, and all see that
    assert empty.stack[-1].name() == "Strike"


# -- who knows what


def test_a_lantern_makes_a_bag_of_three_that_only_one_knows() -> None:
    s = at(
        ["raid", "hush", "stoat"],
        stack=[TURN, MAIN],
        hand_0=["lantern (1)", "stoat (1)"],
        deck_1=["badger", "hush", "raid", "stoat", "stoat"],
    )
    play(GAME, s, "play lantern > 1", "pass")
    assert list(s.deck[1].tops) == [3]
    assert cards(s.deck[1]) == [("badger", 0), ("stoat", 0), ("stoat", 1), ("raid", 1), ("hush", 1)]
    seen = [p.face for z in GAME.view(s, 0).zones if z.id == "deck:1" for p in z.pieces]
    assert seen == [None, None, "stoat", "raid", "hush"]
    for viewer in (1, None):
        assert {p.face for z in GAME.view(s, viewer).zones if z.id == "deck:1" for p in z.pieces} == {None}


def test_a_card_of_that_bag_drawn_unseen_is_forgotten_with_the_rest_of_it() -> None:
    s = at(
        ["raid", "?", "?"],
        stack=[{"is": "Turn"}],
        active=1,
        deck_1=["stoat", "hush (1)", "raid (1)"],
        deck_1_tops=[2],
    )
    assert cards(s.hand[1]) == [("stoat", 2), ("raid", 2), ("hush", 2)]


def test_a_stash_is_a_bag_of_one_that_its_owner_knows() -> None:
    s = at(stack=[TURN, MAIN], hand_0=["stash (3)", "raid (3)", "hush (3)"], deck_0=["stoat", "badger"])
    play(GAME, s, "play stash", "pass", "put raid")
    assert cards(s.deck[0]) == [("badger", 0), ("stoat", 0), ("raid", 1)]
    assert list(s.deck[0].tops) == [1]
    assert cards(s.hand[0]) == [("hush", 1)]  # it may be this or the other: who had seen the hand has lost it


def test_the_only_card_of_a_known_hand_can_be_followed() -> None:
    s = at(stack=[TURN, MAIN], hand_0=["stash (3)", "raid (3)"], hand_1=["stoat (2)"])
    play(GAME, s, "play stash", "pass", "pass", "put raid")
    assert cards(s.deck[0]) == [("raid", 3)]


def test_a_sniff_shows_the_hand_to_one_seat_and_the_record_has_what_was_shown() -> None:
    s = at(stack=[TURN, MAIN], hand_0=["sniff (1)", "raid (1)"], hand_1=["stoat (2)", "stoat (2)", "hush (2)"])
    match = Match(GAME, s)
    for text in ("play sniff", "pass", "pass"):
        match.play(text)
    now = cast(Burrow, match.state)
    assert cards(now.hand[1]) == [("stoat", 3), ("stoat", 3), ("hush", 3)]
    assert [p.face for z in match.view(0).zones if z.id == "hand:1" for p in z.pieces] == ["stoat", "stoat", "hush"]
    assert {p.face for z in match.view().zones if z.id == "hand:1" for p in z.pieces} == {None}
    assert [line.get("chance") for line in match.record_as_seen(0)[1:]] == [None, None, ["stoat", "stoat", "hush"]]
    assert match.record_as_seen(None)[-1]["chance"] == ["?", "?", "?"]
    assert not match.can_undo(0)


def test_a_shuffled_discard_is_forgotten() -> None:
    s = at(["stoat", "stoat", "stoat"], stack=[{"is": "Turn"}], active=1, discard_1=["stoat (255)"] * 3 + ["raid (2)"])
    assert cards(s.hand[1]) == [("stoat", 2)] * 3
    assert cards(s.deck[1]) == [("raid", 0)]
    assert s.discard[1].size() == 0


def test_an_imagined_state_keeps_what_a_seat_knows_and_deals_the_rest_anew() -> None:
    s = strike(
        hand_0=["raid (1)", "hush (1)"],
        hand_1=["stoat (2)", "rally (3)"],
        deck_1=["lantern", "sniff", "stash", "snare (1)"],
        deck_1_tops=[1],
        discard_1=["raid (255)", "hush (2)"],
    )
    hands = set()
    before = s.digest()
    for seed in range(60):
        other = s.imagine(0, Dice(seed))
        assert cards(other.hand[0]) == cards(s.hand[0])
        hidden = [NAMES[c >> 8] for c in other.hand[1].cards if not c & 1]
        hands.update(hidden)
        assert [c for c in cards(other.hand[1]) if c[1] & 1] == [("rally", 3)]
        assert cards(other.deck[1])[-1] == ("snare", 1)
        assert ("raid", 255) in cards(other.discard[1])
        pool = [c >> 8 for p in (other.hand[1], other.deck[1], other.discard[1]) for c in p.cards]
        truth = [c >> 8 for p in (s.hand[1], s.deck[1], s.discard[1]) for c in p.cards]
        assert sorted(pool) == sorted(truth)
    assert hands == {"stoat", "lantern", "sniff", "stash", "hush"}
    assert s.digest() == before, "imagining disturbed the original"


# -- planted faults are found


@pytest.mark.parametrize(
    ("fault", "seeds"),
    [
        ("asks", 2),  # only who holds an answer
        ("numbers", 1),  # numbers of hidden cards show in the view
        ("remembers", 25),  # a known card drawn unseen still counts as known
    ],
)
def test_the_contract_finds_a_leak(fault: str, seeds: int) -> None:
    def all_of_them() -> None:
        for seed in range(seeds):
            check_game(BurrowGame(fault), 2, seed)

    with pytest.raises(AssertionError):
        all_of_them()


@pytest.mark.parametrize("fault", ["", "tells"])
def test_what_is_done_in_secret_is_not_told(fault: str) -> None:
    game = BurrowGame(fault)
    leaks = 0
    for seed in range(6):
        for state, _ in decisions(game, 2, seed):
            try:
                check_secret_actions(game, state)
            except AssertionError:
                leaks += 1
    assert (leaks > 0) == (fault == "tells")


@pytest.mark.parametrize("fault", ["", "peeks"])
def test_nothing_hidden_is_left_as_it_is_in_an_imagined_state(fault: str) -> None:
    leaks = 0
    for seed in range(6):
        try:
            game, dealings = BurrowGame(fault), Dealings()
            for state, dice in decisions(game, 2, seed):
                dealings.look(game, state, dice)
            dealings.check()
        except AssertionError:
            leaks += 1
    assert (leaks > 0) == (fault == "peeks")


# -- in a match


@settings(max_examples=8, deadline=None)
@given(seed=SEEDS)
def test_a_record_of_the_game_replays(seed: int) -> None:
    match = Match(GAME, GAME.new(seed=seed))
    dice = Dice(seed)
    while not match.state.over:
        actions = match.state.actions()
        match.play(actions[dice.below(len(actions))])
    again = Match(GAME, GAME.from_json(match.start))
    for line in json.loads(json.dumps(match.record()))[1:]:
        again.replay(line)
    assert again.state.digest() == match.state.digest()
    assert again.moves == match.moves


def test_a_record_as_another_seat_sees_it_does_not_name_a_card_discarded_face_down() -> None:
    """Once: it has the whole text of every move; a game must be able to say how others may read it"""
    match = Match(GAME, at(stack=[TURN], hand_0=["raid (1)", "hush (1)"] + ["stoat (1)"] * 3, deck_1=["stoat"] * 9))
    match.play("drop hush")
    assert "hush" in json.dumps(match.record_as_seen(0))
    assert "hush" not in json.dumps(match.record_as_seen(1))


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ({}, "nothing is under way"),
        ({"stack": [{"is": "Nap"}]}, "there is no frame 'Nap'; there are Attack, Chain, Stash, Strike, Turn"),
        ({"stack": [{"is": "Turn", "step": "nap"}]}, "stack.step: 'nap' is not one of draw, trim"),
        ({"stack": [{"is": "Turn", "nap": 1}]}, "stack.nap: there is no such field"),
        ({"stack": [{"is": "Chain", "links": [{"card": "nap"}]}]}, "stack.links.card: 'nap' is not one of badger"),
        ({"pieces": [{"n": 99}], "stack": [TURN]}, "pieces: there is no number 99"),
        ({"hand 0": ["nap"], "stack": [TURN]}, "hand 0: there is no 'nap'"),
    ],
)
def test_a_position_that_is_none_is_refused(data: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        GAME.from_json(data)


def test_dice_entered_by_hand_that_cannot_be_are_refused() -> None:
    match = Match(GAME, strike(cards=False))
    before = match.state.digest()
    for chance in (["raid"], ["nap"], []):
        with pytest.raises(BadRecord):
            match.play("pass", chance)
        assert match.state.digest() == before
    match.play("pass", ["1", "6"])
    assert cast(Burrow, match.state).kind[1] == FREE


def test_what_is_not_possible_now_is_refused_with_what_is() -> None:
    s = strike(cards=False)
    with pytest.raises(IllegalAction, match="'support c9' cannot be done now; possible: support c2, support c3"):
        GAME.parse(s, "support c9")
    assert act(DROP, 2) not in s.actions()
