"""Hazard permanent-events on a character that are no corruption cards."""

from lidless_eye.hazard_support import ends_turn, going, hits, journey, offers, on_guard, quiet, rest, targets, window
from lidless_eye.support_le import all_rolled, company, follower, has, in_hand, join, lay_on, options, run, sums, take
from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.rules.influence import FactionCheck, influence_sum
from mathom.games.lidless_eye.rules.organization import Organization, may_control
from mathom.games.lidless_eye.rules.sums import control_cost, direct, mind
from mathom.games.lidless_eye.rules.turn import TURN_OVER, Turn
from mathom.games.lidless_eye.terms import (
    CONTROL,
    NOBODY,
    ORPHANED,
    PASS,
    PICK,
    REVEAL,
    SITE,
    SITE_PLAY,
    TABLE,
    WOUNDED,
)
from mathom.kernel.state import act
from support import card


@card("foolish-words")
def test_foolish_words() -> None:
    s, _, (jerrek, king) = rest("southron-oasis", "jerrek", "the-witch-king")
    faction = s.lay(NUMBERS["southrons"], 0, TABLE)
    plain = influence_sum(s, jerrek, faction)
    assert targets(s, "foolish-words") == [jerrek, king]
    hits(s, "foolish-words", jerrek)
    assert influence_sum(s, jerrek, faction) == plain - 4
    assert targets(s, "foolish-words") == [king]


@card("foolish-words")
def test_foolish_words_from_on_guard() -> None:
    s, i, (jerrek, tarcil) = rest("southron-oasis", "jerrek", "tarcil")
    c = on_guard(s, i, "foolish-words")
    faction = s.lay(NUMBERS["southrons"], 0, TABLE)
    run(s, FactionCheck(faction, jerrek))
    while s.seat == 0:
        take(s, PASS)
    assert offers(s, "foolish-words", REVEAL) == [(jerrek, 0), (tarcil, 0)]
    take(s, REVEAL, NUMBERS["foolish-words"], jerrek)
    sums(s, 8)
    before = influence_sum(s, jerrek, faction)
    quiet(s)
    assert s.result == (1 if 8 + before - 4 > 8 else 0)
    assert s.host[c] == jerrek


@card("rebel-talk")
def test_rebel_talk() -> None:
    s, _, (chief, jerrek) = rest("minas-morgul", "lieutenant-of-morgul", "jerrek")
    snaga = follower(s, "grishnakh", chief)
    assert targets(s, "rebel-talk") == [jerrek, snaga]  # a mind of 9 is too strong
    hits(s, "rebel-talk", snaga)
    assert s.host[snaga] == -1
    assert s.used[snaga] & ORPHANED  # LE-B-47: free until the next organization phase
    assert not may_control(s, chief, snaga)
    assert may_control(s, chief, join(s, 0, "lagduf"))
    assert control_cost(s, snaga) == 3  # under general influence nothing changes
    run(s, Organization())
    assert act(CONTROL, snaga, chief) not in options(s)
    s.host[snaga] = chief
    s.used[snaga] &= ~ORPHANED
    assert act(CONTROL, snaga, NOBODY) in options(s)


@card("shut-yer-mouth")
def test_shut_yer_mouth() -> None:
    s, _, (mouth, jerrek, king) = rest("minas-morgul", "the-mouth", "jerrek", "the-witch-king")
    assert targets(s, "shut-yer-mouth") == [mouth, jerrek]
    assert king not in targets(s, "shut-yer-mouth")
    hits(s, "shut-yer-mouth", mouth)
    assert direct(s, mouth) == 2
    hits(s, "shut-yer-mouth", jerrek)
    assert direct(s, jerrek) == 0


@card("the-ring-will-have-but-one-master")
def test_one_master() -> None:
    s, i, (jerrek, tarcil, gulla) = rest("minas-morgul", "jerrek", "tarcil", "gulla")
    assert targets(s, "the-ring-will-have-but-one-master") == []
    lay_on(s, "the-one-ring", jerrek)
    assert targets(s, "the-ring-will-have-but-one-master") == [jerrek]
    hits(s, "the-ring-will-have-but-one-master", jerrek)
    lay_on(s, "whip", tarcil)
    run(s, Organization())
    assert options(s) == [act(PICK, tarcil), act(PICK, gulla)]
    take(s, PICK, tarcil)
    assert has(s.discard[0], "tarcil")
    assert has(s.discard[0], "whip")
    assert s.stack[-1].name() == "Organization"
    s.stack.clear()
    s.active = 1
    run(s, Organization())
    assert len(s.members(i)) == 2  # not in the opponent's phase


@card("so-you-ve-come-back")
def test_so_you_ve_come_back() -> None:
    s, i, (jerrek, tarcil, chief) = rest("minas-morgul", "jerrek", "tarcil", "lieutenant-of-morgul")
    grishnakh = follower(s, "grishnakh", chief)
    assert targets(s, "so-you-ve-come-back") == [jerrek, grishnakh]  # minds of 5 or less
    hits(s, "so-you-ve-come-back", jerrek)
    assert [mind(s, c) for c in (jerrek, tarcil, chief, grishnakh)] == [4, 7, 10, 3]
    assert targets(s, "so-you-ve-come-back") == []  # one on a company
    run(s, Organization())
    assert s.in_play(NUMBERS["so-you-ve-come-back"]) >= 0
    s.stack.clear()
    s.co[jerrek] = s.new_company(0, s.co_site[i])
    assert mind(s, tarcil) == 6
    run(s, Organization())
    assert has(s.discard[1], "so-you-ve-come-back")


@card("plague")
def test_plague() -> None:
    s, _, (jerrek, _hendolen, _king) = journey("w", "bree", who=("jerrek", "hendolen", "the-witch-king"))
    assert targets(s, "plague") == [jerrek]  # neither Elf nor Ringwraith
    assert targets(journey("w", "amon-hen", who=("jerrek",))[0], "plague") == []
    assert targets(journey("w", "dol-guldur", who=("jerrek",))[0], "plague") == []
    s, _i, (jerrek, gorbag, tarcil) = rest("bree", "jerrek", "gorbag", "tarcil")
    _, (layos,) = company(s, 1, "bree", "layos")  # the plague asks for no side
    _, (gulla,) = company(s, 0, "edoras", "gulla")
    hits(s, "plague", jerrek)
    s.tap[tarcil] = WOUNDED
    sums(s, 11, 11, 11, 4)  # jerrek 9 > 8; gorbag 9 = 9; tarcil 9 > 8; layos 2
    ends_turn(s)
    assert all_rolled(s)
    assert s.tap[jerrek] == WOUNDED
    assert s.tap[gorbag] != WOUNDED
    assert has(s.out[0], "tarcil")
    assert s.tap[layos] != WOUNDED
    assert s.tap[gulla] != WOUNDED


@card("plague")
def test_plague_ends_at_a_darkhaven_but_not_at_the_end_of_its_players_turn() -> None:
    s, _, (jerrek,) = rest("bree", "jerrek")
    hits(s, "plague", jerrek)
    s.active = 1
    sums(s)
    frame = Turn()
    frame.step = TURN_OVER
    run(s, frame)
    assert all_rolled(s)
    s, _, (jerrek,) = rest("minas-morgul", "jerrek")
    lay_on(s, "plague", jerrek, 1)
    run(s, Organization())
    assert has(s.discard[1], "plague")


def test_hazards_that_lie_with_a_character_may_come_from_on_guard() -> None:
    s, i, (jerrek,) = rest("bree", "jerrek")
    c = on_guard(s, i, "shut-yer-mouth")
    in_hand(s, 0, "whip")
    going(s, i, "bree", "")
    window(s, SITE | SITE_PLAY)
    assert offers(s, "shut-yer-mouth", REVEAL) == [(jerrek, 0)]
    take(s, REVEAL, NUMBERS["shut-yer-mouth"], jerrek)
    quiet(s)
    assert s.host[c] == jerrek
