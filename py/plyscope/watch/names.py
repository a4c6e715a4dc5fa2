"""What the locals of a search function are for, told by their names."""

from __future__ import annotations

from dataclasses import dataclass
from types import CodeType

from plyscope.watch.codes import assigned_before, parameters

STATE_NAMES = ("state", "position", "board", "node", "s")
ALPHA_NAMES = ("alpha", "α")
BETA_NAMES = ("beta", "β")
ACTION_NAMES = ("action", "move")
"""The names by which a search may call these things; the first that is a parameter counts."""


@dataclass(frozen=True)
class Locals:
    """The locals of a search's functions that are worth recording.

    Attributes:
        state: for each function, the parameter that holds the state.
        numbers: the parameters of any of them that may hold numbers: alpha, beta, depth.
        window: those two of `numbers` that hold alpha and beta, or None.
        before: for each line, the locals that a line run just before it may have assigned.
        action_lines: the lines before which the next action may have been taken up.
    """

    state: dict[CodeType, str]
    numbers: tuple[str, ...]
    window: tuple[str, str] | None
    before: dict[int, tuple[str, ...]]
    action_lines: tuple[int, ...]


def read_locals(codes: tuple[CodeType, ...]) -> Locals:
    """What the locals of `codes` are for. A state is the first parameter if no name tells."""
    state = {code: _first(STATE_NAMES, parameters(code)) or parameters(code)[0] for code in codes}
    # An action may be a number too, but what it means is told by its name, not by its number.
    silent = {*state.values(), "game", *ACTION_NAMES}
    every = dict.fromkeys(name for code in codes for name in parameters(code))
    numbers = tuple(name for name in every if name not in silent)
    alpha, beta = _first(ALPHA_NAMES, numbers), _first(BETA_NAMES, numbers)
    before = {}
    action_lines = []
    for code in codes:
        for line, targets in assigned_before(code).items():
            if any(name in ACTION_NAMES for name in targets):
                action_lines.append(line)
            kept = tuple(name for name in targets if name not in silent)
            if kept:
                before[line] = kept
    return Locals(
        state, numbers, (alpha, beta) if alpha and beta else None, before, tuple(action_lines)
    )


def _first(wanted: tuple[str, ...], names: tuple[str, ...]) -> str | None:
    return next((name for name in wanted if name in names), None)
