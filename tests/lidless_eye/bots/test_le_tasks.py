"""What the greedy bot makes of its people: companies for tasks, items and threats where they serve, rides abroad."""

import pytest

from lidless_eye.bots.test_le_plan import orders
from lidless_eye.support_le import bare, company, in_hand, join, lay_on, organize
from mathom.games.lidless_eye.bot.groups import regroup_orders
from mathom.games.lidless_eye.bot.hand import keep_worth
from mathom.games.lidless_eye.bot.judge import choose_greedily
from mathom.games.lidless_eye.bot.organize import transfer_worth
from mathom.games.lidless_eye.bot.plan import plan_for
from mathom.games.lidless_eye.bot.riding import ride_worth
from mathom.games.lidless_eye.bot.travel import winning_chance
from mathom.games.lidless_eye.box.card import NUMBERS, SITES
from mathom.games.lidless_eye.terms import NEW, PLAY, TRANSFER
from mathom.kernel.state import act_a, act_b, act_kind


def test_there_are_as_many_companies_as_tasks() -> None:
    s = bare()
    company(s, 0, "minas-morgul", "asternak", "jerrek", "tros-hesnef", "layos", "nevido-smod", "pon-opar")
    in_hand(s, 0, "southrons", "variags-of-khand", "nurniags")
    organize(s)
    assert regroup_orders(s, 0).where == [NEW, NEW]  # whoever else goes joins them


def test_one_task_needs_one_company() -> None:
    s = bare()
    company(s, 0, "minas-morgul", "asternak", "jerrek", "tros-hesnef")
    in_hand(s, 0, "southrons")
    organize(s)
    assert regroup_orders(s, 0).who == []


def test_threats_in_hand_win_the_orcs() -> None:
    """Lagduf has no direct influence: more than 8 falls in 10 of 36; with his prowess of 5, more than 3 in 33"""
    s = bare()
    _, (lagduf,) = company(s, 0, "minas-morgul", "lagduf")
    in_hand(s, 0, "orcs-of-gorgoroth")
    organize(s)
    assert winning_chance(s, NUMBERS["orcs-of-gorgoroth"], lagduf) == pytest.approx(10 / 36)
    in_hand(s, 0, "threats")
    assert winning_chance(s, NUMBERS["orcs-of-gorgoroth"], lagduf) == pytest.approx(33 / 36)


def test_promptings_count_beside_a_diplomat_only() -> None:
    s = bare()
    i, (jerrek,) = company(s, 0, "minas-morgul", "jerrek")
    in_hand(s, 0, "southrons", "crooked-promptings")
    organize(s)
    alone = winning_chance(s, NUMBERS["southrons"], jerrek)
    join(s, i, "asternak")
    assert winning_chance(s, NUMBERS["southrons"], jerrek) > alone


def test_who_has_two_weapons_gives_one_away() -> None:
    s = bare()
    _, (asternak, jerrek) = company(s, 0, "minas-morgul", "asternak", "jerrek")
    lay_on(s, "broad-headed-spear", asternak)
    second = lay_on(s, "broad-headed-spear", asternak)
    organize(s)
    assert transfer_worth(s, second, jerrek) > 0.0
    assert [act_b(done) for done in orders(s) if act_kind(done) == TRANSFER] == [jerrek]


def test_a_weapon_stays_where_it_is_used() -> None:
    s = bare()
    _, (asternak, jerrek) = company(s, 0, "minas-morgul", "asternak", "jerrek")
    spear = lay_on(s, "broad-headed-spear", asternak)
    organize(s)
    assert transfer_worth(s, spear, jerrek) < 0.0


def test_an_event_that_is_always_good_is_not_thrown_away() -> None:
    s = bare()
    company(s, 0, "minas-morgul", "asternak", "jerrek")
    in_hand(s, 0, "bade-to-rule", "wargs")
    assert keep_worth(organize(s), NUMBERS["bade-to-rule"], 0) > 1.0


def test_a_ringwraith_rides_where_much_is_to_be_won() -> None:
    s = bare(advanced=True)
    i, (uvatha,) = company(s, 0, "minas-morgul", "uvatha-the-ringwraith")
    in_hand(s, 0, "southrons", "variags-of-khand", "black-rider")
    organize(s)
    assert ride_worth(s, NUMBERS["black-rider"], uvatha) > 0.0
    done = choose_greedily(s)
    assert (act_kind(done), act_a(done)) == (PLAY, NUMBERS["black-rider"])
    lay_on(s, "black-rider", uvatha)
    route = plan_for(s, 0).route(i)
    assert route is not None
    assert SITES[route.first].name == SITES[route.aim].name


def test_a_ringwraith_stays_where_there_is_nothing_to_win() -> None:
    s = bare(advanced=True)
    _, (uvatha,) = company(s, 0, "minas-morgul", "uvatha-the-ringwraith")
    in_hand(s, 0, "black-rider")
    organize(s)
    assert ride_worth(s, NUMBERS["black-rider"], uvatha) < 0.0
