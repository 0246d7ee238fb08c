"""The Palantíri in the hands of heroes."""

import pytest

from lidless_eye.laying import lay, visiting
from support import card, rule


@pytest.mark.parametrize(
    ("name", "site", "points", "burden"),
    [
        pytest.param(f"hero-palantir-of-{name}", site, points, burden, marks=card(f"hero-palantir-of-{name}"))
        for name, site, points, burden in (
            ("amon-sul", "hero-moria", 3, 3),
            ("annuminas", "hero-moria", 3, 2),
            ("elostirion", "hero-the-white-towers", 2, 2),
            ("minas-tirith", "hero-minas-tirith", 2, 2),
            ("orthanc", "hero-isengard", 2, 2),
            ("osgiliath", "hero-moria", 3, 3),
        )
    ],
)
def test_is_found(name: str, site: str, points: int, burden: int) -> None:
    assert not visiting("0 hero-edoras: aragorn-ii").resource_on(name, "site")
    t = visiting(f"0 {site}: aragorn-ii, haldir, faramir, legolas")
    t.resource(f"{name} > aragorn-ii", "site")
    assert (t.given_points(name), t.corruption("aragorn-ii")) == (points, burden)


@card("hero-palantir-of-amon-sul", "hero-palantir-of-osgiliath")
def test_distant_stones_are_worth_more_when_stored() -> None:
    for name in ("hero-palantir-of-amon-sul", "hero-palantir-of-osgiliath"):
        t = lay(f"0 rivendell: aragorn-ii ({name})")
        t.roll(12)
        t.store(name)
        assert t.points(0)["items"] == 5


@card("hero-palantir-of-amon-sul", "hero-palantir-of-osgiliath")
def test_distant_stones_need_companions_on_the_way() -> None:
    for name, least in (("hero-palantir-of-amon-sul", 2), ("hero-palantir-of-osgiliath", 4)):
        for many in (least - 1, least):
            others = ", ".join(("aragorn-ii", "haldir", "legolas", "faramir")[:many]).replace(
                "aragorn-ii", f"aragorn-ii ({name})"
            )
            t = lay(f"0 lorien: {others}").going("aragorn-ii", "hero-moria", "ww")
            t.window("travel")
            assert (name in t) == (many == least)


@rule("LE-H-92")
@card("hero-palantir-of-elostirion")
def test_a_sage_looks_west() -> None:
    for who, may in (("annalena", True), ("faramir", False)):
        t = lay(f"0 hero-the-white-towers: {who} (hero-palantir-of-elostirion), haldir, boromir-ii")
        t.lay_on("lure-of-the-senses", "haldir", 1)
        t.lay_on("lure-of-expedience", "boromir-ii", 1)
        assert t.usable("hero-palantir-of-elostirion") == (["lure-of-the-senses & 6"] if may else [])
        if may:
            t.window("organise")
            t.roll(12)
            t.use("hero-palantir-of-elostirion > lure-of-the-senses & 6")
            assert (t.tap["hero-palantir-of-elostirion"], t.tap[who]) == ("tapped", "untapped")
            assert "lure-of-the-senses" in t.discard[1]


@card(
    "hero-palantir-of-orthanc",
    "hero-palantir-of-annuminas",
    "hero-palantir-of-minas-tirith",
    "hero-palantir-of-osgiliath",
)
def test_powers_of_the_stones() -> None:
    for name, ways in (
        ("orthanc", {"& 4"}),
        ("annuminas", {"& 1"}),
        ("minas-tirith", {"& 3"}),
        ("osgiliath", {"lure-of-the-senses & 5"}),
    ):
        t = lay(f"0 hero-isengard: saruman (hero-palantir-of-{name}), haldir")
        t.lay_on("lure-of-the-senses", "haldir", 1)
        t.add("deck", 0, *["giant"] * 5, "test-of-form")
        t.add("discard", 0, "concealment")
        assert set(t.usable(f"hero-palantir-of-{name}")) == ways
    t = lay("0 hero-isengard: saruman (hero-palantir-of-amon-sul, hero-palantir-of-annuminas); 1 rivendell: haldir")
    t.add("deck", 0, "test-of-form")
    t.hold(1, "giant")
    assert set(t.usable("hero-palantir-of-amon-sul")) == {"& 0", "& 1"}
