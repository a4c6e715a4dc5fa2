"""States that are one and the same thing under two names, as after `temp = board`: what a move
changes in one is changed in the other, and stays so when the search goes back."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from plyscope.compare.calls import Tree
from plyscope.compare.outcome import NOT_COMPARED, Outcome
from plyscope.program.rereading import called_name
from plyscope.program.walking import (
    all_nodes,
    assignments,
    functions_by_name,
    names_in,
    own_nodes,
)
from plyscope.recognition.return_flow import Flow

CHANGING: Final = (
    *("append", "extend", "insert", "pop", "popleft", "popitem", "remove", "clear"),
    *("add", "discard", "update", "setdefault"),
)
"""Methods of lists, sets and dicts that change them."""
GATHERING: Final = ("append", "add")
CLOSING: Final = (ast.With, ast.Try, ast.Yield, ast.YieldFrom)
"""What may put something back later on."""
Functions = Mapping[str, ast.FunctionDef]


def doubt_of_aliases(tree: Tree) -> Outcome | None:
    """Where a state is handed on that shares what a move changes with the state before it, and no
    line can put it back."""
    every = all_nodes(tree.record.written) if tree.record.written else ()
    functions = functions_by_name(tree.record.written)
    classes = {each.name: each for each in every if isinstance(each, ast.ClassDef)}
    flows = tree.reading.text.flows
    if any(map(_may_put_back, flows)):
        return None
    nodes = (node for flow in flows for node, _ in flow.nodes)
    called = {called_name(node) for node in nodes if isinstance(node, ast.Call)}
    searches = {each.name for each in tree.record.functions}
    for function in functions.values():
        if function.name not in called | searches:
            continue
        handed = _handed(function, flows)
        for line, name, shared, origin in _sharing(function, classes):
            if name in handed and _changes(own_nodes(function), shared, functions):
                return Outcome(
                    NOT_COMPARED,
                    f"Line {line} makes {shared} another name of {origin}, and no copy: what a move"
                    " changes there is not taken back.",
                    f"Copy {origin} before the move changes it.",
                )
    return None


def _may_put_back(flow: Flow) -> bool:
    """Whether something behind a call of the search, in the same loop, may change a state."""
    nodes = [node for node, _ in flow.nodes]
    if any(isinstance(node, CLOSING) for node in nodes):
        return True
    for loop in nodes:
        if not isinstance(loop, ast.For | ast.While):
            continue
        inside = [each for part in loop.body for each in ast.walk(part)]
        calls = [each for each in inside if isinstance(each, ast.Call) and flow.is_call(each)]
        lines = [each.end_lineno or each.lineno for each in calls]
        behind = [each for each in inside if lines and getattr(each, "lineno", 0) > min(lines)]
        if any(_may_change(each, flow) for each in behind):
            return True
    return False


def _may_change(node: ast.AST, flow: Flow) -> bool:
    if isinstance(node, ast.Subscript | ast.Attribute):
        return not isinstance(node.ctx, ast.Load)
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        # A function of the program's own may; `max`, `min` and `print` do not.
        return isinstance(node, ast.Call) and not flow.of(node) and called_name(node) != "print"
    return not (node.func.attr in GATHERING and any(map(flow.of, node.args)))


def _handed(function: ast.FunctionDef, flows: Sequence[Flow]) -> set[str]:
    """The variables that a function returns, or hands on to the search."""
    return {
        name
        for each in own_nodes(function)
        if isinstance(each, ast.Return) or any(flow.is_call(each) for flow in flows)
        for name in names_in(each)
    }


def _sharing(
    function: ast.FunctionDef, classes: Mapping[str, ast.ClassDef]
) -> Iterator[tuple[int, str, str, str]]:
    """The lines that give something of a parameter another name: the variable, what is shared with
    it, and what that is called in the parameter."""
    own = {each.arg for each in function.args.args}
    stored = assignments(own_nodes(function))
    for each in own_nodes(function):
        if not isinstance(each, ast.Assign) or len(each.targets) > 1:
            continue
        target, value = each.targets[0], each.value
        root = target.value if isinstance(target, ast.Attribute) else target
        if not isinstance(root, ast.Name) or stored[root.id] > 1 or root.id in own:
            continue
        if isinstance(value, ast.Name | ast.Attribute) and _root(value) in own - {*stored}:
            yield each.lineno, root.id, ast.unparse(target), ast.unparse(value)
        made = classes.get(called_name(value) or "") if isinstance(value, ast.Call) else None
        for field, given in _fields(made, value) if made else ():
            if isinstance(given, ast.Attribute) and _root(given) in own - {*stored}:
                yield each.lineno, root.id, f"{root.id}.{field}", ast.unparse(given)


def _root(value: ast.expr) -> str:
    """The parameter whose own field, or which itself, an expression is."""
    inner = value.value if isinstance(value, ast.Attribute) else value
    return inner.id if isinstance(inner, ast.Name) else ""


def _fields(made: ast.ClassDef, call: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    """The fields of a new object that are what the call gives, and no copy of it."""
    begin = next((e for e in made.body if getattr(e, "name", "") == "__init__"), None)
    if not isinstance(begin, ast.FunctionDef) or not isinstance(call, ast.Call):
        return
    names = [each.arg for each in begin.args.args][1:]
    given = dict(zip(names, call.args, strict=False))
    given.update({each.arg: each.value for each in call.keywords if each.arg})
    for each in own_nodes(begin):
        if isinstance(each, ast.Assign):
            pairs = [(each.targets[0], each.value)]
            if isinstance(each.targets[0], ast.Tuple) and isinstance(each.value, ast.Tuple):
                pairs = [*zip(each.targets[0].elts, each.value.elts, strict=False)]
            for field, value in pairs:
                name = value.id if isinstance(value, ast.Name) else ""
                if isinstance(field, ast.Attribute) and name in given:
                    yield field.attr, given[name]


def _changes(nodes: Sequence[ast.AST], shared: str, functions: Functions) -> bool:
    """Whether something is changed in place, or by a method of the program's own."""
    for node in nodes:
        if isinstance(node, ast.Subscript | ast.Attribute) and not isinstance(node.ctx, ast.Load):
            inner = node.value
            while isinstance(inner, ast.Subscript):
                inner = inner.value
            if ast.unparse(inner) == shared:
                return True
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            owner = ast.unparse(node.func.value)
            if owner == shared and node.func.attr in CHANGING:
                return True
            method = functions.get(node.func.attr)
            if method and method.args.args and f"{shared}.".startswith(f"{owner}."):
                inside = f"{method.args.args[0].arg}{shared[len(owner) :]}"
                if _changes(own_nodes(method), inside, {}):
                    return True
    return False
