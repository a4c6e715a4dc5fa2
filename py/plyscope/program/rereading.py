"""Reads again what an expression of a program is worth, where that calls nothing of the program's:
no property, no operator and no method of a class of its own."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from types import MemberDescriptorType, NoneType
from typing import Any, Final

from plyscope.program.safe_inspection import fields_of, held_by, is_inert, line_of
from plyscope.program.snapshot import Frozen, unpacked
from plyscope.program.walking import all_nodes

KNOWN: Final = frozenset(
    {int, float, bool, str, NoneType, list, tuple, dict, set, frozenset, range, bytes}
)
"""What does nothing of the program's when it is asked for its length or its elements."""
OPERATORS: Final[Mapping[type[ast.AST], Callable[..., Any]]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.USub: operator.neg,
    ast.UAdd: operator.pos,
}


class CannotBeReadError(Exception):
    """Reading the expression again might do something."""


def _sum(values: Any) -> Any:
    """The sum of plain numbers, whose addition does nothing of the program's."""
    held = list(values)
    if not {*map(type, held)} <= {int, float}:
        raise CannotBeReadError
    return sum(held)


SAME_ELEMENTS: Final = ("list", "tuple", "sorted", "reversed", "set", "iter")
FUNCTIONS: Final[Mapping[str, Callable[..., Any]]] = {
    "range": range,
    "len": len,
    "sum": _sum,
    **dict.fromkeys(SAME_ELEMENTS, list),
}
"""Those that may be called. The order of the elements is not that of `sorted`."""
VIEWS: Final = ("keys", "values", "items", "copy")

READ_ONLY: Final = (
    ast.Name,
    ast.Attribute,
    ast.Constant,
    ast.Subscript,
    ast.Slice,
    ast.BinOp,
    ast.UnaryOp,
    ast.operator,
    ast.unaryop,
    ast.expr_context,
    ast.Tuple,
    ast.List,
    ast.Call,
)
"""What an expression may consist of that calls nothing but these functions."""


def value_of(read: ast.expr, *spaces: Mapping[str, Any]) -> Any:
    """What `read` is worth, with the names in `spaces`. Raises `CannotBeReadError`, or what Python
    raises where the expression has no value."""

    def known(each: ast.expr) -> Any:
        return _known(value_of(each, *spaces))

    found: Any
    match read:
        case ast.Constant(value=found):
            pass
        case ast.Name(id=name):
            found = _named(name, spaces)
        case ast.Attribute(value=holder, attr=name):
            found = _field(value_of(holder, *spaces), name)
        case ast.Subscript(value=holder, slice=ast.Slice() as cut):
            ends = (each and known(each) for each in (cut.lower, cut.upper, cut.step))
            found = known(holder)[slice(*ends)]
        case ast.Subscript(value=holder, slice=place):
            found = known(holder)[known(place)]
        case ast.Tuple(elts=parts) | ast.List(elts=parts):
            found = [value_of(each, *spaces) for each in parts]
        case ast.BinOp(left=left, op=op, right=right) if type(op) in OPERATORS:
            found = OPERATORS[type(op)](known(left), known(right))
        case ast.UnaryOp(op=op, operand=operand) if type(op) in OPERATORS:
            found = OPERATORS[type(op)](known(operand))
        case ast.Call(func=ast.Attribute(value=holder, attr=name), args=[]) if name in VIEWS:
            found = list(getattr(known(holder), name)())
        case ast.Call(func=ast.Name(id=name), args=given, keywords=[]) if name in FUNCTIONS:
            if any(name in space for space in spaces):
                raise CannotBeReadError  # it is a function of the program's own
            found = FUNCTIONS[name](*map(known, given))
        case _:
            found = _by_condition(read, spaces)
    return found


def _by_condition(read: ast.expr, spaces: Sequence[Mapping[str, Any]]) -> Any:
    if not isinstance(read, ast.IfExp):
        raise CannotBeReadError
    return value_of(read.body if _known(value_of(read.test, *spaces)) else read.orelse, *spaces)


def _named(name: str, spaces: Sequence[Mapping[str, Any]]) -> Any:
    for space in spaces:
        if name in space:
            return space[name]
    raise CannotBeReadError


def _known(value: Any) -> Any:
    if type(value) not in KNOWN:
        raise CannotBeReadError
    return value


def _field(holder: Any, name: str) -> Any:
    """A field of an object, or of a snapshot of one, or what its class has under the name, if that
    is plain data."""
    kind = type(holder)
    if kind is Frozen:
        return unpacked(holder.fields[name])
    if not is_inert(kind, frozenset({"__getattribute__"})):
        raise CannotBeReadError
    classes = line_of(holder if issubclass(kind, type) else kind)
    shared = next((held[name] for held in map(held_by, classes) if name in held), None)
    does = type(shared) is not MemberDescriptorType and any(
        "__set__" in held_by(each) for each in line_of(type(shared))
    )
    if does:
        raise CannotBeReadError  # a property
    return _named(name, (fields_of(holder) or {}, {name: _known(shared)}))


def is_harmless(given: ast.expr) -> bool:
    """Whether nothing in an expression looks as if reading it did something."""
    for each in all_nodes(given):
        if not isinstance(each, READ_ONLY):
            return False
        if isinstance(each, ast.Call) and called_name(each) not in (*FUNCTIONS, *VIEWS):
            return False
    return True


def is_flat(given: ast.expr) -> bool:
    """Whether nothing in an expression is part of something else: `range(len(board))`."""
    return not any(isinstance(each, ast.Attribute | ast.Subscript) for each in all_nodes(given))


def called_name(given: ast.AST) -> str:
    """The name of the function or method that an expression calls; "" if it is no such call."""
    if not isinstance(given, ast.Call):
        return ""
    if isinstance(given.func, ast.Name):
        return given.func.id
    return given.func.attr if isinstance(given.func, ast.Attribute) else ""


def calls_any(nodes: Iterable[ast.AST], names: Collection[str]) -> bool:
    """Whether one of these nodes calls a function or method with one of these names."""
    return any(isinstance(each, ast.Call) and called_name(each) in names for each in nodes)


def way_to(function: ast.expr) -> tuple[str, ...]:
    """The names that lead to a function: `game.actions`; none if it is not so simple."""
    if isinstance(function, ast.Name):
        return (function.id,)
    if not isinstance(function, ast.Attribute):
        return ()
    before = way_to(function.value)
    return (*before, function.attr) if before else ()
