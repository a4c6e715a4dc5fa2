"""What is told of a run that is shown alone, without the page: below a cell of a notebook, or as a
file. It is what the page would get as a reply, without what is not shown there."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import PurePath
from types import CodeType
from typing import Any

from plyscope.kinds.plain_data import sources


@dataclass(frozen=True)
class Alone:
    """What is told of a run, and the columns of its tree. `boards` says whether its nodes have
    little boards."""

    reply: Mapping[str, Any]
    columns: Mapping[str, array[Any]]
    boards: bool = False


def files_of(codes: Sequence[CodeType]) -> list[dict[str, Any]]:
    """The files of these functions, without the lines of others."""
    return [
        {**file, "file": PurePath(file["file"]).name, "source": only_lines(file["source"], ends)}
        for file, ends in zip(sources(codes, ""), _ends_by_file(codes), strict=True)
    ]


def _ends_by_file(codes: Sequence[CodeType]) -> list[list[tuple[int, int]]]:
    found: dict[str, list[tuple[int, int]]] = {}
    for code in codes:
        lines = [line for _, _, line in code.co_lines() if line]
        ends = (code.co_firstlineno, max(lines, default=code.co_firstlineno))
        found.setdefault(code.co_filename, []).append(ends)
    return list(found.values())


def only_lines(source: str, ends: Iterable[tuple[int, int]]) -> str:
    """A program with all lines but these empty, so that the rest of a file is not handed out with
    the tree."""
    shown = {line for first, last in ends for line in range(first, last + 1)}
    lines = source.splitlines()
    return "\n".join(text if at in shown else "" for at, text in enumerate(lines, 1))
