"""How hard an exam is: what a level wishes of each type of exercise."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

USUAL: Final = "usual"
SMALL_TREE: Final = {"depth": 2, "branching": [2, 3]}
LARGE_TREE: Final = {"depth": 4, "branching": 2, "cuts": [2, 4], "deep": True}
SMALL_GRAPH: Final = {"nodes": 5, "edges": [5, 6]}
LARGE_GRAPH: Final = {"nodes": 7, "edges": [9, 11]}


@dataclass(frozen=True)
class Level:
    """A level; a type without wishes here is made by its defaults."""

    name: str
    wishes: Mapping[str, Mapping[str, Any]]


LEVELS: Final[Mapping[str, Level]] = {
    "easy": Level(
        "Easy",
        {
            **dict.fromkeys(("values", "cuts", "leaves", "windows"), SMALL_TREE),
            "reorder": {"depth": 2, "branching": 2},
            "witness": {"depth": 2, "branching": 2},
            "chance": {"moves": 2},
            "domains": SMALL_GRAPH,
            "assignments": SMALL_GRAPH,
            "ucb": {"children": 2},
        },
    ),
    USUAL: Level("Usual", {}),
    "hard": Level(
        "Hard",
        {
            "values": {"depth": 4, "branching": 2},
            **dict.fromkeys(("cuts", "leaves", "windows"), LARGE_TREE),
            "reorder": {"depth": 3, "branching": 2},
            "witness": {"depth": 3, "branching": 2},
            "chance": {"moves": 3, "leaves": [2, 3]},
            "domains": LARGE_GRAPH,
            "assignments": LARGE_GRAPH,
            "ucb": {"children": 4},
        },
    ),
}
"""Every level by its id, the easiest first."""
