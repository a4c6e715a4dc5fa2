"""The text of a student's program, as an editor, a file or a notebook gives it, made ready to be
compiled. Lines stay where they are."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from contextlib import contextmanager
from types import CodeType
from typing import Final

from plyscope.program.recursion_limit import TOO_DEEP, check_nesting
from plyscope.program.walking import all_nodes

BYTE_ORDER_MARK = "\ufeff"
HALF: Final = "this has half a character, which no file can hold"
LARGEST: Final = 1_000_000
"""Reading a longer text takes a browser many seconds, and most of its memory."""

MOST_NODES: Final = 300_000
"""Looking at more of them takes a browser longer than a program may run. A program of as many
characters as are read has fewer, unless most of its words have one letter."""


def cleaned(text: str) -> str:
    """Program text with plain line ends, without a byte-order mark, and never with tabs and spaces
    mixed so that Python refuses them. Raises `ValueError` if it is too long to be read, and
    `SyntaxError` if it is nested too deep."""
    if len(text) > LARGEST:
        raise ValueError(
            f"the text has {len(text):,} characters, and more than {LARGEST:,} are not read"
        )
    plain = text.removeprefix(BYTE_ORDER_MARK).replace("\r\n", "\n").replace("\r", "\n")
    plain = plain.replace("\x00", "").replace("\u00a0", " ")
    return _without_mixed_tabs(plain if plain.endswith("\n") else plain + "\n")


def parsed(text: str, name: str) -> ast.Module:
    """The tree of a text. Raises `SyntaxError` as Python does, and also where Python would not
    survive; its errors have the file `name`."""
    check_nesting(text, name)
    with _told_at_its_line(name):
        return ast.parse(text, name)


def compiled(text: str, name: str) -> tuple[ast.Module, CodeType]:
    """The tree of a text, and its code. Raises `SyntaxError` in the same way, and `ValueError` if
    it takes too long to look at all of it."""
    tree = parsed(text, name)
    if len(all_nodes(tree)) > MOST_NODES:
        raise ValueError(
            f"the text has more than {MOST_NODES:,} names, numbers and other parts, "
            "and no more are read"
        )
    with _told_at_its_line(name):
        return tree, compile(text, name, "exec", dont_inherit=True)


@contextmanager
def _told_at_its_line(name: str) -> Iterator[None]:
    try:
        yield
    except (MemoryError, RecursionError):
        raise SyntaxError(TOO_DEEP, (name, None, None, None)) from None
    except UnicodeEncodeError as error:
        line = error.object.count("\n", 0, error.start) + 1
        raise SyntaxError(HALF, (name, line, None, None)) from None


def _without_mixed_tabs(text: str) -> str:
    if "\t" not in text:
        return text
    try:
        parsed(text, "<program>")
    except TabError:
        return text.expandtabs(8)  # as Python 2 read them, where such programs come from
    except SyntaxError:
        return text
    return text
