"""One sentence about one node of alpha-beta, with its numbers: why it is cut, or is not, and where
its window comes from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from plyscope.exercises.reading import all_of, window_written, written
from plyscope.exercises.run import UNKNOWN, Run
from plyscope.exercises.tree import ROOT
from plyscope.game import CHANCE
from plyscope.games.tree.rules import Path
from plyscope.input.checks import LARGEST_NUMBER

ENDLESS: Final = LARGEST_NUMBER / 10
"""Without known bounds, the window below a chance node ends further out than that."""


def before(run: Run, node: Path) -> float | None:
    """What the parent of a node had found just before it; None if the node is its first child."""
    parent = node[:-1]
    earlier = [(*parent, index) for index in range(node[-1])]
    found = [run.values[each] for each in earlier if each in run.values]
    if not found:
        return None
    return max(found) if run.tree.maximises(parent) else min(found)


def at_chance(run: Run, parent: Path, seen: Sequence[Path]) -> tuple[float, float]:
    """Between which numbers a chance node lies when only some of its outcomes have been seen."""
    least, greatest = run.bounds or UNKNOWN
    low = high = 0.0
    for child, chance in zip(run.tree.children(parent), run.tree.chances(parent), strict=True):
        low += chance * (run.values[child] if child in seen else least)
        high += chance * (run.values[child] if child in seen else greatest)
    return low, high


def why_cut_at_chance(run: Run, node: Path, seen: Sequence[Path]) -> str:
    """Why an outcome of chance is left out."""
    names, parent = run.tree.names, node[:-1]
    alpha, beta = run.windows[parent]
    low, high = at_chance(run, parent, seen)
    # One of the two holds; the other is not even nearly true.
    if high - alpha < beta - low:
        return (
            f"After {names[seen[-1]]}, {names[parent]} is at most {written(high)}, even if the "
            f"rest is as good as it can be: {written(high)} ≤ α = {written(alpha)}, so "
            f"{names[node]} is cut."
        )
    return (
        f"After {names[seen[-1]]}, {names[parent]} is at least {written(low)}, even if the rest is "
        f"as bad as it can be: {written(low)} ≥ β = {written(beta)}, so {names[node]} is cut."
    )


def why_entered_at_chance(run: Run, node: Path) -> str:
    """Why an outcome of chance must be looked at."""
    names, parent = run.tree.names, node[:-1]
    if run.bounds == UNKNOWN:
        return (
            f"{names[parent]} is a chance node, and the leaves have no known bounds: {names[node]} "
            "could be anything, so it must be looked at."
        )
    earlier = [(*parent, index) for index in range(node[-1])]
    low, high = at_chance(run, parent, earlier)
    return (
        f"Before {names[node]}, {names[parent]} can still be {written(low)} to {written(high)}, "
        f"and its window is {window_written(run.windows[parent])}, so {names[node]} must be "
        "looked at."
    )


def why_cut(run: Run, node: Path) -> str:
    """Why the search never enters a node that it does not enter."""
    tree, names = run.tree, run.tree.names
    parent = node[:-1]
    if not run.entered(parent):
        top = next(node[:end] for end in range(1, len(node)) if not run.entered(node[:end]))
        return f"{names[top]} is cut off, so nothing below it is looked at, {names[node]} neither."
    seen = [child for child in tree.children(parent) if run.entered(child)]
    if tree.mover(parent) == CHANCE:
        return why_cut_at_chance(run, node, seen)
    last = seen[-1]
    alpha, beta = run.windows[parent]
    value = run.so_far(parent)
    if run.bounds and value == run.bounds[tree.maximises(parent)]:
        return (
            f"After {names[last]}, {names[parent]} is exactly {written(value)}, since "
            f"{_no_leaf(run, parent)}, so {names[node]} is cut."
        )
    if tree.maximises(parent):
        sign = "≥" if value == beta else ">"
        return (
            f"After {names[last]}, {names[parent]} is worth at least {written(value)}, but "
            f"{_elsewhere(run, parent, beta)}: {written(value)} {sign} {written(beta)}, so "
            f"{names[node]} is cut."
        )
    sign = "≤" if value == alpha else "<"
    return (
        f"After {names[last]}, {names[parent]} is worth at most {written(value)}, but "
        f"{_elsewhere(run, parent, alpha)}: {written(value)} {sign} {written(alpha)}, so "
        f"{names[node]} is cut."
    )


def _no_leaf(run: Run, node: Path) -> str:
    """Which known bound of the leaves a node cannot go beyond."""
    least, greatest = run.bounds or UNKNOWN
    if run.tree.maximises(node):
        return f"no leaf is more than {written(greatest)}"
    return f"no leaf is less than {written(least)}"


def _elsewhere(run: Run, node: Path, bound: float) -> str:
    """Where the bound of a node comes from."""
    if run.bounds and bound == run.bounds[run.tree.maximises(node)]:
        return _no_leaf(run, node)
    if any(run.tree.mover(node[:end]) == CHANCE for end in range(len(node))):
        more = "less" if run.tree.maximises(node) else "more"
        return f"it must be {more} than {written(bound)} to matter above"
    player = "MIN" if run.tree.maximises(node) else "MAX"
    return f"{player} already has {written(bound)} elsewhere"


def why_entered(run: Run, node: Path) -> str:
    """Why the search must enter a node that it enters."""
    names, parent = run.tree.names, node[:-1]
    if run.tree.mover(parent) == CHANCE:
        return why_entered_at_chance(run, node)
    value = before(run, node)
    if value is None:
        return (
            f"{names[node]} is the first move at {names[parent]}: before it, nothing is known of "
            f"{names[parent]}, so it must be looked at."
        )
    alpha, beta = run.windows[parent]
    maximises = run.tree.maximises(parent)
    most, bound = ("at least", beta) if maximises else ("at most", alpha)
    if abs(bound) >= ENDLESS:
        player = "MIN" if maximises else "MAX"
        return (
            f"Before {names[node]}, {names[parent]} is worth {most} {written(value)}, and {player} "
            "has nothing elsewhere yet, so there is no bound to cut with."
        )
    sign = "=" if value == bound else "<" if value < bound else ">"
    enough = " is not enough for a cut here" if value == bound else ""
    return (
        f"Before {names[node]}, {names[parent]} is worth {most} {written(value)}, and "
        f"{_elsewhere(run, parent, bound)}: {written(value)} {sign} {written(bound)}{enough}, so "
        f"{names[node]} must be looked at."
    )


def why_window(run: Run, node: Path) -> str:
    """Where the window of a node comes from."""
    names, parent = run.tree.names, node[:-1]
    if node == ROOT:
        return "The search starts at the root with the whole window (−∞, ∞)."
    above = run.windows[parent]
    value = before(run, node)
    if value is None:
        return (
            f"{names[node]} is the first move at {names[parent]}, so it gets the window of "
            f"{names[parent]}: {window_written(above)}."
        )
    name, old, of = ("α", above[0], "max") if run.tree.maximises(parent) else ("β", above[1], "min")
    new = run.windows[node][0] if name == "α" else run.windows[node][1]
    return (
        f"Before {names[node]}, {names[parent]} has found {written(value)}, so {name} is "
        f"{of}({written(old)}, {written(value)}) = {written(new)}, and the window is "
        f"{window_written(run.windows[node])}."
    )


def why_value(run: Run, node: Path) -> str:
    """How the value of an inner node comes out of its children."""
    tree, names = run.tree, run.tree.names
    seen = [child for child in tree.children(node) if run.entered(child)]
    known = all_of(f"{names[child]} = {written(run.values[child])}" for child in seen)
    player, which = ("MAX", "largest") if tree.maximises(node) else ("MIN", "smallest")
    number = written(run.so_far(node))
    if len(seen) < len(tree.children(node)):
        return (
            f"{names[node]} is a {player} node: the {which} of {known} is {number}, and the rest "
            "is cut."
        )
    if len(seen) == 1:
        return f"{names[node]} has a single move, {known}, so it is worth {number}."
    return f"{names[node]} is a {player} node: the {which} of {known} is {number}."


def why_each(run: Run) -> dict[str, str]:
    """Why each node but the root is looked at, or is not, by its name."""
    return {
        name: (why_entered if run.entered(node) else why_cut)(run, node)
        for node, name in run.tree.names.items()
        if node != ROOT
    }
