"""The searches. A new one is a file here and a line in `SEARCHES`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from math import sqrt
from typing import Any, Final, Literal

from plyscope.options import Option

# The modules, not the functions in them: a function would hide the module of the same name.
from plyscope.search import (
    alphabeta,
    alphabeta_hard,
    alphabeta_hard_strict,
    alphabeta_ordered,
    alphabeta_ordered_strict,
    alphabeta_strict,
    alphabeta_table,
    alphabeta_table_strict,
    cfr,
    expectiminimax,
    fresh_windows,
    fresh_windows_strict,
    iterative_deepening,
    maxn,
    minimax,
    minimax_table,
    mtdf,
    negamax,
    negamax_strict,
    probcut,
    pvs,
    quiescence,
    quiescence_strict,
    regret_matching,
    sss_star,
    star,
    uct,
)
from plyscope.watch.hints import NO_HINTS, Hints

__all__ = ["CUTS", "SEARCHES", "SearchEntry"]

CUTS: Final = (">=", ">")
"""When a search cuts: as soon as the bounds meet, or only when they have crossed."""


@dataclass(frozen=True)
class SearchEntry:
    """A search in the registry.

    Attributes:
        function: called with a game and a state, and what is told below.
        note: one sentence on what it does.
        takes_depth: whether it takes a `depth`.
        takes_window: whether it also takes `alpha` and `beta`.
        strict: the same search that cuts on ">" only, where it offers that.
        side: from whose side its values and windows are: MAX's, or that of the side to move. A
            value for more than two players has what each of them gets.
        options: numbers a person can set, taken as keyword arguments of their ids.
        needs: the methods that a game must have for it.
        chance: whether it can search games in which chance moves.
        chooses: whether what it returns has an `action`, the one that it would take.
        exact: whether its value is minimax's, or expectiminimax's.
        passes: whether it searches the same position many times over.
        merged: whether these passes grow one tree, rather than one tree each.
        best_by: what tells the best action: its value, how often it was visited, that it was tried
            last; or "mixture" where it is none, but several by chance.
        hints: what to watch in it, where its code does not tell.
        words: of locals whose numbers stand for something else, by name, what 0, 1 and so on stand
            for; nothing where that tells a person no more than the number.
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
    needs: tuple[str, ...] = ()
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
        """The same search, cutting on `cut`, one of `CUTS`, where it offers the choice."""
        return (
            replace(self, function=self.strict)
            if cut == ">" and self.strict
            else self
        )

    def offered(self, game: Any) -> bool:
        """Whether `game` can be searched by it."""
        if hasattr(game, "outcomes") and not self.chance:
            return False
        for special in ("information", "utilities"):
            if (
                hasattr(game, special)
                and special not in self.needs
            ):
                return False
        return all(
            hasattr(game, method) for method in self.needs
        )


SYMMETRY: Final = Option(
    "symmetry", "Take mirror images for the same", 0, 1, 0
)

SEARCHES: Final[dict[str, SearchEntry]] = {
    entry.id: entry
    for entry in (
        SearchEntry(
            "minimax",
            "Minimax",
            minimax.minimax,
            note="Looks at every position, down to the end or to the depth limit.",
        ),
        SearchEntry(
            "alphabeta",
            "Alpha-beta",
            alphabeta.alphabeta,
            takes_window=True,
            strict=alphabeta_strict.alphabeta_strict,
            note="Leaves out what can no longer matter. Fail-soft: the answer may lie outside the"
            " window, and is then a bound.",
        ),
        SearchEntry(
            "alphabeta_hard",
            "Alpha-beta, fail-hard",
            alphabeta_hard.alphabeta_hard,
            takes_window=True,
            strict=alphabeta_hard_strict.alphabeta_hard_strict,
            note="Leaves out what can no longer matter. Fail-hard: no inner node answers outside"
            " its window; a leaf answers with its own value.",
        ),
        SearchEntry(
            "negamax",
            "Negamax",
            negamax.negamax,
            takes_window=True,
            strict=negamax_strict.negamax_strict,
            side="mover",
            note="Alpha-beta with one function for both sides: each sees the game with its own"
            " eyes, and what is good for the other is bad for it.",
        ),
        SearchEntry(
            "fresh_windows",
            "Alpha-beta, fresh windows",
            fresh_windows.find_best_move,
            strict=fresh_windows_strict.find_best_move,
            note="A common mistake: each move at the root is searched with a window of its own, so"
            " that what is known of the first saves nothing at the next.",
        ),
        SearchEntry(
            "alphabeta_ordered",
            "Alpha-beta, learning order",
            alphabeta_ordered.alphabeta_ordered,
            takes_window=True,
            strict=alphabeta_ordered_strict.alphabeta_ordered_strict,
            options=(
                Option("killers", "Killer moves", 0, 1, 1),
                Option("history", "History", 0, 1, 1),
            ),
            note="Learns from its cuts: the moves that have cut elsewhere are tried first.",
        ),
        SearchEntry(
            "minimax_table",
            "Minimax with a table",
            minimax_table.minimax_table,
            options=(SYMMETRY,),
            note="Looks at no position twice: a table remembers what each is worth.",
        ),
        SearchEntry(
            "alphabeta_table",
            "Alpha-beta with a table",
            alphabeta_table.alphabeta_table,
            takes_window=True,
            strict=alphabeta_table_strict.alphabeta_table_strict,
            options=(SYMMETRY,),
            note="A transposition table remembers values, and bounds where a cut left no more.",
        ),
        SearchEntry(
            "pvs",
            "Principal variation search",
            pvs.pvs,
            takes_window=True,
            side="mover",
            note="Also called NegaScout. Takes the first move for the best, and only proves the"
            " others no better by null windows; one that is better is searched again.",
        ),
        SearchEntry(
            "mtdf",
            "MTD(f)",
            mtdf.mtdf,
            options=(
                Option(
                    "f",
                    "First guess",
                    -1000,
                    1000,
                    0,
                    whole=False,
                ),
            ),
            passes=True,
            note="Closes in on the value from a first guess, by null windows alone and a table.",
        ),
        SearchEntry(
            "sss_star",
            "SSS*",
            sss_star.sss_star,
            merged=True,
            best_by="last",
            hints=Hints(
                also=("gamma",),
                state="node.state",
                value="merit",
            ),
            words={
                "status": ("live", "solved"),
                "place": (),
            },
            note="Goes on wherever most can still be hoped for. Looks at no leaf that alpha-beta"
            " leaves out, but has to keep a list of all that it has begun.",
        ),
        SearchEntry(
            "iterative_deepening",
            "Iterative deepening",
            iterative_deepening.iterative_deepening,
            options=(
                Option(
                    "nodes",
                    "Nodes it may visit",
                    1,
                    1_000_000,
                    1_000_000,
                ),
                Option(
                    "seconds",
                    "Seconds it may take",
                    0.001,
                    600,
                    600,
                    whole=False,
                ),
            ),
            chooses=True,
            passes=True,
            note="Alpha-beta one ply deep, then two, then three, each time trying first what was"
            " best before. It has an answer whenever it is stopped.",
        ),
        SearchEntry(
            "quiescence",
            "Quiescence search",
            quiescence.quiescence,
            takes_window=True,
            strict=quiescence_strict.quiescence_strict,
            needs=(
                "is_quiet",
                "noisy_actions",
                "may_stand_pat",
            ),
            exact=False,
            note="At the depth limit it goes on with the noisy moves, wins at once and what stops"
            " them, and evaluates only where it is quiet.",
        ),
        SearchEntry(
            "probcut",
            "ProbCut",
            probcut.probcut,
            takes_window=True,
            side="mover",
            options=(
                Option(
                    "shallow",
                    "Plies of the shallow search",
                    1,
                    8,
                    1,
                ),
                Option(
                    "deep", "Plies of the deep one", 2, 10, 3
                ),
                Option(
                    "a",
                    "a, of deep = a · shallow + b",
                    0.01,
                    10,
                    1,
                    whole=False,
                ),
                Option("b", "b", -10, 10, 0, whole=False),
                Option(
                    "sigma",
                    "σ, the standard deviation",
                    0,
                    10,
                    0.05,
                    whole=False,
                ),
                Option(
                    "t",
                    "t, how many σ are safe",
                    0,
                    5,
                    1.5,
                    whole=False,
                ),
            ),
            exact=False,
            note="Cuts where a shallow search says that the deep one would probably cut. It errs"
            " now and then: the greater t, the less often.",
        ),
        SearchEntry(
            "expectiminimax",
            "Expectiminimax",
            expectiminimax.expectiminimax,
            chance=True,
            note="Minimax where chance moves too: there, the value is the sum of each probability"
            " times the value of its outcome.",
        ),
        SearchEntry(
            "star1",
            "Star1",
            star.star1,
            takes_window=True,
            chance=True,
            hints=Hints(never=("value",)),
            words={"index": ()},
            note="Alpha-beta that also cuts where chance moves: as soon as the outcomes not seen"
            " yet, as good or as bad as the game allows, cannot matter any more.",
        ),
        SearchEntry(
            "star2",
            "Star2",
            star.star2,
            takes_window=True,
            chance=True,
            hints=Hints(never=("value",)),
            words={"index": ()},
            note="Star1 that first probes one move below each outcome. That may be enough for a"
            " cut; where it is not, the move is looked at twice.",
        ),
        SearchEntry(
            "uct",
            "Monte Carlo tree search (UCT)",
            uct.uct,
            takes_depth=False,
            options=(
                Option("rounds", "Rounds", 1, 20_000, 500),
                Option("seed", "Seed of the lots", 0, 9999, 1),
                Option(
                    "exploration",
                    "Exploration",
                    0,
                    10,
                    sqrt(2),
                    whole=False,
                ),
            ),
            chance=True,
            chooses=True,
            exact=False,
            passes=True,
            merged=True,
            best_by="visits",
            hints=Hints(also=("playout",)),
            note="Plays round after round by lot, from a tree that grows by a node each time, and"
            " goes where the mean so far and the doubt about it are greatest.",
        ),
        SearchEntry(
            "regret_matching",
            "Regret matching",
            regret_matching.regret_matching,
            takes_depth=False,
            options=(
                Option("rounds", "Rounds", 1, 20_000, 500),
                Option("seed", "Seed of the lots", 0, 9999, 1),
            ),
            needs=("information", "payoffs"),
            chance=True,
            exact=False,
            passes=True,
            merged=True,
            best_by="mixture",
            words={"place": ()},
            hints=Hints(never=("expected_value",)),
            note="Both sides play round after round by lot, and take more often what they regret"
            " not to have played. Their average strategies go to equilibrium.",
        ),
        SearchEntry(
            "cfr",
            "Counterfactual regret minimisation",
            cfr.cfr,
            takes_depth=False,
            hints=Hints(never=("expected_value",)),
            options=(
                Option("rounds", "Rounds", 1, 2_000, 100),
            ),
            needs=("information",),
            chance=True,
            exact=False,
            passes=True,
            merged=True,
            best_by="mixture",
            note="Regret matching wherever a player has to move, with what it knows there. The"
            " average strategies go to equilibrium.",
        ),
        SearchEntry(
            "maxn",
            "Max^n",
            maxn.maxn,
            needs=("utilities",),
            note="For more than two players: each takes the move that is worth most to itself, and"
            " all that it is worth to each of them is handed up.",
        ),
    )
}
