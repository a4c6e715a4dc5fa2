"""What each call was given besides the state, and what its variables became later."""

from __future__ import annotations

from array import array
from collections.abc import Collection
from typing import Any

from plyscope.kinds.program.events import Events
from plyscope.kinds.program.labels import one_line
from plyscope.program import Record

Arguments = list[tuple[str, str]]
"""Names with values as text, each pair once."""


def given_columns(
    record: Record, besides: Collection[str], events: Events, shift: int, cut: int
) -> tuple[dict[str, array[Any]], Arguments]:
    """The columns, and the pairs that they point to. What takes more than a line is left out, and
    so are the parameters in `besides`. Before the rows of calls there are `shift` others, and after
    them `cut`."""
    wanted = [
        [(at, slot) for at, slot in enumerate(slots) if slot not in besides]
        for slots in record.slots
    ]
    places: dict[tuple[str, str], int] = {}
    given: list[int] = []
    start = [0] * (shift + 1)
    for function, held in zip(record.function, record.arguments, strict=True):
        for at, slot in wanted[function]:
            text = one_line(held[at])
            if text:
                given.append(places.setdefault((slot, text), len(places)))
        start.append(len(given))
    start += [len(given)] * cut
    became = [
        (event, places.setdefault((name, text), len(places)))
        for event, name, value in events.changes
        if (text := one_line(value))
    ]
    columns = {
        "given": array("i", given),
        "given_start": array("i", start),
        "became_at": array("i", [event for event, _ in became]),
        "became": array("i", [place for _, place in became]),
    }
    return columns, list(places)
