"""Edits of conditions, of answers, and of lines that are missing in a loop."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence

from plyscope.check.edit import EXTREMES, FAR, LIKELY, ORDERS, PLAIN, POSSIBLE, Edit, Text
from plyscope.check.scopes import Scope
from plyscope.program.rereading import called_name


def truths(text: Text, scope: Scope) -> Iterator[Edit]:
    """A condition less, a condition more, another condition."""
    for node in scope.every(ast.BoolOp):
        word, other = (" and ", " or ") if isinstance(node.op, ast.And) else (" or ", " and ")
        parts = [text.of(each) for each in node.values]
        for at, part in enumerate(parts):
            rest = [*parts[:at], *parts[at + 1 :]]
            yield text.instead(node, f"({word.join(rest)})", LIKELY)
            yield text.instead(node.values[at], f"(not {part})", PLAIN)
        yield text.instead(node, f"({other.join(parts)})", PLAIN)
    known = [*scope.conditions(text.conditions.values()), *scope.own_calls]
    for test in (*scope.tests, *scope.truths):
        for condition in known:
            if condition != ast.unparse(test):
                far = FAR if scope.is_of_names(test) else POSSIBLE
                yield text.instead(test, f"({condition})", far)
                far = POSSIBLE if isinstance(test, ast.BoolOp) else FAR
                yield text.instead(test, f"({text.of(test)} or {condition})", far)
        if not scope.is_of_names(test):
            yield from _made_up(text, scope, test)


def _made_up(text: Text, scope: Scope, test: ast.expr) -> Iterator[Edit]:
    """A condition in the place of one that compares nothing."""
    for one in scope.values:
        yield text.instead(test, f"({one} is not None)", POSSIBLE)
        for other in scope.values:
            for sign in ORDERS.values():
                if one != other:
                    yield text.instead(test, f"({one} {sign} {other})", FAR)


def answers(text: Text, scope: Scope) -> Iterator[Edit]:
    """Another thing is returned, or kept."""
    for value in (*scope.returned, *scope.kept):
        for name in (*scope.names, "None"):
            if text.of(value) != name:
                yield text.instead(value, name, LIKELY)
    wholes = [each.value for each in ast.walk(text.right) if isinstance(each, ast.Return)]
    rights = [
        part
        for each in wholes
        for part in (each.elts if isinstance(each, ast.Tuple) else [each])
        if part
    ]
    for value in scope.returned:
        if isinstance(value, ast.Constant):
            for right in scope.conditions(rights):
                yield text.instead(value, f"({right})", POSSIBLE)
        if isinstance(value, ast.Subscript):
            for taken in EXTREMES:
                yield text.instead(value, f"{taken}({text.of(value.value)})", LIKELY)


def choices(text: Text, scope: Scope) -> Iterator[Edit]:
    """What holds for one player, or at one time, is said of all; or of the others."""
    for node in scope.every(ast.IfExp):
        test, one, other = map(text.of, (node.test, node.body, node.orelse))
        yield text.instead(node, f"({other} if {test} else {one})", PLAIN)
    both: list[tuple[ast.expr, str]] = [
        (value, f"-{value.id}") for value in scope.returned if isinstance(value, ast.Name)
    ]
    for value in scope.returned:
        if isinstance(value, ast.Call) and text.of(value.func) in EXTREMES:
            both.append((value, EXTREMES[text.of(value.func)] + text.of(value)[3:]))
    for assigned in scope.every(ast.Assign):
        if isinstance(assigned.value, ast.BinOp) and text.of(assigned.value.right) == "1":
            both.append((assigned.value, text.of(assigned.value.left)))
    tests = scope.conditions(text.conditions.values())
    tests += [f"{name} == 0" for name in scope.names]
    for value, other in both:
        for test in tests:
            yield text.instead(value, f"({text.of(value)} if {test} else {other})", FAR)
            yield text.instead(value, f"({other} if {test} else {text.of(value)})", FAR)


def others(text: Text, scope: Scope) -> Iterator[Edit]:
    """A call of another function of the program, with what has the names of its parameters; a
    number of moves for a number of rounds."""
    for call in scope.calls_of_own:
        if call.args:
            for written in scope.called_otherwise(called_name(call), text.of(call.args[0])):
                holder = (
                    f"{text.of(call.func.value)}." if isinstance(call.func, ast.Attribute) else ""
                )
                yield text.instead(call, holder + written, FAR)
    kept = [each.value for each in scope.every(ast.Assign)]
    compared = [
        side for each in scope.every(ast.Compare) for side in (each.left, *each.comparators)
    ]
    for value in (*kept, *compared):
        if isinstance(value, ast.Attribute):
            for name in scope.values:
                if name != text.of(value):
                    yield text.instead(value, f"{text.of(value)} * {name}", FAR)


def updates(text: Text, scope: Scope) -> Iterator[Edit]:
    """What is given its value anew in a loop."""
    for node in scope.in_loops:
        idle = _is_idle(node)
        target = node.targets[0] if isinstance(node, ast.Assign) else None
        if idle or (isinstance(target, ast.Name) and target.id in scope.given):
            for update in scope.updates:
                yield text.instead(node, update, PLAIN if idle else LIKELY)
            for name, flag in scope.flags if idle else ():
                yield text.instead(node, f"{name} = {not flag}", PLAIN)
        elif isinstance(target, ast.Name) and isinstance(node, ast.Assign):
            held = text.of(node.value)
            for taken in EXTREMES:
                yield text.instead(node, f"{target.id} = {taken}({target.id}, {held})", LIKELY)
            yield text.instead(node, f"{target.id} += {held}", POSSIBLE)
        yield from _added(text, node, scope.updates)


def undoings(text: Text, scope: Scope) -> Iterator[Edit]:
    """What was noted is taken back."""
    for node in scope.in_loops:
        idle = _is_idle(node)
        if idle or isinstance(node, ast.Expr | ast.Delete):
            for undo in scope.undoings:
                yield text.instead(node, undo, PLAIN if idle else POSSIBLE)
        yield from _added(text, node, scope.undoings)


def _added(text: Text, node: ast.stmt, lines: Sequence[str]) -> Iterator[Edit]:
    """Lines that may be missing after a statement."""
    if isinstance(node, ast.Assign | ast.Expr) and not _is_idle(node):
        end = text.span(node)[1]
        for line in lines:
            yield Edit(end, end, f"\n{' ' * node.col_offset}{line}", node.lineno, FAR)


def _is_idle(node: ast.stmt) -> bool:
    return isinstance(node, ast.Pass) or (
        isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == ast.unparse(node.value)
    )
