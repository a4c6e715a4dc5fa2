"""What it is to wait, where there is only one thread: an operation that may wait is a generator,
which gives what it waits for and goes on when that is there.

Where the program itself calls such an operation, others have their turn until it can go on. A
thread whose function can be left and resumed hands on what it waits for, and is left meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from types import MethodType
from typing import (
    Any,
    Concatenate,
    Generic,
    ParamSpec,
    Protocol,
    TypeAlias,
    TypeVar,
    overload,
)

P = ParamSpec("P")
R = TypeVar("R")
S = TypeVar("S", bound="HasTurns")


@dataclass(frozen=True)
class Wait:
    """What is waited for.

    Attributes:
        what: what it is, in words.
        is_there: whether it is there.
        seconds: for how long it is waited for; None for ever.
        thread: the thread whose end it is, if it is one's.
    """

    what: str
    is_there: Callable[[], object]
    seconds: float | None = None
    thread: Any = None


def never() -> bool:
    """Is never there: who waits for this waits until the time has passed."""
    return False


Steps: TypeAlias = Generator[Wait, bool, R]
"""An operation that may wait. It is sent whether what it waited for is there, and returns what the
operation gives."""


class Drives(Protocol):
    """Lets others have their turn while an operation waits."""

    def driven(self, steps: Steps[R], /) -> R: ...


class HasTurns(Protocol):
    """What belongs to a run."""

    @property
    def turns(self) -> Drives: ...


class Operation(Generic[P, R]):
    """An operation that may wait, of something that is known. A call of it waits as the program
    itself does; `steps` are for whoever can be left."""

    def __init__(self, drives: Drives, steps: Callable[P, Steps[R]]) -> None:
        self._drives, self.steps = drives, steps
        self.__name__ = getattr(steps, "__name__", "")

    def __call__(self, *given: P.args, **named: P.kwargs) -> R:
        return self._drives.driven(self.steps(*given, **named))


class Waits(Generic[S, P, R]):
    """Makes a method of a generator method: an operation that may wait."""

    def __init__(self, steps: Callable[Concatenate[S, P], Steps[R]]) -> None:
        self._steps = steps

    @overload
    def __get__(self, owner: None, kind: object = None) -> Callable[..., R]: ...
    @overload
    def __get__(self, owner: S, kind: object = None) -> Operation[P, R]: ...
    def __get__(self, owner: S | None, kind: object = None) -> Callable[..., R]:
        if owner is None:
            return lambda owner, *given, **named: self.__get__(owner)(*given, **named)
        return Operation(owner.turns, MethodType(self._steps, owner))
