"""Spirit-magic."""

from lidless_eye.event_support import answer, band, offered, playable, plays, quiet
from lidless_eye.hazard_support import going, window
from lidless_eye.support_le import bare, company, has, in_hand, lay_on, options, run, sums, take
from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.rules.attempts import OpponentAttempt
from mathom.games.lidless_eye.rules.sums import direct
from mathom.games.lidless_eye.terms import ANY_TIME, PASS, PLAY, SHOW, SITE, STORE, TABLE, WILDERNESS
from mathom.kernel.state import act_a, act_kind
from support import card


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


@card("words-of-menace-and-deceit")
def test_words_of_menace_and_deceit() -> None:
    s, _, (belegorn, _) = band("dale", "belegorn", "jerrek")
    assert playable(s, "words-of-menace-and-deceit") == [(belegorn, 0)]
    sums(s, 5)  # 5 - 4 against no corruption points
    plays(s, "words-of-menace-and-deceit", belegorn)
    assert direct(s, belegorn) == 2 + 5
    assert playable(s, "words-of-menace-and-deceit") == []  # once on a character
    s.expire(5)
    assert direct(s, belegorn) == 2


@card("words-of-menace-and-deceit")
def test_magic_may_be_the_end_of_its_user() -> None:
    s, _, (belegorn,) = band("dale", "belegorn")
    lay_on(s, "binding-ring", belegorn)
    sums(s, 4)  # 4 - 4 against 2
    plays(s, "words-of-menace-and-deceit", belegorn)
    assert has(s.out[0], "belegorn")


@card("messenger-of-mordor")
def test_messenger_of_mordor_stores_at_a_shadow_hold() -> None:
    s, _, (belegorn, jerrek) = band("moria", "belegorn", "jerrek")
    assert playable(s, "messenger-of-mordor", SITE) == []  # nothing to store
    blade = lay_on(s, "saw-toothed-blade", jerrek)
    news = lay_on(s, "that-ain-t-no-secret", jerrek)
    assert playable(s, "messenger-of-mordor", SITE) == [(belegorn, 0)]
    sums(s, 7, 7)  # the bearer of the item, and the user
    plays(s, "messenger-of-mordor", belegorn, bits=SITE)
    assert {act_a(a) for a in options(s) if act_kind(a) == STORE} == {blade, news}
    take(s, STORE, news)
    quiet(s)
    take(s, STORE, blade)
    quiet(s)
    assert has(s.stored[0], "that-ain-t-no-secret")
    assert has(s.stored[0], "saw-toothed-blade")
    assert s.stack == []
    ruins, _, people = band("buhr-widu", "belegorn")
    lay_on(ruins, "that-ain-t-no-secret", people[0])
    assert playable(ruins, "messenger-of-mordor", SITE) == []


@card("spying-out-the-land")
def test_spying_out_the_land() -> None:
    s, i, (belegorn,) = band("dol-guldur", "belegorn")
    assert playable(s, "spying-out-the-land") == [(belegorn, 0)]
    assert playable(s, "spying-out-the-land", SITE) == []
    in_hand(s, 1, "giant", "giant", "wargs", "orc-quarrels")
    sums(s, 7)
    plays(s, "spying-out-the-land", belegorn)
    assert s.seat == 1
    assert {act_a(a) for a in options(s) if act_kind(a) == SHOW} == {NUMBERS["giant"], NUMBERS["wargs"]}
    take(s, SHOW, NUMBERS["giant"])
    take(s, PASS)
    going(s, i, "dale", "dww")
    window(s)
    shown = {act_a(a) for a in options(s) if act_kind(a) == PLAY}
    assert shown == {NUMBERS["giant"]}  # the wargs were not shown
    take(s, PLAY, NUMBERS["giant"], WILDERNESS)
    s.stack.clear()
    window(s)
    assert not [a for a in options(s) if act_kind(a) == PLAY]  # the other Giant was not
    other, _ = company(s, 0, "dol-guldur", "jerrek")
    s.stack.clear()
    going(s, other, "dale", "dww")
    window(s)
    assert {act_a(a) for a in options(s) if act_kind(a) == PLAY} == {NUMBERS["giant"], NUMBERS["wargs"]}
