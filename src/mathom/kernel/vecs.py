"""Arrays of native integers for the compiled form; in the plain form lists, which the interpreter handles faster.

The helpers return the array: only what they return may be used afterwards. `[:]` makes a copy.
"""

from typing import TYPE_CHECKING

from mathom.form import COMPILED

if TYPE_CHECKING or COMPILED:
    from librt.vecs import append, pop, vec
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


__all__ = ["append", "pop", "vec"]
