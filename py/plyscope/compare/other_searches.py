"""Searches of another kind than minimax: what they seem to be, and where the page has that."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from math import isclose
from typing import Final

from plyscope.compare.calls import Tree
from plyscope.compare.difference import number
from plyscope.compare.outcome import NOT_COMPARED, Outcome
from plyscope.program.functions import Function
from plyscope.program.numbers import as_float, same
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
ODDS_IN_LOOP: Final = (
    "Let a loop go through the outcomes with their odds: for p, reply in outcomes: total += p *"
    " value(reply)"
)
"""How the odds of chance are read."""


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


def counting(tree: Tree) -> Outcome | None:
    """Why a search that counts is not compared; None if it is none: each call returns the sum of
    what its own calls return."""
    if tree.reading.text.chooses:
        return None
    worth = {
        node: [tree.numbers[each] or 0 for each in family]
        for node, family in enumerate(tree.below)
        if family
    }
    are_sums = all(same(tree.numbers[node] or 0, sum(every)) for node, every in worth.items())
    if not are_sums or all(len([*filter(None, every)]) < 2 for every in worth.values()):
        return None
    return Outcome(
        NOT_COMPARED,
        "This seems to be a search that counts, as of solutions or of ways: each call returns the"
        " sum of what its own calls return, and nobody plays against anybody.",
        "If solutions are counted, give the variables, domains and constraints under Constraints."
        " If two play, take the largest where MAX moves and the smallest where MIN moves.",
    )


def alone_or_odds(tree: Tree) -> Outcome | None:
    """Why nodes may return something else than the best of their replies for two players: odds in a
    line, or a search by one person, as of a shortest tour. None if neither is seen."""
    flows = tree.reading.text.flows
    takings = [each for flow in flows for each in flow.takings if each.side != CHANCE]
    turned = any(flow.turns_answer for flow in flows) or any(each.of.turned for each in takings)
    taken = {each.side for each in takings}
    odds = odds_in_line(tree)
    if odds or len(taken) != 1 or turned or tree.reading.branches:
        return odds
    one, other = ("largest", "smallest") if taken == {MAX} else ("smallest", "largest")
    return Outcome(
        NOT_COMPARED,
        f"The text takes the {one} of the replies everywhere, and nothing says whose turn it is:"
        " this seems to be a search by one person, where nobody plays against anybody.",
        f"If two play, hand on whose turn it is, and take the {other} where the other one moves.",
    )


def nobody_chooses(tree: Tree) -> Outcome | None:
    """Where the text takes neither the largest nor the smallest, what a node returns instead; None
    if the text does, or if all replies are worth the same everywhere."""
    for node in sorted(range(tree.count), key=tree.left):
        own, held = tree.numbers[node], [tree.numbers[each] for each in tree.below[node]]
        known = [each for each in held if each is not None]
        if tree.reading.text.chooses or own is None or len({*known}) < 2 or None in held:
            continue
        is_mean = isclose(as_float(own), sum(map(as_float, known)) / len(known))
        return Outcome(
            NOT_COMPARED,
            "The text is not seen to take the largest or the smallest of what the calls return:"
            f" node {node} returns {number(own)}{', the mean' if is_mean else ''}, where its"
            f" replies are worth {', '.join(map(number, known))}.",
            "Where MAX moves, take the largest of the replies, where MIN moves, the smallest; only"
            " where chance moves, their mean.",
        )
    return None


def odds_in_line(tree: Tree) -> Outcome | None:
    """Where a line adds up what several calls return, as `0.4 * f(a) + 0.6 * f(b)`, and is no
    `total = total + f(a)`: its odds are not read. None if no line does."""
    text = tree.reading.text
    for flow in () if text.has_chance else text.flows:
        totals = [
            node.value
            for node, _ in flow.nodes
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in names_in(node.value)
        ]
        for node, _ in flow.nodes:
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add) and node not in totals:
                added = (flow.of(node.left), flow.of(node.right))
                if all(each and each.part == (text.part or ()) for each in added):
                    return Outcome(
                        NOT_COMPARED,
                        f"Line {node.lineno} adds up what several calls return, as where chance"
                        " moves; odds in such a line are not read, so it is not compared.",
                        ODDS_IN_LOOP,
                    )
    return None
