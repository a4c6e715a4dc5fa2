"""A person's own rules as a game that the page can show, play and search."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Any, Final

from plyscope.game import MAX, MIN, BadInput, CentreRank, Chance, QuietPositions, Symmetries
from plyscope.games.presentable import Picture
from plyscope.input.checks import bad
from plyscope.input.phrases import quoted
from plyscope.own_game.checked import Checked, as_number
from plyscope.own_game.checking import Seen, check
from plyscope.own_game.text import OwnText
from plyscope.own_game.text_picture import picture_of, shown

CAPABILITIES: Final[tuple[tuple[type, tuple[str, ...]], ...]] = (
    (Chance, ("outcomes",)),
    (Symmetries, ("canonical",)),
    (CentreRank, ("centre_rank",)),
    (QuietPositions, ("is_quiet", "noisy_actions", "may_stand_pat")),
)
"""What a game may do besides, and the functions for it: here it need not be declared."""
NO_EVALUATION: Final = (
    "Your game has no `evaluate`, so a search to a depth takes every state where it stops for 0."
)
SEPARATORS: Final = " \t\n,;"


class Playable:
    """`rules` as a game for the page. What a search asks for is answered by the rules themselves.

    A position is written as the moves that lead to it.
    """

    def __init__(self, rules: Checked, seen: Seen) -> None:
        self.rules, self.seen = rules, seen
        self.initial = initial_of(rules)
        self.bounds = _bounds(rules, seen)
        self.to_move = rules.to_move
        self.actions = self._actions_before_end if seen.moves_after_end else rules.actions
        self.result = rules.result
        self.is_terminal = rules.is_terminal
        self.utility = rules.utility
        self.evaluate = rules.evaluate
        self._draw = picture_of(rules)
        self._paths: dict[Any, tuple[str, ...]] = {self.initial: ()}

    def _actions_before_end(self, state: Any) -> Sequence[Any]:
        """The actions of rules that have some where the game is over: there are none."""
        return [] if self.is_terminal(state) else self.rules.actions(state)

    def read(self, text: str) -> Any:
        """The state after the moves in `text`. Raises `BadInput`."""
        state, at = self.initial, 0
        while rest := text[at:].lstrip(SEPARATORS):
            at = len(text) - len(rest)
            if self.is_terminal(state):
                raise bad("The game is over before this move.", at)
            action, length = self._first_move(state, rest, at)
            state = self._after(state, action)
            at += length
        return state

    def _first_move(self, state: Any, text: str, at: int) -> tuple[Any, int]:
        """The move that `text` begins with, and how long it is there. Raises `BadInput`."""
        written = [
            (len(word), action)
            for action in self.actions(state)
            for word in (self.action_id(state, action), self.action_name(state, action))
            if text.startswith(word) and text[len(word) : len(word) + 1].strip(SEPARATORS) == ""
        ]
        if not written:
            first = text.split(maxsplit=1)[0]
            raise bad(f"There is no move {quoted(first)} here. {self._moves(state)}", at)
        length, action = max(written, key=lambda each: each[0])
        return action, length

    def _moves(self, state: Any) -> str:
        names = [self.action_name(state, action) for action in self.actions(state)]
        return f"The moves are {shown(', '.join(names))}."

    def _after(self, state: Any, action: Any) -> Any:
        """The next state; how it was reached is remembered, so that it can be written."""
        following = self.result(state, action)
        self._paths[following] = (*self._path(state), self.action_id(state, action))
        return following

    def _path(self, state: Any) -> tuple[str, ...]:
        """The moves to `state`. A state that no one has asked for yet follows from one that was."""
        if state not in self._paths:
            for known in reversed(list(self._paths)):
                if not self.is_terminal(known):
                    for action in self.actions(known):
                        if self.result(known, action) == state:
                            self._after(known, action)
                            return self._paths[state]
            raise BadInput("This state cannot be written as moves.", field="position")
        return self._paths[state]

    def format(self, state: Any) -> str:
        """The moves to `state`, as `3 5 1`."""
        return " ".join(self._path(state))

    def action_id(self, state: Any, action: Any) -> str:
        """The action as text without spaces; its number, if it has no text."""
        if _has_no_text(action):
            return str(list(self.actions(state)).index(action) + 1)
        return "".join(str(action).split())

    def action_name(self, state: Any, action: Any) -> str:
        """The action as text."""
        return self.action_id(state, action) if _has_no_text(action) else str(action)

    def parse_action(self, state: Any, text: str) -> Any:
        """The legal action with the id `text`. Raises `BadInput`."""
        for action in self.actions(state):
            if self.action_id(state, action) == text:
                self._after(state, action)
                return action
        raise BadInput(f"There is no move {quoted(text)}. {self._moves(state)}", field="action")

    def cell(self, state: Any, action: Any) -> int:
        """There is no grid."""
        return -1

    def picture(self, state: Any) -> Picture:
        """The state as text."""
        return {"kind": "text", "text": self._draw(state), "names": {MAX: MAX, MIN: MIN}}

    def verdict(self, state: Any) -> str:
        """Who has won, and the utility."""
        if not self.is_terminal(state):
            return ""
        worth = self.utility(state)
        if worth == 0:
            return "The game is over: the utility is 0."
        return f"{MAX if worth > 0 else MIN} has won: the utility is {worth:g}.".replace("-", "−")

    def warnings(self, state: Any) -> tuple[str, ...]:
        """That there is no evaluation, if there is none."""
        return () if self.rules.evaluates else (NO_EVALUATION,)

    def node_name(self, state: Any) -> str:
        """States have no names: the moves say enough."""
        return ""


def initial_of(rules: Any) -> Any:
    """The first state: an attribute, or what a function without arguments returns."""
    initial = rules.initial
    return initial() if callable(initial) else initial


def playable(own: Any, text: OwnText) -> Playable:
    """The rules of a person's own object as a game for the page, with all that they can do besides.
    Raises `BadInput` where they break the protocol."""
    rules = Checked(own, text)
    seen = check(rules, initial_of(rules), picture_of(rules))
    able: dict[str, Any] = {}
    bases: list[type] = [Playable]
    for capability, names in CAPABILITIES:
        if all(callable(getattr(own, name, None)) for name in names):
            bases.append(capability)
            able |= {name: staticmethod(getattr(rules, name)) for name in names}
    kind: type[Playable] = type("Playable", tuple(bases), able)
    return kind(rules, seen)


def _bounds(rules: Checked, seen: Seen) -> tuple[float, float]:
    """The game's own bounds, or those of the ends that were seen, and at least −1 and 1. Raises
    `BadInput`."""
    given = getattr(rules, "bounds", None)
    if given is None:
        return (min(-1.0, *seen.utilities, 0), max(1.0, *seen.utilities, 0))
    match [as_number(each) for each in given] if isinstance(given, tuple | list) else None:
        case [int() | float() as least, int() | float() as most] if -inf < least <= most < inf:
            return float(least), float(most)
    raise rules.text.wrong(
        f"`bounds` is {shown(given)}; it must be two numbers, the least and the greatest utility.",
        rules.text.place_of("bounds"),
    )


def _has_no_text(action: Any) -> bool:
    own = vars(type(action))
    return "<" in repr(action) and "__str__" not in own and "__repr__" not in own
