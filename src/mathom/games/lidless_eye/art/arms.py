"""What figures hold behind their shoulder, on the field of the figure (100 by 120), and what covers their shoulders."""

from collections.abc import Callable

from mathom.drawing.svg import circle, path
from mathom.games.lidless_eye.art.shapes import (
    BLOOD,
    BONE,
    COAL,
    GOLD,
    IRON,
    LEATHER,
    STEEL,
    WOOD,
    bar,
    both,
    flat,
    pen,
)

ARMS = {
    "": "",
    "scimitar": path("M84 112 80 84C82 58 88 36 108 6 110 40 104 66 92 86L94 112Z", STEEL)
    + flat("M108 6C98 32 92 56 89 86L92 86C104 66 110 40 108 6Z", "#8d98a3")
    + bar("M74 88 102 84", "#6d5a46", 5),
    "axe": bar("M88 118 96 4", WOOD, 5)
    + path("M94 12C108 2 118 6 124 0 128 20 124 36 116 46 110 38 102 36 92 38Z", IRON)
    + flat("M124 0C128 20 124 36 116 46 113 42 111 40 108 39 116 28 118 14 116 4Z", STEEL)
    + path("M95 14 84 6 82 30 93 26Z", IRON),
    "mace": bar("M86 118 97 26", COAL, 5)
    + path("M98-4 104 6 115 6 112 17 119 26 109 30 106 40 97 34 87 38 86 27 78 20 87 14 88 3Z", IRON)
    + circle(98, 18, 7, "#3a4048"),
    "spear": bar("M90 120 98 16", WOOD, 4)
    + path("M99-20 108 4 100 20 91 3Z", STEEL)
    + flat("M99-20 108 4 100 20Z", "#8d98a3")
    + pen("M93 24 103 25", BLOOD, 4),
    "bow": pen("M84 6 92 12C118 30 120 84 92 108L84 114", "#1a0f06", 8)
    + pen("M84 6 92 12C118 30 120 84 92 108L84 114", WOOD, 5)
    + pen("M85 8 86 112", BONE, 1.4),
    "whip": bar("M88 116 94 82", LEATHER, 6)
    + pen("M94 82C96 56 118 58 114 36 110 18 88 28 96 42 102 52 118 20 100-2", "#1a0f06", 6)
    + pen("M94 82C96 56 118 58 114 36 110 18 88 28 96 42 102 52 118 20 100-2", "#8a5a2b", 3),
    "sword": path("M92 84 90 18 96 2 102 18 100 84Z", STEEL)
    + flat("M96 2 102 18 100 84 96 84Z", "#8d98a3")
    + bar("M80 86H112", GOLD, 4)
    + bar("M96 90V112", LEATHER, 5),
    "staff": bar("M92 120V6", WOOD, 4)
    + circle(92, 0, 9, "#c23a2a")
    + circle(89, -3, 3, "#ffd0b8", stroke="none")
    + path("M82 12Q92 4 102 12L98 18H86Z", GOLD),
    "banner": bar("M92 120V-8", WOOD, 4)
    + path("M94-6 128 2 120 16 128 32 94 36Z", BLOOD)
    + circle(106, 15, 6, "#ffb02e"),
    "knife": path("M88 104 84 66C86 54 92 46 102 40 104 58 102 76 96 104Z", STEEL) + bar("M80 104H102", COAL, 4),
    "club": path("M86 118 82 40C80 18 92 6 104 10 116 16 112 40 108 50L96 118Z", "#6a4a2c")
    + path("M84 34 76 30 84 26ZM112 36 120 34 112 28ZM96 10 98 0 103 9Z", BONE),
    "scroll": path("M78 62H104V108H78Z", BONE)
    + path("M74 56H108V66H74ZM74 104H108V114H74Z", "#c9a86a")
    + pen("M83 74H99M83 82H99M83 90H94", "#7a5a30", 2),
    "horn": path("M76 62C82 84 104 86 116 60L122 64C116 96 88 104 70 74Z", BONE)
    + pen("M84 78 80 86M104 78 110 86", GOLD, 4),
}


def cloak(colour: str, dark: str) -> str:
    return (
        path("M-4 122C-2 98 18 90 36 84H64C82 90 102 98 104 122Z", colour)
        + flat("M52 86H64C82 90 102 98 104 122H70Z", dark)
        + pen("M22 98Q16 110 16 121M34 94 32 121M78 98Q84 110 84 121M66 94 68 121", "#000", 1.6, opacity=0.35)
        + circle(50, 96, 5, GOLD)
    )


def plates(colour: str, trim: str) -> str:
    """iron on the shoulders, with spikes"""
    chest = path("M6 122C8 98 26 88 38 84H62C74 88 92 98 94 122Z", "#2c2a30")
    return (
        chest
        + both(
            path("M12 96 6 74 24 88Z", trim),
            path("M-6 122C-6 102 6 88 30 86 34 100 26 116 18 122Z", colour),
            pen("M-2 114Q10 98 28 98M4 122Q14 108 24 108", "#000", 1.8, opacity=0.5),
        )
        + path("M36 86Q50 104 64 86L66 94Q50 114 34 94Z", trim)
    )


def mail(colour: str, trim: str) -> str:
    rows = "".join(
        f"M{x} {y}q3.5 5 7 0"
        for y, xs in ((98, range(18, 78, 7)), (106, range(10, 86, 7)), (114, range(6, 90, 7)))
        for x in xs
    )
    return (
        path("M-2 122C0 98 20 88 36 84H64C80 88 100 98 102 122Z", colour)
        + pen(rows, "#1a0f06", 1.2, opacity=0.7)
        + path("M32 88Q50 102 68 88L70 96Q50 112 30 96Z", trim)
    )


def fur(colour: str, dark: str) -> str:
    tufts = (
        "M-6 122 2 102 8 108 12 92 20 98 26 84 34 92 42 86 50 96 58 86 66 92 74 84 80 98 88 92 92 108 98 102 106 122Z"
    )
    return path(tufts, colour) + pen(
        "M10 112 14 104M24 106 28 96M40 104 42 96M60 104 58 96M76 106 72 96M90 112 86 104", dark, 2.2
    )


def robe(colour: str, trim: str) -> str:
    return path("M0 122C2 100 22 90 38 84L50 92 62 84C78 90 98 100 100 122Z", colour) + path(
        "M38 84 50 108 62 84 68 87 52 122H48L32 87Z", trim
    )


DRESSES: dict[str, Callable[[str, str], str]] = {
    "cloak": cloak,
    "plates": plates,
    "mail": mail,
    "fur": fur,
    "robe": robe,
}
