"""Exercises about minimax and alpha-beta on a tree: made, solved, graded, and misunderstood."""

from typing import Any

import pytest
from examples import examples
from exercises_made import check_grades, made, seeds
from exercising import changes, is_right
from hypothesis import given
from hypothesis import strategies as st
from plyscope.exercises import TYPES, exercise, grade, solution
from plyscope.exercises.form import read_exercise
from plyscope.exercises.run import run
from plyscope.exercises.tree import tree_of
from plyscope.game import BadInput
from plyscope.search.minimax import minimax

ON_TREES = ["values", "cuts", "leaves", "windows"]
OF_ORDERS = ["intervals", "reorder", "witness"]
wishes = st.sampled_from(
    [
        {},
        {"deep": True},
        {"sameCuts": True, "rule": "either"},
        {"rule": "either", "noTies": False, "numbers": [1, 4]},
        {"rule": ">", "root": "MIN"},
        {"depth": 2, "branching": 3, "numbers": [-9, 9]},
    ]
)
few = examples(20)


@pytest.mark.slow
@pytest.mark.parametrize("type_", ON_TREES)
@given(seed=seeds, wished=wishes)
@few
def test_the_solution_grades_1_and_a_single_change_less_unless_it_is_right_too(
    type_: str, seed: int, wished: dict[str, Any]
) -> None:
    check_grades(made(type_, seed, wished), is_right, changes)


@pytest.mark.slow
@pytest.mark.parametrize("type_", OF_ORDERS)
@given(seed=seeds, wished=st.sampled_from([{}, {"root": "MIN"}, {"branching": 2, "rule": ">"}]))
@examples(8)
def test_what_depends_on_a_leaf_or_on_the_order_is_graded_in_the_same_way(
    type_: str, seed: int, wished: dict[str, Any]
) -> None:
    task = made(type_, seed, wished)
    if wished.get("rule") == ">":
        task["convention"]["value"] = "soft"
    check_grades(task, is_right, changes)


@pytest.mark.slow
@pytest.mark.parametrize("type_", [*ON_TREES, "intervals"])
@given(seed=seeds, wished=wishes)
@few
def test_a_misconception_is_named_when_its_answer_is_not_right_and_that_of_no_other(
    type_: str, seed: int, wished: dict[str, Any]
) -> None:
    task = made(type_, seed, wished)
    read = read_exercise(task, TYPES)
    outcomes = [
        (misconception.id, outcome)
        for choice in read.convention.choices()
        for misconception, outcome in TYPES[type_].students(read, choice)
    ]
    for _, outcome in outcomes:
        reply = grade(task, outcome)
        if reply["score"] == 1:
            assert reply["misconception"] is None
            continue
        # If there is one such misconception alone, this says that it is named.
        assert reply["misconception"]["id"] in {each for each, other in outcomes if other == outcome}
        assert reply["misconception"]["sentence"].startswith("Your answer is what comes out if")


@pytest.mark.slow
@given(seed=seeds)
@examples(5)
def test_a_tree_has_what_is_wished_of_it(seed: int) -> None:
    wished = {"depth": 4, "branching": 2, "cuts": 4, "deep": True, "sameCuts": True, "minutes": 6}
    task = made("cuts", seed, {**wished, "numbers": [-5, 15]})
    tree = tree_of(task["position"])
    values = run(task["position"], minimax).values
    assert all(len(tree.children(node)) == 2 for node in tree.inner())
    assert all(-5 <= values[leaf] <= 15 for leaf in tree.leaves())
    for node in tree.inner():
        assert len({values[child] for child in tree.children(node)}) == 2
    answers = []
    for rule in (">=", ">"):
        convention = {**task["convention"], "cut": rule}
        answers.append(solution({**task, "convention": convention})["cut"])
    assert answers[0] == answers[1]
    # Four cuts: each at one node, where all that is cut has one parent.
    assert len({tree.named(name)[:-1] for name in answers[0]}) == 4


@pytest.mark.parametrize(
    ("wished", "told"),
    [
        ({"deep": True, "depth": 3}, "a deep cut needs at least four plies"),
        ({"deep": True, "cuts": 0}, "a deep cut is a cut too"),
        ({"depth": 1}, "a cut needs at least two plies"),
        ({"branching": 1}, "a cut needs at least two plies, and two moves"),
        ({"branching": 3, "numbers": [1, 2]}, "2 numbers cannot give 3 moves different values"),
        ({"branching": 4, "depth": 4}, "has at least 256 leaves"),
        ({"branching": 2, "cuts": 7}, "only 6 nodes of such a tree can have a cut"),
        pytest.param({"minutes": 0.1}, "at most 0.1 minutes of work by hand", marks=pytest.mark.slow),
        ({"branching": [3, 2]}, "give the smaller number first"),
        ({"cut": 3}, 'There is no wish "cut"'),
        ({"numbers": [0.5, 1]}, "is a whole number from"),
        ({"deep": 1}, "is either true or false"),
        ({"minutes": 0}, "must be more than 0"),
    ],
)
def test_wishes_that_cannot_be_met_are_refused_in_one_sentence(wished: dict[str, Any], told: str) -> None:
    error = refused({"type": "cuts", "wishes": wished})
    assert told in str(error)
    assert error.field == "wishes"


def refused(asked: dict[str, Any]) -> Any:
    with pytest.raises(BadInput) as caught:
        exercise(asked)
    return caught.value


@pytest.mark.slow
@given(seed=seeds, rule=st.sampled_from([">=", ">", "either"]))
@examples(12)
def test_what_alpha_beta_returns_may_be_soft_or_hard_but_not_both_at_once(seed: int, rule: str) -> None:
    task = made("values", seed, {"method": "alphabeta", "rule": rule})
    read = read_exercise(task, TYPES)
    right = [TYPES["values"].solve(read, choice) for choice in read.convention.choices()]
    moves = {each["best"] for each in right}
    assert len(moves) == 1
    for answer in right:
        assert grade(task, answer)["score"] == 1
        for name, value in answer["values"].items():
            for other in (None, 3, value and value + 1, *(each["values"][name] for each in right)):
                mixed = {**answer, "values": {**answer["values"], name: other}}
                assert (grade(task, mixed)["score"] == 1) == (mixed in right), mixed


PINNED = {
    "intervals": "[[[10 9] [16 2]] [[9 16] [9 15]]]",
    "reorder": "[[16 6 10] [14 16]]",
    "witness": "[[11 10 19] [16 15 1] [9 16 8]]",
    "values": "[[[5 7 9] [10 12 1] [10 16 4]] [[5 15 14] [17 9]]]",
    "cuts": "[[[5 7 9] [10 12 1] [10 16 4]] [[5 15 14] [17 9]]]",
    "leaves": "[[[5 7 9] [10 12 1] [10 16 4]] [[5 15 14] [17 9]]]",
    "windows": "[[[5 7 9] [10 12 1] [10 16 4]] [[5 15 14] [17 9]]]",
}


@pytest.mark.slow
@pytest.mark.parametrize("type_", PINNED)
def test_a_seed_gives_the_same_exercise_everywhere(type_: str) -> None:
    assert made(type_, 1, {}) == made(type_, 1, {})
    assert made(type_, 1, {})["position"] == PINNED[type_]


@pytest.mark.parametrize("goal", ["fewest", "most"])
def test_an_order_that_is_sorted_by_the_wrong_rule_is_named(goal: str) -> None:
    # B is worth 3 and C is worth 2, so C comes first in the worst order.
    tree = "[[3 12] [2 4]]"
    task = {**made("reorder", 1, {}), "position": tree, "asked": {"goal": goal}}
    worst = {"order": {"A": ["C", "B"], "B": ["b₂", "b₁"], "C": ["c₂", "c₁"]}}
    best = {"order": {"A": ["B", "C"], "B": ["b₁", "b₂"], "C": ["c₁", "c₂"]}}
    right, wrong = (best, worst) if goal == "fewest" else (worst, best)
    assert grade(task, right) == {"score": 1, "wrong": [], "misconception": None}
    named = "worst-first" if goal == "fewest" else "best-first"
    assert grade(task, wrong)["misconception"]["id"] == named


def test_a_cut_that_only_a_later_move_could_make_is_named() -> None:
    # With the 7 of D known already, no move after 2 at B or after 3 at C would matter.
    task = {**made("cuts", 1, {}), "position": "[[2 9] [3 5] [7 8]]"}
    assert grade(task, {"cut": ["b₂", "c₂"]})["misconception"]["id"] == "order"


def test_a_wrong_yes_or_no_about_a_leaf_is_named() -> None:
    task = {**made("witness", 1, {}), "position": "[[3 12] [2 4]]"}
    can = {**task, "position": "[[2 4] [3 12]]", "asked": {"leaf": "b₂"}}
    assert grade(can, {"can": False})["misconception"]["id"] == "one-order"
    never = {**task, "position": "[[3] [2 4]]", "asked": {"leaf": "b₁"}}
    assert grade(never, {"can": True})["misconception"]["id"] == "late-enough"
    shown = {**task, "asked": {"leaf": "c₂"}}
    assert grade(shown, {"can": False})["misconception"] is None
