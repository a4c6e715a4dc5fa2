"""Characters in texts that come from other programs: such as no keyboard here has, and dashes, of
which typesetters and word processors have several."""

from __future__ import annotations

from typing import Final

DASHES: Final = "-‐‑‒–—−"
"""The hyphen of a keyboard, which is the first, so that all can stand first in a [ ] of a pattern;
and those that stand for it."""
PLAIN_DASHES: Final = dict.fromkeys(map(ord, DASHES), "-")


def with_plain_dashes(text: str) -> str:
    """The text with a hyphen for each dash; all places stay the same."""
    return text.translate(PLAIN_DASHES)


INVISIBLE: Final = "\ufeff\u200b\u2060\u200e\u200f"
"""The mark with which files of Windows begin, spaces without a width, and marks of direction."""
FULL_WIDTH: Final = range(0xFF01, 0xFF5F)
"""Letters, digits and signs as wide as a Chinese character, in the order of ASCII."""
PLAIN: Final = {
    **dict.fromkeys(map(ord, INVISIBLE), " "),
    **{code: chr(code - FULL_WIDTH.start + ord("!")) for code in FULL_WIDTH},
}


def with_plain_characters(text: str) -> str:
    """The text with a space for what nobody sees, and with letters, digits and signs of the usual
    width; all places stay the same."""
    return text if text.isascii() else text.translate(PLAIN)
