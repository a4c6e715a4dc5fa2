"""What modules hold: their names, their classes, functions, lists and tables, and what is in these:
the code, the defaults and the attributes of a function, and the variables around it.

It is recorded once and compared in a moment; what differs can be put back. What a random generator
or a cache holds is not looked at.
"""

from __future__ import annotations

import builtins
import sys
from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from functools import lru_cache
from itertools import chain
from operator import attrgetter, is_
from types import (
    BuiltinFunctionType,
    CellType,
    ClassMethodDescriptorType,
    CodeType,
    FunctionType,
    GetSetDescriptorType,
    MappingProxyType,
    MemberDescriptorType,
    MethodDescriptorType,
    ModuleType,
    WrapperDescriptorType,
)
from typing import Any, Final

from plyscope.isolation.builtins_kept import keep_builtins
from plyscope.isolation.class_state import Lineage

keep_builtins(globals())

PARTS: Final = ("__code__", "__defaults__", "__kwdefaults__")
PLAIN: Final = frozenset({str, int, float, complex, bytes, bool})
CONTENTS: Final = attrgetter("cell_contents")
ATTRIBUTES: Final = attrgetter("__dict__")


class FunctionParts:
    """The parts of some functions; these are added by `add`."""

    def __init__(self) -> None:
        # For each part, the functions that have it, and what it was.
        self._parts: dict[str, tuple[list[FunctionType], list[Any]]] = {
            name: ([], []) for name in PARTS
        }
        self._plain: list[FunctionType] = []
        self._cells: list[CellType] = []
        self._contents: list[Any] = []

    def add(self, function: FunctionType) -> Iterator[Any]:
        """Record what a function has now, and tell what is in it."""
        for name, (functions, parts) in self._parts.items():
            if (part := getattr(function, name)) is not None:
                functions.append(function)
                parts.append(part)
        if not function.__dict__:
            self._plain.append(function)
        yield function.__dict__ or None
        yield function.__kwdefaults__
        yield from function.__defaults__ or ()
        for cell in function.__closure__ or ():
            try:
                contents = cell.cell_contents
            except ValueError:  # it has no value yet
                continue
            self._cells.append(cell)
            self._contents.append(contents)
            yield contents

    def is_as_recorded(self) -> bool:
        """Whether all functions have the same parts."""
        return (
            all(
                all(map(is_, map(attrgetter(name), functions), parts))
                for name, (functions, parts) in self._parts.items()
            )
            and not any(map(ATTRIBUTES, self._plain))
            and all(map(_is_same, map(CONTENTS, self._cells), self._contents))
        )

    def put_back(self) -> bool:
        """Give all functions their parts again. Whether something was put back."""
        done = False
        for name, (functions, parts) in self._parts.items():
            for function, part in zip(functions, parts, strict=True):
                if getattr(function, name) is not part:
                    setattr(function, name, part)
                    done = True
        for function in self._plain:
            if function.__dict__:
                function.__dict__ = {}
                done = True
        for cell, contents in zip(self._cells, self._contents, strict=True):
            if not _holds(cell, contents):
                cell.cell_contents = contents
                done = True
        return done


def _is_same(now: Any, before: Any) -> bool:
    """Whether a variable holds what it held; a number or text may be another one that is equal."""
    return now is before or (type(now) is type(before) in PLAIN and bool(now == before))


def _holds(cell: CellType, contents: Any) -> bool:
    try:
        return cell.cell_contents is contents
    except ValueError:  # it was emptied
        return False


MISSING: Final = object()
WITHOUT_PARTS: Final = frozenset(
    {
        *(str, int, float, complex, bytes, bool, type(None), CodeType, BuiltinFunctionType),
        *(GetSetDescriptorType, MemberDescriptorType, MethodDescriptorType),
        *(ClassMethodDescriptorType, WrapperDescriptorType),
    }
)
CONTAINERS: Final = (dict, list, set, deque)
CACHED: Final = type(lru_cache(len))
OF_IMPORT: Final = frozenset({"__spec__", "__loader__", "__builtins__"})
"""Names in a module whose objects belong to the import system."""
NOT_INSIDE: Final = ("weakref", "_weakrefset", __name__)
"""Where containers are defined that lose what nobody else holds, and where the record is."""
COMES_BY_ITSELF: Final = frozenset(
    {"__annotations__", "__annotations_cache__", "__annotate_func__", "__warningregistry__"}
)
"""Names that Python itself adds, when somebody asks for annotations or is warned."""
APART: Final = (
    *(("sys", "modules"), ("sys", "path_importer_cache"), ("zipimport", "_zip_directory_cache")),
    *(("re", "_cache"), ("re", "_cache2"), ("linecache", "cache"), ("os", "environ")),
    *(("_frozen_importlib", "_module_locks"), ("_frozen_importlib", "_blocking_on")),
    *(("threading", "_active"), ("threading", "_limbo"), ("encodings", "_cache")),
    ("weakref", "finalize"),
)
"""What may change: caches, what others look after, and what is put back by itself."""

MADE_LATE: Final = (("string", "Template", "pattern"),)
"""What a class of the library makes when it is first asked for, in place of what makes it."""


class Held:
    """What some modules hold; they are added by `add`."""

    def __init__(self) -> None:
        self._modules: dict[str, ModuleType] = {}
        self._owners: list[Any] = []
        # What is in them now, at any time, and what was in them.
        self._live: list[Any] = []
        self._kept: list[Any] = []
        self._views: list[Iterable[Any]] = []
        # The classes of all of it. What is of another class may say that it is equal to everything.
        self._kinds: set[type] = set()
        self._functions = FunctionParts()
        self._lineage = Lineage()
        self._caches: list[Any] = []
        self._seen: set[int] = set()

    def add(self, modules: Mapping[str, ModuleType]) -> None:
        """Record what these modules hold now, without what others hold already."""
        new = {name: module for name, module in modules.items() if name not in self._modules}
        self._modules |= new
        for owner, name in APART:
            if owner in new and name in vars(new[owner]):
                self._seen.add(id(vars(new[owner])[name]))
        for name, made, attribute in MADE_LATE:
            if name in new:
                getattr(vars(new[name]).get(made), attribute, None)
        for name, module in new.items():
            package, _, part = name.rpartition(".")
            if package in self._modules:
                self._becomes_part(self._modules[package], part, module)
            self._walk(module)

    def _becomes_part(self, package: ModuleType, part: str, module: ModuleType) -> None:
        names = vars(package)
        if names.get(part) is module and id(names) in self._seen:
            self._kept[self._place(names)].setdefault(part, module)

    def _place(self, owner: Any) -> int:
        return next(place for place, each in enumerate(self._owners) if each is owner)

    def _walk(self, module: ModuleType) -> None:
        """Record all that can be reached from a module."""
        waiting: list[Any] = [module, vars(module)]
        while waiting:
            thing = waiting.pop()
            if type(thing) not in WITHOUT_PARTS and id(thing) not in self._seen:
                self._seen.add(id(thing))
                waiting += self._recorded(thing)

    def _recorded(self, thing: Any) -> Iterable[Any]:
        """Record a thing if it can be changed, and tell what is in it."""
        if type(thing) is FunctionType:
            return self._functions.add(thing)
        self._lineage.add(thing)
        if isinstance(thing, type):
            self._record(thing, vars(thing), dict(vars(thing)))
            return vars(thing).values()
        if isinstance(thing, dict):
            self._record(thing, thing, dict(thing))
            return [each for name, each in thing.items() if name not in OF_IMPORT]
        if isinstance(thing, CONTAINERS):
            self._record(thing, thing, thing.copy())
            return thing
        if type(thing) is CACHED:
            self._caches.append(thing)
            return (vars(thing),)
        return (getattr(thing, "__dict__", None),) if self._may_hold(thing) else _inside(thing)

    def _record(self, owner: Any, live: Any, kept: Any) -> None:
        self._owners.append(owner)
        self._live.append(live)
        self._kept.append(kept)
        self._views.append(_view(live))
        self._kinds.update(map(type, _view(live)))

    def _may_hold(self, thing: Any) -> bool:
        """Whether an object has attributes that are to be looked at."""
        module = type(thing).__module__
        return (
            module in self._modules
            and module not in NOT_INSIDE
            and not isinstance(thing, ModuleType | Enum)
        )

    def is_as_recorded(self) -> bool:
        """Whether equal things are held in the same places: numbers and texts may be others, but
        neither functions nor classes."""
        try:
            return (
                self._live == self._kept
                and {*map(type, chain.from_iterable(self._views))} <= self._kinds
                and self._functions.is_as_recorded()
                and self._lineage.is_as_recorded()
            )
        except BaseException:  # something else is there, which cannot be compared
            return False

    def put_back(self) -> bool:
        """Put back what was exchanged, added or removed, and empty all caches: what is in them may
        have been made with what was exchanged. Whether something was put back. Raises `TypeError`
        where that cannot be done."""
        done = self._lineage.put_back()
        for place, owner in enumerate(self._owners):
            done |= self._is_put_back(place, owner)
        done |= self._functions.put_back()
        if done:
            for cache in self._caches:
                cache.cache_clear()
        return done

    def _is_put_back(self, place: int, owner: Any) -> bool:
        live, kept = self._live[place], self._kept[place]
        if isinstance(kept, dict):
            return self._are_put_back(owner, live, kept)
        if isinstance(kept, set):
            same = live == kept
        else:
            same = len(live) == len(kept) and all(map(is_, live, kept))
        if same:
            return False
        owner.clear()
        (owner.update if isinstance(owner, set) else owner.extend)(kept)
        return True

    def _are_put_back(self, owner: Any, live: Any, kept: dict[Any, Any]) -> bool:
        """The same for what is held under names or keys. No name is taken away that is to stay:
        this function may need it itself."""
        if len(live) == len(kept) and all(map(is_, live.values(), kept.values())):
            return False
        for name in live:
            if kept.get(name) is None and self._belongs(name, live):
                kept[name] = live[name]
                self._kinds.add(type(live[name]))
        changed = {
            name: value for name, value in kept.items() if live.get(name, MISSING) is not value
        }
        new = [name for name in live if name not in kept]
        if isinstance(owner, type):
            # A class may forbid both by methods of its own.
            for name in new:
                type.__delattr__(owner, name)
            for name, value in changed.items():
                type.__setattr__(owner, name, value)
            # What was put back stands last now; in a class that tells nothing.
            kept.update({name: kept.pop(name) for name in live if name in kept})
        else:
            for name in new:
                dict.__delitem__(owner, name)
            dict.update(owner, changed)
            if not all(map(is_, owner, kept)):  # the order tells what comes first
                dict.clear(owner)
                dict.update(owner, kept)
        return bool(changed or new)

    def _belongs(self, name: Any, names: Mapping[Any, Any]) -> bool:
        """Whether Python adds such a name: for annotations, or for what a module makes late."""
        if name in COMES_BY_ITSELF:
            return True
        if names.get("__name__") not in self._modules or name in vars(builtins):
            return False
        new = names[name]
        if isinstance(new, ModuleType):
            return new is self._modules.get(new.__name__)
        if isinstance(new, type):
            return new.__module__ in self._modules
        return bool(type(new).__module__ == names["__name__"])


def _view(holder: Any) -> Iterable[Any]:
    """What is in a list or set, or under the names or keys of a table or class, at any time."""
    if isinstance(holder, dict):
        return dict.values(holder)
    return holder.values() if type(holder) is MappingProxyType else holder


def _inside(thing: Any) -> Iterable[Any]:
    """What is in a thing that cannot be changed itself."""
    match thing:
        case tuple() | frozenset():
            return thing
        case MappingProxyType():
            return thing.values()
        case classmethod() | staticmethod():
            return (thing.__func__,)
        case property():
            return (thing.fget, thing.fset)
        case ModuleType() if vars(thing).get("__name__") not in sys.modules:
            return (vars(thing),)  # such as `sys.monitoring`
    return ()
