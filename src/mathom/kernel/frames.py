"""What is under way: a stack of frames, one for each procedure that the rulebook names.

A game derives its own frame class, whose `go`, `fill` and `take` know the game's state; what is the same for all games,
saving and copying the stack at any point, is here. A frame holds `i64` numbers and `vec[i64]` arrays, never a reference
to another frame, a closure or a generator: these could not be copied or saved."""
# compiled by mypyc

from __future__ import annotations

from typing import TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from mathom.kernel.errors import BadPosition
from mathom.kernel.fields import Fields, Tape


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """Something under way that asks somebody and may begin another of its kind: they lie in a stack."""

    step: i64 = 0  # what is being done, also while an answer is awaited

    def blank(self) -> Frame:
        """a new one of the same class"""
        raise NotImplementedError

    def fields(self, io: Fields) -> None:
        """visits every field once, `step` among them"""
        raise NotImplementedError

    def name(self) -> str:
        """by which a saved stack knows it"""
        return type(self).__name__


F = TypeVar("F", bound=Frame)


def visit_stack(io: Fields, stack: list[F], blanks: dict[str, F]) -> None:
    """the stack as a field of a state; `blanks` holds one frame of each class, by name"""
    many = io.enter("stack", len(stack))
    for i in range(many):
        if i < len(stack):
            io.part(stack[i].name())
        else:
            name = io.part("")
            if name not in blanks:
                raise BadPosition(f"stack: there is no frame {name!r}; there are {', '.join(sorted(blanks))}")
            stack.append(cast(F, blanks[name].blank()))
        stack[i].fields(io)
    io.leave()


def copy_stack(stack: list[F]) -> list[F]:
    """the same frames anew"""
    tape = Tape()
    out: list[F] = []
    for frame in stack:
        twin = frame.blank()
        tape.rewind(0)
        frame.fields(tape)
        tape.rewind(1)
        twin.fields(tape)
        out.append(cast(F, twin))
    return out
