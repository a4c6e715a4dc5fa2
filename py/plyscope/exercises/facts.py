"""What is true of a tree that a wish may be about."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from operator import ge
from typing import Any

from plyscope.exercises.misconceptions import own_window_only
from plyscope.exercises.run import Search
from plyscope.exercises.tree import Tree
from plyscope.game import Wrapper
from plyscope.games.tree.rules import Path
from plyscope.search.alphabeta import alphabeta
from plyscope.search.minimax import minimax
from plyscope.search.strict_variants import strict_variant

alphabeta_strict = strict_variant(alphabeta)


def entered(game: Any, search: Search, *arguments: Any) -> set[Path]:
    """The nodes that a search enters in a game that is given by a tree."""
    noting = Entered(game)
    search(noting, game.initial, *arguments)
    return noting.nodes


class Entered(Wrapper):
    """A game that notes which nodes a search enters. That is quicker than a watch, and enough to
    choose among thousands of trees."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.nodes: set[Path] = {game.initial}

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def result(self, state: Path, action: int) -> Path:
        child: Path = self.game.result(state, action)
        self.nodes.add(child)
        return child


@dataclass(frozen=True)
class Facts:
    """The facts about one tree under one rule for cuts, each worked out when it is asked for."""

    tree: Tree
    strict: bool = False

    @cached_property
    def entered(self) -> set[Path]:
        """The nodes that alpha-beta enters."""
        return entered(self.tree.game, alphabeta_strict if self.strict else alphabeta)

    @cached_property
    def cuts(self) -> int:
        """At how many nodes alpha-beta leaves children out."""
        tree = self.tree
        inner = [node for node in self.entered if not tree.is_leaf(node)]
        return sum(any(each not in self.entered for each in tree.children(node)) for node in inner)

    @cached_property
    def deep(self) -> bool:
        """Whether some cut needs a bound from further up than the parent."""
        return entered(self.tree.game, own_window_only, ge) != entered(self.tree.game, alphabeta)

    @cached_property
    def same_cuts(self) -> bool:
        """Whether both rules cut the same."""
        other = entered(self.tree.game, alphabeta if self.strict else alphabeta_strict)
        return other == self.entered

    @cached_property
    def ties(self) -> bool:
        """Whether two children of a node have equal values."""
        tree = self.tree
        for node in tree.inner():
            values = [minimax(tree.game, child) for child in tree.children(node)]
            if len(set(values)) < len(values):
                return True
        return False

    @cached_property
    def leaves(self) -> int:
        """How many leaves alpha-beta evaluates."""
        return sum(self.tree.is_leaf(node) for node in self.entered)

    @cached_property
    def inner(self) -> int:
        """How many inner nodes alpha-beta enters."""
        return len(self.entered) - self.leaves
