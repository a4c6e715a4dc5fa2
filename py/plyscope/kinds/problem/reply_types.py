"""Every reply about constraint problems, field by field."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from plyscope.kinds.messages import (
    CellsShown,
    EditableShown,
    Int32,
    MethodListed,
    Picture,
    SubjectListed,
    TraceColumns,
    TraceText,
    Uint8,
)

KIND: Final = "problem"

# The catalogue


class ProblemShown(SubjectListed):
    """A sort of problem, as the catalogue lists it."""

    kind: Literal["problem"]


class MethodShown(MethodListed):
    """A method, as the catalogue lists it."""

    kind: Literal["problem"]
    complete: bool
    "whether it finds out when there is no solution"
    needs: Literal["", "graph"]


class ProblemCatalogue(TypedDict):
    """All problems and methods."""

    kind: Literal["problem"]
    subjects: list[ProblemShown]
    methods: list[MethodShown]


class OwnProblemShown(TypedDict):
    """What is known of an own problem besides."""

    source: str
    "its text"
    files: dict[str, str]
    "the texts of its other files, by their names"
    entry: ProblemShown
    "the problem as the catalogue would list it"


# Replies


class ProblemLook(TypedDict):
    """A problem, and which methods can solve it."""

    kind: Literal["problem"]
    subject: str
    options: dict[str, float]
    position: str
    "the problem's text in its standard form"
    notation: str
    task: str
    "the task, in a sentence"
    picture: Picture
    methods: list[str]
    own: NotRequired[OwnProblemShown]
    "if it is a person's own problem"
    note: NotRequired[str]
    "how the text was read, if it was not in the notation of the problem"


class ProblemSize(TypedDict):
    """How large a problem is. How much work a method needs is not known in advance."""

    kind: Literal["problem"]
    ways: float
    "all ways to give every variable a value"


class Outcome(TypedDict):
    """The outcome of a method, watched or not, and what was counted."""

    solved: bool
    complete: bool
    "whether finding no solution proves that there is none"
    checked: bool
    "whether the solution is correct, checked by code that shares nothing with the methods"
    solution: dict[str, str | int] | None
    "by variable"
    assignments: int
    "how often a variable was given a value"
    refused: int
    "how often a value broke a constraint with what was assigned"
    backtracks: int
    "how often an assignment was undone"
    checks: int
    "how many checks were made"
    removed: int
    "how often a value was removed from a domain"


class ConstraintShown(TypedDict):
    """A constraint: the places of its variables, and a few words on it."""

    scope: list[int]
    name: str


class ProblemTraceText(TraceText):
    """What comes with the columns of a method's trace. The edges have the values again."""

    kind: Literal["problem"]
    names: list[str]
    "names of nodes, each once; the column `name` points here"
    variableNames: list[str]
    "as sentences name them; the columns `variable`, `emptied` and `note_variable` point here"
    values: list[str | int]
    "all values of all variables"
    valueNames: list[str]
    "as sentences name them; the columns `to` and `note_value` point here"
    givens: list[int]
    "the variables whose values are given by the problem"
    domains: list[list[int]]
    "for each variable, the places of its values, in order"
    constraints: list[ConstraintShown]
    "the columns `why` and `note_other` point here"
    everyArc: bool
    "whether arcs that removed nothing are included"
    root: ProblemLook
    "the problem that was solved"


class ProblemSearch(Outcome):
    """The outcome of a method, and what was counted."""

    kind: Literal["problem"]
    arcs: int
    "how often a variable was checked against a constraint"
    nodes: int
    seconds: float
    text: ProblemTraceText


class Race(Outcome):
    """The work of a method."""

    kind: Literal["problem"]
    method: str
    methodName: str
    options: dict[str, float]
    finished: bool
    seconds: float | None
    "of a run in which nothing is counted; null if it was not finished"


class Solutions(TypedDict):
    """How many solutions a problem has."""

    kind: Literal["problem"]
    count: int | None
    "`limit` if there are that many or more; null if it was not finished"
    limit: int
    finished: bool
    checked: bool
    "whether all of them are correct"
    solutions: list[dict[str, str | int]]
    "the first two, or as many as there are"
    differ: list[str]
    "the variables in which these two differ"


class ProblemEditable(EditableShown):
    """The source of a method, with the call that runs it on this problem."""

    kind: Literal["problem"]


class ProblemCells(CellsShown):
    """A method on a problem as cells."""

    kind: Literal["problem"]


class ProblemColumns(TraceColumns):
    """The columns of a method for constraint problems."""

    name: Int32
    variable: Int32
    "the variable that a row gives a value, -1 at the root"
    to: Int32
    "the value; -1 if the variable loses a value that it got before others were assigned"
    why: Int32
    "the constraint that caused a row to be rejected or emptied; else -1"
    emptied: Int32
    "the variable that was left without a value; else -1"
    checks: Int32
    "by event: how many checks had been made by then"
    note_kind: Uint8
    "for each note, in order: what it says"
    note_variable: Int32
    note_value: Int32
    "-1 if there is none"
    note_other: Int32
    "the constraint, -1 if there is none"
    broken: NotRequired[Int32]
    "for local search: the broken constraints of each row, one row after the other"
    broken_start: NotRequired[Int32]
    "those of row i are broken[broken_start[i]] up to, not including, broken[broken_start[i + 1]]"
