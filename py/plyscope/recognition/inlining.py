"""A program's own function that takes the larger or the smaller of two things, as `better(best,
value, is_max)`: a search that calls it is read as if it had written that itself."""

from __future__ import annotations

import ast
import copy
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from plyscope.program.functions import FunctionNode

OF_TWO: Final = ("max", "min")


@dataclass(frozen=True)
class Chooser:
    """Such a function: its parameters, and what it returns."""

    parameters: tuple[str, ...]
    expression: ast.expr


def choosers(program: ast.Module | None) -> Mapping[str, Chooser]:
    """Those of a program, by name."""
    found = {}
    for each in program.body if program else ():
        if not isinstance(each, ast.FunctionDef) or each.decorator_list:
            continue
        parameters = tuple(given.arg for given in each.args.args)
        expression = _returned(each.body)
        if expression and _chooses(expression, parameters):
            found[each.name] = Chooser(parameters, expression)
    return found


def _returned(body: Sequence[ast.stmt]) -> ast.expr | None:
    """What a function returns as one expression, if it does nothing but test and return."""
    if not body:
        return None
    first, *rest = body
    if isinstance(first, ast.Return):
        return first.value
    if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
        return _returned(rest)  # its docstring
    if not isinstance(first, ast.If):
        return None
    one, other = _returned(first.body), _returned(first.orelse or rest)
    return ast.copy_location(ast.IfExp(first.test, one, other), first) if one and other else None


def _chooses(expression: ast.expr, parameters: Sequence[str]) -> bool:
    """Whether every branch is the larger or the smaller of two parameters."""
    if isinstance(expression, ast.IfExp):
        return all(_chooses(each, parameters) for each in (expression.body, expression.orelse))
    return (
        isinstance(expression, ast.Call)
        and isinstance(expression.func, ast.Name)
        and expression.func.id in OF_TWO
        and len(expression.args) > 1
        and not expression.keywords
        and all(isinstance(each, ast.Name) and each.id in parameters for each in expression.args)
    )


def returning(function: FunctionNode) -> FunctionNode:
    """A generator that yields what it answers, as if it returned that."""
    written: FunctionNode = _Returning().visit(copy.deepcopy(function))
    return written


class _Returning(ast.NodeTransformer):
    """Puts `return` in the place of `yield`."""

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        if not isinstance(node.value, ast.Yield):
            return node
        return ast.copy_location(ast.Return(node.value.value), node)


def inlined(function: FunctionNode, known: Mapping[str, Chooser]) -> FunctionNode:
    """A function with the choosers that it calls written out; the same one if it calls none."""
    if not any(isinstance(each, ast.Call) and _chooser(each, known) for each in ast.walk(function)):
        return function
    written: FunctionNode = _Inlining(known).visit(copy.deepcopy(function))
    return written


def _chooser(call: ast.Call, known: Mapping[str, Chooser]) -> Chooser | None:
    """The chooser that is called, if each of its parameters is given in its place."""
    found = known.get(call.func.id) if isinstance(call.func, ast.Name) else None
    fits = found and not call.keywords and len(call.args) == len(found.parameters)
    return found if fits else None


class _Inlining(ast.NodeTransformer):
    """Puts what a chooser returns in the place of its call."""

    def __init__(self, known: Mapping[str, Chooser]) -> None:
        self._known = known

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        chooser = _chooser(node, self._known)
        if chooser is None:
            return node
        given = dict(zip(chooser.parameters, node.args, strict=True))
        return _Filling(given, node).visit(copy.deepcopy(chooser.expression))


class _Filling(ast.NodeTransformer):
    """Puts arguments in the place of parameters, and everything in the line of the call."""

    def __init__(self, given: Mapping[str, ast.expr], call: ast.Call) -> None:
        self._given = given
        self._call = call

    def visit(self, node: ast.AST) -> ast.AST:
        if isinstance(node, ast.Name) and node.id in self._given:
            return self._given[node.id]
        filled: ast.AST = super().visit(node)
        return ast.copy_location(filled, self._call) if isinstance(filled, ast.expr) else filled
