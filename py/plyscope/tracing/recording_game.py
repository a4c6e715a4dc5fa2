"""The game that a watched search gets: the same game, but it notes each call."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from plyscope.game import Chance, ManyPlayers, QuietPositions, Wrapper, offers
from plyscope.tracing.log import Log

Answers = Callable[[Any], Any]
"""A method of a game that is called with a state."""


class RecordingGame(Wrapper):
    """`game`, with its answers noted in `log`: the actions offered and the moves made.

    The noting methods are instance attributes, so all other methods are `game`'s own and as fast as
    before. What only some games can do is noted if `game` declares it.
    """

    def __init__(self, game: Any, log: Log) -> None:
        self.game = game
        self.to_move = game.to_move
        self.is_terminal = game.is_terminal
        self._noting = _noting_methods(game, log)
        self.look_again()

    def look_away(self) -> None:
        """From now on, nothing is noted."""
        for name in self._noting:
            self.__dict__.pop(name, None)

    def look_again(self) -> None:
        """From now on, all is noted again."""
        self.__dict__.update(self._noting)

    def forget(self) -> None:
        """From now on, nothing is noted, and the log is let go: the functions of a search hold each
        other and the game, so that the log would stay in memory until garbage is collected, and
        finding a large log takes longer than making it."""
        self.look_away()
        self._noting = {}

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)


def _noting_methods(game: Any, log: Log) -> dict[str, Callable[..., Any]]:
    """The methods of `game` that note, by their names."""
    methods: dict[str, Callable[..., Any]] = {
        "result": _noting_result(game, log),
        "actions": _noting_actions(game, log),
    }
    if offers(game, ManyPlayers):
        methods["utilities"], methods["evaluations"] = _noting_many_players(game, log)
    else:
        methods["utility"], methods["evaluate"] = _noting_values(game, log)
    if offers(game, Chance):
        methods["outcomes"] = _noting_outcomes(game, log)
    if offers(game, QuietPositions):
        methods["noisy_actions"] = _noting_noisy_actions(game, log)
    return methods


def _noting_result(game: Any, log: Log) -> Callable[[Any, Any], Any]:
    """`game.result`; under a driver, it also notes from which state the move was made."""
    moved = log.moved
    game_result = game.result

    def result(state: Any, action: Any) -> Any:
        child = game_result(state, action)
        moved.append((child, action))
        return child

    def result_under_driver(state: Any, action: Any) -> Any:
        child = game_result(state, action)
        moved.append((child, action, state))
        return child

    return result_under_driver if log.locals.driver else result


def _noting_actions(game: Any, log: Log) -> Answers:
    running, offered = log.running, log.offered
    game_actions = game.actions

    def actions(state: Any) -> Any:
        found = offered[running[0]] = game_actions(state)
        return found

    return actions


def _noting_values(game: Any, log: Log) -> tuple[Answers, Answers]:
    """`game.utility` and `game.evaluate`; they note the node in which they were called.

    They are looked up in `game` when they are called: a game that is always searched to its end
    can be watched without an evaluation.
    """
    running, terminal, judged, answers = log.running, log.terminal, log.judged, log.answers

    def utility(state: Any) -> Any:
        terminal.append(running[0])
        return game.utility(state)

    def evaluate(state: Any) -> Any:
        judged.append(running[0])
        return game.evaluate(state)

    def utility_kept(state: Any) -> Any:
        found = answers[running[0]] = utility(state)
        return found

    def evaluation_kept(state: Any) -> Any:
        found = answers[running[0]] = evaluate(state)
        return found

    return (utility_kept, evaluation_kept) if log.locals.value else (utility, evaluate)


def _noting_many_players(game: ManyPlayers[Any], log: Log) -> tuple[Answers, Answers]:
    """The same for more than two players."""
    running, terminal, judged = log.running, log.terminal, log.judged

    def utilities(state: Any) -> Any:
        terminal.append(running[0])
        return game.utilities(state)

    def evaluations(state: Any) -> Any:
        judged.append(running[0])
        return game.evaluations(state)

    return utilities, evaluations


def _noting_outcomes(game: Chance[Any, Any], log: Log) -> Answers:
    running, offered, chances = log.running, log.offered, log.chances

    def outcomes(state: Any) -> Any:
        found = chances[running[0]] = game.outcomes(state)
        offered[running[0]] = [action for action, _ in found]
        return found

    return outcomes


def _noting_noisy_actions(game: QuietPositions[Any, Any], log: Log) -> Answers:
    running, offered = log.running, log.offered

    def noisy_actions(state: Any) -> Any:
        found = offered[running[0]] = game.noisy_actions(state)
        return found

    return noisy_actions
