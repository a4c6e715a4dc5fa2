"""A search or a method as a program to edit: it does what the page has just shown."""

import inspect
import json
from typing import Any

import pytest
from playing import quick_for
from plyscope.bridge import answer
from plyscope.csp import METHODS
from plyscope.own_code import program
from plyscope.search import SEARCHES

TREE = {"kind": "game", "subject": "tree", "position": "[[3 12 8] [2 4 6] [14 5 2]]"}
FITTING = ("expectiminimax", "star1", "star2", "uct")
TREE_SEARCHES = [
    search.id for search in SEARCHES.values() if search.id not in ("regret_matching", "cfr", "maxn", "quiescence")
]


def ask(op: str, request: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(answer(json.dumps({"op": op, **request})).text)
    assert "error" not in found, found
    return found


@pytest.mark.parametrize("search", quick_for(TREE_SEARCHES, *(each for each in TREE_SEARCHES if each != "uct")))
def test_an_edited_search_runs_and_finds_the_same_value(search: str) -> None:
    request = {**TREE, "method": search}
    source = ask("edit", request)["source"]
    told = program({"source": source})
    assert told["error"] is None
    printed = told["output"].strip()
    if SEARCHES[search].exact and not SEARCHES[search].chooses:
        assert printed.lstrip("(").startswith("3")


@pytest.mark.parametrize("search", ["minimax", "alphabeta", "negamax", "alphabeta_hard"])
def test_its_tree_has_as_many_nodes_as_the_search_of_the_page(search: str) -> None:
    request = {**TREE, "method": search}
    told = program({"source": ask("edit", request)["source"]})
    assert told["nodes"] == ask("search", request)["nodes"]


POSITIONS: dict[str, dict[str, Any]] = {
    "tree": TREE,
    "tictactoe": {"kind": "game", "subject": "tictactoe", "depth": 4},
    "nim": {"kind": "game", "subject": "nim", "depth": 3},
    "connect4": {
        "kind": "game",
        "subject": "connect4",
        "position": "4453",
        "options": {"columns": 5, "rows": 4, "connect": 3},
        "depth": 4,
    },
}
CUTTING = ["alphabeta", "alphabeta_hard", "negamax", "pvs", "alphabeta_ordered"]


@pytest.mark.parametrize("game", quick_for(POSITIONS, "nim", "tree"))
@pytest.mark.parametrize("search", [*CUTTING, "minimax", "iterative_deepening", "mtdf"])
def test_its_moves_that_were_left_out_are_counted_as_on_the_page(game: str, search: str) -> None:
    request = {**POSITIONS[game], "method": search}
    told = program({"source": ask("edit", request)["source"]})
    found = ask("search", request)
    assert (told["nodes"], told["cuts"]) == (found["nodes"], found["cuts"])
    assert told["value"] == pytest.approx(found["value"])
    assert (found["cuts"] == 0) == (search == "minimax")


@pytest.mark.slow
@pytest.mark.parametrize("search", CUTTING)
def test_all_of_it_is_recognised(search: str) -> None:
    request = {**POSITIONS["nim"], "depth": 5, "method": search}
    reads = program({"source": ask("edit", request)["source"]})["reads"]
    told = {role: read and read["from"] for role, read in reads.items()}
    assert told["depth"] in ("depth", "ply")
    assert told["side"] in ("sign", "max_value / min_value")
    assert [told[role] for role in ("state", "move", "value")] == ["state", "action", "return"]
    assert (told["alpha"], told["beta"]) == ("alpha", "beta")


def test_position_rules_depth_order_and_cut_go_with_it() -> None:
    request = {
        "kind": "game",
        "subject": "connect4",
        "position": "4453",
        "options": {"columns": 5, "rows": 4, "connect": 3},
        "method": "alphabeta",
        "depth": 4,
        "order": "centre",
        "cut": ">",
    }
    told = program({"source": ask("edit", request)["source"]})
    found = ask("search", request)
    assert told["error"] is None
    assert told["nodes"] == found["nodes"]
    assert float(told["output"]) == found["value"]


@pytest.mark.parametrize("search", ["negamax", "fresh_windows"])
def test_a_search_that_cuts_only_on_greater_is_edited_as_it_is_shown(search: str) -> None:
    request = {**TREE, "position": "[[3 5] [3 9]]", "method": search, "cut": ">"}
    source = ask("edit", request)["source"]
    strict = inspect.getmodule(SEARCHES[search].strict)
    assert strict
    assert source.startswith(inspect.getsource(strict))
    told = program({"source": source})
    assert told["error"] is None
    assert told["output"].strip("(\n").startswith("3")


@pytest.mark.slow
@pytest.mark.parametrize("method", METHODS)
def test_an_edited_method_solves_the_problem(method: str) -> None:
    request = {"kind": "problem", "subject": "australia", "method": method}
    told = program({"source": ask("edit", request)["source"]})
    assert told["error"] is None
    solution = ask("search", request)["solution"]
    if solution and method != "min_conflicts":
        assert all(repr(name) in told["output"] for name in solution)
