"""Resource permanent-events on an attack."""

from lidless_eye.laying import Laid, organizing, visiting
from mathom.games.lidless_eye.table.view import Table
from mathom.kernel.vecs import append
from support import card


def beaten(t: Laid, company: str, race: str, *hand: str) -> None:
    """an attack that is defeated, up to the window right after it"""
    t.assault(race, company, 1, 3, 0, *hand)
    t.faced()


@card("foul-trophies")
def test_foul_trophies() -> None:
    t = organizing("0 dale: tapped gorbag, jerrek, snaga")
    t.roll(9)
    t.assault("man", "gorbag", 1, 3, 0, "foul-trophies")
    t.play("pass")
    t.play("assign jerrek")
    t.faced()
    assert t.targets("foul-trophies") == ["snaga"]  # an untapped Orc or Troll
    t.answers_with("foul-trophies > snaga")
    assert t.host["foul-trophies"] == "snaga"
    assert t.tap["snaga"] == "tapped"
    t.hold(0, "whip")
    attack = t.assault("elf", "gorbag", 3, 9, 7)
    assert attack.prowess_now(t.s) == 9  # not by merely lying there
    assert t.offered("use") == ["use foul-trophies"]
    t.play("use foul-trophies")
    t.quiet()
    assert (attack.fixed, attack.prowess_now(t.s), attack.body_now(t.s)) == (1, 12, 5)
    assert "foul-trophies" in t.discard[0]


@card("foul-trophies")
def test_foul_trophies_need_such_enemies() -> None:
    t = organizing("0 dale: gorbag, snaga")
    t.roll(9)
    beaten(t, "gorbag", "wolf", "foul-trophies")
    assert t.targets("foul-trophies") == []
    lost = organizing("0 dale: gorbag, snaga, lagduf")
    lost.roll(2, 2)
    lost.assault("man", "gorbag", 1, 9, 0, "foul-trophies")
    lost.faced()
    assert lost.targets("foul-trophies") == []  # not defeated
    hounds = organizing("0 dale: gorbag (foul-trophies), snaga")
    hounds.hold(0, "whip")
    hounds.assault("wolf", "gorbag", 3, 9, 7)
    assert not hounds.offered("use")


@card("no-news-of-our-riding")
def test_no_news_of_our_riding() -> None:
    t = organizing("0 dol-guldur: jerrek, tarcil, layos")
    t.going("jerrek", "dale", "dww")
    for c in ("tarcil", "layos"):
        t.tap[c] = "tapped"
    t.hold(0, "no-news-of-our-riding", "whip")
    t.prey("ambusher", "jerrek", "free-domain")  # two Men, whose player chooses
    for c in ("tarcil", "layos"):
        t.attacking.must = append(t.attacking.must, t.piece(c))
    t.roll(12, 12, 12, 12)
    t.faced()
    assert t.targets("no-news-of-our-riding") == ["jerrek"]
    t.answers_with("no-news-of-our-riding > jerrek")
    assert t.host["no-news-of-our-riding"] == "jerrek"
    assert t.worth(0) == 1
    t.tap["jerrek"] = "untapped"
    t.prey("brigands", "jerrek", "wilderness")
    t.play("use no-news-of-our-riding")
    t.quiet()
    assert t.stack == []  # cancelled
    assert t.tap["jerrek"] == "tapped"
    t.tap["jerrek"] = "untapped"
    t.prey("giant", "jerrek", "wilderness")
    assert "use no-news-of-our-riding" not in t.offers()


@card("remnants-of-old-robberies")
def test_remnants_of_old_robberies() -> None:
    t = organizing("0 dol-guldur: lieutenant-of-morgul, jerrek")
    t.going("lieutenant-of-morgul", "dale", "dww")
    t.tap["jerrek"] = "tapped"
    t.hold(0, "remnants-of-old-robberies")
    t.roll(12, 12)  # 8 + 12 against 13; then its body
    attack = t.prey("giant", "lieutenant-of-morgul", "wilderness")
    t.faced()
    assert attack.beaten
    assert t.targets("remnants-of-old-robberies") == [""]
    before = t.worth(0)
    t.answers_with("remnants-of-old-robberies")
    assert t.worth(0) == before + 1  # what stands on the Giant
    assert "lieutenant-of-morgul" in t


@card("remnants-of-old-robberies")
def test_no_remnants_of_wolves_or_of_what_was_not_beaten() -> None:
    t = organizing("0 dol-guldur: lieutenant-of-morgul")
    t.going("lieutenant-of-morgul", "dale", "dww")
    t.hold(0, "remnants-of-old-robberies")
    t.roll(12, 12, 12, 12)
    t.prey("wargs", "lieutenant-of-morgul", "wilderness")
    t.faced()
    assert t.targets("remnants-of-old-robberies") == []


@card("remnants-of-old-robberies")
def test_remnants_lie_with_the_creature() -> None:
    """Its card stays there: it is no trophy and is discarded only with the event."""
    t = organizing("0 dol-guldur: gorbag", advanced=1)
    t.going("gorbag", "dale", "dww")
    t.hold(0, "remnants-of-old-robberies")
    t.roll(12)
    t.prey("giant", "gorbag", "wilderness")
    t.faced()
    t.answers_with("remnants-of-old-robberies")
    assert t.stack == []  # nobody is asked whether he takes it
    assert t.host["giant"] == "remnants-of-old-robberies"
    assert not t.is_trophy("giant")
    assert (t.worth(0), t.worth(1)) == (1, 0)
    cards_in_play = next(z for z in Table(t.s, 0, 0, ("a", "b")).middle() if z.id == "events")
    assert [(p.face, p.host) for p in cards_in_play.pieces] == [
        ("giant", f"p{t.piece('remnants-of-old-robberies')}"),
        ("remnants-of-old-robberies", None),
    ]
    assert "gorbag" in t
    t.dismiss("remnants-of-old-robberies")
    assert "remnants-of-old-robberies" in t.discard[0]
    assert "giant" in t.discard[1]


@card("remnants-of-old-robberies")
def test_no_remnants_of_what_gives_a_hero_nothing() -> None:
    """The points of Sons of Kings are marked "*": they count for a minion, and a second time for nobody."""
    t = organizing("0 dol-guldur: lieutenant-of-morgul, gorbag, jerrek")
    people = t.members("lieutenant-of-morgul")
    t.going("lieutenant-of-morgul", "dale", "dwb")
    t.hold(0, "remnants-of-old-robberies")
    t.roll(*[12] * len(people))
    attack = t.prey("sons-of-kings", "lieutenant-of-morgul", "border-land")
    t.faced()
    assert attack.beaten
    assert t.targets("remnants-of-old-robberies") == []
    t.quiet()
    assert "sons-of-kings" in t.stored[0]
    assert (t.worth(0, "creatures"), t.worth(0)) == (2, 0)


@card("ready-to-his-will")
def test_ready_to_his_will() -> None:
    t = organizing("0 dol-guldur: jerrek, gorbag")
    t.going("jerrek", "dale", "dww")
    t.tap["gorbag"] = "tapped"
    t.prey("giant", "jerrek", "wilderness", "ready-to-his-will")  # one strike at 13
    assert t.targets("ready-to-his-will") == ["jerrek"]
    t.answers_with("ready-to-his-will > jerrek")
    assert t.stack == []  # cancelled
    assert (t.host["ready-to-his-will"], t.tap["jerrek"]) == ("jerrek", "tapped")
    assert (t.prowess("ready-to-his-will"), t.body("ready-to-his-will"), t.mind("ready-to-his-will")) == (6, 8, 1)
    assert "ready-to-his-will" in t.fighters("jerrek")
    assert t.worth(0, "allies") == 1
    assert t.host["giant"] == "ready-to-his-will"
    assert not t.is_trophy("giant")
    t.remove("jerrek")
    assert "ready-to-his-will" in t.discard[0]
    assert "giant" in t.discard[1]


@card("ready-to-his-will")
def test_a_creature_may_obey_a_ringwraith() -> None:
    t = organizing("0 dol-guldur: ren-the-ringwraith")
    t.going("ren-the-ringwraith", "dale", "dww")
    t.prey("giant", "ren-the-ringwraith", "wilderness", "ready-to-his-will")
    t.answers_with("ready-to-his-will > ren-the-ringwraith")
    assert t.host["ready-to-his-will"] == "ren-the-ringwraith"


@card("ready-to-his-will")
def test_ready_to_his_will_not_on_many_nor_on_beasts() -> None:
    for creature in ("wargs", "brigands", "huorn"):
        t = organizing("0 dol-guldur: jerrek")
        t.going("jerrek", "dale", "dww")
        t.prey(creature, "jerrek", "wilderness", "ready-to-his-will")
        assert t.targets("ready-to-his-will") == []


@card("the-names-among-them")
def test_the_names_among_them() -> None:
    t = visiting("0 bree: jerrek, tarcil, layos")
    t.tap["tarcil"] = t.tap["layos"] = "tapped"
    t.hold(0, "the-names-among-them")
    attack = t.automatic("jerrek", 0, begin=False)
    attack.only = t.piece("tarcil")
    t.roll(12)
    t.run(attack)
    t.faced()
    assert t.targets("the-names-among-them") == ["jerrek"]  # an untapped scout
    t.answers_with("the-names-among-them > jerrek")
    assert (t.host["the-names-among-them"], t.tap["jerrek"]) == ("jerrek", "tapped")
    t.hold(0, "whip")
    t.run(t.automatic("jerrek", begin=False))
    assert "use the-names-among-them" not in t.offers()  # not yet stored
    t.forget()
    t.site["jerrek"] = "dol-guldur"
    t.store("the-names-among-them")
    assert t.worth(0) == 1
    for site, fits in (("moria", False), ("bree", True)):
        t.site["jerrek"] = site
        t.run(t.automatic("jerrek", begin=False))
        assert ("use the-names-among-them" in t.offers()) == fits
        if not fits:
            t.forget()
    t.play("use the-names-among-them")
    t.quiet()
    assert t.stack == []
    assert t.worth(0) == 0
    assert "the-names-among-them" in t.discard[0]
