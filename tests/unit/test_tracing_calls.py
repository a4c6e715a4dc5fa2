"""Any function that recurses can be watched, also where there is no game."""

from functools import cache
from math import isnan
from typing import Any

import pytest
from events import assignments
from plyscope.game import BadInput
from plyscope.kinds import plain_data
from plyscope.kinds.messages import CallColumns
from plyscope.tracing import watch_calls
from plyscope.tracing.recursion import CALLED, make_call_trace
from plyscope.tracing.rows import INNER, TERMINAL
from plyscope.tracing.trace import Trace


def fibonacci(n: int) -> int:
    if n < 2:
        return n
    before = fibonacci(n - 1)
    return before + fibonacci(n - 2)


def is_even(n: int) -> bool:
    return n == 0 or is_odd(n - 1)


def is_odd(n: int) -> bool:
    return n != 0 and is_even(n - 1)


def subset_sum(numbers: list[int], total: int) -> int:
    if not numbers or total <= 0:
        return int(total == 0)
    rest = numbers[1:]
    return subset_sum(rest, total - numbers[0]) + subset_sum(rest, total)


class Tree:
    """Counts nodes by a method that calls itself."""

    def count(self, depth: int) -> int:
        return 1 if depth == 0 else 1 + self.count(depth - 1) + self.count(depth - 1)


def made(function: Any, *arguments: Any) -> Trace:
    return make_call_trace(watch_calls(function, *arguments))


def test_each_call_is_a_node_below_its_caller_with_what_it_returned() -> None:
    trace = made(fibonacci, 4)
    assert list(trace.states) == [4, 3, 2, 1, 0, 1, 2, 1, 0]
    assert list(trace.columns["parent"]) == [-1, 0, 1, 2, 2, 1, 0, 6, 6]
    assert list(trace.columns["value"]) == [3, 2, 1, 1, 0, 1, 1, 1, 0]
    assert set(trace.columns["kind"]) == {CALLED}
    inner = [status == INNER for status in trace.columns["status"]]
    assert inner == [n > 1 for n in trace.states]
    assert set(trace.columns["status"]) == {INNER, TERMINAL}
    assert trace.nodes == trace.visited == 9


def test_equal_calls_are_known_as_the_same() -> None:
    assert list(made(fibonacci, 4).columns["same"]) == [0, 1, 2, 3, 4, 3, 2, 3, 4]


def test_the_numbers_that_the_locals_of_a_call_hold_are_noted() -> None:
    trace = made(fibonacci, 3)
    assert trace.names == ["n", "before"]
    noted = [(name, value) for _, name, value in assignments(trace.columns)]
    assert [value for name, value in noted if name == 0] == [3, 2, 1, 0, 1]
    assert sorted(value for name, value in noted if name == 1) == [1, 1]


def test_functions_that_call_each_other_are_nodes_of_one_tree() -> None:
    text, _ = plain_data.calls(made(is_even, 3), method="even", name="Even", lines=True)
    assert text["names"] == ["is_even(3)", "is_odd(2)", "is_even(1)", "is_odd(0)"]


def test_an_argument_that_cannot_be_hashed_is_the_same_as_no_other() -> None:
    trace = made(subset_sum, [3, 3], 3)
    assert trace.columns["value"][0] == 2
    assert list(trace.columns["same"]) == list(range(trace.visited))


def test_a_method_is_told_by_the_argument_after_self() -> None:
    assert list(made(Tree().count, 1).states) == [1, 0, 0]


def test_what_ends_in_an_exception_passes_it_on() -> None:
    def down(n: int) -> int:
        return n if n > 3 else down(n + 1) // 0

    with pytest.raises(ZeroDivisionError):
        watch_calls(down, 0)


def test_a_function_that_does_not_recurse_is_refused_with_a_sentence() -> None:
    with pytest.raises(BadInput, match="calls no function that calls itself"):
        watch_calls(abs, -1)


def test_too_many_calls_are_refused_with_a_sentence() -> None:
    with pytest.raises(BadInput, match="after 10 nodes"):
        watch_calls(fibonacci, 20, max_nodes=10)


def test_what_a_cache_answers_is_no_call() -> None:
    @cache
    def remembered(n: int) -> int:
        return n if n < 2 else remembered(n - 1) + remembered(n - 2)

    assert made(remembered, 10).visited == 11


def test_what_crosses_to_the_page_has_a_place_for_each_name_and_argument() -> None:
    trace = made(fibonacci, 4)
    text, columns = plain_data.calls(trace, method="fib", name="Fib", lines=True)
    assert set(columns) == set(CallColumns.__annotations__)
    named = [text["names"][place] for place in columns["name"]]
    assert named == [f"fibonacci({n})" for n in trace.states]
    assert columns["action"][0] == -1, "nothing leads to the root"
    edges = [text["actions"][place] for place in columns["action"][1:]]
    assert edges == [str(n) for n in trace.states[1:]]
    assert [code["name"] for code in text["codes"]] == ["fibonacci"]
    assert all(isnan(alpha) for alpha in columns["alpha"])
