"""The searches. A new one is a file here and a line in `SEARCHES`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Literal

from plyscope.options import Option

# The modules, not the functions in them: a function would hide the module of the same name.
from plyscope.search import alphabeta, alphabeta_hard, minimax
from plyscope.search.cut import CUTS, Cut

__all__ = ["CUTS", "SEARCHES", "Cut", "SearchEntry"]


@dataclass(frozen=True)
class SearchEntry:
    """A search in the registry.

    Attributes:
        function: called with a game and a state, and what is told below.
        note: one sentence on what it does.
        takes_depth: whether it takes a `depth`.
        takes_window: whether it also takes `alpha` and `beta`.
        takes_cut: whether it also takes `cuts`, one of `CUTS`.
        side: from whose side its values and windows are: MAX's, or that of the side to move.
        options: numbers a person can set, taken as keyword arguments of their ids.
        needs: the methods that a game must have for it.
        chance: whether it can search games in which chance moves.
        exact: whether its value is minimax's, or expectiminimax's.
        passes: whether it searches the same position many times over.
        merged: whether these passes grow one tree, rather than one tree each.
        best_by: what tells the best action: its value, how often it was visited, that it was tried
            last; or "mixture" where it is none, but several by chance.
        watched: functions whose calls are nodes too, beside those that recurse.
    """

    id: str
    name: str
    function: Callable[..., Any]
    note: str
    takes_depth: bool = True
    takes_window: bool = False
    takes_cut: bool = False
    side: Literal["MAX", "mover"] = "MAX"
    options: tuple[Option, ...] = ()
    needs: tuple[str, ...] = ()
    chance: bool = False
    exact: bool = True
    passes: bool = False
    merged: bool = False
    best_by: Literal["value", "visits", "last", "mixture"] = "value"
    watched: tuple[Callable[..., Any], ...] = ()

    def offered(self, game: Any) -> bool:
        """Whether `game` can be searched by it."""
        if hasattr(game, "outcomes") and not self.chance:
            return False
        for special in ("information", "utilities"):
            if hasattr(game, special) and special not in self.needs:
                return False
        return all(hasattr(game, method) for method in self.needs)


SEARCHES: Final[dict[str, SearchEntry]] = {
    entry.id: entry
    for entry in (
        SearchEntry(
            "minimax",
            "Minimax",
            minimax.minimax,
            takes_window=False,
            takes_cut=False,
            note="Looks at every position, down to the end or to the depth limit.",
        ),
        SearchEntry(
            "alphabeta",
            "Alpha-beta",
            alphabeta.alphabeta,
            takes_window=True,
            takes_cut=True,
            note="Leaves out what can no longer matter. Fail-soft: the answer may lie outside the"
            " window, and is then a bound.",
        ),
        SearchEntry(
            "alphabeta_hard",
            "Alpha-beta, fail-hard",
            alphabeta_hard.alphabeta_hard,
            takes_window=True,
            takes_cut=True,
            note="Leaves out what can no longer matter. Fail-hard: the answer is never outside the"
            " window.",
        ),
    )
}
