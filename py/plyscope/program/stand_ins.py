"""What stands in for modules that cannot run in a browser: windows, sound, keys, plots, notebooks.

A stand-in accepts everything, does nothing, and gives back more of its kind. So a program with a
window still runs through, and its search can be watched. Where a part has something to do, it is
given by `parts`.
"""

from __future__ import annotations

import dis
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import repeat
from types import FrameType, FunctionType, ModuleType
from typing import Any, Final, Self


def named(text: str) -> frozenset[str]:
    """The names in a text."""
    return frozenset(text.split())


STAND_INS: Final = named(
    """
    tkinter Tkinter customtkinter pygame arcade pyglet turtle curses msvcrt winsound keyboard
    pyautogui pynput playsound multiprocessing subprocess webbrowser termios tty readline
    matplotlib pylab mpl_toolkits seaborn plotly graphviz pydot pygraphviz
    IPython ipywidgets google.colab tqdm
    """
)
DONE: Final = {
    "multiprocessing": "what a process is given to do is done at once, one by one",
    "IPython": "display(x) prints, and the rest does nothing",
    "tqdm": "its loops go on without a bar",
}
"""What is done instead, where that is not nothing."""
UNPACKS: Final = ("UNPACK_SEQUENCE", "UNPACK_EX")
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

    def __call__(self, *given: Any, **__: Any) -> Any:
        self._called.count(self._module)
        is_decorator = len(given) == 1 and type(given[0]) is FunctionType
        return given[0] if is_decorator else self

    def __enter__(self) -> Quiet:
        return self

    def __exit__(self, *_: object) -> None:
        return None

    def __iter__(self) -> Iterator[Any]:
        """As many parts as a line such as `figure, axes = plt.subplots()` names; else none."""
        return iter(repeat(self, _names_to_fill(sys._getframe(1))))

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

    def __str__(self, _form: str = "") -> str:
        return ""

    __repr__ = __format__ = __str__

    def __index__(self) -> int:
        return 0

    __int__ = __index__

    def __float__(self) -> float:
        return 0.0

    def __neg__(self, *_: object) -> Quiet:
        return self

    __pos__ = __abs__ = __round__ = __neg__

    def _with(self, _other: object) -> Quiet:
        return self

    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = _with
    __pow__ = __rpow__ = __truediv__ = __rtruediv__ = __floordiv__ = __rfloordiv__ = __mod__ = (
        __rmod__
    ) = _with
    __or__ = __ror__ = __and__ = __rand__ = _with

    def _never(self, _other: object) -> bool:
        return False

    __lt__ = __gt__ = __le__ = __ge__ = _never


def _names_to_fill(frame: FrameType) -> int:
    """How many names the running instruction fills with parts of a value; 0 if it does not."""
    code, at = frame.f_code.co_code, frame.f_lasti
    return code[at + 1] if dis.opname[code[at]] in UNPACKS else 0


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
    they are meant by `from ... import *`. `parts` are those of its parts that do something, by the
    name of the module that they are in."""

    def __init__(
        self,
        name: str,
        called: Called,
        wanted: tuple[str, ...],
        parts: Mapping[str, Mapping[str, Any]],
    ) -> None:
        super().__init__(name)
        self.__path__: list[str] = []
        self.__all__ = list(wanted)
        self._called, self._parts = called, parts

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") and name.endswith("__"):
            raise AttributeError(name)
        own, within = self._parts.get(self.__name__, {}), f"{self.__name__}.{name}"
        part: Any
        if name in own:
            part = own[name]
        elif within in self._parts:
            part = StandIn(within, self._called, (), self._parts)
        else:
            part = quiet(_stood_in(self.__name__), name, self._called)
        setattr(self, name, part)
        return part


def _stood_in(module: str) -> str:
    """The module, or the package around it, that is replaced."""
    return next(name for name in STAND_INS if f"{module}.".startswith(f"{name}."))


def quiet_system(called: Called) -> Any:
    """Stands in for `os.system` and `os.popen`."""

    def system(_command: object = "", *_: object) -> int:
        called.count("os.system")
        return 0

    return system


def notes(called: Called, imported: list[str]) -> list[str]:
    """One sentence for each module that was replaced."""
    return [_note(name, called[name]) for name in dict.fromkeys([*imported, *called])]


def _note(name: str, count: int) -> str:
    if name in DONE:
        return f"{name} cannot run here: {DONE[name]}."
    times = f", and was called {_times(count)}" if count else ""
    return f"{name} cannot run here: something that does nothing stands in for it{times}."


def _times(count: int) -> str:
    return "once" if count == 1 else f"{count} times"


def display(*objects: object, **_: object) -> None:
    """Prints what a notebook would show."""
    for each in objects:
        if not isinstance(each, Quiet):
            print(repr(each))


class Progress:
    """Stands in for `tqdm.tqdm`: goes through what it is given, and shows no bar."""

    def __init__(self, iterable: Iterable[Any] = (), *_: object, **more: Any) -> None:
        self.iterable: Any = iterable
        self.total: Any = more.get("total")
        self.n: float = 0

    def __iter__(self) -> Iterator[Any]:
        return iter(self.iterable)

    def __len__(self) -> int:
        return len(self.iterable) if self.total is None else int(self.total)

    def __bool__(self) -> bool:
        return True

    def __getattr__(self, name: str) -> Callable[..., None]:
        if name.startswith("__"):
            raise AttributeError(name)
        return _nothing

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        return None

    def update(self, n: float = 1) -> None:
        self.n += n

    @classmethod
    def write(cls, text: object = "", *_: object, end: str = "\n", **__: object) -> None:
        print(text, end=end)


def _nothing(*_: object, **__: object) -> None:
    return None


def progress_of_range(*ends: int, **_: object) -> Progress:
    """Stands in for `tqdm.trange`."""
    return Progress(range(*ends))


def all_of(function: Callable[..., Any], *given: Iterable[Any], **_: object) -> list[Any]:
    """Stands in for `tqdm.contrib.concurrent.process_map`."""
    return list(map(function, *given))


SHOWN: Final = {"display": display}
BARS: Final = {
    **dict.fromkeys(("tqdm", "tqdm_notebook"), Progress),
    **dict.fromkeys(("trange", "tnrange"), progress_of_range),
}
NOTEBOOK: Final[Mapping[str, Mapping[str, Any]]] = {
    "IPython.display": SHOWN,
    "IPython.core": {},
    "IPython.core.display": SHOWN,
    "IPython.core.display_functions": SHOWN,
    **dict.fromkeys(("tqdm", "tqdm.auto", "tqdm.notebook", "tqdm.std", "tqdm.autonotebook"), BARS),
    "tqdm.contrib": {},
    "tqdm.contrib.concurrent": {"process_map": all_of, "thread_map": all_of},
}
"""The parts that do something, by the modules that they are in."""
