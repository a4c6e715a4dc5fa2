"""Reads a search's compiled code: which functions recurse, and which lines assign which names.

Both questions are answered before the search runs, so that the watcher does as little as it can
while it runs.
"""

from __future__ import annotations

import dis
from collections.abc import Callable, Iterator
from types import CodeType, FunctionType
from typing import Any


def recursive_codes(function: Callable[..., Any]) -> tuple[CodeType, ...]:
    """The code of every function that takes part in the recursion `function` starts.

    These are the functions whose calls are the nodes of a search tree: for alpha-beta
    `max_value` and `min_value`, which call each other, but not the root function that only
    starts them. Functions are followed by the names they use, through the globals of their
    module and through functions defined inside them. Empty when nothing recurses.
    """
    codes = list(_reachable_codes(function))
    calls = {code: {other for other in codes if other.co_name in _names(code)} for code in codes}
    return tuple(code for code in codes if _reaches(code, code, calls))


def assigned_names(code: CodeType) -> dict[int, tuple[str, ...]]:
    """For each line of `code` that assigns local names: those names, in order of assignment."""
    lines: dict[int, list[str]] = {}
    for instruction in dis.get_instructions(code):
        line = instruction.positions.lineno if instruction.positions else None
        if line is None or "STORE_FAST" not in instruction.opname:
            continue
        # From Python 3.13 one instruction may store two names, or load one and store another;
        # to read a name that was only loaded does no harm.
        names = instruction.argval
        for name in names if isinstance(names, tuple) else (names,):
            if name not in lines.setdefault(line, []):
                lines[line].append(name)
    return {line: tuple(names) for line, names in lines.items()}


def parameters(code: CodeType) -> tuple[str, ...]:
    """The names of the parameters of `code`, in order."""
    return code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]


def _reachable_codes(function: Callable[..., Any]) -> Iterator[CodeType]:
    if not isinstance(function, FunctionType):
        return
    seen: set[CodeType] = set()
    waiting = [function.__code__]
    while waiting:
        code = waiting.pop(0)
        if code in seen:
            continue
        seen.add(code)
        yield code
        waiting += [const for const in code.co_consts if isinstance(const, CodeType)]
        for name in code.co_names:
            other = function.__globals__.get(name)
            if isinstance(other, FunctionType) and other.__globals__ is function.__globals__:
                waiting.append(other.__code__)


def _names(code: CodeType) -> set[str]:
    return {*code.co_names, *code.co_freevars, *code.co_cellvars}


def _reaches(start: CodeType, goal: CodeType, calls: dict[CodeType, set[CodeType]]) -> bool:
    seen: set[CodeType] = set()
    waiting = list(calls[start])
    while waiting:
        code = waiting.pop()
        if code is goal:
            return True
        if code not in seen:
            seen.add(code)
            waiting += calls[code]
    return False
