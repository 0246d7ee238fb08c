"""Night, winter and twilight; and the hazards of intrigue."""

import pytest

from lidless_eye.hazard_support import (
    arrives,
    automatic,
    held,
    hits,
    in_play,
    journey,
    keyed,
    offers,
    quiet,
    rest,
    stirred,
    strength,
    window,
)
from lidless_eye.support_le import company, has, in_hand, lay_on, options, run, settle, take
from mathom.games.lidless_eye.box.card import NUMBERS, SITE_NUMBERS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.whereabouts import IDLE, RETURNED
from mathom.games.lidless_eye.rules.combat.making import site_attacks
from mathom.games.lidless_eye.rules.drawing import Exhaust
from mathom.games.lidless_eye.rules.influence import FactionCheck, influence_sum
from mathom.games.lidless_eye.rules.organization import Organization
from mathom.games.lidless_eye.rules.routes import path_kinds
from mathom.games.lidless_eye.rules.site_phase import SitePhase
from mathom.games.lidless_eye.rules.turn import LONG_OVER, TURN_OVER, Turn
from mathom.games.lidless_eye.terms import CHOOSE, DROP, ENTER, PASS, PICK, PLAY, TABLE, TAPPED, UNTAPPED
from mathom.kernel.state import act
from support import card, rule


def at(site: str, *who: str) -> tuple[Eye, int, list[int]]:
    s, i, people = rest(site, *(who or ("gorbag", "jerrek", "tarcil", "snaga")))
    return s, i, people


# -- environments


@card("doors-of-night")
def test_doors_of_night_ends_resource_environments() -> None:
    s, _, _ = journey("w", "bree")
    sky = in_play(s, "skies-of-fire", 0)
    winter = in_play(s, "long-winter")
    assert held(s, "doors-of-night") == [(4095, 0)]
    hits(s, "doors-of-night")
    assert has(s.discard[0], "skies-of-fire")
    assert s.kind[sky] < 0
    assert s.zone[winter] == TABLE  # a hazard environment stays
    assert s.in_play(NUMBERS["doors-of-night"]) >= 0
    assert held(s, "doors-of-night") == []


@rule("LE-X-10")
@card("fell-winter")
def test_fell_winter_at_dunharrow() -> None:
    s, i, _ = journey("swfb", "dunharrow")
    hits(s, "fell-winter")
    assert [(a.race, a.strikes, a.prowess) for a in site_attacks(s, i)][1:] == [(512, 3, 7)]
    assert list(path_kinds(s, i)) == [4, 3, 1, 2]
    in_play(s, "doors-of-night")
    assert list(path_kinds(s, i)) == [4, 3, 2, 3]  # shadow-land, wilderness, border-land, wilderness
    assert held(s, "fell-winter") == []
    assert "wilderness" in keyed(s, "giant")
    hits(s, "arouse-defenders", SITE_NUMBERS["dunharrow"], 16)
    s.co_site[i] = SITE_NUMBERS["dunharrow"]
    s.co_dest[i] = -1
    assert strength(s, automatic(s, i, 1)) == (3, 9)
    assert len(site_attacks(*at("amon-hen")[:2])) == 1


@card("long-winter")
def test_long_winter_turns_companies_back() -> None:
    s, i, _ = journey("wsw", "bree", who=("gorbag", "jerrek"))
    hits(s, "long-winter")
    assert s.co_did[i] & RETURNED
    assert s.co_did[i] & IDLE
    assert s.co_dest[i] == -1
    assert not s.stack  # nothing more is played on it
    for path, who in (("ws", ("gorbag",)), ("ww", ("gorbag", "odoacer"))):  # too tame, or a ranger
        s, i, _ = journey(path, "bree", who=who)
        hits(s, "long-winter")
        assert s.co_dest[i] >= 0
    s, i, _ = rest("bree", "gorbag")
    hits(s, "long-winter")
    assert not s.co_did[i] & RETURNED


@card("long-winter")
def test_long_winter_meets_companies_that_move_later() -> None:
    from mathom.games.lidless_eye.rules.journey import TRAVELS, Journey

    s, i, _ = journey("ww", "bree", who=("gorbag", "jerrek"))
    in_play(s, "long-winter")
    frame = Journey(i)
    frame.step = TRAVELS
    run(s, frame)
    assert s.co_did[i] & RETURNED
    assert s.co_site[i] == SITE_NUMBERS["minas-morgul"]


@card("long-winter")
def test_long_winter_taps_sites_at_night() -> None:
    s, i, _ = journey("s", "goblin-gate", who=("gorbag", "ufthak"))  # with a ranger
    company(s, 1, "amon-hen", "tarcil")
    company(s, 1, "caves-of-ulund", "layos")
    hits(s, "long-winter")
    assert not s.site_tapped(0, SITE_NUMBERS["goblin-gate"])
    hits(s, "doors-of-night")
    assert s.site_tapped(0, SITE_NUMBERS["goblin-gate"])
    assert s.site_tapped(1, SITE_NUMBERS["caves-of-ulund"])
    assert not s.site_tapped(1, SITE_NUMBERS["amon-hen"])  # one wilderness only
    assert not s.site_tapped(0, SITE_NUMBERS["minas-morgul"])
    s, i, _ = journey("s", "goblin-gate", who=("ufthak",))
    in_play(s, "doors-of-night")
    in_play(s, "long-winter")
    in_hand(s, 0, *["whip"] * 8)
    in_hand(s, 1, *["whip"] * 8)
    arrives(s, i)
    assert s.site_tapped(0, SITE_NUMBERS["goblin-gate"])


@card("stench-of-mordor")
@pytest.mark.parametrize(
    ("site", "night", "stinks"),
    [("barad-dur", 0, True), ("dead-marshes", 0, False), ("dead-marshes", 1, True), ("bree", 1, False)],
)
def test_stench_of_mordor(site: str, night: int, stinks: bool) -> None:
    s, i, (gorbag, jerrek) = rest(site, "gorbag", "jerrek")
    hits(s, "stench-of-mordor")
    assert held(s, "stench-of-mordor") == []
    if night:
        in_play(s, "doors-of-night")
    run(s, SitePhase(i))
    if stinks:
        assert options(s) == [act(PICK, gorbag), act(PICK, jerrek)]
        take(s, PICK, jerrek)
        assert s.tap[jerrek] == TAPPED
    assert act(ENTER) in options(s)
    s.stack.clear()
    s.tap[gorbag] = s.tap[jerrek] = TAPPED
    run(s, SitePhase(i))
    assert act(ENTER) in options(s)  # nobody is left to tap
    s.stack.clear()
    run(s, Exhaust(0))
    assert has(s.discard[1], "stench-of-mordor")


@card("twilight")
def test_twilight_ends_an_environment_in_play() -> None:
    s, _, _ = journey("w", "bree")
    assert held(s, "twilight") == []
    night = in_play(s, "doors-of-night")
    s.limit = 0
    assert held(s, "twilight") == [(night, 0)]
    hits(s, "twilight", night)
    assert has(s.discard[1], "doors-of-night")
    assert has(s.discard[1], "twilight")
    assert s.limit == 0  # it does not count


@card("twilight")
def test_twilight_as_a_resource_and_against_what_was_just_declared() -> None:
    s, _, _ = journey("w", "bree")
    in_hand(s, 0, "twilight")
    in_hand(s, 1, "doors-of-night", "twilight")
    window(s)
    take(s, PLAY, NUMBERS["doors-of-night"], 4095)
    (night,) = [c for c in range(len(s.kind)) if s.kind[c] == NUMBERS["doors-of-night"]]
    assert s.seat == 0
    assert offers(s, "twilight") == [(night, 0)]
    take(s, PLAY, NUMBERS["twilight"], night)
    assert len(offers(s, "twilight")) == 2  # Doors of Night, or the other Twilight
    quiet(s)
    assert s.in_play(NUMBERS["doors-of-night"]) < 0
    assert has(s.discard[1], "doors-of-night")
    s, _i, _ = rest("minas-morgul", "gorbag")
    night = in_play(s, "doors-of-night")
    in_hand(s, 0, "twilight")
    run(s, Organization())
    assert act(PLAY, NUMBERS["twilight"], night) in options(s)


@rule("LE-X-18")
@card("twilight")
def test_the_chain_of_the_book() -> None:
    """Minions Stir, Skies of Fire in response, Twilight in response to that: Minions Stir works"""
    s, i, _ = journey("w", "bree", who=("gorbag",))
    in_play(s, "doors-of-night")
    in_hand(s, 0, "skies-of-fire")
    in_hand(s, 1, "minions-stir", "twilight")
    window(s)
    take(s, PLAY, NUMBERS["minions-stir"], 4095)
    (sky,) = [a for a in options(s) if a >> 24 == act(PLAY, NUMBERS["skies-of-fire"]) >> 24]
    s.stack[-1].take(s, sky)
    settle(s)
    (piece,) = [c for c in range(len(s.kind)) if s.kind[c] == NUMBERS["skies-of-fire"]]
    take(s, PLAY, NUMBERS["twilight"], piece)
    quiet(s)
    assert s.in_play(NUMBERS["skies-of-fire"]) < 0
    assert strength(s, stirred(s, i, "orc")) == (3, 10)


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


# -- intrigue


@card("webs-of-fear-treachery")
def test_webs_of_fear_and_treachery() -> None:
    s, _, (asternak, mouth) = rest("variag-camp", "asternak", "the-mouth")
    faction = s.lay(NUMBERS["variags-of-khand"], 0, TABLE)
    lay_on(s, "foolish-words", asternak, 1)
    s.call(FactionCheck(faction, asternak))
    plain = influence_sum(s, asternak, faction, 0, 3)
    in_play(s, "webs-of-fear-treachery")
    assert influence_sum(s, asternak, faction, 0, 3) == 4  # 2, and 2 by his own text; nothing of -4 and +3
    assert plain == 4 - 4 + 3
    assert influence_sum(s, mouth, faction, 1, 0) == 0  # prowess in place of influence is a modification


@card("thrice-outnumbered")
def test_thrice_outnumbered() -> None:
    s, _, _ = journey("w", "bree")
    hits(s, "thrice-outnumbered")
    assert held(s, "thrice-outnumbered") == []
    s.discard[1].add(NUMBERS["brigands"], 2)
    s.discard[1].add(NUMBERS["wargs"], 2)
    s.discard[0].add(NUMBERS["wargs"], 1)
    frame = Turn()
    frame.step = TURN_OVER
    run(s, frame)
    assert (s.seat, options(s)) == (0, [act(PASS)])  # the active player first; what he has is his secret
    take(s, PASS)
    assert (s.seat, options(s)) == (1, [act(CHOOSE, NUMBERS["brigands"]), act(PASS)])
    take(s, CHOOSE, NUMBERS["brigands"])
    assert has(s.deck[1], "brigands")
    assert not has(s.discard[1], "brigands")


@card("thrice-outnumbered")
def test_thrice_outnumbered_costs_a_creature_or_ends() -> None:
    s, _, _ = rest("bree", "gorbag")
    c = in_play(s, "thrice-outnumbered")
    in_hand(s, 1, "brigands", "wargs")
    t = s.copy()
    for position in (s, t):
        frame = Turn()
        frame.step = LONG_OVER
        run(position, frame)
        assert (position.seat, options(position)) == (1, [act(DROP, NUMBERS["brigands"]), act(PICK, c)])
    take(s, DROP, NUMBERS["brigands"])
    assert has(s.discard[1], "brigands")
    assert s.zone[c] == TABLE
    take(t, PICK, c)
    assert has(t.discard[1], "thrice-outnumbered")
    own = rest("bree", "gorbag")[0]
    own.active = 1
    in_play(own, "thrice-outnumbered")
    frame = Turn()
    frame.step = LONG_OVER
    run(own, frame)
    assert own.in_play(NUMBERS["thrice-outnumbered"]) >= 0
    assert not own.stack or own.stack[-1].name() != "Upkeep"
    own.stack.clear()
    run(own, Exhaust(0))
    assert has(own.discard[1], "thrice-outnumbered")
