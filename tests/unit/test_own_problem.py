"""A person's own constraint problem: every method solves it, and what is wrong with it is told in one sentence."""

import json
from itertools import pairwise, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from plyscope.bridge import answer
from plyscope.kinds.program.examples import OWN_PROBLEM
from plyscope.problems import PROBLEMS

PAIRS = """\
domains = {domains}
constraints = [
    (pair, lambda one, other, allowed=allowed: (one, other) in allowed)
    for pair, allowed in {allowed}.items()
]
"""


def ask(op: str, source: str, **fields: Any) -> dict[str, Any]:
    request = {"op": op, "kind": "problem", "subject": "own-problem", "source": source, **fields}
    told: dict[str, Any] = json.loads(answer(json.dumps(request)).text)
    return told


def sentence(source: str, op: str = "look", **fields: Any) -> str:
    error = ask(op, source, **fields)["error"]
    assert error["field"] == "source"
    return str(error["message"])


def test_every_method_solves_the_example() -> None:
    look = ask("look", OWN_PROBLEM)
    assert look["picture"] == {
        "kind": "rows",
        "variables": ["Ann", "Bob", "Cleo", "Dan"],
        "values": ["1", "2", "3", "4"],
    }
    assert look["task"].startswith("Four friends sit in a row.")
    for method in look["methods"]:
        found = ask("search", OWN_PROBLEM, method=method)
        if method != "ac3":  # it only looks for what is left
            assert found["solved"], method
            assert abs(found["solution"]["Ann"] - found["solution"]["Bob"]) > 1


@pytest.mark.slow
@given(st.data())
def test_the_number_of_solutions_is_that_of_trying_all_values(data: st.DataObject) -> None:
    names = "ABC"[: data.draw(st.integers(2, 3))]
    domains = {name: list(range(data.draw(st.integers(1, 3)))) for name in names}
    allowed = {
        (one, other): data.draw(st.sets(st.sampled_from([*product(domains[one], domains[other])]), min_size=1))
        for one, other in pairwise(names)
    }
    right = sum(
        all((values[names.index(one)], values[names.index(other)]) in those for (one, other), those in allowed.items())
        for values in product(*domains.values())
    )
    told = ask("solutions", PAIRS.format(domains=domains, allowed=allowed), limit=1000)
    assert told["count"] == right


def test_values_of_any_type_come_back_to_the_functions_as_they_were_written() -> None:
    source = (
        'domains = {(1, 2): [(0, "a"), None], "b": [2.5]}\n'
        "constraints = [(((1, 2), 'b'), lambda pair, half: pair == (0, 'a') and half == 2.5)]\n"
    )
    found = ask("search", source, method="mac")
    assert found["solution"] == {"(1, 2)": "(0, 'a')", "b": "2.5"}


@pytest.mark.parametrize("subject", PROBLEMS)
def test_a_problem_of_the_pages_own_is_the_same_when_its_file_is_edited(subject: str) -> None:
    asked = {"op": "edit-problem", "kind": "problem", "subject": subject}
    source = json.loads(answer(json.dumps(asked)).text)["source"]
    known = json.loads(answer(json.dumps({**asked, "op": "look"})).text)
    own = ask("look", source)
    assert own["picture"] == known["picture"]
    assert own["own"]["source"] == source


def test_a_method_can_be_edited_with_an_own_problem_below_it() -> None:
    source = ask("edit", OWN_PROBLEM, method="backtracking")["source"]
    told = json.loads(answer(json.dumps({"op": "program", "kind": "program", "source": source})).text)["report"]
    assert told["error"] is None
    assert "'Ann': 1" in told["output"]


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("x = 1\n", "There is no problem in this program"),
        ("domains = {}\nconstraints = []\n", "`domains` is a dict"),
        ('domains = {"a": 3}\nconstraints = []\n', "The domain of a is 3"),
        ('domains = {"a": []}\nconstraints = []\n', "The domain of a is empty"),
        ('domains = {"a": range(99)}\nconstraints = []\n', "a has 99 values"),
        ('domains = {"a": [1]}\nconstraints = 3\n', "`constraints` is a list of pairs"),
        ('domains = {"a": [1]}\nconstraints = [3]\n', "Constraint 1 is 3, and not a pair"),
        ('domains = {"a": [1]}\nconstraints = [("ab", max)]\n', "about ab, which has no domain"),
        ('domains = {"a": [1]}\nconstraints = [(("a", "a"), max)]\n', "each of them once"),
        ('domains = {"a": [1]}\nconstraints = [("a", 7)]\n', "7 instead of a function"),
        ("domains = \n", "Line 1 of your problem: SyntaxError"),
        ("domains = {1: 1 / 0}\n", "Line 1 of your problem: ZeroDivisionError"),
    ],
)
def test_what_is_wrong_with_a_problem_is_one_sentence(source: str, words: str) -> None:
    assert words in sentence(source)


def test_an_error_in_a_constraint_is_told_with_its_line_when_it_is_asked() -> None:
    source = (
        "domains = {\"a\": [1, 0], \"b\": [1]}\ndef f(a, b):\n    return b // a > 5\nconstraints = [(('a', 'b'), f)]\n"
    )
    assert "Line 3 of your problem: ZeroDivisionError" in sentence(source, "search", method="backtracking")


def test_a_problem_with_a_source_has_no_other_name() -> None:
    error = ask("look", OWN_PROBLEM, subject="queens")["error"]
    assert error["field"] == "subject"
