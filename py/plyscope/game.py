"""What a game is: the few functions that every search in this package needs.

The names are those of Russell & Norvig, *Artificial Intelligence: A Modern Approach*, chapter
"Adversarial Search". A game is an object that holds the rules; a state is an immutable, hashable
value that holds one position. Utilities and evaluations are always from MAX's side: what is good
for MAX is large, whoever is to move.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final, Literal, Protocol, TypeAlias, TypeVar

Player: TypeAlias = Literal["MAX", "MIN"]

MAX: Final = "MAX"
MIN: Final = "MIN"

S = TypeVar("S", bound=Hashable)
"""A state of a game."""
A = TypeVar("A", bound=Hashable)
"""An action of a game."""


class Game(Protocol[S, A]):
    """A two-player, zero-sum, turn-taking game with perfect information."""

    @property
    def initial(self) -> S:
        """The state in which the game starts."""
        ...

    def to_move(self, state: S) -> Player:
        """Whose turn it is in `state`. At the end of a game the answer has no meaning."""
        ...

    def actions(self, state: S) -> Sequence[A]:
        """The legal actions in `state`, in the game's own order; empty just when it is terminal."""
        ...

    def result(self, state: S, action: A) -> S:
        """The state that `action` leads to. Raises `IllegalAction` when it is not legal."""
        ...

    def is_terminal(self, state: S) -> bool:
        """Whether the game is over in `state`."""
        ...

    def utility(self, state: S) -> float:
        """What the terminal `state` is worth to MAX."""
        ...

    def evaluate(self, state: S) -> float:
        """An estimate of what `state` is worth to MAX, for a search that stops before the end.

        It lies strictly between the worst and the best utility, so that no estimate passes for
        a win or a loss.
        """
        ...


class IllegalAction(ValueError):
    """An action that is not legal in the state it was tried in; the message says why."""


class BadInput(ValueError):
    """Something a person typed cannot be used. The message is one sentence to show them.

    Attributes:
        at: where in the text it went wrong, counted in characters from 0, or None.
        field: which input it was ("position", "depth", ...), or "" when not known.
    """

    def __init__(self, message: str, *, at: int | None = None, field: str = "") -> None:
        super().__init__(message)
        self.at = at
        self.field = field
