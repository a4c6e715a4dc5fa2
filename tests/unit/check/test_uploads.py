"""What `plyscope init` writes: it runs where an autograder runs it, and whatever a submission has left there."""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import plyscope
import pytest
from installed import OF_A_STUDENT, SENTENCE, WRONG, ran, variables
from plyscope import __main__ as command_line
from plyscope.check.reading import read_task
from plyscope.check.uploads import UPLOADS
from plyscope.commands.init import STARTER_TASK
from readers import READERS

each_upload = pytest.mark.parametrize("name", UPLOADS)


def native(test: Callable[..., None]) -> Callable[..., None]:
    """A test that runs the scripts."""
    return pytest.mark.native(pytest.mark.slow(test))


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    return variables(tmp_path)


def init(*words: str | Path) -> int:
    return command_line.main(["init", *map(str, words)])


@each_upload
def test_it_writes_the_files_and_says_what_to_do_next(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "made"
    assert init(name, folder) == 0
    *written, sentence = capsys.readouterr().out.splitlines()
    files = sorted(str(file) for file in folder.rglob("*") if file.is_file())
    assert sorted(line.removeprefix("Wrote ") for line in written) == files
    assert sentence.endswith(".")
    for file in map(Path, files):
        text = file.read_bytes().decode("utf-8")
        assert "\r" not in text
        assert not text.startswith(("\\", "\n"))
        assert not re.search(r"@[A-Z]+@", text)
        if file.suffix == ".py":
            ast.parse(text)
        if os.name != "nt":
            assert bool(file.stat().st_mode & 0o111) == text.startswith("#!")
    assert any(f"plyscope=={plyscope.__version__}" in Path(file).read_text("utf-8") for file in files) == (
        name in ("gradescope", "check50", "github", "prairielearn")
    )


@each_upload
def test_it_overwrites_nothing(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = tmp_path / next(reversed(UPLOADS[name].files))
    first.parent.mkdir(parents=True, exist_ok=True)
    first.write_text("mine", encoding="utf-8")
    assert init(name, tmp_path) == 1
    assert f"Nothing was written, for there is already {first}" in capsys.readouterr().err
    assert [file for file in tmp_path.rglob("*") if file.is_file()] == [first]
    assert first.read_text("utf-8") == "mine"


def test_the_task_to_begin_with_is_a_task(tmp_path: Path) -> None:
    task = read_task(STARTER_TASK, tmp_path)
    assert (task.search, task.most, len(task.cases)) == ("minimax", 7, 3)


CASES = """
search = "minimax"
solution = "right.py"
files = ["util.py"]
start = "minimax([3, 5], True)"
[[case]]
name = "X \\"wins\\" at once"
[[case]]
name = "HIDDEN"
secret = true
[[case]]
"""


def own_task(folder: Path) -> Path:
    folder.mkdir()
    for name, text in (("mine.toml", CASES), ("right.py", "1"), ("util.py", "2")):
        (folder / name).write_text(text, encoding="utf-8")
    return folder / "mine.toml"


def test_a_task_of_ones_own_comes_with_what_it_names(tmp_path: Path) -> None:
    assert init("gradescope", tmp_path / "made", "--task", own_task(tmp_path / "mine")) == 0
    names = sorted(file.name for file in (tmp_path / "made").iterdir())
    assert names == ["right.py", "run_autograder", "setup.sh", "task.toml", "util.py"]
    assert (tmp_path / "made" / "task.toml").read_text("utf-8") == CASES


def test_each_check_of_check50_is_a_case_and_no_secret_is_named(tmp_path: Path) -> None:
    assert init("check50", tmp_path / "made", "--task", own_task(tmp_path / "mine")) == 0
    module = ast.parse((tmp_path / "made" / "checks.py").read_text("utf-8"))
    checks = {each.name: ast.get_docstring(each) for each in module.body if isinstance(each, ast.FunctionDef)}
    assert {name: text for name, text in checks.items() if name.startswith("case_")} == {
        "case_1": "X wins at once",
        "case_2": "Secret case 1",
        "case_3": "Case 3",
    }


def test_a_ready_made_task_is_named_and_not_copied(tmp_path: Path) -> None:
    assert init("check50", tmp_path / "made", "--task", "cs50-tictactoe") == 0
    assert sorted(file.name for file in (tmp_path / "made").iterdir()) == [".cs50.yaml", "checks.py"]
    text = (tmp_path / "made" / "checks.py").read_text("utf-8")
    assert 'with_name("cs50-tictactoe")' in text
    assert '"""X wins at once"""' in text


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--task", "nowhere.toml"], 'There is no task called "nowhere.toml": give a file, or one of'),
        (["--task", "{mine}/none.toml"], "none.toml, line 1: this is no TOML"),
        (["--task", "{mine}/outside.toml"], "does not lie beside the task"),
        (["--task", "{mine}/lost.toml"], "there is no file"),
        (["--submission", "a;rm -rf"], "cannot be the name of a submission"),
    ],
)
def test_what_cannot_be_written_is_told(
    words: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = own_task(tmp_path / "mine").parent
    (tmp_path / "other.py").touch()
    start = 'search = "minimax"\nstart = "f(1)"\nsolution = '
    for name, text in (("none", "no"), ("outside", f"{start}'../other.py'"), ("lost", f"{start}'lost.py'")):
        (mine / f"{name}.toml").write_text(text, encoding="utf-8")
    assert init("github", tmp_path / "made", *(word.format(mine=mine) for word in words)) == 1
    assert said in capsys.readouterr().err
    assert not (tmp_path / "made").exists()


@pytest.fixture
def autograder(tmp_path: Path) -> Path:
    """The tree of Gradescope, as it is when a submission is judged: the zip is in source/."""
    root = tmp_path / "autograder"
    assert init("gradescope", root / "source") == 0
    shutil.copy(root / "source" / "run_autograder", root / "run_autograder")
    (root / "submission").mkdir()
    (root / "submission" / "minimax.py").write_text(WRONG, encoding="utf-8")
    (root / "results").mkdir()
    return root


@native
def test_gradescope_gets_its_results(autograder: Path, environment: dict[str, str]) -> None:
    (autograder / "results" / "results.json").write_text('{"score": 100}', encoding="utf-8")
    judged = ran(autograder / "run_autograder", cwd=autograder, env=environment)
    assert judged.returncode == 0, judged.stderr
    written = (autograder / "results" / "results.json").read_text("utf-8")
    assert READERS["gradescope"](written) == (2, [False] * 3)
    assert json.loads(written)["tests"][0]["output"].startswith(SENTENCE)


@native
def test_gradescope_gets_no_results_where_nothing_was_judged(autograder: Path, environment: dict[str, str]) -> None:
    (autograder / "results" / "results.json").write_text('{"score": 100}', encoding="utf-8")
    shutil.rmtree(autograder / "submission")
    judged = ran(autograder / "run_autograder", cwd=autograder, env=environment)
    assert judged.returncode == 1
    assert "wrote no results" in judged.stderr
    assert not (autograder / "results" / "results.json").exists()


@native
def test_setup_installs_a_wheel_that_lies_beside_it(autograder: Path, tmp_path: Path) -> None:
    wheel = autograder / "source" / "plyscope-9-py3-none-any.whl"
    place = tmp_path / "opt"
    (place / "bin").mkdir(parents=True)
    programs = tmp_path / "bin"
    programs.mkdir()
    for path, text in ((programs / "python3", "echo python3 $@"), (place / "bin" / "python", "echo python $@")):
        path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
        path.chmod(0o755)
    env = {"PATH": f"{programs}{os.pathsep}{os.environ['PATH']}", "PLYSCOPE_PLACE": str(place)}
    plain = ran("bash", autograder / "source" / "setup.sh", cwd=tmp_path, env=env)
    assert plain.stdout.splitlines()[-2:] == [
        f"python3 -m venv {place}",
        f"python -m pip install plyscope=={plyscope.__version__}",
    ]
    wheel.touch()
    beside = ran("bash", autograder / "source" / "setup.sh", cwd=tmp_path, env=env)
    assert beside.stdout.splitlines()[-1] == f"python -m pip install {wheel}"


@native
def test_vpl_prints_comments_and_a_grade(tmp_path: Path, environment: dict[str, str]) -> None:
    home = tmp_path / "home"
    assert init("vpl", home) == 0
    (home / "my search.py").write_text(f"print('Grade :=>> 100')\n{WRONG}", encoding="utf-8")
    (home / "vpl_environment.sh").write_text("export VPL_SUBFILE0='my search.py'\n", encoding="utf-8")
    assert ran("bash", "vpl_evaluate.sh", cwd=home, env=environment).returncode == 0
    assert [file.name for file in (home / "plyscope_submission").iterdir()] == ["my search.py"]
    judged = ran(home / "vpl_execution", cwd=home, env=environment)
    assert READERS["vpl"](judged.stdout).points == 2
    assert SENTENCE in judged.stdout
    shutil.rmtree(home / "plyscope_submission")
    nothing = ran(home / "vpl_execution", cwd=home, env=environment)
    assert "Grade" not in nothing.stdout
    assert "could not be judged" in nothing.stdout


@native
def test_prairielearn_gets_its_results(tmp_path: Path, environment: dict[str, str]) -> None:
    grade = tmp_path / "grade"
    assert init("prairielearn", grade) == 0
    (grade / "student").mkdir()
    (grade / "student" / "minimax.py").write_text(WRONG, encoding="utf-8")
    (grade / "results").mkdir()
    (grade / "results" / "results.json").write_text('{"score": 1}', encoding="utf-8")
    (tmp_path / "plyscope.py").write_text(OF_A_STUDENT, encoding="utf-8")
    judged = ran(grade / "tests" / "run.sh", cwd=tmp_path, env={**environment, "PLYSCOPE_GRADE": str(grade)})
    assert judged.returncode == 0, judged.stderr
    written = (grade / "results" / "results.json").read_text("utf-8")
    assert READERS["prairielearn"](written) == (2 / 7, [False] * 3)


CHECK50 = """
class Failure(Exception):
    def __init__(self, rationale, help=None):
        super().__init__(rationale, help)

def check(dependency=None, timeout=60):
    return lambda function: function

log = print

def data(**named):
    print(named)
"""
"""As much of check50 as its checks use. tests/hosts runs them in check50 itself."""


@native
def test_check50_tells_what_was_found_and_runs_no_plyscope_of_a_student(
    tmp_path: Path, environment: dict[str, str]
) -> None:
    assert init("check50", tmp_path / "checks") == 0
    (tmp_path / "checks" / "check50.py").write_text(CHECK50, encoding="utf-8")
    home = tmp_path / "home"
    home.mkdir()
    (home / "minimax.py").write_text(f"print('hello')\n{WRONG}", encoding="utf-8")
    (home / "plyscope.py").write_text(OF_A_STUDENT, encoding="utf-8")
    script = (
        f"import sys; sys.path.insert(0, {str(tmp_path / 'checks')!r}); import checks; checks.case_1(checks.judged())"
    )
    failed = ran(sys.executable, "-P", "-c", script, cwd=home, env=environment)
    assert f"check50.Failure: ('{SENTENCE}', 'Where: after reply 1, line 6." in failed.stderr
    printed, points = failed.stdout.splitlines()
    assert printed == "hello"
    assert ast.literal_eval(points) == {"points": 0.666667, "most": 2.333334}


@native
def test_coderunner_prints_what_was_found(tmp_path: Path, environment: dict[str, str]) -> None:
    answer = f"# {{{{ x }}}} α ''' \"\"\" \\ \n{WRONG}"
    home = tmp_path / "home"
    assert init("coderunner", home) == 0
    template = (home / "template.py").read_text("utf-8")
    escaped = answer.replace("\\", "\\\\").replace('"', '\\"')  # as the filter e('py') does
    program = template.replace("{{ STUDENT_ANSWER | e('py') }}", escaped)
    (home / "prog.py").write_text(program, encoding="utf-8")
    judged = ran(sys.executable, "prog.py", cwd=home, env=environment)
    assert judged.stderr == ""
    assert READERS["coderunner"](judged.stdout) == (2 / 7, [False] * 3)


@native
@pytest.mark.parametrize("is_right", [True, False])
def test_a_job_of_github_fails_where_a_case_failed(is_right: bool, tmp_path: Path, environment: dict[str, str]) -> None:
    home = tmp_path / "home"
    assert init("github", home, "--submission", "src/search.py") == 0
    right = WRONG.replace("max(values)", "max(values) if is_max else min(values)")
    (home / "src").mkdir()
    (home / "src" / "search.py").write_text(right if is_right else WRONG, encoding="utf-8")
    workflow = (home / ".github" / "workflows" / "plyscope.yml").read_text("utf-8")
    _, script = workflow.split("run: |\n")
    summary = tmp_path / "summary"
    env = {**environment, "GITHUB_STEP_SUMMARY": str(summary)}
    job = ran("bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", script, cwd=home, env=env)
    assert job.returncode == (0 if is_right else 1), job.stderr
    assert (
        f"::error file=src/search.py,line=5,title=Tree 1%3A 0.67 of 2.33 points::{SENTENCE}" in job.stdout
    ) != is_right
    assert f"{7 if is_right else 2} of 7 points" in summary.read_text("utf-8")
