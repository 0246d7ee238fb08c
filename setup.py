"""Compiles the rules, the kernel and the search with mypyc. Everything else about the package is in pyproject.toml.

Every module whose source says `# compiled by mypyc` is compiled into one library, which goes into `mathom/compiled/`
with a manifest of the sources it was made from; `mathom/form.py` uses both or none. Where compiling fails the package
installs with the reason in their place, and with MATHOM_PLAIN=1 without either; then it runs its plain form.
"""

import ast
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, redirect_stdout
from io import StringIO
from itertools import chain
from pathlib import Path
from time import sleep
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
MARK = "# compiled by mypyc"
GROUP = "mathom__mypyc"  # the library, as mypyc and mathom/form.py call it
# compiled small rather than fast: the largest game, but for what its play is busy with (as `perf` told), and what is
# done once, or for a position that is read
SMALL = re.compile(r"___lidless_eye___|___(terms|position_check)\.c$")
FAST = re.compile(
    r"___(position|bot___(chart|groups|hand|judge|odds|plan|travel|ways)|"
    r"rules___(belongings|bringing|chain|companies|keys|organization|playing|routes|sums|triggers|turn)"
    r"|cards___kit___(effects|families))(___|\.)"
)
SIGNATURE = re.compile(  # of a method or function, or of a type
    r"(?P<before>(?:\(PyCFunction\)CPyPy_(?P<function>\w+),\s*METH_[\w |]+,|\.tp_doc =) "
    r'PyDoc_STR\("(?P<type>\w+)\([^"\n]*\\n--\\n\\n)"\)'
)
TRACEBACK = re.compile(r'CPy_AddTraceback\((?P<file>"[^"]+"), (?P<name>"[^"]*"), (?P<line>-?\d+), (?P<globals>\w+)\)')
TOP_LEVEL = re.compile(r"^char (?=CPyDef_\w+_____top_level__\(void\) \{)", re.MULTILINE)
VTABLE = re.compile(  # of a class: its methods, written at first into an array of the function that does it
    r"    CPyVTableItem (?P<of>\w+)_scratch\[\] = \{\n(?P<entries>(?: {8}\S.*,\n)+)    \};\n    memcpy\(.*\);\n"
)
BASE = re.compile(  # of a class that has one
    r"(?P<one>\w+) = \(PyObject \*\)CPyType_(?P<base>\w+);\n\s+\w+ = PyTuple_Pack\(1, (?P=one)\);\n(?:.*\n){1,6}?"
    r"\s+\w+ = \(PyObject \*\)CPyType_(?P<of>\w+)_template;\n"
)
METHODS = re.compile(r"(?<=^static PyMethodDef )(?P<of>\w+)_methods\[\] = \{\n(?:    .*\n)+?\};\n", re.MULTILINE)
METHOD = re.compile(
    r'    \{"\w+",\n     \(PyCFunction\)CPyPy_(?P<function>\w+),\n     METH_FASTCALL \| METH_KEYWORDS, .*\},\n'
)
PICKLED = re.compile(r'    \{"__[gs]etstate__", \(PyCFunction\)CPyPickle_[GS]etState, .*\n')
HEADERS = '#include "__native_internal_mathom.h"\n'


class NotCompiled(Exception):
    """The true reason."""


def marked() -> list[Path]:
    found = [p for p in SOURCE.glob("mathom/**/*.py") if MARK in p.read_text(encoding="utf-8").splitlines()]
    return sorted(p.relative_to(ROOT) for p in found)


def translated() -> list[Any]:
    """the extensions, their C files made by mypyc"""
    os.environ["MYPYPATH"] = "src"
    told = StringIO()
    before = {path: (path.read_text(encoding="utf-8"), path.stat()) for path in ROOT.glob("build/__native_*.c")}
    try:
        from mypyc.build import mypycify

        files = [str(p) for p in marked()]
        with redirect_stdout(told):
            # one C file for each module and -O1: a quarter of the time of -O3 on one large file, and as fast a result
            extensions = mypycify(files, opt_level="1", debug_level="0", group_name="mathom", multi_file=True)
            made = Classes([c_file(source).read_text(encoding="utf-8") for source in marked()])
            for source in marked():
                finish(source, before, made)
            return [lean(one) for one in extensions if one.name == GROUP]  # the others would only point into it
    except ImportError as error:
        raise NotCompiled(f"mypyc cannot be imported: {error}") from None
    except SystemExit as error:  # mypyc has printed what is wrong
        print(told.getvalue(), file=sys.stderr)
        wrong = [line for line in told.getvalue().splitlines() if ": error: " in line]
        raise NotCompiled(f"mypyc refuses it: {wrong[0] if wrong else error}") from None


def lean(library: Any) -> Any:
    """without what only debuggers and other libraries would look for"""
    if os.name == "posix":
        library.extra_compile_args += ["-fvisibility=hidden", "-fno-asynchronous-unwind-tables"]
    if sys.platform == "linux":
        library.extra_compile_args += ["-ffunction-sections", "-fdata-sections"]
        library.extra_compile_args += [
            "-fcrossjumping",
            "-ftree-tail-merge",
            "-fipa-icf",
        ]  # one way out for many errors
        library.extra_link_args += ["-s", "-Wl,--gc-sections"]
    return library


def docstrings(source: Path) -> dict[str, str]:
    """of the classes, methods and functions of a module, by the ends of their names in C"""
    found = {}
    for node in ast.parse(source.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            found[node.name] = ast.get_docstring(node) or ""
        if isinstance(node, ast.ClassDef):
            methods = (one for one in node.body if isinstance(one, ast.FunctionDef))
            found |= {f"{node.name}___{one.name}": ast.get_docstring(one) or "" for one in methods}
    return found


def c_file(source: Path) -> Path:
    """of a module"""
    module = "___".join(source.relative_to("src").with_suffix("").parts)
    return ROOT / "build" / f"__native_{module}.c"


class Classes:
    """What the C files tell of all classes, and which methods are known to Python by those of a base.

    What Python calls is a function of its own for each method, which unpacks and checks the arguments: a tenth of all
    code, and more of what relocates it. A method that stands in its class's table where a base has the one it replaces
    is called by way of that table; then the base's function serves it as well, and Python finds that one by
    inheritance. Where Python itself may make classes of a base, what it calls stays as it is."""

    def __init__(self, texts: list[str]) -> None:
        self.base = {match["of"]: match["base"] for text in texts for match in BASE.finditer(text)}
        self.table = {match["of"]: entries(match) for text in texts for match in VTABLE.finditer(text)}
        self.known = {match["of"]: match[0] for text in texts for match in METHODS.finditer(text)}
        self.served: set[str] = set()  # functions that Python finds in a base
        self.place: dict[str, int] = {}  # of functions that serve others, in their tables
        for of, methods in self.known.items():
            for function in METHOD.findall(methods):
                self.look(of, function)

    def look(self, of: str, function: str) -> None:
        """for the function of a base that can serve this one"""
        name, base = function.removeprefix(f"{of}___"), self.base.get(of, "")
        while base and f"CPyPy_{base}___{name}," not in self.known.get(base, ""):
            base = self.base.get(base, "")
        theirs, own = self.table.get(f"{base}_vtable", []), self.table.get(f"{of}_vtable", [])
        replaced = f"(CPyVTableItem)CPyDef_{base}___{name}"
        if replaced not in theirs or name.startswith("_") or f"{base}_vtable_shadow" in self.table:
            return
        place = theirs.index(replaced)
        if own[place : place + 1] == [f"(CPyVTableItem)CPyDef_{function}"]:  # and none that gives something else
            self.served.add(function)
            self.place[f"{base}___{name}"] = place

    def lean(self, text: str) -> str:
        """without what a base has"""

        def table(match: re.Match[str]) -> str:
            def method(one: re.Match[str]) -> str:
                return "" if one["function"] in self.served else one[0]

            inherited = PICKLED.search(self.known.get(self.base.get(match["of"], ""), "")) is not None
            left = METHOD.sub(method, match[0])
            return PICKLED.sub("", left) if inherited else left

        def call(match: re.Match[str]) -> str:
            place = self.place.get(match["function"])
            return match[0] if place is None else f"REPLACED({match['function']}, {place})(arg_"

        told = """#define REPLACED(function, place) \\
    ((__typeof__(&CPyDef_##function))((struct { PyObject_HEAD CPyVTableItem *vtable; } *)self)->vtable[place])
"""
        lean = re.sub(r"\bCPyDef_(?P<function>\w+)\(arg_", call, METHODS.sub(table, text))
        return lean.replace(HEADERS, HEADERS + told, 1)


def entries(vtable: re.Match[str]) -> list[str]:
    return [line.strip(" ,") for line in vtable["entries"].splitlines()]


def finish(source: Path, before: dict[Path, tuple[str, os.stat_result]], made: Classes) -> None:
    """the C file of a module; one that comes out as it was keeps its time, so that it is not compiled again"""
    path = c_file(source)
    text = path.read_text(encoding="utf-8")
    if os.name == "posix":
        text = lean_methods(lean_errors(made.lean(text)))
    text = documented(text, docstrings(source))
    path.write_text(text, encoding="utf-8")
    if path in before and before[path][0] == text:
        os.utime(path, ns=(before[path][1].st_atime_ns, before[path][1].st_mtime_ns))


def lean_errors(text: str) -> str:
    """Whatever may fail is followed by a call that tells file, function, line and module: a tenth of all code. File and
    module are the same in all of a C file, so that two functions know them; and what makes a module runs but once."""
    one = TRACEBACK.search(text)
    if one is None:
        return text
    told = f"""#define SELDOM static __attribute__((noinline, cold, unused))
SELDOM void failed(const char *name, int line) {{ {one[0]}; }}
SELDOM void failed_at(int line) {{ failed("<module>", line); }}
"""
    told = told.replace(f"{one['name']}, {one['line']},", "name, line,")

    def call(match: re.Match[str]) -> str:
        return (
            f"failed_at({match['line']})"
            if match["name"] == '"<module>"'
            else f"failed({match['name']}, {match['line']})"
        )

    short = TOP_LEVEL.sub("char __attribute__((cold)) ", TRACEBACK.sub(call, text))
    return short.replace(HEADERS, HEADERS + told, 1)


def lean_methods(text: str) -> str:
    """A class has most of its methods from the same bases as the one before it in the file, which was made before it:
    they are taken from there. An array of all would be the size of the methods themselves, with what relocates it."""
    made: list[tuple[str, list[str]]] = []

    def filled(match: re.Match[str]) -> str:
        of, own = match["of"], entries(match)
        before, known = made[-1] if made else (of, [])
        made.append((of, own))
        same = sum(a == b for a, b in zip(own, known, strict=False))
        if 2 * same < len(own):
            known = []
        copied = min(len(own), len(known))
        lines = [f"    memcpy({of}, {before}, {copied} * sizeof(CPyVTableItem));"] if copied else []
        lines += [f"    {of}[{i}] = {entry};" for i, entry in enumerate(own) if known[i : i + 1] != [entry]]
        return "\n".join(lines) + "\n"

    return VTABLE.sub(filled, text)


def documented(text: str, known: dict[str, str]) -> str:
    """mypyc leaves docstrings out: they are put behind the signatures, for `help()`"""

    def signed(match: re.Match[str]) -> str:
        function = match["function"]
        names = [name for name in known if function.endswith(f"___{name}")] if function else [match["type"]]
        doc = known.get(max(names, key=len), "") if names else ""
        quoted = "".join(chr(b) if 32 <= b < 127 and chr(b) not in '"\\?' else f"\\{b:03o}" for b in doc.encode())
        return f'{match["before"]}{quoted}")'

    return re.sub(SIGNATURE, signed, text)


class BuildCompiled(build_ext):
    """Puts the library into mathom/compiled, with the manifest; or, where that fails, the reason."""

    def get_ext_filename(self, fullname: str) -> str:
        return str(Path("mathom", "compiled", fullname + sysconfig.get_config_var("EXT_SUFFIX")))

    def get_ext_fullpath(self, ext_name: str) -> str:
        return str(Path(self.build_lib) / self.get_ext_filename(ext_name))

    def get_outputs(self) -> list[str]:
        return [str(p) for p in self.built.glob("*")]

    @property
    def built(self) -> Path:
        return Path(self.build_lib, "mathom", "compiled")

    def run(self) -> None:
        inplace, self.inplace = self.inplace, False  # setuptools would copy to a place of its own choice
        with alone(ROOT / "build" / "lock"):
            self.compile_or_say_why()
            if inplace:
                put(self.built, SOURCE / "mathom" / "compiled")

    def compile_or_say_why(self) -> None:
        try:
            self.compile_all()
        except Exception as error:  # whatever a compiler that is missing or odd may lead to
            reason = str(error) if isinstance(error, NotCompiled) else self.failure(error)
            print(f"mathom: not compiled, the plain form is installed ({reason})", file=sys.stderr)
            shutil.rmtree(self.built, ignore_errors=True)
            self.built.mkdir(parents=True)
            (self.built / "failed.txt").write_text(reason + "\n", encoding="utf-8")

    def compile_all(self) -> None:
        """what is there already and fits the C files is not compiled again"""
        sources = {  # as they are now: who edits one meanwhile has not compiled that
            ".".join(p.relative_to("src").with_suffix("").parts): hashlib.sha256(p.read_bytes()).hexdigest()
            for p in marked()
        }
        self.distribution.ext_modules = translated()
        self.swig_opts = None  # type: ignore[assignment] # a string at first, which is split when options are finalized
        self.finalize_options()
        super().run()
        manifest = self.built / "manifest.json"
        manifest.write_text(json.dumps({"sources": sources}, indent=1) + "\n", encoding="utf-8")
        wanted = {manifest, *(Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions)}
        wanted |= self.third_forms()
        for left in set(self.built.iterdir()) - wanted:  # of modules that are gone
            left.unlink()

    def third_forms(self) -> set[Path]:
        """the rules as C++ libraries; without a C++ compiler they are left out: the compiled form does their work"""

        def built(key: str) -> str:
            command = [sys.executable, "-m", "mathom.forms.build", key, str(self.built.resolve())]
            settings = {**os.environ, "MATHOM_PLAIN": "1", "PYTHONPATH": str(SOURCE)}
            done = subprocess.run(command, env=settings, capture_output=True, text=True, check=False)
            if done.returncode:
                print(f"mathom: {key} has no third form here ({done.stderr.strip()[-500:]})", file=sys.stderr)
            return done.stdout.strip()

        keys = [path.parent.name.replace("_", "-") for path in SOURCE.glob("mathom/games/*/bounds.py")]
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return {self.built / name for name in pool.map(built, keys) if name}

    def build_extensions(self) -> None:
        """what changed, on all cores: setuptools would take all C files of an extension, one by one"""
        one = self.compiler.compile
        shared = max(path.stat().st_mtime for path in [Path(__file__), *ROOT.glob("build/__native*.h")])

        def compile_one(source: str, output_dir: str, options: dict[str, Any]) -> list[str]:
            objects: list[str] = self.compiler.object_filenames([source], output_dir=output_dir)
            made = Path(objects[0])
            if made.exists() and made.stat().st_mtime > max(shared, Path(source).stat().st_mtime):
                return objects
            if os.name == "posix" and SMALL.search(source) and not FAST.search(source):
                options = {**options, "extra_postargs": [*options["extra_postargs"], "-Os"]}
            return list(one([source], output_dir=output_dir, **options))

        def compile_all(sources: list[str], output_dir: str, **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return list(chain.from_iterable(pool.map(lambda s: compile_one(s, output_dir, options), sources)))

        self.compiler.compile = compile_all
        self.parallel = os.cpu_count()
        super().build_extensions()

    def failure(self, error: Exception) -> str:
        """of the C compiler"""
        compiler = getattr(self.compiler, "compiler", None)  # the command, on Unix
        if compiler and not shutil.which(compiler[0]):
            return f"there is no C compiler: {compiler[0]} is not found"
        if not Path(sysconfig.get_path("include"), "Python.h").exists():
            return "the header files of Python are missing; Debian has them in python3-dev"
        if compiler and isinstance(error, CCompilerError):
            return f"{compiler[0]} refuses the C files; `pip install --verbose` shows what it says"
        return f"{type(error).__name__}: {error}"


@contextmanager
def alone(file: Path) -> Iterator[None]:
    """while another build runs in this folder, this one waits"""
    file.parent.mkdir(exist_ok=True)
    with file.open("a+b") as held:
        if os.name == "nt":
            import msvcrt

            while True:
                held.seek(0)
                try:
                    msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined, unused-ignore]
                    break
                except OSError:
                    sleep(0.5)
        else:
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX)
        yield  # whoever closes the file lets go of it


def put(built: Path, folder: Path) -> None:
    """as a whole: whoever starts meanwhile finds the one before, or none, and never half of one"""
    new, old = folder.with_name("compiled.new"), folder.with_name("compiled.old")
    for left in (new, old):
        shutil.rmtree(left, ignore_errors=True)
    shutil.copytree(built, new)
    if folder.exists():
        folder.rename(old)
    new.rename(folder)
    shutil.rmtree(old, ignore_errors=True)


# the extensions are known only when mypyc has read everything, which is left to who builds them
WANTED = [] if os.environ.get("MATHOM_PLAIN") == "1" else [Extension("mathom", [])]

setup(cmdclass={"build_ext": BuildCompiled}, ext_modules=WANTED)
