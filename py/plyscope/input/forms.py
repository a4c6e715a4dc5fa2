"""The forms in which people have texts of positions and problems."""

from __future__ import annotations


def no_form(_text: str) -> str:
    """What a text surely is, where that can never be told."""
    return ""
