"""Plyscope: adversarial search, written as the textbook writes it and watched from outside.

In plain Python, `plyscope.watch(function, ...)` calls a person's own function and records its tree,
and `plyscope.recognise(seen)` says what is what in it. Both names are packages too.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import Any

import plyscope.recognise
import plyscope.watch
from plyscope.old_names import OldNames


class _Called(ModuleType):
    """A package that can be called, as the function of its name in `plyscope.plain`."""

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        plain = import_module("plyscope.plain")
        return getattr(plain, self.__name__.rpartition(".")[2])(*arguments, **named)


plyscope.recognise.__class__ = _Called
plyscope.watch.__class__ = _Called
sys.meta_path.append(OldNames())
