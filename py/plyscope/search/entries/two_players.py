"""Minimax and alpha-beta, without chance or hidden moves."""

from __future__ import annotations

from typing import Final

from plyscope.input.options import Option

# The modules, not the functions in them: a function would hide the module of the same name.
from plyscope.search import (
    alphabeta,
    alphabeta_hard,
    alphabeta_ordered,
    alphabeta_table,
    alphabeta_turns,
    fresh_windows,
    minimax,
    minimax_table,
    minimax_turns,
    negamax,
)
from plyscope.search.entries import SearchEntry
from plyscope.search.strict_variants import strict_variant

SYMMETRY: Final = Option("symmetry", "Treat mirror images as the same", 0, 1, 0)

TWO_PLAYERS: Final = (
    SearchEntry(
        "minimax",
        "Minimax",
        minimax.minimax,
        turns=minimax_turns.minimax_turns,
        note="Looks at every position, down to the end of the game or the depth limit.",
        good_for=(
            "Seeing the whole idea, on a small tree; and checking what every other search must "
            "find."
        ),
        ideas=("the basic search",),
    ),
    SearchEntry(
        "alphabeta",
        "Alpha-beta",
        alphabeta.alphabeta,
        takes_window=True,
        strict=strict_variant(alphabeta.alphabeta),
        turns=alphabeta_turns.alphabeta_turns,
        turns_strict=strict_variant(alphabeta_turns.alphabeta_turns),
        note=(
            "Skips moves that cannot change the result. Fail-soft: a returned value may lie "
            "outside the window; then it is a bound."
        ),
        good_for="Nearly always better than minimax: the same value, with fewer nodes.",
        ideas=("pruning",),
    ),
    SearchEntry(
        "alphabeta_hard",
        "Alpha-beta, fail-hard",
        alphabeta_hard.alphabeta_hard,
        takes_window=True,
        strict=strict_variant(alphabeta_hard.alphabeta_hard),
        note=(
            "Skips moves that cannot change the result. Fail-hard: an inner node never returns a "
            "value outside its window; a leaf returns its own value."
        ),
        good_for="The version of many exams and books; values at cuts differ from fail-soft.",
        ideas=("pruning",),
    ),
    SearchEntry(
        "negamax",
        "Negamax",
        negamax.negamax,
        takes_window=True,
        strict=strict_variant(negamax.negamax),
        side="mover",
        note=(
            "Alpha-beta with one function for both sides: values are from the side of the player "
            "to move, so what is good for one side is bad for the other."
        ),
        good_for="The short way to write it: what most chess programs begin with.",
        ideas=("pruning", "short code"),
    ),
    SearchEntry(
        "fresh_windows",
        "Alpha-beta, fresh windows",
        fresh_windows.find_best_move,
        strict=strict_variant(fresh_windows.find_best_move),
        note=(
            "A common mistake: each move at the root is searched with a new, full window, so the "
            "search of one move cannot use the values of the moves before it."
        ),
        good_for="Finding out how much a small mistake costs. Watch it beside true alpha-beta.",
        ideas=("pruning", "mistake"),
    ),
    SearchEntry(
        "alphabeta_ordered",
        "Alpha-beta, learnt move order",
        alphabeta_ordered.alphabeta_ordered,
        takes_window=True,
        strict=strict_variant(alphabeta_ordered.alphabeta_ordered),
        options=(
            Option("killers", "Killer moves", 0, 1, 1),
            Option("history", "History heuristic", 0, 1, 1),
        ),
        note="Learns from its cuts: moves that caused cuts elsewhere are tried first.",
        good_for="Games in which the same good move helps in many positions.",
        ideas=("pruning", "order of moves", "killer moves", "history"),
    ),
    SearchEntry(
        "minimax_table",
        "Minimax with a table",
        minimax_table.minimax_table,
        options=(SYMMETRY,),
        note="Searches no position twice: a table stores the value of each.",
        good_for="Games in which different orders of moves lead to the same position.",
        ideas=("tables", "transpositions"),
    ),
    SearchEntry(
        "alphabeta_table",
        "Alpha-beta with a table",
        alphabeta_table.alphabeta_table,
        takes_window=True,
        strict=strict_variant(alphabeta_table.alphabeta_table),
        options=(SYMMETRY,),
        note="A transposition table stores values, or bounds where a cut left only a bound.",
        good_for="Larger games with many transpositions, such as Nim and Connect-4.",
        ideas=("tables", "transpositions", "pruning"),
    ),
)
