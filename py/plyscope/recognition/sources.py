"""Whether a search returns nothing but what its calls have returned: then a value that none of them
has is wrong. One that also looks at moves without a call, or adds something, may return others;
what a class only holds, as a named tuple does, is still the result of a call."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Sequence
from typing import Final

from plyscope.program.walking import all_nodes
from plyscope.recognition.return_flow import Flow
from plyscope.recognition.taking import TAKING, Guard

PASSING_ON: Final = (*TAKING, "list", "tuple", "sorted", "reversed", "set", "next", "iter")
MADE: Final = ("float", "int", "Fraction", "Decimal")
GROWING: Final = ("append", "add", "insert", "extend")
ENDLESS: Final = ("inf", "maxsize", "INF", "INFINITY", "infinity")


def returns_results(flow: Flow) -> bool:
    """Whether everything that a function returns after its first recursive call is a result of
    one, a number that stands in the text, or a parameter, as an end of the window is."""
    calls = [node for node, _ in flow.nodes if isinstance(node, ast.Call) and flow.is_call(node)]
    if not calls:
        return False
    first = min(node.lineno for node in calls)
    reader = _Reader(flow, [node.lineno for node in calls])
    answers = [
        (node.value, guards)
        for node, guards in flow.nodes
        if isinstance(node, ast.Return) and (node.end_lineno or node.lineno) >= first
    ]
    if flow.is_lambda:
        answers = [(flow.nodes[0][0], ())]  # type: ignore[list-item]
    return bool(answers) and all(reader.is_answer(*each) for each in answers)


class _Reader:
    """Looks where the values of names come from."""

    def __init__(self, flow: Flow, calls: Sequence[int]) -> None:
        self.flow = flow
        self.sources: dict[str, list[ast.AST | None]] = {}
        loops = (node for node, _ in flow.nodes if isinstance(node, ast.For | ast.While))
        spans = ((loop.lineno, loop.end_lineno or loop.lineno) for loop in loops)
        self.loops = [span for span in spans if any(span[0] <= at <= span[1] for at in calls)]
        for node, _ in flow.nodes:
            for name, value in _given(node):
                self.sources.setdefault(name, []).append(value)

    def is_answer(self, node: ast.AST | None, guards: tuple[Guard, ...]) -> bool:
        """Whether what is returned is a result, or a number because of one."""
        if isinstance(node, ast.Constant) and self._is_in_loop(node):
            taken = [test for test, _ in guards if self.flow.of(test)]
            return any(self.is_result(test, frozenset()) for test in taken)
        return self.is_result(node, frozenset())

    def _is_in_loop(self, node: ast.Constant) -> bool:
        return any(first <= node.lineno <= last for first, last in self.loops)

    def is_result(self, node: ast.AST | None, seen: frozenset[str]) -> bool:
        """Whether an expression is a result, or a number of the text."""
        held = self.flow.of(node)
        if isinstance(node, ast.Constant):
            found = not self._is_in_loop(node)
        elif isinstance(node, ast.Name):
            found = self._is_result_in(node.id, seen)
        elif isinstance(node, ast.UnaryOp | ast.Starred | ast.NamedExpr):
            found = self.is_result(_inside(node), seen)
        elif isinstance(node, ast.IfExp):
            found = self.is_result(node.body, seen) and self.is_result(node.orelse, seen)
        elif isinstance(node, ast.Subscript | ast.Attribute):
            # What stands in a table may have been found elsewhere.
            is_own = not isinstance(node.value, ast.Name) or node.value.id in self.sources
            is_taken = held is not None and is_own and self.is_result(node.value, seen)
            found = is_taken or (isinstance(node, ast.Attribute) and node.attr in ENDLESS)
        elif isinstance(node, ast.Call):
            found = self.flow.is_call(node) or self._passes_on(node, seen)
        elif isinstance(node, ast.BinOp):
            is_number = all(not isinstance(each, ast.Name | ast.Call) for each in ast.walk(node))
            found = is_number or (held is not None and not held.changed)
        else:
            found = self._is_among(node, seen)
        return found

    def _is_among(self, node: ast.AST | None, seen: frozenset[str]) -> bool:
        """Whether a list, a pair or a dict has a result in it, or nothing at all."""
        if isinstance(node, ast.ListComp | ast.SetComp | ast.GeneratorExp):
            return self.is_result(node.elt, seen)
        if isinstance(node, ast.Tuple | ast.List | ast.Set | ast.Dict):
            parts = node.values if isinstance(node, ast.Dict) else node.elts
            return not parts or any(self.is_result(each, seen) for each in parts)
        return False

    def _is_result_in(self, name: str, seen: frozenset[str]) -> bool:
        if name in seen:
            return True
        sources = self.sources.get(name)
        if sources is None:
            return True  # a parameter, or a constant of the program
        return all(self.is_result(each, seen | {name}) for each in sources)

    def _passes_on(self, node: ast.Call, seen: frozenset[str]) -> bool:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        given = [*node.args, *(each.value for each in node.keywords if each.arg != "key")]
        if name in MADE:
            return all(isinstance(each, ast.Constant | ast.UnaryOp) for each in given)
        if name in PASSING_ON or isinstance(node.func, ast.IfExp):
            return all(self.is_result(each, seen) for each in given)
        # As `Reply(move, value)`.
        return any(self.flow.of(each) is not None and self.is_result(each, seen) for each in given)


def _inside(node: ast.UnaryOp | ast.Starred | ast.NamedExpr) -> ast.AST:
    return node.operand if isinstance(node, ast.UnaryOp) else node.value


def _given(node: ast.AST) -> Iterator[tuple[str, ast.AST | None]]:
    """The names that a statement gives a value, each with the value; None for one that nobody
    knows."""
    if isinstance(node, ast.Assign):
        for target in node.targets:
            yield from _pairs(target, node.value)
    elif isinstance(node, ast.AnnAssign | ast.NamedExpr):
        yield from _pairs(node.target, node.value)
    elif isinstance(node, ast.AugAssign):
        yield from _pairs(node.target, None)
    elif isinstance(node, ast.For | ast.comprehension):
        yield from _pairs(node.target, node.iter)
    elif (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in GROWING
        and node.args
    ):
        yield from _pairs(node.func.value, node.args[-1])


def _pairs(target: ast.AST, value: ast.AST | None) -> Iterator[tuple[str, ast.AST | None]]:
    if isinstance(target, ast.Name):
        yield target.id, value
    elif isinstance(target, ast.Tuple | ast.List):
        together = isinstance(value, ast.Tuple | ast.List) and len(value.elts) == len(target.elts)
        for at, each in enumerate(target.elts):
            yield from _pairs(each, value.elts[at] if together else value)  # type: ignore[union-attr]


TUPLES: Final = ("namedtuple", "NamedTuple")
DATA: Final = "dataclass"
MAKING: Final = ("__new__", "__init__", "__post_init__")
ORDERING: Final = ("__lt__", "__gt__", "__le__", "__ge__", "__neg__")


def holders(program: ast.Module | None) -> Collection[str]:
    """Their names."""
    found = set()
    for each in all_nodes(program) if program else ():
        if isinstance(each, ast.ClassDef) and _only_holds(each):
            found.add(each.name)
        elif isinstance(each, ast.Assign) and isinstance(each.value, ast.Call):
            target = each.targets[0]
            if isinstance(target, ast.Name) and _named(each.value) in TUPLES:
                found.add(target.id)
    return found


def _only_holds(written: ast.ClassDef) -> bool:
    methods = [each for each in written.body if isinstance(each, ast.FunctionDef)]
    if any(each.name in ORDERING for each in methods):
        return False
    making = [each for each in methods if each.name in MAKING]
    if making:
        return all(each.name == "__init__" and all(map(_keeps, each.body)) for each in making)
    is_data = any(_named(each) == DATA for each in written.decorator_list)
    return is_data or any(_named(each) in TUPLES for each in written.bases)


def _keeps(statement: ast.stmt) -> bool:
    """Whether a statement only keeps something as it is: `self.value = value`."""
    if isinstance(statement, ast.Assign):
        parts = [statement.value]
        if isinstance(statement.value, ast.Tuple):
            parts = statement.value.elts
        return all(isinstance(each, ast.Name | ast.Constant | ast.List) for each in parts)
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _named(node: ast.expr) -> str:
    """The last name of what is called or named: "dataclass" of `dataclasses.dataclass()`."""
    if isinstance(node, ast.Call):
        return _named(node.func)
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""
