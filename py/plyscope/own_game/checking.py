"""Plays a few games by a person's own rules, to find where they break the protocol."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any, Final

from plyscope.game import CHANCE, BadInput
from plyscope.own_game.checked import CHANGEABLE, Checked
from plyscope.own_game.text_picture import shown

PLAYOUTS: Final = 12
LONGEST: Final = 200
SECONDS: Final = 0.5
SEED: Final = 1


@dataclass(frozen=True)
class Seen:
    """What a few games have shown.

    Attributes:
        utilities: those of the ends that were reached.
        moves_after_end: whether there are actions where the game is over.
    """

    utilities: tuple[float, ...]
    moves_after_end: bool


def check(game: Checked, initial: Any, picture: Callable[[Any], Any]) -> Seen:
    """Plays games at random and checks each position on the way, and its `picture` in the first of
    these games. Raises `BadInput`, with one sentence, at the first that breaks the protocol."""
    walk = _Walk(game)
    ends = perf_counter() + SECONDS
    try:
        hash(initial)
    except TypeError:
        raise game.text.wrong(
            f"the first state {CHANGEABLE.format(type(initial).__name__)}.",
            game.text.place_of("initial"),
        ) from None
    for number in range(PLAYOUTS):
        walk.play(initial, Random(SEED + number), picture if number == 0 else None)
        if perf_counter() > ends:
            break
    return Seen(tuple(walk.utilities), walk.moves_after_end)


class _Walk:
    def __init__(self, game: Checked) -> None:
        self.game, self.rules = game, game.rules
        self.utilities: list[float] = []
        self.moves_after_end = False

    def play(self, state: Any, random: Random, picture: Callable[[Any], Any] | None) -> None:
        """One game from `state`, to its end or for `LONGEST` moves."""
        for _ in range(LONGEST):
            if picture:
                picture(state)
            mover = self.game.to_move(state)
            if self.game.is_terminal(state):
                return self._check_end(state)
            if self.game.evaluates:
                self.game.evaluate(state)
            actions = self._checked_actions(state)
            if mover == CHANCE:
                self._check_outcomes(state, actions)
            state = self._checked_result(state, random.choice(actions))
        return None

    def _check_end(self, state: Any) -> None:
        self.utilities.append(self.game.utility(state))
        if list(self.rules.actions(state) or ()):
            self.moves_after_end = True

    def _checked_actions(self, state: Any) -> Sequence[Any]:
        actions = self.game.actions(state)
        for action in actions:
            try:
                hash(action)
            except TypeError:
                ends = f"has a {type(action).__name__} in it: make an action a tuple"
                raise self.game.wrong("actions", ends, state) from None
        return actions

    def _check_outcomes(self, state: Any, possible: Sequence[Any]) -> None:
        """Whether the other rules know the same outcomes. `actions` need not know chance."""
        outcomes = {action for action, _ in self.rules.outcomes(state)}
        try:
            actions = set(self.rules.actions(state))
        except Exception:
            actions = set()
        if actions and actions != outcomes:
            other = shown(next(iter(outcomes ^ actions)))
            ends = f"and `actions` do not have the same moves: {other} is in one of them only"
            raise self.game.wrong("outcomes", ends, state)
        for action in possible:
            try:
                self.game.result(state, action)
            except (BadInput, MemoryError):
                raise
            except Exception as error:
                why = f"{type(error).__name__}: {error}"
                ends = f"has {shown(action)}, which `result` cannot take ({why})"
                raise self.game.wrong("outcomes", ends, state) from error

    def _checked_result(self, state: Any, action: Any) -> Any:
        game = self.game
        before, mover = hash(state), game.to_move(state)
        following, again = game.result(state, action), game.result(state, action)
        if hash(state) != before or game.to_move(state) != mover:
            ends = "changes the state itself: it must return a new one"
            raise game.wrong("result", ends, state, action)
        if following != again:
            ends = (
                "is not equal to itself when it is asked for twice: make the state a tuple or a "
                "frozen dataclass, and leave chance to `outcomes`"
            )
            raise game.wrong("result", ends, state, action)
        return following
