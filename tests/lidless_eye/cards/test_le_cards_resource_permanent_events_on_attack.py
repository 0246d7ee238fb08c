"""Resource permanent-events on an attack."""

from lidless_eye.cards.support_cards import MISCELLANEOUS, moves_to
from lidless_eye.event_support import answer, assaulted, band, offered, preyed, quiet, visiting
from lidless_eye.hazard_support import going
from lidless_eye.support_le import has, in_hand, lay_on, options, run, settle, sums, take
from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.news import TO_DISCARD
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.belongings import Storing
from mathom.games.lidless_eye.rules.combat.figures import attack_now
from mathom.games.lidless_eye.rules.combat.making import automatic_attack
from mathom.games.lidless_eye.rules.council import points
from mathom.games.lidless_eye.rules.fallen import is_trophy, remove_character
from mathom.games.lidless_eye.rules.sums import body, mind, prowess
from mathom.games.lidless_eye.table.view import Table
from mathom.games.lidless_eye.terms import (
    ASSIGN,
    BORDER_LAND,
    FACED,
    OF_ALLIES,
    PASS,
    TABLE,
    TAPPED,
    UNTAPPED,
    USE,
    WILDERNESS,
)
from mathom.kernel.state import act, act_kind
from mathom.kernel.vecs import append
from support import card


def beaten(s: Eye, i: int, race: str, *hand: str) -> None:
    """an attack that is defeated, up to the window right after it"""
    assaulted(s, i, race, 1, 3, 0, *hand)
    fight(s)


def fight(s: Eye) -> None:
    while not (s.stack and getattr(s.stack[-1], "window", 0) == FACED and s.seat == 0):
        legal = options(s)
        s.stack[-1].take(s, act(PASS) if act(PASS) in legal else legal[0])
        settle(s)


@card("foul-trophies")
def test_foul_trophies() -> None:
    s, i, (gorbag, jerrek, snaga) = band("dale", "gorbag", "jerrek", "snaga")
    s.tap[gorbag] = TAPPED
    sums(s, 9)
    assaulted(s, i, "man", 1, 3, 0, "foul-trophies")
    take(s, PASS)
    take(s, ASSIGN, jerrek)
    fight(s)
    assert offered(s, "foul-trophies") == [(snaga, 0)]  # an untapped Orc or Troll
    answer(s, "foul-trophies", snaga)
    quiet(s)
    trophies = s.in_play(NUMBERS["foul-trophies"])
    assert s.host[trophies] == snaga
    assert s.tap[snaga] == TAPPED
    in_hand(s, 0, "whip")
    attack = assaulted(s, i, "elf", 3, 9, 7)
    assert attack.prowess_now(s) == 9  # not by merely lying there
    assert [a for a in options(s) if act_kind(a) == USE] == [act(USE, trophies)]
    take(s, USE, trophies)
    quiet(s)
    assert (attack.fixed, attack.prowess_now(s), attack.body_now(s)) == (1, 12, 5)
    assert has(s.discard[0], "foul-trophies")


@card("foul-trophies")
def test_foul_trophies_need_such_enemies() -> None:
    s, i, _ = band("dale", "gorbag", "snaga")
    sums(s, 9)
    beaten(s, i, "wolf", "foul-trophies")
    assert offered(s, "foul-trophies") == []
    lost, j, _ = band("dale", "gorbag", "snaga", "lagduf")
    sums(lost, 2, 2)
    assaulted(lost, j, "man", 1, 9, 0, "foul-trophies")
    fight(lost)
    assert offered(lost, "foul-trophies") == []  # not defeated
    hounds, k, (orc, *_) = band("dale", "gorbag", "snaga")
    lay_on(hounds, "foul-trophies", orc)
    in_hand(hounds, 0, "whip")
    assaulted(hounds, k, "wolf", 3, 9, 7)
    assert not any(act_kind(a) == USE for a in options(hounds))


@card("no-news-of-our-riding")
def test_no_news_of_our_riding() -> None:
    s, i, (jerrek, tarcil, layos) = band("dol-guldur", "jerrek", "tarcil", "layos")
    going(s, i, "dale", "dww")
    for c in (tarcil, layos):
        s.tap[c] = TAPPED
    in_hand(s, 0, "no-news-of-our-riding", "whip")
    preyed(s, i, "ambusher", 1)  # two Men, whose player chooses
    for c in (tarcil, layos):
        attack_now(s).must = append(attack_now(s).must, c)
    sums(s, 12, 12, 12, 12)
    fight(s)
    assert offered(s, "no-news-of-our-riding") == [(jerrek, 0)]
    answer(s, "no-news-of-our-riding", jerrek)
    quiet(s)
    news = s.in_play(NUMBERS["no-news-of-our-riding"])
    assert s.host[news] == jerrek
    assert points(s, 0)[5] == 1
    s.tap[jerrek] = UNTAPPED
    preyed(s, i, "brigands", WILDERNESS)
    take(s, USE, news)
    quiet(s)
    assert s.stack == []  # cancelled
    assert s.tap[jerrek] == TAPPED
    s.tap[jerrek] = UNTAPPED
    preyed(s, i, "giant", WILDERNESS)
    assert act(USE, news) not in options(s)


@card("remnants-of-old-robberies")
def test_remnants_of_old_robberies() -> None:
    s, i, (morgul, jerrek) = band("dol-guldur", "lieutenant-of-morgul", "jerrek")
    going(s, i, "dale", "dww")
    s.tap[jerrek] = TAPPED
    in_hand(s, 0, "remnants-of-old-robberies")
    sums(s, 12, 12)  # 8 + 12 against 13; then its body
    attack = preyed(s, i, "giant", WILDERNESS)
    fight(s)
    assert attack.beaten
    assert offered(s, "remnants-of-old-robberies") == [(0, 0)]
    before = points(s, 0)[5]
    answer(s, "remnants-of-old-robberies")
    quiet(s)
    assert points(s, 0)[5] == before + 1  # what stands on the Giant
    assert s.zone[morgul] == TABLE


@card("remnants-of-old-robberies")
def test_no_remnants_of_wolves_or_of_what_was_not_beaten() -> None:
    s, i, _ = band("dol-guldur", "lieutenant-of-morgul")
    going(s, i, "dale", "dww")
    in_hand(s, 0, "remnants-of-old-robberies")
    sums(s, 12, 12, 12, 12)
    preyed(s, i, "wargs", WILDERNESS)
    fight(s)
    assert offered(s, "remnants-of-old-robberies") == []


@card("remnants-of-old-robberies")
def test_remnants_lie_with_the_creature() -> None:
    """Its card stays there: it is no trophy and is discarded only with the event."""
    s, i, (orc,) = band("dol-guldur", "gorbag", advanced=1)
    going(s, i, "dale", "dww")
    in_hand(s, 0, "remnants-of-old-robberies")
    sums(s, 12)
    preyed(s, i, "giant", WILDERNESS)
    fight(s)
    answer(s, "remnants-of-old-robberies")
    assert s.stack == []  # nobody is asked whether he takes it
    remnants, giant = s.in_play(NUMBERS["remnants-of-old-robberies"]), s.in_play(NUMBERS["giant"])
    assert s.host[giant] == remnants
    assert not is_trophy(s, giant)
    assert (points(s, 0)[5], points(s, 1)[5]) == (1, 0)
    cards_in_play = next(z for z in Table(s, 0, 0, ("a", "b")).middle() if z.id == "events")
    assert [(p.face, p.host) for p in cards_in_play.pieces] == [
        ("giant", f"p{remnants}"),
        ("remnants-of-old-robberies", None),
    ]
    assert s.zone[orc] == TABLE
    s.to_discard(remnants)
    assert has(s.discard[0], "remnants-of-old-robberies")
    assert has(s.discard[1], "giant")


@card("remnants-of-old-robberies")
def test_no_remnants_of_what_gives_a_hero_nothing() -> None:
    """The points of Sons of Kings are marked "*": they count for a minion, and a second time for nobody."""
    s, i, people = band("dol-guldur", "lieutenant-of-morgul", "gorbag", "jerrek")
    going(s, i, "dale", "dwb")
    in_hand(s, 0, "remnants-of-old-robberies")
    sums(s, *[12] * len(people))
    attack = preyed(s, i, "sons-of-kings", BORDER_LAND)
    fight(s)
    assert attack.beaten
    assert offered(s, "remnants-of-old-robberies") == []
    quiet(s)
    assert has(s.stored[0], "sons-of-kings")
    assert list(points(s, 0))[4:] == [2, 0]


@card("ready-to-his-will")
def test_ready_to_his_will() -> None:
    s, i, (jerrek, gorbag) = band("dol-guldur", "jerrek", "gorbag")
    going(s, i, "dale", "dww")
    s.tap[gorbag] = TAPPED
    preyed(s, i, "giant", WILDERNESS, "ready-to-his-will")  # one strike at 13
    assert offered(s, "ready-to-his-will") == [(jerrek, 0)]
    answer(s, "ready-to-his-will", jerrek)
    assert s.stack == []  # cancelled
    ally = s.in_play(NUMBERS["ready-to-his-will"])
    assert (s.host[ally], s.tap[jerrek]) == (jerrek, TAPPED)
    assert (prowess(s, ally), body(s, ally), mind(s, ally)) == (6, 8, 1)
    assert ally in s.fighters(i)
    assert points(s, 0)[OF_ALLIES] == 1
    giant = s.in_play(NUMBERS["giant"])
    assert s.host[giant] == ally
    assert not is_trophy(s, giant)
    remove_character(s, jerrek, TO_DISCARD)
    assert has(s.discard[0], "ready-to-his-will")
    assert has(s.discard[1], "giant")


@card("ready-to-his-will")
def test_a_creature_may_obey_a_ringwraith() -> None:
    s, i, (ren,) = band("dol-guldur", "ren-the-ringwraith")
    going(s, i, "dale", "dww")
    preyed(s, i, "giant", WILDERNESS, "ready-to-his-will")
    answer(s, "ready-to-his-will", ren)
    assert s.host[s.in_play(NUMBERS["ready-to-his-will"])] == ren


@card("ready-to-his-will")
def test_ready_to_his_will_not_on_many_nor_on_beasts() -> None:
    for creature, key in (("wargs", WILDERNESS), ("brigands", WILDERNESS), ("huorn", WILDERNESS)):
        s, i, _ = band("dol-guldur", "jerrek")
        going(s, i, "dale", "dww")
        preyed(s, i, creature, key, "ready-to-his-will")
        assert offered(s, "ready-to-his-will") == []


@card("the-names-among-them")
def test_the_names_among_them() -> None:
    s, i, (jerrek, tarcil, layos) = visiting("bree", "jerrek", "tarcil", "layos")
    s.tap[tarcil] = s.tap[layos] = TAPPED
    in_hand(s, 0, "the-names-among-them")
    attack = automatic_attack(s, i, 0)
    attack.only = tarcil
    sums(s, 12)
    run(s, attack)
    while not (getattr(s.stack[-1], "window", 0) == FACED and s.seat == 0):
        take(s, PASS)
    assert offered(s, "the-names-among-them") == [(jerrek, 0)]  # an untapped scout
    answer(s, "the-names-among-them", jerrek)
    quiet(s)
    names = s.in_play(NUMBERS["the-names-among-them"])
    assert (s.host[names], s.tap[jerrek]) == (jerrek, TAPPED)
    in_hand(s, 0, "whip")
    run(s, automatic_attack(s, i, 0))
    assert act(USE, names) not in options(s)  # not yet stored
    s.stack.clear()
    moves_to(s, i, "dol-guldur")
    run(s, Storing(names))
    assert points(s, 0)[MISCELLANEOUS] == 1
    stored = s.in_play(NUMBERS["the-names-among-them"])
    for site, fits in (("moria", False), ("bree", True)):
        moves_to(s, i, site)
        run(s, automatic_attack(s, i, 0))
        assert (act(USE, stored) in options(s)) == fits
        if not fits:
            s.stack.clear()
    take(s, USE, stored)
    quiet(s)
    assert s.stack == []
    assert points(s, 0)[MISCELLANEOUS] == 0
    assert has(s.discard[0], "the-names-among-them")
