"""Presets: ready-made positions and problems."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Preset:
    """A position or a problem worth looking at.

    `note` says in a sentence or two what to look for, and does not tell what comes out. `answer`
    tells it, once the run is over; "" if the run itself tells enough."""

    id: str
    name: str
    position: str
    note: str
    options: Mapping[str, float] = field(default_factory=dict)
    answer: str = ""
