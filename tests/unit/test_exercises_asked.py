"""Exercises through the door: what is asked, and every fault told in one sentence."""

import json
from typing import Any

import pytest
from examples import examples
from hypothesis import given
from hypothesis import strategies as st
from plyscope import bridge
from plyscope.exercises import TYPES
from plyscope.kinds import exercises
from plyscope.kinds.kind import Operation

EVERY = list(TYPES)


def ask(**request: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(bridge.answer(json.dumps(request)).text)
    return found


def made(type_: str = "cuts", **asked: Any) -> dict[str, Any]:
    """An exercise about a tree that everybody knows."""
    task: dict[str, Any] = ask(op="exercise", type=type_, **asked)["exercise"]
    return task


BOOK = {**made(), "position": "[[3 12 8] [2 4 6] [14 5 2]]"}


def fault(task: Any, answer: Any) -> tuple[str, str]:
    """The sentence and the field of a refusal, which is no bug."""
    error = ask(op="grade", exercise=task, answer=answer)["error"]
    assert "fault" not in error, error["fault"]
    return error["message"], error["field"]


@pytest.mark.slow
@pytest.mark.parametrize("type_", EVERY)
def test_an_exercise_is_made_solved_and_graded_through_the_bridge(type_: str) -> None:
    told = ask(op="exercise", type=type_, seed=5, policy="test")["exercise"]
    assert (told["type"], told["seed"], told["policy"]) == (type_, 5, "test")
    assert 1 <= told["question"].count(".") + told["question"].count("?") <= 4
    answer = ask(op="solution", exercise=told)["answer"]
    expected = {"score": 1, "wrong": [], "misconception": None}
    assert ask(op="grade", exercise=told, answer=answer) == expected
    named = {**answer, "exercise": told["id"]}
    assert ask(op="grade", exercise=told, answer=named) == expected


@pytest.mark.slow
@pytest.mark.parametrize("type_", EVERY)
def test_the_wishes_that_are_told_are_the_defaults(type_: str) -> None:
    (listed,) = [each for each in ask(op="exercise-types")["types"] if each["id"] == type_]
    assert made(type_)["wishes"] == listed["wishes"]
    assert made(type_, wishes=listed["wishes"]) == made(type_)


def test_the_tree_of_the_book_is_graded_as_in_the_book() -> None:
    assert ask(op="solution", exercise=BOOK)["answer"] == {"cut": ["c₂", "c₃"]}
    reply = ask(op="grade", exercise=BOOK, answer={"cut": ["c2", "d₃"]})
    assert reply["score"] == 0
    assert [each["node"] for each in reply["wrong"]] == ["c₃", "d₃"]
    assert reply["wrong"][0]["why"] == (
        "After c₁, C is worth at most 2, but MAX already has 3 elsewhere: 2 < 3, so c₃ is cut."
    )
    assert reply["wrong"][1]["why"] == (
        "Before d₃, D is worth at most 5, and MAX already has 3 elsewhere: 5 > 3, so d₃ must be looked at."
    )


def test_too_many_cuts_cost_as_much_as_too_few() -> None:
    few = ask(op="grade", exercise=BOOK, answer={"cut": ["c₂"]})
    many = ask(op="grade", exercise=BOOK, answer={"cut": ["c₂", "c₃", "d₃"]})
    assert few["score"] == many["score"] == 0.5


def test_a_value_that_follows_from_an_earlier_slip_costs_nothing() -> None:
    task = {**made("values"), "position": BOOK["position"]}
    answer = {"values": {"A": 4, "B": 3, "C": 4, "D": 2}, "best": "C"}
    reply = ask(op="grade", exercise=task, answer=answer)
    assert reply["score"] == 0.8
    assert [(each["node"], each["followed"]) for each in reply["wrong"]] == [("C", False), ("A", True), ("B", True)]


def test_the_lowest_slip_is_told_first_and_gives_no_other_value_away() -> None:
    task = {**made("values"), "position": "[[[3 10] [4 8]] [[15 19] [8 16]]]"}
    answer = {"values": {"A": 1, "B": 1, "C": 1, "D": 1, "E": 8, "F": 19, "G": 16}, "best": None}
    wrong = ask(op="grade", exercise=task, answer=answer)["wrong"]
    assert wrong[0]["node"] == "D"
    assert not wrong[0]["followed"]
    assert wrong[0]["why"] == "D is a MAX node: the largest of d₁ = 3 and d₂ = 10 is 10."


def test_an_empty_list_of_leaves_has_nothing_right() -> None:
    task = {**made("leaves"), "position": BOOK["position"]}
    assert ask(op="grade", exercise=task, answer={"leaves": [], "count": 0})["score"] == 0


def test_at_a_cut_both_values_and_the_bound_are_right() -> None:
    task = {**made("values"), "position": BOOK["position"], "method": "alphabeta"}
    for at_c, at_d, score in ((2, 2, 1), (3, 3, 1), ("<=2", "≤ 2", 1), (2, 3, 0.8), (">=2", 2, 0.8)):
        answer = {"values": {"A": 3, "B": 3, "C": at_c, "D": at_d}, "best": "B"}
        assert ask(op="grade", exercise=task, answer=answer)["score"] == score, (at_c, at_d)


def test_where_the_convention_does_not_choose_both_rules_are_right() -> None:
    position = "[[3 12 8] [3 4 6]]"
    either = {**BOOK, "position": position, "convention": {**BOOK["convention"], "cut": "either"}}
    for cut in ([], ["c₂", "c₃"]):
        assert ask(op="grade", exercise=either, answer={"cut": cut})["score"] == 1
    assert ask(op="grade", exercise=either, answer={"cut": ["c₂"]})["score"] < 1
    meets = {**BOOK, "position": position}
    reply = ask(op="grade", exercise=meets, answer={"cut": []})
    assert reply["misconception"]["id"] == "equality"


def test_an_answer_that_cannot_be_read_is_refused_in_one_sentence() -> None:
    for answer, told in [
        ({}, "The answer is empty."),
        (None, "An answer is given by names."),
        ({"cut": "c₂"}, "What is cut is a list."),
        ({"cut": ["x"]}, 'There is no node "x" in this tree.'),
        ({"cut": [["c₂"]]}, 'A node is given by its name, not by ["c₂"].'),
        ({"cut": ["A"]}, "The root cannot be cut off."),
        ({"cut": ["c₂"] * 501}, "What is cut is too long: it has more than 500 parts."),
        ({"cut": [], "exercise": "other"}, "This answer belongs to another exercise."),
        ({"values": {}}, 'An answer here needs "cut".'),
        ({"cut": [], "x": 1}, 'An answer here has no "x"; it has cut.'),
    ]:
        assert fault(BOOK, answer) == (told, "answer")


@pytest.mark.parametrize(
    ("changed", "told", "field"),
    [
        ({"version": 2}, "This exercise is from a newer version of Plyscope.", "version"),
        ({"version": "1"}, "This exercise needs version 1.", "version"),
        ({"type": "x"}, "The type of an exercise is one of", "type"),
        ({"seed": -1}, "A seed is a whole number from 0 to 2,147,483,647.", "seed"),
        ({"subject": "nim"}, 'The subject of this type of exercise is "tree".', "subject"),
        ({"method": "mtdf"}, "The method here is one of alphabeta.", "method"),
        ({"options": {"x": 1}}, "The subjects of exercises have no options yet.", "options"),
        ({"position": "[[3"}, "This bracket is not closed.", "position"),
        ({"position": "7"}, "The tree of an exercise needs a move.", "position"),
        ({"position": "[a:1 a:2]"}, "Two nodes of this tree have the same name.", "position"),
        ({"position": "(1/2:1 1/2:2)"}, "takes no chance nodes", "position"),
        ({"asked": {"x": 1}}, "What is asked has no", "asked"),
        ({"policy": "x"}, "The policy is one of practice, test", "policy"),
        ({"question": 3}, "The question is a text.", "question"),
        ({"convention": {"cut": ">="}}, 'A convention needs "order".', "convention"),
        ({"more": 1}, 'An exercise has no "more"', "exercise"),
    ],
)
def test_an_exercise_that_was_changed_by_hand_is_checked(changed: dict[str, Any], told: str, field: str) -> None:
    message, at = fault({**BOOK, **changed}, {"cut": []})
    assert told in message
    assert at == field


def test_a_tree_that_is_too_large_is_refused() -> None:
    large = {**BOOK, "position": f"[{'1 ' * 500}]"}
    assert fault(large, {"cut": []}) == ("The tree of an exercise has at most 400 nodes.", "position")


@pytest.mark.parametrize(("op", "operation"), exercises.OPERATIONS.items())
def test_a_field_that_is_not_taken_is_refused(op: str, operation: Operation) -> None:
    error = ask(op=op, kind="game")["error"]
    assert error["field"] == "kind"
    assert all(name in error["message"] for name in operation.fields)


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)
names = st.sampled_from(["A", "B", "b₁", "c2", "x"])


@pytest.mark.slow
@pytest.mark.parametrize("type_", EVERY)
@examples(20)
@given(data=st.data())
def test_no_answer_and_no_change_of_an_exercise_breaks_the_grader(type_: str, data: st.DataObject) -> None:
    task = made(type_)
    answer = ask(op="solution", exercise=task)["answer"]
    values = anything | st.lists(names) | st.dictionaries(names, anything)
    changed = {**answer, **{name: data.draw(values) for name in answer}}
    field = data.draw(st.sampled_from([*task, "answer"]))
    if field != "answer":
        changed, task = answer, {**task, field: data.draw(anything)}
    reply = ask(op="grade", exercise=task, answer=changed)
    assert "fault" not in reply.get("error", {}), reply["error"]["fault"]


def test_an_exercise_can_be_about_a_given_tree() -> None:
    task = made(seed=3, position="[[3 12 8] [2 4 6] [14 5 2]]")
    assert task["position"] == "[[3 12 8] [2 4 6] [14 5 2]]"
    assert ask(op="solution", exercise=task)["answer"] == {"cut": ["c₂", "c₃"]}
    assert ask(op="grade", exercise=task, answer={"cut": ["c₂"]})["score"] < 1
    for type_, position, why in [
        ("cuts", "[(0.5:3 0.5:2) [1 2]]", "takes no chance nodes"),
        ("domains", "[[1 2]]", "Only an exercise about a tree"),
    ]:
        told = ask(op="exercise", type=type_, position=position)
        assert (told["error"]["field"], why in told["error"]["message"]) == ("position", True)
