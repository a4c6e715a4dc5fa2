"""A person's own evaluation, in the place of the game's."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from plyscope.game import BadInput, Game
from plyscope.games.wrapper import Wrapped
from plyscope.own_game.checking import is_number, shown
from plyscope.own_game.text import OwnText

FIELD: Final = "evaluation"
NAME: Final = "evaluate"
EVALUATION: Final = "evaluation.py"
"""Its file in tracebacks."""
KEPT: Final = 8
NO_EVALUATION: Final = (
    "There is no evaluation in this program: it is a function `evaluate(state)`, or "
    "`evaluate(game, state)`."
)


@dataclass(frozen=True)
class OwnEvaluation:
    """An evaluation made of a text: `function(game, state)` if it takes the game too."""

    text: OwnText
    function: Callable[..., Any]
    takes_game: bool


@lru_cache(maxsize=KEPT)
def own_evaluation(source: str, name: str = EVALUATION) -> OwnEvaluation:
    """The evaluation that a text defines; `name` is its file in tracebacks. Raises `BadInput`."""
    text = OwnText(source, "your evaluation", FIELD, name)
    function = text.names.get(NAME)
    if not callable(function):
        raise BadInput(NO_EVALUATION, field=FIELD)
    count = _count_parameters(function)
    if count not in (1, 2):
        raise BadInput(
            f"`evaluate` takes the state, or the game and the state; yours takes {count}.",
            field=FIELD,
        )
    return OwnEvaluation(text, function, count == 2)


def _count_parameters(function: Callable[..., Any]) -> int:
    """How many arguments it must be given."""
    parameters = inspect.signature(function).parameters.values()
    by_place = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    return sum(1 for each in parameters if each.kind in by_place and each.default is each.empty)


class Evaluated(Wrapped[Any, Any]):
    """`game` with a person's own evaluation. Only `evaluate` changes."""

    def __init__(self, game: Game[Any, Any], evaluation: OwnEvaluation) -> None:
        super().__init__(game)
        self._function = evaluation.function
        self._takes_game = evaluation.takes_game

    def evaluate(self, state: Any) -> float:
        """What the person's function returns. Raises `BadInput` if that is not a number."""
        worth = self._function(self.game, state) if self._takes_game else self._function(state)
        if not is_number(worth):
            raise BadInput(
                f"Your evaluation of the state {shown(state)} is {shown(worth)}, which is not a "
                "number.",
                field=FIELD,
            )
        return float(worth)
