"""Dashes: where a keyboard has one, typesetters and word processors have several."""

from __future__ import annotations

from typing import Final

DASHES: Final = "-‐‑‒–—−"
"""The hyphen of a keyboard, which is the first, so that all can stand first in a [ ] of a pattern;
and those that stand for it."""
PLAIN: Final = dict.fromkeys(map(ord, DASHES), "-")


def with_plain_dashes(text: str) -> str:
    """The text with a hyphen for each dash; all places stay the same."""
    return text.translate(PLAIN)
