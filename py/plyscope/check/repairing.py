"""Finds the line of a mistake by mending it: a program that one small change makes right has its
mistake where that change is."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from pathlib import PurePosixPath
from typing import Final

from plyscope.check import expression_edits as of_expressions
from plyscope.check import statement_edits as of_statements
from plyscope.check.edit import Edit, Text
from plyscope.check.fault_line import Place
from plyscope.check.judging import Expected, Judged, judged
from plyscope.check.main_file import imported_names
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
from plyscope.check.scopes import Scope, scopes_of
from plyscope.check.task import EITHER, OF_PROBLEMS, Task
from plyscope.check.trying import Start
from plyscope.compare.outcome import SAME
from plyscope.input.phrases import shortened
from plyscope.own_code import plain
from plyscope.program.faults import file_of
from plyscope.program.module import read
from plyscope.program.source import cleaned

MOST_EDITS: Final = 1_200
LONGEST: Final = 80
NEARER: Final = 0.9
"""How much nearer an edit of the line that is known already to look wrong is."""
Rule = Callable[[Text, Scope], Iterator[Edit]]
RULES: Final[Mapping[Rule, str]] = {
    of_expressions.comparisons: "a comparison is wrong",
    of_expressions.extremes: "the largest is taken for the smallest, or the other way round",
    of_expressions.functions: "another function is to be called",
    of_expressions.constants: "a number or a word is wrong",
    of_expressions.beginnings: "it begins with the wrong value",
    of_expressions.slices: "not all are gone through",
    of_expressions.signs: "a sign or a `not` is wrong",
    of_expressions.arguments: "an argument is wrong",
    of_expressions.sums: "a sum is wrong",
    of_statements.truths: "a condition is wrong",
    of_statements.answers: "the wrong thing is returned or kept",
    of_statements.choices: "what holds for one is done for all",
    of_expressions.means: "a mean is taken, or none",
    of_expressions.copies: "a copy is missing",
    of_expressions.indices: "an index is wrong",
    of_expressions.pairs: "a pair is the wrong way round, or of the wrong name",
    of_statements.others: "another call or number belongs here",
    of_statements.updates: "a value is not kept up to date",
    of_statements.undoings: "what was assigned is not undone",
}
"""Each way to change a program, and what is wrong where that mends it."""


@dataclass(frozen=True)
class Repair:
    """What would make a program right: a line of it, what that would have to say, what is wrong
    there, and the file, "" for the program itself."""

    line: int
    text: str
    what: str
    file: str = ""

    @property
    def place(self) -> str:
        return f"line {self.line} of {self.file}" if self.file else f"line {self.line}"

    @property
    def sentence(self) -> str:
        return f"With `{self.text}` in {self.place} it would be right."


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
    try:
        texts = _own_texts(source, attempt)
        every = [
            replace(edit, file=names[0])
            for text, names in texts.items()
            for edit in edits_of(text, attempt.task.solution)
        ]
    except (SyntaxError, ValueError):
        return None  # a program that cannot be read, or a task that knows no solution
    text_of_name = {name: text for text, names in texts.items() for name in names}
    suspects = {(line, text_of_name.get(file)) for line, file in attempt.places}
    edits = sorted(
        every,
        key=lambda each: (
            each.far - (NEARER if (each.line, text_of_name[each.file]) in suspects else 0)
        ),
    )[:MOST_EDITS]
    for edit in (yield from _tried(attempt, source, order, edits)):
        text = text_of_name[edit.file]
        changed = edit.made(text)
        files = {**attempt.program.files, **dict.fromkeys(texts[text], changed)}
        if (yield from _is_right(attempt, files.pop("", source), files)):
            return Repair(edit.line, _line_of(changed, edit), edit.what, edit.file)
    return None


def _own_texts(source: str, attempt: Attempt) -> dict[str, list[str]]:
    """The text of the program, and those of the submission's own files that it imports, or one of
    these does; each with its names, of which that of the program is ""."""
    files = attempt.program.files
    found = {source: [""]}
    waiting = [source]
    while waiting:
        stems = imported_names(read(waiting.pop()).tree)
        for name in sorted(files.keys() - attempt.task.files.keys()):
            if PurePosixPath(name).stem not in stems:
                continue
            own = cleaned(files[name])
            if own not in found:
                waiting.append(own)
            names = found.setdefault(own, [])
            if name not in names:
                names.append(name)
    return found


def _is_right(attempt: Attempt, source: str, files: Mapping[str, str]) -> Steps[bool]:
    """Whether a changed program is the same as the right search in all cases."""
    task = attempt.task
    program = Program(source, files, attempt.program.seed)
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
        "edits": [(each.start, each.end, each.text, each.file) for each in edits],
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


def _counted(attempt: Attempt) -> list[tuple[str, int]] | None:
    """The functions, by their files and lines, that are called as often as there are positions.
    None if there are none, or the number of calls does not matter."""
    if attempt.task.cut == EITHER or attempt.task.search in OF_PROBLEMS:
        return None
    every = [each.both for each in attempt.known]
    if not all(every):
        return None
    counts: list[dict[tuple[str, int], int]] = []
    goals = []
    for received, both in zip(attempt.received, every, strict=True):
        record = received.ran.record
        assert record
        assert both
        calls: dict[tuple[str, int], int] = {}
        for number in record.function:
            function = record.functions[number]
            file = file_of(function.code.co_filename) if function.code else ""
            calls[file, function.line] = calls.get((file, function.line), 0) + 1
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


def edits_of(source: str, solution: str = "") -> list[Edit]:
    """The edits of a program, the nearest first; each change is there once. From a solution they
    take its conditions and its answers."""
    text = Text(source, solution)
    found: dict[tuple[int, int, str], Edit] = {}
    for scope in scopes_of(text.tree):
        for rule, what in RULES.items():
            for edit in rule(text, scope):
                key = (edit.start, edit.end, edit.text)
                if text.has(*key):
                    continue
                if key not in found or found[key].far > edit.far:
                    found[key] = replace(edit, what=what)
    return sorted(found.values(), key=lambda each: (each.far, each.line))
