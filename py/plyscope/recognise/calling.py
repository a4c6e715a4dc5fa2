"""How a search calls itself in its text: for which moves, and what it hands on."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence

from plyscope.program.functions import Function
from plyscope.recognise.carried import Flow
from plyscope.recognise.guards import guarded


def searches_all(flow: Flow) -> bool:
    """Whether a loop around a call makes it for everything that it is given: the call stands under
    no condition in the loop but on what was found."""
    for loop, _ in flow.nodes:
        if isinstance(loop, ast.For):
            inside = guarded(loop.body)
            tests = [test for node, when in inside if flow.is_call(node) for test, _ in when]
            if not all(flow.of(each) for test in tests for each in [_compared_first(test)]):
                return False
    return True


def _compared_first(test: ast.expr) -> ast.expr:
    return test.left if isinstance(test, ast.Compare) else test


def handed_on(flow: Flow, functions: Sequence[Function], name: str) -> Iterator[ast.expr | None]:
    """What each recursive call gives for a parameter; None where that cannot be seen."""
    for node, _ in flow.nodes:
        if isinstance(node, ast.Call) and flow.is_call(node):
            yield given_for(node, functions, name)


def given_for(call: ast.Call, functions: Sequence[Function], name: str) -> ast.expr | None:
    """What a call of one of these functions gives for a parameter; None if that cannot be seen."""
    called = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
    function = next((each for each in functions if each.name == called), None)
    if function is None or any(isinstance(each, ast.Starred) for each in call.args):
        return None
    for each in call.keywords:
        if each.arg == name:
            return each.value
    if name not in function.parameters:
        return None
    is_bound = bool(function.owner) and isinstance(call.func, ast.Attribute)
    place = function.parameters.index(name) - is_bound
    return call.args[place] if 0 <= place < len(call.args) else None
