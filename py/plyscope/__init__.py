"""Plyscope: adversarial search, written as the textbook writes it and watched from outside.

In plain Python, `plyscope.watch(function, ...)` calls a person's own function and records its tree,
and `plyscope.recognise(seen)` says what is what in it. They are imported when they are first asked
for: this file imports no game, no search and no watcher.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING

from plyscope.old_names import OldNames

if TYPE_CHECKING:
    from plyscope.plain import recognise as recognise
    from plyscope.plain import watch as watch
else:

    def __getattr__(name):
        if name not in ("recognise", "watch"):
            raise AttributeError(f"module 'plyscope' has no attribute {name!r}")
        return getattr(import_module("plyscope.plain"), name)


sys.meta_path.append(OldNames())
