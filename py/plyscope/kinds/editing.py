"""What is on the page as text. For a person to edit: the whole file of a search or a method as it
runs here, and below it the call that runs it on what is on the page. As the cells of a notebook: in
the public names of `plyscope` alone, so that wherever it is installed they show the same tree."""

from __future__ import annotations

import inspect
import linecache
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import inf
from pathlib import PurePath
from typing import Any, Final

from plyscope.input.options import Option
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


IMPORT: Final = "import plyscope"
FOLDER: Final = """import os
import sys
import tempfile
from pathlib import Path

# A folder of their own, so that they take the place of no file of yours.
os.chdir(tempfile.mkdtemp())
sys.path.insert(0, os.getcwd())"""


def call(name: str, written: Sequence[str], keywords: Mapping[str, Any] | None = None) -> str:
    """A call as Python writes it: with arguments that are written already, and `keywords`."""
    named = [f"{each}={literal(value)}" for each, value in (keywords or {}).items()]
    return f"{name}({', '.join([*written, *named])})"


def loading(name: str, subject: str, text: str, options: Mapping[str, float]) -> str:
    """The call that loads a subject by its id, with its text unless that is empty."""
    return call(name, [literal(subject), *([literal(text)] if text else [])], options)


def literal(value: object) -> str:
    """A value as people write it: a text in double quotes, unless it has some itself."""
    written = repr(value)
    return f'"{written[1:-1]}"' if written[0] == "'" and '"' not in written else written


def changed(options: Sequence[Option], values: Mapping[str, float]) -> dict[str, float]:
    """Those of the values that are not the options' defaults."""
    usual = {option.id: option.default for option in options}
    return {name: value for name, value in values.items() if value != usual[name]}


def needed(function: Callable[..., Any], keywords: Mapping[str, Any]) -> dict[str, Any]:
    """The keyword arguments that a function would not have by itself."""
    known = inspect.signature(function).parameters
    return {name: value for name, value in keywords.items() if value != known[name].default}


def writing(files: Mapping[str, str] | None) -> list[str]:
    """The cell that writes the files beside a program into a folder, and goes there; none without
    files."""
    if not files:
        return []
    lines = [FOLDER]
    for name, text in sorted(files.items()):
        file = f"Path({literal(name)})"
        if "/" in name:
            lines.append(f"{file}.parent.mkdir(parents=True, exist_ok=True)")
        lines.append(f'{file}.write_text({_block(text)}, encoding="utf-8", newline="")')
    return ["\n".join(lines)]


def _block(text: str) -> str:
    """A text of several lines as one can read it in a program, where Python reads it back so."""
    block = f'"""\\\n{text}"""'
    is_plain = "\\" not in text and '"""' not in text and not text.endswith('"')
    return block if is_plain and "\r" not in text else repr(text)
