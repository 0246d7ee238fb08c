"""The greedy bot in small positions where one thing is plainly right, and whole games of it."""

import pytest

import mathom
from lidless_eye.fights_le import creature, until_window
from lidless_eye.support_le import (
    bare,
    company,
    has,
    in_hand,
    lay_on,
    options,
    organize,
    run,
    settle,
    take,
)
from mathom.games.lidless_eye.bot.hand import keep_worth
from mathom.games.lidless_eye.bot.judge import choose_greedily, deed_worth, judge, turn_of
from mathom.games.lidless_eye.bot.rings import hoped_points
from mathom.games.lidless_eye.bot.travel import at_site, journey_worth, spoken_for, winning_chance
from mathom.games.lidless_eye.box.card import KINDS, NUMBERS, SITE_NUMBERS, SITES
from mathom.games.lidless_eye.cards.kit.appeal import falls_to_check
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Procedure
from mathom.games.lidless_eye.rules.council import counted
from mathom.games.lidless_eye.rules.drawing import Exhaust, Refill
from mathom.games.lidless_eye.rules.organization import Organization
from mathom.games.lidless_eye.rules.site_phase import PLAYS, SitePhase
from mathom.games.lidless_eye.rules.sums import corruption
from mathom.games.lidless_eye.terms import (
    ATTACK,
    BOTH,
    BRING,
    CHOOSE,
    CONTROL,
    DROP,
    ENTER,
    GUARD_WITH,
    MOVE,
    MOVEMENT,
    NOBODY,
    PASS,
    PLAY,
    REACH,
    REGROUP,
    SHAKE_OFF,
    SITE_PHASE,
    STORE,
    TABLE,
    TAPPED,
    WILDERNESS,
    WOUNDED,
)
from mathom.kernel.state import Buffer, act, act_a, act_b, act_kind
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
            return done
        s.stack[-1].take(s, action)
        settle(s)
    return done


def moves(done: list[int]) -> list[str]:
    """where companies are sent"""
    return [SITES[act_b(action)].name for action in done if act_kind(action) == MOVE]


# -- where it goes


@pytest.mark.parametrize(("faction", "site"), [("southrons", "southron-oasis"), ("variags-of-khand", "variag-camp")])
def test_it_goes_where_its_faction_is(faction: str, site: str) -> None:
    s = bare()
    company(s, 0, "minas-morgul", "asternak", "jerrek")
    in_hand(s, 0, faction)
    assert moves(orders(organize(s))) == [site]


def test_it_does_not_go_where_others_are_in_play() -> None:
    """a unique faction in play, even the opponent's, is no reason to go"""
    s = bare()
    company(s, 0, "minas-morgul", "asternak", "jerrek")
    in_hand(s, 0, "southrons")
    s.lay(NUMBERS["southrons"], 1, TABLE)
    assert "southron-oasis" not in moves(orders(organize(s)))


def test_it_moves_to_the_darkhaven_that_promises_most() -> None:
    """one faction lies near Minas Morgul, four are near Dol Guldur: they are worth the journey together"""
    s = bare()
    company(s, 0, "minas-morgul", "lieutenant-of-dol-guldur", "orc-veteran", "troll-lout")
    in_hand(s, 0, "orcs-of-gorgoroth")
    near = journey_worth(s, 0, SITE_NUMBERS["dol-guldur"])
    assert near < 0.0
    in_hand(s, 0, "orcs-of-mirkwood", "orcs-of-moria", "the-warg-king")
    assert journey_worth(s, 0, SITE_NUMBERS["dol-guldur"]) > 1.0


def test_two_companies_do_not_go_for_one_card() -> None:
    s = bare()
    company(s, 0, "minas-morgul", "asternak", "jerrek")
    company(s, 0, "minas-morgul", "layos", "nevido-smod")
    in_hand(s, 0, "southrons")
    assert moves(orders(organize(s))).count("southron-oasis") == 1


def test_the_card_another_company_goes_for_is_spoken_for() -> None:
    s = bare()
    company(s, 0, "minas-morgul", "asternak", "jerrek")
    company(s, 0, "minas-morgul", "layos", "nevido-smod")
    in_hand(s, 0, "southrons")
    s.co_dest[0] = SITE_NUMBERS["southron-oasis"]
    assert [KINDS[kind].name for kind in spoken_for(s, 1)] == ["southrons"]


def test_of_two_copies_each_company_fetches_one() -> None:
    s = bare()
    company(s, 0, "minas-morgul", "gorbag", "radbug")
    company(s, 0, "minas-morgul", "lagduf", "grishnakh")
    in_hand(s, 0, "black-mail-coat", "black-mail-coat")
    s.co_dest[0] = SITE_NUMBERS["gobel-mirlond"]
    site = SITE_NUMBERS["mount-gundabad"]
    assert at_site(s, 1, site, False) == at_site(s, 1, site)
    s.hand[0].take(NUMBERS["black-mail-coat"], 3)
    assert at_site(s, 1, site, False) < at_site(s, 1, site)


def test_the_wounded_come_home() -> None:
    s = bare()
    _, (asternak, jerrek) = company(s, 0, "southron-oasis", "asternak", "jerrek")
    s.tap[asternak] = s.tap[jerrek] = WOUNDED
    in_hand(s, 0, "southrons")
    assert moves(orders(organize(s))) == ["minas-morgul"]


def test_the_wounded_stay_at_the_darkhaven_while_others_go() -> None:
    s = bare()
    i, (_, _, layos) = company(s, 0, "minas-morgul", "asternak", "jerrek", "layos")
    s.tap[layos] = WOUNDED
    in_hand(s, 0, "southrons")
    done = orders(organize(s))
    assert any(act_kind(action) == REGROUP and act_a(action) == layos for action in done)
    assert s.co[layos] != i
    assert moves(done) == ["southron-oasis"]


def test_a_large_company_splits_where_it_can() -> None:
    s = bare()
    company(s, 0, "minas-morgul", "asternak", "layos", "jerrek", "nevido-smod", "tros-hesnef")
    in_hand(s, 0, "southrons", "variags-of-khand", "black-mail-coat")
    orders(organize(s))
    assert len(s.companies(0)) == 3


def test_no_company_leaves_with_its_ringwraith() -> None:
    s = bare()
    company(s, 0, "minas-morgul", "dwar-the-ringwraith")
    in_hand(s, 0, "ungol-orcs")
    assert moves(orders(organize(s))) == []


# -- who comes


def test_it_brings_a_character_for_whom_there_is_influence() -> None:
    s = bare()
    company(s, 0, "minas-morgul", "asternak")
    in_hand(s, 0, "layos")
    done = orders(organize(s))
    assert act_kind(done[0]) == BRING
    assert act_a(done[0]) == NUMBERS["layos"]


def test_a_follower_makes_room_for_another() -> None:
    """minds 6 + 6 + 3 + 3 + 2 = 20: Lagduf or Grishnákh follows a leader, and Radbug has room for his 4"""
    s = bare()
    company(s, 0, "minas-morgul", "gorbag", "shagrat", "lagduf", "grishnakh", "muzgash")
    in_hand(s, 0, "radbug")
    done = orders(organize(s))
    followed = [action for action in done if act_kind(action) == CONTROL and act_b(action) != NOBODY]
    assert followed
    assert s.in_play(NUMBERS["radbug"]) >= 0


def test_nobody_comes_without_influence() -> None:
    s = bare()
    company(s, 0, "minas-morgul", "the-mouth", "tarcil", "ciryaher")
    in_hand(s, 0, "lieutenant-of-morgul")
    assert not any(act_kind(action) == BRING for action in orders(organize(s)))


# -- burdens


def test_it_shakes_off_what_tempts() -> None:
    s = bare()
    _, (asternak,) = company(s, 0, "minas-morgul", "asternak")
    lure = lay_on(s, "lure-of-the-senses", asternak, 1)
    done = orders(organize(s))
    assert any(act_kind(action) == SHAKE_OFF and act_a(action) == lure for action in done)


def test_it_stores_what_counts_only_stored() -> None:
    s = bare()
    _, (asternak,) = company(s, 0, "minas-morgul", "asternak")
    secret = lay_on(s, "that-ain-t-no-secret", asternak)
    assert act(STORE, secret) in orders(organize(s))
    assert has(s.stored[0], "that-ain-t-no-secret")


@pytest.mark.parametrize(("ring", "stores"), [("minor-ring", True), ("black-mace", False)])
def test_a_gold_ring_is_proved_when_a_ring_waits(ring: str, stores: bool) -> None:
    s = bare()
    _, (asternak,) = company(s, 0, "minas-morgul", "asternak")
    gold = lay_on(s, "the-least-of-gold-rings", asternak)
    in_hand(s, 0, ring)
    organize(s)
    assert (judge(s, act(STORE, gold)) > 0.0) == stores


@pytest.mark.parametrize(("ring", "tests"), [("minor-ring", True), ("black-mace", False)])
def test_a_sage_tests_a_gold_ring_when_a_ring_waits(ring: str, tests: bool) -> None:
    s = bare()
    _, (tarcil, opar) = company(s, 0, "minas-morgul", "tarcil", "pon-opar")
    gold = lay_on(s, "the-least-of-gold-rings", tarcil)
    in_hand(s, 0, "test-of-fire", ring)
    organize(s)
    play = act(PLAY, NUMBERS["test-of-fire"], opar, gold)
    assert play in options(s)
    assert (judge(s, play) > 0.0) == tests


@pytest.mark.parametrize(
    ("gold", "bonus", "hand", "expected"),
    [
        ("the-least-of-gold-rings", 0, ["minor-ring"], 2.0),
        ("the-least-of-gold-rings", 0, ["black-mace"], 0.0),
        ("the-least-of-gold-rings", 0, ["magic-ring-of-lies"], 2 * 21 / 36),  # 7 or less
        ("the-least-of-gold-rings", -2, ["magic-ring-of-lies"], 2 * 30 / 36),
        ("the-least-of-gold-rings", -2, ["dwarven-ring-of-durin-s-tribe"], 4 * 1 / 36),  # 10 or more
        ("the-least-of-gold-rings", 0, ["dwarven-ring-of-durin-s-tribe", "minor-ring"], (4 * 6 + 2 * 30) / 36),
        ("gleaming-gold-ring", 0, ["black-mace"], 0.0),  # a lesser ring may be looked for, but there is none
    ],
)
def test_what_a_gold_ring_may_prove_to_be(gold: str, bonus: int, hand: list[str], expected: float) -> None:
    s = bare()
    in_hand(s, 0, *hand)
    assert hoped_points(s, 0, NUMBERS[gold], bonus) == pytest.approx(expected)


def test_a_lesser_ring_is_hoped_for_where_it_may_be_looked_for() -> None:
    s = bare()
    s.discard[0].add(NUMBERS["paltry-ring"], BOTH)
    assert hoped_points(s, 0, NUMBERS["gleaming-gold-ring"], -2) == 2.0
    assert hoped_points(s, 0, NUMBERS["the-least-of-gold-rings"], -2) == 0.0


def test_a_company_goes_home_to_prove_a_ring() -> None:
    s = bare()
    i, (asternak,) = company(s, 0, "southron-oasis", "asternak")
    home = SITE_NUMBERS["minas-morgul"]
    lay_on(s, "the-least-of-gold-rings", asternak)
    before = journey_worth(s, i, home)
    in_hand(s, 0, "minor-ring")
    assert journey_worth(s, i, home) > before


# -- at the site


def test_it_enters_and_plays_what_it_came_for() -> None:
    s = bare()
    i, (asternak, jerrek) = company(s, 0, "southron-oasis", "asternak", "jerrek")
    in_hand(s, 0, "southrons")
    run(s, SitePhase(i))
    assert choose_greedily(s) == act(ENTER)
    take(s, ENTER)
    while not isinstance(s.stack[-1], SitePhase):
        s.stack[-1].take(s, choose_greedily(s))
        settle(s)
    chosen = choose_greedily(s)
    assert (act_kind(chosen), act_a(chosen)) == (PLAY, NUMBERS["southrons"])
    assert act_b(chosen) in (asternak, jerrek)


def test_what_leaves_the_site_as_it_is_comes_before_what_taps_it() -> None:
    """once the wolf has joined somebody nothing is heard there any more; so it waits for him who is able besides"""
    s, members = at_work("mount-doom", "gorbag", "radbug")
    in_hand(s, 0, "that-ain-t-no-secret", "war-wolf")
    secret, wolf = NUMBERS["that-ain-t-no-secret"], NUMBERS["war-wolf"]
    assert act(PLAY, wolf, members[0]) in s.actions()
    assert act_a(choose_greedily(s)) == secret
    first = judge(s, act(PLAY, secret, members[1]))
    s.tap[members[0]] = TAPPED
    assert judge(s, act(PLAY, secret, members[1])) < first - 5.0


def test_who_is_to_win_a_faction_hears_nothing_before() -> None:
    s, (jerrek, asternak) = at_work("southron-oasis", "jerrek", "asternak")
    in_hand(s, 0, "that-ain-t-no-secret", "southrons")
    best = max((jerrek, asternak), key=lambda c: winning_chance(s, NUMBERS["southrons"], c))
    other = jerrek if best == asternak else asternak
    secret = NUMBERS["that-ain-t-no-secret"]
    assert deed_worth(s, secret, other) > deed_worth(s, secret, best)


def test_who_comes_home_goes_before_who_sets_out() -> None:
    """what the opponent spends on the one does not strike the other; who still has something to do comes between"""
    s = bare()
    out, _ = company(s, 0, "minas-morgul", "asternak", "jerrek")
    busy, _ = company(s, 0, "southron-oasis", "layos", "nevido-smod")
    home, _ = company(s, 0, "variag-camp", "gorbag", "radbug")
    in_hand(s, 0, "southrons")
    s.co_dest[out] = SITE_NUMBERS["mount-doom"]
    s.co_dest[home] = SITE_NUMBERS["minas-morgul"]
    s.phase = MOVEMENT
    assert turn_of(s, home) > turn_of(s, busy) > turn_of(s, out)
    s.phase = SITE_PHASE
    assert turn_of(s, home) == turn_of(s, out)


def test_it_does_not_enter_for_nothing() -> None:
    s = bare()
    i, _ = company(s, 0, "moria", "asternak", "jerrek")
    run(s, SitePhase(i))
    assert choose_greedily(s) == act(PASS)


def test_nothing_is_weighed_that_seems_worse_than_passing() -> None:
    """there is nothing to be had at Moria: a search does not enter either, whatever a few dice say"""
    s = bare()
    i, _ = company(s, 0, "moria", "asternak", "jerrek")
    run(s, SitePhase(i))
    into = Buffer()
    n = s.fill(into)
    assert {act_kind(into.data[k]) for k in range(n)} == {ENTER, PASS}
    assert GAME.judge.narrow(s, into, n) == 1
    assert into.data[0] == act(PASS)
    bot = GAME.bot("search", iterations=20, seed=1)
    assert bot.choose(s) == act(PASS)
    why = bot.why()
    assert why is not None
    assert say(why) == "nothing else that can be done now seems worth it"


def at_work(site: str, *names: str) -> tuple[Eye, list[int]]:
    """a company of seat 0 that has entered its site and faced what there is"""
    s = bare()
    i, members = company(s, 0, site, *names)
    frame = SitePhase(i)
    frame.step = PLAYS
    s.now = i
    run(s, frame)
    assert s.seat == 0
    return s, members


def test_the_better_speaker_speaks() -> None:
    s, (asternak, jerrek) = at_work("variag-camp", "asternak", "jerrek")
    variags = NUMBERS["variags-of-khand"]
    assert judge(s, act(PLAY, variags, asternak)) > judge(s, act(PLAY, variags, jerrek))


def test_a_faction_out_of_reach_is_not_wasted() -> None:
    """Uruk-hai need more than 11: nobody without influence tries"""
    s, (muzgash,) = at_work("barad-dur", "muzgash")
    in_hand(s, 0, "uruk-hai")
    assert act(PLAY, NUMBERS["uruk-hai"], muzgash) in options(s)
    assert choose_greedily(s) == act(PASS)


def test_one_item_at_a_time() -> None:
    """while one item waits to take effect a second would only tap the site first, also where that is possible because
    the opponent has answered"""
    s, (gorbag, lagduf) = at_work("mount-gundabad", "gorbag", "lagduf")
    in_hand(s, 0, "broad-headed-spear", "black-mail-coat")
    in_hand(s, 1, "twilight")
    doors = s.lay(NUMBERS["doors-of-night"], 1, TABLE)
    take(s, PLAY, NUMBERS["broad-headed-spear"], gorbag)
    take(s, PLAY, NUMBERS["twilight"], doors)
    assert act(PLAY, NUMBERS["black-mail-coat"], lagduf) in options(s)
    assert choose_greedily(s) == act(PASS)


# -- fights


def test_it_cancels_a_deadly_attack() -> None:
    s = bare()
    i, (_, jerrek) = company(s, 0, "southron-oasis", "layos", "jerrek")
    in_hand(s, 0, "a-nice-place-to-hide")
    creature(s, i, "cave-drake", WILDERNESS)
    until_window(s, ATTACK)
    while s.seat != 0:
        take(s, PASS)
    chosen = choose_greedily(s)
    assert (act_kind(chosen), act_a(chosen), act_b(chosen)) == (PLAY, NUMBERS["a-nice-place-to-hide"], jerrek)


def test_it_saves_the_card_against_a_weak_one() -> None:
    s = bare()
    i, _ = company(s, 0, "southron-oasis", "gorbag", "shagrat", "grishnakh")
    in_hand(s, 0, "orc-quarrels")
    creature(s, i, "orc-warband", WILDERNESS)
    until_window(s, ATTACK)
    while s.seat != 0:
        take(s, PASS)
    assert choose_greedily(s) == act(PASS)


def test_an_attack_that_cannot_hurt_is_not_played() -> None:
    """everything is cancelled at Minas Morgul"""
    s = bare(active=1)
    i, _ = company(s, 1, "minas-morgul", "gorbag")
    s.now = i
    s.seat = 0
    assert judge(s, act(PLAY, NUMBERS["ghouls"], WILDERNESS)) < 0.0


def test_temptation_goes_to_who_carries_most() -> None:
    s = bare(active=1)
    i, (asternak, jerrek) = company(s, 1, "southron-oasis", "asternak", "jerrek")
    s.now = i
    s.seat = 0
    lure = NUMBERS["lure-of-the-senses"]
    lay_on(s, "the-least-of-gold-rings", jerrek)
    assert judge(s, act(PLAY, lure, jerrek)) > judge(s, act(PLAY, lure, asternak)) > 0.0


# -- the hand


@rule("LE-A-86")
@pytest.mark.parametrize(("advanced", "falls"), [(1, 0.0), (0, 1 / 36)])
def test_who_is_with_a_ringwraith_is_harder_to_tempt(advanced: int, falls: float) -> None:
    """four corruption points: only a 2 is too little, and 2 + 2 is enough"""
    s = bare()
    s.advanced = advanced
    _, (_, tarcil) = company(s, 0, "minas-morgul", "ren-the-ringwraith", "tarcil")
    for lure in ("lure-of-the-senses", "lure-of-nature"):
        lay_on(s, lure, tarcil, 1)
    assert corruption(s, tarcil) == 4
    assert falls_to_check(s, tarcil, 0) == pytest.approx(falls)


def test_useless_cards_go_first() -> None:
    s = bare()
    company(s, 0, "minas-morgul", "asternak", "jerrek")
    s.lay(NUMBERS["nurniags"], 1, TABLE)
    for name in ("nurniags", "southrons", "high-helm", "wargs", "lure-of-nature", "variags-of-khand", "war-wolf"):
        in_hand(s, 0, name)
    in_hand(s, 0, "black-mail-coat", "broad-headed-spear")
    run(s, Refill(0))
    assert choose_greedily(s) == act(DROP, NUMBERS["nurniags"])


def test_what_can_be_played_here_is_kept() -> None:
    s = bare()
    i, _ = company(s, 0, "minas-morgul", "asternak", "jerrek")
    s.co_dest[i] = SITE_NUMBERS["southron-oasis"]
    in_hand(s, 0, "southrons", "variags-of-khand")
    assert keep_worth(s, NUMBERS["southrons"], 0) > keep_worth(s, NUMBERS["variags-of-khand"], 0)


# -- sideboard and on guard


def asked(frame: Procedure) -> Eye:
    """an advanced game in which a frame asks seat 0; a poor and a good card lie in sideboard and discard pile"""
    s = bare(advanced=True)
    company(s, 0, "minas-morgul", "asternak", "jerrek")
    s.lay(NUMBERS["nurniags"], 1, TABLE)  # so nobody can play them any more
    for name in ("nurniags", "southrons"):
        s.discard[0].add(NUMBERS[name], 1)
        s.sideboard[0].add(NUMBERS[name], 1)
    return run(s, frame)


def test_a_good_card_comes_from_the_sideboard_for_a_poor_one() -> None:
    s = asked(Exhaust(0))
    assert choose_greedily(s) == act(CHOOSE, NUMBERS["southrons"])
    take(s, CHOOSE, NUMBERS["southrons"])
    assert choose_greedily(s) == act(CHOOSE, NUMBERS["nurniags"])
    take(s, CHOOSE, NUMBERS["nurniags"])
    assert choose_greedily(s) == act(PASS)  # nothing better is left


@pytest.mark.parametrize(("name", "reaches"), [("southrons", True), ("orc-draughts", False)])
def test_the_ringwraith_taps_for_a_good_card_only(name: str, reaches: bool) -> None:
    s = bare(advanced=True)
    company(s, 0, "minas-morgul", "asternak", "jerrek")
    _, (wraith,) = company(s, 0, "minas-morgul", "dwar-the-ringwraith")
    s.avatar[0] = s.kind[wraith]
    s.sideboard[0].add(NUMBERS[name], 1)
    for _ in range(6):
        s.deck[0].add(NUMBERS["wargs"], 0)
    assert any(act_kind(action) == REACH for action in orders(organize(s))) == reaches


@pytest.mark.parametrize(("site", "waits"), [("moria", True), ("minas-morgul", False)])
def test_a_hazard_waits_where_it_can_be_turned_up(site: str, waits: bool) -> None:
    s = bare(active=1, advanced=True)
    s.now, _ = company(s, 1, site, "gorbag")
    s.seat = 0
    assert (judge(s, act(GUARD_WITH, NUMBERS["lure-of-the-senses"])) > 0.0) == waits
    assert judge(s, act(GUARD_WITH, NUMBERS["southrons"])) < 0.0  # a resource is never turned up


# -- the end


@pytest.mark.parametrize(("factions", "calls"), [(3, True), (0, False)])
def test_it_calls_the_council_when_ahead(factions: int, calls: bool) -> None:
    s = bare()
    company(s, 0, "minas-morgul", "asternak")
    company(s, 1, "minas-morgul", "layos", "jerrek")
    for name in ("southrons", "variags-of-khand", "nurniags")[:factions]:
        s.lay(NUMBERS[name], 0, TABLE)
    s.exhausted[0] = 1
    in_hand(s, 0, "sudden-call")
    organize(s)
    ahead = counted(s, 0) - counted(s, 1)
    assert (ahead >= 3) == calls
    assert (judge(s, act(PLAY, NUMBERS["sudden-call"], 0)) > 0.0) == calls


def test_sudden_call_is_not_thrown_away_near_the_end() -> None:
    s = bare()
    company(s, 0, "minas-morgul", "asternak")
    in_hand(s, 0, "sudden-call")
    organize(s)
    assert judge(s, act(PLAY, NUMBERS["sudden-call"], 1)) < 0.0  # the play deck is empty: no going back
    assert keep_worth(s, NUMBERS["sudden-call"], 0) > 2.0
