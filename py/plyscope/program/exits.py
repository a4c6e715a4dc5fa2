"""What a program has asked for at its end: the functions that it gives to `atexit`, and its
`weakref.finalize`. They run at the end of its own run, and not when Python itself ends."""

from __future__ import annotations

import atexit
import sys
from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any, TypeVar
from weakref import finalize

from plyscope.program.faults import fault

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
