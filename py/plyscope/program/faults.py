"""Errors of a student's program as Python shows them, with the program's own lines and none of
ours."""

from __future__ import annotations

import traceback
from dataclasses import dataclass

FILE_NAME = "<program>"
"""The name under which a program is compiled; its lines are told apart from ours by it."""
SHOWN_NAME = "program.py"
LONGEST = 8_000


@dataclass(frozen=True)
class Fault:
    """What went wrong.

    Attributes:
        kind: the name of the exception.
        message: its words.
        line: the line of the program that was running, None if it was none.
        text: the whole traceback.
        node: the node of the tree in which it happened, None outside the search.
    """

    kind: str
    message: str
    line: int | None
    text: str
    node: int | None = None


def fault(error: BaseException, source: str, node: int | None = None) -> Fault:
    """What is told of `error`, which a program with this `source` raised."""
    if isinstance(error, SyntaxError) and error.filename == FILE_NAME:
        shown = "".join(traceback.format_exception_only(error))
        return Fault(type(error).__name__, str(error.msg), error.lineno, _named(shown), node)
    own = [
        entry for entry in traceback.extract_tb(error.__traceback__) if entry.filename == FILE_NAME
    ]
    lines = source.split("\n")
    told = [
        traceback.FrameSummary(
            SHOWN_NAME, entry.lineno, entry.name, line=_line(lines, entry.lineno)
        )
        for entry in own
    ]
    head = "Traceback (most recent call last):\n" if told else ""
    body = "".join(traceback.StackSummary.from_list(told).format())
    words = _words(error)
    kind = type(error).__name__
    last = f"{kind}: {words}" if words else kind
    text = head + body + last + "\n"
    if len(text) > LONGEST:
        text = text[: LONGEST // 2] + "\n  ...\n" + text[-LONGEST // 2 :]
    return Fault(kind, words, own[-1].lineno if own else None, text, node)


def _words(error: BaseException) -> str:
    try:
        return str(error)
    except BaseException:  # a student's own __str__ may fail as well
        return ""


def _line(lines: list[str], number: int | None) -> str:
    return lines[number - 1] if number and number <= len(lines) else ""


def _named(shown: str) -> str:
    return shown.replace(FILE_NAME, SHOWN_NAME)
