"""Exercises about constraints: made, solved, graded, and misunderstood."""

from typing import Any

import pytest
from examples import examples
from exercises_made import check_grades, made, seeds
from exercising_constraints import changed_assignments, changed_domains, right_assignments, right_domains
from hypothesis import given
from hypothesis import strategies as st
from plyscope.exercises import TYPES, exercise, grade, solution
from plyscope.exercises.form import read_exercise
from plyscope.game import BadInput

JUDGES = {"domains": (right_domains, changed_domains), "assignments": (right_assignments, changed_assignments)}
WISHES: dict[str, list[dict[str, Any]]] = {
    "domains": [{}, {"method": "forward_checking"}, {"nodes": 7, "edges": [9, 11], "assigned": 3}],
    "assignments": [{}, {"values": "lcv"}, {"select": "mrv", "values": "lcv", "edges": 8}, {"colours": 4, "nodes": 7}],
}


@pytest.mark.slow
@pytest.mark.parametrize("type_", JUDGES)
@given(data=st.data(), seed=seeds)
@examples(30)
def test_the_solution_grades_1_and_a_single_change_less(type_: str, data: st.DataObject, seed: int) -> None:
    task = made(type_, seed, data.draw(st.sampled_from(WISHES[type_])))
    check_grades(task, *JUDGES[type_])


@pytest.mark.slow
@pytest.mark.parametrize("type_", JUDGES)
@given(data=st.data(), seed=seeds)
@examples(30)
def test_every_misconception_has_another_answer_and_is_named(type_: str, data: st.DataObject, seed: int) -> None:
    task = made(type_, seed, data.draw(st.sampled_from(WISHES[type_])))
    read = read_exercise(task, TYPES)
    outcomes = list(TYPES[type_].students(read, next(read.convention.choices())))
    for misconception, outcome in outcomes:
        reply = grade(task, outcome)
        if [other for _, other in outcomes].count(outcome) == 1 and reply["score"] < 1:
            assert reply["misconception"]["id"] == misconception.id
    assert grade(task, outcomes[0][1])["misconception"] == outcomes[0][0].shown()


CHAIN = {
    **exercise({"type": "domains"}),
    "position": "A B C D; A-B B-C C-D; colours 2",
    "asked": {"assigned": {"D": "red"}},
}


def test_ac_3_in_one_pass_is_told_from_ac_3_until_nothing_changes() -> None:
    whole = {"A": ["green"], "B": ["red"], "C": ["green"]}
    assert solution(CHAIN) == {"domains": whole}
    once = {"A": ["red", "green"], "B": ["red", "green"], "C": ["green"]}
    reply = grade(CHAIN, {"domains": once})
    assert reply["score"] == 1 / 3
    assert reply["misconception"]["id"] == "one-pass"
    assert reply["wrong"][0]["why"] == ("red goes from A, because its neighbour B has only red left in the end.")


def test_where_ties_are_open_each_of_the_equals_is_right() -> None:
    task = {**exercise({"type": "assignments"}), "position": "A B C; A-B B-C A-C; colours 3"}
    other = {"order": [["C", "red"], ["A", "green"], ["B", "blue"]]}
    assert grade(task, other)["score"] == 0
    task["convention"]["order"] = "either"
    assert grade(task, other)["score"] == 1
    assert grade(task, {"order": [["C", "red"], ["A", "red"]]})["score"] == 1 / 3


@pytest.mark.parametrize(
    ("changed", "answer", "told"),
    [
        ({}, {"domains": {"D": []}}, "D is assigned already."),
        ({}, {"domains": {"X": []}}, 'There is no variable "X"; there are A, B, C, D.'),
        ({}, {"domains": {"A": ["pink"]}}, 'A has no value "pink"; its values are red, green.'),
        ({}, {"domains": {"A": "red"}}, "A domain is a list."),
        ({"asked": {"assigned": {"D": "red", "C": "red"}}}, {"domains": {}}, "break a constraint"),
        ({"asked": {"assigned": {"D": "red", "A": "red"}}}, {"domains": {}}, "no value left"),
        ({"asked": {"assigned": ["D"]}}, {"domains": {}}, "What is assigned is given by names."),
        ({"position": "A-"}, {"domains": {}}, "A dash joins two nodes"),
    ],
)
def test_what_cannot_be_read_is_refused_in_one_sentence(
    changed: dict[str, Any], answer: dict[str, Any], told: str
) -> None:
    with pytest.raises(BadInput) as caught:
        grade({**CHAIN, **changed}, answer)
    assert told in str(caught.value)


@pytest.mark.parametrize(
    ("type_", "wished", "told"),
    [
        ("domains", {"assigned": 1}, "AC-3 has enough to do"),
        ("domains", {"nodes": 3, "edges": 4}, "3 nodes have at most 3 edges"),
        ("domains", {"depth": 3}, 'There is no wish "depth" here.'),
        ("assignments", {"select": "first"}, "The choice of a variable is one of mrv, mrv_degree"),
    ],
)
def test_wishes_that_cannot_be_met_are_refused(type_: str, wished: dict[str, Any], told: str) -> None:
    with pytest.raises(BadInput) as caught:
        exercise({"type": type_, "wishes": wished})
    assert told in str(caught.value)
    assert caught.value.field == "wishes"


def test_a_seed_gives_the_same_exercise_everywhere() -> None:
    task = made("domains", 1, {})
    assert task["position"] == "A B C D E F; A-B A-F B-C B-D B-E B-F C-D C-F; colours 3"
    assert task["asked"] == {"assigned": {"D": "green", "E": "red"}}
    assert made("assignments", 1, {})["position"] == ("A B C D E; A-B A-D A-E B-C B-E C-D C-E D-E; colours 3")
