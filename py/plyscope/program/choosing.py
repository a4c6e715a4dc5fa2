"""What to run when a person has not said it: an expression that begins the search."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import ModuleType
from typing import Any

from plyscope.program.functions import Function
from plyscope.program.module import IMPORTED, MAIN
from plyscope.program.recursion import reaching
from plyscope.program.safe_inspection import module_of, name_of
from plyscope.program.walking import all_nodes
from plyscope.program.written_calls import written_calls

DEPTHS = "depth max_depth maxdepth depth_limit tiefe profundidad profundidade profondeur"
PLAYERS = (
    "maximizing maximizing_player maximizingplayer is_maximizing ismaximizing is_max ismax"
    " max_player max_spieler maximiert maximizando es_max"
)
USUAL: Mapping[str, str] = {
    **dict.fromkeys(DEPTHS.split(), "3"),
    **dict.fromkeys(PLAYERS.split(), "True"),
    **dict.fromkeys(("alpha", "alfa"), "float('-inf')"),
    "beta": "float('inf')",
    "ply": "0",
    "color": "1",
    "colour": "1",
}
"""What usually begins a search, where the program does not show it."""

STATES = ("board", "state", "position", "grid", "game", "node", "root", "start", "initial", "tree")
MAKERS = ("initial", "new", "create", "make", "start", "empty", "init")
"""Words in the name of a function that makes the first state."""
MOST_TRIED = 8


def choices(
    functions: Sequence[Function],
    recursive: Iterable[Function],
    namespace: Mapping[str, Any],
    tree: ast.Module,
) -> list[str]:
    """Expressions that may begin a search, the likeliest first."""
    recursing = list(recursive)
    drivers = reaching(functions, recursing)
    wanted = [*(each for each in drivers if not _asks(each)), *recursing]
    found: dict[str, None] = {}
    for function in wanted:
        found.update(dict.fromkeys(written_calls(function, functions, tree, recursing, namespace)))
        expression = _call(function, functions, namespace)
        if expression is not None:
            found[expression] = None
    for function in drivers:
        if _asks(function) and (expression := _call(function, functions, namespace)) is not None:
            found[expression] = None
    return list(found)[:MOST_TRIED]


def _asks(function: Function) -> bool:
    return any(
        isinstance(each, ast.Name) and each.id == "input" for each in all_nodes(function.node)
    )


def _call(
    function: Function, functions: Sequence[Function], namespace: Mapping[str, Any]
) -> str | None:
    """A call of `function` with what the program itself gives for its arguments."""
    if function.around is not None or function.name.startswith("__"):
        return None
    wanted = list(_needed(function))
    called = function.name
    if function.owner:
        wanted = wanted[1:]
        holder = _instance(function.owner, functions, namespace)
        if holder is None:
            return None
        called = f"{holder}.{function.name}"
    elif not callable(namespace.get(function.name)):
        return None
    given = [_argument(name, functions, namespace) for name in wanted]
    if None in given:
        return None
    return f"{called}({', '.join(str(each) for each in given)})"


def _needed(function: Function) -> tuple[str, ...]:
    """The parameters that have no default."""
    given = function.node.args
    plain = [each.arg for each in (*given.posonlyargs, *given.args)]
    return tuple(plain[: len(plain) - len(given.defaults)])


def _argument(name: str, functions: Sequence[Function], namespace: Mapping[str, Any]) -> str | None:
    """What may be given for a parameter: a global of its name, what usually begins a search, or a
    first state."""
    for known, value in namespace.items():
        if known.casefold() == name.casefold() and not is_code(value):
            return known
    if name.casefold() in USUAL:
        return USUAL[name.casefold()]
    if not any(word in name.casefold() for word in STATES):
        return None
    return next(_first_states(name, functions, namespace), None)


def _first_states(
    name: str, functions: Sequence[Function], namespace: Mapping[str, Any]
) -> Iterator[str]:
    for known, value in namespace.items():
        alike = any(word in known.casefold() for word in (*STATES, *MAKERS))
        if alike and not known.startswith("__") and _may_be_state(value):
            yield known
    for function in functions:
        makes = any(word in function.name.casefold() for word in MAKERS)
        if makes and not function.owner and function.around is None and not _needed(function):
            yield f"{function.name}()"
    classes = [name_of(each) for each in namespace.values() if _is_own_class(each)]
    for each in classes:
        made = _made(each, functions)
        if made and (name.casefold() in each.casefold() or len(classes) == 1):
            yield made


def _may_be_state(value: Any) -> bool:
    is_plain = issubclass(type(value), (str, int, float))
    return not is_code(value) and value is not None and not is_plain


def is_code(value: Any) -> bool:
    """Whether it is something to call, or a module."""
    return callable(value) or issubclass(type(value), ModuleType)


def _is_own_class(value: Any) -> bool:
    return issubclass(type(value), type) and module_of(value) in (MAIN, IMPORTED)


def _instance(
    owner: str, functions: Sequence[Function], namespace: Mapping[str, Any]
) -> str | None:
    for name, value in namespace.items():
        if name_of(type(value)) == owner and not name.startswith("__"):
            return name
    return _made(owner, functions)


def _made(owner: str, functions: Sequence[Function]) -> str | None:
    """A new object of a class, if it can be made without arguments."""
    for function in functions:
        if function.owner == owner and function.name == "__init__" and len(_needed(function)) > 1:
            return None
    return f"{owner}()"
