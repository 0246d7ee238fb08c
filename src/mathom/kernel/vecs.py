"""Arrays of native integers for the compiled form; in the plain form lists, which the interpreter handles faster.

The helpers return the array: only what they return may be used afterwards. `[:]` makes a copy. `shorts`, `marks` and
`floats` are as many noughts, in memory that other programs can look at.
"""

from array import array
from typing import TYPE_CHECKING

from mypy_extensions import i16, u8

from mathom.form import COMPILED

if TYPE_CHECKING or COMPILED:
    from librt.vecs import append, pop, vec

    def shorts(n: int) -> "vec[i16]":
        return vec[i16]([i16(0)] * n)

    def marks(n: int) -> "vec[u8]":
        return vec[u8]([u8(0)] * n)

    def floats(n: int) -> "vec[float]":
        return vec[float]([0.0] * n)
else:

    class vec:  # noqa: N801
        def __class_getitem__(cls, item):
            return list

    def append(v, x):
        v.append(x)
        return v

    def pop(v, i=-1):
        x = v.pop(i)
        return v, x

    def shorts(n):
        return array("h", bytes(2 * n))

    def marks(n):
        return array("B", bytes(n))

    def floats(n):
        return array("d", bytes(8 * n))


__all__ = ["append", "floats", "marks", "pop", "shorts", "vec"]
