"""How much of a run of ours is recorded: as much as of a program."""

from __future__ import annotations

from typing import Final

from plyscope.compare import Outcome
from plyscope.compare.outcome import STOPPED
from plyscope.program.faults import Fault
from plyscope.program.record import Budget
from plyscope.program.stopping import OVER, OVER_BUDGET
from plyscope.tracing import BrokenOff

BUDGET: Final = Budget()
SPENT: Final = {"full": "nodes", "late": "seconds"}
"""Which part of the budget a run had spent that was broken off so."""


def fault_of(broken_off: BrokenOff) -> Fault | None:
    """How a run ended; None if by itself."""
    if not broken_off:
        return None
    return Fault(OVER_BUDGET, OVER[SPENT[broken_off]], None, "", is_error=False)


def stopped(fault: Fault) -> Outcome:
    """What came of such a run."""
    return Outcome(STOPPED, fault.message)
