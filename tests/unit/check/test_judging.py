"""What is right in a case, and what a submission's search is held against."""

from __future__ import annotations

import pytest
from plyscope.check.judging import Expected, Judged, judged
from plyscope.check.positions import positions_of
from plyscope.check.runs import Received
from plyscope.check.task import NODES, VALUE, Case, Task
from plyscope.compare.difference import BACKED_UP, LEAF, NOT_CONSIDERED, TERMINAL
from plyscope.program import Ran, run_program
from plyscope.program.running import Asked

SOLUTION = """
def best_move(tree):
    values = [minimax(child, False) for child in tree]
    return "abc"[values.index(max(values))]

def minimax(tree, big):
    if isinstance(tree, int):
        return tree
    values = [minimax(child, not big) for child in tree]
    return max(values) if big else min(values)
"""
NEGAMAX = """
def negamax(tree, color):
    if isinstance(tree, int):
        return color * tree
    return max(-negamax(child, -color) for child in tree)
"""
TREE = "[[3, 12, 8], [2, 4, 6], [-3, 5, 2]]"
VALUE_OF = f"minimax({TREE}, True)"
TASK = Task("t", "minimax", [Case("one")], SOLUTION, points={VALUE: 1, NODES: 1})


def run(source: str, start: str) -> Ran:
    return run_program(Asked(source, start=start))


def expected(source: str, start: str) -> Expected:
    ran = run(source, start)
    search = positions_of(ran)
    return Expected(ran.returned, search, search)


def judge(source: str, start: str = VALUE_OF, task: Task = TASK) -> Judged:
    return judged(task, Received(run(source, start)), expected(SOLUTION, VALUE_OF))


def test_a_reply_that_is_worth_the_opposite_is_no_best_move() -> None:
    known = expected(SOLUTION, VALUE_OF)
    assert known.value == 3
    assert {each for each in known.best if each is not None} == {0}


def test_the_best_moves_of_a_negamax_are_those_of_its_side() -> None:
    known = expected(NEGAMAX, f"negamax({TREE}, 1)")
    assert known.value == 3
    assert {each for each in known.best if each is not None} == {0}


def test_a_number_that_is_the_value_is_not_taken_for_a_move() -> None:
    start = "minimax([[2, 3], [1, 5]], True)"
    assert not expected(SOLUTION, start).returns_move


@pytest.mark.parametrize(("source", "start"), [(NEGAMAX, f"negamax({TREE}, 1)"), (NEGAMAX, f"-negamax({TREE}, 1)")])
def test_values_may_be_told_from_the_side_of_the_player_to_move(source: str, start: str) -> None:
    assert judge(source, start).kind == "same"


WRONG = {
    "MIN takes max": (("else min(values)", "else max(values)"), BACKED_UP, 1),
    "a leaf has the wrong sign": (("return tree\n", "return abs(tree)\n"), LEAF, 10),
    "the last reply is left out": (("in tree]\n    return max(", "in tree[:-1]]\n    return max("), NOT_CONSIDERED, 1),
    "it stops above the leaves": (
        ("        return tree\n", "        return tree\n    if tree[0] == 2: return 9\n"),
        TERMINAL,
        5,
    ),
}


@pytest.mark.parametrize(("change", "kind", "node"), WRONG.values(), ids=WRONG)
def test_a_mistake_is_told_at_its_node(change: tuple[str, str], kind: str, node: int) -> None:
    found = judge(SOLUTION.replace(*change))
    assert found.kind == "different"
    assert found.found
    assert (found.found.kind, found.found.node) == (kind, node)


def test_a_program_without_a_tree_is_not_compared() -> None:
    found = judge("def minimax(tree, big):\n    return 3\n")
    assert found.kind == "not compared"
    assert found.right == {VALUE: True}
