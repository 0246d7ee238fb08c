"""Resource short-events on a strike."""

from lidless_eye.event_support import answer, assaulted, band, offered, quiet
from lidless_eye.support_le import dice, in_hand, sums, take
from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.combat.attack import Attack
from mathom.games.lidless_eye.rules.combat.strike import Strike, strike_now
from mathom.games.lidless_eye.rules.sums import body
from mathom.games.lidless_eye.terms import PASS, PLAY, STAY, STRIKE, TABLE, TAPPED, UNTAPPED, WOUNDED
from support import card


def struck(s: Eye, i: int, prowess: int, *hand: str, stay: bool = False) -> Attack:
    """one strike on a single character, up to the window before his roll, where he holds these cards"""
    in_hand(s, 0, *hand)
    attack = assaulted(s, i, "wolf", 1, prowess)
    while not strike_window(s):
        take(s, STAY if stay and isinstance(s.stack[-1], Strike) else PASS)
    return attack


def strike_window(s: Eye) -> bool:
    top = s.stack[-1]
    return isinstance(top, Chain) and top.window == STRIKE


@card("bold-thrust")
def test_bold_thrust() -> None:
    s, i, (jerrek,) = band("dale", "jerrek")
    struck(s, i, 17, "bold-thrust", "bold-thrust")
    assert offered(s, "bold-thrust") == [(jerrek, 0)]
    sums(s, 8, 8)
    answer_one(s, "bold-thrust", jerrek)
    assert strike_now(s).defence(s) == 5 + 3
    assert body(s, jerrek) == 7
    assert offered(s, "bold-thrust") == []  # one card that requires a skill on a strike
    quiet(s)  # 8 + 8 against 17: wounded; 8 against a body of 7
    assert s.zone[jerrek] != TABLE


def answer_one(s: Eye, name: str, who: int) -> None:
    """plays a card on the strike; with another card in the hand the window stays open"""
    take(s, PLAY, NUMBERS[name], who)
    chain = s.stack[-1]
    assert isinstance(chain, Chain)
    while chain.links:
        take(s, PASS)


@card("bold-thrust")
def test_bold_thrust_is_for_warriors() -> None:
    s, i, _ = band("dale", "luitprand")
    struck(s, i, 9, "bold-thrust")
    assert offered(s, "bold-thrust") == []


@card("blow-turned")
def test_blow_turned() -> None:
    s, i, (jerrek,) = band("dale", "jerrek")
    struck(s, i, 14, "blow-turned")
    assert offered(s, "blow-turned") == [(jerrek, 0)]
    sums(s, 9, 9)
    answer(s, "blow-turned", jerrek)  # 5 + 9 against 14: equal
    assert s.tap[jerrek] == UNTAPPED


@card("blow-turned")
def test_blow_turned_lowers_the_body_check() -> None:
    s, i, (jerrek,) = band("dale", "jerrek")  # body 8
    struck(s, i, 14, "blow-turned")
    sums(s, 7, 9)
    answer(s, "blow-turned", jerrek)  # wounded; 9 - 1 is not greater than 8
    assert s.zone[jerrek] == TABLE
    assert s.tap[jerrek] == WOUNDED


@card("under-his-blow")
def test_under_his_blow() -> None:
    s, i, (layos,) = band("dale", "layos")  # no warrior is needed
    struck(s, i, 5, "under-his-blow")
    assert offered(s, "under-his-blow") == [(layos, 0)]
    sums(s, 7)
    answer(s, "under-his-blow", layos)
    assert s.tap[layos] == UNTAPPED
    tapped, j, (tarcil,) = band("dale", "tarcil")
    tapped.tap[tarcil] = TAPPED
    struck(tapped, j, 5, "under-his-blow")
    assert offered(tapped, "under-his-blow") == []


@card("under-his-blow")
def test_under_his_blow_spares_the_penalty_of_who_stays() -> None:
    s, i, (tarcil,) = band("dale", "tarcil")
    struck(s, i, 5, "under-his-blow", "whip", stay=True)
    assert strike_now(s).defence(s) == 4 - 3
    answer_one(s, "under-his-blow", tarcil)
    assert strike_now(s).defence(s) == 4


@card("orc-stealth")
def test_orc_stealth() -> None:
    s, i, (gorbag,) = band("dale", "gorbag")
    struck(s, i, 30, "orc-stealth")
    answer(s, "orc-stealth", gorbag)
    assert s.stack == []
    assert s.tap[gorbag] == UNTAPPED
    man, j, _ = band("dale", "jerrek")  # a scout, but no Orc
    struck(man, j, 9, "orc-stealth")
    assert offered(man, "orc-stealth") == []
    orc, k, _ = band("dale", "snaga")  # an Orc, but no scout
    struck(orc, k, 9, "orc-stealth")
    assert offered(orc, "orc-stealth") == []


@card("swift-strokes")
def test_swift_strokes_take_the_better_roll() -> None:
    s, i, (jerrek,) = band("dale", "jerrek")
    attack = struck(s, i, 14, "swift-strokes")
    dice(s, (1, 2), (4, 5))  # 5 + 1 + 9 is 15
    answer(s, "swift-strokes", jerrek)
    assert attack.beaten
    worse, j, (again,) = band("dale", "jerrek")
    lost = struck(worse, j, 14, "swift-strokes")
    dice(worse, (4, 4), (1, 2), (1, 1))  # 5 + 1 + 8 is 14
    answer(worse, "swift-strokes", again)
    assert not lost.beaten
    assert worse.tap[again] == TAPPED
