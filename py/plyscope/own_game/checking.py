"""Plays a few games by a person's own rules, to find where they break the protocol."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import isnan
from random import Random
from time import perf_counter
from typing import Any, Final

from plyscope.game import CHANCE, MAX, MIN, BadInput
from plyscope.input.phrases import shortened

PLAYOUTS: Final = 12
LONGEST: Final = 200
SECONDS: Final = 0.5
SEED: Final = 1
LONGEST_SHOWN: Final = 60


@dataclass(frozen=True)
class Seen:
    """What a few games have shown.

    Attributes:
        utilities: those of the ends that were reached.
        moves_after_end: whether there are actions where the game is over.
    """

    utilities: tuple[float, ...]
    moves_after_end: bool


def check(game: Any, initial: Any, evaluates: bool, field: str) -> Seen:
    """Plays games at random and checks each position on the way. Raises `BadInput`, with one
    sentence, at the first that breaks the protocol."""
    walk = _Walk(game, evaluates, field)
    ends = perf_counter() + SECONDS
    for number in range(PLAYOUTS):
        walk.play(initial, Random(SEED + number))
        if perf_counter() > ends:
            break
    return Seen(tuple(walk.utilities), walk.moves_after_end)


class _Walk:
    def __init__(self, game: Any, evaluates: bool, field: str) -> None:
        self.game, self.evaluates, self.field = game, evaluates, field
        self.utilities: list[float] = []
        self.moves_after_end = False
        self.path: list[str] = []

    def play(self, state: Any, random: Random) -> None:
        """One game from `state`, to its end or for `LONGEST` moves."""
        self.path = []
        while len(self.path) < LONGEST:
            self._check_state(state)
            if self.game.is_terminal(state):
                return self._check_end(state)
            actions = self._checked_actions(state)
            action = random.choice(actions)
            state = self._checked_result(state, action)
            self.path.append(shown(action))
        return None

    def _wrong(self, sentence: str) -> BadInput:
        """A sentence about the present position."""
        last = self.path[-4:]
        more = "…, " if len(self.path) > len(last) else ""
        where = f"In the state after {more}{', '.join(last)}" if last else "In the first state"
        return BadInput(f"{where}, {sentence}", field=self.field)

    def _check_state(self, state: Any) -> None:
        try:
            hash(state)
        except TypeError:
            raise BadInput(
                f"A state of your game is a {type(state).__name__}, and has something in it that "
                "can change. Make it of tuples, strings and numbers, or of a frozen dataclass, so "
                "that a search can remember it.",
                field=self.field,
            ) from None

    def _check_end(self, state: Any) -> None:
        worth = self.game.utility(state)
        if not is_number(worth):
            raise self._wrong(f"`utility` is {shown(worth)}, which is not a number.")
        self.utilities.append(float(worth))
        if list(self.game.actions(state) or ()):
            self.moves_after_end = True

    def _checked_actions(self, state: Any) -> Sequence[Any]:
        mover = self.game.to_move(state)
        sides = (MAX, MIN, CHANCE) if hasattr(self.game, "outcomes") else (MAX, MIN)
        if mover not in sides:
            named = " or ".join(f'"{side}"' for side in sides)
            raise self._wrong(f"`to_move` is {shown(mover)}; it must be {named}.")
        if mover != CHANCE and self.evaluates:
            worth = self.game.evaluate(state)
            if not is_number(worth):
                raise self._wrong(f"`evaluate` is {shown(worth)}, which is not a number.")
        actions = self._listed(state)
        if not actions:
            raise self._wrong("`actions` is empty, but `is_terminal` says that the game goes on.")
        for action in actions:
            try:
                hash(action)
            except TypeError:
                kind = type(action).__name__
                raise self._wrong(f"an action is a {kind}: make it a tuple.") from None
        return actions

    def _listed(self, state: Any) -> list[Any]:
        actions = self.game.actions(state)
        try:
            return list(actions)
        except TypeError:
            raise self._wrong(f"`actions` is {shown(actions)}, which is not a list.") from None

    def _checked_result(self, state: Any, action: Any) -> Any:
        before, mover = hash(state), self.game.to_move(state)
        following, again = self.game.result(state, action), self.game.result(state, action)
        after = f"`result` of {shown(action)}"
        if following is None:
            raise self._wrong(f"{after} is None: does it end without a `return`?")
        if following is state:
            raise self._wrong(f"{after} is the same state: it must return a new one.")
        if hash(state) != before or self.game.to_move(state) != mover:
            raise self._wrong(f"{after} changes the state itself: it must return a new one.")
        self._check_state(following)
        if following != again:
            raise self._wrong(
                f"{after} is not equal to itself when it is asked for twice: make the state a "
                "tuple or a frozen dataclass, and leave chance to `outcomes`."
            )
        return following


def is_number(value: Any) -> bool:
    """Whether a value can be compared with others, as a number."""
    return isinstance(value, int) or (isinstance(value, float) and not isnan(value))


def shown(value: Any) -> str:
    """A value in a sentence, as a program would print it."""
    return shortened(value if isinstance(value, str) else repr(value), LONGEST_SHOWN)
