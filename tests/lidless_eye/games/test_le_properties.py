"""What holds in every game, basic and advanced, however it is played: at random, boldly, or by the bot."""

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

import mathom
from contract import (
    Dealings,
    check_actions,
    check_copies,
    check_end,
    check_imagine,
    check_refusals,
    check_secret_actions,
    check_twins,
)
from lidless_eye.playing_le import chooser
from mathom.games.lidless_eye.box.card import FACTS, KINDS, NAMES, SITES
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.combat.strike import Strike
from mathom.games.lidless_eye.rules.companies import size
from mathom.games.lidless_eye.rules.sums import general, general_used, hand_size, overdrawn
from mathom.games.lidless_eye.terms import (
    CREATURE,
    ECHO,
    GUARD_WITH,
    HAVEN,
    HAZARD,
    LARGEST_COMPANY,
    LONG_EVENT,
    MOVEMENT,
    ORGANIZATION,
    PLAY,
    SET_UP,
    SITE_PHASE,
    TABLE,
    UNTAP,
)
from mathom.kernel.dice import Dice
from mathom.kernel.state import act_a, act_kind
from mathom.match.match import Match
from support import rule

GAME = mathom.game("lidless-eye")

every_way = pytest.mark.parametrize("rules", ["basic", "advanced"])
by_all = pytest.mark.parametrize("mind", ["random", "bold", "bot"])


@cache
def course(rules: str, mind: str, seed: int) -> tuple[int, ...]:
    """the actions of a game, thought of once: whoever looks at its positions plays it again"""
    s = GAME.new(seed=seed, rules=rules)
    assert isinstance(s, Eye)
    choose, taken = chooser(mind, seed), []
    while not s.over:
        taken.append(choose(s))
        s.apply(taken[-1])
    return tuple(taken)


def decisions(rules: str, mind: str, seed: int = 3) -> Iterator[tuple[Eye, int]]:
    """every decision of a game, and the action that will be taken; at last the end, with -1"""
    s = GAME.new(seed=seed, rules=rules)
    assert isinstance(s, Eye)
    for action in course(rules, mind, seed):
        yield s, action
        s.apply(action)
    assert s.over
    yield s, -1


# -- cards


def owned(s: Eye) -> Counter[tuple[int, str]]:
    """how many of each card a player owns, wherever they are"""
    found: Counter[tuple[int, str]] = Counter()
    for seat in range(2):
        for pile in (s.hand, s.deck, s.discard, s.sideboard, s.out):
            found.update((seat, NAMES[entry >> 8]) for entry in pile[seat].cards)
        for entry in s.stored[seat].cards:  # a creature was the opponent's
            beaten = FACTS.type[entry >> 8] == CREATURE
            found[1 - seat if beaten else seat, NAMES[entry >> 8]] += 1
    for c in range(len(s.kind)):
        if s.kind[c] >= 0 and s.zone[c] != ECHO:
            found[int(s.owner[c]), NAMES[s.kind[c]]] += 1
    return found


@rule("LE-B-8")
@every_way
@by_all
def test_no_card_is_lost_or_made(rules: str, mind: str) -> None:
    """From the set-up to the end both players own the same cards, each in one place."""
    first: Counter[tuple[int, str]] | None = None
    for s, _ in decisions(rules, mind):
        if s.phase == SET_UP:
            continue
        first = first or owned(s)
        assert owned(s) == first
    assert first is not None
    assert first.total() >= 120


@rule("LE-B-26", "LE-B-32")
@every_way
@by_all
def test_of_a_unique_card_one_is_in_play(rules: str, mind: str) -> None:
    """One among both players, on the table or on a marshalling point pile; none when one is removed from the game."""
    for s, _ in decisions(rules, mind):
        lying = Counter(int(s.kind[c]) for c in s.table if s.zone[c] == TABLE and FACTS.unique[s.kind[c]])
        stored = [entry >> 8 for seat in range(2) for entry in s.stored[seat].cards]
        lying.update(k for k in stored if FACTS.unique[k])
        assert [NAMES[k] for k, n in lying.items() if n > 1] == []
        removed = {entry >> 8 for seat in range(2) for entry in s.out[seat].cards}
        assert [NAMES[k] for k in lying if k in removed] == []


@rule("LE-B-99", "LE-B-100", "LE-A-88")
@every_way
@by_all
def test_no_more_hazards_than_the_limit(rules: str, mind: str) -> None:
    """Hazards played from the hand against a company, and cards laid on guard, are counted; Twilight is not."""
    played, against, most = 0, (-1, -1), 0
    for s, action in decisions(rules, mind):
        assert s.limit >= 0
        if s.phase != MOVEMENT or s.now < 0:
            against = (-1, -1)
            continue
        if against != (s.turn, s.now):
            against, played, begins = (s.turn, s.now), 0, int(s.limit)
        begins = max(begins, int(s.limit) + played)  # what was played may allow more
        if s.seat != s.active and act_kind(action) in (PLAY, GUARD_WITH):
            card = KINDS[act_a(action)]
            counts = act_kind(action) == GUARD_WITH or (card.side & HAZARD and not card.free)
            played += 1 if counts else 0
        assert played <= begins
        most = max(most, played)
    assert most > 0


# -- hands


@rule("LE-B-105", "LE-B-157")
@every_way
@by_all
def test_hands_are_full_after_every_refill(rules: str, mind: str) -> None:
    """Both hands have their size after a company's movement/hazard phase and when the next turn begins, unless there is
    nothing left to draw."""
    turn, moving, looked = 0, False, Counter[str]()
    for s, _ in decisions(rules, mind):
        top = s.stack[-1].name()
        begins = s.turn != turn and s.phase in (UNTAP, ORGANIZATION)
        arrived = moving and (top == "Turn" or (top == "SitePhase" and s.phase == SITE_PHASE))
        if begins or arrived:
            looked["begins" if begins else "arrived"] += 1
            for seat in range(2):
                empty = s.deck[seat].size() == 0 and s.discard[seat].size() == 0
                assert s.hand[seat].size() == hand_size(s, seat) or empty
        turn, moving = int(s.turn), s.phase == MOVEMENT and s.now >= 0
    assert min(looked["begins"], looked["arrived"]) > 3


# -- influence and companies


@rule("LE-B-41", "LE-B-42", "LE-B-46", "LE-B-48")
@every_way
@by_all
def test_influence_suffices_after_the_organization_phase(rules: str, mind: str) -> None:
    """general influence for all who are under it, and direct influence for all followers"""
    looked = 0
    before = SET_UP
    for s, _ in decisions(rules, mind):
        if before == ORGANIZATION and s.phase in (LONG_EVENT, MOVEMENT):
            looked += 1
            assert general_used(s, s.active) <= general(s, s.active)
            assert all(overdrawn(s, c) <= 0 for c in s.characters(s.active))
        before = int(s.phase)
    assert looked > 5


@rule("LE-B-43", "LE-B-44", "LE-B-65", "LE-B-70")
@every_way
@by_all
def test_companies_are_in_order(rules: str, mind: str) -> None:
    """No company is empty, none of more than seven is abroad or on its way; a follower is with who controls him and
    controls nobody."""
    for s, _ in decisions(rules, mind):
        if s.phase in (SET_UP, ORGANIZATION):
            continue
        for i in (*s.companies(0), *s.companies(1)):
            assert len(s.members(i)) > 0
            if s.co_dest[i] >= 0 or SITES[s.co_site[i]].kind != HAVEN:
                assert size(s, i) <= LARGEST_COMPANY
        for c in (*s.characters(0), *s.characters(1)):
            host = s.host[c]
            assert host < 0 or (s.co[host] == s.co[c] and s.owner[host] == s.owner[c] and s.host[host] < 0)


# -- saved, copied, played on


@every_way
@by_all
def test_a_game_is_left_and_resumed_anywhere(rules: str, mind: str) -> None:
    """Written down and read back at every decision inside a strike and at others by lot, a game goes on the same."""
    lot, struck = Dice(5), 0
    for s, _ in decisions(rules, mind):
        inside = any(isinstance(frame, Strike) for frame in s.stack)
        if not inside and lot.below(12):
            continue
        struck += inside
        again = GAME.from_json(json.loads(json.dumps(GAME.to_json(s))), s.dice.fork())
        twin = s.copy()
        assert again.digest() == twin.digest() == s.digest()
        assert again.actions() == twin.actions() == s.actions()
        for _ in range(3):
            if s.over or twin.over:
                break
            action = twin.actions()[-1]
            twin.apply(action)
            again.apply(action)
        assert again.digest() == twin.digest()
    assert struck > 10


@every_way
@by_all
def test_the_contract_holds_however_it_is_played(rules: str, mind: str) -> None:
    """what tests/contract.py asks of every game, at some decisions of a game, more of them inside a strike"""
    lot, dice, dealings = Dice(6), Dice(7), Dealings()
    last, acted = None, set[int]()
    for s, _ in decisions(rules, mind):
        last = s
        inside = any(isinstance(frame, Strike) for frame in s.stack)
        if s.over or lot.below(12 if inside else 40):
            continue
        acted.update(s.actions())
        check_actions(GAME, s)
        check_copies(GAME, s, dice)
        check_imagine(GAME, s, dice)
        check_twins(GAME, s, dice)
        check_secret_actions(GAME, s)
        check_refusals(GAME, s)
        dealings.look(GAME, s, dice)
    assert last is not None
    dealings.check()
    check_end(GAME, last, acted)


@every_way
def test_the_record_of_a_game_replays(rules: str) -> None:
    """move by move, with what fell by chance, by another match from the same start"""
    start = GAME.new(seed=21, rules=rules)
    match = Match(GAME, start)
    again = Match(GAME, GAME.from_json(match.start))
    choose = chooser("bold", 21)
    for _ in range(300):
        assert isinstance(match.state, Eye)
        match.play(choose(match.state))
        again.replay(match.record()[-1])
        assert again.state.digest() == match.state.digest()
