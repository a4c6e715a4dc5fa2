"""What the locals of a search function are for, found out from their names."""

from __future__ import annotations

from dataclasses import dataclass
from types import CodeType

from plyscope.tracing.codes import NO_HINTS, Hints, assigned_before, first_number, parameters

STATE_NAME = "state"
ALPHA_NAMES = ("alpha", "α")
BETA_NAMES = ("beta", "β")
ACTION_NAMES = ("action", "move")
"""The names that a search may use for these things; the first that is a parameter counts."""
NO_NUMBERS = ("game", "self", "cls")
"""Parameters that never hold numbers."""

STRATEGY_NAME = "strategy"
"""The local in which a search keeps the probabilities of a position's actions, in their order: a
list that is never changed, only replaced by a new one."""
KEPT_ACTION_NAMES = ("best_action", "best_move")
"""The names under which it may keep an action that it has found."""


@dataclass(frozen=True)
class Locals:
    """The locals of a search's functions that are worth recording.

    Attributes:
        state: for each function, the parameter that holds the state, or the attribute of one, as
            "node.state"; None until its first call shows it, if the name does not.
        value: the local that holds the value of a node when its call returns; "" if it returns
            it.
        numbers: the parameters of any of them that may hold numbers: alpha, beta, depth.
        window: those two of `numbers` that hold alpha and beta, or None.
        first: for each function, what is added to its lines to number them through all files.
        before: for each line with such a number, the locals that the line before may have assigned.
        action_lines: the lines before which the next action may have been taken up.
        driver: whether the function that was started is a node only because it has a loop.
        caches: whether calls may be answered from a cache, without running.
    """

    state: dict[CodeType, str | None]
    value: str
    numbers: tuple[str, ...]
    window: tuple[str, str] | None
    first: dict[CodeType, int]
    before: dict[int, tuple[str, ...]]
    action_lines: tuple[int, ...]
    driver: bool
    caches: bool


def read_locals(
    codes: tuple[CodeType, ...],
    hints: Hints = NO_HINTS,
    *,
    driver: bool = False,
    caches: bool = False,
) -> Locals:
    """What the locals of `codes` are for, as far as their names or the hints show it."""
    state = {code: _name_of_state(code, hints) for code in codes}
    # An action may be a number too, but people know it by its name, not by that number.
    silent = {STATE_NAME, *NO_NUMBERS, *ACTION_NAMES, *KEPT_ACTION_NAMES}
    every = dict.fromkeys(name for code in codes for name in parameters(code))
    numbers = tuple(name for name in every if name not in silent)
    alpha, beta = _first(ALPHA_NAMES, numbers), _first(BETA_NAMES, numbers)
    before = {}
    action_lines = []
    first = {code: first_number(code, codes) for code in codes}
    for code in codes:
        for at, targets in assigned_before(code).items():
            line = first[code] + at
            if any(name in ACTION_NAMES for name in targets):
                action_lines.append(line)
            kept = tuple(name for name in targets if name not in silent)
            if kept:
                before[line] = kept
    window = (alpha, beta) if alpha and beta else None
    lines = tuple(action_lines)
    return Locals(state, hints.value, numbers, window, first, before, lines, driver, caches)


def _name_of_state(code: CodeType, hints: Hints) -> str | None:
    names = parameters(code)
    if hints.state.partition(".")[0] in names:
        return hints.state
    return STATE_NAME if STATE_NAME in names else None


def _first(wanted: tuple[str, ...], names: tuple[str, ...]) -> str | None:
    return next((name for name in wanted if name in names), None)
