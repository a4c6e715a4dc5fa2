"""UCT: Monte Carlo tree search; each move is a bandit.

Kocsis & Szepesvári, "Bandit Based Monte-Carlo Planning", 2006;
the bound UCB1 is from Auer, Cesa-Bianchi & Fischer, 2002.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import inf, log, sqrt
from random import Random
from typing import Generic

from plyscope.game import CHANCE, MAX, A, ChanceGame, S
from plyscope.support.answers import Answer
from plyscope.support.chance import drawn, sensible


@dataclass(eq=False)
class Node(Generic[A]):
    """The results for MAX of the rounds through one node.

    A position that is reached in two ways has two nodes. So a
    node's visits are the visits of its children and the one
    that made the node.
    """

    visits: int = 0
    total: float = 0.0
    children: dict[A, Node[A]] = field(default_factory=dict)


def uct(
    game: ChanceGame[S, A],
    state: S,
    rounds: int = 500,
    seed: int = 1,
    exploration: float = sqrt(2),
    depth: float = inf,
) -> Answer[A]:
    """The estimated value of `state` for MAX, and an action.

    The action is the one visited most; None if `state` is
    terminal, or after one round. Each round adds one node to
    the tree. With more and more rounds, the mean approaches the
    minimax value. The same `seed` gives the same answer.
    `exploration` is meant for utilities from 0 to 1, and
    stretched to those of the game. A round ends `depth` plies
    below `state`, with the evaluation there; an outcome of
    chance is a ply too.
    """
    random = Random(seed)
    least, greatest = game.bounds
    width = exploration * (greatest - least)

    def visit(state, node, depth):
        """One round from `state`: the result for MAX."""
        if game.is_terminal(state):
            value = game.utility(state)
        elif depth == 0:
            value = game.evaluate(state)
        elif node.visits == 0:
            # Simulation, from the node that was added last.
            value = playout(state, depth)
        else:
            # Selection. A child that is not there yet is added.
            action = selected(state, node)
            child = node.children.setdefault(action, Node())
            below = game.result(state, action)
            value = visit(below, child, depth - 1)
        # Backpropagation.
        node.visits += 1
        node.total += value
        return value

    def selected(state, node):
        """An untried action, else the largest UCB1."""
        if game.to_move(state) == CHANCE:
            return drawn(game, state, random)
        sign = 1 if game.to_move(state) == MAX else -1
        best, best_bound = None, 0.0
        for action in game.actions(state):
            child = node.children.get(action)
            if child is None:
                return action
            mean = sign * child.total / child.visits
            doubt = sqrt(log(node.visits) / child.visits)
            bound = mean + width * doubt
            if best is None or bound > best_bound:
                best, best_bound = action, bound
        return best

    def playout(state, depth):
        """A random game from `state`: the result for MAX."""
        while not game.is_terminal(state):
            if depth == 0:
                return game.evaluate(state)
            if game.to_move(state) == CHANCE:
                action = drawn(game, state, random)
            else:
                action = random.choice(sensible(game, state))
            state = game.result(state, action)
            depth -= 1
        return game.utility(state)

    root: Node[A] = Node()
    while root.visits < rounds:
        visit(state, root, depth)
    actions = root.children
    action = max(
        actions,
        key=lambda each: actions[each].visits,
        default=None,
    )
    return Answer(root.total / root.visits, action)
