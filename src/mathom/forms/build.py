"""Where the libraries of the third form come from: built beside the compiled form, or when first asked for and kept.

A library is named after all that it was made from, so that none is ever used for other sources."""

import ctypes
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from mathom.form import FOLDER, PACKAGE
from mathom.kernel.errors import MathomError

RUNTIME = Path(__file__).parent / "runtime"
# a short array is cleared in place, not by `rep stos`, which takes long to begin
GXX = ["-std=c++17", "-O3", "-fno-tree-loop-distribute-patterns", "-fPIC", "-shared", "-w"]
KINDS = {
    "cpu": [],
    "checked": [
        "-O1",
        "-DCHECKED",
        "-fsanitize=signed-integer-overflow,shift,bounds",
        "-fsanitize-undefined-trap-on-error",
    ],
    "cuda": [],
}


class NoThirdForm(MathomError):
    """Why there is none here."""


def folder_of(key: str) -> Path:
    return PACKAGE / "games" / key.replace("-", "_")


def has_bounds(key: str) -> bool:
    return (folder_of(key) / "bounds.py").exists()


def fingerprint(key: str) -> str:
    """of all that a library is made from"""
    digest = hashlib.sha256()
    places = [PACKAGE / "kernel", PACKAGE / "forms", folder_of(key)]
    for path in sorted(path for place in places for path in [*place.glob("*.py"), *place.glob("*.toml")]):
        digest.update(path.name.encode() + path.read_bytes())
    for path in sorted(RUNTIME.iterdir()):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache() -> Path:
    """where libraries are kept that were built when first asked for"""
    from platformdirs import user_data_path

    return Path(os.environ.get("MATHOM_CACHE", "") or user_data_path("mathom") / "forms")


def name_of(key: str, kind: str) -> str:
    return f"third_{key}_{kind}_{fingerprint(key)}.so"


def library(key: str, kind: str = "cpu") -> Path:
    """the library of a game, built if need be; NoThirdForm says why there is none"""
    if not has_bounds(key):
        raise NoThirdForm(f"{key} has no third form")
    name = name_of(key, kind)
    for place in (FOLDER, cache()):
        if (place / name).exists():
            return place / name
    cache().mkdir(parents=True, exist_ok=True)
    build(key, kind, cache() / name)
    return cache() / name


def check_gpu() -> None:
    """before minutes of compiling: whether there is a GPU at all"""
    try:
        driver = ctypes.CDLL("libcuda.so.1")
        many = ctypes.c_int(0)
        if driver.cuInit(0) == 0 and driver.cuDeviceGetCount(ctypes.byref(many)) == 0 and many.value:
            return
    except OSError:
        pass
    raise NoThirdForm("there is no GPU here that CUDA knows")


def compiler(kind: str) -> list[str]:
    if kind == "cuda":
        check_gpu()
        found = shutil.which("nvcc") or shutil.which("/usr/local/cuda/bin/nvcc")
        if not found:
            raise NoThirdForm("games on a GPU are compiled when they are first asked for: there is no nvcc here")
        return [found, "-std=c++17", "-O3", "-w", f"-arch={os.environ.get('MATHOM_CUDA_ARCH', 'native')}", "-shared"]
    if os.name == "nt":
        raise NoThirdForm("the third form has not been built on Windows yet")
    found = shutil.which(os.environ.get("CXX", "") or "g++") or shutil.which("c++")
    if not found:
        raise NoThirdForm("there is no C++ compiler here")
    return [found, *GXX]


def build(key: str, kind: str, out: Path) -> None:
    command = compiler(kind)
    text = out.with_suffix(f".{os.getpid()}.h")
    made = out.with_suffix(f".{os.getpid()}.so")
    # the sources are read in their plain form, whatever form runs here
    run([sys.executable, "-m", "mathom.forms.translate", key, str(text)], {"MATHOM_PLAIN": "1"})
    source = RUNTIME / ("cuda.cu" if kind == "cuda" else "cpu.cpp")
    options = ["-Xcompiler", "-fPIC"] if kind == "cuda" else KINDS[kind]
    run([*command, *options, f"-I{RUNTIME}", f'-DGAME_FILE="{text}"', str(source), "-o", str(made)], {})
    text.unlink()
    made.replace(out)  # whole, or not at all


def run(command: list[str], settings: dict[str, str]) -> None:
    path = os.pathsep.join([str(PACKAGE.parent), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": path, **settings}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise NoThirdForm(f"the third form could not be built: {(done.stderr or done.stdout).strip()[-2000:]}")


def main() -> None:
    """for setup.py: the library of a game into a folder, unless it is there; its name"""
    key, folder = sys.argv[1], Path(sys.argv[2])
    name = name_of(key, "cpu")
    try:
        if not (folder / name).exists():
            build(key, "cpu", folder / name)
    except NoThirdForm as error:
        sys.exit(str(error))
    print(name)


if __name__ == "__main__":
    main()
