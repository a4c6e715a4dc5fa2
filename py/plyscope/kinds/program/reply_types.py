"""What is told about programs, field by field."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from plyscope.kinds.messages import (
    CallTraceText,
    CellsShown,
    Int32,
    MethodListed,
    PassShown,
    SubjectListed,
    TraceColumns,
)
from plyscope.own_code import FunctionReport, ProgramReport

KIND: Final = "program"


class ProgramShown(SubjectListed):
    """The one subject of this kind, as the catalogue lists it: the presets are examples."""

    kind: Literal["program"]


class RunShown(MethodListed):
    """The one method of this kind, as the catalogue lists it."""

    kind: Literal["program"]


class ProgramCatalogue(TypedDict):
    """Programs, and what is done with them."""

    kind: Literal["program"]
    subjects: list[ProgramShown]
    methods: list[RunShown]


class ProgramLook(TypedDict):
    """What there is to see of a program before it runs."""

    kind: Literal["program"]
    subject: str
    options: dict[str, float]
    position: str
    "its text"
    methods: list[str]
    functions: list[FunctionReport]


class ProgramSize(TypedDict):
    """How large a run would be: unknown."""

    kind: Literal["program"]


class Printed(TypedDict):
    """Something that the program printed."""

    node: int
    "the row in whose call it was printed; -1 outside the search"
    text: str


class Stopped(TypedDict):
    """How the program ended, if it did not end by itself."""

    kind: str
    "the name of the exception"
    message: str
    line: int | None
    text: str
    "the traceback, with the program's own lines alone"
    row: int
    "the row in which it happened; -1 outside the search"
    lost: bool
    "whether Python itself came to an end, so that nothing of the run is known"


class Argument(TypedDict):
    """A parameter with a value, or a variable that a call uses."""

    name: str
    value: str


class ProgramTraceText(CallTraceText):
    """What comes beside the columns of a program's trace. The edges have moves, or calls where
    there are none."""

    kind: Literal["program"]
    root: ProgramLook
    states: list[str]
    "states as text; the column `shown` points here"
    arguments: list[Argument]
    "what calls were given, each once; the column `given` points here"
    passes: list[PassShown]
    "the searches, if the program starts several"
    side: str
    '"mover" if the program returns values from the side of the player to move'
    cut: str
    game: bool
    "whether players move at the nodes; otherwise they are calls of some other recursion"
    source: str
    "the text that ran"
    exact: dict[str, str]
    "by row: the values that are no floats, as text"


class ProgramSearch(TypedDict):
    """What a program did."""

    kind: Literal["program"]
    nodes: int
    seconds: float
    report: ProgramReport
    printed: list[Printed]
    asks: str
    'the question of an `input()` that had no answer; "" if there was none'
    start: str
    "what Plyscope began with; empty for the program as a whole"
    stopped: Stopped | None
    compares: int
    "how many calls are compared with the textbook: the first ones, if there are more"
    comparable: bool
    "whether the textbook's tree can stand beside it: it searches a game, and is not too large"
    text: ProgramTraceText


class TextbookReply(TypedDict):
    """The textbook's search of what a program searches."""

    kind: Literal["program"]
    name: str
    "which search it is"
    nodes: int
    leaves: int
    text: ProgramTraceText


class ProgramReply(TypedDict):
    """Everything that is told of a program by script."""

    kind: Literal["program"]
    report: ProgramReport


class Notebook(TypedDict):
    """The code in a notebook."""

    kind: Literal["program"]
    source: str
    "its code cells, in order"


class ProgramCells(CellsShown):
    """A program as cells."""

    kind: Literal["program"]


class ProgramColumns(TraceColumns):
    """The columns of a program's calls."""

    name: Int32
    "the place of a call's name"
    shown: Int32
    "the place of the state in `states`, or -1"
    given: Int32
    "places in `arguments`: what each call was given, one call after the other"
    given_start: Int32
    "those of row i are given[given_start[i]] up to, not including, given[given_start[i + 1]]"
    became_at: Int32
    "the events at which a variable of the running call had another value than before, in order"
    became: Int32
    "places in `arguments`: these values"


class TextbookColumns(ProgramColumns):
    """The columns of the textbook's search beside a program."""

    partner: Int32
    "the row of the same position in the program's tree, or -1"
