"""The same tree with its moves in another order: how many leaves alpha-beta then evaluates."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import permutations, product
from math import factorial, prod
from typing import Any, Final, TypeAlias

from plyscope.exercises.conventions import Convention
from plyscope.exercises.facts import entered
from plyscope.exercises.reading import listed, mapping
from plyscope.exercises.run import ALPHABETA
from plyscope.exercises.tree import Tree
from plyscope.game import BadInput, Wrapper
from plyscope.games.tree.rules import Path

MOST_ORDERS: Final = 1_500
"""All orders of a tree are tried, so there must not be more."""
Order: TypeAlias = Mapping[Path, Sequence[int]]
"""For each inner node, the places of its moves in their new order."""


class Reordered(Wrapper):
    """A game whose moves come in another order. The nodes keep their names."""

    def __init__(self, game: Any, order: Order) -> None:
        self.game = game
        self.order = order

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def actions(self, state: Path) -> Sequence[int]:
        return self.order.get(state, ())


def orders(tree: Tree) -> Iterator[Order]:
    """Every order of the moves at all inner nodes; the given one comes first."""
    inner = tree.inner()
    ways = [list(permutations(tree.game.actions(node))) for node in inner]
    for chosen in product(*ways):
        yield dict(zip(inner, chosen, strict=True))


def number_of_orders(tree: Tree) -> int:
    """In how many orders the moves can come."""
    return prod(factorial(len(tree.children(node))) for node in tree.inner())


def check_few_orders(tree: Tree) -> None:
    """Raises `BadInput` if there are too many orders to try them all."""
    if number_of_orders(tree) > MOST_ORDERS:
        raise BadInput(
            "The moves of this tree have too many orders: this type of exercise tries them all, "
            f"and takes at most {MOST_ORDERS:,}.",
            field="position",
        )


def leaves_of(tree: Tree, order: Order, choice: Convention) -> frozenset[Path]:
    """The leaves that alpha-beta evaluates with this order."""
    nodes = entered(Reordered(tree.game, order), ALPHABETA[choice.cut, choice.value])
    return frozenset(node for node in nodes if tree.is_leaf(node))


@lru_cache(maxsize=32)
def every_order(tree: Tree, choice: Convention) -> Sequence[tuple[Order, frozenset[Path]]]:
    """Every order with the leaves that are then evaluated."""
    return [(order, leaves_of(tree, order, choice)) for order in orders(tree)]


def read_order(tree: Tree, given: object) -> Order:
    """An order of the moves at some nodes; elsewhere they stay as they are. Raises `BadInput`."""
    order: dict[Path, Sequence[int]] = {node: tree.game.actions(node) for node in tree.inner()}
    for each, names in mapping(given, "An order", "answer").items():
        node = tree.named(each)
        if node not in order:
            raise BadInput(f"{tree.names[node]} is a leaf: it has no moves.", field="answer")
        moves = [tree.named(name) for name in listed(names, "An order of moves", "answer")]
        if sorted(moves) != tree.children(node):
            known = ", ".join(tree.names[child] for child in tree.children(node))
            raise BadInput(
                f"The moves at {tree.names[node]} are {known}, each once.", field="answer"
            )
        order[node] = [move[-1] for move in moves]
    return order


def shown_order(tree: Tree, order: Order) -> dict[str, list[str]]:
    """An order with names."""
    return {
        tree.names[node]: [tree.names[*node, index] for index in moves]
        for node, moves in order.items()
    }
