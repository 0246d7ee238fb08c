"""Resource permanent-events on a character: leaders and commands, and what is learnt and stored."""

import pytest

from lidless_eye.cards.support_cards import MISCELLANEOUS, moves_to, storable
from lidless_eye.event_support import band, playable, plays, plays_here, usable, uses, visiting
from lidless_eye.hazard_support import going, window
from lidless_eye.support_le import company, has, in_hand, join, lay_on, run, sums, take
from mathom.games.lidless_eye.box.card import NUMBERS, REGION_NUMBERS, SITE_NUMBERS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.belongings import Storing
from mathom.games.lidless_eye.rules.combat.body import BodyCheck
from mathom.games.lidless_eye.rules.companies import is_leader
from mathom.games.lidless_eye.rules.corruption import check_sum
from mathom.games.lidless_eye.rules.council import points
from mathom.games.lidless_eye.rules.journey import TRAVELS, Journey
from mathom.games.lidless_eye.rules.organization import Organization
from mathom.games.lidless_eye.rules.routes import path_kinds
from mathom.games.lidless_eye.rules.sums import (
    body,
    control_cost,
    direct,
    overdrawn,
    prowess,
    region_kind,
    site_kind,
)
from mathom.games.lidless_eye.rules.turn import untap
from mathom.games.lidless_eye.terms import (
    BORDER_HOLD,
    BORDER_LAND,
    CAME,
    CONTROL,
    FREE_DOMAIN,
    ORGANISE,
    PASS,
    REGROUP,
    SITE,
    TABLE,
    TAPPED,
    UNTAPPED,
)
from support import card, rule

COMMANDS = ["i-ll-be-at-your-heels", "i-ll-report-you", "smart-and-secret"]


def figures(s: Eye, c: int) -> tuple[int, int, int]:
    return int(check_sum(s, c, 0)), int(prowess(s, c)), int(body(s, c))


@pytest.mark.parametrize(
    ("name", "check", "arms", "hide"),
    [
        pytest.param("i-ll-be-at-your-heels", 1, 0, 0, marks=card("i-ll-be-at-your-heels")),
        pytest.param("i-ll-report-you", 0, 1, 0, marks=card("i-ll-report-you")),
        pytest.param("smart-and-secret", 0, 0, 1, marks=card("smart-and-secret")),
    ],
)
def test_a_command(name: str, check: int, arms: int, hide: int) -> None:
    s, _, (leader, jerrek) = band("dol-guldur", "lieutenant-of-dol-guldur", "jerrek")
    _, (apart,) = company(s, 0, "dol-guldur", "tarcil")
    assert playable(s, name) == [(leader, 0)]  # only a leader
    assert playable(s, name, SITE) == []
    plays(s, name, leader)
    assert direct(s, leader) == 3 - 2
    assert figures(s, leader) == (check, 7 + arms, 9 + hide)
    assert figures(s, jerrek) == (check, 5 + arms, 8 + hide)
    assert figures(s, apart) == (0, 4, 8)
    assert playable(s, name) == []
    lies = s.in_play(NUMBERS[name])
    assert usable(s, name, ORGANISE) == []  # not in the turn in which it came
    s.used[lies] &= ~CAME
    uses(s, lies)
    assert has(s.hand[0], name)
    assert direct(s, leader) == 3


@card(*COMMANDS)
def test_a_leader_has_one_command_at_a_time() -> None:
    s, _, (gorbag,) = band("dol-guldur", "gorbag")
    plays(s, "i-ll-report-you", gorbag)
    assert playable(s, "smart-and-secret") == []  # one new command a turn
    s.used[s.in_play(NUMBERS["i-ll-report-you"])] &= ~CAME
    plays(s, "smart-and-secret", gorbag)
    assert has(s.hand[0], "i-ll-report-you")
    assert direct(s, gorbag) == 0  # never below


@card("by-the-ringwraith-s-word")
def test_by_the_ringwraith_s_word() -> None:
    s, i, (wraith, lagduf, muzgash) = band("dol-guldur", "the-witch-king", "lagduf", "muzgash")
    _, (apart,) = company(s, 0, "minas-morgul", "snaga")
    assert playable(s, "by-the-ringwraith-s-word") == [(lagduf, 0)]  # muzgash has less mind than he
    plays(s, "by-the-ringwraith-s-word", lagduf)
    assert is_leader(s, lagduf)
    assert direct(s, lagduf) == 0
    assert direct(s, lagduf, NUMBERS["muzgash"]) == 4
    assert direct(s, lagduf, NUMBERS["snaga"]) == 0  # in another company
    assert direct(s, lagduf, NUMBERS["goblins-of-goblin-gate"]) == 0
    assert playable(s, "by-the-ringwraith-s-word") == []  # one for each player
    sums(s, 8)  # a result that discards him
    run(s, BodyCheck(lagduf))
    assert s.zone[lagduf] == TABLE
    assert s.zone[wraith] == s.zone[muzgash] == s.zone[apart] == TABLE
    join(s, i, "gorbag")  # mind 6 against 3
    run(s, Organization())
    assert has(s.discard[0], "by-the-ringwraith-s-word")
    assert not is_leader(s, lagduf)


@card("by-the-ringwraith-s-word")
def test_the_ringwraith_s_word_goes_at_once_before_a_higher_mind() -> None:
    """In the middle of the organization phase, as soon as he has joined: who follows by its influence must be
    controlled otherwise before the phase ends."""
    s, i, (_, lagduf, muzgash) = band("dol-guldur", "the-witch-king", "lagduf", "muzgash", advanced=1)
    _, (gorbag, _) = company(s, 0, "dol-guldur", "gorbag", "snaga")
    plays(s, "by-the-ringwraith-s-word", lagduf)
    run(s, Organization())
    take(s, CONTROL, muzgash, lagduf)
    assert overdrawn(s, lagduf) <= 0
    take(s, REGROUP, gorbag, i)
    assert has(s.discard[0], "by-the-ringwraith-s-word")
    assert overdrawn(s, lagduf) > 0
    assert s.seat == 0  # still in his organization phase


@card("by-the-ringwraith-s-word")
def test_the_ringwraith_s_word_goes_between_two_answers_on_the_way() -> None:
    s, i, (lagduf, _) = band("dol-guldur", "lagduf", "muzgash")
    lay_on(s, "by-the-ringwraith-s-word", lagduf)
    going(s, i, "dale", "dww")
    in_hand(s, 1, "wargs")
    window(s)
    assert is_leader(s, lagduf)
    join(s, i, "gorbag")
    take(s, PASS)
    assert not is_leader(s, lagduf)
    assert has(s.discard[0], "by-the-ringwraith-s-word")


@card("no-more-nonsense")
def test_no_more_nonsense() -> None:
    s, _, (gorbag, snaga) = band("dol-guldur", "gorbag", "snaga")
    lure = lay_on(s, "lure-of-the-senses", snaga, 1)
    assert playable(s, "no-more-nonsense") == [(gorbag, snaga)]
    t = s.copy()
    sums(s, 7, 7)  # 7 + 6 against 7 + 5
    plays(s, "no-more-nonsense", gorbag, snaga)
    assert direct(s, gorbag) == 2
    assert s.kind[lure] < 0
    assert playable(s, "no-more-nonsense") == []
    lay_on(t, "blazon-of-the-eye", gorbag)
    sums(t, 6, 7)  # 12 against 12 is not greater
    before = direct(t, gorbag)
    plays(t, "no-more-nonsense", gorbag, snaga)
    assert direct(t, gorbag) == max(0, before - 2)
    assert t.zone[lure] == TABLE
    alone, _, _ = band("dol-guldur", "gorbag")
    assert playable(alone, "no-more-nonsense") == []


@card("awaiting-the-call")
def test_awaiting_the_call() -> None:
    s, i, (layos, mouth, lagduf) = band("dale", "layos", "the-mouth", "lagduf")
    assert playable(s, "awaiting-the-call") == [(layos, 0), (lagduf, 0)]  # a mind of 9 is too great
    plays(s, "awaiting-the-call", layos)
    assert control_cost(s, layos) == 2  # half of 5, rounded down
    assert control_cost(s, mouth) == 9
    assert playable(s, "awaiting-the-call") == [(lagduf, 0)]
    going(s, i, "dol-guldur", "s")
    frame = Journey(i)
    frame.step = TRAVELS
    run(s, frame)
    assert control_cost(s, layos) == 5
    haven, _, _ = band("dol-guldur", "layos")
    assert playable(haven, "awaiting-the-call") == []


@card("that-ain-t-no-secret")
def test_that_ain_t_no_secret() -> None:
    s, i, (jerrek, tarcil) = visiting("bree", "jerrek", "tarcil")
    s.tap[tarcil] = TAPPED
    assert playable(s, "that-ain-t-no-secret", SITE) == [(jerrek, 0)]
    assert playable(s, "that-ain-t-no-secret", ORGANISE) == []
    plays_here(s, "that-ain-t-no-secret", jerrek)
    news = s.in_play(NUMBERS["that-ain-t-no-secret"])
    assert (s.host[news], s.tap[jerrek]) == (jerrek, TAPPED)
    assert points(s, 0)[MISCELLANEOUS] == 0
    untap(s)
    assert s.tap[jerrek] == UNTAPPED  # it does not hold him
    assert storable(s) == set()
    moves_to(s, i, "dol-guldur")
    assert storable(s) == {news}
    sums(s)  # no check for what is no item
    run(s, Storing(news))
    assert points(s, 0)[MISCELLANEOUS] == 1
    silent, _, _ = visiting("cameth-brin", "jerrek")
    assert playable(silent, "that-ain-t-no-secret", SITE) == []


@card("that-s-been-heard-before-tonight")
def test_that_s_been_heard_before_tonight() -> None:
    s, i, (jerrek,) = visiting("bree", "jerrek")
    plays_here(s, "that-s-been-heard-before-tonight", jerrek)
    assert not s.site_tapped(0, s.co_site[i])
    untap(s)
    assert s.tap[jerrek] == TAPPED  # held until it is stored
    moves_to(s, i, "dol-guldur")
    run(s, Storing(s.in_play(NUMBERS["that-s-been-heard-before-tonight"])))
    assert points(s, 0)[MISCELLANEOUS] == 2
    untap(s)
    assert s.tap[jerrek] == UNTAPPED
    overt, _, _ = visiting("bree", "gorbag")
    assert playable(overt, "that-s-been-heard-before-tonight", SITE) == []
    ruins, _, _ = visiting("isengard", "jerrek")  # information, but neither border-hold nor free-hold
    assert playable(ruins, "that-s-been-heard-before-tonight", SITE) == []


@card("to-satisfy-the-questioner")
def test_to_satisfy_the_questioner() -> None:
    s, i, (jerrek,) = visiting("edoras", "jerrek")  # a free-hold without information
    plays_here(s, "to-satisfy-the-questioner", jerrek)
    assert s.site_tapped(0, s.co_site[i])
    assert s.extra == 1  # one minor item may follow
    untap(s)
    assert s.tap[jerrek] == TAPPED
    moves_to(s, i, "dol-guldur")
    run(s, Storing(s.in_play(NUMBERS["to-satisfy-the-questioner"])))
    assert points(s, 0)[MISCELLANEOUS] == 3
    tapped, _, _ = visiting("edoras", "jerrek", tapped=True)
    assert playable(tapped, "to-satisfy-the-questioner", SITE) == []
    border, _, _ = visiting("bree", "jerrek")
    assert playable(border, "to-satisfy-the-questioner", SITE) == []


@card("news-of-the-shire")
def test_news_of_the_shire() -> None:
    s, i, (jerrek, tarcil) = visiting("bag-end", "jerrek", "tarcil", tapped=True)
    plays_here(s, "news-of-the-shire", jerrek)
    plays_here(s, "news-of-the-shire", tarcil)
    moves_to(s, i, "dol-guldur")
    assert storable(s) == set()
    shire, bag_end = REGION_NUMBERS["the-shire"], SITE_NUMBERS["bag-end"]
    assert region_kind(s, shire) == FREE_DOMAIN
    moves_to(s, i, "barad-dur")
    first, second = sorted(storable(s))
    run(s, Storing(first))
    assert points(s, 0)[MISCELLANEOUS] == 3
    assert (region_kind(s, shire), site_kind(s, bag_end)) == (BORDER_LAND, BORDER_HOLD)
    run(s, Storing(second))
    assert points(s, 0)[MISCELLANEOUS] == 3 + 1
    j, _ = company(s, 0, "carn-dum", "layos")
    going(s, j, "bag-end", "swf")
    frame = Journey(j)
    frame.step = TRAVELS
    in_hand(s, 0, "whip")
    run(s, frame)
    assert list(path_kinds(s, j)) == [4, 3, BORDER_LAND]
    elsewhere, _, _ = visiting("bree", "jerrek")
    assert playable(elsewhere, "news-of-the-shire", SITE) == []


@rule("LE-B-124")
@pytest.mark.parametrize(
    ("name", "site"),
    [
        pytest.param("that-ain-t-no-secret", "isengard", marks=card("that-ain-t-no-secret")),
        pytest.param("that-s-been-heard-before-tonight", "bree", marks=card("that-s-been-heard-before-tonight")),
    ],
)
def test_information_needs_an_untapped_site(name: str, site: str) -> None:
    s, _, (jerrek,) = visiting(site, "jerrek")
    assert playable(s, name, SITE) == [(jerrek, 0)]
    tapped, _, _ = visiting(site, "jerrek", tapped=True)
    assert playable(tapped, name, SITE) == []
