"""Orders of moves. The better the first moves are, the more alpha-beta can cut."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from math import inf
from typing import Any, Final, Protocol, TypeAlias

from plyscope.game import (
    MAX,
    A,
    BadInput,
    CentreRank,
    Chance,
    Game,
    HiddenMoves,
    ManyPlayers,
    S,
    offers,
)
from plyscope.games.wrapper import Wrapped
from plyscope.support.minimax_values import Proofs, cheapest_proofs

MOST_PROVED: Final = 20_000
"""At most so many positions, counted at each depth, are looked at to find the cheapest proofs."""
MOST_POSITIONS: Final = 200_000
"""At most so many positions are looked at to order moves by their exact values."""

Arrange: TypeAlias = Callable[[Any, S], Sequence[A]]
"""The actions of the game in a state, in some order. Equals keep the game's own order."""


class Ordered(Wrapped[S, A]):
    """`game` with its actions in another order. Nothing else changes."""

    def __init__(self, game: Game[S, A], arrange: Arrange[S, A]) -> None:
        super().__init__(game)
        self.arrange = arrange

    def actions(self, state: S) -> Sequence[A]:
        """The same actions in this order."""
        return self.arrange(self.game, state)


def reversed_order(game: Game[S, A], state: S) -> Sequence[A]:
    """The last action first."""
    return game.actions(state)[::-1]


class CentredGame(Game[S, A], CentreRank[A], Protocol[S, A]):
    """A game whose moves have a distance from the centre."""


def centre_first(game: CentredGame[S, A], state: S) -> Sequence[A]:
    """Moves near the centre first, by the game's `centre_rank(action)`."""
    actions = game.actions(state)
    return sorted_by(actions, [game.centre_rank(action) for action in actions])


def best_evaluation_first(game: Game[S, A], state: S) -> Sequence[A]:
    """The move that looks best to the player to move first, by the utility or evaluation of the
    position after it."""
    sign = -1 if game.to_move(state) == MAX else 1
    actions = game.actions(state)
    ranks = []
    for action in actions:
        child = game.result(state, action)
        worth = game.utility(child) if game.is_terminal(child) else game.evaluate(child)
        ranks.append(sign * worth)
    return sorted_by(actions, ranks)


class OrderedByValue(Wrapped[S, A]):
    """`game` with its actions in the order of their exact values for the player to move.

    To find them, minimax searches the whole tree once; its values are kept.
    """

    def __init__(self, game: Game[S, A], best_first: bool) -> None:
        super().__init__(game)
        self.best_first = best_first
        self.values: dict[S, float] = {}

    def actions(self, state: S) -> Sequence[A]:
        """The same actions. Raises `BadInput` (field "order") if the tree is too large."""
        actions = self.game.actions(state)
        values = [self.value(self.game.result(state, action)) for action in actions]
        descends = (self.game.to_move(state) == MAX) == self.best_first
        return sorted_by(actions, [-v for v in values] if descends else values)

    def value(self, state: S) -> float:
        """The exact value of `state`, from MAX's side. Raises `BadInput`."""
        game = self.game
        if state in self.values:
            return self.values[state]
        if len(self.values) >= MOST_POSITIONS:
            raise BadInput(
                f"More than {MOST_POSITIONS:,} positions can follow, too many to know what every"
                " move is worth: choose another move order.",
                field="order",
            )
        if game.is_terminal(state):
            v = game.utility(state)
        elif game.to_move(state) == MAX:
            v = max([self.value(game.result(state, action)) for action in game.actions(state)])
        else:
            v = min([self.value(game.result(state, action)) for action in game.actions(state)])
        self.values[state] = v
        return v


class FewestLeavesFirst(Wrapped[S, A]):
    """`game` with its actions in a perfect order: alpha-beta, cutting on ≥, then searches `root` to
    `depth` with the fewest leaves possible. The window from `alpha` to `beta` is from MAX's side.

    Alpha-beta must see the cheapest proof that `root` is worth at least its value, and the cheapest
    proof that it is worth no more; only one of them if the value is not inside the window. So if a
    move is good enough, the first move is the one that is proved good enough with the fewest
    leaves; it need not be the best. If the tree is too large for this, the order is the one of
    `OrderedByValue`.

    The game is not told the depth of a node. If a position comes up at several depths above a depth
    limit, as in Nim, the first of them counts, and the search may see a few more leaves than
    necessary.
    """

    def __init__(
        self, game: Game[S, A], root: S, depth: float, alpha: float = -inf, beta: float = inf
    ) -> None:
        super().__init__(game)
        self.root = root
        self.depth = depth
        self.alpha = alpha
        self.beta = beta
        self.by_value = OrderedByValue(game, best_first=True)

    @cached_property
    def proofs(self) -> Proofs | None:
        """The cheapest proofs; None if the tree is too large."""
        return cheapest_proofs(self.game, self.root, self.depth, MOST_PROVED, self.alpha, self.beta)

    @cached_property
    def plies_below(self) -> dict[S, float]:
        """For each state that comes up, the most plies that are left below it."""
        plies: dict[Any, float] = {}
        for state, left in self.proofs.values if self.proofs else ():
            plies[state] = max(left, plies.get(state, left))
        return plies

    def actions(self, state: S) -> Sequence[A]:
        """The same actions. May raise `BadInput` (field "order") if the tree is too large."""
        if self.proofs is None:
            return self.by_value.actions(state)
        actions = self.game.actions(state)
        left = self.plies_below.get(state, 0)
        if left == 0:  # a search that looks beyond its depth limit gets the default order there
            return actions
        keys = [(self.game.result(state, action), left - 1) for action in actions]
        is_max = self.game.to_move(state) == MAX
        leaves = self.proofs.at_least if is_max else self.proofs.at_most
        sign = -1 if is_max else 1
        # If nothing can be proved, the best comes first.
        ranks = [(leaves.get(key, inf), sign * self.proofs.values[key]) for key in keys]
        return sorted_by(actions, ranks)


def is_proved(game: Game[Any, Any]) -> bool:
    """Whether `game` has the order of the cheapest proofs, and they are known."""
    return isinstance(game, FewestLeavesFirst) and game.proofs is not None


def sorted_by(actions: Sequence[A], ranks: Sequence[Any]) -> list[A]:
    """`actions` by their ranks, the smallest first. Equals keep their order."""
    # The ranks are computed first, so that `sorted` calls no Python function: in a browser, calls
    # of Python from C would overflow the stack in a deep search.
    return [actions[index] for index in sorted(range(len(actions)), key=ranks.__getitem__)]


@dataclass(frozen=True)
class OrderEntry:
    """An order in the registry.

    Attributes:
        wrap: gives a game the order; None keeps the game's own order.
        note: one sentence that says which moves come first.
        needs: what a game must declare for this order.
        rates: whether it sorts by values for MAX, which is useless with more than two players.
        knows_all: whether it looks at the whole tree below a position, and so raises `BadInput` if
            that is too large.
        wrap_at: gives a game the order for the search of one position to a depth with a window from
            MAX's side; only if the order depends on these.
    """

    id: str
    name: str
    wrap: Callable[[Any], Game[Any, Any]] | None
    note: str
    needs: tuple[type[object], ...] = ()
    rates: bool = False
    knows_all: bool = False
    wrap_at: Callable[[Any, Any, float, float, float], Game[Any, Any]] | None = None

    def offered(self, game: object) -> bool:
        """Whether `game` can be searched in this order."""
        if self.wrap is not None and offers(game, HiddenMoves):
            return False  # an order by hidden values would give them away
        if self.knows_all and (offers(game, Chance) or offers(game, ManyPlayers)):
            return False  # its positions have no minimax values
        if self.rates and offers(game, ManyPlayers):
            return False
        return all(offers(game, each) for each in self.needs)

    def apply(self, game: Game[S, A]) -> Game[S, A]:
        """`game` with its actions in this order. Raises `ValueError` if it is not offered."""
        if not self.offered(game):
            raise ValueError(f'The order "{self.name}" is not offered by this game.')
        return game if self.wrap is None else self.wrap(game)

    def apply_at(
        self, game: Game[S, A], state: S, depth: float, alpha: float = -inf, beta: float = inf
    ) -> Game[S, A]:
        """The same for a search of `state` to `depth` with this window, from MAX's side."""
        ordered = self.apply(game)
        return ordered if self.wrap_at is None else self.wrap_at(game, state, depth, alpha, beta)


ORDERS: Final[dict[str, OrderEntry]] = {
    entry.id: entry
    for entry in (
        OrderEntry("given", "default", None, "The order in which the game lists its moves."),
        OrderEntry(
            "reversed",
            "reversed",
            partial(Ordered, arrange=reversed_order),
            "The default order, reversed.",
        ),
        OrderEntry(
            "centre",
            "centre first",
            partial(Ordered, arrange=centre_first),
            "First the moves near the centre.",
            needs=(CentreRank,),
        ),
        OrderEntry(
            "evaluation",
            "best evaluation first",
            partial(Ordered, arrange=best_evaluation_first),
            "First the moves that the evaluation function rates best for the player to move.",
            rates=True,
        ),
        OrderEntry(
            "perfect",
            "perfect",
            partial(OrderedByValue, best_first=True),
            "The order in which alpha-beta needs the fewest leaves; in a large tree, the really "
            "best move first. No search can know it in advance: it shows how much a perfect order "
            "would save.",
            knows_all=True,
            wrap_at=FewestLeavesFirst,
        ),
        OrderEntry(
            "worst",
            "worst",
            partial(OrderedByValue, best_first=False),
            "First the moves that are really worst for the player to move, if the game is played "
            "to the end.",
            knows_all=True,
        ),
    )
}
