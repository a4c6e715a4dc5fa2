"""The notebooks of the course: they run as they are, have no output in them, and their exercises can be solved."""

import contextlib
import io
import json
from pathlib import Path
from typing import Any

import pytest
from plyscope import exercises

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))


def cells_of(path: Path) -> list[dict[str, Any]]:
    """The cells with code."""
    notebook = json.loads(path.read_text(encoding="utf-8"))
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def run(path: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> tuple[dict[str, Any], str]:
    """The names that there are after the last cell, and what was printed. Each cell is a file, as in a kernel."""
    names: dict[str, Any] = {"__name__": "__main__"}
    printed = io.StringIO()
    for number, cell in enumerate(cells_of(path)):
        file = tmp_path / f"{path.stem}-{number}.py"
        file.write_text("".join(cell["source"]), encoding="utf-8")
        with contextlib.redirect_stdout(printed):
            exec(compile(file.read_text(encoding="utf-8"), str(file), "exec"), names)
    return names, printed.getvalue()


def test_there_are_six() -> None:
    assert [path.stem[0] for path in NOTEBOOKS] == ["1", "2", "3", "4", "5", "6"]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_has_no_output_in_it(path: Path) -> None:
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in cells_of(path))


@pytest.mark.slow
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_and_its_two_exercises_can_be_solved(
    path: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    names, printed = run(path, monkeypatch, tmp_path)
    for task in (names["task_1"], names["task_2"]):
        assert task["question"] in printed
        assert exercises.grade(task, exercises.solution(task))["score"] == 1
    assert printed.count("% right") == 2
    assert "100% right" not in printed
    assert "Your turn" in "".join("".join(cell["source"]) for cell in cells_of(path))
