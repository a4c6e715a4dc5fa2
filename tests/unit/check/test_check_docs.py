"""The examples in `docs/check.md` do what is said of them."""

import re
import shlex
import shutil
from pathlib import Path

import pytest
from plyscope.__main__ import main
from plyscope.check.reading import BadTask, load, pack_names, read_task
from plyscope.check.start import starts
from plyscope.check.task import ASPECTS, SEARCHES, Case, Task
from plyscope.program import RunRequest, run_program
from test_reading import TEST

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs" / "check.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
TASKS = [text for language, text in EXAMPLES if language == "toml"]
LINES = [shlex.split(line) for language, text in EXAMPLES if language == "sh" for line in text.splitlines()]
CLASS = "docs/example-class"
A_FEW = ("amina.py",)


def ran(task: Task, case: Case) -> object:
    (start, *_) = starts(task.solution, task, case)
    found = run_program(RunRequest(task.solution, case.setup, start, files=task.files, own_folder=True))
    assert found.fault is None
    return found.returned


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "right.py").write_text("def best_move(state, depth): return depth\n", encoding="utf-8")
    (tmp_path / "board.py").write_text("def position(text): return text\n", encoding="utf-8")
    (tmp_path / "test_cases" / "q2").mkdir(parents=True)
    (tmp_path / "test_cases" / "q2" / "own.test").write_text(TEST, encoding="utf-8")
    return tmp_path


@pytest.mark.slow
@pytest.mark.parametrize("text", TASKS)
def test_the_tasks_that_are_shown_can_be_judged(folder: Path, text: str) -> None:
    task = read_task(text, folder)
    for case in task.cases:
        ran(task, case)


def test_the_first_task_is_a_dozen_lines() -> None:
    assert len(TASKS[0].splitlines()) <= 14
    assert len(PAGE.splitlines()) <= 200


def test_what_is_wrong_in_a_task_is_told_as_it_is_shown(folder: Path) -> None:
    told = re.search(r"`(task\.toml, line 9: .*?)`", PAGE)
    assert told
    lines = ['search = "minimax"', 'trees = ["[1, 2]"]', *[""] * 5, "[points]", "moves = 1"]
    with pytest.raises(BadTask) as wrong:
        read_task("\n".join(lines), folder)
    assert str(wrong.value) == told[1]


def test_the_page_has_every_pack_search_and_aspect() -> None:
    for name in (*pack_names(), *SEARCHES, *ASPECTS):
        assert f"`{name}`" in PAGE, name


def test_the_small_boards_have_as_many_nodes_as_is_said() -> None:
    task = load("cs50-tictactoe")
    count = 0
    for case in task.cases:
        found = run_program(RunRequest(task.solution, start=case.start))
        count += len(found.record or ())
    assert f"{round(count, -2)} nodes" in PAGE


@pytest.mark.native
@pytest.mark.slow
def test_the_commands_judge_a_class(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("task.toml", *(f"submissions/{each}" for each in A_FEW)):
        target = tmp_path / CLASS / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / CLASS / name, target)
    monkeypatch.chdir(tmp_path)
    table, report = LINES
    assert main(table[1:]) == 0
    shown = capsys.readouterr().out
    assert all(Path(each).stem in shown for each in A_FEW)
    assert main(report[1:]) == 0
    assert [*(tmp_path / "report").rglob("*.html")]
