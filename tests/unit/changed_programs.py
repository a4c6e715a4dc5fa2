"""A program's syntax tree with something changed in it, and what stands in the text of a search."""

import ast
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

Change = Mapping[ast.AST, ast.AST | list[ast.stmt]]
"""Instead of a node another one; instead of a statement any number of them."""
Function = ast.FunctionDef | ast.AsyncFunctionDef

TURNED: Final[Mapping[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.Gt,
    ast.Gt: ast.Lt,
    ast.LtE: ast.GtE,
    ast.GtE: ast.LtE,
}
ROUNDS: Final = 4
"""How often a function is gone through for names that hold what a search has returned."""


@dataclass(frozen=True, eq=False)
class Text:
    """A program, and the names of the functions that are its search."""

    tree: ast.Module
    names: Collection[str]

    @cached_property
    def searches(self) -> list[Function]:
        """The functions of the search."""
        return [each for each in self.functions if each.name in self.names]

    @cached_property
    def functions(self) -> list[Function]:
        """All functions of the program."""
        return [node for node in ast.walk(self.tree) if isinstance(node, Function)]

    def calls(self, node: ast.AST) -> list[ast.Call]:
        """The calls of the search below a node."""
        found = (each for each in ast.walk(node) if isinstance(each, ast.Call))
        return [call for call in found if called(call) in self.names]

    def first_call(self, function: Function) -> int:
        """The line of the first call of the search in a function."""
        return min((call.lineno for call in self.calls(function)), default=10**9)

    def first_loop(self, function: Function) -> int:
        """The line of the first loop around such a call, or of the first call."""
        loops = (each for each in ast.walk(function) if isinstance(each, ast.For | ast.While))
        lines = (each.lineno for each in loops if self.calls(each))
        return min(lines, default=self.first_call(function))

    def has_answer(self, node: ast.AST, held: Collection[str]) -> bool:
        """Whether something below a node calls the search, or is a name that holds its answer."""
        return bool(self.calls(node) or names_in(node) & {*held})

    def answers(self, function: Function, *, kept: bool = True) -> set[str]:
        """The names in a function that hold what the search has returned; with `kept`, those of
        lists and dictionaries of it too."""
        held: set[str] = set()
        for _ in range(ROUNDS):
            for node in ast.walk(function):
                held |= self._named(node, held, kept)
        return held

    def _named(self, node: ast.AST, held: set[str], kept: bool) -> set[str]:
        if isinstance(node, ast.Assign | ast.AnnAssign | ast.NamedExpr):
            if node.value is None or not self.has_answer(node.value, held):
                return set()
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            return set().union(*(names_in(each, stored=not kept) for each in targets))
        if kept and isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            adds = node.func.attr in ("append", "add") and node.args
            if adds and self.has_answer(node.args[0], held):
                return names_in(node.func.value)
        return set()


def called(call: ast.Call) -> str:
    """The name of what is called, without that of its object."""
    if isinstance(call.func, ast.Name):
        return call.func.id
    return call.func.attr if isinstance(call.func, ast.Attribute) else ""


def names_in(node: ast.AST, *, stored: bool = False) -> set[str]:
    """The names below a node; `stored` takes only those that are given a value there."""
    names = (each for each in ast.walk(node) if isinstance(each, ast.Name))
    return {each.id for each in names if not stored or isinstance(each.ctx, ast.Store)}


def arguments(call: ast.Call) -> list[ast.expr]:
    """All arguments of a call."""
    return [*call.args, *(each.value for each in call.keywords)]


def expression(text: str) -> ast.expr:
    """An expression, from its text."""
    return ast.parse(text, mode="eval").body


def blocks(function: Function) -> Iterator[list[ast.stmt]]:
    """The lists of statements in a function."""
    for node in ast.walk(function):
        for name in ("body", "orelse", "finalbody"):
            block = getattr(node, name, None)
            if isinstance(block, list):
                yield block


def can_turn(test: ast.expr) -> bool:
    """Whether a test is one comparison by size."""
    return isinstance(test, ast.Compare) and len(test.ops) == 1 and type(test.ops[0]) in TURNED


def turned(test: ast.expr) -> Change:
    """The test with `<` for `>`, and so on."""
    assert isinstance(test, ast.Compare)
    # All `<` of a tree are one node: the whole comparison is changed, not its sign alone.
    return {test: ast.Compare(test.left, [TURNED[type(test.ops[0])]()], test.comparators)}


def leaves(node: ast.If) -> bool:
    """Whether it ends the loop or the call."""
    return any(isinstance(each, ast.Break | ast.Return) for each in node.body)


def text_with(tree: ast.Module, change: Change) -> str:
    """The text of a program with a change. The tree itself stays as it is."""
    return ast.unparse(ast.fix_missing_locations(_copy(tree, change)))


def _copy(node: ast.AST, change: Change) -> ast.AST:
    copied: dict[str, Any] = {}
    for name, value in ast.iter_fields(node):
        if isinstance(value, list):
            copied[name] = [new for each in value for new in _several(each, change)]
        else:
            (copied[name],) = _several(value, change)
    return type(node)(**copied)


def _several(value: Any, change: Change) -> list[Any]:
    """What stands instead of a node, or of anything else in a syntax tree."""
    if not isinstance(value, ast.AST):
        return [value]
    instead = change.get(value)
    if isinstance(instead, list):
        return instead
    return [instead or _copy(value, change)]
