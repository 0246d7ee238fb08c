"""Spirit-magic."""

from lidless_eye.laying import Laid, lay
from support import card

DESPAIR = "poisonous-despair"
MENACE = "words-of-menace-and-deceit"


@card("poisonous-despair")
def test_poisonous_despair_on_the_opponents_turn() -> None:
    t = lay("0 dale: belegorn, jerrek; 1 dale: layos", advanced=1, active=1).hold(0, DESPAIR)
    t.attempt("layos", "jerrek")
    assert t.seat == 0
    assert t.offered(f"play {DESPAIR}") == [f"play {DESPAIR} > belegorn"]
    t.roll(6).play(f"play {DESPAIR} > belegorn").dully()  # only the corruption check of the user
    assert (t.over, t.all_rolled(), t.result) == (True, True, 0)
    assert "jerrek" in t
    assert DESPAIR in t.discard[0]


@card("poisonous-despair")
def test_poisonous_despair_guards_factions_only_by_a_ringwraith() -> None:
    for user, guards in (("belegorn", False), ("the-witch-king", True)):
        t = lay(f"0 dol-guldur: {user}; 1 easterling-camp: layos", advanced=1, active=1).hold(0, DESPAIR)
        t.lay("easterlings", 0)
        t.attempt("layos", "easterlings")
        assert (t.seat == 0 and t.offered(f"play {DESPAIR}") != []) == guards
    assert lay("0 dale: belegorn").resource_on(DESPAIR, "any-time") == []


@card("words-of-menace-and-deceit")
def test_words_of_menace_and_deceit() -> None:
    t = lay("0 dale: belegorn, jerrek")
    assert t.resource_on(MENACE) == ["belegorn"]
    t.roll(5).resource(f"{MENACE} > belegorn")  # 5 - 4 against no corruption points
    assert t.direct("belegorn") == 2 + 5
    assert t.resource_on(MENACE) == []  # once on a character
    assert t.expire("turn").direct("belegorn") == 2


@card("words-of-menace-and-deceit")
def test_magic_may_be_the_end_of_its_user() -> None:
    t = lay("0 dale: belegorn (binding-ring)").roll(4).resource(f"{MENACE} > belegorn")  # 4 - 4 against 2
    assert "belegorn" in t.out[0]


@card("messenger-of-mordor")
def test_messenger_of_mordor_stores_at_a_shadow_hold() -> None:
    t = lay("0 moria: belegorn, jerrek")
    assert t.resource_on("messenger-of-mordor", "site") == []  # nothing to store
    t.lay_on("saw-toothed-blade", "jerrek")
    t.lay_on("that-ain-t-no-secret", "jerrek")
    assert t.resource_on("messenger-of-mordor", "site") == ["belegorn"]
    t.roll(7, 7)  # the bearer of the item, and the user
    t.resource("messenger-of-mordor > belegorn", "site")
    assert t.offered("store") == ["store saw-toothed-blade", "store that-ain-t-no-secret"]
    t.play("store that-ain-t-no-secret").quiet()
    t.play("store saw-toothed-blade").quiet()
    assert sorted(t.stored[0]) == ["saw-toothed-blade", "that-ain-t-no-secret"]
    assert t.stack == []
    ruins = lay("0 buhr-widu: belegorn (that-ain-t-no-secret)")
    assert ruins.resource_on("messenger-of-mordor", "site") == []


def hazards(t: Laid, company: str) -> set[str]:
    """what the opponent could play on a company on its way to Dale"""
    return set(t.forget().going(company, "dale", "dww").opens("travel start", 1).offered("play"))


@card("spying-out-the-land")
def test_spying_out_the_land() -> None:
    t = lay("0 dol-guldur: belegorn").hold(1, "giant", "giant", "wargs", "orc-quarrels")
    t.phase = "organization"
    assert t.resource_on("spying-out-the-land") == ["belegorn"]
    assert t.resource_on("spying-out-the-land", "site") == []
    t.roll(7).resource("spying-out-the-land > belegorn")
    assert t.seat == 1
    assert t.offered("show") == ["show giant", "show wargs"]
    t.play("show giant", "pass")
    assert hazards(t, "belegorn") == {"play giant > wilderness"}  # the wargs were not shown
    t.play("play giant > wilderness")
    assert hazards(t, "belegorn") == set()  # the other Giant was not
    t.company(0, "dol-guldur", "jerrek")
    assert hazards(t, "jerrek") == {"play giant > wilderness", "play wargs > wilderness"}
