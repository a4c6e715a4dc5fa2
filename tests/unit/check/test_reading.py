"""Tasks are read from TOML, and what is wrong in one is told with its line."""

from pathlib import Path

import pytest
from plyscope.check.cases import read_tree_test
from plyscope.check.reading import BadTask, load, pack_names, read_task
from plyscope.check.start import starts
from plyscope.check.task import Limits
from plyscope.game import BadInput
from plyscope.program import RunRequest, run_program

FOLDER = Path("/nowhere")
WHOLE = '''# A task.
name = "Week 3"
search = "alphabeta"
cut = ">"
solution = "right.py"
function = "search"
files = ["board.py"]
setup = """
DEPTH = 2
[points]
"""
hint = "place"
seed = 7

[points]
value = 2
cuts = 1.5

[limits]
seconds = 2.5
nodes = 900

[[case]]
name = "first"
start = "search(1)"

[[case]]
setup = "TREE = [1, 2]"
secret = true
'''
TREES = 'search = "minimax"\ntrees = ["[1, 2]"]\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "right.py").write_text("def search(n): return n\n", encoding="utf-8")
    (tmp_path / "board.py").write_text("SIZE = 3\n", encoding="utf-8")
    return tmp_path


def test_a_task_has_what_its_file_says(folder: Path) -> None:
    task = read_task(WHOLE, folder)
    assert (task.name, task.search, task.cut, task.function) == ("Week 3", "alphabeta", ">", "search")
    assert (task.hint, task.seed) == ("place", 7)
    assert task.solution == "def search(n): return n\n"
    assert task.files == {"board.py": "SIZE = 3\n"}
    assert task.points == {"value": 2, "cuts": 1.5}
    assert task.limits == Limits(seconds=2.5, nodes=900)
    first, second = task.cases
    assert (first.name, first.start, first.secret) == ("first", "search(1)", False)
    assert (second.name, second.start, second.secret) == ("Case 2", "", True)
    assert second.setup.split() == ["DEPTH", "=", "2", "[points]", "TREE", "=", "[1,", "2]"]


@pytest.mark.parametrize(
    ("before", "after", "line", "why"),
    [
        ('hint = "place"', 'hints = "place"', 12, 'a task has no "hints"'),
        ("seed = 7", 'seed = "7"', 13, "seed is a whole number"),
        ("seed = 7", "seed = true", 13, "seed is a whole number"),
        ('name = "Week 3"', "name = 3", 2, "name is text"),
        ('"alphabeta"', '"alphabet"', 3, "search is one of minimax"),
        ('cut = ">"', 'cut = ">>"', 4, "cut is one of >=, >, either"),
        ('"right.py"', '"wrong.py"', 5, 'there is no file "wrong.py"'),
        ('["board.py"]', '["boards.py"]', 7, 'there is no file "boards.py"'),
        ('["board.py"]', '"board.py"', 7, "files is a list"),
        ("value = 2", "values = 2", 16, 'there are no points for "values"'),
        ("value = 2", "value = -2", 16, "points are a number"),
        ("nodes = 900", "nodes = 0", 21, "nodes is a whole number above 0"),
        ("nodes = 900", "node = 900", 21, 'limits has no "node"'),
        ("secret = true", "secret = 1", 29, "secret is true or false"),
        ("secret = true", "hidden = true", 29, 'case has no "hidden"'),
        ("secret = true", 'name = "first"', 23, 'two cases are called "first"'),
        ("seed = 7", "seed = ", 13, "this is no TOML: invalid value"),
        ("seed = 7", "seed: 7", 13, "this is no TOML: expected '=' after a key"),
        ('hint = "place"', 'pack = "cs51"', 12, 'there is no pack "cs51"'),
        ("seed = 7", 'trees = ["[1, x]"]', 13, "tree 1 is not written as nested lists"),
        ("seed = 7", 'positions = ["XO."]', 13, "positions need their game"),
        ("seed = 7", 'game = "tictactoe"\npositions = ["X"]', 14, '"X" is no position'),
        ("seed = 7", 'game = "ludo"\npositions = ["X"]', 13, 'there is no game "ludo"'),
        ("seed = 7", 'tree_tests = "q2"', 13, 'there is no folder "q2"'),
    ],
)
def test_what_is_wrong_is_told_with_its_line(folder: Path, before: str, after: str, line: int, why: str) -> None:
    assert WHOLE.count(before) == 1
    with pytest.raises(BadTask) as told:
        read_task(WHOLE.replace(before, after), folder, "week3.toml")
    message = str(told.value)
    assert message.startswith(f"week3.toml, line {line}: {why}"), message
    assert told.value.line == line
    assert message.endswith(".")
    assert "\n" not in message


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('trees = ["[1, 2]"]', "a task says its search"),
        ('search = "minimax"', "a task has a"),
        ("trees = " + "[" * 5_000 + "]" * 5_000, "something in it is nested too deeply"),
        ('search = "depth-limited"\ntrees = ["[1, 2]"]', "a task names its solution"),
    ],
)
def test_what_is_missing_is_told(text: str, why: str) -> None:
    with pytest.raises(BadTask, match=f"line 1: {why}"):
        read_task(text, FOLDER)


@pytest.mark.parametrize("search", ["minimax", "negamax", "alphabeta", "expectiminimax"])
def test_trees_are_judged_by_a_solution_of_ours(search: str) -> None:
    task = read_task(TREES.replace("minimax", search), FOLDER)
    (case,) = task.cases
    assert case.setup == "TREE = [1, 2]"
    assert starts(task.solution, task, case)
    assert task.points == {"value": 1}


def test_positions_of_our_games_are_judged_by_a_solution_of_ours() -> None:
    text = 'search = "minimax"\ngame = "tictactoe"\npositions = ["XOX/O../..."]'
    task = read_task(text, FOLDER)
    (case,) = task.cases
    (start,) = starts(task.solution, task, case)
    ran = run_program(RunRequest(task.solution, case.setup, start, files=task.files, own_folder=True))
    assert (ran.fault, ran.returned) == (None, 4)


def test_a_task_takes_from_a_pack_what_it_does_not_say() -> None:
    pack = load("csp")
    task = read_task('pack = "csp"\nsearch = "ac3"\nstart = "AC3(PROBLEM)"\n[points]\nvalue = 1', FOLDER)
    assert task.points == {"value": 1}
    assert "def AC3" in task.solution
    assert task.files == pack.files
    assert {each.start for each in task.cases} == {"AC3(PROBLEM)"}
    trees = read_task('pack = "trees"\ncut = ">"\ntrees = ["[[1, 2], [1]]"]', FOLDER)
    assert "value > beta" in trees.solution
    assert len(trees.cases) == 1


@pytest.mark.parametrize("name", pack_names())
def test_every_pack_is_found_by_its_name(name: str) -> None:
    task = load(name)
    assert len(task.cases) >= 6
    assert task.most == 10
    compile(task.solution, name, "exec")


def test_a_file_and_a_folder_are_found_and_nothing_else(folder: Path) -> None:
    (folder / "task.toml").write_text(WHOLE, encoding="utf-8")
    assert load(folder).name == load(folder / "task.toml").name == "Week 3"
    with pytest.raises(BadInput, match=r"There is no task called .week4\.toml.: .*cs50-tictactoe"):
        load("week4.toml")


TEST = '''
# A test of ours.
class: "GraphGameTreeTest"
alg: "MinimaxAgent"
depth: "1"
diagram: """
   top
"""
num_agents: "2"
start_state: "top"
win_states: "won"
lose_states: "lost"
successors: """
top Left one
top Right two
one East won
one West lost
two East fair
"""
evaluation: """
won 9
lost -9.5
fair 4
"""
'''


def test_a_tree_test_of_a_teacher_is_a_case(tmp_path: Path) -> None:
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "a-tree.test").write_text(TEST, encoding="utf-8")
    (tmp_path / "own" / "b-maze.test").write_text('class: "PacmanGameTreeTest"\n', encoding="utf-8")
    task = read_task('pack = "berkeley-minimax"\ntree_tests = "own"\n', tmp_path)
    (case,) = task.cases
    assert (case.name, case.start) == ("a-tree", "MinimaxAgent(depth=1).getAction(STATE)")
    ran = run_program(RunRequest(task.solution, setup=case.setup, start=case.start, files=task.files, own_folder=True))
    assert (ran.fault, ran.returned) == (None, "Right")


@pytest.mark.parametrize(
    ("before", "after", "why"),
    [
        ('depth: "1"', 'depth: "deep"', "depth is a whole number"),
        ('num_agents: "2"', "", "It has no num_agents"),
        ("top Left one", "top Left", '"top Left" is no line of successors'),
        ("lost -9.5", "lost ten", '"ten" is no number'),
        ('"MinimaxAgent"', '"open(1)"', "is no name of an agent"),
    ],
)
def test_a_tree_test_that_cannot_be_read_is_told(before: str, after: str, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        read_tree_test(TEST.replace(before, after), "own")
