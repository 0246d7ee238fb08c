"""Shapes found out of doors, as path data. What is left to chance comes from the caller's seeded source."""

from itertools import pairwise
from math import cos, pi, radians, sin, tau
from random import Random

from mathom.drawing.svg import Point, num, polygon, smooth, spot


def ridge(r: Random, y: float, rough: float, width: float, foot: float, halvings: int = 5) -> str:
    """a rocky skyline (midpoint displacement), closed along the foot"""
    heights = [y + r.uniform(-rough, rough) / 2, y + r.uniform(-rough, rough) / 2]
    for _ in range(halvings):
        finer = []
        for a, b in pairwise(heights):
            finer += [a, (a + b) / 2 + r.uniform(-rough, rough)]
        heights = [*finer, heights[-1]]
        rough *= 0.55
    step = width / (len(heights) - 1)
    return polygon([(0, foot), *((i * step, h) for i, h in enumerate(heights)), (width, foot)])


def downs(r: Random, y: float, swell: float, width: float, foot: float, waves: int = 4) -> str:
    """soft hills, closed along the foot"""
    step = width / waves
    crest = [(i * step, y + swell * r.uniform(-1, 1)) for i in range(-1, waves + 2)]
    return f"{smooth(crest)}V{num(foot)}H{num(-step)}Z"


def star(x: float, y: float, outer: float, inner: float, points: int, turn: float = -90) -> str:
    def corner(i: int) -> Point:
        angle = radians(turn + i * 180 / points)
        radius = inner if i % 2 else outer
        return x + radius * cos(angle), y + radius * sin(angle)

    return polygon(corner(i) for i in range(2 * points))


def rays(r: Random, x: float, y: float, radius: float, count: int) -> str:
    """wedges of light from one point, to which the pen returns after each"""
    out = f"M{spot(x, y)}"
    for i in range(count):
        angle, half = i / count * tau + r.uniform(-0.05, 0.05), pi / count * r.uniform(0.25, 0.6)
        a, b = angle - half, angle + half
        across = (cos(b) - cos(a)) * radius, (sin(b) - sin(a)) * radius
        out += f"l{radius * cos(a):.0f} {radius * sin(a):.0f} {across[0]:.0f} {across[1]:.0f}z"
    return out


def dots(points: list[Point]) -> str:
    """to be drawn as a line with round ends: a dot at each point"""
    return "".join(f"M{spot(x, y)}h0" for x, y in points)


def stars(r: Random, count: int, width: float, height: float) -> str:
    return dots([(r.uniform(0, width), height * r.random() ** 1.4) for _ in range(count)])


def fir(r: Random, tiers: int = 5) -> str:
    """a conifer 100 high, its foot at 0 0"""
    right: list[Point] = []
    for i in range(1, tiers + 1):
        reach, y = round(23 * (i / tiers) ** 0.85 * r.uniform(0.85, 1.15)), round(-100 + 96 * i / tiers)
        right += [(reach, y), (reach // 2, y - 4)]
    right[-1:] = [(3, -4), (3, 2)]
    return polygon([(0, -100), *right, *((-x, y + 1) for x, y in reversed(right))])


def crown(r: Random, x: float, y: float, width: float, height: float, lobes: int = 9) -> str:
    """the leafy outline of a broad tree"""
    out = ""
    for i in range(lobes + 1):
        angle = i / lobes * tau
        px, py = x + width / 2 * cos(angle), y + height / 2 * sin(angle)
        out += (
            f"M{spot(px, py)}" if i == 0 else f"A{spot(width / lobes * 1.5, height / lobes * 1.5)} 0 0 1 {spot(px, py)}"
        )
        if i < lobes:
            width *= r.uniform(0.97, 1.03)
    return out + "Z"


def cloud(x: float, y: float, length: float, height: float) -> str:
    """a long evening streak"""
    return (
        f"M{spot(x, y)}q{spot(length * 0.3, -height)} {spot(length * 0.55, -height * 0.4)}"
        f"t{spot(length * 0.45, height * 0.4)}q{spot(-length * 0.5, height * 0.9)} {spot(-length, 0)}Z"
    )


def clouds(r: Random, count: int, width: float, top: float, bottom: float) -> str:
    return "".join(
        cloud(r.uniform(-0.2, 0.8) * width, r.uniform(top, bottom), width * r.uniform(0.25, 0.6), r.uniform(3, 8))
        for _ in range(count)
    )


def grass(r: Random, count: int, width: float, foot: float, height: float) -> str:
    """bent blades, to be drawn as lines"""
    out = ""
    for _ in range(count):
        lean, tall = r.uniform(-0.35, 0.35) * height, height * r.uniform(0.55, 1.1)
        out += f"M{spot(r.uniform(0, width), foot)}q{spot(lean * 0.2, -tall * 0.6)} {spot(lean, -tall)}"
    return out


def bird(x: float, y: float, span: float) -> str:
    """a far bird, to be drawn as a line"""
    s = span / 2
    left = f"M{spot(x - s, y - s * 0.3)}q{spot(s * 0.6, -s * 0.4)} {spot(s, s * 0.3)}"
    return f"{left}q{spot(s * 0.4, -s * 0.7)} {spot(s, -s * 0.3)}"


def shimmer(r: Random, x: float, top: float, bottom: float, lines: int, spread: float) -> str:
    """a light on water under it, to be drawn as lines"""
    out = ""
    for i in range(lines):
        t = i / lines
        length = spread * (0.25 + t) * r.uniform(0.4, 1)
        out += f"M{spot(x - length / 2 + r.uniform(-0.2, 0.2) * spread, top + (bottom - top) * t)}h{num(length)}"
    return out


def circle_of(x: float, y: float, radius: float, count: int) -> list[Point]:
    return [(x + radius * cos(i / count * tau), y + radius * sin(i / count * tau)) for i in range(count)]


def along(course: list[Point], parts: int) -> list[Point]:
    """points of a course, each leg cut into parts"""
    return [
        (ax + (bx - ax) * i / parts, ay + (by - ay) * i / parts)
        for (ax, ay), (bx, by) in pairwise(course)
        for i in range(parts)
    ]
