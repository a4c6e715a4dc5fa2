"""Turns what all kinds share into plain data for the page: numbers, registry entries, code."""

from __future__ import annotations

import linecache
from collections.abc import Sequence
from math import isfinite
from pathlib import PurePath
from types import CodeType
from typing import Protocol

from plyscope.input.options import Option
from plyscope.input.preset import Preset
from plyscope.kinds.messages import (
    CodeShown,
    JsonNumber,
    OptionShown,
    PresetShown,
    SourceFile,
)
from plyscope.watch.codes import files


def number(value: float) -> JsonNumber:
    """A number as JSON can carry it: infinities as text, as JavaScript's `Number` reads them."""
    if isfinite(value):
        return value
    return "Infinity" if value > 0 else "-Infinity" if value < 0 else "NaN"


def options(given: Sequence[Option]) -> list[OptionShown]:
    """Numbers that a person can set."""
    return [
        {
            "id": each.id,
            "name": each.name,
            "minimum": each.minimum,
            "maximum": each.maximum,
            "default": each.default,
            "whole": each.whole,
            "names": list(each.names),
        }
        for each in given
    ]


class Listed(Protocol):
    """An entry of a registry of subjects."""

    @property
    def presets(self) -> tuple[Preset, ...]: ...


def presets(entry: Listed) -> list[PresetShown]:
    """The ready-made subjects of an entry."""
    return [
        {
            "id": each.id,
            "name": each.name,
            "position": each.position,
            "options": dict(each.options),
            "note": each.note,
        }
        for each in entry.presets
    ]


def codes(watched: Sequence[CodeType]) -> list[CodeShown]:
    """The functions that were watched: for each its name, the place of its file, and its line."""
    names = files(watched)
    return [
        {
            "name": code.co_name,
            "file": names.index(code.co_filename),
            "line": code.co_firstlineno,
        }
        for code in watched
    ]


def sources(watched: Sequence[CodeType], folder: str) -> list[SourceFile]:
    """The files of these functions. For each file, also the line where its first function begins,
    or the function around that one."""
    first: dict[str, int] = {}
    for code in watched:
        line = _first_line(code)
        first[code.co_filename] = min(first.get(code.co_filename, line), line)
    return [
        {
            "file": f"{folder}/{PurePath(name).name}",
            "source": "".join(linecache.getlines(name)),
            "firstLine": first[name],
        }
        for name in files(watched)
    ]


def _first_line(code: CodeType) -> int:
    """The line at which the outermost function or class around `code` begins."""
    # Found by its name: parsing every file would take longer than the rest of the catalogue.
    name = code.co_qualname.partition(".")[0]
    begins = (f"def {name}(", f"class {name}(", f"class {name}:")
    lines = enumerate(linecache.getlines(code.co_filename), 1)
    return next((number for number, line in lines if line.startswith(begins)), code.co_firstlineno)
