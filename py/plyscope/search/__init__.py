"""The searches. A new one is a file here and a line in `SEARCHES`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

# The modules, not the functions in them: a function would hide the module of the same name.
from plyscope.search import alphabeta, alphabeta_hard, minimax
from plyscope.search.cut import CUTS, Cut

__all__ = ["CUTS", "SEARCHES", "Cut", "SearchEntry"]


@dataclass(frozen=True)
class SearchEntry:
    """A search in the registry.

    Attributes:
        function: called with a game, a state and a `depth`.
        takes_window: whether it also takes `alpha` and `beta`.
        takes_cut: whether it also takes `cuts`, one of `CUTS`.
        note: one sentence on what it does.
    """

    id: str
    name: str
    function: Callable[..., float]
    takes_window: bool
    takes_cut: bool
    note: str


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
