"""The one door between the page and Python: a request comes in as JSON, a reply goes out as JSON
and columns of numbers.

Its "op" says what is asked, and its "kind" about which kind of subject; that kind answers. The
catalogue, the gallery, whose a text is, and what is asked about exercises and exams, have no kind.
`answer` never raises. A mistake in what a person typed comes back as one sentence for them, with
the field and the place of the mistake.
"""

from __future__ import annotations

import json
import re
import traceback
from array import array
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from plyscope.game import BadInput, IllegalAction
from plyscope.input.phrases import quoted, shortened
from plyscope.input.typed_dicts import check
from plyscope.isolation import Interpreter, Within
from plyscope.kinds import exams, exercises, gallery, identifying
from plyscope.kinds.kind import Columns, Kind, Operation, Request, operations
from plyscope.kinds.messages import fault_reply
from plyscope.kinds.registry import KINDS
from plyscope.program.imports import leads_out
from plyscope.program.limits import Alarm, alarmed_by
from plyscope.tracing.progress import Sink, reported_to

MAX_NESTING: Final = 40
# A string that is not closed goes on to the end; otherwise every quote after it would be tried as a
# beginning.
JSON_STRING: Final = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"?', re.DOTALL)
SURROGATE: Final = re.compile(r"\\u[dD][89a-fA-F]|[\ud800-\udfff]")
"""One half of a character beyond the first 65,536: in JSON, two stand for a whole one."""
HALF_A_CHARACTER: Final = (
    "There is half a character here (a lone surrogate), which Python cannot read: type it again."
)
LONGEST_FAULT: Final = 200
TOO_LITTLE_MEMORY: Final = (
    "There is too little memory in this browser for that: choose a smaller depth, fewer rounds or "
    "a smaller problem, or close other tabs."
)
CATALOGUE: Final = "catalogue"
"""The one operation that is about all kinds, and not about one."""
WITHOUT_KIND: Final = {
    **gallery.OPERATIONS,
    **identifying.OPERATIONS,
    **exercises.OPERATIONS,
    **exams.OPERATIONS,
}
"""Operations about no single kind."""


@dataclass(frozen=True)
class Reply:
    """The reply: JSON text, and the columns of a trace by name (empty except after a search)."""

    text: str
    columns: Mapping[str, array[Any]] = field(default_factory=dict)


def this_interpreter(*folders: str) -> Interpreter:
    """The interpreter that this runs in, for `answer`: it knows what belongs to it. What a program
    leaves in these `folders` is deleted."""
    return Interpreter(leads_out, folders)


def answer(
    text: str,
    alarm: Alarm | None = None,
    sink: Sink | None = None,
    interpreter: Interpreter | None = None,
) -> Reply:
    """Do what the request in `text` asks. It is a JSON object; its "op" names what to do.

    `alarm(seconds)` raises a `KeyboardInterrupt` here after so many seconds, and `alarm(0)` turns
    that off. It is given where Python itself has no threads to do this. `sink` is told what a
    search has done so far, while it runs. What a person's own program changes in Python is put
    back, if the `interpreter` that it runs in is given.
    """
    try:
        with Within(interpreter), alarmed_by(alarm), reported_to(sink):
            data, columns = _reply(_parsed(text))
        return Reply(json.dumps(data, allow_nan=False), columns)
    except (BadInput, IllegalAction) as fault:
        return Reply(json.dumps({"error": fault_reply(fault)}))
    except MemoryError:
        return Reply(json.dumps({"error": {"message": TOO_LITTLE_MEMORY}}))
    except Exception as fault:  # whatever it is, the page must be told
        what = shortened(f"{type(fault).__name__}: {fault}", LONGEST_FAULT)
        sentence = f"Plyscope has a bug here ({what})."
        details = "".join(traceback.format_exception(fault))
        return Reply(json.dumps({"error": {"message": sentence, "fault": details}}))


def _parsed(text: str) -> Request:
    # The parser goes down level by level in C, where a browser's Python has little room.
    if _nesting(text) > MAX_NESTING:
        raise BadInput("The request is nested too deeply.")
    try:
        request = json.loads(text)
    except ValueError:
        raise BadInput("The request is not JSON.") from None
    if not isinstance(request, dict):
        raise BadInput("A request is a JSON object.")
    if SURROGATE.search(text):
        _check_characters(request)
    return request


def _check_characters(request: Request) -> None:
    """Raises `BadInput` if there is half of a character anywhere: Python can neither compile such a
    text nor write it into a file."""
    for name, value in request.items():
        for text in _texts([name, value]):
            try:
                text.encode()
            except UnicodeEncodeError as problem:
                at = problem.start if text is value else None
                raise BadInput(HALF_A_CHARACTER, field=name, at=at) from None


def _texts(value: object) -> Iterator[str]:
    """All strings in plain data, those that are names too."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, (dict, list)):
        parts = [*value, *value.values()] if isinstance(value, dict) else value
        for part in parts:
            yield from _texts(part)


def _nesting(text: str) -> int:
    """How deeply brackets are nested in JSON text; brackets inside strings do not count."""
    depth = deepest = 0
    for mark in re.findall(r"[\[\]{}]", JSON_STRING.sub("", text)):
        depth += 1 if mark in "[{" else -1
        deepest = max(deepest, depth)
    return deepest


def _reply(request: Request) -> tuple[object, Columns]:
    """What the kind answers: data, and the columns of a trace if there is one."""
    if request.get("op") == CATALOGUE:
        _check_fields(request, (), ("op",))
        return {"kinds": [kind.catalogue() for kind in KINDS.values()]}, {}
    operation = _without_kind(request) or _operation(request)
    check(request, operation.request_type)
    reply = operation.reply(request)
    return reply if isinstance(reply, tuple) else (reply, {})


def _without_kind(request: Request) -> Operation | None:
    """The operation that is asked for, if it is one about no single kind. Raises `BadInput`."""
    op = request.get("op")
    operation = WITHOUT_KIND.get(op) if isinstance(op, str) else None
    if operation:
        _check_fields(request, operation.fields, ("op",))
    return operation


def _operation(request: Request) -> Operation:
    """The operation that is asked for. A field that it does not take is rejected: otherwise a
    typing error in a name would silently change nothing. Raises `BadInput`."""
    kind, op = _kind(request), request.get("op")
    known = {name for each in KINDS.values() for name in operations(each)} | set(WITHOUT_KIND)
    if not isinstance(op, str) or op not in known:
        raise BadInput(f"A request's op is one of {', '.join(sorted(known))}.", field="op")
    if op not in operations(kind):
        raise BadInput(f"This cannot be asked about {kind.SINGULAR}.", field="op")
    operation = operations(kind)[op]
    _check_fields(request, operation.fields, ("op", "kind"), kind)
    return operation


def _kind(request: Request) -> Kind:
    name = request.get("kind")
    if not isinstance(name, str) or name not in KINDS:
        raise BadInput(f"A request's kind is one of {', '.join(KINDS)}.", field="kind")
    return KINDS[name]


def _check_fields(
    request: Request, taken: tuple[str, ...], always: tuple[str, ...], kind: Kind | None = None
) -> None:
    """Raises `BadInput`, with the name of the field, if `request` has a field that is not in
    `taken`."""
    for name in request:
        if name not in taken and name not in always:
            raise BadInput(_refusal(name, taken, request["op"], kind), field=str(name))


def _refusal(name: str, taken: tuple[str, ...], op: str, kind: Kind | None) -> str:
    others = [operations(each).get(op) for each in KINDS.values()]
    if kind and any(other and name in other.fields for other in others):
        return f'{kind.SINGULAR.capitalize()} has no "{name}".'
    fields = f"they are {', '.join(taken)}" if taken else "it takes none"
    return f"There is no field {quoted(name)} here; {fields}."
