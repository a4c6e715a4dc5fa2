"""Colouring a map: neighbours get different colours."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from plyscope.input.options import read_options
from plyscope.problems.colours import pose_colouring, read_colours_alone, write_colours
from plyscope.problems.posed import PosedProblem


@dataclass(frozen=True)
class Map:
    """The regions of a map.

    Attributes:
        id: which outlines the page draws.
        names: the regions by their ids, in the order in which a solver gets them.
        neighbours: for each region, the ids of the regions it borders, in one string. Each border
            is written twice, once from each side.
    """

    id: str
    names: Mapping[str, str]
    neighbours: Mapping[str, str]

    @property
    def borders(self) -> list[tuple[str, str]]:
        """Each border once, in the order of the regions."""
        place = {region: number for number, region in enumerate(self.names)}
        return [
            (region, other)
            for region in self.names
            for other in self.neighbours[region].split()
            if place[region] < place[other]
        ]


def load_map(drawn: Map, text: str, options: Mapping[str, float]) -> PosedProblem:
    """The map, with as many colours as `text` says; it has no options. Raises `BadInput`."""
    read_options((), options, "This problem")
    return pose_map(drawn, text)


def pose_map(drawn: Map, text: str) -> PosedProblem:
    """The problem to colour the map with as many colours as `text` says.

    Raises `BadInput` (field "position").
    """
    colours = read_colours_alone(text)
    return pose_colouring(
        tuple(drawn.names),
        drawn.borders,
        colours,
        what="map",
        text=write_colours(colours),
        picture={
            "kind": "map",
            "map": drawn.id,
            "regions": [{"id": region, "name": name} for region, name in drawn.names.items()],
        },
        names=drawn.names,
    )
