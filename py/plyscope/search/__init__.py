"""The searches.

A new one is a file here and an entry in one of the three
lists in `entries`.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Any, Final

from plyscope.game import BadInput
from plyscope.input.checks import named
from plyscope.search.entries import CUTS, SearchEntry
from plyscope.search.entries.others import OTHERS
from plyscope.search.entries.refined import REFINED
from plyscope.search.entries.two_players import TWO_PLAYERS
from plyscope.support.orders import ORDERS

__all__ = ["CUTS", "SEARCHES", "SearchEntry", "load", "ordered"]

SEARCHES: Final[dict[str, SearchEntry]] = {
    entry.id: entry
    for entry in (*TWO_PLAYERS, *REFINED, *OTHERS)
}


def load(
    name: str, game: Any = None, cut: str = CUTS[0]
) -> Callable[..., Any]:
    """The function of a search by its name.

    It is called with a game and a state; what else it takes,
    its docstring says. With a `game` in which a side may move
    again, it is the code that fits that game. With `cut=">"`,
    it cuts only after its bounds have crossed.

    >>> load("alphabeta").__name__
    'alphabeta'

    Raises `BadInput` if there is no such search.
    """
    entry = named(SEARCHES, name, "There is no search")
    return entry.fitting(game).cutting(cut).function


def ordered(
    game: Any,
    state: Any,
    order: str,
    depth: float = inf,
    alpha: float = -inf,
    beta: float = inf,
) -> Any:
    """A game with its moves in another order, by the name
    of the order: "reversed", "centre", "evaluation",
    "perfect" or "worst".

    The perfect one is that for a search of `state` to this
    depth with this window, from MAX's side.

    >>> from plyscope.games import load as load_game
    >>> game, state = load_game("nim", "1 2")
    >>> len(ordered(game, state, "reversed").actions(state))
    3

    Raises `BadInput` if there is no such order, or the game
    does not offer it.
    """
    entry = named(ORDERS, order, "There is no move order")
    if not entry.offered(game):
        raise BadInput(
            f'This game has no move order "{order}".'
        )
    return entry.apply_at(game, state, depth, alpha, beta)
