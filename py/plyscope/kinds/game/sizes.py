"""How large a search of a game will be, and how much work others need on the same tree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from math import inf
from time import perf_counter
from typing import Any, Final

from plyscope.game import Chance, InRounds, ManyPlayers, offers
from plyscope.kinds.game.reply_types import KIND, GameSize, Yardstick
from plyscope.kinds.game.requests import MAX_DEPTH, Run, Setting, read_run, read_setting
from plyscope.kinds.kind import Request
from plyscope.search import SEARCHES, SearchEntry
from plyscope.search.entries.refined import BUDGET
from plyscope.study import tree_size
from plyscope.tracing import MAX_NODES
from plyscope.tracing.log import Log
from plyscope.tracing.rows import nodes_visited

ESTIMATE_PROBES = 400
ESTIMATE_SEED = 1975
SUGGESTION_PROBES = 100
SUGGESTION_TRIAL = 3_000
COMFORTABLE_NODES = 20_000
TRIAL_NODES = 8_000
BUDGET_TRIAL = 200
TABLE_TRIAL_NODES = 30_000
COMPARE_BUDGET = 20_000
COMPARE_BUDGET_PATIENT = 2_000_000


def estimate(request: Request) -> GameSize:
    """How many nodes a search will visit, by an estimate, and up to what depth it stays
    comfortable."""
    setting = read_setting(request)
    run = read_run(request, setting)
    allowed = most_nodes(run, setting.state, BUDGET_TRIAL) if has_budget(run) else inf
    if allowed <= MAX_NODES:
        # How large the tree is does not matter: it ends in time.
        return _size(allowed, None, 0)
    whole = tree_size.estimate_tree(
        run.weighed, setting.state, run.depth, ESTIMATE_PROBES, ESTIMATE_SEED
    )
    if whole >= tree_size.HOPELESS and "rounds" not in run.options:
        # A trial would only go down one endless line.
        return _hopeless(whole, setting, run)
    # A table saves little at the beginning of a search, so such a search gets a longer trial.
    remembers = "symmetry" in run.options
    try:
        tried = estimate_nodes(run, setting.state, TABLE_TRIAL_NODES if remembers else TRIAL_NODES)
    except RecursionError:
        # Random walks may end early where the first line of play does not, as passes end Go.
        return _hopeless(tree_size.HOPELESS, setting, run)
    # An unusual beginning may make the estimate too small: no search that cuts beats Knuth and
    # Moore's bound by much, and a search that does not cut visits the whole tree. Rounds all cost
    # the same.
    least = 2 * whole**0.5 if _cuts(run.search) else whole
    is_sure = remembers or "rounds" in run.options or tried <= TRIAL_NODES
    nodes = tried if is_sure else max(tried, least)
    # Finding a depth takes longer than all the rest, and a small search needs no advice.
    suggests = run.search.takes_depth and nodes > COMFORTABLE_NODES
    return _size(nodes, whole, _suggested_depth(setting, run) if suggests else 0)


def _size(nodes: float, whole: float | None, suggested_depth: int) -> GameSize:
    return {
        "kind": KIND,
        "nodes": nodes,
        "budgeted": whole is None,
        "minimaxNodes": whole,
        "maxNodes": MAX_NODES,
        "suggestedDepth": suggested_depth,
    }


def _hopeless(whole: float, setting: Setting, run: Run) -> GameSize:
    """What is said of a tree that no search comes to the end of."""
    nodes = 2 * whole**0.5 if _cuts(run.search) else whole
    return _size(nodes, whole, _suggested_depth(setting, run) if run.search.takes_depth else 0)


def _cuts(search: SearchEntry) -> bool:
    """Whether the search skips a part of the tree, by a window that it gets or makes."""
    return search.takes_window or search.takes_cut or (search.passes and not search.merged)


def _suggested_depth(setting: Setting, run: Run) -> int:
    """The greatest depth at which the search stays comfortable, by an estimate."""
    depth = 1
    while depth < min(run.depth, MAX_DEPTH):
        whole = tree_size.estimate_tree(
            setting.game, setting.state, depth + 1, SUGGESTION_PROBES, ESTIMATE_SEED
        )
        expected = tree_size.estimate_alphabeta(whole) if _cuts(run.search) else whole
        if expected > COMFORTABLE_NODES:
            break
        depth += 1
    return _whole_rounds(setting, _deepest_comfortable(setting, run, depth))


def _whole_rounds(setting: Setting, depth: int) -> int:
    """If people count in rounds: no more plies than whole rounds have, except below one round."""
    if not offers(setting.game, InRounds):
        return depth
    plies = setting.game.plies_in_round(setting.state)
    return depth - depth % plies if depth > plies else depth


def _deepest_comfortable(setting: Setting, run: Run, deepest: int) -> int:
    """The greatest depth up to `deepest` at which a trial of the search stays nearly comfortable:
    random walks alone may miss the bushy parts of a tree."""
    least, most = 1, deepest
    while least < most:
        depth = (least + most + 1) // 2
        keywords = {**run.keywords, "depth": depth}
        shallow = replace(run, depth=depth, keywords=keywords)
        if estimate_nodes(shallow, setting.state, SUGGESTION_TRIAL) > 4 * COMFORTABLE_NODES:
            most = depth - 1
        else:
            least = depth
    return least


def compare(request: Request) -> Yardstick:
    """The nodes that minimax visits in the same tree, and the fewest leaves alpha-beta needs.

    The window is the same. Null if counting takes too long; with "patient", it may take longer.
    """
    setting = read_setting(request)
    run = read_run(request, setting)
    patient = request.get("patient", False)
    budget = COMPARE_BUDGET_PATIENT if patient else COMPARE_BUDGET
    if has_budget(run) and not patient:
        # It does not search the whole of any tree that could be counted.
        return {"kind": KIND, "minimaxNodes": None, "minimaxLeaves": None, "fewestLeaves": None}
    count = tree_size.count_tree(run.weighed, setting.state, run.depth, budget)
    plain = not offers(setting.game, Chance) and not offers(setting.game, ManyPlayers)
    fewest = (
        tree_size.fewest_leaves(run.weighed, setting.state, run.depth, budget, *run.window)
        if count and plain
        else None
    )
    return {
        "kind": KIND,
        "minimaxNodes": count.nodes if count else None,
        "minimaxLeaves": count.leaves if count else None,
        "fewestLeaves": fewest,
    }


NO_LIMIT: Final = {each.id: each.default for each in BUDGET}
"""The budget of a search that may go on as long as it likes."""


def estimate_nodes(run: Run, state: Any, trial: int) -> float:
    """About how many nodes the search `run` visits from `state`.

    The answer is exact up to `trial` nodes. A larger search is stopped there, and we assume that
    the rest of the tree costs as much as the part that is done. A search that cuts is faster
    towards its end, so the answer tends to be too large. For a search in rounds, we assume that all
    rounds cost the same; for iterative deepening, that the last search costs as much as all before
    it.
    """
    log, finished = run.begin(state, trial)
    if finished:
        return float(nodes_visited(log))
    visited = log.nodes
    if "rounds" in run.options:
        done = log.parent.count(0)
        return visited * run.options["rounds"] / max(1, done)
    if run.search.passes:
        plain = replace(run, search=SEARCHES["alphabeta"], keywords={"depth": run.depth})
        return 2 * estimate_nodes(plain, state, trial)
    return visited / part_done(log)


def has_budget(run: Run) -> bool:
    """Whether a limit of nodes or seconds that a person has set ends the search."""
    return any(run.options.get(name, limit) != limit for name, limit in NO_LIMIT.items())


def share_of_budget(run: Run, searches: int) -> dict[str, float]:
    """The limits that a person has set, for each of so many searches that share them."""
    return {
        name: run.options[name] / max(1, searches)
        for name, limit in NO_LIMIT.items()
        if run.options.get(name, limit) != limit
    }


def most_nodes(
    run: Run, state: Any, trial: int, clock: Callable[[], float] = perf_counter
) -> float:
    """How many nodes the budget of `run` allows at most; infinite without a budget.

    What a number of seconds is worth is told by the time of the first `trial` nodes.
    """
    nodes = run.options.get("nodes", NO_LIMIT["nodes"])
    seconds = run.options.get("seconds", NO_LIMIT["seconds"])
    allowed = inf if nodes == NO_LIMIT["nodes"] else nodes
    if seconds == NO_LIMIT["seconds"]:
        return allowed
    started = clock()
    log, _ = run.begin(state, trial)
    a_node = (clock() - started) / max(1, log.nodes)
    return min(allowed, seconds / a_node) if a_node > 0 else allowed


def part_done(log: Log) -> float:
    """The share of the whole tree that a stopped search has finished; more than 0.

    All moves of a node get equal parts of the node's share. At the last node, the move that the
    search was in counts as half done, so that the share is never 0.
    """
    expanded = Counter(log.parent)
    part, share = 0.0, 1.0
    for node in log.path():
        moves = len(log.offered.get(node, ()))
        if moves == 0:
            break
        finished = max(0, expanded[node] - 1)
        part += share * finished / moves
        share /= moves
    return max(part + share / 2, 1e-30)
