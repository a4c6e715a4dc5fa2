"""How a loop over the moves may be left before its end: by what was found, by nothing at all, or by
something else, as the time that is left."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator

from plyscope.compare.calls import Tree, cuts_of
from plyscope.compare.difference import NOT_CONSIDERED, Difference
from plyscope.recognition.calling import ways_out
from plyscope.recognition.cuts import inner_names
from plyscope.recognition.return_flow import Flow
from plyscope.recognition.side_hints import Text
from plyscope.recognition.taking import Guarded


def leaves_by_values(text: Text, function: int) -> bool:
    """Whether a function leaves the loops around its calls only by what it has found, or always."""
    flow = text.flows[function]
    ends = {names[function] for names in text.window if function in names}
    return all(_is_by_values(flow, each, ends) for each in ways_out(flow))


def never_leaves(tree: Tree) -> bool:
    """Whether no loop over the moves is ever left before its end."""
    text = tree.reading.text
    return text.chooses and not any(any(ways_out(flow)) for flow in text.flows)


def tries_all(tree: Tree) -> bool:
    """Whether no loop over the moves is ever left before its end, and no call in it depends on what
    was found before."""
    flows = tree.reading.text.flows
    return never_leaves(tree) and not any(
        flow.of(each)
        for flow in flows
        for node, guards in flow.nodes
        if flow.is_call(node)
        for test, _ in guards
        for each in ast.walk(test)
        if not any(map(flow.is_call, ast.walk(each)))
    )


def left_after_first(tree: Tree) -> Iterator[Difference]:
    """Nodes that leave the loop over their moves after the first one, whatever they find."""
    text, record = tree.reading.text, tree.record
    if not text.chooses:
        return
    always = [_leaves_always(flow) for flow in text.flows]
    left_out = {*cuts_of(tree), *_rest_of_inner(tree)} if any(always) else ()
    for node in left_out:
        if always[record.function[node]] and len(tree.below[node]) == 1 and tree.ended(node):
            sentence = (
                f"At node {node} your search tries one move only: it leaves its loop after the"
                " first one, whatever that is worth."
            )
            yield Difference(NOT_CONSIDERED, node, sentence, tree.left(node))


def only_tries_first(tree: Tree) -> bool:
    """Whether the text of a function leaves its loop over the moves in the first round, and no call
    of it has more than one reply. How many moves there were may not be known."""
    function, below = tree.record.function, tree.below
    return any(
        _leaves_always(flow)
        and {len(below[n]) for n in range(tree.count) if function[n] == i} <= {0, 1}
        for i, flow in enumerate(tree.reading.text.flows)
    )


def _rest_of_inner(tree: Tree) -> Iterator[int]:
    """The nodes at which an inner loop, at least, had more moves than one."""
    record = tree.record
    for node, (names, given) in record.offered.items():
        inner = inner_names(names, record.loops)
        if inner and node < tree.count and len(tree.below[node]) == 1:
            outer = len(names) - inner
            yield from [node] * (sum(each[:outer] == given[0][:outer] for each in given) > 1)


def _leaves_always(flow: Flow) -> bool:
    """Whether a loop over the moves ends in its first round: whatever a condition says, if it is
    left in either case. One that returns what its call returns has found the only move that it
    wants."""
    ways = list(ways_out(flow))
    alone = {ast.unparse(when[0][0]) for _, when in ways if len(when) == 1 and when[0][1]}
    return any(
        all(not holds and ast.unparse(test) in alone for test, holds in guards)
        and not any(map(flow.is_call, ast.walk(node)))
        for node, guards in ways
    )


def _is_by_values(flow: Flow, way: Guarded, ends: Collection[str]) -> bool:
    tests = [test for test, _ in way[1]]
    return not tests or any(
        flow.of(each) is not None or (isinstance(each, ast.Name) and each.id in ends)
        for test in tests
        for each in ast.walk(test)
    )
