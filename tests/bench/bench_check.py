"""How many programs of a class are judged right, and in how long: all right and wrong programs of
the tests; and whether any right one is accused that is written in another style."""

import os
import sys
from pathlib import Path
from time import perf_counter

from building.measured import Row, row

GOAL = 85
"""Per cent of the wrong programs that are to be named at their line, or their rule."""
CLASS = 200
MINUTES = 6


def run(tools: dict[str, str]) -> list[Row]:
    """Rows for each pack and those for all; the table of docs/check.md is printed too."""
    tests = Path(tools["root"]) / "tests" / "unit" / "check"
    sys.path.insert(0, str(tests))
    from judged_programs import judged_programs, named_share, table  # noqa: PLC0415
    from programs import RIGHT, WRONG  # noqa: PLC0415
    from variants import VARIANTS  # noqa: PLC0415

    begun = perf_counter()
    found = judged_programs([*RIGHT, *WRONG], jobs=os.cpu_count() or 1)
    minutes = (perf_counter() - begun) / 60 * CLASS / len(found)
    print(table(found))
    every = [*found, *judged_programs(VARIANTS, jobs=os.cpu_count() or 1)]
    accused = [each for each in every if not each.program.mistake and each.said != "same"]
    same = [each for each in found if each.program.mistake and each.said == "same"]
    return [
        row("wrong programs", "named", 100 * named_share(found), "%", at_least=GOAL),
        row("wrong programs", "called the same", len(same), "", at_most=0),
        row("right programs", "accused", len(accused), "", at_most=0),
        row("a class of 200", "judged in", minutes, "min", at_most=MINUTES),
    ]
