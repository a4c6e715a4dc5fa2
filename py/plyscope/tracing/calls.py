"""Which functions a search consists of, and which may call which, found out before it runs.

A name is looked up as the interpreter would do it: in the variables around a function, in the
globals of its module, and after a dot in the object before it. If something wraps a function
(`partial`, `lru_cache`, anything that `wraps` it), the function inside counts.
"""

from __future__ import annotations

import dis
import sys
from collections import ChainMap
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache, lru_cache, partial, partialmethod
from inspect import CO_VARARGS, CO_VARKEYWORDS, getattr_static
from types import CellType, CodeType, FunctionType, MethodType, ModuleType
from typing import Any

NOTHING = object()
"""Used if a name leads nowhere."""

CACHES = (cache, lru_cache)

LAMBDA = "<lambda>"

LOADS = ("LOAD_FAST", "STORE_FAST_LOAD_FAST", "LOAD_DEREF", "LOAD_GLOBAL", "LOAD_NAME")
ATTRIBUTES = ("LOAD_ATTR", "LOAD_METHOD")
MAKES_FUNCTION = ("MAKE_FUNCTION", "SET_FUNCTION_ATTRIBUTE", "PRECALL", "CALL", "EXTENDED_ARG")
"""Prefixes of the instructions that load a name, of those that then take an attribute of it,
and of those between a function's code and the name under which it is stored."""


@dataclass(eq=False)
class Part:
    """A function that is part of a search.

    Attributes:
        names: what each name in it stands for; a function that exists only when the one around it
            runs is given by its code.
        around: the code of the function it is defined in, and of those around that.
        calls: the code of every function that it may call.
        caches: whether calls may be answered from a cache, by it or in it.
    """

    code: CodeType
    names: ChainMap[str, Any]
    around: tuple[CodeType, ...] = ()
    calls: list[CodeType] = field(default_factory=list)
    caches: bool = False


def parts_of(function: Callable[..., Any]) -> dict[CodeType, Part]:
    """Every part of the search that `function` starts, by its code, with its own first.

    Code that is not written in Python has no part, nor has Python's standard library. A function
    called through a module, such as `equilibrium.expected_value`, is not part of the search either.
    If a class is named, its methods are included.
    """
    parts: dict[CodeType, Part] = {}
    waiting = list(_named(function))
    for part in waiting:  # it grows during the loop
        if part.code in parts:
            parts[part.code].caches |= part.caches
            continue
        parts[part.code] = part
        inside = list(_inside(part))
        waiting += inside
        part.calls += [each.code for each in inside]
        for path in _paths(part):
            thing, holder = _looked_up(part, path)
            part.caches |= thing in CACHES if isinstance(thing, FunctionType) else False
            called = list(_named(thing, holder))
            part.calls += [each.code for each in called]
            waiting += called
            if isinstance(thing, type) and not _is_from_library(thing):
                waiting += _methods(thing)
    return parts


def is_wrapper(part: Part, recursive: list[CodeType]) -> bool:
    """Whether `part` only passes its arguments on to one of the `recursive` functions, as the inner
    function of a decorator does."""
    if not _takes_anything(part.code):
        return False
    given = (part.names.get(name, NOTHING) for name in part.code.co_freevars)
    wrapped = [each.code for thing in given for each in _named(thing)]
    return any(code in recursive and not _takes_anything(code) for code in wrapped)


def _takes_anything(code: CodeType) -> bool:
    """Whether a function has no named parameters."""
    anything = code.co_flags & (CO_VARARGS | CO_VARKEYWORDS)
    return bool(anything) and code.co_argcount + code.co_kwonlyargcount == 0


def _named(thing: Any, holder: Any = None) -> Iterator[Part]:
    """The function that a call of `thing` runs, if it is in Python; `holder` is the object or
    the class that it was found in, if it is a method."""
    caches = False
    while True:
        # `functools` names no class for the caches it makes: this method is how it documents them.
        caches |= hasattr(type(thing), "cache_info")
        wrapped = getattr(thing, "__dict__", {}).get("__wrapped__")
        if isinstance(thing, MethodType):
            holder, thing = thing.__self__, thing.__func__
        elif isinstance(thing, partial | partialmethod):
            thing = thing.func
        elif isinstance(thing, staticmethod):
            holder, thing = None, thing.__func__
        elif isinstance(thing, classmethod):
            thing = thing.__func__
        elif wrapped is not None:
            thing = wrapped
        else:
            break
    if isinstance(thing, CodeType):
        yield Part(thing, ChainMap())  # another part makes it, and is known already
    elif isinstance(thing, FunctionType):
        if not _is_from_library(thing):
            yield Part(thing.__code__, _names_in(thing, holder), caches=caches)
    elif isinstance(getattr_static(type(thing), "__call__", None), FunctionType):
        yield from _named(type(thing).__call__, thing)


def _names_in(function: FunctionType, holder: Any) -> ChainMap[str, Any]:
    code = function.__code__
    cells = zip(code.co_freevars, function.__closure__ or (), strict=True)
    around = {name: _content(cell) for name, cell in cells}
    own = {code.co_varnames[0]: holder} if holder is not None and code.co_argcount else {}
    return ChainMap({**_made_inside(code), **own}, around, function.__globals__)


def _content(cell: CellType) -> Any:
    try:
        return cell.cell_contents
    except ValueError:  # not assigned yet
        return NOTHING


def _methods(owner: type) -> Iterator[Part]:
    for base in owner.__mro__:
        for name, thing in vars(base).items():
            is_own = not name.startswith("__") or name == "__call__"
            if is_own and not isinstance(thing, type) and callable(thing):
                yield from _named(thing, owner)


def _is_from_library(thing: Any) -> bool:
    module = getattr(thing, "__module__", None)
    return isinstance(module, str) and module.partition(".")[0] in sys.stdlib_module_names


def _inside(part: Part) -> Iterator[Part]:
    """What is defined inside `part`, with its lambdas and comprehensions."""
    for code in part.code.co_consts:
        if isinstance(code, CodeType):
            names = part.names.new_child(_made_inside(code))
            yield Part(code, names, (*part.around, part.code))


def _made_inside(code: CodeType) -> dict[str, CodeType]:
    """The functions defined in `code`, by name."""
    inside = [each for each in code.co_consts if isinstance(each, CodeType)]
    made = {each.co_name: each for each in inside}
    return made | _lambdas_inside(code) if LAMBDA in made else made


def _lambdas_inside(code: CodeType) -> dict[str, CodeType]:
    """The lambdas in `code` that are stored under a name."""
    made: dict[str, CodeType] = {}
    newest: CodeType | None = None
    for each in dis.get_instructions(code):
        if isinstance(each.argval, CodeType):
            newest = each.argval
        elif newest and each.opname.startswith("STORE"):
            name = each.argval[0] if isinstance(each.argval, tuple) else each.argval
            made[name] = newest
            newest = None
        elif not each.opname.startswith(MAKES_FUNCTION):
            newest = None
    return made


def _paths(part: Part) -> Iterator[tuple[str, ...]]:
    """The names that a part uses, each with the attributes that follow: `a.b.c`.

    Reading them from the instructions is slow. So this is done only if one of the names may be the
    name of a method.
    """
    code = part.code
    # What the functions around hold is read as a cell: the same name in `co_names` is an attribute.
    around = ChainMap(*part.names.maps[:-1])
    outside = (name for name in code.co_names if name not in around)
    names = dict.fromkeys((*outside, *code.co_freevars, *code.co_varnames, *code.co_cellvars))
    holders = [thing for name in names if _may_have_methods(thing := part.names.get(name))]
    found = (getattr_static(holder, name, NOTHING) for holder in holders for name in code.co_names)
    if any(each is not NOTHING for each in found):
        yield from _dotted_paths(code)
    else:
        yield from ((name,) for name in names)


def _may_have_methods(thing: Any) -> bool:
    if isinstance(thing, ModuleType | FunctionType | CodeType):
        return False
    return not _is_from_library(thing if isinstance(thing, type) else type(thing))


def _dotted_paths(code: CodeType) -> Iterator[tuple[str, ...]]:
    path: tuple[str, ...] = ()
    for each in dis.get_instructions(code):
        if each.opname.startswith("EXTENDED_ARG"):
            continue
        if path and each.opname in ATTRIBUTES:
            path = (*path, each.argval)
            continue
        if path:
            yield path
        path = ()
        if each.opname.startswith(LOADS):
            names = each.argval if isinstance(each.argval, tuple) else (each.argval,)
            yield from ((name,) for name in names[:-1])
            path = names[-1:]


def _looked_up(part: Part, path: tuple[str, ...]) -> tuple[Any, Any]:
    """What `path` names in `part`; if it is a method, also its object or class."""
    thing, holder = part.names.get(path[0], NOTHING), None
    for name in path[1:]:
        if isinstance(thing, ModuleType):
            return NOTHING, None
        own = getattr(thing, "__dict__", {})
        is_method = isinstance(thing, type) or name not in own
        thing, holder = getattr_static(thing, name, NOTHING), thing if is_method else None
    return thing, holder
