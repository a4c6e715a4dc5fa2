"""What the registry tells of a search."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

from plyscope.game import (
    Chance,
    HiddenMoves,
    ManyPlayers,
    offers,
)
from plyscope.input.options import Option
from plyscope.watch.hints import NO_HINTS, Hints

CUTS: Final = (">=", ">")
"""When a search cuts.

As soon as the bounds meet, or only when they have crossed.
"""


@dataclass(frozen=True)
class SearchEntry:
    """A search in the registry.

    Attributes:
        function: called with a game and a state, and what is
        told below.
        note: one sentence on what it does.
        takes_depth: whether it takes a `depth`.
        takes_window: whether it also takes `alpha` and `beta`.
        strict: the same search that cuts on ">" only, where it
        offers that.
        side: from whose side its values and windows are: MAX's,
            or that of the side to move. A value for more than
            two players has what each of them gets.
        options: numbers a person can set, taken as keyword
        arguments of their ids.
        needs: what a game must declare for it.
        chance: whether it can search games in which chance
        moves.
        chooses: whether what it returns has an `action`, the
        one that it would take.
        exact: whether its value is minimax's, or
        expectiminimax's.
        passes: whether it searches the same position many times
        over.
        merged: whether these passes grow one tree, rather than
        one tree each.
        best_by: what tells the best action: its value, how
            often it was visited, that it was tried last; or
            "mixture" where it is none, but several by chance.
        hints: what to watch in it, where its code does not
        tell.
        words: of locals whose numbers stand for something else,
            by name, what 0, 1 and so on stand for; nothing
            where that tells a person no more than the number.
    """

    id: str
    name: str
    function: Callable[..., Any]
    note: str
    takes_depth: bool = True
    takes_window: bool = False
    strict: Callable[..., Any] | None = None
    side: Literal["MAX", "mover"] = "MAX"
    options: tuple[Option, ...] = ()
    needs: tuple[type[object], ...] = ()
    chance: bool = False
    chooses: bool = False
    exact: bool = True
    passes: bool = False
    merged: bool = False
    best_by: Literal["value", "visits", "last", "mixture"] = (
        "value"
    )
    hints: Hints = NO_HINTS
    words: Mapping[str, tuple[str, ...]] = field(
        default_factory=dict
    )

    @property
    def takes_cut(self) -> bool:
        """Whether one can choose when it cuts."""
        return self.strict is not None

    def cutting(self, cut: str) -> SearchEntry:
        """The same search, cutting on `cut`, one of `CUTS`.

        It is unchanged where it does not offer the choice.
        """
        if cut == ">" and self.strict:
            return replace(self, function=self.strict)
        return self

    def offered(self, game: Any) -> bool:
        """Whether `game` can be searched by it."""
        if offers(game, Chance) and not self.chance:
            return False
        for special in (HiddenMoves, ManyPlayers):
            if (
                offers(game, special)
                and special not in self.needs
            ):
                return False
        return all(offers(game, each) for each in self.needs)
