"""How a search calls itself in its text: for which moves, and what it hands on."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Sequence
from typing import Final

from plyscope.program.functions import Function
from plyscope.program.rereading import called_name
from plyscope.program.walking import names_in
from plyscope.recognition.return_flow import Flow
from plyscope.recognition.side_hints import Text
from plyscope.recognition.taking import Guard, Guarded, guarded

INSIDE: Final = (ast.FunctionDef, ast.AsyncFunctionDef)
LEAVING: Final = (ast.Return, ast.Break)
READING_ALL: Final = ("max", "min", "sum", "list", "tuple", "sorted", "set", "dict", "reduce")


def searches_all(flow: Flow) -> bool:
    """Whether a loop around a call makes it for everything that it is given: the call stands under
    no condition in the loop but on what was found."""
    for loop, _ in flow.nodes:
        if isinstance(loop, ast.For):
            inside = guarded(loop.body)
            tests = [test for node, when in inside if flow.is_call(node) for test, _ in when]
            own = names_in(loop.target)
            first = [_compared_first(test) for test in tests]
            if not all(flow.of(each) and not _is_name_of(each, own) for each in first):
                return False
    return True


def _is_name_of(node: ast.expr, names: Collection[str]) -> bool:
    return isinstance(node, ast.Name) and node.id in names


def _compared_first(test: ast.expr) -> ast.expr:
    return test.left if isinstance(test, ast.Compare) else test


def handed_on(flow: Flow, functions: Sequence[Function], name: str) -> Iterator[ast.expr | None]:
    """What each recursive call gives for a parameter; None where that cannot be seen."""
    for node, _ in flow.nodes:
        if isinstance(node, ast.Call) and flow.is_call(node):
            yield given_for(node, functions, name)


def all_handed_on(text: Text, name: str) -> list[ast.expr | None]:
    """What every recursive call in the text gives for a parameter; None where that is not seen."""
    return [each for flow in text.flows for each in handed_on(flow, text.functions, name)]


def is_handed_on_itself(text: Text, name: str) -> bool:
    """Whether a parameter is handed on, and everywhere as it is."""
    handed = all_handed_on(text, name)
    return bool(handed) and all(isinstance(each, ast.Name) and each.id == name for each in handed)


def given_for(call: ast.Call, functions: Sequence[Function], name: str) -> ast.expr | None:
    """What a call of one of these functions gives for a parameter; None if that cannot be seen."""
    called = called_name(call)
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


def ways_out(flow: Flow) -> Iterator[Guarded]:
    """The statements that leave a loop around a call, each with the conditions that the call itself
    does not stand under."""
    for loop, _ in flow.nodes:
        if not isinstance(loop, ast.For | ast.While):
            continue
        inside = list(guarded(loop.body))
        calls = [guards for node, guards in inside if flow.is_call(node)]
        if not calls:
            continue
        own = {_written(each) for guards in calls for each in guards}
        for node, guards in inside:
            if isinstance(node, LEAVING):
                yield node, tuple(each for each in guards if _written(each) not in own)


def _written(guard: Guard) -> tuple[str, bool]:
    return ast.unparse(guard[0]), guard[1]


def leaves_unseen(flow: Flow, ends: Collection[str]) -> bool:
    """Whether a function may leave out moves that cannot be read from its loops: those of `while`,
    of a generator, of what `any` and `all` stop, or of a function inside it; `ends` are the names
    of its window."""
    for node, _ in flow.nodes:
        if isinstance(node, INSIDE) and any(map(flow.is_call, ast.walk(node))):
            return True
        if isinstance(node, ast.While) and any(map(flow.is_call, ast.walk(node))):
            tested = names_in(node.test)
            if tested & {*ends} or any(flow.of(each) for each in ast.walk(node.test)):
                return True
            if any(isinstance(each, LEAVING) for each in ast.walk(node)):
                return True
        if isinstance(node, ast.Yield | ast.YieldFrom) and flow.of(node):
            return True
        if isinstance(node, ast.Call) and _stops_early(node, flow):
            return True
    return False


def _stops_early(call: ast.Call, flow: Flow) -> bool:
    """Whether a call is given a generator with calls of the search that it may not read to its
    end."""
    lazy = [each for each in call.args if isinstance(each, ast.GeneratorExp)]
    read_all = isinstance(call.func, ast.Name) and call.func.id in READING_ALL
    return not read_all and any(flow.is_call(each) for one in lazy for each in ast.walk(one))
