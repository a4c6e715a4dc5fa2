"""Finds the line of a mistake by mending it: a program that one small change makes right has its
mistake where that change is."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from plyscope.check.edit import Edit
from plyscope.check.edits import edits_of
from plyscope.check.fault_line import Place
from plyscope.check.judging import Expected, Judged, judged
from plyscope.check.positions import named, number_of
from plyscope.check.runs import (
    Program,
    Received,
    Right,
    RunCases,
    RunTrials,
    Steps,
    Trials,
)
from plyscope.check.task import EITHER, OF_PROBLEMS, Task
from plyscope.check.trying import Start
from plyscope.compare.outcome import SAME
from plyscope.input.phrases import shortened
from plyscope.own_code import plain

MOST_EDITS: Final = 1_200
LONGEST: Final = 80
NEARER: Final = 0.9
"""How much nearer an edit of the line that is known already to look wrong is."""


@dataclass(frozen=True)
class Repair:
    """What would make a program right: a line of it, what that would have to say, and what is wrong
    there."""

    line: int
    text: str
    what: str

    @property
    def sentence(self) -> str:
        return f"With `{self.text}` in line {self.line} it would be right."


@dataclass(frozen=True)
class Attempt:
    """A submission that was judged: what it did in each case, what is right there, what came of it,
    and the places that look wrong."""

    program: Program
    task: Task
    starts: Sequence[Start]
    received: Sequence[Received]
    expected: Sequence[Expected]
    known: Sequence[Judged]
    places: Sequence[Place]


def repair_of(attempt: Attempt) -> Steps[Repair | None]:
    """The smallest change that makes a program right in every case; None if none is found."""
    # The cases that show the mistake come first: what is wrong there is tried in no other.
    order = sorted(range(len(attempt.known)), key=lambda at: (attempt.known[at].kind == SAME, at))
    source = attempt.received[order[0]].ran.source
    if not source or any(each.failed for each in attempt.received):
        return None
    suspects = {line for line, file in attempt.places if not file}
    try:
        every = edits_of(source, attempt.task.solution)
    except (SyntaxError, ValueError):
        return None  # a program that cannot be read, or a task that knows no solution
    edits = sorted(
        every,
        key=lambda each: each.far - (NEARER if each.line in suspects else 0),
    )[:MOST_EDITS]
    for edit in (yield from _tried(attempt, source, order, edits)):
        changed = edit.made(source)
        if (yield from _is_right(attempt, changed)):
            return Repair(edit.line, _line_of(changed, edit), edit.what)
    return None


def _is_right(attempt: Attempt, source: str) -> Steps[bool]:
    """Whether a changed program is the same as the right search in all cases."""
    task = attempt.task
    program = Program(source, attempt.program.files, attempt.program.seed)
    outcome = yield RunCases(program, _starts(attempt), task.limits)
    return all(
        judged(task, each, right).kind == SAME
        for each, right in zip(outcome.cases, attempt.expected, strict=True)
    )


def _starts(attempt: Attempt) -> list[Start]:
    """Each case as it was really started."""
    return [
        {**start, "starts": [each.ran.start]}
        for start, each in zip(attempt.starts, attempt.received, strict=True)
    ]


def _tried(
    attempt: Attempt, source: str, order: Sequence[int], edits: Sequence[Edit]
) -> Steps[list[Edit]]:
    """Those edits that seem to make the program right."""
    program, task = attempt.program, attempt.task
    begins, counted = _starts(attempt), _counted(attempt)
    trials: Trials = {
        "source": source,
        "files": dict(program.files),
        "kept": list(task.files),
        "cases": [begins[at] for at in order],
        "right": [_right(attempt, at, has_calls=counted is not None) for at in order],
        "counted": counted or [],
        "edits": [(each.start, each.end, each.text) for each in edits],
        "seed": program.seed,
    }
    outcome = yield RunTrials(trials, task.limits)
    return [edits[at] for at in outcome.right if 0 <= at < len(edits)]


def _right(attempt: Attempt, at: int, *, has_calls: bool) -> Right:
    expected, both = attempt.expected[at], attempt.known[at].both
    value = number_of(expected.returned) if expected.value is None else expected.value
    return {
        "returned": plain(expected.returned),
        "value": None if value is None else float(value),
        "moves": [named(each) for each in expected.best if each is not None],
        "is_move": expected.returns_move,
        "calls": len(both.counted[1]) if has_calls and both else None,
    }


def _counted(attempt: Attempt) -> list[int] | None:
    """The functions, by their lines, that are called as often as there are positions. None if there
    are none, or the number of calls does not matter."""
    if attempt.task.cut == EITHER or attempt.task.search in OF_PROBLEMS:
        return None
    every = [each.both for each in attempt.known]
    if not all(every):
        return None
    counts: list[dict[int, int]] = []
    goals = []
    for received, both in zip(attempt.received, every, strict=True):
        record = received.ran.record
        assert record
        assert both
        calls: dict[int, int] = {}
        for function in record.function:
            line = record.functions[function].line
            calls[line] = calls.get(line, 0) + 1
        counts.append(calls)
        goals.append(len(both.counted[0]))
    lines = sorted({line for each in counts for line in each})
    for size in range(1, len(lines) + 1):
        for chosen in combinations(lines, size):
            sums = [sum(each.get(line, 0) for line in chosen) for each in counts]
            if sums == goals:
                return list(chosen)
    return None


def _line_of(source: str, edit: Edit) -> str:
    """What the changed line says then."""
    tree = ast.parse(source)
    added = edit.line + edit.text.count("\n")
    inside = [
        each
        for each in ast.walk(tree)
        if isinstance(each, ast.stmt) and each.lineno <= added <= (each.end_lineno or 0)
    ]
    text = ast.unparse(max(inside, key=lambda each: each.lineno)).split("\n")[0]
    return shortened(text, LONGEST)
