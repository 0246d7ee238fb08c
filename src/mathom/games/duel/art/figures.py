"""Who and what stands on the board: soldiers, fortresses, the two with the ring and the rider after them."""

from mathom.drawing.svg import circle, ellipse, group, line, path
from mathom.games.duel.art.signs import INK


def helmet() -> str:
    """a unit of either side, as the cards show it"""
    return (
        path("M50 10Q60 2 78 6 66 10 62 18Z", "#b3261e", stroke=INK, stroke_width=3)
        + path("M20 62Q18 16 50 14 82 16 80 62L76 88 58 94V58H42V94L24 88Z", "#c9d0d6", stroke=INK, stroke_width=5)
        + path("M50 16Q80 18 78 62L75 86 60 91V58H50Z", "#8b96a0")
        + line("M22 46H78M50 18V56", "#f4d98e", 5)
    )


def tower() -> str:
    """a fortress of either side, as the cards show it"""
    return (
        path("M20 94 26 44H20V12H33V22H43V12H57V22H67V12H80V44H74L80 94Z", "#d8cbb0", stroke=INK, stroke_width=5)
        + path("M57 14H67V22H78V42H72L77 92H58Z", "#a08f70")
        + path("M41 94V74Q50 62 59 74V94Z", INK)
        + line("M26 44H74M38 52V58M62 52V58", INK, 4)
    )


def soldier(seat: int) -> str:
    """round and pale for the Fellowship, spiked and dark for Sauron; 100 wide, 120 high"""
    if seat == 0:
        return (
            ellipse(50, 112, 38, 7, "#000", opacity=0.35)
            + line("M84 114V8", "#7a5424", 5)
            + path("M84 0 91 20H77Z", "#eef3f7", stroke=INK, stroke_width=2)
            + path("M22 112Q22 62 50 58 78 62 78 112Z", "#2f6fb5", stroke=INK, stroke_width=4)
            + path("M28 52Q26 18 50 14 74 18 72 52L64 62H36Z", "#e8eef3", stroke=INK, stroke_width=4)
            + path("M36 44H64V52L50 60 36 52Z", "#f0cba4")
            + path("M50 4 56 16V44H44V16Z", "#f0c552", stroke=INK, stroke_width=2)
            + line("M41 46h0M59 46h0", INK, 5)
            + circle(40, 86, 25, "#f4f7fa", stroke=INK, stroke_width=4)
            + circle(40, 86, 18, "#2f6fb5")
            + path("M40 70 44 81 56 81 46 88 50 100 40 92 30 100 34 88 24 81 36 81Z", "#fff")
        )
    return (
        ellipse(50, 112, 38, 7, "#000", opacity=0.35)
        + line("M14 114V14", "#2a1a10", 5)
        + path("M14 0 4 24 14 18 24 24Z", "#b9b2a6", stroke=INK, stroke_width=2)
        + path("M20 112 28 68 50 58 72 68 80 112Z", "#3a1513", stroke=INK, stroke_width=4)
        + path("M26 56 20 14 36 28 50 6 64 28 80 14 74 56 62 66H38Z", "#403a3d", stroke=INK, stroke_width=4)
        + path("M30 40 46 46 44 54 34 52ZM70 40 54 46 56 54 66 52Z", "#ff5a26")
        + path("M42 66 46 56H54L58 66Z", "#b9b2a6")
        + path("M36 68H88L82 98 62 114 42 98Z", "#a91d14", stroke=INK, stroke_width=4)
        + path("M44 88Q62 70 80 88 62 104 44 88Z", "#ffb02e")
        + path("M62 76Q68 88 62 100 56 88 62 76Z", INK)
    )


def fortress(seat: int) -> str:
    """a pale tower with a round roof and a blue flag, or a black one with blades and a red flag; 100 wide, 120 high"""
    if seat == 0:
        return (
            ellipse(50, 112, 44, 7, "#000", opacity=0.35)
            + line("M50 24V2", INK, 4)
            + path("M52 2 84 9 52 17Z", "#2f6fb5", stroke=INK, stroke_width=2.4)
            + path("M10 112V66H22V74H32V66H68V74H78V66H90V112Z", "#d9d2c0", stroke=INK, stroke_width=4)
            + path("M30 112V46Q32 26 50 20 68 26 70 46V112Z", "#fbf6e8", stroke=INK, stroke_width=4)
            + path("M54 22Q68 28 68 46V110H56Z", "#c9bfa8")
            + line("M28 46H72", "#2f6fb5", 6)
            + path("M40 112V92Q50 80 60 92V112ZM46 56h8v14h-8Z", "#2b2f3a")
        )
    return (
        ellipse(50, 112, 44, 7, "#000", opacity=0.35)
        + path("M50 2 84 10 70 14 84 20 52 20Z", "#c22a17", stroke=INK, stroke_width=2.4)
        + path("M8 112 12 64 22 78 30 66 70 66 78 78 88 64 92 112Z", "#2a2528", stroke=INK, stroke_width=4)
        + path("M30 112 34 52 24 24 40 38 50 4 60 38 76 24 66 52 70 112Z", "#454048", stroke=INK, stroke_width=4)
        + path("M50 8 59 40 72 30 64 52 68 110H54Z", "#262228")
        + path("M40 112 50 88 60 112ZM46 54h8v14h-8Z", "#ff7a2a")
    )


def walkers() -> str:
    """Frodo and Sam, with packs and a light; 100 wide, 120 high"""

    def hobbit(cloak: str, shade: str, hair: str) -> str:
        return (
            path("M-20 54Q-22 18-8 10H8Q22 18 20 54Z", cloak, stroke=INK, stroke_width=3.4)
            + path("M2 12H8Q22 18 20 52H6Z", shade)
            + line("M-9 54V64M9 54V64", "#f0cba4", 7)
            + circle(0, -2, 14, "#f0cba4", stroke=INK, stroke_width=3.4)
            + path("M-15 2Q-18-20 0-19 18-20 15 2 10-8 0-8-10-8-15 2Z", hair, stroke=INK, stroke_width=2)
            + line("M-5 0h0M5 0h0", INK, 3.4)
        )

    return (
        ellipse(50, 112, 44, 7, "#000", opacity=0.35)
        + path("M78 50Q98 52 96 84L80 88Z", "#8a5c30", stroke=INK, stroke_width=3)
        + group(hobbit("#7c6a35", "#574a22", "#c99a4a"), transform="translate(68 48)")
        + group(hobbit("#3f7a4a", "#275231", "#4a2c14"), transform="translate(34 44)")
        + circle(34, 66, 7, "none", stroke=INK, stroke_width=5.4)
        + circle(34, 66, 7, "none", stroke="#ffd24a", stroke_width=3)
    )


def rider() -> str:
    """a black rider; 100 wide, 120 high"""
    return (
        ellipse(50, 112, 44, 7, "#000", opacity=0.35)
        + line("M12 92Q0 100 6 112", INK, 7)
        + path(
            "M12 112 18 84Q8 72 18 66H58Q62 44 78 38L80 28 87 36Q98 46 99 58L93 64 82 58Q80 76 72 84L84 100"
            " 78 112 62 90H36L26"
            " 112Z",
            "#3a3440",
            stroke=INK,
            stroke_width=3.4,
        )
        + line("M72 54 94 56", "#b0262a", 3)
        + line("M87 47h0", "#ff4b22", 5)
        + line("M66 52 78 4", INK, 8)
        + line("M66 52 78 4", "#d5dce2", 4)
        + line("M60 42 74 47", "#b98a3a", 5)
        + path(
            "M6 92Q14 44 30 36 26 10 42 6 58 10 56 34 66 48 64 84 54 76 46 86 38 76 30 88 20 82 6 92Z",
            "#17131c",
            stroke="#7a6d88",
            stroke_width=3,
        )
        + path("M36 32Q34 16 44 14 54 18 52 34L44 42Z", "#000")
        + line("M41 27h0M49 27h0", "#ff4b22", 5)
    )
