"""Where in a person's text a rule gave its answer, to tell what is wrong with it."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any, NamedTuple

from plyscope.program.faults import FILE_NAME, file_of


class Place(NamedTuple):
    """A line of a file; the file is "" if it is the program itself."""

    file: str
    line: int


def place_of_answer(rule: Callable[..., Any], *arguments: Any) -> Place | None:
    """The line that returns what `rule` answers, found by asking it once more; if it does not run
    again, because it remembers its answers, the line in which it begins. None if it does not stand
    in a person's text."""
    found: list[Place] = []

    def entered(frame: FrameType, _event: str, _held: Any) -> Any:
        return left if frame.f_code.co_filename.startswith(FILE_NAME) else None

    def left(frame: FrameType, event: str, _held: Any) -> Any:
        if event == "return":
            found.append(Place(file_of(frame.f_code.co_filename), frame.f_lineno))
        return left

    before = sys.gettrace()
    sys.settrace(entered)
    try:
        rule(*arguments)
    except Exception:
        found.clear()  # another answer than before
    finally:
        sys.settrace(before)
    return found[-1] if found else _beginning(rule)


def _beginning(rule: Callable[..., Any]) -> Place | None:
    code = getattr(inspect.unwrap(rule), "__code__", None)
    if code is None or not code.co_filename.startswith(FILE_NAME):
        return None
    return Place(file_of(code.co_filename), code.co_firstlineno)
