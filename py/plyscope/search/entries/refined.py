"""Refinements of alpha-beta, and other ways to search."""

from __future__ import annotations

from typing import Final

from plyscope.game import QuietPositions
from plyscope.input.options import Option

# The modules, not the functions in them: a function would hide
# the module of the same name.
from plyscope.search import (
    deepening_to_play,
    iterative_deepening,
    mtdf,
    probcut,
    pvs,
    quiescence,
    sss_star,
)
from plyscope.search.entries import SearchEntry
from plyscope.search.strict_variants import strict_variant
from plyscope.tracing.codes import Hints

BUDGET: Final = (
    Option("nodes", "Node limit", 1, 1_000_000, 1_000_000),
    Option("seconds", "Time limit in seconds", 0.001, 600, 600, whole=False),
)
"""What a search may use that goes on while it lasts."""

REFINED: Final = (
    SearchEntry(
        "pvs",
        "Principal variation search",
        pvs.pvs,
        takes_window=True,
        side="mover",
        note=(
            "Also called NegaScout. Assumes that the first move is best, and tests each other "
            "move with a null window. A move that turns out better is searched again."
        ),
        good_for="When the order of moves is good: most moves then need only a quick test.",
        ideas=("pruning", "null window", "order of moves"),
    ),
    SearchEntry(
        "mtdf",
        "MTD(f)",
        mtdf.mtdf,
        options=(Option("f", "First guess", -1000, 1000, 0, whole=False),),
        passes=True,
        note=(
            "Starts from a first guess and closes in on the value, with null windows and a table "
            "only."
        ),
        good_for="When a good first guess is known, for example from the search before.",
        ideas=("null window", "tables"),
    ),
    SearchEntry(
        "sss_star",
        "SSS*",
        sss_star.sss_star,
        merged=True,
        best_by="last",
        hints=Hints(also=("gamma",), state="node.state", value="merit"),
        words={"status": ("live", "solved"), "place": ()},
        note=(
            "Always works on the most promising node. It looks at no leaf that alpha-beta skips, "
            "but must keep a list of all nodes it has started."
        ),
        good_for="Seeing what best-first search gains over alpha-beta, and what it costs.",
        ideas=("best first", "pruning"),
    ),
    SearchEntry(
        "iterative_deepening",
        "Iterative deepening",
        iterative_deepening.iterative_deepening,
        options=BUDGET,
        chooses=True,
        passes=True,
        note=(
            "Runs alpha-beta one ply deep, then two, then three, each time trying the best move "
            "so far first. It has an answer whenever it is stopped."
        ),
        good_for="Playing against the clock: there is a best move at any time.",
        ideas=("depth limit", "time limit", "order of moves"),
    ),
    SearchEntry(
        "deepening_to_play",
        "Iterative deepening for play",
        deepening_to_play.deepening_to_play,
        options=BUDGET,
        asks_turn=True,
        chooses=True,
        exact=False,
        passes=True,
        hints=Hints(never=("value",)),
        note=(
            "Iterative deepening with a table, killer moves and quiescence: what programs that "
            "play chess have long been made of."
        ),
        good_for="Playing as well as Python can in a few seconds, in any game without chance.",
        ideas=("depth limit", "time limit", "order of moves", "tables", "killer moves", "horizon"),
    ),
    SearchEntry(
        "quiescence",
        "Quiescence search",
        quiescence.quiescence,
        takes_window=True,
        strict=strict_variant(quiescence.quiescence),
        needs=(QuietPositions,),
        exact=False,
        note=(
            "At the depth limit it goes on with noisy moves: immediate wins and the moves that "
            "block them. It evaluates only quiet positions."
        ),
        good_for="When the depth limit falls into the middle of a fight.",
        ideas=("depth limit", "horizon", "evaluation"),
    ),
    SearchEntry(
        "probcut",
        "ProbCut",
        probcut.probcut,
        takes_window=True,
        side="mover",
        options=(
            Option("shallow", "Depth of the shallow search", 1, 8, 1),
            Option("deep", "Depth of the deep search", 2, 10, 3),
            Option("a", "a, in deep = a · shallow + b", 0.01, 10, 1, whole=False),
            Option("b", "b", -10, 10, 0, whole=False),
            Option("sigma", "σ, the standard deviation", 0, 10, 0.05, whole=False),
            Option("t", "t, the safety margin in σ", 0, 5, 1.5, whole=False),
        ),
        exact=False,
        note=(
            "Cuts where a shallow search says that the deep search would probably cut. It is "
            "wrong now and then; the larger t, the less often."
        ),
        good_for="Deep searches that may be wrong now and then, if they are fast.",
        ideas=("pruning", "depth limit", "forward pruning"),
    ),
)
