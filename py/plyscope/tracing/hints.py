"""What the watcher is told about a search in advance, because the code does not show it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Hints:
    """What to watch in a search, if the usual rules do not find it.

    Attributes:
        also: the names of functions whose calls are nodes of the tree too, besides those of the
            functions that call themselves or each other.
        never: the names of functions whose calls are not nodes, although they recurse: those that
            only pick a function for a position, or work out something else.
        state: where a call has its state, as a parameter's name and attributes: "node.state".
        value: the local that holds the value of a node when its call returns, if the call itself
            does not return it.
    """

    also: tuple[str, ...] = ()
    never: tuple[str, ...] = ()
    state: str = ""
    value: str = ""


NO_HINTS: Final = Hints()
