"""Permanent-events of heroes that lie with a faction."""

from lidless_eye.laying import lay, visiting
from support import card, rule


@card("stone-of-erech")
def test_stone_of_erech() -> None:
    t = visiting("0 hero-vale-of-erech: aragorn-ii")
    assert not t.resource_on("stone-of-erech", "site")
    t.lay("men-of-lamedon", 0)
    t.resource("stone-of-erech > men-of-lamedon", "site")
    assert (t.host["stone-of-erech"], t.given_points("stone-of-erech")) == ("men-of-lamedon", 2)
    t = visiting("0 hero-edoras: aragorn-ii")
    t.lay("men-of-lamedon", 0)
    assert not t.resource_on("stone-of-erech", "site")


@card("align-palantir")
def test_align_palantir() -> None:
    stone = "hero-palantir-of-orthanc"
    for other, fits in (("elrond", [stone]), ("haldir", [])):
        t = lay(f"0 lorien: aragorn-ii ({stone}), {other}")
        assert t.resource_on("align-palantir") == fits
    t = lay(f"0 lorien: aragorn-ii ({stone}), elrond")
    before = t.corruption("aragorn-ii")
    assert not t.has_access(stone)
    t.resource(f"align-palantir > {stone}")
    assert t.has_access(stone)
    assert (t.corruption("aragorn-ii"), t.corruption("elrond")) == (before + 2, 0)
    assert t.worth(0) == 2
    assert t.resource_on("align-palantir") == []
    gone = t.copy().going("aragorn-ii", "hero-moria", "ww").travels("aragorn-ii")
    assert (gone.discard[0], gone.has_access(stone)) == (["align-palantir"], False)
    t.roll(12).store(stone).quiet()
    assert sorted(t.stored[0]) == ["align-palantir", stone]
    assert t.worth(0) == 2


def test_what_lay_with_a_stored_item_and_does_not_say_so_is_discarded() -> None:
    t = lay("0 dol-guldur: layos (palantir-of-orthanc)")
    t.lay_on("focus-palantir", "palantir-of-orthanc", 0)
    t.roll(12).store("palantir-of-orthanc").quiet()
    assert (t.stored[0], t.discard[0]) == (["palantir-of-orthanc"], ["focus-palantir"])


@rule("LE-H-48")
@card("the-white-tree")
def test_the_white_tree() -> None:
    sapling = "sapling-of-the-white-tree"
    t = lay(f"0 hero-minas-tirith: wounded faramir ({sapling}), elrond; 0 lorien: wounded haldir ({sapling})")
    assert t.resource_on("the-white-tree") == [f"{sapling}#1"]
    assert lay(f"0 hero-minas-tirith: faramir ({sapling})").resource_on("the-white-tree") == []  # no sage
    before = t.copy().untap()
    assert before.tap["faramir"] == "wounded"
    t.resource(f"the-white-tree > {sapling}#1")
    assert (t.discard[0], t.worth(0)) == ([sapling], 5)
    assert t.untap().tap["faramir"] == "tapped"
    t.staying("faramir")
    assert t.hazard_on("siege") == []
    assert t.hazard_on("the-burden-of-time") == []


@card("the-white-tree")
def test_the_white_tree_from_a_stored_sapling() -> None:
    t = lay("0 hero-minas-tirith: elrond (sapling-of-the-white-tree)")
    stored = t.copy().roll(12).store("sapling-of-the-white-tree").quiet().forget()
    assert stored.resource_on("the-white-tree") == [""]
    stored.resource("the-white-tree")
    assert (stored.stored[0], stored.discard[0], stored.worth(0)) == ([], ["sapling-of-the-white-tree"], 5)
    t.site["elrond"] = "lorien"
    t.roll(12).store("sapling-of-the-white-tree").quiet().forget()
    t.site["elrond"] = "hero-minas-tirith"
    assert t.resource_on("the-white-tree") == []  # it lies elsewhere
