"""Calls in the rules as C++: of functions and methods, which are translated when they are first called, and of what
has a meaning of its own (`append`, `len`, `tell` …)."""

import ast
import inspect
from typing import Any

from mathom.forms.expressions import Expressions, Value, element_of
from mathom.forms.program import Signature
from mathom.kernel.slate import Observation
from mathom.kernel.state import Buffer


class Calls(Expressions):
    def called(self, e: ast.Call) -> tuple[Signature, list[Any]] | None:
        """a function of the rules, and its arguments with the object it is a method of"""
        if isinstance(e.func, ast.Name):
            f = self.source.scope.get(e.func.id)
            if inspect.isfunction(f) and e.func.id not in ("append", "pop"):
                return self.program.need(f), list(e.args)
        elif isinstance(e.func, ast.Attribute) and e.func.attr != "copy":
            inner = e.func.value
            if isinstance(inner, ast.Name) and inner.id not in self.env:
                return None
            base = self.expr(inner)
            if isinstance(base.type, tuple) and base.type[0] in ("o", "maybe") and base.type[1] is not Buffer:
                cls = base.type[1]
                return self.program.need(getattr(cls, e.func.attr), cls), [inner, *e.args]
            if isinstance(base.type, tuple) and base.type[0] == "c":
                of = base.type[1]
                return self.program.need(getattr(type(of), e.func.attr), None, of), [inner, *e.args]
        return None

    def e_Call(self, e: ast.Call) -> Value:
        if e.keywords:
            raise self.source.refused(e, "arguments by name")
        if isinstance(e.func, ast.Attribute) and self.type_known(e.func.value) == ("o", Observation):
            return self.told(e, e.func)
        name = e.func.attr if isinstance(e.func, ast.Attribute) else ast.unparse(e.func)
        own = getattr(self, "c_" + name.replace("[", "_").replace("]", ""), None)
        if own is not None:
            value: Value | None = own(e)
            if value is not None:
                return value
        found = self.source.scope.get(name) if isinstance(e.func, ast.Name) else None
        if isinstance(found, type):
            return self.made(self.program.stands_for(found), e)
        called = self.called(e)
        if called is None:
            raise self.source.refused(e, "no call of the subset")
        return self.call(*called, e)

    def made(self, cls: type, e: ast.Call) -> Value:
        self.program.fields(cls)
        if cls is Buffer:
            return Value("Buffer()", ("o", cls))
        if cls.__init__ is object.__init__:  # type: ignore[misc]
            return Value("", ("o", cls))
        return self.call(self.program.need(cls.__init__, cls), [None, *e.args], e)  # type: ignore[misc]

    def call(self, signature: Signature, args: list[Any], e: ast.Call) -> Value:
        codes, values, given = [], [], {}
        for i, (name, kind, default) in enumerate(signature.params):
            if kind in ("str", "none") or kind[0] == "c" or (i == 0 and args and args[0] is None):
                continue
            value = self.expr(args[i]) if i < len(args) else self.constant(default, e)
            if kind == "v":
                value = self.as_array(value)
            if kind == "i":
                self.flows(name, value, signature.name)
            if name in signature.moves and value.home is not None:
                raise self.source.refused(e, f"{name} is kept by what is called; give it a copy")
            value = self.kept(value)
            if kind == "v" and value.each == "i64":
                self.program.wide.add(f"{signature.name}.{name}[]")
            if isinstance(value.type, tuple) and value.type[0] == "maybe":
                value = Value(f"{value.code}.get()", ("o", value.type[1]), home=f"{value.code}.get()")
            given[i] = value
            values.append(value)
            codes.append(value.code)
        order = self.in_order(e, *[v for v in values if v.type in ("i32", "i64", "b", "f")])
        if signature.name in self.program.changing:
            self.program.changing.add(self.signature.name)
            order["acts"] = True
        order["reads"] = True
        code = f"{signature.name}({', '.join(codes)})"
        gives = signature.gives
        if gives == "i":
            return Value(code, "i64" if f"{signature.name}.return" in self.program.wide else "i32", **order)
        if gives == "v" and signature.gives_param is not None:
            same = given[signature.gives_param]
            return Value(code, "v", home=same.home, c=same.c, each=same.each, **order)
        if gives == "v":
            c = "" if signature.gives_c == "auto" else signature.gives_c
            return Value(code, "v", c=c, each=element_of(c), **order)
        if isinstance(gives, tuple) and signature.gives_c.endswith("*"):
            return Value(f"(*{code})", gives, home=f"(*{code})", **order)
        return Value(code, gives, **order)

    # -- calls that mean something of their own

    def type_known(self, e: ast.expr) -> Any:
        known = self.env.get(e.id) if isinstance(e, ast.Name) else None
        return known.type if known else None

    def told(self, e: ast.Call, f: ast.Attribute) -> Value:
        """to an observation, which the runtime has"""
        if f.attr == "part":
            return Value("", "void")
        values = [self.expr(a) for a in e.args]
        self.in_order(e, *values)
        codes = [
            self.kept(self.as_array(v)).code if isinstance(v.type, tuple) or v.type == "v" else v.code for v in values
        ]
        self.changes(f.value)
        return Value(f"{self.expr(f.value).code}.{f.attr}({', '.join(codes)})", "void", acts=True)

    def c_tell(self, e: ast.Call) -> Value:
        """news are left out, but what is done on the way is done"""
        done = [self.expr(a).code for a in e.args if any(isinstance(x, ast.Call) for x in ast.walk(a))]
        return Value("(void)(" + ", ".join(done) + ")" if done else "", "void", acts=bool(done))

    def c_len(self, e: ast.Call) -> Value:
        value = self.expr(e.args[0])
        if isinstance(value.type, tuple) and value.type[0] == "c":
            return self.constant(len(value.type[1]), e)
        if isinstance(value.type, tuple) and value.type[0] == "bits":
            return Value(f"popcount({value.code})", "i32", acts=value.acts, reads=value.reads)
        if value.type != "v":
            raise self.source.refused(e, "no array")
        value = self.kept(value)
        return Value(f"size_of({value.code})", "i32", acts=value.acts, reads=True)

    def c_i64(self, e: ast.Call) -> Value:
        return self.expr(e.args[0])

    c_int = c_i64

    def c_i16(self, e: ast.Call) -> Value:
        value = self.expr(e.args[0])
        return Value(f"narrowed<int16_t>({value.code})", "i32", acts=value.acts, reads=value.reads)

    def c_float(self, e: ast.Call) -> Value:
        value = self.expr(e.args[0])
        return Value(f"(double)({value.code})", "f", acts=value.acts, reads=value.reads)

    def c_append(self, e: ast.Call) -> Value | None:
        target = e.func.value if isinstance(e.func, ast.Attribute) else e.args[0]
        array = self.kept(self.as_array(self.expr(target)))
        if array.type != "v":
            raise self.source.refused(e, "no array")
        item = self.expr(e.args[-1])
        self.in_order(e, array, item) if item.acts and array.acts else None
        self.changes(target)
        return Value(f"append({array.code}, {item.code})", "v", home=array.home, c=array.c, each=array.each, acts=True)

    def c_pop(self, e: ast.Call) -> Value | None:
        if not isinstance(e.func, ast.Attribute):
            return None
        array = self.expr(e.func.value)
        self.changes(e.func.value)
        at = self.expr(e.args[0]).code if e.args else f"size_of({array.code}) - 1"
        return Value(f"{array.code}.pop({at})", array.each, acts=True)

    def c_insert(self, e: ast.Call) -> Value | None:
        array = self.expr(e.func.value) if isinstance(e.func, ast.Attribute) else None
        if array is None or array.type != "v" or not isinstance(e.func, ast.Attribute):
            return None
        self.changes(e.func.value)
        at, item = self.expr(e.args[0]), self.expr(e.args[1])
        return Value(f"{array.code}.insert({at.code}, {item.code})", "void", acts=True)

    def c_vec_i64(self, e: ast.Call) -> Value:
        return self.expr(e.args[0]) if e.args else Value("Empty{}", "v", each="i64")

    def c_add(self, e: ast.Call) -> Value | None:
        """of a buffer"""
        if isinstance(e.func, ast.Attribute):
            into = self.expr(e.func.value)
            if into.type == ("o", Buffer):
                self.changes(e.func.value)
                return Value(f"{into.code}.add({self.expr(e.args[0]).code})", "void", acts=True)
        return None

    def c_copy(self, e: ast.Call) -> Value | None:
        """a struct is copied as a whole"""
        if isinstance(e.func, ast.Attribute):
            of = self.expr(e.func.value)
            if isinstance(of.type, tuple) and of.type[0] == "o":
                return Value(of.code, of.type)
        return None
