"""The game that a program has searched, as the textbook's searches take one.

It is read from the program's tree: the same moves in the same order, and the same ends with the
same values. In tic-tac-toe, whose rules are known, it goes on where the program has not been. In
another game it knows nothing but what the program has searched.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf, nan
from typing import Any, Final

from plyscope.compare.calls import Tree
from plyscope.compare.ends import at_limit
from plyscope.compare.given_trees import is_given
from plyscope.compare.sides import View, movers_of
from plyscope.compare.tictactoe_boards import FREE, Cells, Marks, is_full, winner
from plyscope.compare.windows import are_moves
from plyscope.game import MAX, MIN, Game, Player
from plyscope.program.numbers import Number, as_float, is_number
from plyscope.recognition.move import children_in
from plyscope.recognition.side_hints import FIXED

TOP: Final = -1
"""Stands for the call outside the search that tries the first moves."""
NOWHERE: Final = -2
"""Stands for the call of a position that the program has not searched."""
OTHER: Final[dict[str, Player]] = {MAX: MIN, MIN: MAX}


@dataclass(frozen=True)
class Place:
    """A position: the call that searches it, or `TOP`.

    If the program has not searched it, `call` is `NOWHERE`, `key` tells it from others, and `held`
    is what is known about it.
    """

    call: int
    key: Hashable = ()
    held: Any = field(default=None, compare=False)


class OwnTree(Game[Place, int]):
    """A game of which nothing is known but the calls of the program and the tree it was given.

    If the program has searched several times, this is the first search. If a call outside tries
    each move and searches what follows, these are one search.
    """

    def __init__(self, tree: Tree, view: View) -> None:
        self.tree, self.view = tree, view
        family = tree.roots[0]
        self.first = list(family) if are_moves(tree, family) else []

    @property
    def initial(self) -> Place:
        """Where the search starts."""
        return Place(TOP if self.first else self.tree.roots[0][0])

    def to_move(self, state: Place) -> Player:
        """MAX or MIN."""
        if state.call == TOP:
            return OTHER[self._side(self.first[0])]
        if state.call == NOWHERE:
            side: Player = state.held[1]
            return side
        return self._side(state.call)

    def actions(self, state: Place) -> Sequence[int]:
        """The program's moves in its order, then those that it has left out."""
        return [] if self.is_terminal(state) else list(self.after(state))

    def result(self, state: Place, action: int) -> Place:
        """The position after a move."""
        return self.after(state)[action]

    def is_terminal(self, state: Place) -> bool:
        """Whether the program looks no further."""
        return not self.after(state)

    def utility(self, state: Place) -> float:
        """What this position is worth to MAX, as the program says; not a number if nobody knows."""
        if state.call != NOWHERE:
            return as_float(self.view.values[state.call] or 0)
        held = state.held[0]
        is_from_max = self.view.whose == FIXED
        return as_float(held) if is_number(held) and is_from_max else nan

    def evaluate(self, state: Place) -> float:
        """The same: where the program stops, the game is over here."""
        return self.utility(state)

    def after(self, state: Place) -> Mapping[int, Place]:
        """The positions after each move."""
        if state.call == TOP:
            return {at: Place(call) for at, call in enumerate(self._once(self.first))}
        side = OTHER[self.to_move(state)]
        if state.call == NOWHERE:
            parts = enumerate(children_in(state.held[0]))
            return {at: Place(NOWHERE, (state.key, at), (part, side)) for at, part in parts}
        own = self._once(self.tree.below[state.call])
        if is_given(self.tree):
            return self._with_rest(state.call, own, side) if own else {}
        places = [Place(call) for call in own]
        left_out = self.tree.reading.cuts.get(state.call, ()) if own else ()
        places += [Place(NOWHERE, (state.call, at), (None, side)) for at in range(len(left_out))]
        return dict(enumerate(places))

    def _with_rest(self, call: int, own: Sequence[int], side: Player) -> dict[int, Place]:
        """The calls below a node of a given tree, by their places in it, and the other places."""
        parts = enumerate(children_in(self.tree.state[0].values[call]))
        known = {self.tree.places[child]: Place(child) for child in own}
        every = {at: Place(NOWHERE, (call, at), (part, side)) for at, part in parts}
        return {**known, **{at: place for at, place in every.items() if at not in known}}

    def label(self, state: Place, action: int) -> Any:
        """A move as the program names it; None if it has no name."""
        after = self.after(state)[action]
        if after.call >= 0:
            return self._move_into(after.call)
        if is_given(self.tree):
            return action
        left_out = self.tree.reading.cuts.get(state.call, ())
        searched = len(self.after(state)) - len(left_out)
        return left_out[action - searched] if self.tree.reading.move and left_out else None

    def board(self, state: Place) -> Cells | None:
        """The board of a position; None in a game without one that is known."""
        return None

    def _move_into(self, call: int) -> Any:
        move = self.tree.reading.move
        return move.moves[call] if move else None

    def _once(self, calls: Sequence[int]) -> Sequence[int]:
        """The calls, but each move once: of a move that is searched again, as after a scout, the
        last search, which has seen most."""
        state = self.tree.state
        if not state or self.tree.reading.move is None:
            return calls
        last = {
            repr((self._move_into(call), [path.values[call] for path in state])): call
            for call in calls
        }
        return list(last.values())

    def _side(self, call: int) -> Player:
        """The player to move; in a leaf, the one who has not moved last."""
        side = self.view.sides[call]
        if side in OTHER:
            return MAX if side == MAX else MIN
        above = self.tree.parent[call]
        return OTHER[self._side(above)] if above >= 0 else MAX


class OwnTicTacToe(OwnTree):
    """Tic-tac-toe as a program keeps it: its marks, its moves in its order, its values of the ends.

    What the program does against the rules is not done here.
    """

    def __init__(self, tree: Tree, view: View, marks: Marks) -> None:
        super().__init__(tree, view)
        self._marks, self._movers = marks, movers_of(tree, marks)
        self._deepest = max(tree.level) if at_limit(tree) else inf
        self._names = self._names_of_cells()
        self._worth = _Worth(tree, view, marks)
        self._known: dict[Place, Mapping[int, Place]] = {}

    def to_move(self, state: Place) -> Player:
        """MAX or MIN."""
        if state.call != NOWHERE:
            return super().to_move(state)
        _, mark, _ = state.held
        return MAX if (self.view.gains or {})[mark] > 0 else MIN

    def is_terminal(self, state: Place) -> bool:
        """Whether the game is over by the rules, or the program looks no further."""
        board = self.board(state)
        if board and (winner(board) is not None or is_full(board)):
            return True
        if state.call == NOWHERE:
            *_, level = state.held
            return bool(level >= self._deepest)
        return super().is_terminal(state)

    def utility(self, state: Place) -> float:
        """What the program says; where that cannot be right, what it says of games that end in the
        same way."""
        board = self.board(state)
        if board is None:
            return super().utility(state)
        if state.call == NOWHERE:
            return as_float(self._worth.of(board, state.held[2], None))
        return as_float(
            self._worth.of(board, self.tree.level[state.call], self.view.values[state.call])
        )

    def after(self, state: Place) -> Mapping[int, Place]:
        """The positions after each move, by cell: those that the program has searched come first,
        then those that it should have searched too."""
        if state not in self._known:
            self._known[state] = self._after(state)
        return self._known[state]

    def label(self, state: Place, action: int) -> Any:
        """A move as the program names it; the cell if it has never made it."""
        after = self.after(state)[action]
        own = self._move_into(after.call) if after.call >= 0 else None
        return self._names.get(action, action) if own is None else own

    def _after(self, state: Place) -> Mapping[int, Place]:
        board = self.board(state)
        if board is None:
            return super().after(state)
        if state.call == NOWHERE:
            _, mark, level = state.held
            return self._free(board, mark, level)
        if not self.tree.below[state.call]:
            return {}
        mark, level = self._movers[state.call], self.tree.level[state.call]
        free = self._free(board, mark, level)
        own = {
            cells[0]: Place(child)
            for child in self._once(self.tree.below[state.call])
            if len(cells := self._marks.placed(state.call, child)) == 1
            and self._marks.boards[child] == self.board(free.get(cells[0], state))
        }
        return {**own, **{cell: place for cell, place in free.items() if cell not in own}}

    def _free(self, board: Cells, mark: Any, level: int) -> dict[int, Place]:
        """The positions after each legal move."""
        other = self._marks.other(mark)
        free = [cell for cell, held in enumerate(board) if held is FREE]
        boards = {cell: (*board[:cell], mark, *board[cell + 1 :]) for cell in free}
        return {
            cell: Place(NOWHERE, (after, other), (after, other, level + 1))
            for cell, after in boards.items()
        }

    def board(self, state: Place) -> Cells | None:
        """The board, if it can be read."""
        if state.call == NOWHERE:
            board: Cells = state.held[0]
            return board
        return self._marks.boards[state.call] if state.call >= 0 else None

    def _names_of_cells(self) -> dict[int, Any]:
        """The name that the program has for each cell."""
        names: dict[int, Any] = {}
        for call, parent in enumerate(self.tree.parent):
            cells = self._marks.placed(parent, call) if parent >= 0 else []
            name = self._move_into(call)
            if len(cells) == 1 and name is not None:
                names.setdefault(cells[0], name)
        return names


class _Worth:
    """What the ends of games are worth in a program: mostly, since it may be wrong in some."""

    def __init__(self, tree: Tree, view: View, marks: Marks) -> None:
        self._gains, self._draw = view.gains or {}, view.draw or 0.0
        self._by_level: dict[tuple[Any, int], Counter[Number]] = {}
        self._by_winner: dict[Any, Counter[Number]] = {}
        for call, board in enumerate(marks.boards):
            value = view.values[call]
            if board and value is not None and not tree.below[call]:
                who = winner(board)
                if self._may_be(who, value) and abs(value) != inf:
                    at = who, tree.level[call]
                    self._by_level.setdefault(at, Counter())[value] += 1
                    self._by_winner.setdefault(who, Counter())[value] += 1

    def of(self, board: Cells, level: int, own: Number | None) -> Number:
        """The value of an end; `own` is what the program says."""
        who = winner(board)
        if own is not None and (self._may_be(who, own) or not (who or is_full(board))):
            return own
        if who is None:
            return self._draw
        known = self._by_level.get((who, level)) or self._by_winner.get(who)
        return known.most_common(1)[0][0] if known else self._draw + self._gains[who]

    def _may_be(self, who: Any, value: Number) -> bool:
        """Whether `value` may be right if this player has won; None for nobody."""
        if who is None:
            return value == self._draw
        return self._gains[who] * (value - self._draw) > 0
