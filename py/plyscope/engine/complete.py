"""Small games solved completely: the value of every position that can arise."""

from __future__ import annotations

from dataclasses import dataclass

from plyscope.game import MAX, A, Game, S


@dataclass(frozen=True, slots=True)
class Solved:
    """What a position is worth with best play."""

    value: float
    """Its utility to MAX."""
    plies: int
    """How many moves the game then lasts if the winner wins as soon as possible and the loser holds
    out."""


def complete_table(game: Game[S, A], state: S) -> dict[S, Solved]:
    """Every position that can follow from `state`, including itself, each with its solution.

    For games with few positions, like tic-tac-toe with 5,478. A win is a value above 0, a loss
    one below; a draw lasts as long as possible.
    """
    table: dict[S, Solved] = {}
    _solve(game, state, table)
    return table


def best_actions(game: Game[S, A], table: dict[S, Solved], state: S) -> list[A]:
    """The actions in `state` that keep its value and the length of the game; none at the end."""
    outcomes = [(action, table[game.result(state, action)]) for action in game.actions(state)]
    solved = table[state]
    wanted = Solved(solved.value, solved.plies - 1)
    return [action for action, outcome in outcomes if outcome == wanted]


def _solve(game: Game[S, A], state: S, table: dict[S, Solved]) -> Solved:
    known = table.get(state)
    if known is not None:
        return known
    if game.is_terminal(state):
        solved = Solved(game.utility(state), 0)
    else:
        after = [_solve(game, game.result(state, action), table) for action in game.actions(state)]
        sign = 1 if game.to_move(state) == MAX else -1
        value = sign * max([sign * outcome.value for outcome in after])
        lengths = [outcome.plies for outcome in after if outcome.value == value]
        hurry = sign * value > 0
        solved = Solved(value, 1 + (min(lengths) if hurry else max(lengths)))
    table[state] = solved
    return solved
