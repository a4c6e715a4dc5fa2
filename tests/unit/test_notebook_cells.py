"""What is on the page as the cells of a notebook: run in plain Python, they show the same tree."""

import contextlib
import io
import json
import linecache
import runpy
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import plyscope
import pytest
from kept_answers import JS
from plyscope.game import BadInput, MovesAgain, offers
from plyscope.games import GAMES
from plyscope.kinds.program.examples import OWN_GAME, OWN_PROBLEM
from plyscope.own_game import source_of_game
from plyscope.own_problem import source_of_problem
from plyscope.problems import PROBLEMS
from plyscope.runs import Run
from plyscope.search import SEARCHES
from plyscope.support.orders import ORDERS

MAKER = runpy.run_path(str(JS / "make_notebooks.py"))
KEPT = json.loads((JS / "notebooks.json").read_text(encoding="utf-8"))
ask: Callable[[dict[str, Any]], dict[str, Any]] = MAKER["ask"]
value_of: Callable[[dict[str, Any]], Any] = MAKER["value_of"]

GAME = {"kind": "game"}
TREE = {**GAME, "subject": "tree", "position": "[[3 12] [2 4]]"}
PROGRAM = {"kind": "program", "subject": "program", "method": "run"}
OWN = {**GAME, "subject": "own", "source": OWN_GAME}
RECURSION = "def f(n): return n and f(n - 1)\n"
ROUNDS = {"uct": 20, "cfr": 3, "regret_matching": 10}
ON = {
    "expectiminimax": "pig",
    "star1": "pig",
    "star2": "pig",
    "regret_matching": "matrix",
    "cfr": "kuhn",
    "maxn": "manytree",
}
"""The games for the searches that are for no game of two players without chance."""


def run(cells: list[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """What the notebook shows. Each cell has a file of its own, as in a kernel, and all of them the same names."""
    shown: list[Run] = []
    names: dict[str, Any] = {"__name__": "__main__"}

    def show(what: Any, *arguments: Any, **named: Any) -> None:
        shown.append(what if isinstance(what, Run) else plyscope.watch(what, *arguments, **named))

    monkeypatch.setattr(plyscope, "show", show, raising=False)
    for number, cell in enumerate(cells):
        file = f"<cell {number} of {id(cells)}>"
        linecache.cache[file] = (len(cell), None, cell.splitlines(keepends=True), file)
        with contextlib.redirect_stdout(io.StringIO()):
            exec(compile(cell, file, "exec"), names)
    (found,) = shown
    return found


def check_alike(request: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Searches on the page and in a notebook, and compares what is found; returns the cells."""
    page = ask({"op": "search", **request})
    told = ask({"op": "cells", **request, "nodes": page["nodes"]})
    found = run(told["cells"], monkeypatch)
    assert found.nodes == page["nodes"]
    assert found.value == value_of(page)
    return list(told["cells"])


def refusal(request: dict[str, Any]) -> str:
    page = ask({"op": "search", **request})
    return str(ask({"op": "cells", **request, "nodes": page["nodes"]})["error"]["message"])


@pytest.mark.slow
@pytest.mark.parametrize("name", list(KEPT))
def test_the_cells_that_the_page_is_tested_with_show_the_same_tree(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = KEPT[name]
    assert kept["request"] == MAKER["REQUESTS"][name]
    assert check_alike(kept["request"], monkeypatch) == kept["cells"]
    found = run(kept["cells"], monkeypatch)
    assert (found.nodes, found.value) == (kept["nodes"], kept["value"])


def test_no_other_cells_are_kept() -> None:
    assert list(KEPT) == list(MAKER["REQUESTS"])


@pytest.mark.slow
@pytest.mark.parametrize("search", list(SEARCHES))
def test_every_search_shows_the_same_tree_in_a_notebook(search: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rounds = {"methodOptions": {"rounds": ROUNDS[search]}} if search in ROUNDS else {}
    cut = {"cut": ">"} if SEARCHES[search].takes_cut else {}
    check_alike(
        {**GAME, "subject": ON.get(search, "tictactoe"), "method": search, "depth": 2, **rounds, **cut}, monkeypatch
    )


@pytest.mark.slow
@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_is_loaded_in_a_notebook_as_on_the_page(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    entry = GAMES[game]
    method = next((search for search, on in ON.items() if on == game), "")
    depth = (
        {"depth": 1}
        if game in ("othello", "chess", "checkers", "pacman", "twenty48", "kalah", "dots", "coins", "pig")
        else {"depth": 2}
    )
    rounds = {"methodOptions": {"rounds": ROUNDS[method]}} if method in ROUNDS else {}
    request = {**GAME, "subject": game, "options": entry.presets[0].options, "position": entry.presets[0].position}
    check_alike({**request, **({"method": method} if method else {}), **depth, **rounds}, monkeypatch)


@pytest.mark.slow
@pytest.mark.parametrize("subject", [each for each in PROBLEMS if each != "timetable"])
def test_every_problem_is_solved_in_a_notebook_as_on_the_page(subject: str, monkeypatch: pytest.MonkeyPatch) -> None:
    check_alike({"kind": "problem", "subject": subject, "method": "forward_checking"}, monkeypatch)


def test_a_search_where_a_side_may_move_again_is_the_one_for_that_game(monkeypatch: pytest.MonkeyPatch) -> None:
    cells = check_alike({**GAME, "subject": "dots", "depth": 2}, monkeypatch)
    assert offers(plyscope.games.load("dots")[0], MovesAgain)
    assert 'plyscope.searches.load("alphabeta", game)' in cells[-1]


@pytest.mark.parametrize("cut", [">=", ">"])
def test_what_is_shown_says_when_the_search_cuts(cut: str) -> None:
    search = plyscope.searches.load("alphabeta", cut=cut)
    run = plyscope.watch(search, *plyscope.games.load("tree", "[[3 12] [3 4]]"))
    assert run.alone().reply["text"]["cut"] == cut
    assert run.nodes == {">=": 6, ">": 7}[cut]


def test_a_window_is_seen_from_the_side_that_the_search_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    cells = check_alike({**TREE, "position": "min [[3 12] [2 4]]", "method": "negamax", "window": [2, 5]}, monkeypatch)
    assert "alpha=-5.0, beta=-2.0" in cells[-1]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["nim", "connect4"])
def test_a_copy_of_a_game_of_ours_is_a_game_of_ones_own(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    check_alike(
        {**OWN, "source": source_of_game(GAMES[game]).source, "position": GAMES[game].start, "depth": 2}, monkeypatch
    )


def test_an_object_that_is_a_game_is_used_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    source = OWN_GAME.replace(
        '    initial = (STICKS, "MAX")\n', "    def __init__(self, n=5):\n        self.initial = (n, 'MAX')\n"
    )
    assert source != OWN_GAME
    cells = check_alike({**OWN, "source": f"{source}\n\nsmall = TakeAway(3)\n"}, monkeypatch)
    assert "game = small\n" in cells[1]


@pytest.mark.parametrize("search", ["alphabeta", "mac"])
def test_an_edited_copy_of_a_search_or_method_shows_its_tree(search: str, monkeypatch: pytest.MonkeyPatch) -> None:
    subject = TREE if search in SEARCHES else {"kind": "problem", "subject": "australia"}
    copy = ask({"op": "edit", **subject, "method": search})["source"]
    check_alike({**PROGRAM, "position": copy}, monkeypatch)


def test_a_program_begins_with_what_the_person_has_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    cells = check_alike({**PROGRAM, "position": RECURSION, "start": "f(n=3)"}, monkeypatch)
    assert cells[-1] == "import plyscope\n\nplyscope.show(f, n=3)"


ESTIMATE = "def evaluate(state): return len(str(state)) % 3"
OF_GAME = "def evaluate(game, state): return len(game.actions(state)) / 9"


@pytest.mark.parametrize("order", [each for each in ORDERS if each != "given"])
def test_moves_are_searched_in_the_order_of_the_page(order: str, monkeypatch: pytest.MonkeyPatch) -> None:
    position = "XOX/O../..." if order in ("perfect", "worst") else ""
    request = {**GAME, "subject": "tictactoe", "position": position, "order": order, "depth": 3, "window": [-1, 0.5]}
    cells = check_alike(request, monkeypatch)
    assert f'plyscope.searches.ordered(game, state, "{order}"' in cells[0]


def test_an_order_that_a_search_learns_is_that_search(monkeypatch: pytest.MonkeyPatch) -> None:
    check_alike({**GAME, "subject": "tictactoe", "order": "history", "depth": 3}, monkeypatch)


ON_OWN = {**OWN, "depth": 2, "order": "evaluation"}


@pytest.mark.parametrize("evaluation", [ESTIMATE, OF_GAME])
def test_a_game_of_ones_own_takes_its_evaluation_and_order_along(
    evaluation: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    cells = check_alike({**ON_OWN, "evaluation": evaluation}, monkeypatch)
    assert cells[:2] == [OWN_GAME, evaluation]
    assert 'plyscope.searches.ordered(game, state, "evaluation")' in cells[2]
    assert cells != check_alike({**OWN, "depth": 2}, monkeypatch)


@pytest.mark.parametrize("search", ["expectiminimax", "uct", "star1"])
def test_a_search_that_takes_means_or_bounds_takes_an_evaluation_along(
    search: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    endless = "from math import inf\n\ndef evaluate(state): return inf if len(str(state)) % 3 else 0.25"
    request = {**GAME, "subject": "pig", "method": search, "depth": 1, "evaluation": endless}
    rounds = {"methodOptions": {"rounds": 20}} if search == "uct" else {}
    assert "evaluate, bounded=True)" in check_alike({**request, **rounds}, monkeypatch)[1]


@pytest.mark.parametrize("evaluation", [ESTIMATE, OF_GAME])
def test_an_evaluation_of_ones_own_is_taken_along(evaluation: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cells = check_alike({**GAME, "subject": "tictactoe", "depth": 2, "evaluation": evaluation}, monkeypatch)
    assert cells[0] == evaluation


def test_weights_and_an_order_go_together(monkeypatch: pytest.MonkeyPatch) -> None:
    request = {**GAME, "subject": "connect4", "depth": 2, "weights": [1, 0, 2, 0, 0.5], "order": "evaluation"}
    cells = check_alike(request, monkeypatch)
    assert "plyscope.games.weighted(game, [1, 0, 2, 0, 0.5])" in cells[0]


def test_a_game_in_another_order_cannot_be_saved_for_the_page() -> None:
    game, state = plyscope.games.load("tictactoe", "XOX/O../...")
    changed = plyscope.searches.ordered(plyscope.games.evaluated(game, lambda _: 0), state, "reversed")
    run_ = plyscope.watch(plyscope.searches.load("alphabeta"), changed, state)
    assert run_.alone().reply["text"]["root"]["subject"] == "tictactoe"
    assert run_.link == ""
    with pytest.raises(BadInput, match="cannot be saved"):
        run_.file()


@pytest.mark.parametrize("method", ["backtracking", "mac"])
def test_a_problem_of_ones_own_is_posed_in_a_notebook(method: str, monkeypatch: pytest.MonkeyPatch) -> None:
    request = {"kind": "problem", "subject": "own-problem", "source": OWN_PROBLEM, "method": method}
    assert check_alike(request, monkeypatch)[0] == OWN_PROBLEM


def test_a_name_like_that_of_an_entry_makes_none(monkeypatch: pytest.MonkeyPatch) -> None:
    source = f"ENTRY = 3\n{OWN_PROBLEM}"
    request = {"kind": "problem", "subject": "own-problem", "source": source, "method": "mac"}
    assert "plyscope.problems.pose(" in check_alike(request, monkeypatch)[1]


def test_an_edited_copy_of_a_problem_of_ours_is_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    source = source_of_problem(PROBLEMS["queens"]).source
    request = {"kind": "problem", "subject": "own-problem", "source": source, "position": "5", "method": "mac"}
    assert "ENTRY.load" in check_alike(request, monkeypatch)[1]


OTHERS = {
    "board/rules.py": 'def below(n):\n    """The \\n of n."""\n    return n and below(n - 1)\n',
    "start.txt": "3\r\n",
    "moves.py": "STEP = 1\n",
}
BESIDE = "from moves import STEP\ndef f(n): return n and f(n - STEP)\nN = int(open('start.txt').read())\nf(N)\n"


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Cells that write files change the folder, and what can be imported."""
    known = set(sys.modules)
    monkeypatch.chdir(Path.cwd())
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield
    for name in set(sys.modules) - known:
        if name.partition(".")[0] in ("moves", "board"):
            del sys.modules[name]


@pytest.mark.usefixtures("elsewhere")
def test_files_beside_a_program_are_written_into_a_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    cells = check_alike({**PROGRAM, "position": BESIDE, "files": OTHERS}, monkeypatch)
    assert cells[1] == BESIDE
    for name, text in OTHERS.items():
        assert Path(name).read_bytes().decode() == text


@pytest.mark.usefixtures("elsewhere")
def test_files_beside_a_game_or_a_problem_are_written_too(monkeypatch: pytest.MonkeyPatch) -> None:
    game = OWN_GAME.replace("STICKS = 7", "from moves import STEP\nSTICKS = 2 + STEP")
    problem = f"from moves import STEP\n{OWN_PROBLEM}"
    check_alike({**OWN, "source": game, "files": OTHERS}, monkeypatch)
    request = {"kind": "problem", "subject": "own-problem", "source": problem, "files": OTHERS, "method": "mac"}
    check_alike(request, monkeypatch)


@pytest.mark.usefixtures("elsewhere")
def test_a_search_that_goes_on_in_another_file_shows_the_same_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    program = "from board.rules import below\ndef f(n): return n and below(n) + f(n - 1)\nf(3)\n"
    check_alike({**PROGRAM, "position": program, "files": OTHERS}, monkeypatch)


@pytest.mark.usefixtures("elsewhere")
@pytest.mark.parametrize("begin", ["import moves\nmoves.f(3)", "from moves import begin\nn = 3\nprint(begin(n))"])
def test_a_search_in_another_file_is_called_there(begin: str, monkeypatch: pytest.MonkeyPatch) -> None:
    files = {"moves.py": f"{RECURSION}def begin(n): return f(n)\n"}
    cells = check_alike({**PROGRAM, "position": begin, "files": files}, monkeypatch)
    assert cells[-1].endswith(("show(moves.f, 3)", "show(begin, n)"))


COUNTING = """left = 3
def f(n):
    return n and f(n - 1)
def search():
    global left
    left -= 1
    return f(left)
search()
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("request_", "words"),
    [
        ({**OWN, "evaluation": "TakeAway = 0\ndef evaluate(state): return 0", "depth": 2}, "both have `TakeAway`"),
        ({**OWN, "method": "sss_star"}, "SSS* cannot show the same tree"),
        ({**OWN, "method": "star1"}, "Star1 cannot show the same tree"),
        ({**PROGRAM, "position": f"{RECURSION}f(int(input()))", "input": "3"}, "asks for input"),
        ({**PROGRAM, "position": f"{RECURSION}f(3)", "function": "f"}, "watches every function"),
        ({**PROGRAM, "position": f"{RECURSION}f(3)", "reads": {"value": "return"}}, "recognises by itself"),
        ({**PROGRAM, "position": f"{RECURSION}f(3)", "methodOptions": {"seed": 1}}, "the seed 0"),
        ({**PROGRAM, "position": "print(1)"}, "There is no tree"),
        ({**PROGRAM, "position": f"{RECURSION}f(3)\n1 / 0"}, "ends with an error"),
        ({**PROGRAM, "position": f"import sys\n{RECURSION}f(3)\nsys.exit()"}, "ends by `sys.exit`"),
        (
            {**PROGRAM, "position": "from .moves import f\nf(3)", "files": {"moves.py": RECURSION}},
            "instead of `from .search import …`",
        ),
        ({**PROGRAM, "position": COUNTING}, "one call that searches the same again"),
    ],
    ids=lambda each: each if isinstance(each, str) else "",
)
def test_what_the_public_names_cannot_say_is_refused_with_a_sentence(request_: dict[str, Any], words: str) -> None:
    told = refusal(request_)
    assert words in told
    assert told.endswith(".")
    assert len(told) < 160


def test_moves_that_cannot_be_written_are_refused() -> None:
    source = OWN_GAME.replace(
        "return [n for n in (1, 2, 3) if n <= sticks]", "return [Take(n) for n in (1, 2, 3) if n <= sticks]"
    )
    source = source.replace(
        "STICKS = 7", "STICKS = 7\n\nclass Take(int):\n    def __repr__(self): return f'take{int(self)}'"
    )
    assert "cannot be written" in refusal({**OWN, "source": source, "position": "take3", "depth": 2})
