"""Searches of another kind than minimax: what they seem to be, and where the page has that."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from typing import Final

from plyscope.compare.calls import Tree
from plyscope.compare.difference import number
from plyscope.compare.outcome import NOT_COMPARED, Outcome
from plyscope.program.functions import FunctionNode
from plyscope.program.numbers import same
from plyscope.program.rereading import called_name
from plyscope.program.snapshot import content_of
from plyscope.program.walking import functions_by_name, names_in
from plyscope.recognition.words import CHANCE, MAX

SAMPLING: Final = re.compile(
    r"(^|_)(mcts|uct|ucb1?|rollout|playout|back_?prop(agate|agation)?)($|_)"
)
"""How functions of a Monte Carlo tree search are called."""
UPPER_BOUND: Final = {"log", "sqrt"}
"""What the upper confidence bound is calculated with."""
SOLVED: Final = (
    "Give the variables, domains and constraints under Constraints, or to plyscope.solve, and see"
    " how the textbook's methods solve them."
)
ODDS_UNKNOWN: Final = Outcome(
    NOT_COMPARED,
    "Some nodes add up what their replies are worth, as where chance moves, and the odds are not"
    " known: those that stand in a line are not read.",
    "Let a loop go through the outcomes: for p, reply in outcomes: total += p * value(reply)",
)


def monte_carlo(tree: Tree) -> Outcome | None:
    """Why Monte Carlo tree search is not compared; None if it is none."""
    functions = tree.record.functions
    named = (each.node for each in functions if SAMPLING.search(each.name.casefold()))
    found = next((each for each, calls in _led_to(tree) if calls >= UPPER_BOUND), next(named, None))
    if found is None:
        return None
    return Outcome(
        NOT_COMPARED,
        f"This seems to be Monte Carlo tree search (see {getattr(found, 'name', 'lambda')}, line"
        f" {found.lineno}): what its calls return comes from games"
        " played at random, and is not the best of their replies.",
        "Look at UCT among the page's searches, which is written as in the textbook.",
    )


def _led_to(tree: Tree) -> Iterator[tuple[FunctionNode, set[str]]]:
    """The watched functions, and those that they call, found by their names; each with the names of
    what it calls."""
    known = functions_by_name(tree.record.written)
    waiting: list[FunctionNode] = [each.node for each in tree.record.functions]
    seen: set[str] = set()
    for function in waiting:  # it grows during the loop
        names = {called_name(each) for each in ast.walk(function) if isinstance(each, ast.Call)}
        yield function, names
        waiting += [known[name] for name in sorted((names - seen) & {*known})]
        seen |= names


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
    return _alone(
        "a search for a solution, as backtracking is: a call returns only whether there is one, or"
        " the solution itself",
        SOLVED,
    )


def collecting(tree: Tree) -> Outcome | None:
    """Why a search whose calls return nothing is not compared; None if one returns something, or
    leaves a value in its state."""
    text, value = tree.reading.text, tree.reading.value
    is_left = bool(text.chooses or (value and value.is_search and len({*value.numbers}) > 1))
    if is_left or any(each is not None for each in tree.record.returned):
        return None
    return Outcome(
        NOT_COMPARED,
        "The calls return nothing: what they find is kept elsewhere, and is not seen.",
        "Return what a call has found to have it compared, or go through the tree step by step.",
    )


def counting(tree: Tree) -> Outcome | None:
    """Why a search that counts is not compared; None if it is none."""
    numbers = [each or 0 for each in tree.numbers]
    inner = [(numbers[n], [numbers[each] for each in tree.below[n]]) for n in _inner(tree)]
    are_sums = all(same(own, sum(below)) for own, below in inner)
    if tree.reading.text.chooses or not are_sums or all(own <= max(below) for own, below in inner):
        return None
    return _alone(
        "a recursion that adds up: a call returns the sum of what its own calls do",
        "There is nothing to compare; go through its tree step by step.",
    )


def alone_or_odds(tree: Tree) -> Outcome | None:
    """Why nodes may return something else than for two players: odds in a line, or a search by one
    person, as of a shortest tour. None if neither is seen."""
    text = tree.reading.text
    every = [each for flow in text.flows for each in flow.takings if each.side != CHANCE]
    turned = any(each.of.turned for each in every) or any(each.turns_answer for each in text.flows)
    if adds_in_line(tree):
        return ODDS_UNKNOWN
    if len({each.side for each in every}) != 1 or turned or tree.reading.branches:
        return None
    one = "largest" if every[0].side == MAX else "smallest"
    return _alone(
        f"a search by one person: the text takes the {one} of the replies everywhere",
        "If two play, hand on whose turn it is.",
    )


def _alone(what: str, remedy: str) -> Outcome:
    why = f"This seems to be {what}, and nobody plays against anybody."
    return Outcome(NOT_COMPARED, why, remedy)


def nobody_chooses(tree: Tree) -> Outcome:
    """Where the text takes neither the largest nor the smallest: what a node returns instead."""
    why = "The program does not seem to take the largest or the smallest of what its calls return"
    for node in reversed(_inner(tree)):
        own, *below = [tree.numbers[each] for each in (node, *tree.below[node])]
        known = [number(each) for each in below if each is not None]
        if own is not None and len({*known}) > 1:
            why += f": node {node} returns {number(own)}; its replies are worth {', '.join(known)}"
            break
    remedy = "Take the largest where MAX moves, the smallest where MIN moves."
    return Outcome(NOT_COMPARED, f"{why}.", remedy)


def _inner(tree: Tree) -> Sequence[int]:
    return [node for node in range(tree.count) if tree.below[node]]


def adds_in_line(tree: Tree) -> bool:
    """Whether a line adds up results, as `0.4 * f(a) + 0.6 * f(b)`, and not to a `total`."""
    text = tree.reading.text
    nodes = [(node, flow) for flow in text.flows for node, _ in flow.nodes]
    totals = [
        node.value
        for node, _ in nodes
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in names_in(node.value)
    ]
    return not text.has_chance and any(
        isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.Add)
        and node not in totals
        and [each and each.part for each in map(flow.of, (node.left, node.right))]
        == [text.part or ()] * 2
        for node, flow in nodes
    )
