"""Hazard short-events against factions, allies, cards in a chain, and whole companies."""

from lidless_eye.hazard_support import held, hits, in_play, journey, offers, on_guard, quiet, rest
from lidless_eye.support_le import all_rolled, follower, has, in_hand, lay_on, options, run, settle, sums, take
from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.rules.combat.attack import Attack
from mathom.games.lidless_eye.rules.combat.figures import attack_now
from mathom.games.lidless_eye.rules.combat.making import automatic_attack
from mathom.games.lidless_eye.rules.sums import total, unused_general
from mathom.games.lidless_eye.terms import (
    CHAIN,
    ECHO,
    ORPHANED,
    PASS,
    PLAY,
    REVEAL,
    SITE_PHASE,
    STRIKES,
    TABLE,
    TAKE,
    TAPPED,
    THIS_TURN,
    UNTAPPED,
)
from mathom.kernel.state import act
from support import card


@card("call-of-home")
def test_call_of_home() -> None:
    s, _i, (chief, jerrek, king) = rest("minas-morgul", "lieutenant-of-morgul", "jerrek", "the-witch-king")
    snaga = follower(s, "grishnakh", chief)
    ringed = rest("minas-morgul", "tarcil")
    lay_on(ringed[0], "the-one-ring", ringed[2][0])
    assert held(ringed[0], "call-of-home") == []
    assert [a for a, _ in held(s, "call-of-home")] == [chief, jerrek, snaga]
    assert unused_general(s, 0) == 7
    mace = lay_on(s, "black-mace", chief)
    whip = lay_on(s, "whip", chief)
    lay_on(s, "whip", jerrek)
    t = s.copy()
    sums(t, 3)  # 3 + 7 is not less than 10
    hits(t, "call-of-home", chief)
    assert t.zone[chief] == TABLE
    sums(s, 2)
    hits(s, "call-of-home", chief)
    assert s.seat == 0
    assert act(TAKE, mace, jerrek) in options(s)
    assert act(TAKE, mace, chief) not in options(s)
    assert act(TAKE, whip, jerrek) not in options(s)  # a second one on him
    take(s, TAKE, mace, jerrek)
    assert s.host[mace] == jerrek
    assert has(s.hand[0], "lieutenant-of-morgul")
    assert has(s.discard[0], "whip")
    assert s.host[snaga] == -1
    assert s.used[snaga] & ORPHANED
    assert s.zone[king] == TABLE


@card("muster-disperses")
def test_muster_disperses() -> None:
    s, _, _ = rest("minas-morgul", "lieutenant-of-morgul")
    assert held(s, "muster-disperses") == []
    faction = s.lay(NUMBERS["southrons"], 0, TABLE)
    s.lay(NUMBERS["variags-of-khand"], 1, TABLE)
    assert unused_general(s, 0) == 11
    assert [a for a, _ in held(s, "muster-disperses")] == [faction]  # never on the own side
    sums(s, 2)  # 13
    hits(s, "muster-disperses", faction)
    assert s.zone[faction] == TABLE
    s, _, _ = rest("minas-morgul", "lieutenant-of-morgul", "tarcil")  # 5 unused
    faction = s.lay(NUMBERS["southrons"], 0, TABLE)
    sums(s, 6)
    hits(s, "muster-disperses", faction)  # 11 is not less than 11
    assert s.zone[faction] == TABLE
    sums(s, 5)
    hits(s, "muster-disperses", faction)
    assert has(s.discard[0], "southrons")


@card("news-of-doom")
def test_news_of_doom() -> None:
    s, _, _ = rest("minas-morgul", "lieutenant-of-morgul", "tarcil")  # 5 unused
    assert held(s, "news-of-doom") == []
    mine = [s.lay(NUMBERS[name], 0, TABLE) for name in ("southrons", "easterlings")]
    yours = [s.lay(NUMBERS[name], 1, TABLE) for name in ("variags-of-khand", "balchoth")]  # 20 unused
    sums(s, 4, 5, 3, 4)
    hits(s, "news-of-doom")
    assert has(s.discard[0], "southrons")  # 9
    assert s.zone[mine[1]] == TABLE  # 10
    assert has(s.discard[1], "variags-of-khand")  # a 3
    assert s.zone[yours[1]] == TABLE
    assert has(s.out[1], "news-of-doom")
    assert held(s, "news-of-doom") == []  # unique, and gone for good


@card("wrath-of-the-west")
def test_wrath_of_the_west() -> None:
    for roll, works in ((6, True), (7, False)):
        s, i, (jerrek, gorbag) = journey("w", "bree", who=("jerrek", "gorbag"))
        in_hand(s, 0, "a-nice-place-to-hide")
        in_hand(s, 1, "wrath-of-the-west")
        attack = automatic_attack(s, i, 0)
        attack.auto = -1
        run(s, attack)
        play = [a for a in options(s) if a >> 24 == act(PLAY, NUMBERS["a-nice-place-to-hide"]) >> 24]
        assert offers(s, "wrath-of-the-west") == []
        s.stack[-1].take(s, play[0])
        settle(s)
        (hide,) = [c for c in range(len(s.kind)) if s.zone[c] == CHAIN]
        assert offers(s, "wrath-of-the-west") == [(hide, 0)]
        sums(s, roll)
        take(s, PLAY, NUMBERS["wrath-of-the-west"], hide)
        quiet(s)
        assert bool(attack.cancelled) == works
        assert has(s.discard[0], "a-nice-place-to-hide")
        assert s.zone[jerrek] == s.zone[gorbag] == TABLE


@card("searching-eye")
def test_searching_eye_cancels_a_scout_card() -> None:
    s, i, _ = journey("w", "bree", who=("jerrek", "gorbag"))
    in_hand(s, 0, "a-nice-place-to-hide")
    in_hand(s, 1, "searching-eye")
    attack = automatic_attack(s, i, 0)
    attack.auto = -1
    run(s, attack)
    play = [a for a in options(s) if a >> 24 == act(PLAY, NUMBERS["a-nice-place-to-hide"]) >> 24]
    s.stack[-1].take(s, play[0])
    settle(s)
    (hide,) = [c for c in range(len(s.kind)) if s.zone[c] == CHAIN]
    assert offers(s, "searching-eye") == [(hide, 0)]
    take(s, PLAY, NUMBERS["searching-eye"], hide)
    quiet(s)
    assert not attack.cancelled
    assert has(s.discard[0], "a-nice-place-to-hide")


@card("searching-eye")
def test_searching_eye_ends_what_lasts_of_one() -> None:
    s, i, _ = journey("w", "bree")
    assert held(s, "searching-eye") == []
    c = s.lay(NUMBERS["sneakin"], 0, ECHO)
    s.until[c] = THIS_TURN
    s.co[c] = i
    warrior = s.lay(NUMBERS["blow-turned"], 0, ECHO)
    assert held(s, "searching-eye") == [(c, 0)]
    hits(s, "searching-eye", c)
    assert s.kind[c] < 0
    assert s.kind[warrior] >= 0


@card("searching-eye")
def test_searching_eye_from_on_guard() -> None:
    s, i, _ = rest("bree", "jerrek", "gorbag")
    s.phase = SITE_PHASE
    s.limit = 0
    on_guard(s, i, "searching-eye")
    in_hand(s, 0, "a-nice-place-to-hide")
    attack = automatic_attack(s, i, 0)
    run(s, attack)
    play = [a for a in options(s) if a >> 24 == act(PLAY, NUMBERS["a-nice-place-to-hide"]) >> 24]
    s.stack[-1].take(s, play[0])
    settle(s)
    (hide,) = [c for c in range(len(s.kind)) if s.zone[c] == CHAIN]
    assert s.seat == 1
    assert offers(s, "searching-eye", REVEAL) == [(hide, 0)]
    take(s, REVEAL, NUMBERS["searching-eye"], hide)
    quiet(s)
    assert not attack.cancelled
    assert has(s.discard[1], "searching-eye")


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


@card("stay-her-appetite")
def test_stay_her_appetite() -> None:
    s, _, (tarcil, chief) = rest("bree", "tarcil", "lieutenant-of-morgul")  # 5 unused
    assert held(s, "stay-her-appetite") == []
    warg = lay_on(s, "the-warg-king", tarcil)
    assert [a for a, _ in held(s, "stay-her-appetite")] == [warg]
    t = s.copy()
    sums(t, 9)  # 9 + 3 is not more than 5 + 2 + 5
    hits(t, "stay-her-appetite", warg)
    assert not t.stack
    sums(s, 10, 6)  # 13: it attacks at 4 + 6
    hits(s, "stay-her-appetite", warg)
    attack = attack_now(s)
    assert (attack.strikes, attack.prowess, attack.only) == (1, 10, tarcil)
    assert list(attack.targets) == [tarcil]
    beaten = s.copy()
    sums(s, 6)  # a tie: not defeated
    quiet(take(s, PASS))
    assert has(s.discard[0], "the-warg-king")
    assert s.zone[chief] == TABLE
    sums(beaten, 7)
    quiet(take(beaten, PASS))
    assert beaten.zone[warg] == TABLE


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
