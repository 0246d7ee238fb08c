"""Resource short-events on a player: his hand and his piles."""

from lidless_eye.laying import lay, organizing
from mathom.kernel.dice import fall_knowers
from support import card


@card("an-untimely-whisper")
def test_an_untimely_whisper_shows_five_cards() -> None:
    t = lay("0 dale: jerrek")
    assert t.resource_on("an-untimely-whisper") == []  # an empty hand
    t.hold(1, "giant", "wargs", "slayer", "huorn", "ghosts", "ghouls", "pirates")
    t.s.dice.log = []
    t.resource("an-untimely-whisper")
    assert len(t.seen(1)) == 5
    assert len(t.hand[1]) == 7
    assert [fall_knowers(fall) for fall in t.s.dice.log] == [0b11] * 5  # in the record, and not to be taken back
    few = lay("0 dale: jerrek")
    few.hold(1, "giant", "wargs")
    few.resource("an-untimely-whisper")
    assert few.seen(1) == few.hand[1]


@card("weigh-all-things-to-a-nicety")
def test_weigh_all_things_to_a_nicety() -> None:
    t = organizing("0 dale: jerrek")
    t.add("discard", 0, "giant")
    assert t.resource_on("weigh-all-things-to-a-nicety") == []  # hazards only
    t.add("discard", 0, "orc-quarrels", "tarcil").add("sideboard", 0, "the-witch-king", "wargs", "orc-quarrels")
    t.resource("weigh-all-things-to-a-nicety")
    assert t.choices() == {"orc-quarrels", "tarcil", "the-witch-king from sideboard", "orc-quarrels from sideboard"}
    t.play("choose the-witch-king from sideboard")
    assert "the-witch-king" in t.deck[0]
    assert "the-witch-king" not in t.sideboard[0]
    assert t.stack == []


@card("back-to-the-fray")
def test_back_to_the_fray_is_for_both_players() -> None:
    t = organizing("0 dale: jerrek")
    assert t.resource_on("back-to-the-fray") == []
    t.add("discard", 0, "tarcil", "layos", "orc-quarrels")
    t.add("discard", 1, "muzgash")
    t.resource("back-to-the-fray")
    assert t.seat == 0
    assert t.choices() == {"tarcil", "layos"}
    t.play("choose tarcil")
    t.play("choose layos")
    t.play("pass")
    assert t.seat == 1
    t.play("choose muzgash")
    assert sorted(t.deck[0]) == ["layos", "tarcil"]
    assert t.deck[1] == ["muzgash"]


@card("the-ring-leaves-its-mark")
def test_the_ring_leaves_its_mark() -> None:
    t = organizing("0 dol-guldur: the-witch-king")
    assert t.resource_on("the-ring-leaves-its-mark") == []
    t.add("discard", 0, "fell-rider", "orc-quarrels").add("sideboard", 0, "black-rider")
    t.tap["the-witch-king"] = "tapped"
    other = t.copy()
    t.hold(0, "the-ring-leaves-its-mark").window("organise")
    assert t.targets("the-ring-leaves-its-mark") == ["& 0", "the-witch-king & 1"]
    t.answers_with("the-ring-leaves-its-mark & 0")
    assert t.choices() == {"fell-rider", "black-rider from sideboard"}
    t.play("choose fell-rider")
    assert "fell-rider" in t.deck[0]
    other.roll(6)
    other.resource("the-ring-leaves-its-mark > the-witch-king & 1")
    assert other.tap["the-witch-king"] == "tapped"
    other.roll(7)
    other.resource("the-ring-leaves-its-mark > the-witch-king & 1")
    assert other.tap["the-witch-king"] == "untapped"
