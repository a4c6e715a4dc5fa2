"""Plyscope: adversarial search, written as the textbook writes it and watched from outside.

In plain Python, `plyscope.watch(function, ...)` calls a person's own function and records its tree,
and `plyscope.recognise(seen)` says what is what in it; `plyscope.games.load(name)` and
`plyscope.problems.load(name)` make what can be searched. They are imported when they are first
asked for: this file imports no game, no search and no watcher.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING

from plyscope.old_names import OldNames

if TYPE_CHECKING:
    from plyscope import games as games
    from plyscope import problems as problems
    from plyscope.plain import recognise as recognise
    from plyscope.plain import watch as watch
else:

    def __getattr__(name):
        if name in ("games", "problems"):
            return import_module(f"plyscope.{name}")
        if name in ("recognise", "watch"):
            return getattr(import_module("plyscope.plain"), name)
        raise AttributeError(f"module 'plyscope' has no attribute {name!r}")


sys.meta_path.append(OldNames())
