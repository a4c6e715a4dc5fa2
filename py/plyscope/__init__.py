"""Plyscope: adversarial search, written as the textbook writes it and watched from outside.

In plain Python, `plyscope.watch(function, ...)` calls a person's own function, or one of our
searches on one of our games, and records its tree as a `Run`; `plyscope.solve(problem, method)`
does so for constraint problems. `plyscope.games`, `.searches`, `.problems` and `.methods` each have
a `load(name)`. All are imported when they are first asked for: this file imports no game, no search
and no watcher.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING

from plyscope.old_names import OldNames

__version__ = "1.0.0"

if TYPE_CHECKING:
    from plyscope import csp as methods
    from plyscope import exercises, games, problems
    from plyscope import search as searches
    from plyscope.notebook import show
    from plyscope.runs import Run, recognise, solve, watch

__all__ = [
    "Run",
    "exercises",
    "games",
    "methods",
    "problems",
    "recognise",
    "searches",
    "show",
    "solve",
    "watch",
]
MODULES = {
    "exercises": "exercises",
    "games": "games",
    "methods": "csp",
    "problems": "problems",
    "searches": "search",
}

if not TYPE_CHECKING:

    def __getattr__(name):
        if name in MODULES:
            return import_module(f"plyscope.{MODULES[name]}")
        if name == "show":
            return import_module("plyscope.notebook").show
        if name in __all__:
            return getattr(import_module("plyscope.runs"), name)
        raise AttributeError(f"module 'plyscope' has no attribute {name!r}")

    def __dir__():
        return [*globals(), *__all__]


sys.meta_path.append(OldNames())
