"""Errors of a student's program as Python shows them, with the program's own lines and none of
ours."""

from __future__ import annotations

import traceback
from collections.abc import Mapping
from dataclasses import dataclass

FILE_NAME = "<program>"
"""The name under which a program is compiled; its lines are told apart from ours by it."""
SHOWN_NAME = "program.py"
LONGEST = 8_000
NO_FILES: Mapping[str, str] = {}


@dataclass(frozen=True)
class Fault:
    """What went wrong.

    Attributes:
        kind: the name of the exception.
        message: its words.
        line: the line of the program that was running, None if it was none.
        text: the whole traceback.
        node: the node of the tree in which it happened, None outside the search.
        file: the file that the line is in; "" if it is the program itself.
        missing: the module that was not found; "" if that is not what went wrong.
        is_error: whether it is an error of the program. Otherwise it was stopped, and `kind` is no
            exception's name.
    """

    kind: str
    message: str
    line: int | None
    text: str
    node: int | None = None
    file: str = ""
    missing: str = ""
    is_error: bool = True


def fault(
    error: BaseException,
    source: str,
    node: int | None = None,
    files: Mapping[str, str] = NO_FILES,
) -> Fault:
    """What is told of `error`, which a program with this `source` and these other `files`
    raised."""
    if isinstance(error, SyntaxError) and (error.filename or "").startswith(FILE_NAME):
        shown = "".join(traceback.format_exception_only(error))
        file = file_of(error.filename or "")
        text = shown.replace(error.filename or "", file or SHOWN_NAME)
        return Fault(type(error).__name__, str(error.msg), error.lineno, text, node, file)
    every = traceback.extract_tb(error.__traceback__)
    own = [entry for entry in every if entry.filename.startswith(FILE_NAME)]
    frames = [
        traceback.FrameSummary(
            file_of(entry.filename) or SHOWN_NAME,
            entry.lineno,
            entry.name,
            line=_line(files.get(file_of(entry.filename), source), entry.lineno),
        )
        for entry in own
    ]
    head = "Traceback (most recent call last):\n" if frames else ""
    body = "".join(traceback.StackSummary.from_list(frames).format())
    words = _words(error)
    kind = type(error).__name__
    last = f"{kind}: {words}" if words else kind
    text = head + body + last + "\n"
    if len(text) > LONGEST:
        text = text[: LONGEST // 2] + "\n  ...\n" + text[-LONGEST // 2 :]
    missing = (error.name or "") if isinstance(error, ModuleNotFoundError) else ""
    line, file = (own[-1].lineno, file_of(own[-1].filename)) if own else (None, "")
    return Fault(kind, words, line, text, node, file, missing)


def _words(error: BaseException) -> str:
    try:
        return str(error)
    except BaseException:  # a student's own __str__ may fail as well
        return ""


def _line(source: str, number: int | None) -> str:
    lines = source.split("\n")
    return lines[number - 1] if number and number <= len(lines) else ""


def file_of(compiled: str) -> str:
    """The file of a program that was compiled under this name; "" for the program itself."""
    return compiled.removeprefix(FILE_NAME).removeprefix("/")
