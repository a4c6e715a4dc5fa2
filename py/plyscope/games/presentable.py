"""What a game gives so that it can be shown, typed and played, beyond the rules a search needs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeAlias

from plyscope.game import A, AnyGame, S, S_contra
from plyscope.input.options import Option
from plyscope.input.preset import Preset

SOONER: Final = Option("sooner", "Sooner wins count more", 0, 1, 0)
"""A rule for games in which a win now is otherwise worth no more than one later."""

Picture: TypeAlias = dict[str, Any]
"""What a board view draws: only strings, numbers, lists and dicts of these."""


class Shown(Protocol[S_contra, A]):
    """What people need to look at a game and to type positions and moves of it."""

    @property
    def bounds(self) -> tuple[float, float]:
        """The worst and the best utility that any end of this game can have for MAX."""
        ...

    def format(self, state: S_contra) -> str:
        """The position as text, in the one form that this game writes; it can be loaded again."""
        ...

    def action_id(self, state: S_contra, action: A) -> str:
        """The plain id of a legal action."""
        ...

    def action_name(self, state: S_contra, action: A) -> str:
        """The legal action as people call it."""
        ...

    def parse_action(self, state: S_contra, text: str) -> A:
        """The legal action with the id `text`.

        Raises `BadInput` (field "action") with a sentence that says why there is none.
        """
        ...

    def cell(self, state: S_contra, action: A) -> int:
        """The cell of the board that a legal action fills, in reading order; -1 without a board."""
        ...

    def picture(self, state: S_contra) -> Picture:
        """What the board view draws for `state`."""
        ...

    def verdict(self, state: S_contra) -> str:
        """One sentence that says how the game ended; "" while it goes on."""
        ...

    def warnings(self, state: S_contra) -> tuple[str, ...]:
        """Sentences about a position that loads, but of which people should know something."""
        ...

    def node_name(self, state: S_contra) -> str:
        """The name of `state` in the tree; "" where the game has no names for states."""
        ...


class Presentable(AnyGame[S, A], Shown[S, A], Protocol[S, A]):
    """A game that people can look at and type positions and moves of it. Where more than two play,
    `bounds` are those of the first of them, and pictures have their names as `players`."""


@dataclass(frozen=True)
class Loaded:
    """A game with its options set, and a position in it."""

    game: Presentable[Any, Any]
    state: Any


@dataclass(frozen=True)
class GameEntry:
    """A game in the registry.

    Attributes:
        notation: one sentence on how a position is typed.
        scale: one sentence or two on what its utilities and evaluations mean.
        start: the position that the game is shown with first.
        load: reads a position, under the options given; those left out take their defaults.
            Raises `BadInput` with field "position", and `at` where one character is to blame, or
            with field "options".
    """

    id: str
    name: str
    options: tuple[Option, ...]
    presets: tuple[Preset, ...]
    notation: str
    scale: str
    load: Callable[[str, Mapping[str, float]], Loaded]
    start: str
