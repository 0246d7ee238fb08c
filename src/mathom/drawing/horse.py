"""The head of a horse, on a field of 100 by 100: of a crest, and of the plains."""

from mathom.drawing.svg import circle, line, path

HEAD = (
    "M49 21 52 4Q60 9 62 18 80 26 88 50 94 74 93 97H42Q46 84 55 75 60 68 58 61 50 67 41 67 33 74 27 80 20 84 14 80"
    " 9 75 12 68 23 54 30 39 36 26 49 21Z"
)
MANE = (
    "M56 7Q68 11 74 17 72 21 76 20 86 29 90 41 87 44 92 47 98 62 98 75 95 77 98 82V97H84Q87 84 84 76 80 76 82 71"
    " 81 60 77 53 73 53 75 48 70 37 60 31 63 24 60 18Z"
)
STRANDS = "M64 16Q77 24 83 40M66 26Q80 38 87 60M79 50Q88 66 91 90M87 46Q94 62 94 78"


def horse_head(coat: str, mane: str, shade: str, eye: str) -> str:
    return (
        path(HEAD, coat)
        + path(MANE, mane)
        + line(STRANDS, shade, 1.3)
        + path("M36 40Q40 33 47 35 45 41 36 40Z", eye, stroke="none")
        + circle(18, 73, 2.2, "#1d1006")
        + line("M20 79Q26 77 29 73M52 58Q58 52 57 44", shade, 2)
    )
