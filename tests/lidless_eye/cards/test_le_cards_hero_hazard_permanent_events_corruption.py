"""The corruption cards of The Wizards."""

from lidless_eye.laying import Laid, lay
from support import card, rule


@rule("LE-H-28")
@card("lure-of-creation")
def test_lure_of_creation() -> None:
    t = lay("0 lorien: gandalf, haldir").going("gandalf", "rivendell", "wbww")
    assert t.hazard_on("lure-of-creation") == ["gandalf"]
    t.hazard("lure-of-creation > gandalf")
    assert t.corruption("gandalf") == 2
    for site, asked in (("rivendell", True), ("hero-goblin-gate", False)):
        other = lay("0 lorien: gandalf").going("gandalf", site, "ww")
        other.lay_on("lure-of-creation", "gandalf", 1)
        other.tells("arrive", other.s.now)
        assert ("CorruptionCheck" in other.stack) == asked


@card("the-burden-of-time")
def test_the_burden_of_time() -> None:
    t = lay("0 lorien: aragorn-ii, haldir").going("aragorn-ii", "hero-goblin-gate", "ww")
    assert t.hazard_on("the-burden-of-time") == ["haldir"]
    t = lay("0 lorien: haldir").staying("haldir")
    assert not t.hazard_on("the-burden-of-time")
    for site, asked in (("hero-moria", True), ("lorien", False)):
        t = lay(f"0 {site}: haldir")
        t.lay_on("the-burden-of-time", "haldir", 1)
        assert t.corruption("haldir") == 2
        t.tells("untap")
        assert ("CorruptionCheck" in t.stack) == asked


def stabbed(blade: str, *rolls: int, creature: str = "adunaphel", events: tuple[str, ...] = ()) -> tuple[Laid, int]:
    """a Nazgûl attacks two with this blade, of which a second one cannot be played; how much stronger it is"""
    t = lay("0 lorien: aragorn-ii, haldir").going("aragorn-ii", "hero-moria", "wd")
    for event in events:
        t.lay(event, 1)
    t.hold(1, blade, blade).roll(*rolls)
    attack = t.creature(creature, "aragorn-ii", "dark-domain", begin=False)
    attack.strikes = 2
    t.run(attack).quiet(lambda: t.seat == 1)
    before = attack.prowess_now(t.s)
    t.play(f"play {blade}", "pass").quiet(lambda: t.seat == 1)
    assert not t.offered(f"play {blade}") or t.seat == 0
    more = int(attack.prowess_now(t.s) - before)
    return t.quiet(), more


@card("morgul-knife")
def test_morgul_knife() -> None:
    t, more = stabbed("morgul-knife", 2, 2, 2, 2)
    assert more == 2
    t.dully(lambda: t.stack[-1] == "Stab")
    assert (t.seat, t.offers()) == (1, ["pick aragorn-ii", "pick haldir"])
    t.play("pick haldir").dully()
    assert (t.host["morgul-knife"], t.corruption("haldir"), t.marked("haldir", "tempted")) == ("haldir", 4, True)
    assert t.all_rolled()
    unhurt = stabbed("morgul-knife", 7, 2, 7, 2)[0]
    unhurt.attacking.prowess = 0
    unhurt.dully()
    assert unhurt.discard[1].count("morgul-knife") == 1


@card("the-pale-sword")
def test_the_pale_sword() -> None:
    for creature, events, more in (
        ("adunaphel", ("akhorahil",), 1),
        ("witch-king-of-angmar", (), 1),
        ("witch-king-of-angmar", ("akhorahil", "adunaphel"), 3),
    ):
        assert stabbed("the-pale-sword", creature=creature, events=events)[1] == more
    t = stabbed("the-pale-sword", 2, 2, 12, 12)[0].dully()
    assert t.corruption("aragorn-ii") == 6


@card("morgul-knife")
@card("the-pale-sword")
def test_a_blade_is_fought_in_place_of_healing() -> None:
    for name, above in (("morgul-knife", 4), ("the-pale-sword", 5)):
        for roll, choice, position in (
            (above + 1, "shake-off", "wounded"),
            (above, "shake-off", "wounded"),
            (0, "pass", "tapped"),
        ):
            t = lay("0 lorien: wounded haldir; 1 rivendell: elrond")
            t.lay_on(name, "haldir", 1)
            t.roll(*([roll] if roll else []))
            t.turn()
            assert t.stack[-1] == "Purge"
            t.play(t.offered(choice)[0])
            assert t.tap["haldir"] == position
            assert (name in t) == (roll <= above)
            assert not t.offered("shake-off")  # not in the organization phase
        t = lay("0 hero-edoras: wounded haldir; 1 rivendell: elrond")
        t.lay_on(name, "haldir", 1)
        assert "Purge" not in t.turn().stack
