"""The textbook's tree beside a program's: of a right program it is the program's own tree, and of a
wrong one the tree that it should have been."""

from collections.abc import Callable
from math import isnan
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from nested_lists import ALPHABETA
from playing import NESTED, quick_for
from plyscope.compare import CompareOptions, Textbook, textbook
from plyscope.compare.own_game import NOWHERE
from plyscope.game import BadInput
from plyscope.own_code import Run, run
from program_table import PROGRAMS

SAME = (
    "called_best_move", "connect_columns", "cut_by_return", "deutsch", "dict_cells", "espanol",
    "francais", "integer_state", "memo_dict", "othello", "row_col_score", "string_board",
    "correct/cledersonbc", "correct/connect3", "correct/depth_heur", "correct/inline_win",
    "correct/misere", "correct/random_order", "correct/strict_cut", "correct/tuple_tree_value",
)  # fmt: skip
"""Right programs with values from MAX's side, without tables, scouts or early ends."""
MINIMAX = """
def value(node, is_max):
    if isinstance(node, int):
        return node
    below = [value(child, not is_max) for child in node]
    return max(below) if is_max else min(below)
"""
CUTS_TOO_EARLY = """
def moves(sticks):
    return [take for take in (1, 2, 3) if take <= sticks]

def value(sticks, alpha, beta, is_max):
    if sticks == 0:
        return -1 if is_max else 1
    best = -9 if is_max else 9
    for take in moves(sticks):
        v = value(sticks - take, alpha, beta, not is_max)
        best = max(best, v) if is_max else min(best, v)
        alpha, beta = (max(alpha, v), beta) if is_max else (alpha, min(beta, v))
        if best <= beta if is_max and take > 1 else beta <= alpha:
            break
    return best

value(7, -9, 9, True)
"""
MIN_TAKES_MAX = MINIMAX.replace("min(below)", "max(below)")


def ran(source: str) -> Run:
    return run({"source": source})


def beside(found: Run) -> Textbook:
    assert found.ran.record
    assert found.reading
    return textbook(found.ran.record, found.reading, CompareOptions())


def program(name: str) -> Run:
    return ran((PROGRAMS / f"{name}.py").read_text(encoding="utf-8"))


def minimax(node: Any, *, is_max: bool) -> float:
    if isinstance(node, int):
        return node
    choose: Callable[..., float] = max if is_max else min
    return choose(minimax(child, is_max=not is_max) for child in node)


@pytest.mark.parametrize("name", quick_for(SAME, *(each for each in SAME if "/" not in each)))
def test_beside_a_right_program_stands_the_same_tree(name: str) -> None:
    found = program(name)
    book = beside(found)
    assert found.reading
    assert found.reading.value
    calls = book.calls[: book.trace.visited]
    searched = sorted(call for call in calls if call >= 0)
    assert searched == list(range(found.report["nodes"]))
    assert NOWHERE not in calls
    own = [found.reading.value.numbers[call] for call in calls if call >= 0]
    theirs = [book.trace.columns["value"][row] for row, call in enumerate(calls) if call >= 0]
    assert own == theirs


@pytest.mark.slow
@given(st.lists(NESTED.filter(lambda node: isinstance(node, list)), min_size=2, max_size=4))
def test_alpha_beta_of_a_given_tree_has_the_textbooks_nodes(nested: list[Any]) -> None:
    found = ran(f"{ALPHABETA}\nalphabeta({nested})\n")
    try:
        book = beside(found)
    except BadInput:  # in a tree without choices nobody can tell who moves
        return
    assert book.trace.columns["value"][0] == minimax(nested, is_max=True)
    if book.entry.id == "alphabeta":
        assert book.trace.visited == found.report["nodes"]


@pytest.mark.slow
@given(st.lists(st.lists(st.integers(-9, 9), min_size=2, max_size=3), min_size=2, max_size=4))
def test_the_root_has_the_right_value_although_min_takes_the_largest(nested: list[Any]) -> None:
    book = beside(ran(f"{MIN_TAKES_MAX}\nvalue({nested}, True)\n"))
    assert book.trace.columns["value"][0] == minimax(nested, is_max=True)


@pytest.mark.parametrize("name", ["mistake_misses_diagonal", "mistake_undo_forgotten", "mistake_win_on_full_board"])
def test_tic_tac_toe_is_searched_by_its_rules_where_the_program_is_wrong(name: str) -> None:
    found = program(name)
    right = {"mistake_misses_diagonal": 198}.get(name, 206)
    assert beside(found).trace.visited == right != found.report["nodes"]


def test_a_subtree_that_was_cut_off_wrongly_is_searched_in_the_tree_that_was_given() -> None:
    book = beside(program("mistake_alpha_beta_swapped"))
    assert list(book.trace.columns["value"][:5]) == [3, 3, 3, 12, 8]
    assert book.calls.count(NOWHERE) == 4 + 2  # searched, and cut off


def test_a_move_that_was_never_searched_has_no_value_in_a_game_without_known_rules() -> None:
    """The textbook looks there, but nobody knows what is there."""
    book = beside(ran(CUTS_TOO_EARLY))
    unknown = [row for row in range(book.trace.visited) if book.calls[row] == NOWHERE]
    assert unknown
    assert all(isnan(book.trace.columns["value"][row]) for row in unknown)


@pytest.mark.parametrize("name", ["expectimax", "agents"])
def test_without_two_players_there_is_no_textbooks_tree(name: str) -> None:
    with pytest.raises(BadInput, match="no textbook's tree"):
        beside(program(name))


def test_moves_have_the_names_that_the_program_gives_them() -> None:
    book = beside(program("mistake_undo_forgotten"))
    assert {move for move in book.moves if move is not None} == {3, 5, 6, 7, 8}
