"""What `plyscope.watch` and `plyscope.solve` return: a run that was watched; and what is told of it
where it is shown alone, without the page: below a cell of a notebook, or as a file. That is what
the page would get as a reply, without what is not shown there."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path, PurePath
from types import CodeType
from typing import Any, Final

from plyscope.compare import Difference, Outcome
from plyscope.compare.outcome import STOPPED
from plyscope.input.phrases import counted, shortened
from plyscope.kinds.plain_data import sources
from plyscope.program.faults import Fault
from plyscope.program.record import Budget
from plyscope.program.stopping import OVER, OVER_BUDGET
from plyscope.tracing import BrokenOff

NOTEBOOK = "plyscope.notebook"
"""What shows runs lies above this layer, and is imported when the first one is shown."""
LONGEST = 60
"""How many characters of a value a run's `repr` shows."""


class Run(ABC):
    """A run that was watched: its tree, what it found, and what came of comparing it. `name` is
    that of the function that ran."""

    name: str

    @property
    @abstractmethod
    def nodes(self) -> int:
        """How many nodes its tree has; 0 if it has none."""

    @property
    @abstractmethod
    def value(self) -> Any:
        """What it found for the root: a number from MAX's side, or the solution of a problem. None
        if that cannot be known."""

    @property
    @abstractmethod
    def best(self) -> Any:
        """The move that it chose; None if it chose none, or if that cannot be known."""

    @property
    @abstractmethod
    def cuts(self) -> int | None:
        """How many nodes left out moves; None if that cannot be known."""

    @property
    @abstractmethod
    def returned(self) -> Any:
        """What the function returned."""

    @property
    def output(self) -> str:
        """What it printed, if that was kept from the screen."""
        return ""

    @property
    def fault(self) -> Fault | None:
        """What went wrong; None if nothing did."""
        return None

    @property
    @abstractmethod
    def outcome(self) -> Outcome:
        """What came of comparing it with the textbook's search."""

    @property
    def difference(self) -> Difference | None:
        """Where it first differs from the textbook's search; None if it does not."""
        return self.outcome.difference

    @abstractmethod
    def tree(self, most: int | None = None) -> str:
        """Its tree, a line for each node: the move into it or the call, who moves there, and its
        value. `most` is how many nodes are written. Raises `BadInput` if there is no tree."""

    @property
    def link(self) -> str:
        """The same on the page, as what comes after the `#` of its address, in plain words (see
        docs/host-and-embed.md); "" if no such link says it."""
        return ""

    @abstractmethod
    def alone(self) -> Alone:
        """What is told of it where it is shown without the page. Raises `BadInput` if there is no
        tree."""

    @abstractmethod
    def file(self) -> dict[str, Any]:
        """What `save` writes, ready for JSON."""

    def save(self, path: str | Path) -> Path:
        """Writes a file that the page opens, and returns its path. Raises `BadInput` if a file
        cannot hold it, and `OSError` if it cannot be written."""
        written = Path(path)
        written.write_text(json.dumps(self.file(), ensure_ascii=False), encoding="utf-8")
        return written

    def save_html(self, path: str | Path) -> Path:
        """Writes a page of its own that shows the tree in any browser, and returns its path. Raises
        `BadInput` if there is no tree, and `OSError` if it cannot be written."""
        written = Path(path)
        written.write_text(import_module(NOTEBOOK).document(self), encoding="utf-8")
        return written

    def _repr_mimebundle_(self, **_: Any) -> dict[str, str]:
        """What a notebook shows where a run is the last value of a cell."""
        found: dict[str, str] = import_module(NOTEBOOK).bundle(self)
        return found

    def __repr__(self) -> str:
        found = [counted(self.nodes, "node")]
        found += [
            f"{word} {_text(each)}".strip() for word, each in self._facts() if each is not None
        ]
        found += [f"{self.fault.kind}"] if self.fault else []
        return f"<Run of {self.name}: {', '.join(found)}>"

    def _facts(self) -> list[tuple[str, Any]]:
        return [("value", self.value), ("best", self.best), ("cuts", self.cuts)]


def _text(fact: Any) -> str:
    return f"{fact:g}" if isinstance(fact, float) else shortened(str(fact), LONGEST)


BUDGET: Final = Budget()
"""How much of a run of ours is recorded: as much as of a program."""
SPENT: Final = {"full": "nodes", "late": "seconds"}
"""Which part of the budget a run had spent that was broken off so."""


def fault_of(broken_off: BrokenOff) -> Fault | None:
    """How a run ended; None if by itself."""
    if not broken_off:
        return None
    return Fault(OVER_BUDGET, OVER[SPENT[broken_off]], None, "", is_error=False)


def stopped(fault: Fault) -> Outcome:
    """What came of such a run."""
    return Outcome(STOPPED, fault.message)


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
