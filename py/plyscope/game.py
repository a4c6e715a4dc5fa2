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
    """What all games have in common. If there are more than two players, the first is MAX here."""

    @property
    def initial(self) -> S:
        """The state in which the game starts."""

    def to_move(self, state: S) -> Mover | int:
        """Whose turn it is in `state`; a number from 0 up if there are more than two players. At
        the end of a game the answer has no meaning."""

    def actions(self, state: S) -> Sequence[A]:
        """The legal actions in `state`, in the game's own order; empty just when it is terminal."""

    def result(self, state: S, action: A) -> S:
        """The state that `action` leads to. Raises `IllegalAction` when it is not legal."""

    def is_terminal(self, state: S) -> bool:
        """Whether the game is over in `state`."""

    def utility(self, state: S) -> float:
        """What the terminal `state` is worth to MAX."""

    def evaluate(self, state: S) -> float:
        """An estimate of what `state` is worth to MAX, for a search that stops before the end.

        It lies strictly between the worst and the best utility, so that no estimate passes for
        a win or a loss.
        """


class Game(AnyGame[S, A], Protocol[S, A]):
    """A two-player, zero-sum, turn-taking game with perfect information."""

    def to_move(self, state: S) -> Player:
        """Whose turn it is in `state`. At the end of a game the answer has no meaning."""


class Chance(Protocol[S_contra, A_co]):
    """A game declares this if chance may move in it."""

    def outcomes(self, state: S_contra) -> Sequence[tuple[A_co, float]]:
        """If chance moves in `state`: each outcome and its probability, in the order of `actions`.

        The probabilities are greater than 0 and add up to 1.
        """


class HiddenMoves(Chance[S_contra, A_co], Protocol[S_contra, A_co]):
    """A game declares this if a player may not see all that has happened.

    Moves made at the same time are hidden moves: MAX moves, and MIN moves without seeing it.
    """

    def information(self, state: S_contra) -> Hashable:
        """What the player to move knows. It is equal for the states they cannot tell apart, and
        these have the same actions."""


class Payoffs(Protocol):
    """A game declares this if each side chooses once, and neither sees the other's choice."""

    @property
    def payoffs(self) -> Sequence[Sequence[float]]:
        """The utility for MAX by MAX's action and MIN's action, in the order of `actions`."""


class ManyPlayers(Protocol[S_contra]):
    """A game declares this if it can have any number of players."""

    @property
    def players(self) -> int:
        """How many there are."""

    def utilities(self, state: S_contra) -> tuple[float, ...]:
        """What the terminal `state` is worth to each player."""

    def evaluations(self, state: S_contra) -> tuple[float, ...]:
        """An estimate of what `state` is worth to each player."""


class QuietPositions(Protocol[S_contra, A_co]):
    """A game declares this if it knows which of its positions are quiet."""

    def is_quiet(self, state: S_contra) -> bool:
        """Whether the evaluation of `state` can be trusted: no single move changes much."""

    def noisy_actions(self, state: S_contra) -> Sequence[A_co]:
        """The actions that change a lot, or that answer such a threat; none in a quiet state."""

    def may_stand_pat(self, state: S_contra) -> bool:
        """Whether the side to move is under no threat, so that it need not play a noisy action."""


class Symmetries(Protocol[S]):
    """A game declares this if it knows which of its positions are mirror images or rotations of
    each other."""

    def canonical(self, state: S) -> S:
        """The one position that stands for `state` and all its images."""


class CentreRank(Protocol[A_contra]):
    """A game declares this if its moves have a distance from the centre of a board."""

    def centre_rank(self, action: A_contra) -> int:
        """How far from the centre `action` is; smaller is nearer."""


class PlayoutMoves(Protocol[S_contra, A_co]):
    """A game declares this if not every legal action makes sense in a random game."""

    def playout_actions(self, state: S_contra) -> Sequence[A_co]:
        """The actions among which a random game chooses in `state`: some of the legal ones, and at
        least one unless `state` is terminal."""


class MovesAgain:
    """A game declares this if the same side may move twice or more in a row: after an extra turn,
    or because several players stand on its side. A search must then ask at every node whose turn
    it is."""


class InRounds(Protocol[S_contra]):
    """A game declares this if people count in rounds how far ahead a search looks. A round has one
    ply of each who plays; searches still count in plies."""

    def plies_in_round(self, state: S_contra) -> int:
        """How many plies a round has, as long as all who play in `state` go on playing."""


class GivenByTree:
    """A game declares this if it is given by its tree. Then what is cut off can be shown in full,
    and a single leaf is a tree too."""


class AgainstChance(Chance[S_contra, A_co], Protocol[S_contra, A_co]):
    """A game declares this if MAX plays it alone against chance, and whoever fears the worst may
    take the moves of chance for moves of MIN."""

    def at_worst(self) -> AnyGame[Any, Any]:
        """The same game with the same states, but MIN moves instead of chance."""

    def is_won(self, state: S_contra) -> bool:
        """Whether MAX has reached the aim of the game in the terminal `state`."""


class ChanceGame(AnyGame[S, A], Chance[S, A], Protocol[S, A]):
    """A game in which chance moves too: it rolls dice, tosses coins, deals cards.

    As in `Game`, except that `to_move` may answer `CHANCE`. Then `actions` are the possible
    outcomes, and `result` goes on from each.
    """

    @property
    def bounds(self) -> tuple[float, float]:
        """The smallest and the largest utility that any end of this game can have for MAX."""

    def to_move(self, state: S) -> Mover:
        """Whose turn it is in `state`: MAX, MIN or CHANCE."""

    def actions(self, state: S) -> Sequence[A]:
        """The legal actions, or the outcomes of chance; empty just when `state` is terminal."""

    def evaluate(self, state: S) -> float:
        """An estimate of what `state` is worth to MAX, within `bounds`."""


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

    def to_move(self, state: S) -> int:
        """Whose turn it is in `state`."""

    def actions(self, state: S) -> Sequence[A]:
        """The legal actions in `state`; empty just when it is terminal."""

    def result(self, state: S, action: A) -> S:
        """The state that `action` leads to. Raises `IllegalAction` when it is not legal."""

    def is_terminal(self, state: S) -> bool:
        """Whether the game is over in `state`."""


class Wrapper:
    """A game around another one, its `game`. It offers what that one offers."""

    game: Any


C = TypeVar("C")
"""A capability that a game may declare."""


def offers(game: object, capability: type[C]) -> TypeGuard[C]:
    """Whether the class of `game` declares `capability`, such as `Chance`, by naming it as a base.

    A method that only has the right name does not count: so mypy has checked every capability.
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
