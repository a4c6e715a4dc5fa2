"""Presets: ready-made positions and problems."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

Level: TypeAlias = Literal["beginner", "middle", "advanced"]
"""For whom something is: the same words as in the lessons."""


@dataclass(frozen=True)
class Begun:
    """The method with which a preset begins, its options, and the depth limit in plies; None if the
    page chooses the depth."""

    method: str
    depth: int | None = None
    options: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Preset:
    """A position or a problem worth looking at.

    `note` says in a sentence or two what to look for, and does not tell what comes out. `answer`
    tells it, once the run is over; "" if the run itself tells enough. `ideas` are words under which
    somebody would look for it, besides those of its name and note. `begun` is how it is searched
    at first; None if that is left to what is chosen on the page. `pictured` is
    what its card shows, where its own position is an empty board. The card of the whole game or
    problem has the picture of the first preset, or of the one that `is_cover`."""

    id: str
    name: str
    position: str
    note: str
    options: Mapping[str, float] = field(default_factory=dict)
    answer: str = ""
    ideas: tuple[str, ...] = ()
    level: Level = "beginner"
    begun: Begun | None = None
    pictured: str = ""
    is_cover: bool = False
