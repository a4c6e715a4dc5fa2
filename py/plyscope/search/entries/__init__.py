"""The searches as the page lists them, and what the registry says of each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

from plyscope.game import Chance, HiddenMoves, ManyPlayers, MovesAgain, offers
from plyscope.input.options import Option
from plyscope.tracing.codes import NO_HINTS, Hints

CUTS: Final = (">=", ">")
"""When a search cuts.

As soon as the bounds meet, or only after they have crossed.
"""


@dataclass(frozen=True)
class SearchEntry:
    """A search in the registry.

    Attributes:
        function: called with a game, a state and the arguments
            below.
        note: one sentence on what it does.
        takes_depth: whether it takes a `depth`.
        takes_window: whether it also takes `alpha` and `beta`.
        strict: the same search that cuts only on ">", if it
            offers that.
        side: from whose side its values and windows are: from
            MAX's, or from the side to move. For more than two
            players, a value has a number for each of them.
        options: numbers a person can set; their ids are keyword
            arguments of `function`.
        needs: what a game must declare for it.
        chance: whether it can search games with chance nodes.
        asks_turn: whether it asks at every node whose turn it
            is, so that a side may move again. What can search
            chance nodes does.
        turns: the same search for games in which a side may
            move again, if that takes other code; and
        turns_strict: that one, cutting only on ">". In both, a
            function `value` picks the function for the side.
        chooses: whether it returns an `Answer`, with the action
            that it would take.
        exact: whether its value is the same as minimax's or
            expectiminimax's.
        passes: whether it searches the same position many
            times.
        merged: whether these passes build one tree together,
            and not one tree each.
        best_by: how the best action is found: by its value, by
            the number of visits, or as the last one tried; or
            "mixture" if a mixture of actions is best.
        bounded: whether it is right only if all values lie
            within the game's `bounds`.
        hints: what to watch in it, if its code does not show
            it.
        words: for locals whose numbers stand for words, by
            name: the words for 0, 1 and so on; none if they
            would say no more than the number.
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
    asks_turn: bool = False
    turns: Callable[..., Any] | None = None
    turns_strict: Callable[..., Any] | None = None
    chooses: bool = False
    exact: bool = True
    passes: bool = False
    merged: bool = False
    best_by: Literal["value", "visits", "last", "mixture"] = "value"
    bounded: bool = False
    hints: Hints = NO_HINTS
    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    good_for: str = ""
    ideas: tuple[str, ...] = ()

    @property
    def takes_cut(self) -> bool:
        """Whether a person can choose when it cuts."""
        return self.strict is not None

    def arguments(self, values: Mapping[str, float]) -> dict[str, float]:
        """What `function` is called with for these options."""
        return {
            option.id: option.argument(values[option.id])
            for option in self.options
            if option.id in values
        }

    def cutting(self, cut: str) -> SearchEntry:
        """The same search, cutting on `cut`, one of `CUTS`.

        It is unchanged if it does not offer the choice.
        """
        if cut == ">" and self.strict:
            return replace(self, function=self.strict)
        return self

    def taking_turns(self) -> SearchEntry:
        """The same search, where a side may move again."""
        if self.turns is None:
            return self
        return replace(
            self,
            function=self.turns,
            strict=self.turns_strict,
            asks_turn=True,
            hints=replace(self.hints, never=("value",)),
        )

    def fitting(self, game: Any) -> SearchEntry:
        """The same search, with the code that fits `game`."""
        if offers(game, MovesAgain):
            return self.taking_turns()
        return self

    def offered(self, game: Any) -> bool:
        """Whether `game` can be searched by it."""
        if offers(game, Chance) and not self.chance:
            return False
        if offers(game, MovesAgain) and not (self.chance or self.asks_turn or self.turns):
            return False
        for special in (HiddenMoves, ManyPlayers):
            if offers(game, special) and special not in self.needs:
                return False
        return all(offers(game, each) for each in self.needs)
