"""The lines of a program around the one that does it, coloured."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from keyword import kwlist
from typing import Final

from plyscope.check.report.texts import clean_code, shortened

AROUND: Final = (7, 5)
"""How many lines are shown before the line and after it."""
LONGEST_LINE: Final = 160
LONGEST_COLOURED: Final = 200_000
"""A longer program is shown without colours."""
TOKEN: Final = re.compile(
    r"(?P<comment>#[^\n]*)"
    r"|(?P<string>(?:\b[rbfuRBFU]{1,2})?(?:'{3}[\s\S]*?(?:'{3}|\Z)|\"{3}[\s\S]*?(?:\"{3}|\Z)"
    r"|'(?:[^'\\\n]|\\[\s\S])*'?|\"(?:[^\"\\\n]|\\[\s\S])*\"?))"
    r"|(?<=\bdef )(?P<name>\w+)|(?<=\bclass )(?P<type>\w+)"
    rf"|\b(?P<keyword>{'|'.join(kwlist)})\b"
)


def listing(source: str, line: int) -> str:
    """These lines as HTML; "" if the program has no such line."""
    lines = clean_code(source).split("\n")
    if not 0 < line <= len(lines):
        return ""
    before, after = AROUND
    first, last = max(1, line - before), min(len(lines), line + after)
    while first < line and not lines[first - 1].strip():
        first += 1
    while last > line and not lines[last - 1].strip():
        last -= 1
    coloured = list(_coloured(lines, first, last))
    indent = min(
        (len(each) - len(each.lstrip(" ")) for each in lines[first - 1 : last] if each.strip()),
        default=0,
    )
    rows = "".join(
        _row(number, "".join(_pieces(pieces, indent)), is_it=number == line)
        for number, pieces in enumerate(coloured, first)
    )
    return (
        f'<div class="code" role="group" tabindex="0" aria-label="Lines {first} to {last}">'
        f"<ol>{rows}</ol></div>"
    )


def _row(number: int, text: str, *, is_it: bool) -> str:
    here = ' class="here"' if is_it else ""
    heard = '<span class="heard">This line: </span>' if is_it else ""
    return (
        f'<li{here}><span class="number" aria-hidden="true">{number}</span>'
        f"{heard}<code>{text}</code></li>"
    )


Piece = tuple[str, str]
"""A kind and a text."""


def _coloured(lines: list[str], first: int, last: int) -> Iterator[list[Piece]]:
    """The pieces of each line from `first` to `last`."""
    text = "\n".join(lines[:last])
    if len(text) > LONGEST_COLOURED:
        yield from ([("", each)] for each in lines[first - 1 : last])
        return
    row: list[Piece] = []
    number = 1
    for kind, piece in _tokens(text):
        for at, part in enumerate(piece.split("\n")):
            if at:
                if number >= first:
                    yield row
                row = []
                number += 1
            row.append((kind, part))
    yield row


def _tokens(text: str) -> Iterator[Piece]:
    at = 0
    for found in TOKEN.finditer(text):
        yield "", text[at : found.start()]
        yield ("name" if found.lastgroup == "type" else found.lastgroup or ""), found[0]
        at = found.end()
    yield "", text[at:]


def _pieces(pieces: list[Piece], indent: int) -> Iterator[str]:
    """As HTML, without the spaces that all lines have in front, and not too long."""
    left, skipped = LONGEST_LINE, indent
    for kind, whole in pieces:
        text = whole[skipped:]
        skipped = max(0, skipped - len(whole))
        if not text or left <= 0:
            continue
        shown = escape(shortened(text, left))
        left -= len(text)
        yield f'<span class="{kind}">{shown}</span>' if kind else shown
