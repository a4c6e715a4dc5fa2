"""What a page asks of the Python that judges a class, in which nothing of a submission runs.

The page carries what this Python wants to have run to a fresh one for each submission
(`plyscope.check.trying`), and back what came of it, as bytes that are trusted in nothing.
"""

from __future__ import annotations

import io
import json
import pickle
import tempfile
import zipfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import chdir
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path, PurePosixPath
from typing import Any, Final

from plyscope.check.formats import FORMATS
from plyscope.check.formats.table import said
from plyscope.check.grading import Prepared, expected_of, given_up, graded, prepared
from plyscope.check.judging import Expected
from plyscope.check.reading import BadTask, load, read_task
from plyscope.check.report.submission import look_of
from plyscope.check.runs import (
    ENDED,
    TOO_SLOW,
    Message,
    Outcome,
    RunCases,
    Steps,
    received,
)
from plyscope.check.student import for_student
from plyscope.check.submissions import Submission, read_class
from plyscope.check.task import SENTENCE, Task
from plyscope.check.verdict import CaseVerdict, Verdict
from plyscope.data_files import data_folder
from plyscope.game import BadInput
from plyscope.notebook.page import VIEWER

CLASS: Final = "The class"
"""The folder that it is read from, as a sentence names it."""
Reply = tuple[dict[str, Any], list[bytes]]
NOT_LIMITED: Final = (
    "A browser limits the memory and the files of a submission in its own way, "
    "not as the task says."
)


class BadClass(BadInput):
    """What is wrong with the files that were handed in."""


@dataclass
class Work:
    """Work that waits for what it wants to have run, and the reply when it is done."""

    steps: Steps[Any]
    ended: Callable[[Any], Reply]
    needed: RunCases | None = None

    def go_on(self, outcome: Outcome | None = None) -> Reply:
        """The next step: what is wanted, or what the work came to."""
        try:
            needed = self.steps.send(outcome) if outcome else next(self.steps)
        except StopIteration as end:
            return self.ended(end.value)
        assert isinstance(needed, RunCases)
        self.needed = needed
        cases = [{"case": case, "seconds": needed.patience(case)} for case in needed.cases]
        return {"request": {"run": needed.run, "cases": cases, "ours": needed.ours}}, []


@dataclass
class ClassRequests:
    """Answers what a page asks about one class: its task, its submissions, and the work on each, by
    its number; that on the solution has none."""

    task: Task | None = None
    submissions: Sequence[Submission] = ()
    expected: Sequence[Expected] = ()
    works: dict[int | None, Work] = field(default_factory=dict)

    def answer(self, text: str, data: Sequence[bytes], _alarm: object) -> tuple[str, list[bytes]]:
        """The reply to a request, as JSON with an "op", and with the files and records that belong
        to it. A mistake of the teacher's comes back as a sentence: `of` says whether it is in the
        task or the class, and `line` in which line of the task."""
        request = json.loads(text)
        try:
            reply, sent = OPERATIONS[request["op"]](self, request, [bytes(each) for each in data])
        except BadInput as error:
            of = "class" if isinstance(error, BadClass) else "task"
            line = error.line if isinstance(error, BadTask) else None
            reply, sent = {"error": {"message": str(error), "of": of, "line": line}}, []
        return json.dumps(reply), sent

    @property
    def known_task(self) -> Task:
        """The task, which the first request has brought."""
        assert self.task
        return self.task


def _begin(known: ClassRequests, request: Mapping[str, Any], data: Sequence[bytes]) -> Reply:
    """Reads the task, ready-made or a text with files beside it, and the class."""
    names: list[str] = [*request["beside"], *request["files"]]
    held = list(zip(names, data, strict=True))
    count = len(request["beside"])
    with tempfile.TemporaryDirectory() as room:
        for place, some in (("task", held[:count]), (CLASS, held[count:])):
            Path(room, place).mkdir()
            for name, content in some:
                Path(room, place, PurePosixPath(name).name).write_bytes(content)
        folder = Path(room, "task")
        pack, text = request["pack"], request["text"]
        known.task = load(pack) if pack else read_task(text, folder)
        known.submissions = _submissions(Path(room, CLASS)) if request["files"] else ()
    return {"task": known.task.name, "submissions": [each.name for each in known.submissions]}, []


def _submissions(folder: Path) -> Sequence[Submission]:
    files = [each.name for each in folder.iterdir()]
    path = folder / files[0] if len(files) == 1 else folder
    try:
        with chdir(path.parent):
            return read_class(Path(path.name))
    except BadInput as error:
        raise BadClass(str(error)) from None


def _prepare(known: ClassRequests, _request: object, _data: object) -> Reply:
    """Has the task's solution run; what it did is sent, for another Python that judges."""

    def ended(ready: Prepared) -> Reply:
        known.expected = expected_of(ready)
        return {}, [each for pair in ready for each in pair]

    known.works[None] = Work(prepared(known.known_task), ended)
    return known.works[None].go_on()


def _expect(known: ClassRequests, _request: object, data: Sequence[bytes]) -> Reply:
    """What the solution did is known already."""
    known.expected = expected_of(list(zip(data[::2], data[1::2], strict=True)))
    return {}, []


def _judge(known: ClassRequests, request: Mapping[str, Any], _data: object) -> Reply:
    number = request["number"]
    steps = _never_failing(known.submissions[number], known)
    known.works[number] = Work(steps, partial(_verdict, known.known_task))
    return known.works[number].go_on()


def _never_failing(submission: Submission, known: ClassRequests) -> Steps[Verdict]:
    """Whatever judging comes to, it costs this submission only."""
    try:
        # To try hundreds of changed programs would take a page too long: the command alone mends.
        return (yield from graded(submission, known.known_task, known.expected, mends=False))
    except Exception:
        return given_up(submission, known.known_task)


def _give_up(known: ClassRequests, request: Mapping[str, Any], _data: object) -> Reply:
    task = known.known_task
    return _verdict(task, given_up(known.submissions[request["number"]], task))


def _received(known: ClassRequests, request: Mapping[str, Any], data: Sequence[bytes]) -> Reply:
    """What came of the cases that were wanted: the kind of each record, or why there is none."""
    work, records = known.works[request["number"]], iter(data)
    needed = work.needed
    assert needed
    messages = [_message(each, records, needed) for each in request["cases"]]
    cases = [received(needed.program, each) for each in messages]
    return work.go_on(Outcome(cases, [NOT_LIMITED]))


def _message(case: Mapping[str, str], records: Iterator[bytes], needed: RunCases) -> Message:
    if case["why"] == "slow":
        return Message(why=TOO_SLOW.format(needed.limits.seconds), is_limit=True)
    if case["why"]:
        return Message(why=ENDED)
    return Message(case["kind"].encode(errors="replace"), next(records))


def _verdict(task: Task, verdict: Verdict) -> Reply:
    row = {
        "name": verdict.submission,
        "points": verdict.points,
        "most": verdict.most,
        "look": look_of(verdict.worst),
        "outcome": verdict.kind,
        "said": said(verdict),
        **_at_home(task, verdict),
    }
    return {"row": row}, [pickle.dumps(verdict)]


def _at_home(task: Task, verdict: Verdict) -> dict[str, Any]:
    """By a student's edition of a task: what each case tells the student."""
    if not task.known:
        return {"of": None, "cases": []}
    cases = [
        {
            "name": case.case,
            "points": round(case.points, 2),
            "most": round(case.most, 2),
            "look": look_of(case),
            "outcome": case.kind,
            "said": _with_line(case) if task.hint == SENTENCE else case.sentence,
        }
        for case in for_student(verdict, task).cases
    ]
    return {"of": {"task": task.name, "withheld": task.withheld}, "cases": cases}


def _with_line(case: CaseVerdict) -> str:
    return case.sentence if case.line is None else f"{case.sentence} Look at line {case.line}."


def _write(known: ClassRequests, request: Mapping[str, Any], data: Sequence[bytes]) -> Reply:
    """The files of a format: the first of the data is the viewer of trees, as a zip or nothing, and
    the others are verdicts."""
    viewer, *verdicts = data
    if viewer:
        with zipfile.ZipFile(io.BytesIO(viewer)) as held:
            held.extractall(data_folder(VIEWER))
    form = FORMATS[request["format"]]
    files = form.files([pickle.loads(each) for each in verdicts], known.known_task)
    return {"files": [*files]}, [text.encode() for text in files.values()]


OPERATIONS: Final[Mapping[str, Callable[[ClassRequests, Any, Any], Reply]]] = {
    "begin": _begin,
    "prepare": _prepare,
    "expect": _expect,
    "judge": _judge,
    "received": _received,
    "give-up": _give_up,
    "write": _write,
}
