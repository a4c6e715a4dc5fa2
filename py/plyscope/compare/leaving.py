"""How a loop over the moves may be left before its end: by what was found, by nothing at all, or by
something else, as the time that is left."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator

from plyscope.recognise.carried import Flow, Guarded, guarded
from plyscope.recognise.cues import Text

LEAVING = (ast.Return, ast.Break)


def leaves_by_values(text: Text, function: int) -> bool:
    """Whether a function leaves the loops around its calls only by what it has found, or always."""
    flow = text.flows[function]
    ends = {names[function] for names in text.window if function in names}
    return all(_is_by_values(flow, each, ends) for each in _ways_out(flow))


def leaves_always(text: Text, function: int) -> bool:
    """Whether a loop over the moves ends in its first round, whatever it finds."""
    return any(not each[1] for each in _ways_out(text.flows[function]))


def _ways_out(flow: Flow) -> Iterator[Guarded]:
    """The statements that leave a loop around a call, each with the conditions that the call itself
    does not stand under."""
    for loop, _ in flow.nodes:
        if not isinstance(loop, ast.For | ast.While):
            continue
        inside = list(guarded(loop.body))
        calls = [guards for node, guards in inside if flow.is_call(node)]
        if not calls:
            continue
        own = {ast.unparse(test) for guards in calls for test, _ in guards}
        for node, guards in inside:
            if isinstance(node, LEAVING):
                yield node, tuple(each for each in guards if ast.unparse(each[0]) not in own)


def _is_by_values(flow: Flow, way: Guarded, ends: Collection[str]) -> bool:
    tests = [test for test, _ in way[1]]
    return not tests or any(
        flow.of(each) is not None or (isinstance(each, ast.Name) and each.id in ends)
        for test in tests
        for each in ast.walk(test)
    )
