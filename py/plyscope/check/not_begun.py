"""Why a search was not begun, where that is no error of the program: a package or a file is missing
here, what the task calls is not in it, or it has ended itself."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Final, NamedTuple

from plyscope.program import RunResult
from plyscope.program.faults import Fault

NOT_DEFINED: Final = re.compile(r"name '(\w+)' is not defined")
EMPTY: Final = "It is empty."
LEFT: Final = "It ended itself, as `sys.exit()` does, before its search came to an end."


class NotBegun(NamedTuple):
    """The reason, and what could be done about it, a sentence each; "" if nothing."""

    why: str
    remedy: str = ""


def not_begun(ran: RunResult) -> NotBegun | None:
    """Why a search was not begun. None if it was, or if an error of the program ended it."""
    fault = ran.fault
    if fault is None:
        return NotBegun(LEFT) if ran.left and ran.record is None else None
    if fault.missing:
        return _missing(fault)
    name = NOT_DEFINED.match(fault.message)
    if fault.kind != "NameError" or fault.line is not None or name is None:
        return None
    if not ran.source.strip():
        return NotBegun(EMPTY)
    why = f"There is no `{name[1]}` in it, and with that this task begins"
    known = {each for function in ran.functions for each in (function.name, function.owner) if each}
    near = get_close_matches(name[1], sorted(known), 1)
    return NotBegun(f"{why}; perhaps `{near[0]}` is meant." if near else f"{why}.")


def _missing(fault: Fault) -> NotBegun:
    of = f" of {fault.file}" if fault.file else ""
    place = "" if fault.line is None else f" in line {fault.line}{of}"
    name = fault.missing.partition(".")[0]
    return NotBegun(
        f"It imports `{fault.missing}`{place}: there is no such package in this Python, and no "
        "such file was handed in.",
        f"Judge it again where {name} is installed, or with the file that is missing.",
    )
