"""Many tables in the third form on a GPU, a thread for each. Needs nothing but the library: what is written lies in the
memory of the device, where PyTorch, JAX and CuPy look at it without a copy."""

import ctypes
from ctypes import POINTER, c_char_p, c_int, c_int64, c_void_p
from typing import Any

SETTINGS = 8
ILLEGAL = 1  # what `wrong` says of a choice that is none; else it is a line, or below 0 an error of CUDA
ARRAYS = {  # of numbers of so many bytes, in the order of runtime/tables.h
    "states": "|u1",
    "begun": "<i8",
    "observations": "<i2",
    "masks": "|i1",
    "lists": "<i8",
    "picks": "<i2",
    "legal": "<i2",
    "deciding": "<i2",
    "rewards": "<f8",
    "ended": "|i1",
    "tales": "|u1",
    "coming": "|u1",
    "ready": "|i1",
    "taken": "<i4",
}
ON_DEVICE = ("tales", "coming", "ready", "taken")
COLUMNS = (
    "observations",
    "lists",
    "picks",
)  # on a GPU these lie column by column: neighbours are written at the same time


class TablesC(ctypes.Structure):
    """As runtime/tables.h has it."""

    _fields_ = [
        *((name, c_int64) for name in ("many", "seats", "seed", "columns")),
        ("setting", c_int64 * SETTINGS),
        *((name, c_void_p) for name in ARRAYS),
        ("since", c_int64),
    ]


class DeviceArray:
    """Memory of the device, as other libraries ask for it: `torch.as_tensor(array, device="cuda")`, `cupy.asarray`.
    What is written by columns lies column by column."""

    def __init__(self, pointer: int, shape: tuple[int, ...], typestr: str, by_columns: bool = False) -> None:
        self.pointer = pointer
        self.shape = shape
        self.typestr = typestr
        self.by_columns = by_columns
        size = int(typestr[2:])
        self.__cuda_array_interface__ = {
            "shape": shape,
            "typestr": typestr,
            "data": (pointer, False),
            "version": 3,
            "strides": (size, size * shape[0]) if by_columns else None,
        }

    def tensor(self) -> Any:
        """the same memory as a tensor of PyTorch"""
        import torch

        return torch.as_tensor(self, device="cuda")

    def __dlpack__(self, **asked: Any) -> Any:
        return self.tensor().__dlpack__(**asked)

    def __dlpack_device__(self) -> Any:
        return self.tensor().__dlpack_device__()

    @property
    def size(self) -> int:
        size = int(self.typestr[2:])
        for n in self.shape:
            size *= n
        return size


def opened(path: str) -> Any:
    """a library for a GPU, its functions declared"""
    found = ctypes.CDLL(path)
    tables = POINTER(TablesC)
    for name in ("state_size", "tale_size", "next_size", "list_length"):
        getattr(found, name).restype = c_int64
    found.layout.restype = c_char_p
    found.allocate.argtypes = [c_int64]
    found.allocate.restype = c_void_p
    found.release.argtypes = [c_void_p]
    found.clear.argtypes = [c_void_p, c_int64]
    for name in ("fetch", "bring"):
        getattr(found, name).argtypes = [c_void_p, c_void_p, c_int64]
    found.begin_tables.argtypes = [tables]
    found.step_tables.argtypes = [tables, c_void_p]
    found.sample_tables.argtypes = [tables, c_int64, c_void_p]
    found.nth_tables.argtypes = [tables, c_void_p, c_void_p]
    found.play_tables.argtypes = [tables, c_int64, c_int]
    return found


class DeviceTables:
    """`c` says which game; `choices` how many choices a mask has."""

    def __init__(self, library: Any, c: TablesC, choices: int) -> None:
        self.library = library
        self.c = c
        self.steps = 0
        many = c.many
        shapes: dict[str, tuple[int, ...]] = {
            "states": (many, library.state_size()),
            "observations": (many, c.columns),
            "masks": (many, choices),
            "lists": (many, library.list_length()),
            "picks": (many, library.list_length()),
            "rewards": (many, c.seats),
            "tales": (many, library.tale_size()),
            "coming": (many, library.next_size()),
            "taken": (1 + many,),
        }
        if not library.devices():
            raise RuntimeError("there is no GPU here that CUDA knows")
        if library.prepare():
            raise RuntimeError("the GPU has no room for the stacks of its threads")
        self.arrays = {
            name: self.made(shapes.get(name, (many,)), kind, name in COLUMNS) for name, kind in ARRAYS.items()
        }
        for name, array in self.arrays.items():
            setattr(c, name, array.pointer)
        self.chosen = self.made((many,), "<i8")
        self.check(library.begin_tables(c))

    def made(self, shape: tuple[int, ...], kind: str, by_columns: bool = False) -> DeviceArray:
        pointer = self.library.allocate(max(8, DeviceArray(0, shape, kind).size))
        if not pointer:
            raise MemoryError(f"the GPU has no room for {shape} numbers")
        return DeviceArray(pointer, shape, kind, by_columns)

    def begin(self) -> None:
        for name in ("begun", "masks", "legal", "rewards", "ended"):
            self.library.clear(self.arrays[name].pointer, self.arrays[name].size)
        self.steps = 0
        self.check(self.library.begin_tables(self.c))

    def step(self, chosen: Any, check: bool = True) -> None:
        """`chosen`: whole numbers of 64 bits on the device. Without a check the program does not wait for the device;
        a table where a choice is none stays as it is, and `wrong` tells later."""
        told = chosen.__cuda_array_interface__
        if told["typestr"] != "<i8" or tuple(told["shape"]) != (self.c.many,) or told.get("strides"):
            raise ValueError(f"{self.c.many} choices are needed, one for each table, as int64 on the device")
        self.library.step_tables(self.c, told["data"][0])
        self.steps += 1
        if check:
            self.check(self.library.wrong())

    def sample(self) -> DeviceArray:
        """any choice at each table, each equally likely; written in place"""
        self.library.sample_tables(self.c, self.steps, self.chosen.pointer)
        return self.chosen

    def nth(self, k: Any) -> DeviceArray:
        """the k-th legal choice of each table; written in place"""
        self.library.nth_tables(self.c, k.__cuda_array_interface__["data"][0], self.chosen.pointer)
        return self.chosen

    def check(self, wrong: int) -> None:
        if wrong:
            raise RuntimeError("there is no such choice now" if wrong == ILLEGAL else f"third form on the GPU: {wrong}")

    def fetch(self, name: str) -> Any:
        """a copy in the memory of the processor"""
        import numpy

        array = self.arrays[name]
        out: Any = numpy.empty(array.shape, numpy.dtype(array.typestr), "F" if array.by_columns else "C")
        self.check(self.library.fetch(out.ctypes.data, array.pointer, array.size))
        return out

    def position(self, table: int, size: int) -> Any:
        """where a table stands, in the bytes of the library for the processor, which has so many"""
        import numpy

        out: Any = numpy.zeros(size, numpy.uint8)
        near, far = self.library.state_size(), self.library.tale_size()
        self.check(self.library.fetch(out.ctypes.data, self.arrays["states"].pointer + table * near, near))
        if far:  # where the GPU has a pointer to it
            at = out.ctypes.data + near - 8
            self.check(self.library.fetch(at, self.arrays["tales"].pointer + table * far, far))
        return out

    def close(self) -> None:
        for array in (*self.arrays.values(), self.chosen):
            self.library.release(array.pointer)
        self.arrays = {}
