"""Arrays as sets: in ascending order, without an element, of noughts."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.kernel.vecs import append, vec


def insert(v: vec[i64], c: i64) -> vec[i64]:
    """v with c at its place in ascending order"""
    v = append(v, c)
    i: i64 = len(v) - 1
    while i > 0 and v[i - 1] > c:
        v[i] = v[i - 1]
        i -= 1
    v[i] = c
    return v


def without(v: vec[i64], c: i64) -> vec[i64]:
    out = vec[i64]()
    for x in v:
        if x != c:
            out = append(out, x)
    return out


def zeros(n: i64) -> vec[i64]:
    out = vec[i64]()
    for _ in range(n):
        out = append(out, 0)
    return out
