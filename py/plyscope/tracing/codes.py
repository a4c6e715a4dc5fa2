"""Reads a search's compiled code: which functions recurse, and which lines assign which names.

Both questions are answered before the search runs, so that the watcher has as little as possible to
do during the run.
"""

from __future__ import annotations

import dis
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from inspect import CO_GENERATOR, CO_VARARGS, CO_VARKEYWORDS
from itertools import chain
from operator import eq, is_
from types import CodeType
from typing import Any, Final, NamedTuple

from plyscope.game import BadInput
from plyscope.tracing.calls import Part, is_wrapper, parts_of


@dataclass(frozen=True)
class Hints:
    """What to watch in a search, if the usual rules do not find it.

    Attributes:
        also: the names of functions whose calls are nodes of the tree too, besides those of the
            functions that call themselves or each other.
        never: the names of functions whose calls are not nodes, although they recurse: those that
            only pick a function for a position, or work out something else.
        state: where a call has its state, as a parameter's name and attributes: "node.state".
        value: the local that holds the value of a node when its call returns, if the call itself
            does not return it.
    """

    also: tuple[str, ...] = ()
    never: tuple[str, ...] = ()
    state: str = ""
    value: str = ""


NO_HINTS: Final = Hints()


LEAVES_FOR_GOOD = ("JUMP_FORWARD", "JUMP_BACKWARD", "RETURN", "RAISE", "RERAISE")
"""Prefixes of the instructions that never continue with the next instruction."""

BRACKETS = ("<genexpr>", "<listcomp>", "<setcomp>", "<dictcomp>")
"""The names of code for a comprehension, if it has its own code."""


def recursive_codes(function: Callable[..., Any]) -> tuple[CodeType, ...]:
    """The code of every function in the recursion that `function` starts.

    These are the functions whose calls are the nodes of a search tree: for alpha-beta
    `max_value` and `min_value`, which call each other, but not the root function that only starts
    them. Code inside such a function, such as a lambda or a comprehension, belongs to it, unless it
    recurses on its own. Empty if nothing recurses.
    """
    return _recursive(parts_of(function))


LINES_PER_FILE = 4096
"""Lines are numbered through all files of a search: those of the second file follow this one."""


def node_codes(
    function: Callable[..., Any], hints: Hints = NO_HINTS
) -> tuple[tuple[CodeType, ...], bool]:
    """The code whose calls are nodes, and whether `function` starts several searches in a loop.

    Nodes are the calls of every function that recurses, unless the hints say otherwise, and of
    `function` itself if it has a loop around them: then its code comes first.
    """
    parts = parts_of(function)
    others = (code for code in parts if code.co_name in hints.also)
    every = dict.fromkeys((*_recursive(parts), *others))
    codes = tuple(code for code in every if code.co_name not in hints.never)
    own = next(iter(parts), None)
    if not codes or own is None or own in codes or not _loops(parts, own, codes):
        return codes, False
    return (own, *codes), True


def answers_from_cache(function: Callable[..., Any]) -> bool:
    """Whether calls in the search that `function` starts may be answered from a cache, without
    being run."""
    return any(part.caches for part in parts_of(function).values())


def _recursive(parts: Mapping[CodeType, Part]) -> tuple[CodeType, ...]:
    calls = {code: set(part.calls) & parts.keys() for code, part in parts.items()}
    found = []
    for code, part in parts.items():
        without = {each: calls[each] for each in calls if each not in part.around}
        # A generator does not search a position: it only passes on what others find.
        if not code.co_flags & CO_GENERATOR and _reaches(code, code, without):
            found.append(code)
    return tuple(code for code in found if not is_wrapper(parts[code], found))


def files(codes: Sequence[CodeType]) -> tuple[str, ...]:
    """The names of the files that these come from, without repeats."""
    return tuple(dict.fromkeys(code.co_filename for code in codes))


def first_number(code: CodeType, codes: Sequence[CodeType]) -> int:
    """What is added to a line of `code` to number it through all files of `codes`."""
    return LINES_PER_FILE * files(codes).index(code.co_filename)


def _loops(parts: Mapping[CodeType, Part], own: CodeType, codes: tuple[CodeType, ...]) -> bool:
    """Whether the function `own` has a loop, or a comprehension in which nodes are
    called."""
    inside = [each for each in parts.values() if each.around[-1:] == (own,)]
    around = [each.code for each in inside if not set(each.calls).isdisjoint(codes)]
    brackets = [code for code in around if code.co_name in BRACKETS]
    return any(
        "JUMP_BACKWARD" in each.opname
        for code in (own, *brackets)
        for each in dis.get_instructions(code)
    )


def parameters(code: CodeType) -> tuple[str, ...]:
    """The names of the parameters of `code`, in order."""
    return code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]


def assigned_before(code: CodeType) -> dict[int, tuple[str, ...]]:
    """For each line of `code`, the local names that the line before it may have assigned.

    What a line assigns can be read when the next line begins, not before.
    """
    instructions = list(dis.get_instructions(code))
    lines = _lines(instructions, code.co_firstlineno)
    index_at = {instruction.offset: index for index, instruction in enumerate(instructions)}
    assigned: dict[int, list[str]] = {}
    for instruction, line in zip(instructions, lines, strict=True):
        assigned.setdefault(line, []).extend(_stored(instruction))
    before: dict[int, dict[str, None]] = {}
    for index in range(len(instructions)):
        for offset in _successors(instructions, index):
            line, following = lines[index], lines[index_at[offset]]
            if following != line:
                before.setdefault(following, {}).update(dict.fromkeys(assigned[line]))
    return {line: tuple(names) for line, names in before.items() if names}


def _lines(instructions: list[dis.Instruction], first: int) -> list[int]:
    """The line of each instruction; one without a line belongs to the line before it."""
    lines = []
    line = first
    for instruction in instructions:
        if instruction.positions and instruction.positions.lineno:
            line = instruction.positions.lineno
        lines.append(line)
    return lines


def _stored(instruction: dis.Instruction) -> tuple[str, ...]:
    """The locals that an instruction assigns. From Python 3.13 on, one may store two, or store one
    and load one; including a name that was only loaded does no harm."""
    if "STORE_FAST" not in instruction.opname:
        return ()
    names = instruction.argval
    return names if isinstance(names, tuple) else (names,)


def _successors(instructions: list[dis.Instruction], index: int) -> Iterator[int]:
    """The offsets of the instructions that may run right after the one at `index`."""
    instruction = instructions[index]
    if instruction.opcode in dis.hasjrel:
        yield instruction.argval
    if index + 1 < len(instructions) and not instruction.opname.startswith(LEAVES_FOR_GOOD):
        yield instructions[index + 1].offset


def reachable_codes(function: Callable[..., Any]) -> tuple[CodeType, ...]:
    """The code of `function` and of every function it may call: those it names and those inside it;
    nothing if it is not written in Python."""
    return tuple(parts_of(function))


def _reaches(
    start: CodeType, goal: CodeType, calls: Mapping[CodeType, Collection[CodeType]]
) -> bool:
    seen: set[CodeType] = set()
    waiting = list(calls[start])
    while waiting:
        code = waiting.pop()
        if code is goal:
            return True
        if code in calls and code not in seen:
            seen.add(code)
            waiting += calls[code]
    return False


USUAL_NAMES = ("position", "board", "node", "s")
"""Usual names for a state; the first one that holds a state counts."""


class Place(NamedTuple):
    """Where to find an argument: in the parameter `name`, or under `key` in it, if that is
    `*args` or `**kwargs`."""

    name: str
    key: int | str | None = None


def place_of_state(
    code: CodeType, frame_locals: Any, start: Any, moved: list[tuple[Any, ...]]
) -> Place:
    """The place of the state among the arguments that `code` was called with.

    It is the argument that has a usual name and the type of `start`, the state that the search
    began with; or one that a move led to, the newest first; or `start`; or else the only one of its
    type. Raises `BadInput` if none of these is found.
    """
    held = list(_arguments(code, frame_locals))
    alike = [(place, value) for place, value in held if type(value) is type(start)]
    for name in USUAL_NAMES:
        for place, _ in alike:
            if place.name == name:
                return place
    for same in (is_, eq):
        for state in chain((move[0] for move in reversed(moved)), (start,)):
            for place, value in alike:
                if same(value, state):
                    return place
    if len(alike) == 1:
        return alike[0][0]
    raise BadInput(
        f"The watcher cannot tell which argument of {code.co_name} is the position: "
        "call the parameter state.",
        field="method",
    )


def _arguments(code: CodeType, frame_locals: Any) -> Iterator[tuple[Place, Any]]:
    named = parameters(code)
    for name in named:
        yield Place(name), frame_locals[name]
    rest = code.co_varnames[len(named) :]
    if code.co_flags & CO_VARARGS:
        for index, value in enumerate(frame_locals[rest[0]]):
            yield Place(rest[0], index), value
        rest = rest[1:]
    if code.co_flags & CO_VARKEYWORDS:
        for key, value in frame_locals[rest[0]].items():
            yield Place(rest[0], key), value
