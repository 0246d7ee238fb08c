"""A whole game, translated: which classes become structs, and which functions are reached from what is asked of a game.

The modules are imported in their plain form; what a global name means is looked up there. Numbers are 32 bits wide
where all that flows into them is, else 64: that is found by translating until nothing changes any more."""

import ast
import inspect
import sys
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from mathom.forms.constants import Tables
from mathom.kernel.bounds import KERNEL, Array, Form, Num
from mathom.kernel.game import Game
from mathom.kernel.slate import Observation, Slate
from mathom.kernel.state import Box, Buffer, State

FULL = ("action", "seed", "x")  # parameters of what the runtime calls that need all their bits
WORDS = {"auto", "short", "long", "union", "register", "default", "this", "new", "delete", "int", "signed", "struct"}


class Refused(Exception):
    """What is not in the subset, with file and line."""


@dataclass
class Source:
    path: Path
    tree: ast.Module
    scope: dict[str, Any]

    def refused(self, node: ast.AST, why: str) -> Refused:
        text = ast.unparse(node).split("\n")[0]
        return Refused(f"{self.path}:{getattr(node, 'lineno', 1)}: {why}: {text}")


@cache
def source_of(module: str) -> Source:
    path = Path(inspect.getsourcefile(sys.modules[module]) or "")
    return Source(path, ast.parse(path.read_text(encoding="utf-8")), vars(sys.modules[module]))


def find(tree: ast.Module, qualname: str) -> Any:
    """the node of a class, function or method"""
    node: Any = tree
    for name in qualname.split("."):
        kinds = (ast.ClassDef, ast.FunctionDef)
        node = next(part for part in node.body if isinstance(part, kinds) and part.name == name)
    return node


@dataclass
class Signature:
    name: str  # in C
    params: list[tuple[str, Any, Any]]  # name, type, default
    gives: Any  # its type
    gives_param: int | None = None  # the array it was given and gives back
    gives_c: str = ""  # of a new array, object or map
    moves: set[str] = field(default_factory=set)  # parameters that are kept in a field


SIMPLE = {"i64": "i", "int": "i", "i16": "i", "u8": "i", "bool": "b", "float": "f", "str": "str", "list[str]": "str"}
SIMPLE |= {"vec[i64]": "v", "vec[i16]": "v", "list[int]": "v", "list[i64]": "v", "dict[int, list[int]]": "m"}


class Program:
    def __init__(self, form: Form, game: Game) -> None:
        self.form = form
        self.game = game
        self.box: Any = game.edition  # type: ignore[attr-defined]
        self.bounds = {**KERNEL, **form.fields}
        self.wide: set[str] = set()  # variables, parameters and results of 64 bits
        self.changing: set[str] = set()  # functions that change what was there before
        self.clear()

    def clear(self) -> None:
        self.tables = Tables()
        self.signatures: dict[str, Signature] = {}
        self.structs: dict[type, dict[str, Any]] = {}
        self.struct_text: list[str] = []
        self.heads: list[str] = []
        self.bodies: list[str] = []

    # -- types

    def type_of(self, node: ast.expr | None, source: Source) -> Any:
        if node is None or (isinstance(node, ast.Constant) and node.value is None):
            return "void"
        text = ast.unparse(node)
        if text in SIMPLE:
            return SIMPLE[text]
        if isinstance(node, ast.BinOp) and ast.unparse(node.right) == "None":
            inner = source.scope.get(ast.unparse(node.left))
            if isinstance(inner, type):
                return ("maybe", self.stands_for(inner))
            return "none"  # news and records: never there
        found = source.scope.get(text)
        if not isinstance(found, type):
            raise source.refused(node, "no type of the subset")
        if issubclass(found, Box):
            return ("c", self.box)
        return ("o", self.stands_for(found))

    def stands_for(self, cls: type) -> type:
        """all classes of the state are one struct; what is told is told to an observation"""
        if cls in self.form.root.__mro__ or issubclass(cls, State):
            return self.form.root
        return Observation if cls is Slate else cls

    def constant_fields(self, cls: type) -> dict[str, Any]:
        """what a class says and no method of it changes"""
        found: dict[str, Any] = {}
        stored: set[str] = set()
        for base in reversed(cls.__mro__[:-1]):
            node = find(source_of(base.__module__).tree, base.__name__)
            for part in ast.walk(node):
                if isinstance(part, ast.Attribute) and isinstance(part.ctx, ast.Store):
                    stored.add(part.attr)
            for part in node.body:
                if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name) and part.value is not None:
                    found[part.target.id] = getattr(cls, part.target.id)
        return {name: value for name, value in found.items() if name not in stored}

    def fields(self, cls: type) -> dict[str, Any]:
        """names and types; a struct is written when it is first asked for"""
        if cls in self.structs:
            return self.structs[cls]
        found: dict[str, tuple[Any, Source, ast.AST]] = {}
        for base in reversed(cls.__mro__[:-1]):
            source = source_of(base.__module__)
            node = find(source.tree, base.__name__)
            for part in ast.walk(node):
                if isinstance(part, ast.AnnAssign):
                    on_self = isinstance(part.target, ast.Attribute) and ast.unparse(part.target.value) == "self"
                    if on_self or (isinstance(part.target, ast.Name) and part in node.body):
                        name = part.target.attr if on_self else part.target.id  # type: ignore[union-attr]
                        found[name] = (self.type_of(part.annotation, source), source, part)
        for name in self.constant_fields(cls):
            found.pop(name, None)
        self.structs[cls] = {name: kind for name, (kind, _, _) in found.items()}
        if cls not in (Buffer, Observation):  # the runtime has them
            self.write_struct(cls, found)
        return self.structs[cls]

    def write_struct(self, cls: type, found: dict[str, tuple[Any, Source, ast.AST]]) -> None:
        lines = []
        for name, (kind, source, node) in found.items():
            if kind in ("none", "str") or kind[0] == "c":
                continue
            c = self.field_c(cls, name, kind)
            if not c:
                raise source.refused(node, f"bounds.py of the game does not say how large {cls.__name__}.{name} can be")
            lines.append(f"  {c} {field_name(name)};")
        order = ["int64_t", "Vec<int64_t", "int32_t", "Vec<int32_t"]  # wide ones first: no gaps
        order_of = {line: next((k for k, c in enumerate(order) if line.strip().startswith(c)), 9) for line in lines}
        lines.sort(key=lambda line: 10 if "Maybe<" in line else order_of[line])  # what is seldom there comes last
        self.struct_text.append(f"struct {cls.__name__} {{\n" + "\n".join(lines) + "\n};")

    def field_c(self, cls: type, name: str, kind: Any) -> str:
        if isinstance(kind, tuple):
            self.fields(kind[1])
            if kind[0] == "maybe":
                return f"Maybe<{kind[1].__name__}>"
            return str(kind[1].__name__) + ("" if self.in_state(cls) else "*")
        bound = self.bound(cls, name)
        return bound.c if bound else ""

    def in_state(self, cls: type) -> bool:
        """whether it is part of a position; what is not refers to objects and does not hold them"""
        return cls is self.form.root or any(
            isinstance(kind, tuple) and kind[1] is cls for kind in self.structs.get(self.form.root, {}).values()
        )

    def bound(self, cls: type, name: str) -> Num | Array | None:
        own = name if cls is self.form.root else f"{cls.__name__}.{name}"
        return self.bounds.get(own)

    # -- functions

    def need(self, f: Any, owner: type | None = None, constant: Any = None) -> Signature:
        """a function, translated, and all that it calls"""
        from mathom.forms.function import Function

        name = f"{f.__module__.rsplit('.', 1)[-1]}_{f.__qualname__.replace('.', '_').replace('__', '')}"
        if name in self.signatures:
            return self.signatures[name]
        source = source_of(f.__module__)
        node = find(source.tree, f.__qualname__)
        given = inspect.signature(f).parameters
        params = []
        for arg in node.args.args:
            kind = self.type_of(arg.annotation, source) if arg.arg != "self" else ("o", owner)
            if arg.arg == "self" and constant is not None:
                kind = ("c", constant)
            params.append((arg.arg, kind, given[arg.arg].default))
        making = f.__name__ == "__init__"
        gives = ("o", owner) if making else self.type_of(node.returns, source)
        signature = Signature(name, params, gives)
        self.signatures[name] = signature
        Function(self, signature, node, source, owner if making else None).translate()
        return signature

    def translate(self, entries: dict[str, tuple[Any, type | None, Any]]) -> str:
        """the C++ text; entries: what the runtime calls, by the name it has there"""
        while True:
            before = (len(self.wide), len(self.changing))
            self.clear()
            self.fields(self.form.root)
            asked = {name: self.need(*entry) for name, entry in entries.items()}
            for signature in asked.values():
                self.wide |= {f"{signature.name}.{name}" for name, _, _ in signature.params if name in FULL}
            if before == (len(self.wide), len(self.changing)):
                break
        called = [f"#define game_{name} {signature.name}" for name, signature in asked.items()]
        parts = [*self.tables.text, *self.struct_text, *self.heads, *self.bodies, *called]
        return "\n".join([*parts, f"typedef {self.form.root.__name__} Game;", ""])


def field_name(name: str) -> str:
    return name + "_" if name in WORDS else name
