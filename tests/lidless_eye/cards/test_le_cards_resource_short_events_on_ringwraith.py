"""Resource short-events on one's own Ringwraith: the nine Unleashed, and those who ride with him."""

import pytest

from lidless_eye.event_support import answer, assaulted, band, offered, playable, plays
from lidless_eye.hazard_support import going
from lidless_eye.support_le import company, follower, has, in_hand, join, options, sums, take
from mathom.games.lidless_eye.box.card import NUMBERS, SITE_NUMBERS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.whereabouts import GOES_ON
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.journey import ENDS, Journey
from mathom.games.lidless_eye.rules.organization import Organization
from mathom.games.lidless_eye.rules.sums import direct
from mathom.games.lidless_eye.terms import (
    ANY_TIME,
    ARRIVE,
    CHOOSE,
    MOVE,
    ORGANISE,
    OUT_OF_DECK,
    PASS,
    SITE,
    TABLE,
    TAPPED,
)
from mathom.kernel.state import act, act_a, act_b, act_kind
from support import card, rule


@card("they-ride-together")
def test_they_ride_together() -> None:
    s, i, (wraith,) = band("minas-morgul", "adunaphel-the-ringwraith", advanced=1)
    assert playable(s, "they-ride-together") == []  # nobody in the hand
    in_hand(s, 0, "ren-the-ringwraith", "khamul-the-ringwraith", "jerrek")
    assert playable(s, "they-ride-together") == [(wraith, 0)]
    assert playable(s, "they-ride-together", SITE) == []
    plays(s, "they-ride-together", wraith)
    take(s, CHOOSE, NUMBERS["ren-the-ringwraith"])
    take(s, CHOOSE, NUMBERS["khamul-the-ringwraith"])
    take(s, PASS)
    assert len(s.members(i)) == 3
    ren = s.in_play(NUMBERS["ren-the-ringwraith"])
    assert (s.host[ren], s.co[ren]) == (wraith, i)
    assert s.wraith[0] == NUMBERS["adunaphel-the-ringwraith"]
    basic, _, _ = band("minas-morgul", "adunaphel-the-ringwraith")
    in_hand(basic, 0, "ren-the-ringwraith")
    assert playable(basic, "they-ride-together") == []  # an advanced rule


@rule("LE-A-37")
@card("they-ride-together", "the-witch-king")
def test_who_follows_for_nothing_rides_though_influence_is_spent() -> None:
    s, i, (wraith,) = band("minas-morgul", "the-witch-king", advanced=1)
    follower(s, "orc-tracker", wraith)  # all his 3
    in_hand(s, 0, "ren-the-ringwraith", "khamul-the-ringwraith", "indur-the-ringwraith")
    assert playable(s, "they-ride-together") == [(wraith, 0)]
    plays(s, "they-ride-together", wraith)
    take(s, CHOOSE, NUMBERS["ren-the-ringwraith"])
    take(s, CHOOSE, NUMBERS["khamul-the-ringwraith"])
    assert options(s) == [act(PASS)]  # his two places are taken
    assert len(s.members(i)) == 4


NINE = {
    "adunaphel-unleashed": "adunaphel-the-ringwraith",
    "akhorahil-unleashed": "akhorahil-the-ringwraith",
    "dwar-unleashed": "dwar-the-ringwraith",
    "hoarmurath-unleashed": "hoarmurath-the-ringwraith",
    "indur-unleashed": "indur-the-ringwraith",
    "khamul-unleashed": "khamul-the-ringwraith",
    "ren-unleashed": "ren-the-ringwraith",
    "uvatha-unleashed": "uvatha-the-ringwraith",
    "the-witch-king-unleashed": "the-witch-king",
}


def risen(name: str, site: str = "dol-guldur", *others: str, advanced: int = 1) -> tuple[Eye, int, int]:
    """a Ringwraith as his player's own, with others"""
    s, i, people = band(site, NINE[name], *others, advanced=advanced)
    return s, i, people[0]


@pytest.mark.parametrize("name", [pytest.param(name, marks=card(name)) for name in NINE])
def test_each_serves_only_its_own_ringwraith(name: str) -> None:
    """nobody else is helped by it, nor is a follower"""
    other = "the-witch-king" if name != "the-witch-king-unleashed" else "khamul-the-ringwraith"
    s, i, (own, _) = band("carn-dum", other, "jerrek", advanced=1)
    follower = join(s, i, NINE[name])
    s.host[follower] = own
    s.deck[0].add(NUMBERS["bitter-cold"])
    assert playable(s, name, ANY_TIME) == []
    in_hand(s, 0, name)
    assaulted(s, i, "wolf", 2, 9)
    assert offered(s, name) == []


@card("adunaphel-unleashed")
def test_adunaphel_faces_one_strike() -> None:
    s, i, wraith = risen("adunaphel-unleashed", "dale")
    attack = assaulted(s, i, "wolf", 4, 9, 7, "adunaphel-unleashed")
    assert offered(s, "adunaphel-unleashed") == [(wraith, 0)]
    answer(s, "adunaphel-unleashed", wraith)
    assert attack.fixed == 1
    assert attack.body_now(s) == 5
    assert list(attack.excess) == [0]
    crowd, j, _ = risen("adunaphel-unleashed", "dale", "jerrek")
    assaulted(crowd, j, "wolf", 4, 9, 7, "adunaphel-unleashed")
    assert offered(crowd, "adunaphel-unleashed") == []  # not alone


@card("akhorahil-unleashed")
def test_akhorahil_looks_for_magic() -> None:
    s, _, wraith = risen("akhorahil-unleashed")
    s.deck[0].add(NUMBERS["bitter-cold"])
    s.deck[0].add(NUMBERS["orc-quarrels"])
    s.discard[0].add(NUMBERS["veils-of-shadow"], 1)
    plays(s, "akhorahil-unleashed", wraith, bits=SITE)
    chosen = {act_a(a) for a in options(s) if act_kind(a) == CHOOSE}
    assert chosen == {NUMBERS["bitter-cold"], NUMBERS["veils-of-shadow"]}
    take(s, CHOOSE, NUMBERS["bitter-cold"], 0, OUT_OF_DECK)
    assert has(s.hand[0], "bitter-cold")
    assert not has(s.deck[0], "bitter-cold")


@card("dwar-unleashed")
def test_dwar_goes_by_regions() -> None:
    s, i, wraith = risen("dwar-unleashed", "minas-morgul")
    s.lay(NUMBERS["black-rider"], 0, TABLE, wraith)
    s.call(Organization())
    s.settle()
    before = {act_b(a) for a in options(s) if act_kind(a) == MOVE}
    assert SITE_NUMBERS["dead-marshes"] not in before
    s.stack.pop()
    plays(s, "dwar-unleashed", wraith)
    s.call(Organization())
    s.settle()
    after = {act_b(a) for a in options(s) if act_kind(a) == MOVE and act_a(a) == i}
    assert SITE_NUMBERS["dead-marshes"] in after
    assert playable(s, "dwar-unleashed") == []
    basic, _, _ = risen("dwar-unleashed", "minas-morgul", advanced=0)
    assert playable(basic, "dwar-unleashed") == []  # there is no movement by regions


@card("hoarmurath-unleashed")
def test_hoarmurath_cancels_anywhere() -> None:
    s, _, wraith = risen("hoarmurath-unleashed")
    i, _ = company(s, 0, "dale", "jerrek")
    assaulted(s, i, "wolf", 2, 9, 0, "hoarmurath-unleashed")
    answer(s, "hoarmurath-unleashed", wraith)
    assert s.stack == []


@card("indur-unleashed")
def test_indur_cancels_for_his_own_company() -> None:
    s, i, wraith = risen("indur-unleashed", "dale")
    t = s.copy()
    assaulted(s, i, "wolf", 2, 9, 0, "indur-unleashed")
    answer(s, "indur-unleashed", wraith)
    assert s.stack == []
    j, _ = company(t, 0, "dale", "jerrek")
    assaulted(t, j, "wolf", 2, 9, 0, "indur-unleashed")
    assert offered(t, "indur-unleashed") == []


@card("khamul-unleashed")
def test_khamul_weakens_an_attack() -> None:
    s, i, wraith = risen("khamul-unleashed", "dale")
    attack = assaulted(s, i, "wolf", 1, 9, 0, "khamul-unleashed")
    answer(s, "khamul-unleashed", wraith)
    assert attack.prowess_now(s) == 6


@card("ren-unleashed")
def test_ren_tempts_everybody_at_his_site() -> None:
    s, _, wraith = risen("ren-unleashed", "dol-guldur", "jerrek", advanced=0)
    mine = next(c for c in s.characters(0) if c != wraith)
    _, (theirs,) = company(s, 1, "dol-guldur", "tarcil")
    company(s, 1, "dale", "layos")
    for c in (mine, theirs):
        s.lay(NUMBERS["binding-ring"], 0, TABLE, c)  # 2 corruption points each
    sums(s, 2, 3)  # 0 and 1 against 2
    plays(s, "ren-unleashed", wraith, bits=SITE)
    assert s.zone[mine] != TABLE  # two less: removed
    assert s.tap[theirs] == TAPPED  # one less: tapped
    alone, _, _ = risen("ren-unleashed")
    assert playable(alone, "ren-unleashed", SITE) == []


@card("uvatha-unleashed")
def test_uvatha_rides_on() -> None:
    s, i, wraith = risen("uvatha-unleashed", "minas-morgul")
    going(s, i, "dol-guldur", "sd")
    in_hand(s, 0, *["whip"] * 8)
    in_hand(s, 1, *["whip"] * 8)
    assert playable(s, "uvatha-unleashed", ARRIVE) == [(wraith, 0)]
    assert playable(s, "uvatha-unleashed", ORGANISE) == []
    in_hand(s, 0, "uvatha-unleashed")
    frame = Journey(i)
    frame.step = ENDS
    s.call(frame)
    s.settle()
    assert isinstance(s.stack[-1], Chain)
    answer(s, "uvatha-unleashed", wraith)
    assert s.co_site[i] == SITE_NUMBERS["dol-guldur"]
    assert any(act_kind(a) == MOVE for a in options(s))  # where to now?
    assert not s.co_did[i] & GOES_ON
    take(s, PASS)
    assert s.stack == []


@card("the-witch-king-unleashed")
def test_the_witch_king_speaks() -> None:
    s, _, wraith = risen("the-witch-king-unleashed")
    assert direct(s, wraith) == 3
    plays(s, "the-witch-king-unleashed", wraith)
    assert direct(s, wraith) == 8
    assert playable(s, "the-witch-king-unleashed") == []  # once a turn
    s.expire(5)
    assert direct(s, wraith) == 3
