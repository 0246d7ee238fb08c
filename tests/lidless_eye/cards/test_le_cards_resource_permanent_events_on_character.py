"""Resource permanent-events on a character: leaders and commands, and what is learnt and stored."""

import pytest

from lidless_eye.laying import Laid, organizing, visiting
from support import card, rule

COMMANDS = ["i-ll-be-at-your-heels", "i-ll-report-you", "smart-and-secret"]


def figures(t: Laid, who: str) -> tuple[int, int, int]:
    return t.check_sum(who), t.prowess(who), t.body(who)


@pytest.mark.parametrize(
    ("name", "check", "arms", "hide"),
    [
        pytest.param("i-ll-be-at-your-heels", 1, 0, 0, marks=card("i-ll-be-at-your-heels")),
        pytest.param("i-ll-report-you", 0, 1, 0, marks=card("i-ll-report-you")),
        pytest.param("smart-and-secret", 0, 0, 1, marks=card("smart-and-secret")),
    ],
)
def test_a_command(name: str, check: int, arms: int, hide: int) -> None:
    t = organizing("0 dol-guldur: lieutenant-of-dol-guldur, jerrek; 0 dol-guldur: tarcil")
    assert t.resource_on(name) == ["lieutenant-of-dol-guldur"]  # only a leader
    assert t.resource_on(name, "site") == []
    t.resource(f"{name} > lieutenant-of-dol-guldur")
    assert t.direct("lieutenant-of-dol-guldur") == 3 - 2
    assert figures(t, "lieutenant-of-dol-guldur") == (check, 7 + arms, 9 + hide)
    assert figures(t, "jerrek") == (check, 5 + arms, 8 + hide)
    assert figures(t, "tarcil") == (0, 4, 8)
    assert t.resource_on(name) == []
    assert t.usable(name) == []  # not in the turn in which it came
    t.unmark(name, "came")
    t.uses(name)
    assert name in t.hand[0]
    assert t.direct("lieutenant-of-dol-guldur") == 3


@card(*COMMANDS)
def test_a_leader_has_one_command_at_a_time() -> None:
    t = organizing("0 dol-guldur: gorbag")
    t.resource("i-ll-report-you > gorbag")
    assert t.resource_on("smart-and-secret") == []  # one new command a turn
    t.unmark("i-ll-report-you", "came")
    t.resource("smart-and-secret > gorbag")
    assert "i-ll-report-you" in t.hand[0]
    assert t.direct("gorbag") == 0  # never below


@card("by-the-ringwraith-s-word")
def test_by_the_ringwraith_s_word() -> None:
    t = organizing("0 dol-guldur: the-witch-king, lagduf, muzgash; 0 minas-morgul: snaga")
    assert t.resource_on("by-the-ringwraith-s-word") == ["lagduf"]  # muzgash has less mind than he
    t.resource("by-the-ringwraith-s-word > lagduf")
    assert t.is_leader("lagduf")
    assert t.direct("lagduf") == 0
    assert t.direct("lagduf", "muzgash") == 4
    assert t.direct("lagduf", "snaga") == 0  # in another company
    assert t.direct("lagduf", "goblins-of-goblin-gate") == 0
    assert t.resource_on("by-the-ringwraith-s-word") == []  # one for each player
    t.roll(8)  # a result that discards him
    t.body_check("lagduf")
    assert "lagduf" in t
    assert t.characters(0) == ["the-witch-king", "lagduf", "muzgash", "snaga"]
    t.join("the-witch-king", "gorbag")  # mind 6 against 3
    t.organize()
    assert "by-the-ringwraith-s-word" in t.discard[0]
    assert not t.is_leader("lagduf")


@card("by-the-ringwraith-s-word")
def test_the_ringwraith_s_word_goes_at_once_before_a_higher_mind() -> None:
    """In the middle of the organization phase, as soon as he has joined: who follows by its influence must be
    controlled otherwise before the phase ends."""
    t = organizing("0 dol-guldur: the-witch-king, lagduf, muzgash; 0 dol-guldur: gorbag, snaga", advanced=1)
    t.resource("by-the-ringwraith-s-word > lagduf")
    t.organize()
    t.play("control muzgash > lagduf")
    assert t.overdrawn("lagduf") <= 0
    t.play("regroup gorbag > the-witch-king+")
    assert "by-the-ringwraith-s-word" in t.discard[0]
    assert t.overdrawn("lagduf") > 0
    assert t.seat == 0  # still in his organization phase


@card("by-the-ringwraith-s-word")
def test_the_ringwraith_s_word_goes_between_two_answers_on_the_way() -> None:
    t = organizing("0 dol-guldur: lagduf (by-the-ringwraith-s-word), muzgash")
    t.going("lagduf", "dale", "dww")
    t.hold(1, "wargs")
    t.window("travel start")
    assert t.is_leader("lagduf")
    t.join("lagduf", "gorbag")
    t.play("pass")
    assert not t.is_leader("lagduf")
    assert "by-the-ringwraith-s-word" in t.discard[0]


@card("no-more-nonsense")
def test_no_more_nonsense() -> None:
    t = organizing("0 dol-guldur: gorbag, snaga")
    t.lay_on("lure-of-the-senses", "snaga", 1)
    assert t.resource_on("no-more-nonsense") == ["gorbag & snaga"]
    other = t.copy()
    t.roll(7, 7)  # 7 + 6 against 7 + 5
    t.resource("no-more-nonsense > gorbag & snaga")
    assert t.direct("gorbag") == 2
    assert "lure-of-the-senses" not in t
    assert t.resource_on("no-more-nonsense") == []
    other.lay_on("blazon-of-the-eye", "gorbag")
    other.roll(6, 7)  # 12 against 12 is not greater
    before = other.direct("gorbag")
    other.resource("no-more-nonsense > gorbag & snaga")
    assert other.direct("gorbag") == max(0, before - 2)
    assert "lure-of-the-senses" in other
    alone = organizing("0 dol-guldur: gorbag")
    assert alone.resource_on("no-more-nonsense") == []


@card("awaiting-the-call")
def test_awaiting_the_call() -> None:
    t = organizing("0 dale: layos, the-mouth, lagduf")
    assert t.resource_on("awaiting-the-call") == ["layos", "lagduf"]  # a mind of 9 is too great
    t.resource("awaiting-the-call > layos")
    assert t.control_cost("layos") == 2  # half of 5, rounded down
    assert t.control_cost("the-mouth") == 9
    assert t.resource_on("awaiting-the-call") == ["lagduf"]
    t.going("layos", "dol-guldur", "s").set_out("layos")
    assert t.control_cost("layos") == 5
    haven = organizing("0 dol-guldur: layos")
    assert haven.resource_on("awaiting-the-call") == []


@card("that-ain-t-no-secret")
def test_that_ain_t_no_secret() -> None:
    t = visiting("0 bree: jerrek, tapped tarcil")
    assert t.resource_on("that-ain-t-no-secret", "site") == ["jerrek"]
    assert t.resource_on("that-ain-t-no-secret") == []
    t.resource("that-ain-t-no-secret > jerrek", "site")
    assert (t.host["that-ain-t-no-secret"], t.tap["jerrek"]) == ("jerrek", "tapped")
    assert t.worth(0) == 0
    t.untap()
    assert t.tap["jerrek"] == "untapped"  # it does not hold him
    assert t.storable() == set()
    t.site["jerrek"] = "dol-guldur"
    assert t.storable() == {"that-ain-t-no-secret"}
    t.roll()  # no check for what is no item
    t.store("that-ain-t-no-secret")
    assert t.worth(0) == 1
    silent = visiting("0 cameth-brin: jerrek")
    assert silent.resource_on("that-ain-t-no-secret", "site") == []


@card("that-s-been-heard-before-tonight")
def test_that_s_been_heard_before_tonight() -> None:
    t = visiting("0 bree: jerrek")
    t.resource("that-s-been-heard-before-tonight > jerrek", "site")
    assert not t.site_tapped(0, t.site["jerrek"])
    t.untap()
    assert t.tap["jerrek"] == "tapped"  # held until it is stored
    t.site["jerrek"] = "dol-guldur"
    t.store("that-s-been-heard-before-tonight")
    assert t.worth(0) == 2
    t.untap()
    assert t.tap["jerrek"] == "untapped"
    overt = visiting("0 bree: gorbag")
    assert overt.resource_on("that-s-been-heard-before-tonight", "site") == []
    ruins = visiting("0 isengard: jerrek")  # information, but neither border-hold nor free-hold
    assert ruins.resource_on("that-s-been-heard-before-tonight", "site") == []


@card("to-satisfy-the-questioner")
def test_to_satisfy_the_questioner() -> None:
    t = visiting("0 edoras: jerrek")  # a free-hold without information
    t.resource("to-satisfy-the-questioner > jerrek", "site")
    assert t.site_tapped(0, t.site["jerrek"])
    assert t.s.extra == 1  # one minor item may follow
    t.untap()
    assert t.tap["jerrek"] == "tapped"
    t.site["jerrek"] = "dol-guldur"
    t.store("to-satisfy-the-questioner")
    assert t.worth(0) == 3
    tapped = visiting("0 edoras: jerrek", tapped=True)
    assert tapped.resource_on("to-satisfy-the-questioner", "site") == []
    border = visiting("0 bree: jerrek")
    assert border.resource_on("to-satisfy-the-questioner", "site") == []


@card("news-of-the-shire")
def test_news_of_the_shire() -> None:
    t = visiting("0 bag-end: jerrek, tarcil", tapped=True)
    t.resource("news-of-the-shire > jerrek", "site")
    t.resource("news-of-the-shire > tarcil", "site")
    t.site["jerrek"] = "dol-guldur"
    assert t.storable() == set()
    assert t.region_kind("the-shire") == "free-domain"
    t.site["jerrek"] = "barad-dur"
    assert t.storable() == {"news-of-the-shire#1", "news-of-the-shire#2"}
    t.store("news-of-the-shire#1")
    assert t.worth(0) == 3
    assert (t.region_kind("the-shire"), t.site_kind("bag-end")) == ("border-land", "border-hold")
    t.store("news-of-the-shire")
    assert t.worth(0) == 3 + 1
    t.company(0, "carn-dum", "layos")
    t.hold(0, "whip")
    t.going("layos", "bag-end", "swf").set_out("layos")
    assert t.path(t.now) == "swb"
    elsewhere = visiting("0 bree: jerrek")
    assert elsewhere.resource_on("news-of-the-shire", "site") == []


@rule("LE-B-124")
@pytest.mark.parametrize(
    ("name", "site"),
    [
        pytest.param("that-ain-t-no-secret", "isengard", marks=card("that-ain-t-no-secret")),
        pytest.param("that-s-been-heard-before-tonight", "bree", marks=card("that-s-been-heard-before-tonight")),
    ],
)
def test_information_needs_an_untapped_site(name: str, site: str) -> None:
    t = visiting(f"0 {site}: jerrek")
    assert t.resource_on(name, "site") == ["jerrek"]
    tapped = visiting(f"0 {site}: jerrek", tapped=True)
    assert tapped.resource_on(name, "site") == []
