"""What the greedy bot keeps, throws away and draws for, who may wait in its hand, and what points are worth to it."""

from lidless_eye.support_le import bare, company, in_hand, join, lay_on, organize, settle
from mathom.games.lidless_eye.bot.chart import TURNS
from mathom.games.lidless_eye.bot.hand import keep_worth, kept_for, room_for, spare, spokesman, stuck, voice
from mathom.games.lidless_eye.bot.judge import choose_greedily, drop_worth
from mathom.games.lidless_eye.bot.lurking import prey, share_of_ways
from mathom.games.lidless_eye.bot.organize import bring_worth
from mathom.games.lidless_eye.bot.plan import plan_for
from mathom.games.lidless_eye.bot.travel import points_for, still_able
from mathom.games.lidless_eye.box.card import NUMBERS, SITE_NUMBERS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.bringing import could_control
from mathom.games.lidless_eye.rules.drawing import Draw
from mathom.games.lidless_eye.rules.turn import Turn
from mathom.games.lidless_eye.terms import NOBODY, OF_FACTIONS, OF_ITEMS, PASS, YES
from mathom.kernel.state import act
from support import rule

WANTED = ("southrons", "variags-of-khand", "nurniags", "umbarean-corsairs")  # near Minas Morgul


def drawing(s: Eye, seat: int = 0) -> int:
    """what the bot answers when it is asked whether it draws"""
    s.stack.append(Draw(seat, 1))
    return choose_greedily(settle(s))


def planned(s: Eye, *names: str) -> Eye:
    """two companies, and of the hand as many cards as they can fetch"""
    company(s, 0, "minas-morgul", "asternak", "jerrek", "tros-hesnef")
    company(s, 0, "minas-morgul", "layos", "nevido-smod", "pon-opar")
    in_hand(s, 0, *names)
    for _ in range(40):
        s.deck[0].add(NUMBERS["wargs"], 0)
    return s


# -- hazards


def test_a_creature_is_kept_where_it_finds_somebody() -> None:
    """wargs hunt wherever somebody goes from Carn Dûm, giants only where it is wild enough"""
    s = bare()
    company(s, 1, "carn-dum", "lieutenant-of-angmar", "orc-captain")
    in_hand(s, 0, "wargs", "giant")
    carn_dum = SITE_NUMBERS["carn-dum"]
    wargs, giant = NUMBERS["wargs"], NUMBERS["giant"]
    assert prey(s, wargs, 0) == share_of_ways(wargs, carn_dum) == 1.0
    assert prey(s, giant, 0) == share_of_ways(giant, carn_dum) < 0.5
    assert keep_worth(s, wargs, 0) > keep_worth(s, giant, 0)


def test_many_hazards_crowd_a_hand() -> None:
    s = bare()
    company(s, 1, "carn-dum", "lieutenant-of-angmar", "orc-captain")
    in_hand(s, 0, "wargs", "giant")
    few = keep_worth(s, NUMBERS["wargs"], 0)
    in_hand(s, 0, "cave-drake", "ghouls", "huorn", "dire-wolves")
    assert keep_worth(s, NUMBERS["wargs"], 0) < few


# -- what can be fetched


def test_of_several_copies_the_one_for_which_there_is_no_time_is_missed_least() -> None:
    s = planned(bare(), "southrons", "black-mail-coat", "black-mail-coat", "black-mail-coat", "black-mail-coat")
    coat = NUMBERS["black-mail-coat"]
    assert keep_worth(s, coat, 0) < keep_worth(s, coat, 0, 3)
    assert keep_worth(s, coat, 0) < keep_worth(s, NUMBERS["southrons"], 0)


def test_more_than_can_be_fetched_does_not_make_the_best_of_it_less_wanted() -> None:
    """one company, two journeys: what brings most is kept, the rest is not"""
    s = bare()
    company(s, 0, "minas-morgul", "asternak", "jerrek", "tros-hesnef")
    in_hand(s, 0, "palantir-of-osgiliath", "southrons", "variags-of-khand", "nurniags", "black-mail-coat")
    plan = plan_for(s, 0)
    worths = {plan.hand[i]: kept_for(plan, i, 1.0) for i in range(len(plan.hand))}
    reached = [plan.in_reach(i) for i in range(len(plan.hand))]
    assert sum(reached) == plan.fetched
    assert max(worths.values()) > 1.0 > min(worths.values())


# -- drawing


GOOD = (*WANTED, "foul-smelling-paste", "blazon-of-the-eye", "uvatha-the-ringwraith")


@rule("LE-B-101")
def test_nobody_draws_into_a_full_hand_of_cards_he_wants() -> None:
    s = planned(bare(), *GOOD, "adunaphel-the-ringwraith")
    for name in GOOD[:-1]:
        assert plan_for(s, 0).turns_until(NUMBERS[name]) < TURNS
    assert drawing(s) == act(PASS)


def test_cards_that_will_not_be_missed_make_room_for_others() -> None:
    """one of them goes at the end of the turn, and a card is drawn for it then"""
    assert drawing(planned(bare(), *GOOD, "orc-tracker")) == act(PASS)
    assert drawing(planned(bare(), *GOOD[:-1], "orc-tracker", "orc-tracker")) == act(YES)


def test_a_hand_that_is_not_full_is_filled() -> None:
    assert drawing(planned(bare(), *GOOD)) == act(YES)


def last_deck(*theirs: str) -> Eye:
    """the opponent's play deck is exhausted, the own one nearly"""
    s = bare()
    company(s, 0, "minas-morgul", "asternak", "layos")
    company(s, 1, "minas-morgul", *theirs)
    in_hand(s, 0, *WANTED, *WANTED)
    s.exhausted[1] = 1
    for _ in range(5):
        s.deck[0].add(NUMBERS["wargs"], 0)
    return s


@rule("LE-B-204")
def test_who_is_ahead_brings_the_council_about_and_who_is_behind_does_not() -> None:
    assert drawing(last_deck("orc-brawler")) == act(YES)
    assert drawing(last_deck("the-mouth", "gorbag", "shagrat", "ufthak", "gulla", "nevido-smod")) == act(PASS)


# -- characters


def test_nobody_waits_for_the_influence_of_who_speaks_for_the_player() -> None:
    s = bare()
    _, members = company(s, 0, "minas-morgul", "asternak", "the-mouth", "jerrek", "layos", "tros-hesnef")
    in_hand(s, 0, *WANTED, "shamas")
    for _ in range(40):
        s.deck[0].add(NUMBERS["wargs"], 0)
    organize(s)
    shamas = NUMBERS["shamas"]
    assert [c for c in members if could_control(s, c, shamas)] == [voice(s, 0)]
    assert spare(s, 0) == 2  # Tros Hesnef, whom Asternak or Layos could lead, and only one of them
    assert not room_for(s, shamas, 0)
    assert keep_worth(s, shamas, 0) < 0.5


def test_towards_the_end_a_follower_is_worth_more_than_influence_for_factions() -> None:
    s = bare()
    _, members = company(s, 0, "minas-morgul", "asternak", "the-mouth", "jerrek", "layos", "tros-hesnef")
    in_hand(s, 0, *WANTED, "shamas")
    for _ in range(17):
        s.deck[0].add(NUMBERS["wargs"], 0)
    organize(s)
    assert spokesman(s, 0) == members[1]
    assert not room_for(s, NUMBERS["shamas"], 0)
    assert bring_worth(s, NUMBERS["shamas"], s.co[members[0]], NOBODY) < 0
    s.deck[0].take(NUMBERS["wargs"], 1)
    assert spokesman(s, 0) < 0
    assert room_for(s, NUMBERS["shamas"], 0)
    assert bring_worth(s, NUMBERS["shamas"], s.co[members[0]], NOBODY) > 0


def test_a_ringwraith_who_may_still_come_is_kept() -> None:
    s = bare()
    company(s, 0, "dol-guldur", "asternak", "layos")
    in_hand(s, 0, "uvatha-the-ringwraith", "wargs")
    assert keep_worth(s, NUMBERS["uvatha-the-ringwraith"], 0) > keep_worth(s, NUMBERS["wargs"], 0)
    i, _ = company(s, 0, "minas-morgul")
    join(s, i, "adunaphel-the-ringwraith")
    assert keep_worth(s, NUMBERS["uvatha-the-ringwraith"], 0) < 0


# -- who goes alone


def test_who_is_alone_among_many_strikes_cannot_act_there() -> None:
    """at Moria four strikes meet him: without tapping he would be hit, and who taps wins nobody over"""
    s = bare()
    i, _ = company(s, 0, "dol-guldur", "lieutenant-of-dol-guldur")
    organize(s)
    assert still_able(s, i, SITE_NUMBERS["moria"]) < 0.5


def test_who_is_alone_goes_where_others_are() -> None:
    s = bare()
    alone, _ = company(s, 0, "sarn-goriwing", "lieutenant-of-dol-guldur")
    company(s, 0, "dol-guldur", "orc-chieftain", "orc-veteran")
    organize(s)
    route = plan_for(s, 0).route(alone)
    assert route is not None
    assert route.first == SITE_NUMBERS["dol-guldur"]


# -- points


@rule("LE-A-18")
def test_the_first_points_of_a_kind_count_also_for_what_the_opponent_loses() -> None:
    s = bare(advanced=1)
    company(s, 0, "minas-morgul", "asternak", "layos")
    _, (gorbag,) = company(s, 1, "minas-morgul", "gorbag")
    lay_on(s, "black-mail-coat", gorbag)
    lay_on(s, "high-helm", gorbag)
    assert points_for(s, 0, OF_ITEMS, 1) > 1.0
    s.advanced = 0
    assert points_for(s, 0, OF_ITEMS, 1) == 1.0


@rule("LE-A-19")
def test_more_of_the_largest_kind_count_less() -> None:
    s = bare(advanced=1)
    company(s, 0, "minas-morgul", "asternak")
    _, (gorbag,) = company(s, 1, "minas-morgul", "gorbag")
    lay_on(s, "black-mail-coat", gorbag)
    for name in WANTED:
        s.lay(NUMBERS[name], 0, 1)
    s.lay(NUMBERS["balchoth"], 1, 1)
    assert points_for(s, 0, OF_FACTIONS, 2) < 2.0


# -- a hand that nothing leaves


HEIRLOOMS = ("palantir-of-amon-sul", "palantir-of-annuminas", "red-book-of-westmarch", "sable-shield")


@rule("LE-O-31")
def test_of_a_hand_of_which_nothing_can_be_played_a_card_goes() -> None:
    """alone, with nobody left to bear anything: else no card would be drawn any more, and the game would not end"""
    s = bare()
    in_hand(s, 0, *HEIRLOOMS, *HEIRLOOMS)
    s.stack.append(Turn())
    s.seat = 0
    assert stuck(s, 0)
    assert drop_worth(s, NUMBERS["sable-shield"]) > 0
    in_hand(s, 0, "gorbag")  # somebody who could
    assert not stuck(s, 0)
