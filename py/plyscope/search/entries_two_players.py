"""Searches for two players, without chance or hidden moves."""

from __future__ import annotations

from typing import Final

from plyscope.game import QuietPositions
from plyscope.input.options import Option

# The modules, not the functions in them: a function would hide
# the module of the same name.
from plyscope.search import (
    alphabeta,
    alphabeta_hard,
    alphabeta_hard_strict,
    alphabeta_ordered,
    alphabeta_strict,
    alphabeta_table,
    fresh_windows,
    fresh_windows_strict,
    iterative_deepening,
    minimax,
    minimax_table,
    mtdf,
    negamax,
    negamax_strict,
    probcut,
    pvs,
    quiescence,
    quiescence_strict,
    sss_star,
)
from plyscope.search.alphabeta_ordered_strict import (
    alphabeta_ordered_strict as ordered_strictly,
)
from plyscope.search.alphabeta_table_strict import (
    alphabeta_table_strict as table_strictly,
)
from plyscope.search.entry import SearchEntry
from plyscope.watch.hints import Hints

SYMMETRY: Final = Option(
    "symmetry", "Treat mirror images as the same", 0, 1, 0
)

TWO_PLAYERS: Final = (
    SearchEntry(
        "minimax",
        "Minimax",
        minimax.minimax,
        note=(
            "Looks at every position, down to the end of "
            "the game or the depth limit."
        ),
        good_for=(
            "Seeing the whole idea, on a small tree; and "
            "checking what every other search must find."
        ),
        ideas=("the basic search",),
    ),
    SearchEntry(
        "alphabeta",
        "Alpha-beta",
        alphabeta.alphabeta,
        takes_window=True,
        strict=alphabeta_strict.alphabeta_strict,
        note=(
            "Skips moves that cannot change the result. "
            "Fail-soft: a returned value may lie outside "
            "the window; then it is a bound."
        ),
        good_for=(
            "Nearly always better than minimax: the same "
            "value, with fewer nodes."
        ),
        ideas=("pruning",),
    ),
    SearchEntry(
        "alphabeta_hard",
        "Alpha-beta, fail-hard",
        alphabeta_hard.alphabeta_hard,
        takes_window=True,
        strict=alphabeta_hard_strict.alphabeta_hard_strict,
        note=(
            "Skips moves that cannot change the result. "
            "Fail-hard: an inner node never returns a "
            "value outside its window; a leaf returns its "
            "own value."
        ),
        good_for=(
            "The version of many exams and books; values "
            "at cuts differ from fail-soft."
        ),
        ideas=("pruning",),
    ),
    SearchEntry(
        "negamax",
        "Negamax",
        negamax.negamax,
        takes_window=True,
        strict=negamax_strict.negamax_strict,
        side="mover",
        note=(
            "Alpha-beta with one function for both sides: "
            "values are from the side of the player to move, "
            "so what is good for one side is bad for the other."
        ),
        good_for=(
            "The short way to write it: what most chess "
            "programs begin with."
        ),
        ideas=(
            "pruning",
            "short code",
        ),
    ),
    SearchEntry(
        "fresh_windows",
        "Alpha-beta, fresh windows",
        fresh_windows.find_best_move,
        strict=fresh_windows_strict.find_best_move,
        note=(
            "A common mistake: each move at the root is "
            "searched with a new, full window, so the "
            "search of one move cannot use the values of "
            "the moves before it."
        ),
        good_for=(
            "Finding out how much a small mistake costs. "
            "Watch it beside true alpha-beta."
        ),
        ideas=(
            "pruning",
            "mistake",
        ),
    ),
    SearchEntry(
        "alphabeta_ordered",
        "Alpha-beta, learnt move order",
        alphabeta_ordered.alphabeta_ordered,
        takes_window=True,
        strict=ordered_strictly,
        options=(
            Option("killers", "Killer moves", 0, 1, 1),
            Option("history", "History heuristic", 0, 1, 1),
        ),
        note=(
            "Learns from its cuts: moves that caused cuts "
            "elsewhere are tried first."
        ),
        good_for=(
            "Games in which the same good move helps in "
            "many positions."
        ),
        ideas=(
            "pruning",
            "order of moves",
            "killer moves",
            "history",
        ),
    ),
    SearchEntry(
        "minimax_table",
        "Minimax with a table",
        minimax_table.minimax_table,
        options=(SYMMETRY,),
        note=(
            "Searches no position twice: a table stores "
            "the value of each."
        ),
        good_for=(
            "Games in which different orders of moves "
            "lead to the same position."
        ),
        ideas=(
            "tables",
            "transpositions",
        ),
    ),
    SearchEntry(
        "alphabeta_table",
        "Alpha-beta with a table",
        alphabeta_table.alphabeta_table,
        takes_window=True,
        strict=table_strictly,
        options=(SYMMETRY,),
        note=(
            "A transposition table stores values, or "
            "bounds where a cut left only a bound."
        ),
        good_for=(
            "Larger games with many transpositions, such "
            "as Nim and Connect-4."
        ),
        ideas=(
            "tables",
            "transpositions",
            "pruning",
        ),
    ),
    SearchEntry(
        "pvs",
        "Principal variation search",
        pvs.pvs,
        takes_window=True,
        side="mover",
        note=(
            "Also called NegaScout. Assumes that the first "
            "move is best, and tests each other move with "
            "a null window. A move that turns out better "
            "is searched again."
        ),
        good_for=(
            "When the order of moves is good: most moves "
            "then need only a quick test."
        ),
        ideas=(
            "pruning",
            "null window",
            "order of moves",
        ),
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
        note=(
            "Starts from a first guess and closes in on "
            "the value, with null windows and a table "
            "only."
        ),
        good_for=(
            "When a good first guess is known, for "
            "example from the search before."
        ),
        ideas=(
            "null window",
            "tables",
        ),
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
        note=(
            "Always works on the most promising node. It "
            "looks at no leaf that alpha-beta skips, but "
            "must keep a list of all nodes it has started."
        ),
        good_for=(
            "Seeing what best-first search gains over "
            "alpha-beta, and what it costs."
        ),
        ideas=(
            "best first",
            "pruning",
        ),
    ),
    SearchEntry(
        "iterative_deepening",
        "Iterative deepening",
        iterative_deepening.iterative_deepening,
        options=(
            Option(
                "nodes",
                "Node limit",
                1,
                1_000_000,
                1_000_000,
            ),
            Option(
                "seconds",
                "Time limit in seconds",
                0.001,
                600,
                600,
                whole=False,
            ),
        ),
        chooses=True,
        passes=True,
        note=(
            "Runs alpha-beta one ply deep, then two, then "
            "three, each time trying the best move so far "
            "first. It has an answer whenever it is "
            "stopped."
        ),
        good_for=(
            "Playing against the clock: there is a best "
            "move at any time."
        ),
        ideas=(
            "depth limit",
            "time limit",
            "order of moves",
        ),
    ),
    SearchEntry(
        "quiescence",
        "Quiescence search",
        quiescence.quiescence,
        takes_window=True,
        strict=quiescence_strict.quiescence_strict,
        needs=(QuietPositions,),
        exact=False,
        note=(
            "At the depth limit it goes on with noisy "
            "moves: immediate wins and the moves that "
            "block them. It evaluates only quiet "
            "positions."
        ),
        good_for=(
            "When the depth limit falls into the middle "
            "of a fight."
        ),
        ideas=(
            "depth limit",
            "horizon",
            "evaluation",
        ),
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
                "Depth of the shallow search",
                1,
                8,
                1,
            ),
            Option(
                "deep", "Depth of the deep search", 2, 10, 3
            ),
            Option(
                "a",
                "a, in deep = a · shallow + b",
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
                "t, the safety margin in σ",
                0,
                5,
                1.5,
                whole=False,
            ),
        ),
        exact=False,
        note=(
            "Cuts where a shallow search says that the "
            "deep search would probably cut. It is wrong "
            "now and then; the larger t, the less often."
        ),
        good_for=(
            "Deep searches that may be wrong now and "
            "then, if they are fast."
        ),
        ideas=(
            "pruning",
            "depth limit",
            "forward pruning",
        ),
    ),
)
