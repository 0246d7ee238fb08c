"""Every sign by its key, and the signs of what happens: moving, removing, one more turn. Each fills a square of 100.

A key may end in a number, `coins-3`: a coin with the figure 3.
"""

from collections.abc import Callable
from functools import partial

from mathom.drawing.svg import circle, line, path, place, rect
from mathom.games.duel.art.chains import SHAPES, chain
from mathom.games.duel.art.figures import helmet, tower
from mathom.games.duel.art.peoples import FIELDS as PEOPLES
from mathom.games.duel.art.peoples import people
from mathom.games.duel.art.regions import FIELDS as REGIONS
from mathom.games.duel.art.regions import region
from mathom.games.duel.art.signs import CREAM, FIGURES, INK, SKILLS, coin, ring

RED = "#d02818"

# of the six colours of cards: the colour, the same darker, and a mark that is theirs alone
COLOURS = {
    "grey": ("#8d949b", "#3b4046", "M30 62H70V46H58L54 30H46L42 46H30Z"),
    "yellow": ("#e0aa2c", "#6b470a", "M50 28a20 20 0 1 0 .1 0Z"),
    "blue": ("#3a78bd", "#12305c", "M50 26a22 22 0 1 0 .1 0ZM50 37a11 11 0 1 1-.1 0Z"),
    "green": ("#4f9a4a", "#173f1e", "M50 24Q76 46 50 72 24 46 50 24Z"),
    "red": ("#c23a2c", "#57100e", "M50 24 64 46H56V72H44V46H36Z"),
    "purple": ("#8a56b0", "#351650", "M56 22 34 52H48L42 74 66 44H52Z"),
}


def crossed() -> str:
    """taken away"""
    return path("M8 82 82 8 92 18 18 92Z", RED, stroke=INK, stroke_width=4)


def move() -> str:
    """a boot on its way"""
    return (
        path("M20 6H58V38Q80 46 90 60V70H16Z", "#a5692e", stroke=INK, stroke_width=5)
        + path("M16 7H62V19H16ZM15 63H91V73H15Z", "#f4d98e", stroke=INK, stroke_width=3.4)
        + line("M58 42l-10 5M68 47l-9 6", INK, 4)
        + path("M8 80H66V73L94 87 66 101V94H8Z", "#ffe08a", stroke=INK, stroke_width=4)
    )


def lose_coin() -> str:
    return coin() + crossed()


def remove_unit() -> str:
    return helmet() + crossed()


def remove_fortress() -> str:
    return tower() + crossed()


def extra_turn() -> str:
    """an hourglass between two arrows that go round"""
    arrows = "M22 76A40 40 0 0 1 34 14M78 24A40 40 0 0 1 66 86"
    heads = "M20 8 42 8 34 28ZM80 92 58 92 66 72Z"
    return (
        line(arrows, INK, 16)
        + path(heads, "#ffe08a", stroke=INK, stroke_width=5)
        + line(arrows, "#ffe08a", 9)
        + path("M34 30H66L54 50 66 70H34L46 50Z", CREAM, stroke=INK, stroke_width=4)
        + path("M40 36H60L50 48ZM50 56 60 68H40Z", "#d98a2b")
        + line("M32 28H68M32 72H68", INK, 7)
    )


def card(colour: str) -> str:
    """a small card of a colour, with the mark of this colour"""
    light, deep, mark = COLOURS[colour]
    return (
        rect(18, 4, 64, 92, deep, rx=9, stroke=INK, stroke_width=5)
        + rect(24, 10, 52, 80, light, rx=5)
        + path(mark, CREAM, stroke=INK, stroke_width=3, fill_rule="evenodd")
    )


def grey_card_away() -> str:
    return card("grey") + crossed()


def pile(arrow: str) -> str:
    """the discard pile and a way into or out of it"""
    return (
        rect(30, 30, 52, 66, "#5b4630", rx=7, stroke=INK, stroke_width=4)
        + rect(20, 22, 52, 66, "#8d6a3e", rx=7, stroke=INK, stroke_width=4)
        + rect(10, 14, 52, 66, "#d9bd84", rx=7, stroke=INK, stroke_width=4)
        + path(arrow, "#ffe9a6", stroke=INK, stroke_width=5)
    )


def from_pile() -> str:
    return pile("M54 78H36V40H20L45 6 70 40H54Z")


def to_pile() -> str:
    return pile("M54 6H36V48H20L45 82 70 48H54Z")


def two_tokens() -> str:
    """two medals of a people, of which one is kept"""
    return (
        circle(62, 36, 31, "#8a7a5c", stroke=INK, stroke_width=5)
        + circle(62, 36, 20, "none", stroke="#5d4f37", stroke_width=5)
        + circle(40, 60, 35, "#e3ab3e", stroke=INK, stroke_width=5)
        + circle(40, 60, 26, "#fff0b8", stroke=INK, stroke_width=3)
        + line("M27 60 37 71 55 49", "#2c7a34", 9)
    )


def any_skill() -> str:
    """the colours of all five skills in one wheel"""
    slices = (
        ("#12706b", "M50 50V6A44 44 0 0 1 91.8 36.4Z"),
        ("#a2431d", "M50 50 91.8 36.4A44 44 0 0 1 75.9 85.6Z"),
        ("#a5173a", "M50 50 75.9 85.6A44 44 0 0 1 24.1 85.6Z"),
        ("#27509b", "M50 50 24.1 85.6A44 44 0 0 1 8.2 36.4Z"),
        ("#5c2f86", "M50 50 8.2 36.4A44 44 0 0 1 50 6Z"),
    )
    wheel = "".join(path(d, colour, stroke="#f4d98e", stroke_width=3) for colour, d in slices)
    return (
        circle(50, 50, 47, INK) + wheel + place(27, 27, 0.46, line(FIGURES[1], INK, 40), line(FIGURES[1], "#fff", 22))
    )


def no_surcharge() -> str:
    return (
        place(0, 16, 0.8, tower())
        + place(44, 0, 0.56, coin(1))
        + line("M42 58 98 2", INK, 14)
        + line("M42 58 98 2", RED, 8)
    )


def tile() -> str:
    """a place to be taken"""
    return (
        rect(3, 20, 94, 60, "#5b3a17", rx=8, stroke=INK, stroke_width=5)
        + rect(10, 27, 80, 46, "#bcd3df", rx=4)
        + path("M10 73V62Q34 46 52 56T90 58V73Z", "#6f8a3a")
        + path("M42 62V40H48V45H54V40H60V62Z", CREAM, stroke=INK, stroke_width=3)
    )


def links() -> str:
    """two links of a chain"""
    one, two = "M44 28H30a16 16 0 0 0 0 32H44", "M56 40H70a16 16 0 0 1 0 32H56"
    both = f"{one}a16 16 0 0 0 15-10M{two.removeprefix('M')}a16 16 0 0 1-15-10"
    return line(both, INK, 17) + line(both, "#d9e0e6", 9)


def any_region() -> str:
    """a shield with all the regions' colours"""
    return (
        path("M10 5H50V50H10Z", REGIONS["lindon"])
        + path("M50 5H90V50H50Z", REGIONS["rhovanion"])
        + path("M10 50H50V96Q12 78 10 50Z", REGIONS["rohan"])
        + path("M50 50H90Q88 78 50 96Z", REGIONS["mordor"])
        + path("M10 5H90V50Q88 78 50 96 12 78 10 50Z", "none", stroke=INK, stroke_width=7)
        + path("M10 5H90V50Q88 78 50 96 12 78 10 50ZM50 5V96M10 50H90", "none", stroke="#f4d98e", stroke_width=3.4)
        + line("M50 27V67M30 47H70", INK, 15)
        + line("M50 27V67M30 47H70", "#fff", 8)
    )


def one_more() -> str:
    return line("M50 14V86M14 50H86", INK, 24) + line("M50 14V86M14 50H86", "#ffe08a", 14)


def stroke() -> str:
    """one or the other"""
    return path("M33 94 57 6H67L43 94Z", CREAM, stroke=INK, stroke_width=4)


def blank() -> str:
    """for a name of somebody's own component file, which has no sign"""
    return circle(50, 50, 45, "#8d7a58", stroke=INK, stroke_width=6) + circle(50, 50, 10, INK)


def sign(key: str) -> str:
    return ICONS.get(key, blank)()


def then() -> str:
    """what follows from it"""
    return path("M10 38H56V18L94 50 56 82V62H10Z", CREAM, stroke=INK, stroke_width=5)


ICONS: dict[str, Callable[[], str]] = {
    **{f"skill-{name}": sign for name, sign in SKILLS.items()},
    **{f"people-{name}": partial(people, name) for name in PEOPLES},
    **{f"chain-{name}": partial(chain, name) for name in SHAPES},
    **{f"region-{name}": partial(region, name) for name in REGIONS},
    **{f"card-{name}": partial(card, name) for name in COLOURS},
    **{f"coins-{n}": partial(coin, n) for n in FIGURES},
    "coin": coin,
    "ring": ring,
    "unit": helmet,
    "fortress": tower,
    "move": move,
    "lose-coin": lose_coin,
    "remove-unit": remove_unit,
    "remove-fortress": remove_fortress,
    "extra-turn": extra_turn,
    "grey-card-away": grey_card_away,
    "from-pile": from_pile,
    "to-pile": to_pile,
    "two-tokens": two_tokens,
    "any-skill": any_skill,
    "no-surcharge": no_surcharge,
    "tile": tile,
    "links": links,
    "any-region": any_region,
    "one-more": one_more,
    "or": stroke,
    "then": then,
}
