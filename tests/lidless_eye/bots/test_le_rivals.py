"""Three to five players: nobody throws his own position away to hurt a third who is no rival of his.

A rival is who must be passed, or kept behind, to win: with several opponents the best of them, and whoever is not five
points behind him."""

from typing import cast

import pytest

import mathom
from lidless_eye.laying import Laid, lay
from mathom.games.lidless_eye.bot.judge import EyeJudge, choose_greedily, judge
from mathom.games.lidless_eye.bot.standing import standing
from mathom.games.lidless_eye.cards.kit.appeal import is_rival
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.council import counted
from mathom.games.lidless_eye.terms import ATTEMPT, PASS, PLAY, REVEAL, USE
from mathom.kernel.state import act, act_kind
from support import rule
from watching import GAMES

GAME = mathom.game("lidless-eye")
CLEAR = 1.0  # a point or so: less may be the worth of a card played, or of what the hand promises
MANY = 24  # dice by which one decision is tried
LEADING = ("the-iron-crown", "the-mithril-coat", "palantir-of-annuminas", "sons-of-kings")
AIMED = (PLAY, REVEAL, USE, ATTEMPT)  # what may be done to somebody
FIRST = 4  # deal
FEW = 4  # MATHOM_WATCHED says how many games are watched in a long run
LONG = 60  # answers after which what was under way is over


# -- what a decision does to everybody, by the judge's own figures


def outcome(s: Eye, action: int, seed: int) -> list[float]:
    """how each player stands once an action has taken effect, and nobody has done more than he must"""
    then = s.copy()
    then.dice = mathom.Dice(seed)
    deep = len(then.stack) - isinstance(then.stack[-1], Chain)
    then.apply(action)
    for _ in range(LONG):
        if then.over or len(then.stack) <= deep:
            break
        actions = then.actions()
        then.apply(act(PASS) if act(PASS) in actions else actions[0])
    return [standing(then, seat) for seat in range(s.n)]


def changes(s: Eye, action: int, dice: int = 4) -> list[float]:
    """how much better each player stands than if who is asked passed, with the same dice"""
    gained = [0.0] * s.n
    for seed in range(dice):
        done, passed = outcome(s, action, seed), outcome(s, act(PASS), seed)
        gained = [g + (d - p) / dice for g, d, p in zip(gained, done, passed, strict=True)]
    return gained


def spites(s: Eye, gained: list[float]) -> bool:
    """whether who is asked loses clearly by what he does, no rival does, and somebody else does"""
    others = [seat for seat in s.order if seat != s.seat]
    rivals = [seat for seat in others if is_rival(s, s.seat, seat)]
    hurt = any(gained[seat] < -CLEAR for seat in others)
    return gained[s.seat] < -CLEAR and hurt and not any(gained[seat] < -CLEAR / 2 for seat in rivals)


# -- rivals


@rule("LE-O-11")
def test_who_is_a_rival() -> None:
    t = lay("0 moria: gorbag; 1 minas-morgul: tarcil; 2 minas-morgul: layos", seats=3)
    assert [counted(t.s, seat) for seat in range(3)] == [2, 2, 2]
    assert is_rival(t.s, 0, 1)
    assert is_rival(t.s, 0, 2)
    t.lay("hillmen", 2)  # 4 more: nobody is five behind him
    assert is_rival(t.s, 0, 1)
    t.lay("orcs-of-udun", 2)
    assert not is_rival(t.s, 0, 1)
    assert is_rival(t.s, 0, 2)
    assert is_rival(t.s, 1, 2)
    assert not is_rival(t.s, 1, 0)
    assert is_rival(t.s, 2, 0)  # of those behind him the best, and whoever is near
    assert is_rival(t.s, 2, 1)


def test_of_two_each_is_the_rival() -> None:
    t = lay("0 moria: gorbag; 1 minas-morgul: tarcil")
    for name in ("hillmen", "easterlings"):
        t.lay(name, 0)
    assert is_rival(t.s, 0, 1)
    assert is_rival(t.s, 1, 0)


@pytest.mark.parametrize("active", [0, 1, 2, 3])
def test_a_search_measures_itself_against_the_best_of_the_others(active: int) -> None:
    """whoever is to move: it gives up nothing so that somebody else loses more"""
    t = lay("0 moria: gorbag; 1 minas-morgul: tarcil; 2 minas-morgul: layos; 3 minas-morgul: jerrek", seats=4)
    t.stock()
    for seat, name in ((2, "hillmen"), (2, "southrons"), (1, "easterlings"), (0, "orcs-of-udun")):
        t.lay(name, seat)
    t.phase = "organization"
    t.s.active = active
    t.organize()

    def without(*factions: str) -> float:
        u = t.copy()
        for name in factions:
            u.dismiss(name)
        return EyeJudge().worth(u.s, 0)

    assert without("orcs-of-udun", "easterlings") < without()
    assert without("orcs-of-udun", "southrons") > without()


# -- cards against everybody, and choices whom to hurt


def doom(*factions: tuple[int, str]) -> Laid:
    """the first player goes out, the second may play News of Doom, and the third leads"""
    t = lay(
        "0 moria: lieutenant-of-morgul, tarcil, grishnakh; 1 minas-morgul: gorbag, shagrat, troll-chief; "
        "2 minas-morgul: lieutenant-of-angmar, ciryaher, layos",
        seats=3,
    )
    t.add("stored", 2, *LEADING)
    for seat, name in factions:
        t.lay(name, seat)
    t.stock().hold(1, "news-of-doom")
    t.phase = "movement/hazard"
    t.goal["tarcil"] = "goblin-gate"
    return t.turn_from("journeys").no_more_draws().play("pass")


def the(t: Laid, text: str) -> int:
    return t.s.actions()[list(t.offers()).index(text)]


@rule("LE-O-15")
def test_nobody_gives_up_factions_so_that_a_third_may_lose_more() -> None:
    t = doom((1, "hillmen"), (0, "easterlings"), (0, "southrons"), (0, "variags-of-khand"))
    assert [is_rival(t.s, 1, seat) for seat in (0, 2)] == [False, True]
    assert judge(t.s, the(t, "play news-of-doom")) < 0
    assert choose_greedily(t.s) == act(PASS)
    assert spites(t.s, changes(t.s, the(t, "play news-of-doom"), MANY))


@rule("LE-O-15")
def test_it_is_played_when_the_rival_loses_more() -> None:
    t = doom((1, "easterlings"), (2, "hillmen"), (2, "dunlendings"))
    assert choose_greedily(t.s) == the(t, "play news-of-doom")
    assert not spites(t.s, changes(t.s, the(t, "play news-of-doom"), MANY))


@rule("LE-O-15")
def test_a_faction_of_the_rival_disperses_though_a_third_has_a_larger_one() -> None:
    t = doom((0, "hillmen"), (2, "easterlings")).hold(1, "muster-disperses")
    t.take_from("hand", 1, "news-of-doom")
    third, rival = (the(t, f"play muster-disperses > {name}") for name in ("hillmen", "easterlings"))
    assert judge(t.s, third) < judge(t.s, rival)
    assert choose_greedily(t.s) == rival


@rule("LE-O-16")
def test_somebody_of_the_rival_is_won_over_though_a_third_has_a_better_one_there() -> None:
    t = lay(
        "0 moria: shagrat; 1 moria: orc-captain; 1 minas-morgul: lieutenant-of-morgul, tarcil; "
        "2 moria: grishnakh; 2 minas-morgul: lieutenant-of-angmar, ciryaher",
        seats=3,
        advanced=1,
    )
    t.stock().add("stored", 2, *LEADING)
    assert [is_rival(t.s, 0, seat) for seat in (1, 2)] == [False, True]
    t.at_play("shagrat")
    third, rival = the(t, "influence shagrat > orc-captain"), the(t, "influence shagrat > grishnakh")
    assert judge(t.s, third) < judge(t.s, rival)
    t.hold(0, "orc-captain")  # shown, he would be his
    assert judge(t.s, third) > judge(t.s, rival)


# -- whole games


@pytest.mark.skipif(not mathom.COMPILED, reason="whole games, the same in both forms")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_in_whole_games_nobody_throws_his_position_away_to_hurt_a_third(seats: int) -> None:
    """every choice of the greedy players that could be passed by is tried beside passing"""
    tried = hurt = 0
    for seed in range(FIRST, FIRST + (GAMES // 3 + 1 if GAMES else FEW)):
        s = cast(Eye, GAME.new(seats=seats, seed=seed, rules=("basic", "advanced")[seed % 2]))
        bot = GAME.bot("greedy", seed=seed)
        while not s.over:
            action = bot.choose(s)
            if act_kind(action) in AIMED and act(PASS) in s.actions():
                gained = changes(s, action)
                tried += 1
                hurt += any(gained[seat] < -CLEAR for seat in s.order if seat != s.seat)
                assert not spites(s, gained), (seed, s.turn, GAME.notation(s, action), gained)
            s.apply(action)
    print(f"{seats} players: {tried} choices, {hurt} of them hurt somebody")
    assert hurt > 0
