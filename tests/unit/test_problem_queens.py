"""Queens: the known numbers of solutions, and what is turned down."""

import pytest
from plyscope.problems.queens import load
from posing import pose, solutions


@pytest.mark.parametrize(("size", "expected"), [(1, 1), (2, 0), (3, 0), (4, 2), (5, 10), (6, 4), (7, 40), (8, 92)])
def test_there_are_as_many_solutions_as_are_known(size, expected):
    assert len(solutions(pose("queens", str(size)).problem, 1000)) == expected


def test_queens_attack_along_rows_and_diagonals():
    problem = load("8", {}).problem
    (between,) = [each for each in problem.constraints if set(each.scope) == {"c2", "c5"}]
    allowed = [row for row in range(1, 9) if between.allows({"c2": 4, "c5": row})]
    assert allowed == [2, 3, 5, 6, 8]


def test_twenty_queens_have_a_constraint_for_each_pair():
    posed = load("20", {})
    assert len(posed.problem.constraints) == 190
    assert posed.picture == {"kind": "queens", "size": 20}
    assert posed.variable_name("c20") == "queen c20"
    assert posed.value_name("c20", 3) == "row 3"
