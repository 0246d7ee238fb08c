"""One function of the rules as a C++ function, statement by statement.

An array has one owner. A name that is given an array that lies elsewhere (`cards = self.cards`) means that one; a name
that is given a new one owns it. An object that is made and then kept in a field goes there, and its name with it."""

import ast
from typing import Any

from mathom.forms.calls import Calls
from mathom.forms.expressions import Value
from mathom.forms.program import Program, Signature, Source, field_name
from mathom.kernel.slate import Observation


class Function(Calls):
    def __init__(self, program: Program, signature: Signature, node: ast.FunctionDef, source: Source, makes: Any):
        self.program = program
        self.signature = signature
        self.node = node
        self.source = source
        self.makes = makes  # the class of which it is the __init__
        self.env: dict[str, Value] = {}
        self.numbers: dict[str, str] = {}  # local names of numbers, and what kind
        self.owned: dict[str, str] = {}  # C declarations of what else lives here, by C name
        self.lines: list[str] = []
        self.depth = 1

    # -- the whole

    def translate(self) -> None:
        program, signature = self.program, self.signature
        args, templates = [], []
        for i, (name, kind, _) in enumerate(signature.params):
            c = name + "_"
            if kind == "i":
                self.env[name] = Value(c, "i")
                args.append(f"{self.width(name)} {c}")
            elif kind == "b":
                self.env[name] = Value(c, "b")
                args.append(f"bool {c}")
            elif kind in ("v", "m"):
                templates.append(f"class V{i}")
                args.append(f"V{i}&& {c}")
                each = "i64" if f"{signature.name}.{name}[]" in program.wide else "i32"
                self.env[name] = Value(c, kind, home=c, c=f"Own<V{i}>", each=each)
            elif isinstance(kind, tuple) and kind[0] == "c":
                self.env[name] = Value("", kind)
            elif isinstance(kind, tuple) and kind[0] == "o":
                program.fields(kind[1])
                self.env[name] = Value(c, kind, home=c)
                if not (self.makes and i == 0):
                    args.append(f"{kind[1].__name__}& {c}")
            else:
                self.env[name] = Value("", "str")
        self.assigned = self.assignments()
        self.result(templates)
        if self.makes:
            self.owned["self_"] = f"{self.makes.__name__} self_;"
        self.block(self.node.body)
        if self.makes:
            self.put("return self_;")
        head = f"template <{', '.join(templates)}> " if templates else ""
        tells = any(kind == ("o", Observation) for _, kind, _ in signature.params)
        long = "SELDOM " if self.node.name in ("set_up", "payoff") else "LENGTHY " if len(self.lines) > 14 else ""
        head += f"FN {'TELLS ' * tells}{long}{self.result_c(templates)} {signature.name}({', '.join(args)})"
        widths: dict[str, list[str]] = {}
        for name, kind in self.numbers.items():
            c = "double" if kind == "f" else self.width(name)
            widths.setdefault(c, []).append(f"{name}_ = 0")
        top = [f"  {c} {', '.join(names)};" for c, names in widths.items()] + [
            f"  {c}" for c in self.owned.values() if c
        ]
        program.heads.append(head + ";")
        program.bodies.append(head + " {\n" + "\n".join(top + self.lines) + "\n}")

    def assignments(self) -> dict[str, list[ast.expr]]:
        """by local name: all that it is given"""
        found: dict[str, list[ast.expr]] = {}
        for node in ast.walk(self.node):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                values = [node.value]
                if isinstance(node.value, ast.IfExp):
                    values = [node.value.body, node.value.orelse]
                found.setdefault(node.targets[0].id, []).extend(values)
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
                found.setdefault(node.target.id, []).append(node.value)
        return found

    def result(self, templates: list[str]) -> None:
        """what is given back, if that is an array or an object: one that it was given, or a new one"""
        signature = self.signature
        returns = [node.value for node in ast.walk(self.node) if isinstance(node, ast.Return) and node.value]
        if signature.gives == "v":
            names = [name for name, _, _ in signature.params]
            given = {self.given_back(value, names) for value in returns}
            if len(given) == 1 and None not in given:
                signature.gives_param = given.pop()
            elif all(self.is_constant_slice(value) for value in returns):
                signature.gives_c = "auto"
            else:
                signature.gives_c = self.array_c(self.node.name)
                kept = {value.id for value in returns if isinstance(value, ast.Name)}
                if len(returns) == 1 and kept:  # the type of the one local array that is returned
                    sliced = [v for v in self.assigned.get(kept.pop(), []) if isinstance(v, ast.Subscript)]
                    if sliced:
                        signature.gives_c = self.expr(sliced[0]).c
        elif signature.gives == "m":
            signature.gives_c = "Map"
        elif isinstance(signature.gives, tuple):
            refers = any(isinstance(v, ast.Name) and self.refers(v.id) for v in returns)
            signature.gives_c = signature.gives[1].__name__ + ("*" if refers and not self.makes else "")

    def result_c(self, templates: list[str]) -> str:
        signature = self.signature
        if signature.gives == "i":
            return self.width("return")
        if signature.gives_param is not None:
            return f"V{signature.gives_param}&"
        simple = {"void": "void", "b": "bool", "f": "double", "str": "void"}
        return signature.gives_c or simple[signature.gives]

    def given_back(self, value: ast.expr, names: list[str]) -> int | None:
        """which parameter it is, if it is an array that was given"""
        if isinstance(value, ast.Name) and value.id in names:
            return names.index(value.id)
        if isinstance(value, ast.Call):
            if isinstance(value.func, ast.Name) and value.func.id == "append":
                return self.given_back(value.args[0], names)
            called = self.called(value)
            if called and called[0].gives_param is not None:
                return self.given_back(called[1][called[0].gives_param], names)
        return None

    def is_constant_slice(self, value: ast.expr) -> bool:
        if not isinstance(value, ast.Subscript) or not isinstance(value.slice, ast.Slice):
            return False
        inner = value.value
        return isinstance(inner, ast.Name) and inner.id not in self.env and inner.id not in self.assigned

    def refers(self, name: str) -> bool:
        """whether a local name means an object that lies elsewhere, at some time"""
        for value in self.assigned.get(name, []):
            if isinstance(value, ast.Attribute):
                return True
            if isinstance(value, ast.Call):
                called = self.called(value)
                if called and called[0].gives_c.endswith("*"):
                    return True
        return False

    # -- names

    def width(self, name: str) -> str:
        return "int64_t" if f"{self.signature.name}.{name}" in self.program.wide else "int32_t"

    def flows(self, name: str, value: Value, into: str = "") -> None:
        if value.type == "i64":
            self.program.wide.add(f"{into or self.signature.name}.{name}")

    def array_c(self, name: str, filled: Value | None = None) -> str:
        """the type of a new array: its length is said in the game's bounds, or it is the usual one"""
        form = self.program.form
        key = f"{self.node.name}.{name}"
        if filled is not None and filled.most and key not in form.arrays:
            return f"Vec<int64_t, {filled.most}>"
        return f"Vec<int64_t, {form.arrays.get(key, form.length)}>"

    # -- statements

    def put(self, text: str) -> None:
        self.lines.append("  " * self.depth + text)

    def block(self, body: list[ast.stmt]) -> None:
        for s in body:
            visit = getattr(self, "s_" + type(s).__name__, None)
            if visit is None:
                raise self.source.refused(s, "no statement of the subset")
            visit(s)

    def open(self, head: str) -> None:
        self.put(f"{head} {{")
        self.depth += 1

    def nest(self, head: str, body: list[ast.stmt]) -> None:
        self.open(head)
        self.block(body)
        self.depth -= 1
        self.put("}")

    def s_Pass(self, s: ast.Pass) -> None:
        pass

    def s_Break(self, s: ast.Break) -> None:
        self.put("break;")

    def s_Continue(self, s: ast.Continue) -> None:
        self.put("continue;")

    def s_Raise(self, s: ast.Raise) -> None:
        nothing = "" if self.result_c([]) == "void" else " {}"
        self.put(f"{{ TRAP({s.lineno}); return{nothing}; }}")

    def s_Expr(self, s: ast.Expr) -> None:
        if isinstance(s.value, ast.Constant):
            return
        value = self.expr(s.value)
        if value.code:
            self.put(f"{value.code};")

    def s_Return(self, s: ast.Return) -> None:
        gives = self.signature.gives
        if s.value is None or gives in ("void", "str"):
            self.put("return;")
            return
        if isinstance(s.value, ast.IfExp) and gives in ("v", "m"):
            self.s_If(branches(s.value, lambda value: ast.Return(value)))
            return
        value = self.expr(s.value, test=gives == "b")
        if gives == "i":
            self.flows("return", value)
        elif gives == "v":
            value = self.as_array(value)
        if self.signature.gives_c.endswith("*"):
            self.put(f"return &{value.code};")
        else:
            self.put(f"return {value.code};")

    def s_If(self, s: ast.If) -> None:
        test = self.expr(s.test, test=True).code
        if test in ("true", "false"):
            self.block(s.body if test == "true" else s.orelse)
            return
        before = dict(self.env)
        self.nest(f"if ({test})", s.body)
        self.env = {**self.env, **before}
        if s.orelse:
            self.nest("else", s.orelse)
            self.env = {**self.env, **before}

    def s_While(self, s: ast.While) -> None:
        if s.orelse:
            raise self.source.refused(s, "else of a loop")
        self.nest(f"while ({self.expr(s.test, test=True).code})", s.body)

    def s_For(self, s: ast.For) -> None:
        if s.orelse or not isinstance(s.target, ast.Name):
            raise self.source.refused(s, "no loop of the subset")
        before = self.depth
        self.loop_head(s.target.id, s.iter, f"{s.lineno}_{s.col_offset}")
        self.block(s.body)
        while self.depth > before:
            self.depth -= 1
            self.put("}")

    def loop_head(self, name: str, over: ast.expr, mark: str) -> None:
        """up to where the name has its value"""
        if isinstance(over, ast.Call) and ast.unparse(over.func) == "range":
            args = [self.expr(a) for a in over.args]
            start = args[0] if len(args) > 1 else Value("0", "i32")
            end = args[1] if len(args) > 1 else args[0]
            step = args[2].code if len(args) > 2 else "1"
            if not (step.isdigit() and step != "0") and step != "(-1)":
                raise self.source.refused(over, "a step that is not known")
            kind = "i64" if "i64" in (start.type, end.type) else "i32"
            sign, then = (">", f"at{mark}--") if step == "(-1)" else ("<", f"at{mark} += {step}")
            c = "int64_t" if kind == "i64" else "int32_t"
            self.open(f"for ({c} at{mark} = {start.code}, end{mark} = {end.code}; at{mark} {sign} end{mark}; {then})")
            self.set_number(name, Value(f"at{mark}", kind))
            return
        value = self.expr(over)
        if isinstance(value.type, tuple) and value.type[0] == "bits":
            self.open(f"for (uint32_t set{mark} = {value.code}; set{mark}; set{mark} &= set{mark} - 1)")
            self.set_number(name, Value(f"{value.type[1]} + bit_of(set{mark})", "i32"))
            return
        value = self.as_array(value)
        if value.type != "v":
            raise self.source.refused(over, "no array")
        self.open("")
        self.put(f"auto&& of{mark} = {value.code};")
        self.open(f"for (int at{mark} = 0; at{mark} < size_of(of{mark}); at{mark}++)")
        self.set_number(name, Value(f"of{mark}[at{mark}]", value.each))

    def set_number(self, name: str, value: Value) -> None:
        if name == "_":
            return
        known = self.env.get(name)
        if known is not None and known.type not in ("i", "b", "f"):
            raise self.source.refused(self.node, f"{name} means two kinds of things")
        if known is None or name in self.numbers:
            kind = {"i32": "i", "i64": "i"}.get(value.type, value.type)
            if self.numbers.get(name, kind) != kind:
                kind = "f" if "f" in (kind, self.numbers[name]) else "i"
            self.numbers[name] = kind
            self.env[name] = Value(name + "_", kind)
        self.flows(name, value)
        self.put(f"{name}_ = {value.code};")

    def s_AugAssign(self, s: ast.AugAssign) -> None:
        if isinstance(s.target, ast.Name):
            name = ast.Name(s.target.id, ast.Load())
            self.set_number(s.target.id, self.expr(ast.copy_location(ast.BinOp(name, s.op, s.value), s)))
            return
        place = self.expr(s.target)
        self.changes(s.target)
        self.put(f"{{ auto& at = {place.code}; auto old = at;")
        value = self.combine(Value("old", place.type), s.op, self.expr(s.value), s)
        self.put(f"  store(at, {value.code}); }}")

    def s_AnnAssign(self, s: ast.AnnAssign) -> None:
        if s.value is not None:
            kind = self.program.type_of(s.annotation, self.source)
            if kind not in ("none", "str"):
                self.assign(s.target, s.value)

    def s_Assign(self, s: ast.Assign) -> None:
        target = s.targets[0]
        if len(s.targets) > 1:
            raise self.source.refused(s, "two targets")
        if not isinstance(target, ast.Tuple):
            self.assign(target, s.value)
            return
        if isinstance(s.value, ast.Call) and ast.unparse(s.value.func) == "pop":
            if ast.unparse(s.value.args[0]) != ast.unparse(target.elts[0]):
                raise self.source.refused(s, "pop into another name")
            self.changes(target.elts[0])
            popped = f"{self.expr(s.value.args[0]).code}.pop({self.expr(s.value.args[1]).code})"
            if ast.unparse(target.elts[1]) == "_":
                self.put(popped + ";")
            else:
                self.assign_value(target.elts[1], Value(popped, "i64"), s)
        elif isinstance(s.value, ast.Tuple) and len(s.value.elts) == len(target.elts):
            mark = f"{s.lineno}_{s.col_offset}"
            values = [self.expr(e) for e in s.value.elts]
            for k, value in enumerate(values):
                self.put(f"auto swap{mark}_{k} = {value.code};")
            for k, (one, value) in enumerate(zip(target.elts, values, strict=True)):
                self.assign_value(one, Value(f"swap{mark}_{k}", value.type), s)
        else:
            raise self.source.refused(s, "no assignment of the subset")

    def assign(self, target: ast.expr, value: ast.expr) -> None:
        if isinstance(target, ast.Attribute):
            kind = self.expr(target).type
            if kind in ("none", "str") or kind[0] == "c":
                return
        if isinstance(value, ast.IfExp) and self.is_new_choice(value):
            self.s_If(branches(value, lambda one: ast.Assign([target], one)))
            return
        self.assign_value(target, self.expr(value), value)

    def is_new_choice(self, value: ast.IfExp) -> bool:
        """whether it chooses between arrays of which one is new"""
        kinds = [self.expr(one) for one in (value.body, value.orelse)]
        return any(one.type in ("v", "m") for one in kinds) and any(
            one.home is None or isinstance(node, ast.Call)
            for one, node in zip(kinds, (value.body, value.orelse), strict=True)
        )

    def assign_value(self, target: ast.expr, value: Value, node: ast.AST) -> None:
        if value.type in ("v", "m") or (isinstance(target, ast.Attribute) and self.expr(target).type == "v"):
            self.assign_array(target, self.as_array(value), node)
        elif isinstance(value.type, tuple) and value.type[0] in ("o", "maybe"):
            self.assign_object(target, value, node)
        elif isinstance(value.type, tuple) and isinstance(target, ast.Name):
            self.assign_constant(target, value, node)
        elif value.type in ("i32", "i64", "i", "b", "f") and isinstance(target, ast.Name):
            self.set_number(target.id, value)
        elif value.type in ("i32", "i64", "b"):
            self.changes(target)
            self.put(f"{{ auto value = {value.code}; store({self.expr(target).code}, value); }}")
        elif value.type == "none" and self.expr(target).type[0] == "maybe":
            self.changes(target)
            self.put(f"{self.expr(target).code}.here = false;")
        else:
            raise self.source.refused(node, f"a value that cannot be kept ({value.type})")

    def assign_constant(self, target: ast.Name, value: Value, node: ast.AST) -> None:
        """another name for what is fixed, or for a set whose members are listed"""
        if len(self.assigned.get(target.id, [])) > 1 and target.id in self.env:
            raise self.source.refused(node, f"{target.id} means two tables")
        if value.type[0] == "bits":
            c = f"{target.id}_"
            self.owned[c] = f"uint32_t {c};"
            self.put(f"{c} = {value.code};")
            value = Value(c, value.type)
        self.env[target.id] = value

    def assign_array(self, target: ast.expr, value: Value, node: ast.AST) -> None:
        if not isinstance(target, ast.Name):
            place = self.expr(target).code
            self.changes(target)
            if value.home == place:
                if value.code != place:
                    self.put(f"{value.code};")
            else:
                self.put(f"{place} = {value.code};")
            return
        known = self.env.get(target.id)
        if known is None and value.home is not None and not self.is_owner(target.id):
            self.put(f"auto& {target.id}_ = {value.code};")
            self.env[target.id] = Value(f"{target.id}_", value.type, home=value.home, c=value.c, each=value.each)
            return
        if known is not None and known.home == value.home:
            if value.code != known.code:
                self.put(f"{value.code};")
            return
        if value.home is not None and not value.home.startswith("new"):
            raise self.source.refused(node, "one array with two names; share it with [:]")
        if known is None:
            c = "Map" if value.type == "m" else value.c or self.array_c(target.id, value)
            self.owned[f"{target.id}_"] = f"{c} {target.id}_;"
            each = value.each if value.c else "i64"
            known = Value(f"{target.id}_", value.type, home=f"{target.id}_", c=c, each=each)
            self.env[target.id] = known
        elif f"{target.id}_" not in self.owned:
            raise self.source.refused(node, f"{target.id} was another one's array")
        self.put(f"{known.code} = {value.code};")

    def is_owner(self, name: str) -> bool:
        """whether it is given a new array somewhere"""
        return any(self.is_new(value) for value in self.assigned.get(name, []))

    def is_new(self, value: ast.expr) -> bool:
        if isinstance(value, ast.Call):
            if isinstance(value.func, ast.Name) and value.func.id == "append":
                return self.is_new(value.args[0])
            called = self.called(value)
            if called is None or called[0].gives_param is None:
                return True
            return self.is_new(called[1][called[0].gives_param])
        if isinstance(value, ast.Subscript):
            return isinstance(value.slice, ast.Slice) or isinstance(value.value, ast.Call)
        return isinstance(value, ast.List | ast.Dict)

    def assign_object(self, target: ast.expr, value: Value, node: ast.AST) -> None:
        cls = value.type[1]
        if isinstance(target, ast.Name):
            c = f"{target.id}_"
            if not self.refers(target.id):
                if value.home is not None:
                    raise self.source.refused(node, "one object with two names")
                self.env[target.id] = Value(c, ("o", cls), home=c)
                if self.depth == 1 and c not in self.owned and len(self.assigned[target.id]) == 1:  # made in its place
                    self.owned[c] = ""
                    self.put(f"{cls.__name__} {c}{' = ' + value.code if value.code else ''};")
                    return
                self.owned[c] = f"{cls.__name__} {c};"
                if value.code:
                    self.put(f"{c} = {value.code};")
                return
            self.owned[c] = f"{cls.__name__}* {c} = nullptr;"
            self.env[target.id] = Value(f"(*{c})", ("o", cls), home=f"(*{c})", pointer=c)
            if value.home is None:
                self.owned[c + "own"] = f"{cls.__name__} {c}own;"
                if value.code:
                    self.put(f"{c}own = {value.code};")
                self.put(f"{c} = &{c}own;")
            else:
                self.put(f"{c} = {value.code + '.pointer()' if value.type[0] == 'maybe' else '&' + value.code};")
            return
        if not isinstance(target, ast.Attribute):
            raise self.source.refused(node, "an object in an array")
        self.changes(target)
        place = self.expr(target)
        base = self.expr(target.value)
        if not self.program.in_state(base.type[1]):  # it refers to the object
            self.put(f"{base.code}.{field_name(target.attr)} = &{value.code};")
            return
        if value.code and isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and not node.args:
            lies = f"{place.code}.get()" if place.type[0] == "maybe" else place.code
            self.put(f"new (&{lies}) {cls.__name__}({value.code});")  # made where it stays
            if place.type[0] == "maybe":
                self.put(f"{place.code}.here = true;")
        elif value.code:
            self.put(f"{place.code} = {value.code};")
        if isinstance(node, ast.Name):
            lies = f"{place.code}.get()" if place.type[0] == "maybe" else place.code
            if value.pointer:
                self.put(f"{value.pointer} = &{lies};")
            elif self.depth > 1:
                raise self.source.refused(node, "an object is kept in a field under a condition")
            else:
                self.env[node.id] = Value(lies, ("o", cls), home=lies)
                if any(node.id == name for name, _, _ in self.signature.params):
                    self.signature.moves.add(node.id)
        elif value.home is not None:
            raise self.source.refused(node, "one object in two fields")

    def changes(self, target: ast.expr) -> None:
        """the function changes something that was there before, unless it is its own array"""
        inner = target
        while isinstance(inner, ast.Attribute | ast.Subscript):
            inner = inner.value
        own = isinstance(inner, ast.Name) and f"{inner.id}_" in self.owned and not self.refers(inner.id)
        if not own:
            self.program.changing.add(self.signature.name)


def branches(value: ast.IfExp, make: Any) -> ast.If:
    made = ast.If(value.test, [make(value.body)], [make(value.orelse)])
    for node in ast.walk(made):
        ast.copy_location(node, value)
    return made
