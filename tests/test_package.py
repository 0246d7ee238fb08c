"""What is built and installed: the compiled form for users, and the true reason where that cannot be."""

import json
import os
import shutil
import subprocess
import sys
import tarfile
import venv
from pathlib import Path

import pytest

from wheel import LIMIT, sizes

ROOT = Path(__file__).parents[1]
ENVIRONMENT = {name: value for name, value in os.environ.items() if name not in ("MATHOM_PLAIN", "PYTHONPATH")}
ASK = "import mathom.form; print(mathom.form.COMPILED, mathom.form.WHY_PLAIN)"


def run(*command: object, at: Path, **environment: str) -> str:
    """what it prints"""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=at,
        env=ENVIRONMENT | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def test_the_wheel_that_users_get_is_compiled(tmp_path: Path) -> None:
    """As `python -m build` does it: a source archive, from that the wheel, built in isolation with what pyproject.toml
    requires (the archive needs no more of it); then it is installed into an empty environment. Only what the C compiler
    has made of the very same C files before is taken over."""
    tree, dist = tmp_path / "tree", tmp_path / "dist"
    made = ("__pycache__", "compiled*", "*.egg-info", ".*", "build", "dist")
    shutil.copytree(ROOT, tree, ignore=shutil.ignore_patterns(*made))
    run(sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", dist, at=tree)
    with tarfile.open(next(dist.glob("*.tar.gz"))) as archive:
        archive.extractall(tmp_path, filter="data")
    unpacked = next(tmp_path.glob("mathom-*"))
    for name in ("tests/test_package.py", "docs/decks.md", "tools/wheel.py", "examples/README.md", "Makefile"):
        assert (unpacked / name).is_file()
    if (ROOT / "build").exists():
        shutil.copytree(ROOT / "build", unpacked / "build")
    run(sys.executable, "-m", "build", "--wheel", "--outdir", dist, at=unpacked)
    venv.create(tmp_path / "empty", with_pip=True)
    user = tmp_path / "empty" / "bin"
    wheel = next(dist.glob("*.whl"))
    run(user / "python", "-m", "pip", "install", "--quiet", wheel, at=tmp_path)
    assert sum(sizes(tmp_path / "empty").values()) < LIMIT
    assert ", compiled: alone" in run(user / "python", ROOT / "tests" / "wheel" / "installed.py", at=tmp_path)
    assert "lidless-eye" in run(user / "mathom", "games", at=tmp_path)


# -- what Python calls of compiled classes


HEIRS = '''# compiled by mypyc
"""Classes whose methods replace those of others."""

from mypy_extensions import i64, mypyc_attr


class Card:
    """of which the others are"""

    def __init__(self, number: i64 = 0) -> None:
        self.number: i64 = number

    def worth(self, other: i64, more: i64 = 0) -> i64:
        return self.number + other + more

    def name(self) -> object:
        return "card"


class Plain(Card):
    """which replaces nothing"""


class Ring(Plain):
    """which replaces what its base has from another"""

    def worth(self, other: i64, more: i64 = 0) -> i64:
        return super().worth(other, more) * 10

    def name(self) -> object:
        return "ring"


class One(Ring):
    def worth(self, other: i64, more: i64 = 0) -> i64:
        return super().worth(other, more) + 1


class Precise(Card):
    """what it replaces gives something else, to another place of its table"""

    def name(self) -> str:
        return "precise"


class Vague(Precise):
    def name(self) -> str:
        return "vague"


@mypyc_attr(allow_interpreted_subclasses=True)
class Open:
    def word(self) -> str:
        return "open"


class Shut(Open):
    def word(self) -> str:
        return "shut, once " + super().word()


def asked(card: Card, it: Open) -> str:
    return f"{card.worth(1)} {card.name()} {it.word()}"
'''
USES = """
import copy, pickle
import mathom.form
from mathom.heirs import *

class Ours(Open):
    def word(self): return "ours, once " + super().word()

for kind in (Card, Plain, Ring, One, Precise, Vague):
    one = kind(2)
    same = pickle.loads(pickle.dumps(copy.copy(one)))
    print(kind.__name__, one.worth(3), one.worth(3, more=4), one.name(), same.worth(5))
    print(asked(one, Open()), asked(one, Shut()), asked(one, Ours()), Shut().word(), Ours().word())
    try:
        kind().worth("1")
    except TypeError:
        print("refused")
print([one for one in ("worth", "name", "__getstate__") for kind in (Ring, One, Precise, Vague) if one in vars(kind)])
"""


def test_a_method_that_replaces_another_is_the_same_to_python(tiny: Path) -> None:
    """What Python calls of a base serves what replaces it, which has no function of its own for that"""
    (tiny / "src" / "mathom" / "heirs.py").write_text(HEIRS, encoding="utf-8")
    build(tiny)
    assert says(tiny) == "True"
    compiled = run(sys.executable, "-c", USES, at=tiny / "src").splitlines()
    plain = run(sys.executable, "-c", USES, at=tiny / "src", MATHOM_PLAIN="1").splitlines()
    assert compiled[:-1] == plain[:-1]
    assert plain[0] == "Card 5 9 card 7"
    assert compiled[-1] == "['name']"  # of `Precise`, which another kind of function has to call


# -- where compiling fails


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    """a package of one module that is compiled, built as ours is"""
    package = tmp_path / "src" / "mathom"
    package.mkdir(parents=True)
    shutil.copy2(ROOT / "setup.py", tmp_path)
    shutil.copy2(ROOT / "src" / "mathom" / "form.py", package)
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "mathom"\nversion = "1"\n', encoding="utf-8")
    (package / "__init__.py").touch()
    (package / "one.py").write_text("# compiled by mypyc\n\nONE = 1\n", encoding="utf-8")
    return tmp_path


def build(tree: Path, **environment: str) -> str:
    return run(sys.executable, "setup.py", "build_ext", "--inplace", at=tree, **environment)


def says(tree: Path) -> str:
    """which form runs then, and why"""
    return run(sys.executable, "-c", ASK, at=tree / "src").strip()


def test_without_a_compiler_that_is_said(tiny: Path) -> None:
    reason = "there is no C compiler: no-such-compiler is not found"
    assert f"mathom: not compiled, the plain form is installed ({reason})" in build(tiny, CC="no-such-compiler")
    assert says(tiny) == f"False compiling it failed: {reason}"


def test_a_compiler_that_fails_is_not_called_missing(tiny: Path) -> None:
    odd = tiny / "odd-compiler"
    odd.write_text("#!/bin/sh\necho 'out of order' >&2\nexit 3\n", encoding="utf-8")
    odd.chmod(0o755)
    assert "out of order" in build(tiny, CC=str(odd))
    assert says(tiny).startswith(f"False compiling it failed: {odd} refuses the C files")


def test_a_library_that_the_build_lacks_is_named(tiny: Path) -> None:
    source = tiny / "src" / "mathom" / "one.py"
    source.write_text("# compiled by mypyc\n\nimport nosuchlibrary\n", encoding="utf-8")
    build(tiny)
    assert says(tiny).startswith("False compiling it failed: mypyc refuses it: src/mathom/one.py:3: error: ")
    assert '"nosuchlibrary"' in says(tiny)


def test_a_failure_is_forgotten_when_it_works_again_and_modules_that_are_gone_are_too(tiny: Path) -> None:
    two = tiny / "src" / "mathom" / "two.py"
    two.write_text("# compiled by mypyc\n\nTWO = 2\n", encoding="utf-8")
    build(tiny, CC="no-such-compiler")
    assert "not compiled" not in build(tiny)
    assert says(tiny) == "True"
    compiled = tiny / "src" / "mathom" / "compiled"
    assert modules(compiled) == ["mathom.one", "mathom.two"]
    two.unlink()
    build(tiny)
    assert modules(compiled) == ["mathom.one"]
    assert not (compiled / "failed.txt").exists()
    assert [path.name for path in compiled.parent.glob("compiled*")] == ["compiled"]


def modules(compiled: Path) -> list[str]:
    return list(json.loads((compiled / "manifest.json").read_text(encoding="utf-8"))["sources"])
