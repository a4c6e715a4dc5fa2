"""The `sys` of a program: the real one, whose `modules` shows only what the program may import."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, MutableMapping
from types import ModuleType
from typing import Any

from plyscope.isolation.builtins_kept import keep_builtins

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
