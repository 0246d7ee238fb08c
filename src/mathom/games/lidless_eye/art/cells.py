"""From points to lands: the cells around the points, put together by land, with borders as uneven as real ones."""

from collections import defaultdict
from collections.abc import Iterable
from itertools import pairwise
from math import hypot
from random import Random
from typing import NamedTuple

from mathom.drawing.svg import Point

Edge = tuple[Point, Point, int]  # from, to, and the number of the cell on the other side (-1: the edge of the map)


class Border(NamedTuple):
    """where two lands meet"""

    lands: tuple[str, str]
    course: list[Point]


class Lands(NamedTuple):
    outlines: dict[str, list[list[Point]]]
    borders: list[Border]


def lands(points: Iterable[tuple[str, float, float]], width: float, height: float) -> Lands:
    """the outline of every land named by the points (a land may have several of them), and all borders"""
    seeds = list(points)
    corners: list[Point] = []
    sides: dict[str, list[tuple[Point, Point, str]]] = defaultdict(list)
    for i, (name, _, _) in enumerate(seeds):
        for a, b, other in cell(seeds, i, width, height):
            start, end = known(corners, a), known(corners, b)
            beyond = seeds[other][0] if other >= 0 else ""
            if start != end and beyond != name:
                sides[name].append((start, end, beyond))
    outlines = {name: loops(edges) for name, edges in sides.items()}
    borders = [
        Border((name, beyond), uneven(a, b)) for name, edges in sides.items() for a, b, beyond in edges if name < beyond
    ]
    return Lands(outlines, borders)


def cell(seeds: list[tuple[str, float, float]], i: int, width: float, height: float) -> list[Edge]:
    """all that is nearer to point i than to any other"""
    _, x, y = seeds[i]
    edges: list[Edge] = [
        ((0, 0), (width, 0), -1),
        ((width, 0), (width, height), -1),
        ((width, height), (0, height), -1),
        ((0, height), (0, 0), -1),
    ]
    others = sorted((hypot(ox - x, oy - y), j) for j, (_, ox, oy) in enumerate(seeds) if j != i)
    for far, j in others:
        if far / 2 > max(hypot(a[0] - x, a[1] - y) for a, _, _ in edges):
            break
        edges = cut(edges, (x, y), (seeds[j][1], seeds[j][2]), j)
    return edges


def cut(edges: list[Edge], here: Point, there: Point, j: int) -> list[Edge]:
    """what is left of a cell when its other side belongs to the point `there`"""
    dx, dy = there[0] - here[0], there[1] - here[1]
    limit = (there[0] ** 2 + there[1] ** 2 - here[0] ** 2 - here[1] ** 2) / 2
    out: list[Edge] = []
    leaves: Point | None = None
    enters: Point | None = None
    for a, b, other in edges:
        da, db = a[0] * dx + a[1] * dy - limit, b[0] * dx + b[1] * dy - limit
        if da <= 0 and db <= 0:
            out.append((a, b, other))
        elif da <= 0 < db or db <= 0 < da:
            t = da / (da - db)
            at = (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
            if da <= 0:
                out.append((a, at, other))
                leaves = at
            else:
                out.append((at, b, other))
                enters = at
    if leaves is not None and enters is not None:
        at_end = next(k for k, (_, b, _) in enumerate(out) if b == leaves)
        out.insert(at_end + 1, (leaves, enters, j))
    return out


def known(corners: list[Point], at: Point) -> Point:
    """the corner that is here already, so that neighbours share it exactly"""
    for corner in corners:
        if abs(corner[0] - at[0]) < 1 and abs(corner[1] - at[1]) < 1:
            return corner
    new = (float(round(at[0])), float(round(at[1])))
    corners.append(new)
    return new


def loops(edges: list[tuple[Point, Point, str]]) -> list[list[Point]]:
    """edges put end to end, each as uneven as its border"""
    after = {a: (b, beyond) for a, b, beyond in edges}
    out = []
    while after:
        start = at = next(iter(after))
        line: list[Point] = []
        while at in after:
            end, beyond = after.pop(at)
            line += (uneven(at, end) if beyond else [at, end])[:-1]
            at = end
        if at == start:
            out.append(line)
    return out


def uneven(a: Point, b: Point) -> list[Point]:
    """a border from a to b, the same whichever side asks"""
    if b < a:
        return uneven(b, a)[::-1]
    r = Random(f"{a} {b}")
    course = [a, b]
    for _ in range(3 if hypot(a[0] - b[0], a[1] - b[1]) > 40 else 2):
        finer: list[Point] = [course[0]]
        for p, q in pairwise(course):
            shift = r.uniform(-0.13, 0.13)
            finer += [((p[0] + q[0]) / 2 - (q[1] - p[1]) * shift, (p[1] + q[1]) / 2 + (q[0] - p[0]) * shift), q]
        course = finer
    return [(float(round(x)), float(round(y))) for x, y in course]


def inside(at: Point, outline: list[Point]) -> bool:
    """whether a ray to the east leaves the outline an odd number of times"""
    crossed = 0
    for (ax, ay), (bx, by) in pairwise([*outline, outline[0]]):
        if (ay > at[1]) != (by > at[1]) and at[0] < ax + (at[1] - ay) / (by - ay) * (bx - ax):
            crossed += 1
    return crossed % 2 == 1
