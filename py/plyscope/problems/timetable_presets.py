"""Example school weeks."""

from __future__ import annotations

from typing import Final

from plyscope.input.preset import Preset

SMALL: Final = """\
periods: Mon1 Mon2 Tue1 Tue2 Wed1 Wed2
rooms: 2
Algebra | Ada | 1a | 2
Algebra | Ada | 1b | 2
Physics | Ben | 1a | 2
Physics | Ben | 1b | 1
Music | Cleo | 1a | 1
Music | Cleo | 1b | 1
away: Cleo | Mon1 Mon2 Tue1"""

TIGHT: Final = """\
periods: Mon1 Mon2 Tue1 Tue2 Wed1 Wed2
rooms: 3
Algebra | Ada | 1a | 2
Algebra | Ada | 1b | 2
Algebra | Ada | 1c | 2
Physics | Ben | 1a | 2
Physics | Ben | 1b | 2
Physics | Ben | 1c | 2
Music | Cleo | 1a | 2
Music | Cleo | 1b | 2
Music | Cleo | 1c | 2"""

TOO_MUCH: Final = """\
periods: Mon1 Mon2 Tue1 Tue2 Wed1
rooms: 2
Algebra | Ada | 1a | 2
Algebra | Ada | 1b | 2
Geometry | Ada | 1a | 1
Geometry | Ada | 1b | 1
Music | Cleo | 1a | 1
Music | Cleo | 1b | 1"""

PRESETS: Final = (
    Preset(
        id="small",
        name="A small week",
        position=SMALL,
        note=(
            "Cleo comes late in the week. Which lessons lose periods before anything is assigned?"
        ),
        answer=(
            "Cleo's lessons lost periods before anything was assigned, because she comes "
            "late in the week."
        ),
        ideas=("planning",),
    ),
    Preset(
        id="tight",
        name="A tight week",
        position=TIGHT,
        note=(
            "Every teacher, every group and every room has a lesson in every period. What "
            "does one wrong choice do?"
        ),
        answer=(
            "After one wrong choice, no timetable is possible: every teacher, every group "
            "and every room has a lesson in every period."
        ),
        ideas=("planning", "going back"),
        level="middle",
    ),
    Preset(
        id="too-much",
        name="More lessons than periods",
        position=TOO_MUCH,
        note=(
            "How many lessons does Ada have, and how many periods are there? When does "
            "the search see it?"
        ),
        answer=(
            "Ada has six lessons in five periods. A person sees that at a glance; arc "
            "consistency, which looks at two lessons at a time, does not. The search must "
            "try everything."
        ),
        ideas=("planning", "solvable or not"),
        level="middle",
    ),
)
