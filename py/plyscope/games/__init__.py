"""The games, each a file here or a folder. To add one, write it and add a line to `GAMES`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final
from weakref import WeakKeyDictionary

from plyscope.games import (
    checkers,
    chess,
    coins,
    connect4,
    dots,
    go,
    kalah,
    kuhn,
    manytree,
    matrix,
    nim,
    othello,
    pacman,
    pig,
    tictactoe,
    tree,
    twenty48,
)
from plyscope.games.evaluation import Estimated, InBounds, Weighted, read_weights
from plyscope.games.presentable import GameEntry, Presentable
from plyscope.games.wrapper import unwrapped
from plyscope.input.checks import named
from plyscope.input.foreign import load_typed

GAMES: Final[dict[str, GameEntry]] = {
    "tree": tree.ENTRY,
    "tictactoe": tictactoe.ENTRY,
    "connect4": connect4.ENTRY,
    "othello": othello.ENTRY,
    "chess": chess.ENTRY,
    "checkers": checkers.ENTRY,
    "go": go.ENTRY,
    "nim": nim.ENTRY,
    "coins": coins.ENTRY,
    "pig": pig.ENTRY,
    "pacman": pacman.ENTRY,
    "twenty48": twenty48.ENTRY,
    "kalah": kalah.ENTRY,
    "dots": dots.ENTRY,
    "matrix": matrix.ENTRY,
    "kuhn": kuhn.ENTRY,
    "manytree": manytree.ENTRY,
}


def load(name: str, position: str = "", **options: float) -> tuple[Presentable[Any, Any], Any]:
    """A game by its name, and a state in it: the position that is typed, or else the game's first.

    >>> game, state = load("tictactoe", "XOX/O../...")
    >>> game
    <Game tictactoe>
    >>> game.is_terminal(state)
    False

    Options that are left out have their defaults. Raises `BadInput` if there is no such game, and
    if the position or an option is wrong.
    """
    entry = named(GAMES, name, "There is no game")
    loaded = load_typed(entry.load, position or entry.start, options)
    kind = type(loaded.game)
    _GIVEN[loaded.game] = name, options
    if kind.__repr__ is object.__repr__:  # they have no class in common that could have one
        type.__setattr__(kind, "__repr__", _written)
    return loaded.game, loaded.state


_GIVEN: Final[WeakKeyDictionary[Any, tuple[str, Mapping[str, float]]]] = WeakKeyDictionary()


def options_of(game: Any) -> Mapping[str, float]:
    """The options that `load` was given for a game."""
    return _GIVEN.get(unwrapped(game), ("", {}))[1]


def _written(game: Any) -> str:
    """What a person reads of a game: `<Game connect4, columns=5>`."""
    name, options = _GIVEN.get(game, (type(game).__name__, {}))
    words = [f"<Game {name}", *(f"{option}={value!r}" for option, value in options.items())]
    return f"{', '.join(words)}>"


def weighted(game: Any, weights: Sequence[float]) -> Any:
    """A game with other weights for the features of its evaluation, in the order of its
    `feature_list`.

    >>> game, state = load("connect4", "44")
    >>> weighted(game, [0, 0, 0, 0, 0]).evaluate(state)
    0.0

    Raises `BadInput` if it has no features, or others.
    """
    return Weighted(game, read_weights(game, [*weights]))


def evaluated(game: Any, evaluate: Callable[[Any], float], *, bounded: bool = False) -> Any:
    """A game with another evaluation: a function of the state, from MAX's side. With `bounded`, an
    infinite estimate counts as the best or the worst utility, as a search with chance needs it.

    >>> game, state = load("tictactoe")
    >>> evaluated(game, lambda state: 0.5).evaluate(state)
    0.5
    """
    estimated = Estimated(game, evaluate)
    return InBounds(estimated) if bounded else estimated
