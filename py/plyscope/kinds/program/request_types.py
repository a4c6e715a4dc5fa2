"""Every request about programs, field by field."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from plyscope.input.typed_dicts import AS_TYPED
from plyscope.kinds.messages import Options


class ProgramSubject(TypedDict):
    """A program: every request about programs has these fields."""

    kind: Literal["program"]
    subject: str
    position: NotRequired[str | None]
    "the program's text; if missing, the first example"
    options: NotRequired[Options | None]
    "there are none"


class ProgramRun(ProgramSubject):
    """A program, and how it is run."""

    method: NotRequired[str]
    methodOptions: NotRequired[Options | None]
    start: NotRequired[str]
    "the expression that begins the search; if missing or empty, Plyscope chooses"
    function: NotRequired[str]
    "the function to watch; if missing or empty, all that recurse"
    input: NotRequired[str]
    "what `input()` answers, a line for each"
    reads: NotRequired[dict[str, str]]
    "where the user says that a role is read, by the role"
    files: NotRequired[dict[str, str]]
    "the texts of its other files, by their names: it can import them"
    ended: NotRequired[str]
    "why Python was ended in an earlier run, of which nothing else is known; it does not run again"


class ProgramLookRequest(ProgramSubject):
    """Which functions a program has."""

    op: Literal["look"]


class ProgramEstimateRequest(ProgramRun):
    """How large a run would be: nobody knows that of a program."""

    op: Literal["estimate"]


class ProgramSearchRequest(ProgramRun):
    """A program run under watch: what it did, and its trace."""

    op: Literal["search"]
    lines: NotRequired[bool]
    "whether the trace has an event for every source line"


class TextbookRequest(ProgramRun):
    """The textbook's search of what a program searches, in its order of moves."""

    op: Literal["textbook"]


class ProgramRequest(TypedDict):
    """A program run under watch: what it did, without its trace. `own_code.py` reads it, in plain
    Python too."""

    op: Literal["program"]
    kind: Literal["program"]
    source: Annotated[str, AS_TYPED]
    setup: NotRequired[Annotated[str, AS_TYPED]]
    "statements that are run after the program"
    start: NotRequired[Annotated[str, AS_TYPED]]
    function: NotRequired[Annotated[str, AS_TYPED]]
    input: NotRequired[Any]
    "text, or a list of answers"
    budget: NotRequired[Any]
    "a number of nodes, or nodes and seconds by name"
    seed: NotRequired[Annotated[int, AS_TYPED]]
    files: NotRequired[Annotated[dict[str, str], AS_TYPED]]
    "the texts of its other files, by their names"
    reads: NotRequired[Annotated[dict[str, str], AS_TYPED]]
    "where a role is read, by the role"
    compare: NotRequired[Any]
    "true to find the game, the id of a search, or a position"
    ended: NotRequired[Annotated[str, AS_TYPED]]
    "why Python was ended in an earlier run, of which nothing else is known; it does not run again"


class NotebookRequest(TypedDict):
    """The code in a notebook."""

    op: Literal["notebook"]
    kind: Literal["program"]
    text: str
    "the file, as `.ipynb` has it"


class ProgramCellsRequest(ProgramRun):
    """A program as the cells of a notebook."""

    op: Literal["cells"]
    nodes: int
    "how many the tree on the page has"
