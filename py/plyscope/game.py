"""What a game is: the few functions that every search in this package needs.

The names are those of Russell & Norvig, *Artificial Intelligence: A Modern Approach*, chapter
"Adversarial Search". A game is an object that holds the rules; a state is an immutable, hashable
value that holds one position. Utilities and evaluations are always from MAX's side: what is good
for MAX is large, whoever is to move.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Final, Literal, Protocol, TypeAlias, TypeGuard, TypeVar

Player: TypeAlias = Literal["MAX", "MIN"]
Mover: TypeAlias = Literal["MAX", "MIN", "CHANCE"]

MAX: Final = "MAX"
MIN: Final = "MIN"
CHANCE: Final = "CHANCE"

S = TypeVar("S", bound=Hashable)
"""A state of a game."""
A = TypeVar("A", bound=Hashable)
"""An action of a game."""
S_contra = TypeVar("S_contra", bound=Hashable, contravariant=True)
"""A state that is only asked about."""
A_co = TypeVar("A_co", bound=Hashable, covariant=True)
"""An action that is only answered."""
A_contra = TypeVar("A_contra", bound=Hashable, contravariant=True)
"""An action that is only asked about."""


class AnyGame(Protocol[S, A]):
    """What all games have in common, whoever may be to move. Of more than two players the first is
    MAX here."""

    @property
    def initial(self) -> S:
        """The state in which the game starts."""
        ...

    def to_move(self, state: S) -> Mover | int:
        """Whose turn it is in `state`; a number, from 0 up, where more than two play. At the end of
        a game the answer has no meaning."""
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


class Game(AnyGame[S, A], Protocol[S, A]):
    """A two-player, zero-sum, turn-taking game with perfect information."""

    def to_move(self, state: S) -> Player:
        """Whose turn it is in `state`. At the end of a game the answer has no meaning."""
        ...


class Chance(Protocol[S_contra, A_co]):
    """What a game declares in which chance may move."""

    def outcomes(self, state: S_contra) -> Sequence[tuple[A_co, float]]:
        """Where chance moves: each outcome and its probability, in the order of `actions`.

        The probabilities are greater than 0 and add up to 1.
        """
        ...


class HiddenMoves(Chance[S_contra, A_co], Protocol[S_contra, A_co]):
    """What a game declares in which a player may not see all that has happened.

    Moves made at the same time are hidden moves: MAX moves, and MIN moves without seeing it.
    """

    def information(self, state: S_contra) -> Hashable:
        """What the player to move knows. It is equal for the states they cannot tell apart, and
        these have the same actions."""
        ...


class Payoffs(Protocol):
    """What a game declares in which each side chooses once, and neither sees the other's choice."""

    @property
    def payoffs(self) -> Sequence[Sequence[float]]:
        """The utility for MAX by MAX's action and MIN's action, in the order of `actions`."""
        ...


class ManyPlayers(Protocol[S_contra]):
    """What a game declares that any number of players play."""

    @property
    def players(self) -> int:
        """How many there are."""
        ...

    def utilities(self, state: S_contra) -> tuple[float, ...]:
        """What the terminal `state` is worth to each player."""
        ...

    def evaluations(self, state: S_contra) -> tuple[float, ...]:
        """An estimate of what `state` is worth to each player."""
        ...


class QuietPositions(Protocol[S_contra, A_co]):
    """What a game declares that knows which of its positions are quiet."""

    def is_quiet(self, state: S_contra) -> bool:
        """Whether the evaluation of `state` can be trusted: no move changes much at once."""
        ...

    def noisy_actions(self, state: S_contra) -> Sequence[A_co]:
        """The actions that change much, or that answer such a threat; none in a quiet state."""
        ...

    def may_stand_pat(self, state: S_contra) -> bool:
        """Whether the mover need not play one of the noisy actions, being under no threat."""
        ...


class Symmetries(Protocol[S]):
    """What a game declares that knows which of its positions are images of each other."""

    def canonical(self, state: S) -> S:
        """The one position that stands for `state` and all its images."""
        ...


class CentreRank(Protocol[A_contra]):
    """What a game declares whose moves lie nearer to the centre of a board or farther from it."""

    def centre_rank(self, action: A_contra) -> int:
        """How far from the centre `action` is; the least is the nearest."""
        ...


class GivenByTree:
    """What a game declares that is given by its tree, so that what is cut off can be shown whole,
    and a single leaf is a tree too."""


class ChanceGame(AnyGame[S, A], Chance[S, A], Protocol[S, A]):
    """A game in which chance moves too: it rolls dice, tosses coins, deals cards.

    All is as in `Game`, but that `to_move` may answer `CHANCE`. There, `actions` are the outcomes
    that are possible, and `result` goes on from each.
    """

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

    def evaluate(self, state: S) -> float:
        """An estimate of what `state` is worth to MAX, within `bounds`."""
        ...


class HiddenGame(ChanceGame[S, A], HiddenMoves[S, A], Protocol[S, A]):
    """A game in which a player may not see all that has happened."""


class SimultaneousGame(HiddenGame[S, A], Payoffs, Protocol[S, A]):
    """A game in which each side chooses once, and neither sees the other's choice."""


class NoisyGame(Game[S, A], QuietPositions[S, A], Protocol[S, A]):
    """A game that knows which of its positions are quiet."""


class ManyPlayerGame(ManyPlayers[S], Protocol[S, A]):
    """A turn-taking game with perfect information and any number of players, from 0 up."""

    @property
    def initial(self) -> S:
        """The state in which the game starts."""
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


class Wrapper:
    """A game seen through another, which is its `game`. It offers what that one offers."""

    game: Any


C = TypeVar("C")
"""What a game may declare."""


def offers(game: object, capability: type[C]) -> TypeGuard[C]:
    """Whether the class of `game` declares `capability`, as `Chance`, by naming it as a base.

    What is only there by name does not count, so that mypy has checked what is asked for.
    """
    while isinstance(game, Wrapper):
        game = game.game
    return capability in type(game).__mro__


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
