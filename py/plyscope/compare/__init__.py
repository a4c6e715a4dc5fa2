"""Compares a person's search with the textbook's: `judge(ran, reading, wanted)`.

What can be checked in the program's own tree is checked in every program: what each node takes of
the values below it, its cuts against its window, its state against the one before. Where the game
is known, its rules are checked too. A doubt is decided for the program: nothing is told that
another way of writing a right search would do as well. And where a search could not be checked,
that is told, and not that it is right.
"""

from __future__ import annotations

from plyscope.compare.difference import KINDS, Difference
from plyscope.compare.judging import judge
from plyscope.compare.options import CompareOptions, read_options
from plyscope.compare.outcome import OUTCOMES, Outcome
from plyscope.compare.textbook import Textbook, textbook

__all__ = [
    "KINDS",
    "OUTCOMES",
    "Difference",
    "Outcome",
    "Textbook",
    "CompareOptions",
    "judge",
    "read_options",
    "textbook",
]
