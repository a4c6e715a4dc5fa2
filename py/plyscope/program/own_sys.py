"""The `sys` of a program: the real one, whose `modules` shows only what the program may import;
and what it has asked for at its end by `atexit` and `weakref.finalize`: that runs at the end of
its own run, and not when Python itself ends."""

from __future__ import annotations

import atexit
import sys
from collections.abc import Callable, Iterator, Mapping, MutableMapping
from types import ModuleType
from typing import Any, TypeVar
from weakref import finalize

from plyscope.isolation.builtins_kept import keep_builtins
from plyscope.program.faults import fault

keep_builtins(globals())


class OwnModules(MutableMapping[str, ModuleType]):
    """`sys.modules` without the modules that are `hidden`."""

    def __init__(self, hidden: Callable[[str], bool]) -> None:
        self._hidden = hidden

    def __getitem__(self, name: str) -> ModuleType:
        if self._hidden(name):
            raise KeyError(name)
        return sys.modules[name]

    def __setitem__(self, name: str, module: ModuleType) -> None:
        sys.modules[name] = module

    def __delitem__(self, name: str) -> None:
        if self._hidden(name):
            raise KeyError(name)
        del sys.modules[name]

    def __iter__(self) -> Iterator[str]:
        return iter([name for name in sys.modules if not self._hidden(name)])

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def copy(self) -> dict[str, ModuleType]:
        """The same as a dict, as `sys.modules` gives it."""
        return dict(self)


class OwnSys(ModuleType):
    """`sys`, passed through: what a program changes in it is changed."""

    def __init__(self, hidden: Callable[[str], bool]) -> None:
        super().__init__("sys", sys.__doc__)
        # Numbers such as `maxsize` are read often, and never change.
        constants = {name: each for name, each in vars(sys).items() if isinstance(each, int)}
        vars(self).update(constants, modules=OwnModules(hidden))

    def __getattr__(self, name: str) -> Any:
        return getattr(sys, name)

    def __setattr__(self, name: str, value: Any) -> None:
        if name != "modules":
            setattr(sys, name, value)

    def __delattr__(self, name: str) -> None:
        delattr(sys, name)

    def __dir__(self) -> list[str]:
        return dir(sys)


F = TypeVar("F", bound=Callable[..., Any])
"""A function, which `register` gives back: it can be a decorator."""
NOTHING: Mapping[str, Any] = {}


class ExitFunctions:
    """Stands in for the module `atexit` in one run."""

    def __init__(self) -> None:
        self._registered: list[tuple[Callable[..., Any], tuple[Any, ...], Mapping[str, Any]]] = []
        self.open()

    def open(self) -> None:
        """The program runs: what is finalized so far is not its own."""
        self._others = frozenset(_finalizers())

    @property
    def module(self) -> ModuleType:
        """The module that a program gets."""
        made = ModuleType("atexit", atexit.__doc__)
        vars(made).update(
            register=self.register,
            unregister=self.unregister,
            _run_exitfuncs=self.run,
            _clear=self._registered.clear,
            _ncallbacks=lambda: len(self._registered),
        )
        return made

    def register(self, func: F, /, *args: Any, **kwargs: Any) -> F:
        """Stands in for `atexit.register`."""
        if not callable(func):
            raise TypeError("the first argument must be callable")
        self._registered.append((func, args, kwargs))
        return func

    def unregister(self, func: object, /) -> None:
        """Stands in for `atexit.unregister`."""
        self._registered[:] = [each for each in self._registered if each[0] != func]

    def run(self) -> None:
        """Call them all, the last one first. As in Python, what goes wrong in one is printed, and
        one that is registered only now is not called. What ends the run ends this, too."""
        last_first = [*reversed(self._registered)]
        self._registered.clear()
        try:
            for function, given, named in last_first:
                _call(function, given, named)
            for finalizer in self._own_finalizers():
                if finalizer.atexit:
                    _call(finalizer)
        finally:
            self.forget()

    def forget(self) -> None:
        """Nothing of them is left."""
        self._registered.clear()
        for finalizer in self._own_finalizers():
            finalizer.detach()

    def _own_finalizers(self) -> list[finalize[..., Any]]:
        return [each for each in reversed(_finalizers()) if each not in self._others]


def _finalizers() -> list[finalize[..., Any]]:
    """All that there are in this Python, in the order in which they were made."""
    return [*getattr(finalize, "_registry", ())]


def _call(
    function: Callable[..., Any], given: tuple[Any, ...] = (), named: Mapping[str, Any] = NOTHING
) -> None:
    try:
        function(*given, **named)
    except (Exception, SystemExit) as error:
        name = getattr(function, "__name__", type(function).__name__)
        print(f"Exception ignored in atexit callback: {name}", file=sys.stderr)
        print(fault(error, "").text, end="", file=sys.stderr)
