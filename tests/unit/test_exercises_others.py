"""Exercises about chance nodes, UCB and concepts, each solved a second time here."""

import re
from random import Random
from typing import Any

import pytest
from examples import examples
from exercises_made import check_grade, check_grades, made, seeds
from exercising import leaves_below, names_of
from exercising_others import chance_tree, changed_chance, changed_ucb, plain_tree, right_chance, right_ucb
from hypothesis import given
from hypothesis import strategies as st
from plyscope.exercises import TYPES, grade, solution
from plyscope.exercises.form import read_exercise
from plyscope.exercises.types.concepts import CONCEPTS
from plyscope.game import BadInput

calm = examples(25)


@pytest.mark.slow
@given(seed=seeds, wished=st.sampled_from([{}, {"bounds": False}, {"leaves": 1, "moves": [3, 4]}]))
@calm
def test_cuts_at_chance_nodes_are_graded_and_bounds_that_nobody_told_are_found_out(
    seed: int, wished: dict[str, Any]
) -> None:
    task = made("chance", seed, wished)
    check_grades(task, right_chance, changed_chance)
    read = read_exercise(task, TYPES)
    (first, outcome), *_ = TYPES["chance"].students(read, read.convention)
    assert first.id == ("bounds-unused" if task["convention"]["bounds"] else "no-bounds")
    assert grade(task, outcome)["misconception"]["id"] == first.id


KINDS_OF_CHANCE = [
    {},
    {"bounds": False},
    {"numbers": [0, 2]},
    {"leaves": [1, 3], "moves": [3, 3]},
    {"numbers": [-5, 5], "leaves": 1, "moves": [3, 4]},
    {"numbers": [0, 1], "leaves": [2, 3]},
]


@pytest.mark.slow
@pytest.mark.parametrize("wished", KINDS_OF_CHANCE)
def test_the_key_of_chance_crosses_out_all_that_is_sure_and_nothing_else(wished: dict[str, Any]) -> None:
    for seed in range(20):
        task = made("chance", seed, wished)
        assert right_chance(task, solution(task)), task["position"]


@pytest.mark.parametrize(
    ("position", "cut"),
    [
        ("[(1/2:[0 5] 1/2:[7 9]) 3]", ["c₂"]),
        ("[(1/2:10 1/2:10) (1/2:[8 9] 1/2:4)]", ["C"]),
        ("[[0 5] (1/2:[3 4] 1/2:6)]", ["b₂"]),
        ("min [(1/2:[10 5] 1/2:[2 1]) 3]", ["c₂"]),
        ("min [(1/2:0 1/2:0) 7]", ["a₂"]),
    ],
)
def test_a_node_that_has_reached_a_known_bound_is_finished(position: str, cut: list[str]) -> None:
    task = {**made("chance", 1, {}), "position": position}
    task["convention"]["bounds"] = [0, 10]
    assert solution(task) == {"cut": cut}
    assert right_chance(task, {"cut": cut})
    whys = [each["why"] for each in grade(task, {"cut": []})["wrong"]]
    assert all(re.search("exactly (0|10), since no leaf is (less|more)", each) for each in whys)


@pytest.mark.slow
@pytest.mark.parametrize("odds", ["1/3 2/3", "0.1 0.2 0.7", "0.3 0.7", "1/7 6/7", ".15 .35 0.5", " ".join(["1/6"] * 6)])
@pytest.mark.parametrize("bounds", [None, [0, 10]])
def test_a_move_that_is_exactly_as_good_as_the_one_before_is_cut_whatever_the_odds(
    odds: str, bounds: list[int] | None
) -> None:
    random = Random(1)
    for player, step in [("", 1), ("min ", -1)] * 3:
        outcomes = [f"{each}:{random.randint(1, 9)}" for each in odds.split()]
        *before, (chance, last) = [each.split(":") for each in outcomes]
        # A move of the other player at the end, of which the first reply makes it no better.
        again = [":".join(each) for each in before] + [f"{chance}:[{last} {int(last) + step}]"]
        task = made("chance", 1, {})
        task["convention"]["bounds"] = bounds
        task["position"] = f"{player}[({' '.join(outcomes)}) ({' '.join(again)})]"
        assert solution(task) == {"cut": ["d₂"]}, task["position"]
        (wrong,) = grade(task, {"cut": []})["wrong"]
        assert wrong["why"].endswith(f"{last} {'≥' if player else '≤'} {last}, so d₂ is cut.")


def test_the_preset_of_the_page_is_cut_as_star1_cuts_it() -> None:
    position = "[(1/2:[6 8 10] 1/2:[8 9 10]) (1/2:[4 5 9] 1/2:[3 4 8]) (1/2:[2 5 6] 1/2:[4 4 7])]"
    task = {**made("chance", 1, {}), "position": position}
    task["convention"]["bounds"] = [0, 10]
    # The page's note on this preset: Star1 looks at only 8 of the 18 leaves.
    names = names_of(plain_tree(chance_tree(position)))
    assert len(leaves_below(names, solution(task)["cut"])) == 10
    unused = solution({**task, "convention": {**task["convention"], "bounds": None}})
    reply = grade(task, unused)
    assert reply["misconception"]["id"] == "bounds-unused"
    assert all(each["why"].endswith("is cut.") for each in reply["wrong"])


@given(seed=seeds, wished=st.sampled_from([{}, {"children": [2, 4], "c": 1.4}]))
@calm
def test_ucb_values_the_selection_and_the_smallest_c_are_graded(seed: int, wished: dict[str, Any]) -> None:
    task = made("ucb", seed, wished)
    answer = solution(task)
    check_grade(task, answer, True)
    assert right_ucb(task, answer)
    for changed in changed_ucb(task, answer):
        assert (grade(task, changed)["score"] == 1) == right_ucb(task, changed)


@given(seed=seeds)
@calm
def test_a_mistaken_formula_is_named_also_with_two_digits(seed: int) -> None:
    task = made("ucb", seed, {})
    read = read_exercise(task, TYPES)
    for misconception, outcome in TYPES["ucb"].students(read, read.convention):
        smallest = outcome["smallest"]
        rounded = {
            "values": {name: round(value, 2) for name, value in outcome["values"].items()},
            "next": outcome["next"],
            "smallest": None if smallest is None else round(smallest, 2),
        }
        assert grade(task, rounded)["misconception"]["id"] == misconception.id


@pytest.mark.parametrize("name", CONCEPTS)
def test_a_concept_is_right_with_its_truth_and_its_reason_alone(name: str) -> None:
    task = made("concepts", 3, {"concept": name})
    answer = solution(task)
    right = task["asked"]["reasons"][answer["reason"]]
    assert (answer["true"], right) == (CONCEPTS[name].true, CONCEPTS[name].reason)
    for true in (True, False):
        for reason in ("a", "b", "c", None):
            given = {"true": true, "reason": reason}
            check_grade(task, given, given == answer)


def test_a_concept_that_was_saved_in_an_earlier_wording_is_still_graded() -> None:
    task = made("concepts", 3, {"concept": "weak-opponent"})
    assert task["asked"]["statement"].startswith("If MAX plays minimax, ")
    task["asked"]["statement"] = CONCEPTS["weak-opponent"].earlier[0]
    check_grade(task, solution(task), True)


@pytest.mark.parametrize(
    ("type_", "changed", "answer", "told"),
    [
        ("concepts", {"position": "x"}, {"true": True}, 'There is no concept called "x".'),
        ("concepts", {"asked": {"statement": "x", "reasons": {}}}, {"true": True}, "been changed"),
        ("concepts", {}, {"true": 1}, '"true" is either true or false.'),
        ("concepts", {}, {"true": True, "reason": "d"}, "The reason is one of a, b, c"),
        ("ucb", {"position": "[1 2]"}, {"values": {}}, "not those of the tree"),
        ("ucb", {}, {"values": {"A": 1}}, "A is not one of the children asked about."),
        ("ucb", {"asked": {"children": {"a₁": 3}, "c": 1}}, {"values": {}}, "is given by names"),
        ("chance", {"position": "[1 2]"}, {"cut": []}, "needs a chance node"),
    ],
)
def test_what_cannot_be_read_is_refused_in_one_sentence(
    type_: str, changed: dict[str, Any], answer: dict[str, Any], told: str
) -> None:
    with pytest.raises(BadInput) as caught:
        grade({**made(type_, 1, {}), **changed}, answer)
    assert told in str(caught.value)


PINNED = {
    "chance": "[(1/2:[7 7] 1/2:[4 5]) (3/4:[4 5] 1/4:[0 7])]",
    "ucb": "[2/9 11/12 0/2]",
    "concepts": "order-value",
}


@pytest.mark.parametrize("type_", PINNED)
def test_a_seed_gives_the_same_exercise_everywhere(type_: str) -> None:
    assert made(type_, 1, {})["position"] == PINNED[type_]
