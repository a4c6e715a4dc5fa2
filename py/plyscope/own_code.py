"""A person's own program, from its text to what is told of it: `program({"source": ...})`.

This is what `plyscope.program(...)` answers on the page. The program is run under watch; what its
calls mean is recognised from them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf, isfinite
from typing import Any, Final, NotRequired, TypedDict

from plyscope.compare import CompareOptions, Outcome, judge, read_options
from plyscope.compare.outcome import OutcomeReport
from plyscope.game import BadInput
from plyscope.program import Budget, Record, RunRequest, RunResult, run_program
from plyscope.program.ended import ENDINGS, ended_program
from plyscope.program.faults import file_of
from plyscope.program.functions import Function
from plyscope.program.numbers import KINDS as NUMBERS
from plyscope.program.numbers import as_float, is_held, number_text
from plyscope.program.set_order import set_order_note
from plyscope.program.snapshot import Frozen, Large, unpacked
from plyscope.recognition import ROLES, Reading, recognise
from plyscope.recognition.answer import Answered, answer_of
from plyscope.recognition.chosen_roles import choices, read_chosen, with_chosen

FIELDS: Final = (
    "source",
    "files",
    "setup",
    "start",
    "function",
    "input",
    "budget",
    "seed",
    "reads",
    "compare",
    "ended",
)
MOST_PLAIN: Final = 400
NO_ANSWER: Final = Answered(None, None)
Read = TypedDict("Read", {"from": str, "how": str})


class FunctionReport(TypedDict):
    """A function of the program; `file` if it is in one of its other files."""

    name: str
    line: int
    recursive: bool
    file: NotRequired[str]


class ErrorReport(TypedDict):
    """What went wrong: the exception and its words, the line, and the node of the tree; `file` if
    the line is in one of its other files."""

    kind: str
    message: str
    line: int | None
    node: int | None
    file: NotRequired[str]


class DifferenceReport(TypedDict):
    """Where a program first differs from the textbook's search; the line, if its text tells it."""

    kind: str
    node: int
    path: list[Any]
    sentence: str
    line: NotRequired[int]


class ProgramReport(TypedDict):
    """What is told of a program."""

    functions: list[FunctionReport]
    watched: list[str]
    reads: dict[str, Read | None]
    choices: dict[str, list[str]]
    nodes: int
    leaves: int
    depth: int
    cuts: int | None
    "how many nodes leave out moves; None if that cannot be known"
    returned: Any
    value: Any
    best: Any
    output: str
    error: ErrorReport | None
    difference: DifferenceReport | None
    outcome: OutcomeReport
    notes: list[str]
    missing: str | None


@dataclass(frozen=True)
class Run:
    """A run of a program: what it did, what was recognised in it, and what is told of both."""

    ran: RunResult
    reading: Reading | None
    report: ProgramReport


def program(request: Mapping[str, Any]) -> ProgramReport:
    """Run the program of `request` and tell what it did. Raises `BadInput` if the request itself
    is wrong; what is wrong with the program is told as its error."""
    return run(request).report


def run(request: Mapping[str, Any], *, lines: bool = False) -> Run:
    """The same with the record, in which each line stands if `lines` says so."""
    options = read_options(request.get("compare"))
    chosen = read_chosen(request.get("reads"))
    to_run = replace(read_request(request), lines=lines, own_folder=True)
    cause = _cause(request)
    ran = ended_program(to_run, cause) if cause else run_program(to_run)
    reading = with_chosen(recognise(ran.record), chosen) if ran.record else None
    return Run(ran, reading, report(ran, reading, options))


def report(
    ran: RunResult, reading: Reading | None, options: CompareOptions | None
) -> ProgramReport:
    """What is told of a program that has run."""
    return report_judged(ran, reading, judge(ran, reading, options))


def report_judged(ran: RunResult, reading: Reading | None, outcome: Outcome) -> ProgramReport:
    """The same, where it is known what came of comparing it."""
    record = ran.record
    answer = answer_of(record, reading, ran.console) if record and reading else NO_ANSWER
    levels = _levels(record) if record else []
    return {
        "functions": function_reports(ran.functions, ran.recursive),
        "watched": [_name(each) for each in record.functions] if record else [],
        "reads": _reads(reading),
        "choices": choices(reading) if reading else {},
        "nodes": len(levels),
        "leaves": _leaves(record) if record else 0,
        "depth": max(levels, default=0),
        "cuts": _cuts(reading),
        "returned": plain(ran.returned),
        "value": plain(answer.value),
        "best": plain(answer.best),
        "output": ran.console.text,
        "error": _error(ran),
        "difference": _difference(outcome),
        "outcome": outcome.report(),
        "notes": [*ran.notes, *_set_order(ran)],
        "missing": (ran.fault.missing or None) if ran.fault else None,
    }


def read_request(request: Mapping[str, Any]) -> RunRequest:
    """What a request asks for. Raises `BadInput`."""
    for name in request:
        if name not in FIELDS:
            raise BadInput(f"A program has no {name}; it has {', '.join(FIELDS)}.", field=name)
    if not isinstance(request.get("source"), str):
        raise BadInput("A program needs its source.", field="source")
    files = _files(request.get("files"))
    return RunRequest(
        source=request["source"],
        setup=_text(request, "setup"),
        start=_text(request, "start"),
        function=_text(request, "function"),
        answers=_answers(request.get("input")),
        budget=_budget(request.get("budget")),
        seed=_seed(request.get("seed")),
        files=files,
        own_folder=bool(files),
    )


def _cause(request: Mapping[str, Any]) -> str:
    """Why an earlier run of the program was ended from outside; "" if it is to run now."""
    cause = _text(request, "ended")
    if cause and cause not in ENDINGS:
        raise BadInput(f"A program is ended by {', '.join(ENDINGS)}.", field="ended")
    return cause


def _text(request: Mapping[str, Any], name: str) -> str:
    given = request.get(name)
    if given is not None and not isinstance(given, str):
        raise BadInput(f"The {name} of a program is text.", field=name)
    return given or ""


def _files(given: Any) -> Mapping[str, str]:
    """The other files of a program: their texts, by name."""
    known = {} if given is None else given
    if not isinstance(known, Mapping) or not all(isinstance(text, str) for text in known.values()):
        raise BadInput("The files of a program are texts by their names.", field="files")
    return known


def _answers(given: Any) -> Sequence[str]:
    """What `input()` answers: lines of a text, or a list."""
    if given is None:
        return ()
    if isinstance(given, str):
        return given.splitlines()
    if isinstance(given, Sequence):
        return [str(each) for each in given]
    raise BadInput("The input of a program is text or a list of answers.", field="input")


def _seed(given: Any) -> int:
    if given is not None and not isinstance(given, int):
        raise BadInput("The seed of a program is a whole number.", field="seed")
    return given or 0


def _budget(given: Any) -> Budget:
    """A number of nodes, or an object that has nodes, seconds or both."""
    most = {"nodes": given} if isinstance(given, int) else given or {}
    usual = Budget()
    if not isinstance(most, Mapping) or not set(most) <= {"nodes", "seconds"}:
        raise BadInput("A budget has nodes and seconds.", field="budget")
    nodes, seconds = most.get("nodes", usual.nodes), most.get("seconds", usual.seconds)
    if not all(isinstance(each, int | float) and 0 < each < inf for each in (nodes, seconds)):
        raise BadInput("A budget is more than nothing, and not infinite.", field="budget")
    return Budget(int(nodes), float(seconds))


def function_reports(
    functions: Sequence[Function], recursive: Sequence[Function]
) -> list[FunctionReport]:
    """The functions of a program, and which of them are recursive."""
    return [_function(each, each in recursive) for each in functions]


def _function(function: Function, recursive: bool) -> FunctionReport:
    known: FunctionReport = {
        "name": _name(function),
        "line": function.node.lineno,
        "recursive": recursive,
    }
    if function.code and (file := file_of(function.code.co_filename)):
        known["file"] = file
    return known


def _name(function: Function) -> str:
    return f"{function.owner}.{function.name}" if function.owner else function.name


def _reads(reading: Reading | None) -> dict[str, Read | None]:
    known: dict[str, Read | None] = dict.fromkeys(ROLES)
    for role, read in reading.roles.items() if reading else ():
        known[role] = {"from": read.source, "how": read.how} if read else None
    return known


def _cuts(reading: Reading | None) -> int | None:
    if reading is None:
        return 0
    return len(reading.cuts) if reading.knows_cuts else None


def _set_order(ran: RunResult) -> list[str]:
    return set_order_note(ran.record.functions, ran.functions) if ran.record else []


def _leaves(record: Record) -> int:
    return len(record) - len({parent for parent in record.parent if parent >= 0})


def _levels(record: Record) -> list[int]:
    levels: list[int] = []
    for parent in record.parent:
        levels.append(0 if parent < 0 else levels[parent] + 1)
    return levels


def plain(value: Any) -> Any:
    """A snapshot as JSON can carry it; objects as their class and fields, infinities as text."""
    held = unpacked(value)
    if isinstance(held, dict):
        return {str(key): plain(each) for key, each in list(held.items())[:MOST_PLAIN]}
    if isinstance(held, list | tuple | set | frozenset):
        return [plain(each) for each in list(held)[:MOST_PLAIN]]
    if isinstance(held, Frozen):
        return {"class": held.kind, **{name: plain(each) for name, each in held.fields.items()}}
    return repr(held) if isinstance(held, Large) else _atom(held)


def _atom(held: Any) -> Any:
    if isinstance(held, bool | str) or held is None:
        return held
    return _number(held) if isinstance(held, NUMBERS) else repr(held)[:MOST_PLAIN]


def _number(number: Any) -> Any:
    """A number as JSON can carry it: as text, if a float would be another one."""
    nearest = as_float(number)
    if not isfinite(nearest) or not is_held(number):
        return number_text(number)
    return int(nearest) if nearest == int(nearest) and abs(nearest) < 2**53 else nearest


def _error(ran: RunResult) -> ErrorReport | None:
    fault = ran.fault
    if fault is None:
        return None
    known: ErrorReport = {
        "kind": fault.kind,
        "message": fault.message,
        "line": fault.line,
        "node": fault.node,
    }
    if fault.file:
        known["file"] = fault.file
    return known


def _difference(outcome: Outcome) -> DifferenceReport | None:
    found = outcome.difference
    if found is None:
        return None
    path = [plain(move) for move in found.path]
    difference: DifferenceReport = {
        "kind": found.kind,
        "node": found.node,
        "path": path,
        "sentence": found.sentence,
    }
    return {**difference, "line": found.line} if found.line else difference
