"""The messages that every kind shares, and the parts that messages are made of.

Each message that crosses between the page and Python is a typed dict, here or in `request_types.py`
or `reply_types.py` of its kind; the text below a field says what it is. The page's types are made
from them by `static/js/python/make_messages.py`.
"""

from __future__ import annotations

from array import array
from typing import Annotated, Any, Literal, NewType, NotRequired, TypeAlias, TypedDict

from plyscope.input.texts import Several
from plyscope.input.typed_dicts import AS_TYPED, Whole

JsonNumber: TypeAlias = float | Literal["Infinity", "-Infinity", "NaN"]
"""A number as JSON can carry it; JavaScript's `Number` reads each of them."""
Options: TypeAlias = dict[str, Annotated[float, AS_TYPED]]
"""Numbers that a person sets, by the ids of the options."""
Seed: TypeAlias = Annotated[int, Whole("A seed", 0, 2**31)]
Picture: TypeAlias = dict[str, Any]
"""What a view draws: only strings, numbers, lists and dicts of these."""


class CatalogueRequest(TypedDict):
    """Every kind, with its subjects and methods."""

    op: Literal["catalogue"]


class OptionShown(TypedDict):
    """A number that a person can set."""

    id: str
    name: str
    minimum: float
    maximum: float
    default: float
    whole: bool
    "whether it must be a whole number; one from 0 to 1 is then a switch"
    names: list[str]
    "if there are names, the number is the place of one of them, counted from 0"
    plies: bool
    "whether it is a depth in plies; its maximum then sets no limit"


class BegunShown(TypedDict):
    """The method with which a ready-made subject begins."""

    method: str
    depth: str
    "as it is typed; empty if the page chooses it"
    methodOptions: dict[str, float]


class PresetShown(TypedDict):
    """A ready-made subject to start from."""

    id: str
    name: str
    position: str
    options: dict[str, float]
    note: str
    "what to look for"
    answer: str
    "what comes out, told at the end of the run"
    ideas: list[str]
    "words under which somebody would look for it"
    level: Literal["beginner", "middle", "advanced"]
    begun: BegunShown | None
    "how it is searched at first; None if what is chosen on the page stays"
    pictured: NotRequired[str]
    "the position in its picture; its own if this is left out"
    isCover: NotRequired[bool]
    "whether its picture stands for the whole subject; if none says so, that of the first does"


class SubjectListed(TypedDict):
    """A subject, as the catalogue lists it."""

    id: str
    name: str
    notation: str
    "how one is typed"
    start: str
    "the one it begins with"
    options: list[OptionShown]
    presets: list[PresetShown]


class SourceFile(TypedDict):
    """A file of a method."""

    file: str
    source: str
    firstLine: int
    "the line where the part that is watched begins"


class MethodListed(TypedDict):
    """A method, as the catalogue lists it."""

    id: str
    name: str
    note: str
    goodFor: str
    "when to choose it"
    ideas: list[str]
    "words under which somebody would look for it"
    options: list[OptionShown]
    files: list[SourceFile]
    "its own file first"


class CodeShown(TypedDict):
    """A function that was watched."""

    name: str
    file: int
    "the place of its file among the method's"
    line: int


class PassShown(TypedDict):
    """One of the searches that a driver started."""

    row: int
    end: int
    "its rows are `row` up to, not including, `end`"
    depth: JsonNumber | None


class TraceText(TypedDict):
    """What comes beside the columns of any trace."""

    method: str
    methodName: str
    "as it stands in the menu"
    options: dict[str, float]
    "of the method"
    actionIds: list[str]
    actions: list[str]
    "what the tree writes at its edges; the column `action` points here"
    variables: list[str]
    visited: int
    "how many rows were entered"
    count: int
    "how many rows there are"
    codes: list[CodeShown]
    "the functions; the column `code` points here"
    lines: bool
    "whether lines were recorded"


class CallTraceText(TraceText):
    """What comes beside the columns of the calls of any function that recurses. The edges have
    first arguments, and `variables` are names of locals."""

    names: list[str]
    "names of calls, each once; the column `name` points here"


class EditableShown(TypedDict):
    """A program that does what a method does, for a person to edit."""

    name: str
    "of its file"
    source: str


class CellsShown(TypedDict):
    """A run as the cells of a notebook, which show the same tree where Plyscope is installed."""

    cells: list[str]
    "the code of each"


class ChoiceShown(TypedDict):
    """One of several subjects in a text."""

    name: str
    "as a menu calls it"
    text: str
    "its own text"


class Fault(TypedDict):
    """Why a request was rejected."""

    message: str
    "one sentence to show to a person"
    field: NotRequired[str]
    "the field of the request that it is about"
    at: NotRequired[int | None]
    "where in that field's text, counted in characters from 0"
    fault: NotRequired[str]
    "if Plyscope itself has a bug, Python's message"
    choices: NotRequired[list[ChoiceShown]]
    "if the text has several subjects: those that can be chosen"


def fault_reply(fault: Exception) -> Fault:
    """A mistake of a person, as the page is told it."""
    reply: Fault = {
        "message": str(fault),
        "field": getattr(fault, "field", "action"),
        "at": getattr(fault, "at", None),
    }
    if isinstance(fault, Several):
        reply["choices"] = [{"name": each.name, "text": each.text} for each in fault.choices]
    return reply


class Refused(TypedDict):
    """The reply to a request that was rejected, the same for every kind."""

    error: Fault


Uint8 = NewType("Uint8", "array[int]")
Int16 = NewType("Int16", "array[int]")
Int32 = NewType("Int32", "array[int]")
Float64 = NewType("Float64", "array[float]")

TYPECODES = {"Uint8": "B", "Int16": "h", "Int32": "i", "Float64": "d"}
"""The type codes of Python's arrays."""


class TraceColumns(TypedDict):
    """The columns that every trace has, as they cross to the page: which numbers each is made of.

    `plyscope.tracing` makes them and says in full what they mean. A column of rows has one number
    for each row, a column of events one for each event.
    """

    parent: Int32
    action: Int32
    cell: Int16
    kind: Uint8
    status: Uint8
    value: Float64
    chance: Float64
    "probability of the outcome that leads to a row"
    code: Uint8
    above: Int32
    "the row of the position before the move, which need not be the caller"
    same: Int32
    "the first row with the same position"
    link: Int32
    "where a known row was learnt, or -1"
    alpha: Float64
    beta: Float64
    event: Int16
    read_event: Int16
    "what locals held comes in series; for each series: the event at which they were read"
    read_name: Uint8
    "for each series: the place of the local's name in `variables`"
    read_value: Float64
    "the numbers of each series, one for each time that its event happened"


class CallColumns(TraceColumns):
    """The columns of the calls of any function that recurses, see `plain_data.calls`."""

    name: Int32
    'the place of a call\'s name, as "fibonacci(3)"'
