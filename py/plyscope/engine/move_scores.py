"""The engine's one entrance, for every game it plays: the value of each move, and the best move.

Connect-4 is searched as long as time allows; tic-tac-toe is solved completely, position by
position; for Nim there is a theory.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Literal, NamedTuple

from plyscope.engine import anytime
from plyscope.engine.bitboard import MOST_COLUMNS, MOST_ROWS, Board, Position
from plyscope.engine.meter import Clock
from plyscope.engine.opening import opening_score
from plyscope.game import MAX, A, BadInput, Game, S
from plyscope.games.connect4.rules import ConnectFour
from plyscope.games.nim import Heaps, Nim
from plyscope.games.nim_theory import mover_wins
from plyscope.games.tictactoe import TicTacToe
from plyscope.input.checks import bad

Means = Literal["search", "openings", "table", "theory"]
"""How the engine knows: by a search under a time limit, by stored scores of openings, by a table
of all positions that can follow, or by a theory."""


class MoveScore(NamedTuple):
    """What is known about a move. Scores are from the side that makes it.

    In Connect-4, a score is k for a win with the k-th disc from the last, and −k for such a win of
    the other side. In the other games, a win is 1 and a loss −1. A draw is 0.

    Attributes:
        least, most: the score is at least and at most this; if they are equal, it is exact. None
            if no more is known than the rules say.
        plies: how many moves the game then lasts with best play, including this one; None if that
            is not known.
    """

    action: Any
    least: int | None
    most: int | None
    plies: int | None

    @property
    def exact(self) -> bool:
        """Whether the score is known."""
        return self.least is not None and self.least == self.most


@dataclass(frozen=True)
class Answer:
    """What the engine says about a position.

    Attributes:
        best: the action that it would choose.
        certain: whether this is known to be a best action.
        moves: what is known about each action, in the game's own order.
        positions: how many positions were looked at.
        depth: how many moves a search looked ahead; None if there was no search.
        estimate: the estimated value of `best` for the side to move, in units of a score, if it is
            not certain.
    """

    means: Means
    best: Any
    certain: bool
    moves: Sequence[MoveScore]
    positions: int
    depth: int | None = None
    estimate: float | None = None


def means_for(game: Any) -> Means | None:
    """How the engine plays `game`, whatever the position; None if it does not."""
    if isinstance(game, TicTacToe):
        return "table"
    if isinstance(game, Nim):
        return "theory"
    if isinstance(game, ConnectFour) and game.connect == 4:
        return "search" if game.columns <= MOST_COLUMNS and game.rows <= MOST_ROWS else None
    return None


def ask(
    game: Any, state: Any, seconds: float, every_move: bool = True, clock: Clock = perf_counter
) -> Answer:
    """What the engine knows about `state`; a search takes about `seconds` by the `clock`.

    Without `every_move`, a search uses all this time for the best move. Raises `BadInput` for a
    game that the engine does not play (field "subject"), for a position that cannot arise in play
    or in which the game is over (field "position"), and for a time limit that is not above 0
    (field "seconds").
    """
    means = means_for(game)
    if means is None:
        raise BadInput(
            "The strong-play engine plays Connect-4 with four in a row, tic-tac-toe and Nim.",
            field="subject",
        )
    if game.is_terminal(state):
        raise BadInput("The game is over: there is no move to choose.", field="position")
    if means == "table":
        return _by_table(game, state)
    if means == "theory":
        return _by_theory(game, state)
    return _by_search(game, state, seconds, every_move, clock)


def _by_table(game: TicTacToe, state: str) -> Answer:
    table = complete_table(game, state)
    sign = 1 if game.to_move(state) == MAX else -1
    moves = []
    for action in game.actions(state):
        solved = table[game.result(state, action)]
        score = sign * ((solved.value > 0) - (solved.value < 0))
        moves.append(MoveScore(action, score, score, solved.plies + 1))
    return Answer("table", best_actions(game, table, state)[0], True, moves, len(table))


def _by_theory(game: Nim, state: Heaps) -> Answer:
    moves = []
    for action in game.actions(state):
        score = -1 if mover_wins(game.result(state, action).sizes, game.misere) else 1
        moves.append(MoveScore(action, score, score, None))
    best = next((move for move in moves if move.least == 1), moves[0])
    return Answer("theory", best.action, True, moves, len(moves))


def _by_search(
    game: ConnectFour, state: str, seconds: float, every_move: bool, clock: Clock
) -> Answer:
    board = Board(game.columns, game.rows)
    position = read_cells(board, state)
    choice = anytime.choose(board, position, seconds, clock, every_move)
    empties = board.empties(position)
    looked_up = choice.positions == 0 and opening_score(board, position) is not None
    return Answer(
        means="openings" if looked_up else "search",
        best=choice.column,
        certain=_is_best(choice),
        moves=[_move_score(column, empties) for column in choice.columns],
        positions=choice.positions,
        depth=choice.depth,
        estimate=choice.estimate,
    )


def _is_best(choice: anytime.Choice) -> bool:
    """Whether no other column can be better, even if its own score is not known exactly."""
    others = [each.most for each in choice.columns if each.column != choice.column]
    return all(most <= choice.least for most in others)


def _move_score(known: anytime.ColumnScore, empties: int) -> MoveScore:
    if known.least == known.most:
        return MoveScore(known.column, known.least, known.most, plies_to_end(known.least, empties))
    # A side that does not win at once can win with its next disc at best: the rules say so.
    least = known.least if known.least > -((empties - 2) // 2) else None
    most = known.most if known.most < (empties - 1) // 2 else None
    return MoveScore(known.column, least, most, None)


def plies_to_end(score: int, empties: int) -> int:
    """How many discs a game of Connect-4 still lasts if its score for the side to move is `score`.

    A side with n discs left that wins with the k-th from the last plays n − k + 1 of them.
    """
    if score > 0:
        return 2 * ((empties + 1) // 2 - score + 1) - 1
    if score < 0:
        return 2 * (empties // 2 + score + 1)
    return empties


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


def read_cells(board: Board, cells: str) -> Position:
    """The position whose cells are drawn in reading order, top row first: "X", "O" or ".".

    X begins. Raises `BadInput` (field "position") for a position that cannot arise in play: with
    discs above empty cells, if X and O did not take turns, or if the player to move already has
    four in a row.
    """
    if len(cells) != board.size:
        raise bad(f"{len(cells)} squares were drawn, but the board has {board.size}.")
    first = second = 0
    for place, mark in enumerate(cells):
        row, column = divmod(place, board.columns)
        bit = 1 << (board.step * column + board.rows - 1 - row)
        if mark == "X":
            first |= bit
        elif mark == "O":
            second |= bit
        elif mark != ".":
            raise bad(f'"{mark}" is not X, O or "." (an empty square).', place)
    filled = first | second
    # The carry runs through discs without a gap and clears them all, as 0111 + 0001 = 1000; over a
    # gap some disc is left, as 1011 + 0001 = 1100.
    if (filled + board.bottom) & filled:
        raise bad("The engine cannot play a position in which discs hang over empty squares.")
    ahead = first.bit_count() - second.bit_count()
    if ahead not in (0, 1):
        raise bad("X and O take turns and X moves first, so X has as many discs as O or one more.")
    mover = second if ahead else first
    if board.has_four(mover):
        raise bad("The player to move already has four in a row, which should have ended the game.")
    return Position(mover, filled)
