"""Contexts made of generators, as `contextlib` makes them, that a program cannot change: it may
exchange what is in `contextlib`, and they end after it has run."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import wraps
from typing import Generic, ParamSpec, TypeVar

from plyscope.isolation.builtins_kept import keep_builtins

keep_builtins(globals())

Given = TypeVar("Given")
Arguments = ParamSpec("Arguments")


class Context(Generic[Given]):
    """A context: what a generator does before its `yield` begins it, and the rest ends it. An error
    is passed on, at the latest when the generator has seen it."""

    def __init__(self, steps: Iterator[Given]) -> None:
        self._steps = steps

    def __enter__(self) -> Given:
        return next(self._steps)

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        if error is None:
            next(self._steps, None)
            return
        try:
            self._steps.throw(error)  # type: ignore[attr-defined]
        except BaseException as raised:
            if raised is not error:
                raise


def context(make: Callable[Arguments, Iterator[Given]]) -> Callable[Arguments, Context[Given]]:
    """A function that makes such contexts, of one that makes generators with one `yield`."""

    @wraps(make)
    def made(*given: Arguments.args, **named: Arguments.kwargs) -> Context[Given]:
        return Context(make(*given, **named))

    return made
