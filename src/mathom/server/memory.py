"""What was freed goes back to the system. The allocator of GNU keeps what many large frames were made in: after a busy
while a quarter of all that the house holds."""

import contextlib
import ctypes


def give_back() -> None:
    with contextlib.suppress(AttributeError, OSError, TypeError):  # where there is another allocator
        ctypes.CDLL(None).malloc_trim(0)
