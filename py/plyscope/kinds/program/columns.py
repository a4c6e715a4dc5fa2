"""The columns of a program's trace, besides those of every trace."""

from __future__ import annotations

from plyscope.kinds.columns import Int32, TraceColumns


class ProgramColumns(TraceColumns):
    """The columns of a program's calls."""

    name: Int32
    "the place of a call's name"
    shown: Int32
    "the place of the state in `states`, or -1"
    given: Int32
    "places in `arguments`: what each call was given, one call after the other"
    given_start: Int32
    "those of row i are given[given_start[i]] up to, not including, given[given_start[i + 1]]"
    became_at: Int32
    "the events at which a variable of the running call had another value than before, in order"
    became: Int32
    "places in `arguments`: these values"


class TextbookColumns(ProgramColumns):
    """The columns of the textbook's search beside a program."""

    partner: Int32
    "the row of the same position in the program's tree, or -1"
