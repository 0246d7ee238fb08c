"""Expressions of the rules as C++, each with its type.

Types: "i32", "i64" (a variable: "i"), "b", "f"; "v" an array, "m" a map of arrays; ("o", class), ("maybe", class) where
it can be None; ("c", what) for what is fixed; ("bits", first) for the members of a set; "none" and "str" for what the
third form leaves out."""

import ast
import re
from dataclasses import dataclass
from typing import Any

from mathom.forms.constants import c_int, fits, formula, is_flat, is_rows, members, tells_lowest
from mathom.forms.program import Program, Signature, Source, field_name
from mathom.kernel.bounds import Array, Num
from mathom.kernel.state import Buffer

OPERATORS: dict[type, str] = {ast.Add: "+", ast.Sub: "-", ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^"}
OPERATORS |= {ast.RShift: ">>", ast.LShift: "<<", ast.Mult: "*"}
COMPARED: dict[type, str] = {ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
NUMBERS = ("i", "i32", "i64", "b")


@dataclass
class Value:
    code: str
    type: Any
    home: str | None = None  # of an array or object: where it lies; None for a new one
    c: str = ""  # of an array: the type that can hold it
    each: str = "i32"  # ... and that of its numbers
    most: int = 0  # of a new array: its length, if that is known
    pointer: str = ""  # of a name that refers to an object
    acts: bool = False  # it changes something
    reads: bool = False  # it depends on something that could be changed


class Expressions:
    program: Program
    signature: Signature
    source: Source
    env: dict[str, Value]
    owned: dict[str, str]
    assigned: dict[str, list[ast.expr]]

    def width(self, name: str) -> str:
        raise NotImplementedError

    def flows(self, name: str, value: Value, into: str = "") -> None:
        raise NotImplementedError

    def array_c(self, name: str, filled: Value | None = None) -> str:
        raise NotImplementedError

    def changes(self, target: ast.expr) -> None:
        raise NotImplementedError

    def expr(self, e: ast.expr, test: bool = False) -> Value:
        """`test`: only whether it is true matters"""
        visit = getattr(self, "e_" + type(e).__name__, None)
        if visit is None:
            raise self.source.refused(e, "no expression of the subset")
        if isinstance(e, ast.BoolOp | ast.UnaryOp):
            return visit(e, test)  # type: ignore[no-any-return]
        value: Value = visit(e)
        if value.type == "i":
            value.type = "i64" if self.is_wide(e) else "i32"
        return value

    def is_wide(self, e: ast.expr) -> bool:
        return isinstance(e, ast.Name) and self.width(e.id) == "int64_t"

    def as_array(self, value: Value) -> Value:
        """a table as an array"""
        if isinstance(value.type, tuple) and value.type[0] == "c" and is_flat(value.type[1]):
            table = value.type[1]
            name = self.program.tables.name(table)
            return Value(name, "v", home=name, c=f"Own<decltype({name})>", each="i32" if fits(*table) else "i64")
        return value

    def in_order(self, e: ast.AST, *values: Value) -> dict[str, Any]:
        """the language leaves open which operand comes first: refused where that could matter"""
        acting = [value for value in values if value.acts]
        if len(acting) > 1 or (acting and any(value.reads and not value.acts for value in values)):
            raise self.source.refused(e, "what is done first matters here; give it a name before")
        return {"acts": bool(acting), "reads": any(value.reads for value in values)}

    # -- what is fixed

    def constant(self, what: Any, e: ast.AST) -> Value:
        if isinstance(what, bool):
            return Value("true" if what else "false", "b")
        if isinstance(what, int):
            return Value(c_int(what), "i32" if fits(what) else "i64")
        if isinstance(what, float):
            return Value(repr(what), "f")
        if what is None:
            return Value("", "none")
        if isinstance(what, str):
            return Value("", "str")
        return Value("", ("c", what))

    def e_Constant(self, e: ast.Constant) -> Value:
        return self.constant(e.value, e)

    def e_JoinedStr(self, e: ast.JoinedStr) -> Value:
        return Value("", "str")

    # -- names, fields, entries

    def e_Name(self, e: ast.Name) -> Value:
        known = self.env.get(e.id)
        if known is not None:
            return Value(**vars(known))
        if e.id in self.assigned:
            raise self.source.refused(e, "a name that may have no value yet")
        if e.id in self.source.scope:
            return self.constant(self.source.scope[e.id], e)
        raise self.source.refused(e, "unknown name")

    def e_Attribute(self, e: ast.Attribute) -> Value:
        base = self.expr(e.value)
        if not isinstance(base.type, tuple):
            raise self.source.refused(e, f"no object ({base.type})")
        if base.type[0] == "c":
            return self.constant(getattr(base.type[1], e.attr), e)
        program, cls = self.program, base.type[1]
        kind = program.fields(cls).get(e.attr)
        if kind is None:
            fixed = program.constant_fields(cls)
            if e.attr in fixed:
                return self.constant(fixed[e.attr], e)
            raise self.source.refused(e, "no field")
        within = base.code + (".get()" if base.type[0] == "maybe" else "")
        code = f"{within}.{field_name(e.attr)}"
        if kind in ("none", "str"):
            return Value("", kind)
        if isinstance(kind, tuple):
            if kind[0] == "o" and not program.in_state(cls):
                code = f"(*{code})"
            return Value(code, kind, home=code)
        if cls is Buffer:
            return Value(code, "v", home=code, c="", each="i64") if kind == "v" else Value(code, "i32", reads=True)
        bound = program.bound(cls, e.attr)
        if isinstance(bound, Array):
            return Value(code, "v", home=code, c=bound.c, each=read(bound.each))
        assert bound is not None
        return Value(code, "b" if kind == "b" else read(bound), reads=True)

    def e_Subscript(self, e: ast.Subscript) -> Value:
        base = self.expr(e.value)
        if isinstance(e.slice, ast.Slice):
            return self.part(base, e.slice, e)
        index = self.expr(e.slice)
        order = self.in_order(e, index)
        if base.type == "m":
            return Value(f"{base.code}[{index.code}]", "v", c="Vec<int64_t, Map::LONG>", each="i64", **order)
        if base.type == "str" or (isinstance(base.type, tuple) and base.type[0] == "c" and is_words(base.type[1])):
            return Value("", "str")
        if isinstance(base.type, tuple) and base.type[0] == "c":
            return self.entry(base.type[1], index, e, order)
        if base.type != "v":
            raise self.source.refused(e, "no array")
        order = {"acts": base.acts or index.acts, "reads": True}
        return Value(f"{base.code}[{index.code}]", base.each, **order)

    def entry(self, table: Any, index: Value, e: ast.Subscript, order: dict[str, Any]) -> Value:
        tables = self.program.tables
        if is_flat(table):
            kind = "i32" if fits(*table) else "i64"
            found = re.fullmatch(r"\((\w+) & -\1\) % (\d+)", ast.unparse(e.slice))
            if found and int(found[2]) == len(table) and tells_lowest(table):
                cards = self.expr(ast.Name(found[1], ast.Load()))
                return Value(f"lowest_of({cards.code}, {len(table) - 1})", kind, **order)
            rule = formula(table)
            code = rule.format(i=f"({index.code})") if rule else f"{tables.name(table)}[{index.code}]"
            return Value(code, kind, **order)
        if not is_rows(table):
            raise self.source.refused(e, "no table of numbers")
        first = members(table)
        if first is not None:
            return Value(index.code, ("bits", first), **order)
        kind = "i32" if all(fits(*row) for row in table) else "i64"
        longest = max(map(len, table)) or 1
        code = f"{tables.name(table)}[{index.code}]"
        return Value(code, "v", home=code, c=f"Vec<int64_t, {longest}>", each=kind)

    def part(self, base: Value, s: ast.Slice, e: ast.Subscript) -> Value:
        base = self.as_array(base)
        if base.type != "v" or s.step is not None:
            raise self.source.refused(e, "no part of an array")
        start = self.expr(s.lower).code if s.lower else "0"
        end = self.expr(s.upper).code if s.upper else f"size_of({base.code})"
        return Value(f"part({base.code}, {start}, {end})", "v", c=base.c, each=base.each)

    # -- numbers

    def e_BinOp(self, e: ast.BinOp) -> Value:
        if isinstance(e.left, ast.List) and isinstance(e.op, ast.Mult):  # [x] * n
            x, n = self.expr(e.left.elts[0]), self.expr(e.right)
            most = int(n.code) if n.code.isdigit() else 0
            return Value(f"Filled{{{x.code}, (int32_t)({n.code})}}", "v", most=most, each="i64")
        return self.combine(self.expr(e.left), e.op, self.expr(e.right), e)

    def combine(self, a: Value, op: ast.operator, b: Value, e: ast.AST) -> Value:
        order = self.in_order(e, a, b)
        if "str" in (a.type, b.type):
            return Value("", "str")
        if "f" in (a.type, b.type) or isinstance(op, ast.Div):
            sign = "/" if isinstance(op, ast.Div) else OPERATORS[type(op)]
            return Value(f"((double){a.code} {sign} (double){b.code})", "f", **order)
        if a.type not in NUMBERS or b.type not in NUMBERS:
            raise self.source.refused(e, f"no numbers ({a.type}, {b.type})")
        wide = "i64" in (a.type, b.type)
        if isinstance(op, ast.FloorDiv | ast.Mod):
            name = "floor_div" if isinstance(op, ast.FloorDiv) else "modulo"
            return Value(f"{name}({a.code}, {b.code})", "i64" if wide else "i32", **order)
        if type(op) not in OPERATORS:
            raise self.source.refused(e, "no operator of the subset")
        known = int(b.code) if b.code.isdigit() else -1
        left = a.code
        if isinstance(op, ast.LShift):
            if a.code.isdigit() and known >= 0:
                return self.constant(int(a.code) << known, e)
            return Value(f"((int64_t){a.code} << {b.code})", "i64", **order)
        if isinstance(op, ast.RShift):
            shifted = f"((int64_t){a.code} >> {b.code})"
            if known >= 32:
                return Value(f"(int32_t){shifted}", "i32", **order)
            if known < 0:
                return Value(shifted, "i64", **order)
            return Value(f"({a.code} >> {b.code})", a.type, **order)
        if isinstance(op, ast.BitAnd):
            small = [x for x in (a.code, b.code) if x.isdigit() and fits(int(x))]
            if small and wide:
                return Value(f"(int32_t)({a.code} & {b.code})", "i32", **order)
        if isinstance(op, ast.Mult) and any(x.isdigit() and int(x) >= 1 << 16 for x in (a.code, b.code)):
            wide = True
        if wide:
            left = f"(int64_t){a.code}"
        return Value(f"({left} {OPERATORS[type(op)]} {b.code})", "i64" if wide else "i32", **order)

    def e_UnaryOp(self, e: ast.UnaryOp, test: bool = False) -> Value:
        if isinstance(e.op, ast.Not):
            value = self.expr(e.operand, test=True)
            if value.code in ("true", "false"):
                return Value("false" if value.code == "true" else "true", "b")
            return Value(f"(!{value.code})", "b", acts=value.acts, reads=value.reads)
        value = self.expr(e.operand)
        sign = "~" if isinstance(e.op, ast.Invert) else "-"
        if value.type not in NUMBERS and value.type != "f":
            raise self.source.refused(e, "no number")
        kind = "i32" if value.type == "b" else value.type
        return Value(f"({sign}{value.code})", kind, acts=value.acts, reads=value.reads)

    # -- conditions

    def e_BoolOp(self, e: ast.BoolOp, test: bool = False) -> Value:
        values = [self.expr(v, test=True) for v in e.values]
        if not test and any(value.type != "b" for value in values):
            raise self.source.refused(e, "`and` and `or` are conditions only")
        settles, goes_on = ("false", "true") if isinstance(e.op, ast.And) else ("true", "false")
        codes = [value.code for value in values if value.code != goes_on]
        if settles in codes:
            codes = codes[: codes.index(settles) + 1]
        if not codes or codes == [settles]:
            return Value(codes[0] if codes else goes_on, "b")
        sign = " && " if isinstance(e.op, ast.And) else " || "
        acts, reads = any(v.acts for v in values), any(v.reads for v in values)
        return Value("(" + sign.join(codes) + ")", "b", acts=acts, reads=reads)

    def e_Compare(self, e: ast.Compare) -> Value:
        op = e.ops[0]
        if isinstance(op, ast.Is | ast.IsNot):
            return self.is_none(e)
        if isinstance(op, ast.In | ast.NotIn):
            return self.is_among(e)
        values = [self.expr(v) for v in (e.left, *e.comparators)]
        order = self.in_order(e, *values)
        if any(value.type not in (*NUMBERS, "f") for value in values):
            raise self.source.refused(e, "only numbers are compared")
        if len(values) > 2 and any(value.acts for value in values):
            raise self.source.refused(e, "a call in the middle of a comparison")
        signs = [COMPARED[type(op)] for op in e.ops]
        parts = [f"{a.code} {sign} {b.code}" for a, sign, b in zip(values, signs, values[1:], strict=False)]
        return Value("(" + " && ".join(parts) + ")", "b", **order)

    def is_none(self, e: ast.Compare) -> Value:
        value = self.expr(e.left)
        yes = isinstance(e.ops[0], ast.Is)
        if value.type == "none":
            return Value("true" if yes else "false", "b")
        if value.pointer:
            return Value(f"({value.pointer} {'==' if yes else '!='} nullptr)", "b")
        if isinstance(value.type, tuple) and value.type[0] == "maybe":
            return Value(f"({'!' if yes else ''}{value.code}.here)", "b", reads=True)
        raise self.source.refused(e, "this is never None")

    def is_among(self, e: ast.Compare) -> Value:
        left, right = self.expr(e.left), e.comparators[0]
        no = "!" if isinstance(e.ops[0], ast.NotIn) else ""
        if isinstance(right, ast.Tuple) and left.type in NUMBERS and not left.acts:
            among = " || ".join(f"{left.code} == {self.expr(x).code}" for x in right.elts)
            return Value(f"({no}({among}))", "b", reads=left.reads)
        if self.expr(right).type == "m":
            return Value(f"({no}{self.expr(right).code}.has({left.code}))", "b", reads=True)
        raise self.source.refused(e, "only numbers are looked for, in a tuple or a map")

    def e_IfExp(self, e: ast.IfExp) -> Value:
        test = self.expr(e.test, test=True)
        if test.code in ("true", "false"):
            return self.expr(e.body if test.code == "true" else e.orelse)
        a, b = self.expr(e.body), self.expr(e.orelse)
        if a.type == b.type == "v" and a.home and b.home and a.c == b.c:  # one of two arrays, to look at
            code = f"({test.code} ? {a.code} : {b.code})"
            return Value(code, "v", home=code, c=a.c, each=a.each)
        kinds = {a.type, b.type}
        if not kinds <= {"i32", "i64", "b", "f"}:
            raise self.source.refused(e, "a choice between what are no numbers")
        kind = "f" if "f" in kinds else "i64" if "i64" in kinds else a.type if len(kinds) == 1 else "i32"
        flags: dict[str, Any] = {"acts": any(x.acts for x in (test, a, b)), "reads": any(x.reads for x in (test, a, b))}
        return Value(f"({test.code} ? {a.code} : {b.code})", kind, **flags)

    # -- new arrays

    def e_List(self, e: ast.List) -> Value:
        values = [self.expr(x) for x in e.elts]
        if not values:
            return Value("Empty{}", "v", each="i64")
        items = ", ".join(f"(int64_t){value.code}" for value in values)
        return Value(f"Listed<{len(values)}>{{{{{items}}}}}", "v", most=len(values), each="i64")

    def e_Dict(self, e: ast.Dict) -> Value:
        if e.keys:
            raise self.source.refused(e, "a map begins empty")
        return Value("Map{}", "m")

    def kept(self, value: Value) -> Value:
        """a new array that is handed to a function lives in this one"""
        if value.type == "m" and value.home is None:
            name = f"new{len(self.owned)}_"
            self.owned[name] = f"Map {name};"
            return Value(f"({name} = {value.code})", "m", home=name)
        if value.type != "v" or value.home is not None:
            return value
        name = f"new{len(self.owned)}_"
        c = value.c or self.array_c("new", value)
        self.owned[name] = f"{c} {name};"
        return Value(f"{name}.set({value.code})", "v", home=name, c=c, each=value.each if value.c else "i64")


def read(bound: Num) -> str:
    return "i32" if fits(bound.low, bound.high) else "i64"


def element_of(c: str) -> str:
    return "i64" if not c or "int64_t" in c or "Own" in c else "i32"


def is_words(what: object) -> bool:
    return isinstance(what, list | tuple) and bool(what) and all(isinstance(x, str) for x in what)
