"""How many classic mistakes are named, of those that can be put into right programs."""

import sys
from pathlib import Path

from building.measured import Row, row

GOAL = 80
"""Per cent that are to be named."""


def run(tools: dict[str, str]) -> list[Row]:
    """A row for each mistake, and those for all; the table is printed too."""
    sys.path.insert(0, str(Path(tools["root"]) / "tests" / "unit"))
    from mistakes_found import all_found, counts, named_share, table  # noqa: PLC0415

    accused, found = all_found()
    print(table(found), *sorted(each.name for each in found if each.said == "same"), sep="\n")
    rows = []
    for mistake, said in counts(found).items():
        own = [each for each in found if each.mistake == mistake]
        note = ", ".join(f"{count} {word}" for word, count in said.items())
        rows.append(row(mistake, "named", 100 * named_share(own), "%", note=note))
    share = 100 * named_share(found)
    note = f"{len(found)} programs with a mistake"
    rows.append(row("all mistakes", "named", share, "%", at_least=GOAL, note=note))
    same = [each for each in found if each.said == "same"]
    rows.append(row("all mistakes", "called the same", len(same), "", at_most=0))
    rows.append(row("right programs", "accused", len(accused), "", at_most=0))
    return rows
