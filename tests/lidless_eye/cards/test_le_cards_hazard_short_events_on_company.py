"""Hazard short-events on a company or its path."""

import pytest

from lidless_eye.hazard_support import arrived, checks, held, hits, in_play, journey, offers, on_guard, quiet, rest
from lidless_eye.support_le import all_rolled, has, in_hand, lay_on, options, run, settle, sums, take
from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.position.whereabouts import IDLE
from mathom.games.lidless_eye.rules.chain import begin
from mathom.games.lidless_eye.rules.combat.attack import Attack
from mathom.games.lidless_eye.rules.combat.figures import attack_now
from mathom.games.lidless_eye.rules.site_phase import SitePhase
from mathom.games.lidless_eye.rules.sums import total
from mathom.games.lidless_eye.terms import (
    PICK,
    PLAY,
    REVEAL,
    SITE,
    SITE_PHASE,
    SITE_PLAY,
    STRIKES,
    TABLE,
    TAPPED,
    UNTAPPED,
    WOUNDED,
)
from mathom.kernel.state import act
from support import card


@card("waiting-shadow")
def test_waiting_shadow() -> None:
    s, _, (gorbag, tarcil, jerrek) = journey("w", "bree", who=("gorbag", "tarcil", "jerrek"))
    hits(s, "waiting-shadow")
    assert s.seat == 0
    assert options(s) == [act(PICK, gorbag), act(PICK, jerrek)]  # a Dúnadan is none of them
    take(s, PICK, jerrek)
    assert [s.tap[c] for c in (gorbag, tarcil, jerrek)] == [UNTAPPED, UNTAPPED, TAPPED]
    s.tap[gorbag] = TAPPED
    assert held(s, "waiting-shadow") == []
    in_play(s, "doors-of-night")
    hits(s, "waiting-shadow")
    assert options(s) == [act(PICK, tarcil)]


@pytest.mark.parametrize(
    ("name", "path", "more", "without"),
    [
        pytest.param("lost-in-border-lands", "bwb", 2, "wsdf", marks=card("lost-in-border-lands")),
        pytest.param("lost-in-shadow-lands", "sw", 1, "wbdf", marks=card("lost-in-shadow-lands")),
        pytest.param("lost-in-the-wilderness", "wsww", 3, "bsdf", marks=card("lost-in-the-wilderness")),
    ],
)
def test_lost(name: str, path: str, more: int, without: str) -> None:
    s, i, _ = journey(path, "bree")
    s.limit = s.co_limit[i] = 2
    hits(s, name)
    assert s.limit == 2 - 1 + more
    assert s.co_limit[i] == 2 + more
    assert held(journey(without, "bree")[0], name) == []
    assert held(rest("bree", "gorbag")[0], name) == []


@card("lost-in-free-domains")
def test_lost_in_free_domains() -> None:
    s, i, _ = journey("wf", "bree")
    hits(s, "lost-in-free-domains")
    assert s.co_did[i] & IDLE
    assert held(s, "lost-in-free-domains") == []  # it could change nothing more
    assert held(journey("wsdb", "bree")[0], "lost-in-free-domains") == []
    arrived(s, i, "bree")
    run(s, SitePhase(i))
    assert not s.stack  # nothing is asked there


@card("rats")
def test_rats() -> None:
    s, _, (jerrek, tarcil) = journey("w", "moria", who=("jerrek", "tarcil"))
    mace = lay_on(s, "black-mace", jerrek)
    assert held(s, "rats") == []  # no minor item
    whip = lay_on(s, "whip", jerrek)
    s.tap[tarcil] = WOUNDED
    t = s.copy()
    hits(s, "rats")
    assert s.seat == 0
    assert options(s) == [act(PICK, whip), act(PICK, jerrek)]  # who is wounded cannot be wounded again
    take(s, PICK, whip)
    assert has(s.discard[0], "whip")
    assert s.zone[mace] == TABLE
    hits(t, "rats")
    sums(t)
    take(t, PICK, jerrek)
    assert t.tap[jerrek] == WOUNDED  # without a body check
    assert t.zone[whip] == TABLE
    s, _, (jerrek,) = journey("w", "bree", who=("jerrek",))
    lay_on(s, "whip", jerrek)
    assert held(s, "rats") == []


@card("rats")
def test_a_wound_by_rats_counts_as_a_wound() -> None:
    s, _, (jerrek, tarcil) = journey("w", "amon-hen", who=("jerrek", "tarcil"))
    lay_on(s, "whip", jerrek)
    lay_on(s, "despair-of-the-heart", tarcil, 1)
    s.news = []
    hits(s, "rats")
    sums(s, 9)
    quiet(take(s, PICK, jerrek))
    assert checks(s) == [9]


@card("heedless-revelry")
def test_heedless_revelry() -> None:
    s, _, (jerrek, tarcil, gulla) = rest("bree", "jerrek", "tarcil", "gulla")
    s.tap[gulla] = TAPPED
    assert held(s, "heedless-revelry") == [(4095, 0)]
    sums(s, 5, 6)  # above a mind of 4, not above 6
    hits(s, "heedless-revelry")
    assert all_rolled(s)
    assert [s.tap[c] for c in (jerrek, tarcil)] == [TAPPED, UNTAPPED]
    s.tap[tarcil] = TAPPED
    assert held(s, "heedless-revelry") == []
    assert held(journey("w", "bree")[0], "heedless-revelry") == []
    assert held(rest("minas-morgul", "jerrek", "the-witch-king")[0], "heedless-revelry") == []


@card("heedless-revelry")
def test_heedless_revelry_from_on_guard() -> None:
    s, i, (jerrek, tarcil) = rest("moria", "jerrek", "tarcil")
    s.phase = SITE_PHASE
    s.limit = 0
    on_guard(s, i, "heedless-revelry")
    in_hand(s, 0, "black-mace")
    begin(s, SITE | SITE_PLAY, 0, act(PLAY, NUMBERS["black-mace"], jerrek))
    settle(s)
    assert s.seat == 1
    assert offers(s, "heedless-revelry", REVEAL) == [(4095, 0)]
    take(s, REVEAL, NUMBERS["heedless-revelry"], 4095)
    sums(s)
    quiet(s)
    assert s.tap[tarcil] == TAPPED
    assert s.in_play(NUMBERS["black-mace"]) >= 0  # its player was tapped already


@card("tidings-of-bold-spies")
def test_tidings_of_bold_spies() -> None:
    s, i, people = journey("w", "ettenmoors", who=("gorbag", "jerrek", "snaga"))
    assert held(rest("ettenmoors", "gorbag")[0], "tidings-of-bold-spies") == []
    assert held(journey("w", "mount-gram")[0], "tidings-of-bold-spies") == []
    hits(s, "arouse-denizens", int(s.co_dest[i]), 0)
    in_play(s, "awaken-denizens")
    in_play(s, "minions-stir")
    hits(s, "tidings-of-bold-spies")
    attack = attack_now(s)
    assert isinstance(attack, Attack)
    assert attack.auto == -1
    assert attack.prowess_now(s) == 9 + 3 + 1  # a Troll: aroused, stirred
    assert total(s, STRIKES, i, attack.strikes) == 4  # (1 + 1) * 2
    attack.cancelled = 1
    s.stack = s.stack[: s.stack.index(attack) + 1]
    quiet(settle(s))
    second = attack_now(s)
    assert second is not attack
    assert second.auto == -1
    assert second.prowess_now(s) == 8  # Wolves, not aroused
    assert second.strikes == 4  # twice two
    assert s.zone[people[0]] == TABLE


@card("tidings-of-bold-spies")
def test_bold_spies_bring_only_what_the_company_would_face() -> None:
    s, _, _ = journey("w", "pelargir", who=("jerrek", "tarcil"))
    hits(s, "tidings-of-bold-spies")
    attack = attack_now(s)
    assert attack.each
    assert attack.detain  # covert, as at the site
    assert s.stack[-1] is attack
    s.stack.pop()
    quiet(settle(s))
    assert not s.stack  # the second comes upon overt companies only


@card("veils-flung-away")
def test_veils_flung_away() -> None:
    s, _, (orc, jerrek, tarcil) = journey("bd", "bree", who=("gorbag", "jerrek", "tarcil"))
    s.limit = 0
    assert held(s, "veils-flung-away") == [(4095, 0)]  # outside the limit
    assert held(journey("sdc", "bree")[0], "veils-flung-away") == []
    assert held(rest("bree", "gorbag")[0], "veils-flung-away") == []
    night = s.copy()
    in_play(night, "doors-of-night")
    assert held(night, "veils-flung-away") == []
    sums(s, 10, 10, 9)  # -1: Gorbag's 9 discards him; 9 > 8; 8 is not
    hits(s, "veils-flung-away")
    assert all_rolled(s)
    assert has(s.discard[0], "gorbag")
    assert s.tap[jerrek] == TAPPED
    assert s.tap[tarcil] == UNTAPPED
    assert s.limit == 0
    s, _, (orc,) = journey("w", "bree", who=("gorbag",))
    sums(s, 12)  # 11 > 9: for others than the figure nothing but tapping
    hits(s, "veils-flung-away")
    assert s.tap[orc] == TAPPED
    assert s.zone[orc] == TABLE
