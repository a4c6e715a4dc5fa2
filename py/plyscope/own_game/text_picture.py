"""A state of a person's own game as a text picture."""

from __future__ import annotations

import io
from collections.abc import Callable
from contextlib import redirect_stdout
from typing import Any, Final

from plyscope.input.phrases import shortened
from plyscope.program.snapshot import snapshot
from plyscope.program.written import written

LONGEST: Final = 2_000
LONGEST_SHOWN: Final = 60
NAMELESS: Final = " object at 0x"
"""In what Python writes of an object that has no text of its own."""
PLAIN: Final = (object, tuple, str, int, float, frozenset, bool, bytes)


def picture_of(game: Any) -> Callable[[Any], str]:
    """How the states of `game` are drawn: by its own `picture(state)` or `display(state)`, by what
    a state is as text, or else by what is in it."""
    own = next((each for name in ("picture", "display") if (each := _function(game, name))), None)
    return _plain if own is None else lambda state: _cut(_printed_by(own, state))


def shown(value: Any) -> str:
    """A value in a sentence, as a program would print it; an object by what is in it."""
    text = value if isinstance(value, str) else repr(value)
    plain = written(snapshot(value)) if NAMELESS in text else text
    return shortened(" ".join(plain.split()), LONGEST_SHOWN)


def _function(game: Any, name: str) -> Callable[[Any], Any] | None:
    found = getattr(game, name, None)
    return found if callable(found) else None


def _printed_by(draw: Callable[[Any], Any], state: Any) -> str:
    """What a function returns as text, or prints; if it does neither, what the state is."""
    printed = io.StringIO()
    with redirect_stdout(printed):
        drawn = draw(state)
    return drawn if isinstance(drawn, str) else printed.getvalue() or _plain(state)


def _plain(state: Any) -> str:
    has_own_text = any("__str__" in vars(kind) for kind in type(state).__mro__ if kind not in PLAIN)
    return _cut(str(state) if has_own_text else written(snapshot(state)))


def _cut(text: str) -> str:
    return shortened(text.expandtabs().strip("\n"), LONGEST)
