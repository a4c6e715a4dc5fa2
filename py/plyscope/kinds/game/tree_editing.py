"""What a person asks who changes a typed tree: how far a number can move, and random trees."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import inf
from random import Random
from typing import Any, Final, NoReturn

from plyscope.game import BadInput
from plyscope.games.tree.chance import ChanceTree
from plyscope.games.tree.rules import GameTree, Path
from plyscope.games.tree.text import Branch, has_chance, read_tree
from plyscope.kinds.game.lab_reply_types import RandomTree, WhatIf
from plyscope.kinds.game.reply_types import KIND
from plyscope.kinds.game.requests import Setting, read_run, read_setting
from plyscope.kinds.game.searching import BEST_LINES, MOST_BELOW
from plyscope.kinds.kind import Request
from plyscope.kinds.plain_data import number as plain_number
from plyscope.search.entries import SearchEntry
from plyscope.study.random_trees import MOST_LEAVES, Wish, random_tree, write
from plyscope.study.what_if import same_outcome, turning_points
from plyscope.tracing import watch
from plyscope.tracing.rows import EVALUATED, PRUNED
from plyscope.tracing.trace import How, make_trace

MOST_SIBLINGS: Final = 8
DEEPEST: Final = 6
LARGEST_LEAF: Final = 999
MOST_TRIED: Final = 200
"""The most leaves of a tree in which numbers are tried out: each try is a whole search."""
NO_ORDER: Final = frozenset({"probcut"})
"""Searches that calculate with values, and do not only compare them."""
WHOLE: Final = frozenset({"minimax", "expectiminimax"})
"""Searches that look at everything: where a number counts by a part, it can be told from where."""


class NotComparedError(Exception):
    """A search has asked for an estimate, in which a leaf counts by how large it is."""


class Unestimated(GameTree):
    """A tree that has no estimates."""

    def evaluate(self, state: Path) -> NoReturn:
        raise NotComparedError

    def features(self, state: Path) -> NoReturn:
        raise NotComparedError


def what_if(request: Request) -> WhatIf:
    """How far the number at a leaf can move before the value, the best move or the cuts change."""
    setting = read_setting(request)
    path = _path(request)
    position = request.get("position") or setting.entry.start
    if not isinstance(setting.game, GameTree) or setting.entry.id != "tree":
        raise BadInput("Only the numbers of a typed tree can be tried out.", field="subject")
    first, root = read_tree(position)
    leaf = _at(root, path)
    if leaf is None or leaf.children:
        raise BadInput("There is no leaf at this place.", field="path")
    others = [each for place, each in _leaves(root) if place != path]
    run = read_run(request, setting)
    others += [*run.window, *run.options.values()]
    is_whole = run.search.id in WHOLE and run.order == "given"

    def tree(number: float) -> GameTree:
        changed = _with(root, path, number)
        if has_chance(root):
            return ChanceTree(changed, first)
        return GameTree(changed, first) if is_whole else Unestimated(changed, first)

    def outcome(number: float) -> Any:
        return _outcome(request, replace(setting, game=tree(number)), estimates=is_whole)

    reply: WhatIf = {
        "kind": KIND,
        "number": leaf.utility,
        "low": "-Infinity",
        "high": "Infinity",
        "hasLow": False,
        "hasHigh": False,
        "why": _why_not(root, run.search, is_whole=is_whole),
    }
    if reply["why"]:
        return reply
    if is_whole:
        others += turning_points(tree(0), tree(1), path, run.depth)
    try:
        found = same_outcome(leaf.utility, others, outcome)
    except NotComparedError:
        return {**reply, "why": "The search estimates positions, so no interval can be told."}
    return {
        **reply,
        "low": plain_number(found.low),
        "high": plain_number(found.high),
        "hasLow": found.has_low,
        "hasHigh": found.has_high,
    }


def _outcome(request: Request, setting: Setting, *, estimates: bool) -> Any:
    """The value, the best move and what is skipped, of the search under watch."""
    run = read_run(request, setting)
    watched = watch(
        run.function,
        run.game,
        setting.state,
        keywords=run.keywords,
        hints=run.search.hints,
        lines=False,
    )
    how = How(run.search.side == "mover", not run.search.merged, MOST_BELOW, key=run.key)
    trace = make_trace(watched, run.game, how)
    status, parent = trace.columns["status"], trace.columns["parent"]
    if EVALUATED in status and not estimates:
        raise NotComparedError
    line = BEST_LINES[run.search.best_by](trace, setting.game)
    skipped = {
        (trace.states[parent[row]], trace.actions[row])
        for row in range(trace.visited, len(status))
        if status[row] == PRUNED and parent[row] < trace.visited
    }
    return trace.columns["value"][0], line[:1], skipped


def _why_not(root: Branch, search: SearchEntry, *, is_whole: bool) -> str:
    """Why no interval can be told; "" if one can."""
    if len(_leaves(root)) > MOST_TRIED:
        return "The tree is too large to try out other numbers."
    is_compared = search.best_by in ("value", "last") and search.id not in NO_ORDER
    if not is_compared or (has_chance(root) and not is_whole):
        return f"{search.name} calculates with the numbers, so no interval can be told."
    return ""


def _path(request: Request) -> Path:
    path: list[int] = request["path"]
    if min(path, default=0) < 0:
        raise BadInput("A place in a tree is counted from 0.", field="path")
    return tuple(path)


def _at(branch: Branch, path: Path) -> Branch | None:
    for step in path:
        if step >= len(branch.children):
            return None
        branch = branch.children[step]
    return branch


def _leaves(branch: Branch, path: Path = ()) -> Sequence[tuple[Path, float]]:
    """Each leaf with its path."""
    if not branch.children:
        return [(path, branch.utility)]
    return [
        leaf
        for index, child in enumerate(branch.children)
        for leaf in _leaves(child, (*path, index))
    ]


def _with(branch: Branch, path: Path, number: float) -> Branch:
    """The tree with another number at a leaf."""
    if not path:
        return replace(branch, utility=number, number=repr(number))
    step, *rest = path
    children = list(branch.children)
    children[step] = _with(children[step], tuple(rest), number)
    return replace(branch, children=tuple(children))


def random_by_wish(request: Request) -> RandomTree:
    """A random tree with as many cuts as asked for, or the nearest that was found."""
    wish = _wish(request)
    found = random_tree(wish, Random(request.get("seed", 0)))
    if found is None:
        raise BadInput(f"A random tree has at most {MOST_LEAVES} leaves.", field="random")
    tree, cuts = found
    return {
        "kind": KIND,
        "position": write(tree),
        "cuts": cuts,
        "note": "" if wish.cuts in (None, inf, cuts) else _nearest(wish.cuts, cuts),
    }


def _nearest(wished: float | None, cuts: int) -> str:
    made = f"{cuts} cut" if cuts == 1 else f"{cuts or 'no'} cuts"
    return f"No tree with {wished:g} cuts was found; this one has {made}."


def _wish(request: Request) -> Wish:
    branching = _range(request, "branching", 1, MOST_SIBLINGS, "The number of children")
    leaves = _range(request, "leaves", -LARGEST_LEAF, LARGEST_LEAF, "The number at a leaf")
    depth = request.get("levels", 2)
    if type(depth) is not int or not 1 <= depth <= DEEPEST:
        raise BadInput(f"The depth is a whole number from 1 to {DEEPEST}.", field="random")
    cuts = request.get("cuts")
    if cuts == "most":
        return Wish(branching, depth, leaves, inf)
    if cuts is not None and (type(cuts) is not int or cuts < 0):
        raise BadInput("The number of cuts is a whole number, 0 or more.", field="random")
    return Wish(branching, depth, leaves, cuts)


def _range(request: Request, field: str, least: int, most: int, what: str) -> tuple[int, int]:
    """Two whole numbers, the smaller one first."""
    given = request.get(field)
    if (
        isinstance(given, list)
        and len(given) == 2
        and all(type(each) is int and least <= each <= most for each in given)
        and given[0] <= given[1]
    ):
        return given[0], given[1]
    raise BadInput(
        f"{what} is a whole number from {least} to {most}, or a range such as 2-3.", field="random"
    )
