"""Writes what the bridge answers about programs, for the tests of the page's JavaScript.

    PYTHONPATH=py python tests/unit/js/make_program_fixtures.py

It works like make_fixtures.py, but writes program-fixtures.json.
"""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any, TypeAlias

TARGET = Path(__file__).with_name("program-fixtures.json")
MAKER = runpy.run_path(str(Path(__file__).with_name("make_fixtures.py")))

Json: TypeAlias = dict[str, Any]

MAX_VALUE = """\
def max_value(node, alpha, beta):
    if isinstance(node, int):
        return node
    v = -99
    for child in node:
        v = max(v, min_value(child, alpha, beta))
        if v >= beta:
            return v
        alpha = max(alpha, v)
    return v


def min_value(node, alpha, beta):
    if isinstance(node, int):
        return node
    v = 99
    for child in node:
        v = min(v, max_value(child, alpha, beta))
        if v <= alpha:
            return v
        beta = min(beta, v)
    return v


"""
FACTORIAL = """\
def factorial(n):
    print(n)
    return 1 if n == 0 else n * factorial(n - 1)


"""


MIN_TAKES_MAX = MAX_VALUE.replace("v = 99", "v = -99").replace("v = min(v, max", "v = max(v, max")
GIVEN_TREE = "print(max_value([[3, 12], [2, 4]], -99, 99))\n"


def run(source: str, **how: Any) -> Json:
    """The request for the trace of a program."""
    return {
        "op": "search", "kind": "program", "subject": "program", "position": source, **how,
    }  # fmt: skip


REQUESTS: dict[str, Json] = {
    "alpha-beta": run(MAX_VALUE + GIVEN_TREE),
    "a deep tree": run(MAX_VALUE + "print(max_value([[[3, 12], [2, 4]], [[5, 6], [7, 8]]], -99, 99))\n"),
    "MIN takes the largest": run(MIN_TAKES_MAX + GIVEN_TREE),
    "the textbook beside it": {**run(MIN_TAKES_MAX + GIVEN_TREE), "op": "textbook"},
    "factorial": run(FACTORIAL + "factorial(2)\n"),
    "twice": run(FACTORIAL + "factorial(1)\nfactorial(2)\n"),
    "an error": run("def f(n):\n    return 1 // n + f(n - 1)\n\n\nf(1)\n"),
    "a question": run(FACTORIAL + "factorial(int(input('How many? ')))\n"),
    "too many nodes": run(FACTORIAL + "factorial(9)\n", methodOptions={"nodes": 3}),
    "no recursion": run("print(1)\n"),
}


def fixtures() -> dict[str, Json]:
    """The bridge's answers now: the request, the reply and the columns, by name."""
    answers: dict[str, Json] = MAKER["answers_to"](REQUESTS)
    for answer in answers.values():
        if "seconds" in answer["reply"]:
            answer["reply"]["seconds"] = 0
    return answers


if __name__ == "__main__":
    MAKER["write"](fixtures(), TARGET)
