"""Every field of a state is listed where it must be: a forgotten one would be lost in a copy, a record or a digest.

The list is the class itself: what it annotates in its body or in its `__init__`. Each of these fields is changed in
turn: a copy must have the change and share no array, and the digest must show it. The parts of a state (piles, lore,
frames) are gone through in the same way."""

import ast
from collections.abc import Callable, Collection, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import mathom
from mathom.kernel.errors import MathomError
from mathom.kernel.vecs import append

SOURCES = (Path(mathom.__file__).parent.parent, Path(__file__).parent)
NUMBERS = ("i64", "int", "str")
ARRAY = "vec[i64]"
Way = tuple[str | int, ...]  # from a state to a part of it: names of fields, and places in lists


class Leaf(NamedTuple):
    """A field of a state, or of a part of it; or what lies in a list that is a field."""

    fields: tuple[str, ...]  # Class.field as declared, behind those in which it lies: ("Eye.hand", "Pile.cards")
    type: str
    way: Way

    @property
    def simple(self) -> bool:
        """a number or an array"""
        return self.type in (*NUMBERS, ARRAY)


@cache
def source_of(module: str, name: str) -> ast.ClassDef:
    for folder in SOURCES:
        path = folder.joinpath(*module.split(".")).with_suffix(".py")
        if path.is_file():
            tree = ast.parse(path.read_text(encoding="utf-8"))
            return next(n for n in tree.body if isinstance(n, ast.ClassDef) and n.name == name)
    raise AssertionError(f"there is no source of {module}")


@cache
def declared(module: str, name: str) -> dict[str, str]:
    """the fields that one class annotates itself, and their types"""
    return dict(annotated(source_of(module, name)))


def uses(part: object, field: str) -> bool:
    """whether the class of an object speaks of a field"""
    body = source_of(type(part).__module__, type(part).__name__)
    return any(isinstance(node, ast.Attribute) and node.attr == field for node in ast.walk(body))


def annotated(body: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for node in ast.walk(body):
        if isinstance(node, ast.AnnAssign):
            type_ = ast.unparse(node.annotation).removesuffix(" | None")
            if isinstance(node.target, ast.Name) and node in body.body:
                yield node.target.id, type_
            elif isinstance(node.target, ast.Attribute) and ast.unparse(node.target.value) == "self":
                yield node.target.attr, type_


def at(part: Any, way: Way) -> Any:
    for step in way:
        part = part[step] if isinstance(step, int) else getattr(part, step)
    return part


def put(part: object, way: Way, value: Any) -> None:
    owner, last = at(part, way[:-1]), way[-1]
    if isinstance(last, int):
        owner[last] = value
    else:
        setattr(owner, last, value)


def leaves(part: object, but: Collection[str], way: Way = (), inside: tuple[str, ...] = ()) -> Iterator[Leaf]:
    """of an object and of its parts, without the fields named in `but`"""
    for c in type(at(part, way)).__mro__[:-1]:
        for name, type_ in declared(c.__module__, c.__name__).items():
            field = f"{c.__name__}.{name}"
            if field not in but:
                yield from leaves_of(part, but, Leaf((*inside, field), type_, (*way, name)))


def leaves_of(part: object, but: Collection[str], leaf: Leaf) -> Iterator[Leaf]:
    yield leaf
    value = at(part, leaf.way)
    if leaf.type.startswith("list["):
        for i in range(len(value)):
            yield from leaves_of(part, but, leaf._replace(type=leaf.type[5:-1], way=(*leaf.way, i)))
    elif value is not None and not leaf.simple:
        yield from leaves(part, but, leaf.way, leaf.fields)


def changed(value: Any) -> Iterator[Any]:
    """a number or an array, a little different"""
    if isinstance(value, str):
        yield value + "!"
    elif isinstance(value, int):
        yield from (value + 1, value - 1, value + 50)
    else:
        for i in range(len(value)):
            for by in (1, -1, 50):
                other = value[:]
                other[i] += by
                yield other
        yield append(value[:], 1)


def same(a: Any, b: Any) -> bool:
    return bool(a == b) if isinstance(a, (int, str)) else list(a) == list(b)


def is_copied(part: Any, leaf: Leaf, copy: Callable[[Any], Any], shared: bool) -> bool:
    """a change of it comes along, and what is done to the copy stays there, unless they share it"""
    value = at(part, leaf.way)
    other = next(changed(value))
    put(part, leaf.way, other)
    try:
        twin = copy(part)
        if not same(at(twin, leaf.way), other):
            return False
        if shared:
            return True
        if leaf.type == ARRAY:
            at(twin, leaf.way)[0] += 1
        else:
            put(twin, leaf.way, next(changed(other)))
        return not same(at(twin, leaf.way), at(part, leaf.way))
    except AttributeError:  # nothing was put there
        return False
    finally:
        put(part, leaf.way, value)


def is_saved(part: Any, leaf: Leaf, copy: Callable[[Any], Any], digest: Callable[[Any], int]) -> bool:
    """a change of it changes the digest, which visits the same fields as a record"""
    before = digest(part)
    for other in changed(at(part, leaf.way)):
        twin = copy(part)  # to visit a field may put others in order
        put(twin, leaf.way, other)
        try:
            if digest(twin) != before:
                return True
        except (MathomError, IndexError):  # no position at all; another change may be one
            continue
        except AttributeError:  # what the copy has forgotten is no matter of this
            return True
    return False


class Survey:
    """What is found out about every field over many positions. Where it holds piles or other parts, it is copied and
    saved if something in them is."""

    def __init__(self, copy: Callable[[Any], Any], digest: Callable[[Any], int]) -> None:
        self.copy = copy
        self.digest = digest
        self.filled: dict[str, bool] = {}
        self.copied: dict[str, bool] = {}
        self.saved: dict[str, bool] = {}

    def look(
        self, part: object, but: Collection[str] = (), shared: Collection[str] = (), not_saved: Collection[str] = ()
    ) -> None:
        """at one position; some fields are left out, some a copy may share, some are not saved"""
        for leaf in list(leaves(part, but)):
            field, value = leaf.fields[-1], at(part, leaf.way)
            self.filled[field] = self.filled.get(field, False) or (value is not None if leaf.simple else bool(value))
            if not leaf.simple or value is None:
                continue
            if not all(self.copied.get(f) for f in leaf.fields):
                self.note(self.copied, leaf.fields, is_copied(part, leaf, self.copy, field in shared))
            if not set(leaf.fields) & set(not_saved) and not all(self.saved.get(f) for f in leaf.fields):
                self.note(self.saved, leaf.fields, is_saved(part, leaf, self.copy, self.digest))

    def note(self, found: dict[str, bool], fields: tuple[str, ...], good: bool) -> None:
        for field in fields:
            found[field] = found.get(field, False) or good

    @property
    def forgotten(self) -> dict[str, list[str]]:
        """where which fields are missing; and what was empty at every position, so that nothing can be said of it"""
        found = {"copy": self.copied, "fields": self.saved, "empty": self.filled}
        lists = {place: sorted(field for field, good in fields.items() if not good) for place, fields in found.items()}
        return {place: fields for place, fields in lists.items() if fields}
