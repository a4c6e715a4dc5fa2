"""Finds the game in what a person's text has defined."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from typing import Any, Final

from plyscope.game import BadInput
from plyscope.games.presentable import GameEntry
from plyscope.own_game.text import OwnText, line_start

PROTOCOL: Final = ("initial", "to_move", "actions", "result", "is_terminal", "utility")
FEWEST: Final = 3
"""A class with fewer functions of the protocol is hardly meant as a game."""
NO_GAME: Final = (
    "There is no game in this program: a game is a class with "
    f"{', '.join(PROTOCOL[:-1])} and {PROTOCOL[-1]}."
)


def found_game(text: OwnText) -> Any:
    """The entry of a file of Plyscope's own, or the object that has the rules. Raises `BadInput`
    where a part of the rules is missing."""
    entry = text.names.get("ENTRY")
    if isinstance(entry, GameEntry):
        return entry
    objects = [each for each in _own(text) if not inspect.isclass(each)]
    classes = [each for each in _own(text) if inspect.isclass(each)]
    candidates = [*objects, *classes]
    if not candidates:
        raise BadInput(NO_GAME, field=text.field)
    # The last of those with most of the protocol: a class may build on another above it.
    best = max(reversed(candidates), key=_parts)
    _check_parts(best, text, PROTOCOL[1:])
    made = _made(best, text) if inspect.isclass(best) else best
    _check_parts(made, text, PROTOCOL[:1])
    return made


def _own(text: OwnText) -> list[Any]:
    """What looks like a game: objects and classes of the text's own."""
    found = []
    for value in text.names.values():
        kind = value if inspect.isclass(value) else type(value)
        if kind.__module__ == text.names["__name__"] and _parts(value) >= FEWEST:
            found.append(value)
    return found


def _parts(value: Any) -> int:
    return sum(1 for name in PROTOCOL if hasattr(value, name))


def _check_parts(game: Any, text: OwnText, names: Sequence[str]) -> None:
    """Raises `BadInput` for the first of these that a game lacks. A class may make `initial` only
    for its objects, and it may be a state."""
    kind = game if inspect.isclass(game) else type(game)
    for name in names:
        held = getattr(game, name, None)
        if held is None or (name != "initial" and not callable(held)):
            line = text.line_of(kind.__name__)
            where = f", the class in line {line}," if line else ""
            raise BadInput(
                f"Your game {kind.__name__}{where} has no `{name}`.",
                at=line_start(text.source, line) if line else None,
                field=text.field,
            )


def _made(kind: type, text: OwnText) -> Any:
    needed = [
        each.name
        for each in _parameters(kind)
        if each.default is each.empty and each.kind not in (each.VAR_POSITIONAL, each.VAR_KEYWORD)
    ]
    if needed:
        raise BadInput(
            f"Your game {kind.__name__} needs {' and '.join(needed)}: make one at the end of the "
            f"program, as in `game = {kind.__name__}(…)`.",
            field=text.field,
        )
    return kind()


def _parameters(kind: type) -> list[inspect.Parameter]:
    try:
        return list(inspect.signature(kind).parameters.values())
    except (TypeError, ValueError):
        return []
