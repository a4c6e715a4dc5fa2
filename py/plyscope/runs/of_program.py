"""A run of a person's own program or function, its tree as text, and what is told of it without
the page."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final

from plyscope import recognition
from plyscope.compare import CompareOptions, Outcome, judge
from plyscope.game import BadInput
from plyscope.kinds.program.reply_types import KIND as ID
from plyscope.kinds.program.running import reply_of
from plyscope.kinds.program.tree import shift_of
from plyscope.own_code import ProgramReport, plain, read_request, report, report_judged
from plyscope.own_code import Run as RunOfProgram
from plyscope.program import Live, Record, RunResult, run_program
from plyscope.program.faults import Fault
from plyscope.program.live_function import led_on
from plyscope.program.numbers import Number, number_text
from plyscope.program.running import RunRequest
from plyscope.program.snapshot import text_of
from plyscope.recognition import Reading
from plyscope.runs.run import Alone, Run, only_lines

FORMAT: Final = {"format": "plyscope program", "version": 1}
MOST_COMPARED: Final = 5_000
"""Comparing a larger tree with the textbook's takes longer than anybody waits for a picture."""
BRANCHES: Final = {"": "", "├─ ": "│  ", "└─ ": "   "}

KIND = ID
"""The kind of these runs."""


@dataclass(frozen=True, repr=False)
class ProgramRun(Run):
    """A program or function that was watched. `request` is what was asked for, as in
    `plyscope.own_code`."""

    ran: RunResult
    name: str
    request: Mapping[str, Any]

    @property
    def record(self) -> Record:
        """Its calls. Raises `BadInput` if no function of it called itself."""
        if self.ran.record is None:
            raise BadInput("No function here calls itself, so there is no tree.")
        return self.ran.record

    @property
    def nodes(self) -> int:
        return len(self.ran.record or ())

    @property
    def value(self) -> Any:
        return self.report["value"]

    @property
    def best(self) -> Any:
        return self.report["best"]

    @property
    def cuts(self) -> int | None:
        return self.report["cuts"]

    @property
    def returned(self) -> Any:
        return plain(self.ran.returned)

    @property
    def output(self) -> str:
        return self.ran.console.text

    @property
    def fault(self) -> Fault | None:
        return self.ran.fault

    @cached_property
    def reading(self) -> recognition.Reading:
        """What is what in its calls. Raises `BadInput` if there is no tree."""
        return recognition.recognise(self.record)

    @cached_property
    def outcome(self) -> Outcome:
        return judge(self.ran, self._recognised, CompareOptions())

    @cached_property
    def report(self) -> ProgramReport:
        """What the page tells of it, but for the comparison: that takes longer."""
        return report(self.ran, self._recognised, None)

    @property
    def _recognised(self) -> recognition.Reading | None:
        return self.reading if self.ran.record else None

    def tree(self, most: int | None = None) -> str:
        return "\n".join(tree_lines(self.record, self.reading, most))

    def alone(self) -> Alone:
        is_compared = "outcome" in vars(self) or self.nodes <= MOST_COMPARED
        compares = is_compared and is_search(self.ran, self.reading)
        return alone(self.ran, self.reading, self.outcome if compares else None)

    def file(self) -> dict[str, Any]:
        """What was asked, what is told, and the nodes of the tree."""
        nodes: list[dict[str, Any]] = []
        if self.ran.record is not None:
            count = self.reading.evidence.count
            nodes = [_saved(self.record, self.reading, node) for node in range(count)]
        reply = report_judged(self.ran, self._recognised, self.outcome)
        return {**FORMAT, "request": self.request, "reply": reply, "nodes": nodes}


def run_live(live: Live) -> ProgramRun:
    """Call a function that is already there, under watch. Raises `BadInput` if its text cannot be
    read."""
    led = led_on(live)
    request = {"source": led.source, "compare": True}
    ran = run_program(RunRequest(led.source, lines=True, live=led))
    return ProgramRun(ran, live.plain.__name__, request)


def watch_program(request: Mapping[str, Any], *, own_folder: bool = True) -> ProgramRun:
    """Run a program, asked for as in `own_code.program`, and record the tree of its search; one of
    several files in a folder of its own, unless `own_folder` says no. Raises `BadInput`."""
    asked = read_request(request)
    ran = run_program(replace(asked, own_folder=own_folder and asked.own_folder))
    return ProgramRun(ran, "a program", request)


def _saved(record: Record, reading: recognition.Reading, node: int) -> dict[str, Any]:
    return {
        "parent": record.parent[node],
        "call": _call(record, node),
        "line": record.line[node],
        "move": plain(reading.move.moves[node]) if reading.move else None,
        "side": reading.side.sides[node] if reading.side else None,
        "value": plain(reading.value.numbers[node]) if reading.value else None,
        "cut": [_text(move) for move in reading.cuts.get(node, ())],
    }


def tree_lines(
    record: Record, reading: recognition.Reading, most: int | None = None
) -> Iterator[str]:
    """The lines of a tree, in order of entry; below a node stand the moves that it has cut off."""
    shown = min(len(record), most or len(record))
    below: dict[int, list[int | str]] = {}
    for node in range(shown):
        below.setdefault(record.parent[node], []).append(node)
    for node, moves in reading.cuts.items():
        if node in below:
            below[node] += [f"{_text(move[0] if len(move) == 1 else move)} cut" for move in moves]
    waiting: list[tuple[int | str, str, str]] = [(root, "", "") for root in below.get(-1, [])][::-1]
    while waiting:
        here, before, branch = waiting.pop()
        if isinstance(here, str):
            yield before + branch + here
            continue
        children = below.get(here, [])
        yield before + branch + _line(record, reading, here, is_inner=bool(children))
        branches = ["├─ "] * len(children)
        branches[-1:] = ["└─ "] * len(branches[-1:])
        deeper = before + BRANCHES[branch]
        each = zip(children, branches, strict=True)
        waiting += reversed([(child, deeper, own) for child, own in each])
    if shown < len(record):
        yield f"… and {len(record) - shown:,} more nodes"


def _line(record: Record, reading: recognition.Reading, node: int, *, is_inner: bool) -> str:
    known = node < reading.evidence.count
    move = reading.move.moves[node] if known and reading.move else None
    words = [_text(move) if move is not None else _call(record, node)]
    if reading.side and known and is_inner:
        words.append(reading.side.sides[node] or "")
    value = reading.value.numbers[node] if known and reading.value else None
    words.append(_number(value) if value is not None else _returned(record, node))
    return " ".join(word for word in words if word)


def _number(value: Number) -> str:
    return f"{value:.12g}" if isinstance(value, float) else number_text(value)


def _call(record: Record, node: int) -> str:
    given = ", ".join(_text(each) for each in record.arguments[node])
    return f"{record.functions[record.function[node]].name}({given})"


def _returned(record: Record, node: int) -> str:
    return "" if record.returned[node] is None else f"→ {_text(record.returned[node])}"


def _text(value: Any) -> str:
    written = text_of(value, str)
    return written if len(written) <= 60 else f"{written[:60]}…"


LONGEST_STATE: Final = 400
"""Boards are shorter. If a state is longer, none is sent."""
NOWHERE: Final = -1


def is_search(ran: RunResult, reading: Reading) -> bool:
    """Whether players move in its calls. Of any other recursion nobody expects that it is compared
    with a search."""
    return bool(ran.record and reading.side)


def alone(ran: RunResult, reading: Reading, outcome: Outcome | None) -> Alone:
    """What is told of a run that has a tree, and what came of comparing it, if it was compared."""
    assert ran.record
    found = RunOfProgram(ran, reading, report(ran, reading, None))
    reply, columns = reply_of(found, "", {}, lines=bool(ran.record.lines), seconds=0)
    functions = [each.node for each in ran.record.functions]
    text: dict[str, Any] = {
        **reply["text"],
        "root": {**reply["text"]["root"], "functions": []},
        "source": only_lines(
            ran.source, [(each.lineno, each.end_lineno or each.lineno) for each in functions]
        ),
    }
    if any(len(state) > LONGEST_STATE for state in text["states"]):
        text["states"] = []
        columns = {**columns, "shown": array("i", [NOWHERE]) * len(columns["shown"])}
    shift = shift_of(ran.record)
    difference = outcome.difference if outcome else None
    shown = {
        "kind": reply["kind"],
        "report": {
            "nodes": found.report["nodes"],
            "value": found.report["value"],
            "outcome": outcome.report() if outcome else None,
        },
        "differs": difference and {"sentence": difference.sentence, "row": difference.node + shift},
        "shift": shift,
        "asks": "",
        "compares": 0,
        "stopped": reply["stopped"],
        "text": text,
    }
    # A state of several lines is drawn as a board, if it can be.
    boards = bool(text["states"]) and all("\n" in state for state in text["states"])
    return Alone(shown, columns, boards)
