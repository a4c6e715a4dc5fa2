"""Cryptarithms: columns and carries, known solutions, and what is turned down."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from plyscope.problems.cryptarithm import ENTRY, load
from plyscope.problems.cryptarithm_text import read_addition
from posing import preset, solutions


def number(word, digits):
    return int("".join([str(digits[letter]) for letter in word]))


def is_right(addition, digits):
    """Whether the digits solve it, by the numbers that the words stand for."""
    words = addition.words
    return (
        len({digits[letter] for letter in addition.letters}) == len(addition.letters)
        and all(digits[word[0]] > 0 for word in words if len(word) > 1)
        and sum(number(word, digits) for word in addition.addends) == number(addition.sum, digits)
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "expected"), [(each.id, {"odd": 2, "none": 0}.get(each.id, 1)) for each in ENTRY.presets]
)
def test_the_presets_have_as_many_solutions_as_their_notes_say(name, expected):
    posed = preset("cryptarithm", name)
    found = solutions(posed.problem, 10)
    assert len(found) == expected
    assert all(is_right(read_addition(posed.text), digits) for digits in found)


def test_send_and_more_are_9567_and_1085():
    (found,) = solutions(preset("cryptarithm", "money").problem, 2)
    assert (number("SEND", found), number("MORE", found)) == (9567, 1085)
    assert [found[f"c{place}"] for place in (1, 2, 3, 4)] == [1, 1, 0, 1]


@pytest.mark.parametrize("text", ["A + A = BC", "AB + B = CA", "AB + CB = CC", "I + I + I = ME"])
def test_columns_and_carries_allow_just_what_the_numbers_do(text):
    addition = read_addition(text)
    by_numbers = [
        dict(zip(addition.letters, digits, strict=True)) for digits in permutations(range(10), len(addition.letters))
    ]
    expected = [digits for digits in by_numbers if is_right(addition, digits)]
    found = [
        {letter: values[letter] for letter in addition.letters} for values in solutions(load(text, {}).problem, 1000)
    ]
    assert sorted(found, key=str) == sorted(expected, key=str)


def test_an_addition_whose_sum_is_shorter_than_an_addend_has_no_solution():
    assert solutions(load("ABC + D = AB", {}).problem, 1) == []


def test_there_is_a_constraint_for_each_pair_of_letters_and_for_each_column():
    problem = preset("cryptarithm", "money").problem
    names = [constraint.name for constraint in problem.constraints]
    assert names == [
        *["letters differ"] * 28,
        "the units add up",
        "the tens add up",
        "the hundreds add up",
        "the thousands add up",
        "the ten thousands add up",
    ]
    assert problem.constraints[28].scope == ("D", "E", "Y", "c1")
    assert problem.constraints[-1].scope == ("c4", "M")


def test_carries_go_up_to_one_less_than_the_number_of_addends_and_first_letters_are_not_0():
    problem = preset("cryptarithm", "forty").problem
    assert problem.domains["c1"] == (0, 1, 2)
    assert problem.domains["F"] == tuple(range(1, 10))
    assert problem.domains["N"] == tuple(range(10))
    assert load("A + A = B", {}).problem.domains["A"] == tuple(range(10))


def test_the_picture_has_the_words_the_letters_and_the_carries():
    posed = load("send+more=money", {})
    assert posed.text == "SEND + MORE = MONEY"
    assert posed.picture == {
        "kind": "cryptarithm",
        "addends": ["SEND", "MORE"],
        "sum": "MONEY",
        "letters": list("SENDMORY"),
        "carries": ["c1", "c2", "c3", "c4"],
    }
    assert posed.variable_name("c1") == "the carry into the tens"
    assert posed.variable_name("S") == "S"


WORDS = st.text("ABCDE", min_size=1, max_size=10)


@given(st.lists(WORDS, min_size=2, max_size=4), WORDS, st.permutations(range(10)))
def test_digits_satisfy_all_constraints_just_when_the_sum_is_right(addends, total, digits):
    text = f"{' + '.join(addends)} = {total}"
    problem = load(text, {}).problem
    addition = read_addition(text)
    values = dict(zip(addition.letters, digits, strict=False))
    carry = 0
    columns = max(map(len, addition.words))
    for place in range(columns - 1):
        carry += sum(values[word[-1 - place]] for word in addends if place < len(word))
        carry //= 10
        values[f"c{place + 1}"] = carry
    satisfied = all(constraint.allows(values) for constraint in problem.constraints)
    within = all(values[variable] in problem.domains[variable] for variable in problem.variables)
    assert (satisfied and within) == is_right(addition, values)
