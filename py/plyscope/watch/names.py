"""What the locals of a search function are for, told by their names."""

from __future__ import annotations

from dataclasses import dataclass
from types import CodeType

from plyscope.watch.codes import assigned_names, parameters

STATE_NAMES = ("state", "position", "board", "node", "s")
ACTION_NAMES = ("action", "move")
ALPHA_NAMES = ("alpha", "α")
BETA_NAMES = ("beta", "β")
"""The names by which a search may call these things; the first that is a parameter counts."""


@dataclass(frozen=True)
class Locals:
    """The locals of one function that are worth recording.

    Attributes:
        state: the parameter that holds the state.
        window: the parameters that hold alpha and beta, or None.
        numbers: the other parameters that may hold numbers, as a depth.
        assigned: for each line that assigns such locals, their names.
    """

    state: str
    window: tuple[str, str] | None
    numbers: tuple[str, ...]
    assigned: dict[int, tuple[str, ...]]


def read_locals(code: CodeType) -> Locals:
    """What the locals of `code` are for. The state is its first parameter if no name tells."""
    names = parameters(code)
    state = _first(STATE_NAMES, names) or names[0]
    alpha, beta = _first(ALPHA_NAMES, names), _first(BETA_NAMES, names)
    window = (alpha, beta) if alpha and beta else None
    # An action may be a number too, but what it means is told by its name, not by its number.
    silent = {state, "game", *ACTION_NAMES}
    numbers = tuple(name for name in names if name not in silent and name not in (window or ()))
    assigned = {
        line: tuple(name for name in targets if name not in silent)
        for line, targets in assigned_names(code).items()
    }
    kept = {line: targets for line, targets in assigned.items() if targets}
    return Locals(state, window, numbers, kept)


def _first(wanted: tuple[str, ...], names: tuple[str, ...]) -> str | None:
    return next((name for name in wanted if name in names), None)
