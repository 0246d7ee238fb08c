"""Resource permanent-events on one's own Ringwraith."""

import pytest

from lidless_eye.laying import Laid, organizing
from mathom.games.lidless_eye.bot.judge import choose_greedily
from support import card, rule

MODES = ["black-rider", "fell-rider", "heralded-lord"]


@pytest.mark.parametrize("mode", [pytest.param(mode, marks=card(mode)) for mode in MODES])
def test_a_mode_opens_the_way_and_ends_at_a_darkhaven(mode: str) -> None:
    t = organizing("0 minas-morgul: khamul-the-ringwraith", advanced=1)
    assert "cirith-ungol" not in t.destinations("khamul-the-ringwraith")
    assert t.resource_on(mode) == ["khamul-the-ringwraith"]
    assert t.resource_on(mode, "site") == []
    t.resource(f"{mode} > khamul-the-ringwraith")
    assert "cirith-ungol" in t.destinations("khamul-the-ringwraith")
    assert t.resource_on(mode) == []  # once on a company
    t.site["khamul-the-ringwraith"] = "cirith-ungol"
    t.organize()
    assert mode in t  # not there
    t.forget()
    t.site["khamul-the-ringwraith"] = "minas-morgul"
    t.organize()
    assert mode in t.discard[0]


@pytest.mark.parametrize("mode", [pytest.param(mode, marks=card(mode)) for mode in MODES])
def test_modes_are_for_the_own_ringwraith_at_a_darkhaven(mode: str) -> None:
    away = organizing("0 dale: khamul-the-ringwraith")
    assert away.resource_on(mode) == []
    nobody = organizing("0 minas-morgul: jerrek")
    assert nobody.resource_on(mode) == []


@rule("LE-B-88")
@card("black-rider", "fell-rider")
def test_a_new_mode_ends_the_old() -> None:
    t = organizing("0 minas-morgul: khamul-the-ringwraith")
    t.resource("black-rider > khamul-the-ringwraith")
    t.resource("fell-rider > khamul-the-ringwraith")
    assert "black-rider" in t.discard[0]
    assert t.host["fell-rider"] == "khamul-the-ringwraith"


@rule("LE-A-42")
@card("black-rider")
def test_the_end_of_a_mode_parts_the_riders() -> None:
    t = organizing("0 minas-morgul: the-witch-king, jerrek", advanced=1)
    t.follower("khamul-the-ringwraith", "the-witch-king")
    t.host["jerrek"] = ""
    t.resource("black-rider > the-witch-king")
    assert "khamul-the-ringwraith" in t  # not at once
    t.organize()
    assert "khamul-the-ringwraith" in t.discard[0]
    assert "jerrek" in t


@card("fell-rider")
def test_fell_rider_rides_alone() -> None:
    t = organizing("0 minas-morgul: the-witch-king, jerrek", advanced=1)
    t.follower("khamul-the-ringwraith", "the-witch-king")
    t.lay_on("war-wolf", "jerrek")
    assert not t.overt("the-witch-king")
    t.resource("fell-rider > the-witch-king")
    assert t.prowess("the-witch-king") == 9 + 2 + 1  # his own +1 as Fell Rider
    assert t.direct("the-witch-king") == 0  # 3 - 3
    assert t.overt("the-witch-king")
    assert "khamul-the-ringwraith" not in t
    assert "war-wolf" not in t
    assert "war-wolf" in t.discard[0]
    t.hold(0, "khamul-the-ringwraith")
    t.company(0, "minas-morgul", "snaga")
    t.lay_on("war-wolf", "snaga")
    t.forget()
    t.owner["fell-rider"] = 0
    t.organize_on()  # the phase in which it was played
    assert not t.offered("bring")  # no follower joins
    assert not [text for text in t.offered("regroup") if text.endswith("> the-witch-king+")]  # nor an ally
    assert t.members("snaga") == ["snaga"]


# -- who goes with him (advanced)


def offers_move(t: Laid, company: str, site: str) -> bool:
    return f"move {company}+ > {site}" in t.offers()


@rule("LE-A-30", "LE-A-32")
@pytest.mark.parametrize("mode", [pytest.param(mode, marks=card(mode)) for mode in MODES])
def test_in_a_mode_others_go_out_with_him(mode: str) -> None:
    """Without one not even to another Darkhaven."""
    t = organizing("0 minas-morgul: khamul-the-ringwraith, jerrek, gorbag", advanced=1)
    t.organize()
    assert not offers_move(t, "khamul-the-ringwraith", "cirith-ungol")
    assert not offers_move(t, "khamul-the-ringwraith", "dol-guldur")
    t.forget()
    t.resource(f"{mode} > khamul-the-ringwraith")
    t.organize_on()  # the phase in which it was played
    assert offers_move(t, "khamul-the-ringwraith", "cirith-ungol")
    assert offers_move(t, "khamul-the-ringwraith", "dol-guldur")
    assert not offers_move(t, "khamul-the-ringwraith", "bandit-lair")  # by paths only
    t.play("move khamul-the-ringwraith+ > cirith-ungol")
    assert t.goal["khamul-the-ringwraith"] == "cirith-ungol"


@rule("LE-A-29", "LE-A-31")
@card("black-rider")
@pytest.mark.parametrize("others", [("tarcil", "gorbag"), ("gorbag", "shagrat")])
def test_a_mode_lifts_no_other_limit(others: tuple[str, ...]) -> None:
    t = organizing(f"0 minas-morgul: khamul-the-ringwraith, {', '.join(others)}", advanced=1)
    t.resource("black-rider > khamul-the-ringwraith")
    assert "cirith-ungol" not in t.destinations("khamul-the-ringwraith")


@rule("LE-A-30", "LE-B-63")
@card("black-rider")
def test_who_is_out_with_him_comes_home_with_him() -> None:
    t = organizing("0 cirith-ungol: khamul-the-ringwraith (black-rider), jerrek", advanced=1)
    assert list(t.destinations("khamul-the-ringwraith")) == ["minas-morgul"]


@rule("LE-A-30", "LE-A-33", "LE-A-75")
@pytest.mark.parametrize("mode", [pytest.param(mode, marks=card(mode) if mode else ()) for mode in (*MODES, "")])
def test_others_meet_him_at_a_site_where_he_is_in_a_mode(mode: str) -> None:
    t = organizing("0 cirith-ungol: khamul-the-ringwraith; 0 cirith-ungol: jerrek", advanced=1)
    t.does("jerrek", "moved")
    t.origin["jerrek"] = "minas-morgul"
    if mode:
        t.lay_on(mode, "khamul-the-ringwraith")
    t.meet()
    if mode:
        assert t.members("jerrek") == ["khamul-the-ringwraith", "jerrek"]
    else:
        assert t.site["jerrek"] == "minas-morgul"  # sent back


@rule("LE-A-30", "LE-A-33")
@card("fell-rider")
def test_no_ally_joins_a_fell_rider_at_a_site() -> None:
    t = organizing("0 cirith-ungol: khamul-the-ringwraith", advanced=1)
    t.company(0, "cirith-ungol", "jerrek")
    t.lay_on("war-wolf", "jerrek")
    t.lay_on("fell-rider", "khamul-the-ringwraith")
    t.does("jerrek", "moved")
    t.origin["jerrek"] = "minas-morgul"
    t.meet()
    assert t.members("jerrek") == ["jerrek"]
    assert t.site["jerrek"] == "minas-morgul"


@card("fell-rider")
def test_a_fell_rider_joins_no_ally() -> None:
    t = organizing("0 minas-morgul: khamul-the-ringwraith, jerrek; 0 minas-morgul: snaga (war-wolf)", advanced=1)
    t.organize_on()
    assert "regroup khamul-the-ringwraith > snaga+" in t.offers()
    t.lay_on("fell-rider", "khamul-the-ringwraith")
    assert "regroup khamul-the-ringwraith > snaga+" not in t.offers()
    t.dismiss("war-wolf")
    assert "regroup khamul-the-ringwraith > snaga+" in t.offers()


@rule("LE-A-30", "LE-A-23")
@card("black-rider")
def test_a_newcomer_joins_him_at_his_home_in_a_mode() -> None:
    t = organizing("0 moria: khamul-the-ringwraith", advanced=1)
    t.hold(0, "orc-tracker")  # at home in any dark-hold
    t.site["khamul-the-ringwraith"] = "barad-dur"
    t.organize()
    assert not t.offered("bring")
    t.lay_on("black-rider", "khamul-the-ringwraith")
    assert "bring orc-tracker > khamul-the-ringwraith+" in t.offers()


@rule("LE-A-73", "LE-A-30")
@card("black-rider")
def test_he_may_part_from_them_at_a_site() -> None:
    t = organizing("0 cirith-ungol: khamul-the-ringwraith (black-rider), jerrek", advanced=1)
    t.organize()
    t.play("regroup khamul-the-ringwraith > new")
    assert t.members("jerrek") == ["jerrek"]
    t.play("move khamul-the-ringwraith+ > minas-morgul")
    t.play("pass")
    assert (t.goal["khamul-the-ringwraith"], t.goal["jerrek"]) == ("minas-morgul", "")


@pytest.mark.parametrize(
    ("who", "rules", "why"),
    [
        (("khamul-the-ringwraith", "jerrek"), 1, "others are with a Ringwraith only in a mode (LE-A-30)"),
        (("khamul-the-ringwraith", "jerrek"), 0, "others are with a Ringwraith only in a mode (LE-B-62)"),
        (("khamul-the-ringwraith",), 1, "a Ringwraith needs a mode to move to a site that is no Darkhaven (LE-B-88)"),
        (("tarcil", "gorbag"), 1, "Orcs and Trolls do not travel with Elves, Dwarves or Dúnedain (LE-A-29)"),
        (("gorbag", "shagrat"), 1, "a company on its way has at most one leader (LE-A-31)"),
        (("jerrek",) * 8, 0, "a company of more than 7 does not leave a Darkhaven (LE-B-65)"),
    ],
)
def test_why_they_do_not_go_together(who: tuple[str, ...], rules: int, why: str) -> None:
    t = organizing(f"0 minas-morgul: {', '.join(who)}", advanced=rules)
    t.organize()
    reason, rule_ = t.refused(f"move {t.characters(0)[0]}+ > cirith-ungol")
    assert f"{reason} ({rule_})".endswith(why)


# -- what a bot makes of it


def greedy_goes(t: Laid, company: str) -> str:
    """where the bot sends a company in its organization phase; empty: it stays"""
    while t.stack:
        (text,) = t.words([choose_greedily(t.s)])
        if text.startswith(f"move {company}+ > "):
            return text.partition(" > ")[2]
        t.play(text)
    return ""


def court(*hand: str) -> Laid:
    """a Ringwraith at Minas Morgul, and with him one who could win Orcs at the sites nearby"""
    t = organizing("0 minas-morgul: khamul-the-ringwraith, lieutenant-of-morgul, muzgash", advanced=1)
    t.hold(0, *hand)
    t.organize()
    return t


@rule("LE-A-30")
def test_a_bot_takes_its_ringwraith_out_in_a_mode_where_others_have_something_to_do() -> None:
    t = court("orcs-of-the-ephel-duath", "black-rider")
    assert greedy_goes(t, "khamul-the-ringwraith") == "cirith-ungol"
    assert "black-rider" in t


@rule("LE-A-30")
@pytest.mark.parametrize("hand", [("orcs-of-the-ephel-duath",), ("black-rider",)])
def test_a_bot_keeps_its_ringwraith_at_home_without_mode_or_aim(hand: tuple[str, ...]) -> None:
    t = court(*hand)
    assert greedy_goes(t, "khamul-the-ringwraith") == ""
    assert "black-rider" not in t


@card("heralded-lord")
def test_heralded_lord() -> None:
    t = organizing("0 minas-morgul: the-witch-king, jerrek")
    t.resource("heralded-lord > the-witch-king")
    assert t.prowess("the-witch-king") == 9 - 2
    assert t.direct("the-witch-king") == 3 + 3 + 3  # his own +3 as Heralded Lord
    assert (t.prowess("jerrek"), t.direct("jerrek")) == (5 - 2, 3)
    assert not t.overt("the-witch-king")


@card("while-the-yellow-face-sleeps")
def test_while_the_yellow_face_sleeps() -> None:
    t = organizing("0 minas-morgul: the-witch-king")
    t.resource("while-the-yellow-face-sleeps > the-witch-king")
    assert (t.hand_size(0), t.hand_size(1)) == (9, 8)
    assert t.resource_on("while-the-yellow-face-sleeps") == []
    t.going("the-witch-king", "dol-guldur", "s").set_out("the-witch-king")
    assert t.hand_size(0) == 8
    assert "while-the-yellow-face-sleeps" not in t
    away = organizing("0 dale: the-witch-king")
    assert away.resource_on("while-the-yellow-face-sleeps") == []


@card("while-the-yellow-face-sleeps")
def test_others_may_move_while_he_rests() -> None:
    t = organizing("0 minas-morgul: the-witch-king")
    t.resource("while-the-yellow-face-sleeps > the-witch-king")
    t.company(0, "minas-morgul", "jerrek")
    t.going("jerrek", "dol-guldur", "s").set_out("jerrek")
    assert t.hand_size(0) == 9


@card("bade-to-rule")
def test_bade_to_rule() -> None:
    t = organizing("0 minas-morgul: the-witch-king")
    t.resource("bade-to-rule > the-witch-king")
    assert (t.general(0), t.general(1), t.direct("the-witch-king")) == (25, 20, 1)
    assert t.resource_on("bade-to-rule") == []
    other = t.copy()
    t.uses("bade-to-rule")
    assert (t.general(0), t.direct("the-witch-king")) == (20, 3)
    assert other.usable("bade-to-rule", "site") == []
    other.going("the-witch-king", "dol-guldur", "s").set_out("the-witch-king")
    assert other.general(0) == 20


@card("bade-to-rule")
def test_bade_to_rule_waits_for_him() -> None:
    t = organizing("0 minas-morgul: jerrek")
    assert t.resource_on("bade-to-rule", "any-time") == [""]
    t.resource("bade-to-rule")
    assert t.general(0) == 25
    t.join("jerrek", "the-witch-king")
    assert t.direct("the-witch-king") == 1
    t.organize()
    t.play("pass")
    assert t.host["bade-to-rule"] == "the-witch-king"


@card("morgul-blade")
def test_morgul_blade() -> None:
    t = organizing("0 dale: khamul-the-ringwraith, jerrek")
    assert t.resource_on("morgul-blade", "any-time") == ["khamul-the-ringwraith"]  # no other character
    t.resource("morgul-blade > khamul-the-ringwraith")
    assert t.resource_on("morgul-blade", "any-time") == []
    against_him = t.assault("wolf", "khamul-the-ringwraith", 1, 12, 7, only=t.piece("jerrek"))
    assert (t.name(t.strike.target), against_him.prowess_now(t.s)) == ("jerrek", 12)  # a strike against another
    t.forget()
    t.tap["jerrek"] = "tapped"
    attack = t.assault("wolf", "khamul-the-ringwraith", 1, 12, 7)
    t.roll(2, 6)  # 9 + 2 against 12 - 1: it fails
    t.quiet()
    assert t.strike.target == t.piece("khamul-the-ringwraith")
    assert (attack.prowess_now(t.s), attack.body_now(t.s)) == (11, 6)
    t.play("pass")
    t.quiet()
    assert "morgul-blade" in t.discard[0]


@card("morgul-blade")
def test_morgul_blade_stays_after_a_blow_that_succeeds() -> None:
    t = organizing("0 dale: khamul-the-ringwraith")
    t.resource("morgul-blade > khamul-the-ringwraith")
    t.assault("wolf", "khamul-the-ringwraith", 1, 13)
    t.roll(2, 2)  # 11 against 12; 2 against his body
    t.quiet()
    t.play("pass")
    t.quiet()
    assert "morgul-blade" in t
