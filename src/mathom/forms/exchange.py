"""A position as a row of numbers, the same in all forms: to look into a game of the third form, or to bring one in."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from mathom.kernel.bounds import PASSING
from mathom.kernel.state import State
from mathom.kernel.vecs import append, vec

if TYPE_CHECKING:
    from mathom.forms.program import Program


def parts(program: Program, cls: type) -> list[tuple[str, Any]]:
    """the fields that are exchanged, in their order"""
    return [
        (name, kind)
        for name, kind in program.fields(cls).items()
        if kind not in ("none", "str") and kind[0] != "c" and f"{cls.__name__}.{name}" not in PASSING
    ]


def exchange_text(program: Program) -> str:
    """C++ functions that write a state to a tape of numbers, and read it from there"""
    from mathom.forms.program import field_name

    done: list[type] = []
    out: list[str] = []

    def write(cls: type) -> None:
        if cls in done:
            return
        done.append(cls)
        lines = []
        for name, kind in parts(program, cls):
            if isinstance(kind, tuple):
                write(kind[1])
                call = "exchange_maybe" if kind[0] == "maybe" else "exchange"
                lines.append(f"  {call}(s.{field_name(name)}, tape);")
            else:
                place = f"s.{field_name(name)}"
                lines.append(f"  exchange_array({place}, tape);" if kind == "v" else f"  tape.num({place});")
        out.append(f"template <class T> void exchange({cls.__name__}& s, T& tape) {{\n" + "\n".join(lines) + "\n}")

    write(program.form.root)
    return "#ifndef __CUDACC__\n" + TAPES + "\n".join(out) + "\n#endif\n"


TAPES = """
struct Writing { int64_t* a; int64_t n; template <class T> void num(T& x) { a[n++] = (int64_t)x; } };
struct Reading { const int64_t* a; int64_t n; template <class T> void num(T& x) {
  int64_t value = a[n++]; if ((int64_t)(T)value != value) TRAP(__LINE__); x = (T)value; } };
template <class T, int N, class Tape> void exchange_array(Vec<T, N>& v, Tape& tape) {
  tape.num(v.n); v.room(v.n); for (int i = 0; i < v.n; i++) tape.num(v.a[i]);
}
template <class S, class T> void exchange(S& s, T& tape);
template <class T, class Tape> void exchange_maybe(Maybe<T>& m, Tape& tape) {
  tape.num(m.here); if (m.here) exchange(m.get(), tape);
}
"""


def layout(program: Program) -> dict[str, Any]:
    """the same for Python: by class its fields, each with its kind and, where it is an object, the class of that"""
    found: dict[str, Any] = {}

    def visit(cls: type) -> None:
        if cls.__name__ not in found:
            found[cls.__name__] = {"module": cls.__module__, "fields": []}
            for name, kind in parts(program, cls):
                of = kind[1].__name__ if isinstance(kind, tuple) else ""
                found[cls.__name__]["fields"].append([name, kind[0] if of else kind, of])
                if of:
                    visit(kind[1])

    visit(program.form.root)
    return {"root": program.form.root.__name__, "classes": found}


class Exchange:
    """Python states to numbers and back, as a layout says."""

    def __init__(self, layout: dict[str, Any]) -> None:
        self.root: str = layout["root"]
        self.classes: dict[str, Any] = layout["classes"]

    def written(self, state: State) -> list[int]:
        tape: list[int] = []
        self.write(state, self.root, tape)
        return tape

    def write(self, thing: Any, name: str, tape: list[int]) -> None:
        for field, kind, of in self.classes[name]["fields"]:
            value = getattr(thing, field)
            if kind == "v":
                tape.append(len(value))
                tape.extend(int(x) for x in value)
            elif kind == "maybe":
                tape.append(int(value is not None))
                if value is not None:
                    self.write(value, of, tape)
            elif kind == "o":
                self.write(value, of, tape)
            else:
                tape.append(int(value))

    def read(self, tape: Iterator[int], state: State) -> None:
        """into a state of the same game, with as many seats"""
        self.read_into(tape, state, self.root)

    def read_into(self, tape: Iterator[int], thing: Any, name: str) -> None:
        for field, kind, of in self.classes[name]["fields"]:
            if kind == "v":
                numbers = vec[i64]()
                for _ in range(next(tape)):
                    numbers = append(numbers, next(tape))
                setattr(thing, field, numbers)
            elif kind == "maybe":
                made = getattr(import_module(self.classes[of]["module"]), of)() if next(tape) else None
                setattr(thing, field, made)
                if made is not None:
                    self.read_into(tape, made, of)
            elif kind == "o":
                self.read_into(tape, getattr(thing, field), of)
            else:
                setattr(thing, field, next(tape))
