"""A picture of a game for who has only its link: our own art, who plays, and what lies open to everybody.

It is made of the View of a spectator and of nothing else, so it cannot show more than he may see."""

import re
from collections.abc import Callable, Iterator
from html import escape
from pathlib import Path

import msgspec

from mathom.kernel.game import Game
from mathom.kernel.view import Seat, View, Zone
from mathom.kernel.words import msg, say, sentence

WIDTH, HEIGHT = 1200, 630
MARGIN = 48
TOP = 150  # where the first line of pieces begins
GAP = 10
PIECES = 14  # in a line; of more it is told how many
LAID = ("row", "pool", "track", "grid", "market", "space")  # zones that are looked at piece by piece
NAME = 22  # letters of a name
FONTS = Path(__file__).parents[1] / "web" / "static" / "fonts"
TTF = ("cinzel-latin-700-normal.ttf", "alegreya-latin-400-normal.ttf")
FOREIGN = re.compile(r"[^\u0000-\u024f\u2000-\u206f]")  # letters that our fonts lack
NAMED = re.compile(r'(?<=\bid=")|(?<=url\(#)|(?<=href="#)')  # before each name within a picture
SHAPE = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')

Draw = Callable[[str], str | None]  # a picture of the game by name


def postcard(game: Game, view: View, moves: int, language: str, draw: Draw) -> str:
    """as SVG"""
    parts = [*ground(draw("game") or ""), *head(game, view, moves, language)]
    lines: list[tuple[Seat | None, list[str]]] = [(None, open_faces(view, None))] if open_faces(view, None) else []
    lines += [(seat, open_faces(view, seat.id)) for seat in view.seats]
    high = min(150.0, (HEIGHT - TOP - MARGIN / 2) / len(lines))
    for i, (seat, faces) in enumerate(lines):
        y = TOP + i * high
        left = MARGIN
        if seat is not None:
            parts += who(game, seat, y, high, language, draw)
            left += 340
        parts += row(faces, left, y, high, draw)
    body = "".join(parts)
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">{body}</svg>'


def ground(cover: str) -> Iterator[str]:
    """the picture of the game, darkened so that letters can be read on it"""
    yield f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#1d120a"/>'
    if cover:
        yield image(cover, 0, -60, WIDTH, 750)
    yield (
        '<defs><linearGradient id="shade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#120b07" '
        'stop-opacity="0.62"/><stop offset="0.3" stop-color="#120b07" stop-opacity="0.82"/></linearGradient></defs>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#shade)"/>'
    )


def head(game: Game, view: View, moves: int, language: str) -> Iterator[str]:
    title = sentence(game.title, language)
    size = min(52, int(1.45 * (WIDTH - 2 * MARGIN) / max(1, len(title))))
    yield text(title, MARGIN, 76, size, "#ffd97a", "Cinzel")
    yield text(say(msg("move {at} of {moves}", at=view.seq, moves=moves), language), MARGIN, 116, 28, "#f4e8cb")
    yield text("Mathom", WIDTH - MARGIN, 116, 28, "#e3bd66", "Cinzel", "end")


def who(game: Game, seat: Seat, y: float, high: float, language: str, draw: Draw) -> Iterator[str]:
    crest, size = draw(f"crest-{seat.id % 5}"), min(64.0, high - GAP)
    if crest:
        yield image(crest, MARGIN, y + (high - size) / 2, size, size)
    name = seat.name if len(seat.name) <= NAME else seat.name[: NAME - 1] + "…"
    middle = y + high / 2
    scored = game.points is not None
    yield text(name, MARGIN + size + 16, middle + (0 if scored else 10), 28, "#fff7d6")
    if game.points is not None:
        points = say(msgspec.structs.replace(game.points, args={"n": seat.score}), language)
        yield text(points, MARGIN + size + 16, middle + 30, 22, "#e3bd66")


def open_faces(view: View, owner: int | None) -> list[str]:
    """the faces of what lies before a seat, or before nobody, as everybody sees it"""
    zones: list[Zone] = [zone for zone in view.zones if zone.owner == owner and zone.kind in LAID]
    return [piece.face for zone in zones for piece in zone.pieces if piece.face is not None]


def row(faces: list[str], left: float, y: float, high: float, draw: Draw) -> Iterator[str]:
    """pieces side by side; closer together where they are many"""
    pictures = [picture for face in faces if (picture := draw(face))]
    tall, room, more = high - GAP, WIDTH - MARGIN - left, max(0, len(pictures) - PIECES)
    widths = [min(1.6, shape(picture)) * tall for picture in pictures[:PIECES]]
    room -= 60 if more else 0
    closer = min(1.0, (room - (widths[-1] if widths else 0)) / max(1.0, sum(widths[:-1]) + GAP * len(widths)))
    at = left
    for picture, width in zip(pictures, widths, strict=False):
        yield image(picture, at, y, width, tall)
        at += (width + GAP) * closer
    if more:
        yield text(f"+{more}", WIDTH - MARGIN, y + high / 2 + 8, 26, "#f4e8cb", anchor="end")


def shape(picture: str) -> float:
    """how wide it is for its height"""
    found = SHAPE.search(picture)
    return float(found[1]) / float(found[2]) if found else 1.0


def image(picture: str, x: float, y: float, width: float, height: float) -> str:
    """a picture in the picture; what it names within itself is named after its place, so that no two names meet"""
    place = f'<svg x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" '
    return NAMED.sub(f"at{x:.0f}x{y:.0f}-", picture).replace("<svg ", place, 1)


def text(words: str, x: float, y: float, size: int, fill: str, family: str = "Alegreya", anchor: str = "start") -> str:
    """names are what people have typed: only what can be printed, and no marks"""
    shown = escape("".join(letter for letter in words if letter.isprintable()))
    place = f'x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}"'
    return f'<text {place} font-family="{family}, Alegreya, serif" fill="{fill}">{shown}</text>'


def as_png(svg: str) -> bytes:
    """names may need letters that only fonts of the system have: they are looked for only then, as it takes a while"""
    import resvg_py

    fonts = [str(FONTS / name) for name in TTF]
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, font_files=fonts, skip_system_fonts=not FOREIGN.search(svg)))
