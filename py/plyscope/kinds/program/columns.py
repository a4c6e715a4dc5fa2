"""The columns of a program's trace, besides those of every trace."""

from __future__ import annotations

from plyscope.kinds.columns import Int32, TraceColumns


class ProgramColumns(TraceColumns):
    """The columns of a program's calls."""

    name: Int32
    "the place of a call's name"
    shown: Int32
    "the place of the state in `states`, or -1"
