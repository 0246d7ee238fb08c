"""The freedom of the organization phase: until it ends everything may be done anew, and yet every game ends."""

import pytest

import mathom
from lidless_eye.support_le import bare, company, follower, in_hand, lay_on, options, organize, run, sums, take
from mathom.games.lidless_eye.bot.judge import EyeJudge, choose_greedily
from mathom.games.lidless_eye.box.card import NUMBERS, SITE_NUMBERS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.organization import PATIENCE, Organization, is_anew
from mathom.games.lidless_eye.rules.sums import gear_in_use, general_used
from mathom.games.lidless_eye.rules.turn import Turn
from mathom.games.lidless_eye.setup import Muster
from mathom.games.lidless_eye.terms import (
    BRING,
    CONTROL,
    MOVE,
    NEW,
    NOBODY,
    NOTHING,
    ORGANIZATION,
    PASS,
    REGROUP,
    TRANSFER,
    USE_GEAR,
    WEAPON,
)
from mathom.kernel.dice import Dice
from mathom.kernel.errors import IllegalAction
from mathom.kernel.state import Buffer, act, act_a, act_b, act_c, act_kind, playout
from support import rule

GAME = mathom.game("lidless-eye")
MINAS_MORGUL, DOL_GULDUR, BARAD_DUR = (SITE_NUMBERS[name] for name in ("minas-morgul", "dol-guldur", "barad-dur"))


def verbs(s: Eye, verb: int) -> list[tuple[int, int, int]]:
    """what may be done so, with its operands"""
    return [(act_a(a), act_b(a), act_c(a)) for a in options(s) if act_kind(a) == verb]


def once(s: Eye) -> list[int]:
    """what a search looks at: nothing that was done is done anew"""
    into = Buffer()
    s.fill_once(into)
    return list(into.data[: into.n])


@rule("LE-B-46")
def test_a_character_goes_to_and_fro_between_general_and_direct_influence() -> None:
    s = bare()
    _, (lieutenant, radbug) = company(s, 0, "minas-morgul", "lieutenant-of-morgul", "radbug")
    organize(s)
    for _ in range(5):
        take(s, CONTROL, radbug, lieutenant)
        assert general_used(s, 0) == 9
        take(s, CONTROL, radbug, NOBODY)
        assert general_used(s, 0) == 13
    assert (radbug, lieutenant, 0) in verbs(s, CONTROL)


@rule("LE-B-67")
def test_companies_split_and_join_as_often_as_one_likes() -> None:
    s = bare()
    i, (tarcil, _) = company(s, 0, "minas-morgul", "tarcil", "gorbag")
    organize(s)
    for _ in range(5):
        take(s, REGROUP, tarcil, NEW)
        assert s.co[tarcil] != i
        take(s, REGROUP, tarcil, i)
        assert s.co[tarcil] == i
    assert len(s.companies(0)) == 1


@rule("LE-B-71")
def test_an_item_is_given_again_after_another_check() -> None:
    s = bare()
    _, (gorbag, ufthak) = company(s, 0, "minas-morgul", "gorbag", "ufthak")
    blade = lay_on(s, "saw-toothed-blade", gorbag)
    organize(s)
    sums(s, 12, 12, 12)
    for to in (ufthak, gorbag, ufthak):
        take(s, TRANSFER, blade, to)
        while not isinstance(s.stack[-1], Organization):
            take(s, PASS)
        assert s.host[blade] == to
    assert (blade, gorbag, 0) in verbs(s, TRANSFER)


@rule("LE-B-141")
def test_another_weapon_is_taken_up_again() -> None:
    s = bare()
    _, (gorbag,) = company(s, 0, "minas-morgul", "gorbag")
    blade, mace = (lay_on(s, name, gorbag) for name in ("saw-toothed-blade", "black-mace"))
    organize(s)
    for weapon in (mace, blade, mace):
        take(s, USE_GEAR, weapon)
        assert gear_in_use(s, gorbag, WEAPON) == weapon


@rule("LE-B-83")
def test_a_new_site_is_changed_and_taken_back() -> None:
    s = bare()
    i, _ = company(s, 0, "minas-morgul", "tarcil", "gorbag")
    organize(s)
    take(s, MOVE, i, DOL_GULDUR)
    found = verbs(s, MOVE)
    assert (i, BARAD_DUR, 0) in found
    assert (i, DOL_GULDUR, 0) not in found  # it lies there
    take(s, MOVE, i, BARAD_DUR)
    assert s.co_dest[i] == BARAD_DUR
    take(s, MOVE, i, NOTHING)
    assert s.co_dest[i] == -1
    assert (i, NOTHING, 0) not in verbs(s, MOVE)
    take(s, MOVE, i, DOL_GULDUR)
    take(s, PASS)
    assert not s.stack
    assert s.co_dest[i] == DOL_GULDUR


@rule("LE-B-83")
def test_a_company_is_changed_when_its_new_site_is_taken_back() -> None:
    """as long as the card lies there everybody may go where it says"""
    s = bare()
    i, (tarcil, _) = company(s, 0, "minas-morgul", "tarcil", "gorbag")
    in_hand(s, 0, "muzgash")
    organize(s)
    take(s, MOVE, i, DOL_GULDUR)
    assert not verbs(s, REGROUP)
    assert not [x for x in verbs(s, BRING) if x[1] == i]
    take(s, MOVE, i, NOTHING)
    assert (tarcil, NEW, 0) in verbs(s, REGROUP)
    assert (NUMBERS["muzgash"], i, NOBODY) in verbs(s, BRING)


@rule("LE-B-83", "LE-B-223")
def test_others_see_that_a_site_is_laid_changed_or_taken_back_not_which() -> None:
    s = bare()
    i, _ = company(s, 0, "minas-morgul", "tarcil")
    organize(s)
    s.stack.insert(0, Turn())
    lay, change, back = act(MOVE, i, DOL_GULDUR), act(MOVE, i, BARAD_DUR), act(MOVE, i, NOTHING)
    assert GAME.notation(s, lay) == "move tarcil+ > dol-guldur"
    assert GAME.notation_for_others(s, lay) == "move tarcil+"
    s.apply(lay)
    assert GAME.notation_for_others(s, change) == "move tarcil+"
    assert GAME.notation(s, back) == GAME.notation_for_others(s, back) == "move tarcil+ > nowhere"
    assert GAME.parse(s, "move tarcil+ > nowhere") == back
    told = []
    for action in (change, back):
        s.news = []
        s.apply(action)
        told.append([[e.words.text for e in GAME.events(s, seat)] for seat in (0, 1)])
    assert told == [
        [["{who} sends a company to {site}"], ["{who} lays a site face down: a company will move"]],
        [["{who} takes the new site of a company back"]] * 2,
    ]


@rule("LE-B-83")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("regroup tarcil > new", "take the new site of this company back first"),
        ("move tarcil+ > dol-guldur", "this site is laid for it already"),
    ],
)
def test_why_not_while_a_new_site_lies_there(text: str, why: str) -> None:
    s = bare()
    i, _ = company(s, 0, "minas-morgul", "tarcil", "gorbag")
    organize(s)
    take(s, MOVE, i, DOL_GULDUR)
    with pytest.raises(IllegalAction) as refused:
        GAME.parse(s, text)
    assert str(refused.value) == f"{why} (LE-B-83)"


@rule("LE-A-75")
def test_who_is_awaited_at_his_site_stays_there_until_nobody_comes() -> None:
    s = bare(advanced=1)
    here, _ = company(s, 0, "easterling-camp", "radbug")
    there, _ = company(s, 0, "minas-morgul", "snaga")
    organize(s)
    camp = SITE_NUMBERS["easterling-camp"]
    take(s, MOVE, there, camp)
    assert not [x for x in verbs(s, MOVE) if x[0] == here]
    take(s, MOVE, there, NOTHING)
    take(s, MOVE, here, MINAS_MORGUL)
    assert (there, camp, 0) not in verbs(s, MOVE)  # its card goes with them
    take(s, MOVE, here, NOTHING)
    assert (there, camp, 0) in verbs(s, MOVE)


@rule("LE-B-18")
def test_starting_characters_are_arranged_freely() -> None:
    s = bare()
    i, (shagrat, muzgash) = company(s, 0, "minas-morgul", "shagrat", "muzgash")
    run(s, Muster(0))
    for _ in range(5):
        take(s, CONTROL, muzgash, shagrat)
        take(s, CONTROL, muzgash, NOBODY)
        assert s.host[muzgash] == -1
        take(s, REGROUP, muzgash, NEW)
        take(s, REGROUP, muzgash, i)
    assert act(CONTROL, muzgash, shagrat) in options(s)


# -- a game ends all the same


def reshuffled() -> tuple[Eye, int, int]:
    """a company with a leader, a follower and an item, in its organization phase"""
    s = bare()
    i, (shagrat,) = company(s, 0, "minas-morgul", "shagrat")
    muzgash = follower(s, "muzgash", shagrat)
    lay_on(s, "saw-toothed-blade", shagrat)
    organize(s)
    return s, i, muzgash


@rule("LE-B-46")
def test_nobody_changes_his_mind_without_end() -> None:
    """the bound is out of reach of people; what was not yet done in this phase may be done beyond it"""
    s, i, muzgash = reshuffled()
    shagrat = s.host[muzgash]
    take(s, MOVE, i, DOL_GULDUR)
    sites = [DOL_GULDUR, BARAD_DUR]
    for n in range(PATIENCE):
        take(s, MOVE, i, sites[(n + 1) % 2])
    assert not verbs(s, MOVE)
    with pytest.raises(IllegalAction) as refused:
        GAME.parse(s, "move shagrat+ > nowhere")
    assert refused.value.rule == "LE-B-46"
    assert (muzgash, NOBODY, 0) in verbs(s, CONTROL)
    take(s, CONTROL, muzgash, NOBODY)
    take(s, CONTROL, muzgash, shagrat)
    assert not verbs(s, CONTROL)
    assert not any(is_anew(s, action) for action in options(s))


@rule("LE-B-46")
def test_searches_and_bots_do_nothing_anew() -> None:
    s, i, muzgash = reshuffled()
    take(s, MOVE, i, DOL_GULDUR)
    take(s, CONTROL, muzgash, NOBODY)
    take(s, CONTROL, muzgash, s.members(i)[0])
    anew = [action for action in options(s) if is_anew(s, action)]
    assert act(MOVE, i, NOTHING) in anew
    assert act(CONTROL, muzgash, NOBODY) in anew
    assert once(s) == [action for action in options(s) if action not in anew]
    assert choose_greedily(s) not in anew
    into = Buffer()
    kept = EyeJudge().narrow(s, into, s.fill(into))
    assert not set(into.data[:kept]) & set(anew)


@pytest.mark.parametrize("rules", ["basic", "advanced"])
@pytest.mark.parametrize("seed", range(3))
def test_random_games_end_with_and_without_changes_of_mind(rules: str, seed: int) -> None:
    anew, longest = 0, 0
    s, choose = GAME.new(seed=seed, rules=rules), Dice(seed)
    assert isinstance(s, Eye)
    for _ in range(5000):
        if s.over:
            break
        actions = s.actions()
        action = actions[choose.below(len(actions))]
        anew += s.phase == ORGANIZATION and is_anew(s, action)
        s.apply(action)
        top = s.stack[-1]
        longest = max(longest, top.again if isinstance(top, Organization) else 0)
    assert s.over
    assert anew > 0
    assert longest <= PATIENCE
    assert playout(GAME.new(seed=seed, rules=rules), Buffer(), Dice(seed)) < 5000
