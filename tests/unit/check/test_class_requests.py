"""What a page asks of the Pythons that judge a class: the same verdicts as the command's."""

from __future__ import annotations

import io
import json
import pickle
import re
import zipfile
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest
from nested_lists import ALPHABETA as RIGHT
from plyscope.check import trying
from plyscope.check.class_requests import ClassRequests
from plyscope.check.edition import edition_of
from plyscope.check.known import known_of
from plyscope.check.reading import read_task
from plyscope.check.verdict import Verdict
from plyscope.program import RunResult

WRONG = RIGHT.replace("best = min(best, value)", "best = max(best, value)")
TASK = """name = "Homework"
search = "alphabeta"
trees = ["[[3, 12, 8], [2, 4, 6], [14, 5, 2]]", "[[5, 9], [7, 5]]"]
"""
Came = Mapping[str, Any]
JUDGE: Final = ClassRequests()
"""What every test asks, after `begin`."""


def told(op: str, data: list[bytes] | None = None, **asked: Any) -> tuple[Any, list[bytes]]:
    text, sent = JUDGE.answer(json.dumps({"op": op, **asked}), data or [], None)
    return json.loads(text), sent


def begin(text: str = TASK, **files: str) -> Any:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as made:
        for name, source in files.items():
            made.writestr(f"{name}.py", source)
    given = {"pack": "", "text": text, "beside": [], "files": ["class.zip"]}
    return told("begin", [packed.getvalue()], **given)[0]


def came_of(number: int | None, op: str = "judge", instead: Came | None = None) -> Any:
    """What comes of it, where this Python runs the programs too; or where `instead` came of what is
    not the task's own."""
    answer, sent = told(op, number=number)
    while "request" in answer:
        request, cases, records = answer["request"], [], []
        for each in request["cases"]:
            if instead and not request["ours"]:
                cases.append({"kind": "run", "why": "", **instead})
                records += [] if cases[-1]["why"] else [b"no record"]
                continue
            asked = json.dumps({"run": request["run"], "case": each["case"]})
            kind, [record] = trying.answer(asked, [], None)
            cases.append({"kind": kind, "why": ""})
            records.append(record)
        answer, sent = told("received", records, number=number, cases=cases)
    return answer.get("row"), sent


def test_a_class_is_judged_step_by_step() -> None:
    assert begin(b=WRONG, a=RIGHT) == {"task": "Homework", "submissions": ["a.py", "b.py"]}
    _, known = came_of(None, "prepare")
    (right, first), (wrong, second) = came_of(0), came_of(1)
    assert (right["outcome"], right["points"], right["most"]) == ("same", 1, 1)
    assert (wrong["look"], wrong["points"]) == ("different", 0)
    assert "At node 1 your MIN returns ∞; MIN takes the smallest" in wrong["said"]
    # Which of its lines is named is not the same in every Python.
    assert re.search(r"Line \d+\.$", wrong["said"])
    files, [csv] = told("write", [b"", *first, *second], format="csv")
    assert files == {"files": ["submissions.csv"]}
    assert csv.decode().count("\n") == 3
    # Another Python that judges is told what the solution did, and runs nothing for it.
    begin(b=WRONG, a=RIGHT)
    told("expect", known)
    assert came_of(1)[0] == wrong


def test_by_an_edition_each_case_tells_what_a_student_may_know(tmp_path: Path) -> None:
    task = read_task(TASK.replace("trees", 'hint = "kind"\ntrees'), tmp_path)
    known = [(known_of(RunResult()), known_of(RunResult()))] * 2
    text = edition_of(replace(task, cases=[task.cases[0], replace(task.cases[1], secret=True)]), known)
    begin(text, a=WRONG)
    assert came_of(None, "prepare")[1] == [*known[0]]
    row, _ = came_of(0)
    assert row["of"] == {"task": "Homework", "withheld": 1}
    (case,) = row["cases"]
    assert (case["points"], case["most"]) == (0, 0.5)
    assert "node" not in case["said"].replace("a node returns", "")


def test_what_comes_of_a_submission_costs_that_one_only() -> None:
    begin(a=RIGHT, b=RIGHT)
    came_of(None, "prepare")
    slow, _ = came_of(0, instead={"why": "slow"})
    assert (slow["outcome"], slow["points"]) == ("stopped", 0)
    assert "longer than the 10 seconds it may" in slow["said"]
    ended, _ = came_of(0, instead={"why": "ended"})
    assert (ended["outcome"], ended["points"]) == ("crashed", 0)
    forged, _ = came_of(0, instead={"kind": "run"})
    assert (forged["outcome"], forged["points"]) == ("crashed", 0)
    assert "no record of a search" in forged["said"]
    row, [data] = told("give-up", number=0)
    assert row["row"]["outcome"] == "not compared"
    assert row["row"]["points"] == 0
    verdict = pickle.loads(data)
    assert isinstance(verdict, Verdict)
    assert came_of(1)[0]["outcome"] == "same"


@pytest.mark.parametrize(
    ("text", "of", "line", "message"),
    [
        (TASK + "[points]\nmoves = 1\n", "task", 5, 'there are no points for "moves"'),
        ("name = \n", "task", 1, "this is no TOML"),
        (TASK.replace("alphabeta", "alpha"), "task", 2, "search is one of"),
    ],
)
def test_a_mistake_in_the_task_is_told_with_its_line(text: str, of: str, line: int, message: str) -> None:
    error = begin(text, a=RIGHT)["error"]
    assert (error["of"], error["line"]) == (of, line)
    assert message in error["message"]


def test_a_class_without_programs_is_told() -> None:
    error = begin()["error"]
    assert (error["of"], error["line"]) == ("class", None)
    assert error["message"] == "class.zip has no Python file and no notebook."
    given = {"pack": "trees", "text": "", "beside": [], "files": ["a.txt", "b.txt"]}
    error = told("begin", [b"", b""], **given)[0]["error"]
    assert error["message"] == "The class has no Python file and no notebook."
