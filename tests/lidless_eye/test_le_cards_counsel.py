"""Influence, rings, and knowledge."""

from lidless_eye.event_support import answer, band, offered, playable, plays, plays_here, visiting
from lidless_eye.support_le import bare, company, has, in_hand, lay_on, options, run, sums, take
from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.cards.kit.wraiths import as_dwarf, may_use_palantir
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.attempts import OpponentAttempt
from mathom.games.lidless_eye.rules.corruption import CorruptionCheck, check_now
from mathom.games.lidless_eye.rules.influence import FactionCheck, influence_sum
from mathom.games.lidless_eye.rules.sums import direct
from mathom.games.lidless_eye.terms import ANY_TIME, CHOOSE, ORGANISE, PASS, SEATS, SITE, TABLE, TAPPED
from mathom.kernel.dice import fall_knowers
from mathom.kernel.state import act_a, act_kind
from support import card


def wooing(who: str, *hand: str, others: tuple[str, ...] = ()) -> tuple[Eye, int, FactionCheck]:
    """a character at the Easterling Camp influences the Easterlings; up to the window"""
    s, _, people = visiting("easterling-camp", who, *others)
    in_hand(s, 0, *hand)
    faction = s.lay(NUMBERS["easterlings"], 0, TABLE)
    check = FactionCheck(faction, people[0])
    run(s, check)
    return s, people[0], check


@card("crooked-promptings")
def test_crooked_promptings_on_an_influence_check() -> None:
    s, layos, check = wooing("layos", "crooked-promptings")
    assert offered(s, "crooked-promptings") == [(layos, 0)]
    sums(s, 4)  # 4 + 2 + 3 is greater than 8
    answer(s, "crooked-promptings", layos)
    assert (check.bonus, check.won) == (3, 1)


@card("crooked-promptings")
def test_crooked_promptings_on_a_corruption_check() -> None:
    s, _, (jerrek, _) = band("dale", "jerrek", "layos")
    in_hand(s, 0, "crooked-promptings")
    lay_on(s, "binding-ring", jerrek)
    run(s, CorruptionCheck(jerrek))
    assert offered(s, "crooked-promptings") == [(jerrek, 0)]
    check = check_now(s)
    sums(s, 2)
    answer(s, "crooked-promptings", jerrek)
    assert check.bonus == 2  # 2 + 2 is greater than 2
    assert s.tap[jerrek] != TAPPED


@card("crooked-promptings")
def test_crooked_promptings_need_a_diplomat() -> None:
    s, _, _ = wooing("jerrek", "crooked-promptings")
    assert offered(s, "crooked-promptings") == []
    t, _, _ = band("dale", "layos")
    assert playable(t, "crooked-promptings", ANY_TIME) == []


@card("gifts-as-given-of-old")
def test_gifts_as_given_of_old() -> None:
    s, jerrek, check = wooing("jerrek", "gifts-as-given-of-old")
    sums(s, 6)  # 6 + 3 is greater than 8
    answer(s, "gifts-as-given-of-old", jerrek)
    assert check.won == 1
    t, _, (shamas,) = visiting("dale", "shamas", advanced=1)
    _, (theirs,) = company(t, 1, "dale", "tarcil")
    in_hand(t, 0, "gifts-as-given-of-old")
    run(t, OpponentAttempt(shamas, theirs))
    take(t, PASS)  # shows nothing
    assert offered(t, "gifts-as-given-of-old") == []  # not against a character


@card("threats")
def test_threats() -> None:
    s, asternak, check = wooing("asternak", "threats", "threats")
    assert offered(s, "threats") == [(asternak, 0)]
    sums(s, 4)
    before = influence_sum(s, asternak, check.target)
    answer(s, "threats", asternak)
    assert (before, check.won) == (2, 1)  # his influence 2; 4 + 5 is greater than 8
    strong, mouth, again = wooing("the-mouth", "threats")
    lay_on(strong, "black-mace", mouth)
    sums(strong, 2)
    answer(strong, "threats", mouth)
    assert again.won == 0  # at most 6: 2 + 6 is not greater than 8
    none, _, _ = wooing("layos", "threats")
    assert offered(none, "threats") == []  # no warrior


@card("honey-on-the-tongue")
def test_honey_on_the_tongue() -> None:
    s, _, (layos, jerrek) = band("dale", "layos", "jerrek")
    assert playable(s, "honey-on-the-tongue") == [(layos, 0), (jerrek, 0)]
    plays(s, "honey-on-the-tongue", jerrek)
    assert direct(s, jerrek) == 0
    assert direct(s, jerrek, NUMBERS["tarcil"]) == 5
    assert direct(s, jerrek, NUMBERS["easterlings"]) == 0
    assert playable(s, "honey-on-the-tongue") == [(layos, 0)]
    no_diplomat, _, _ = band("dale", "jerrek")
    assert playable(no_diplomat, "honey-on-the-tongue") == []


@card("test-of-fire")
def test_test_of_fire() -> None:
    s, _, (layos, jerrek) = band("dale", "layos", "jerrek")
    assert playable(s, "test-of-fire") == []
    ring = lay_on(s, "the-least-of-gold-rings", jerrek)
    assert playable(s, "test-of-fire") == [(layos, ring)]
    in_hand(s, 0, "magic-ring-of-fury")
    sums(s, 5)  # a magic ring
    plays(s, "test-of-fire", layos, ring)
    assert s.tap[layos] == TAPPED
    take(s, CHOOSE, NUMBERS["magic-ring-of-fury"])
    assert s.host[s.in_play(NUMBERS["magic-ring-of-fury"])] == jerrek
    assert has(s.discard[0], "the-least-of-gold-rings")
    s.tap[layos] = TAPPED
    lay_on(s, "the-least-of-gold-rings", jerrek)
    assert playable(s, "test-of-fire") == []  # the sage must be untapped


@card("secrets-of-their-forging")
def test_secrets_of_their_forging() -> None:
    s, i, (layos, jerrek) = visiting("bree", "layos", "jerrek")
    ring = lay_on(s, "the-least-of-gold-rings", jerrek)
    assert playable(s, "secrets-of-their-forging", SITE) == [(layos, ring)]
    assert playable(s, "secrets-of-their-forging", ORGANISE) == []
    in_hand(s, 0, "the-one-ring", "dwarven-ring-of-durin-s-tribe", "the-oracle-s-ring")
    plays_here(s, "secrets-of-their-forging", layos, ring)
    chosen = {act_a(a) for a in options(s) if act_kind(a) == CHOOSE}
    assert chosen == {NUMBERS["dwarven-ring-of-durin-s-tribe"]}  # never The One Ring; no spirit ring by this one
    assert s.tap[layos] == TAPPED
    assert s.site_tapped(0, s.co_site[i])
    take(s, CHOOSE, NUMBERS["dwarven-ring-of-durin-s-tribe"])
    assert has(s.discard[0], "the-least-of-gold-rings")
    tapped, _, people = visiting("bree", "layos", tapped=True)
    lay_on(tapped, "the-least-of-gold-rings", people[0])
    assert playable(tapped, "secrets-of-their-forging", SITE) == []
    silent, _, people = visiting("cameth-brin", "layos")  # no information there
    lay_on(silent, "the-least-of-gold-rings", people[0])
    assert playable(silent, "secrets-of-their-forging", SITE) == []


@card("voices-of-malice")
def test_voices_of_malice() -> None:
    s, _, (layos, jerrek) = band("dale", "layos", "jerrek")
    s.lay(NUMBERS["doors-of-night"], 1, TABLE)  # an environment
    assert playable(s, "voices-of-malice") == []
    stir = s.lay(NUMBERS["minions-stir"], 1, TABLE)
    lure = lay_on(s, "lure-of-the-senses", jerrek, 1)
    assert playable(s, "voices-of-malice") == [(layos, stir), (layos, lure)]
    sums(s, 5)  # 5 - 2 against no points
    plays(s, "voices-of-malice", layos, lure)
    assert has(s.discard[1], "lure-of-the-senses")
    assert s.tap[layos] == TAPPED
    assert playable(s, "voices-of-malice") == []


@card("wisdom-to-wield")
def test_wisdom_to_wield() -> None:
    s, _, (layos, jerrek) = band("dale", "layos", "jerrek")
    ring = lay_on(s, "dwarven-ring-of-durin-s-tribe", layos)
    stone = lay_on(s, "palantir-of-orthanc", layos)
    lay_on(s, "palantir-of-annuminas", jerrek)  # no sage
    assert playable(s, "wisdom-to-wield") == [(layos, ring), (layos, stone)]
    plays(s, "wisdom-to-wield", layos, ring)
    assert as_dwarf(s, ring)
    assert not may_use_palantir(s, stone)
    plays(s, "wisdom-to-wield", layos, stone)
    assert may_use_palantir(s, stone)
    assert playable(s, "wisdom-to-wield") == []
    s.expire(5)
    assert not as_dwarf(s, ring)
    dwarf, _, (nain,) = band("dale", "nain")
    lay_on(dwarf, "dwarven-ring-of-durin-s-tribe", nain)
    assert playable(dwarf, "wisdom-to-wield") == []  # he is one


@card("an-untimely-whisper")
def test_an_untimely_whisper_shows_five_cards() -> None:
    s = bare()
    company(s, 0, "dale", "jerrek")
    assert playable(s, "an-untimely-whisper") == []  # an empty hand
    in_hand(s, 1, "giant", "wargs", "slayer", "huorn", "ghosts", "ghouls", "pirates")
    s.dice.log = []
    plays(s, "an-untimely-whisper")
    known = [entry for entry in s.hand[1].cards if entry & SEATS == SEATS]
    assert len(known) == 5
    assert s.hand[1].size() == 7
    assert [fall_knowers(fall) for fall in s.dice.log] == [SEATS] * 5  # in the record, and not to be taken back
    few = bare()
    company(few, 0, "dale", "jerrek")
    in_hand(few, 1, "giant", "wargs")
    plays(few, "an-untimely-whisper")
    assert all(entry & 1 for entry in few.hand[1].cards)


@card("poisonous-despair")
def test_poisonous_despair_on_the_opponents_turn() -> None:
    s = bare(1, active=1)
    _, (belegorn, jerrek) = company(s, 0, "dale", "belegorn", "jerrek")
    _, (layos,) = company(s, 1, "dale", "layos")
    in_hand(s, 0, "poisonous-despair")
    attempt = OpponentAttempt(layos, jerrek)
    run(s, attempt)
    assert s.seat == 0
    assert offered(s, "poisonous-despair") == [(belegorn, 0)]
    sums(s, 6)  # only the corruption check of the user
    answer(s, "poisonous-despair", belegorn)
    assert (attempt.cancelled, attempt.won) == (1, 0)
    assert s.zone[jerrek] == TABLE
    assert has(s.discard[0], "poisonous-despair")


@card("poisonous-despair")
def test_poisonous_despair_guards_factions_only_by_a_ringwraith() -> None:
    for user, guards in (("belegorn", False), ("the-witch-king", True)):
        s = bare(1, active=1)
        company(s, 0, "dol-guldur", user)
        faction = s.lay(NUMBERS["easterlings"], 0, TABLE)
        _, (layos,) = company(s, 1, "easterling-camp", "layos")
        in_hand(s, 0, "poisonous-despair")
        run(s, OpponentAttempt(layos, faction))
        assert bool(s.seat == 0 and offered(s, "poisonous-despair")) == guards
    own, _, (belegorn,) = band("dale", "belegorn")
    assert playable(own, "poisonous-despair", ANY_TIME) == []
    assert belegorn >= 0
