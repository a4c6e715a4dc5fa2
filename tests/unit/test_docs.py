"""The examples in the README and in `docs` do what is said of them."""

import ast
import json
import re
import shlex
from pathlib import Path

import pytest
from plyscope.csp.backtracking import mac_search
from plyscope.exercises import grade, solution
from plyscope.exercises.__main__ import main as make_exercises
from plyscope.exercises.exam import read_recipe
from plyscope.own_game import own_game
from plyscope.own_problem import own_problem
from plyscope.problems.problem import Domains
from plyscope.search.minimax import minimax

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)

TESTED = {
    "README.md": ["", "python", ""],  # the build; test_text.py
    "architecture.md": [""],  # test_architecture.py
    "check.md": ["sh", *["toml"] * 5],  # check/test_check_docs.py
    "exercises.md": ["python", "json", "sh", "json", "sh", ""],  # here; js/docs.test.js
    "extend.md": ["python", "python"],  # here; what they stand for are the toys
    "graders.md": ["sh", "sh", "python", "sh", "python", ""],  # check/test_grader_docs.py
    "host-and-embed.md": ["", "html", "js"],  # js/plain-link.test.js; e2e/test_embedding.py, test_docs.py
    "pictures.md": ["js", "json"],  # e2e/test_docs.py; js/docs.test.js
    "python.md": [
        "",
        "python",
        "python",
        "python",
        "python",
        "python",
        "python",
        "python",
        "python",
        "",
    ],  # package/test_installed.py
    "scripting.md": ["js", "js"],  # e2e/test_docs.py, test_compared_with.py
    "write-a-game.md": ["python", "python"],  # here
    "write-a-lesson.md": [""],  # js/docs.test.js
}
"""By page, the languages of its examples, and where they are tested."""


def examples(page: str, language: str = "python") -> list[str]:
    """The examples in a page."""
    text = (DOCS / page).read_text(encoding="utf-8")
    return [example for found, example in FENCED.findall(text) if found == language]


def test_every_example_has_its_test() -> None:
    found = {}
    for file in [ROOT / "README.md", *sorted(DOCS.glob("*.md"))]:
        if languages := [language for language, _ in FENCED.findall(file.read_text("utf-8"))]:
            found[file.name] = languages
    assert found == TESTED


def test_every_link_and_picture_leads_to_a_file() -> None:
    link = re.compile(r"""(?:\]\(|(?:src|srcset)=")(?!https?:|#)([^)#"\s]+)""")
    for file in [*ROOT.glob("*.md"), *DOCS.glob("*.md")]:
        text = re.sub(r"`[^`\n]*`", "", FENCED.sub("", file.read_text(encoding="utf-8")))
        missing = [each for each in link.findall(text) if not (file.parent / each).exists()]
        assert missing == [], file.name


def test_the_game_that_is_shown_can_be_searched() -> None:
    game, _ = examples("write-a-game.md")
    entry = own_game(game).entry
    begun = entry.load(entry.start, {})
    assert minimax(begun.game, begun.state) == 1


def test_the_problem_that_is_shown_can_be_solved() -> None:
    _, text = examples("write-a-game.md")
    entry = own_problem(text).entry
    problem = entry.load(entry.start, {}).problem
    found = mac_search(problem, {}, Domains(problem.domains))
    assert found == {"Ann": 1, "Bob": 2}


def test_an_exercise_is_made_and_graded_as_it_is_shown() -> None:
    (example,) = examples("exercises.md")
    names: dict[str, object] = {}
    exec(compile(example, "exercises.md", "exec"), names)
    last = ast.parse(example).body[-1]
    assert isinstance(last, ast.Expr)
    assert eval(ast.unparse(last), names) == 1
    reply = names["reply"]
    assert isinstance(reply, dict)
    assert 0 <= reply["score"] <= 1
    assert all({"node", "is", "should", "why", "followed"} >= set(each) for each in reply["wrong"])


def test_the_exercise_and_the_recipe_that_are_shown_are_taken() -> None:
    task, recipe = map(json.loads, examples("exercises.md", "json"))
    assert grade(task, solution(task))["score"] == 1
    assert read_recipe(recipe).title == "Quiz 1"


@pytest.mark.native
@pytest.mark.slow
def test_the_commands_that_make_exercises_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _, recipe = examples("exercises.md", "json")
    (tmp_path / "quiz.json").write_text(recipe, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    lines = "".join(examples("exercises.md", "sh")).splitlines()
    assert len(lines) == 3
    for line in lines:
        *command, _, _ = shlex.split(line)
        assert command[:3] == ["python", "-m", "plyscope.exercises"]
        assert make_exercises(command[3:]) == 0
        assert capsys.readouterr().out.startswith("<")


def test_the_forms_of_searches_and_methods_that_are_shown_are_python() -> None:
    for example in examples("extend.md"):
        assert isinstance(ast.parse(example).body[0], ast.FunctionDef)
