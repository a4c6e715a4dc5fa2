"""What stands in for modules that cannot run in a browser: windows, sound, keys, processes.

A stand-in accepts everything, does nothing, and gives back more of its kind. So a program with a
window still runs through, and its search can be watched.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from types import ModuleType
from typing import Any, Final


def named(text: str) -> frozenset[str]:
    """The names in a text."""
    return frozenset(text.split())


STAND_INS: Final = named(
    """
    tkinter Tkinter customtkinter pygame arcade pyglet turtle curses msvcrt winsound keyboard
    pyautogui pynput playsound multiprocessing subprocess webbrowser termios tty readline
    """
)
MOST_CALLS: Final = 10_000
"""A program that calls stand-ins more often waits for a window that never comes."""


class Called(Counter[str]):
    """How often the stand-ins were called, by the name of their module."""

    def count(self, name: str) -> None:
        self[name] += 1
        if self.total() > MOST_CALLS:
            raise SystemExit


class Quiet:
    """Anything of a stand-in: it can be called, asked for parts, compared and counted with."""

    def __init__(self, *_: Any, **__: Any) -> None:
        own = type(self)
        if own is not Quiet:
            own._called.count(own._module)

    _name = ""
    _module = ""
    _called: Called = Called()

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") and name.endswith("__"):
            raise AttributeError(name)
        return quiet(self._module, name, self._called)

    def __call__(self, *_: Any, **__: Any) -> Quiet:
        self._called.count(self._module)
        return self

    def __enter__(self) -> Quiet:
        return self

    def __exit__(self, *_: object) -> None:
        return None

    def __iter__(self) -> Iterator[Any]:
        return iter(())

    def __len__(self) -> int:
        return 0

    def __bool__(self) -> bool:
        return False

    def __getitem__(self, _key: object) -> Quiet:
        return self

    def __setitem__(self, _key: object, _value: object) -> None:
        return None

    def __contains__(self, _value: object) -> bool:
        return False

    def __str__(self) -> str:
        return ""

    def __index__(self) -> int:
        return 0

    __int__ = __index__

    def __float__(self) -> float:
        return 0.0

    def __neg__(self) -> Quiet:
        return self

    def _with(self, _other: object) -> Quiet:
        return self

    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = _with
    __truediv__ = __rtruediv__ = __floordiv__ = __rfloordiv__ = __mod__ = __rmod__ = _with
    __or__ = __ror__ = __and__ = __rand__ = _with

    def _never(self, _other: object) -> bool:
        return False

    __lt__ = __gt__ = __le__ = __ge__ = _never


def quiet(module: str, name: str, called: Called) -> Any:
    """A part of a stand-in: an exception, a class that can be inherited from, or an object."""
    held = {"_name": name, "_module": module, "_called": called}
    if name.lower().endswith("error"):
        return type(name, (Exception,), {})
    if name[:1].isupper() and not name.isupper():
        return type(name, (Quiet,), held)
    own: type[Quiet] = type(name, (Quiet,), held)
    return object.__new__(own)  # which is not a call of the program's


class StandIn(ModuleType):
    """A module that is not there. `wanted` are the names that a program uses and nobody defines:
    they are meant by `from ... import *`."""

    def __init__(self, name: str, called: Called, wanted: tuple[str, ...]) -> None:
        super().__init__(name)
        self.__path__: list[str] = []
        self.__all__ = list(wanted)
        self._called = called

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") and name.endswith("__"):
            raise AttributeError(name)
        part = quiet(self.__name__.partition(".")[0], name, self._called)
        setattr(self, name, part)
        return part


def quiet_system(called: Called) -> Any:
    """Stands in for `os.system` and `os.popen`."""

    def system(_command: object = "", *_: object) -> int:
        called.count("os.system")
        return 0

    return system


def notes(called: Called, imported: list[str]) -> list[str]:
    """One sentence for each module that was replaced."""
    names = dict.fromkeys([*imported, *called])
    return [
        f"{name} cannot run here: something that does nothing stands in for it"
        + (f", and was called {_times(called[name])}." if called[name] else ".")
        for name in names
    ]


def _times(count: int) -> str:
    return "once" if count == 1 else f"{count} times"
