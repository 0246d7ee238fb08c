"""The games as environments of learning libraries. Each module needs its library: `pip install mathom[env]`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mathom.env.batch import Batch


def vector(key: str, n: int, seats: int | None = None, device: str = "cpu", seed: int = 0, **options: Any) -> Batch:
    """So many games at once, all seats played by the caller, in the fastest form there is: `mathom.env.batch`.

    >>> import mathom.env
    >>> env = mathom.env.vector("two-towers", 1000, seats=3, seed=1)
    >>> env.obs.shape, env.mask.shape, env.reward.shape
    ((1000, 241), (1000, 68), (1000, 3))
    >>> for _ in range(5):
    ...     env.step(env.sample())
    >>> int(env.done.sum()), [int(seat) for seat in env.seat[:4]]
    (0, [0, 0, 2, 0])
    """
    from mathom.env.batch import made

    return made(key, n, seats, device, seed, options)
