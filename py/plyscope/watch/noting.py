"""The game as a watched search sees it: the same game, but it notes what it is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from plyscope.game import Wrapper
from plyscope.watch.log import Log


class NotingGame(Wrapper):
    """`game`, with its answers noted in `log`: the actions offered and the moves made.

    The noting methods are instance attributes, so all other methods are `game`'s own and as fast as
    before.
    """

    def __init__(self, game: Any, log: Log) -> None:
        self.game = game
        self.to_move = game.to_move
        self.is_terminal = game.is_terminal
        path, moved, offered, chances = log.path, log.moved, log.offered, log.chances
        game_result, game_actions = game.result, game.actions

        def result(state: Any, action: Any) -> Any:
            child = game_result(state, action)
            moved.append((child, action))
            return child

        def result_under_driver(state: Any, action: Any) -> Any:
            child = game_result(state, action)
            moved.append((child, action, state))
            return child

        def actions(state: Any) -> Any:
            offers = offered[path[-1]] = game_actions(state)
            return offers

        def outcomes(state: Any) -> Any:
            offers = chances[path[-1]] = self.game.outcomes(state)
            offered[path[-1]] = [action for action, _ in offers]
            return offers

        def noisy_actions(state: Any) -> Any:
            offers = offered[path[-1]] = self.game.noisy_actions(state)
            return offers

        self.result = result_under_driver if log.locals.driver else result
        self.actions = actions
        for method, worth in (
            ("utility", log.asked),
            ("utilities", log.asked),
            ("evaluate", log.judged),
            ("evaluations", log.judged),
        ):
            if hasattr(game, method):
                setattr(self, method, _asking(getattr(game, method), path, worth))
        for noted in (outcomes, noisy_actions):
            if hasattr(game, noted.__name__):
                setattr(self, noted.__name__, noted)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)


def _asking(
    answer: Callable[[Any], Any], path: list[int], asked: list[int]
) -> Callable[[Any], Any]:
    """`answer`, but it notes the node in which it was asked for."""

    def ask(state: Any) -> Any:
        asked.append(path[-1])
        return answer(state)

    return ask
