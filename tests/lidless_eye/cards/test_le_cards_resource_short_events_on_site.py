"""Resource short-events on a site, or in the site phase of a company there."""

from lidless_eye.cards.support_cards import choices, keeping
from lidless_eye.event_support import playable, plays_here, quiet, visiting
from lidless_eye.support_le import has, in_hand, options, run, settle, sums, take
from mathom.games.lidless_eye.box.card import NUMBERS, SITE_NUMBERS
from mathom.games.lidless_eye.rules.chain import begin
from mathom.games.lidless_eye.rules.combat.making import automatic_attack
from mathom.games.lidless_eye.terms import (
    ANY_TIME,
    BOTH,
    CAME,
    CHOOSE,
    ORGANISE,
    PICK,
    PLAY,
    SITE,
    TABLE,
    TAPPED,
    UNTAPPED,
)
from mathom.kernel.state import act, act_a, act_kind
from support import card


@card("all-thought-bent-upon-it")
def test_all_thought_bent_upon_it() -> None:
    s, i, (layos, _) = visiting("bree", "layos", "jerrek")
    assert playable(s, "all-thought-bent-upon-it", SITE) == []  # no item in the deck
    keeping(s, ("whip",), ("black-mace", "orc-quarrels"))
    assert playable(s, "all-thought-bent-upon-it", SITE) == [(layos, 0)]
    assert playable(s, "all-thought-bent-upon-it", ORGANISE) == []
    sums(s, 7)
    plays_here(s, "all-thought-bent-upon-it", layos)
    assert choices(s) == {("black-mace", 1)}
    take(s, CHOOSE, NUMBERS["black-mace"], 0, 1)
    quiet(s)
    assert s.hand[0].cards[0] & BOTH == BOTH  # the opponent has seen it
    assert has(s.hand[0], "black-mace")
    assert s.tap[layos] == TAPPED
    assert s.site_tapped(0, s.co_site[i])
    tapped, _, _ = visiting("bree", "layos", tapped=True)
    keeping(tapped, (), ("black-mace",))
    assert playable(tapped, "all-thought-bent-upon-it", SITE) == []


@card("old-cache")
def test_old_cache() -> None:
    s, i, (jerrek, tarcil, layos) = visiting("moria", "jerrek", "tarcil", "layos", tapped=True)
    assert playable(s, "old-cache", SITE) == []  # no gear anywhere
    keeping(s, ("saw-toothed-blade", "high-helm", "whip"), ("black-hide-shield",), ("black-hide-shield", "poison"))
    assert playable(s, "old-cache", SITE) == [(i, 0)]
    plays_here(s, "old-cache", i)
    take(s, PICK, jerrek)
    assert choices(s) == {("saw-toothed-blade", 0), ("black-hide-shield", 1), ("black-hide-shield", 2)}
    take(s, CHOOSE, NUMBERS["saw-toothed-blade"])
    take(s, PICK, tarcil)
    take(s, CHOOSE, NUMBERS["black-hide-shield"], 0, 2)
    assert s.stack == []  # two are enough
    assert (s.tap[jerrek], s.tap[tarcil], s.tap[layos]) == (TAPPED, TAPPED, UNTAPPED)
    assert s.host[s.in_play(NUMBERS["black-hide-shield"])] == tarcil
    assert s.sideboard[0].size() == 1


@card("old-cache")
def test_old_cache_wants_a_tapped_site_of_its_kinds() -> None:
    for site, tapped, fits in (("moria", False, False), ("bree", True, False), ("buhr-widu", True, True)):
        s, i, _ = visiting(site, "jerrek", tapped=tapped)
        keeping(s, ("saw-toothed-blade",))
        assert playable(s, "old-cache", SITE) == ([(i, 0)] if fits else [])


@card("swag")
def test_swag() -> None:
    for site, tapped, fits in (
        ("bree", True, True),
        ("bag-end", True, True),
        ("moria", True, False),
        ("bree", False, False),
    ):
        s, i, (jerrek,) = visiting(site, "jerrek", tapped=tapped)
        keeping(s, (), ("saw-toothed-blade",))
        assert playable(s, "swag", SITE) == ([(i, 0)] if fits else [])
        if fits:
            plays_here(s, "swag", i)
            take(s, PICK, jerrek)
            take(s, CHOOSE, NUMBERS["saw-toothed-blade"], 0, 1)
            assert s.host[s.in_play(NUMBERS["saw-toothed-blade"])] == jerrek


@card("thing-stolen")
def test_thing_stolen() -> None:
    s, _, (gorbag, snaga) = visiting("goblin-gate", "gorbag", "snaga", tapped=True)
    in_hand(s, 0, "black-mail-coat", "the-mithril-coat", "black-mace")
    assert playable(s, "thing-stolen", SITE) == []  # no faction was won
    faction = s.lay(NUMBERS["goblins-of-goblin-gate"], 0, TABLE)
    s.used[faction] |= CAME
    s.tap[gorbag] = TAPPED
    coat = NUMBERS["black-mail-coat"]
    assert playable(s, "thing-stolen", SITE) == [(snaga, coat)]  # neither unique nor greater items
    plays_here(s, "thing-stolen", snaga, coat)
    assert s.tap[snaga] == TAPPED
    assert s.host[s.in_play(coat)] == snaga
    s.tap[gorbag] = UNTAPPED
    in_hand(s, 0, "black-mail-coat")
    assert playable(s, "thing-stolen", SITE) == []  # once for a faction


@card("catch-an-elusive-scent")
def test_catch_an_elusive_scent() -> None:
    s, i, (gorbag, lagduf) = visiting("moria", "gorbag", "lagduf", tapped=True)
    assert playable(s, "catch-an-elusive-scent", SITE) == []  # nothing to play
    in_hand(s, 0, "black-mail-coat", "black-mace", "high-helm")
    assert playable(s, "catch-an-elusive-scent", SITE) == [(gorbag, 0)]  # lagduf is no scout
    plays_here(s, "catch-an-elusive-scent", gorbag)
    assert choices(s) == {("black-mail-coat", 0), ("high-helm", 0)}  # no greater item
    take(s, CHOOSE, NUMBERS["high-helm"])
    assert {act_a(a) for a in options(s) if act_kind(a) == PICK} == {lagduf}
    take(s, PICK, lagduf)
    assert s.host[s.in_play(NUMBERS["high-helm"])] == lagduf
    assert (s.tap[gorbag], s.tap[lagduf]) == (TAPPED, TAPPED)
    untapped, j, (scout, other) = visiting("moria", "gorbag", "lagduf")
    in_hand(untapped, 0, "black-mail-coat")
    plays_here(untapped, "catch-an-elusive-scent", scout)
    take(untapped, CHOOSE, NUMBERS["black-mail-coat"])
    take(untapped, PICK, other)
    assert not untapped.site_tapped(0, untapped.co_site[j])  # the site does not tap
    assert s.co_site[i] == SITE_NUMBERS["moria"]


@card("come-by-night-upon-them")
def test_come_by_night_upon_them() -> None:
    s, i, (jerrek, tarcil) = visiting("bree", "jerrek", "tarcil")
    bree = SITE_NUMBERS["bree"]
    assert playable(s, "come-by-night-upon-them", ANY_TIME) == [(bree, 0)]
    plays_here(s, "come-by-night-upon-them", bree)
    assert playable(s, "come-by-night-upon-them", ANY_TIME) == []
    t = s.copy()
    attack = automatic_attack(t, i, 0)
    run(t, attack)
    assert attack.prowess_now(t) == 7 - 1
    t.lay(NUMBERS["doors-of-night"], 1, TABLE)
    assert attack.prowess_now(t) == 7 - 2
    for who, taps in ((jerrek, False), (tarcil, True)):  # the first item spares the site, the second does not
        in_hand(s, 0, "whip")
        begin(s, SITE, 0, act(PLAY, NUMBERS["whip"], who))
        settle(s)
        assert s.site_tapped(0, bree) == taps
    ruins, _, _ = visiting("buhr-widu", "jerrek")
    assert playable(ruins, "come-by-night-upon-them", ANY_TIME) == []
