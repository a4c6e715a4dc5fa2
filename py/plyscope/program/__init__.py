"""A student's own program, run under watch as it is: loaded in a module of its own, its recursive
functions found, and their calls recorded as the nodes of a tree."""

from __future__ import annotations

from plyscope.program.live_function import Live
from plyscope.program.record import OPEN, RAISED, RETURNED, Budget, Record
from plyscope.program.running import RunRequest, RunResult, likely_starts, run_program

__all__ = [
    "OPEN",
    "RAISED",
    "RETURNED",
    "RunRequest",
    "Budget",
    "Live",
    "RunResult",
    "Record",
    "likely_starts",
    "run_program",
]
