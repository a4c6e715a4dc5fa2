"""The examples in `docs/graders.md` do what is said of them."""

from __future__ import annotations

import re
import shlex
import sys
import types
from pathlib import Path
from typing import Any

import pytest
from installed import OF_A_STUDENT, WRONG, ran, variables
from plyscope.__main__ import main
from plyscope.check.formats import FORMATS
from plyscope.check.uploads import UPLOADS
from plyscope.commands.init import STARTER_TASK
from readers import READERS

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "graders.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
LINES = [shlex.split(line) for language, text in EXAMPLES if language == "sh" for line in text.splitlines()]
CELL, TEST = (text for language, text in EXAMPLES if language == "python")


def test_every_format_and_every_way_has_its_place() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (`.*?`) \|", PAGE, re.MULTILINE)
    ours = {name: each for name, each in FORMATS.items() if f"| `{name}` |" in PAGE}
    assert set(UPLOADS) | {"nbgrader", "junit"} == set(ours)
    files = {name: ", ".join(f"`{file}`" for file in (each.file, *each.beside)) for name, each in ours.items()}
    assert dict(rows) == files
    assert all(f"plyscope init {name}" in PAGE for name in UPLOADS)


@pytest.mark.native
@pytest.mark.slow
def test_the_commands_do_what_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    init, one, every = (line[1:] for line in LINES if line[0] == "plyscope")
    assert main(init) == 0
    assert sorted(file.name for file in (tmp_path / "my-homework").iterdir()) == [
        "run_autograder",
        "setup.sh",
        "task.toml",
    ]
    (tmp_path / "task.toml").write_text(STARTER_TASK, encoding="utf-8")
    (tmp_path / "submissions").mkdir()
    for name in ("student.py", "submissions/anna.py"):
        (tmp_path / name).write_text(WRONG, encoding="utf-8")
    assert main(one) == main(every) == 0
    assert READERS["gradescope"]((tmp_path / "results" / "results.json").read_text("utf-8")).points == 2
    assert READERS["junit"]((tmp_path / "out" / "junit.xml").read_text("utf-8")).points == 2


@pytest.mark.native
@pytest.mark.slow
def test_the_cell_of_nbgrader_results_in_the_points(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    for name, text in (("student.py", WRONG), ("task.toml", STARTER_TASK), ("plyscope.py", OF_A_STUDENT)):
        (home / name).write_text(text, encoding="utf-8")
    *lines, last = CELL.splitlines()
    script = "\n".join([*lines, f"print({last})"])
    cell = ran(sys.executable, "-P", "-c", script, cwd=home, env=variables(tmp_path))
    assert (cell.stdout, cell.stderr) == ("2.0\n", "")


def test_the_test_of_a_teacher_fails_with_what_is_shown(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "student.py").write_text(WRONG, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "student", raising=False)
    held: dict[str, Any] = {}
    exec(compile(TEST, "graders.md", "exec"), held)
    assert isinstance(held["test_minimax"], types.FunctionType)
    with pytest.raises(AssertionError) as failed:
        held["test_minimax"]()
    (shown,) = (text for language, text in EXAMPLES if not language)
    told = f"AssertionError: {failed.value}".splitlines()
    assert shown == "".join(f"E       {line}\n" for line in told)
    sys.modules.pop("student", None)
