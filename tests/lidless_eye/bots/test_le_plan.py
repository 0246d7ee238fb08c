"""The plan of the greedy bot: which company goes where for which card, who is with whom, what is kept, and its hint."""

import mathom
from lidless_eye.support_le import bare, company, in_hand, organize, settle
from mathom.games.lidless_eye.bot.chart import STAYS, TURNS
from mathom.games.lidless_eye.bot.hand import keep_worth, voice
from mathom.games.lidless_eye.bot.judge import choose_greedily
from mathom.games.lidless_eye.bot.plan import plan_for
from mathom.games.lidless_eye.bot.travel import still_able
from mathom.games.lidless_eye.bot.ways import NO_WAY, ways
from mathom.games.lidless_eye.box.card import NUMBERS, SITE_NUMBERS, SITES
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.whereabouts import SITE_TAPPED
from mathom.games.lidless_eye.rules.organization import Organization
from mathom.games.lidless_eye.terms import BRING, CONTROL, MOVE, PASS, REGROUP, TAPPED, WOUNDED
from mathom.kernel.state import act, act_a, act_b, act_kind
from mathom.kernel.words import say
from support import rule

GAME = mathom.game("lidless-eye")


def orders(s: Eye) -> list[int]:
    """everything the bot does in its organization phase"""
    done = []
    while s.stack and isinstance(s.stack[-1], Organization):
        action = choose_greedily(s)
        done.append(action)
        if act_kind(action) == PASS:
            break
        s.stack[-1].take(s, action)
        settle(s)
    return done


def journeys(done: list[int]) -> list[tuple[int, str]]:
    return [(act_a(action), SITES[act_b(action)].name) for action in done if act_kind(action) == MOVE]


def test_nobody_sits_at_home_with_factions_and_a_coat_in_hand() -> None:
    s = bare()
    company(s, 0, "minas-morgul", "asternak", "jerrek", "tros-hesnef")
    company(s, 0, "minas-morgul", "layos", "nevido-smod", "pon-opar")
    in_hand(s, 0, "southrons", "variags-of-khand", "nurniags", "black-mail-coat")
    sites = {site for _, site in journeys(orders(organize(s)))}
    assert sites == {"southron-oasis", "variag-camp", "nurniag-camp"}


def test_companies_go_for_different_cards() -> None:
    s = bare()
    company(s, 0, "minas-morgul", "asternak", "jerrek", "tros-hesnef")
    company(s, 0, "minas-morgul", "layos", "nevido-smod", "pon-opar")
    in_hand(s, 0, "southrons", "variags-of-khand")
    plan = plan_for(organize(s), 0)
    assert {plan.prize_of(route) for route in plan.routes} == {NUMBERS["southrons"], NUMBERS["variags-of-khand"]}


def test_a_card_two_journeys_away_is_planned_and_kept() -> None:
    s = bare()
    i, _ = company(s, 0, "minas-morgul", "asternak", "jerrek", "tros-hesnef")
    in_hand(s, 0, "woodmen", "wargs")
    organize(s)
    route = plan_for(s, 0).route(i)
    assert route is not None
    assert (SITES[route.first].name, SITES[route.aim].name) == ("dol-guldur", "woodmen-town")
    assert plan_for(s, 0).turns_until(NUMBERS["woodmen"]) == 1
    assert plan_for(s, 0).turns_until(NUMBERS["wargs"]) == TURNS
    assert keep_worth(s, NUMBERS["woodmen"], 0) > keep_worth(s, NUMBERS["wargs"], 0)


def test_as_many_hear_of_things_at_a_site_as_are_able() -> None:
    s = bare()
    i, members = company(s, 0, "mount-doom", "asternak", "jerrek", "tros-hesnef")
    in_hand(s, 0, *["that-ain-t-no-secret"] * 3)
    organize(s)
    route = plan_for(s, 0).route(i)
    assert route is not None
    assert (route.first, route.in_turn(0)) == (STAYS, 0b111)
    s.tap[members[0]] = s.tap[members[1]] = TAPPED
    route = plan_for(s, 0).route(i)
    assert route is not None
    assert bin(route.in_turn(0)).count("1") == 1


def test_a_company_leaves_a_tapped_site() -> None:
    s = bare()
    i, _ = company(s, 0, "mount-doom", "asternak", "jerrek")
    s.site_state[SITE_NUMBERS["mount-doom"]] = SITE_TAPPED
    in_hand(s, 0, "nurniags")
    assert journeys(orders(organize(s))) == [(i, "minas-morgul")]


@rule("LE-A-66")
def test_in_the_advanced_game_it_goes_on_from_site_to_site() -> None:
    s = bare(advanced=True)
    i, _ = company(s, 0, "southron-oasis", "asternak", "jerrek", "tros-hesnef")
    s.site_state[SITE_NUMBERS["southron-oasis"]] = SITE_TAPPED
    in_hand(s, 0, "umbarean-corsairs")
    assert journeys(orders(organize(s))) == [(i, "gobel-mirlond")]


def test_the_ways_of_the_basic_game_are_the_printed_ones() -> None:
    oasis, corsairs = SITE_NUMBERS["southron-oasis"], SITE_NUMBERS["gobel-mirlond"]
    home = SITE_NUMBERS["minas-morgul"]
    assert ways(0).between(oasis, corsairs) == NO_WAY
    assert ways(1).between(oasis, corsairs) < NO_WAY
    assert ways(0).between(home, oasis) == ways(0).between(oasis, home) == 0.5  # shadow-land, two wildernesses


def test_who_speaks_for_the_player_keeps_his_influence() -> None:
    s = bare()
    _, (asternak, _) = company(s, 0, "minas-morgul", "asternak", "jerrek")
    in_hand(s, 0, "southrons", "nurniags", "variags-of-khand", "easterlings", "balchoth", "odoacer")
    for _ in range(40):
        s.deck[0].add(NUMBERS["wargs"], 0)
    organize(s)
    assert voice(s, 0) == asternak
    done = orders(s)
    assert not any(act_kind(action) == CONTROL and act_b(action) == asternak for action in done)
    assert any(act_kind(action) == BRING and act_a(action) == NUMBERS["odoacer"] for action in done)


def test_the_wounded_do_not_hold_the_others_back() -> None:
    s = bare()
    _, (_, _, layos) = company(s, 0, "minas-morgul", "asternak", "jerrek", "layos")
    s.tap[layos] = WOUNDED
    in_hand(s, 0, "southrons")
    done = orders(organize(s))
    assert layos in [act_a(action) for action in done if act_kind(action) == REGROUP]


def test_where_each_faces_a_strike_few_are_able_to_act() -> None:
    """at Beorn's House everybody is struck, at Nûrniag Camp nobody"""
    s = bare()
    i, _ = company(s, 0, "dol-guldur", "gulla", "nain", "luitprand")
    organize(s)
    assert still_able(s, i, SITE_NUMBERS["nurniag-camp"]) == 1.0
    assert still_able(s, i, SITE_NUMBERS["beorn-s-house"]) < 0.5


def test_the_hint_tells_the_plan() -> None:
    s = bare()
    i, _ = company(s, 0, "minas-morgul", "asternak", "jerrek", "tros-hesnef")
    in_hand(s, 0, "woodmen", "southrons")
    organize(s)
    reason = GAME.judge.reason
    assert (
        say(reason(s, act(MOVE, i, SITE_NUMBERS["southron-oasis"]))) == "Asternak goes to Southron Oasis for Southrons"
    )
    s.hand[0].take(NUMBERS["southrons"], 1)
    assert (
        say(reason(s, act(MOVE, i, SITE_NUMBERS["dol-guldur"])))
        == "Asternak is on the way to Woodmen-town, for Woodmen"
    )


def test_a_plan_does_not_depend_on_what_its_player_cannot_see() -> None:
    """neither on the opponent's hand and play deck nor on the order of his own"""
    plans = []
    for hidden in ("wargs", "giant"):
        s = bare()
        i, _ = company(s, 0, "minas-morgul", "asternak", "jerrek", "tros-hesnef")
        in_hand(s, 0, "southrons")
        s.hand[1].add(NUMBERS[hidden], 2)
        s.deck[1].add(NUMBERS[hidden], 0)
        route = plan_for(organize(s), 0).route(i)
        assert route is not None
        plans.append((route.worth, route.beginning(STAYS)))
    assert plans[0] == plans[1]
