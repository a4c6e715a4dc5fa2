"""A Python in which one program after another runs: what one has changed is put back, so that the
next finds nothing of it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextvars import ContextVar
from types import ModuleType
from typing import Any, Final, TypeAlias

from plyscope.isolation import settings
from plyscope.isolation.builtins_kept import keep_builtins
from plyscope.isolation.module_contents import Held

keep_builtins(globals())

Files: TypeAlias = Mapping[str, tuple[int, int]]
"""When each file or folder was last changed, in nanoseconds, and how large it is, by its path."""


def recorded(folders: Iterable[str]) -> Files:
    """These folders, if they are there, and what is in them and in those below."""
    waiting = [folder for folder in folders if os.path.isdir(folder)]
    found: dict[str, tuple[int, int]] = dict.fromkeys(waiting, (0, 0))
    while waiting:
        try:
            entries = list(os.scandir(waiting.pop()))
        except OSError:  # it is not there, or nobody may look into it
            continue
        for entry in entries:
            is_folder = entry.is_dir(follow_symlinks=False)
            status = entry.stat(follow_symlinks=False)
            # What is in a folder is compared by itself.
            found[entry.path] = (0, 0) if is_folder else (status.st_mtime_ns, status.st_size)
            if is_folder:
                waiting.append(entry.path)
    return found


def are_put_back(kept: Files, folders: Iterable[str]) -> bool:
    """Whether these folders hold what they held, at the latest after what is new was taken away;
    what was changed or deleted is lost."""
    now = recorded(folders)
    # What is in a folder stands after it.
    for path in sorted(now.keys() - kept.keys(), reverse=True):
        (os.rmdir if now[path] == (0, 0) and os.path.isdir(path) else os.unlink)(path)
    return all(now.get(path) == file for path, file in kept.items())


MAIN: Final = "__main__"
"""The module that whoever starts Python works in: no program sees it."""


class Interpreter:
    """A Python, as it is without any program.

    Attributes:
        is_clean: whether all that programs have changed so far could be put back.
        is_used: whether a program has run in it since this was last set.
        inside: how many programs run in it, one begun by another.
    """

    def __init__(self, hidden: Callable[[str], bool], folders: Sequence[str]) -> None:
        """A program does not reach the modules that are `hidden`. What it leaves in these
        `folders` is deleted."""
        self.is_clean = True
        self.is_used = False
        self._hidden = hidden
        self._folders = folders
        self.inside = 0
        self._held = Held()
        self._modules: dict[str, Any] = {}
        self._table = sys.modules
        self._loaders: set[type] = set()
        self._count = 0
        self._is_restored = False

    def enter(self) -> None:
        """A program is about to run: what there is now is what shall be there after it. It takes a
        fifth of a second the first time, and none later."""
        self.is_used = True
        self._is_restored = False
        if not self._modules:
            self.record()

    def record(self) -> None:
        """Record what there is now, if that has not been done."""
        if self._modules:
            return
        self._settings = settings.recorded()
        self._files = recorded(self._folders)
        self._loaders = {
            type(loader) for module in self._table.values() if (loader := _loader(module))
        }
        self._add({**self._table})

    def _add(self, modules: dict[str, Any]) -> None:
        self._count = len(self._table)
        self._modules |= modules
        self._held.add(
            {
                name: module
                for name, module in modules.items()
                if isinstance(module, ModuleType) and name != MAIN and not self._hidden(name)
            }
        )

    def imported(self) -> None:
        """A program has imported something: what it changes in that is put back, too."""
        if self._modules and len(self._table) != self._count:
            self._add(self._new())

    def _new(self) -> dict[str, Any]:
        """The modules of libraries that were imported since."""
        return {
            name: module
            for name, module in [*self._table.items()]
            if name not in self._modules and type(_loader(module)) in self._loaders
        }

    def leave(self) -> None:
        """Put back what a program has changed."""
        self.is_used = False
        try:
            self._put_back()
        except Exception:  # whatever it is, somebody else must start again
            self.is_clean = False

    def restore(self) -> None:
        """Put back what a program has exchanged in modules, while it is still to be cleared away.
        If another program has begun it, that still needs what it has exchanged itself."""
        if self.inside > 1:
            return
        try:
            self._put_names_back()
            self._is_restored = True
        except Exception:
            self.is_clean = False

    def _put_back(self) -> None:
        if not self._is_restored:
            self._put_names_back()
        if not settings.are_put_back(self._settings):
            self.is_clean = False
        if not are_put_back(self._files, self._folders):
            self.is_clean = False

    def _put_names_back(self) -> None:
        self._table |= self._modules
        self._add(self._new())
        for name in self._table.keys() - self._modules.keys():
            del self._table[name]
        if not self._held.is_as_recorded():
            self._held.put_back()


def _loader(module: Any) -> Any:
    """What has loaded a module; None if it is no ordinary one."""
    spec = vars(module).get("__spec__") if isinstance(module, ModuleType) else None
    return getattr(spec, "loader", None)


HERE: Final[ContextVar[Interpreter | None]] = ContextVar("HERE", default=None)


def entered() -> None:
    """A program is about to run."""
    if here := HERE.get():
        here.enter()


def imported() -> None:
    """A program has imported something."""
    if here := HERE.get():
        here.imported()


def restored() -> None:
    """A program has come to its end: what runs from now on meets nothing that it has exchanged."""
    if here := HERE.get():
        here.restore()


class Within:
    """A context: while it is open, programs run in this interpreter. If one has run, what it
    changed is put back at the end. Without an interpreter, nothing is."""

    # It is a class because a program may change what makes contexts of functions.
    def __init__(self, interpreter: Interpreter | None) -> None:
        self._interpreter = interpreter

    def __enter__(self) -> None:
        self._token = HERE.set(self._interpreter)
        if self._interpreter:
            self._interpreter.is_used = False

    def __exit__(self, *_: object) -> None:
        HERE.reset(self._token)
        if self._interpreter and self._interpreter.is_used:
            self._interpreter.leave()


class Isolated:
    """A context: while it is open, a program runs. What it changed is put back at the end, if no
    other program has begun it, and if there is an interpreter `Within` which it runs."""

    def __enter__(self) -> None:
        self._interpreter = HERE.get()
        if self._interpreter:
            self._interpreter.enter()
            self._interpreter.inside += 1

    def __exit__(self, *_: object) -> None:
        if self._interpreter:
            self._interpreter.inside -= 1
            if not self._interpreter.inside:
                self._interpreter.leave()
