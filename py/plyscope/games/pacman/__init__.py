"""Pac-Man in the registry: how his mazes are read, the options and the presets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from plyscope.games.pacman.presets import PRESETS
from plyscope.games.pacman.rules import SCARED, Pacman, PacmanByChance
from plyscope.games.pacman.scene import GONE, Scene
from plyscope.games.pacman.text import Drawn, checked_count, form, read_scene
from plyscope.games.presentable import GameEntry, Loaded
from plyscope.input.checks import bad
from plyscope.input.options import Option, read_options


def load(text: str, options: Mapping[str, float]) -> Loaded:
    """The scene that is drawn in `text`. Raises `BadInput`."""
    values = read_options(OPTIONS, options)
    drawn = read_scene(text)
    rounds = int(values["rounds"])
    numbers = range(1, max(drawn.ghosts, default=0) + 1)
    turn = checked_count(drawn, "turn", 0)
    if turn and drawn.ghosts.get(turn, GONE) == GONE:
        raise bad(
            f"It cannot be the turn of ghost {turn}: there is no such ghost in the maze.",
            drawn.places["turn"],
        )
    initial = Scene(
        drawn.pacman,
        tuple([drawn.ghosts.get(number, GONE) for number in numbers]),
        frozenset(drawn.food),
        frozenset(drawn.capsules),
        turn,
        _not_negative(drawn, "scared", 0, SCARED),
        checked_count(drawn, "score", 0),
        _not_negative(drawn, "left", rounds, rounds),
    )
    game = Pacman(drawn.maze, initial)
    if values["ghosts"]:
        game = PacmanByChance(drawn.maze, initial, values["pursuit"])
    return Loaded(game, initial)


def _not_negative(drawn: Drawn, name: str, usual: int, most: int) -> int:
    number = checked_count(drawn, name, usual, most)
    if number < 0:
        raise bad(f"{name} cannot be less than 0.", drawn.places[name])
    return number


OPTIONS: Final = (
    Option("ghosts", "Ghosts", 0, 1, 0, names=("MIN moves them", "chance moves them")),
    Option("pursuit", "Chance that a ghost pursues", 0, 1, 0, whole=False),
    Option("rounds", "Most rounds", 1, 200, 60),
)

ENTRY: Final = GameEntry(
    id="pacman",
    name="Pac-Man",
    options=OPTIONS,
    presets=PRESETS,
    notation=(
        "The maze, row by row: % is a wall, . a dot, o a capsule, P Pac-Man, G a ghost and _ an "
        "open square; / between the rows. Then, if need be, parts such as ; score 20 or ; left 40."
    ),
    scale=(
        "A position is worth the points in the end: 10 for a dot, 200 for a scared ghost, 500 when "
        "all dots are eaten, −500 when Pac-Man is caught, and −1 for each of his steps. At the "
        "depth limit, the evaluation adds what is near to the points so far."
    ),
    load=load,
    start=PRESETS[0].position,
    form=form,
)
