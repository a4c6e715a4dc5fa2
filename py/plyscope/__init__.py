"""Plyscope: adversarial search, written as the textbook writes it and watched from outside.

In plain Python, `plyscope.watch(function, ...)` calls a person's own function and records its tree,
and `plyscope.recognise(seen)` says what is what in it. Both names are packages too, which are
imported when they are first asked for: this file imports no game, no search and no watcher.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

from plyscope.old_names import OldNames

sys.meta_path.append(OldNames())


class CallablePackage(ModuleType):
    """A package that can be called, as the function of its name in `plyscope.plain`."""

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        plain = import_module("plyscope.plain")
        return getattr(plain, self.__name__.rpartition(".")[2])(*arguments, **named)


if not TYPE_CHECKING:  # which would believe that there is a module of every name

    def __getattr__(name):
        if name in ("recognise", "watch"):
            return import_module(f"plyscope.{name}")
        raise AttributeError(f"module 'plyscope' has no attribute {name!r}")
