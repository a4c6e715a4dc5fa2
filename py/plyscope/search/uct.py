"""UCT: Monte Carlo tree search that takes each move for a bandit machine.

Kocsis & Szepesvári, "Bandit Based Monte-Carlo Planning", 2006; the bound UCB1 is from Auer,
Cesa-Bianchi & Fischer, 2002.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log, sqrt
from random import Random
from typing import Generic, NamedTuple

from plyscope.game import CHANCE, MAX, A, ChanceGame, S


class Answer(NamedTuple, Generic[A]):
    """The mean of all rounds, which estimates the value to MAX, and the action visited most."""

    value: float
    action: A | None


@dataclass(eq=False)
class Node(Generic[A]):
    """What the rounds through one node of the growing tree have brought MAX.

    A position that is reached in two ways has two nodes. So the tree is a tree, and a node's
    visits are those of its children and the one that made it.
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
) -> Answer[A]:
    """An estimate of what `state` is worth to MAX, and the action most visited there.

    Each round grows the tree by one node. The mean goes to the minimax value
    as the rounds go on for ever. The same `seed` gives the same answer;
    `exploration` is meant for utilities from 0 to 1, and stretched to the
    game's. The action is None when `state` is terminal, or after one round.
    """
    random = Random(seed)
    root: Node[A] = Node()
    while root.visits < rounds:
        visit(game, state, root, exploration, random)
    action = max(root.children, key=lambda each: root.children[each].visits, default=None)
    return Answer(root.total / root.visits, action)


def visit(
    game: ChanceGame[S, A], state: S, node: Node[A], exploration: float, random: Random
) -> float:
    """One round from `state` down: what it brought MAX in the end."""
    if game.is_terminal(state):
        value = game.utility(state)
    elif node.visits == 0:
        # Simulation, from the node that was added last.
        value = playout(game, state, random)
    else:
        # Selection; a child that is not there yet is the expansion.
        if game.to_move(state) == CHANCE:
            action = drawn(game, state, random)
        else:
            action = selected(game, state, node, exploration)
        child = node.children.setdefault(action, Node())
        value = visit(game, game.result(state, action), child, exploration, random)
    # Backpropagation.
    node.visits += 1
    node.total += value
    return value


def selected(game: ChanceGame[S, A], state: S, node: Node[A], exploration: float) -> A:
    """The first action not tried yet; else that of the greatest upper confidence bound, UCB1."""
    least, greatest = game.bounds
    width = exploration * (greatest - least)
    sign = 1 if game.to_move(state) == MAX else -1
    best, best_bound = None, 0.0
    for action in game.actions(state):
        child = node.children.get(action)
        if child is None:
            return action
        mean = sign * child.total / child.visits
        bound = mean + width * sqrt(log(node.visits) / child.visits)
        if best is None or bound > best_bound:
            best, best_bound = action, bound
    assert best is not None, "A state that is not terminal has actions."
    return best


def playout(game: ChanceGame[S, A], state: S, random: Random) -> float:
    """What a game from `state` on brings MAX when all moves are drawn by lot."""
    while not game.is_terminal(state):
        if game.to_move(state) == CHANCE:
            action = drawn(game, state, random)
        else:
            action = random.choice(game.actions(state))
        state = game.result(state, action)
    return game.utility(state)


def drawn(game: ChanceGame[S, A], state: S, random: Random) -> A:
    """An outcome of chance, drawn by its probability."""
    outcomes = game.outcomes(state)
    action, _ = random.choices(outcomes, [probability for _, probability in outcomes])[0]
    return action
