"""Programs as students write them: their calls are recorded rightly, and what is what in them is recognised."""

import sys
from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest
from called import calls_of
from plyscope.own_code import ProgramReport, Run, program, run
from plyscope.program import Record
from plyscope.program.source import cleaned
from program_table import ASKED, ENDLESS, PROGRAMS, Truth, asked, source_of, truths

TRUTHS = truths()
RIGHT = [name for name in TRUTHS if not name.startswith("mistake") and name != "never_cuts"]
PRINTED = """by_table cached connect_columns copied_list cut_by_break cut_by_if cut_by_return
depth_parity dict_cells espanol every_second_ply expectimax francais
french_closure global_board huge_values in_generator integer_state
lambda_search memo_dict methods_max_min mistake_min_takes_max
mistake_undo_forgotten negamax_color negamax_window never_cuts piles_list
recursion_by_getattr russian self_copied self_undone set_on_nodes string_board tree_index
two_bitboards two_sets value_move while_pop"""
"""Programs that print the value of their search."""

WITH_INPUT = [name for name in ASKED if "input" in ASKED[name]]


@cache
def ran(name: str) -> Run:
    return run({**asked(name), "compare": True})


def recorded(name: str) -> Record:
    record = ran(name).ran.record
    assert record is not None
    return record


def told(name: str) -> ProgramReport:
    return ran(name).report


def read(answer: ProgramReport, *roles: str) -> str:
    """Where roles are read, as the table has it."""
    found = [answer["reads"][role] for role in roles]
    return ", ".join(each["from"] for each in found if each) or "-"


def test_there_are_at_least_sixty_programs_and_the_table_knows_them_all() -> None:
    names = {file.stem for file in PROGRAMS.glob("*.py")}
    assert len(names) >= 60
    assert names == {*TRUTHS, *ENDLESS, "syntax_error"}


@pytest.mark.slow
@pytest.mark.parametrize("name", TRUTHS)
def test_every_call_of_the_recursive_functions_is_a_node_below_its_caller(name: str) -> None:
    record = recorded(name)
    assert len(record) == TRUTHS[name].nodes
    if name in WITH_INPUT or name == "lambda_search":
        return  # the second way of counting has no answers, and takes any lambda for the search
    start = ASKED.get(name, {}).get("start") or ran(name).ran.start
    names = {function.name for function in record.functions}
    assert record.parent == calls_of(cleaned(source_of(name)), names, start)


@pytest.mark.slow
@pytest.mark.parametrize("name", TRUTHS)
def test_the_roles_are_recognised_without_help(name: str) -> None:
    answer = told(name)
    found = Truth(
        answer["nodes"],
        *(read(answer, role) for role in ("state", "move", "value", "side", "depth")),
        read(answer, "alpha", "beta"),
    )
    assert found == TRUTHS[name]


@pytest.mark.slow
@pytest.mark.parametrize("name", RIGHT)
def test_the_right_programs_have_no_difference(name: str) -> None:
    assert told(name)["difference"] is None


@pytest.mark.slow
@pytest.mark.parametrize("name", PRINTED.split())
def test_the_value_is_the_one_that_the_program_prints(name: str) -> None:
    answer = told(name)
    printed = answer["output"].replace("(", " ").replace(",", " ").replace(")", " ").split()
    assert str(float(answer["value"])) in [str(float(each)) for each in printed if is_number(each)]


def is_number(text: str) -> bool:
    return text.removeprefix("-").replace(".", "", 1).isdigit()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "best"),
    [
        ("called_best_move", 7),  # it prints (0, 7)
        ("value_move", 1),
        ("row_col_score", [2, 1]),
        ("windows_file", 7),
        ("dict_result", 4),
        ("agents", 2),
        ("dataclass_result", 2),
        ("player_from_board", [2, 1]),
        ("field_states", -2),
        ("scouting", 2),
    ],
)
def test_the_best_move_is_the_one_that_the_program_finds(name: str, best: object) -> None:
    assert told(name)["best"] == best


def noted_cuts(source: str, test: str, left: str) -> int:
    """How many nodes cut, told by the program itself: as it finds `test` true, and any moves are
    `left`, it notes the call in which it is."""
    assert f"if {test}:" in source
    cuts: list[Any] = []
    module = {"CUTS": cuts, "CALL": lambda: sys._getframe(1), "__name__": "__main__", "print": lambda *_: None}
    noting = f"if {test} and CUTS.append(({left}) and CALL()) is None:"
    exec(source.replace(f"if {test}:", noting), module)
    return len({id(call) for call in cuts if call})


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "test", "left"),
    [
        ("cut_by_break", "alpha >= beta", "m != moves[-1]"),
        ("connect_columns", "alpha >= beta", "col != valid[-1]"),
        ("negamax_window", "score >= beta", "'.' in pos[i+1:]"),
        ("espanol", "beta <= alfa", "jugada != jugadas(tablero)[-1]"),
        ("mistake_inner_break", "beta <= alpha", "'' in cells[r][c + 1:]"),
        ("grown_tree", "low >= high", "each is not spot.below[-1]"),
        ("scouting", "low >= high", "below is not node[-1]"),
    ],
)
def test_a_cut_is_a_node_where_a_move_was_offered_and_not_searched(name: str, test: str, left: str) -> None:
    assert told(name)["cuts"] == noted_cuts(source_of(name), test, left) > 0


@pytest.mark.parametrize("name", ["never_cuts", "cached", "copied_list", "mistake_window_not_passed"])
def test_where_nothing_is_cut_no_cut_is_told(name: str) -> None:
    assert told(name)["cuts"] == 0


@pytest.mark.parametrize("name", ["fib", "hanoi", "queens", "permutations", "grid_dfs", "sorting"])
def test_a_recursion_that_is_no_game_search_has_a_tree_and_no_sides(name: str) -> None:
    answer = told(name)
    assert answer["nodes"] > answer["leaves"] > 0
    assert answer["reads"]["side"] is None
    assert answer["reads"]["state"] is None


def depths(record: Record) -> Sequence[int]:
    depth: list[int] = []
    for parent in record.parent:
        depth.append(0 if parent < 0 else depth[parent] + 1)
    return depth


def test_the_depth_and_the_leaves_are_those_of_the_tree() -> None:
    answer, record = told("cut_by_break"), recorded("cut_by_break")
    assert answer["depth"] == max(depths(record))
    assert answer["leaves"] == sum(node not in record.parent for node in range(len(record)))


def test_a_local_variable_is_not_what_the_program_calls_so_elsewhere() -> None:
    source = """
def worth(pile, mine):
    if pile == 0: return -1 if mine else 1
    below = [worth(pile - k, not mine) for k in (1, 2, 3) if k <= pile]
    return max(below) if mine else min(below)
def choose(pile):
    best = move = None
    for k in (1, 2, 3):
        value = worth(pile - k, False)
        if best is None or value > best: best, move = value, k
    return move
move = choose(6)
print(move)
"""
    answer = program({"source": source, "compare": True})
    assert [each["recursive"] for each in answer["functions"]] == [True, False]
    assert (answer["watched"], answer["best"]) == (["worth"], 2)
    assert answer["outcome"]["kind"] == "same"
