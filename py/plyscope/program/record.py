"""What is known of a program's recursive functions when they have run."""

from __future__ import annotations

import ast
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import CodeType
from typing import Any, Final

from plyscope.program.functions import Function
from plyscope.program.offers import Nest

OPEN, RETURNED, RAISED = range(3)
"""How a call ended: not yet, with a value, or with an exception."""

OUTSIDE: Final = -1
Around = tuple[tuple[str, ...], tuple[Any, ...]]
"""Names of the loops around a call, and their values then."""
Line = tuple[int, int, "tuple[tuple[str, Any], ...]"]
"""A line that was about to run: the node, its number, and what has changed, by name."""
NO_LOOPS: Final[Around] = ((), ())


@dataclass(frozen=True)
class Budget:
    """How much is recorded: so many nodes, in so many seconds."""

    nodes: int = 300_000
    seconds: float = 20.0


@dataclass(frozen=True)
class Driver:
    """A function outside the search, as it is written: the names that keep something of its loops,
    as `best_move` or `self.best_move`; whether it keeps the first of the best values, as `if value
    > best` does; and whether it is handed on, to be called for each of several things."""

    kept: tuple[str, ...] = ()
    keeps_first: bool = False
    is_task: bool = False


@dataclass(frozen=True)
class Answer:
    """What came of a call of a driver: what it returned, and what it has kept, by name."""

    driver: Driver
    returned: Any
    kept: Mapping[str, Any]


@dataclass
class Record:
    """The calls of the watched functions, in order: a node each.

    Attributes:
        functions: the watched functions.
        slots: for each of them, the names of its parameters and of the variables around it.
        outside: the global names that are read at each call.
        function: for each node, the place of its function in `functions`.
        parent: the node in whose call it was called; −1 for none.
        arguments: the values of the slots as the call began.
        globals: the values of the `outside` names then.
        caller: the loops' names in the functions that called it, up to its parent, with their
            values then.
        starter: for a node without parent, a number for the call outside the search that led to
            it: several are started by the same call if it loops over the moves itself.
        line: the line it was called from.
        returned: what it returned, as it was then.
        ended: `OPEN`, `RETURNED` or `RAISED`.
        after: what its arguments were when it had returned nothing.
        offered: for a node whose loop could be left early, the names that the loop assigns and what
            it was given.
        lines: for each line that ran, if lines were asked for: the node, the line, and what the
            variables are that had other values at the line before in this call.
        unread: whether a loop that may be left early was given something that cannot be read again.
        loops: the loops in which the functions recurse, those inside each other together: the names
            that each assigns.
        answers: by the numbers in `starter`, what came of the calls that led to searches.
        kept: for a node without parent, the moves that were left in variables outside the search
            as it returned, by name.
        answered: the nodes that returned what a table had for them.
        yielding: the functions that yield what they answer, one thing, and return nothing.
        written: the program as it is written.
        constants: the plain values of global names that the functions use, and `tables`, the lists,
            tuples and dicts, as they were at the end.
        over: "nodes" or "seconds" if the budget ended the search; "" otherwise.
        failed: the node in which the error happened that ended the program.
    """

    functions: Sequence[Function]
    slots: list[tuple[str, ...]]
    outside: tuple[str, ...]
    function: list[int] = field(default_factory=list)
    parent: list[int] = field(default_factory=list)
    arguments: list[Sequence[Any]] = field(default_factory=list)
    globals: list[tuple[Any, ...]] = field(default_factory=list)
    caller: Sequence[Around] = field(default_factory=list)
    starter: list[int] = field(default_factory=list)
    line: list[int] = field(default_factory=list)
    returned: list[Any] = field(default_factory=list)
    ended: list[int] = field(default_factory=list)
    after: dict[int, tuple[Any, ...]] = field(default_factory=dict)
    offered: dict[int, tuple[tuple[str, ...], tuple[Any, ...]]] = field(default_factory=dict)
    lines: list[Line] = field(default_factory=list)
    loops: Sequence[tuple[tuple[str, ...], ...]] = ()
    answers: Mapping[int, Answer] = field(default_factory=dict)
    kept: dict[int, Mapping[str, Any]] = field(default_factory=dict)
    answered: set[int] = field(default_factory=set)
    yielding: Collection[int] = ()
    written: ast.Module | None = None
    constants: Mapping[str, Any] = field(default_factory=dict)
    tables: Mapping[str, Any] = field(default_factory=dict)
    unread: bool = False
    over: str = ""
    failed: int | None = None

    def __len__(self) -> int:
        return len(self.parent)

    @cached_property
    def calls(self) -> frozenset[tuple[int, int]]:
        """The places of functions, `OUTSIDE` for none, each with that of one that it has called."""
        function = [*self.function, OUTSIDE]
        above = [function[parent] for parent in self.parent]  # the last one for a parent of −1
        return frozenset(zip(above, self.function, strict=True))


@dataclass(frozen=True)
class Plan:
    """What the callbacks need to know of a program before it runs.

    Attributes:
        functions: those whose calls are nodes.
        helpers: the code of those whose answers they loop over, by name.
        loop_names: for each code, the names that its loops assign.
        inner_names: for each watched code, those that only its comprehensions assign.
        nests: for each watched code, the loops in which it recurses.
        outside: global names to read at each call.
        program: the code of the program itself, and `written`, what it was made of.
        namespace: its globals.
        drivers: the functions outside the search that may start it, by their code.
        keeping: the variables outside the search in which it leaves a move, and which are read
            outside it.
        answering: the lines in which they answer from a table.
        budget: how much is recorded.
    """

    functions: Sequence[Function]
    helpers: Mapping[CodeType, str]
    loop_names: Mapping[CodeType, tuple[str, ...]]
    inner_names: Mapping[CodeType, frozenset[str]]
    nests: Mapping[CodeType, Sequence[Nest]]
    outside: tuple[str, ...]
    program: CodeType
    written: ast.Module
    namespace: dict[str, Any]
    drivers: Mapping[CodeType, Driver]
    keeping: tuple[str, ...]
    answering: Collection[int]
    budget: Budget
