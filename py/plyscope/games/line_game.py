"""What games have in common in which X, who is MAX, and O try to fill a line of cells."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from plyscope.game import MAX, Player, QuietPositions, Symmetries


class LineGame(Symmetries[str], QuietPositions[str, int]):
    """A game that is won by a line. A threat is a move that would complete one."""

    @abstractmethod
    def to_move(self, state: str) -> Player:
        """MAX, who is X, or MIN, who is O."""

    @abstractmethod
    def symmetries(self, state: str) -> Sequence[str]:
        """All images of `state` by rotation and reflection, including itself."""

    @abstractmethod
    def winning_moves(self, state: str, mark: str) -> list[int]:
        """The moves that would complete a line of `mark`; none when somebody has won."""

    def canonical(self, state: str) -> str:
        """The smallest of the images, which is the same for all of them."""
        return min(self.symmetries(state))

    def is_quiet(self, state: str) -> bool:
        """Whether no side could win with one move."""
        return not self.noisy_actions(state)

    def noisy_actions(self, state: str) -> list[int]:
        """The moves that win at once; if there are none, those that stop the other side's win."""
        mover, other = ("X", "O") if self.to_move(state) == MAX else ("O", "X")
        return self.winning_moves(state, mover) or self.winning_moves(state, other)

    def may_stand_pat(self, state: str) -> bool:
        """Whether the player to move need not react: the other side threatens nothing."""
        other = "O" if self.to_move(state) == MAX else "X"
        return not self.winning_moves(state, other)
