"""A person's rules, asked with care: what they answer is what a search expects, or it is told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import copysign, fsum, inf, isfinite, isnan
from operator import index
from typing import Any, Final, TypeVar

from plyscope.game import CHANCE, MAX, MIN, BadInput, ManyPlayers, offers
from plyscope.games.wrapper import Wrapped
from plyscope.own_game.places import place_of_answer
from plyscope.own_game.text import OwnText
from plyscope.own_game.text_picture import shown

T = TypeVar("T")

NEAR: Final = 1e-6
"""How far from 1 the sum of probabilities may be: those of some libraries have seven digits."""

CHANGEABLE: Final = (
    "is a {}, and has something in it that can change: make a state of tuples, strings and "
    "numbers, or of a frozen dataclass, so that a search can remember it"
)


class Checked(Wrapped[Any, Any]):
    """The game of `rules`, whose answers are converted and checked here and nowhere else: numbers
    are ints and floats, lists are lists, and each outcome has one probability, greater than 0.
    Every function raises `BadInput`, with the person's own line, where a rule breaks the
    protocol."""

    rules: Any

    def __init__(self, game: Any, text: OwnText) -> None:
        super().__init__(game)
        self.rules, self.text = game, text
        self._to_move, self._actions, self._result = game.to_move, game.actions, game.result
        self._is_terminal = game.is_terminal
        self._utility, self._evaluate = game.utility, getattr(game, "evaluate", None)
        self.evaluates = callable(self._evaluate)
        self._has_chance = callable(getattr(game, "outcomes", None))
        self._sides: Sequence[Any] = (MAX, MIN, CHANCE) if self._has_chance else (MAX, MIN)
        if offers(game, ManyPlayers):
            self._sides = range(game.players)

    def to_move(self, state: Any) -> Any:
        """Whose turn it is."""
        mover = self._to_move(state)
        if mover in self._sides:
            return mover
        if self.is_terminal(state):
            return MAX  # there the answer has no meaning
        named = " or ".join(f'"{side}"' for side in self._sides)
        raise self.wrong("to_move", f"is {shown(mover)}; it must be {named}", state)

    def is_terminal(self, state: Any) -> bool:
        """Whether the game is over."""
        return bool(self._is_terminal(state))

    def actions(self, state: Any) -> Sequence[Any]:
        """The legal actions; if chance moves, its outcomes."""
        if self._has_chance and self._is_by_chance(state):
            return [action for action, _ in self.outcomes(state)]
        given = self._actions(state)
        if given is None and self.is_terminal(state):
            return []
        is_list = type(given) is list or isinstance(given, Sequence)
        found = given if is_list else self._listed("actions", given, state)
        if not found and not self.is_terminal(state):
            ends = "is empty, but `is_terminal` says that the game goes on"
            raise self.wrong("actions", ends, state)
        return found

    def _is_by_chance(self, state: Any) -> bool:
        return not self.is_terminal(state) and bool(self._to_move(state) == CHANCE)

    def _listed(self, name: str, given: Any, *asked: Any) -> list[Any]:
        try:
            each = iter(given)
        except TypeError:
            raise self.wrong(name, f"is {shown(given)}, which is not a list", *asked) from None
        return list(each)

    def result(self, state: Any, action: Any) -> Any:
        """The state after an action."""
        following = self._result(state, action)
        if following is None:
            ends = "is None: does it end without a `return`?"
            raise self.wrong("result", ends, state, action)
        if following is state:
            raise self.wrong("result", "is the same state: it must return a new one", state, action)
        try:
            hash(following)
        except TypeError:
            ends = CHANGEABLE.format(type(following).__name__)
            raise self.wrong("result", ends, state, action) from None
        return following

    def utility(self, state: Any) -> float:
        """What an end is worth to MAX."""
        return self._finite("utility", self._utility(state), state)

    def evaluate(self, state: Any) -> float:
        """An estimate, which may be infinite; 0 if there is no evaluation."""
        return self._number("evaluate", self._evaluate(state), state) if self._evaluate else 0

    def utilities(self, state: Any) -> tuple[float, ...]:
        """If there are more than two players: what an end is worth to each of them."""
        return self._each("utilities", state, self._finite)

    def evaluations(self, state: Any) -> tuple[float, ...]:
        """If there are more than two players: an estimate for each of them."""
        return self._each("evaluations", state, self._number)

    def features(self, state: Any) -> tuple[float, ...]:
        """If the game has features: their values."""
        return self._each("features", state, self._number)

    def _each(self, name: str, state: Any, read: Callable[..., float]) -> tuple[float, ...]:
        given = self._listed(name, getattr(self.rules, name)(state), state)
        return tuple(read(name, worth, state) for worth in given)

    def _number(self, name: str, worth: Any, state: Any) -> float:
        number = as_number(worth)
        if number is None:
            raise self.wrong(name, f"is {shown(worth)}, which is not a number", state)
        return number

    def _finite(self, name: str, worth: Any, state: Any) -> float:
        number = self._number(name, worth, state)
        if not isfinite(number):
            most = f"it must be a finite number, and at most {LARGEST:g}"
            raise self.wrong(name, f"is {shown(worth)}; {most}", state)
        return number

    def outcomes(self, state: Any) -> list[tuple[Any, float]]:
        """The outcomes of chance that are possible, each once, with their probabilities."""
        chances: dict[Any, float] = {}
        for pair in self._listed("outcomes", self.rules.outcomes(state), state):
            action, chance = self._pair(pair, state)
            chances[action] = chances.get(action, 0.0) + chance
        total = fsum(chances.values())
        if abs(total - 1) > NEAR:
            ends = f"has probabilities that add up to {total:.10g}, and not to 1"
            raise self.wrong("outcomes", ends, state)
        return [(action, chance) for action, chance in chances.items() if chance > 0]

    def _pair(self, pair: Any, state: Any) -> tuple[Any, float]:
        if not isinstance(pair, Sequence) or isinstance(pair, str) or len(pair) != 2:
            ends = f"has {shown(pair)}, which is not a pair: a move and its probability"
            raise self.wrong("outcomes", ends, state)
        action, odds = pair
        try:
            hash(action)
        except TypeError:
            ends = f"has a move that is a {type(action).__name__}: make it a tuple"
            raise self.wrong("outcomes", ends, state) from None
        chance = as_number(odds)
        if chance is None or not 0 <= chance <= 1 + NEAR:
            ends = f"gives {shown(action)} the probability {shown(odds)}: it lies between 0 and 1"
            raise self.wrong("outcomes", ends, state)
        return action, chance

    def wrong(self, name: str, ends: str, state: Any, *action: Any) -> BadInput:
        """A sentence about what the rule `name` answers, with the line that gives this answer."""
        place = place_of_answer(getattr(self.rules, name), state, *action)
        of = f" of {shown(action[0])}" if action else ""
        sentence = f"in the state {shown(state)}, `{name}`{of} {ends}"
        return self.text.wrong(sentence if ends.endswith("?") else f"{sentence}.", place)


EXACT: Final = 2**53
"""Whole numbers up to this are the same as an int and as a float."""
LARGEST: Final = 1e300
"""A larger number counts as infinite: sums and squares of values must still be numbers."""


def as_number(value: Any) -> float | None:
    """`value` as a plain int or float: a truth value, a fraction, a decimal, a number of a library.
    Infinite if it is larger than `LARGEST`; None if it is no number, or "not a number"."""
    kind = type(value)
    if kind is int and -EXACT <= value <= EXACT:
        return int(value)
    if kind is float and -LARGEST <= value <= LARGEST:
        return float(value)
    try:
        whole = int(index(value))
    except TypeError:
        return _as_float(value) if hasattr(value, "__float__") else None
    return whole if -EXACT <= whole <= EXACT else _as_float(whole)


def _as_float(value: Any) -> float | None:
    try:
        number = float(value)
    except OverflowError:
        number = inf if value > 0 else -inf
    except (TypeError, ValueError):  # several numbers in one, or a decimal that is none
        return None
    if isnan(number):
        return None
    return number if abs(number) <= LARGEST else copysign(inf, number)
