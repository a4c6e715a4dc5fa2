"""`docs/performance.md`: the numbers of the benchmarks as tables and plots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from building.measured import Row, amount, goal, met
from building.performance_words import BELOW, INTRODUCTION, SECTIONS
from building.plots import PLOTS, svg
from building.results import Entry


def write_page(results: Mapping[str, Entry], docs: Path) -> None:
    """Writes the page and its plots."""
    folder = docs / "performance"
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in plots(results).items():
        (folder / f"{name}.svg").write_text(text, encoding="utf-8")
    (docs / "performance.md").write_text(page(results), encoding="utf-8")


def plots(results: Mapping[str, Entry]) -> dict[str, str]:
    """The SVG of each plot for which there are numbers, by name."""
    lines = [each for entry in results.values() for each in entry["series"]]
    found = {name: [each for each in lines if each["plot"] == name] for name in PLOTS}
    return {name: svg(PLOTS[name], each) for name, each in found.items() if each}


def page(results: Mapping[str, Entry]) -> str:
    """The text of the page."""
    order = [name for name in SECTIONS if name in results]
    order += sorted(set(results) - set(SECTIONS))
    rows = [each for name in order for each in results[name]["rows"]]
    parts = ["# Performance", INTRODUCTION, summary(rows)]
    parts += [section(name, results[name]) for name in order]
    return "\n\n".join(parts) + "\n"


def summary(rows: Sequence[Row]) -> str:
    """How many goals are met, and which are missed."""
    judged = [each for each in rows if met(each) is not None]
    missed = [each for each in judged if not met(each)]
    text = f"{len(judged) - len(missed)} of {len(judged)} goals are met."
    if not missed:
        return text
    listed = [
        f"- {each['name']}: {each['compared']}: {value(each)} ({goal(each)})" for each in missed
    ]
    return "\n".join([f"{text} Missed:", "", *listed])


def value(measured: Row) -> str:
    """What was measured, with its unit."""
    return amount(measured["value"], measured["unit"])


def section(name: str, entry: Entry) -> str:
    """The heading, the text, the table and the plots of one benchmark."""
    title, about = SECTIONS.get(name, (name.capitalize(), ""))
    parts = [f"## {title}", *([about] if about else []), table(entry["rows"])]
    drawn = {each["plot"] for each in entry["series"]}
    parts += [
        f"![{PLOTS[plot].title}](performance/{plot}.svg)"
        for plot in BELOW.get(name, ())
        if plot in drawn
    ]
    return "\n\n".join([*parts, on_what(name, entry)])


def table(rows: Sequence[Row]) -> str:
    """The rows as a table."""
    lines = ["| what | number | measured | goal | met | more |", "|---|---|---:|---:|---|---|"]
    for each in rows:
        is_met = {True: "yes", False: "**no**", None: ""}[met(each)]
        cells = (each["name"], each["compared"], value(each), goal(each), is_met, each["note"])
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
