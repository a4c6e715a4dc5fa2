"""Recursive functions on a number, watched as they are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NotRequired, TypedDict

from plyscope.game import BadInput
from plyscope.input.preset import Preset
from plyscope.kinds import plain_data
from plyscope.kinds.kind import Columns, Operation, Request
from plyscope.kinds.messages import CallColumns, CallTraceText, OptionShown, SourceFile, SubjectListed
from plyscope.kinds.reading import chosen
from plyscope.kinds.readings import Reading
from plyscope.tracing import MAX_NODES, watch_calls
from plyscope.tracing.codes import recursive_codes
from plyscope.tracing.recursion import make_call_trace

ID: Final = "recursion"
SINGULAR: Final = "a recursive function"
LARGEST: Final = 40


def fibonacci(n: int) -> int:
    """The nth Fibonacci number."""
    if n < 2:
        return n
    before = fibonacci(n - 1)
    return before + fibonacci(n - 2)


# What there is


class Number:
    """The one subject: a number. There are a small one and a larger one to begin with."""

    id: Final = "number"
    name: Final = "A number"
    notation: Final = f"A whole number from 0 to {LARGEST}."
    start: Final = "4"
    options: Final = ()
    presets: Final = (
        Preset(id="four", name="Four", position="4", note="Which numbers are asked for twice?"),
        Preset(id="seven", name="Seven", position="7", note=""),
    )


SUBJECTS: Final = {Number.id: Number()}
METHODS: Final = {"fibonacci": fibonacci}


class NumberShown(SubjectListed):
    """The subject, as the catalogue lists it."""

    kind: Literal["recursion"]


class FunctionShown(TypedDict):
    """A function, as the catalogue lists it."""

    kind: Literal["recursion"]
    id: str
    name: str
    note: str
    options: list[OptionShown]
    files: list[SourceFile]


class RecursionCatalogue(TypedDict):
    """The number, and the functions."""

    kind: Literal["recursion"]
    subjects: list[NumberShown]
    methods: list[FunctionShown]


def readings(_text: str, _sure: bool) -> list[Reading]:
    """None: a number alone could be anything."""
    return []


def catalogue() -> RecursionCatalogue:
    """What can be asked for, and of what."""
    return {
        "kind": "recursion",
        "subjects": [{"kind": "recursion", **plain_data.subject(each)} for each in SUBJECTS.values()],
        "methods": [
            {
                "kind": "recursion",
                "id": name,
                "name": name.capitalize(),
                "note": function.__doc__ or "",
                "options": [],
                "files": plain_data.sources(recursive_codes(function), "kinds"),
            }
            for name, function in METHODS.items()
        ],
    }


# Requests


class RecursionSubject(TypedDict):
    """A number, as every request names it."""

    kind: Literal["recursion"]
    subject: str
    position: NotRequired[str | None]
    options: NotRequired[dict[str, float] | None]


class RecursionLookRequest(RecursionSubject):
    """What there is to see of a number."""

    op: Literal["look"]


class RecursionEstimateRequest(RecursionSubject):
    """How many calls there would be."""

    op: Literal["estimate"]
    method: NotRequired[str]


class RecursionSearchRequest(RecursionSubject):
    """A function run under watch."""

    op: Literal["search"]
    method: NotRequired[str]
    lines: NotRequired[bool]


def read_number(request: Request) -> int:
    """The number that a request is about. Raises `BadInput`."""
    subject = chosen(request, "subject", "subject", SUBJECTS)
    text = (request.get("position") or subject.presets[0].position).strip()
    if not text.isdecimal() or int(text) > LARGEST:
        raise BadInput(f"Type a whole number from 0 to {LARGEST}.", field="position", at=0)
    return int(text)


# Replies


class RecursionLook(TypedDict):
    """What there is to see of a number."""

    kind: Literal["recursion"]
    subject: str
    options: dict[str, float]
    position: str
    methods: list[str]


class RecursionSize(TypedDict):
    """How many calls there would be: known beforehand, so that the page can ask before many."""

    kind: Literal["recursion"]
    nodes: int
    suggestedDepth: int
    "0: there is no depth to choose"
    maxNodes: int


class RecursionTraceText(CallTraceText):
    """What comes beside the columns of a run."""

    kind: Literal["recursion"]
    root: RecursionLook


class RecursionSearch(TypedDict):
    """What a function returned, and what it took."""

    kind: Literal["recursion"]
    value: int
    nodes: int
    seconds: float
    text: RecursionTraceText


def look(request: Request) -> RecursionLook:
    """What there is to see of a number."""
    return {
        "kind": "recursion",
        "subject": Number.id,
        "options": {},
        "position": str(read_number(request)),
        "methods": list(METHODS),
    }


def estimate(request: Request) -> RecursionSize:
    """How many calls there would be: as many as for the two numbers before, and one."""
    before, calls = 1, 1
    for _ in range(1, read_number(request)):
        before, calls = calls, before + calls + 1
    return {"kind": "recursion", "nodes": calls, "suggestedDepth": 0, "maxNodes": MAX_NODES}


def search(request: Request) -> tuple[RecursionSearch, Columns]:
    """A function run under watch: what it returned, what it took, and its trace."""
    function = chosen(request, "method", "function", METHODS, "fibonacci")
    lines = request.get("lines", True)
    watched = watch_calls(function, read_number(request), lines=lines)
    name = function.__name__
    calls, columns = plain_data.calls(make_call_trace(watched), method=name, name=name.capitalize(), lines=lines)
    text: RecursionTraceText = {"kind": "recursion", "root": look(request), **calls}
    told: RecursionSearch = {
        "kind": "recursion",
        "value": watched.value,
        "nodes": calls["visited"],
        "seconds": watched.seconds,
        "text": text,
    }
    return told, columns


LOOK: Final = Operation(RecursionLookRequest, look)
ESTIMATE: Final = Operation(RecursionEstimateRequest, estimate)
SEARCH: Final = Operation(RecursionSearchRequest, search, CallColumns)
OWN: Final[Mapping[str, Operation]] = {}
