"""Builds the wheel and tries it as its users do: `make test-wheel`, or `python tools/wheel.py [--plain] [EXTRA ...]`.

The wheel goes into an empty environment, first alone and then with each extra (all but those that are very large,
unless they are named), and `tests/wheel/installed.py` is run there in an empty folder. Says how large it is when
installed, and how long `import mathom` takes."""

import argparse
import os
import shutil
import subprocess
import sys
import tomllib
import venv
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parent.parent
TRIAL = ROOT / "tests" / "wheel" / "installed.py"
LARGE = ("openspiel", "ray", "training")  # hundreds of megabytes, some of them not for every Python
IMPORT = (
    "from time import process_time; start = process_time(); import mathom; took = process_time() - start;"
    "print(f'import mathom: {1000 * took:.0f} ms of processor time')"
)


def build(out: Path, plain: bool) -> Path:
    environment = {**os.environ, "MATHOM_PLAIN": "1"} if plain else dict(os.environ)
    environment.pop("PYTHONPATH", None)
    command = [sys.executable, "-m", "build", "--wheel", "--outdir", str(out), str(ROOT)]
    subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=True)
    return next(out.glob("*.whl"))


def python_of(folder: Path) -> Path:
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def installed(folder: Path, wheel: Path, extra: str) -> Path:
    """a Python that has the wheel with this extra, and nothing else"""
    venv.create(folder, with_pip=True)
    wanted = f"mathom[{extra}] @ {wheel.as_uri()}" if extra else wheel
    subprocess.run([python_of(folder), "-m", "pip", "install", "--quiet", wanted], check=True)
    return python_of(folder)


def sizes(folder: Path) -> dict[str, float]:
    """megabytes of what was installed, by its folder; what an empty environment has is left out"""
    place = next(folder.glob("**/site-packages"))
    found: dict[str, float] = {}
    for path in place.iterdir():
        if path.name.startswith(("pip", "setuptools", "pkg_resources", "_distutils", "distutils")):
            continue
        files = [path] if path.is_file() else [one for one in path.rglob("*") if one.is_file()]
        name = path.name.split("-")[0].removesuffix(".py")
        found[name] = found.get(name, 0.0) + sum(one.stat().st_size for one in files) / 1e6
    return found


def main() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = tuple(project["optional-dependencies"])
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("extras", nargs="*", metavar="EXTRA", help=f"any of {', '.join(extras)}")
    parser.add_argument("--plain", action="store_true", help="the wheel without its compiled form")
    parser.add_argument("--wheel", type=Path, help="this wheel, built before")
    args = parser.parse_args()
    wanted = args.extras or [extra for extra in extras if extra not in (*LARGE, "dev", "docs")]
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "MATHOM_PLAIN")}
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        wheel = args.wheel or build(Path(folder), args.plain)
        print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB", flush=True)
        for extra in ("", *wanted):
            place = Path(folder) / (extra or "alone")
            python = installed(place, wheel.resolve(), extra)
            found = sizes(place)
            largest = sorted(found, key=lambda name: -found[name])[:6]
            told = ", ".join(f"{name} {found[name]:.1f}" for name in largest)
            print(f"installed{f' with {extra}' if extra else ''}: {sum(found.values()):.1f} MB ({told})", flush=True)
            if not extra:
                subprocess.run([python, "-c", IMPORT], env=environment, cwd=folder, check=True)
            subprocess.run([python, TRIAL, *([extra] if extra else [])], env=environment, cwd=folder, check=True)
            shutil.rmtree(place)


if __name__ == "__main__":
    main()
