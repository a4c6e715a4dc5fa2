"""Makes a program of the page's own source, for a person to edit: the whole file of a search or a
method as it runs here, and below it the call that runs it on what is on the page."""

from __future__ import annotations

import inspect
import linecache
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import inf
from pathlib import PurePath
from typing import Any

from plyscope.own_game.source_of_games import Editable

CALL = """

if __name__ == "__main__":
{lines}
"""


def editable(
    function: Callable[..., Any],
    setting: Sequence[str],
    arguments: Sequence[str],
    keywords: Mapping[str, Any],
) -> Editable:
    """The file of `function`, and a call of it: after the lines of `setting`, which make what it
    works on, with `arguments` as they are written there, and `keywords`."""
    if isinstance(function, partial):
        keywords = {**function.keywords, **keywords}
        function = function.func
    code = inspect.unwrap(function).__code__
    written, imports = [], []
    for name, value in keywords.items():
        text, needed = _written(value, code.co_filename)
        imports += [needed] if needed else []
        written.append(f"{name}={text}")
    call = ["result = " + _call(code.co_name, [*arguments, *written]), "print(result)"]
    lines = [*sorted(set(imports)), *setting, *call]
    below = "\n".join(f"    {line}" if line else "" for line in lines)
    source = "".join(linecache.getlines(code.co_filename))
    return Editable(PurePath(code.co_filename).name, source + CALL.format(lines=below))


def _written(value: Any, file: str) -> tuple[str, str]:
    """A value as Python writes it, and what must be imported for that; "" for nothing."""
    if callable(value):
        name, module = value.__name__, value.__module__
        is_there = value.__code__.co_filename == file
        return name, "" if is_there else f"from {module} import {name}"
    if value in (inf, -inf):
        return ("inf" if value > 0 else "-inf"), "from math import inf"
    return repr(value), ""


def _call(name: str, arguments: Sequence[str]) -> str:
    inner = "".join(f"\n        {each}," for each in arguments)
    return f"{name}({inner}\n    )"


def as_literal(name: str, text: str) -> list[str]:
    """The lines of a program that give a text the name."""
    return [
        f'{name} = """\\',
        *text.replace("\\", "\\\\").replace('"""', '\\"""').splitlines(),
        '"""',
    ]
