"""The game as a watched search sees it: the same game, which notes what it is asked."""

from __future__ import annotations

from typing import Any

from plyscope.watch.log import Log


class NotingGame:
    """`game`, with its answers noted in `log`: the actions offered and the moves made.

    Its methods are instance attributes, so that those that are not noted are `game`'s own, at
    their own speed.
    """

    def __init__(self, game: Any, log: Log) -> None:
        self._game = game
        self.to_move = game.to_move
        self.is_terminal = game.is_terminal
        self.evaluate = game.evaluate
        path, moved, offered, asked = log.path, log.moved, log.offered, log.asked
        game_result, game_actions, game_utility = game.result, game.actions, game.utility

        def result(state: Any, action: Any) -> Any:
            child = game_result(state, action)
            moved.append((child, action))
            return child

        def actions(state: Any) -> Any:
            offers = offered[path[-1]] = game_actions(state)
            return offers

        def utility(state: Any) -> Any:
            asked.append(path[-1])
            return game_utility(state)

        self.result = result
        self.actions = actions
        self.utility = utility

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)
