"""What a search makes of the greedy player, and whole games between bots."""

import pytest

import mathom
from lidless_eye.laying import lay
from lidless_eye.support_le import bare, company, in_hand, join, lay_on, organize, run
from mathom.games.lidless_eye.bot.hand import liking
from mathom.games.lidless_eye.bot.judge import EyeJudge, choose_greedily, judge
from mathom.games.lidless_eye.bot.standing import WOUND, standing
from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.decks.text import READY, check
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.drawing import Draw, Refill
from mathom.games.lidless_eye.rules.turn import FIRST_DROPS, Turn
from mathom.games.lidless_eye.setup import set_up
from mathom.games.lidless_eye.terms import BOTH, DROP, MINION, PASS, TABLE, UNTAPPED, WOUNDED, YES
from mathom.kernel.dice import Dice
from mathom.kernel.state import Buffer, act

RULES = ("basic", "advanced")


def test_the_judge_of_a_search_prefers_points() -> None:
    s = bare()
    company(s, 0, "minas-morgul", "asternak")
    company(s, 1, "minas-morgul", "asternak")
    s.seat = 0
    before = EyeJudge().worth(s, 0)
    s.lay(NUMBERS["southrons"], 0, TABLE)
    assert EyeJudge().worth(s, 0) > before
    assert EyeJudge().worth(s, 1) < -before + 0.01
    join(s, 0, "jerrek")
    assert standing(s, 0) > standing(s, 1)


def narrowed(s: Eye) -> list[int]:
    """what a search weighs, the greedy choice first"""
    into = Buffer()
    n = s.fill(into)
    kept = EyeJudge().narrow(s, into, n)
    assert into.data[0] == choose_greedily(s)
    assert sorted(into.data[i] for i in range(n)) == sorted(s.actions())
    values = [judge(s, into.data[i]) for i in range(kept)]
    assert values == sorted(values, reverse=True)
    return [into.data[i] for i in range(kept)]


def test_a_search_weighs_the_greedy_choice_against_others() -> None:
    t = lay("0 moria: gorbag, radbug, muzgash")
    t.attack("orc", "gorbag", prowess=9)
    assert 1 < len(narrowed(t.s)) <= 4


def test_a_search_weighs_hazards_that_seem_little_worse_than_none() -> None:
    t = lay("1 dol-guldur: asternak, jerrek").hold(0, "orc-raiders")
    t.going("asternak", "minas-morgul", "w").window("travel start", 0)
    weighed = narrowed(t.s)
    assert weighed[0] == act(PASS)
    assert len(weighed) > 1
    assert -0.5 <= judge(t.s, weighed[1]) < 0.0


def test_a_search_leaves_journeys_to_the_plan() -> None:
    s = bare()
    company(s, 0, "minas-morgul", "asternak", "jerrek")
    in_hand(s, 0, "southrons", "variags-of-khand")
    assert len(narrowed(organize(s))) == 1


def test_a_search_does_not_think_about_discards() -> None:
    s = bare()
    company(s, 0, "minas-morgul", "asternak")
    for name in ("nurniags", "southrons", "high-helm", "wargs", "lure-of-nature", "war-wolf", "giant", "huorn", "ruse"):
        in_hand(s, 0, name)
    run(s, Refill(0))
    into = Buffer()
    assert EyeJudge().narrow(s, into, s.fill(into)) == 1
    assert into.data[0] == choose_greedily(s)


def test_what_a_search_plays_on_is_not_planned_for_the_hand() -> None:
    """everything is drawn, what is liked least goes, and nothing is thrown away before it must"""
    s = bare()
    company(s, 0, "minas-morgul", "asternak")
    for name in ("nurniags", "southrons", "high-helm", "wargs", "lure-of-nature", "war-wolf", "giant", "huorn", "ruse"):
        in_hand(s, 0, name)
    into = Buffer()
    run(s, Refill(0))
    least = min((entry >> 8 for entry in s.hand[0].cards), key=lambda kind: liking(s, kind, 0))
    assert EyeJudge().sketch(s, into, s.fill(into), Dice(1)) == act(DROP, least)
    s.deck[0].add(NUMBERS["wargs"], 0)
    run(s, Draw(0, 2))
    assert EyeJudge().sketch(s, into, s.fill(into), Dice(1)) == act(YES)
    turn = Turn()
    turn.step = FIRST_DROPS
    s.stack = [turn]
    assert EyeJudge().sketch(s, into, s.fill(into), Dice(1)) == act(PASS)
    organize(s)
    assert EyeJudge().sketch(s, into, s.fill(into), Dice(1)) == choose_greedily(s)


def test_a_lead_is_worth_more_the_nearer_the_end() -> None:
    s = bare()
    company(s, 0, "minas-morgul", "asternak")
    company(s, 1, "minas-morgul", "jerrek")
    s.lay(NUMBERS["southrons"], 0, TABLE)
    s.seat = 0
    worths = []
    for cards in (30, 0):
        while s.deck[0].size() < cards:
            s.deck[0].add(NUMBERS["wargs"], 0)
        while s.deck[0].size() > cards:
            s.deck[0].take(NUMBERS["wargs"], BOTH)
        worths.append(EyeJudge().worth(s, 0))
    assert 0 < worths[0] < worths[1] < 0.95


def test_a_wound_and_a_fall_to_come_count_against_a_position() -> None:
    s = bare()
    company(s, 0, "minas-morgul", "asternak")
    asternak = s.characters(0)[0]
    well = standing(s, 0)
    s.tap[asternak] = WOUNDED
    assert standing(s, 0) == pytest.approx(well - WOUND)
    s.tap[asternak] = UNTAPPED
    lay_on(s, "the-mithril-coat", asternak)
    firm = standing(s, 0)
    lay_on(s, "lure-of-the-senses", asternak, 1)
    assert standing(s, 0) < firm


def test_a_search_takes_its_deck_by_chance() -> None:
    game = mathom.game("lidless-eye")
    state = game.new(seats=2, seed=1)
    chosen = {game.bot("search", iterations=1, seed=seed).choose(state) for seed in range(12)}
    assert len(chosen) > 1
    assert chosen <= set(state.actions())


# -- whole games


@pytest.mark.parametrize("rules", RULES if mathom.COMPILED else RULES[:1])
def test_games_between_bots_end_by_the_rules(rules: str) -> None:
    ids = sorted(id for id, deck in READY.items() if deck.camp == MINION)
    for seed in range(12 if mathom.COMPILED else 1):
        first, second = ids[seed % 4], ids[(seed + 1 + seed // 4) % 4]
        s = set_up({"rules": rules, "length": 1, "calling": 20, "first": first, "second": second}, Dice(seed))
        n = 0
        while not s.over:
            s.apply(choose_greedily(s))
            n += 1
            assert n < 6000
        assert s.ending
        assert min(s.score) >= 0
        assert s.turn >= 4


@pytest.mark.skipif(not mathom.COMPILED, reason="a whole game of two thousand decisions, the same in both forms")
def test_a_game_alone_ends_though_all_characters_are_lost() -> None:
    """deal 27: the Ringwraith sits at home with a hand that only others could play"""
    game = mathom.game("lidless-eye")
    state = game.new(seats=1, seed=27)
    bot = game.bot("greedy", seed=27)
    for _ in range(4000):
        if state.over:
            break
        state.apply(bot.choose(state))
    assert state.over
    assert game.ending(state)


@pytest.mark.skipif(not mathom.COMPILED, reason="sixteen whole games, the same in both forms")
@pytest.mark.parametrize("rules", RULES)
def test_it_beats_whoever_plays_at_random(rules: str) -> None:
    ids = sorted(id for id, deck in READY.items() if deck.camp == MINION)
    won = 0
    for seed in range(8):
        names = {"first": ids[seed % 4], "second": ids[seed // 2 % 4]}
        s = set_up({"rules": rules, "length": 1, "calling": 20, **names}, Dice(seed))
        dice = Dice(seed + 100)
        while not s.over:
            actions = s.actions()
            s.apply(choose_greedily(s) if s.seat == seed % 2 else actions[dice.below(len(actions))])
        won += s.victor == seed % 2
    assert won >= 6


@pytest.mark.parametrize("name", sorted(READY))
@pytest.mark.parametrize("advanced", [False, True])
def test_ready_decks_are_legal(name: str, advanced: bool) -> None:
    assert check(READY[name], advanced) == []
    assert READY[name].about
