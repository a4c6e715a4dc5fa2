"""The numbers of the benchmarks, as they are kept in a file: for each benchmark, those of its last
run, with the date, the machine and the versions of that run."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TypeAlias

from building.measured import Outcome


class Entry(Outcome):
    """One run of a benchmark."""

    date: str
    machine: dict[str, str]
    versions: dict[str, str]


Results: TypeAlias = dict[str, Entry]


def kept(file: Path) -> Results:
    """The numbers in the file; none if there is no file, or if it cannot be read."""
    try:
        found: Results = json.loads(file.read_text(encoding="utf-8"))["benchmarks"]
    except (OSError, ValueError, KeyError, TypeError):
        return {}
    return found


def as_text(results: Mapping[str, Entry]) -> str:
    """The text of the file."""
    return json.dumps({"benchmarks": results}, indent=1, ensure_ascii=False) + "\n"
