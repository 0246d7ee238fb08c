"""Resource short-events on a gold ring."""

from lidless_eye.event_support import band, playable, plays, plays_here, quiet, visiting
from lidless_eye.support_le import has, in_hand, lay_on, options, sums, take
from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.terms import CHOOSE, ORGANISE, PASS, SHOW, SITE, TABLE, TAPPED
from mathom.kernel.state import act, act_a, act_kind
from support import card


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


@card("black-rain")
def test_black_rain() -> None:
    s, _, (layos, jerrek) = visiting("barrow-downs", "layos", "jerrek")
    assert playable(s, "black-rain", SITE) == []  # the opponent holds nothing
    in_hand(s, 1, "giant", "tarcil", "the-witch-king")
    in_hand(s, 0, "the-one-ring", "dwarven-ring-of-durin-s-tribe", "the-oracle-s-ring")
    assert playable(s, "black-rain", SITE) == [(layos, 0)]
    t = s.copy()
    sums(s, 9)
    plays_here(s, "black-rain", layos)
    assert options(s) == [act(SHOW, NUMBERS["tarcil"])]  # he must; no Ringwraith
    take(s, SHOW, NUMBERS["tarcil"])
    assert {act_a(a) for a in options(s) if act_kind(a) == CHOOSE} == {NUMBERS["dwarven-ring-of-durin-s-tribe"]}
    take(s, CHOOSE, NUMBERS["dwarven-ring-of-durin-s-tribe"])
    assert s.host[s.in_play(NUMBERS["dwarven-ring-of-durin-s-tribe"])] == layos
    assert s.tap[layos] == TAPPED
    t.hand[1].take(NUMBERS["tarcil"], 2)
    plays_here(t, "black-rain", layos)
    assert options(t) == [act(PASS)]
    take(t, PASS)
    quiet(t)
    assert all(entry & 1 for entry in t.hand[1].cards)  # the whole hand was shown
    assert t.stack == []
    for site in ("moria", "zarak-dum"):  # no ruins; a shadow-land
        other, _, _ = visiting(site, "layos")
        in_hand(other, 1, "giant")
        assert playable(other, "black-rain", SITE) == []
    assert s.zone[jerrek] == TABLE


@card("black-rain")
def test_black_rain_on_a_ringwraith_is_at_minus_2() -> None:
    s, _, (ren,) = visiting("barrow-downs", "ren-the-ringwraith")
    in_hand(s, 1, "tarcil")
    in_hand(s, 0, "dwarven-ring-of-durin-s-tribe", "the-reviled-ring")
    sums(s, 9)  # 7: a Spirit Ring
    plays_here(s, "black-rain", ren)
    take(s, SHOW, NUMBERS["tarcil"])
    assert {act_a(a) for a in options(s) if act_kind(a) == CHOOSE} == {NUMBERS["the-reviled-ring"]}
