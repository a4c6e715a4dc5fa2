"""Searches of another kind than minimax: what they seem to be, and where the page has that."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from typing import Final

from plyscope.compare.calls import Tree
from plyscope.compare.outcome import NOT_COMPARED, Outcome
from plyscope.program.functions import Function
from plyscope.program.rereading import called_name
from plyscope.program.snapshot import content_of
from plyscope.program.walking import functions_by_name

SAMPLING: Final = re.compile(
    r"(^|_)(mcts|uct|ucb1?|rollout|playout|back_?prop(agate|agation)?)($|_)"
)
"""How functions of a Monte Carlo tree search are called."""
UPPER_BOUND: Final = {"log", "sqrt"}
"""What the upper confidence bound is calculated with."""


def monte_carlo(tree: Tree) -> Outcome | None:
    """Why Monte Carlo tree search is not compared; None if it is none."""
    functions = tree.record.functions
    named = next((each for each in functions if SAMPLING.search(each.name.casefold())), None)
    chooser = next((each for each in _led_to(tree, functions) if _calculates_bound(each)), None)
    found = chooser or (named and named.node)
    if found is None:
        return None
    name = getattr(found, "name", "") or "lambda"
    return Outcome(
        NOT_COMPARED,
        f"This seems to be Monte Carlo tree search (see {name}, line"
        f" {getattr(found, 'lineno', 0)}): what its calls return comes from games"
        " played at random, and is not the best of their replies.",
        "Look at UCT among the page's searches, which is written as in the textbook.",
    )


def _led_to(tree: Tree, functions: Sequence[Function]) -> Iterator[ast.AST]:
    """The watched functions, and those that they call, found by their names."""
    known = functions_by_name(tree.record.written)
    waiting: list[ast.AST] = [each.node for each in functions]
    seen: set[str] = set()
    for function in waiting:  # it grows during the loop
        yield function
        names = {called_name(each) for each in ast.walk(function) if isinstance(each, ast.Call)}
        waiting += [known[name] for name in sorted((names - seen) & {*known})]
        seen |= names


def _calculates_bound(function: ast.AST) -> bool:
    names = {called_name(each) for each in ast.walk(function) if isinstance(each, ast.Call)}
    return names >= UPPER_BOUND


def backtracking(tree: Tree) -> Outcome | None:
    """Why a search for a solution is not compared; None if it is none: each call says only whether
    there is one, or returns it, and nobody plays against anybody."""
    text = tree.reading.text
    held = [each for each in tree.record.returned if each is not None]
    is_truth = all(type(each) is bool for each in held)
    is_solution = len({content_of(each) for each in held}) == 1 and not isinstance(
        held[0], int | float
    )
    turns = any(taking.of.turned for flow in text.flows for taking in flow.takings)
    if not (held and (is_truth or is_solution)) or text.returns_moves or turns:
        return None
    return Outcome(
        NOT_COMPARED,
        "This seems to be a search for a solution, as backtracking is: a call returns only whether"
        " there is one, or the solution itself, and nobody plays against anybody.",
        "Give the variables, domains and constraints under Constraints, or to plyscope.solve, and"
        " see how the textbook's methods solve them.",
    )
