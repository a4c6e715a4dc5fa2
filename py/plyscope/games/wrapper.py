"""A game around another one: the same game, except for what a subclass changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic

from plyscope.game import A, Game, Player, S, Wrapper


class Wrapped(Wrapper, Generic[S, A]):
    """`game`, unchanged. A subclass defines what it changes."""

    game: Game[S, A]
    initial: S
    to_move: Callable[[S], Player]
    actions: Callable[[S], Sequence[A]]
    result: Callable[[S, A], S]
    is_terminal: Callable[[S], bool]
    utility: Callable[[S], float]
    evaluate: Callable[[S], float]

    def __init__(self, game: Game[S, A]) -> None:
        self.game = game

    def __getattr__(self, name: str) -> Any:
        # Called only for names that are not here yet. The result is kept: a search uses the same
        # methods at every node, and is then as fast as with the game itself.
        found = getattr(self.game, name)
        setattr(self, name, found)
        return found

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.game!r}>"


def unwrapped(game: Any) -> Any:
    """The game inside all that is around it."""
    while isinstance(game, Wrapped):
        game = game.game
    return game
