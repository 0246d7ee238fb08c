"""What is looked for in the own piles, and what is taken beside what a site offers."""

from lidless_eye.event_support import (
    answer,
    assaulted,
    band,
    offered,
    playable,
    plays,
    plays_here,
    preyed,
    quiet,
    visiting,
)
from lidless_eye.hazard_support import going
from lidless_eye.support_le import has, in_hand, lay_on, names, options, run, settle, sums, take
from mathom.games.lidless_eye.box.card import NUMBERS, SITE_NUMBERS
from mathom.games.lidless_eye.news import TO_DISCARD
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.chain import begin
from mathom.games.lidless_eye.rules.combat.figures import attack_now
from mathom.games.lidless_eye.rules.combat.making import automatic_attack
from mathom.games.lidless_eye.rules.council import points
from mathom.games.lidless_eye.rules.fallen import is_trophy, remove_character
from mathom.games.lidless_eye.rules.sums import body, mind, prowess
from mathom.games.lidless_eye.table.view import Table
from mathom.games.lidless_eye.terms import (
    ANY_TIME,
    ASSIGN,
    BORDER_LAND,
    BOTH,
    CAME,
    CHOOSE,
    FACED,
    OF_ALLIES,
    ORGANISE,
    PASS,
    PICK,
    PLAY,
    SITE,
    TABLE,
    TAPPED,
    UNTAPPED,
    USE,
    WILDERNESS,
)
from mathom.kernel.state import act, act_a, act_c, act_kind
from mathom.kernel.vecs import append
from support import card


def choices(s: Eye) -> set[tuple[str, int]]:
    """what may be chosen: card, and from where (0 discard pile, 1 play deck, 2 sideboard)"""
    by_number = {n: name for name, n in NUMBERS.items()}
    return {(by_number[act_a(a)], act_c(a)) for a in options(s) if act_kind(a) == CHOOSE}


def keeping(s: Eye, discard: tuple[str, ...] = (), deck: tuple[str, ...] = (), side: tuple[str, ...] = ()) -> None:
    for name in discard:
        s.discard[0].add(NUMBERS[name], 1)
    for name in deck:
        s.deck[0].add(NUMBERS[name])
    for name in side:
        s.sideboard[0].add(NUMBERS[name], 1)


@card("weigh-all-things-to-a-nicety")
def test_weigh_all_things_to_a_nicety() -> None:
    s, _, _ = band("dale", "jerrek")
    keeping(s, ("giant",))
    assert playable(s, "weigh-all-things-to-a-nicety") == []  # hazards only
    keeping(s, ("orc-quarrels", "tarcil"), (), ("the-witch-king", "wargs", "orc-quarrels"))
    plays(s, "weigh-all-things-to-a-nicety")
    assert choices(s) == {("orc-quarrels", 0), ("tarcil", 0), ("the-witch-king", 2), ("orc-quarrels", 2)}
    take(s, CHOOSE, NUMBERS["the-witch-king"], 0, 2)
    assert has(s.deck[0], "the-witch-king")
    assert not has(s.sideboard[0], "the-witch-king")
    assert s.stack == []


@card("back-to-the-fray")
def test_back_to_the_fray_is_for_both_players() -> None:
    s, _, _ = band("dale", "jerrek")
    assert playable(s, "back-to-the-fray") == []
    keeping(s, ("tarcil", "layos", "orc-quarrels"))
    s.discard[1].add(NUMBERS["muzgash"], 2)
    plays(s, "back-to-the-fray")
    assert s.seat == 0
    assert choices(s) == {("tarcil", 0), ("layos", 0)}
    take(s, CHOOSE, NUMBERS["tarcil"])
    take(s, CHOOSE, NUMBERS["layos"])
    take(s, PASS)
    assert s.seat == 1
    take(s, CHOOSE, NUMBERS["muzgash"])
    assert sorted(names(s.deck[0])) == ["layos", "tarcil"]
    assert names(s.deck[1]) == ["muzgash"]


@card("the-ring-leaves-its-mark")
def test_the_ring_leaves_its_mark() -> None:
    s, _, (wraith,) = band("dol-guldur", "the-witch-king")
    assert playable(s, "the-ring-leaves-its-mark") == []
    keeping(s, ("fell-rider", "orc-quarrels"), (), ("black-rider",))
    s.tap[wraith] = TAPPED
    assert playable(s, "the-ring-leaves-its-mark") == [(4095, 0), (wraith, 1)]
    t = s.copy()
    plays(s, "the-ring-leaves-its-mark", 4095, 0)
    assert choices(s) == {("fell-rider", 0), ("black-rider", 2)}
    take(s, CHOOSE, NUMBERS["fell-rider"])
    assert has(s.deck[0], "fell-rider")
    sums(t, 6)
    plays(t, "the-ring-leaves-its-mark", wraith, 1)
    assert t.tap[wraith] == TAPPED
    sums(t, 7)
    plays(t, "the-ring-leaves-its-mark", wraith, 1)
    assert t.tap[wraith] == UNTAPPED


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


# -- spoils


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


# -- after an attack


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
