"""SSS*, the best-first search of game trees.

It looks for MAX's best strategy. OPEN holds partly known
strategies. Each is given by the node where it goes on, whether
that node is still LIVE or already SOLVED, and its merit: an
upper bound on the value of every strategy that completes it.
The search always works on the entry with the largest merit;
OPEN is a heap with that entry on top. So it looks at no leaf
that alpha-beta skips, but it must store OPEN.

Stockman, "A Minimax Algorithm Better than Alpha-Beta?", 1979.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from heapq import heapify, heappop, heappush
from math import inf
from typing import Any, Final, NamedTuple

from plyscope.game import MAX, MIN, A, Game, S

LIVE: Final = 0
SOLVED: Final = 1


@dataclass(frozen=True, eq=False)
class Node:
    """A node of the game tree.

    Attributes:
        path: which child was taken at each step from the root.
        siblings: the actions that lead to it and its siblings.
    """

    state: Any
    path: tuple[int, ...] = ()
    parent: Node | None = None
    siblings: Sequence[Any] = ()


class Entry(NamedTuple):
    """A node in OPEN, whether LIVE or SOLVED, and its merit.

    A larger merit comes first, and of equals the leftmost node.
    """

    node: Node
    status: int
    merit: float

    def __lt__(self, other: Any) -> bool:
        if self.merit == other.merit:
            return self.node.path < other.node.path
        return self.merit > other.merit


def sss_star(
    game: Game[S, A], state: S, depth: float = inf
) -> float:
    """The value of `state` for MAX.

    Exact when `depth` is infinite. Otherwise the search stops
    after `depth` plies and takes the evaluation there.
    """
    root = Node(state)
    opened = [Entry(root, LIVE, inf)]

    def gamma(node, status, merit):
        """Replace the best entry: Stockman's operator Γ."""
        if status == SOLVED:
            parent, place = node.parent, node.path[-1] + 1
            if game.to_move(parent.state) == MAX:
                # Case 1: the best child of MAX. Drop the rest.
                purge(parent)
                push(parent, SOLVED, merit)
            elif place < len(node.siblings):
                # Case 2: MIN has another reply to search.
                sibling = child(parent, node.siblings, place)
                push(sibling, LIVE, merit)
            else:
                # Case 3: all replies of MIN are searched.
                push(parent, SOLVED, merit)
        elif game.is_terminal(node.state):
            # Case 4: a leaf has its value.
            merit = min(merit, game.utility(node.state))
            push(node, SOLVED, merit)
        elif len(node.path) == depth:
            # Case 4 again, at the depth limit.
            merit = min(merit, game.evaluate(node.state))
            push(node, SOLVED, merit)
        elif game.to_move(node.state) == MIN:
            # Case 5: the replies of MIN, one after the other.
            actions = game.actions(node.state)
            push(child(node, actions, 0), LIVE, merit)
        else:
            # Case 6: all the moves of MAX at once.
            actions = game.actions(node.state)
            for place in range(len(actions)):
                push(child(node, actions, place), LIVE, merit)

    def child(parent, actions, place):
        state = game.result(parent.state, actions[place])
        path = (*parent.path, place)
        return Node(state, path, parent, actions)

    def push(node, status, merit):
        heappush(opened, Entry(node, status, merit))

    def purge(ancestor):
        """Remove everything below `ancestor` from OPEN."""
        path = ancestor.path
        opened[:] = [
            entry
            for entry in opened
            if entry.node.path[: len(path)] != path
        ]
        heapify(opened)

    while True:
        node, status, merit = heappop(opened)
        if node is root and status == SOLVED:
            return merit
        gamma(node, status, merit)
