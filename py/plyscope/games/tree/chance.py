"""A game given by its tree, with chance nodes."""

from __future__ import annotations

from plyscope.game import CHANCE, Chance, Mover
from plyscope.games.presentable import Picture
from plyscope.games.tree.rules import GameTree, Path


class ChanceTree(GameTree, Chance[Path, int]):
    """The rules. Some inner nodes are chance nodes: each child is an outcome, with a probability.

    The players take turns as if the chance nodes were not there: the player who moves below one is
    not the player who moved above it.
    """

    def to_move(self, state: Path) -> Mover:  # type: ignore[override]  # no `Game`, a `ChanceGame`
        """Chance, or the player whose turn it is."""
        return CHANCE if self._nodes[state].branch.by_chance else self.player(state)

    def outcomes(self, state: Path) -> list[tuple[int, float]]:
        """The indexes of the children with their probabilities, left to right."""
        children = self._nodes[state].branch.children
        return [(index, child.probability) for index, child in enumerate(children)]

    def _outline_row(self, state: Path) -> Picture:
        """Also the probabilities, as they were typed: `odds` of this node, `leafOdds` of the leaves
        right below it; "" where a player moves."""
        children = self._nodes[state].branch.children
        return {
            **super()._outline_row(state),
            "odds": self._nodes[state].branch.odds,
            "leafOdds": [child.odds for child in children if not child.children],
        }
