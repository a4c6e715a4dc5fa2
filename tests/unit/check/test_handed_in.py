"""What people hand in is read and begun as they meant it."""

from __future__ import annotations

import io
import re
import sys
import zipfile
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from judged_programs import here, judged_here
from nested_lists import ALPHABETA
from plyscope.check import submissions
from plyscope.check.fault_line import fault_place
from plyscope.check.grading import NO_START, expected_of, graded, prepared
from plyscope.check.main_file import files_beside, main_file
from plyscope.check.record_codec import decoded
from plyscope.check.runs import RunCases
from plyscope.check.submissions import Submission, read_class, read_submission
from plyscope.check.task import Case, Task
from plyscope.check.trying import Run, recorded
from plyscope.commands import check
from plyscope.compare.difference import Difference
from plyscope.program import run_program
from plyscope.program.running import RunRequest
from programs import RIGHT, Program

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


def zipped(files: Mapping[str, str | bytes]) -> bytes:
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w") as made:
        for name, content in files.items():
            made.writestr(name, content)
    return held.getvalue()


def test_a_zip_that_cannot_be_read_and_what_is_no_program_cost_nobody_else(tmp_path: Path) -> None:
    (tmp_path / "anna.py").write_text(SEARCH)
    (tmp_path / "ben.zip").write_bytes(b"PK nonsense")
    (tmp_path / "carla.pdf").write_bytes(b"%PDF")
    (tmp_path / "dan").mkdir()
    (tmp_path / "dan" / "essay.docx").write_bytes(b"PK")
    (tmp_path / "task.toml").write_text("")
    expected = expected_of(here(prepared(TASK)))
    found = [here(graded(each, TASK, expected)) for each in read_class(tmp_path)]
    assert [(each.submission, each.kind) for each in found] == [
        ("anna.py", "same"),
        ("ben.zip", "not compared"),
        ("carla.pdf", "not compared"),
        ("dan", "not compared"),
    ]
    assert found[1].worst.sentence == '"ben.zip" is no zip file that can be read.'
    assert found[3].worst.sentence == "There is no Python file and no notebook in it, only essay.docx."


def test_a_zip_in_a_zip_is_read_and_names_are_read_as_they_were_meant(tmp_path: Path) -> None:
    inner = zipped({"dan/A.PY": SEARCH, "__MACOSX/dan/._A.PY": b"\0"})
    (tmp_path / "class").mkdir()
    (tmp_path / "class" / "dan.zip").write_bytes(zipped({"hand in.ZIP": inner, "notes.txt": "x"}))
    mangled = "Jörg/so\u0308.py".encode().decode("cp437")  # as the Finder packs it
    (tmp_path / "class" / "joerg.zip").write_bytes(zipped({"x.py": SEARCH}).replace(b"x.py", b"y.py"))
    dan, joerg = read_class(tmp_path / "class")
    assert ([*dan.files], dan.folder, dan.others) == (["A.py"], "dan/hand in/dan", ["dan/notes.txt"])
    info = zipfile.ZipInfo("x")
    info.filename = mangled
    assert submissions._name(info) == "Jörg/sö.py"
    assert [*joerg.files] == ["y.py"]


@pytest.mark.parametrize(
    ("name", "files", "wanted"),
    [
        ("hw.zip", ("hw/anna.py", "hw/ben.py"), ["anna.py", "ben.py"]),
        ("all.zip", ("hw/anna/a.py", "hw/ben/b.py"), ["anna", "ben"]),
        ("all.zip", ("anna/a.py", "anna/b.py"), ["anna"]),
        ("own.zip", ("own/own/main.py", "own/own/a/a.py", "own/own/b/b.py"), ["own"]),
    ],
)
def test_a_packed_folder_of_submissions_is_a_class(
    name: str, files: tuple[str, ...], wanted: list[str], tmp_path: Path
) -> None:
    (tmp_path / name).write_bytes(zipped(dict.fromkeys(files, SEARCH)))
    assert [each.name for each in read_class(tmp_path / name)] == wanted


def test_a_packed_folder_of_one_program_and_what_it_imports_is_of_one_student(tmp_path: Path) -> None:
    files = {"anna/search.py": "from rules import ends\n" + SEARCH, "anna/rules.py": "def ends(n): return 1\n"}
    (tmp_path / "anna.zip").write_bytes(zipped(files))
    assert [each.name for each in read_class(tmp_path / "anna.zip")] == ["anna"]
    files |= {"anna/ben.py": SEARCH}
    (tmp_path / "anna.zip").write_bytes(zipped(files))
    assert [each.name for each in read_class(tmp_path / "anna.zip")] == ["ben.py", "rules.py", "search.py"]


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


RUNNER = "import search as s\nfrom search import minimax as play\n\nwhile True:\n    play([1])\n"
MAINS: dict[str, tuple[dict[str, str], str, str]] = {
    "what the start calls": ({"a.py": RUNNER, "search.py": SEARCH}, "minimax([1])", "search.py"),
    "an import of it": ({"a.py": "X = 1\n", "b.py": "from c.d import minimax\n"}, "minimax([1])", "b.py"),
    "the call, not what it calls": (
        {"search.py": SEARCH, "z.py": "from . import search\ndef minimax(n):\n    return search.minimax(n)\n"},
        "minimax([1])",
        "z.py",
    ),
    "the search, not what draws": (
        {"a.py": "def draw(tree):\n    print(tree)\n", "search.py": SEARCH},
        "",
        "search.py",
    ),
    "a driver": (
        {"search.py": SEARCH, "z.py": "import search\ndef go(tree):\n    return search.minimax(tree)\n"},
        "",
        "z.py",
    ),
    "what can be read": ({"a.py": "def minimax(n)\n", "b.py": "def other(n):\n    return n\n"}, "minimax([1])", "b.py"),
}


@pytest.mark.parametrize("name", MAINS)
def test_the_program_of_a_submission_is_the_file_that_has(name: str) -> None:
    files, start, wanted = MAINS[name]
    task = replace(TASK, cases=[replace(TASK.cases[0], start=start)])
    assert main_file(Submission("anna", files), task)[0] == wanted


def test_a_copy_or_an_older_state_is_judged_only_where_there_is_nothing_else() -> None:
    files = dict.fromkeys(("agents (copy).py", "agents.py", "a_old.py"), SEARCH)
    task = replace(TASK, cases=[replace(TASK.cases[0], start="minimax([1, 2])")])
    expected = expected_of(here(prepared(task)))
    found = here(graded(Submission("anna", files), task, expected))
    assert found.file == "agents.py"
    assert found.notes[-1] == "anna: agents.py was judged; a_old.py and agents (copy).py could be meant as well."


RULES = "def ends(n):\n    return isinstance(n, int)\n"
BY_FOLDER = "from hw3.rules import ends\n" + SEARCH.replace("isinstance(n, int)", "ends(n)")


def test_modules_are_found_by_the_folder_that_was_handed_in(tmp_path: Path) -> None:
    (tmp_path / "anna" / "hw3").mkdir(parents=True)
    (tmp_path / "anna" / "hw3" / "main.py").write_text(BY_FOLDER)
    (tmp_path / "anna" / "hw3" / "rules.py").write_text(RULES)
    expected = expected_of(here(prepared(TASK)))
    (anna,) = read_class(tmp_path)
    for each in (anna, read_submission(tmp_path / "anna" / "hw3")):
        assert here(graded(each, TASK, expected)).kind == "same"


def test_a_folder_that_is_called_as_a_module_of_python_does_not_hide_it() -> None:
    files = {"main.py": "import copy\n", "rules.py": "import main\n"}
    assert {*files_beside(Submission("anna", files, folder="copy"), "main.py")} == {"rules.py", "main.py"}


def test_a_file_may_import_what_the_file_has_that_is_begun() -> None:
    main = f"{RULES}\nimport search\ndef minimax(n):\n    return search.value(n)\n"
    search = "from main import ends\n" + SEARCH.replace("isinstance(n, int)", "ends(n)").replace("minimax", "value")
    task = replace(TASK, cases=[replace(TASK.cases[0], start="minimax([1, 2])")])
    expected = expected_of(here(prepared(task)))
    found = here(graded(Submission("anna", {"main.py": main, "search.py": search}), task, expected))
    assert (found.kind, found.file) == ("same", "main.py")


def test_a_mistake_in_another_file_is_told_with_its_file() -> None:
    leaf = "def minimax(n, big):\n    if isinstance(n, int):\n        return n\n"
    wrong = f"{leaf}    values = [minimax(c, True) for c in n]\n    return max(values) if big else min(values)\n"
    main = "from .search import minimax\ndef go(tree):\n    return minimax(tree, True)\n"
    files = {"main.py": main, "search.py": wrong}
    task = Task("t", "minimax", [Case("one", setup="TREE = [[1, 2], [3, 4]]")], wrong.replace("True", "not big"))
    expected = expected_of(here(prepared(task)))
    worst = here(graded(Submission("anna", files), task, expected)).worst
    assert (worst.kind, worst.mistake, worst.file, worst.line) == ("different", "player", "search.py", 4)


def test_what_a_program_searches_by_itself_is_not_taken_for_the_search_of_a_case() -> None:
    source = (
        "def search(n, what, that):\n    return n if isinstance(n, int) else max(search(c, what, that) for c in n)\n"
    )
    files = {"main.py": f"{source}\nprint(search([7, [8, 9]], 'a', 'b'))\n"}
    expected = expected_of(here(prepared(TASK)))
    worst = here(graded(Submission("anna", files), TASK, expected)).worst
    assert (worst.kind, worst.sentence) == ("not compared", NO_START)


CUT = ALPHABETA.replace("break", "continue")
OUTSIDE = """
def alphabeta(state, game):
    best, move = -99, None
    for action in game.actions(state):
        worth = value(game.result(state, action), game, best, 99, False)
        if move is None:
            best, move = worth, action
    return move

def value(state, game, alpha, beta, big):
    if game.is_terminal(state):
        return game.utility(state, "MAX")
    best = -99 if big else 99
    for action in game.actions(state):
        worth = value(game.result(state, action), game, alpha, beta, not big)
        best = max(best, worth) if big else min(best, worth)
        alpha, beta = (max(alpha, best), beta) if big else (alpha, min(beta, best))
        if alpha >= beta:
            break
    return best
"""


@pytest.mark.parametrize(
    ("pack", "source", "case", "mistake", "line"),
    [("trees", CUT, 0, "missed cut", 15), ("aima-games", OUTSIDE, 1, "best move", 5)],
    ids=["goes on instead of leaving", "takes the first move outside of its search"],
)
def test_the_line_is_told_in_a_search_that(pack: str, source: str, case: int, mistake: str, line: int) -> None:
    worst = judged_here(Program(pack, "", "", source, line), slice(case, case + 1)).verdict.worst
    assert (worst.mistake, worst.line) == (mistake, line)


CUTTING = """
def minimax(board, depth=0, alpha=-2, beta=2):
    if terminal(board):
        return utility(board)
    is_max = player(board) == "X"
    best, chosen = (-2 if is_max else 2), None
    for action in sorted(actions(board)):
        value = minimax(result(board, action), depth + 1, alpha, beta)
        if value > best if is_max else value < best:
            best, chosen = value, action
        alpha, beta = (max(alpha, best), beta) if is_max else (alpha, min(beta, best))
        if alpha >= beta:
            break
    return best if depth else chosen
"""


@pytest.mark.parametrize(("change", "said"), [((">= beta", ">= beta"), "same"), (("< best", "> best"), "different")])
def test_a_right_best_move_tells_the_value_though_others_were_cut_off(change: tuple[str, str], said: str) -> None:
    rules = next(each.source for each in RIGHT if each.pack == "cs50-tictactoe").partition("def minimax")[0]
    program = Program("cs50-tictactoe", "", "", rules + CUTTING.replace(*change), 0)
    assert judged_here(program, slice(0, 2)).verdict.kind == said


@pytest.mark.slow
def test_a_wrong_sign_at_an_end_is_told_of_the_rule_and_not_of_what_is_backed_up() -> None:
    rules = next(each.source for each in RIGHT if each.pack == "cs50-tictactoe").partition("def minimax")[0]
    wrong = re.sub(r"-1(?= if|\n)", "1", rules.partition("def utility")[2])
    source = rules.partition("def utility")[0] + "def utility" + wrong + CUTTING
    worst = judged_here(Program("cs50-tictactoe", "", "", source, 0), slice(1, 2)).verdict.worst
    assert worst.sentence.startswith("utility(")
    assert worst.sentence.endswith("returns 1; -1 is right.")


def test_the_line_is_the_same_where_python_does_not_tell_the_last_one() -> None:
    rows = "def f(n):\n    if n == 0:\n        return 0\n    best = 0\n    for k in (1, 2):\n"
    source = f"{rows}        best = max(best, f(n - 1) - k)\n    return best\n"
    record = run_program(RunRequest(source, start="f(2)", lines=True)).record
    assert record
    found = Difference("value", 0, "", (0, 2, 0))
    untold = replace(record, lines=[each for each in record.lines if each[:2] != (0, 7)])
    assert [fault_place(each, found, None).line for each in (record, untold)] == [6, 6]
