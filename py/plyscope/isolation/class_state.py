"""What things are: the class of each, the bases of each class, and what counts as its subclass.

None of this stands under a name in a module. It is compared by identity, in C, as a program may
have changed what compares.
"""

from __future__ import annotations

import abc
from collections.abc import Callable
from operator import is_
from types import ModuleType
from typing import Any, Final

from plyscope.isolation.builtins_kept import keep_builtins

keep_builtins(globals())

MADE_BY_PYTHON: Final = 1 << 9
"""The flag of a class that a statement has made. The other classes cannot be changed."""
CLASS_OF: Final[Any] = vars(object)["__class__"]
BASES_OF: Final[Any] = vars(type)["__bases__"]
ABSTRACT: Final = "_abc_impl"
"""The attribute of every class to which `register` can add subclasses."""
# The module `abc` does not tell of these in its documentation, but it has them for this purpose.
registered: Final[Callable[[type], tuple[Any, ...]]] = vars(abc)["_get_dump"]
unregister_all: Final[Callable[[type], None]] = vars(abc)["_reset_registry"]
forget_answers: Final[Callable[[type], None]] = vars(abc)["_reset_caches"]
register: Final[Callable[[type, type], object]] = vars(abc)["_abc_register"]


class Lineage:
    """The lineage of some things; they are added by `add`."""

    def __init__(self) -> None:
        self._things: list[Any] = []
        self._classes: list[type] = []
        self._descending: list[type] = []
        self._bases: list[tuple[type, ...]] = []
        self._abstract: list[type] = []
        self._registered: list[dict[int, type]] = []

    def add(self, thing: Any) -> None:
        """Record what a thing is now, if that can be changed."""
        kind = type(thing)
        if kind.__flags__ & MADE_BY_PYTHON or kind is ModuleType:
            self._add_class(thing)
        if isinstance(thing, type) and thing.__flags__ & MADE_BY_PYTHON:
            if kind is type:
                self._add_class(thing)
            self._descending.append(thing)
            self._bases.append(BASES_OF.__get__(thing))
            if ABSTRACT in vars(thing):
                self._abstract.append(thing)
                self._registered.append(_registered(thing))

    def _add_class(self, thing: Any) -> None:
        self._things.append(thing)
        self._classes.append(type(thing))

    def is_as_recorded(self) -> bool:
        """Whether all things are still what they were."""
        return (
            all(map(is_, map(type, self._things), self._classes))
            and all(map(is_, map(BASES_OF.__get__, self._descending), self._bases))
            and [*map(_registered, self._abstract)] == self._registered
        )

    def put_back(self) -> bool:
        """Make all things what they were. Whether something was put back. Raises `TypeError` where
        that cannot be done."""
        if self.is_as_recorded():
            return False
        done = False
        for thing, kept in zip(self._things, self._classes, strict=True):
            if type(thing) is not kept:
                CLASS_OF.__set__(thing, kept)
                done = True
        for descending, bases in zip(self._descending, self._bases, strict=True):
            if BASES_OF.__get__(descending) is not bases:
                BASES_OF.__set__(descending, bases)
                done = True
        for abstract, subclasses in zip(self._abstract, self._registered, strict=True):
            if _registered(abstract) != subclasses:
                unregister_all(abstract)
                for each in subclasses.values():
                    register(abstract, each)
                done = True
        if done:
            for abstract in self._abstract:
                forget_answers(abstract)
        return done


def _registered(abstract: type) -> dict[int, type]:
    """The classes that were registered as its subclasses and are still there, by their numbers."""
    return {id(each): each for kept in registered(abstract)[0] if (each := kept()) is not None}
