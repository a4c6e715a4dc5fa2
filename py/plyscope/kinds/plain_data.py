"""Turns what all kinds share into plain data for the page: numbers, registry entries, code."""

from __future__ import annotations

import linecache
from array import array
from collections.abc import Mapping, Sequence
from math import isfinite
from pathlib import PurePath
from types import CodeType, MappingProxyType
from typing import Any, Protocol

from plyscope.input.options import Option
from plyscope.input.preset import Begun, Preset
from plyscope.kinds.messages import (
    BegunShown,
    CallTraceText,
    CodeShown,
    JsonNumber,
    MethodListed,
    OptionShown,
    PresetShown,
    SourceFile,
    SubjectListed,
)
from plyscope.tracing.codes import files
from plyscope.tracing.trace import Trace

NO_OPTIONS: Mapping[str, float] = MappingProxyType({})


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
            "plies": each.plies,
        }
        for each in given
    ]


class Listed(Protocol):
    """An entry of a registry."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def options(self) -> tuple[Option, ...]: ...


class Subject(Listed, Protocol):
    """An entry of a registry of subjects."""

    @property
    def notation(self) -> str: ...
    @property
    def start(self) -> str: ...
    @property
    def presets(self) -> tuple[Preset, ...]: ...


class Method(Listed, Protocol):
    """An entry of a registry of methods."""

    @property
    def note(self) -> str: ...
    @property
    def good_for(self) -> str: ...
    @property
    def ideas(self) -> tuple[str, ...]: ...


def subject(entry: Subject) -> SubjectListed:
    """A subject, as the catalogue lists it."""
    return {
        "id": entry.id,
        "name": entry.name,
        "notation": entry.notation,
        "start": entry.start,
        "options": options(entry.options),
        "presets": [_preset(each) for each in entry.presets],
    }


def method(entry: Method, its_files: list[SourceFile]) -> MethodListed:
    """A method, as the catalogue lists it."""
    return {
        "id": entry.id,
        "name": entry.name,
        "note": entry.note,
        "goodFor": entry.good_for,
        "ideas": list(entry.ideas),
        "options": options(entry.options),
        "files": its_files,
    }


def _preset(preset: Preset) -> PresetShown:
    shown: PresetShown = {
        "id": preset.id,
        "name": preset.name,
        "position": preset.position,
        "options": dict(preset.options),
        "note": preset.note,
        "answer": preset.answer,
        "ideas": list(preset.ideas),
        "level": preset.level,
        "begun": _begun(preset.begun) if preset.begun else None,
    }
    if preset.pictured:
        shown["pictured"] = preset.pictured
    if preset.is_cover:
        shown["isCover"] = True
    return shown


def _begun(begun: Begun) -> BegunShown:
    depth = "" if begun.depth is None else str(begun.depth)
    return {"method": begun.method, "depth": depth, "methodOptions": dict(begun.options)}


def codes(watched: Sequence[CodeType]) -> list[CodeShown]:
    """The functions that were watched: for each its name, the place of its file, and its line."""
    names = files(watched)
    return [
        {"name": code.co_name, "file": names.index(code.co_filename), "line": code.co_firstlineno}
        for code in watched
    ]


def calls(
    trace: Trace, *, method: str, name: str, options: Mapping[str, float] = NO_OPTIONS, lines: bool
) -> tuple[CallTraceText, dict[str, array[Any]]]:
    """The trace of the calls of any function that recurses: what is text, and the columns.

    A call is named by its function and its first argument, which stands at the edge into it too.
    The method is told by its id and by its `name` in the menu.
    """
    arguments = [str(argument) for argument in trace.states]
    functions = [trace.codes[place].co_name for place in trace.columns["code"]]
    named = [f"{called}({each})" for called, each in zip(functions, arguments, strict=True)]
    actions, names = list(dict.fromkeys(arguments)), list(dict.fromkeys(named))
    text: CallTraceText = {
        "method": method,
        "methodName": name,
        "options": dict(options),
        "actionIds": actions,
        "actions": actions,
        "names": names,
        "variables": list(trace.names),
        "visited": trace.visited,
        "count": trace.visited,
        "codes": codes(trace.codes),
        "lines": lines,
    }
    below_root = _places(arguments[1:], actions)
    return text, {
        **trace.columns,
        "action": array("i", [-1]) + below_root,
        "cell": array("h", [-1]) * trace.visited,
        "name": _places(named, names),
    }


def _places(each: Sequence[str], table: Sequence[str]) -> array[int]:
    places = {text: at for at, text in enumerate(table)}
    return array("i", [places[text] for text in each])


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
