"""Built-in functions of a module's own: a program may exchange those that all others have."""

from __future__ import annotations

import builtins
from typing import Any


def keep_builtins(names: dict[str, Any]) -> None:
    """Give the functions that a module defines from now on built-in functions of their own."""
    names["__builtins__"] = {**vars(builtins)}
