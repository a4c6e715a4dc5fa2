"""Runs a case of a submission by each way to start it, and writes down what it did. It judges
nothing, since the submission can change whatever is in this Python."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final, TypedDict

from plyscope.check.record_codec import encoded
from plyscope.game import BadInput
from plyscope.program import Budget, run_program
from plyscope.program.limits import Alarm, alarmed_by
from plyscope.program.running import RunRequest

RUN, FAILED = b"run", b"failed"
"""What comes of a case: its record, or why there is none."""
NO_MEMORY: Final = "It used up the memory that it may use."


class Start(TypedDict):
    """How a case is started: expressions that are tried in turn, statements before them, and the
    function whose calls are recorded, "" to find it."""

    setup: str
    starts: list[str]
    function: str


class Run(TypedDict):
    """What is run, and how far each case may go."""

    source: str
    files: dict[str, str]
    seconds: float
    nodes: int
    seed: int
    lines: bool


def recorded(run: Run, case: Start) -> tuple[bytes, bytes]:
    """What came of a case. The first start that leads to a search without an error counts; if none
    does, the likeliest if it came to its end, or the first that leads to a search, or else the
    first of all."""
    best: tuple[int, bytes, bytes] | None = None
    for start in case["starts"] or [""]:
        found = _tried(run, case, start)
        if best and found[0] == ENDED:
            continue  # another function than the search perhaps
        best = found if best is None else max(best, found, key=lambda each: each[0])
        if best[0] == SEARCHED:
            break
    assert best
    return best[1:]


NOTHING, BROKEN, ENDED, SEARCHED = range(4)
"""What a start leads to: an error and no search, a search that ends in an error, an end without a
search, or a search that does not end in an error."""


def _tried(run: Run, case: Start, start: str) -> tuple[int, bytes, bytes]:
    request = RunRequest(
        run["source"],
        setup=case["setup"],
        start=start,
        function=case["function"],
        budget=Budget(run["nodes"], run["seconds"]),
        seed=run["seed"],
        lines=run["lines"],
        files=run["files"],
        own_folder=True,
    )
    try:
        ran = run_program(request)
        if ran.record is None:
            return NOTHING if ran.fault or ran.left else ENDED, RUN, encoded(ran)
        is_broken = bool(ran.fault and ran.fault.is_error)
        return BROKEN if is_broken else SEARCHED, RUN, encoded(ran)
    except BadInput as error:
        return NOTHING, FAILED, str(error).encode(errors="replace")
    except (ValueError, RecursionError) as error:
        return NOTHING, FAILED, f"What it did cannot be sent: {error}".encode(errors="replace")
    except MemoryError:
        return NOTHING, FAILED, NO_MEMORY.encode()


def answer(text: str, _data: Sequence[bytes], alarm: Alarm | None) -> tuple[str, list[bytes]]:
    """What a page asks of a Python in which one submission runs: to run a case of it. Where nothing
    is asked, all is imported that it takes."""
    if not text:
        return "", []
    request = json.loads(text)
    with alarmed_by(alarm):
        kind, record = recorded(request["run"], request["case"])
    return kind.decode(), [record]
