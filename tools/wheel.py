"""Builds the wheel and tries it as its users do: `make test-wheel`, or `python tools/wheel.py [--plain] [EXTRA ...]`.

The wheel goes into an empty environment, first alone and then with each extra (all but those that are very large,
unless they are named), and `tests/wheel/installed.py` is run there in an empty folder; then what `docs/` and
`examples/` show, as far as these extras go. Says how large it is when installed, and how long `import mathom` takes:
alone at most LIMIT and SOON."""

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
LIMIT = 25.0  # megabytes of Mathom alone with all it needs
SOON = 0.1  # seconds of processor time
IMPORT = "from time import process_time; start = process_time(); import mathom; print(process_time() - start)"
EXAMPLES = ("tests/test_docs.py", "tests/test_doctests.py", "tests/test_examples.py", "tests/test_public_interface.py")
SHOWN = {  # which of them are run with which extras
    "env,table": EXAMPLES,
    "openspiel": ("tests/test_examples.py", "-k", "solve_with_cfr"),
    "ray": ("tests/test_examples.py", "tests/test_foreign.py", "-k", "on_ray"),
    "training": ("tests/test_examples.py", "-k", "learn_with_ppo or ppo_duel"),
}


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


def importing(python: Path, environment: dict[str, str], folder: str) -> float:
    """seconds of processor time: the least of three, the first of which reads all from the disk"""
    run = [str(python), "-c", IMPORT]
    return min(
        float(subprocess.run(run, env=environment, cwd=folder, capture_output=True, check=True).stdout)
        for _ in range(3)
    )


def examples(python: Path, tests: tuple[str, ...], environment: dict[str, str], folder: str) -> None:
    """what the pages show, by the tests of the repository but with the Mathom that is installed"""
    subprocess.run([python, "-m", "pip", "install", "--quiet", "hypothesis", "pytest", "pytest-asyncio"], check=True)
    paths = [str(ROOT / word) if word.endswith(".py") else word for word in tests]
    command = [str(python), "-m", "pytest", "-p", "no:cacheprovider", "-rs", *paths]
    subprocess.run(command, env=environment, cwd=folder, check=True)


def main() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = tuple(project["optional-dependencies"])
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("extras", nargs="*", metavar="EXTRA", help=f"any of {', '.join(extras)}; or a,b")
    parser.add_argument("--plain", action="store_true", help="the wheel without its compiled form")
    parser.add_argument("--wheel", type=Path, help="this wheel, built before")
    args = parser.parse_args()
    wanted = args.extras or [*(extra for extra in extras if extra not in (*LARGE, "dev", "docs")), "env,table"]
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
                took = importing(python, environment, folder)
                print(f"import mathom: {1000 * took:.0f} ms of processor time", flush=True)
                if sum(found.values()) > LIMIT or took > SOON:
                    raise SystemExit(f"at most {LIMIT:.0f} MB and {1000 * SOON:.0f} ms are wanted")
            parts = extra.split(",") if extra else []
            subprocess.run([python, TRIAL, *parts], env=environment, cwd=folder, check=True)
            if extra in SHOWN:
                examples(python, SHOWN[extra], environment, folder)
            shutil.rmtree(place)


if __name__ == "__main__":
    main()
