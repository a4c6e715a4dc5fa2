"""The searches.

A new one is a file here and an entry in one of the three lists.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from plyscope.input.checks import named
from plyscope.search.entries_others import OTHERS
from plyscope.search.entries_refined import REFINED
from plyscope.search.entries_two_players import TWO_PLAYERS
from plyscope.search.entry import CUTS, SearchEntry

__all__ = ["CUTS", "SEARCHES", "SearchEntry", "load"]

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
