"""A person's own evaluation in the place of the game's, and what searches can do with estimates of
any size."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any, Final

from plyscope.game import BadInput, Chance, Game, offers
from plyscope.games.evaluation import InBounds
from plyscope.games.wrapper import Wrapped
from plyscope.own_game.checked import as_number
from plyscope.own_game.places import place_of_answer
from plyscope.own_game.text import OwnText
from plyscope.own_game.text_picture import shown
from plyscope.search import SearchEntry

FIELD: Final = "evaluation"
NAME: Final = "evaluate"
EVALUATION: Final = "evaluation.py"
"""Its file in tracebacks."""
KEPT: Final = 8
NO_EVALUATION: Final = (
    "There is no evaluation in this program: it is a function `evaluate(state)`, or "
    "`evaluate(game, state)`."
)

WIDER: Final = (
    "Let an evaluation stay between them, or give a game of your own `bounds = (least, greatest)`."
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
        self._evaluation = evaluation
        function = evaluation.function
        self._function = partial(function, game) if evaluation.takes_game else function

    def evaluate(self, state: Any) -> float:
        """What the person's function returns, which may be infinite. Raises `BadInput` if that is
        not a number."""
        worth = self._function(state)
        number = as_number(worth)
        if number is None:
            message = f"`evaluate` is {shown(worth)}, which is not a number."
            place = place_of_answer(self._function, state)
            raise self._evaluation.text.wrong(f"in the state {shown(state)}, {message}", place)
        return number


class KnownBounds(InBounds):
    """A game for a search that cuts by its bounds: finite estimates may not lie outside them."""

    def evaluate(self, state: Any) -> float:
        """The estimate. Raises `BadInput` if a finite one lies outside the bounds."""
        return self._known("evaluate", super().evaluate(state), state)

    def utility(self, state: Any) -> float:
        """The game's own utility. Raises `BadInput` if it lies outside the bounds."""
        return self._known("utility", self.game.utility(state), state)

    def _known(self, name: str, worth: float, state: Any) -> float:
        least, greatest = self.bounds
        if least <= worth <= greatest:
            return worth
        raise BadInput(
            f"This search cuts by the bounds of the utilities, {least:g} and {greatest:g}, but in "
            f"the state {shown(state)}, `{name}` is {worth:g}. {WIDER}",
            field="method",
        )


def in_bounds(search: SearchEntry, game: Any) -> Any:
    """`game`, whose rules or evaluation are a person's own, as `search` can calculate with it."""
    if search.bounded:
        return KnownBounds(game)
    return InBounds(game) if search.best_by == "visits" or offers(game, Chance) else game
