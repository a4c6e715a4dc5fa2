"""Windows and cuts that are wrong whoever moves: ends that are exchanged as they are handed on, and
cuts by values that lie between both ends."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from plyscope.compare.calls import Tree, cuts_of
from plyscope.compare.difference import WRONG_CUT, Difference, entered, number
from plyscope.compare.sides import View
from plyscope.program.numbers import Number, comparable, is_number
from plyscope.program.walking import own_nodes
from plyscope.recognition.words import CHANCE

Window = tuple[Number, Number]
ENOUGH: Final = 2
"""So many nodes must show a mistake: one alone may have another reason."""


def wrong_windows(tree: Tree, view: View) -> Iterator[Difference]:
    """Calls whose window is turned round, and nodes that leave out moves although nothing that they
    have found is outside it."""
    if tree.window is None:
        return
    given = [_given(tree, node) for node in range(tree.count)]
    if view.certain and tree.reading.window:
        yield from _exchanged(tree, given)
    if None in view.sides and _may_cut(tree):
        yield from _inside(tree, given, cuts_of(tree))


def _given(tree: Tree, node: int) -> Window | None:
    """The window that a call was given, as the program has it."""
    assert tree.window is not None
    alpha, beta = (path.values[node] for path in tree.window)
    return (comparable(alpha), comparable(beta)) if is_number(alpha) and is_number(beta) else None


def _may_cut(tree: Tree) -> bool:
    """Whether the program leaves a loop, or a call, where a condition asks for its window."""
    ends = {re.split(r"[.\[]", path.name)[0] for path in tree.window or ()}
    tests = [
        node
        for function in tree.record.functions
        for node in own_nodes(function.node)
        if isinstance(node, ast.If)
        and any(isinstance(each, ast.Name) and each.id in ends for each in ast.walk(node.test))
    ]
    return any(
        isinstance(each, ast.Break | ast.Return) for node in tests for each in ast.walk(node)
    )


def _exchanged(tree: Tree, given: Sequence[Window | None]) -> Iterator[Difference]:
    """Replies that have their parent's window the other way round, with the end that their parent
    cannot move in the place of the other."""
    value, branches = tree.reading.value, tree.reading.branches
    for node, family in enumerate(tree.below):
        own = given[node] if family else None
        # What a window below chance is calculated from may leave nothing between its ends.
        is_chance = branches is not None and branches.side(node) == CHANCE
        if own is None or value is None or own[0] >= own[1] or is_chance:
            continue
        # As negamax should give it: turned round and with the other sign.
        turned = own if not value.negates else (value.turned(own[1]), value.turned(own[0]))
        for child in family:
            low, high = given[child] or turned
            if low > high and (high == turned[0] or (low == turned[1] and not value.negates)):
                sentence = (
                    f"At node {child} your search is called with α = {number(low)} and"
                    f" β = {number(high)}: the two are swapped."
                )
                yield Difference(WRONG_CUT, child, sentence, entered(child))


def _inside(
    tree: Tree, given: Sequence[Window | None], cuts: Mapping[int, Sequence[Any]]
) -> Iterator[Difference]:
    """Where most cuts are so: a few may be made for another reason, as a win that is found."""
    found = []
    for node in cuts:
        own = given[node]
        values = [_turned(tree, child) for child in tree.below[node]]
        if own is None or not values or not tree.ended(node):
            continue
        if all(value is not None and own[0] < value < own[1] for value in values):
            found.append((node, values[-1], own))
    if len(found) < ENOUGH or 2 * len(found) <= len(cuts):
        return
    for node, value, own in found:
        yield Difference(
            WRONG_CUT,
            node,
            f"At node {node} your search cuts off moves that may matter: its last reply is worth"
            f" {number(value or 0)}, which lies between α = {number(own[0])} and"
            f" β = {number(own[1])}.",
            tree.left(node),
        )


def _turned(tree: Tree, node: int) -> Number | None:
    """The value of a node for the one above it."""
    own, value = tree.numbers[node], tree.reading.value
    return own if own is None or value is None else value.turned(own)
