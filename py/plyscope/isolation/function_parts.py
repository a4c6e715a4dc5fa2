"""What a program may exchange in a function: its code, its defaults, its attributes, and the
variables around it."""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter, is_
from types import CellType, FunctionType
from typing import Any, Final

from plyscope.isolation.builtins_kept import keep_builtins

keep_builtins(globals())

PARTS: Final = ("__code__", "__defaults__", "__kwdefaults__")
PLAIN: Final = frozenset({str, int, float, complex, bytes, bool})
CONTENTS: Final = attrgetter("cell_contents")
ATTRIBUTES: Final = attrgetter("__dict__")


class FunctionParts:
    """The parts of some functions; these are added by `add`."""

    def __init__(self) -> None:
        # For each part, the functions that have it, and what it was.
        self._parts: dict[str, tuple[list[FunctionType], list[Any]]] = {
            name: ([], []) for name in PARTS
        }
        self._plain: list[FunctionType] = []
        self._cells: list[CellType] = []
        self._contents: list[Any] = []

    def add(self, function: FunctionType) -> Iterator[Any]:
        """Record what a function has now, and tell what is in it."""
        for name, (functions, parts) in self._parts.items():
            if (part := getattr(function, name)) is not None:
                functions.append(function)
                parts.append(part)
        if not function.__dict__:
            self._plain.append(function)
        yield function.__dict__ or None
        yield function.__kwdefaults__
        yield from function.__defaults__ or ()
        for cell in function.__closure__ or ():
            try:
                contents = cell.cell_contents
            except ValueError:  # it has no value yet
                continue
            self._cells.append(cell)
            self._contents.append(contents)
            yield contents

    def is_as_recorded(self) -> bool:
        """Whether all functions have the same parts."""
        return (
            all(
                all(map(is_, map(attrgetter(name), functions), parts))
                for name, (functions, parts) in self._parts.items()
            )
            and not any(map(ATTRIBUTES, self._plain))
            and all(map(_is_same, map(CONTENTS, self._cells), self._contents))
        )

    def put_back(self) -> bool:
        """Give all functions their parts again. Whether something was put back."""
        done = False
        for name, (functions, parts) in self._parts.items():
            for function, part in zip(functions, parts, strict=True):
                if getattr(function, name) is not part:
                    setattr(function, name, part)
                    done = True
        for function in self._plain:
            if function.__dict__:
                function.__dict__ = {}
                done = True
        for cell, contents in zip(self._cells, self._contents, strict=True):
            if not _holds(cell, contents):
                cell.cell_contents = contents
                done = True
        return done


def _is_same(now: Any, before: Any) -> bool:
    """Whether a variable holds what it held; a number or text may be another one that is equal."""
    return now is before or (type(now) is type(before) in PLAIN and bool(now == before))


def _holds(cell: CellType, contents: Any) -> bool:
    try:
        return cell.cell_contents is contents
    except ValueError:  # it was emptied
        return False
