"""The upper part of a large trace: its columns without the rows below some level, and with what is
told of the events there left out."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from plyscope.tracing.constraints.log import NOTE
from plyscope.tracing.log import CALL, RETURN

NONE: Final = -1
POINTERS: Final = ("parent", "above", "same", "link")
"""The columns that name other rows."""
LISTS: Final = {"given_start": "given", "mix_start": "mix", "broken_start": "broken"}
"""The columns that say where the entries of each row begin, and those in which they are."""
NOTES: Final = ("note_kind", "note_variable", "note_value", "note_other")
"""What is told of domains, note by note."""
BY_ROW: Final = ("mover", "vectors")
"""What is told of more than two players, by row."""
TABLES: Final = {
    "actionIds": ("action",),
    "actions": ("action",),
    "names": ("name",),
    "states": ("shown",),
    "arguments": ("given", "became"),
}
"""The texts that columns point to."""


@dataclass(frozen=True)
class Part:
    """What is left of a trace: its text and columns, and the row in it for each row of the whole,
    which is that of the nearest one above where the row itself is left out."""

    text: dict[str, Any]
    columns: dict[str, array[Any]]
    rows: Sequence[int]


def upper(text: Mapping[str, Any], columns: Mapping[str, array[Any]], most: int) -> Part:
    """As many levels as have no more than `most` visited rows together; at least the root's."""
    parent, visited = columns["parent"], text["visited"]
    level = array("i")
    for above in parent:
        level.append(level[above] + 1 if above >= 0 else 0)
    lowest = _lowest(level[:visited], most)
    kept = [row for row in range(len(parent)) if level[row] <= lowest]
    number = {row: at for at, row in enumerate(kept)}
    rows = array("i", bytes(4 * len(parent)))
    for row, above in enumerate(parent):
        rows[row] = number[row] if row in number else rows[above]
    happened = _kept_events(columns["event"], parent, number)
    made = {
        **_of_rows(columns, kept, number),
        **_of_events(columns, happened),
        "unrecorded": _left_out(columns, number, visited),
    }
    upper_text = {
        **text,
        "visited": sum(row < visited for row in kept),
        "count": len(kept),
        "passes": [_pass(each, rows, number) for each in text["passes"]],
        "exact": {
            str(number[int(row)]): worth
            for row, worth in text.get("exact", {}).items()
            if int(row) in number
        },
    }
    if "players" in text:
        inside = [row for row in kept if row < visited]
        of_rows = {name: [text["players"][name][row] for row in inside] for name in BY_ROW}
        upper_text["players"] = {**text["players"], **of_rows}
    _compact(upper_text, made)
    return Part(upper_text, made, rows)


def _lowest(level: Sequence[int], most: int) -> int:
    """The lowest level that fits."""
    sizes = [0] * (max(level, default=0) + 1)
    for each in level:
        sizes[each] += 1
    total = 0
    for depth, size in enumerate(sizes):
        total += size
        if total > most:
            return max(0, depth - 1)
    return len(sizes) - 1


def _kept_events(
    event: Sequence[int], parent: Sequence[int], number: Mapping[int, int]
) -> list[int]:
    """The places of the events that are about rows that are kept."""
    found: list[int] = []
    active, entered = NONE, 0
    for at, what in enumerate(event):
        if what == CALL:
            active, entered = entered, entered + 1
        if active in number:
            found.append(at)
        if what == RETURN and active >= 0:
            active = parent[active]
    return found


def _of_rows(
    columns: Mapping[str, array[Any]], kept: Sequence[int], number: Mapping[int, int]
) -> dict[str, array[Any]]:
    made: dict[str, array[Any]] = {}
    lists = {*LISTS, *LISTS.values()}
    by_event = {"event", "checks", "became_at", "became", "read_event", "read_name", "read_value"}
    by_event |= {*NOTES}
    for name, column in columns.items():
        if name not in lists and name not in by_event:
            made[name] = array(column.typecode, [column[row] for row in kept if row < len(column)])
    for name in POINTERS:
        made[name] = array("i", [number.get(row, NONE) for row in made[name]])
    made["same"] = _first_alike(columns["same"], kept)
    for start, entries in LISTS.items():
        if start in columns:
            made[start], made[entries] = _lists(columns[start], columns[entries], kept)
    return made


def _first_alike(same: Sequence[int], kept: Sequence[int]) -> array[int]:
    first: dict[int, int] = {}
    return array("i", [first.setdefault(same[row], at) for at, row in enumerate(kept)])


def _lists(
    start: Sequence[int], entries: array[Any], kept: Sequence[int]
) -> tuple[array[int], array[Any]]:
    starts, found = array("i", [0]), array(entries.typecode)
    for row in kept:
        if row + 1 < len(start):
            found.extend(entries[start[row] : start[row + 1]])
            starts.append(len(found))
    return starts, found


def _of_events(columns: Mapping[str, array[Any]], happened: Sequence[int]) -> dict[str, array[Any]]:
    event = columns["event"]
    made = {"event": array("h", [event[at] for at in happened])}
    place = {at: new for new, at in enumerate(happened)}
    if "became_at" in columns:
        pairs = zip(columns["became_at"], columns["became"], strict=True)
        held = [(place[at], value) for at, value in pairs if at in place]
        made["became_at"] = array("i", [at for at, _ in held])
        made["became"] = array("i", [value for _, value in held])
    if "checks" in columns:
        made["checks"] = array("i", [columns["checks"][at] for at in happened])
        notes = [at for at, what in enumerate(event) if what == NOTE]
        kept = [number for number, at in enumerate(notes) if at in place]
        for name in NOTES:
            column = columns[name]
            made[name] = array(column.typecode, [column[number] for number in kept])
    made["read_event"], made["read_name"] = columns["read_event"], columns["read_name"]
    made["read_value"] = array("d", _series(columns, place))
    return made


def _series(columns: Mapping[str, array[Any]], place: Mapping[int, int]) -> Iterable[float]:
    """What the locals held at the events that are kept."""
    wanted: dict[int, list[int]] = {each: [] for each in columns["read_event"]}
    for at, what in enumerate(columns["event"]):
        if what in wanted:
            wanted[what].append(at)
    begin = 0
    for what in columns["read_event"]:
        places = wanted[what]
        held = columns["read_value"][begin : begin + len(places)]
        yield from (each for at, each in zip(places, held, strict=True) if at in place)
        begin += len(places)


def _left_out(
    columns: Mapping[str, array[Any]], number: Mapping[int, int], visited: int
) -> array[int]:
    """How many calls below each row are not there."""
    parent = columns["parent"]
    before = columns.get("unrecorded", array("i", bytes(4 * visited)))
    below = array("i", before)
    for row in range(visited - 1, 0, -1):
        if row not in number:
            below[parent[row]] += below[row] + 1
    return array("i", [below[row] for row in number if row < visited])


def _pass(whole: Mapping[str, Any], rows: Sequence[int], number: Mapping[int, int]) -> Any:
    inside = [number[row] for row in range(whole["row"], whole["end"]) if row in number]
    return {**whole, "row": rows[whole["row"]], "end": max(inside, default=NONE) + 1}


def _compact(text: dict[str, Any], columns: dict[str, array[Any]]) -> None:
    """Leaves out the texts to which nothing points any more."""
    renumbered: dict[str, Callable[[int], int]] = {}
    for table, pointing in TABLES.items():
        held = text.get(table) or []
        there = [name for name in pointing if name in columns]
        used = sorted({at for name in there for at in columns[name] if at >= 0})
        if not there or len(used) == len(held):
            continue
        text[table] = [held[at] for at in used]
        place = {at: new for new, at in enumerate(used)}
        for name in there:
            renumbered[name] = lambda at, place=place: place.get(at, NONE)  # type: ignore[misc]
    for name, new in renumbered.items():
        columns[name] = array(columns[name].typecode, map(new, columns[name]))
