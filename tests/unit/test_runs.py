"""A person's own function and program, watched in plain Python."""

import ast
import asyncio
import doctest
import importlib
import json
import linecache
import math
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any
from urllib.parse import parse_qsl

import plyscope
import pytest
from plyscope.__main__ import main
from plyscope.game import BadInput
from plyscope.games.tree import load
from plyscope.search.alphabeta import alphabeta
from program_table import source_of

TREE = [[3, 12, 8], [2, 4, 6], [14, 5, 2]]


def minimax(t: Any, maxi: bool) -> int:
    if isinstance(t, int):
        return t
    values = [minimax(each, not maxi) for each in t]
    return max(values) if maxi else min(values)


def takes_the_largest(t: Any, maxi: bool) -> int:
    if isinstance(t, int):
        return t
    return max(takes_the_largest(each, not maxi) for each in t)


@cache
def fibonacci(n: int) -> int:
    return n if n < 2 else fibonacci(n - 1) + fibonacci(n - 2)


class Sticks:
    def __init__(self, count: int) -> None:
        self.count, self.first = count, True

    def value(self) -> int:
        if self.count == 0:
            return -1 if self.first else 1
        values = []
        for take in (1, 2):
            if take <= self.count:
                self.count, self.first = self.count - take, not self.first
                values.append(self.value())
                self.count, self.first = self.count + take, not self.first
        return max(values) if self.first else min(values)


def fails(n: int) -> float:
    return 1 / n + fails(n - 1)


def test_a_function_is_watched_as_it_is() -> None:
    seen = plyscope.watch(minimax, TREE, True)
    assert seen.returned == 3
    assert seen.tree().splitlines()[1:6] == ["├─ 0 MIN 3", "│  ├─ 0 3", "│  ├─ 1 12", "│  └─ 2 8", "├─ 1 MIN 2"]
    assert minimax.__code__.co_filename == __file__


def test_what_is_what_in_it_is_recognised() -> None:
    reading = plyscope.recognise(plyscope.watch(minimax, TREE, True))
    found = {role: read.source for role, read in reading.roles.items() if read}
    assert found == {"state": "t", "move": "the place in t", "value": "return", "side": "maxi"}


def test_the_record_of_the_calls_can_be_read_too() -> None:
    seen = plyscope.watch(minimax, TREE, True)
    assert len(seen.record) == 13
    assert plyscope.recognise(seen.record).roles == plyscope.recognise(seen).roles


def test_a_method_and_a_cached_function_are_watched_too() -> None:
    sticks = Sticks(4)
    seen = plyscope.watch(sticks.value)
    assert (seen.returned, sticks.count) == (1, 4)
    assert plyscope.recognise(seen).roles["side"].source == "self.first"
    assert plyscope.watch(fibonacci, 5).tree().splitlines()[0] == "fibonacci(5) 5"


def test_the_difference_from_the_textbook_is_told() -> None:
    assert plyscope.watch(minimax, TREE, True).difference is None
    found = plyscope.watch(takes_the_largest, TREE, True).difference
    assert (found.kind, found.node) == ("value", 1)


def test_an_error_keeps_the_tree_up_to_there() -> None:
    seen = plyscope.watch(fails, 3)
    assert seen.fault.kind == "ZeroDivisionError"
    assert len(seen.record) == 4
    assert seen.tree().splitlines()[-1].strip() == "└─ fails(0)"


def test_a_search_that_did_not_end_or_returned_no_number_has_no_value() -> None:
    def search(t: Any, maxi: bool) -> float:
        if not isinstance(t, list):
            return 1 / t if t != 9 else math.nan
        values = [search(each, not maxi) for each in t]
        return max(values) if maxi else min(values)

    crashed = plyscope.watch(search, [[1, 2], [4, 0]], True)
    assert (crashed.nodes, crashed.value, crashed.best) == (7, None, None)
    without = plyscope.watch(search, [[9, 2], [4, 1]], True)
    assert (without.nodes, without.value, without.best) == (7, None, None)


def test_a_search_of_a_game_of_plyscope_is_watched_and_compared_too() -> None:
    game = load("[[3 12 8] [2 4 6] [14 5 2]]", {}).game
    seen = plyscope.watch(alphabeta, game, game.initial)
    assert seen.tree().splitlines()[0] == "MAX 3"
    assert (seen.outcome.kind, seen.outcome.compared) == ("same", ["values", "cuts"])


def test_what_has_no_text_or_does_not_recurse_is_one_clear_mistake() -> None:
    with pytest.raises(BadInput):
        plyscope.watch(len, [])
    with pytest.raises(BadInput):
        plyscope.watch(load, "[1 2]", {}).tree()


def test_what_a_call_alone_does_not_run_is_told() -> None:
    def counts(n: int) -> Any:
        yield n
        yield from counts(n - 1) if n else ()

    async def waits(n: int) -> int:
        return await waits(n - 1) if n else 0

    with pytest.raises(BadInput, match=r"^A generator runs only while its values are taken: .* list\(…\) does\.$"):
        plyscope.watch(counts, 3)
    with pytest.raises(BadInput, match=r"^A coroutine runs only while it is awaited: "):
        plyscope.watch(waits, 3)

    def taken(n: int) -> Any:
        return list(counts(n))

    def awaited(n: int) -> int:
        return asyncio.run(waits(n))

    assert [plyscope.watch(each, 3).nodes for each in (taken, awaited)] == [4, 4]


def test_only_what_is_not_known_is_recognised() -> None:
    for known in (plyscope.watch(alphabeta, *plyscope.games.load("tree", "[1 2]")), 3):
        with pytest.raises(TypeError, match="the run of a function of your own"):
            plyscope.recognise(known)


def test_a_long_tree_is_cut_short_and_says_so() -> None:
    lines = plyscope.watch(minimax, TREE, True).tree(5).splitlines()
    assert len(lines) == 6
    assert lines[-1] == "… and 8 more nodes"


def test_a_whole_program_is_run_and_saved(tmp_path: Path, capsys: Any) -> None:
    path = tmp_path / "my_program.py"
    path.write_text(source_of("mistake_min_takes_max"), encoding="utf-8")
    assert main([str(path)]) == 0
    shown = capsys.readouterr().out.splitlines()
    assert shown[0] == "14"  # what it prints itself
    assert shown[2:4] == ["├─ 0 MIN 12", "│  ├─ 0 3"]
    assert shown[-1].startswith("At node 1 your MIN takes the largest of its replies")
    written = json.loads((tmp_path / "my_program.plyscope.json").read_text(encoding="utf-8"))
    assert written["format"] == "plyscope program"
    assert written["request"]["source"] == source_of("mistake_min_takes_max")
    assert written["reply"]["nodes"] == 13
    assert written["reply"]["difference"]["node"] == 1
    assert len(written["nodes"]) == 13
    assert written["nodes"][2] == {
        "parent": 1,
        "call": "minimax(3, 2, True)",
        "line": 11,
        "move": 0,
        "side": None,
        "value": 3,
        "cut": [],
    }


@pytest.mark.parametrize(
    ("source", "said", "status"),
    [
        (source_of("nested_lists"), "Same. All ", 0),
        ("print(1)\n", "Not compared. No function", 0),
        ("def f(n):\n    return f(n + 1)\nf(0)\n", "Crashed. ", 1),
        (source_of("fib"), "Not compared. ", 0),
    ],
)
def test_the_outcome_is_told_and_only_a_crash_fails(
    tmp_path: Path, capsys: Any, source: str, said: str, status: int
) -> None:
    path = tmp_path / "any.py"
    path.write_text(source, encoding="utf-8")
    assert main([str(path)]) == status
    assert capsys.readouterr().out.splitlines()[-1].startswith(said)
    written = json.loads(path.with_suffix(".plyscope.json").read_text(encoding="utf-8"))
    assert said.startswith(written["reply"]["outcome"]["kind"].capitalize())


def test_a_file_that_cannot_be_read_fails_with_a_sentence(tmp_path: Path, capsys: Any) -> None:
    assert main([str(tmp_path / "nowhere.py")]) == 1
    assert "nowhere.py cannot be read" in capsys.readouterr().err


def test_a_file_is_read_in_the_encoding_that_it_names(tmp_path: Path, capsys: Any) -> None:
    program = tmp_path / "old.py"
    text = "# coding: latin-1\n# für alle\n" + source_of("mistake_min_takes_max")
    program.write_bytes(text.encode("latin-1"))
    assert main(["watch", str(program)]) == 0
    assert "At node 1 your MIN takes the largest" in capsys.readouterr().out
    program.write_bytes(text.removeprefix("# coding: latin-1\n").encode("latin-1"))
    assert main(["watch", str(program)]) == 1
    assert "old.py cannot be read: it is written neither in UTF-8 nor in an encoding" in capsys.readouterr().err


def test_wrong_usage_exits_with_2() -> None:
    with pytest.raises(SystemExit) as ended:
        main(["a.py", "--depth", "3"])
    assert ended.value.code == 2


def test_an_object_is_told_by_its_own_text_or_by_its_simple_attributes() -> None:
    """What a class prints or raises while it is written is nobody's concern."""

    class Told:
        def __init__(self, name: str) -> None:
            self.name = name

        def __repr__(self) -> str:
            print("noise")
            return f"<{self.name}>"

    class Plain:
        def __init__(self, worth: int) -> None:
            self.worth, self.below, self.up = worth, [1, 2], self

    class Raising(Plain):
        def __repr__(self) -> str:
            raise SystemExit

    class Endless(Plain):
        def __repr__(self) -> str:
            while True:
                self.worth += 1

    def count(thing: Any, n: int) -> int:
        return n if n == 0 else count(thing, n - 1)

    for thing, text in (
        (Told("a"), "count(<a>, 1) 0"),
        (Plain(3), "count(Plain(worth=3, below=list of 2), 1) 0"),
        (Raising(3), "count(Raising(worth=3, below=list of 2), 1) 0"),
        (Endless(3), "count(Endless(worth=3, below=list of 2), 1) 0"),
        ([0] * 600, "count(list of 600, 1) 0"),
        ([10**5000], "count(list of 1, 1) 0"),
    ):
        seen = plyscope.watch(count, thing, 1)
        assert seen.tree().splitlines()[0] == text
        assert seen.output == ""


def test_a_notebook_is_run_as_a_program_and_what_is_done_in_another_way_is_said(tmp_path: Path, capsys: Any) -> None:
    cells = ["%time x = 1\n", "def f(n):\n    return n and f(n - 1)\n", "import tqdm\nf(2)"]
    path = tmp_path / "night.ipynb"
    text = {"cells": [{"cell_type": "code", "source": cell} for cell in cells]}
    path.write_text(json.dumps(text), encoding="utf-8")
    assert main([str(path)]) == 0
    told = capsys.readouterr()
    assert len(told.out.splitlines()) == 4  # the last one is the outcome
    assert "tqdm cannot run here: its loops go on without a bar.\n" in told.err
    path.write_text("no JSON", encoding="utf-8")
    assert main([str(path)]) == 1
    assert capsys.readouterr().err == "This is not a notebook that can be read.\n"


def test_a_program_with_an_error_says_so_and_fails(tmp_path: Path, capsys: Any) -> None:
    path = tmp_path / "broken.py"
    path.write_text("def f(n)\n", encoding="utf-8")
    assert main([str(path)]) == 1
    assert "SyntaxError" in capsys.readouterr().err
    assert (tmp_path / "broken.plyscope.json").exists()


def test_each_part_with_names_has_a_load_and_its_example_is_true() -> None:
    finder, runner = doctest.DocTestFinder(recurse=False), doctest.DocTestRunner()
    shown = (plyscope.searches.load, plyscope.methods.load, plyscope.solve, plyscope.watch)
    for function in shown:
        names = {function.__name__: function}
        (example,) = finder.find(function, globs=names)
        assert runner.run(example).failed == 0


@pytest.mark.parametrize("name", ["alphabeta", "negamax", "pvs"])
def test_a_search_of_ours_is_read_as_the_page_reads_it(name: str) -> None:
    run = plyscope.watch(plyscope.searches.load(name), *plyscope.games.load("tree", "[[3 12 8] [2 4 6] [14 5 2]]"))
    assert repr(run) == f"<Run of {name}: 11 nodes, value 3, best a₁, cuts 1>"
    assert run.game.action_name(run.game.initial, run.best) == "a₁"


def test_a_search_that_builds_one_tree_has_no_cuts() -> None:
    run = plyscope.watch(plyscope.searches.load("uct"), *plyscope.games.load("nim", "1 2"), rounds=40)
    assert run.cuts == 0
    assert run.best == run.returned.action


def test_a_run_of_ones_own_function_tells_the_same_as_the_page() -> None:
    run = plyscope.watch(minimax, TREE, True)
    assert (run.nodes, run.value, run.best, run.cuts, run.name) == (13, 3, 0, 0, "minimax")
    assert repr(run) == "<Run of minimax: 13 nodes, value 3, best 0, cuts 0>"


def test_a_run_without_a_tree_and_one_that_failed_say_so() -> None:
    assert repr(plyscope.watch(load, "[1 2]", {})).startswith("<Run of load: 0 nodes")
    assert repr(plyscope.watch(fails, 2)).endswith("ZeroDivisionError>")


def test_what_cannot_be_watched_or_solved_is_told() -> None:
    with pytest.raises(TypeError, match="a problem's name"):
        plyscope.solve(3)  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="let it stand in a file"):
        plyscope.watch(eval("lambda n: n"), 1)


def test_a_constraint_problem_is_solved_under_watch() -> None:
    run = plyscope.solve("australia", "forward_checking")
    assert run.value == dict(zip(["WA", "NT", "SA", "Q", "NSW", "V", "T"], run.value.values(), strict=True))
    assert run.outcome.why.startswith("Its solution satisfies the constraints")
    assert run.tree(2).splitlines() == ["nothing assigned", "  Western Australia = red", "… and 6 more nodes"]
    own = plyscope.solve(plyscope.problems.load("queens", "4"), plyscope.methods.load("backtracking"))
    assert sorted(own.value.values()) == [1, 2, 3, 4]
    assert own.tree().splitlines()[2].strip() == 'queen c2 = 1: breaks "no queen attacks another"'
    assert plyscope.solve(plyscope.problems.load("queens", "3")).value is None


def test_an_unknown_method_or_option_is_told() -> None:
    with pytest.raises(BadInput, match="There is no method"):
        plyscope.solve("queens", "magic")
    with pytest.raises(BadInput, match="has no option"):
        plyscope.solve("queens", "mac", depth=3)


def test_a_search_of_a_game_is_saved_as_a_program_that_searches_the_same(tmp_path: Path) -> None:
    run = plyscope.watch(plyscope.searches.load("minimax"), *plyscope.games.load("tictactoe", "XOX/O../..."))
    written = json.loads(run.save(tmp_path / "run.plyscope.json").read_text(encoding="utf-8"))
    assert (written["format"], written["reply"]["nodes"]) == ("plyscope program", run.nodes)
    assert "GAMES['tictactoe'].load('XOX/O../...', {})" in written["request"]["source"]


def test_the_rules_of_a_game_are_saved_and_linked_with_it(tmp_path: Path) -> None:
    position = plyscope.games.load("connect4", "1", columns=3, rows=3, connect=3)
    run = plyscope.watch(plyscope.searches.load("minimax"), *position, 2)
    written = json.loads(run.save(tmp_path / "run.plyscope.json").read_text(encoding="utf-8"))
    assert ".load('.../.../X..', {'columns': 3, 'rows': 3, 'connect': 3})" in written["request"]["source"]
    assert (written["reply"]["nodes"], written["reply"]["value"]) == (run.nodes, run.value)
    assert run.link == "game=connect4&position=.../.../X..&columns=3&rows=3&connect=3&method=minimax&depth=2"
    # What only its ends are worth is a rule too, and no position shows it.
    sooner = plyscope.games.load("tictactoe", "XX./OO./...", sooner=1)
    assert "&sooner=1&" in plyscope.watch(plyscope.searches.load("minimax"), *sooner).link
    assert (
        "position" not in plyscope.watch(plyscope.searches.load("expectiminimax"), *plyscope.games.load("coins")).link
    )


def test_rules_that_nobody_knows_are_not_saved() -> None:
    made = plyscope.games.GAMES["connect4"].load("1", {"columns": 3, "rows": 3, "connect": 3})
    run = plyscope.watch(plyscope.searches.load("minimax"), made.game, made.state)
    assert run.link == ""
    with pytest.raises(BadInput, match=r"plyscope\.games\.load"):
        run.file()


@pytest.mark.parametrize("name", plyscope.problems.PROBLEMS)
def test_a_constraint_problem_has_a_link_to_the_same_on_the_page(name: str) -> None:
    posed = plyscope.problems.load(name)
    run = plyscope.solve(posed, "mac", select=1)
    said = dict(parse_qsl(run.link))
    assert said == {"problem": name, "position": posed.text, "method": "mac", "select": "1"}
    assert plyscope.problems.entry_of(posed).id == name


def test_a_constraint_problem_is_saved_as_its_link(tmp_path: Path) -> None:
    run = plyscope.solve("queens", "backtracking")
    written = json.loads(run.save(tmp_path / "run.plyscope.json").read_text(encoding="utf-8"))
    assert written == {"format": "plyscope link", "version": 1, "link": f"{run.link}&step=end"}
    own = plyscope.solve("queens", plyscope.methods.load("backtracking"))
    assert own.link == ""
    with pytest.raises(BadInput, match="Your code"):
        own.file()
    # A method for graphs does not solve the queens on the page either.
    assert plyscope.solve("australia", "bfs_backtracking").link != ""


def test_a_function_that_a_notebook_takes_out_of_another_one_is_watched_too(tmp_path: Path) -> None:
    # So marimo runs a file: the body of each cell as a module, at the lines of the file.
    text = "def cell():\n    def low(t):\n        return t if isinstance(t, int) else min(low(each) for each in t)\n"
    path = tmp_path / "cells.py"
    path.write_text(text, encoding="utf-8")
    (cell,) = ast.parse(text).body
    names: dict[str, Any] = {}
    exec(compile(ast.Module(cell.body, []), str(path), "exec"), names)
    run = plyscope.watch(names["low"], [[3, 1], 2])
    assert (run.nodes, run.value) == (5, 1)
    assert run.record.line[1:] == [3, 3, 3, 3]


def test_a_function_beside_which_a_cell_of_a_notebook_waits_is_watched_too() -> None:
    # In a browser, `%pip install` becomes such a line too.
    text = """import types
pause = types.coroutine(lambda: (yield))
await pause()
if True:
    await pause()

def low(t):
    return t if isinstance(t, int) else min(low(each) for each in t)
async def later():
    await pause()
"""
    linecache.cache["<cell 7>"] = (len(text), None, text.splitlines(keepends=True), "<cell 7>")
    names: dict[str, Any] = {}
    code = compile(text, "<cell 7>", "exec", flags=ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
    assert list(FunctionType(code, names)().__await__()) == [None, None], "it waited twice"
    run = plyscope.watch(names["low"], [[3, 1], 2])
    assert (run.nodes, run.value, run.fault) == (5, 1, None)
    assert run.record.line[1:] == [8, 8, 8, 8]
    assert run.request["source"].count("await pause()") == 1, "what waits in a function stays"


def test_a_search_of_ours_has_a_link_to_the_same_on_the_page() -> None:
    position = plyscope.games.load("tictactoe", "XOX/O../...")
    alphabeta = plyscope.searches.load("alphabeta")
    link = "game=tictactoe&position=XOX/O../...&method=alphabeta"
    assert plyscope.watch(alphabeta, *position).link == link
    assert plyscope.watch(alphabeta, *position, 2).link == f"{link}&depth=2"
    assert plyscope.watch(alphabeta, *position, depth=2).link == f"{link}&depth=2"
    assert plyscope.watch(minimax, TREE, True).link == ""


def test_a_function_that_calls_a_search_of_another_file_is_watched_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "their_search.py").write_text(
        "def minimax(tree, big):\n    if not isinstance(tree, list):\n        return tree\n"
        "    values = [minimax(each, not big) for each in tree]\n    return max(values) if big else min(values)\n"
    )
    (tmp_path / "their_start.py").write_text(
        "import copy\nimport their_search\nfrom their_search import minimax\n"
        "def by_module(tree):\n    return their_search.minimax(copy.deepcopy(tree), True)\n"
        "def by_name(tree):\n    return minimax(tree, True)\n"
        "def copied(tree):\n    return copy.deepcopy(tree)\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    module = importlib.import_module("their_start")
    for function in (module.by_module, module.by_name):
        run = plyscope.watch(function, [[3, 12], [2, 4]])
        assert (run.nodes, run.value, run.outcome.kind) == (7, 3, "same")
    # A library is no file of the person's.
    assert plyscope.watch(module.copied, [[3, 12], [2, 4]]).nodes == 0
