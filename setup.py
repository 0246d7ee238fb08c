"""Compiles the rules, the kernel and the search with mypyc. Everything else about the package is in pyproject.toml.

Every module whose source says `# compiled by mypyc` is compiled; the extensions and a manifest of the sources they were
made from go into `mathom/compiled/`, which `mathom/form.py` uses as a whole or not at all. Without a C compiler, or
with MATHOM_PLAIN=1, the package installs without them and runs its plain form.
"""

import hashlib
import json
import os
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
MARK = "# compiled by mypyc"


def marked() -> list[Path]:
    found = [p for p in SOURCE.glob("mathom/**/*.py") if MARK in p.read_text(encoding="utf-8").splitlines()]
    return sorted(p.relative_to(ROOT) for p in found)


def notice(reason: str) -> None:
    print(f"mathom: not compiled, the plain form is installed ({reason})", file=sys.stderr)


class BuildCompiled(build_ext):
    """Puts all extensions side by side into mathom/compiled, with the manifest; a failure leaves the plain form."""

    def get_ext_filename(self, fullname: str) -> str:
        return str(Path("mathom", "compiled", fullname + sysconfig.get_config_var("EXT_SUFFIX")))

    def get_ext_fullpath(self, ext_name: str) -> str:
        base = SOURCE if self.inplace else Path(self.build_lib)
        return str(base / self.get_ext_filename(ext_name))

    def build_extensions(self) -> None:
        """on all cores, the C files of one extension too, which setuptools would take one by one"""
        one = self.compiler.compile

        def compile_all(sources: list[str], *args: Any, **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return list(chain.from_iterable(pool.map(lambda source: one([source], *args, **options), sources)))

        self.compiler.compile = compile_all
        self.parallel = os.cpu_count()
        super().build_extensions()

    def run(self) -> None:
        target = Path(self.get_ext_fullpath("mathom")).parent
        inplace, self.inplace = self.inplace, False  # setuptools would copy to a place of its own choice
        folder = SOURCE / "mathom" / "compiled" if inplace else target
        shutil.rmtree(folder, ignore_errors=True)
        try:
            super().run()
        except Exception as error:  # whatever a compiler that is missing or odd may lead to
            notice(f"no working C compiler: {type(error).__name__}")
            shutil.rmtree(target, ignore_errors=True)
            return
        built = Path(self.build_lib) / "mathom" / "compiled"
        sources = {
            ".".join(p.relative_to("src").with_suffix("").parts): hashlib.sha256(p.read_bytes()).hexdigest()
            for p in marked()
        }
        (built / "manifest.json").write_text(json.dumps({"sources": sources}, indent=1) + "\n", encoding="utf-8")
        if inplace:
            shutil.copytree(built, folder, dirs_exist_ok=True)

    def get_outputs(self) -> list[str]:
        built = Path(self.build_lib) / "mathom" / "compiled"
        return [str(p) for p in built.glob("*")]


def extensions() -> list[Any]:
    """none when the plain form is wanted, or when mypyc refuses"""
    if os.environ.get("MATHOM_PLAIN") == "1":
        return []
    os.environ["MYPYPATH"] = "src"
    try:
        from mypyc.build import mypycify

        # one C file for each module and -O1: a quarter of the time -O3 on one large file takes, and as fast a result
        files = [str(p) for p in marked()]
        return mypycify(files, opt_level="1", debug_level="0", group_name="mathom", multi_file=True)
    except (ImportError, SystemExit) as error:
        notice(str(error).strip().split("\n")[0])
        return []


setup(cmdclass={"build_ext": BuildCompiled}, ext_modules=extensions())
