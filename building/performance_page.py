"""The numbers in `docs/performance.md`: for each benchmark, the table of its last run.

A table stands between `<!-- bench NAME -->` and `<!-- end -->`; all else is written by hand.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TypeAlias, TypedDict

from building.measured import Row, amount, goal, met


class Entry(TypedDict):
    """One run of a benchmark."""

    rows: list[Row]
    date: str
    machine: dict[str, str]
    versions: dict[str, str]


Results: TypeAlias = dict[str, Entry]

PLACE = re.compile(r"(<!-- bench (?P<name>\w+) -->\n).*?(<!-- end -->\n)", re.DOTALL)


def with_numbers(page: str, results: Mapping[str, Entry]) -> str:
    """The page with these numbers. A benchmark without a place in it gets one at the end."""
    found = {place["name"] for place in PLACE.finditer(page)}
    for name in results.keys() - found:
        page += f"\n## {name.capitalize()}\n\n<!-- bench {name} -->\n<!-- end -->\n"

    def filled(place: re.Match[str]) -> str:
        name = place["name"]
        if name not in results:
            return place[0]
        entry = results[name]
        return f"{place[1]}\n{table(entry['rows'])}\n\n{on_what(name, entry)}\n\n{place[3]}"

    return PLACE.sub(filled, page)


def table(rows: Sequence[Row]) -> str:
    """The rows as a table."""
    lines = ["| what | number | measured | goal | met | more |", "|---|---|---:|---:|---|---|"]
    for each in rows:
        is_met = {True: "yes", False: "**no**", None: ""}[met(each)]
        value = amount(each["value"], each["unit"])
        cells = (each["name"], each["compared"], value, goal(each), is_met, each["note"])
        lines.append(f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |")
    return "\n".join(lines)


def on_what(name: str, entry: Entry) -> str:
    """The date, the machine and the versions of a run."""
    machine = entry["machine"]
    used = ", ".join(f"{program} {version}" for program, version in entry["versions"].items())
    return (
        f"`bench {name}`, {entry['date']}, {machine['system']}, {machine['processors']} × "
        f"{machine['processor']}; {used}."
    )
