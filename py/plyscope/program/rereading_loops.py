"""What the loops of a search were given, read again as a call returns, where reading it changes
nothing: a local list, a `range`, what a function of the program returned."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from inspect import CO_GENERATOR, getattr_static
from types import CodeType, FunctionType, MemberDescriptorType, MethodType
from typing import Any

from plyscope.program.moves import flat, pieces_of_element
from plyscope.program.offers import Loop, Nest, Together
from plyscope.program.rereading import KNOWN, value_of
from plyscope.program.safe_inspection import fields_of, items_of, module_of

SEQUENCES = frozenset(
    {
        list,
        tuple,
        set,
        frozenset,
        dict,
        range,
        str,
        *map(type, ({}.keys(), {}.values(), {}.items())),
    }
)
MOST_OFFERED = 400


def code_at(way: Sequence[str], *spaces: Mapping[str, Any]) -> CodeType | None:
    """The code of the function or property that `way` leads to, from a name in one of `spaces`;
    None if there is none, or if a property on the way would do something."""
    found = next((space[way[0]] for space in spaces if way[0] in space), None)
    for name in way[1:]:
        holder, found = found, getattr_static(found, name, None)
        if type(found) is MemberDescriptorType:
            found = (fields_of(holder) or {}).get(name)
    if type(found) is property:
        found = found.fget
    if isinstance(found, MethodType | staticmethod | classmethod):
        found = found.__func__
    code = found.__code__ if type(found) is FunctionType else None
    return code if code and not code.co_flags & CO_GENERATOR else None


def given_to(nest: Nest, frame: Any, helped: Mapping[str, Any]) -> Sequence[Any] | None:
    """What each loop of `nest` was given; None where that cannot be read."""
    if nest.always is not None:
        return nest.always
    if len(nest.loops) == 1 and nest.loops[0].name:  # as most are
        found = frame.f_locals.get(nest.loops[0].name)
        if type(found) is list and len(found) <= MOST_OFFERED:
            return [found[:]]
    if len(nest.loops) > 1 and nest.depends:
        together = Together()
        is_read = _read_together(nest.loops, frame.f_locals, frame.f_globals, (), together)
        return [together] if is_read else None
    lists = []
    for loop in nest.loops:
        found = helped.get(loop.helper) if loop.helper else None
        if found is None:
            found = _read(loop, frame.f_locals, frame.f_globals)
        if found is None or len(found) > MOST_OFFERED:
            return None
        lists.append(found)
    return lists


def _read_together(
    loops: Sequence[Loop],
    held: Mapping[str, Any],
    around: dict[str, Any],
    before: tuple[Any, ...],
    found: Together,
) -> bool:
    """Put what all loops go through together into `found`; False if that cannot be read."""
    if not loops:
        found.append(before)
        return len(found) <= MOST_OFFERED
    loop, *inner = loops
    each_one = None if loop.helper else _read(loop, held, around)
    if each_one is None or len(each_one) > MOST_OFFERED:
        return False
    for element in enumerate(each_one) if loop.counts else each_one:
        pieces = flat([pieces_of_element(element, len(loop.targets))])
        own = dict(zip(loop.targets, _named(element, len(loop.targets)), strict=False))
        if not _read_together(inner, {**held, **own}, around, (*before, *pieces), found):
            return False
    return True


def _named(element: Any, count: int) -> Sequence[Any]:
    """What the targets of a loop are given of an element."""
    if count == 1:
        return (element,)
    return element if isinstance(element, tuple | list) and len(element) == count else ()


def _read(loop: Loop, held: Mapping[str, Any], around: dict[str, Any]) -> Any:
    if loop.name:
        return elements(held.get(loop.name))
    if loop.given is None:
        return None
    try:
        names = loop.code.co_names if loop.code else ()
        if loop.code and all(type(held.get(each, around.get(each))) in KNOWN for each in names):
            return elements(eval(loop.code, around, dict(held)))
        return elements(value_of(loop.given, held, around))
    except Exception:  # a name has no value yet, or no longer
        return None


def elements(found: Any) -> list[Any] | None:
    """The elements of what a loop goes through, if they can be read without using it up."""
    if type(found) is list:
        return found[:]
    kind = type(found)
    if kind in SEQUENCES or module_of(kind).partition(".")[0] == "numpy":
        return list(found)
    within = items_of(found)
    return None if within is None else list(within)
