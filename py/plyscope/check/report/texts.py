"""Texts of submissions, made harmless: they may have anything in them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from typing import Final

LONGEST_NAME: Final = 120
LONGEST_SENTENCE: Final = 1_500
LONGEST_OUTPUT: Final = (1_500, 500)
"""How much of what was printed is shown from its start and from its end."""
MOST_MOVES: Final = 40

UNREADABLE: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")
"""What no text in HTML may have, and what nobody could see."""
TURNING: Final = re.compile("[\u202a-\u202e\u2066-\u2069]")
"""What turns the order of the letters after it, so that a line seems to say something else."""
TURNING_MARKS: Final = re.compile("[\u200b\u200e\u200f\u2028\u2029\ufeff]")
"""The same without brackets, or not to be seen; in a name they may be meant."""


def clean(text: str) -> str:
    """A text without what is unreadable, in which what would turn its letters is seen."""
    text = UNREADABLE.sub("\ufffd", text.replace("\r\n", "\n").replace("\r", "\n"))
    return TURNING.sub(_code, text)


def clean_code(text: str) -> str:
    """The same of a program, in which no mark is meant."""
    return TURNING_MARKS.sub(_code, clean(text))


def _code(found: re.Match[str]) -> str:
    return f"[U+{ord(found[0]):04X}]"


def shortened(text: str, most: int) -> str:
    """Its first characters; an ellipsis says that there are more."""
    return text if len(text) <= most else f"{text[:most]}…"


def said(text: str) -> str:
    """A sentence as HTML."""
    return escape(clean(shortened(text, LONGEST_SENTENCE)))


def plain(text: str) -> str:
    """A name as text that goes into an attribute or a title, once it is escaped."""
    return " ".join(clean(shortened(text, LONGEST_NAME)).split()) or "(no name)"


def name(text: str) -> str:
    """A name as HTML, whose letters turn nothing around it."""
    return f"<bdi>{escape(plain(text))}</bdi>"


def moves(path: Sequence[str]) -> str:
    """The moves that lead to a node, as HTML."""
    shown = [f"<bdi>{said(shortened(each, LONGEST_NAME))}</bdi>" for each in path[:MOST_MOVES]]
    return ", ".join(shown) + (", …" if len(path) > MOST_MOVES else "")


def printed(output: str) -> str:
    """What was printed, as HTML; of much, its start and its end."""
    start, end = LONGEST_OUTPUT
    if len(output) <= start + end:
        return escape(clean_code(output))
    left = len(output) - start - end
    first, last = (escape(clean_code(part)) for part in (output[:start], output[-end:]))
    return f"{first}\n<em>… {left:,} more characters …</em>\n{last}"


def number(value: float) -> str:
    """Points as people write them."""
    return f"{round(value, 2):g}"


def counted(count: int, one: str, many: str = "") -> str:
    """A number and the word for it."""
    return f"{count:,} {one if count == 1 else many or one + 's'}"
