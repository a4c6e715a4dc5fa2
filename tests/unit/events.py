"""What follows from the order of events in a trace, as the page works it out: for tests."""

from collections.abc import Iterator, Mapping, Sequence
from math import isnan
from typing import Any

from plyscope.tracing.log import CALL, RETURN


def spans(columns: Mapping[str, Sequence[Any]]) -> tuple[list[int], list[int]]:
    """For each row, the event that entered it and the event that left it; −1 if none did."""
    enter, leave = ([-1] * len(columns["parent"]) for _ in range(2))
    path: list[int] = []
    entered = 0
    for at, event in enumerate(columns["event"]):
        if event == CALL:
            enter[entered] = at
            path.append(entered)
            entered += 1
        elif event == RETURN:
            leave[path.pop()] = at
    return enter, leave


def assignments(columns: Mapping[str, Sequence[Any]]) -> Iterator[tuple[int, int, float]]:
    """Each number that a local held: the event before which it did, the place of its name, and the number."""
    values = iter(columns["read_value"])
    for event, name in zip(columns["read_event"], columns["read_name"], strict=True):
        for at, happened in enumerate(columns["event"]):
            if happened == event:
                value = next(values)
                if value is not None and not isnan(float(value)):
                    yield at, name, value
    assert next(values, None) is None
