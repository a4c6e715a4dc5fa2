"""A person's own function that is shown alone."""

from __future__ import annotations

from array import array
from typing import Any, Final

from plyscope.compare import Outcome
from plyscope.kinds.alone import Alone, only_lines
from plyscope.kinds.program.running import reply_of
from plyscope.kinds.program.tree import shift_of
from plyscope.own_code import Run, report
from plyscope.program import RunResult
from plyscope.recognition import Reading

LONGEST_STATE: Final = 400
"""Boards are shorter. If a state is longer, none is sent."""
NOWHERE: Final = -1


def is_search(ran: RunResult, reading: Reading) -> bool:
    """Whether players move in its calls. Of any other recursion nobody expects that it is compared
    with a search."""
    return bool(ran.record and reading.side)


def alone(ran: RunResult, reading: Reading, outcome: Outcome | None) -> Alone:
    """What is told of a run that has a tree, and what came of comparing it, if it was compared."""
    assert ran.record
    found = Run(ran, reading, report(ran, reading, None))
    reply, columns = reply_of(found, "", {}, lines=bool(ran.record.lines), seconds=0)
    functions = [each.node for each in ran.record.functions]
    text: dict[str, Any] = {
        **reply["text"],
        "root": {**reply["text"]["root"], "functions": []},
        "source": only_lines(
            ran.source, [(each.lineno, each.end_lineno or each.lineno) for each in functions]
        ),
    }
    if any(len(state) > LONGEST_STATE for state in text["states"]):
        text["states"] = []
        columns = {**columns, "shown": array("i", [NOWHERE]) * len(columns["shown"])}
    shift = shift_of(ran.record)
    difference = outcome.difference if outcome else None
    shown = {
        "kind": reply["kind"],
        "report": {
            "nodes": found.report["nodes"],
            "value": found.report["value"],
            "outcome": outcome.report() if outcome else None,
        },
        "differs": difference and {"sentence": difference.sentence, "row": difference.node + shift},
        "shift": shift,
        "asks": "",
        "compares": 0,
        "stopped": reply["stopped"],
        "text": text,
    }
    # A state of several lines is drawn as a board, if it can be.
    boards = bool(text["states"]) and all("\n" in state for state in text["states"])
    return Alone(shown, columns, boards)
