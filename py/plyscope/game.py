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
Mover: TypeAlias = Literal["MAX", "MIN", "CHANCE"]

MAX: Final = "MAX"
MIN: Final = "MIN"
CHANCE: Final = "CHANCE"

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


class ChanceGame(Protocol[S, A]):
    """A game in which chance moves too: it rolls dice, tosses coins, deals cards.

    All is as in `Game`, but that `to_move` may answer `CHANCE`. There, `actions` are the outcomes
    that are possible, and `result` goes on from each.
    """

    @property
    def initial(self) -> S:
        """The state in which the game starts."""
        ...

    @property
    def bounds(self) -> tuple[float, float]:
        """The least and the greatest utility that any end of this game can have for MAX."""
        ...

    def to_move(self, state: S) -> Mover:
        """Whose turn it is in `state`: MAX, MIN or CHANCE."""
        ...

    def actions(self, state: S) -> Sequence[A]:
        """The legal actions, or the outcomes of chance; empty just when `state` is terminal."""
        ...

    def outcomes(self, state: S) -> Sequence[tuple[A, float]]:
        """Where chance moves: each outcome and its probability, in the order of `actions`.

        The probabilities are greater than 0 and add up to 1.
        """
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
        """An estimate of what `state` is worth to MAX, within `bounds`."""
        ...


class HiddenGame(ChanceGame[S, A], Protocol[S, A]):
    """A game in which a player may not see all that has happened.

    Moves made at the same time are hidden moves: MAX moves, and MIN moves without seeing it.
    """

    def information(self, state: S) -> Hashable:
        """What the player to move knows. It is equal for the states they cannot tell apart, and
        these have the same actions."""
        ...


class SimultaneousGame(HiddenGame[S, A], Protocol[S, A]):
    """A game in which each side chooses once, and neither sees the other's choice."""

    @property
    def payoffs(self) -> Sequence[Sequence[float]]:
        """The utility for MAX by MAX's action and MIN's action, in the order of `actions`."""
        ...


class NoisyGame(Game[S, A], Protocol[S, A]):
    """A game that knows which of its positions are quiet."""

    def is_quiet(self, state: S) -> bool:
        """Whether the evaluation of `state` can be trusted: no move changes much at once."""
        ...

    def noisy_actions(self, state: S) -> Sequence[A]:
        """The actions that change much, or that answer such a threat; none in a quiet state."""
        ...

    def may_stand_pat(self, state: S) -> bool:
        """Whether the mover need not play one of the noisy actions, being under no threat."""
        ...


class ManyPlayerGame(Protocol[S, A]):
    """A turn-taking game with perfect information and any number of players, from 0 up."""

    @property
    def initial(self) -> S:
        """The state in which the game starts."""
        ...

    @property
    def players(self) -> int:
        """How many there are."""
        ...

    def to_move(self, state: S) -> int:
        """Whose turn it is in `state`."""
        ...

    def actions(self, state: S) -> Sequence[A]:
        """The legal actions in `state`; empty just when it is terminal."""
        ...

    def result(self, state: S, action: A) -> S:
        """The state that `action` leads to. Raises `IllegalAction` when it is not legal."""
        ...

    def is_terminal(self, state: S) -> bool:
        """Whether the game is over in `state`."""
        ...

    def utilities(self, state: S) -> tuple[float, ...]:
        """What the terminal `state` is worth to each player."""
        ...

    def evaluations(self, state: S) -> tuple[float, ...]:
        """An estimate of what `state` is worth to each player."""
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
