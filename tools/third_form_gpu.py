"""The third form on a GPU machine that has Python, numpy, PyTorch and nvcc, and nothing else of ours installed.

python tools/third_form_gpu.py prepare     # where mathom runs: writes build/gpu, which travels along
python tools/third_form_gpu.py run         # there: builds, compares with the processor, measures; a table last
python tools/third_form_gpu.py learn 420   # there: `examples/ppo_duel.py` for so many seconds; its players go to $OUT
"""

import ctypes
import importlib.util
import json
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "build" / "gpu"
RUNTIME = ROOT / "src" / "mathom" / "forms" / "runtime"
KEYS = ("two-towers", "duel", "ringbearer", "battle")
MANY = 10_000  # tables that are compared, until as many games have ended
SIZES = {
    "two-towers": (16_384, 131_072, 1_048_576),
    "duel": (16_384, 131_072, 1_048_576),
    "ringbearer": (16_384, 131_072),
    "battle": (16_384, 131_072, 524_288),
}


def prepare() -> None:
    import mathom
    from mathom.forms.translate import translated

    FOLDER.mkdir(parents=True, exist_ok=True)
    told: dict[str, Any] = {}
    for key in KEYS:
        game = mathom.game(key)
        (FOLDER / f"{key}.h").write_text(translated(game), encoding="utf-8")
        told[key] = {"choices": game.action_count or game.most_actions, "seats": {}}
        for seats in game.seats:
            setting = game.setting(seats, game.checked_options(seats, {}))
            told[key]["seats"][seats] = {"columns": game.observation(seats)[-1].end, "setting": list(setting)}
    (FOLDER / "games.json").write_text(json.dumps(told), encoding="utf-8")
    print(f"{FOLDER} is ready")


def built(key: str, kind: str) -> Path:
    out = FOLDER / f"{key}.{kind}.so"
    header = FOLDER / f"{key}.h"
    if not out.exists() or out.stat().st_mtime < header.stat().st_mtime:
        nvcc = ["nvcc", "-std=c++17", "-O3", "-w", "-arch=sm_90", "-shared", "-Xcompiler", "-fPIC"]
        gxx = ["g++", "-std=c++17", "-O3", "-march=native", "-w", "-fPIC", "-shared"]
        source = RUNTIME / ("cuda.cu" if kind == "cuda" else "cpu.cpp")
        command = [*(nvcc if kind == "cuda" else gxx), f"-I{RUNTIME}", f'-DGAME_FILE="{header}"', str(source)]
        began = time.time()
        subprocess.run([*command, "-o", str(out)], check=True, timeout=150)
        print(f"built {out.name} in {time.time() - began:.0f} s", flush=True)
    return out


def device_module() -> Any:
    """mathom.forms.device by itself: the rest of the house is not installed there"""
    path = RUNTIME.parent / "device.py"
    spec = importlib.util.spec_from_file_location("device", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Processor:
    """The same tables on the processor, by the library alone."""

    def __init__(self, device: Any, path: Path, c: Any, choices: int) -> None:
        import numpy

        self.library = ctypes.CDLL(str(path))
        for name in ("state_size", "list_length", "write_state"):
            getattr(self.library, name).restype = ctypes.c_int64
        self.c, self.steps = c, 0
        many = c.many
        shapes = {
            "states": (many, self.library.state_size()),
            "observations": (many, c.columns),
            "masks": (many, choices),
            "lists": (many, self.library.list_length()),
            "picks": (many, self.library.list_length()),
            "rewards": (many, c.seats),
        }
        self.arrays = {
            name: numpy.zeros(shapes.get(name, (many,)), numpy.dtype(kind))
            for name, kind in device.ARRAYS.items()
            if name not in device.ON_DEVICE
        }
        for name, array in self.arrays.items():
            setattr(c, name, array.ctypes.data)
        self.shares = [(many * k // 16, many * (k + 1) // 16) for k in range(16)]
        self.pool = ThreadPoolExecutor(16)
        self.each(lambda a, b: self.library.begin_tables(ctypes.byref(c), ctypes.c_int64(a), ctypes.c_int64(b)))

    def each(self, act: Any) -> None:
        wrong = list(self.pool.map(lambda share: act(*share), self.shares))
        assert not any(wrong), wrong

    def step(self, chosen: Any) -> None:
        at = ctypes.c_void_p(chosen.ctypes.data)
        self.each(lambda a, b: self.library.step_tables(ctypes.byref(self.c), at, ctypes.c_int64(a), ctypes.c_int64(b)))
        self.steps += 1

    def fields(self, table: int, position: Any) -> list[int]:
        """all fields of a position, or of the one that is here"""
        import numpy

        one = type(self.c).from_buffer_copy(self.c)
        one.states = (self.arrays["states"][table] if position is None else position).ctypes.data
        tape: Any = numpy.zeros(self.arrays["states"].shape[1] + 64, numpy.int64)
        written = self.library.write_state(ctypes.byref(one), ctypes.c_int64(0), ctypes.c_void_p(tape.ctypes.data))
        return list(tape[:written])


def tables(device: Any, game: Any, seats: int, many: int, seed: int = 7) -> Any:
    of = game["seats"][str(seats)]
    setting = (ctypes.c_int64 * device.SETTINGS)(*of["setting"])
    return device.TablesC(many, seats, seed * 1_000_003, of["columns"], setting)


def compare(device: Any, key: str, game: Any, seats: int) -> str:
    """step by step: observations, masks, legal actions in their order, whose turn, payoffs, ends; at twenty tables all
    fields"""
    import numpy

    many = MANY
    library = device.opened(str(built(key, "cuda")))
    gpu = device.DeviceTables(library, tables(device, game, seats, many), game["choices"])
    cpu = Processor(device, built(key, "cpu"), tables(device, game, seats, many), game["choices"])
    games = step = 0
    while games < many and step < 800:
        step += 1
        for name in ("observations", "masks", "legal", "deciding", "rewards", "ended", "begun"):
            assert (gpu.fetch(name) == cpu.arrays[name]).all(), f"{key}, {seats} seats, step {step}: {name} differ"
        name = "picks" if key in ("two-towers", "duel") else "lists"  # where there is a space, the choices tell
        legal, here, there = cpu.arrays["legal"], cpu.arrays[name], gpu.fetch(name)
        listed = numpy.arange(here.shape[1])[None, :] < legal[:, None]
        assert (here[listed] == there[listed]).all(), f"{key}, {seats} seats, step {step}: legal actions differ"
        for table in range(step % 20, many, many // 20):
            there = gpu.position(table, cpu.arrays["states"].shape[1])
            assert cpu.fields(table, there) == cpu.fields(table, None), (
                f"{key}, {seats} seats, step {step}: fields differ"
            )
        games += int(cpu.arrays["ended"].sum())
        chosen = gpu.sample()
        copied: Any = numpy.empty(many, numpy.int64)
        gpu.check(library.fetch(copied.ctypes.data, chosen.pointer, chosen.size))
        gpu.step(chosen)
        cpu.step(copied)
    gpu.close()
    return f"equal | {key} | {seats} seats | {many:,} tables x {step} steps | {games:,} games ended"


def rate(steps: int, act: Any, wait: Any) -> float:
    act()
    wait()
    began = time.perf_counter()
    act()
    wait()
    return steps / (time.perf_counter() - began) / 1e6


def measure(device: Any, key: str, game: Any, many: int) -> str:
    import torch

    seats = int(next(iter(game["seats"]))) if key != "two-towers" else 3
    library = device.opened(str(built(key, "cuda")))
    gpu = device.DeviceTables(library, tables(device, game, seats, many), game["choices"])

    def wait() -> None:
        gpu.check(library.wrong())

    for _ in range(40):  # games of all ages
        gpu.step(gpu.sample(), check=False)
    steps = 200
    bare = rate(steps * many, lambda: library.play_tables(gpu.c, steps, 0), wait)
    gpu.begin()
    shown = rate(steps * many, lambda: library.play_tables(gpu.c, steps, 1), wait)
    gpu.begin()
    legal = gpu.arrays["legal"].tensor()

    def by_torch() -> None:
        for _ in range(steps):
            k = (torch.rand(many, device="cuda") * legal).long()
            gpu.step(gpu.nth(k), check=False)

    driven = rate(steps * many, by_torch, wait)
    size = library.state_size()
    gpu.close()
    return f"{key} | {seats} | {many:,} | {bare:.0f} | {shown:.0f} | {driven:.0f} | {size}"


def run(only: tuple[str, ...]) -> None:
    began = time.time()
    device = device_module()
    games = json.loads((FOLDER / "games.json").read_text(encoding="utf-8"))
    keys = [key for key in games if key in only or not only]
    pool = ThreadPoolExecutor(8)
    done = {key: [pool.submit(built, key, kind) for kind in ("cuda", "cpu")] for key in keys}
    lines, wrong = [], []
    for key in sorted(keys, key="ringbearer".__eq__):
        try:
            for one in done[key]:
                one.result()
            for seats in map(int, games[key]["seats"]):
                lines.append(compare(device, key, games[key], seats))
                print(f"{time.time() - began:.0f} s: {lines[-1]}", flush=True)
        except Exception as error:
            wrong.append(f"{key}: {type(error).__name__}: {error}"[:600])
            print(wrong[-1], flush=True)
    table = ["game | seats | tables | bare | with masks and observations | driven from PyTorch | bytes a game"]
    for key in keys:
        for many in SIZES[key]:
            if any(one.startswith((f"{key}: Called", f"{key}: Timeout")) for one in wrong):
                continue  # it could not be built
            try:
                table.append(measure(device, key, games[key], many))
                print(f"{time.time() - began:.0f} s: {table[-1]}", flush=True)
            except Exception as error:
                wrong.append(f"{key}, {many}: {type(error).__name__}: {error}")
                print(wrong[-1], flush=True)
    print(f"\nafter {time.time() - began:.0f} s; million steps/s")
    print("\n".join([*table, *lines, *wrong]), flush=True)
    os._exit(0)  # whatever still compiles


class DeviceEnv:
    """As `mathom.env.vector` has it."""

    def __init__(self, gpu: Any) -> None:
        a = gpu.arrays
        self.n, self.step = gpu.c.many, gpu.step
        self.obs, self.mask, self.reward, self.done, self.seat = (
            a[name] for name in ("observations", "masks", "rewards", "ended", "deciding")
        )


def learn(seconds: float) -> None:
    """the players of every tenth of the time go to $OUT, three to a file"""
    import numpy

    spec = importlib.util.spec_from_file_location("ppo_duel", ROOT / "examples" / "ppo_duel.py")
    assert spec is not None
    assert spec.loader is not None
    ppo = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(ppo)
    device = device_module()
    game = json.loads((FOLDER / "games.json").read_text(encoding="utf-8"))["duel"]
    library = device.opened(str(built("duel", "cuda")))
    gpu = device.DeviceTables(library, tables(device, game, 2, 4096, seed=1), game["choices"])
    _, curve, kept = ppo.learn(DeviceEnv(gpu), "cuda", seconds, snapshots=10)
    gpu.check(library.wrong())
    out = Path(os.environ.get("OUT", str(FOLDER)))
    (out / "curve.json").write_text(json.dumps(curve), encoding="utf-8")
    for first in range(0, len(kept), 3):
        players = {f"{k}.{name}": x for k in range(first, min(first + 3, len(kept))) for name, x in kept[k].items()}
        numpy.savez(out / f"players-{first}.npz", **players)


if __name__ == "__main__":
    command, *asked = sys.argv[1:]
    if command == "prepare":
        prepare()
    elif command == "learn":
        learn(float(asked[0]))
    else:
        run(tuple(asked))
