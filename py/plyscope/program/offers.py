"""What a search function loops over when it calls itself: there stand the moves it was offered.

The function is not changed. So what a loop was given is read again as the call returns, where
reading it changes nothing: a local list, a `range`, what a function of the program returned.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from types import CodeType
from typing import Any

from plyscope.program.functions import Function
from plyscope.program.moves import flat, pieces_of_element
from plyscope.program.rereading import (
    SAME_ELEMENTS,
    called_name,
    is_flat,
    is_harmless,
    way_to,
)
from plyscope.program.snapshot import ATOMS
from plyscope.program.walking import all_nodes, own_nodes


@dataclass(frozen=True)
class Loop:
    """A loop around a recursive call.

    Attributes:
        targets: the names that it assigns.
        helper: the function of the program whose answer it goes through; "" for `given`.
        given: the expression that it goes through, None if reading it again might do something;
            `code` is the same where only names of plain data are to be read, for speed.
        counts: whether it goes through `enumerate(...)`.
        name: the local that it goes through, if it is one.
        asks: the names that lead to a helper that the program has not written: `("game",
            "actions")`.
        uses: the names in what it goes through.
    """

    targets: tuple[str, ...]
    helper: str
    given: ast.expr | None
    counts: bool
    name: str = ""
    asks: tuple[str, ...] = ()
    code: CodeType | None = None
    uses: frozenset[str] = frozenset()


class Together(list[tuple[Any, ...]]):
    """The elements of loops of which an inner one depends on an outer one, each as the loops'
    targets have it."""


@dataclass(frozen=True)
class Nest:
    """Loops inside each other, the outermost first, from line `first` to line `last`; `leaves`
    says whether they may be left early, `again` whether they may search a move again; `always` is
    what the loops are given, if it never changes."""

    loops: tuple[Loop, ...]
    first: int
    last: int
    leaves: bool
    always: Sequence[Any] | None = None
    again: bool = False

    @property
    def depends(self) -> bool:
        """Whether what an inner loop goes through is another thing for each element of an outer
        one."""
        outer: set[str] = set()
        for loop in self.loops:
            if outer & loop.uses:
                return True
            outer.update(loop.targets)
        return False

    def combined(self, lists: Sequence[Sequence[Any]]) -> tuple[Any, ...]:
        """The elements of all its loops together, each as the loops' targets have it."""
        if len(lists) == 1 and type(lists[0]) is Together:
            return tuple(lists[0])
        if len(lists) == 1 and not self.loops[0].counts and ATOMS.issuperset(map(type, lists[0])):
            return tuple(zip(lists[0], strict=True))
        counted = [
            list(enumerate(each)) if loop.counts else each
            for loop, each in zip(self.loops, lists, strict=True)
        ]
        pieces = [
            [pieces_of_element(each, len(loop.targets)) for each in elements]
            for loop, elements in zip(self.loops, counted, strict=True)
        ]
        return tuple(flat(each) for each in product(*pieces))


def loop_names(node: ast.AST) -> tuple[str, ...]:
    """The names in a function that may be the move where it calls itself: those of comprehensions,
    those that loops take from lists by an index or by `pop`, and those of its loops if it has no
    loop around the call that has names of its own."""
    names: dict[str, None] = {}
    for each in own_nodes(node):
        if isinstance(each, ast.comprehension):
            names.update(dict.fromkeys(_targets(each.target)))
        elif isinstance(each, ast.For | ast.While):
            for inner in all_nodes(each):
                if isinstance(inner, ast.Assign) and _takes_out(inner.value):
                    names.update(dict.fromkeys(_targets(inner.targets[0])))
                elif isinstance(inner, ast.AugAssign) and isinstance(each, ast.While):
                    names.update(dict.fromkeys(_targets(inner.target)))  # `i += 1`
    return tuple(names)


def comprehension_names(node: ast.AST) -> frozenset[str]:
    """The names in a function that only its comprehensions assign."""
    inside = (each for each in own_nodes(node) if isinstance(each, ast.comprehension))
    names = {name for each in inside for name in _targets(each.target)}
    within = {
        id(name)
        for each in own_nodes(node)
        if isinstance(each, ast.comprehension)
        for name in all_nodes(each.target)
    }
    others = {
        each.id
        for each in own_nodes(node)
        if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store) and id(each) not in within
    }
    return frozenset(names - others)


def for_names(node: ast.AST) -> tuple[str, ...]:
    """The names that the loops of a function assign."""
    found = (_targets(each.target) for each in own_nodes(node) if isinstance(each, ast.For))
    return tuple(dict.fromkeys(name for names in found for name in names))


def _takes_out(value: ast.expr) -> bool:
    return isinstance(value, ast.Subscript) or called_name(value) in ("pop", "popleft")


def _targets(target: ast.AST) -> tuple[str, ...]:
    if isinstance(target, ast.Name):
        return (target.id,)
    if isinstance(target, ast.Tuple | ast.List | ast.Starred):
        return tuple(name for each in ast.iter_child_nodes(target) for name in _targets(each))
    return ()


def nests(function: Function, recursive: Collection[str], helpers: Collection[str]) -> list[Nest]:
    """The loops in which `function` calls one of the `recursive` functions. What a cache answers
    looks like a move that was not searched, so of its loops nothing is said."""
    if any("cache" in ast.unparse(each) for each in getattr(function.node, "decorator_list", ())):
        return [
            replace(nest, leaves=False) for nest in _nests(function.node, (), recursive, helpers)
        ]
    return list(_nests(function.node, (), recursive, helpers))


def _nests(
    node: ast.AST, around: tuple[ast.For, ...], recursive: Collection[str], helpers: Collection[str]
) -> Iterator[Nest]:
    for each in own_nodes(node) if not around else _inside(around[-1]):
        if not isinstance(each, ast.For) or not _calls(each, recursive):
            continue
        if not around and any(_within(each, other) for other in _fors(node) if other is not each):
            continue  # it is found from the loop around it
        loops = (*around, each)
        inner = list(_nests(each, loops, recursive, helpers))
        if inner:
            yield from inner
        else:
            yield Nest(
                tuple(_loop(loop, helpers) for loop in loops),
                loops[0].lineno,
                loops[0].end_lineno or loops[0].lineno,
                _may_be_left(loops[0], recursive) or _is_tried(node, loops[0]),
                _always(loops),
                _count_of_calls(loops[-1], recursive) > 1,
            )


def _always(loops: Sequence[ast.For]) -> Sequence[Any] | None:
    """What loops are given, if it is written there: `range(9)`."""
    if not all(_is_written(loop.iter) for loop in loops):
        return None
    return [list(eval(ast.unparse(loop.iter), {})) for loop in loops]


def _is_written(given: ast.expr) -> bool:
    names = {each.id for each in all_nodes(given) if isinstance(each, ast.Name)}
    return names <= {"range"} and is_harmless(given)


def _fors(node: ast.AST) -> list[ast.For]:
    return [each for each in own_nodes(node) if isinstance(each, ast.For)]


def _within(inner: ast.For, outer: ast.For) -> bool:
    return any(each is inner for each in _inside(outer))


def _inside(loop: ast.For) -> Iterator[ast.AST]:
    for statement in loop.body:
        yield statement
        if not isinstance(statement, ast.FunctionDef | ast.ClassDef):
            yield from own_nodes(statement)


def _calls(loop: ast.AST, names: Collection[str]) -> bool:
    return any(
        (isinstance(each, ast.Name) and each.id in names)
        or (isinstance(each, ast.Attribute) and each.attr in names)
        for each in all_nodes(loop)
    )


def _count_of_calls(loop: ast.For, names: Collection[str]) -> int:
    return sum(isinstance(each, ast.Call) and called_name(each) in names for each in _inside(loop))


def _may_be_left(loop: ast.For, recursive: Collection[str]) -> bool:
    """Whether a loop can end early, or skip the rest: by `break`, `return` or `raise`, or because
    the recursive call stands under a comparison of two names."""
    return any(
        isinstance(each, ast.Break | ast.Return | ast.Raise)
        or (isinstance(each, ast.If) and _compares_names(each.test) and _calls(each, recursive))
        for each in _inside(loop)
    )


def _is_tried(scope: ast.AST, loop: ast.For) -> bool:
    """Whether an error may end a loop, and the function goes on."""
    return any(
        isinstance(each, ast.Try) and each.handlers and loop in all_nodes(each)
        for each in own_nodes(scope)
    )


def _compares_names(test: ast.expr) -> bool:
    return isinstance(test, ast.Compare) and all(
        isinstance(side, ast.Name) for side in (test.left, *test.comparators)
    )


def _loop(loop: ast.For, helpers: Collection[str]) -> Loop:
    uses = frozenset(each.id for each in all_nodes(loop.iter) if isinstance(each, ast.Name))
    return replace(_goes_through(loop, helpers), uses=uses)


def _goes_through(loop: ast.For, helpers: Collection[str]) -> Loop:
    """What a loop goes through, without what only orders or counts it."""
    given, counts = loop.iter, False
    while isinstance(given, ast.Call) and isinstance(given.func, ast.Name) and given.args:
        if given.func.id == "enumerate":
            counts = True
        elif given.func.id not in SAME_ELEMENTS:
            break
        given = given.args[0]
    targets = _targets(loop.target)
    named = called_name(given)
    if named in helpers:
        return Loop(targets, named, None, counts)
    if isinstance(given, ast.Attribute):  # a field, or a property that answers as a helper does
        return Loop(targets, given.attr, given, counts, asks=way_to(given))
    if not is_harmless(given):
        asks = way_to(given.func) if isinstance(given, ast.Call) else ()
        return Loop(targets, named if asks else "", None, counts, asks=asks)
    if isinstance(given, ast.Name):
        return Loop(targets, "", None, counts, given.id)
    code = compile(ast.Expression(given), "<loop>", "eval") if is_flat(given) else None
    return Loop(targets, "", given, counts, code=code)


def helper_names(functions: Collection[Function], recursive: Collection[str]) -> set[str]:
    """The functions whose answers the `functions` loop over as they recurse."""
    found: set[str] = set()
    for function in functions:
        for each in own_nodes(function.node):
            if isinstance(each, ast.For) and _calls(each, recursive):
                found.update(called_name(call) for call in all_nodes(each.iter))
    return found - {""} - set(recursive)
