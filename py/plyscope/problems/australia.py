"""The map of Australia: its six states and the Northern Territory."""

from __future__ import annotations

from functools import partial
from typing import Final

from plyscope.input.preset import Preset
from plyscope.problems.maps import Map, load_map
from plyscope.problems.posed import ProblemEntry

# The Australian Capital Territory is inside New South Wales and is left out, as in textbooks.
AUSTRALIA: Final = Map(
    id="australia",
    names={
        "WA": "Western Australia",
        "NT": "the Northern Territory",
        "SA": "South Australia",
        "Q": "Queensland",
        "NSW": "New South Wales",
        "V": "Victoria",
        "T": "Tasmania",
    },
    neighbours={
        "WA": "NT SA",
        "NT": "WA SA Q",
        "SA": "WA NT Q NSW V",
        "Q": "NT SA NSW",
        "NSW": "SA Q V",
        "V": "SA NSW",
        "T": "",
    },
)

ENTRY: Final = ProblemEntry(
    id="australia",
    name="Map of Australia",
    notation="The number of colours, 1 to 6, such as colours 3.",
    start="colours 3",
    presets=(
        Preset(
            id="three",
            name="Three colours",
            position="colours 3",
            note="Which state decides the most? How many neighbours does each have?",
            answer=(
                "South Australia has five neighbours, so it decides nearly everything: start "
                "there, as the degree heuristic does. The map can be coloured in 18 ways."
            ),
            ideas=("colouring", "maps", "which variable next"),
        ),
        Preset(
            id="two",
            name="Two colours",
            position="colours 2",
            note="Are two colours enough? Does propagation see it, or does it take a search?",
            answer=(
                "Western Australia, the Northern Territory and South Australia all touch each "
                "other, so two colours are not enough. Propagation alone looks at two of them "
                "at a time and sees nothing wrong."
            ),
            ideas=("colouring", "maps", "solvable or not", "propagation"),
        ),
    ),
    options=(),
    load=partial(load_map, AUSTRALIA),
)
