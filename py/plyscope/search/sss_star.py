"""SSS*, the best-first search of game trees.

It looks for the strategy of MAX that is worth most. OPEN holds strategies that are known in part:
each by the node where it goes on, by whether that node is still LIVE or already SOLVED, and by its
merit, which no completion of it can exceed. The one with the most merit is always the one that is
worked on: OPEN is a heap, on which it lies on top. So no leaf is looked at that alpha-beta leaves
out; but OPEN must be kept.

Stockman, "A Minimax Algorithm Better than Alpha-Beta?", 1979.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from heapq import heapify, heappop, heappush
from math import inf
from typing import Any, Final, Generic, NamedTuple

from plyscope.game import MAX, MIN, A, Game, S

LIVE: Final = 0
SOLVED: Final = 1


@dataclass(frozen=True, eq=False)
class Node(Generic[S, A]):
    """A node of the game tree.

    Attributes:
        path: which child was taken at each step from the root.
        siblings: the actions that lead to it and to its siblings.
    """

    state: S
    path: tuple[int, ...] = ()
    parent: Node[S, A] | None = None
    siblings: Sequence[A] = ()


class Entry(NamedTuple):
    """An entry of OPEN: a node, whether it is LIVE or SOLVED, and the merit.

    The one with more merit comes before another, and of equals the leftmost node.
    """

    node: Node[Any, Any]
    status: int
    merit: float

    def __lt__(self, other: Entry) -> bool:  # type: ignore[override]
        if self.merit == other.merit:
            return self.node.path < other.node.path
        return self.merit > other.merit


def sss_star(game: Game[S, A], state: S, depth: float = inf) -> float:
    """What `state` is worth to MAX, when `depth` is infinite exactly.

    Otherwise `depth` plies are searched and the evaluation speaks for what
    lies below.
    """
    root = Node[S, A](state)
    opened = [Entry(root, LIVE, inf)]
    while True:
        node, status, merit = heappop(opened)
        if node is root and status == SOLVED:
            return merit
        step_on(game, node.state, status, merit, depth, node, opened)


def step_on(
    game: Game[S, A],
    state: S,
    status: int,
    merit: float,
    depth: float,
    node: Node[S, A],
    opened: list[Entry],
) -> float:
    """Put what follows from the best entry into OPEN: Stockman's operator Γ.

    Returns the merit, which is less than before only if a leaf was seen.
    """
    if status == SOLVED and node.parent:
        following = node.path[-1] + 1
        if game.to_move(node.parent.state) == MAX:
            # Case 1: this child of MAX is the best, and no other needs work.
            purge(opened, node.parent)
            heappush(opened, Entry(node.parent, SOLVED, merit))
        elif following < len(node.siblings):
            # Case 2: MIN has another answer, which has to be met as well.
            sibling = make_child(game, node.parent, node.siblings, following)
            heappush(opened, Entry(sibling, LIVE, merit))
        else:
            # Case 3: every answer of MIN has been met.
            heappush(opened, Entry(node.parent, SOLVED, merit))
    elif game.is_terminal(state):
        # Case 4: a leaf says what it is worth.
        merit = min(merit, game.utility(state))
        heappush(opened, Entry(node, SOLVED, merit))
    elif len(node.path) == depth:
        # Case 4 again: so does the evaluation at the depth limit.
        merit = min(merit, game.evaluate(state))
        heappush(opened, Entry(node, SOLVED, merit))
    elif game.to_move(state) == MIN:
        # Case 5: the answers of MIN are met one after the other.
        first = make_child(game, node, game.actions(state), 0)
        heappush(opened, Entry(first, LIVE, merit))
    else:
        # Case 6: MAX may go on in each of these ways.
        actions = game.actions(state)
        children = [make_child(game, node, actions, place) for place in range(len(actions))]
        for child in children:
            heappush(opened, Entry(child, LIVE, merit))
    return merit


def make_child(
    game: Game[S, A], parent: Node[S, A], actions: Sequence[A], place: int
) -> Node[S, A]:
    """The child of `parent` that the action at `place` leads to."""
    state = game.result(parent.state, actions[place])
    return Node(state, (*parent.path, place), parent, actions)


def purge(opened: list[Entry], ancestor: Node[S, A]) -> None:
    """Take all that lies below `ancestor` out of OPEN."""
    path = ancestor.path
    opened[:] = [entry for entry in opened if entry.node.path[: len(path)] != path]
    heapify(opened)
