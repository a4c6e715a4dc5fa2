"""What a game adds to its rules so that people can see it, type positions and play it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeAlias

from plyscope.game import A, AnyGame, BadInput, IllegalAction, S, S_contra
from plyscope.input.foreign import no_form
from plyscope.input.options import Option
from plyscope.input.preset import Preset

SOONER: Final = Option("sooner", "Sooner wins count more", 0, 1, 0)
"""An option for games in which an early win is otherwise worth no more than a late one."""

Picture: TypeAlias = dict[str, Any]
"""What a board view draws: only strings, numbers, lists and dicts of these."""


class Shown(Protocol[S_contra, A]):
    """What people need to look at a game, and to type its positions and moves."""

    @property
    def bounds(self) -> tuple[float, float]:
        """The worst and the best utility that any end of this game can have for MAX."""

    def format(self, state: S_contra) -> str:
        """The position as text, in the one form that this game writes; it can be loaded again."""

    def action_id(self, state: S_contra, action: A) -> str:
        """The plain id of a legal action."""

    def action_name(self, state: S_contra, action: A) -> str:
        """The legal action as people call it."""

    def parse_action(self, state: S_contra, text: str) -> A:
        """The legal action with the id or the name `text`.

        Raises `BadInput` (field "action") with a sentence that says why there is none.
        """

    def cell(self, state: S_contra, action: A) -> int:
        """The cell of the board that a legal action fills, in reading order; -1 without a board."""

    def picture(self, state: S_contra) -> Picture:
        """What the board view draws for `state`."""

    def verdict(self, state: S_contra) -> str:
        """One sentence that says how the game ended; "" while it goes on."""

    def warnings(self, state: S_contra) -> tuple[str, ...]:
        """Sentences that people should read about a position, although it can be loaded."""

    def node_name(self, state: S_contra) -> str:
        """The name of `state` in the tree; "" where the game has no names for states."""


class Presentable(AnyGame[S, A], Shown[S, A], Protocol[S, A]):
    """A game that people can look at, and whose positions and moves they can type. With more than
    two players, `bounds` are those of the first, and pictures have the players' names as
    `players`."""


class Usual:
    """What holds for most games, for the class of one to build on."""

    def cell(self, state: Any, action: Any) -> int:
        """-1: a move does not fill one cell of a board."""
        return -1

    def warnings(self, state: Any) -> tuple[str, ...]:
        """None: what cannot happen is not loaded."""
        return ()

    def node_name(self, state: Any) -> str:
        """ "None: states have no names."""
        return ""


def legal(game: AnyGame[S, A], state: S, action: A) -> A:
    """The action, if it is legal. Raises `BadInput` (field "action") with what `result` says."""
    try:
        game.result(state, action)
    except IllegalAction as problem:
        raise BadInput(str(problem), field="action") from problem
    return action


@dataclass(frozen=True)
class Loaded:
    """A game with its options set, and a position in it. If the text was not in the game's own
    notation, or if some of it was left out, `note` says so."""

    game: Presentable[Any, Any]
    state: Any
    note: str = ""


@dataclass(frozen=True)
class GameEntry:
    """A game in the registry.

    Attributes:
        notation: one sentence on how a position is typed.
        scale: one sentence or two on what its utilities and evaluations mean.
        start: the position that is shown first.
        load: reads a position, with the given options; options left out have their defaults.
            Raises `BadInput` with field "position", and `at` if one character is wrong, or with
            field "options".
        form: what a text surely is if it is one for this game, even if a part of it is wrong: such
            as "a game of chess in PGN"; "" if only reading it can tell, and None if nobody would
            mean it so, although it can be read.
    """

    id: str
    name: str
    options: tuple[Option, ...]
    presets: tuple[Preset, ...]
    notation: str
    scale: str
    load: Callable[[str, Mapping[str, float]], Loaded]
    start: str
    form: Callable[[str], str | None] = no_form
