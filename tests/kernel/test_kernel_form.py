"""Which form of the rules runs: compiled or plain, as a whole and never a mixture. Tried on a copy of the package."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import mathom
from mathom.form import changed_sources, check, library

PACKAGE = Path(mathom.__file__).parent
MANIFEST = PACKAGE / "compiled" / "manifest.json"


def is_fresh() -> bool:
    """whether a compiled form lies there that fits the sources, also when this run is plain"""
    if not MANIFEST.exists():
        return False
    sources: dict[str, str] = json.loads(MANIFEST.read_text(encoding="utf-8"))["sources"]
    return not changed_sources(sources) and library().exists()


needs_compiled = pytest.mark.skipif(not is_fresh(), reason="no compiled form that fits the sources is there")

ASK = """
import json, sys
import mathom, mathom.form
state = mathom.game("two-towers").new(seats=2, seed=7)
files = {n: m.__file__ for n, m in sys.modules.items() if n.startswith("mathom") and getattr(m, "__file__", None)}
compiled = sorted(n for n, f in files.items() if not f.endswith(".py"))
print(json.dumps({
    "compiled": mathom.COMPILED, "why": mathom.form.WHY_PLAIN, "modules": compiled, "digest": state.digest(),
    "file": mathom.__file__,
}))
"""


class House:
    """a copy of the package that may be damaged"""

    def __init__(self, folder: Path) -> None:
        self.src = folder / "src"
        self.package = self.src / "mathom"
        keep = shutil.ignore_patterns("__pycache__")
        shutil.copytree(PACKAGE, self.package, ignore=keep)

    @property
    def compiled(self) -> Path:
        return self.package / "compiled"

    def run(self, code: str = ASK, *, plain: str | None = None) -> subprocess.CompletedProcess[str]:
        env = {k: v for k, v in os.environ.items() if k != "MATHOM_PLAIN"}
        env |= {"PYTHONPATH": str(self.src), "PYTHONDONTWRITEBYTECODE": "1"}
        if plain is not None:
            env["MATHOM_PLAIN"] = plain
        return subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)

    def says(self, *, plain: str | None = None) -> tuple[dict[str, object], str]:
        """what runs there, and what was said on stderr"""
        done = self.run(plain=plain)
        assert done.returncode == 0, done.stderr
        said: dict[str, object] = json.loads(done.stdout)
        assert Path(str(said["file"])).is_relative_to(self.src), "another package than the copy was loaded"
        return said, done.stderr


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


DIGEST = mathom.game("two-towers").new(seats=2, seed=7).digest()


def test_the_plain_form_runs_when_it_is_asked_for(house: House) -> None:
    said, heard = house.says(plain="1")
    assert (said["compiled"], said["why"], said["modules"]) == (False, "MATHOM_PLAIN=1", [])
    assert said["digest"] == DIGEST
    assert heard == ""


def test_where_nothing_was_compiled_the_plain_form_runs_quietly(house: House) -> None:
    shutil.rmtree(house.compiled, ignore_errors=True)
    said, heard = house.says()
    assert (said["compiled"], said["why"]) == (False, "it was installed without its compiled form")
    assert said["digest"] == DIGEST
    assert heard == ""


@needs_compiled
@pytest.mark.parametrize("plain", [None, "0", ""])
def test_the_compiled_form_runs_where_nothing_was_changed(house: House, plain: str | None) -> None:
    said, heard = house.says(plain=plain)
    assert (said["compiled"], said["why"], heard) == (True, "", "")
    assert said["digest"] == DIGEST
    assert isinstance(said["modules"], list)
    assert {"mathom.kernel.state", "mathom.kernel.pile", "mathom.games.two_towers.rules"} <= set(said["modules"])


@needs_compiled
def test_a_source_edited_beside_its_compiled_form_is_reported_and_all_of_it_runs_plain(house: House) -> None:
    source = house.package / "kernel" / "pile.py"
    source.write_text(source.read_text(encoding="utf-8") + "\n# edited\n", encoding="utf-8")
    said, heard = house.says()
    assert (said["compiled"], said["modules"]) == (False, [])
    assert said["why"] == "the sources changed since they were compiled"
    assert "mathom: mathom.kernel.pile changed since it was compiled; the plain form runs" in heard
    assert said["digest"] == DIGEST


@needs_compiled
def test_a_source_that_is_gone_is_reported_too(house: House) -> None:
    (house.package / "kernel" / "judge.py").rename(house.package / "kernel" / "verdict.py")
    done = house.run("import mathom.form; print(mathom.form.COMPILED)")
    assert "mathom.kernel.judge changed since it was compiled" in done.stderr


@needs_compiled
def test_what_was_compiled_for_another_python_is_not_used(house: House) -> None:
    for path in house.compiled.glob("*.so"):
        path.rename(path.with_name(path.name.replace("cpython-3", "cpython-2")))
    said, heard = house.says()
    assert (said["compiled"], said["modules"]) == (False, [])
    assert said["why"] == "it was compiled for another Python"
    assert said["digest"] == DIGEST
    assert heard == ""


@needs_compiled
def test_a_compiled_form_without_its_library_is_not_used(house: House) -> None:
    next(house.compiled.glob("mathom__mypyc.*")).unlink()
    said, _ = house.says()
    assert (said["compiled"], said["modules"]) == (False, [])


@needs_compiled
@pytest.mark.parametrize("text", ["", "{", "{}"])
def test_a_damaged_manifest_does_not_keep_the_plain_form_from_running(house: House, text: str) -> None:
    """Once: a traceback on import (a build that was broken off leaves such a file)"""
    (house.compiled / "manifest.json").write_text(text, encoding="utf-8")
    said, _ = house.says()
    assert said["compiled"] is False


@needs_compiled
def test_a_module_of_the_other_form_is_noticed(house: House) -> None:
    done = house.run(
        "import importlib.util, sys, pathlib, mathom.form as form\n"
        "path = form.PACKAGE / 'kernel' / 'judge.py'\n"
        "spec = importlib.util.spec_from_file_location('mathom.kernel.judge', path)\n"
        "module = importlib.util.module_from_spec(spec)\n"
        "sys.modules['mathom.kernel.judge'] = module\n"
        "form.check()\n"
    )
    assert done.returncode == 1
    assert "ImportError: mathom.kernel.judge was loaded from its source although the compiled form runs" in done.stderr


def test_in_the_plain_form_there_is_nothing_to_mix(house: House) -> None:
    done = house.run("import mathom, mathom.form; mathom.form.check(); print('fine')", plain="1")
    assert done.stdout == "fine\n"


def test_the_form_of_this_run_is_not_mixed() -> None:
    check()
    plain = [n for n in ("mathom.kernel.state", "mathom.kernel.pile") if str(sys.modules[n].__file__).endswith(".py")]
    assert len(plain) == (0 if mathom.COMPILED else 2)
