"""What people hand in is read and begun as they meant it."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

import pytest
from plyscope.check.grading import graded
from plyscope.check.record_codec import decoded
from plyscope.check.runs import RunCases
from plyscope.check.submissions import Submission, read_submission
from plyscope.check.task import Case, Task
from plyscope.check.trying import Run, recorded
from plyscope.commands import check

SEARCH = "def minimax(n):\n    return n if isinstance(n, int) else max(map(minimax, n))\n"
TASK = Task("t", "minimax", [Case("one", setup="TREE = [1, 2]")], SEARCH)
RUN: Run = {"source": SEARCH, "files": {}, "seconds": 10, "nodes": 100, "seed": 0, "lines": False}


def ran(source: str, *starts: str) -> Mapping[str, Any]:
    _, data = recorded({**RUN, "source": source}, {"setup": "", "starts": [*starts], "function": ""})
    return vars(decoded(data, source, {}))


def test_a_text_is_read_in_the_encoding_that_it_names(tmp_path: Path) -> None:
    for name, head in (("named", "# coding: latin-1\n"), ("silent", "")):
        (tmp_path / f"{name}.py").write_bytes(f"{head}# größer\n{SEARCH}".encode("latin-1"))
    assert "größer" in read_submission(tmp_path / "named.py").files["named.py"]
    (why,) = read_submission(tmp_path / "silent.py").wrong.values()
    assert why.startswith("silent.py cannot be read: it is written neither in UTF-8")


def test_a_program_finds_the_modules_of_its_own_folder() -> None:
    files = {"src/search.py": SEARCH, "src/rules.py": "SIZE = 3\n", "notes.py": "\n"}
    request = cast(RunCases, next(graded(Submission("anna", files), TASK, [])))
    assert {"rules.py", "src/rules.py", "notes.py"} <= {*request.program.files}


FIRST_LOOKS = """
def solve(n):
    return search(n, 0) if n > 0 else None

def search(n, depth):
    return n if depth == n else search(n, depth + 1)
"""


def test_a_search_that_has_nothing_to_do_is_not_begun_in_a_way_that_breaks() -> None:
    found = ran(FIRST_LOOKS, "solve(0)", "search(None, len(3))")
    assert (found["start"], found["fault"]) == ("solve(0)", None)


@pytest.mark.parametrize(("end", "kind"), [("n = int(input('n: '))", None), ("open('no.txt')", "FileNotFoundError")])
def test_what_a_program_asks_for_at_its_end_stops_no_search(end: str, kind: str | None) -> None:
    fault = ran(f"{SEARCH}\n{end}\n", "minimax([1, 2])")["fault"]
    assert (fault and fault.kind) == kind


def test_what_a_program_asks_for_before_its_search_is_told() -> None:
    fault = ran(f"n = int(input('n: '))\n{SEARCH}", "minimax([1, 2])")["fault"]
    assert (fault.kind, fault.message) == ("EOFError", "The program asks for input, and there is no answer left. n:")


@pytest.mark.parametrize("has_rich", [True, False])
def test_a_table_is_printed_with_and_without_rich(
    has_rich: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = f"anna  10  same  [bold]{'long ' * 60}\n"
    if not has_rich:
        monkeypatch.setitem(sys.modules, "rich.console", None)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    check._write({"": text}, None, "")
    assert re.sub("\x1b\\[[0-9;]*m", "", capsys.readouterr().out) == text
